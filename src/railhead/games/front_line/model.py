"""The vocabulary, the zones and the state of a match (chapters 1 and 13)."""

from __future__ import annotations

from typing import Final

from railhead.games.front_line import cards
from railhead.kernel.ask import NONE
from railhead.kernel.state import State
from railhead.kernel.vocabulary import Options, Vocabulary
from railhead.kernel.zones import MOST_SEATS, Zone, ZoneSpec, hand, pile

Card = int
Seat = int
Option = int
Character = int
HitType = int

# --- vocabulary ------------------------------------------------------------------------------------------------------

MOST_DURABILITY: Final[int] = max(cards.DURABILITY) + max(cards.DURABILITY_MODIFIER)
MOST_CHOSEN_STEPS: Final[int] = max(
    [cards.MOST_STEPS[c] for c in range(cards.ACTIONS) if cards.FEWEST_STEPS[c] < cards.MOST_STEPS[c]], default=1
)
# Equipment in play is named with the durability it has left, so that two of a kind can be told apart.
ITEMS: Final = [(card, left) for card in cards.EQUIPMENT_CARDS for left in range(1, MOST_DURABILITY + 1)]


def numbers(kind: str, most: int, title: str, first: str) -> Options:
    """Add `kind:1`, with a title of its own, to `kind:most`."""
    titles = [first] + [title.format(n) for n in range(2, most + 1)]
    return VOCABULARY.kind(kind, [str(n) for n in range(1, most + 1)], titles)


VOCABULARY: Final = Vocabulary()
PASS: Final[int] = VOCABULARY.word("pass", "Pass")
CARD: Final = VOCABULARY.kind("card", cards.IDS[: cards.ACTIONS], cards.TITLES[: cards.ACTIONS])
ABILITY: Final = VOCABULARY.kind("ability", cards.CHARACTERS, cards.ABILITY_TITLES)
COMRADE: Final = VOCABULARY.kind("comrade", cards.CHARACTERS, cards.CHARACTER_TITLES)
ITEM: Final = VOCABULARY.kind(
    "equipment",
    [f"{cards.IDS[card]}:{left}" for card, left in ITEMS],
    [f"{cards.TITLES[card]} (durability {left})" for card, left in ITEMS],
)
RANDOM_CARD: Final[int] = VOCABULARY.word("random_card", "A random card of the hand")
GO_FORWARD: Final[int] = VOCABULARY.word("forward", "Forward")
GO_BACK: Final[int] = VOCABULARY.word("back", "Back, towards the Commissar")
STEPS: Final = numbers("steps", MOST_CHOSEN_STEPS, "{} steps", "1 step")
SLOT: Final = numbers("slot", cards.MOST_SLOTS, "Slot {}", "Slot 1")

JUST_PASS: Final[list[int]] = [PASS]
EITHER_WAY: Final[list[int]] = [GO_FORWARD, GO_BACK]


def is_chosen(answer: int) -> bool:
    """Did a player choose something: was he asked, and did he not pass?"""
    return answer > PASS


def item_option(card: int, durability: int) -> int:
    """The option that stands for an equipment card with this durability."""
    return ITEM.of((card - cards.EQUIPMENT_CARDS[0]) * MOST_DURABILITY + durability - 1)


def slot_option(slot: int) -> int:
    return SLOT.of(slot - 1)


def slot_named(option: int) -> int:
    """The slot that an option `slot:…` names."""
    return SLOT.thing(option) + 1


def steps_option(steps: int) -> int:
    return STEPS.of(steps - 1)


def steps_named(option: int) -> int:
    """The number of steps that an option `steps:…` names."""
    return STEPS.thing(option) + 1


# --- zones -----------------------------------------------------------------------------------------------------------

