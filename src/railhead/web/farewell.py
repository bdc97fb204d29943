"""Leaving for good: the matches of a person stay, to be replayed and played on; the name goes."""

import contextlib
import json
from functools import partial
from typing import Any

import sqlalchemy as sql

from railhead.web import commands, store
from railhead.web.access import House
from railhead.web.bots import strongest
from railhead.web.language import say
from railhead.web.live import Live
from railhead.web.people import Person
from railhead.web.table import Refused

NAMING = ("open", "sit", "name")  # entries of a log that hold names


async def delete(house: House, person: Person) -> None:
    """Take a name out of all its tables, let bots play on where others wait, and forget the person.

    What is broken off in the middle can be done again: the person goes last.
    """
    name = say("profile-somebody")
    tables, sittings, results = store.tables, store.sittings, store.results
    sat = sql.select(sittings.c.table_id).where(sittings.c.person == person.id)
    played = sql.select(results.c.table_id).where(results.c.person == person.id)
    mine = sql.or_(tables.c.id.in_(sat), tables.c.id.in_(played))
    for row in await house.store.read(sql.select(tables.c.id, tables.c.stage, tables.c.seats).where(mine)):
        if row["stage"] != "over" or row["id"] in house.tables.live:
            await leave(house, row["id"], person, name)
        await scrub(house, row["id"], person, name)
    await house.people.forget(person)


async def leave(house: House, table_id: str, person: Person, name: str) -> None:
    """Everybody who follows a table sees the other name; where others wait for a decision a bot makes it."""
    with contextlib.suppress(Refused):  # a table that cannot be played any more has nobody who waits
        live = await house.tables.find(table_id)
        for seat in live.table.seats_of(person.id) if live is not None else []:
            assert live is not None
            await live.do(partial(commands.rename, seat=seat, name=name))
            await hand_over(live, seat, house)


async def hand_over(live: Live, seat: int, house: House) -> None:
    table = live.table
    if table.stage == "playing" and not table.places[seat].bot:
        bot = strongest(house.settings.bots)
        await live.do(partial(commands.hand_over, seat=seat, bot=bot, why="note-hands-over"))


async def scrub(house: House, table_id: str, person: Person, name: str) -> None:
    """Write the other name where the log and the lists had the old one: the one thing a log ever forgets."""
    entries, tables = store.log, store.tables
    naming = sql.select(entries).where(entries.c.table_id == table_id, entries.c.kind.in_(NAMING))
    changes: list[sql.Executable] = []
    seats: set[int] = set()
    for row in await house.store.read(naming.order_by(entries.c.number)):
        data = json.loads(row["data"])
        renamed = {**data, "name": name} if names(row, data, person, seats) else in_places(data, person, name)
        if renamed != data:
            text = json.dumps(renamed, ensure_ascii=False, separators=(",", ":"))
            one = entries.c.table_id == table_id, entries.c.number == row["number"]
            changes.append(entries.update().where(*one).values(data=text))
    chairs = await house.store.read(sql.select(tables.c.seats).where(tables.c.id == table_id))
    shown = in_places({"places": json.loads(chairs[0]["seats"])}, person, name)["places"]
    changes.append(tables.update().where(tables.c.id == table_id).values(seats=json.dumps(shown)))
    await house.store.write(table_id, *changes)


def names(row: dict[str, Any], data: dict[str, Any], person: Person, seats: set[int]) -> bool:
    """Does this entry name the person?"""
    if data.get("person") == person.id:
        seats.add(row["seat"])
        return True
    return row["kind"] == "name" and row["seat"] in seats


def in_places(data: dict[str, Any], person: Person, name: str) -> dict[str, Any]:
    """The same with the other name on the chairs of a person."""
    if "places" not in data:
        return data
    chairs = [{**chair, "name": name} if chair["person"] == person.id else chair for chair in data["places"]]
    return {**data, "places": chairs}
