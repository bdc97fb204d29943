"""The vocabulary: every option a player can ever be offered, by name."""

from __future__ import annotations

from typing import Final

from railhead.components import Entry
from railhead.games.metro2033.board import (
    FACTIONS,
    MANY_OF,
    ONE_OF,
    RESOURCE_TITLES,
    STATION_TITLES,
    STATIONS,
    TOKENS,
)
from railhead.games.metro2033.cards import (
    ARMY_MAX,
    ARMY_MIN,
    COMBAT_DATA,
    EQUIPMENT_DATA,
    FACTION_TITLES,
    HERO_TITLES,
    HEROES,
    MISSION_DATA,
    THREAT_DATA,
)
from railhead.games.metro2033.data import RESOURCES
from railhead.games.metro2033.effects import PRICES
from railhead.kernel.vocabulary import Options, Vocabulary


def ids(cards: list[Entry]) -> list[str]:
    return [card["id"] for card in cards]


def titles(cards: list[Entry], form: str = "{}") -> list[str]:
    return [form.format(card["name"]) for card in cards]


def tokens_text(tokens: tuple[int, int, int]) -> str:
    """So many tokens in words: `1 ammo and 1 pig`."""
    parts = [f"{n} {ONE_OF[kind] if n == 1 else MANY_OF[kind]}" for kind, n in enumerate(tokens) if n]
    if len(parts) < 3:
        return " and ".join(parts) or "nothing"
    return f"{parts[0]}, {parts[1]} and {parts[2]}"


def price_id(price: tuple[int, int, int]) -> str:
    """The name of a price: `pigs1+ammo1`."""
    return "+".join([f"{RESOURCES[kind]}{n}" for kind, n in enumerate(price) if n])


VOCABULARY: Final = Vocabulary()


def numbers(kind: str, most: int, title: str) -> Options:
    """An option for each number from 0 on."""
    ids = [str(number) for number in range(most + 1)]
    return VOCABULARY.kind(kind, ids, [title.format(number) for number in ids])


PASS: Final[int] = VOCABULARY.word("pass", "Pass")
STATION: Final = VOCABULARY.kind("station", STATIONS, STATION_TITLES)
FACTION: Final = VOCABULARY.kind("faction", FACTIONS, FACTION_TITLES)
HERO_CARD: Final = VOCABULARY.kind("hero", HEROES, HERO_TITLES)
RESOURCE: Final = VOCABULARY.kind("resource", RESOURCES, RESOURCE_TITLES)
ARMY: Final[int] = VOCABULARY.word("army", "Army")
HERO: Final[int] = VOCABULARY.word("hero", "Hero")
FOR: Final[int] = VOCABULARY.word("for", "For the law")
AGAINST: Final[int] = VOCABULARY.word("against", "Against the law")
LEVEL: Final = numbers("level", ARMY_MAX, "Keep an army of strength {}")
HIRE: Final = numbers("hire", ARMY_MAX - ARMY_MIN, "Hire {}")
NUMBER: Final = numbers("number", max(TOKENS), "{}")
PAY: Final = VOCABULARY.kind(
    "pay", [price_id(price) for price in PRICES], [f"Pay {tokens_text(price)}" for price in PRICES]
)

ATTACK_STATION: Final[int] = VOCABULARY.word("attack_station", "Attack a station")
ATTACK_HERO: Final[int] = VOCABULARY.word("attack_hero", "Attack a hero")
OBTAIN: Final[int] = VOCABULARY.word("obtain", "Obtain resources")
BUY: Final[int] = VOCABULARY.word("buy", "Buy equipment")
RECEIVE: Final[int] = VOCABULARY.word("receive_mission", "Receive a mission")
EXCHANGE: Final[int] = VOCABULARY.word("exchange", "Exchange resources")
SCOUT: Final[int] = VOCABULARY.word("scout", "Scout")
ABILITY: Final[int] = VOCABULARY.word("ability", "Use the hero's ability")

RENEW: Final[int] = VOCABULARY.word("renew", "Renew the market for 1 ammo")
DONE: Final[int] = VOCABULARY.word("done", "That is all")
PLAY_SCOUTED: Final[int] = VOCABULARY.word("play_scouted", "Put the scouted card on top of the threat deck")
LOOK_AND_SKIP: Final[int] = VOCABULARY.word("khan", "Khan: look at the top threat card, then fight or refuse it")
LOOK_AND_ABORT: Final[int] = VOCABULARY.word("geiger", "Geiger Counter: look at the top threat card, then decide")
KEEP: Final[int] = VOCABULARY.word("keep", "Fight this card")
REFUSE: Final[int] = VOCABULARY.word("refuse", "Put it under the deck and fight the next card")
CALL_OFF: Final[int] = VOCABULARY.word("call_off", "Call the attack off")

USE: Final = VOCABULARY.kind("use", ids(MISSION_DATA), titles(MISSION_DATA, "Use {}"))
COMPLETE: Final = VOCABULARY.kind("complete", ids(MISSION_DATA), titles(MISSION_DATA, "Turn up {}: completed"))
MISSION: Final = VOCABULARY.kind("mission", ids(MISSION_DATA), titles(MISSION_DATA))
GEAR: Final = VOCABULARY.kind("equipment", ids(EQUIPMENT_DATA), titles(EQUIPMENT_DATA))
THREAT: Final = VOCABULARY.kind("threat", ids(THREAT_DATA), titles(THREAT_DATA))
COMBAT_CARD: Final = VOCABULARY.kind("combat", ids(COMBAT_DATA), titles(COMBAT_DATA))

JUST_PASS: Final[list[int]] = [PASS]
ARMY_OR_HERO: Final[list[int]] = [ARMY, HERO]
FOR_OR_AGAINST: Final[list[int]] = [FOR, AGAINST]
SCOUTED_OR_NOT: Final[list[int]] = [PASS, PLAY_SCOUTED]
KEEP_OR_REFUSE: Final[list[int]] = [KEEP, REFUSE]
KEEP_OR_CALL_OFF: Final[list[int]] = [KEEP, CALL_OFF]
