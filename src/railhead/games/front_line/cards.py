"""Every card of the box as typed tables, read once from components.toml (chapter 1)."""

from __future__ import annotations

from typing import Final

from railhead.components import Entry, components
from railhead.games.front_line import reading, terms

DATA: Final[Entry] = components("railhead.games.front_line")

# --- the game --------------------------------------------------------------------------------------------------------

GAME: Final[Entry] = DATA["game"]
GAME.only("id", "front_line")
TITLE: Final[str] = GAME.text("name")
TITLE_POLISH: Final[str] = GAME.text("name_pl")
DESIGNERS: Final[tuple[str, ...]] = tuple([str(one) for one in GAME["designers"]])
PUBLISHER: Final[str] = GAME.text("publisher")
YEAR: Final[int] = GAME.number("year", least=1)
WEIGHT: Final[int] = GAME.number("weight", least=1, most=5)
FEWEST_PLAYERS: Final[int] = GAME.number("players_min", least=2)
MOST_PLAYERS: Final[int] = GAME.number("players_max", least=FEWEST_PLAYERS)
MOST_PLAYERS_VARIANT: Final[int] = GAME.number("players_max_variant", least=MOST_PLAYERS, most=10)

SETUP: Final[Entry] = DATA["setup"]
HAND_SIZE: Final[int] = SETUP.number("hand_size", least=1)
DRAFTS_LEFT: Final[bool] = SETUP.one_of("draft_direction", ["left", "right"]) == "left"
SETUP.only("free_slots", 1)
MOST_SLOTS: Final[int] = MOST_PLAYERS_VARIANT + 1
UNTIL_BLOCKED: Final[int] = 2 * MOST_SLOTS  # steps of who runs as far as he can: the line never has room for all

# --- cards -----------------------------------------------------------------------------------------------------------

KINDS: Final[dict[str, int]] = {
    "manoeuvre_card": terms.MANOEUVRE,
    "event_card": terms.EVENT,
    "equipment_card": terms.EQUIPMENT,
    "attack_card": terms.ATTACK,
}
# The operations that each kind of card can do, and the abilities.
VERBS_OF: Final[list[list[int]]] = [
    [terms.MOVE, terms.SWAP, terms.STATUS],
    [
        terms.MOVE,
        terms.SHUFFLE_LINE,
        terms.STATUS,
        terms.CANCEL_EVENT,
        terms.HEAL,
        terms.REDUCE_DAMAGE,
        terms.SHIFT_TARGET,
        terms.DISCARD_EQUIPMENT,
        terms.STEAL_CARD,
        terms.TAKE_INITIATIVE,
        terms.EXCHANGE_PLAYED,
    ],
    [terms.REDUCE_DAMAGE, terms.PREVENT_DAMAGE, terms.REDIRECT_HIT, terms.DISARM_MINES, terms.HEAL, terms.TANK],
    [terms.NO_VERB, terms.GAS, terms.DRAFT_HANDS, terms.PLACE_MINE, terms.PLACE_WIRE, terms.ATTACH_ROULETTE],
]
STAYING: Final = (terms.PLACE_MINE, terms.PLACE_WIRE, terms.ATTACH_ROULETTE)  # their cards stay in play

