"""Every ability, effect and mission option of the box as a script: what it needs, what it costs, what it does."""

from __future__ import annotations

from typing import Any, Final

from railhead.games.black_metro.cards import (
    CANDIDATES,
    CARDS,
    DATA,
    DISTRICT_IDS,
    ELITE,
    FIRST_TECHNOLOGY,
    FORT_IDS,
    LEVELS,
    MISSIONS,
    OPPONENT,
    RANK_IDS,
    RESOURCES,
    SUITS,
    SYNDICATES,
    TECHNOLOGIES,
    TILE_FACES,
    number,
)
from railhead.kernel.ask import NONE

# Who an effect is about. In a script of a dominance fortune its player is SELF and the opponent is OTHER.
SELF: Final = 0
OTHER: Final = 1
EACH_PLAYER: Final = 2
EACH_OTHER: Final = 3

# Where an effect happens, if not at a place with a number.
UNSAID: Final = -1
ANYWHERE: Final = -2
ANY_DISTRICT: Final = -3
HERE: Final = -4
SAME: Final = -5
MATCHING_DISTRICT: Final = -6
WITH_OWN_PERSONNEL: Final = -7
PLACE_WORDS: Final[dict[str, int]] = {
    "any": ANYWHERE,
    "any_district": ANY_DISTRICT,
    "here": HERE,
    "same": SAME,
    "matching": MATCHING_DISTRICT,
    "own_personnel": WITH_OWN_PERSONNEL,
    "hideout": 0,
}

TIMINGS: Final[list[str]] = [
    "setup",
    "passive",
    "assignment_turn",
    "on_assign",
    "dominance_start",
    "after_assert",
    "overwhelm_step",
    "destroy_step",
    "on_own_overwhelmed",
    "strain_step",
    "resolve_district",
    "standby_recall",
    "standby_charge",
    "after_other_roll",
    "round_start",
    "dominance_end",
    "standby_mission",
]
ASSIGNMENT_TURN: Final[int] = TIMINGS.index("assignment_turn")
ON_ASSIGN: Final[int] = TIMINGS.index("on_assign")
DOMINANCE_START: Final[int] = TIMINGS.index("dominance_start")
AFTER_ASSERT: Final[int] = TIMINGS.index("after_assert")
OVERWHELM_STEP: Final[int] = TIMINGS.index("overwhelm_step")
RESOLVE_DISTRICT: Final[int] = TIMINGS.index("resolve_district")
STANDBY_CHARGE: Final[int] = TIMINGS.index("standby_charge")
ROUND_START: Final[int] = TIMINGS.index("round_start")
DOMINANCE_END: Final[int] = TIMINGS.index("dominance_end")
STANDBY_MISSION: Final[int] = TIMINGS.index("standby_mission")

DICE: Final[list[str]] = [die["id"] for die in DATA["dice"]]
PENALTY_DICE: Final[int] = DICE.index("penalty")
EVENT_DICE: Final[int] = DICE.index("event")

# The verbs and needs of the data, numbered as they are met; `verbs.py` gives each verb its meaning.
OPS: Final[list[str]] = []
NEEDS: Final[list[str]] = []
STATS: Final[list[str]] = []


def numbered(names: list[str], name: str) -> int:
    """The number of a name, which is added to the list if it is new."""
    if name not in names:
        names.append(name)
    return names.index(name)


def place_of(row: dict[str, Any], key: str) -> int:
    """The place that an effect names under a key."""
    word = row.get(key)
    if word is None:
        return UNSAID
    return PLACE_WORDS[word] if word in PLACE_WORDS else number(word)


def needs_of(row: dict[str, Any]) -> list[int]:
    """What must hold for an effect or ability; the data names one thing or a list."""
    needs = row.get("needs", [])
    return [numbered(NEEDS, need) for need in ([needs] if isinstance(needs, str) else needs)]


