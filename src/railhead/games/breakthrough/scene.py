"""The table in areas and pieces: market, tunnel, counter, everybody's cards and tokens, and the own hand."""

from __future__ import annotations

from typing import Final

from railhead.games.breakthrough.caravans import caravan_bonus
from railhead.games.breakthrough.cards import (
    AFFILIATION,
    AFFILIATIONS,
    AMOUNT,
    ATTACK_ALL,
    CARAVAN,
    CARAVAN_BONUS,
    CARAVAN_BONUS_WHEN_FLIPPED,
    CARAVAN_PAY_ALL,
    COLOURS,
    COST,
    DEFENCE_COST,
    DISCARD_THREE_COUNT,
    FACTIONS,
    HERO,
    HERO_DEFEND,
    HERO_DOUBLE,
    IDS,
    KIND,
    KINDS,
    LOSSES,
    MARKET_SIZE,
    MAY_DEFEND,
    MILITARY,
    NOT_CARRIED,
    PARAMETER,
    PEACEFUL,
    PROVIDES_RESOURCES,
    RESOURCE,
    REWARD_TYPE,
    START_TOKENS_ABOVE,
    STATION,
    STATION_LOSS,
    STATIONS_END,
    SUFFER_LOSS,
    SYMBOLS,
    TASK_COLOUR,
    TASK_TOKEN,
    THREAT,
    TOKENS_TO_WIN,
    TYPE_CATEGORY,
    TYPES,
    TYPES_LOST,
)
from railhead.games.breakthrough.discarding import DiscardThree
from railhead.games.breakthrough.market import TakeCards
from railhead.games.breakthrough.model import (
    CARD_OPTION,
    DECK_TOP,
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
    current_cost,
    free_types,
    option_at,
    reach,
    reach_with,
)
from railhead.games.breakthrough.round import Turn
from railhead.games.breakthrough.tasks import CompleteTask, keeping_price
from railhead.games.breakthrough.threats import Repel, Suffer, can_repel, protection, stations_in_play
from railhead.kernel.ask import NONE
from railhead.kernel.scene import GRID, HAND, HIDDEN_FACE, LEDGER, ROW, STACK, TRACK, TRAY, Area, Keys, Piece, Scene
from railhead.kernel.view import View

MOMENTS: Final = ("set_up", "action", "draw", "finish", "hands")

# What pointing at a card means depends on where the question looks for one.
FROM_HAND: Final = ("discard_one", "discard_three")
LAYING: Final = ("action", "free_card")
FROM_MARKET: Final = ("take", "take_or_act")
IN_PLAY: Final = ("pay_task", "clean_up", "defend", "lose_station")
WITH_TASKS: Final = ("action", "take_or_act", "end_turn", "last_clean_up")


class Looking:
    """Through whose eyes the table is seen, and what he is asked."""

    def __init__(self, view: View, g: Breakthrough) -> None:
        self.seat = view.seat if view.seat < g.seats else NONE
        self.focus = g.active if self.seat == NONE else self.seat  # whose table lies in the middle
        self.prompt = view.asks[0].prompt if view.asks else ""
        self.unseen = [card for pool in view.pools for card in pool if KIND[card] == THREAT]
        self.keys = Keys()
        self.threat = threat_of(g)


def scene(view: View) -> Scene:
    g = view.state
    assert isinstance(g, Breakthrough)
    if NONE in g.faction:
        return Scene("set_up", [Area("factions", ROW, [faction_to_choose(g, card) for card in range(FACTIONS)])])
    eyes = Looking(view, g)
    areas = [
        Area("race", TRACK, [marker(g, seat) for seat in range(g.seats)], size=TOKENS_TO_WIN),
        Area("market", ROW, market(g, eyes), size=MARKET_SIZE),
        Area("deck", STACK, [Piece("deck", key="deck", options=[DECK_TOP])], size=len(g.deck.cards)),
        discard_pile(g, eyes),
        *raid(g, eyes),
        *counter(g),
        *throwing(g),
        Area("tunnel", ROW, [unseen_threat(g, eyes, card) for card in eyes.unseen]),
        Area("players", GRID, [player(g, seat) for seat in range(g.seats)]),
    ]
    for step in range(g.seats):
        areas += table_of(g, (eyes.focus + step) % g.seats, eyes)
    areas.append(Area("cover", ROW, [cover(g, eyes, symbol) for symbol in range(len(SYMBOLS))], owner=eyes.focus))
    if eyes.seat != NONE:
        areas += own_areas(g, eyes.seat, eyes)
    if g.over:
        areas += [Area("sources", ROW, sources(g, seat), owner=seat) for seat in range(g.seats)]
    return Scene(moment(g), areas, g.active, g.turn + 1)


