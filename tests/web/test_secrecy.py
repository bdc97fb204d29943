"""Secrecy at the wire, and that its net is fine enough."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import railhead
from railhead.web import api, commands, screens
from railhead.web.sight import Sight, make_sight
from railhead.web.soak.secrecy import soak
from railhead.web.table import Refused, Table


@pytest.mark.parametrize("game", ["toy", *railhead.rulesets()])
def test_nothing_on_the_wire_hangs_on_what_the_viewer_cannot_know(game: str, tmp_path: Path) -> None:
    seats = min(3, railhead.ruleset(game).seats[-1])

    checked, pairs = asyncio.run(soak(game, seats, positions=4, every=9, seed=3, folder=str(tmp_path)))
    assert (4, True) == (checked, pairs >= 2)


def top_of_the_deck(table: Table) -> str:
    state: Any = table.playing().state
    return f"The top card is {state.deck.cards[-1]}."


def make_gossiping_sight(table: Table, seat: int | None) -> Sight:
    return replace(make_sight(table, seat), waiting=[top_of_the_deck(table)])


def gossiping_sight(live: Any, seat: int | None) -> Sight:
    return make_gossiping_sight(live.table, seat)


def gossiping_refusal(table: Table, **_: Any) -> None:
    raise Refused(top_of_the_deck(table), 422)


@pytest.mark.parametrize(
    ("module", "name", "leak"),
    [
        pytest.param(screens, "make_sight", make_gossiping_sight, id="page and stream"),
        pytest.param(api, "sight_of", gossiping_sight, id="API"),
        pytest.param(commands, "answer", gossiping_refusal, id="refusal"),
    ],
)
def test_the_net_notices_one_card_that_slips_out(
    module: Any, name: str, leak: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(module, name, leak)

    with pytest.raises(AssertionError, match="is sent a difference"):
        asyncio.run(soak("toy", 3, positions=4, every=9, seed=3, folder=str(tmp_path)))
