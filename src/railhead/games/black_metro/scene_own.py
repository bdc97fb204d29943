"""The players in a scene: what is open about each, their cards, and what a seat has of its own."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro import cards, dominance, personnel, queries, scripts, stats
from railhead.games.black_metro.missions import against_option
from railhead.games.black_metro.model import CARD, CHARGED, IN_HIDEOUT, USE, BlackMetro
from railhead.games.black_metro.scene_now import Looking, on_turn
from railhead.kernel.ask import NONE
from railhead.kernel.pieces import face_down, hand_of, marked, sole, without_zeros
from railhead.kernel.scene import HAND, LEDGER, ROW, Area, Piece
from railhead.kernel.zones import HIDDEN

NO_BOUND: Final = 1_000  # what a condition bounds is never that many
CHOOSING_COLOURS: Final = ("own_colour", "overlord_colour")
OVERLORD_LIMITS: Final = {"power": cards.OVERLORD_POWER}
LEVEL_LIMIT: Final = {"level": cards.TOP_LEVEL}
LIMITS: Final = {
    **dict.fromkeys(cards.RESOURCES, cards.RESOURCE_MAX),
    "strain": cards.STRAIN_MAX,
    "fortunes": cards.HAND_MAX,
    **LEVEL_LIMIT,
}


def player_piece(g: BlackMetro, player: int, ahead: BlackMetro, eyes: Looking) -> Piece:
    """A player with everything that is open about him; the overlord has no resources and no cards."""
    marks = [cards.COLOURS[g.colour[player]], *marked(relic=player == g.relic, turn=player == on_turn(g))]
    numbers = {"power": g.power[player]}
    if not g.is_overlord(player):
        numbers["scored"] = ahead.power[player]
        numbers |= {name: g.stock(res)[player] for res, name in enumerate(cards.RESOURCES)}
        numbers["strain"] = g.strain[player]
        numbers["fortunes"] = g.hand_size(player)
        numbers["missions"] = g.unfulfilled(player)
        numbers["fulfilled"] = len(g.fulfilled[player].cards)
        numbers["level"] = g.level[player]
    numbers["charged"] = g.charged_count(player)
    numbers["technologies"] = len(g.owned(player).cards)
    numbers["hideout"] = g.personnel(player, cards.HIDEOUT)
    numbers["on_board"] = personnel.HEADS[g.on_board(player)]
    numbers["overwhelmed"] = g.personnel(player, cards.OVERWHELMED)
    numbers["backup"] = g.backup(player)
    numbers["order"] = g.order().index(player) + 1
    limits = OVERLORD_LIMITS if g.is_overlord(player) else LIMITS
    options = [] if eyes.prompt in CHOOSING_COLOURS else [g.colour_option(player)]
    return Piece("player", "", f"player{player}", player, options, marks, numbers, limits)


def player_areas(g: BlackMetro, player: int, eyes: Looking) -> list[Area]:
    """Candidate and charged technologies lie open; hands, missions and downed technologies face down."""
    found = [Area("technologies", ROW, technologies(g, player, eyes), owner=player)]
    candidate = g.candidate[player]
    if candidate != NONE:
        marks = ["charged" if g.candidate_charged[player] else "downed"]
        options = [USE.of(scripts.GENERAL_ABILITY[candidate]), USE.of(scripts.DISTRICT_ABILITY[candidate])]
        name = cards.CANDIDATE_IDS[candidate]
        piece = sole("candidate", name, player, options if player == eyes.seat else [], marks)
        found.append(Area("candidate", ROW, [piece], owner=player))
    if g.is_overlord(player):
        return found
    held = g.hand[player].cards
    secret = g.missions[player].cards
    fortunes = [fortune_piece(g, card, player, eyes) for card in sorted(held) if card != HIDDEN]
    missions = [mission_piece(card, player, eyes, []) for card in sorted(secret) if card != HIDDEN]
    hand = hand_of(fortunes, "fortune", f"hand{player}", len(held), player)
    hidden = hand_of(missions, "mission", f"missions{player}", len(secret), player)
    revealed = [mission_piece(card, player, eyes, ["revealed"]) for card in sorted(g.revealed[player].cards)]
    done = [mission_piece(card, player, eyes, ["fulfilled"]) for card in sorted(g.fulfilled[player].cards)]
    return [
        *found,
        Area("hand", HAND, hand, owner=player, size=cards.HAND_MAX),
        Area("missions", HAND, hidden, owner=player),
        Area("revealed", ROW, revealed, owner=player),
        Area("fulfilled", ROW, done, owner=player),
    ]


def fortune_piece(g: BlackMetro, card: int, owner: int, eyes: Looking) -> Piece:
    marks = ["assignment" if cards.KEYWORD[card] == cards.ASSIGNMENT else "dominance"]
    if owner != NONE and g.candidate[owner] != NONE and cards.CANDIDATE_FORTUNE[g.candidate[owner]] == card:
        marks.append("candidate_fortune")
    options = [CARD.of(card)] if owner == eyes.seat and owner != NONE else []
    return Piece("fortune", cards.CARDS[card], eyes.keys.of(cards.CARDS[card]), owner, options, marks)


def mission_piece(card: int, owner: int, eyes: Looking, marks: list[str]) -> Piece:
    timing = scripts.MISSION_TIMING[card - cards.FIRST_MISSION]
    kind = scripts.TIMINGS[timing].removesuffix("_mission")
    options = [CARD.of(card)] if owner == eyes.seat and "fulfilled" not in marks else []
    return Piece("mission", cards.CARDS[card], eyes.keys.of(cards.CARDS[card]), owner, options, [kind, *marks])


def technologies(g: BlackMetro, player: int, eyes: Looking) -> list[Piece]:
    """Researched technologies, the charged ones first; one that a viewer does not know by its place."""
    zone = g.owned(player)
    found: list[Piece] = []
    for down, card in sorted([(CHARGED - zone.marks[at], card) for at, card in enumerate(zone.cards)]):
        mark = "downed" if down else "charged"
        if card == HIDDEN:
            piece = face_down("technology", f"technologies{player}", len(found), player)
            piece.marks.append(mark)
        else:
            piece = technology_piece(card, player, [mark])
            if g.used[player] & queries.used_bit(card):
                piece.marks.append("used")
            if player == eyes.seat:
                piece.options.append(CARD.of(card))
        found.append(piece)
    return found


def technology_piece(card: int, player: int, marks: list[str]) -> Piece:
    kind = cards.TECH_TYPES[cards.TECH_COLOUR[card]]
    numbers = {"level": cards.TECH_LEVEL[card]}
    name = cards.CARDS[card]
    return Piece("technology", name, f"{name}-{player}", player, marks=[kind, *marks], numbers=numbers)


def own_areas(g: BlackMetro, seat: int, eyes: Looking) -> list[Area]:
    """What a seat has of its own: the hideout, the science, and what its missions ask for."""
    hideout = Piece("hideout", key="hideout", owner=seat, options=[IN_HIDEOUT])
    hideout.numbers = {"count": g.personnel(seat, cards.HIDEOUT), "strength": g.personnel_strength(seat, cards.HIDEOUT)}
    science = Piece("science", key="science", owner=seat, numbers={"level": g.level[seat]}, limits=LEVEL_LIMIT)
    if g.level[seat] < cards.TOP_LEVEL:
        science.numbers |= price(scripts.LEVEL_COST[g.level[seat]])
    library: list[Piece] = []
    for card in sorted([card for card in g.library[seat].cards if card != HIDDEN]):
        piece = technology_piece(card, seat, ["open" if cards.TECH_LEVEL[card] <= g.level[seat] else "locked"])
        piece.options.append(CARD.of(card))
        library.append(piece)
    options: list[Piece] = []
    for card in sorted([*g.missions[seat].cards, *g.revealed[seat].cards]):
        options += mission_options(g, seat, card)
    return [
        Area("hideout", ROW, [hideout], owner=seat),
        Area("science", LEDGER, [science], owner=seat),
        Area("library", ROW, library, owner=seat),
        Area("mission_options", ROW, options, owner=seat),
    ]


def price(cost: scripts.Cost) -> dict[str, int]:
    """What is to be paid, by name."""
    named = dict(zip(cards.RESOURCES, cost.resources, strict=True))
    named |= {"fortunes": cost.fortunes, "missions": cost.missions}
    return without_zeros({f"cost_{name}": n for name, n in named.items()})


def mission_options(g: BlackMetro, seat: int, card: int) -> list[Piece]:
    """The three options of a mission with what each asks for and pays, and what the player has of it."""
    asserting = any([isinstance(step, dominance.DistrictDominance) and step.player == seat for step in g.stack])
    counts = asserting or scripts.MISSION_TIMING[card - cards.FIRST_MISSION] != scripts.AFTER_ASSERT
    found: list[Piece] = []
    for at, script in enumerate(scripts.MISSION_OPTIONS[card - cards.FIRST_MISSION], 1):
        option = scripts.SCRIPTS[script]
        numbers: dict[str, int] = {}
        marks: list[str] = []
        for condition in option.conditions:
            name = scripts.STATS[condition.stat]
            if condition.least < condition.most < NO_BOUND:
                numbers[f"most_{name}"] = condition.most
            else:
                numbers[name] = condition.least
            if counts and condition is option.conditions[0] and not stats.YES_OR_NO[condition.stat]:
                numbers["have"] = stats.counted(g, seat, condition.stat, condition.districts)
        if option.cost is not None:
            numbers |= price(option.cost)
        numbers["pays"] = option.effects[0].n
        if counts and against_option(g, seat, script) == 0:
            marks.append("met")
        key = f"{cards.CARDS[card]}.{at}"
        found.append(Piece("mission_option", cards.CARDS[card], key, seat, [USE.of(script)], marks, numbers, place=at))
    return found
