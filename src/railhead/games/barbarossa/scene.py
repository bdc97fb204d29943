"""The table in areas and pieces: the road to Moscow, the attack, the Field, everybody's cards, and the own hand."""

from __future__ import annotations

from typing import Final

from railhead.games.barbarossa import cards
from railhead.games.barbarossa.attacking import EVENTS_PER_CITY, Attack
from railhead.games.barbarossa.events import TurnUp
from railhead.games.barbarossa.model import BUY, CARD, TARGET, TARGET_CARDS, TARGETS, Barbarossa
from railhead.games.barbarossa.queries import occupying_cost
from railhead.games.barbarossa.reinforcement import OWN_DECK, RP_PER_CARD, ReinforcementPhase
from railhead.games.barbarossa.round import PHASES
from railhead.games.barbarossa.scene_cards import LOSSES, card_piece, vp_of
from railhead.games.barbarossa.scene_players import all_cards, areas_of, player, purse, raised, supply_in_hand, unseen
from railhead.games.barbarossa.victory import best_objective, cities, sum_vp
from railhead.kernel.ask import NONE
from railhead.kernel.pieces import marked, sole
from railhead.kernel.scene import GRID, LEDGER, MAP, ROW, STACK, TRAY, Area, Keys, Piece, Scene, moment_of
from railhead.kernel.view import View
from railhead.kernel.zones import HIDDEN

MOMENTS: Final = ("activation", "operation", "target", "event", "gather", "result", "reinforcement", "ending")
PHASE_MOMENTS: Final = tuple(zip(PHASES, ("activation", "operation", "reinforcement", "ending"), strict=True))


def scene(view: View) -> Scene:
    g = view.state
    assert isinstance(g, Barbarossa)
    keys = Keys()
    hidden = [unseen(view, g, seat) for seat in range(g.seats)]
    points = [sum_vp(all_cards(g, seat, hidden[seat])) for seat in range(g.seats)]
    areas = [Area("players", LEDGER, [player(g, seat, points, hidden[seat]) for seat in range(g.seats)]), road(g)]
    if not g.over:
        areas += [
            Area("objectives", ROW, [objective(g, at) for at, card in enumerate(TARGET_CARDS) if card != NONE]),
            attack_area(g, keys, points),
            *field_areas(view, g),
            *event_areas(view, g),
            Area("purse", LEDGER, purse(view, g), owner=g.turn),
        ]
    for seat in range(g.seats):
        areas += areas_of(view, g, seat, keys, hidden[seat])
    return Scene(moment(g), areas, g.turn, g.round)


def moment(g: Barbarossa) -> str:
    """The phase of the turn, or the step of the attack that goes on in it."""
    for step in g.stack:
        if isinstance(step, Attack):
            return step_of_attack(g, step)
    return moment_of(g.stack, PHASE_MOMENTS, "ending" if g.over else "activation")


def step_of_attack(g: Barbarossa, attack: Attack) -> str:
    if g.target == NONE:
        return "target"
    if attack.settled:
        return "result"
    return "event" if any([isinstance(step, TurnUp) for step in g.stack]) else "gather"


# --- the road to Moscow ---------------------------------------------------------------------------------------------


# The Cities from west to east, the one that ends the game last: in which order they fell lies nowhere.
EASTWARD: Final[list[int]] = sorted(
    [card for card in cards.EVERY_CARD if cards.IS_CITY[card]],
    key=lambda card: (cards.ENDS_GAME[card], cards.ON_MAP[card]),
)


def road(g: Barbarossa) -> Area:
    """The Cities from west to east: the fallen with their holders, then the City deck in its order."""
    ahead = list(reversed(g.city.cards))
    fallen = [card for card in EASTWARD if card not in ahead]
    pieces = [fallen_city(g, card) for card in fallen]
    pieces += [city_ahead(card, at == 0) for at, card in enumerate(ahead)]
    links = [(at, at + 1) for at in range(len(pieces) - 1)]
    return Area("road", MAP, pieces, size=len(ahead), links=links, spots=spots(len(fallen), len(ahead)))


def fallen_city(g: Barbarossa, card: int) -> Piece:
    """A City that was taken; its card lies with its holder, or has left the game with him (BAR-8.8)."""
    holders = [seat for seat in range(g.seats) if card in g.deploying[seat].cards]
    owner = holders[0] if holders else NONE
    return sole("stop", cards.IDS[card], owner, marks=["taken"], numbers={"vp": cards.VP[card]})