ENTRIES: Final[list[Entry]] = [entry for kind in KINDS for entry in DATA.parts(kind)]
KIND: Final[list[int]] = [number for kind, number in KINDS.items() for _ in DATA.parts(kind)]
EFFECT: Final[list[reading.Effect]] = [
    reading.read_effect(entry, VERBS_OF[KIND[one]], UNTIL_BLOCKED) for one, entry in enumerate(ENTRIES)
]
IDS: Final[list[str]] = [entry.text("id") for entry in ENTRIES]
TITLES: Final[list[str]] = [entry.text("name") for entry in ENTRIES]
POLISH: Final[list[str]] = [entry.text("name_pl") for entry in ENTRIES]
TEXTS: Final[list[str]] = [entry.text("text") for entry in ENTRIES]
COUNT: Final[list[int]] = [entry.number("count", least=1) for entry in ENTRIES]
ACTIONS: Final[int] = KIND.index(terms.ATTACK)  # cards below this number are action cards
VERB: Final[list[int]] = [effect.verb for effect in EFFECT]
AMOUNT: Final[list[int]] = [effect.amount for effect in EFFECT]
FEWEST_COMRADES: Final[list[int]] = [
    entry.number("min_comrades", 0, least=0, most=MOST_PLAYERS_VARIANT) if KIND[one] != terms.ATTACK else 0
    for one, entry in enumerate(ENTRIES)
]
SMALL_GROUP: Final[int] = max(FEWEST_COMRADES) - 1  # with so many comrades or fewer some cards are useless (FLN-8.3.4)


def card(name: str) -> int:
    """The number of the card with this id."""
    return IDS.index(name)


def numbers(key: str, holders: list[bool], least: int = 1) -> list[int]:
    """A number that some cards have, by card; 0 for the others."""
    return [entry.number(key, least=least) if holders[one] else 0 for one, entry in enumerate(ENTRIES)]


def marked(cards: list[int]) -> bytes:
    """By card: 1 if it is one of these, else 0. Nothing is looked up as fast as a byte."""
    return bytes([one in cards for one in range(len(IDS))])


# --- what manoeuvres and events do -----------------------------------------------------------------------------------

MOVES_WHOM: Final[list[int]] = [effect.who for effect in EFFECT]
DIRECTION: Final[list[int]] = [effect.direction for effect in EFFECT]
FEWEST_STEPS: Final[list[int]] = [effect.fewest for effect in EFFECT]
MOST_STEPS: Final[list[int]] = [effect.most for effect in EFFECT]
SWAPS_SELF: Final[list[bool]] = [effect.swaps_self for effect in EFFECT]
GIVES_STATUS: Final[list[int]] = [effect.status for effect in EFFECT]
EVENTS: Final[list[int]] = [one for one in range(len(IDS)) if KIND[one] == terms.EVENT]
# Reactions have the timing of their operation, and nothing else has it.
REACTIONS: Final[dict[int, str]] = {terms.CANCEL_EVENT: "react_event", terms.REDUCE_DAMAGE: "react_damage"}


def timing_of(one: int) -> str:
    """When an event may be announced; empty for other cards."""
    if KIND[one] != terms.EVENT:
        return ""
    reaction = REACTIONS.get(VERB[one])
    ordinary = [timing for timing in terms.ADMITTED_IN if terms.ADMITTED_IN[timing]]
    return ENTRIES[one].one_of("timing", ordinary if reaction is None else [reaction])


def check_order(one: int) -> None:
    """An event that moves somebody moves whom its player chooses, one way, without a choice of steps (FLN-8.4.5)."""
    if KIND[one] != terms.EVENT or VERB[one] != terms.MOVE:
        return
    effect = ENTRIES[one].parts("effects")[0]
    if MOVES_WHOM[one] == terms.SELF:
        raise effect.fault("who", "is 'self'", "an event moves 'chosen_other' or 'chosen_any'")
    if DIRECTION[one] == terms.EITHER:
        raise effect.fault("dir", "is 'choice'", "an event moves 'forward' or 'back'")
    if FEWEST_STEPS[one] < MOST_STEPS[one]:
        raise effect.fault("steps", "is a choice", "an event moves by a number of steps, or 'max'")


for number in range(len(IDS)):
    check_order(number)

TIMING: Final[list[str]] = [timing_of(one) for one in range(len(IDS))]
# By window and card: is it an event that the window admits by its timing? Entry 0 is unused.
WINDOW_EVENTS: Final[list[bytes]] = [
    marked([one for one in EVENTS if window in terms.ADMITTED_IN[TIMING[one]]]) for window in range(terms.WINDOWS + 1)
]
REACTS_TO_EVENT: Final[list[int]] = [one for one in EVENTS if VERB[one] == terms.CANCEL_EVENT]
REACTS_TO_DAMAGE: Final[list[int]] = [one for one in EVENTS if VERB[one] == terms.REDUCE_DAMAGE]

