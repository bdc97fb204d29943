"""The table in areas and pieces: the road to Moscow, the attack, the Field, everybody's cards, and the own hand."""

from __future__ import annotations

from typing import Final

from railhead.games.barbarossa.abilities import ABILITIES, DEPLOYING_ABILITIES, PLAYING_ABILITIES, Ability
from railhead.games.barbarossa.activation import ActivationPhase
from railhead.games.barbarossa.attacking import EVENTS_PER_CITY, Attack
from railhead.games.barbarossa.cards import (
    ACTIVATION_SP,
    ACTIVE,
    AID,
    BUY_COST,
    CITY,
    DECK,
    DECKS,
    DEFENCE_MOD,
    ENDS_GAME,
    FATIGUED,
    IDS,
    IS_CITY,
    IS_TRANSPORT,
    IS_UNIT,
    KINDS,
    OCCUPYING_COST,
    ON_MAP,
    PLAY_COST,
    PLAYING_BONUS,
    REVEAL_EXTRA,
    SUBTYPE,
    TYPE,
    VP,
    Points,
)
from railhead.games.barbarossa.deployment import permit
from railhead.games.barbarossa.effects import ALL, ATTACKED, PLAYING, TEXTS, Effect
from railhead.games.barbarossa.ending import EndingPhase
from railhead.games.barbarossa.events import TurnUp
from railhead.games.barbarossa.model import (
    BUY,
    CARD,
    DEPLOY,
    PLACE,
    PLAY,
    REVIVE,
    SEAT,
    TARGET,
    TARGETS,
    TIRED,
    UNTIRED,
    USE,
    USE_TIRED,
    Barbarossa,
)
from railhead.games.barbarossa.operation import OperationPhase
from railhead.games.barbarossa.queries import TARGET_CARDS, occupying_cost, transport_malus
from railhead.games.barbarossa.reinforcement import OWN_DECK, RP_PER_CARD, ReinforcementPhase
from railhead.games.barbarossa.round import next_player
from railhead.games.barbarossa.victory import best_objective, cities, sum_vp
from railhead.kernel.ask import NONE
from railhead.kernel.scene import (
    GRID,
    HAND,
    LEDGER,
    MAP,
    ROW,
    STACK,
    TRAY,
    Area,
    Keys,
    Piece,
    Scene,
    backs,
    face_down,
    moment_of,
)
from railhead.kernel.view import View
from railhead.kernel.zones import HIDDEN, Zone

MOMENTS: Final = ("activation", "operation", "target", "event", "gather", "result", "reinforcement", "ending")
PHASES: Final = (
    (ActivationPhase, "activation"),
    (OperationPhase, "operation"),
    (ReinforcementPhase, "reinforcement"),
    (EndingPhase, "ending"),
)
POINT_NAMES: Final = ("op", "sp", "dp", "rp", "bp")


def scene(view: View) -> Scene:
    g = view.state
    assert isinstance(g, Barbarossa)
    keys = Keys()
    hidden = [unseen(view, g, seat) for seat in range(g.seats)]
    points = [sum_vp(all_cards(g, seat, hidden[seat])) for seat in range(g.seats)]
    areas = [
        Area("players", LEDGER, [player(g, seat, points, hidden[seat]) for seat in range(g.seats)]),
        road(g),
    ]
    if not g.over:
        areas += [
            Area(
                "objectives", ROW, [objective(g, target) for target in range(len(TARGETS)) if TARGET_CARDS[target] >= 0]
            ),
            attack_area(g, keys, points),
            *field_areas(view, g),
            *event_areas(view, g),
            Area("purse", LEDGER, purse(view, g), owner=g.turn),
        ]
    for seat in range(g.seats):
        areas += areas_of(view, g, seat, keys, hidden[seat])
    return Scene(moment(g), areas, g.turn, g.round)


# --- where we are ---------------------------------------------------------------------------------------------------


def moment(g: Barbarossa) -> str:
    """The phase of the turn, or the step of the attack that goes on in it."""
    for step in reversed(g.stack):
        if isinstance(step, Attack):
            return step_of_attack(g, step)
    return moment_of(g.stack, PHASES, "ending" if g.over else "activation")


