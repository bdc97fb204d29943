"""What lies before the players, in areas and pieces: stations, stores, watch, and the own hand."""

from __future__ import annotations

from railhead.games.breakthrough.cards import (
    AMOUNT,
    ATTACK_ALL,
    CARAVAN,
    COLOURS,
    COST,
    DEFENCE_COST,
    FACTIONS,
    HERO,
    HERO_DOUBLE,
    IDS,
    KIND,
    MAY_DEFEND,
    MILITARY,
    NOT_CARRIED,
    PARAMETER,
    PEACEFUL,
    PROVIDES_RESOURCES,
    RESOURCE,
    STATION,
    STATIONS_END,
    SYMBOLS,
    TASK_COLOUR,
    THREAT,
    TYPE_CATEGORY,
    TYPES,
)
from railhead.games.breakthrough.model import (
    CARD_OPTION,
    FACTION_OPTION,
    GUARD_OPTION,
    PLAY_OPTION,
    TASK_OPTION,
    TURNED,
    Breakthrough,
)
from railhead.games.breakthrough.queries import (
    against_task,
    cheaper_types,
    free_types,
    option_at,
    reach,
    reach_with,
)
from railhead.games.breakthrough.scene_cards import (
    FROM_HAND,
    FROM_MARKET,
    IN_PLAY,
    LAYING,
    WITH_TASKS,
    Looking,
    card_piece,
    offered_card,
    symbol_names,
)
from railhead.games.breakthrough.scene_moments import is_being_completed, is_endangered
from railhead.games.breakthrough.tasks import keeping_price
from railhead.games.breakthrough.threats import protection
from railhead.kernel.ask import NONE
from railhead.kernel.scene import HAND, LEDGER, ROW, TRAY, Area, Piece, backs

# --- a player's table -------------------------------------------------------------------------------------------------


def table_of(g: Breakthrough, seat: int, eyes: Looking) -> list[Area]:
    """The faction card, the stations, the stores and the watch of a player, and what is known of his hand."""
    stations: list[Piece] = []
    stores: list[Piece] = []
    watch: list[Piece] = []
    reached, plain = reach(g, seat), without_heroes(g, seat)
    zone = g.in_play[seat]
    for at, card in enumerate(zone.cards):
        piece = card_piece(card, eyes.keys.of(IDS[card]), seat)
        if seat == eyes.seat:
            piece.options = pointing_in_play(g, seat, at, eyes.prompt)
        if is_endangered(g, seat, at):
            piece.marks.append("endangered")
        if card < STATIONS_END:
            stations.append(with_task(g, piece, card, reached, plain, zone.marks[at]))
        elif zone.marks[at] == TURNED or KIND[card] == HERO:
            watch.append(guard_in_play(g, seat, at, piece, eyes))
        else:
            piece.marks = [mark for mark in piece.marks if not mark.startswith("turned_")]
            stores.append(piece)
    areas = [
        Area("faction", ROW, [faction(g, seat, eyes, reached, plain)], owner=seat),
        Area("stations", ROW, sorted(stations, key=nearness), owner=seat),
        Area("stores", TRAY, stores, owner=seat),
        Area("sums", LEDGER, sums(g, seat, reached, seat == eyes.focus), owner=seat),
        Area("watch", TRAY, sorted(watch, key=heroes_first), owner=seat),
    ]
    if seat != eyes.seat:
        areas.append(Area("others_hand", HAND, others_hand(g, seat, eyes), owner=seat, size=len(g.hand[seat].cards)))
    return areas


def pointing_in_play(g: Breakthrough, seat: int, at: int, prompt: str) -> list[int]:
    """What pointing at a card in play means: its task, or the card where it lies."""
    card = g.in_play[seat].cards[at]
    if prompt in IN_PLAY:
        return [option_at(g, seat, at)]
    if card < STATIONS_END:
        return [TASK_OPTION[card]]
    return [option_at(g, seat, at)] if prompt in WITH_TASKS and prompt not in FROM_MARKET else []


def with_task(g: Breakthrough, piece: Piece, card: int, reached: list[int], plain: list[int], tokens: int) -> Piece:
    """A station in play or a faction card with how far its task can be paid, or what it has become."""
    seat = piece.owner
    if tokens:
        piece.numbers["tokens"] = tokens
        piece.marks.append("kept")
        return piece
    if is_being_completed(g, seat, card):
        piece.marks.append("on_counter")
        return piece
    have = reached[TASK_COLOUR[card]]
    piece.numbers["reach"] = have
    piece.limits["reach"] = PARAMETER[card]
    if plain[TASK_COLOUR[card]] != have:
        piece.numbers["without_heroes"] = plain[TASK_COLOUR[card]]
    if against_task(g, seat, card, reached) == 0:
        piece.marks.append("ready")
        if card >= FACTIONS:
            piece.numbers["keep"] = keeping_price(g, seat)
    else:
        piece.numbers["missing"] = PARAMETER[card] - have
    return piece