def moment(g: Breakthrough) -> str:
    """The part of the turn (BRK-4.1.5): what a line of it has pushed belongs to that line."""
    for place, step in enumerate(g.stack):
        if isinstance(step, Turn):
            if step.at <= 2:
                return "action"
            if place + 1 == len(g.stack) or (step.at <= 6 and not isinstance(g.stack[place + 1], TakeCards)):
                return "finish"
            return "draw" if step.at <= 4 else "hands"
    return "action"


# --- what a card shows ------------------------------------------------------------------------------------------------


def printed_marks(card: int) -> list[str]:
    """The words on a card."""
    if KIND[card] == RESOURCE:
        kind = PROVIDES_RESOURCES[card]
        found = [TYPES[kind], COLOURS[TYPE_CATEGORY[kind]]]
    elif card < STATIONS_END:
        category = max(CARAVAN_BONUS[card], CARAVAN_BONUS_WHEN_FLIPPED[card])
        gives = f"{'gives' if KIND[card] == STATION else 'frees'}_{TYPES[REWARD_TYPE[card]]}"
        found = [COLOURS[TASK_COLOUR[card]], gives, f"caravan_{COLOURS[category]}"]
        if KIND[card] == STATION:
            found.append(AFFILIATIONS[AFFILIATION[card]])
    elif KIND[card] == HERO:
        found = [f"doubles_{TYPES[HERO_DOUBLE[card]]}", *[f"repels_{name}" for name in symbol_names(HERO_DEFEND[card])]]
    elif KIND[card] == THREAT:
        attacks = [f"attacks_{name}" for name in symbol_names(ATTACK_ALL[card])]
        found = [*attacks, f"takes_{LOSSES[SUFFER_LOSS[card]]}"]
    else:
        found = [COLOURS[CARAVAN_PAY_ALL[card]]]
    return found + [f"turned_{name}" for name in symbol_names(MAY_DEFEND[card])]


def symbol_names(bits: int) -> list[str]:
    return [name for number, name in enumerate(SYMBOLS) if bits >> number & 1]


MARKS: Final[list[list[str]]] = [printed_marks(card) for card in range(len(IDS))]


def card_piece(card: int, key: str, owner: int = NONE) -> Piece:
    """A card with what is printed on it."""
    piece = Piece(KINDS[KIND[card]], IDS[card], key, owner, marks=MARKS[card][:])
    if AMOUNT[card]:
        piece.numbers["amount"] = AMOUNT[card]
    if TASK_TOKEN[card] > 1:
        piece.numbers["reward"] = TASK_TOKEN[card]
    return piece


def offered_card(g: Breakthrough, card: int, eyes: Looking) -> Piece:
    """A card that the viewer may take or play, with what it costs him now (BRK-4.2.5) or regains (BRK-4.3.1)."""
    piece = card_piece(card, eyes.keys.of(IDS[card]))
    if KIND[card] in (THREAT, CARAVAN):
        piece.numbers["regains"] = COST[card]
        if KIND[card] == CARAVAN and eyes.seat != NONE:
            piece.numbers["bonus"] = caravan_bonus(g, eyes.seat, CARAVAN_PAY_ALL[card])
    else:
        now = COST[card] if eyes.seat == NONE else current_cost(g, eyes.seat, card)
        piece.numbers["cost"] = now
        if now != COST[card]:
            piece.numbers["printed"] = COST[card]
    if KIND[card] == STATION:
        piece.numbers["task"] = PARAMETER[card]
    if MAY_DEFEND[card]:
        piece.numbers["turned"] = DEFENCE_COST[card]
    return piece


# --- set-up -----------------------------------------------------------------------------------------------------------


def faction_to_choose(g: Breakthrough, card: int) -> Piece:
    owner = g.faction.index(card) if card in g.faction else NONE
    piece = card_piece(card, IDS[card], owner)
    piece.options = [FACTION_OPTION[card]]
    piece.numbers["task"] = PARAMETER[card]
    if owner != NONE:
        piece.marks.append("taken")
    return piece


# --- what all share ---------------------------------------------------------------------------------------------------


def marker(g: Breakthrough, seat: int) -> Piece:
    return Piece("marker", IDS[g.faction[seat]], f"marker{seat}", seat, place=g.owned(seat))


def market(g: Breakthrough, eyes: Looking) -> list[Piece]:
    """The face-up cards from left to right; a gap shows by the places."""
    found: list[Piece] = []
    for place in range(MARKET_SIZE):
        if place in g.market.marks:
            card = g.market.cards[g.market.marks.index(place)]
            piece = offered_card(g, card, eyes)
            piece.place = place + 1
            if eyes.prompt in FROM_MARKET or eyes.prompt in WITH_TASKS:
                piece.options = [CARD_OPTION[card]]
            found.append(piece)
    return found


