"""What lies before the players, in areas and pieces: stations, stores, watch, and the own hand."""

from __future__ import annotations

from railhead.games.breakthrough import cards, model, queries, scene_cards
from railhead.games.breakthrough.model import Breakthrough
from railhead.games.breakthrough.scene_cards import Looking
from railhead.games.breakthrough.scene_moments import is_being_completed, is_endangered
from railhead.games.breakthrough.tasks import keeping_price
from railhead.games.breakthrough.threats import protection, union
from railhead.kernel.ask import NONE
from railhead.kernel.pieces import hand_of, marked
from railhead.kernel.scene import HAND, LEDGER, ROW, TRAY, Area, Piece

# --- a player's table -------------------------------------------------------------------------------------------------


def table_of(g: Breakthrough, seat: int, eyes: Looking) -> list[Area]:
    """The faction card, the stations, the stores and the watch of a player, and what is known of his hand."""
    stations: list[Piece] = []
    stores: list[Piece] = []
    watch: list[Piece] = []
    reached, plain = queries.reach(g, seat), without_heroes(g, seat)
    zone = g.in_play[seat]
    for at, card in enumerate(zone.cards):
        piece = scene_cards.card_piece(card, eyes.keys.of(cards.IDS[card]), seat)
        if seat == eyes.seat:
            piece.options = pointing_in_play(g, seat, at, eyes.prompt)
        if is_endangered(g, seat, at):
            piece.marks.append("endangered")
        if card < cards.STATIONS_END:
            stations.append(with_task(g, piece, card, reached, plain, zone.marks[at]))
        elif zone.marks[at] == model.TURNED or cards.KIND[card] == cards.HERO:
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
    if prompt in scene_cards.IN_PLAY:
        return [queries.option_at(g, seat, at)]
    if card < cards.STATIONS_END:
        return [model.TASK_OPTION[card]]
    if prompt in scene_cards.WITH_TASKS and prompt not in scene_cards.FROM_MARKET:
        return [queries.option_at(g, seat, at)]
    return []


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
    have = reached[cards.TASK_COLOUR[card]]
    piece.numbers["reach"] = have
    piece.limits["reach"] = cards.PARAMETER[card]
    if plain[cards.TASK_COLOUR[card]] != have:
        piece.numbers["without_heroes"] = plain[cards.TASK_COLOUR[card]]
    if queries.against_task(g, seat, card, reached) == 0:
        piece.marks.append("ready")
        if card >= cards.FACTIONS:
            piece.numbers["keep"] = keeping_price(g, seat)
    else:
        piece.numbers["missing"] = cards.PARAMETER[card] - have
    return piece


def nearness(station: Piece) -> int:
    """Ready ones first, then those that lack least; kept ones last."""
    return 100 if "kept" in station.marks else station.numbers.get("missing", 0)


def heroes_first(guard: Piece) -> int:
    return 0 if guard.kind == "hero" else 1


def faction(g: Breakthrough, seat: int, eyes: Looking, reached: list[int], plain: list[int]) -> Piece:
    card = g.faction[seat]
    piece = scene_cards.card_piece(card, cards.IDS[card], seat)
    if seat == eyes.seat:
        piece.options = [model.FACTION_OPTION[card]] if eyes.prompt == "clean_up" else [model.TASK_OPTION[card]]
    if g.flipped[seat]:
        piece.marks.append("flipped")
        return piece
    return with_task(g, piece, card, reached, plain, 0)


