"""Power cuts under load: whatever was acknowledged is in the log once, and the log gives the same table back."""

import argparse
import asyncio
import random
import tempfile
import time

import httpx
import sqlalchemy as sql

from railhead import records
from railhead.arena.progress import Progress
from railhead.web.settings import sqlite_in
from railhead.web.sight import version_for
from railhead.web.soak.clients import Program, Seat, open_table, play_on, programs
from railhead.web.soak.server import Server
from railhead.web.soak.tally import add_arguments, tally_of, verdict
from railhead.web.store import Store, log
from railhead.web.table import Table

TABLES, SEATS = 6, 3
CHUNK = 10  # power cuts of one database


class Soak:
    """Some tables, everything that was acknowledged at them, and the server that is killed again and again."""

    def __init__(self, server: Server, game: str, seed: int) -> None:
        self.server = server
        self.game = game
        self.dice = random.Random(seed)
        self.tokens: list[str] = []
        self.tables: list[list[tuple[str, str, int]]] = []  # token, table, seat
        self.acknowledged: set[tuple[str, str]] = set()  # table, key
        self.hashes: dict[str, tuple[int, str]] = {}  # of a table: how far its log was, and the state it gave
        self.kills = self.compared = self.finished = 0

    async def round(self) -> None:
        """Play until the power goes."""
        async with httpx.AsyncClient(base_url=self.server.address, timeout=30) as http:
            playing = [asyncio.create_task(self.play(self.seats(http, row))) for row in self.tables]
            await asyncio.sleep(self.dice.uniform(0.2, 1.5))
            self.server.kill()
            self.kills += 1
            await asyncio.gather(*playing)
        self.server.start()

    def seats(self, http: httpx.AsyncClient, row: list[tuple[str, str, int]]) -> list[Seat]:
        keys = self.kills * 10_000  # never the same key twice, also after a power cut
        return [Seat(Program(http, token, keys + seat * 1000), table, seat) for token, table, seat in row]

    async def play(self, seats: list[Seat]) -> None:
        """Answer at one table until the server does not."""
        try:
            while (made := await play_on(seats, self.dice)) is not None:
                answer, result = made
                if result == "done":
                    self.acknowledged.add((seats[0].table, answer["key"]))
        except (httpx.HTTPError, OSError):
            return

    async def renew(self) -> None:
        """New tables for those that are over."""
        async with programs(self.server.address, SEATS) as players:
            self.tables = [row for row in self.tables if not await self.over(row, players)]
            while len(self.tables) < TABLES:
                seats = await open_table(self.game, players)
                self.tables.append([(seat.program.token, seat.table, seat.seat) for seat in seats])

    async def over(self, row: list[tuple[str, str, int]], players: list[Program]) -> bool:
        """Is the match of a table over? Then the server's sealed log must stand every check."""
        token, table, seat = row[0]
        program = Program(players[0].http, token)
        sight = await Seat(program, table, seat).see()
        if not sight["over"]:
            return False
        sealed = (await program.call(f"/api/tables/{table}/log?seat={seat}")).json()["log"]
        faults = records.check(sealed)
        assert not faults, f"table {table}: {faults}"
        self.finished += 1
        return True

    async def check(self, store: Store) -> None:
        """Every acknowledged answer stands in the log once, and the server shows what the log gives."""
        rows = store.rows(sql.select(log.c.table_id, log.c.key).where(log.c.kind == "answer"))
        stored = [(row["table_id"], row["key"].partition(":")[2]) for row in rows]
        assert len(stored) == len(set(stored)), "an answer stands twice in the log"
        lost = self.acknowledged - set(stored)
        assert not lost, f"acknowledged and lost: {lost}"
        async with httpx.AsyncClient(base_url=self.server.address, timeout=30) as http:
            for row in self.tables:
                await self.compare(store, http, row)

    async def compare(self, store: Store, http: httpx.AsyncClient, row: list[tuple[str, str, int]]) -> None:
        """The log gives the same state as after the last power cut, and every seat is shown what it gives now."""
        table = Table(row[0][1])
        number, known = self.hashes.get(table.id, (-1, ""))
        for entry in await store.entries(table.id):
            table.apply(entry)
            if entry.number == number:
                assert records.state_hash(table.playing().state) == known, (
                    f"table {table.id}: entry {number} has changed"
                )
        assert table.number >= number, f"table {table.id} has lost entries"
        self.hashes[table.id] = table.number, records.state_hash(table.playing().state)
        for token, table_id, seat in row:
            shown = await Seat(Program(http, token), table_id, seat).see()
            assert shown["view"] == table.playing().view(seat).to_json(), f"table {table_id} is not what its log gives"
            assert shown["version"] == version_for(table, seat), f"table {table_id} is not what its log gives"
        self.compared += 1


async def soak(game: str, kills: int, seed: int, folder: str) -> Soak:
    server = Server(folder, RAILHEAD_GAMES=game).start()
    run = Soak(server, game, seed)
    try:
        with Progress("kill: power cuts", kills) as progress:
            while run.kills < kills:
                await run.renew()
                await run.round()
                store = Store(sqlite_in(folder))
                await run.check(store)
                store.close()
                progress.at(run.kills)
    finally:
        server.stop()
    return run


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m railhead.web.soak kill", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--game", default="front_line")
    parser.add_argument("--seed", type=int, default=1)
    add_arguments(parser)
    options = parser.parse_args(arguments)
    begun, tally = time.monotonic(), tally_of(options)
    for number, kills in tally.chunks("kill", options.kills, CHUNK):
        with tempfile.TemporaryDirectory() as folder:
            run = asyncio.run(soak(options.game, kills, options.seed + number, folder))
        seen = {"acknowledged": len(run.acknowledged), "compared": run.compared, "finished": run.finished}
        tally.add("kill", run.kills, **seen)
    done = tally.of("kill")
    print(
        f"kill: {done.get('done', 0):,} power cuts, {done.get('acknowledged', 0):,} acknowledged answers, 0 lost, "
        f"0 doubled, {done.get('compared', 0):,} times a table equal to its log, {done.get('finished', 0):,} finished "
        f"matches with equal hashes{verdict(done.get('done', 0), options.kills)}; {time.monotonic() - begun:.0f} s",
        flush=True,
    )


if __name__ == "__main__":
    main()
