"""The JSON API: the same tables, the same rules and the same refusals as the pages, for programs."""

from collections.abc import AsyncGenerator
from functools import partial
from typing import Any

import sqlalchemy as sql
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from railhead.present.voice import variant_text
from railhead.web import clocks, commands, opening, play, store
from railhead.web.access import Visit, address_of, find_invitation, find_table, house_of, own_seat, visit
from railhead.web.games import ruleset
from railhead.web.guard import json_of
from railhead.web.home import row_of
from railhead.web.live import Live
from railhead.web.openapi import document
from railhead.web.people import NAME_LENGTH, Person
from railhead.web.replays import judge, judging, whole_log
from railhead.web.screens import page, seat_clocks, sight_of
from railhead.web.seeds import LUCK
from railhead.web.sight import to_json
from railhead.web.stream import Pulse, event, follow, watching
from railhead.web.table import OPEN, Refused, Terms


async def about(request: Request) -> Response:
    """A page for people who write programs."""
    person = await house_of(request).people.find(request)
    return HTMLResponse(page("api.html", person=person, document=document()))


async def openapi(request: Request) -> Response:
    return JSONResponse(document())


async def make_person(request: Request) -> Response:
    """A name gets a token; it is shown once."""
    name = name_in(await json_of(request))
    person, key = await house_of(request).people.make(name)
    return JSONResponse({"person": person.id, "name": person.name, "token": key}, 201)


async def games(request: Request) -> Response:
    settings = house_of(request).settings
    return JSONResponse({"games": [game_json(name) for name in settings.games], "bots": list(settings.bots)})


def game_json(name: str) -> dict[str, Any]:
    rules = ruleset(name)
    options = [
        {"name": one.name, "values": list(one.values), "text": variant_text(rules, one), "rule": one.rule}
        for one in rules.options
    ]
    seats = list(rules.seats)
    return {"name": name, "title": rules.title, "version": rules.version, "seats": seats, "options": options}


async def tables(request: Request) -> Response:
    """The open tables of the lobby, and one's own."""
    house = house_of(request)
    person = await house.people.find(request)
    who = person.id if person else ""
    rows = store.tables
    mine = sql.select(store.sittings.c.table_id).where(store.sittings.c.person == who)
    listed = sql.and_(rows.c.listed.is_(True), rows.c.stage != "over")
    found = sql.select(rows).where(sql.or_(listed, rows.c.id.in_(mine))).order_by(rows.c.made.desc()).limit(100)
    return JSONResponse({"tables": [table_row(row, who) for row in await house.store.read(found)]})


def table_row(row: dict[str, Any], who: str) -> dict[str, Any]:
    shown = row_of(row, who)
    return {
        "table": row["id"],
        "game": row["game"],
        "stage": row["stage"],
        "status": shown.status,
        "your_turn": shown.my_turn,
    }


async def create(request: Request) -> Response:
    """Open a table; it begins at once if nobody is missing."""
    house, person = house_of(request), await somebody(request)
    data = await json_of(request)
    seats = data.get("seats")
    if not isinstance(seats, list) or not 1 <= len(seats) <= 10 or not all(isinstance(who, str) for who in seats):
        raise Refused("`seats` is a list of `me`, `link`, `open` or names of bots.", 422)
    places = [opening.place_for(who, person, number=at + 1) for at, who in enumerate(seats)]
    options = strings_in(data, "options")
    terms = Terms(listed=any(place.kind == OPEN for place in places), **terms_in(data))
    plan = opening.Plan(text_in(data, "game"), places, options, terms, luck=luck_of(data))
    live = await opening.open_table(house.tables, plan, person, key_in(data), address_of(request))
    invites = store.invites
    rows = await house.store.read(sql.select(invites).where(invites.c.table_id == live.table.id))
    made = {
        "table": live.table.id,
        "stage": live.table.stage,
        "seats": live.table.seats_of(person.id),
        "watch": live.table.header["watch"],
        "invites": {str(row["seat"]): row["token"] for row in rows},
        "commitment": live.table.commitment,
    }
    return JSONResponse(made, 201)


async def join(request: Request) -> Response:
    """Take a place by its invitation, or an open place of a table."""
    house, person = house_of(request), await somebody(request)
    data = await json_of(request)
    key, invite = key_in(data), text_in(data, "invite", needed=False)
    if invite:
        live, seat = await find_invitation(house, invite) or (None, 0)
    else:
        live, seat = await find_table(house, text_in(data, "table")), number_in(data, "seat")
    if live is None or not 0 <= seat < live.table.seats:
        raise Refused("refused-place-or-used", 410)
    sit = partial(commands.sit, seat=seat, person=person.id, name=person.name, invited=bool(invite), luck=luck_of(data))
    result = await live.do(sit, f"{person.id}:{key}")
    await play.begin(live)
    return JSONResponse({"result": result, "table": live.table.id, "seat": seat, "stage": live.table.stage})


async def show(request: Request) -> Response:
    """What the viewer sees of a table."""
    return JSONResponse(table_json(await visit(request)))


def table_json(guest: Visit) -> dict[str, Any]:
    table = guest.live.table
    data: dict[str, Any] = {
        "table": table.id if guest.lens.own else guest.lens.ref,
        "game": table.header["game"],
        "rules_version": table.header["version"],
        "stage": table.stage,
        "seats": [{"name": place.name, "bot": place.bot, "free": place.free} for place in table.places],
        "own": list(guest.lens.own),
        "commitment": table.commitment,
        "clock": clock_json(guest),
    }
    if table.fault:
        data["refused"] = str(table.fault)  # why it cannot go on
    if table.match is not None:
        data |= to_json(sight_of(guest.live, guest.lens.seat))
    return data


