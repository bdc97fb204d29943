"""The vocabulary of effects in components.toml, read once into typed records (chapter 3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from railhead.components import Entry
from railhead.games.metro2033.data import DATA, entries, vector

# --- the values of the keys -----------------------------------------------------------------------------------------

ANYBODY: Final = 0  # no filter
WITH_ARMY: Final = 1
WITH_HERO: Final = 2
OWNER_CHOOSES: Final = 3
WHO: Final[list[str]] = ["", "army", "hero", "choose"]

ATTACKING: Final = 1
DEFENDING: Final = 2
ROLES: Final[list[str]] = ["", "attack", "defend"]

AGAINST_THREAT: Final = 1
AGAINST_PLAYER: Final = 2
AGAINST_THREAT_OR_POLIS: Final = 3
AGAINST_POLIS: Final = 4  # what a battle can be against; no card asks for it alone
VERSUS: Final[list[str]] = ["", "threat", "player", "threat_or_polis"]

THREAT_TYPES: Final[list[str]] = ["", "physical", "biological", "radiation"]

ANYWHERE: Final = 0
OUTSIDE_OF_HANSA: Final = 1
ON_ABANDONED: Final = 2
PLACES: Final[list[str]] = ["any", "not_hansa", "abandoned"]

COST_OF_HIRING: Final = 0
COST_OF_EQUIPMENT: Final = 1
COST_OF_NEUTRAL: Final = 2  # capturing a neutral station
COST_OF_CONQUERED: Final = 3  # capturing a station just taken from a player
COST_OF_RENEWAL: Final = 4
COST_OF_MISSION: Final = 5
COST_OF_ABILITY: Final = 6
COSTS: Final[list[str]] = [
    "hire",
    "equipment",
    "capture_neutral",
    "capture_conquered",
    "renew_market",
    "mission",
    "mission_ability",
]

FORBID_PLAYER_STATION: Final = 1  # bits: a law may forbid both
FORBID_POLIS: Final = 2
BANS: Final[list[str]] = ["", "attack_player_station", "attack_polis"]

IN_LAW_VOTE: Final = 1
AFTER_COMBAT_REVEAL: Final = 2
WINDOWS: Final[list[str]] = ["", "law_vote", "after_combat_reveal"]

# --- prices (M33-19.1) ----------------------------------------------------------------------------------------------


def all_effects() -> list[Entry]:
    """Every effect of every card, as it stands in the data."""
    found: list[Entry] = []
    for family in ("factions", "heroes", "threats", "equipment", "missions", "laws"):
        for card in entries(family):
            found += card.get("start_bonus", []) + card["effects"]
    return found


def offered(effect: Entry) -> list[Entry]:
    """The prices that a `cost` or `one_of` names; none for a card that is its own price."""
    if isinstance(effect.get("cost"), Entry):
        return [effect["cost"]]
    return list(effect.get("one_of", []))


def all_prices() -> list[tuple[int, int, int]]:
    """Every price that can come up: as printed, as set by a card, and either with every surcharge."""
    found = [vector(DATA["costs"][cost]) for cost in COSTS]
    for effect in all_effects():
        if effect["op"] in ("set_cost", "hire"):
            found += [vector(price) for price in offered(effect)]
    for effect in all_effects():
        if effect["op"] == "add_cost":
            more = vector(effect["cost"])
            found += [(price[0] + more[0], price[1] + more[1], price[2] + more[2]) for price in found] + [more]
    return sorted(set(found))


PRICES: Final[list[tuple[int, int, int]]] = all_prices()
PRICE_OF: Final[dict[tuple[int, int, int], int]] = {price: place for place, price in enumerate(PRICES)}
PRICE_PIGS: Final[list[int]] = [price[0] for price in PRICES]
PRICE_MUSHROOMS: Final[list[int]] = [price[1] for price in PRICES]
PRICE_AMMO: Final[list[int]] = [price[2] for price in PRICES]
COST: Final[list[int]] = [PRICE_OF[vector(DATA["costs"][cost])] for cost in COSTS]


def plus(price: int, more: int) -> int:
    """A price with a surcharge."""
    pigs, mushrooms, ammo = PRICES[more]
    return PRICE_OF[(PRICE_PIGS[price] + pigs, PRICE_MUSHROOMS[price] + mushrooms, PRICE_AMMO[price] + ammo)]


# --- effects --------------------------------------------------------------------------------------------------------


class Effect:
    """One effect of a card; the keys are those of components.toml, as numbers."""

    def __init__(self) -> None:
        self.when = ""
        self.op = 0
        self.amount = 0
        self.who = ANYBODY
        self.role = ANYBODY
        self.versus = ANYBODY
        self.threat_type = 0
        self.place = ANYWHERE
        self.what = 0  # whose price a set_cost or add_cost changes
        self.ban = 0
        self.window = 0
        self.tokens: list[int] = [0, 0, 0]
        self.any = 0
        self.distinct = False
        self.uses_per_round = 0  # 0: no limit
        self.prices: list[int] = []
        self.draw = 0
        self.keep = 0
        self.most = 0
        self.from_strength = 0


# What each operation reads. A key that it does not read is refused when the data is closed; a key with one possible
# value only says what the rules do anyway.


def read_amount(effect: Effect, data: Entry) -> None:
    effect.amount = data.number("amount")


def read_strength(effect: Effect, data: Entry) -> None:
    """For whom it counts, and against what."""
    read_amount(effect, data)
    if effect.when == "battle_use":
        data.only("who", "hero")
        data.only("cost", "discard_self")
        return
    choosers = WHO if effect.when == "use" else WHO[:OWNER_CHOOSES]
    effect.who = data.place_of("who", choosers) if "who" in data else ANYBODY
    effect.role = data.place_of("role", ROLES) if "role" in data else ANYBODY
    effect.versus = data.place_of("vs", VERSUS) if "vs" in data else ANYBODY
    effect.threat_type = data.place_of("threat_type", THREAT_TYPES) if "threat_type" in data else 0


def read_gain(effect: Effect, data: Entry) -> None:
    """Fixed tokens as a start bonus and for a victory, else tokens of the owner's choice."""
    if effect.when in ("setup", "on_win"):
        effect.tokens = list(vector(data["res"]))
        if effect.when == "on_win":
            data.only("who", "hero")
            data.only("vs", "threat")
        return
    effect.any = data.number("any", least=1)
    if effect.when == "hero_action":
        effect.place = data.place_of("at", PLACES)
    elif effect.when == "army_obtain":
        effect.distinct = data.flag("distinct")
        data.only("instead", value=True)


