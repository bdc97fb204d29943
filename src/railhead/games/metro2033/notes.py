"""What a card, hero, faction or station says, in words for the screen."""
# mypyc: skip - runs once, when the game is imported

from __future__ import annotations

from typing import Final

from railhead.components import Entry
from railhead.games.metro2033 import board, cards
from railhead.games.metro2033.data import RESOURCES, vector
from railhead.games.metro2033.model import tokens_text


def threat_words(data: Entry) -> str:
    reward = [tokens_text(vector(data["reward"]))] if any(vector(data["reward"])) else []
    for key, words in (("any", "{} of your choice"), ("equipment", "{} equipment"), ("mission", "{} mission")):
        if data["reward"].get(key):
            reward.append(words.format(data["reward"][key]))
    return f"{data['type']}, strength {data['strength']}; reward: {', '.join(reward)}. {data.text('text')}".strip()


def mission_words(data: Entry, goal: str) -> str:
    data.only("goal_text", goal)
    return f"Goal: {goal} Ability when discarded: {data.text('ability_text')}"


def card_words(card: int) -> str:
    data = cards.CARD_DATA[card]
    if card < cards.EQUIPMENT:
        return threat_words(data)
    if cards.MISSIONS <= card < cards.LAWS:
        return mission_words(data, cards.GOAL_DATA[cards.GOAL_OF[card]].text("text"))
    return f"{data['type']}: {data.text('text')}" if card >= cards.COMBAT else data.text("text")


def hero_words(data: Entry) -> str:
    data.only("ability_kind", "hero_action" if data["effects"][0]["when"] == "hero_action" else "passive")
    return f"Strength {data['strength']}, speed {data['speed']}. {data.text('ability_text')}"


def faction_words(data: Entry) -> str:
    name, text = data.text("ability_name"), data.text("ability_text")
    return f"{name}: {text} Start bonus: {data.text('start_bonus_text')}"


KIND_WORDS: Final = {board.HOME: "home station", board.ABANDONED: "abandoned", board.HANSA: "trade"}
PRODUCTS: Final[list[str]] = [*RESOURCES, "any resource", ""]


def station_words(station: int) -> str:
    """Zone, line, kind, product and neighbours."""
    kind = board.KIND[station]
    product = PRODUCTS[board.PRODUCES[station]]
    parts = [part for part in (board.ZONE_TITLES[board.ZONE[station]], KIND_WORDS.get(kind, ""), product) if part]
    ways = [f"{board.STATION_TITLES[way.to]}{' (transfer)' if way.transfer else ''}" for way in board.WAYS[station]]
    return f"Zone: {', '.join(parts)}. Line: {board.LINE_TITLES[board.LINE[station]]}. Neighbours: {', '.join(ways)}."


CARD_NOTES: Final[list[str]] = [card_words(card) for card in range(len(cards.CARD_DATA))]
HERO_NOTES: Final[list[str]] = [hero_words(data) for data in cards.HERO_DATA]
FACTION_NOTES: Final[list[str]] = [faction_words(data) for data in cards.FACTION_DATA]
STATION_NOTES: Final[list[str]] = [station_words(station) for station in range(len(board.KIND))]
