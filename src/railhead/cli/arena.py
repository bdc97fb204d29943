"""`railhead arena`: bots against bots, very many matches, in files that resume and merge."""

from pathlib import Path
from typing import Annotated

import typer

import railhead
from railhead.arena.figures import sentences, standings
from railhead.arena.ladder import climb
from railhead.arena.ledger import Ledger, merge, read_run
from railhead.arena.run import Run
from railhead.arena.workers import INTERRUPTED
from railhead.cli.screen import Complaint, Screen


def arena(
    game: Annotated[str, typer.Argument(help="The name of a game, or `merge` to put files together.")],
    bots: Annotated[list[str], typer.Argument(help="Bots: NAME or NAME:option=number,…; with `merge` the files.")],
    matches: Annotated[int, typer.Option(help="How many matches.")] = 100,
    seats: Annotated[int, typer.Option(help="Players at the table; the last bot fills up what is left.")] = 0,
    seed: Annotated[int, typer.Option(help="Everything that chance decides in this run.")] = 0,
    first: Annotated[int, typer.Option(help="The number of the first match, to share a run among machines.")] = 0,
    workers: Annotated[int, typer.Option(help="Processes on this machine.")] = 1,
    ray: Annotated[str, typer.Option(help="Play on a Ray cluster: `auto` or its address.")] = "",
    out: Annotated[Path | None, typer.Option(help="The file of the run; what it holds already is not played.")] = None,
) -> None:
    """Let bots play each other, each of them in every seat, and say how often each one wins.

    \b
    railhead arena front_line greedy random --matches 400
    railhead arena breakthrough master greedy --matches 400 --workers 2 --out ladder.jsonl
    railhead arena barbarossa master strong --seats 4     one master, three of the level below
    railhead arena black_metro master greedy --seats 1    solo: both play the same deals
    railhead arena merge one.jsonl two.jsonl --out both.jsonl

    Match i of a run depends on the seed and on i alone, so the file is the same however many workers played it.
    """
    screen = Screen()
    if game == "merge":
        if out is None:
            raise Complaint("Name the file to write: railhead arena merge ONE TWO --out BOTH")
        parts = [Path(part) for part in bots]
        for part in parts:
            if not part.is_file():
                raise Complaint(f"{part}: there is no such file.")
        show(screen, read_run(parts[0]), merge(out, parts))
        return
    if min(matches, workers) < 1 or first < 0:
        raise Complaint("--matches and --workers are 1 or more, and --first is no less than 0.")
    run = Run(game, tuple(bots), seats or usual_seats(game, len(bots)), seed)
    ledger, interrupted = climb(run, matches, first=first, path=out, workers=workers, ray=ray)
    if interrupted:
        screen.say("Interrupted: this is what was played until then.")
    show(screen, run, ledger)
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def usual_seats(game: str, bots: int) -> int:
    """One seat for each bot, as far as the game allows it."""
    rules = railhead.ruleset(game)
    return min(max(bots, 2, rules.seats[0]), rules.seats[-1])


def show(screen: Screen, run: Run, ledger: Ledger) -> None:
    screen.say(f"{railhead.ruleset(run.game).title}, {run.seats} seats, {len(ledger.lines)} matches, seed {run.seed}")
    for standing in standings(ledger, run.bots):
        screen.console.print(sentences(standing, run.seats), soft_wrap=True, markup=False)