def guard_in_play(g: Breakthrough, seat: int, at: int, piece: Piece, eyes: Looking) -> Piece:
    """A card turned as a defence, or a hero; while one is asked: which symbols nothing else would cover."""
    zone = g.in_play[seat]
    card = zone.cards[at]
    mine = protection(g, seat, at)
    if zone.marks[at] == model.TURNED and cards.KIND[card] != cards.HERO:
        piece.marks = ["turned", *[f"repels_{name}" for name in scene_cards.symbol_names(mine)]]
        if cards.KIND[card] == cards.RESOURCE:
            piece.marks.append(cards.TYPES[cards.PROVIDES_RESOURCES[card]])
    if seat == eyes.seat and eyes.prompt == "defend":
        others = union([protection(g, seat, other) for other in range(len(zone.cards)) if other != at])
        piece.marks += [f"bares_{name}" for name in scene_cards.symbol_names(mine & ~others)]
    return piece


def without_heroes(g: Breakthrough, seat: int) -> list[int]:
    """What the upright resources of a player make for a task of each colour, without any hero."""
    amounts = by_type(g, seat)
    return [sum([amount for kind, amount in enumerate(amounts) if types >> kind & 1]) for types in cards.TYPES_FOR]


def by_type(g: Breakthrough, seat: int) -> list[int]:
    zone = g.in_play[seat]
    amounts = [0] * len(cards.TYPES)
    for at, card in enumerate(zone.cards):
        if cards.AMOUNT[card] and zone.marks[at] != model.TURNED:
            amounts[cards.PROVIDES_RESOURCES[card]] += cards.AMOUNT[card]
    return amounts


def sums(g: Breakthrough, seat: int, reached: list[int], own: bool) -> list[Piece]:
    """The stores added up: by category with heroes, by type with what it costs less."""
    named = enumerate(cards.CATEGORIES)
    found = [amount_piece("category", name, seat, [], reached[category]) for category, name in named]
    free, cheaper = queries.free_types(g, seat), queries.cheaper_types(g, seat)
    for kind, amount in enumerate(by_type(g, seat)):
        marks = [cards.COLOURS[cards.TYPE_CATEGORY[kind]]]
        if free >> kind & 1:
            marks.append("free")
        elif cheaper >> kind & 1:
            marks.append("cheaper")
        elif not amount and not own:
            continue
        found.append(amount_piece("type", cards.TYPES[kind], seat, marks, amount))
    return found


def amount_piece(kind: str, name: str, seat: int, marks: list[str], amount: int) -> Piece:
    return Piece(kind, name, f"{name}{seat}", seat, marks=marks, numbers={"amount": amount})


def others_hand(g: Breakthrough, seat: int, eyes: Looking) -> list[Piece]:
    """Another's hand: the cards that were seen taken, then the backs of the rest (BRK-11.1.4)."""
    held = g.hand[seat].cards
    known: list[Piece] = []
    for card in sorted([card for card in held if card >= 0]):
        known.append(scene_cards.card_piece(card, eyes.keys.of(cards.IDS[card]), seat))
        if cards.KIND[card] == cards.STATION:
            known[-1].numbers["task"] = cards.PARAMETER[card]
    return hand_of(known, "card", f"hand{seat}", len(held), seat)


def cover(g: Breakthrough, eyes: Looking, symbol: int) -> Piece:
    """A symbol of the threats: how many cards protect from it, how many unseen threats show it."""
    name = cards.SYMBOLS[symbol]
    guards = sum([protection(g, eyes.focus, at) >> symbol & 1 for at in range(len(g.in_play[eyes.focus].cards))])
    threats = sum([cards.ATTACK_ALL[card] >> symbol & 1 for card in eyes.unseen])
    attacks = eyes.threat != NONE and cards.ATTACK_ALL[eyes.threat] >> symbol & 1 == 1
    marks = marked(covered=guards > 0, open=not guards, attacks=attacks)
    numbers = {"guards": guards, "threats": threats}
    return Piece("symbol", name, f"cover-{name}", eyes.focus, marks=marks, numbers=numbers)


# --- the own hand -----------------------------------------------------------------------------------------------------


