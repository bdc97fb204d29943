"""Golden playthroughs: a random match of every ruleset and seat count, so that a change of the rules shows.

They hold questions, options and events by their names in the rules, and no sentence: those have goldens of their own
(`railhead.testing.sentences`).

python -m railhead.testing.playthrough --write toy     # write the files of some games anew (without a name: all)
python -m railhead.testing.playthrough --digests       # a hash of every log: the same in both builds
"""

import argparse
import hashlib
import json
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import track

import railhead
from railhead.bots.playout import playout
from railhead.kernel.ask import Ask
from railhead.kernel.events import Event
from railhead.kernel.match import Match
from railhead.kernel.ruleset import Ruleset
from railhead.testing.random_play import MOST_DECISIONS, dice, pick, random_match

FOLDER = Path("tests") / "golden"
SEED = 1
SHOWN = 120  # decisions written out; the rest of a long match is played and only counted
COMPARED = 1000  # decisions of a match whose log is compared between the builds
LISTED = 12  # options written out for each question


def tables(games: list[str] | None = None) -> list[tuple[str, int]]:
    """Every ruleset with every number of seats."""
    return [(game, seats) for game in games or ["toy", *railhead.rulesets()] for seats in railhead.ruleset(game).seats]


def golden_path(folder: Path, game: str, seats: int) -> Path:
    return folder / f"{game}_{seats}.txt"


def playthrough(rules: Ruleset, seats: int, seed: int = SEED) -> str:
    """A random match as text: every question, its options, the answer, and what everybody is told."""
    match = rules.start(seats, seed)
    options = "".join(f", {name} {value}" for name, value in match.state.options.items())
    lines = [f"{rules.title} ({rules.name}, rules {rules.version}), {seats} seats, seed {seed}{options}", ""]
    lines += told(match, 0)
    chance = dice(seed)
    decisions = 0
    while not match.over and decisions < SHOWN:
        decisions += 1
        ask, option = pick(match.state, chance)
        lines += ["", *decision(match, decisions, ask, option)]
        before = len(match.tape.events)
        match.answer(ask.seat, option)
        lines += told(match, before)
    match.state.tape = None
    decisions += playout(match.state, chance, MOST_DECISIONS)
    return "\n".join([*lines, "", *ending(match, decisions)]) + "\n"


def decision(match: Match, number: int, ask: Ask, option: int) -> list[str]:
    """Who is asked what, the options by their names, and the answer."""
    names = match.rules.vocabulary.names
    manner = " (secret)" if ask.secret else " (quiet)" if ask.quiet else ""
    about = f" about {names[ask.about]}" if ask.about >= 0 else ""
    return [
        f"{number}. seat {ask.seat}{manner}: {ask.prompt}{about}",
        f"   {listed([names[one] for one in ask.options])}",
        f"   = {names[option]}",
    ]


def told(match: Match, since: int) -> list[str]:
    """The public events."""
    return [f"   - {event_line(match.rules, event)}" for event in match.events(None, since)]


def event_line(rules: Ruleset, event: Event) -> str:
    """An event by its name, its arguments by theirs."""
    kinds = rules.events[event.kind].split()
    return " ".join([event.kind, *[plain(rules, *one) for one in zip(kinds, event.args, strict=False)]])


def plain(rules: Ruleset, kind: str, value: int) -> str:
    if value >= 0 and kind in ("card", "option"):
        return rules.cards[value] if kind == "card" else rules.vocabulary.names[value]
    return str(value) if kind == "number" else f"{kind} {value}"


def listed(names: list[str]) -> str:
    more = f" … and {len(names) - LISTED} more" if len(names) > LISTED else ""
    return " | ".join(names[:LISTED]) + more


def ending(match: Match, decisions: int) -> list[str]:
    outcome = match.outcome
    assert outcome is not None, f"{match.rules.name}: no end after {decisions} decisions"
    return [
        f"After {decisions} decisions: {outcome.reason}",
        f"winners: {list(outcome.winners)}",
        f"scores: {list(outcome.scores)}, ranking: {list(outcome.ranking)}",
        f"state: {digest(match.state.to_json())}",
    ]


def digest(data: object) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:32]


def digests(games: list[str] | None = None, seeds: int = 2) -> dict[str, str]:
    """A hash of log and last state for every ruleset, seat count and seed."""
    found = {}
    for game, seats in tables(games):
        for seed in range(seeds):
            match = random_match(railhead.ruleset(game), seats, seed, most=COMPARED)
            found[f"{game} {seats} {seed}"] = digest([match.log, match.state.to_json()])
    return found


def write(games: list[str], folder: Path) -> int:
    """Write the files anew, and remove those of a game that no longer has so many seats; how many were written."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = tables(games)
    for game in {game for game, _ in wanted}:
        for stale in set(folder.glob(f"{game}_*.txt")) - {golden_path(folder, *table) for table in wanted}:
            if stale.stem.removeprefix(f"{game}_").isdecimal():
                stale.unlink()
    for game, seats in track(wanted, "writing", console=Console(stderr=True), transient=True):
        golden_path(folder, game, seats).write_text(playthrough(railhead.ruleset(game), seats), encoding="utf-8")
    return len(wanted)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m railhead.testing.playthrough", description="Golden playthroughs of random matches."
    )
    parser.add_argument("games", nargs="*", help="names of games; without: all")
    parser.add_argument("--write", action="store_true", help=f"write the files under {FOLDER} anew")
    parser.add_argument("--digests", action="store_true", help="print build and log hashes as JSON")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    chosen = parser.parse_args(arguments)
    try:
        if chosen.digests:
            print(json.dumps({"build": railhead.build(), "digests": digests(chosen.games)}))
        elif chosen.write:
            print(f"{write(chosen.games, chosen.folder)} files written to {chosen.folder}")
        else:
            for game, seats in tables(chosen.games):
                print(playthrough(railhead.ruleset(game), seats))
    except railhead.RailheadError as fault:
        print(f"playthrough: {fault}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
