"""Chapter BRK-9: the end of the game."""

import pytest
from breakthrough_table import Board, MakeTable, occupied

import railhead
from railhead.testing.texts import ending

RULES = railhead.ruleset("breakthrough")


def test_the_first_to_own_ten_tokens_wins_at_once(table: MakeTable) -> None:
    """Above, below and on stations count; nobody is asked any more (BRK-9.1.1, BRK-2.1.6, BRK-2.1.2)."""
    b = Board(table, 3).has(0, occupied("Lubyanka", 2), "Krasnoselskaya", "Generator", "Rat").tokens(0, 3, 4)

    b.completes(0, "Krasnoselskaya", "Generator", "Rat")

    assert b.over
    assert (0,) == b.winners
    assert [] == b.asked()
    assert "The Confederation of 1905 owns ten tokens and wins." == b.told()[-1]


def test_nine_tokens_are_not_enough(table: MakeTable) -> None:
    """The match goes on (BRK-9.1.1)."""
    b = Board(table).has(0, occupied("Lubyanka", 2), "Krasnoselskaya", "Generator", "Rat").tokens(0, 3, 3)

    b.completes(0, "Krasnoselskaya", "Generator", "Rat")

    assert 9 == b.owned(0)
    assert not b.over
    b.waits("keep_station", 0)


def test_the_rest_of_the_reward_the_draw_and_the_refill_are_not_needed(table: MakeTable) -> None:
    """Tokens below stay there, the station is not decided on, the hand is short (BRK-9.1.2)."""
    b = Board(table).has(0, "Krasnoselskaya", "Generator").holds(0, "Rat").tokens(0, 3, 6)

    b.plays(0, "Rat").completes(0, "Krasnoselskaya", "Generator", "Rat")

    assert b.over
    assert (3, 7) == (b.above(0), b.below(0))
    assert ["Krasnoselskaya"] == b.area(0)
    assert 4 == len(b.hand(0))


def test_the_faction_task_can_win_too(table: MakeTable) -> None:
    """Before the card is flipped (BRK-9.1.1, BRK-9.1.2)."""
    b = Board(table).leads(0, "VDNKh Commonwealth").has(0, "Tinned Stew", "Pork").tokens(0, 9, 0)

    b.completes(0, "VDNKh Commonwealth", "Tinned Stew", "Pork")

    assert (0,) == b.winners
    assert not b.flipped(0)


@pytest.mark.parametrize(("station", "owned", "wins"), [("Lenin Library", 8, True), ("Taganskaya", 8, False)])
def test_a_dense_station_may_give_the_last_two(table: MakeTable, station: str, owned: int, wins: bool) -> None:
    """Eight and two are ten (BRK-5.2.7, BRK-9.1.2)."""
    b = Board(table).has(0, station, "Generator", "Tinned Stew", "Rat").tokens(0, owned, 0)

    b.completes(0, station, "Generator", "Tinned Stew", "Rat")

    assert wins == b.over
    if not wins:
        b.waits("keep_station", 0)


def test_only_tasks_of_the_active_player_bring_tokens_out_of_the_supply() -> None:
    """In whole matches: the supply of a player falls only when he completes a task in his turn (BRK-9.1.3)."""
    for seed in range(4):
        match = RULES.start(3, seed, {"factions": "random", "turn_limit": "200"})
        while not match.over:
            before = match.state.supply[:]
            told = len(match.tape.events)
            ask = match.asks[0]
            match.answer(ask.seat, ask.options[(seed * 7 + len(match.entries)) % len(ask.options)])
            fallen = [seat for seat in range(3) if match.state.supply[seat] < before[seat]]
            completed = [event.args[0] for event in match.tape.events[told:] if event.kind == "completes"]
            assert fallen == completed
            assert not fallen or fallen == [ask.seat]


def test_tokens_never_return_to_the_supply() -> None:
    """In whole matches every player's ten tokens are in one of four places and never go back (BRK-9.1.4, BRK-1.1.5)."""
    for seed in range(4):
        options = {"factions": "random", "turn_limit": "200", "survival_2_rout": "on"}
        match = RULES.start(4, seed, options)
        while not match.over:
            before = match.state.supply[:]
            ask = match.asks[0]
            match.answer(ask.seat, ask.options[(seed * 5 + len(match.entries)) % len(ask.options)])
            state = match.state
            for seat in range(4):
                assert state.supply[seat] <= before[seat]
                parts = (state.above[seat], state.below[seat], state.on_stations(seat), state.supply[seat])
                assert min(parts) >= 0
                assert 10 == sum(parts)


def test_losing_an_occupied_station_does_not_lose_tokens(table: MakeTable) -> None:
    """They go above; the number owned is the same (BRK-9.1.4, BRK-1.1.8)."""
    b = Board(table).has(1, occupied("Sokolniki", 3)).tokens(1, 2, 2).holds(0, "Tunnel Shade")

    b.discards(0, "Tunnel Shade")

    assert (5, 2, 7) == (b.above(1), b.below(1), b.owned(1))
    b.waits("take", 0)


def test_without_a_limit_a_match_goes_on_however_long_it_takes() -> None:
    """No rounds limit in the printed rules: a match of many turns is still open (BRK-9.1.5)."""
    match = RULES.start(2, 1, {"factions": "random"})
    while match.state.turn < 1200:
        ask = match.asks[0]
        names = [RULES.vocabulary.names[option] for option in ask.options]
        match.answer(ask.seat, "discard_three" if "discard_three" in names else names[-1])

    assert not match.over


@pytest.mark.parametrize("limit", ["50", "100"])
def test_an_operators_limit_stops_the_match_as_a_draw(limit: str) -> None:
    """Nobody wins; the scores are the tokens owned (BRK-9.1.5, BRK-9.1.6)."""
    match = RULES.start(2, 1, {"factions": "random", "turn_limit": limit})
    while not match.over:
        ask = match.asks[0]
        names = [RULES.vocabulary.names[option] for option in ask.options]
        match.answer(ask.seat, "discard_three" if "discard_three" in names else names[-1])

    outcome = match.outcome
    assert outcome is not None
    assert int(limit) == match.state.turn
    assert ((), (5, 5), (1, 1), "turn_limit") == (outcome.winners, outcome.scores, outcome.ranking, outcome.reason)
    assert "BRK-9.1.5" in ending(RULES, outcome.reason)


def test_the_others_rank_behind_the_winner_by_their_tokens(table: MakeTable) -> None:
    """Ten, then seven twice, then five (BRK-9.1.6)."""
    b = Board(table, 4).has(0, "Krasnoselskaya", "Generator", "Rat").tokens(0, 9, 0)
    b.tokens(1, 5, 0).tokens(2, 3, 4).has(3, occupied("Lubyanka", 2)).tokens(3, 2, 3)

    b.completes(0, "Krasnoselskaya", "Generator", "Rat")

    outcome = b.table.match.outcome
    assert outcome is not None
    assert (10, 5, 7, 7) == outcome.scores
    assert (1, 4, 2, 2) == outcome.ranking
    assert "ten_tokens" == outcome.reason
    assert "BRK-9.1.1" in ending(RULES, "ten_tokens")