def city_ahead(card: int, is_next: bool) -> Piece:
    """A City that holds out; only the first can be attacked (BAR-12.2)."""
    numbers = {
        "occupying": cards.OCCUPYING_COST[card],
        "vp": cards.VP[card],
        "events": EVENTS_PER_CITY + cards.REVEAL_EXTRA[card],
        **LOSSES[card],
    }
    marks = ["in_reach"] if is_next else []
    if cards.ENDS_GAME[card]:
        marks.append("last")
    options = [TARGET.of(TARGETS.index(cards.DECKS[cards.CITY]))] if is_next else []
    return Piece("city", cards.IDS[card], cards.IDS[card], NONE, options, marks, numbers)


def spots(fallen: int, ahead: int) -> list[tuple[float, float]]:
    """Where the Cities stand on a map, in percent: high and low by turns, the next one with room around it."""
    steps = [1.0] * (fallen + ahead - 1)  # from each City to the one after it
    if ahead:
        if fallen:
            steps[fallen - 1] = 2.0
        if ahead > 1:
            steps[fallen] = 1.6
            steps[-1] = max(steps[-1], 1.3)
    west = 4.0 if fallen else 10.0
    unit = (94.0 - west) / max(sum(steps), 1.0)
    found: list[tuple[float, float]] = []
    x = west
    for at in range(fallen + ahead):
        if at == fallen + ahead - 1 or (ahead > 1 and at == fallen):
            y = 57.0
        else:
            y = 72.0 if (fallen + ahead - at) % 2 else 46.0
        found.append((round(x, 1), y))
        if at < len(steps):
            x += steps[at] * unit
    return found


def objective(g: Barbarossa, target: int) -> Piece:
    """A deck of Hills or Positions."""
    card = TARGET_CARDS[target]
    numbers = {"occupying": cards.OCCUPYING_COST[card], "vp": cards.VP[card], "copies": g.supply[card]}
    marks = [] if g.supply[card] else ["empty"]
    return Piece("objective", cards.IDS[card], f"deck-{cards.IDS[card]}", NONE, [TARGET.of(target)], marks, numbers)


# --- an attack ------------------------------------------------------------------------------------------------------


def attack_area(g: Barbarossa, keys: Keys, points: list[int]) -> Area:
    """The target, the EVENTs turned up, what lowers the cost, and the sum."""
    if g.target == NONE:
        return Area("attack", ROW)
    costs = {"occupying": cards.OCCUPYING_COST[g.target], **LOSSES[g.target]}
    target = Piece("target", cards.IDS[g.target], "target", numbers=costs)
    pieces = [target, *[turned_up(card, keys) for card in g.revealed.cards]]
    if g.reduction:
        pieces.append(Piece("reduction", key="reduction", numbers={"lowers": g.reduction}))
    needed = occupying_cost(g)
    numbers = {"needed": needed, "bp": g.bp, "reach": g.bp + raised(g, g.turn, g.sp)}
    if needed > g.bp:
        numbers["short"] = needed - g.bp
    numbers["win_vp"] = cards.VP[g.target] + sum_vp(g.revealed.cards)
    settled = any([isinstance(step, Attack) and step.settled for step in g.stack])
    pieces.append(Piece("sum", key="sum", owner=g.turn, marks=marked(settled=settled), numbers=numbers))
    if cards.ENDS_GAME[g.target] and not settled:
        pieces.append(forecast(g, points, numbers["win_vp"]))
    return Area("attack", ROW, pieces)


def turned_up(card: int, keys: Keys) -> Piece:
    return card_piece(card, keys.of(cards.IDS[card]), NONE, [CARD.of(card)], {"defence": cards.DEFENCE_MOD[card]})