def step_of_attack(g: Barbarossa, attack: Attack) -> str:
    if g.target == NONE:
        return "target"
    if attack.settled:
        return "result"
    return "event" if any([isinstance(step, TurnUp) for step in g.stack]) else "gather"


def has_attacked(g: Barbarossa) -> bool:
    """Has the turn player declared his attack of this turn?"""
    return any([isinstance(step, OperationPhase) and step.attacks > 0 for step in g.stack])


def is_buying(g: Barbarossa) -> bool:
    return len(g.stack) > 1 and isinstance(g.stack[1], ReinforcementPhase)


# --- what a text does, in marks and numbers -------------------------------------------------------------------------


def meant(fits: list[bool]) -> str:
    """The subtype that a filter means, or all Units."""
    found = {SUBTYPE[card] for card in range(KINDS) if fits[card]}
    return found.pop().lower().replace(" ", "_") if len(found) == 1 else "unit"


def amounts(points: Points, verb: str) -> dict[str, int]:
    values = (points.op, points.sp, points.dp, points.rp, points.bp)
    return {f"{verb}_{name}": value for name, value in zip(POINT_NAMES, values, strict=True) if value}


def ability_numbers(ability: Ability) -> dict[str, int]:
    """What an ability costs and gives."""
    numbers = amounts(ability.points, "pay")
    for effect in TEXTS[ability.effect].effects:
        numbers.update(amounts(effect.points, "gives"))
        if effect.prompt == "reduce_occupying":
            numbers["lowers"] = effect.n
    return numbers


def ability_marks(ability: Ability) -> list[str]:
    """The parts of its cost and of its effect that are no points."""
    found: list[str] = []
    for cost in TEXTS[ability.cost].effects:
        if cost.prompt.endswith("_self"):
            found.append(cost.prompt)
        elif cost.prompt != "pay":
            found.append(f"{cost.prompt}_{meant(cost.fits)}")
    for effect in TEXTS[ability.effect].effects:
        if effect.prompt == "activate_deployed":
            found.append(f"activates_{meant(effect.fits)}")
        elif effect.prompt == "search_discard":
            found.append("recovers")
        elif effect.prompt == "return_self":
            found.append("sheds")
    return found


ABILITY_NUMBERS: Final[list[dict[str, int]]] = [ability_numbers(ability) for ability in ABILITIES]
ABILITY_MARKS: Final[list[list[str]]] = [ability_marks(ability) for ability in ABILITIES]


def playing_marks(card: int) -> list[str]:
    """What its Playing Rule does: the verbs of the data."""
    found = [effect.prompt for effect in TEXTS[PLAYING[card]].effects] if PLAYING[card] != NONE else []
    return [*found, "returns"] if TYPE[card] == "PLAN" else found


PLAYING_MARKS: Final[list[list[str]]] = [playing_marks(card) for card in range(KINDS)]


def losses(card: int) -> dict[str, int]:
    """What attacking an OBJECTIVE costs, won or lost: how many cards of which kind."""
    numbers: dict[str, int] = {}
    if ATTACKED[card] != NONE:
        for effect in TEXTS[ATTACKED[card]].effects:
            if effect.prompt == "choose_one":
                numbers["discard_one_kind"] = len(effect.choices)
            elif effect.n == ALL:
                numbers[f"{verb(effect)}_all_{meant(effect.fits)}"] = 1
            else:
                numbers[f"{verb(effect)}_{meant(effect.fits)}"] = effect.n
    return numbers


def verb(effect: Effect) -> str:
    return "fatigue" if effect.prompt == "fatigue_deployed" else "discard"


LOSSES: Final[list[dict[str, int]]] = [losses(card) for card in range(KINDS)]


# --- cards ----------------------------------------------------------------------------------------------------------


def card_piece(card: int, key: str, owner: int = NONE, options: list[int] | None = None) -> Piece:
    """A card that shows its face."""
    numbers = {"vp": VP[card]} if VP[card] else {}
    return Piece(TYPE[card].lower(), IDS[card], key, owner, options, [], numbers)