def nearness(station: Piece) -> int:
    """Ready ones first, then those that lack least; kept ones last."""
    return 100 if "kept" in station.marks else station.numbers.get("missing", 0)


def heroes_first(guard: Piece) -> int:
    return 0 if guard.kind == "hero" else 1


def faction(g: Breakthrough, seat: int, eyes: Looking, reached: list[int], plain: list[int]) -> Piece:
    card = g.faction[seat]
    piece = card_piece(card, IDS[card], seat)
    if seat == eyes.seat:
        piece.options = [FACTION_OPTION[card]] if eyes.prompt == "clean_up" else [TASK_OPTION[card]]
    if g.flipped[seat]:
        piece.marks.append("flipped")
        return piece
    return with_task(g, piece, card, reached, plain, 0)


def guard_in_play(g: Breakthrough, seat: int, at: int, piece: Piece, eyes: Looking) -> Piece:
    """A card turned as a defence, or a hero; while one is asked: which symbols nothing else would cover."""
    zone = g.in_play[seat]
    card = zone.cards[at]
    mine = protection(g, seat, at)
    if zone.marks[at] == TURNED and KIND[card] != HERO:
        piece.marks = ["turned", *[f"repels_{name}" for name in symbol_names(mine)]]
        if KIND[card] == RESOURCE:
            piece.marks.append(TYPES[PROVIDES_RESOURCES[card]])
    if seat == eyes.seat and eyes.prompt == "defend":
        others = 0
        for other in range(len(zone.cards)):
            if other != at:
                others |= protection(g, seat, other)
        piece.marks += [f"bares_{name}" for name in symbol_names(mine & ~others)]
    return piece


def without_heroes(g: Breakthrough, seat: int) -> list[int]:
    """What the upright resources of a player make for a task of each colour, without any hero."""
    amounts = by_type(g, seat)
    peaceful = sum([amount for kind, amount in enumerate(amounts) if TYPE_CATEGORY[kind] == PEACEFUL])
    military = sum([amount for kind, amount in enumerate(amounts) if TYPE_CATEGORY[kind] == MILITARY])
    return [peaceful, military, peaceful + military]


def by_type(g: Breakthrough, seat: int) -> list[int]:
    zone = g.in_play[seat]
    amounts = [0] * len(TYPES)
    for at, card in enumerate(zone.cards):
        if AMOUNT[card] and zone.marks[at] != TURNED:
            amounts[PROVIDES_RESOURCES[card]] += AMOUNT[card]
    return amounts


def sums(g: Breakthrough, seat: int, reached: list[int], own: bool) -> list[Piece]:
    """The stores added up: by category with heroes, by type with what it costs less."""
    found = [
        Piece("category", COLOURS[category], f"{COLOURS[category]}{seat}", seat, numbers={"amount": reached[category]})
        for category in (PEACEFUL, MILITARY)
    ]
    free, cheaper = free_types(g, seat), cheaper_types(g, seat)
    for kind, amount in enumerate(by_type(g, seat)):
        marks = [COLOURS[TYPE_CATEGORY[kind]]]
        if free >> kind & 1:
            marks.append("free")
        elif cheaper >> kind & 1:
            marks.append("cheaper")
        elif not amount and not own:
            continue
        found.append(Piece("type", TYPES[kind], f"{TYPES[kind]}{seat}", seat, marks=marks, numbers={"amount": amount}))
    return found


def others_hand(g: Breakthrough, seat: int, eyes: Looking) -> list[Piece]:
    """Another's hand: the cards that were seen taken, then the backs of the rest (BRK-11.1.4)."""
    seen = sorted([card for card in g.hand[seat].cards if card >= 0])
    hidden = len(g.hand[seat].cards) - len(seen)
    found = [card_piece(card, eyes.keys.of(IDS[card]), seat) for card in seen]
    for piece, card in zip(found, seen, strict=True):
        if KIND[card] == STATION:
            piece.numbers["task"] = PARAMETER[card]
    return found + backs("card", f"hand{seat}", hidden, seat)