def clock_json(guest: Visit) -> dict[str, Any] | None:
    """The clocks as the viewer sees them; None where the host has chosen none."""
    table, lens = guest.live.table, guest.lens
    if table.times is None:
        return None
    shown = seat_clocks(table, lens.own, lens.seat)
    seats = [{"seat": one.seat, "name": one.name, "left": one.left, "ends": one.ends} for one in shown]
    return {"kind": table.terms.clock, "ending": table.terms.ending, "seats": seats}


async def act(request: Request) -> Response:
    """Answer, take back, say something, hand a seat over or take it back: the deeds of the table page."""
    await somebody(request)
    data = await json_of(request)  # first: whoever sends it slowly may have lost his seat meanwhile
    guest = await visit(request)
    deed = play.DEEDS.get(request.path_params["deed"])
    if deed is None:
        raise Refused("refused-deed", 404)
    fields = deed_fields(data)
    command, versioned = deed(guest, fields)
    seat = own_seat(guest, fields.get("seat", "")) if versioned else None
    if versioned and not fields.get("version"):
        raise Refused("A decision needs the `version` it was made on.", 422)
    result = await play.bring(guest, command, fields, seat)
    return JSONResponse({"result": result, **table_json(guest)})


async def stream(request: Request) -> Response:
    """The table as server-sent events: one `table` event for every change the viewer may know of."""
    guest = await visit(request)

    async def changes(live: Live) -> AsyncGenerator[str, None]:
        with watching(live, guest.lens.own) as watcher:
            last: dict[str, Any] = {}
            pulse = Pulse()
            while True:
                watcher.changed.clear()
                now = table_json(guest)
                if now != last:
                    last = now
                    yield event("table", now)
                    pulse.reset()
                if not await pulse.change(watcher):
                    yield event("pulse", {})

    return follow(request, guest, changes)


# --- what a program sends -------------------------------------------------------------------------------------------


async def somebody(request: Request) -> Person:
    person = await house_of(request).people.find(request)
    if person is None:
        raise Refused("refused-token", 401)
    return person


def text_in(data: dict[str, Any], name: str, *, needed: bool = True) -> str:
    value = data.get(name, "")
    if not isinstance(value, str) or (needed and not value):
        raise Refused(f"`{name}` must be a text.", 422)
    return value


def name_in(data: dict[str, Any], *, needed: bool = True) -> str:
    """A name as the document describes it: so long at most, counting what nobody would see of it."""
    name = text_in(data, "name", needed=needed)
    if len(name) > NAME_LENGTH:
        raise Refused("refused-long-name", 422, most=NAME_LENGTH)
    return name


def key_in(data: dict[str, Any]) -> str:
    key = text_in(data, "key")
    if not opening.KEY.fullmatch(key):
        raise Refused("`key` is 1 to 64 letters, digits, `-` or `_`, another one for every new request.", 422)
    return key


def luck_of(data: dict[str, Any]) -> str:
    luck = text_in(data, "luck", needed=False)
    if luck and not LUCK.fullmatch(luck):
        raise Refused("`luck` is 16 to 64 hexadecimal digits.", 422)
    return luck


def deed_fields(data: dict[str, Any]) -> dict[str, str]:
    """The fields of a deed, each of its kind, as a form would send them."""
    fields = {"key": key_in(data)}
    for name in ("option", "version", "text", "bot"):
        fields[name] = text_in(data, name, needed=False)
    for name in ("seat", "decisions"):
        if name in data:
            fields[name] = str(number_in(data, name))
    return fields


def number_in(data: dict[str, Any], name: str) -> int:
    value = data.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refused(f"`{name}` must be a whole number.", 422)
    return value


def yes_in(data: dict[str, Any], name: str) -> bool:
    value = data.get(name, False)
    if not isinstance(value, bool):
        raise Refused(f"`{name}` must be true or false.", 422)
    return value


def strings_in(data: dict[str, Any], name: str) -> dict[str, str]:
    value = data.get(name, {})
    if not isinstance(value, dict) or not all(isinstance(one, str) for one in value.values()):
        raise Refused(f"`{name}` must be an object of texts.", 422)
    return value


TERMS = {
    "pace": ("live", "days"),
    "windows": ("off", "short", "normal"),
    "clock": clocks.CHOICES,
    "ending": clocks.ENDINGS,
}


def terms_in(data: dict[str, Any]) -> dict[str, Any]:
    """The house rules a program may set."""
    given = data.get("terms", {})
    if not isinstance(given, dict):
        raise Refused("`terms` must be an object.", 422)
    for name in given:
        if name not in ("watch", "hands", "hints", *TERMS):
            raise Refused("refused-term", 422, name=name[:40])
        if name in TERMS and given[name] not in TERMS[name]:
            raise Refused(f"`{name}` is one of {', '.join(TERMS[name])}.", 422)
        if name not in TERMS and not isinstance(given[name], bool):
            raise Refused(f"`{name}` must be true or false.", 422)
    return {"windows": "short", **given}


ROUTES = [
    Route("/api", about),
    Route("/api/openapi.json", openapi),
    Route("/api/people", make_person, methods=["POST"]),
    Route("/api/games", games),
    Route("/api/tables", tables),
    Route("/api/tables", create, methods=["POST"]),
    Route("/api/join", join, methods=["POST"]),
    Route("/api/tables/{ref}", show),
    Route("/api/tables/{ref}/log", whole_log),
    Route("/api/tables/{ref}/analysis", judging),
    Route("/api/tables/{ref}/analysis", judge, methods=["POST"]),
    Route("/api/tables/{ref}/why", play.why),
    Route("/api/tables/{ref}/stream", stream),
    Route("/api/tables/{ref}/{deed}", act, methods=["POST"]),
]