def read_steal(effect: Effect, data: Entry) -> None:
    data.only("amount", 1)


def read_prices(effect: Effect, data: Entry) -> None:
    effect.prices = [PRICE_OF[vector(price)] for price in offered(data)]
    if not effect.prices:
        raise data.fault("cost", "names no price", "a price such as { pigs = 1 } is needed, or `one_of` with several")


def read_add_cost(effect: Effect, data: Entry) -> None:
    effect.what = data.place_of("what", COSTS[: COST_OF_CONQUERED + 1])
    read_prices(effect, data)


def read_set_cost(effect: Effect, data: Entry) -> None:
    """A law sets the price for all; a faction or a mission offers its owner another one."""
    read_add_cost(effect, data)
    data.only("optional", value=True)
    if effect.what == COST_OF_HIRING and "uses_per_round" in data:
        data.only("uses_per_round", 1)
        effect.uses_per_round = 1


def read_add_maintenance(effect: Effect, data: Entry) -> None:
    effect.from_strength = data.number("from_strength", least=1)
    effect.amount = data.number("pigs", least=0)


def read_draw(effect: Effect, data: Entry) -> None:
    effect.draw = data.number("draw", least=1)
    effect.keep = data.number("keep", least=1, most=effect.draw)


def read_buy_equipment(effect: Effect, data: Entry) -> None:
    data.only("max", 1)
    data.only("at", "any")
    effect.most = 1