def cover(g: Breakthrough, eyes: Looking, symbol: int) -> Piece:
    """A symbol of the threats: how many cards protect from it, how many unseen threats show it."""
    guards = 0
    for at in range(len(g.in_play[eyes.focus].cards)):
        guards += protection(g, eyes.focus, at) >> symbol & 1
    threats = sum([1 for card in eyes.unseen if ATTACK_ALL[card] >> symbol & 1])
    marks = ["covered" if guards else "open"]
    if eyes.threat != NONE and ATTACK_ALL[eyes.threat] >> symbol & 1:
        marks.append("attacks")
    numbers = {"guards": guards, "threats": threats}
    return Piece("symbol", SYMBOLS[symbol], f"cover-{SYMBOLS[symbol]}", eyes.focus, marks=marks, numbers=numbers)


# --- the own hand -----------------------------------------------------------------------------------------------------


def own_areas(g: Breakthrough, seat: int, eyes: Looking) -> list[Area]:
    """The hand, its defence halves, and what each card would complete."""
    cards = sorted(g.hand[seat].cards)
    hand = [hand_card(g, seat, card, at, eyes) for at, card in enumerate(cards)]
    guards = [guard_half(g, seat, card, at, eyes, hand[at].key) for at, card in enumerate(cards) if MAY_DEFEND[card]]
    prospects: list[Piece] = []
    if eyes.prompt not in FROM_HAND and eyes.prompt not in IN_PLAY:
        for at, card in enumerate(cards):
            prospects += prospect(g, seat, card, at, hand[at].key)
    return [
        Area("hand", HAND, hand, owner=seat),
        Area("guards", HAND, guards, owner=seat),
        Area("prospects", ROW, prospects, owner=seat),
    ]


def hand_card(g: Breakthrough, seat: int, card: int, at: int, eyes: Looking) -> Piece:
    piece = offered_card(g, card, eyes)
    piece.owner, piece.place = seat, at + 1
    if eyes.prompt in FROM_HAND:
        piece.options = [CARD_OPTION[card]]
    elif eyes.prompt in LAYING:
        piece.options = [option for option in (PLAY_OPTION[card], CARD_OPTION[card]) if option != NONE]
    elif PLAY_OPTION[card] != NONE:
        piece.options = [PLAY_OPTION[card]]
    if eyes.prompt == "discard_one":
        piece.numbers["regains"] = min(COST[card], g.below[seat])  # BRK-2.1.5
        piece.limits["regains"] = COST[card]
    if eyes.prompt == "free_card" and KIND[card] not in (THREAT, CARAVAN):
        piece.numbers["cost"] = 0  # BRK-7.3.2
        piece.numbers["printed"] = COST[card]
    if KIND[card] == STATION:
        piece.numbers["reach"] = reach(g, seat)[TASK_COLOUR[card]]
        piece.limits["reach"] = PARAMETER[card]
    return piece


def guard_half(g: Breakthrough, seat: int, card: int, at: int, eyes: Looking, key: str) -> Piece:
    """The lower half of a card in hand: what it costs and repels when it is laid turned."""
    marks = [f"repels_{name}" for name in symbol_names(MAY_DEFEND[card])]
    cost = 0 if eyes.prompt == "free_card" else DEFENCE_COST[card]
    options = [] if eyes.prompt in FROM_HAND else [GUARD_OPTION[card]]
    return Piece("guard", IDS[card], f"{key}-turned", seat, options, marks, {"cost": cost}, place=at + 1)


def prospect(g: Breakthrough, seat: int, card: int, at: int, key: str) -> list[Piece]:
    """The first task that playing a resource or hero of the hand would bring within reach."""
    amounts = [0] * len(TYPES)
    doubled = 0
    if AMOUNT[card]:
        amounts[PROVIDES_RESOURCES[card]] = AMOUNT[card]
    elif HERO_DOUBLE[card] != NOT_CARRIED:
        doubled = 1 << HERO_DOUBLE[card]
    else:
        return []
    now, then = reach(g, seat), reach_with(g, seat, amounts, doubled)
    for task in [g.faction[seat], *[one for one in g.in_play[seat].cards if one < STATIONS_END]]:
        if is_being_completed(g, seat, task):
            continue
        if against_task(g, seat, task, then) == 0 and against_task(g, seat, task, now):
            have = then[TASK_COLOUR[task]]
            limits = {"reach": PARAMETER[task]}
            return [Piece("prospect", IDS[task], f"{key}-prospect", seat, [], [], {"reach": have}, limits, at + 1)]
    return []