def forecast(g: Barbarossa, points: list[int], gained: int) -> Piece:
    """Who would win the match if Moscow fell now: by the order of BAR-8.3 to 8.5."""
    standing: list[tuple[bool, int, int, int]] = []
    for seat in range(g.seats):
        more = seat == g.turn
        best = max(best_objective(g, seat), cards.VP[g.target] if more else 0)
        standing.append((g.in_play[seat], points[seat] + (gained if more else 0), best, cities(g, seat) + int(more)))
    winners = [seat for seat in range(g.seats) if standing[seat] == max(standing)]
    numbers = {"winner_vp": max(standing)[1], "attacker_vp": standing[g.turn][1]}
    others = [standing[seat][1] for seat in range(g.seats) if seat != g.turn and g.in_play[seat]]
    marks = marked(shared=len(winners) > 1, tied=max(others, default=NONE) == standing[g.turn][1])
    return Piece("forecast", key="forecast", owner=winners[0], marks=marks, numbers=numbers)


# --- the Field ------------------------------------------------------------------------------------------------------


def field_areas(view: View, g: Barbarossa) -> list[Area]:
    return [
        Area("field", GRID, [deck(view, g, card) for card in OWN_DECK], size=len(OWN_DECK)),
        aid_area(view, g),
        Area("aid_below", ROW, [below(g, at) for at in range(len(g.aid.cards) - 2, -1, -1)]),
    ]


def deck(view: View, g: Barbarossa, card: int) -> Piece:
    """A deck of the Field from which cards are bought."""
    numbers = {"price": cards.BUY_COST[card], "copies": g.supply[card], **vp_of(card)}
    marks = buying_marks(view, g, card, g.supply[card])
    return Piece("deck", cards.IDS[card], f"deck-{cards.IDS[card]}", NONE, [BUY.of(card)], marks, numbers)


def buying_marks(view: View, g: Barbarossa, card: int, left: int) -> list[str]:
    """Whether the turn player could pay for it, now or with the TRANSPORTs that the viewer sees in his hand."""
    if cards.DECK[card] == g.removed:
        return ["out"]
    if not left:
        return ["empty"]
    buying = len(g.stack) > 1 and isinstance(g.stack[1], ReinforcementPhase)
    if g.over or (buying and g.rp < RP_PER_CARD):
        return []
    if cards.BUY_COST[card] <= g.sp:
        return ["payable"]
    return marked(soon=cards.BUY_COST[card] <= g.sp + supply_in_hand(view, g))


def aid_area(view: View, g: Barbarossa) -> Area:
    """The AID deck lies face up: its top card can be bought."""
    if not g.aid.cards:
        mark = "out" if g.removed == cards.AID else "empty"
        return Area("aid", STACK, [sole("deck", "aid", marks=[mark])])
    card = g.aid.cards[-1]
    numbers = {"price": cards.BUY_COST[card], "copies": len(g.aid.cards), **vp_of(card)}
    marks = buying_marks(view, g, card, len(g.aid.cards))
    piece = Piece("deck", cards.IDS[card], "deck-aid", NONE, [BUY.of(card)], marks, numbers)
    return Area("aid", STACK, [piece], size=len(g.aid.cards))


def below(g: Barbarossa, at: int) -> Piece:
    """An AID further down in the deck."""
    card = g.aid.cards[at]
    numbers = {"price": cards.BUY_COST[card], "comes": len(g.aid.cards) - at}
    return Piece("aid", cards.IDS[card], f"aid@{at}", numbers=numbers)


# --- EVENTs that lie face down --------------------------------------------------------------------------------------


def event_areas(view: View, g: Barbarossa) -> list[Area]:
    """The EVENT deck, what the viewer knows of its order, and the sets of which he knows the cards but no order."""
    deck = g.event
    count = len(deck.cards)
    known = [
        card_piece(deck.cards[at], f"event@{at}", numbers={"comes": count - at})
        for at in range(count - 1, -1, -1)
        if deck.cards[at] != HIDDEN
    ]
    found = [Area("events", STACK, size=count), Area("known_events", ROW, known)]
    places: dict[int, list[int]] = {}
    for at in range(count):
        number = deck.set_known_to(view.seat, at) if deck.cards[at] == HIDDEN else 0
        if number:
            places.setdefault(number, []).append(at)
    for number, there in places.items():
        found.append(Area("one_of", TRAY, one_of(view.sets[number], count, there), size=len(there)))
    return found


def one_of(known: list[int], count: int, places: list[int]) -> list[Piece]:
    """The cards of a set that lie in these places, in whatever order."""
    numbers = {"earliest": count - max(places), "latest": count - min(places)}
    return [card_piece(card, f"among{places[0]}-{at}", numbers=numbers) for at, card in enumerate(known)]