def read_exchange(effect: Effect, data: Entry) -> None:
    data.only("mixed", value=True)
    data.only("at", "any")
    effect.most = data.number("max", least=1)


def read_look(effect: Effect, data: Entry) -> None:
    data.only("optional", value=True)
    if effect.op == PEEK_AND_SKIP:
        effect.uses_per_round = data.number("uses_per_round", 0, least=1)


def read_prevent_wound(effect: Effect, data: Entry) -> None:
    data.only("cost", "discard_self")
    data.only("optional", value=True)


def read_ban(effect: Effect, data: Entry) -> None:
    effect.ban = data.place_of("what", BANS)


def read_win_points(effect: Effect, data: Entry) -> None:
    effect.amount = data.number("value", least=1)


def read_nothing(effect: Effect, data: Entry) -> None:
    """The operation says all."""


# --- operations -----------------------------------------------------------------------------------------------------

OPS: Final[dict[str, int]] = {}  # by word
READS: Final[dict[int, Callable[[Effect, Entry], None]]] = {}  # by number


def operation(word: str, read: Callable[[Effect, Entry], None]) -> int:
    """Add an operation by its word in the data, with what it reads; operations are numbered from 1."""
    OPS[word] = len(OPS) + 1
    READS[OPS[word]] = read
    return OPS[word]


STRENGTH: Final[int] = operation("strength", read_strength)
SPEED: Final[int] = operation("speed", read_amount)
GAIN: Final[int] = operation("gain", read_gain)
LOSE_ANY: Final[int] = operation("lose_any", read_amount)
STEAL: Final[int] = operation("steal", read_steal)
ARMY_STEP: Final[int] = operation("army", read_amount)
HIRE_ONE: Final[int] = operation("hire", read_prices)
SET_COST: Final[int] = operation("set_cost", read_set_cost)
ADD_COST: Final[int] = operation("add_cost", read_add_cost)
ADD_MAINTENANCE: Final[int] = operation("add_maintenance", read_add_maintenance)
MAINTENANCE_FREE: Final[int] = operation("maintenance_free", read_nothing)
DRAW_EQUIPMENT: Final[int] = operation("draw_equipment", read_draw)
DRAW_MISSION: Final[int] = operation("draw_mission", read_draw)
MISSION_DRAW_BONUS: Final[int] = operation("mission_draw_bonus", read_amount)
BUY_EQUIPMENT: Final[int] = operation("buy_equipment", read_buy_equipment)
EXCHANGE_MIXED: Final[int] = operation("exchange", read_exchange)
FREE_TRANSFERS: Final[int] = operation("free_transfers", read_nothing)
HANSA_TUNNELS: Final[int] = operation("hansa_tunnels", read_amount)
PEEK_AND_SKIP: Final[int] = operation("peek_and_skip", read_look)
PEEK_AND_ABORT: Final[int] = operation("peek_and_abort", read_look)
ARRANGE_THREATS: Final[int] = operation("arrange_threats", read_amount)
IGNORE_EQUIPMENT: Final[int] = operation("ignore_equipment", read_nothing)
DRAW_IS_LOSS: Final[int] = operation("draw_is_loss", read_nothing)
DISCARD_EQUIPMENT: Final[int] = operation("discard_equipment", read_amount)
PROTECT_EQUIPMENT: Final[int] = operation("protect_equipment", read_nothing)
PREVENT_WOUND: Final[int] = operation("prevent_wound", read_prevent_wound)
HEAL: Final[int] = operation("heal", read_nothing)
CANCEL_COMBAT_CARD: Final[int] = operation("cancel_combat_card", read_nothing)
DOUBLE_VOTES: Final[int] = operation("double_votes", read_nothing)
PROTECT_STATION: Final[int] = operation("protect_station", read_nothing)
IGNORE_LAW: Final[int] = operation("ignore_law", read_nothing)
FORBID: Final[int] = operation("forbid", read_ban)
WIN_POINTS: Final[int] = operation("win_points", read_win_points)

