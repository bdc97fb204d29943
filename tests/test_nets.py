"""The nets, run over every registered ruleset and every seat count.

`RAILHEAD_NETS=10 python -m pytest tests/test_nets.py` plays ten times as many matches; `make soak` plays for hours.
"""

import os

import pytest

import railhead
from railhead.bots.playout import playout
from railhead.kernel.chance import Chance
from railhead.kernel.state import State, zones_of
from railhead.testing import twins
from railhead.testing.conformance import play_checked
from railhead.testing.random_play import MOST_DECISIONS
from railhead.testing.secrecy import play_secret, sight, unknowns_vary
from railhead.testing.twins import Tally, play_twins

TABLES = [(game, seats) for game in ["toy", *railhead.rulesets()] for seats in railhead.ruleset(game).seats]


TIMES = int(os.environ.get("RAILHEAD_NETS", "1"))
MOST = 1_500  # decisions of a match that are checked dearly; random play of some games goes on for very long


@pytest.mark.both_builds
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_random_matches_keep_every_promise(game: str, seats: int) -> None:
    for seed in range(2 * TIMES if railhead.build() == "compiled" else TIMES):
        play_checked(railhead.ruleset(game), seats, seed, dear=23, most=MOST)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_decision_keeps_every_promise(game: str, seats: int) -> None:
    play_checked(railhead.ruleset(game), seats, 99, dear=1, most=120)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_random_matches_end(game: str, seats: int) -> None:
    for seed in range(5):
        state = railhead.ruleset(game).start_state(seats, seed)
        playout(state, Chance(), most=MOST_DECISIONS)
        assert state.over


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nothing_a_seat_gets_hangs_on_what_it_cannot_know(game: str, seats: int) -> None:
    for seed in range(TIMES):
        assert play_secret(railhead.ruleset(game), seats, seed, every=41, most=MOST)
    assert play_secret(railhead.ruleset(game), seats, 7, most=20)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_worlds_that_look_alike_to_a_seat_go_on_looking_alike(game: str, seats: int) -> None:
    tally = Tally()
    for seed in range(1, 1 + 2 * TIMES):
        tally.add(play_twins(railhead.ruleset(game), seats, seed, every=7, most=20, steps=6))

    assert tally.positions > tally.walks, "no pair of twins was ever played on"
    assert tally.unlike, "no pair of twins differed in anything"


def test_twins_notice_a_view_that_tells_who_has_seen_which_card(monkeypatch: pytest.MonkeyPatch) -> None:
    def gossip(state: State, viewer: int | None) -> bytes:
        return sight(state, viewer) + repr([sorted(zone.seen) for zone in zones_of(state)]).encode()

    monkeypatch.setattr(twins, "sight", gossip)

    with pytest.raises(AssertionError, match="twins look different"):
        play_twins(railhead.ruleset("front_line"), 4, seed=1, every=3)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_a_seat_cannot_know_really_varies(game: str, seats: int) -> None:
    match = railhead.ruleset(game).start(seats, seed=5)

    for viewer in [*range(seats), None]:
        assert unknowns_vary(match.state, viewer)