ZONES: Final[tuple[ZoneSpec, ...]] = (
    pile("action_deck", "Action deck", pool="action"),
    pile("action_discard", "Action discard pile", pool="action", face="all"),
    pile("attack_deck", "Attack deck", pool="attack"),
    pile("attack_discard", "Attack discard pile", pool="attack", face="all"),
    pile("attack", "Attack card of the turn", pool="attack", face="all"),
    # The mark is the slot of a mine or wire, and 0 for a roulette attached to the initiative card.
    hand("in_play", "Mines, wire and roulettes", pool="attack", face="all", each=False, marked=True),
    hand("hand", "Hand", pool="action"),
    # Draft picks, the card of step 2, and the card chosen for Change of Plans: what lies face down before a player.
    pile("down", "Face down", pool="action", face="owner", each=True),
    hand("equipment", "Equipment in play", pool="action", face="all", marked=True),  # the mark is the durability
)
ROULETTE_PLACE: Final = 0


# --- state -----------------------------------------------------------------------------------------------------------


class FrontLine(State):
    """A match of Front Line: No Komrades. A seat is a player and his comrade."""

    action_deck: Zone
    action_discard: Zone
    attack_deck: Zone
    attack_discard: Zone
    attack: Zone
    in_play: Zone
    hand: list[Zone]
    down: list[Zone]
    equipment: list[Zone]
    character: list[Character]
    life: list[int]
    line: list[Seat]  # from slot 1 to the last slot; -1 for a free slot. The Commissar stands behind.
    initiative: Seat
    turn: int
    targets: list[int]  # the slots of target cards that lie at places
    targeted: list[Seat]  # comrades who carry a target card with them
    dodging: list[Seat]
    prone: list[Seat]
    fubar: list[Seat]
    halt: bool
    crew: list[Seat]  # who sits in the tank: its owner, then his passenger
    gassed: list[Seat]
    event_spent: list[Seat]  # who has played his event of this turn
    ability_spent: list[Seat]  # who has used his once-per-game ability
    fallen: list[int]  # 0 while the comrade stands; then which wave of deaths took him, 1 for the first
    postponed: int  # advances of the Commissar that wait for the end of step 5

    def is_alive(self, seat: int) -> bool:
        """May this player still decide and be chosen (FLN-6.12)?"""
        return self.life[seat] > 0

    def comrades(self) -> int:
        """How many comrades are alive."""
        count = 0
        for life in self.life:
            if life > 0:
                count += 1
        return count

    def slot_of(self, seat: int) -> int:
        """The slot in which a comrade stands."""
        return self.line.index(seat) + 1

    def occupant(self, slot: int) -> int:
        """Who stands in a slot; NONE if it is free or does not exist."""
        if 1 <= slot <= len(self.line):
            return self.line[slot - 1]
        return NONE

    def seat_of(self, option: int) -> int:
        """The seat whose comrade an option `comrade:…` names."""
        return self.character.index(COMRADE.thing(option))

    def comrade_option(self, seat: int) -> int:
        return COMRADE.of(self.character[seat])

    def comrade_options(self, seats: list[int]) -> list[int]:
        return [COMRADE.of(self.character[seat]) for seat in seats]


# All seats clockwise, by how many there are and with which one begins.
CLOCKWISE: Final[list[list[list[int]]]] = [
    [[(first + step) % seats for step in range(seats)] for first in range(seats)] for seats in range(MOST_SEATS + 1)
]


def in_initiative_order(g: FrontLine) -> list[int]:
    """The living players, from the holder of the initiative card (or the next one to his left) clockwise."""
    return [seat for seat in CLOCKWISE[g.seats][g.initiative] if g.life[seat] > 0]


def card_options(zone: Zone) -> list[int]:
    """The options for the different action cards of a zone."""
    first = CARD.first  # a call of CARD.of for every card of every hand would cost a hundredth of a match
    seen = 0
    found: list[int] = []
    for card in zone.cards:
        if not seen >> card & 1:
            seen |= 1 << card
            found.append(first + card)
    return found


def draw_lot(g: FrontLine, name: str, n: int) -> int:
    """A place from 0 to n - 1 by chance (FLN-13.5); where there is only one, nothing is drawn."""
    return g.roll(name, n) if n > 1 else 0
