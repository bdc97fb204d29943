"""A contest: one bot among bots of another kind, very many matches, its place at the table in turn.

    python -m railhead.testing.contest front_line --seats 2 --matches 500
    python -m railhead.testing.contest black_metro --seats 1 --matches 200 --bot greedy --against random

With one seat both bots play the same solo matches, and their mean scores are compared.
"""

import argparse
import sys
import time
from dataclasses import dataclass
from statistics import mean, stdev

from rich.console import Console

import railhead
from railhead.bots import BOTS, Bot, bot
from railhead.kernel.ask import Outcome
from railhead.kernel.ruleset import Ruleset
from railhead.testing.progress import Progress
from railhead.testing.workers import INTERRUPTED, share_out

SEEDS_PER_MATCH = 100  # more than there are seats, so that no two bots dream alike


@dataclass(frozen=True)
class Series:
    """What is played: the champion against the field."""

    game: str
    seats: int
    matches: int
    champion: str
    field: str
    seed: int


@dataclass
class Result:
    """How one match ended for the champion; `field_score`: what the other bot made of the same solo match."""

    won: bool
    shared: bool
    score: int
    field_score: int


def play(rules: Ruleset, bots: list[Bot], seed: int) -> Outcome:
    """One match between these bots, each given nothing but its view and its question."""
    state = rules.start_state(len(bots), seed)
    while not state.over:
        ask = state.next_ask()
        state.answer(ask.seat, bots[ask.seat].choose(state.view(ask.seat), ask))
    assert state.outcome is not None
    return state.outcome


def seated(series: Series, rules: Ruleset, number: int, champion: str) -> list[Bot]:
    """The bots of a match, the champion one place further with every match."""
    kinds = [series.field] * series.seats
    kinds[number % series.seats] = champion
    first = (series.seed + number) * SEEDS_PER_MATCH
    return [bot(kind, rules, seed=first + seat) for seat, kind in enumerate(kinds)]


def play_one(task: tuple[Series, int]) -> Result:
    series, number = task
    rules = railhead.ruleset(series.game)
    place = number % series.seats
    outcome = play(rules, seated(series, rules, number, series.champion), series.seed + number)
    won = place in outcome.winners
    score = outcome.scores[place]
    if series.seats > 1:
        return Result(won and len(outcome.winners) == 1, won and len(outcome.winners) > 1, score, 0)
    other = play(rules, seated(series, rules, number, series.field), series.seed + number)
    return Result(won, shared=False, score=score, field_score=other.scores[0])


def summary(series: Series, results: list[Result]) -> str:
    """The figures in words; a fair share is one match in as many as there are seats."""
    matches, won = len(results), sum(result.won for result in results)
    shared = sum(result.shared for result in results)
    share = won / matches
    lines = [
        f"{series.game}, {series.seats} seats: {series.champion} won {won} of {matches} matches ({share:.1%})"
        + (f" and shared {shared}" if shared else "")
        + f", {share * series.seats:.2f} times its fair share."
    ]
    if series.seats == 1:
        own, other = [result.score for result in results], [result.field_score for result in results]
        spread = (stdev(own), stdev(other)) if matches > 1 else (0.0, 0.0)
        lines = [
            f"{series.game}, solo, {matches} matches: {series.champion} won {won}; "
            f"mean score {mean(own):.2f} (spread {spread[0]:.2f}) "
            f"against {mean(other):.2f} ({spread[1]:.2f}) of {series.field}."
        ]
    return "\n".join(lines)


def contest(series: Series, workers: int) -> tuple[list[Result], bool]:
    """Play the series; the results, and whether somebody interrupted it."""
    results: list[Result] = []
    tasks = ((series, number) for number in range(series.matches))
    with Progress("contest: matches", series.matches) as progress:
        try:
            for result in share_out(play_one, tasks, workers):
                results.append(result)
                progress.at(len(results))
        except KeyboardInterrupt:
            return results, True
    return results, False


def parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m railhead.testing.contest", description="Play one bot against others, very many matches."
    )
    parser.add_argument("game", help="the name of a game")
    parser.add_argument("--seats", type=int, default=2, help="players at the table; 1 compares solo results")
    parser.add_argument("--matches", type=int, default=500, help="how many")
    parser.add_argument("--bot", choices=sorted(BOTS), default="greedy", help="the one whose wins are counted")
    parser.add_argument("--against", choices=sorted(BOTS), default="random", help="who sits on all other seats")
    parser.add_argument("--workers", type=int, default=2, help="processes")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first match; the next ones count up")
    found = parser.parse_args(arguments)
    if min(found.matches, found.workers) < 1:
        parser.error("--matches and --workers are 1 or more")
    return found


def main(arguments: list[str] | None = None) -> int:
    chosen = parse(arguments)
    try:
        railhead.ruleset(chosen.game).check_setup(chosen.seats, {})
    except railhead.RailheadError as fault:
        print(f"contest: {fault}", file=sys.stderr)
        return 2
    console = Console(highlight=False)
    begun = time.perf_counter()
    series = Series(chosen.game, chosen.seats, chosen.matches, chosen.bot, chosen.against, chosen.seed)
    results, interrupted = contest(series, chosen.workers)
    if interrupted:
        console.print("Interrupted: this is what was played until then.")
    if results:
        console.print(summary(series, results), soft_wrap=True)
    console.print(f"{time.perf_counter() - begun:.1f} s on the {railhead.build()} build")
    return INTERRUPTED if interrupted else 0


if __name__ == "__main__":
    sys.exit(main())
