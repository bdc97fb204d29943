"""Races: of two answers to one question exactly one counts; what comes twice or too late changes nothing."""

import argparse
import asyncio
import random
import tempfile
import time
from typing import Any

import sqlalchemy as sql

from railhead.arena.progress import Progress
from railhead.web.settings import sqlite_in
from railhead.web.soak.clients import Program, Seat, open_table, programs
from railhead.web.soak.server import Server
from railhead.web.store import Store, log

SEATS = 2


async def answers_at(seats: list[Seat], dice: random.Random) -> tuple[Seat, dict[str, Any]] | None:
    """A seat that is asked, and an answer of it; None if the match is over."""
    for seat in dice.sample(seats, len(seats)):
        sight = await seat.see()
        if sight["over"]:
            return None
        answer = seat.choice(dice)
        if answer is not None:
            return seat, answer
    return None


async def race(players: list[Program], game: str, pairs: int, dice: random.Random) -> int:
    """Send two answers to the same question at once, again and again; how many pairs were sent."""
    seats = await open_table(game, players)
    sent = 0
    with Progress("race: pairs", pairs) as progress:
        while sent < pairs:
            found = await answers_at(seats, dice)
            if found is None:
                seats = await open_table(game, players)
                continue
            seat, answer = found
            rival = {**answer, "key": seat.program.key(), "option": dice.choice(seat.sight["ask"]["options"])["name"]}
            twin = Seat(seat.program, seat.table, seat.seat)
            results = sorted(await asyncio.gather(seat.send(answer), twin.send(rival)))
            assert results == ["done", "stale"], f"{results} of {answer} and {rival}"
            sent += 1
            progress.at(sent)
    return sent


async def repeat(players: list[Program], game: str, posts: int, dice: random.Random) -> tuple[int, int]:
    """Send every answer once, and old ones again in any order; how many answers, and how many posts besides."""
    seats = await open_table(game, players)
    old: list[dict[str, Any]] = []
    decided = sent = 0
    with Progress("race: repeated or reordered posts", posts) as progress:
        while sent < posts:
            found = await answers_at(seats, dice)
            if found is None:
                seats, old = await open_table(game, players), []
                continue
            seat, answer = found
            own = [one for one in old if one["seat"] == seat.seat]
            late = dice.sample(own, min(2, len(own)))
            late += [{**one, "key": seat.program.key()} for one in late]  # the old decision under a new key
            batch = [answer, answer, *late]
            dice.shuffle(batch)
            results = await asyncio.gather(*[Seat(seat.program, seat.table, seat.seat).send(one) for one in batch])
            assert results.count("done") == 1, f"{results} of {batch}"
            assert set(results) <= {"done", "repeated", "stale"}, f"{results} of {batch}"
            decided += 1
            sent += len(batch) - 1
            old.append(answer)
            progress.at(sent)
    return decided, sent


async def soak(game: str, pairs: int, posts: int, seed: int, folder: str) -> tuple[int, int]:
    """How many pairs raced, and how many posts came twice or too late; the log holds every decision once."""
    dice = random.Random(seed)
    with Server(folder, RAILHEAD_GAMES=game) as server:
        async with programs(server.address, SEATS) as players:
            raced = await race(players, game, pairs, dice)
            decided, sent = await repeat(players, game, posts, dice)
    stored = answers_in(folder)
    assert stored == raced + decided, f"{raced + decided} answers were accepted, and {stored} are in the log"
    return raced, sent


def answers_in(folder: str) -> int:
    """How many answers the database has."""
    base = Store(sqlite_in(folder))
    try:
        count = sql.select(sql.func.count()).select_from(log).where(log.c.kind == "answer")
        return int(base.rows(count)[0]["count_1"])
    finally:
        base.close()


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m railhead.web.soak race", description=__doc__)
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument("--posts", type=int, default=10_000)
    parser.add_argument("--game", default="toy")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        pairs, posts = asyncio.run(soak(options.game, options.pairs, options.posts, options.seed, folder))
    print(
        f"race: {pairs} racing pairs, exactly one accepted each; {posts} duplicated or reordered posts, "
        f"each changed nothing, and the log has every decision once; {time.monotonic() - begun:.0f} s",
        flush=True,
    )


if __name__ == "__main__":
    main()