# --- equipment -------------------------------------------------------------------------------------------------------

# At which occasions equipment works, by operation.
OCCASIONS: Final[dict[int, list[int]]] = {
    terms.REDUCE_DAMAGE: [terms.ON_HIT],
    terms.PREVENT_DAMAGE: [terms.ON_HIT, terms.ON_GAS],
    terms.REDIRECT_HIT: [terms.ON_HIT],
    terms.DISARM_MINES: [terms.ON_ENTER_MINE],
    terms.HEAL: [terms.STEP_6],
    terms.TANK: [terms.ON_REVEAL],
}
EQUIPMENT_CARDS: Final[list[int]] = [one for one in range(len(IDS)) if KIND[one] == terms.EQUIPMENT]
DURABILITY: Final[list[int]] = numbers("durability", [kind == terms.EQUIPMENT for kind in KIND])
TRIGGER: Final[list[int]] = [
    reading.read_trigger(entry, OCCASIONS[VERB[one]]) if KIND[one] == terms.EQUIPMENT else terms.ON_REVEAL
    for one, entry in enumerate(ENTRIES)
]
ANSWERS_HIT: Final[list[int]] = [reading.hit_bits(entry, TRIGGER[one]) for one, entry in enumerate(ENTRIES)]
for number in EQUIPMENT_CARDS:
    ENTRIES[number].only("optional", VERB[number] != terms.TANK)  # FLN-6.5
TANKS: Final[list[int]] = [one for one in EQUIPMENT_CARDS if VERB[one] == terms.TANK]
if sum([COUNT[one] for one in TANKS]) != 1:
    raise DATA.fault("equipment_card", "has not one tank", "the rules of the tank are written for one")
TANK_CARD: Final[int] = TANKS[0]

# --- attack cards ----------------------------------------------------------------------------------------------------

ATTACK_TYPE: Final[list[int]] = [
    terms.ATTACK_TYPES[entry.one_of("attack_type", terms.ATTACK_TYPES)] if KIND[one] == terms.ATTACK else terms.SPECIAL
    for one, entry in enumerate(ENTRIES)
]
AIMED_AT: Final[list[list[reading.Aim]]] = [
    [reading.read_aim(target, MOST_SLOTS) for target in entry.parts("targets")] if KIND[one] == terms.ATTACK else []
    for one, entry in enumerate(ENTRIES)
]
IS_LINEAR: Final[list[bool]] = [type_ == terms.LINEAR for type_ in ATTACK_TYPE]
IS_SPLASH: Final[list[bool]] = [type_ == terms.SPLASH_MAIN for type_ in ATTACK_TYPE]
TOWARDS: Final[list[int]] = [
    reading.read_direction(entry) if IS_LINEAR[one] else terms.BACK for one, entry in enumerate(ENTRIES)
]
DAMAGE: Final[list[list[int]]] = [
    entry.numbers("damage") if IS_LINEAR[one] else [] for one, entry in enumerate(ENTRIES)
]
DAMAGE_REST: Final[list[int]] = numbers("damage_rest", IS_LINEAR, least=0)
MAIN: Final[list[int]] = numbers("main", IS_SPLASH)
INDIRECT: Final[list[int]] = numbers("indirect", IS_SPLASH, least=0)
MINE_DAMAGE: Final[list[int]] = numbers("mine_damage", [verb == terms.PLACE_MINE for verb in VERB])
ROULETTE_DAMAGE: Final[list[int]] = numbers("roulette_damage", [verb == terms.ATTACH_ROULETTE for verb in VERB])
STAYS: Final[list[bool]] = [verb in STAYING for verb in VERB]
REVEAL_ANOTHER: Final[list[bool]] = [
    KIND[one] == terms.ATTACK and entry.flag("reveal_another") for one, entry in enumerate(ENTRIES)
]


