"""`railhead bench`: compiled, interpreted and peers, slice by slice in turn, so that all meet the same weather."""

import json
import subprocess
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

import railhead
from railhead.arena.bench import Slice, best, middle
from railhead.arena.gauge import BUILDS, NOT_THIS_BUILD, Comparison, NoFigures, Worker
from railhead.cli.catalogue import load
from railhead.cli.screen import Complaint

SLICES = 4
PAIRS = 8  # of slices, when two checkouts are compared
COLUMNS = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
ROOT = Path(railhead.__file__).parents[2]
PEER_PYTHON = ROOT / "bench" / ".venv-peers" / "bin" / "python"
PEER_SCRIPT = ROOT / "bench" / "peer_catanatron.py"
PEER_SEATS = (2, 4)
NO_PEER = "catanatron is not installed here; `make bench` in a clone of the project installs it into bench/.venv-peers."


class Bench:
    """One interleaved run: every table on every build, and the peers in between."""

    def __init__(self, games: list[str], seconds: float) -> None:
        self.tables = [(game, seats) for game in games for seats in seat_counts(load(game).seats)]
        self.seconds = seconds / SLICES
        self.slices: dict[tuple[str, int, str], list[Slice]] = {}
        self.peers: dict[tuple[str, str, int], list[Slice]] = {}
        self.remarks: list[str] = []

    def run(self) -> None:
        workers = [Worker(build) for build in BUILDS]
        peer = PEER_PYTHON.exists() and PEER_SCRIPT.exists()
        if not peer:
            self.remark(NO_PEER)
        try:
            with Progress(*COLUMNS, console=Console(stderr=True), transient=True) as progress:
                task = progress.add_task("measuring", total=SLICES * len(self.tables))
                for turn in range(SLICES):
                    for place, (game, seats) in enumerate(self.tables):
                        progress.update(task, description=f"{game}, {seats} seats")
                        self.measure(workers, game, seats, turn)
                        if peer and self.ends_a_game(place):
                            self.measure_peer(PEER_SEATS[(turn + self.game_number(place)) % len(PEER_SEATS)])
                        progress.advance(task)
        finally:
            for worker in workers:
                worker.close()

    def ends_a_game(self, place: int) -> bool:
        return place + 1 == len(self.tables) or self.tables[place + 1][0] != self.tables[place][0]

    def game_number(self, place: int) -> int:
        return len({game for game, _ in self.tables[:place]})

    def measure(self, workers: list[Worker], game: str, seats: int, turn: int) -> None:
        for worker in workers:
            found = worker.measure(game, seats, self.seconds, turn * 1000)
            if found is not None:
                self.slices.setdefault((game, seats, worker.build), []).append(found)
            else:
                self.remark(NOT_THIS_BUILD.format(game=game, build=worker.build))

    def remark(self, text: str) -> None:
        if text not in self.remarks:
            self.remarks.append(text)

    def measure_peer(self, seats: int) -> None:
        done = subprocess.run(
            [str(PEER_PYTHON), str(PEER_SCRIPT), "--seconds", str(self.seconds), "--seats", str(seats)],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            self.remark(f"catanatron failed: {' '.join(done.stderr.strip().splitlines()[-1:])}")
            return
        found = json.loads(done.stdout)
        figures = {key: found[key] for key in ("decisions_per_s", "matches_per_s", "clone_us")}
        self.peers.setdefault((found["peer"], found["version"], seats), []).append(figures)

    # --- results ----------------------------------------------------------------------------------------------------

    def as_json(self) -> dict[str, list[dict[str, object]]]:
        games: list[dict[str, object]] = [
            {"game": game, "seats": seats, "build": build, **rounded(best(slices))}
            for (game, seats, build), slices in self.slices.items()
        ]
        peers: list[dict[str, object]] = [
            {"peer": peer, "version": version, "seats": seats, **rounded(best(slices))}
            for (peer, version, seats), slices in sorted(self.peers.items())
        ]
        return {"games": games, "peers": peers}

    def as_table(self) -> Table:
        caption = f"Best and median of {SLICES} slices of {self.seconds:g} s; clone in µs."
        table = Table(box=box.SIMPLE_HEAD, caption=caption, padding=0, show_edge=False)
        for head in ("game", "seats", "build"):
            table.add_column(head)
        for head in ("decis./s", "median", "match./s", "clone", "×int.", "×peer"):
            table.add_column(head, justify="right")
        peer = max([best(slices)["decisions_per_s"] for slices in self.peers.values()], default=0.0)
        for (game, seats, build), slices in self.slices.items():
            speed = best(slices)["decisions_per_s"]
            plain = self.slices.get((game, seats, "interpreted"), slices)
            gain = f"{speed / best(plain)['decisions_per_s']:.1f}" if build == "compiled" else ""
            table.add_row(game, str(seats), build, *figures_of(slices), gain, f"{speed / peer:.0f}" if peer else "")
        for (name, version, seats), slices in sorted(self.peers.items()):
            table.add_row(name, str(seats), version, *figures_of(slices), "", "")
        return table


def seat_counts(seats: range) -> list[int]:
    """The fewest, a middle and the greatest number of seats."""
    return sorted({seats[0], seats[len(seats) // 2], seats[-1]})


def rounded(figures: Slice) -> Slice:
    return {
        "decisions_per_s": round(figures["decisions_per_s"], 1),
        "matches_per_s": round(figures["matches_per_s"], 2),
        "clone_us": round(figures["clone_us"], 3),
    }


def figures_of(slices: list[Slice]) -> list[str]:
    top, usual = best(slices), middle(slices)
    return [
        f"{top['decisions_per_s']:,.0f}",
        f"{usual['decisions_per_s']:,.0f}",
        f"{top['matches_per_s']:,.0f}",
        f"{top['clone_us']:.2f}",
    ]


def compare(games: list[str], other: Path, seconds: float) -> Comparison:
    """Measure this checkout and another one in turn, with a line of progress."""
    if not (other / "src" / "railhead").is_dir():
        raise Complaint(f"{other}: this is no checkout of the project; it has no folder src/railhead.")
    tables = [(game, seats) for game in games for seats in seat_counts(load(game).seats)]
    run = Comparison(ROOT, other.resolve(), tables, PAIRS, seconds / PAIRS)
    with Progress(*COLUMNS, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=PAIRS * len(tables) * len(BUILDS))
        run.run(lambda said: progress.update(task, description=said, advance=1))
    return run


def comparison_table(run: Comparison) -> Table:
    caption = (
        f"Medians of {run.slices} pairs of slices of about {run.seconds:g} s of processor time, the same matches for "
        "both, A B B A; in brackets the middle half of all pairs."
    )
    table = Table(box=box.SIMPLE_HEAD, caption=caption, padding=0, show_edge=False)
    for head in ("game", "seats", "build"):
        table.add_column(head)
    for head in ("decis./s", "other", "ratio", "match./s", "clone", "other", "ratio"):
        table.add_column(head, justify="right")
    for line in run.lines():
        table.add_row(
            line["game"],
            str(line["seats"]),
            line["build"],
            f"{line['decisions_per_s']:,.0f}",
            f"{line['other_decisions_per_s']:,.0f}",
            with_spread(line["speed_ratio"], line["speed_middle_half"]),
            with_spread(line["match_ratio"], line["match_middle_half"]),
            f"{line['clone_us']:.2f}",
            f"{line['other_clone_us']:.2f}",
            with_spread(line["clone_ratio"], line["clone_middle_half"]),
        )
    return table


def with_spread(ratio: float, spread: list[float]) -> str:
    return f"{ratio:.2f} ({spread[0]:.2f}-{spread[1]:.2f})"


def bench(
    games: Annotated[list[str] | None, typer.Argument(help="Which games; without any: all, and the toy.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    seconds: Annotated[float, typer.Option(help="How long to measure each line of the table.", min=0.04)] = 2.0,
    against: Annotated[
        Path | None, typer.Option(help="Another checkout of the project to compare this one with, in one run.")
    ] = None,
) -> None:
    """Measure random play and clones, compiled and interpreted, next to catanatron in the same run.

    \b
    railhead bench                         all games
    railhead bench toy --seconds 5         one game, longer
    railhead bench --json > figures.json   for programs
    railhead bench --against ../before     this checkout and another, slice by slice in turn

    A ratio above 1 means that this checkout is faster than the other.
    """
    chosen = games or ["toy", *railhead.rulesets()]
    try:
        if against is not None:
            found = compare(chosen, against, seconds)
            show(found.lines() if as_json else comparison_table(found), found.remarks)
        else:
            run = Bench(chosen, seconds)
            run.run()
            show(run.as_json() if as_json else run.as_table(), run.remarks)
    except NoFigures as fault:
        raise Complaint(str(fault)) from None


def show(figures: Table | object, remarks: list[str]) -> None:
    if isinstance(figures, Table):
        Console(highlight=False).print(figures)
    else:
        typer.echo(json.dumps(figures))
    for remark in remarks:
        Console(stderr=True, highlight=False).print(Text(remark))
