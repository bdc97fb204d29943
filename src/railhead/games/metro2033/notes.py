"""What a card, hero, faction or station says, in words for the screen."""
# mypyc: skip - runs once, when the game is imported

from __future__ import annotations

from typing import Final

from railhead.components import Entry
from railhead.games.metro2033.board import (
    ABANDONED,
    HANSA,
    HOME,
    KIND,
    LINE,
    LINE_TITLES,
    POLIS,
    PRODUCES,
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
    GOAL_DATA,
    GOAL_OF,
    HERO_DATA,
    LAWS,
    MISSIONS,
)
from railhead.games.metro2033.data import RESOURCES, part, vector
from railhead.games.metro2033.model import tokens_text


def threat_words(data: Entry) -> str:
    reward = [tokens_text(vector(data["reward"]))] if any(vector(data["reward"])) else []
    for key, words in (("any", "{} of your choice"), ("equipment", "{} equipment"), ("mission", "{} mission")):
        if part(data["reward"], key, 0):
            reward.append(words.format(data["reward"][key]))
    return f"{data['type']}, strength {data['strength']}; reward: {', '.join(reward)}. {data.text('text')}".strip()


def mission_words(data: Entry, goal: str) -> str:
    data.only("goal_text", goal)
    return f"Goal: {goal} Ability when discarded: {data.text('ability_text')}"


def card_words(card: int) -> str:
    data = CARD_DATA[card]
    if card < EQUIPMENT:
        return threat_words(data)
    if MISSIONS <= card < LAWS:
        return mission_words(data, GOAL_DATA[GOAL_OF[card - MISSIONS]].text("text"))
    return f"{data['type']}: {data.text('text')}" if card >= COMBAT else data.text("text")


def hero_words(data: Entry) -> str:
    data.only("ability_kind", "hero_action" if data["effects"][0]["when"] == "hero_action" else "passive")
    return f"Strength {data['strength']}, speed {data['speed']}. {data.text('ability_text')}"


def faction_words(data: Entry) -> str:
    name, text = data.text("ability_name"), data.text("ability_text")
    return f"{name}: {text} Start bonus: {data.text('start_bonus_text')}"


def station_words(station: int) -> str:
    """Zone, line, kind, product and neighbours."""
    kind = KIND[station]
    what = "home station" if kind == HOME else "abandoned" if kind == ABANDONED else "trade" if kind == HANSA else ""
    product = "any resource" if kind == POLIS else RESOURCES[PRODUCES[station]] if PRODUCES[station] < 3 else ""
    parts = [part for part in (ZONE_TITLES[ZONE[station]], what, product) if part]
    ways = [f"{STATION_TITLES[way.to]}{' (transfer)' if way.transfer else ''}" for way in WAYS[station]]
    return f"Zone: {', '.join(parts)}. Line: {LINE_TITLES[LINE[station]]}. Neighbours: {', '.join(ways)}."


CARD_NOTES: Final[list[str]] = [card_words(card) for card in range(len(CARD_DATA))]
HERO_NOTES: Final[list[str]] = [hero_words(data) for data in HERO_DATA]
FACTION_NOTES: Final[list[str]] = [faction_words(data) for data in FACTION_DATA]
STATION_NOTES: Final[list[str]] = [station_words(station) for station in range(len(KIND))]
