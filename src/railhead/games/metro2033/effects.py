"""The vocabulary of effects in components.toml, read once into typed records (chapter 3)."""

from __future__ import annotations

from typing import Any, Final

from railhead.games.metro2033.board import DATA, RESOURCES

# --- operations -----------------------------------------------------------------------------------------------------

STRENGTH: Final = 1
SPEED: Final = 2
GAIN: Final = 3
LOSE_ANY: Final = 4
STEAL: Final = 5
ARMY_STEP: Final = 6
HIRE_ONE: Final = 7
SET_COST: Final = 8
ADD_COST: Final = 9
ADD_MAINTENANCE: Final = 10
MAINTENANCE_FREE: Final = 11
DRAW_EQUIPMENT: Final = 12
DRAW_MISSION: Final = 13
MISSION_DRAW_BONUS: Final = 14
BUY_EQUIPMENT: Final = 15
EXCHANGE_MIXED: Final = 16
FREE_TRANSFERS: Final = 17
HANSA_TUNNELS: Final = 18
PEEK_AND_SKIP: Final = 19
PEEK_AND_ABORT: Final = 20
ARRANGE_THREATS: Final = 21
IGNORE_EQUIPMENT: Final = 22
DRAW_IS_LOSS: Final = 23
DISCARD_EQUIPMENT: Final = 24
PROTECT_EQUIPMENT: Final = 25
PREVENT_WOUND: Final = 26
HEAL: Final = 27
CANCEL_COMBAT_CARD: Final = 28
DOUBLE_VOTES: Final = 29
PROTECT_STATION: Final = 30
IGNORE_LAW: Final = 31
FORBID: Final = 32
WIN_POINTS: Final = 33

OPS: Final[dict[str, int]] = {
    "strength": STRENGTH,
    "speed": SPEED,
    "gain": GAIN,
    "lose_any": LOSE_ANY,
    "steal": STEAL,
    "army": ARMY_STEP,
    "hire": HIRE_ONE,
    "set_cost": SET_COST,
    "add_cost": ADD_COST,
    "add_maintenance": ADD_MAINTENANCE,
    "maintenance_free": MAINTENANCE_FREE,
    "draw_equipment": DRAW_EQUIPMENT,
    "draw_mission": DRAW_MISSION,
    "mission_draw_bonus": MISSION_DRAW_BONUS,
    "buy_equipment": BUY_EQUIPMENT,
    "exchange": EXCHANGE_MIXED,
    "free_transfers": FREE_TRANSFERS,
    "hansa_tunnels": HANSA_TUNNELS,
    "peek_and_skip": PEEK_AND_SKIP,
    "peek_and_abort": PEEK_AND_ABORT,
    "arrange_threats": ARRANGE_THREATS,
    "ignore_equipment": IGNORE_EQUIPMENT,
    "draw_is_loss": DRAW_IS_LOSS,
    "discard_equipment": DISCARD_EQUIPMENT,
    "protect_equipment": PROTECT_EQUIPMENT,
    "prevent_wound": PREVENT_WOUND,
    "heal": HEAL,
    "cancel_combat_card": CANCEL_COMBAT_CARD,
    "double_votes": DOUBLE_VOTES,
    "protect_station": PROTECT_STATION,
    "ignore_law": IGNORE_LAW,
    "forbid": FORBID,
    "win_points": WIN_POINTS,
}

# --- the values of their keys ---------------------------------------------------------------------------------------

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

FORBID_PLAYER_STATION: Final = 1
FORBID_POLIS: Final = 2
BANS: Final[list[str]] = ["", "attack_player_station", "attack_polis"]

IN_LAW_VOTE: Final = 1
AFTER_COMBAT_REVEAL: Final = 2
WINDOWS: Final[list[str]] = ["", "law_vote", "after_combat_reveal"]

# --- prices (M33-19.1) ----------------------------------------------------------------------------------------------


def vector(price: dict[str, int]) -> tuple[int, int, int]:
    """A price or gain as (pigs, mushrooms, ammo)."""
    return (price.get(RESOURCES[0], 0), price.get(RESOURCES[1], 0), price.get(RESOURCES[2], 0))


