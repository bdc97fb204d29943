"""To mute somebody for oneself: a button beside the chat, a list on my page, and the same for programs."""

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from railhead.web.access import REF, Visit, find_table, house_of, visit
from railhead.web.api import number_in, text_in
from railhead.web.api import somebody as program
from railhead.web.guard import form_of, json_of, number
from railhead.web.people import Person
from railhead.web.play import acted
from railhead.web.profile import somebody
from railhead.web.table import Refused, Table


def whose(table: Table, seat: int | None, person: Person) -> str:
    """Whom somebody points at: another person at the table."""
    found = table.places[seat].person if seat is not None and 0 <= seat < table.seats else ""
    if not found or found == person.id:
        raise Refused("refused-no-such-place", 422)
    return found


async def at_table(request: Request) -> Response:
    """The button beside a line of chat: read its author no more, or again."""
    fields = await form_of(request)
    person, tables = await somebody(request), house_of(request).tables
    guest: Visit = await visit(request)
    found = whose(guest.live.table, number(fields.get("seat", ""), guest.live.table.seats), person)
    await (tables.mutes.take_back if fields.get("muted") == "0" else tables.mutes.add)(person, found)
    await tables.learn_mutes()
    guest.refresh()
    return acted(request, guest, "done")


async def unmute(request: Request) -> Response:
    """The list on my page."""
    fields = await form_of(request)
    await take_back(request, await somebody(request), fields.get("person", ""))
    return RedirectResponse("/me#mutes", 303)


async def take_back(request: Request, person: Person, muted: str) -> None:
    if not REF.fullmatch(muted):
        raise Refused("refused-no-such-person", 404)
    tables = house_of(request).tables
    await tables.mutes.take_back(person, muted)
    await tables.learn_mutes()


# --- for programs -----------------------------------------------------------------------------------------------------


async def listed(request: Request) -> Response:
    person = await program(request)
    found = await house_of(request).tables.mutes.of(person)
    return JSONResponse({"mutes": [{"person": one["id"], "name": one["name"]} for one in found]})


async def mute(request: Request) -> Response:
    """Whoever sits on a seat of a table."""
    person, house = await program(request), house_of(request)
    data = await json_of(request)
    live = await find_table(house, text_in(data, "table"))
    if live is None or person.id not in {place.person for place in live.table.places}:
        raise Refused("refused-no-such-table", 404)
    await house.tables.mutes.add(person, whose(live.table, number_in(data, "seat"), person))
    await house.tables.learn_mutes()
    return JSONResponse({"result": "done"})


async def end(request: Request) -> Response:
    person = await program(request)
    await take_back(request, person, text_in(await json_of(request), "person"))
    return JSONResponse({"result": "done"})


ROUTES = [
    Route("/t/{ref}/mute-for-me", at_table, methods=["POST"]),
    Route("/me/unmute", unmute, methods=["POST"]),
    Route("/api/me/mutes", listed),
    Route("/api/me/mutes", mute, methods=["POST"]),
    Route("/api/me/mutes/end", end, methods=["POST"]),
]