def check_attack(one: int) -> None:
    """Does the card aim and hit as its type and its operation demand?"""
    entry = ENTRIES[one]
    aims = [aim.kind for aim in AIMED_AT[one]]
    entry.only("stays", STAYS[one])
    if REVEAL_ANOTHER[one] and ATTACK_TYPE[one] != terms.SPECIAL:
        raise entry.fault("reveal_another", "is true", "only a special attack card can turn up another (FLN-5.4.2)")
    if IS_LINEAR[one] and (not DAMAGE[one] or min(DAMAGE[one]) < 1):
        raise entry.fault("damage", f"is {DAMAGE[one]!r}", "one or more numbers from 1 on are needed")
    if (VERB[one] in (terms.NO_VERB, terms.GAS)) == (ATTACK_TYPE[one] == terms.SPECIAL):
        raise entry.fault("attack_type", "does not fit the operation", "what does damage is 'linear' or 'splash'")
    if VERB[one] == terms.PLACE_MINE:
        fits = aims == [terms.FREE_SLOT]
    elif VERB[one] == terms.PLACE_WIRE:
        fits = len(aims) == 1 and aims[0] not in terms.AT_A_COMRADE
    else:
        fits = (not aims) == (ATTACK_TYPE[one] == terms.SPECIAL)
    if not fits:
        raise entry.fault("targets", "do not fit the card", "damage needs targets, a mine the free slot, wire one slot")


for number in range(ACTIONS, len(IDS)):
    check_attack(number)

# --- characters ------------------------------------------------------------------------------------------------------

# At which occasions abilities work, by operation; and for each occasion whether it is optional and how often.
ABILITY_OCCASIONS: Final[dict[int, list[int]]] = {
    terms.EXCHANGE_HANDS: [terms.IN_WINDOW],
    terms.JUMP_TO_FREE: [terms.IN_WINDOW],
    terms.PREVENT_DAMAGE: [terms.FIRST_ATTACK_DAMAGE, terms.ON_HIT],
    terms.HEAL: [terms.ON_ATTACK_REVEALED, terms.LETHAL_DAMAGE],
    terms.LOOT: [terms.OTHER_DEATH],
}
OPTIONAL: Final = (terms.IN_WINDOW, terms.LETHAL_DAMAGE, terms.OWN_MOVE, terms.OTHER_DEATH)
ONCE: Final = (terms.IN_WINDOW, terms.FIRST_ATTACK_DAMAGE, terms.LETHAL_DAMAGE)

ABILITIES: Final[list[Entry]] = DATA.parts("ability_card")
CHARACTERS: Final[list[str]] = [entry.text("character") for entry in ABILITIES]
ABILITY_TITLES: Final[list[str]] = [entry.text("name") for entry in ABILITIES]
ABILITY_TEXTS: Final[list[str]] = [entry.text("text") for entry in ABILITIES]
ABILITY_EFFECT: Final[list[reading.Effect]] = [
    reading.read_effect(entry, [*ABILITY_OCCASIONS, terms.MODIFY], UNTIL_BLOCKED) for entry in ABILITIES
]
ABILITY_VERB: Final[list[int]] = [effect.verb for effect in ABILITY_EFFECT]
ABILITY_AMOUNT: Final[list[int]] = [effect.amount for effect in ABILITY_EFFECT]


def occasions_of(effect: reading.Effect) -> list[int]:
    """When an ability can work. What changes a value for good works always, and steps on every own move."""
    if effect.verb == terms.MODIFY:
        return [terms.OWN_MOVE if effect.what == "own_move_steps" else terms.PASSIVE]
    return ABILITY_OCCASIONS[effect.verb]


