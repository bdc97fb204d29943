"""Factions, heroes and all cards as typed tables (chapter 3); a card is its number in `CARDS`."""

from __future__ import annotations

from typing import Final

from railhead.components import Entry, credits
from railhead.games.metro2033 import board, effects
from railhead.games.metro2033.data import DATA, RESOURCES, entries, places_of, vector
from railhead.games.metro2033.effects import Effect, read_effects
from railhead.kernel.ruleset import Credits

FAMILIES: Final[list[str]] = ["threats", "equipment", "missions", "laws", "combat_cards"]
THREAT_DATA: Final[list[Entry]] = entries("threats")
EQUIPMENT_DATA: Final[list[Entry]] = entries("equipment")
MISSION_DATA: Final[list[Entry]] = entries("missions")
LAW_DATA: Final[list[Entry]] = entries("laws")
COMBAT_DATA: Final[list[Entry]] = entries("combat_cards")
CARD_DATA: Final[list[Entry]] = [*THREAT_DATA, *EQUIPMENT_DATA, *MISSION_DATA, *LAW_DATA, *COMBAT_DATA]
FAMILY_OF: Final[list[str]] = [family for family in FAMILIES for _ in entries(family)]

CARDS: Final[list[str]] = [card.text("id") for card in CARD_DATA]
CARD_TITLES: Final[list[str]] = [card.text("name") for card in CARD_DATA]
COUNT: Final[list[int]] = [card.number("count", least=0) for card in CARD_DATA]

GAME: Final[Entry] = DATA["game"]

# Where each family begins in CARDS.
THREATS: Final = 0
EQUIPMENT: Final[int] = len(THREAT_DATA)
MISSIONS: Final[int] = EQUIPMENT + len(EQUIPMENT_DATA)
LAWS: Final[int] = MISSIONS + len(MISSION_DATA)
COMBAT: Final[int] = LAWS + len(LAW_DATA)

EFFECTS: Final[list[list[Effect]]] = [
    [] if family == "combat_cards" else read_effects(card["effects"], family)
    for family, card in zip(FAMILY_OF, CARD_DATA, strict=True)
]


def with_op(printed: list[Effect], op: int) -> list[Effect]:
    """Those of a card's effects that have this operation."""
    return [effect for effect in printed if effect.op == op]


def strengths(printed: list[Effect]) -> list[Effect]:
    """What counts by itself when strengths are compared: not the one-shot use in a battle."""
    return [effect for effect in with_op(printed, effects.STRENGTH) if effect.when != "battle_use"]


def total(printed: list[Effect], op: int) -> int:
    return sum([effect.amount for effect in with_op(printed, op)])


# What the cards do by themselves, ready for counting.
OPS_OF: Final[list[list[int]]] = [[effect.op for effect in printed] for printed in EFFECTS]
STRENGTHS: Final[list[list[Effect]]] = [strengths(printed) for printed in EFFECTS]
SPEED_BONUS: Final[list[int]] = [total(printed, effects.SPEED) for printed in EFFECTS]
FREES_TRANSFERS: Final[list[bool]] = [bool(with_op(printed, effects.FREE_TRANSFERS)) for printed in EFFECTS]
HANSA_LIMIT: Final[list[int]] = [  # the place of the card's limit in TUNNEL_LIMITS; -1: it sets none
    board.TUNNEL_LIMITS.index(total(printed, effects.HANSA_TUNNELS)) if with_op(printed, effects.HANSA_TUNNELS) else -1
    for printed in EFFECTS
]
SETS_COST: Final[list[list[Effect]]] = [with_op(printed, effects.SET_COST) for printed in EFFECTS]
ADDS_COST: Final[list[list[Effect]]] = [with_op(printed, effects.ADD_COST) for printed in EFFECTS]
ADDS_UPKEEP: Final[list[list[Effect]]] = [with_op(printed, effects.ADD_MAINTENANCE) for printed in EFFECTS]
IGNORES_LAW: Final[list[bool]] = [bool(with_op(printed, effects.IGNORE_LAW)) for printed in EFFECTS]
PROTECTS_GEAR: Final[list[bool]] = [bool(with_op(printed, effects.PROTECT_EQUIPMENT)) for printed in EFFECTS]
# What a law forbids (bits).
BANS_OF: Final[list[int]] = [sum({one.ban for one in with_op(printed, effects.FORBID)}) for printed in EFFECTS]

