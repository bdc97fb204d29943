"""The table in areas and pieces: districts with their personnel, players, decks, what goes on, the own cards, solo."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro.assignment import AssignPersonnel
from railhead.games.black_metro.assignment_fortunes import PlayFortune
from railhead.games.black_metro.cards import (
    ASSIGNMENT,
    BACKUP,
    BLOCKADE,
    CANDIDATE_FORTUNE,
    CANDIDATE_IDS,
    CARDS,
    COLOURS,
    DISTRICT_IDS,
    DISTRICTS,
    ELITE_RANKS,
    FIRST_MISSION,
    FIRST_SYNDICATE,
    FORT_IDS,
    FORT_ZONES,
    HAND_MAX,
    HANDICAPPED,
    HIDEOUT,
    KEYWORD,
    LEVEL_IDS,
    MECHASUIT,
    OVERLORD_POWER,
    OVERWHELM_DIFFERENCE,
    OVERWHELMED,
    RANK_IDS,
    RANKS,
    RESOURCE_MAX,
    RESOURCES,
    STRAIN_MAX,
    SUITS,
    SUPPORT_BASE,
    TARGET_POWER,
    TECH_COLOUR,
    TECH_LEVEL,
    TECH_TYPES,
    TILE_FACES,
    TILES,
    TOP_LEVEL,
    UNIT_TEXTS,
)
from railhead.games.black_metro.dice import Roll
from railhead.games.black_metro.dominance import DistrictDominance, DominancePhase
from railhead.games.black_metro.dominance_fortunes import DominanceAttack
from railhead.games.black_metro.fortifications import fort_option
from railhead.games.black_metro.fortunes import Exchange, PlayOpenly
from railhead.games.black_metro.missions import against_option
from railhead.games.black_metro.model import (
    BENEFIT,
    CANDIDATE,
    CARD,
    CHARGED,
    COLOUR,
    IN_HIDEOUT,
    NUMBER,
    OVERLORD,
    PLACE,
    PLAYER,
    TRADE,
    TRADES,
    TURNED,
    UNIT,
    USE,
    BlackMetro,
)
from railhead.games.black_metro.notes import CANDIDATE_NOTES, DISTRICT_NOTES, TILE_NOTES, level_note, note
from railhead.games.black_metro.overlord import OF_ROUND
from railhead.games.black_metro.overlord_choices import would_assign
from railhead.games.black_metro.personnel import HEADS, STRENGTH_OF, UNIT_OF, count_of
from railhead.games.black_metro.queries import (
    HALF_RECOVERY,
    base_strength,
    blockade_strain,
    breaches,
    charged_among,
    dominating,
    greatest,
    strength,
    used_bit,
    weakest,
)
from railhead.games.black_metro.resolution import ResolutionPhase, ResolveDistrict
from railhead.games.black_metro.scripts import (
    AFTER_ASSERT,
    BACKING,
    DICE,
    DICE_FACES,
    DISTRICT_ABILITY,
    FIRST_EFFECT,
    GENERAL_ABILITY,
    LEVEL_COST,
    MISSION_OPTIONS,
    MISSION_TIMING,
    OVERLORD_ABILITIES,
    SCRIPT_NAMES,
    SCRIPTS,
    SECOND_EFFECT,
    STANDBY_MISSION,
    STATS,
)
from railhead.games.black_metro.setup import SetUp
from railhead.games.black_metro.standby import StandbyPhase
from railhead.games.black_metro.start_abilities import MovePersonnel
from railhead.games.black_metro.stats import YES_OR_NO, counted
from railhead.games.black_metro.syndicates import is_sole_best, standing
from railhead.games.black_metro.turns import AssignmentPhase
from railhead.games.black_metro.units import Demote, Overwhelm, Select
from railhead.games.black_metro.victory import SCORING, SOLO_RANKS, final_scoring, scored
from railhead.kernel.ask import NONE
from railhead.kernel.scene import (
    GRID,
    HAND,
    HIDDEN_FACE,
    LEDGER,
    MAP,
    ROW,
    STACK,
    TRACK,
    TRAY,
    Area,
    Keys,
    Piece,
    Scene,
)
from railhead.kernel.step import PLACES, Step
from railhead.kernel.view import View
from railhead.kernel.zones import HIDDEN

MOMENTS: Final = ("set_up", "assignment", "dominance", "resolution", "standby", "scoring")
CHOOSING_COLOURS: Final = ("own_colour", "overlord_colour")
NO_BOUND: Final = 1_000  # what a condition bounds is never that many
EARLY_LOSSES: Final = ("strain_beyond", "power_of_the", "personnel_of_the")  # in the reason: nothing was scored
# The lines of a district dominance and of the standby phase, by the step of the rulebook to which they belong.
DOMINANCE_STEPS: Final[dict[str, int]] = {
    "assert_dominance": 1,
    "acquire_power": 1,
    "ask_fortune": 2,
    "play_fortune": 2,
    "strain_first": 3,
    "strain": 3,
    "ask_easing": 4,
    "ease": 4,
    "overwhelm": 4,
    "reward": 4,
    "destroy": 5,
    "ask_siege": 5,
    "besiege": 5,
    "ask_mission": 6,
    "fulfil": 6,
}
STANDBY_STEPS: Final[dict[str, int]] = {
    "clear_board": 1,
    "recall": 1,
    "recruit": 1,
    "recover": 1,
    "check_limits": 1,
    "each_draw": 2,
    "charge": 3,
    "missions": 4,
    "backing": 5,
    "each_late_draw": 2,
    "roll_penalty": 6,
    "roll_event": 7,
    "explode": 7,
}


class Eyes:
    """Through whose eyes the table is seen, what he is asked, and where the match stands."""

    def __init__(self, view: View, g: BlackMetro) -> None:
        self.seat = view.seat if view.seat < g.seats else NONE
        self.prompt = view.asks[0].prompt if view.asks else ""
        self.offered: list[int] = view.asks[0].options if view.asks else []
        self.keys = Keys()
        self.moment = moment(g)
        self.district = current_district(g)
        self.chosen_from = chosen_from(g, self.prompt, self.seat)


def scene(view: View) -> Scene:
    g = view.state
    assert isinstance(g, BlackMetro)
    eyes = Eyes(view, g)
    ahead = forecast(g)
    areas = [
        Area("districts", MAP, [district_piece(g, at, eyes) for at in range(1, DISTRICTS + 1)]),
        Area("effects", TRAY, effects(g, eyes)),
        Area("tiles", TRAY, tiles(g)),
        Area("squads", TRAY, squads(g)),
        Area("personnel", TRAY, personnel(g, eyes)),
        Area("fortifications", TRAY, fortifications(g, eyes)),
        Area("players", GRID, [player_piece(g, player, ahead, eyes) for player in range(g.players)]),
        Area("syndicates", ROW, [syndicate_piece(g, at) for at in range(len(g.syndicates.cards))]),
        Area("dice", ROW, [die_piece(g, die, eyes) for die in range(len(DICE))]),
        Area("steps", TRACK, steps(g)),
        *fight(g, eyes),
        Area("amounts", ROW, amounts(g, eyes)),
        Area("offers", ROW, offers(eyes)),
        Area("colours", ROW, colours(eyes)),
        Area("candidates", ROW, free_candidates(g, eyes)),
        Area("scoring", LEDGER, scoring(g)),
        *solo(g, ahead, eyes),
        Area("deck", STACK, size=len(g.deck.cards)),
        discard(g, eyes),
        Area("mission_deck", STACK, size=len(g.mission_deck.cards)),
    ]
    for player in range(g.players):
        areas += player_areas(g, player, eyes)
    if eyes.seat != NONE:
        areas += own_areas(g, eyes.seat, eyes)
    return Scene(eyes.moment, areas, on_turn(g), g.round)


# --- where we are -----------------------------------------------------------------------------------------------------


def moment(g: BlackMetro) -> str:
    if g.over:
        return "scoring"
    for step in g.stack:
        if isinstance(step, SetUp):
            return "set_up"
        if isinstance(step, AssignmentPhase):
            return "assignment"
        if isinstance(step, DominancePhase):
            return "dominance"
        if isinstance(step, ResolutionPhase):
            return "resolution"
        if isinstance(step, StandbyPhase):
            return "standby"
    return "assignment"  # the overlord's abilities at the start of a round ask nothing


def on_turn(g: BlackMetro) -> int:
    """Whose turn it is, as far as there are turns."""
    for step in reversed(g.stack):
        if isinstance(step, AssignmentPhase):
            return step.turn
        if isinstance(step, (DistrictDominance, ResolveDistrict)):
            return step.player
    return NONE


def current_district(g: BlackMetro) -> int:
    """The district at which something happens now, or 0."""
    for step in reversed(g.stack):
        if isinstance(step, (DistrictDominance, ResolveDistrict, AssignPersonnel)):
            return step.district
        if isinstance(step, PlayFortune) and step.facility != NONE:
            return PLACE.thing(step.facility)
    return 0


def chosen_from(g: BlackMetro, prompt: str, seat: int) -> tuple[int, int]:
    """The player and the place of the personnel of which a rank is asked for; NONE: no such question."""
    if prompt == "recover_one":
        return seat, OVERWHELMED
    if prompt == "excess":
        return seat, HIDEOUT
    for step in reversed(g.stack):
        if prompt == "lift_what" and isinstance(step, MovePersonnel):
            return seat, PLACE.thing(step.source)
        if prompt == "demote" and isinstance(step, Demote):
            return step.victim, step.place
        if prompt == "triage" and isinstance(step, Overwhelm):
            return seat, step.place
    return NONE, NONE


def steps(g: BlackMetro) -> list[Piece]:
    """The steps of a district dominance or of the standby phase, and which of them is being carried out."""
    if g.over:
        return []
    for step in reversed(g.stack):
        if isinstance(step, DistrictDominance):
            return step_pieces("dominance", 6, DOMINANCE_STEPS[line_of(g, step)])
        if isinstance(step, StandbyPhase):
            drawing = step.player_at > 0
            return step_pieces("standby", 7, 2 if drawing else STANDBY_STEPS[line_of(g, step)])
    return []


def line_of(g: BlackMetro, step: Step) -> str:
    """The line of its flow that a step has come to: the one that asks, or else the last one, which pushed others."""
    at = int(step.at)
    flow = list(PLACES[type(step)])
    return flow[at] if step is g.stack[-1] and at < len(flow) else flow[at - 1]


def step_pieces(phase: str, count: int, now: int) -> list[Piece]:
    return [
        Piece(
            "step", f"{phase}_{at}", f"step{at}", marks=["now"] if at == now else ["past"] if at < now else [], place=at
        )
        for at in range(1, count + 1)
    ]


# --- the board --------------------------------------------------------------------------------------------------------


def district_piece(g: BlackMetro, district: int, eyes: Eyes) -> Piece:
    """A district: who dominated it this round, what stands in the way, what is going on there."""
    marks: list[str] = []
    present = [player for player in range(g.players) if g.forces[player][district]]
    if district == eyes.district:
        marks.append("now")
    elif eyes.moment in ("dominance", "resolution"):
        if not present:
            marks.append("skipped")
        elif eyes.moment == "dominance" and g.dominator[district] == NONE and dominating(g, district) == NONE:
            marks.append("tie")
    if eyes.seat in present:
        marks.append("yours")
    numbers = {"fortifications": g.forts_at(district)}
    if eyes.seat != NONE and eyes.moment == "assignment":
        blockades = g.other_blockades(eyes.seat, district)
        if blockades:
            numbers["needed"] = blockades + 1
        strain = least_strain(g, eyes.seat, district)
        if strain:
            numbers["strain"] = strain
            marks += danger(g, eyes.seat, strain)
    if g.is_solo():
        marks += overlord_marks(g, district, eyes)
    name = DISTRICT_IDS[district - 1]
    return Piece(
        "district",
        name,
        f"district-{name}",
        g.dominator[district],
        [PLACE.of(district)],
        marks,
        numbers,
        {"fortifications": FORT_ZONES[district]},
        district,
    )


def least_strain(g: BlackMetro, player: int, district: int) -> int:
    """The strain that blockades cost a player who assigns his whole hideout to a district."""
    pieces = g.forces[player][HIDEOUT]
    if count_of(pieces, MECHASUIT) and breaches(MECHASUIT):
        return 0
    return blockade_strain(g.other_blockades(player, district), STRENGTH_OF[pieces])


def danger(g: BlackMetro, player: int, strain: int) -> list[str]:
    """What more strain than 15 means (BLK-2.6, BLK-19.1.2)."""
    if g.strain[player] + strain <= STRAIN_MAX:
        return []
    return ["loses_challenge"] if g.is_solo() else ["costs_power"]


def overlord_marks(g: BlackMetro, district: int, eyes: Eyes) -> list[str]:
    """Where the overlord may go next, and whom his summons move (BLK-19.3.1, BLK-19.4.7)."""
    marks: list[str] = []
    if eyes.moment != "assignment":
        return marks
    rank = weakest(g, OVERLORD)
    if rank != NONE and would_assign(g, rank, district):
        marks.append("overlord_may_come")
    for script in OF_ROUND[g.round]:
        for effect in SCRIPTS[script].effects:
            if effect.name == "forced_move" and g.count(OVERLORD, MECHASUIT, effect.to):
                if district == effect.source:
                    marks.append("summoned_away")
                elif district == effect.to:
                    marks.append("summoned_here")
    return marks


def effects(g: BlackMetro, eyes: Eyes) -> list[Piece]:
    """First and second effect of each district; `place` is the district."""
    used = 0
    for step in g.stack:
        if isinstance(step, ResolveDistrict):
            used = step.done
    found: list[Piece] = []
    for district in range(1, DISTRICTS + 1):
        first, second = FIRST_EFFECT[district], SECOND_EFFECT[district]
        for script in [*first, *second]:
            marks = ["first" if script in first else "second"]
            if district == eyes.district and used >= (1 if script in first else 2):
                marks.append("used")
            cost = SCRIPTS[script].cost
            if cost is not None and cost.strain and eyes.seat != NONE:
                marks += danger(g, eyes.seat, cost.strain)
            name = SCRIPT_NAMES[script].replace(".", "_")
            found.append(Piece("effect", name, f"effect-{name}", NONE, [USE.of(script)], marks, place=district))
    return found


def tiles(g: BlackMetro) -> list[Piece]:
    """The tiles; `place` is the district that one covers, 0 beside the board."""
    return [
        Piece("tile", TILE_FACES[g.tile_face[at]], f"tile{at}", place=g.tile_at[at])
        for at in range(TILES)
        if g.tile_at[at]
    ]


def squads(g: BlackMetro) -> list[Piece]:
    """By district and player: how strong his personnel are there, the strongest first; `place` is the district."""
    found: list[Piece] = []
    beaten: list[int] = []
    here = 0
    for step in g.stack:
        if isinstance(step, DistrictDominance):
            here, beaten = step.district, step.beaten(g, OVERWHELM_DIFFERENCE)
    for district in range(1, DISTRICTS + 1):
        most = greatest(g, district, NONE)
        leader = dominating(g, district)
        here_now = [
            (-strength(g, player, district), player) for player in range(g.players) if g.forces[player][district]
        ]
        for weakness, player in sorted(here_now):
            total = -weakness
            numbers = {"strength": total}
            if total > g.personnel_strength(player, district):
                numbers["bonus"] = total - g.personnel_strength(player, district)
            marks = ["leads"] if player == leader else ["tied"] if total == most else []
            if district == here and player in beaten:
                marks.append("beaten")
            key = f"squad{player}-{district}"
            found.append(Piece("squad", key=key, owner=player, marks=marks, numbers=numbers, place=district))
    return found


def personnel(g: BlackMetro, eyes: Eyes) -> list[Piece]:
    """Personnel by player, place and rank; `place` is 0 in the hideout, the district, or 13 among the overwhelmed."""
    found: list[Piece] = []
    for player in range(g.players):
        colour = COLOURS[g.colour[player]]
        for place, pieces in enumerate(g.forces[player]):
            for rank in range(RANKS - 1, -1, -1):
                count = count_of(pieces, rank)
                if count:
                    options = [UNIT.of(rank)] if eyes.chosen_from == (player, place) else []
                    marks = ["hideout"] if place == HIDEOUT else ["overwhelmed"] if place == OVERWHELMED else []
                    numbers = {"count": count, "strength": STRENGTH_OF[count * UNIT_OF[rank]]}
                    key = f"{colour}-{RANK_IDS[rank]}-{place}"
                    found.append(Piece("personnel", RANK_IDS[rank], key, player, options, marks, numbers, place=place))
    return found


def fortifications(g: BlackMetro, eyes: Eyes) -> list[Piece]:
    """Blockades and support bases; `place` is the district, 0 in the backup, from where they are built."""
    found: list[Piece] = []
    building = eyes.prompt == "build_what"
    for player in range(g.players):
        colour = COLOURS[g.colour[player]]
        base = g.base[player]
        options = [fort_option(g, player, SUPPORT_BASE)] if building == (base == BACKUP) else []
        numbers = {"strength": base_strength(g, player)} if base else {}
        found.append(Piece("fort", FORT_IDS[SUPPORT_BASE], f"{colour}-base", player, options, [], numbers, place=base))
        for district in range(DISTRICTS + 1):
            for at in range(g.blockades[player][district]):
                options = [fort_option(g, player, BLOCKADE)] if building == (district == BACKUP) else []
                key = f"{colour}-blockade-{district}.{at}"
                found.append(Piece("fort", FORT_IDS[BLOCKADE], key, player, options, place=district))
    return found


# --- players ----------------------------------------------------------------------------------------------------------


def forecast(g: BlackMetro) -> BlackMetro:
    """The match as if it were scored now, with all personnel recalled; what a viewer cannot see does not count."""
    ahead = g.clone()
    assert isinstance(ahead, BlackMetro)
    if not g.over:
        for forces in ahead.forces:
            for district in range(1, DISTRICTS + 1):
                forces[HIDEOUT] = forces[HIDEOUT] + forces[district]
        final_scoring(ahead)
    return ahead


LIMITS: Final = {
    "gold": RESOURCE_MAX,
    "intel": RESOURCE_MAX,
    "drakownium": RESOURCE_MAX,
    "strain": STRAIN_MAX,
    "fortunes": HAND_MAX,
    "level": TOP_LEVEL,
}
OVERLORD_LIMITS: Final = {"power": OVERLORD_POWER}


def player_piece(g: BlackMetro, player: int, ahead: BlackMetro, eyes: Eyes) -> Piece:
    """A player with everything that is open about him; the overlord has no resources and no cards."""
    marks = [COLOURS[g.colour[player]]]
    if player == g.relic:
        marks.append("relic")
    if player == on_turn(g):
        marks.append("turn")
    board = 0
    for district in range(1, DISTRICTS + 1):
        board += HEADS[g.forces[player][district]]
    numbers = {"power": g.power[player]}
    if not g.is_overlord(player):
        numbers["scored"] = ahead.power[player]
        for name, count in (
            ("gold", g.gold[player]),
            ("intel", g.intel[player]),
            ("drakownium", g.drakownium[player]),
            ("strain", g.strain[player]),
            ("fortunes", g.hand_size(player)),
            ("missions", g.unfulfilled(player)),
            ("fulfilled", len(g.fulfilled[player].cards)),
            ("level", g.level[player]),
        ):
            numbers[name] = count
    numbers["charged"] = g.charged_count(player)
    numbers["technologies"] = len(g.owned(player).cards)
    numbers["hideout"] = g.personnel(player, HIDEOUT)
    numbers["on_board"] = board
    numbers["overwhelmed"] = g.personnel(player, OVERWHELMED)
    numbers["backup"] = g.backup(player)
    numbers["order"] = g.order().index(player) + 1
    limits = OVERLORD_LIMITS if g.is_overlord(player) else LIMITS
    options = [] if eyes.prompt in CHOOSING_COLOURS else [g.colour_option(player)]
    return Piece(
        "player", key=f"player{player}", owner=player, options=options, marks=marks, numbers=numbers, limits=limits
    )


def player_areas(g: BlackMetro, player: int, eyes: Eyes) -> list[Area]:
    """Candidate and charged technologies lie open; hands, missions and downed technologies face down."""
    found = [Area("technologies", ROW, technologies(g, player, eyes), owner=player)]
    candidate = g.candidate[player]
    if candidate != NONE:
        marks = ["charged" if g.candidate_charged[player] else "downed"]
        name = CANDIDATE_IDS[candidate]
        options = [USE.of(GENERAL_ABILITY[candidate]), USE.of(DISTRICT_ABILITY[candidate])]
        piece = Piece("candidate", name, f"candidate-{name}", player, options if player == eyes.seat else [], marks)
        found.append(Area("candidate", ROW, [piece], owner=player))
    if g.is_overlord(player):
        return found
    hand = g.hand[player].cards
    known = sorted([card for card in hand if card != HIDDEN])
    cards = [fortune_piece(g, card, player, eyes) for card in known]
    cards += [face_down("fortune", f"hand{player}", at, player, eyes) for at in range(len(hand) - len(known))]
    secret = g.missions[player].cards
    seen = sorted([card for card in secret if card != HIDDEN])
    missions = [mission_piece(card, player, eyes, []) for card in seen]
    missions += [face_down("mission", f"missions{player}", at, player, eyes) for at in range(len(secret) - len(seen))]
    revealed = [mission_piece(card, player, eyes, ["revealed"]) for card in sorted(g.revealed[player].cards)]
    done = [mission_piece(card, player, eyes, ["fulfilled"]) for card in sorted(g.fulfilled[player].cards)]
    return [
        *found,
        Area("hand", HAND, cards, owner=player, size=HAND_MAX),
        Area("missions", HAND, missions, owner=player),
        Area("revealed", ROW, revealed, owner=player),
        Area("fulfilled", ROW, done, owner=player),
    ]


def face_down(kind: str, area: str, place: int, owner: int, eyes: Eyes) -> Piece:
    return Piece(kind, HIDDEN_FACE, eyes.keys.at(area, place), owner)


def fortune_piece(g: BlackMetro, card: int, owner: int, eyes: Eyes) -> Piece:
    marks = ["assignment" if KEYWORD[card] == ASSIGNMENT else "dominance"]
    if owner != NONE and g.candidate[owner] != NONE and CANDIDATE_FORTUNE[g.candidate[owner]] == card:
        marks.append("candidate_fortune")
    options = [CARD.of(card)] if owner == eyes.seat and owner != NONE else []
    return Piece("fortune", CARDS[card], eyes.keys.of(CARDS[card]), owner, options, marks)


def mission_piece(card: int, owner: int, eyes: Eyes, marks: list[str]) -> Piece:
    timing = MISSION_TIMING[card - FIRST_MISSION]
    kind = "standby" if timing == STANDBY_MISSION else "after_assert" if timing == AFTER_ASSERT else "dominance_end"
    options = [CARD.of(card)] if owner == eyes.seat and "fulfilled" not in marks else []
    return Piece("mission", CARDS[card], eyes.keys.of(CARDS[card]), owner, options, [kind, *marks])


def technologies(g: BlackMetro, player: int, eyes: Eyes) -> list[Piece]:
    """Researched technologies, the charged ones first; one that a viewer does not know by its place."""
    zone = g.owned(player)
    found: list[Piece] = []
    for down, card in sorted([(CHARGED - zone.marks[at], card) for at, card in enumerate(zone.cards)]):
        mark = "downed" if down else "charged"
        if card == HIDDEN:
            piece = face_down("technology", f"technologies{player}", len(found), player, eyes)
            piece.marks.append(mark)
        else:
            piece = technology_piece(card, player, [mark])
            if g.used[player] & used_bit(card):
                piece.marks.append("used")
            if player == eyes.seat:
                piece.options.append(CARD.of(card))
        found.append(piece)
    return found


def technology_piece(card: int, player: int, marks: list[str]) -> Piece:
    kind = TECH_TYPES[TECH_COLOUR[card]]
    numbers = {"level": TECH_LEVEL[card]}
    return Piece("technology", CARDS[card], f"{CARDS[card]}-{player}", player, marks=[kind, *marks], numbers=numbers)


# --- the own area -----------------------------------------------------------------------------------------------------


def own_areas(g: BlackMetro, seat: int, eyes: Eyes) -> list[Area]:
    """What a seat has of its own: the hideout, the science, and what its missions ask for."""
    hideout = Piece("hideout", key="hideout", owner=seat, options=[IN_HIDEOUT])
    hideout.numbers = {"count": g.personnel(seat, HIDEOUT), "strength": g.personnel_strength(seat, HIDEOUT)}
    science = Piece("science", key="science", owner=seat, numbers={"level": g.level[seat]}, limits=LEVEL_LIMIT)
    if g.level[seat] < TOP_LEVEL:
        cost = LEVEL_COST[g.level[seat]]
        for name, price in (("cost_gold", cost.gold), ("cost_intel", cost.intel), ("cost_drakownium", cost.drakownium)):
            if price:
                science.numbers[name] = price
    library: list[Piece] = []
    for card in sorted([card for card in g.library[seat].cards if card != HIDDEN]):
        piece = technology_piece(card, seat, ["open" if TECH_LEVEL[card] <= g.level[seat] else "locked"])
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


LEVEL_LIMIT: Final = {"level": TOP_LEVEL}


def mission_options(g: BlackMetro, seat: int, card: int) -> list[Piece]:
    """The three options of a mission with what each asks for and pays, and what the player has of it."""
    asserting = any([isinstance(step, DistrictDominance) and step.player == seat for step in g.stack])
    counts = asserting or MISSION_TIMING[card - FIRST_MISSION] != AFTER_ASSERT
    found: list[Piece] = []
    for at, script in enumerate(MISSION_OPTIONS[card - FIRST_MISSION], 1):
        option = SCRIPTS[script]
        numbers: dict[str, int] = {}
        marks: list[str] = []
        for condition in option.conditions:
            name = STATS[condition.stat]
            if condition.least < condition.most < NO_BOUND:
                numbers[f"most_{name}"] = condition.most
            else:
                numbers[name] = condition.least
            if counts and condition is option.conditions[0] and not YES_OR_NO[condition.stat]:
                numbers["have"] = counted(g, seat, condition.stat, condition.districts)
        cost = option.cost
        if cost is not None:
            for name, price in (
                ("cost_gold", cost.gold),
                ("cost_intel", cost.intel),
                ("cost_drakownium", cost.drakownium),
                ("cost_fortunes", cost.fortunes),
                ("cost_missions", cost.missions),
            ):
                if price:
                    numbers[name] = price
        numbers["pays"] = option.effects[0].n
        if counts and against_option(g, seat, script) == 0:
            marks.append("met")
        key = f"{CARDS[card]}.{at}"
        found.append(Piece("mission_option", CARDS[card], key, seat, [USE.of(script)], marks, numbers, place=at))
    return found


# --- what is going on -------------------------------------------------------------------------------------------------


def fight(g: BlackMetro, eyes: Eyes) -> list[Area]:
    """Attacker and defender, and the fortunes that were played, each by its player."""
    attack: Exchange | None = None
    openly: PlayOpenly | None = None
    for step in g.stack:
        if isinstance(step, Exchange):
            attack = step
        if isinstance(step, (PlayFortune, DominanceAttack)):
            openly = step
    if openly is None:
        return [Area("fight", ROW), Area("played", ROW)]
    players = [openly.player, NONE]
    target = openly.target if isinstance(openly, (PlayFortune, DominanceAttack)) else NONE
    if target != NONE:
        players[1] = g.player_of(target)
    sides: list[Piece] = []
    name = DISTRICT_IDS[eyes.district - 1] if eyes.district else ""
    if players[1] != NONE:
        for at, player in enumerate(players):
            kind = "attacker" if at == 0 else "defender"
            piece = Piece(kind, name, kind, player)
            if isinstance(openly, DominanceAttack):
                piece.numbers["strength"] = strength(g, player, openly.district)
            if attack is not None and attack.answering() == player:
                piece.marks.append("answers")
                if attack.keyword == ASSIGNMENT:
                    piece.numbers["at_least"] = attack.value
                else:
                    piece.marks.append(f"needs_{ELITE_RANKS[attack.value]}")
            sides.append(piece)
    played: list[Piece] = []
    for at, card in enumerate(g.played.cards):
        piece = fortune_piece(g, card, NONE, eyes)
        piece.owner = players[at % 2] if players[1] != NONE else players[0]
        played.append(piece)
    return [Area("fight", ROW, sides), Area("played", ROW, played)]


def amounts(g: BlackMetro, eyes: Eyes) -> list[Piece]:
    """How many of a rank: what each answer makes in strength, and the least strain that it costs."""
    step = g.stack[-1] if g.stack else None
    if not isinstance(step, Select) or step.player != eyes.seat or not eyes.offered:
        return []
    found: list[Piece] = []
    for option in eyes.offered:
        if NUMBER.has(option):
            count = NUMBER.thing(option)
            picked = step.result + count * UNIT_OF[step.rank]
            numbers = {"count": count, "strength": STRENGTH_OF[picked]}
            strain = strain_of(g, step, picked, eyes)
            if strain:
                numbers["strain"] = strain
            marks = danger(g, step.player, strain)
            name = RANK_IDS[step.rank]
            found.append(Piece("amount", name, f"amount{count}", step.player, [option], marks, numbers, place=count))
    return found


def strain_of(g: BlackMetro, step: Select, picked: int, eyes: Eyes) -> int:
    """The least strain of a selection: of who recovers, or of who assigns against blockades all that is not asked."""
    if step.prompt == "recover":
        strain = STRENGTH_OF[picked]
        return strain // 2 if charged_among(g, step.player, HALF_RECOVERY) != NONE else strain
    if step.prompt in ("assign", "assign_forced") and eyes.district:
        for rank in range(step.rank + 1, RANKS):
            picked += g.count(step.player, rank, step.place) * UNIT_OF[rank]
        if count_of(picked, MECHASUIT) and breaches(MECHASUIT):
            return 0
        there = g.personnel_strength(step.player, eyes.district)
        return blockade_strain(g.other_blockades(step.player, eyes.district), STRENGTH_OF[picked] + there)
    return 0


def syndicate_piece(g: BlackMetro, at: int) -> Piece:
    """A syndicate: whom it would back, with how much; turned ones back nobody."""
    card = g.syndicates.cards[at]
    numbers = {"backing": BACKING[card - FIRST_SYNDICATE]}
    leader = NONE
    for player in range(g.players):
        if is_sole_best(g, player, card):
            leader = player
            numbers["best"] = abs(standing(g, player, card))
    marks = ["turned"] if g.syndicates.marks[at] == TURNED else []
    return Piece("syndicate", CARDS[card], CARDS[card], leader, [CARD.of(card)], marks, numbers)


def die_piece(g: BlackMetro, die: int, eyes: Eyes) -> Piece:
    """A die, with its face while its roll is being carried out; who may sabotage the roll points at it."""
    for step in g.stack:
        if isinstance(step, Roll) and step.die == die:
            name = SCRIPT_NAMES[DICE_FACES[die][step.face]].replace(".", "_")
            options: list[int] = []
            if eyes.seat != NONE and g.candidate[eyes.seat] != NONE:
                options.append(USE.of(GENERAL_ABILITY[g.candidate[eyes.seat]]))
            numbers = {"result": step.face + 1}
            return Piece("die", name, f"die-{DICE[die]}", step.player, options, ["now"], numbers)
    return Piece("die", f"die_{DICE[die]}", f"die-{DICE[die]}")


def discard(g: BlackMetro, eyes: Eyes) -> Area:
    """The discard with its top card, at which nobody points."""
    top = [fortune_piece(g, card, NONE, eyes) for card in g.discard.cards[-1:]]
    return Area("discard", STACK, top, size=len(g.discard.cards))


def offers(eyes: Eyes) -> list[Piece]:
    """What may be chosen that lies nowhere else: what an event does, a trade, the benefit of a joker."""
    found: list[Piece] = []
    for option in eyes.offered:
        name = ""
        if eyes.prompt == "event" and USE.has(option):
            name = SCRIPT_NAMES[USE.thing(option)].replace(".", "_")
        elif TRADE.has(option):
            give, take = TRADES[TRADE.thing(option)]
            name = f"trade_{RESOURCES[give]}_{RESOURCES[take]}"
        elif BENEFIT.has(option):
            name = f"benefit_{SUITS[BENEFIT.thing(option)]}"
        if name:
            found.append(Piece("offer", name, f"offer-{name}", options=[option]))
    return found


def colours(eyes: Eyes) -> list[Piece]:
    """The colours of the solo challenge, while they are chosen."""
    if eyes.prompt not in CHOOSING_COLOURS:
        return []
    return [Piece("colour", name, f"colour-{name}", options=[COLOUR.of(at)]) for at, name in enumerate(COLOURS)]


def free_candidates(g: BlackMetro, eyes: Eyes) -> list[Piece]:
    """The candidates that nobody leads yet, in the set-up."""
    if eyes.moment != "set_up" or g.options["use_candidates"] != "yes":
        return []
    found: list[Piece] = []
    for at, name in enumerate(CANDIDATE_IDS):
        if at not in g.candidate:
            marks = ["handicapped"] if g.is_solo() and at in HANDICAPPED else []
            found.append(Piece("candidate", name, f"candidate-{name}", NONE, [CANDIDATE.of(at)], marks))
    return found


def scoring(g: BlackMetro) -> list[Piece]:
    """At the end: where the power came from, line by line of the final scoring; the rest was earned before."""
    if g.outcome is None or any([word in g.outcome.reason for word in EARLY_LOSSES]):
        return []
    found: list[Piece] = []
    for player in range(g.seats):
        lines: list[Piece] = []
        earned = g.power[player]
        for per, every, _, power in SCORING:
            points = scored(g, player, per) // every * power
            earned -= points
            if points:
                lines.append(Piece("score", per, f"score{player}-{per}", player, numbers={"power": points}))
        unseen = ["unseen_hand"] if HIDDEN in g.hand[player].cards else []
        numbers = {"power": earned}
        found.append(Piece("score", "earned", f"score{player}-earned", player, marks=unseen, numbers=numbers))
        found += lines
    return found


# --- the solo challenge -----------------------------------------------------------------------------------------------


def solo(g: BlackMetro, ahead: BlackMetro, eyes: Eyes) -> list[Area]:
    """What wins and what loses the challenge, the ranks, and what the overlord is about to do."""
    if not g.is_solo():
        return []
    left = g.personnel(OVERLORD, HIDEOUT)
    for district in range(1, DISTRICTS + 1):
        left += g.personnel(OVERLORD, district)
    fatal = ["loses_challenge"] if ahead.over and not g.over else []
    goals = [
        Piece(
            "goal",
            "goal_power",
            "goal-power",
            PLAYER,
            numbers={"power": g.power[PLAYER], "scored": ahead.power[PLAYER]},
        ),
        Piece("goal", "goal_personnel", "goal-personnel", OVERLORD, numbers={"left": left}),
        Piece("goal", "danger_strain", "danger-strain", PLAYER, [], fatal, {"strain": g.strain[PLAYER]}),
        Piece("goal", "danger_overlord", "danger-overlord", OVERLORD, numbers={"power": g.power[OVERLORD]}),
    ]
    goals[0].limits = {"scored": TARGET_POWER}
    goals[2].limits = {"strain": STRAIN_MAX}
    goals[3].limits = OVERLORD_LIMITS
    ranks = [rank_piece(least, name, ahead) for least, name in reversed(SOLO_RANKS) if least > 0]
    return [
        Area("goals", LEDGER, goals),
        Area("ranks", TRACK, ranks, size=max([least for least, _ in SOLO_RANKS])),
        Area("next_move", ROW, next_move(g, eyes)),
        Area("plan", ROW, [plan_piece(g, at) for at in range(len(OVERLORD_ABILITIES))]),
    ]


def rank_piece(least: int, name: str, ahead: BlackMetro) -> Piece:
    marks = ["reached"] if ahead.power[PLAYER] >= least else []
    return Piece("rank", f"rank_{name}", f"rank-{name}", marks=marks, place=least)


def next_move(g: BlackMetro, eyes: Eyes) -> list[Piece]:
    """The personnel that the overlord sends next: always the weakest (BLK-19.3.2)."""
    rank = weakest(g, OVERLORD)
    if rank == NONE or eyes.moment != "assignment":
        return []
    return [Piece("next_move", RANK_IDS[rank], "next-move", OVERLORD, numbers={"strength": STRENGTH_OF[UNIT_OF[rank]]})]


def plan_piece(g: BlackMetro, at: int) -> Piece:
    """An ability of the overlord: at work now, still to come, or over."""
    rounds = SCRIPTS[OVERLORD_ABILITIES[at]].rounds
    later = [number for number in rounds if number > g.round]
    numbers: dict[str, int] = {}
    if not rounds or g.round in rounds:
        marks = ["now"]
    elif later:
        marks = ["to_come"]
        numbers["round"] = later[0]
    else:
        marks = ["past"]
    name = f"overlord_{at + 1}"
    return Piece("plan", name, f"plan-{name}", OVERLORD, marks=marks, numbers=numbers)


# --- what stands on a piece -------------------------------------------------------------------------------------------

NOTES: Final[dict[str, str]] = {
    **{name.replace(".", "_"): SCRIPTS[at].title for at, name in enumerate(SCRIPT_NAMES)},
    **{name: DISTRICT_NOTES[at] for at, name in enumerate(DISTRICT_IDS)},
    **{name: TILE_NOTES[at] for at, name in enumerate(TILE_FACES)},
    **{name: CANDIDATE_NOTES[at] for at, name in enumerate(CANDIDATE_IDS)},
    **{name: note(card) for card, name in enumerate(CARDS)},
    **{name: text for name, text in UNIT_TEXTS.items() if text},
    **{name: level_note(at) for at, name in enumerate(LEVEL_IDS, 1)},
}


def text_of(face: str) -> str:
    """What stands on a card or piece, by its face."""
    return NOTES.get(face, "")