ABILITY_TRIGGER: Final[list[int]] = [
    reading.read_trigger(entry, occasions_of(ABILITY_EFFECT[one])) for one, entry in enumerate(ABILITIES)
]
ABILITY_ATTACK: Final[list[int]] = [
    card(entry.one_of("attack", IDS[ACTIONS:])) if ABILITY_TRIGGER[one] == terms.ON_ATTACK_REVEALED else -1
    for one, entry in enumerate(ABILITIES)
]
UNTOUCHED_BY: Final[list[int]] = [reading.hit_bits(entry, ABILITY_TRIGGER[one]) for one, entry in enumerate(ABILITIES)]
DISARMS: Final[list[bool]] = [
    len(entry.of_kind("passive_effects", list, "a list of operations", [])) > 0 for entry in ABILITIES
]


def check_ability(one: int) -> None:
    """What is printed beside the operation is what the rules do."""
    entry = ABILITIES[one]
    trigger = ABILITY_TRIGGER[one]
    entry.only("id", f"ability_{CHARACTERS[one]}")
    entry.only("count", 1)
    entry.only("optional", trigger in OPTIONAL)
    entry.only("limit", "once_per_game" if trigger in ONCE else "every_time")
    entry.only("passive_effects", [{"op": "disarm_mines"}])
    if DISARMS[one]:
        reading.single(entry, "passive_effects").only("op", "disarm_mines")


def of_characters(kind: str, extra: int) -> list[Entry]:
    """The front or life cards of the characters, in the order of the ability cards."""
    found = DATA.parts(f"{kind}_card")
    cards = {entry.text("character"): entry for entry in found}
    for entry in found:
        entry.only("id", f"{kind}_{entry['character']}")
        entry.only("count", 1)
    for name in [*CHARACTERS, "commissar"] if kind == "front" else CHARACTERS:
        if name not in cards:
            raise DATA.fault(f"{kind}_card", f"has none for {name!r}", "every character has one")
    if len(found) != len(CHARACTERS) + extra:
        raise DATA.fault(f"{kind}_card", f"has {len(found)} entries", f"there are {len(CHARACTERS)} characters")
    return [cards[name] for name in CHARACTERS]


def modifier(what: str) -> list[int]:
    """By how much each character changes a value for good."""
    return [effect.amount if effect.what == what else 0 for effect in ABILITY_EFFECT]


def excepted(one: int) -> list[int]:
    """The cards whose durability a character does not change."""
    effects = ABILITIES[one].parts("effects")
    return [card(name) for name in effects[0].words("except", IDS, [])] if ABILITY_EFFECT[one].excepted else []


for number in range(len(CHARACTERS)):
    check_ability(number)
FRONT_CARDS: Final[list[Entry]] = of_characters("front", 1)
COMMISSAR: Final[Entry] = {one.text("character"): one for one in DATA.parts("front_card")}["commissar"]
CHARACTER_TITLES: Final[list[str]] = [entry.text("name") for entry in FRONT_CARDS]
CHARACTER_POLISH: Final[list[str]] = [entry.text("name_pl") for entry in FRONT_CARDS]
TOP_LIFE: Final[list[int]] = [entry.number("max_life", least=1) for entry in of_characters("life", 0)]
START_LIFE_MODIFIER: Final[list[int]] = modifier("start_life")
STEPS_MODIFIER: Final[list[int]] = modifier("own_move_steps")
DURABILITY_MODIFIER: Final[list[int]] = modifier("own_equipment_durability")
UNMODIFIED: Final[list[list[int]]] = [excepted(one) for one in range(len(CHARACTERS))]

# --- starting life ---------------------------------------------------------------------------------------------------

PLAYERS: Final = range(FEWEST_PLAYERS, MOST_PLAYERS_VARIANT + 1)
MOST_START_LIFE: Final[int] = min([top - START_LIFE_MODIFIER[one] for one, top in enumerate(TOP_LIFE)])


