"""What the cards say, put together from the data once."""
# mypyc: skip - runs once, when the game is imported

from __future__ import annotations

from string import Formatter
from typing import Any, Final

from railhead.games.breakthrough import cards

NAMES: Final[dict[str, str]] = {
    **{id_: title.lower() for id_, title in zip(cards.TYPES, cards.TYPE_TITLES, strict=True)},
    **{id_: title.lower() for id_, title in zip(cards.SYMBOLS, cards.SYMBOL_TITLES, strict=True)},
    **dict(zip(cards.AFFILIATIONS, cards.AFFILIATION_TITLES, strict=True)),
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
            return cards.LOSS_TEXT[value], field_name
        return word(value), field_name


def note(card: int) -> str:
    """The original name and the text of a card, and of which colour the tokens of a faction are."""
    text = f"{cards.ORIGINAL_NAMES[cards.IDS[card]]}. {CardText().vformat(cards.TEXTS[card], (), cards.DESIGNS[card])}"
    return f"{text} Its tokens are {cards.TOKEN_COLOURS[card]}." if card < cards.FACTIONS else text


NOTES: Final[dict[str, str]] = {cards.IDS[card]: note(card) for card in cards.EVERY_CARD}