def discard_pile(g: Breakthrough, eyes: Looking) -> Area:
    """The open pile, each card with its number of copies, the top card last (BRK-11.1.3)."""
    cards = g.discard.cards
    counts: dict[int, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    found: list[Piece] = []
    for card in sorted(counts):
        if counts[card] > 1 or card != cards[-1]:
            copies = counts[card] - (1 if card == cards[-1] else 0)
            piece = Piece(KINDS[KIND[card]], IDS[card], f"discarded-{IDS[card]}", numbers={"copies": copies})
            found.append(piece)
    if cards:
        found.append(card_piece(cards[-1], eyes.keys.of(IDS[cards[-1]])))
    return Area("discard", STACK, found, size=len(cards))


def player(g: Breakthrough, seat: int) -> Piece:
    """A player's tokens and how near he is to the end."""
    numbers = {
        "owned": g.owned(seat),
        "above": g.above[seat],
        "below": g.below[seat],
        "on_stations": g.on_stations(seat),
        "supply": g.supply[seat],
        "cards": len(g.hand[seat].cards),
    }
    marks = ["on_turn"] if seat == g.active and not g.over else []
    if not g.over and can_win(g, seat):
        marks.append("can_win")
    return Piece("player", "", f"player{seat}", seat, marks=marks, numbers=numbers, limits={"owned": TOKENS_TO_WIN})


def can_win(g: Breakthrough, seat: int) -> bool:
    """Would a task that a player can complete with what lies before him end the match (BRK-9.1.1)?"""
    reached = reach(g, seat)
    for card in [g.faction[seat], *[card for card in g.in_play[seat].cards if card < STATIONS_END]]:
        gained = min(TASK_TOKEN[card], g.supply[seat])
        if g.owned(seat) + gained >= TOKENS_TO_WIN and against_task(g, seat, card, reached) == 0:
            return True
    return False


# --- the tunnel -------------------------------------------------------------------------------------------------------


def threat_of(g: Breakthrough) -> int:
    """The monster that attacks now; NONE in quiet times."""
    step = g.stack[-1] if g.stack and not g.over else None
    return step.threat if isinstance(step, (Repel, Suffer)) else NONE


def unseen_threat(g: Breakthrough, eyes: Looking, card: int) -> Piece:
    """A monster that may still come, because the viewer has seen it nowhere; would it be repelled (BRK-7.2.1)?"""
    piece = card_piece(card, eyes.keys.of(f"unseen-{IDS[card]}"))
    piece.marks.append("repelled" if can_repel(g, eyes.focus, card) else "unguarded")
    return piece


def raid(g: Breakthrough, eyes: Looking) -> list[Area]:
    """The attack in progress: the monster, what it has cost so far, and everybody in turn (BRK-7.1.2)."""
    if eyes.threat == NONE:
        return []
    monster = card_piece(eyes.threat, "monster")
    thrown = g.discard.cards
    last = len(thrown) - 1 - thrown[::-1].index(eyes.threat) if eyes.threat in thrown else len(thrown)
    gone = [card_piece(card, f"gone{at}") for at, card in enumerate(thrown[last + 1 :])]
    first = g.active
    attacked = [attacked_player(g, (first + step) % g.seats, step + 1) for step in range(g.seats)]
    return [Area("monster", ROW, [monster]), Area("attacked", GRID, attacked), Area("gone", ROW, gone)]


def attacked_player(g: Breakthrough, seat: int, place: int) -> Piece:
    """Where a player stands in the attack: done with it, at it, or still to come."""
    piece = Piece("attacked", "", f"attacked{seat}", seat, place=place)
    for at, step in enumerate(g.stack):
        if isinstance(step, (Repel, Suffer)) and step.seat == seat:
            piece.marks.append("now" if at + 1 == len(g.stack) else "to_come")
            if isinstance(step, Repel):
                piece.marks.append("has_repelled" if step.used else "will_repel")
            else:
                piece.marks.append("will_suffer")
                piece.numbers["losses"] = losses(g, seat, step.threat)
            return piece
    piece.marks.append("handled")
    return piece


def is_endangered(g: Breakthrough, seat: int, at: int) -> bool:
    """Will the attack take this card, because its owner cannot repel it (BRK-7.4)?"""
    for step in g.stack:
        if isinstance(step, Suffer) and step.seat == seat and not g.over:
            if g.in_play[seat].cards[at] < STATIONS_END:
                return SUFFER_LOSS[step.threat] == STATION_LOSS
            return falls_to(g, seat, at, step.threat)
    return False


def falls_to(g: Breakthrough, seat: int, at: int, threat: int) -> bool:
    """Is this an upright resource of a kind that the monster takes (BRK-7.4.2 to 7.4.4)?"""
    zone = g.in_play[seat]
    kind = PROVIDES_RESOURCES[zone.cards[at]]
    return kind >= 0 and zone.marks[at] != TURNED and TYPES_LOST[SUFFER_LOSS[threat]] >> kind & 1 == 1


def losses(g: Breakthrough, seat: int, threat: int) -> int:
    """How many cards the monster takes from a player who cannot repel it."""
    if SUFFER_LOSS[threat] == STATION_LOSS:
        return min(1, len(stations_in_play(g, seat)))
    return sum([1 for at in range(len(g.in_play[seat].cards)) if falls_to(g, seat, at, threat)])


# --- the counter ------------------------------------------------------------------------------------------------------


def counter(g: Breakthrough) -> list[Area]:
    """The task in progress: what is paid, what it brings, what keeping the station takes (BRK-5.2.4 to 5.2.10)."""
    step = g.stack[-1] if g.stack and not g.over else None
    if not isinstance(step, CompleteTask):
        return []
    task = card_piece(step.card, "counter", step.seat)
    task.numbers["paid"] = step.total()
    task.limits["paid"] = PARAMETER[step.card]
    gained = min(TASK_TOKEN[step.card], g.supply[step.seat])
    task.numbers["gains"] = gained
    if step.card >= FACTIONS:
        task.numbers["keep"] = keeping_price(g, step.seat)
    if step.at > 2:
        task.marks.append("completed")
    paid = [paid_type(step, kind) for kind in range(len(TYPES)) if step.paid[kind]]
    return [Area("counter", ROW, [task]), Area("paid", LEDGER, paid, owner=step.seat)]


def is_being_completed(g: Breakthrough, seat: int, card: int) -> bool:
    step = g.stack[-1] if g.stack and not g.over else None
    return isinstance(step, CompleteTask) and step.seat == seat and step.card == card


def paid_type(step: CompleteTask, kind: int) -> Piece:
    """What lies on the counter of one type, doubled where a hero doubles it (BRK-6.5.3)."""
    doubled = step.doubled >> kind & 1
    amount = step.paid[kind] * (1 + doubled)
    marks = [COLOURS[TYPE_CATEGORY[kind]], "doubled"] if doubled else [COLOURS[TYPE_CATEGORY[kind]]]
    return Piece("paid", TYPES[kind], f"paid-{TYPES[kind]}", step.seat, marks=marks, numbers={"amount": amount})


def throwing(g: Breakthrough) -> list[Area]:
    """How many cards are still to be thrown away (BRK-4.4.1)."""
    step = g.stack[-1] if g.stack and not g.over else None
    if not isinstance(step, DiscardThree):
        return []
    numbers, limits = {"left": step.left}, {"left": DISCARD_THREE_COUNT}
    return [Area("throwing", LEDGER, [Piece("throwing", "", "throwing", step.seat, [], [], numbers, limits)])]


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
    backs = [Piece("card", HIDDEN_FACE, eyes.keys.at(f"hand{seat}", at), seat) for at in range(hidden)]
    return found + backs


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


# --- the end ----------------------------------------------------------------------------------------------------------


def sources(g: Breakthrough, seat: int) -> list[Piece]:
    """Where a player's tokens came from, as far as the table still shows it."""
    known = [g.faction[seat]] if g.flipped[seat] else []
    zone = g.in_play[seat]
    kept = [at for at, card in enumerate(zone.cards) if card < STATIONS_END and zone.marks[at]]
    known += [zone.cards[at] for at in sorted(kept, key=lambda at: zone.marks[at])]
    step = g.stack[-1] if g.stack else None
    if isinstance(step, CompleteTask) and step.seat == seat and step.card not in known:
        known.append(step.card)
    left = g.owned(seat) - START_TOKENS_ABOVE
    found: list[Piece] = []
    for card in reversed(known):
        tokens = min(TASK_TOKEN[card], left)
        if tokens:
            piece = card_piece(card, f"source-{IDS[card]}", seat)
            piece.numbers = {"tokens": tokens}
            found.insert(0, piece)
            left -= tokens
    if left > 0:
        found.insert(0, Piece("source", "other_tasks", f"source-others{seat}", seat, numbers={"tokens": left}))
    found.insert(0, Piece("source", "start", f"source-start{seat}", seat, numbers={"tokens": START_TOKENS_ABOVE}))
    return found