def lives_of(table: Entry) -> dict[int, int]:
    """Starting life by number of players, for every number that can play."""
    if sorted(table) != sorted([str(players) for players in PLAYERS]):
        raise table.fault("players", f"are {', '.join(table)}", f"all from {PLAYERS[0]} to {PLAYERS[-1]} are needed")
    return {players: table.number(str(players), least=1, most=MOST_START_LIFE) for players in PLAYERS}


def start_lives(variant: str) -> dict[int, int]:
    """Starting life by number of players (FLN-2.3, FLN-11.1 to 11.4); a number that is missing is not allowed."""
    if variant == "normal":
        return lives_of(SETUP["start_life"])
    entry = SETUP["variants"][variant]
    if not isinstance(entry, Entry):
        raise SETUP["variants"].fault(variant, f"is {entry!r}", "a table with 'start_life' is needed")
    if isinstance(entry["start_life"], Entry):
        return lives_of(entry["start_life"])
    for players in entry.numbers("applies_to"):
        if players not in PLAYERS:
            raise entry.fault("applies_to", f"holds {players}", f"{PLAYERS[0]} to {PLAYERS[-1]} can play")
    return dict.fromkeys(entry["applies_to"], entry.number("start_life", least=1, most=MOST_START_LIFE))


VARIANTS: Final[tuple[str, ...]] = ("normal", *SETUP["variants"])
START_LIFE: Final[dict[str, dict[int, int]]] = {variant: start_lives(variant) for variant in VARIANTS}

# --- the box ---------------------------------------------------------------------------------------------------------

INVENTORY: Final[Entry] = DATA["inventory"]
TARGET_CARDS: Final[int] = INVENTORY.number("target_cards", least=max([len(aims) for aims in AIMED_AT]))
INITIATIVE_CARD: Final[Entry] = reading.single(DATA, "initiative_card")
TARGET_CARD: Final[Entry] = reading.single(DATA, "target_card")
# What only marks something: it can be looked up and never be chosen.
MARKERS: Final[dict[str, Entry]] = {"commissar": COMMISSAR, "initiative": INITIATIVE_CARD, "target": TARGET_CARD}
MARKER_TITLES: Final[dict[str, str]] = {name: entry.text("name") for name, entry in MARKERS.items()}
MARKER_POLISH: Final[dict[str, str]] = {name: entry.text("name_pl") for name, entry in MARKERS.items()}
MARKER_TEXTS: Final[dict[str, str]] = {name: entry.text("text") for name, entry in MARKERS.items()}


def check_box() -> None:
    """The numbers of the inventory are those of the cards, and they add up (FLN-1.1, FLN-1.2, FLN-1.5)."""
    kinds = ("front", "ability", "life", "initiative", "target", "attack", "manoeuvre", "event", "equipment")
    counts = {kind: sum([one.number("count", least=1) for one in DATA.parts(f"{kind}_card")]) for kind in kinds}
    counts["action"] = counts["manoeuvre"] + counts["event"] + counts["equipment"]
    for kind, count in counts.items():
        if INVENTORY.number(f"{kind}_cards") != count:
            raise INVENTORY.fault(f"{kind}_cards", f"is {INVENTORY[f'{kind}_cards']}", f"the cards add up to {count}")
    total = sum(counts.values()) - counts["action"]
    if INVENTORY.number("total") != total:
        raise INVENTORY.fault("total", f"is {INVENTORY['total']}", f"the cards add up to {total}")
    INITIATIVE_CARD.only("id", "initiative")
    TARGET_CARD.only("id", "target")
    if len(set(IDS)) < len(IDS):
        raise DATA.fault("id", "stands twice", f"every card has its own: {', '.join(sorted(IDS))}")
    for kind in kinds:
        for entry in DATA.parts(f"{kind}_card"):
            entry.words("reconstructed", list(entry), [])  # it names keys of its own entry


check_box()
DATA.close()