# Which operations the rules carry out at which moment, by the kind of card.
TIMINGS: Final[dict[str, dict[str, list[str]]]] = {
    "start_bonus": {"setup": ["gain", "army", "draw_equipment", "draw_mission"]},
    "factions": {
        "battle": ["strength"],
        "always": ["set_cost", "mission_draw_bonus", "win_points"],
        "army_obtain": ["gain"],
    },
    "heroes": {
        "battle": ["strength"],
        "on_win": ["gain"],
        "before_threat": ["peek_and_skip"],
        "hero_action": ["gain", "hire", "exchange"],
    },
    "threats": {
        "battle": ["strength", "ignore_equipment", "draw_is_loss"],
        "on_loss": ["lose_any", "army", "discard_equipment"],
    },
    "equipment": {
        "battle": ["strength"],
        "battle_use": ["strength"],
        "always": ["speed", "free_transfers"],
        "before_threat": ["peek_and_abort"],
        "on_loss": ["protect_equipment"],
        "on_wounded": ["prevent_wound"],
    },
    "missions": {
        "use": [
            "strength",
            "speed",
            "gain",
            "steal",
            "hire",
            "set_cost",
            "maintenance_free",
            "buy_equipment",
            "free_transfers",
            "hansa_tunnels",
            "arrange_threats",
            "heal",
            "cancel_combat_card",
            "double_votes",
            "protect_station",
            "ignore_law",
        ],
    },
    "laws": {"always": ["set_cost", "add_cost", "add_maintenance", "speed", "forbid"]},
}
# Abilities of missions whose effect lasts: until the end of the round, and no other time (M33-14.3.2).
LASTING: Final[list[int]] = [
    STRENGTH,
    SPEED,
    SET_COST,
    MAINTENANCE_FREE,
    FREE_TRANSFERS,
    HANSA_TUNNELS,
    PROTECT_STATION,
    IGNORE_LAW,
]
WINDOW_OF: Final[dict[int, int]] = {DOUBLE_VOTES: IN_LAW_VOTE, CANCEL_COMBAT_CARD: AFTER_COMBAT_REVEAL}


def read_effect(data: Entry, family: str) -> Effect:
    """An effect of the data; a word, a moment or a value that the rules do not know is refused."""
    timings = TIMINGS[family]
    effect = Effect()
    effect.when = data.one_of("when", timings)
    effect.op = OPS[data.one_of("op", timings[effect.when])]
    READS[effect.op](effect, data)
    if effect.when == "use":
        read_use(effect, data)
    if family == "equipment" and effect.op == STRENGTH:
        data.only("who", "hero")  # M33-15.3
    if family == "missions" and effect.op == SET_COST and effect.what < COST_OF_NEUTRAL:
        possible = "a mission sets the price of capture_neutral or capture_conquered"
        raise data.fault("what", f"is {data['what']!r}", possible)
    leaves_a_choice = len(effect.prices) > 1 or "optional" in data or "uses_per_round" in data
    if family == "laws" and effect.prices and leaves_a_choice:
        raise data.fault("cost", "leaves a choice", "a law sets or adds one price, for everybody and always")
    return effect


def read_use(effect: Effect, data: Entry) -> None:
    """When a mission may be used, and how long it works."""
    if effect.op in LASTING:
        data.only("until", "round")
    if effect.op in WINDOW_OF:
        data.only("window", WINDOWS[WINDOW_OF[effect.op]])
        effect.window = WINDOW_OF[effect.op]
    elif "window" in data:
        effect.window = data.place_of("window", WINDOWS)


def read_effects(data: list[Entry], family: str) -> list[Effect]:
    return [read_effect(one, family) for one in data]