def own_areas(g: Breakthrough, seat: int, eyes: Looking) -> list[Area]:
    """The hand, its defence halves, and what each card would complete."""
    held = sorted(g.hand[seat].cards)
    hand = [hand_card(g, seat, card, at, eyes) for at, card in enumerate(held)]
    guards = [
        guard_half(g, seat, card, at, eyes, hand[at].key) for at, card in enumerate(held) if cards.MAY_DEFEND[card]
    ]
    prospects: list[Piece] = []
    if eyes.prompt not in scene_cards.FROM_HAND and eyes.prompt not in scene_cards.IN_PLAY:
        for at, card in enumerate(held):
            prospects += prospect(g, seat, card, at, hand[at].key)
    return [
        Area("hand", HAND, hand, owner=seat, size=cards.HAND_SIZE),
        Area("guards", HAND, guards, owner=seat),
        Area("prospects", ROW, prospects, owner=seat),
    ]


def hand_card(g: Breakthrough, seat: int, card: int, at: int, eyes: Looking) -> Piece:
    piece = scene_cards.offered_card(g, card, eyes)
    piece.owner, piece.place = seat, at + 1
    if eyes.prompt in scene_cards.FROM_HAND:
        piece.options = [model.CARD_OPTION[card]]
    elif eyes.prompt in scene_cards.LAYING:
        piece.options = [option for option in (model.PLAY_OPTION[card], model.CARD_OPTION[card]) if option != NONE]
    elif model.PLAY_OPTION[card] != NONE:
        piece.options = [model.PLAY_OPTION[card]]
    if eyes.prompt == "discard_one":
        piece.numbers["regains"] = min(cards.COST[card], g.below[seat])  # BRK-2.1.5
        piece.limits["regains"] = cards.COST[card]
    if eyes.prompt == "free_card" and cards.KIND[card] not in (cards.THREAT, cards.CARAVAN):
        piece.numbers["cost"] = 0  # BRK-7.3.2
        piece.numbers["printed"] = cards.COST[card]
    if cards.KIND[card] == cards.STATION:
        piece.numbers["reach"] = queries.reach(g, seat)[cards.TASK_COLOUR[card]]
        piece.limits["reach"] = cards.PARAMETER[card]
    return piece


def guard_half(g: Breakthrough, seat: int, card: int, at: int, eyes: Looking, key: str) -> Piece:
    """The lower half of a card in hand: what it costs and repels when it is laid turned."""
    marks = [f"repels_{name}" for name in scene_cards.symbol_names(cards.MAY_DEFEND[card])]
    cost = 0 if eyes.prompt == "free_card" else cards.DEFENCE_COST[card]
    options = [] if eyes.prompt in scene_cards.FROM_HAND else [model.GUARD_OPTION[card]]
    return Piece("guard", cards.IDS[card], f"{key}-turned", seat, options, marks, {"cost": cost}, place=at + 1)


def prospect(g: Breakthrough, seat: int, card: int, at: int, key: str) -> list[Piece]:
    """The first task that playing a resource or hero of the hand would bring within reach."""
    amounts = [0] * len(cards.TYPES)
    doubled = 0
    if cards.AMOUNT[card]:
        amounts[cards.PROVIDES_RESOURCES[card]] = cards.AMOUNT[card]
    elif cards.HERO_DOUBLE[card] != cards.NOT_CARRIED:
        doubled = 1 << cards.HERO_DOUBLE[card]
    else:
        return []
    now, then = queries.reach(g, seat), queries.reach_with(g, seat, amounts, doubled)
    for task in [g.faction[seat], *[one for one in g.in_play[seat].cards if one < cards.STATIONS_END]]:
        if is_being_completed(g, seat, task):
            continue
        if queries.against_task(g, seat, task, then) == 0 and queries.against_task(g, seat, task, now):
            have = then[cards.TASK_COLOUR[task]]
            limits = {"reach": cards.PARAMETER[task]}
            return [
                Piece("prospect", cards.IDS[task], f"{key}-prospect", seat, [], [], {"reach": have}, limits, at + 1)
            ]
    return []
