"""Every ability, effect and mission option of the box as a script: what it needs, what it costs, what it does."""

from __future__ import annotations

from typing import Any, Final

from railhead.components import Entry
from railhead.games.black_metro import cards
from railhead.kernel.ask import NONE

# Who an effect is about. In a script of a dominance fortune its player is SELF and the opponent is OTHER.
SELF: Final = 0
OTHER: Final = 1
EACH_PLAYER: Final = 2  # from here on several players are concerned
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
    *["setup", "passive", "assignment_turn", "on_assign", "dominance_start", "after_assert", "overwhelm_step"],
    *["destroy_step", "on_own_overwhelmed", "strain_step", "resolve_district", "standby_recall", "standby_charge"],
    *["after_other_roll", "round_start", "dominance_end", "standby_mission"],
]
ASSIGNMENT_TURN: Final[int] = TIMINGS.index("assignment_turn")
DOMINANCE_START: Final[int] = TIMINGS.index("dominance_start")
AFTER_ASSERT: Final[int] = TIMINGS.index("after_assert")
OVERWHELM_STEP: Final[int] = TIMINGS.index("overwhelm_step")
RESOLVE_DISTRICT: Final[int] = TIMINGS.index("resolve_district")
STANDBY_CHARGE: Final[int] = TIMINGS.index("standby_charge")
ROUND_START: Final[int] = TIMINGS.index("round_start")
DOMINANCE_END: Final[int] = TIMINGS.index("dominance_end")
STANDBY_MISSION: Final[int] = TIMINGS.index("standby_mission")

DICE: Final[list[str]] = ["fortune", "supply", "penalty", "event"]
for die, expected in zip(cards.DATA["dice"], DICE, strict=True):
    die.only("id", expected)
DIE_NAMES: Final[list[str]] = [die.text("name") for die in cards.DATA["dice"]]
PENALTY_DICE: Final[int] = DICE.index("penalty")
EVENT_DICE: Final[int] = DICE.index("event")

# The verbs, needs and stats of the data, numbered as they are met; `verbs.py`, `queries.py` and `stats.py` give them
# their meanings.
OPS: Final[list[str]] = []
NEEDS: Final[list[str]] = []
STATS: Final[list[str]] = []
KNOWN_NEEDS: Final[list[str]] = [
    *["own_fortification_here", "own_specialised_here", "own_doom_here", "overwhelmed_here"],
    *["strongest_here_contested", "defender_has_fortune", "defender_specialised_here"],
]
KNOWN_STATS: Final[list[str]] = [
    *["strength_here", "personnel_here", "specialised_here", "doom_here", "overwhelmed_players_here"],
    *["overwhelmed_strength_here", "destroyed_here", "contested_here", "district_here", "against_most_power"],
    *["against_relic_player", "overwhelmed_most_power", "dominated_count", "dominated_in_set", "dominated_district"],
    *["occupied_districts", "guarded_blockade_districts", "overwhelmed_pieces_round", "gold", "intel", "drakownium"],
    *["strain", "fortunes", "forts_on_board", "charged_tech", "specialised_hideout", "personnel_hideout"],
    *["sci_level", "is_relic", "fulfilled_missions"],
]


def numbered(names: list[str], name: str) -> int:
    """The number of a name, which is added to the list if it is new."""
    if name not in names:
        names.append(name)
    return names.index(name)


def part(row: Entry, key: str, default: object) -> Any:
    """What stands under a key, or else a default. Compiled, `get` of a dictionary would not mark the key as read."""
    return row[key] if key in row else default  # noqa: SIM401 - see above


def words(row: Entry, key: str, known: list[str]) -> list[str]:
    """One word or a list of words that the rules understand."""
    named = part(row, key, [])
    found = [named] if isinstance(named, str) else named
    if not isinstance(found, list) or any([one not in known for one in found]):
        raise row.fault(key, f"is {named!r}", f"the rules know {', '.join(known)}")
    return found


def numbers_of(row: Entry, key: str, known: list[str]) -> list[int]:
    """The places of one word or several in the list of those that the rules understand."""
    return [known.index(one) for one in words(row, key, known)]


