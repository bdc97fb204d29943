"""Factions, heroes and all cards as typed tables (chapter 3); a card is its number in `CARDS`."""

from __future__ import annotations

from typing import Any, Final

from railhead.games.metro2033.board import DATA
from railhead.games.metro2033.effects import (
    FORBID,
    FREE_TRANSFERS,
    HANSA_TUNNELS,
    IGNORE_LAW,
    MISSION_DRAW_BONUS,
    PROTECT_EQUIPMENT,
    SPEED,
    STRENGTH,
    THREAT_TYPES,
    WIN_POINTS,
    Effect,
    read_effects,
    vector,
)

THREAT_DATA: Final[list[dict[str, Any]]] = DATA["threats"]
EQUIPMENT_DATA: Final[list[dict[str, Any]]] = DATA["equipment"]
MISSION_DATA: Final[list[dict[str, Any]]] = DATA["missions"]
LAW_DATA: Final[list[dict[str, Any]]] = DATA["laws"]
COMBAT_DATA: Final[list[dict[str, Any]]] = DATA["combat_cards"]
CARD_DATA: Final[list[dict[str, Any]]] = [*THREAT_DATA, *EQUIPMENT_DATA, *MISSION_DATA, *LAW_DATA, *COMBAT_DATA]

CARDS: Final[list[str]] = [card["id"] for card in CARD_DATA]
CARD_TITLES: Final[list[str]] = [card["name"] for card in CARD_DATA]
COUNT: Final[list[int]] = [card["count"] for card in CARD_DATA]

# Where each family begins in CARDS.
THREATS: Final = 0
EQUIPMENT: Final[int] = len(THREAT_DATA)
MISSIONS: Final[int] = EQUIPMENT + len(EQUIPMENT_DATA)
LAWS: Final[int] = MISSIONS + len(MISSION_DATA)
COMBAT: Final[int] = LAWS + len(LAW_DATA)

EFFECTS: Final[list[list[Effect]]] = [read_effects(card.get("effects", [])) for card in CARD_DATA]


def with_op(effects: list[Effect], op: int) -> list[Effect]:
    """Those of a card's effects that have this operation."""
    return [effect for effect in effects if effect.op == op]


def strengths(effects: list[Effect]) -> list[Effect]:
    """What counts by itself when strengths are compared: not the one-shot use in a battle."""
    return [effect for effect in with_op(effects, STRENGTH) if effect.when != "battle_use"]


def total(effects: list[Effect], op: int) -> int:
    return sum([effect.amount for effect in with_op(effects, op)])


# What the cards do by themselves, ready for counting.
STRENGTHS: Final[list[list[Effect]]] = [strengths(effects) for effects in EFFECTS]
SPEED_BONUS: Final[list[int]] = [total(effects, SPEED) for effects in EFFECTS]
FREES_TRANSFERS: Final[list[bool]] = [bool(with_op(effects, FREE_TRANSFERS)) for effects in EFFECTS]
HANSA_LIMIT: Final[list[int]] = [total(effects, HANSA_TUNNELS) for effects in EFFECTS]
IGNORES_LAW: Final[list[bool]] = [bool(with_op(effects, IGNORE_LAW)) for effects in EFFECTS]
PROTECTS_GEAR: Final[list[bool]] = [bool(with_op(effects, PROTECT_EQUIPMENT)) for effects in EFFECTS]
BANS_OF: Final[list[int]] = [sum([effect.ban for effect in with_op(effects, FORBID)]) for effects in EFFECTS]

# --- factions and heroes --------------------------------------------------------------------------------------------

FACTION_DATA: Final[list[dict[str, Any]]] = DATA["factions"]
FACTION_TITLES: Final[list[str]] = [one["name"] for one in FACTION_DATA]
FACTION_EFFECTS: Final[list[list[Effect]]] = [read_effects(one["effects"]) for one in FACTION_DATA]
START_BONUS: Final[list[list[Effect]]] = [read_effects(one["start_bonus"]) for one in FACTION_DATA]
FACTION_STRENGTHS: Final[list[list[Effect]]] = [strengths(effects) for effects in FACTION_EFFECTS]
MISSION_BONUS: Final[list[int]] = [total(effects, MISSION_DRAW_BONUS) for effects in FACTION_EFFECTS]
POINTS_TO_WIN: Final[list[int]] = [
    total(effects, WIN_POINTS) or int(DATA["game"]["win_points"]) for effects in FACTION_EFFECTS
]