# --- factions and heroes --------------------------------------------------------------------------------------------

FACTION_DATA: Final[list[Entry]] = entries("factions")
FACTION_TITLES: Final[list[str]] = [one.text("name") for one in FACTION_DATA]
ABILITY_NAMES: Final[list[str]] = [one.text("ability_name") for one in FACTION_DATA]
FACTION_EFFECTS: Final[list[list[Effect]]] = [read_effects(one["effects"], "factions") for one in FACTION_DATA]
START_BONUS: Final[list[list[Effect]]] = [read_effects(one["start_bonus"], "start_bonus") for one in FACTION_DATA]
FACTION_STRENGTHS: Final[list[list[Effect]]] = [strengths(printed) for printed in FACTION_EFFECTS]
FACTION_COSTS: Final[list[list[Effect]]] = [with_op(printed, effects.SET_COST) for printed in FACTION_EFFECTS]
MISSION_BONUS: Final[list[int]] = [total(printed, effects.MISSION_DRAW_BONUS) for printed in FACTION_EFFECTS]
POINTS_TO_WIN: Final[list[int]] = [
    total(printed, effects.WIN_POINTS) or GAME.number("win_points", least=1) for printed in FACTION_EFFECTS
]

HERO_DATA: Final[list[Entry]] = entries("heroes")
HEROES: Final[list[str]] = [one.text("id") for one in HERO_DATA]
HERO_TITLES: Final[list[str]] = [one.text("name") for one in HERO_DATA]
HERO_STRENGTH: Final[list[int]] = [one.number("strength", least=0) for one in HERO_DATA]
HERO_SPEED: Final[list[int]] = [one.number("speed", least=0) for one in HERO_DATA]
HERO_EFFECTS: Final[list[list[Effect]]] = [read_effects(one["effects"], "heroes") for one in HERO_DATA]
HERO_STRENGTHS: Final[list[list[Effect]]] = [strengths(printed) for printed in HERO_EFFECTS]
HERO_ACTIONS: Final[list[list[Effect]]] = [
    [effect for effect in printed if effect.when == "hero_action"] for printed in HERO_EFFECTS
]

# --- threats --------------------------------------------------------------------------------------------------------

STAGE: Final[list[int]] = [card.number("stage", least=1, most=2) for card in THREAT_DATA]
THREAT_TYPE: Final[list[int]] = [card.place_of("type", effects.THREAT_TYPES) for card in THREAT_DATA]
THREAT_STRENGTH: Final[list[int]] = [card.number("strength", least=0) for card in THREAT_DATA]
REWARD_TOKENS: Final[list[list[int]]] = [list(vector(card["reward"])) for card in THREAT_DATA]
REWARD_ANY: Final[list[int]] = [card["reward"].number("any", 0, least=0) for card in THREAT_DATA]
REWARD_EQUIPMENT: Final[list[int]] = [card["reward"].number("equipment", 0, least=0) for card in THREAT_DATA]
REWARD_MISSIONS: Final[list[int]] = [card["reward"].number("mission", 0, least=0) for card in THREAT_DATA]

# --- missions and their goals (section 14) --------------------------------------------------------------------------

GOAL_DATA: Final[list[Entry]] = entries("mission_goals")
GOALS: Final[list[str]] = [one.text("id") for one in GOAL_DATA]
GOAL_BY_STATE: Final[list[bool]] = [one["kind"] == "state" for one in GOAL_DATA]
GOAL_OF: Final[dict[int, int]] = {card: CARD_DATA[card].place_of("goal", GOALS) for card in range(MISSIONS, LAWS)}
ABILITY_OF: Final[dict[int, Effect]] = {card: EFFECTS[card][0] for card in range(MISSIONS, LAWS)}

