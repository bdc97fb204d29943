"""The pages around the tables: home and lobby, a new table, an invitation, the rules, one's own name."""

import json
import secrets
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sql
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from railhead.kernel.ruleset import Ruleset
from railhead.present.voice import about, variant_text
from railhead.web import books, opening, store
from railhead.web.access import House, address_of, find_invitation, house_of
from railhead.web.games import ruleset
from railhead.web.guard import form_of
from railhead.web.live import Live
from railhead.web.people import Person, give_key
from railhead.web.play import sit_down
from railhead.web.screens import page
from railhead.web.table import LINK, OPEN, Place, Refused, Terms

LISTED = 50  # tables in a list


@dataclass
class Row:
    """A table in a list."""

    id: str
    title: str
    names: str
    status: str
    my_turn: bool


async def home(request: Request) -> Response:
    house = house_of(request)
    person = await house.people.find(request)
    tables = store.tables
    free = sql.select(tables).where(tables.c.listed.is_(True), tables.c.stage != "over")
    rows = await house.store.read(free.order_by(tables.c.made.desc()).limit(LISTED))
    words = {
        "person": person,
        "games": [game_card(house, name) for name in house.settings.games],
        "mine": await my_tables(house, person) if person is not None else [],
        "open": [row_of(row, "") for row in rows],
    }
    return HTMLResponse(page("home.html", **words))


def game_card(house: House, name: str) -> dict[str, str]:
    rules = ruleset(name)
    low, high = rules.seats[0], rules.seats[-1]
    seats = f"{low}\N{EN DASH}{high} players" if high > low else f"{low} players"
    return {"name": name, "title": rules.title, "about": about(rules), "seats": seats}


async def my_tables(house: House, person: Person) -> list[Row]:
    """The tables of a person, those first where he is asked."""
    tables, sittings = store.tables, store.sittings
    mine = sql.select(sittings.c.table_id).where(sittings.c.person == person.id)
    found = sql.select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.made.desc()).limit(LISTED)
    rows = [row_of(row, person.id) for row in await house.store.read(found)]
    return sorted(rows, key=lambda row: not row.my_turn)


def row_of(row: dict[str, Any], person: str) -> Row:
    """What a list says about a table: of a quiet question only its own seat learns."""
    places = [Place(**place) for place in json.loads(row["seats"])]
    turn = json.loads(row["turn"])
    asked = [places[seat] for seat in turn["open"]]
    mine = any(place.person == person and not place.bot for place in asked + [places[seat] for seat in turn["quiet"]])
    free = sum(place.free for place in places)
    if row["stage"] == "open":
        status = f"{free} {'seat' if free == 1 else 'seats'} free"
    elif row["stage"] == "over":
        status = "finished"
    elif person and mine:
        status = "your turn"
    else:
        status = ", ".join(place.name for place in asked) + " to decide" if asked else "under way"
    names = ", ".join(place.name or "free" for place in places)
    return Row(row["id"], ruleset(row["game"]).title, names, status, bool(person and mine))


# --- a new table ----------------------------------------------------------------------------------------------------


async def new(request: Request) -> Response:
    house = house_of(request)
    rules = opening.ruleset_of(house.tables, request.path_params["game"])
    person = await house.people.find(request)
    words = {
        "person": person,
        "rules": rules,
        "about": about(rules),
        "variants": {one.name: variant_text(rules, one) for one in rules.options},
        "rows": [seat_row(house, rules, seat) for seat in range(rules.seats[-1])],
        "key": secrets.token_hex(8),
    }
    return HTMLResponse(page("new.html", **words))


def seat_row(house: House, rules: Ruleset, seat: int) -> dict[str, Any]:
    """The choices for one seat of the form, and the one that is set."""
    bots = [(bot, f"{bot.capitalize()} bot") for bot in reversed(house.settings.bots)]
    people = [
        ("me", "You" if seat == 0 else "Somebody at this screen"),
        (LINK, "A friend, by link"),
        (OPEN, "Open to anyone"),
    ]
    nobody = [("", "Nobody")] if seat >= rules.seats[0] else []
    usual = max(rules.seats[0], min(3, rules.seats[-1]))
    bot = "greedy" if "greedy" in house.settings.bots else house.settings.bots[0]
    return {"choices": people + bots + nobody, "chosen": "me" if seat == 0 else bot if seat < usual else ""}