def needs_of(row: Entry) -> list[int]:
    """What must hold for an effect or ability; the data names one thing or a list."""
    return [numbered(NEEDS, need) for need in words(row, "needs", KNOWN_NEEDS)]


# --- effects --------------------------------------------------------------------------------------------------------

# By verb, or by what `modify` changes: the keys it understands; one with a value can only be that.
READ: Final = object()  # any value of the right kind
VERBS: Final[dict[str, dict[str, object]]] = {
    "get": {"res": READ, "n": READ, "who": READ},
    "lose": {"res": READ, "n": READ},
    "strain": {"n": READ, "who": READ, "at": "here", "needs": READ, "when": "on_assign"},
    "heal": {"n": READ, "half": READ},
    "power": {"n": READ, "needs": READ, "when": "on_assign"},
    "draw": {"deck": READ, "n": READ, "who": READ},
    "discard": {"what": READ, "n": READ, "who": READ, "if_able": True},
    "roll": {"die": READ},
    "recruit": {"n": READ, "to": READ},
    "recover": {"n": READ, "if_able": READ},
    "promote": {"n": 1, "at": READ, "who": READ, "if_able": True},
    "demote": {"n": 1, "at": "here", "who": "defender"},
    "overwhelm": {"all": True, "at": "here", "unit": READ, "keep": READ, "who": READ},
    "build": {"n": 1, "at": READ, "piece": READ, "if_able": READ},
    "move_fort": {"n": 1, "owner": READ, "to": "own_personnel"},
    "destroy_forts": {
        "at": "matching",
        "when": "destroy_step",
        "n": 1,
        "owner": "other",
        "guarded": True,
        "optional": True,
    },
    "advance": {"optional": READ, "only": "advance"},
    "research": {"n": 1, "charged": READ, "who": READ},
    "gain": {"what": READ, "n": READ, "to": "hideout", "at": READ, "id": READ},
    "turn": {"n": 1},
    "trade": {"when": "on_assign", "optional": True},
    "reroll": {},
    "take_discard": {"n": 1},
    "return_mission": {"n": READ, "optional": READ, "who": READ, "if_able": True},
    "place_tile": {"tile": READ, "at": "matching"},
    "halve": {"res": READ, "who": READ},
    "down_tech": {"all": True, "n": 1, "level": "equal_else_lower", "who": READ, "if_able": True},
    "strength": {"n": READ, "needs": READ},
    "steal_fortune": {"from": "defender", "n": 1},
    "reveal_mission": {"n": 1},
    "move_personnel": {"n": 1, "optional": True},
    "resolve_now": {"candidate_ability": False, "optional": True},
    "overwhelm_difference": {"set": READ, "who": READ},
    "double_first_effect": {"districts": READ},
    "save_overwhelmed": {"n": 1},
    "may_reinforce": {"n": 1},
    "dominance_strain": {"set": 0},
    "recover_strain": {"half": True},
    "ignore_blockade_strain": {"when": "on_assign"},
    "no_assign": {},
    "no_assignment_fortune": {},
    "immune_events": {},
    "assign_unit": {"unit": READ, "to": READ},
    "forced_move": {"from": READ, "to": READ, "owner": "any"},
}
MODIFIERS: Final[list[str]] = list(VERBS)[list(VERBS).index("steal_fortune") :]
PLACES_AT: Final[dict[str, list[str]]] = {  # what a verb may say of where it happens
    "promote": ["any", "any_district", "hideout", *cards.DISTRICT_IDS],
    "build": ["any", "same"],
    "gain": cards.DISTRICT_IDS,
}
PLACES_TO: Final[dict[str, list[str]]] = {
    "recruit": ["hideout", *cards.DISTRICT_IDS],
    "assign_unit": cards.DISTRICT_IDS,
    "forced_move": cards.DISTRICT_IDS,
}
DISCARDED: Final = ["fortune", "all_fortunes", "deck_top"]
GAINED: Final = ["sci_level", "fortification", "technology", *cards.RANK_IDS]


