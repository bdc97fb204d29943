"""What somebody has played: matches, statistics, ratings, whom he met. Strangers see what he shows, and no more."""

import json
import time
from dataclasses import dataclass
from math import sqrt
from typing import Any

import sqlalchemy as sql

from railhead.bots import LEVELS
from railhead.web import store
from railhead.web.people import Person
from railhead.web.ratings import latest
from railhead.web.results import BOTS, COUNTED, PEOPLE
from railhead.web.store import Store

SHOWS = ("nothing", "listed", "ratings")  # to others: the name alone; listed tables; those, and all ratings
USUALLY = "listed"
PAGE = 20  # matches on a page
MOST_PAGES = 10_000
MET = 12  # people in the list of those one met
FACES = 3
SURE = 1.96  # standard errors of an interval of 95 %
POINTS, MIDDLE, START = 20.0, 1500, 25.0  # a rating in points: openskill begins at 25 with a spread of 25/3
WEEKS = 18
DAY = 24 * 3600 * 1000
TREND = 12  # matches in the little curve


# --- who may see what -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Insight:
    """Somebody's history through the eyes of its owner (`everything`), or of others."""

    person: Person
    everything: bool
    ratings: bool

    @property
    def only(self) -> list[sql.ColumnElement[bool]]:
        """Which matches may be seen."""
        mine = [store.results.c.person == self.person.id]
        return mine if self.everything else [*mine, store.ends.c.listed.is_(True)]


async def shown_by(base: Store, person: Person) -> str:
    rows = store.profiles
    found = await base.read(sql.select(rows.c.shows).where(rows.c.person == person.id))
    return found[0]["shows"] if found else USUALLY


async def show(base: Store, person: Person, shows: str) -> None:
    rows = store.profiles
    row = {"person": person.id, "shows": shows}
    await base.write("", rows.delete().where(rows.c.person == person.id), rows.insert().values(row))


async def insight_into(base: Store, person: Person, viewer: Person | None) -> Insight | None:
    """How a viewer may look at somebody; None: only at the name."""
    if viewer is not None and viewer.id == person.id:
        return Insight(person, everything=True, ratings=True)
    shows = await shown_by(base, person)
    return None if shows == "nothing" else Insight(person, everything=False, ratings=shows == "ratings")


# --- matches --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Played:
    """A match in the list of those somebody has played."""

    table: str
    game: str
    ended: int
    kind: str
    seats: int
    seat: int
    place: int
    score: int
    won: bool
    face: str
    stand_in: bool  # a bot finished it
    others: list[str]
    gain: int | None  # points; None: it does not count, or not yet


def ended_matches(insight: Insight, game: str = "") -> sql.Select[Any]:
    ends, results = store.ends, store.results
    found = sql.select().select_from(ends.join(results, results.c.table_id == ends.c.table_id)).where(*insight.only)
    return found.where(ends.c.game == game) if game else found


async def matches(base: Store, insight: Insight, game: str = "", page: int = 0) -> tuple[list[Played], int]:
    """One page of the matches, the latest first; and how many there are in all."""
    ends, results, tables, rated, ratings = store.ends, store.results, store.tables, store.rated, store.ratings
    wanted = ended_matches(insight, game)
    total = await base.count(wanted.add_columns(sql.func.count()))
    columns = [*ends.c, results.c.seat, results.c.place, results.c.score, results.c.won, results.c.face, results.c.bot]
    rows = wanted.add_columns(*columns, tables.c.seats.label("chairs"), ratings.c.gain)
    rows = rows.join(tables, tables.c.id == ends.c.table_id).outerjoin(rated, rated.c.table_id == ends.c.table_id)
    mine = [
        ratings.c.number == rated.c.number,
        ratings.c.who == insight.person.id,
        ratings.c.against == ends.c.kind,
    ]
    rows = rows.outerjoin(ratings, sql.and_(*mine))
    rows = rows.order_by(ends.c.ended.desc(), ends.c.table_id, results.c.seat).limit(PAGE).offset(page * PAGE)
    return [played(row, insight) for row in await base.read(rows)], total