HERO_DATA: Final[list[dict[str, Any]]] = DATA["heroes"]
HEROES: Final[list[str]] = [one["id"] for one in HERO_DATA]
HERO_TITLES: Final[list[str]] = [one["name"] for one in HERO_DATA]
HERO_STRENGTH: Final[list[int]] = [one["strength"] for one in HERO_DATA]
HERO_SPEED: Final[list[int]] = [one["speed"] for one in HERO_DATA]
HERO_EFFECTS: Final[list[list[Effect]]] = [read_effects(one["effects"]) for one in HERO_DATA]
HERO_STRENGTHS: Final[list[list[Effect]]] = [strengths(effects) for effects in HERO_EFFECTS]
HERO_ACTIONS: Final[list[list[Effect]]] = [
    [effect for effect in effects if effect.when == "hero_action"] for effects in HERO_EFFECTS
]

# --- threats --------------------------------------------------------------------------------------------------------

STAGE: Final[list[int]] = [card["stage"] for card in THREAT_DATA]
THREAT_TYPE: Final[list[int]] = [THREAT_TYPES.index(card["type"]) for card in THREAT_DATA]
THREAT_STRENGTH: Final[list[int]] = [card["strength"] for card in THREAT_DATA]
REWARD_TOKENS: Final[list[list[int]]] = [list(vector(card["reward"])) for card in THREAT_DATA]
REWARD_ANY: Final[list[int]] = [card["reward"].get("any", 0) for card in THREAT_DATA]
REWARD_EQUIPMENT: Final[list[int]] = [card["reward"].get("equipment", 0) for card in THREAT_DATA]
REWARD_MISSIONS: Final[list[int]] = [card["reward"].get("mission", 0) for card in THREAT_DATA]

# --- missions and their goals (section 14) --------------------------------------------------------------------------

GOAL_DATA: Final[list[dict[str, Any]]] = DATA["mission_goals"]
GOALS: Final[list[str]] = [one["id"] for one in GOAL_DATA]
GOAL_BY_STATE: Final[list[bool]] = [one["kind"] == "state" for one in GOAL_DATA]
GOAL_OF: Final[list[int]] = [GOALS.index(card["goal"]) for card in MISSION_DATA]
ABILITY_OF: Final[list[Effect]] = [EFFECTS[MISSIONS + place][0] for place in range(len(MISSION_DATA))]

# --- combat cards (section 17) --------------------------------------------------------------------------------------

COMBAT_TYPES: Final[list[str]] = ["attack", "defence", "neutral"]
COMBAT_TYPE: Final[list[int]] = [COMBAT_TYPES.index(card["type"]) for card in COMBAT_DATA]
MODIFIER: Final[list[list[int]]] = [[card["modifier"][kind] for kind in COMBAT_TYPES] for card in COMBAT_DATA]

# --- numbers of the game --------------------------------------------------------------------------------------------

GAME: Final[dict[str, Any]] = DATA["game"]
ARMY_MIN: Final[int] = GAME["army_min"]
ARMY_MAX: Final[int] = GAME["army_max"]
START_ARMY: Final[int] = GAME["start_army"]
POLIS_DEFENCE: Final[int] = GAME["polis_defence"]
POLIS_TO_WIN: Final[int] = GAME["polis_to_win"]
MIN_STATIONS: Final[int] = GAME["min_stations"]
STAGE_TWO_POINTS: Final[int] = GAME["stage2_points"]
MARKET_SIZE: Final[int] = GAME["market_size"]
CARRY_LIMIT: Final[list[int]] = [0, GAME["equipment_limit"]["stage1"], GAME["equipment_limit"]["stage2"]]
GIFT_DRAW: Final[int] = GAME["stage2_gift"]["draw"]
COMBAT_HAND: Final[int] = GAME["combat_hand"]
OBTAINED: Final[int] = GAME["obtain_resources"]
MAINTENANCE: Final[list[int]] = [0] + [
    DATA["army_track"]["maintenance_pigs"][str(level)] for level in range(ARMY_MIN, ARMY_MAX + 1)
]
TOKENS_ON_TRACKS: Final = 2  # army track and victory track (M33-1.5)
MOST_STATIONS: Final[int] = DATA["inventory"]["faction_tokens_per_faction"] - TOKENS_ON_TRACKS
MISSION_DRAW: Final = 2  # M33-9.4.1

# --- the round track (M33-6.0.3) ------------------------------------------------------------------------------------

TRACK: Final[list[dict[str, Any]]] = sorted(DATA["round_track"], key=lambda one: int(one["position"]))
SHOWN: Final[list[list[int]]] = [
    [place for place, resource in enumerate(("pigs", "mushrooms", "ammo")) if resource in one["resources"]]
    for one in TRACK
]
MULTIPLIER: Final[list[int]] = [one["multiplier"] for one in TRACK]
SHOWS_THREAT: Final[list[bool]] = [one["threat"] for one in TRACK]
SHOWS_LAW: Final[list[bool]] = [one["law"] for one in TRACK]
NEXT_POSITION: Final[list[int]] = [one["next"] for one in TRACK]