def verb_of(row: Entry) -> str:
    """The verb of an effect, or what it modifies."""
    op = row.one_of("op", ["modify", *[verb for verb in VERBS if verb not in MODIFIERS]])
    return row.one_of("stat", MODIFIERS) if op == "modify" else op


def place_of(row: Entry, key: str, known: list[str]) -> int:
    """The place that an effect names under a key."""
    if key not in row:
        return UNSAID
    word = row.one_of(key, known)
    return PLACE_WORDS[word] if word in PLACE_WORDS else cards.number(word)


class Effect:
    """One verb with its object, as the data's vocabulary documents it."""

    def __init__(self, row: Entry, who: dict[str, int]) -> None:
        name = verb_of(row)
        keys = VERBS[name]
        for key, value in keys.items():
            if value is not READ:
                row.only(key, value)
        self.name: Final[str] = name
        self.op: Final[int] = numbered(OPS, name)
        self.n: Final[int] = row.number("n", 1, least=-99) if "n" in keys else 1
        self.who: Final[int] = who[row.one_of("who", who, "self")] if "who" in keys else SELF
        self.res: Final[list[int]] = numbers_of(row, "res", cards.RESOURCES) if "res" in keys else []
        self.at: Final[int] = place_of(row, "at", PLACES_AT.get(name, list(PLACE_WORDS))) if "at" in keys else UNSAID
        self.to: Final[int] = place_of(row, "to", PLACES_TO.get(name, list(PLACE_WORDS))) if "to" in keys else UNSAID
        self.source: Final[int] = place_of(row, "from", cards.DISTRICT_IDS) if keys.get("from") is READ else UNSAID
        self.die: Final[int] = row.place_of("die", DICE) if "die" in keys else NONE
        self.what: Final[str] = what_of(row, keys)
        self.rank: Final[int] = row.place_of("unit", cards.RANK_IDS) if "unit" in keys and "unit" in row else NONE
        self.piece: Final[int] = row.place_of("piece", cards.FORT_IDS) if "piece" in keys and "piece" in row else NONE
        self.tile: Final[int] = row.place_of("tile", cards.TILE_FACES) if "tile" in keys else NONE
        technologies = cards.CARDS[cards.FIRST_TECHNOLOGY :]
        self.card: Final[int] = (
            cards.CARDS.index(row.one_of("id", technologies)) if "id" in keys and "id" in row else NONE
        )
        self.keep: Final[int] = row.number("keep", 0, least=0) if "keep" in keys else 0
        self.value: Final[int] = row.number("set", least=0) if keys.get("set") is READ else 0
        self.half: Final[bool] = "half" in keys and row.flag("half")
        self.all: Final[bool] = "all" in keys and row.flag("all")
        self.own: Final[bool] = keys.get("owner") is READ and row.one_of("owner", ["own", "any"]) == "own"
        self.charged: Final[bool] = "charged" in keys and row.flag("charged")
        self.optional: Final[bool] = "optional" in keys and row.flag("optional")
        self.if_able: Final[bool] = "if_able" in keys and row.flag("if_able")
        self.needs: Final[list[int]] = needs_of(row) if "needs" in keys else []
        self.districts: Final[list[int]] = (
            [cards.number(one) for one in words(row, "districts", cards.DISTRICT_IDS)] if "districts" in keys else []
        )


def what_of(row: Entry, keys: dict[str, object]) -> str:
    """What is drawn, discarded or gained."""
    if "deck" in keys:
        return row.one_of("deck", ["fortune", "mission"])
    if "what" not in keys:
        return ""
    what = row.one_of("what", GAINED if row["op"] == "gain" else DISCARDED)
    if what == "deck_top":
        row.only("n", 1)  # it names the matching district
    return what


