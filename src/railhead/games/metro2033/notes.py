"""What a card, hero, faction or station says, in words for the screen."""

from __future__ import annotations

from typing import Final

from railhead.games.metro2033.board import (
    ABANDONED,
    HANSA,
    HOME,
    KIND,
    POLIS,
    PRODUCES,
    RESOURCES,
    STATION_TITLES,
    WAYS,
    ZONE,
    ZONE_TITLES,
)
from railhead.games.metro2033.cards import (
    CARD_DATA,
    COMBAT,
    EQUIPMENT,
    FACTION_DATA,
    HERO_DATA,
    LAWS,
    MISSIONS,
    SHOWN,
    SHOWS_LAW,
    SHOWS_THREAT,
)
from railhead.games.metro2033.effects import vector
from railhead.games.metro2033.words import tokens_text

SYMBOLS: Final[list[str]] = ["p", "m", "a", "?", ""]  # what a station produces: pigs, mushrooms, ammo, any, nothing


def threat_note(card: int) -> str:
    data = CARD_DATA[card]
    reward = [tokens_text(vector(data["reward"]))] if any(vector(data["reward"])) else []
    for key, words in (("any", "{} of your choice"), ("equipment", "{} equipment"), ("mission", "{} mission")):
        if data["reward"].get(key):
            reward.append(words.format(data["reward"][key]))
    return f"{data['type']}, strength {data['strength']}; reward: {', '.join(reward)}. {data['text']}".strip()


def card_note(card: int) -> str:
    """The text of a card with its facts."""
    data = CARD_DATA[card]
    if card < EQUIPMENT:
        return threat_note(card)
    if MISSIONS <= card < LAWS:
        return f"Goal: {data['goal_text']} Ability: {data['ability_text']}"
    if card >= COMBAT:
        return f"{data['type']}: {data['text']}"
    return str(data["text"])


def hero_note(hero: int) -> str:
    data = HERO_DATA[hero]
    return f"Strength {data['strength']}, speed {data['speed']}. {data['ability_text']}"


def faction_note(faction: int) -> str:
    data = FACTION_DATA[faction]
    return f"{data['ability_name']}: {data['ability_text']} Start bonus: {data['start_bonus_text']}"


def station_note(station: int) -> str:
    """Zone, kind, product and neighbours."""
    kind = KIND[station]
    what = "home station" if kind == HOME else "abandoned" if kind == ABANDONED else "trade" if kind == HANSA else ""
    product = "any resource" if kind == POLIS else RESOURCES[PRODUCES[station]] if PRODUCES[station] < 3 else ""
    parts = [part for part in (ZONE_TITLES[ZONE[station]], what, product) if part]
    ways = [f"{STATION_TITLES[way.to]}{' (transfer)' if way.transfer else ''}" for way in WAYS[station]]
    return f"{', '.join(parts)}. Neighbours: {', '.join(ways)}."


def track_text(position: int) -> str:
    """What a position of the round track brings."""
    parts = [RESOURCES[resource] for resource in SHOWN[position]]
    if SHOWS_THREAT[position]:
        parts.append("threat")
    if SHOWS_LAW[position]:
        parts.append("law")
    return ", ".join(parts)
