"""What belongs to the players, in areas and pieces: how they stand, the purse, hands, cards in play, abilities."""

from __future__ import annotations

from typing import Final

from railhead.games.barbarossa import cards, model, scene_cards
from railhead.games.barbarossa.abilities import DEPLOYING_ABILITIES, PLAYING_ABILITIES, Ability
from railhead.games.barbarossa.deployment import permit
from railhead.games.barbarossa.model import Barbarossa
from railhead.games.barbarossa.operation import OperationPhase
from railhead.games.barbarossa.round import next_player
from railhead.games.barbarossa.scene_cards import card_piece, counted, played_piece
from railhead.games.barbarossa.victory import cities, sum_vp
from railhead.kernel.ask import NONE
from railhead.kernel.pieces import face_down, hand_of, marked, sole
from railhead.kernel.scene import HAND, ROW, STACK, TRAY, Area, Keys, Piece
from railhead.kernel.view import View
from railhead.kernel.zones import HIDDEN, Zone

# --- how a player stands --------------------------------------------------------------------------------------------


def player(g: Barbarossa, seat: int, points: list[int], hidden: list[int]) -> Piece:
    """How a player stands. What was bought and gained lay open, so all his Victory Points are known."""
    numbers = {
        "vp": points[seat],
        "front_vp": sum_vp(g.deploying[seat].cards),
        "cities": cities(g, seat),
        "hand": len(g.hand[seat].cards),
        "deck": len(g.deck[seat].cards),
        "discard": len(g.discard[seat].cards),
        "raise": raised(g, seat, len(g.deploying[seat].cards) if seat != g.turn else g.sp),
    }
    if g.over:
        for source, value in sources(g, seat, hidden).items():
            numbers[f"vp_{source}"] = value
    marks: list[str] = []
    if not g.in_play[seat]:
        marks.append("conceded")
    elif seat == g.turn:
        marks += marked(turn=True, attacked=has_attacked(g))
    elif not g.over and seat == next_player(g):
        marks.append("next")
    return Piece("player", "", f"player{seat}", seat, [model.SEAT.of(seat)], marks, numbers, {"vp": max(1, *points)})


def has_attacked(g: Barbarossa) -> bool:
    """Has the turn player declared his attack of this turn?"""
    return any([isinstance(step, OperationPhase) and step.attacks > 0 for step in g.stack])


def unseen(view: View, g: Barbarossa, seat: int) -> list[int]:
    """The cards in a player's deck and hand that the viewer cannot place, sorted."""
    found = view.pools[g.deck[seat].pool][:]
    sets: list[int] = []
    for zone in (g.deck[seat], g.hand[seat]):
        for at in range(len(zone.cards)):
            number = zone.set_known_to(view.seat, at) if zone.cards[at] == HIDDEN else 0
            if number and number not in sets:
                sets.append(number)
                found += view.sets[number]
    return sorted(found)


def all_cards(g: Barbarossa, seat: int, hidden: list[int]) -> list[int]:
    """All cards of a player, wherever they lie (BAR-8.3)."""
    seen = [card for zone in (g.hand[seat], g.deck[seat]) for card in zone.cards if card != HIDDEN]
    found = seen + hidden + g.discard[seat].cards + g.deploying[seat].cards
    return found + g.playing.cards if seat == g.turn else found


def sources(g: Barbarossa, seat: int, hidden: list[int]) -> dict[str, int]:
    """Where the Victory Points of a player come from."""
    found: dict[str, int] = {}
    for card in all_cards(g, seat, hidden):
        if cards.VP[card]:
            found[SOURCE[card]] = found.get(SOURCE[card], 0) + cards.VP[card]
    return found


SOURCE: Final[list[str]] = [
    "city" if cards.IS_CITY[card] else "hill" if cards.IS_OBJECTIVE[card] else cards.TYPE[card].lower()
    for card in cards.EVERY_CARD
]


def raised(g: Barbarossa, seat: int, sp: int) -> int:
    """The Battle Points that fatiguing all active cards of a player would raise, with so many SP to pay for it."""
    zone = g.deploying[seat]
    active = [scene_cards.FATIGUE_BP[card] for at, card in enumerate(zone.cards) if zone.marks[at] == cards.ACTIVE]
    better = sorted([paid - free for free, paid in active if paid > free], reverse=True)
    return sum([free for free, _ in active]) + sum(better[:sp])


def purse(view: View, g: Barbarossa) -> list[Piece]:
    """The points of the turn player, and what each kind is for."""
    left = (g.op, g.sp, g.rp, g.bp)
    found = [
        sole("points", face, g.turn, marks=[mark], numbers={"left": left[point]})
        for point, (face, mark) in enumerate(zip(model.POINTS, POINT_MARKS, strict=True))
    ]
    coming = supply_in_hand(view, g)
    if coming:
        found[model.POINTS.index("SP")].numbers["in_hand"] = coming
    return found


POINT_MARKS: Final = ("to_play", "to_buy", "to_purchase", "to_attack")


def supply_in_hand(view: View, g: Barbarossa) -> int:
    """The SP of the TRANSPORTs in his hand, for the turn player himself."""
    held = g.hand[g.turn].cards if view.seat == g.turn else []
    return sum([scene_cards.supply_of(g, card) for card in held if card != HIDDEN and cards.IS_TRANSPORT[card]])


# --- what lies before him -------------------------------------------------------------------------------------------


