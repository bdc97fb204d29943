"""Replays: every decision of a finished match, seen by anybody; branching off; logs out and in."""

import json
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from railhead.web import opening
from railhead.web.access import Visit, address_of, house_of, visit
from railhead.web.backroom import send
from railhead.web.guard import IMPORT_BYTES, body_of, form_of, number
from railhead.web.language import say
from railhead.web.live import Live
from railhead.web.people import give_key
from railhead.web.screens import page
from railhead.web.table import Refused

MOST_STEPS = 1_000_000


def check_over(live: Live, message: str = "refused-replay-early") -> None:
    """While a match is being played, whatever shows what is hidden is refused."""
    live.table.playing()
    if live.table.stage != "over":
        raise Refused(message)


def viewer(guest: Visit, *, wants_json: bool) -> dict[str, Any]:
    """Who looks at which state of a table, for the back room."""
    table = guest.live.table
    person = guest.person and {"id": guest.person.id, "name": guest.person.name}
    return {"table": table.id, "upto": table.number, "person": person, "here": guest.here, "json": wants_json}


async def show(request: Request) -> Response:
    """One step of the replay: a page, or its regions for the script."""
    guest = await visit(request)
    check_over(guest.live)
    wants_json = "application/json" in request.headers.get("accept", "")
    tables = guest.live.tables
    judged = await tables.chances.look(guest.live.table.id)
    made = await tables.backroom.order(
        request,
        "replay",
        chances=judged.state,
        progress=judged.sentence,
        own=list(guest.lens.own),
        step=number(request.query_params.get("step", "0"), MOST_STEPS) or 0,
        line=number(request.query_params.get("line", "0"), MOST_STEPS) or 0,
        seat=number(request.query_params.get("seat", ""), guest.live.table.seats),
        bots=list(tables.settings.bots),
        **viewer(guest, wants_json=wants_json),
    )
    return send(made, "application/json" if wants_json else "text/html")


async def result(request: Request) -> Response:
    """How a finished match ended, in full."""
    guest = await visit(request)
    check_over(guest.live, "refused-result-early")
    order = viewer(guest, wants_json=False)
    made = await guest.live.tables.backroom.order(request, "result", own=list(guest.lens.own), **order)
    return send(made, "text/html")


async def judge(request: Request) -> Response:
    """Have everybody's chances worked out: a page goes back to the replay, which tells how far it is."""
    guest = await visit(request)
    check_over(guest.live, "refused-chances-early")
    found = await guest.live.tables.chances.ask(request, guest.live.table)
    if is_api(request):
        return JSONResponse({**found.to_json(), "analysis": None}, 202)
    fields = await form_of(request)
    step = number(fields.get("step", "0"), MOST_STEPS) or 0
    seat = number(fields.get("seat", ""), guest.live.table.seats)
    return RedirectResponse(f"{guest.here}/replay?step={step}{'' if seat is None else f'&seat={seat}'}", 303)


async def judging(request: Request) -> Response:
    """How far that is; a program gets all of it as soon as it is there."""
    guest = await visit(request)
    check_over(guest.live, "refused-chances-early")
    chances, table = guest.live.tables.chances, guest.live.table.id
    found = await chances.look(table)
    told = json.dumps(found.to_json(), ensure_ascii=False)
    if is_api(request):  # as it is kept, since it may be long
        told = f'{told[:-1]}, "analysis": {await chances.data(table) or "null"}}}'
    return Response(told, media_type="application/json")


def is_api(request: Request) -> bool:
    return request.url.path.startswith("/api/")


async def branch(request: Request) -> Response:
    """Play on from a step of a finished match, against bots."""
    guest = await visit(request)
    fields = await form_of(request)
    check_over(guest.live)
    house = house_of(request)
    person, key = guest.person, ""
    if person is None:
        person, key = await house.people.make(fields.get("name", "") or say("page-guest"))
    step = number(fields.get("step", "0"), len(guest.live.table.answers)) or 0
    seat = number(fields.get("seat", "0"), guest.live.table.seats) or 0
    plan = opening.plan_branch(guest.live, step, seat, person, fields.get("bot", "greedy"))
    live = await opening.open_table(house.tables, plan, person, fields.get("key", ""), address_of(request))
    response = RedirectResponse(f"/t/{live.table.id}", 303)
    if key:
        give_key(response, request, key)
    return response


async def export(request: Request) -> Response:
    """The sealed log of a finished match: everything, the seed included."""
    guest = await visit(request)
    check_over(guest.live, "refused-record-early")
    table = guest.live.table
    made = await guest.live.tables.backroom.order(request, "export", **viewer(guest, wants_json=True))
    return send(made, "application/json", f"{table.header['game']}-{table.id}.json")


async def whole_log(request: Request) -> Response:
    """Everything this viewer was told; a program gets it as JSON."""
    guest = await visit(request)
    guest.live.table.playing()
    wants_json = is_api(request)
    order = viewer(guest, wants_json=wants_json)
    made = await guest.live.tables.backroom.order(request, "told", seat=guest.lens.seat, **order)
    return send(made, "application/json" if wants_json else "text/html")


async def show_import(request: Request) -> Response:
    return HTMLResponse(page("import.html", person=await house_of(request).people.find(request)))


async def take_import(request: Request) -> Response:
    """A log from a file becomes a table: to replay if it is over, to play on if not."""
    house = house_of(request)
    person, key = await house.people.find(request), ""
    made = await check_import(request)
    if person is None:
        person, key = await house.people.make(made["name"] or say("page-guest"))
    live = await opening.open_table(
        house.tables, opening.plan_import(made, person), person, address=address_of(request)
    )
    over = live.table.stage == "over"
    response = RedirectResponse(f"/t/{live.table.id}{'/replay' if over else ''}", 303)
    if key:
        give_key(response, request, key)
    return response


async def check_import(request: Request) -> dict[str, Any]:
    """What a table needs to be made of an imported log, checked in the back room."""
    tables = house_of(request).tables
    body = tables.backroom.file()
    try:
        with tables.backroom.arriving(request):
            body.write_bytes(await body_of(request, IMPORT_BYTES))
        games = list(tables.settings.games)
        made: Path = await tables.backroom.order(request, "import", body=str(body), games=games)
        data: dict[str, Any] = json.loads(made.read_bytes())
        made.unlink()
    finally:
        body.unlink(missing_ok=True)
    return data


ROUTES = [
    Route("/t/{ref}/replay", show),
    Route("/t/{ref}/chances", judge, methods=["POST"]),
    Route("/t/{ref}/chances", judging),
    Route("/t/{ref}/result", result),
    Route("/t/{ref}/branch", branch, methods=["POST"]),
    Route("/t/{ref}/export", export),
    Route("/t/{ref}/log", whole_log),
    Route("/import", show_import),
    Route("/import", take_import, methods=["POST"]),
]
