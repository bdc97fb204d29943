import asyncio
from pathlib import Path

import pytest

import railhead
from railhead.web.soak.secrecy import soak


@pytest.mark.parametrize("game", ["toy", *railhead.rulesets()])
def test_nothing_on_the_wire_hangs_on_what_the_viewer_cannot_know(game: str, tmp_path: Path) -> None:
    seats = min(3, railhead.ruleset(game).seats[-1])

    assert 4 == asyncio.run(soak(game, seats, positions=4, every=9, seed=3, folder=str(tmp_path)))
