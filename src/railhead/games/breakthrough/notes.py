"""What the cards say: their short facts and their full text, put together from the data once."""
# mypyc: skip - runs once, when the game is imported

from __future__ import annotations

from string import Formatter
from typing import Any, Final

from railhead.components import Entry
from railhead.games.breakthrough.cards import (
    AFFILIATION_DISCOUNTS,
    AFFILIATION_TITLES,
    AFFILIATIONS,
    DESIGNS,
    FACTIONS,
    IDS,
    LOSS_TEXT,
    ORIGINAL_NAMES,
    SYMBOL_TITLES,
    SYMBOLS,
    TEXTS,
    TOKEN_COLOURS,
    TYPE_TITLES,
    TYPES,
)

NAMES: Final[dict[str, str]] = {
    **{id_: title.lower() for id_, title in zip(TYPES, TYPE_TITLES, strict=True)},
    **{id_: title.lower() for id_, title in zip(SYMBOLS, SYMBOL_TITLES, strict=True)},
    **dict(zip(AFFILIATIONS, AFFILIATION_TITLES, strict=True)),
}


def word(value: object) -> str:
    """A value of the data as it stands in a sentence."""
    if isinstance(value, list):
        return " + ".join([word(part) for part in value])
    return NAMES.get(str(value), str(value))


class CardText(Formatter):
    """Fills the template of a card with the card's own values: `{amount}`, `{defence.cost}`."""

    def get_field(self, field_name: str, args: Any, kwargs: Any) -> tuple[str, str]:
        value: Any = kwargs
        for key in field_name.split("."):
            value = value[key]
        if field_name == "loss":
            return LOSS_TEXT[value], field_name
        return word(value), field_name


def note(card: int) -> str:
    """The original name and the text of a card, and of which colour the tokens of a faction are."""
    text = f"{ORIGINAL_NAMES[IDS[card]]}. {CardText().vformat(TEXTS[card], (), DESIGNS[card])}"
    return f"{text} Its tokens are {TOKEN_COLOURS[card]}." if card < FACTIONS else text


def defence_facts(design: Entry) -> str:
    """The defence half in short: `1: mental`; nothing without one."""
    if "defence" not in design:
        return ""
    return f"{design['defence']['cost']}: {word(design['defence']['symbols'])}"


def facts(design: Entry) -> str:
    """What a card does, upright, in a few words."""
    kind = design["type"]
    if kind == "resource":
        return f"{design['amount']} {word(design['resource_type'])}"
    if kind == "hero":
        return f"doubles {word(design['doubles_type'])}, repels {word(design['defence_symbols'])}"
    if kind == "threat":
        return f"{word(design['symbols'])}; takes {design['loss'].replace('_', ' ')}"
    if kind == "caravan":
        return "renews the market"
    tokens = f", {design['reward_tokens']} tokens" if design["reward_tokens"] > 1 else ""
    return f"{design['task_parameter']} {design['task_color']} → {word(design['reward_type'])}{tokens}"


def line(design: Entry) -> str:
    """The name of a card; a station with its affiliation, unless it is neutral and discounts no other (BRK-6.3.5)."""
    affiliation = design.get("affiliation", "neutral")
    if AFFILIATION_DISCOUNTS[AFFILIATIONS.index(affiliation)]:
        return f"{design['name']} [{word(affiliation)}]"
    return str(design["name"])


NOTES: Final[list[str]] = [note(card) for card in range(len(IDS))]
FACTS: Final[list[str]] = [facts(design) for design in DESIGNS]
DEFENCE_FACTS: Final[list[str]] = [defence_facts(design) for design in DESIGNS]
LINES: Final[list[str]] = [line(design) for design in DESIGNS]
