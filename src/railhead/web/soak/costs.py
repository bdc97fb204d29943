"""What a table, a decision and a screen cost: processor time, memory, bytes on the wire and on the disk, by game."""

import argparse
import asyncio
import gc
import multiprocessing
import random
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import railhead
from railhead.web import commands, metrics, opening
from railhead.web.access import House
from railhead.web.app import make_app
from railhead.web.games import ruleset
from railhead.web.live import Live
from railhead.web.people import Person
from railhead.web.screens import Lens, draw
from railhead.web.settings import Settings, sqlite_in
from railhead.web.table import PERSON, Place, Terms


@dataclass
class Costs:
    """Of one game. Times are those of the processor, so a busy machine hardly changes them."""

    seats: int
    decision: float = 0.0  # seconds to check, write and apply one
    screen: float = 0.0  # seconds to draw one
    wire: float = 0.0  # bytes of a whole screen
    disk: float = 0.0  # bytes of a decision
    memory: float = 0.0  # bytes of a table in the middle of its match

    def line(self, game: str) -> str:
        return (
            f"| {game} | {self.seats} | {self.decision * 1000:.1f} ms | {self.screen * 1000:.1f} ms | "
            f"{self.wire / 1000:.0f} kB | {self.disk:.0f} B | {self.memory / 1000:.0f} kB |"
        )


async def measure(game: str, tables: int, decisions: int, folder: str) -> Costs:
    seats = min(4, ruleset(game).seats[-1])
    costs, dice = Costs(seats), random.Random(1)
    app = make_app(Settings(database=sqlite_in(folder), games=(game,), rate=0, tables=0))
    async with app.router.lifespan_context(app):
        house: House = app.state.house
        people = [(await house.people.make(f"Person {seat + 1}"))[0] for seat in range(seats)]
        await play(await open_one(house, game, people), decisions, dice)  # what is worked out once is worked out here
        gc.collect()
        before = metrics.memory()
        lives = [await open_one(house, game, people) for _ in range(tables)]
        made, size = 0, disk(folder)
        begun = time.process_time()
        for live in lives:
            made += await play(live, decisions, dice)
        costs.decision = (time.process_time() - begun) / made
        gc.collect()
        costs.memory = (metrics.memory() - before) / tables
        costs.disk = (disk(folder) - size) / made
        costs.screen, costs.wire = screens(lives, seats)
    return costs


async def open_one(house: House, game: str, people: list[Person]) -> Live:
    places = [Place(PERSON, one.id, one.name) for one in people]
    plan = opening.Plan(game, places, terms=Terms(windows="off"))
    return await opening.open_table(house.tables, plan, people[0])


async def play(live: Live, decisions: int, dice: random.Random) -> int:
    match = live.table.playing()
    names = match.rules.vocabulary.names
    for made in range(decisions):
        if match.over:
            return made
        ask = dice.choice(match.asks)
        await live.do(partial(commands.answer, seat=ask.seat, option=names[dice.choice(ask.options)]))
    return decisions


def screens(lives: list[Live], seats: int) -> tuple[float, float]:
    """Seconds and bytes of a screen, over all seats of all tables."""
    count, size, begun = 0, 0, time.process_time()
    for live in lives:
        for seat in range(seats):
            drawn = draw(live, Lens(live.table.id, (seat,), seat))
            size += sum(len(region.encode()) for region in drawn.regions.values())
            count += 1
    return (time.process_time() - begun) / count, size / count


def disk(folder: str) -> int:
    return sum(path.stat().st_size for path in Path(folder).glob("railhead.sqlite3*") if "wal" not in path.name)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m railhead.web.soak costs", description=__doc__)
    parser.add_argument("--games", nargs="*", default=railhead.rulesets())
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--decisions", type=int, default=60, help="of each table")
    options = parser.parse_args(arguments)
    print("| game | seats | a decision | a screen | on the wire | on the disk | a table in memory |")
    print("|---|---|---|---|---|---|---|")
    spawn = multiprocessing.get_context("spawn")
    for game in options.games:  # each in a process of its own: memory that was freed would be taken again
        with ProcessPoolExecutor(1, spawn) as pool:
            costs = pool.submit(measured, game, options.tables, options.decisions).result()
        print(costs.line(game), flush=True)


def measured(game: str, tables: int, decisions: int) -> Costs:
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(measure(game, tables, decisions, folder))


if __name__ == "__main__":
    main()