def played_piece(g: Barbarossa, card: int, key: str, owner: int, options: list[int]) -> Piece:
    """A card with all that playing it costs and gives."""
    piece = card_piece(card, key, owner, options)
    if PLAY_COST[card] != NONE:
        piece.numbers["cost"] = PLAY_COST[card]
    piece.numbers.update(amounts(PLAYING_BONUS[card], "gives"))
    if IS_TRANSPORT[card] and owner == g.turn:
        piece.numbers["gives_sp"] = supply_of(g, card)
    piece.marks += PLAYING_MARKS[card]
    return piece


def supply_of(g: Barbarossa, card: int) -> int:
    """The SP that the turn player gains from a TRANSPORT now."""
    return max(0, PLAYING_BONUS[card].sp - transport_malus(g, card))


def counted(cards: list[int], prefix: str, owner: int, options: bool = False) -> list[Piece]:
    """Cards of which only the number counts: one piece for each kind."""
    found: list[Piece] = []
    for card in sorted(set(cards)):
        piece = card_piece(card, f"{prefix}-{IDS[card]}", owner, [CARD.of(card)] if options else None)
        piece.numbers["copies"] = cards.count(card)
        found.append(piece)
    return found


# --- players --------------------------------------------------------------------------------------------------------


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
        marks += ["turn", "attacked"] if has_attacked(g) else ["turn"]
    elif not g.over and seat == next_player(g):
        marks.append("next")
    return Piece("player", "", f"player{seat}", seat, [SEAT.of(seat)], marks, numbers, {"vp": max(1, *points)})


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
        if VP[card]:
            source = SOURCE[card]
            found[source] = found.get(source, 0) + VP[card]
    return found


SOURCE: Final[list[str]] = [
    "city" if IS_CITY[card] else "hill" if TYPE[card] == "OBJECTIVE" else TYPE[card].lower() for card in range(KINDS)
]


def raised(g: Barbarossa, seat: int, sp: int) -> int:
    """The Battle Points that fatiguing all active cards of a player would raise, with so many SP to pay for it."""
    total = 0
    better: list[int] = []
    zone = g.deploying[seat]
    for at, card in enumerate(zone.cards):
        if zone.marks[at] == ACTIVE:
            free, paid = FATIGUE_BP[card]
            total += free
            if paid > free:
                better.append(paid - free)
    return total + sum(sorted(better, reverse=True)[:sp])


def fatigue_bp(card: int) -> tuple[int, int]:
    """The most BP for fatiguing a card: without paying, and for 1 SP."""
    free = [0]
    paid = [0]
    for ability in DEPLOYING_ABILITIES[card]:
        if ability.fatigues and not ability.picks:
            gives = ABILITY_NUMBERS[ability.number].get("gives_bp", 0)
            (paid if ability.points.sp == 1 else free).append(gives)
    return max(free), max(paid)


FATIGUE_BP: Final[list[tuple[int, int]]] = [fatigue_bp(card) for card in range(KINDS)]


def areas_of(view: View, g: Barbarossa, seat: int, keys: Keys, hidden: list[int]) -> list[Area]:
    """Everything that belongs to one player. The order is the way of a card, so that keys go with it."""
    own = seat == view.seat
    deployed = g.deploying[seat]
    found = [Area("hand", HAND, hand(view, g, seat, keys), owner=seat, size=len(g.hand[seat].cards))]
    if own and g.permits and seat == g.turn:
        found.append(Area("placing", ROW, placing(g, seat), owner=seat))
    if seat == g.turn:
        cards = sorted(g.playing.cards)
        pieces = [played_piece(g, card, keys.of(IDS[card]), seat, [DEPLOY.of(card)]) for card in cards]
        found.append(Area("playing", ROW, pieces, owner=seat))
    order = sorted(range(len(deployed.cards)), key=lambda at: (deployed.cards[at], deployed.marks[at]))
    front = [deployed_piece(deployed, at, seat, keys) for at in order if IS_UNIT[deployed.cards[at]]]
    rear = [deployed_piece(deployed, at, seat, keys) for at in order if not IS_UNIT[deployed.cards[at]]]
    found += [Area("front", ROW, front, owner=seat), Area("rear", ROW, rear, owner=seat)]
    if own or (view.seat >= g.seats and seat == g.turn):
        found.append(Area("abilities", ROW, abilities(g, seat), owner=seat))
    discarded = g.discard[seat].cards
    found += [
        Area("deck", STACK, owner=seat, size=len(g.deck[seat].cards)),
        Area("discard", STACK, counted(discarded, f"discard{seat}", seat, own), owner=seat, size=len(discarded)),
        Area("unseen", TRAY, counted(hidden, f"unseen{seat}", seat), owner=seat, size=len(hidden)),
    ]
    if g.scouted[seat].cards:
        found.append(Area("scouted", HAND, scouted(view, g, seat), owner=seat))
    return found


