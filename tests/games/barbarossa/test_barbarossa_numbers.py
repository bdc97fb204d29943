"""What the numbers printed on the cards decide in play; they come from the independent list under `tests/printed`."""

import tomllib
from pathlib import Path

import pytest
from barbarossa_table import RULES, does, position, purse

from railhead.games.barbarossa.cards import TITLES
from railhead.games.barbarossa.victory import victory_points

PRINTED = tomllib.loads((Path(__file__).parents[2] / "printed" / "barbarossa.toml").read_text(encoding="utf-8"))
ROWS = [dict(zip(PRINTED["columns"], row, strict=True)) for row in PRINTED["cards"]]
CARDS = {RULES.cards[TITLES.index(row["name"])]: row for row in ROWS}
DEPLOYED = {"general_winter", "season_of_mud", "partisan_bands"} | {
    card for card, row in CARDS.items() if row["type"] == "OBJECTIVE"
}
NEVER_HELD = {"encirclement_battle"}  # who gains it returns it at once
PRICES = {card: row["buy"] for card, row in CARDS.items() if row["buy"] != "-"}


def shop(table, card, sp):
    on_top = {"aid": [card]} if CARDS[card]["deck"] == "aid" else {}
    return position(table, phase="reinforcement", rp=1, sp=sp, **on_top)


@pytest.mark.parametrize(("card", "price"), PRICES.items())
def test_a_card_is_bought_for_its_printed_price(table, card, price):
    """All the SP that were there are gone (BAR-11.1, BAR-2.3)."""
    t = shop(table, card, price)
    does(t, f"buy:{card}")

    assert (purse(t), t.zone("discard", 0)) == ({}, [card])
    t.waits_for("reinforcement", 0)


@pytest.mark.parametrize(("card", "price"), [(card, price) for card, price in PRICES.items() if price])
def test_a_card_is_not_bought_for_less(table, card, price):
    """One SP too few (BAR-11.1)."""
    t = shop(table, card, price - 1)

    t.refuses(0, f"buy:{card}", "BAR-11.1")
    t.waits_for("reinforcement", 0)


def test_every_card_counts_its_printed_victory_points(table):
    """Hidden in the deck or deployed; a card without VP counts nothing (BAR-8.3)."""
    printed = {card: row["vp"] for card, row in CARDS.items() if card not in NEVER_HELD}
    counted = {}
    for card in printed:
        t = position(table, **{"front" if card in DEPLOYED else "deck": [card]})
        counted[card] = victory_points(t.state, 0)
        t.waits_for("operation", 0)

    assert printed == counted


def test_the_box_says_what_it_is():
    """The rulebook's last page and chapter 0; from 1 (light) to 5 the weight is ours."""
    box = RULES.credits

    assert (("吉澤淳郎",), "Arclight", 2010) == (box.designers, box.publisher, box.year)
    assert ((60, 120), 12, 3) == (box.minutes, box.age, box.weight)
