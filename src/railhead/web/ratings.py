"""Ratings by openskill: a book with one numbered line for each match that counts, in the order in which they ended.

The book follows from the results alone. Whoever writes a line must have seen the one before it, so that however many
processes write, and whenever one is killed, no match counts twice; and the book can be written anew at any time.
"""

import argparse
import asyncio
import time
from dataclasses import dataclass
from functools import cache
from typing import Any

import sqlalchemy as sql

from railhead.web import store
from railhead.web.results import BOTS, COUNTED, PEOPLE
from railhead.web.settings import Settings
from railhead.web.store import Store

SETTLE_SECONDS = 5.0  # until a match counts: by then those that ended before it are written down too
AT_ONCE = 50  # matches in one transaction
ROUNDS = 4  # in a row, so that a long book is written in some peace

Rating = tuple[float, float]  # mean and spread
Standings = dict[tuple[str, str], Rating]  # by who it is, and against whom


@cache
def model() -> Any:
    """The reckoner; None where openskill is not installed: then nobody is rated."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    return PlackettLuce()


@dataclass(frozen=True)
class Seat:
    """Somebody's part in a match that counts."""

    who: str
    place: int

    @property
    def bot(self) -> bool:
        return self.who.startswith("bot:")


def seats_of(rows: list[dict[str, Any]]) -> list[Seat]:
    """Who played, and where they came in. Whoever let a bot finish comes last: else leaving would be a way to win."""
    last = max(row["place"] for row in rows) + 1
    return [
        Seat(row["person"], last if row["bot"] else row["place"])
        if row["person"]
        else Seat(f"bot:{row['bot']}", row["place"])
        for row in rows
    ]


def reckon(seats: list[Seat], against: str, before: Standings) -> dict[str, Rating]:
    """The ratings after a match. Against people only people count; against bots everybody does.

    Several bots of one level have one rating: they get the mean of what each of them would have.
    """
    chosen = [seat for seat in seats if against == BOTS or not seat.bot]
    if len({seat.who for seat in chosen}) < 2 or (against == BOTS and not any(seat.bot for seat in chosen)):
        return {}
    usual = (model().mu, model().sigma)
    known = [before.get((seat.who, against), usual) for seat in chosen]
    teams = [[model().rating(mu=mean, sigma=spread)] for mean, spread in known]
    after = [team[0] for team in model().rate(teams, ranks=[seat.place for seat in chosen])]
    found: dict[str, list[Rating]] = {}
    for seat, one in zip(chosen, after, strict=True):
        found.setdefault(seat.who, []).append((one.mu, one.sigma))
    return {who: (middle([one[0] for one in many]), middle([one[1] for one in many])) for who, many in found.items()}