def areas_of(view: View, g: Barbarossa, seat: int, keys: Keys, hidden: list[int]) -> list[Area]:
    """Everything that belongs to one player. The order is the way of a card, so that keys go with it."""
    own = seat == view.seat
    deployed = g.deploying[seat]
    found = [Area("hand", HAND, hand(view, g, seat, keys), owner=seat, size=len(g.hand[seat].cards))]
    if own and g.permits and seat == g.turn:
        found.append(Area("placing", ROW, placing(g, seat), owner=seat))
    if seat == g.turn:
        played = [
            played_piece(g, card, keys.of(cards.IDS[card]), seat, [model.DEPLOY.of(card)])
            for card in sorted(g.playing.cards)
        ]
        found.append(Area("playing", ROW, played, owner=seat))
    order = sorted(range(len(deployed.cards)), key=lambda at: (deployed.cards[at], deployed.marks[at]))
    front = [deployed_piece(deployed, at, seat, keys) for at in order if cards.IS_UNIT[deployed.cards[at]]]
    rear = [deployed_piece(deployed, at, seat, keys) for at in order if not cards.IS_UNIT[deployed.cards[at]]]
    found += [Area("front", ROW, front, owner=seat), Area("rear", ROW, rear, owner=seat)]
    if own or (view.seat >= g.seats and seat == g.turn):
        found.append(Area("abilities", ROW, abilities(g, seat), owner=seat))
    pile = g.discard[seat].cards
    discarded = counted(pile, f"discard{seat}", seat, own)
    found += [
        Area("deck", STACK, owner=seat, size=len(g.deck[seat].cards)),
        Area("discard", STACK, discarded, owner=seat, size=len(pile)),
        Area("unseen", TRAY, counted(hidden, f"unseen{seat}", seat), owner=seat, size=len(hidden)),
    ]
    if g.scouted[seat].cards:
        found.append(Area("scouted", HAND, scouted(view, g, seat), owner=seat))
    return found


def hand(view: View, g: Barbarossa, seat: int, keys: Keys) -> list[Piece]:
    """The own hand; of the others' what everybody saw go there, and the backs of the rest."""
    held = g.hand[seat].cards
    known: list[Piece] = []
    for card in sorted([card for card in held if card != HIDDEN]):
        options = [model.PLAY.of(card), model.CARD.of(card)] if seat == view.seat else []
        known.append(played_piece(g, card, keys.of(cards.IDS[card]), seat, options))
    return hand_of(known, "card", f"hand{seat}", len(held), seat)


def placing(g: Barbarossa, seat: int) -> list[Piece]:
    """Cards that may be put from the hand into play without being played (BAR-10.8)."""
    held = [card for card in sorted(set(g.hand[seat].cards)) if card != HIDDEN and permit(g, card) is not None]
    return [sole("place", cards.IDS[card], seat, [model.PLACE.of(card)]) for card in held]


def deployed_piece(zone: Zone, at: int, seat: int, keys: Keys) -> Piece:
    """A deployed card, active or fatigued."""
    card = zone.cards[at]
    active = zone.marks[at] == cards.ACTIVE
    piece = card_piece(card, keys.of(cards.IDS[card]), seat, [model.BY_CONDITION[zone.marks[at]].of(card)])
    if not active:
        piece.marks.append("fatigued")
        piece.options.append(model.REVIVE.of(card))
        if cards.ACTIVATION_SP[card] != NONE:
            piece.numbers["activation_sp"] = cards.ACTIVATION_SP[card]
    return piece


def abilities(g: Barbarossa, seat: int) -> list[Piece]:
    """What the cards of a player could do: one piece for each ability of equal cards in equal condition."""
    found: list[Piece] = []
    zone = g.deploying[seat]
    for card in sorted(set(zone.cards)):
        conditions = {zone.marks[at] for at in range(len(zone.cards)) if zone.cards[at] == card}
        for ability in DEPLOYING_ABILITIES[card]:
            if ability.any_copy or cards.ACTIVE in conditions:
                found.append(ability_piece(ability, seat, cards.ACTIVE))
            if cards.FATIGUED in conditions and not ability.any_copy and not ability.fatigues:
                found.append(ability_piece(ability, seat, cards.FATIGUED))
    if seat == g.turn:
        for card in sorted(set(g.playing.cards)):
            found += [ability_piece(ability, seat, cards.ACTIVE) for ability in PLAYING_ABILITIES[card]]
    return found


def ability_piece(ability: Ability, seat: int, condition: int) -> Piece:
    number = ability.number
    tired = condition == cards.FATIGUED
    marks = scene_cards.ABILITY_MARKS[number] + marked(with_fatigued=tired)
    numbers = dict(scene_cards.ABILITY_NUMBERS[number])
    option = (model.USE_TIRED if tired else model.USE).of(number)
    key = f"{'tired' if tired else 'use'}{number}"
    return Piece("ability", cards.IDS[ability.card], key, seat, [option], marks, numbers)


def scouted(view: View, g: Barbarossa, seat: int) -> list[Piece]:
    """EVENTs in the hand of the turn player: he alone sees which they are."""
    found: list[Piece] = []
    for at, card in enumerate(g.scouted[seat].cards):
        if card == HIDDEN:
            found.append(face_down("event", "scouted", at, seat))
        else:
            options = [model.CARD.of(card)] if seat == view.seat else []
            found.append(card_piece(card, f"scouted@{at}", seat, options, {"defence": cards.DEFENCE_MOD[card]}))
    return found