class Effect:
    """One verb with its object, as the data's vocabulary documents it."""

    def __init__(self, row: dict[str, Any], who: dict[str, int]) -> None:
        name = str(row["stat"] if row["op"] == "modify" else row["op"])
        self.name: Final[str] = name
        self.op: Final[int] = numbered(OPS, name)
        self.n: Final[int] = row.get("n", 1)
        self.who: Final[int] = who[row.get("who", "self")]
        res = row.get("res", [])
        self.res: Final[list[int]] = [RESOURCES.index(one) for one in ([res] if isinstance(res, str) else res)]
        self.at: Final[int] = place_of(row, "at")
        self.to: Final[int] = place_of(row, "to")
        self.source: Final[int] = place_of(row, "from") if row.get("from") in DISTRICT_IDS else UNSAID
        self.die: Final[int] = DICE.index(row["die"]) if "die" in row else NONE
        self.what: Final[str] = row.get("what", row.get("deck", ""))
        self.rank: Final[int] = RANK_IDS.index(row["unit"]) if "unit" in row else NONE
        self.piece: Final[int] = FORT_IDS.index(row["piece"]) if "piece" in row else NONE
        self.tile: Final[int] = TILE_FACES.index(row["tile"]) if "tile" in row else NONE
        self.card: Final[int] = CARDS.index(row["id"]) if "id" in row else NONE
        self.keep: Final[int] = row.get("keep", 0)
        self.value: Final[int] = row.get("set", 0)
        self.half: Final[bool] = row.get("half", False)
        self.all: Final[bool] = row.get("all", False)
        self.own: Final[bool] = row.get("owner") == "own"
        self.charged: Final[bool] = row.get("charged", False)
        self.optional: Final[bool] = row.get("optional", False)
        self.if_able: Final[bool] = row.get("if_able", False)
        self.needs: Final[list[int]] = needs_of(row)
        self.districts: Final[list[int]] = [number(one) for one in row.get("districts", [])]


EFFECT_KEYS: Final[list[str]] = [
    *[
        "op",
        "stat",
        "n",
        "who",
        "res",
        "at",
        "to",
        "from",
        "die",
        "deck",
        "what",
        "unit",
        "piece",
        "tile",
        "id",
        "keep",
    ],
    *[
        "set",
        "half",
        "all",
        "owner",
        "charged",
        "optional",
        "if_able",
        "needs",
        "districts",
        "level",
        "only",
    ],
    *["when", "guarded", "candidate_ability"],
]


class Cost:
    """What has to be paid in full before an ability does anything (BLK-18.6)."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.gold: Final[int] = row.get("gold", 0)
        self.intel: Final[int] = row.get("intel", 0)
        self.drakownium: Final[int] = row.get("drakownium", 0)
        self.strain: Final[int] = row.get("strain", 0)
        self.recall: Final[int] = row.get("recall", 0)
        self.technologies: Final[int] = row.get("down_own_tech", 0)
        self.fortunes: Final[int] = row.get("fortune", 0)
        self.least_elite: Final[int] = ELITE[row["fortune_rank_min"]] if "fortune_rank_min" in row else 0
        self.missions: Final[int] = row.get("mission_return", 0)


class Condition:
    """A bound on something that can be counted (BLK-15.5)."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.stat: Final[int] = numbered(STATS, row["stat"])
        self.least: Final[int] = row.get("min", -1_000_000)
        self.most: Final[int] = row.get("max", 1_000_000)
        named = row.get("set", [row["district"]] if "district" in row else [])
        self.districts: Final[list[int]] = [number(one) for one in named]


class Script:
    """An ability: its text, moment, needs, cost and effects."""

    def __init__(self, name: str, row: dict[str, Any], who: dict[str, int]) -> None:
        self.name: Final[str] = name
        self.title: Final[str] = f"{row['name']}: {row['text']}" if "name" in row else str(row.get("text", name))
        self.when: Final[int] = TIMINGS.index(row["when"]) if "when" in row else NONE
        self.uses: Final[str] = row.get("uses", "")
        self.cost: Final[Cost | None] = Cost(row["cost"]) if "cost" in row else None
        self.next_level: Final[bool] = row.get("cost_from") == "next_scientific_level"
        self.level: Final[int] = row.get("needs_sci_level", 0)
        self.needs: Final[list[int]] = needs_of(row)
        self.rounds: Final[list[int]] = row.get("rounds", [])
        self.effects: Final[list[Effect]] = [Effect(effect, who) for effect in row.get("effects", [])]
        condition = row.get("cond", {})
        self.conditions: Final[list[Condition]] = [
            Condition(one) for one in condition.get("all", [condition] if condition else [])
        ]


SCRIPTS: Final[list[Script]] = []
SCRIPT_NAMES: Final[list[str]] = []
PLAIN: Final[dict[str, int]] = {
    "self": SELF,
    "dominator": SELF,
    "each_player": EACH_PLAYER,
    "each_other": EACH_OTHER,
}
ATTACK: Final[dict[str, int]] = {**PLAIN, "attacker": SELF, "defender": OTHER}
DEFENCE: Final[dict[str, int]] = {**PLAIN, "defender": SELF, "attacker": OTHER}


def script(name: str, row: dict[str, Any], who: dict[str, int] = PLAIN) -> int:
    """Add a script to the list; its number."""
    SCRIPTS.append(Script(name, row, who))
    SCRIPT_NAMES.append(name)
    return len(SCRIPTS) - 1