# --- combat cards (section 17) --------------------------------------------------------------------------------------

COMBAT_TYPES: Final[list[str]] = ["attack", "defence", "neutral"]
COMBAT_TYPE: Final[list[int]] = [card.place_of("type", COMBAT_TYPES) for card in COMBAT_DATA]
MODIFIER: Final[list[list[int]]] = [[card["modifier"].number(kind) for kind in COMBAT_TYPES] for card in COMBAT_DATA]

# --- numbers of the game --------------------------------------------------------------------------------------------

TITLE: Final[str] = GAME.text("title")
CREDITS: Final[Credits] = credits(DATA["credits"])
FEWEST_PLAYERS: Final[int] = GAME.number("players_min", least=2, most=len(FACTION_DATA))
MOST_PLAYERS: Final[int] = GAME.number("players_max", least=FEWEST_PLAYERS, most=len(FACTION_DATA))
ARMY_MIN: Final[int] = GAME.number("army_min", least=1)
ARMY_MAX: Final[int] = GAME.number("army_max", least=ARMY_MIN)
START_ARMY: Final[int] = GAME.number("start_army", least=ARMY_MIN, most=ARMY_MAX)
POLIS_DEFENCE: Final[int] = GAME.number("polis_defence", least=0)
POLIS_TO_WIN: Final[int] = GAME.number("polis_to_win", least=1, most=len(board.POLIS_STATIONS))
MIN_STATIONS: Final[int] = GAME.number("min_stations", least=0)
STAGE_TWO_POINTS: Final[int] = GAME.number("stage2_points", least=0)
MARKET_SIZE: Final[int] = GAME.number("market_size", least=0)
CARRY_LIMIT: Final[list[int]] = [0, *[GAME["equipment_limit"].number(key, least=0) for key in ("stage1", "stage2")]]
GIFT_DRAW: Final[int] = GAME["stage2_gift"].number("draw", least=1)
GIFT_KEEP: Final[int] = GAME["stage2_gift"].number("keep", least=1, most=GIFT_DRAW)
COMBAT_HAND: Final[int] = GAME.number("combat_hand", least=1, most=sum(COUNT[COMBAT:]) // 2)
OBTAINED: Final[int] = GAME.number("obtain_resources", least=1)
UPKEEP: Final[Entry] = DATA["army_track"]["maintenance_pigs"]
LEVELS: Final = range(ARMY_MIN, ARMY_MAX + 1)
MAINTENANCE: Final[list[int]] = [0] * ARMY_MIN + [UPKEEP.number(str(level), least=0) for level in LEVELS]
ON_TRACKS: Final = 2  # tokens of a faction: on the army track and on the victory track (M33-1.5)
FACTION_TOKENS: Final[int] = DATA["inventory"].number("faction_tokens_per_faction", least=ON_TRACKS + 1)
MOST_STATIONS: Final[int] = FACTION_TOKENS - ON_TRACKS
MISSION_DRAW: Final = 2  # M33-9.4.1

# --- the round track (M33-6.0.3) ------------------------------------------------------------------------------------

TRACK: Final[list[Entry]] = sorted(entries("round_track"), key=lambda one: one.number("position"))
SHOWN: Final[list[list[int]]] = [sorted(places_of(one, "resources", RESOURCES)) for one in TRACK]
MULTIPLIER: Final[list[int]] = [one.number("multiplier", least=1) for one in TRACK]
SHOWS_THREAT: Final[list[bool]] = [one.flag("threat") for one in TRACK]
SHOWS_LAW: Final[list[bool]] = [one.flag("law") for one in TRACK]
SYMBOLS: Final[list[list[str]]] = [  # of each position, in their order
    [RESOURCES[kind] for kind in SHOWN[place]] + ["threat"] * SHOWS_THREAT[place] + ["law"] * SHOWS_LAW[place]
    for place in range(len(TRACK))
]
NEXT_POSITION: Final[list[int]] = [one.number("next", least=1, most=len(TRACK) - 1) for one in TRACK]
