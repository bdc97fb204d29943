"""The soak: very many random matches of every game, over all seat counts and variants, with the nets spread out.

    python -m railhead.arena.soak --games toy,front_line --matches 100000 --workers 2
    python -m railhead.arena.soak --games toy --secrecy 1000
    python -m railhead.arena.soak --games breakthrough --option turn_limit=1000

The cheap checks run at every 200th decision and at the end. One match in `--sample` also goes through the dear ones.
The closing table counts the matches of the dear checks (dear), the positions checked for secrecy (secrecy) and the
pairs of positions of twin worlds (twins), each for one viewer.
"""

import argparse
import json
import sys
import time
import traceback
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table

import railhead
from railhead.arena.progress import Progress
from railhead.arena.workers import INTERRUPTED, share_out
from railhead.bots.playout import playout
from railhead.kernel.codec import refuse_faults
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.state import State
from railhead.testing.conformance import play_checked
from railhead.testing.random_play import MOST_DECISIONS, dice, pick, variants
from railhead.testing.secrecy import play_secret
from railhead.testing.twins import play_twins

CHECK_EVERY = 200  # decisions between two counts of all cards
MOST_DEAR = 3_000  # decisions of a sampled match that are checked dearly
TWINS_EVERY = 25  # decisions after which twins begin, for each viewer
DEAR_EVERY = 5  # decisions between two dear checks in a sampled match
BATCH = 25  # matches that a worker plays before it reports


@dataclass
class Job:
    """A batch of matches of one game; `secrecy`: the secrecy net at every decision of each, and nothing else."""

    game: str
    first: int
    matches: int
    seed: int
    sample: int
    secrecy: bool
    fixed: dict[str, str] = field(default_factory=dict)  # options that all matches have in common


