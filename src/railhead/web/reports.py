"""Reports to those who run the server: a player points out a line of chat, or a name. `railhead admin` reads them."""

import contextlib
import logging
import secrets
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sql
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from railhead.web import store
from railhead.web.access import House, Visit, address_of, house_of, visit
from railhead.web.api import number_in, text_in
from railhead.web.clocks import DAY, now
from railhead.web.guard import form_of, json_of, number
from railhead.web.language import say
from railhead.web.limits import Buckets
from railhead.web.people import plain
from railhead.web.screens import page
from railhead.web.table import Refused

NAME = -1  # instead of the number of a line
WHY_LENGTH = 200
A_DAY = 10  # reports of one person
NEAR_A_DAY = 50  # of one address, however many keys somebody has there
AT_A_TABLE = 30  # open ones
OPEN = 2000  # on the whole server
MOST_NUMBER = 10**9

log = logging.getLogger("railhead.web")


@dataclass(frozen=True)
class Subject:
    """What is reported: a line of chat, or the name of a player."""

    seat: int
    line: int
    name: str
    text: str


def subject(guest: Visit, line: str, seat: str) -> Subject:
    """What somebody points at; it must be there, and not be his own."""
    table = guest.live.table
    if not guest.lens.own or guest.person is None:
        raise Refused("refused-players-only", 403)
    wanted = number(line, MOST_NUMBER)
    said = next((one for one in table.chat if one.number == wanted), None)
    if line and said is None:
        raise Refused("refused-no-such-line", 404)
    whose = said.seat if said is not None else number(seat, table.seats)
    if whose is None or whose in guest.lens.own or not table.places[whose].person:
        raise Refused("refused-no-such-place", 422)
    place = table.places[whose]
    return Subject(whose, said.number, place.name, said.text) if said else Subject(whose, NAME, place.name, place.name)


async def file(house: House, guest: Visit, about: Subject, why: str, address: str) -> None:
    """Keep a report; the same one twice is one."""
    assert guest.person is not None
    why = plain(why)
    if not why or len(why) > WHY_LENGTH:
        raise Refused("refused-report-why", 422, most=WHY_LENGTH)
    await check_limits(house, guest)
    if address and not near(house).spend(f"reports {address}"):
        raise Refused("refused-reports", 429)
    table = guest.live.table
    row = {
        "id": secrets.token_hex(4),
        "table_id": table.id,
        "at": now(),
        "reporter": guest.person.id,
        "reported": table.places[about.seat].person,
        "seat": about.seat,
        "line": about.line,
        "what": about.text[:300],
        "why": why,
        "closed": 0,
        "verdict": "",
    }
    with contextlib.suppress(store.Conflict):
        await house.store.write(table.id, store.reports.insert().values(row))
        log.info("table %s: report %s", table.id, row["id"])


def near(house: House) -> Buckets:
    return Buckets(NEAR_A_DAY / (DAY / 1000), NEAR_A_DAY, board=house.tables.board)


async def check_limits(house: House, guest: Visit) -> None:
    """Nobody buries those who run the server under reports."""
    assert guest.person is not None
    rows = store.reports
    count = sql.select(sql.func.count()).select_from(rows)
    mine = count.where(rows.c.reporter == guest.person.id, rows.c.at > now() - DAY)
    here = count.where(rows.c.table_id == guest.live.table.id, rows.c.closed == 0)
    limits = ((mine, A_DAY), (here, AT_A_TABLE), (count.where(rows.c.closed == 0), OPEN))
    for wanted, most in limits:
        if await house.store.count(wanted) >= most:
            raise Refused("refused-reports", 429)


# --- pages and API ----------------------------------------------------------------------------------------------------


async def show(request: Request) -> Response:
    """What is reported, and a field for the reason; without a line, whose name it is."""
    guest = await visit(request)
    line, seat = request.query_params.get("line", ""), request.query_params.get("seat", "")
    about = subject(guest, line, seat) if line or seat else None
    table = guest.live.table
    if not guest.lens.own:
        raise Refused("refused-players-only", 403)
    names = [(at, place.name) for at, place in enumerate(table.places) if place.person and at not in guest.lens.own]
    words = {"person": guest.person, "here": guest.here, "about": about, "names": names, "most": WHY_LENGTH}
    return HTMLResponse(page("report.html", **words))


async def send(request: Request) -> Response:
    fields = await form_of(request)
    guest = await visit(request)
    about = subject(guest, fields.get("line", ""), fields.get("seat", ""))
    await file(house_of(request), guest, about, fields.get("why", ""), address_of(request))
    words: dict[str, Any] = {"title": say("report-thanks"), "text": say("report-thanks-about"), "back": guest.here}
    return HTMLResponse(page("message.html", person=guest.person, **words))


async def send_json(request: Request) -> Response:
    data = await json_of(request)
    guest = await visit(request)
    line, seat = (str(number_in(data, name)) if name in data else "" for name in ("line", "seat"))
    await file(house_of(request), guest, subject(guest, line, seat), text_in(data, "why"), address_of(request))
    return JSONResponse({"result": "done"})


ROUTES = [
    Route("/t/{ref}/report", show),
    Route("/t/{ref}/report", send, methods=["POST"]),
    Route("/api/tables/{ref}/report", send_json, methods=["POST"]),
]