class Cost:
    """What has to be paid in full before an ability does anything (BLK-18.6)."""

    def __init__(self, row: Entry) -> None:
        self.gold: Final[int] = row.number("gold", 0, least=0)
        self.intel: Final[int] = row.number("intel", 0, least=0)
        self.drakownium: Final[int] = row.number("drakownium", 0, least=0)
        self.resources: Final[list[int]] = [self.gold, self.intel, self.drakownium]
        self.strain: Final[int] = row.number("strain", 0, least=0)
        self.recall: Final[int] = row.number("recall", 0, least=0)
        self.technologies: Final[int] = row.number("down_own_tech", 0, least=0, most=1)
        self.fortunes: Final[int] = row.number("fortune", 0, least=0)
        least = row.one_of("fortune_rank_min", ["J", "Q", "K"], "")
        self.least_elite: Final[int] = cards.ELITE[least] if least else 0
        self.missions: Final[int] = row.number("mission_return", 0, least=0)


class Condition:
    """A bound on something that can be counted (BLK-15.5)."""

    def __init__(self, row: Entry) -> None:
        self.stat: Final[int] = numbered(STATS, row.one_of("stat", KNOWN_STATS))
        self.least: Final[int] = row.number("min", -1_000_000)
        self.most: Final[int] = row.number("max", 1_000_000)
        named = words(row, "district" if row["stat"] == "dominated_district" else "set", cards.DISTRICT_IDS)
        self.districts: Final[list[int]] = [cards.number(one) for one in named]


class Script:
    """An ability: its text, moment, needs, cost and effects."""

    def __init__(self, name: str, row: Entry, who: dict[str, int], list_of: str) -> None:
        text = row.text("text", name)
        self.name: Final[str] = name
        self.title: str = f"{row.text('name')}: {text}" if "name" in row else text
        self.when: Final[int] = row.place_of("when", TIMINGS) if "when" in row else NONE
        self.cost: Final[Cost | None] = Cost(row["cost"]) if "cost" in row else None
        self.level: Final[int] = row.number("needs_sci_level", 0, least=0)
        self.needs: Final[list[int]] = needs_of(row)
        self.rounds: Final[list[int]] = row.numbers("rounds", [])
        effects: list[Entry] = part(row, list_of, [])
        self.effects: list[Effect] = [Effect(effect, who) for effect in effects]
        condition: Entry | None = part(row, "cond", None)
        conditions: list[Entry] = [] if condition is None else part(condition, "all", [condition])
        self.conditions: Final[list[Condition]] = [Condition(one) for one in conditions]


SCRIPTS: Final[list[Script]] = []
SCRIPT_NAMES: Final[list[str]] = []
PLAIN: Final[dict[str, int]] = {"self": SELF, "dominator": SELF, "each_player": EACH_PLAYER, "each_other": EACH_OTHER}
ATTACK: Final[dict[str, int]] = {**PLAIN, "attacker": SELF, "defender": OTHER}
DEFENCE: Final[dict[str, int]] = {**PLAIN, "defender": SELF, "attacker": OTHER}


def script(name: str, row: Entry, who: dict[str, int] = PLAIN, list_of: str = "effects") -> int:
    """Add a script, whose effects stand under a key, to the list; its number."""
    SCRIPTS.append(Script(name, row, who, list_of))
    SCRIPT_NAMES.append(name)
    return len(SCRIPTS) - 1


def verbs_of(at: int) -> list[str]:
    """The verbs of a script."""
    return [effect.name for effect in SCRIPTS[at].effects]


def alternatives(name: str, row: Entry) -> list[int]:
    """The scripts of a district's effect: one, or one for each entry of `choose` (08, BLK-11.5)."""
    rows: list[Entry] = part(row, "choose", [row])
    names = [name] if len(rows) == 1 else [f"{name}.{at}" for at in range(1, len(rows) + 1)]
    found = [script(names[at], rows[at]) for at in range(len(rows))]
    for at, script_at in enumerate(found):
        rows[at].only("who", "dominator")
        rows[at].only("cost_from", "next_scientific_level")
        if ("advance" in verbs_of(script_at)) != ("cost_from" in rows[at]):
            raise rows[at].fault("cost_from", "does not fit", "it stands with an effect that advances, and only there")
        only_needs(rows[at], ["overwhelmed_here"] if "who" in rows[at] else [])
    return found


def only_needs(row: Entry, possible: list[str]) -> None:
    """An ability can need only what its moment looks at."""
    words(row, "needs", possible)


