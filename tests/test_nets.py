"""The nets, run over every registered ruleset and every seat count."""

import pytest

import railhead
from railhead.testing.conformance import play_checked
from railhead.testing.secrecy import play_secret, unknowns_vary

TABLES = [(game, seats) for game in ["toy", *railhead.rulesets()] for seats in railhead.ruleset(game).seats]


@pytest.mark.both_builds
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_random_matches_keep_every_promise(game: str, seats: int) -> None:
    for seed in range(3):
        play_checked(railhead.ruleset(game), seats, seed, dear=7)
    play_checked(railhead.ruleset(game), seats, 99, dear=1 if game == "toy" else 3)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nothing_a_seat_gets_hangs_on_what_it_cannot_know(game: str, seats: int) -> None:
    for seed in range(2):
        assert play_secret(railhead.ruleset(game), seats, seed, every=5)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_a_seat_cannot_know_really_varies(game: str, seats: int) -> None:
    match = railhead.ruleset(game).start(seats, seed=5)

    for viewer in [*range(seats), None]:
        assert unknowns_vary(match.state, viewer)
