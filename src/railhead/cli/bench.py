"""`railhead bench`: compiled, interpreted and peers, slice by slice in turn, so that all meet the same weather."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

import railhead
from railhead.cli.catalogue import load
from railhead.cli.screen import Complaint
from railhead.testing.bench import Slice, best, middle

SLICES = 4
ROOT = Path(railhead.__file__).parents[2]
PEER_PYTHON = ROOT / "bench" / ".venv-peers" / "bin" / "python"
PEER_SCRIPT = ROOT / "bench" / "peer_catanatron.py"
PEER_SEATS = (2, 4)
NO_PEER = "catanatron is not installed here; `make bench` in a clone of the project installs it into bench/.venv-peers."
NOT_THIS_BUILD = "{game} is not here as a wholly {build} build; `make install` compiles where a C compiler is found."


class Worker:
    """A process that measures one build, and says for every game whether it is really that."""

    def __init__(self, build: str) -> None:
        environment = {key: value for key, value in os.environ.items() if key != "RAILHEAD_PURE"}
        if build == "interpreted":
            environment["RAILHEAD_PURE"] = "1"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "railhead.testing.bench"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        self.build = build

    def read(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise Complaint("A measuring process ended early; its own words stand above.")
        found: dict[str, Any] = json.loads(line)
        return found

    def measure(self, game: str, seats: int, seconds: float, seed: int) -> Slice | None:
        """One slice; None if this process does not run the game in its build."""
        task = {"game": game, "seats": seats, "seconds": seconds, "seed": seed, "build": self.build}
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(task) + "\n")
        self.process.stdin.flush()
        found = self.read()
        figures: Slice = found["figures"]
        return figures if found["build"] == self.build else None

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


class Bench:
    """One interleaved run: every table on every build, and the peers in between."""

    def __init__(self, games: list[str], seconds: float) -> None:
        self.tables = [(game, seats) for game in games for seats in seat_counts(load(game).seats)]
        self.seconds = seconds / SLICES
        self.slices: dict[tuple[str, int, str], list[Slice]] = {}
        self.peers: dict[tuple[str, str, int], list[Slice]] = {}
        self.remarks: list[str] = []

    def run(self) -> None:
        workers = [Worker("compiled"), Worker("interpreted")]
        peer = PEER_PYTHON.exists() and PEER_SCRIPT.exists()
        if not peer:
            self.remark(NO_PEER)
        columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeElapsedColumn())
        try:
            with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
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


def bench(
    games: Annotated[list[str] | None, typer.Argument(help="Which games; without any: all, and the toy.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
    seconds: Annotated[float, typer.Option(help="How long to measure each line of the table.", min=0.04)] = 2.0,
) -> None:
    """Measure random play and clones, compiled and interpreted, next to catanatron in the same run.

    \b
    railhead bench                         all games
    railhead bench toy --seconds 5         one game, longer
    railhead bench --json > figures.json   for programs
    """
    run = Bench(games or ["toy", *railhead.rulesets()], seconds)
    run.run()
    if as_json:
        typer.echo(json.dumps(run.as_json()))
    else:
        Console(highlight=False).print(run.as_table())
    for remark in run.remarks:
        Console(stderr=True, highlight=False).print(Text(remark))