@dataclass
class Violation:
    """A broken promise, with all it takes to see it again."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    net: str
    fault: str


@dataclass
class Tally:
    """What was played and found."""

    matches: int = 0
    decisions: int = 0
    sampled: int = 0
    positions: int = 0  # checked for secrecy
    twins: int = 0  # pairs of positions of twin worlds compared for a viewer
    seconds: float = 0.0  # of all workers together
    violations: list[Violation] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        self.matches += other.matches
        self.decisions += other.decisions
        self.sampled += other.sampled
        self.positions += other.positions
        self.twins += other.twins
        self.seconds += other.seconds
        self.violations += other.violations


# --- one match --------------------------------------------------------------------------------------------------------


def play_cheaply(rules: Ruleset, seats: int, seed: int, options: dict[str, str]) -> int:
    """A random match under the cheap checks; the number of its decisions."""
    state = rules.start_state(seats, seed, options)
    chance = dice(seed)
    words = len(rules.vocabulary)
    decisions = 0
    while not state.over:
        for ask in state.open_asks():
            offered = ask.options
            assert len(set(offered)) == len(offered), f"options twice: {ask}"
            assert 0 <= min(offered) <= max(offered) < words, f"not in the vocabulary: {ask}"
        refuse_faults(rules, state)
        decisions += playout(state, chance, CHECK_EVERY)
        assert decisions < MOST_DECISIONS, f"no end after {decisions} decisions"
    check_end(rules, state)
    return decisions


def check_end(rules: Ruleset, state: State) -> None:
    """The end is complete: an outcome for every seat, and all cards in the box."""
    refuse_faults(rules, state)
    outcome = state.outcome
    assert outcome is not None, "over without an outcome"
    assert outcome.reason, "over without a reason"
    assert len(outcome.scores) == len(outcome.ranking) == state.seats, f"not one entry per seat: {outcome}"
    assert all(outcome.ranking[winner] == 1 for winner in outcome.winners), f"a winner who is not first: {outcome}"


# --- batches ----------------------------------------------------------------------------------------------------------


def play_batch(job: Job) -> tuple[str, Tally]:
    """All matches of a job, as a worker plays them."""
    rules = railhead.ruleset(job.game)
    tally = Tally()
    begun = time.perf_counter()
    for number in range(job.first, job.first + job.matches):
        seats, options = table_of(rules, number, job.fixed)
        play_one(rules, seats, options, job, number, tally)
    tally.seconds = time.perf_counter() - begun
    return job.game, tally


TABLES: dict[tuple[str, str], list[list[dict[str, str]]]] = {}


def table_of(rules: Ruleset, number: int, fixed: dict[str, str]) -> tuple[int, dict[str, str]]:
    """Seat counts and variants in turn, so that every part of a soak sees them all."""
    key = rules.name, str(fixed)
    if key not in TABLES:
        TABLES[key] = [with_options(variants(rules, seats), fixed) for seats in rules.seats]
    place = number % len(rules.seats)
    choices = TABLES[key][place]
    return rules.seats[place], choices[number // len(rules.seats) * 7919 % len(choices)]


def with_options(choices: list[dict[str, str]], fixed: dict[str, str]) -> list[dict[str, str]]:
    """The variants that have these options."""
    return [choice for choice in choices if fixed.items() <= choice.items()]


def is_sampled(number: int, sample: int) -> bool:
    """One match in every `sample`, each time at another place, so that all seat counts get their share."""
    return number % sample == number // sample % sample


def play_one(rules: Ruleset, seats: int, options: dict[str, str], job: Job, number: int, tally: Tally) -> None:
    seed = job.seed + number
    net = "play_cheaply"
    tally.matches += 1
    try:
        if not job.secrecy:
            tally.decisions += play_cheaply(rules, seats, seed, options)
        if not job.secrecy and is_sampled(number, job.sample):
            tally.sampled += 1
            net = "play_checked"
            play_checked(rules, seats, seed, options, dear=DEAR_EVERY, most=MOST_DEAR)
        if job.secrecy or is_sampled(number, job.sample):
            net = "play_secret"
            checked = play_secret(rules, seats, seed, options, every=1 if job.secrecy else DEAR_EVERY, most=MOST_DEAR)
            tally.positions += checked
            tally.decisions += checked if job.secrecy else 0
            net = "play_twins"
            tally.twins += play_twins(rules, seats, seed, options, every=TWINS_EVERY, most=MOST_DEAR).positions
    except Exception as fault:
        place = traceback.extract_tb(fault.__traceback__)[-1]
        text = f"{type(fault).__name__}: {fault} ({Path(place.filename).name}, line {place.lineno})"
        tally.violations.append(Violation(rules.name, seats, options, seed, net, text))


# --- a failing match --------------------------------------------------------------------------------------------------


def failing_log(found: Violation) -> dict[str, object]:
    """Play a violation once more with a log, as far as it goes."""
    match = railhead.ruleset(found.game).start(found.seats, found.seed, found.options)
    chance = dice(found.seed)
    last: dict[str, object] = {}
    try:
        while not match.over and len(match.entries) < MOST_DECISIONS:
            ask, option = pick(match.state, chance)
            last = {"seat": ask.seat, "answer": match.rules.vocabulary.names[option]}
            match.answer(ask.seat, option)
        last = {}
    except Exception as fault:
        last["fault"] = repr(fault)
    return {"net": found.net, "fault": found.fault, "failing_answer": last, "log": match.log}


def report(console: Console, found: Violation, folder: Path) -> None:
    """How to see it again, and the log of it in a file."""
    path = folder / f"soak-{found.game}-{found.seats}-{found.seed}.json"
    try:
        path.write_text(json.dumps(failing_log(found), ensure_ascii=False, indent=1), encoding="utf-8")
        kept = f"log: {path}"
    except Exception as fault:
        kept = f"its log could not be written: {fault!r}"
    call = f"{found.net}(railhead.ruleset({found.game!r}), {found.seats}, {found.seed}, {found.options!r})"
    console.print(f"VIOLATION {call}\n  {found.fault}\n  {kept}", markup=False, soft_wrap=True)


# --- the whole --------------------------------------------------------------------------------------------------------


def jobs(games: list[str], arguments: argparse.Namespace) -> Iterator[Job]:
    """Batches of all games in turn, so that an interrupted soak has seen every game."""
    total = arguments.secrecy or arguments.matches
    batch = 1 if arguments.secrecy else BATCH
    for first in range(0, total, batch):
        for game in games:
            count = min(batch, total - first)
            yield Job(
                game, first, count, arguments.seed, arguments.sample, bool(arguments.secrecy), dict(arguments.option)
            )


def soak(games: list[str], arguments: argparse.Namespace, console: Console) -> tuple[dict[str, Tally], bool]:
    """Play everything and report violations as they come; what was found, and whether somebody interrupted it."""
    tallies = {game: Tally() for game in games}
    total = (arguments.secrecy or arguments.matches) * len(games)
    violations = 0
    with Progress("soak: matches", total) as progress:
        try:
            for game, tally in share_out(play_batch, jobs(games, arguments), arguments.workers):
                tallies[game].add(tally)
                for violation in tally.violations:
                    report(console, violation, arguments.out)
                violations += len(tally.violations)
                progress.at(sum(one.matches for one in tallies.values()))
                if violations >= arguments.most_violations:
                    break
        except KeyboardInterrupt:
            return tallies, True
    return tallies, False


def closing_table(tallies: dict[str, Tally], elapsed: float) -> Table:
    caption = f"{elapsed:.1f} s on the {railhead.build()} build"
    table = Table(box=box.SIMPLE_HEAD, caption=caption, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column("game", no_wrap=True)
    for head in ("matches", "decisions", "dear", "secrecy", "twins", "violations", "worker s"):
        table.add_column(head, justify="right")
    for game, tally in tallies.items():
        numbers = (tally.matches, tally.decisions, tally.sampled, tally.positions, tally.twins, len(tally.violations))
        table.add_row(game, *[f"{number:,}" for number in numbers], f"{tally.seconds:.1f}")
    return table


def name_and_value(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    return name, value


def parse(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m railhead.arena.soak", description="Play random matches under the nets."
    )
    parser.add_argument("--games", default="", help="names with commas between; without: all games")
    parser.add_argument("--matches", type=int, default=100_000, help="matches per game")
    parser.add_argument("--workers", type=int, default=2, help="processes")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first match; the next ones count up")
    parser.add_argument("--sample", type=int, default=500, help="one match in so many goes through the dear nets")
    parser.add_argument("--secrecy", type=int, default=0, help="instead: so many matches, secrecy at every decision")
    parser.add_argument(
        "--option", type=name_and_value, action="append", default=[], metavar="NAME=VALUE", help="fix an option"
    )
    parser.add_argument("--out", type=Path, default=Path(), help="folder for the logs of failing matches")
    parser.add_argument("--most-violations", type=int, default=10, help="stop after so many")
    found = parser.parse_args(arguments)
    if min(found.matches, found.workers, found.sample, found.most_violations) < 1 or found.secrecy < 0:
        parser.error("--matches, --workers, --sample and --most-violations are 1 or more, --secrecy 0 or more")
    if not found.out.is_dir():
        parser.error(f"--out {found.out}: there is no such folder")
    return found


def main(arguments: list[str] | None = None) -> int:
    chosen = parse(arguments)
    games = [game for game in chosen.games.split(",") if game] or railhead.rulesets() or ["toy"]
    try:
        for game in games:
            rules = railhead.ruleset(game)
            for seats in rules.seats:
                rules.check_setup(seats, dict(chosen.option))
    except railhead.RailheadError as fault:
        print(f"soak: {fault}", file=sys.stderr)
        return 2
    console = Console()
    begun = time.perf_counter()
    tallies, interrupted = soak(games, chosen, console)
    if interrupted:
        console.print("Interrupted: this is what was played until then.")
    console.print(closing_table(tallies, time.perf_counter() - begun))
    if any(tally.violations for tally in tallies.values()):
        return 1
    return INTERRUPTED if interrupted else 0


if __name__ == "__main__":
    sys.exit(main())