# When a technology works that uses a verb, and when a general ability; others are carried out when they are used.
TECHNOLOGY_AT: Final[dict[str, str]] = {
    "dominance_strain": "strain_step",
    "recover_strain": "standby_recall",
    "may_reinforce": "assignment_turn",
    "move_personnel": "dominance_start",
    "resolve_now": "on_assign",
    "strain": "strain_step",
    "strength": "passive",
    "overwhelm_difference": "overwhelm_step",
    "trade": "resolve_district",
    "double_first_effect": "resolve_district",
}
ABILITY_AT: Final[dict[str, str]] = {
    "overwhelm_difference": "overwhelm_step",
    "save_overwhelmed": "on_own_overwhelmed",
    "reroll": "after_other_roll",
}
STANDING: Final[list[str]] = ["passive", "strain_step", "standby_recall", "standby_charge"]  # moments of BLK-11.14


def technology_script(row: Entry) -> int:
    """A technology works by itself, or once per round at its moment (BLK-11.10, BLK-11.14)."""
    found = script(row.text("id"), row)
    row.only("when", TECHNOLOGY_AT.get(verbs_of(found)[0], "standby_charge"))
    row.only("uses", "always" if row["when"] in STANDING else "round")
    return found


def district_ability(row: Entry) -> int:
    """Once per round while its district is resolved (BLK-7.1.6)."""
    ability: Entry = row["district_ability"]
    ability.only("when", "resolve_district")
    ability.only("uses", "round")
    only_needs(ability, [])
    return script(f"{row['id']}.district", ability)


def general_ability(row: Entry) -> int:
    """At its moment, for downing the card (BLK-17.2)."""
    ability: Entry = row["general_ability"]
    found = script(f"{row['id']}.general", ability)
    ability.only("uses", "down")
    verb = verbs_of(found)[0]
    ability.one_of("when", [ABILITY_AT[verb]] if verb in ABILITY_AT else ["assignment_turn", "dominance_start"])
    only_needs(ability, [])
    return found


# First those that a player is offered by name: the vocabulary has an option for each of them.
FIRST_EFFECT: Final[list[list[int]]] = [[]]  # by district number
SECOND_EFFECT: Final[list[list[int]]] = [[]]
for district in cards.DISTRICT_ROWS:
    FIRST_EFFECT.append(alternatives(f"{district['id']}.first", district["first"]))
    SECOND_EFFECT.append(alternatives(f"{district['id']}.second", district["second"]))
DISTRICT_ABILITY: Final[list[int]] = [district_ability(row) for row in cards.CANDIDATES]
GENERAL_ABILITY: Final[list[int]] = [general_ability(row) for row in cards.CANDIDATES]
FACES: Final[list[list[Entry]]] = [die["faces"] for die in cards.DATA["dice"]]
for die in FACES:
    for at, face in enumerate(die, 1):
        face.only("result", at)
EVENT_OPTIONS: Final[list[list[int]]] = [
    [script(f"event.{result}.{at}", row) for at, row in enumerate(face["options"], 1)]
    for result, face in enumerate(FACES[EVENT_DICE], 1)
]


def mission_option(name: str, row: Entry) -> int:
    """An option of a mission is an ability whose effect is its power."""
    power = row.number("power", least=1)
    only_needs(row, [])
    found = script(name, row)
    SCRIPTS[found].title = f"{row.text('text')[:-1]}: {power} power."
    SCRIPTS[found].effects = [Effect(Entry({"op": "power", "n": power}, row.where), PLAIN)]
    return found


DOMINANCE_TIMINGS: Final = ["after_assert", "dominance_end"]
MISSION_OPTIONS: Final[list[list[int]]] = [
    [mission_option(f"{row['id']}.{at}", option) for at, option in enumerate(row["options"], 1)]
    for row in cards.MISSIONS
]
MISSION_TIMING: Final[list[int]] = [
    TIMINGS.index(row.one_of("timing", [*DOMINANCE_TIMINGS, "standby_mission"])) for row in cards.MISSIONS
]
for row in cards.MISSIONS:
    row.only("keyword", "dominance" if row["timing"] in DOMINANCE_TIMINGS else "standby")