def hand(view: View, g: Barbarossa, seat: int, keys: Keys) -> list[Piece]:
    """The own hand; of the others' what everybody saw go there, and the backs of the rest."""
    cards = sorted([card for card in g.hand[seat].cards if card != HIDDEN])
    found: list[Piece] = []
    for card in cards:
        options = [PLAY.of(card), CARD.of(card)] if seat == view.seat else []
        found.append(played_piece(g, card, keys.of(IDS[card]), seat, options))
    return found + backs("card", f"hand{seat}", len(g.hand[seat].cards) - len(cards), seat)


def placing(g: Barbarossa, seat: int) -> list[Piece]:
    """Cards that may be put from the hand into play without being played (BAR-10.8)."""
    cards = [card for card in sorted(set(g.hand[seat].cards)) if card != HIDDEN and permit(g, card) is not None]
    return [Piece("place", IDS[card], f"place-{IDS[card]}", seat, [PLACE.of(card)]) for card in cards]


def deployed_piece(zone: Zone, at: int, seat: int, keys: Keys) -> Piece:
    """A deployed card, active or fatigued."""
    card = zone.cards[at]
    active = zone.marks[at] == ACTIVE
    piece = card_piece(card, keys.of(IDS[card]), seat, [(UNTIRED if active else TIRED).of(card)])
    if not active:
        piece.marks.append("fatigued")
        piece.options.append(REVIVE.of(card))
        if ACTIVATION_SP[card] != NONE:
            piece.numbers["activation_sp"] = ACTIVATION_SP[card]
    return piece


def abilities(g: Barbarossa, seat: int) -> list[Piece]:
    """What the cards of a player could do: one piece for each ability of equal cards in equal condition."""
    found: list[Piece] = []
    zone = g.deploying[seat]
    for card in sorted(set(zone.cards)):
        conditions = {zone.marks[at] for at in range(len(zone.cards)) if zone.cards[at] == card}
        for ability in DEPLOYING_ABILITIES[card]:
            if ability.any_copy:
                found.append(ability_piece(ability, seat, ACTIVE))
            else:
                if ACTIVE in conditions:
                    found.append(ability_piece(ability, seat, ACTIVE))
                if FATIGUED in conditions and not ability.fatigues:
                    found.append(ability_piece(ability, seat, FATIGUED))
    if seat == g.turn:
        for card in sorted(set(g.playing.cards)):
            found += [ability_piece(ability, seat, ACTIVE) for ability in PLAYING_ABILITIES[card]]
    return found


def ability_piece(ability: Ability, seat: int, condition: int) -> Piece:
    number = ability.number
    tired = condition == FATIGUED
    marks = ABILITY_MARKS[number] + (["with_fatigued"] if tired else [])
    option = (USE_TIRED if tired else USE).of(number)
    key = f"{'tired' if tired else 'use'}{number}"
    return Piece("ability", IDS[ability.card], key, seat, [option], marks, dict(ABILITY_NUMBERS[number]))


def purse(view: View, g: Barbarossa) -> list[Piece]:
    """The points of the turn player, and what each kind is for."""
    found = [
        Piece("points", face, f"points-{face}", g.turn, marks=[mark], numbers={"left": left})
        for face, mark, left in (
            ("OP", "to_play", g.op),
            ("SP", "to_buy", g.sp),
            ("RP", "to_purchase", g.rp),
            ("BP", "to_attack", g.bp),
        )
    ]
    if view.seat == g.turn:
        cards = [card for card in g.hand[g.turn].cards if card != HIDDEN and IS_TRANSPORT[card]]
        coming = sum([supply_of(g, card) for card in cards])
        if coming:
            found[1].numbers["in_hand"] = coming
    return found