def alternatives(name: str, row: dict[str, Any]) -> list[int]:
    """The scripts of a district's effect: one, or one for each entry of `choose` (08, BLK-11.5)."""
    if "choose" not in row:
        return [script(name, row)]
    return [script(f"{name}.{at}", entry) for at, entry in enumerate(row["choose"], 1)]


# First those that a player is offered by name: the vocabulary has an option for each of them.
FIRST_EFFECT: Final[list[list[int]]] = [[]]  # by district number
SECOND_EFFECT: Final[list[list[int]]] = [[]]
for district in DATA["districts"]:
    FIRST_EFFECT.append(alternatives(f"{district['id']}.first", district["first"]))
    SECOND_EFFECT.append(alternatives(f"{district['id']}.second", district["second"]))
DISTRICT_ABILITY: Final[list[int]] = [script(f"{row['id']}.district", row["district_ability"]) for row in CANDIDATES]
GENERAL_ABILITY: Final[list[int]] = [script(f"{row['id']}.general", row["general_ability"]) for row in CANDIDATES]
EVENT_OPTIONS: Final[list[list[int]]] = [
    [script(f"event.{face['result']}.{at}", row) for at, row in enumerate(face["options"], 1)]
    for face in DATA["dice"][EVENT_DICE]["faces"]
]


def mission_option(row: dict[str, Any]) -> dict[str, Any]:
    """An option of a mission as an ability whose effect is its power."""
    power = row["power"]
    return {**row, "text": f"{row['text'][:-1]}: {power} power.", "effects": [{"op": "power", "n": power}]}


MISSION_OPTIONS: Final[list[list[int]]] = [
    [script(f"{row['id']}.{at}", mission_option(option)) for at, option in enumerate(row["options"], 1)]
    for row in MISSIONS
]
MISSION_TIMING: Final[list[int]] = [TIMINGS.index(row["timing"]) for row in MISSIONS]
OFFERED: Final[int] = len(SCRIPTS)
CRITERION: Final[list[int]] = [numbered(STATS, row["criterion"]["stat"]) for row in SYNDICATES]  # of a syndicate

# Then those that happen by themselves.
INTRODUCTION: Final[int] = script("introduction", DATA["setup"]["intro"])
CANDIDATE_SETUP: Final[list[int]] = [script(f"{row['id']}.setup", row["setup"]) for row in CANDIDATES]
OVERLORD_SETUP: Final[int] = script("overlord.setup", OPPONENT["setup"])
OVERLORD_ABILITIES: Final[list[int]] = [
    script(f"overlord.{at}", row) for at, row in enumerate(OPPONENT["abilities"], 1)
]
DICE_FACES: Final[list[list[int]]] = [
    [
        script(f"{die['id']}.{face['result']}", {**face, "effects": face.get("effects", face.get("before", []))})
        for face in die["faces"]
    ]
    for die in DATA["dice"]
]
TILE_SCRIPT: Final[list[int]] = [script(row["id"], {**row, "when": "on_assign"}) for row in DATA["tile_faces"]]
BENEFIT: Final[list[int]] = [
    script(suit, {"text": suit, "effects": DATA["suits"][suit]["benefit"]}) for suit in SUITS[:-1]
]
ATTACK_SCRIPT: Final[list[int]] = [NONE] + [
    script(f"{row['rank']}.attack", row["attack"], ATTACK) for row in DATA["dominance_effects"]
]
DEFENCE_SCRIPT: Final[list[int]] = [NONE] + [
    script(f"{row['rank']}.defence", row["defence"], DEFENCE) for row in DATA["dominance_effects"]
]
MECHASUIT_SCRIPT: Final[int] = script("doom_mechasuit", {**DATA["units"][2], "name": "Doom mechasuit"})
LEVEL_COST: Final[list[Cost]] = [Cost(row["cost"]) for row in LEVELS]
TECH_SCRIPT: Final[list[int]] = [NONE] * FIRST_TECHNOLOGY + [script(row["id"], row) for row in TECHNOLOGIES]
TECH_TIMING: Final[list[int]] = [NONE] * FIRST_TECHNOLOGY + [TIMINGS.index(row["when"]) for row in TECHNOLOGIES]


def technologies_with(verb: str) -> list[int]:
    """The technologies whose effects use a verb or change a certain thing, in the order in which they work."""
    return [card for card in range(FIRST_TECHNOLOGY, len(CARDS)) if verb in verbs_of(TECH_SCRIPT[card])]


def candidates_with(verb: str) -> list[int]:
    """The candidates whose general ability uses a verb or changes a certain thing."""
    return [at for at in range(len(CANDIDATES)) if verb in verbs_of(GENERAL_ABILITY[at])]


def verbs_of(at: int) -> list[str]:
    """The verbs of a script."""
    return [effect.name for effect in SCRIPTS[at].effects]