OFFERED: Final[int] = len(SCRIPTS)
CRITERION: Final[list[int]] = [  # of a syndicate
    numbered(STATS, row["criterion"].one_of("stat", KNOWN_STATS)) for row in cards.SYNDICATES
]
MOST_WINS: Final[list[bool]] = [
    row["criterion"].one_of("best", ["most", "fewest"]) == "most" for row in cards.SYNDICATES
]
BACKING: Final[list[int]] = [row.number("power", least=0) for row in cards.SYNDICATES]

# Then those that happen by themselves.
INTRODUCTION: Final[int] = script("introduction", cards.INTRODUCTORY)
CANDIDATE_SETUP: Final[list[int]] = [script(f"{row['id']}.setup", row["setup"]) for row in cards.CANDIDATES]
OVERLORD_SETUP: Final[int] = script(f"{cards.OVERLORD_ID}.setup", cards.OPPONENT["setup"])
OVERLORD_ABILITIES: Final[list[int]] = [
    script(f"{cards.OVERLORD_ID}.{at}", row) for at, row in enumerate(cards.OPPONENT["abilities"], 1)
]
if not any(["immune_events" in verbs_of(found) for found in OVERLORD_ABILITIES]):
    raise cards.OPPONENT.fault("abilities", "lack 'immune_events'", "events cannot touch the overlord (BLK-19.4.5)")
for row, found in zip(cards.OPPONENT["abilities"], OVERLORD_ABILITIES, strict=True):
    row.one_of("when", ["passive"] if "immune_events" in verbs_of(found) else ["round_start", "dominance_start"])
    only_needs(row, [])
DICE_FACES: Final[list[list[int]]] = [
    [
        script(f"{DICE[die]}.{at}", face, list_of="before" if die == EVENT_DICE else "effects")
        for at, face in enumerate(faces, 1)
    ]
    for die, faces in enumerate(FACES)
]
TILE_SCRIPT: Final[list[int]] = [script(row["id"], row) for row in cards.TILE_FACE_ROWS]
BENEFIT: Final[list[int]] = [script(suit, cards.DATA["suits"][suit], list_of="benefit") for suit in cards.SUITS[:-1]]
ATTACK_SCRIPT: Final[list[int]] = [NONE] + [
    script(f"{row['rank']}.attack", row["attack"], ATTACK) for row in cards.ELITE_ROWS
]
DEFENCE_SCRIPT: Final[list[int]] = [NONE] + [
    script(f"{row['rank']}.defence", row["defence"], DEFENCE) for row in cards.ELITE_ROWS
]
MECHASUIT_SCRIPT: Final[int] = script("doom_mechasuit", cards.UNITS["doom_mechasuit"])
LEVEL_COST: Final[list[Cost]] = [Cost(row["cost"]) for row in cards.LEVELS]
TECH_SCRIPT: Final[list[int]] = [NONE] * cards.FIRST_TECHNOLOGY + [technology_script(row) for row in cards.TECHNOLOGIES]
TECH_TIMING: Final[list[int]] = [
    NONE if TECH_SCRIPT[card] == NONE else SCRIPTS[TECH_SCRIPT[card]].when for card in range(len(cards.CARDS))
]


def technologies_with(verb: str) -> list[int]:
    """The technologies whose effects use a verb or change a certain thing, in the order in which they work."""
    return [card for card in range(cards.FIRST_TECHNOLOGY, len(cards.CARDS)) if verb in verbs_of(TECH_SCRIPT[card])]


def candidates_with(verb: str) -> list[int]:
    """The candidates whose general ability uses a verb or changes a certain thing."""
    return [at for at in range(len(cards.CANDIDATES)) if verb in verbs_of(GENERAL_ABILITY[at])]


def benefit_text(suit: int) -> str:
    """What a suit pays, in words."""
    effect = SCRIPTS[BENEFIT[suit]].effects[0]
    return f"{effect.n} {cards.RESOURCES[effect.res[0]]}" if effect.name == "get" else f"heal {effect.n} strain"
