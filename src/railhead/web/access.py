"""Who may see which table, and through whose eyes."""

import re
from dataclasses import dataclass, replace

import sqlalchemy as sql
from starlette.requests import Request

from railhead.web import store
from railhead.web.guard import number
from railhead.web.limits import household
from railhead.web.live import Live
from railhead.web.people import People, Person
from railhead.web.screens import Lens
from railhead.web.settings import Settings
from railhead.web.store import Store
from railhead.web.table import Refused
from railhead.web.tables import Tables

LINKS = 10_000  # of spectators, remembered
REF = re.compile(r"[A-Za-z0-9_-]{1,32}")  # what ids, spectators' links and invitations are made of


@dataclass
class House:
    """What every page needs: the settings, the store, the people and the tables."""

    settings: Settings
    store: Store
    people: People
    tables: Tables


@dataclass
class Visit:
    """A person (or nobody in particular) at a table."""

    live: Live
    person: Person | None
    lens: Lens

    @property
    def here(self) -> str:
        return f"/t/{self.lens.ref}"

    @property
    def holds(self) -> bool:
        """Is the viewer still who he was when he came? Before a match begins a seat may become somebody else's.

        When it begins, strangers may look on only where the host lets them.
        """
        own = tuple(self.live.table.seats_of(self.person.id)) if self.person is not None else ()
        return own == self.lens.own and (bool(own) or self.lens.host or may_watch(self.live, self.lens.ref))

    def refresh(self) -> None:
        """See whom the viewer does not want to read: he may have said so on another device meanwhile."""
        muted = self.live.tables.mutes.seats(self.live.table, self.person)
        if muted != self.lens.muted:
            self.lens = replace(self.lens, muted=muted)


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


def address_of(request: Request) -> str:
    """Where a request comes from; quotas count by it, as well as by the person."""
    return household(request.client.host) if request.client else ""


async def visit(request: Request) -> Visit:
    """The table that a request names, seen by the person who asks; refused to strangers."""
    house = house_of(request)
    ref = request.path_params["ref"]
    live = await find_table(house, ref)
    if live is None:
        raise Refused("refused-no-such-table", 404)
    person = await house.people.find(request)
    own = tuple(live.table.seats_of(person.id)) if person is not None else ()
    host = person is not None and live.table.header["host"] == person.id
    if not own and not host and not may_watch(live, ref):
        raise Refused("refused-private", 403)
    if house.store.shared and (request.method != "POST" or not own):  # what is done is checked by the owner task
        await live.follow()
        own = tuple(live.table.seats_of(person.id)) if person is not None else ()
    live.attend()
    live.sign(own)
    seat, in_words = seat_asked_for(request, live, own), "words" in request.query_params
    guest = Visit(live, person, Lens(live.table.id if own else ref, own, seat, host, in_words))
    guest.refresh()
    return guest


async def find_invitation(house: House, token: str) -> tuple[Live, int] | None:
    """The table and the place of an invitation that nobody has used."""
    invites = store.invites
    if not REF.fullmatch(token):
        return None
    found = await house.store.read(sql.select(invites).where(invites.c.token == token))
    live = await house.tables.find(found[0]["table_id"]) if found else None
    return None if live is None else (live, found[0]["seat"])


async def find_table(house: House, ref: str) -> Live | None:
    """A table by its id, or by the link of its spectators."""
    if not REF.fullmatch(ref):
        return None
    links = house.tables.links
    live = await house.tables.find(links.get(ref, ref))
    if live is not None:
        return live
    tables = store.tables
    found = await house.store.read(sql.select(tables.c.id).where(tables.c.watch == ref))
    if not found:
        return None
    if len(links) >= LINKS:
        links.clear()
    links[ref] = found[0]["id"]
    return await house.tables.find(links[ref])


def may_watch(live: Live, ref: str) -> bool:
    """Strangers see open tables, and those whose spectators' link they have. Anybody may look at imported matches."""
    table = live.table
    if table.stage == "open":
        return table.terms.listed
    return table.terms.watch and (table.terms.listed or ref == table.header["watch"])


def seat_asked_for(request: Request, live: Live, own: tuple[int, ...]) -> int | None:
    """The seat to look as: one of the own; a spectator may choose any where the table shows hands, or after the end."""
    seat = number(request.query_params.get("seat", ""), live.table.seats)
    if own:
        if seat in own:
            return seat
        return own[0] if len(own) == 1 else first_asked(live, own)
    table = live.table
    shown = table.terms.hands or table.stage == "over"
    return seat if shown else None


def first_asked(live: Live, own: tuple[int, ...]) -> int | None:
    """Where several share a screen nobody looks until he says who he is; after the end they all may."""
    return own[0] if live.table.stage == "over" else None


def own_seat(visit: Visit, text: str) -> int:
    """The seat that somebody wants to act for; it must be his."""
    seat = number(text, visit.live.table.seats)
    if seat is None or seat not in visit.lens.own:
        raise Refused("refused-not-your-seat", 403)
    return seat
