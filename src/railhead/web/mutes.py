"""Who does not want to read whom: kept for a person on all devices, and known to nobody else."""

from typing import Any

import sqlalchemy as sql

from railhead.web import store
from railhead.web.clocks import now
from railhead.web.people import Person
from railhead.web.store import Store
from railhead.web.table import Refused, Table

MOST = 500  # whom one person may mute


class Mutes:
    """What this process knows of the mutes in the store; the keeper sees every few seconds whether there are others."""

    def __init__(self, base: Store) -> None:
        self.store = base
        self.known: dict[str, frozenset[str]] = {}  # by who does not want to read
        self.seen: tuple[int, int] = (0, 0)  # how many there were, and when the last one was made

    async def learn(self) -> set[str]:
        """See what was changed, here or at another process; for whom."""
        rows = store.mutes
        mark = sql.select(sql.func.count().label("count"), sql.func.coalesce(sql.func.max(rows.c.at), 0).label("last"))
        found = (await self.store.read(mark.select_from(rows)))[0]
        if (found["count"], found["last"]) == self.seen:
            return set()
        self.seen = (found["count"], found["last"])
        before, known = self.known, dict[str, set[str]]()
        for row in await self.store.read(sql.select(rows.c.person, rows.c.muted)):
            known.setdefault(row["person"], set()).add(row["muted"])
        self.known = {person: frozenset(muted) for person, muted in known.items()}
        return {who for who in {*before, *self.known} if before.get(who) != self.known.get(who)}

    def seats(self, table: Table, person: Person | None) -> tuple[int, ...]:
        """The seats at a table whose chat a viewer does not want to read."""
        muted = self.known.get(person.id) if person is not None else None
        if not muted:
            return ()
        return tuple(seat for seat, place in enumerate(table.places) if place.person in muted)

    async def of(self, person: Person) -> list[dict[str, Any]]:
        """Whom somebody has muted: ids and names, the latest first."""
        rows, people = store.mutes, store.people
        named = sql.select(people.c.id, people.c.name).join(rows, rows.c.muted == people.c.id)
        return await self.store.read(named.where(rows.c.person == person.id).order_by(rows.c.at.desc()))

    async def add(self, person: Person, muted: str) -> None:
        if muted in self.known.get(person.id, ()):
            return
        if len(self.known.get(person.id, ())) >= MOST:
            raise Refused("refused-many-mutes", 409, most=MOST)
        row = {"person": person.id, "muted": muted, "at": now()}
        rows = store.mutes
        pair = sql.and_(rows.c.person == person.id, rows.c.muted == muted)
        await self.store.write("", rows.delete().where(pair), rows.insert().values(row))

    async def take_back(self, person: Person, muted: str) -> None:
        rows = store.mutes
        await self.store.write("", rows.delete().where(rows.c.person == person.id, rows.c.muted == muted))