async def create(request: Request) -> Response:
    house = house_of(request)
    game = request.path_params["game"]
    rules = opening.ruleset_of(house.tables, game)
    fields = await form_of(request)
    person, key = await house.people.find(request), ""
    if person is None:
        person, key = await house.people.make(fields.get("name", ""))
    elif fields.get("name", person.name) != person.name:
        await house.people.rename(person, fields["name"])
        person = Person(person.id, " ".join(fields["name"].split()))
    live = await opening.open_table(
        house.tables, plan_of(rules, fields, person), person, fields.get("key", ""), address_of(request)
    )
    response = RedirectResponse(f"/t/{live.table.id}", 303)
    if key:
        give_key(response, request, key)
    return response


def plan_of(rules: Ruleset, fields: dict[str, str], person: Person) -> opening.Plan:
    """The table that a form describes."""
    rows = [(fields.get(f"who-{seat}", ""), fields.get(f"name-{seat}", "")) for seat in range(rules.seats[-1])]
    chosen = [(who, name) for who, name in rows if who]
    places = [opening.place_for(who, person, name, at + 1) for at, (who, name) in enumerate(chosen)]
    options = {name.removeprefix("option-"): value for name, value in fields.items() if name.startswith("option-")}
    terms = Terms(
        listed=any(place.kind == OPEN for place in places),
        watch="watch" in fields,
        hands="hands" in fields,
        hints="hints" in fields,
        pace="days" if fields.get("pace") == "days" else "live",
    )
    return opening.Plan(rules.name, places, options, terms)


# --- an invitation --------------------------------------------------------------------------------------------------


async def invited(request: Request) -> tuple[Live, int]:
    """The table and the place of an invitation that nobody has used."""
    found = await find_invitation(house_of(request), request.path_params["token"])
    if found is None:
        raise Refused("This invitation has been used, or was never made.", 410)
    return found


async def join(request: Request) -> Response:
    """Look at an invitation; only sitting down uses it up."""
    live, seat = await invited(request)
    person = await house_of(request).people.find(request)
    host = next((place.name for place in live.table.places if place.person == live.table.header["host"]), "Somebody")
    words = {
        "person": person,
        "table": live.table,
        "seat": seat,
        "host": host,
        "action": f"/join/{request.path_params['token']}",
        "key": secrets.token_hex(8),
    }
    return HTMLResponse(page("join.html", **words))


async def accept(request: Request) -> Response:
    fields = await form_of(request)
    live, seat = await invited(request)
    return await sit_down(request, live, seat, fields, invited=True)


# --- the rest -------------------------------------------------------------------------------------------------------


async def me(request: Request) -> Response:
    person = await house_of(request).people.find(request)
    return HTMLResponse(page("me.html", person=person))


async def rename(request: Request) -> Response:
    people = house_of(request).people
    fields = await form_of(request)
    person = await people.find(request)
    response = RedirectResponse("/", 303)
    if person is None:
        give_key(response, request, (await people.make(fields.get("name", "")))[1])
    else:
        await people.rename(person, fields.get("name", ""))
    return response


async def rules_page(request: Request) -> Response:
    house = house_of(request)
    rules = opening.ruleset_of(house.tables, request.path_params["game"])
    person = await house.people.find(request)
    return HTMLResponse(page("rules.html", person=person, rules=rules, chapters=books.chapters(rules)))


async def rule_text(request: Request) -> Response:
    """One statement of the rules, to be opened in place."""
    rules = opening.ruleset_of(house_of(request).tables, request.path_params["game"])
    number = request.path_params["rule"]
    text = books.rule_text(rules, number)
    if not text:
        raise Refused("There is no rule of this number.", 404)
    if "application/json" in request.headers.get("accept", ""):
        return JSONResponse({"rule": number, "text": text})
    return HTMLResponse(page("rule.html", number=number, text=text, rules=rules))


ROUTES = [
    Route("/", home),
    Route("/new/{game}", new),
    Route("/new/{game}", create, methods=["POST"]),
    Route("/join/{token}", join),
    Route("/join/{token}", accept, methods=["POST"]),
    Route("/me", me),
    Route("/me", rename, methods=["POST"]),
    Route("/rules/{game}", rules_page),
    Route("/rules/{game}/{rule}", rule_text),
]