def middle(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


# --- the book -------------------------------------------------------------------------------------------------------


async def catch_up(base: Store, settle: float = SETTLE_SECONDS) -> int:
    """Write the next lines of the book; how many. `settle`: how many seconds ago a match must have ended."""
    if await asyncio.to_thread(model) is None:  # loading it takes a while
        return 0
    written = 0
    for _ in range(ROUNDS):
        try:
            lines = await write_lines(base, int((time.time() - settle) * 1000))
        except store.Conflict:  # another process wrote them
            return written
        written += lines
        if lines < AT_ONCE:
            break
    return written


async def write_lines(base: Store, before: int) -> int:
    ends, rated = store.ends, store.rated
    last = await base.read(sql.select(rated).order_by(rated.c.number.desc()).limit(1))
    due = sql.select(ends).outerjoin(rated, rated.c.table_id == ends.c.table_id)
    due = due.where(ends.c.kind.in_(COUNTED), ends.c.ended <= before, rated.c.number.is_(None))
    matches = await base.read(due.order_by(ends.c.ended, ends.c.table_id).limit(AT_ONCE))
    if not matches:
        return 0
    wrong = await first_wrong(base, matches[0])
    if wrong is not None:
        await base.write("", *[rows.delete().where(rows.c.number >= wrong) for rows in (store.ratings, rated)])
        return await write_lines(base, before)
    number = last[0]["number"] if last else 0
    loop = asyncio.get_running_loop()
    statements = await loop.run_in_executor(base.readers, lines_of, base, matches, number)
    if last:  # whoever cut the book meanwhile has removed this line, and then nothing is written
        same = rated.c.number == number, rated.c.table_id == last[0]["table_id"]
        await base.take(rated.update().where(*same).values(number=number), *statements)
    else:
        await base.write("", *statements)
    return len(matches)


async def first_wrong(base: Store, match: dict[str, Any]) -> int | None:
    """The first line that cannot stay: it comes after a match that became known late, or its end was taken back."""
    ends, rated = store.ends, store.rated
    later = sql.and_(rated.c.ended == match["ended"], rated.c.table_id > match["table_id"])
    wrong = sql.or_(rated.c.ended > match["ended"], later, ends.c.table_id.is_(None))
    lines = rated.outerjoin(ends, ends.c.table_id == rated.c.table_id)
    found = await base.read(sql.select(sql.func.min(rated.c.number).label("number")).select_from(lines).where(wrong))
    number: int | None = found[0]["number"]
    return number


async def rewrite(base: Store) -> int:
    """Write the whole book anew, from the results alone; how many matches count."""
    await base.write("", store.ratings.delete(), store.rated.delete())
    written = 0
    while lines := await catch_up(base, settle=0):
        written += lines
    return written


def lines_of(base: Store, matches: list[dict[str, Any]], number: int) -> list[sql.Executable]:
    """What the book says of matches: its next lines."""
    rows = store.results
    found = base.rows(sql.select(rows).where(rows.c.table_id.in_([match["table_id"] for match in matches])))
    seats: dict[str, list[dict[str, Any]]] = {}
    for row in sorted(found, key=lambda row: (row["table_id"], row["seat"])):
        seats.setdefault(row["table_id"], []).append(row)
    games: dict[str, Standings] = {}
    lines: list[dict[str, Any]] = []
    known: list[dict[str, Any]] = []
    for match in matches:
        number += 1
        lines.append({"number": number, "table_id": match["table_id"], "ended": match["ended"]})
        played = seats_of(seats[match["table_id"]])
        before = games.setdefault(match["game"], {})
        read_standings(base, match["game"], {seat.who for seat in played}, before)
        for against in (PEOPLE, BOTS):
            for who, (mean, spread) in reckon(played, against, before).items():
                gain = mean - before.get((who, against), (model().mu, 0.0))[0]
                before[who, against] = (mean, spread)
                line = {"number": number, "who": who, "against": against, "game": match["game"]}
                known.append({**line, "mean": mean, "spread": spread, "gain": gain})
    made: list[sql.Executable] = [store.rated.insert().values(lines)]
    return [*made, store.ratings.insert().values(known)] if known else made


def read_standings(base: Store, game: str, who: set[str], known: Standings) -> None:
    """The latest ratings of those who are not known yet."""
    missing = [one for one in who if not any((one, against) in known for against in (PEOPLE, BOTS))]
    for row in base.rows(latest(missing, game)) if missing else []:
        known[row["who"], row["against"]] = (row["mean"], row["spread"])


def latest(who: list[str], game: str = "") -> sql.Select[Any]:
    """The last line of each of these, in a game or in every one."""
    rows = store.ratings
    same = ("who", "against", "game")
    last = sql.select(*[rows.c[name] for name in same], sql.func.max(rows.c.number).label("number"))
    last = last.where(rows.c.who.in_(who), *([rows.c.game == game] if game else []))
    lines = last.group_by(*[rows.c[name] for name in same]).subquery()
    return sql.select(rows).join(lines, sql.and_(*[rows.c[name] == lines.c[name] for name in (*same, "number")]))


def main() -> None:
    """Write the book of a server anew; it may run meanwhile."""
    parser = argparse.ArgumentParser(description="Reckon all ratings anew from the finished matches.")
    parser.add_argument("--data", default=".", help="the folder of the SQLite file; DATABASE_URL comes before it")
    base = Store(Settings.from_environment(parser.parse_args().data).database)
    print(f"{asyncio.run(rewrite(base))} matches count.")
    base.close()


if __name__ == "__main__":
    main()