def played(row: dict[str, Any], insight: Insight) -> Played:
    chairs = json.loads(row["chairs"])
    return Played(
        table=row["table_id"],
        game=row["game"],
        ended=row["ended"],
        kind=row["kind"],
        seats=row["seats"],
        seat=row["seat"],
        place=row["place"],
        score=row["score"],
        won=row["won"],
        face=row["face"],
        stand_in=bool(row["bot"]),
        others=[chair["name"] for seat, chair in enumerate(chairs) if seat != row["seat"]],
        gain=round(row["gain"] * POINTS) if insight.ratings and row["gain"] is not None else None,
    )


async def days(base: Store, insight: Insight, today: int | None = None) -> list[int]:
    """How many matches ended on each day of the last weeks, the latest day last."""
    last = (int(time.time() * 1000) if today is None else today) // DAY
    first = last - WEEKS * 7 + 1
    wanted = ended_matches(insight).add_columns(store.ends.c.ended).where(store.ends.c.ended >= first * DAY)
    found = [0] * (WEEKS * 7)
    for row in await base.read(wanted.distinct()):
        found[min(row["ended"] // DAY, last) - first] += 1
    return found


# --- statistics -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Tally:
    """How often somebody won, and how sure that is."""

    against: str
    played: int
    won: int
    mean_place: float
    mean_seats: float

    @property
    def share(self) -> float:
        return self.won / self.played

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.played)


@dataclass(frozen=True)
class GameStatistics:
    """What somebody did in one game."""

    game: str
    tallies: list[Tally]
    faces: list[tuple[str, int]]  # characters, factions, colours, and how often
    chairs: list[tuple[int, int]]  # the same of seats

    @property
    def played(self) -> int:
        return sum(tally.played for tally in self.tallies)

    @property
    def won(self) -> int:
        return sum(tally.won for tally in self.tallies)


def wilson(won: int, played: int) -> tuple[float, float]:
    """Between which shares the true one lies, 19 times in 20 (Wilson's interval: right for few matches too)."""
    share, square = won / played, SURE**2
    middle = (share + square / (2 * played)) / (1 + square / played)
    half = SURE / (1 + square / played) * sqrt(share * (1 - share) / played + square / (4 * played**2))
    return max(0.0, middle - half), min(1.0, middle + half)


async def statistics(base: Store, insight: Insight) -> list[GameStatistics]:
    """Game by game, the one played most first. Solo, teaching, imported and shared-screen matches do not count."""
    ends, results = store.ends, store.results
    counted = ended_matches(insight).where(ends.c.kind.in_(COUNTED))
    many = sql.func.count().label("played")
    sums = [sql.func.sum(sql.cast(results.c.won, sql.Integer)).label("won")]
    sums += [sql.func.sum(results.c.place).label("places"), sql.func.sum(ends.c.seats).label("seats")]
    by_kind = counted.add_columns(ends.c.game, ends.c.kind, many, *sums).group_by(ends.c.game, ends.c.kind)
    by_face = counted.add_columns(ends.c.game, results.c.face, many).group_by(ends.c.game, results.c.face)
    by_seat = counted.add_columns(ends.c.game, results.c.seat, many).group_by(ends.c.game, results.c.seat)
    tallies: dict[str, list[Tally]] = {}
    for row in await base.read(by_kind):
        total = int(row["played"])
        means = float(row["places"]) / total, float(row["seats"]) / total
        tallies.setdefault(row["game"], []).append(Tally(row["kind"], total, int(row["won"]), *means))
    faces = favourites(await base.read(by_face), "face")
    chairs = favourites(await base.read(by_seat), "seat")
    found = [
        GameStatistics(
            game,
            sorted(many, key=lambda tally: COUNTED.index(tally.against)),
            [one for one in faces[game] if one[0]][:FACES],
            chairs[game][:FACES],
        )
        for game, many in tallies.items()
    ]
    return sorted(found, key=lambda one: (-one.played, one.game))


def favourites(rows: list[dict[str, Any]], name: str) -> dict[str, list[tuple[Any, int]]]:
    found: dict[str, list[tuple[Any, int]]] = {}
    for row in sorted(rows, key=lambda row: (-row["played"], row[name])):
        found.setdefault(row["game"], []).append((row[name], row["played"]))
    return found


# --- against whom ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Versus:
    """How two did against each other: in so many matches one was ahead, or the other, or neither."""

    who: str  # a person, or a level of bots
    name: str  # of the person; empty: he has left
    matches: int
    ahead: int
    behind: int


async def versus(base: Store, insight: Insight, against: str) -> list[Versus]:
    """Head to head with everybody one met, or with each level of bots; those met most often first."""
    ends, mine, people = store.ends, store.results, store.people
    theirs = store.results.alias("theirs")
    joined = ends.join(mine, mine.c.table_id == ends.c.table_id).join(theirs, theirs.c.table_id == ends.c.table_id)
    joined = joined.outerjoin(people, people.c.id == theirs.c.person)
    other = theirs.c.person if against == PEOPLE else theirs.c.bot
    name = sql.func.max(sql.func.coalesce(people.c.name, "")).label("name")
    counts = [sql.func.count().label("matches")]
    counts += [sql.func.sum(sql.case((mine.c.place < theirs.c.place, 1), else_=0)).label("ahead")]
    counts += [sql.func.sum(sql.case((mine.c.place > theirs.c.place, 1), else_=0)).label("behind")]
    wanted = sql.select(other.label("who"), name, *counts).select_from(joined).where(*insight.only)
    met = (
        [theirs.c.person != "", theirs.c.person != insight.person.id] if against == PEOPLE else [theirs.c.person == ""]
    )
    wanted = wanted.where(ends.c.kind.in_(COUNTED), *met).group_by(other)
    rows = await base.read(wanted.order_by(sql.func.count().desc(), other).limit(MET))
    found = [Versus(row["who"], row["name"], row["matches"], int(row["ahead"]), int(row["behind"])) for row in rows]
    return sorted(found, key=lambda one: level_of(one.who)) if against == BOTS else found


def level_of(bot: str) -> int:
    """Bots from the weakest to the strongest; those without a level come first."""
    levels = list(LEVELS)
    return levels.index(bot) if bot in levels else -1


# --- ratings --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Rated:
    """Somebody's rating in a game, in points."""

    game: str
    against: str
    points: int
    give_or_take: int  # 19 times in 20 it lies within
    matches: int
    last: int  # what the last match changed
    trend: list[int]  # after each of the last matches
    like: str  # the level of bots that is nearest, where that is known

    @property
    def sureness(self) -> str:
        """How well a rating is known: the name of a message."""
        limits = ((300, "little"), (200, "roughly"), (120, "fairly"))
        return next((word for limit, word in limits if self.give_or_take > limit), "well")


def points(mean: float) -> int:
    return round(MIDDLE + (mean - START) * POINTS)


async def ratings(base: Store, insight: Insight, bots: tuple[str, ...]) -> list[Rated]:
    """All ratings of somebody; none where they may not be seen."""
    if not insight.ratings:
        return []
    rows = store.ratings
    lines = await base.read(sql.select(rows).where(rows.c.who == insight.person.id).order_by(rows.c.number))
    levels = await base.read(latest([f"bot:{bot}" for bot in bots if bot in LEVELS]))
    found: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for line in lines:
        found.setdefault((line["game"], line["against"]), []).append(line)
    order = sorted(found, key=lambda one: (one[0], COUNTED.index(one[1])))
    return [rated(found[one], levels) for one in order]


def rated(lines: list[dict[str, Any]], levels: list[dict[str, Any]]) -> Rated:
    last = lines[-1]
    near = [row for row in levels if row["game"] == last["game"] and last["against"] == BOTS]
    like = min(near, key=lambda row: abs(row["mean"] - last["mean"]), default=None)
    return Rated(
        game=last["game"],
        against=last["against"],
        points=points(last["mean"]),
        give_or_take=round(2 * last["spread"] * POINTS),
        matches=len(lines),
        last=round(last["gain"] * POINTS),
        trend=[points(line["mean"]) for line in lines[-TREND:]],
        like=like["who"].removeprefix("bot:") if like is not None else "",
    )
