"""What waits for somebody, behind a secret address of his own: as an Atom feed and as a calendar.

It says in which game and at which table; who else plays there, and what is asked, is for the table's page to say.
"""

import secrets
from dataclasses import dataclass
from datetime import UTC, datetime

import sqlalchemy as sql
from markupsafe import escape
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from railhead.web import store
from railhead.web.access import REF, House, house_of
from railhead.web.clocks import HOUR, now
from railhead.web.home import my_tables
from railhead.web.language import say
from railhead.web.people import Person
from railhead.web.phrases import digest
from railhead.web.table import Refused

MINUTES = 5  # for which a reader may keep what he has read
EVENT = HOUR // 4  # how long something in the calendar takes
HEADERS = {"cache-control": f"private, max-age={MINUTES * 60}", "x-robots-tag": "noindex, nofollow"}


@dataclass(frozen=True)
class Turn:
    """A table where somebody is asked."""

    table: str
    title: str
    number: int  # how often the person has answered there: another one with every turn
    since: int  # when he last did so; moments of others' answers are not his to know
    ends: int | None  # when his time is over, where there is a clock


async def make(house: House, person: Person) -> str:
    """A new secret address; the one before it opens nothing any more."""
    rows, token = store.feeds, secrets.token_urlsafe(16)
    row = {"person": person.id, "token": digest(token), "made": now()}
    await house.store.write("", rows.delete().where(rows.c.person == person.id), rows.insert().values(row))
    return token


async def has(house: House, person: Person) -> bool:
    return bool(await house.store.read(sql.select(store.feeds.c.made).where(store.feeds.c.person == person.id)))


async def end(house: House, person: Person) -> None:
    await house.store.write("", store.feeds.delete().where(store.feeds.c.person == person.id))


async def reader(request: Request) -> Person:
    """Whose address was asked for."""
    house, token = house_of(request), request.path_params["token"]
    rows = store.feeds
    wanted = sql.select(rows.c.person).where(rows.c.token == digest(token))
    found = await house.store.read(wanted) if REF.fullmatch(token) else []
    person = await house.people.named(found[0]["person"]) if found else None
    if person is None or person.id in house.tables.bans.people:
        raise Refused("refused-no-such-page", 404)
    return person


async def turns(house: House, person: Person) -> list[Turn]:
    """The tables where a person is asked now."""
    mine = [row for row in await my_tables(house, person) if row.my_turn]
    answered = await own_answers(house, person, [row.id for row in mine])
    hurried = await house.store.read(
        sql.select(store.clocks.c.table_id).where(store.clocks.c.table_id.in_([row.id for row in mine]))
    )
    ends = {row["table_id"]: await ends_at(house, person, row["table_id"]) for row in hurried}
    return [Turn(row.id, row.title, *answered[row.id], ends.get(row.id)) for row in mine]


async def own_answers(house: House, person: Person, tables: list[str]) -> dict[str, tuple[int, int]]:
    """By table: how often a person has answered there, and when last; before that, when it was opened."""
    log, sat, rows = store.log, store.sittings, store.tables
    own = sql.and_(sat.c.table_id == log.c.table_id, sat.c.seat == log.c.seat, sat.c.person == person.id)
    counted = sql.select(log.c.table_id, sql.func.count().label("number"), sql.func.max(log.c.at).label("at"))
    counted = counted.join(sat, own).where(log.c.table_id.in_(tables), log.c.kind == "answer").group_by(log.c.table_id)
    made = sql.select(rows.c.id, rows.c.made).where(rows.c.id.in_(tables))
    found = {row["id"]: (0, row["made"]) for row in await house.store.read(made)}
    return found | {row["table_id"]: (row["number"], row["at"]) for row in await house.store.read(counted)}


async def ends_at(house: House, person: Person, table_id: str) -> int | None:
    live = await house.tables.find(table_id)
    if live is None or live.table.times is None:
        return None
    times, seats = live.table.times, live.table.seats_of(person.id)
    ends = [end for seat in seats for end in (times.ends(seat), times.ends_quietly(seat)) if end is not None]
    return min(ends, default=None)


# --- Atom -------------------------------------------------------------------------------------------------------------


async def atom(request: Request) -> Response:
    person = await reader(request)
    found = await turns(house_of(request), person)
    return Response(feed(str(request.base_url), person, found), media_type="application/atom+xml", headers=HEADERS)


def feed(base: str, person: Person, found: list[Turn]) -> str:
    updated = max([turn.since for turn in found], default=0)
    entries = "".join(
        f"<entry><id>urn:railhead:{turn.table}:{turn.number}</id><title>{escape(headline(turn))}</title>"
        f'<link href="{escape(base)}t/{turn.table}"/><updated>{moment(turn.since)}</updated></entry>'
        for turn in found
    )
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">'
        f"<id>urn:railhead:turns:{person.id}</id><title>{escape(say('feed-title'))}</title>"
        f"<author><name>Railhead</name></author><updated>{moment(updated)}</updated>{entries}</feed>\n"
    )


def headline(turn: Turn) -> str:
    return say("feed-turn", game=turn.title)


def moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


# --- iCalendar --------------------------------------------------------------------------------------------------------


async def calendar(request: Request) -> Response:
    person = await reader(request)
    found = await turns(house_of(request), person)
    return Response(events(str(request.base_url), found), media_type="text/calendar", headers=HEADERS)


def events(base: str, found: list[Turn]) -> str:
    """Each turn as an event: before the time is over where there is a clock, else when it began."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Railhead//Your turn//EN", f"NAME:{ics(say('feed-title'))}"]
    for turn in found:
        start = max(turn.since, turn.ends - EVENT) if turn.ends else turn.since
        lines += [
            "BEGIN:VEVENT",
            f"UID:{turn.table}-{turn.number}@railhead",
            f"DTSTAMP:{stamp(turn.since)}",
            f"DTSTART:{stamp(start)}",
            f"DTEND:{stamp(turn.ends or start + EVENT)}",
            f"SUMMARY:{ics(headline(turn))}",
            f"URL:{base}t/{turn.table}",
            "END:VEVENT",
        ]
    return "".join(folded(line) for line in [*lines, "END:VCALENDAR"])


def stamp(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def ics(text: str) -> str:
    for letter in ("\\", ";", ","):
        text = text.replace(letter, f"\\{letter}")
    return text


def folded(line: str) -> str:
    """A line of a calendar has 75 bytes at most; what is longer goes on in the next one, after a blank."""
    parts, part = [], ""
    for letter in line:
        if len((part + letter).encode()) > 73:
            parts.append(part)
            part = ""
        part += letter
    return "\r\n ".join([*parts, part]) + "\r\n"


ROUTES = [
    Route("/feed/{token}.atom", atom),
    Route("/feed/{token}.ics", calendar),
]