def all_effects() -> list[dict[str, Any]]:
    """Every effect of every card, as it stands in the data."""
    found: list[dict[str, Any]] = []
    for family in ("factions", "heroes", "threats", "equipment", "missions", "laws"):
        for card in DATA[family]:
            found += card.get("start_bonus", []) + card["effects"]
    return found


def offered(effect: dict[str, Any]) -> list[dict[str, int]]:
    """The prices that a `cost` or `one_of` names; none for a card that is its own price."""
    if isinstance(effect.get("cost"), dict):
        return [effect["cost"]]
    return list(effect.get("one_of", []))


def all_prices() -> list[tuple[int, int, int]]:
    """Every price that can come up: as printed, as set by a card, and either with every surcharge."""
    found = [vector(DATA["costs"][cost]) for cost in COSTS]
    effects = all_effects()
    for effect in effects:
        if effect["op"] in ("set_cost", "hire"):
            found += [vector(price) for price in offered(effect)]
    for effect in effects:
        if effect["op"] == "add_cost":
            more = vector(effect["cost"])
            found += [(price[0] + more[0], price[1] + more[1], price[2] + more[2]) for price in found]
    return sorted(set(found))


PRICES: Final[list[tuple[int, int, int]]] = all_prices()
PRICE_OF: Final[dict[tuple[int, int, int], int]] = {price: place for place, price in enumerate(PRICES)}
PRICE_PIGS: Final[list[int]] = [price[0] for price in PRICES]
PRICE_MUSHROOMS: Final[list[int]] = [price[1] for price in PRICES]
PRICE_AMMO: Final[list[int]] = [price[2] for price in PRICES]
COST: Final[list[int]] = [PRICE_OF[vector(DATA["costs"][cost])] for cost in COSTS]


def plus(price: int, more: int) -> int:
    """A price with a surcharge."""
    return PRICE_OF[
        (
            PRICE_PIGS[price] + PRICE_PIGS[more],
            PRICE_MUSHROOMS[price] + PRICE_MUSHROOMS[more],
            PRICE_AMMO[price] + PRICE_AMMO[more],
        )
    ]


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
        self.until_round = False
        self.optional = False
        self.discard_self = False
        self.prices: list[int] = []
        self.draw = 0
        self.keep = 0
        self.most = 0
        self.from_strength = 0


def read_effect(data: dict[str, Any]) -> Effect:
    """An effect of the data; a word that the vocabulary does not have is an error."""
    effect = Effect()
    effect.when = data["when"]
    effect.op = OPS[data["op"]]
    effect.amount = data.get("amount", data.get("value", data.get("pigs", 0)))
    effect.who = WHO.index(data.get("who", ""))
    effect.role = ROLES.index(data.get("role", ""))
    effect.versus = VERSUS.index(data.get("vs", ""))
    effect.threat_type = THREAT_TYPES.index(data.get("threat_type", ""))
    effect.place = PLACES.index(data.get("at", "any"))
    if effect.op in (SET_COST, ADD_COST):
        effect.what = COSTS.index(data["what"])
    if effect.op == FORBID:
        effect.ban = BANS.index(data["what"])
    effect.window = WINDOWS.index(data.get("window", ""))
    effect.tokens = list(vector(data.get("res", {})))
    effect.any = data.get("any", 0)
    effect.distinct = data.get("distinct", False)
    effect.uses_per_round = data.get("uses_per_round", 0)
    effect.until_round = data.get("until", "") == "round"
    effect.optional = data.get("optional", False)
    effect.discard_self = data.get("cost", "") == "discard_self"
    if effect.op in (SET_COST, ADD_COST, HIRE_ONE):
        effect.prices = [price_number(price) for price in offered(data)]
    effect.draw = data.get("draw", 0)
    effect.keep = data.get("keep", 0)
    effect.most = data.get("max", 0)
    effect.from_strength = data.get("from_strength", 0)
    return effect


def price_number(price: dict[str, int]) -> int:
    return PRICE_OF[vector(price)]


def read_effects(data: list[dict[str, Any]]) -> list[Effect]:
    return [read_effect(one) for one in data]
