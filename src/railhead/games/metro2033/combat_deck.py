"""The combat deck: three cards for each side, one of them chosen secretly (section 17)."""

from __future__ import annotations

from railhead.games.metro2033.cards import COMBAT, COMBAT_HAND, COMBAT_TYPE, MODIFIER
from railhead.games.metro2033.model import COMBAT_CARD, Metro
from railhead.kernel.ask import Ask


def deal_combat_cards(g: Metro, attacker: int, defender: int) -> None:
    """All seven cards are shuffled; three go to each side, alternately and unseen (M33-17.1)."""
    g.shuffle(g.combat, "combat deck")
    for _ in range(COMBAT_HAND):
        g.move(g.combat, -1, g.attack_hand)
        g.show(g.attack_hand, -1, 1 << attacker)
        g.move(g.combat, -1, g.defence_hand)
        g.show(g.defence_hand, -1, 1 << defender)


def ask_combat_cards(g: Metro, attacker: int, defender: int) -> list[Ask]:
    """Each side chooses exactly one card, secretly (M33-17.2)."""
    return [
        Ask(attacker, "combat_card", [COMBAT_CARD.of(card - COMBAT) for card in g.attack_hand.cards], secret=True),
        Ask(defender, "combat_card", [COMBAT_CARD.of(card - COMBAT) for card in g.defence_hand.cards], secret=True),
    ]


def reveal_combat_cards(g: Metro, attacker: int, defender: int) -> None:
    """Both chosen cards are revealed together (M33-17.2)."""
    attack = COMBAT_CARD.thing(g.replies[attacker]) + COMBAT
    defence = COMBAT_CARD.thing(g.replies[defender]) + COMBAT
    g.move_card(g.attack_hand, attack, g.revealed)
    g.move_card(g.defence_hand, defence, g.revealed)
    g.tell("plays_combat_card", attacker, attack)
    g.tell("plays_combat_card", defender, defence)


def modifier(own: int, other: int) -> int:
    """What a combat card adds, by the type of the other side's card (M33-17.3)."""
    return MODIFIER[own - COMBAT][COMBAT_TYPE[other - COMBAT]]


def attack_modifier(g: Metro) -> int:
    return modifier(g.revealed.cards[0], g.revealed.cards[1])


def defence_modifier(g: Metro) -> int:
    return modifier(g.revealed.cards[1], g.revealed.cards[0])


def gather_combat_cards(g: Metro) -> None:
    """All seven cards return; those not chosen are not shown (M33-17.4)."""
    g.move_all(g.attack_hand, g.combat)
    g.move_all(g.defence_hand, g.combat)
    g.move_all(g.revealed, g.combat)