# --- the road to Moscow ---------------------------------------------------------------------------------------------


# The Cities from west to east, the one that ends the game last: in which order they fell lies nowhere.
EASTWARD: Final[list[int]] = sorted(
    [card for card in range(KINDS) if IS_CITY[card]], key=lambda card: (ENDS_GAME[card], ON_MAP[card])
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
    return Piece("stop", IDS[card], f"stop-{IDS[card]}", owner, marks=["taken"], numbers={"vp": VP[card]})


def city_ahead(card: int, is_next: bool) -> Piece:
    """A City that holds out; only the first can be attacked (BAR-12.2)."""
    numbers = {"occupying": OCCUPYING_COST[card], "vp": VP[card], "events": EVENTS_PER_CITY + REVEAL_EXTRA[card]}
    numbers.update(LOSSES[card])
    marks = ["in_reach"] if is_next else []
    if ENDS_GAME[card]:
        marks.append("last")
    options = [TARGET.of(TARGETS.index(DECKS[CITY]))] if is_next else []
    return Piece("city", IDS[card], IDS[card], NONE, options, marks, numbers)


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
    numbers = {"occupying": OCCUPYING_COST[card], "vp": VP[card], "copies": g.supply[card]}
    marks = [] if g.supply[card] else ["empty"]
    return Piece("objective", IDS[card], f"deck-{IDS[card]}", NONE, [TARGET.of(target)], marks, numbers)


# --- an attack ------------------------------------------------------------------------------------------------------


def attack_area(g: Barbarossa, keys: Keys, points: list[int]) -> Area:
    """The target, the EVENTs turned up, what lowers the cost, and the sum."""
    if g.target == NONE:
        return Area("attack", ROW)
    target = Piece("target", IDS[g.target], "target", NONE, numbers={"occupying": OCCUPYING_COST[g.target]})
    target.numbers.update(LOSSES[g.target])
    pieces = [target, *[turned_up(card, keys) for card in g.revealed.cards]]
    if g.reduction:
        pieces.append(Piece("reduction", key="reduction", numbers={"lowers": g.reduction}))
    needed = occupying_cost(g)
    numbers = {"needed": needed, "bp": g.bp, "reach": g.bp + raised(g, g.turn, g.sp)}
    if needed > g.bp:
        numbers["short"] = needed - g.bp
    numbers["win_vp"] = VP[g.target] + sum_vp(g.revealed.cards)
    settled = any([isinstance(step, Attack) and step.settled for step in g.stack])
    pieces.append(Piece("sum", key="sum", owner=g.turn, marks=["settled"] if settled else [], numbers=numbers))
    if ENDS_GAME[g.target] and not settled:
        pieces.append(forecast(g, points, numbers["win_vp"]))
    return Area("attack", ROW, pieces)


def turned_up(card: int, keys: Keys) -> Piece:
    piece = card_piece(card, keys.of(IDS[card]), NONE, [CARD.of(card)])
    piece.numbers["defence"] = DEFENCE_MOD[card]
    return piece


def forecast(g: Barbarossa, points: list[int], gained: int) -> Piece:
    """Who would win the match if Moscow fell now: by the order of BAR-8.3 to 8.5."""
    standing: list[tuple[bool, int, int, int]] = []
    for seat in range(g.seats):
        more = seat == g.turn
        best = max(best_objective(g, seat), VP[g.target] if more else 0)
        standing.append((g.in_play[seat], points[seat] + (gained if more else 0), best, cities(g, seat) + int(more)))
    winners = [seat for seat in range(g.seats) if standing[seat] == max(standing)]
    numbers = {"winner_vp": max(standing)[1], "attacker_vp": standing[g.turn][1]}
    others = [standing[seat][1] for seat in range(g.seats) if seat != g.turn and g.in_play[seat]]
    marks = ["shared"] if len(winners) > 1 else []
    if max(others, default=NONE) == standing[g.turn][1]:
        marks.append("tied")
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
    numbers = {"price": BUY_COST[card], "copies": g.supply[card], **vp_of(card)}
    marks = buying_marks(view, g, card, g.supply[card])
    return Piece("deck", IDS[card], f"deck-{IDS[card]}", NONE, [BUY.of(card)], marks, numbers)


def vp_of(card: int) -> dict[str, int]:
    return {"vp": VP[card]} if VP[card] else {}


def buying_marks(view: View, g: Barbarossa, card: int, left: int) -> list[str]:
    """Whether the turn player could pay for it, now or with the TRANSPORTs that the viewer sees in his hand."""
    if DECK[card] == g.removed:
        return ["out"]
    if not left:
        return ["empty"]
    if g.over or (is_buying(g) and g.rp < RP_PER_CARD):
        return []
    if BUY_COST[card] <= g.sp:
        return ["payable"]
    cards = [one for one in g.hand[g.turn].cards if one != HIDDEN and IS_TRANSPORT[one]] if view.seat == g.turn else []
    return ["soon"] if BUY_COST[card] <= g.sp + sum([supply_of(g, one) for one in cards]) else []


def aid_area(view: View, g: Barbarossa) -> Area:
    """The AID deck lies face up: its top card can be bought."""
    if not g.aid.cards:
        mark = "out" if g.removed == AID else "empty"
        return Area("aid", STACK, [Piece("deck", "aid", "deck-aid", marks=[mark])])
    card = g.aid.cards[-1]
    numbers = {"price": BUY_COST[card], "copies": len(g.aid.cards), **vp_of(card)}
    marks = buying_marks(view, g, card, len(g.aid.cards))
    piece = Piece("deck", IDS[card], "deck-aid", NONE, [BUY.of(card)], marks, numbers)
    return Area("aid", STACK, [piece], size=len(g.aid.cards))


def below(g: Barbarossa, at: int) -> Piece:
    """An AID further down in the deck."""
    card = g.aid.cards[at]
    return Piece("aid", IDS[card], f"aid@{at}", numbers={"price": BUY_COST[card], "comes": len(g.aid.cards) - at})


# --- EVENTs that lie face down --------------------------------------------------------------------------------------


def event_areas(view: View, g: Barbarossa) -> list[Area]:
    """The EVENT deck, what the viewer knows of its order, and the sets of which he knows the cards but no order."""
    deck = g.event
    count = len(deck.cards)
    known = [known_event(deck, at) for at in range(count - 1, -1, -1) if deck.cards[at] != HIDDEN]
    found = [Area("events", STACK, size=count), Area("known_events", ROW, known)]
    places: dict[int, list[int]] = {}
    for at in range(count):
        number = deck.set_known_to(view.seat, at) if deck.cards[at] == HIDDEN else 0
        if number:
            places.setdefault(number, []).append(at)
    for number, there in places.items():
        found.append(Area("one_of", TRAY, one_of(view, number, count, there), size=len(there)))
    return found


def known_event(zone: Zone, at: int) -> Piece:
    piece = card_piece(zone.cards[at], f"event@{at}")
    piece.numbers["comes"] = len(zone.cards) - at
    return piece


def one_of(view: View, number: int, count: int, places: list[int]) -> list[Piece]:
    """The cards of a set that lie in these places, in whatever order."""
    found: list[Piece] = []
    for at, card in enumerate(view.sets[number]):
        piece = card_piece(card, f"among{places[0]}-{at}")
        piece.numbers["earliest"] = count - max(places)
        piece.numbers["latest"] = count - min(places)
        found.append(piece)
    return found


def scouted(view: View, g: Barbarossa, seat: int) -> list[Piece]:
    """EVENTs in the hand of the turn player: he alone sees which they are."""
    zone = g.scouted[seat]
    found: list[Piece] = []
    for at, card in enumerate(zone.cards):
        if card != HIDDEN:
            piece = card_piece(card, f"scouted@{at}", seat, [CARD.of(card)] if seat == view.seat else [])
            piece.numbers["defence"] = DEFENCE_MOD[card]
            found.append(piece)
        else:
            found.append(face_down("event", "scouted", at, seat))
    return found
