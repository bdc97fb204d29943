"""The home page: the games, the tables that wait for you, and those with a free chair."""

import json
import secrets
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sql
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from railhead.kernel.ruleset import Ruleset
from railhead.present.voice import credit
from railhead.present.words import languages
from railhead.web import store
from railhead.web.access import House, house_of
from railhead.web.coach import course_of
from railhead.web.games import ruleset
from railhead.web.language import LANGUAGES, SPOKEN, say
from railhead.web.lessons import cover_of, lesson_of, line_of, titles_of
from railhead.web.people import Person
from railhead.web.screens import page
from railhead.web.seeds import new_promise
from railhead.web.table import Place

LISTED = 50  # tables in a list
USUAL_SEATS = 3  # at a table against bots, where the game allows so many
FIRST_LEVEL = "casual"  # of the bots, for whoever has not chosen one


@dataclass
class Row:
    """A table in a list."""

    id: str
    game: str
    title: str
    names: str
    status: str
    stage: str
    my_turn: bool
    taken: list[bool]  # of each chair: does somebody sit there?


async def home(request: Request) -> Response:
    house = house_of(request)
    person = await house.people.find(request)
    tables = store.tables
    free = sql.select(tables).where(tables.c.listed.is_(True), tables.c.stage != "over")
    rows = await house.store.read(free.order_by(tables.c.made.desc()).limit(LISTED))
    mine = await my_tables(house, person) if person is not None else []
    words = {
        "person": person,
        "games": [game_card(house, name, person) for name in house.settings.games],
        "mine": mine,
        "waiting": sum(row.my_turn for row in mine),
        "open": [row_of(row, "") for row in rows],
    }
    return HTMLResponse(page("home.html", **words))


# --- games ----------------------------------------------------------------------------------------------------------


def game_card(house: House, name: str, person: Person | None) -> dict[str, Any]:
    """What the poster of a game says; what nobody knows it does not say."""
    rules = ruleset(name)
    title, subtitle = titles_of(rules)
    facts = rules.credits
    minutes = facts.minutes if facts and facts.minutes[1] else None
    return {
        "name": name,
        "title": title,
        "subtitle": subtitle,
        "about": line_of(rules),
        "seats": span(rules.seats[0], rules.seats[-1]),
        "minutes": span(*minutes) if minutes else "",
        "weight": facts.weight if facts else 0,
        "heaviness": say(f"heaviness-{facts.weight}") if facts and facts.weight else "",
        "credit": Markup(" \N{MIDDLE DOT} ").join(credit(rules, SPOKEN.get())),
        "languages": ", ".join(LANGUAGES[code] for code in languages(rules.package) if code in LANGUAGES),
        "cover": cover_of(name),
        "how": lesson_of(name) is not None,
        "bots": quick_form(house, rules, person, usual_seats(rules)) if rules.seats[-1] > 1 else None,
        "coach": coach_form(person) if course_of(name) is not None else None,
        "solo": quick_form(house, rules, person, 1) if rules.seats[0] == 1 else None,
    }


def span(low: int, high: int) -> str:
    return f"{low}\N{EN DASH}{high}" if high > low else str(low)


def usual_seats(rules: Ruleset) -> int:
    """How many sit at a table if nobody says otherwise."""
    return max(rules.seats[0], min(USUAL_SEATS, rules.seats[-1]))


def usual_bot(house: House) -> str:
    return FIRST_LEVEL if FIRST_LEVEL in house.settings.bots else house.settings.bots[0]


def quick_form(house: House, rules: Ruleset, person: Person | None, seats: int) -> dict[str, str]:
    """The fields of a form that opens a table with one click: me, and bots on all other chairs."""
    chairs = {f"who-{seat}": usual_bot(house) for seat in range(1, seats)}
    name = person.name if person else say("page-guest")
    key = f"{secrets.token_hex(8)}-{seats}"
    drawn = new_promise(house.tables.secret)
    return {"name": name, "key": key, "who-0": "me", **chairs, "hints": "1", "watch": "1", **drawn}


def coach_form(person: Person | None) -> dict[str, str]:
    """The fields of a form that opens somebody's first match."""
    return {"name": person.name if person else say("page-guest"), "key": f"{secrets.token_hex(8)}-coach", "coach": "1"}


# --- tables ---------------------------------------------------------------------------------------------------------


async def my_tables(house: House, person: Person) -> list[Row]:
    """The tables of a person: first those where he is asked, last those that are over."""
    tables, sittings = store.tables, store.sittings
    mine = sql.select(sittings.c.table_id).where(sittings.c.person == person.id)
    found = sql.select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.made.desc()).limit(LISTED)
    rows = [row_of(row, person.id) for row in await house.store.read(found)]
    return sorted(rows, key=lambda row: (not row.my_turn, row.stage == "over"))


def row_of(row: dict[str, Any], person: str) -> Row:
    """What a list says about a table: of a quiet question only its own seat learns."""
    places = [Place(**place) for place in json.loads(row["seats"])]
    turn = json.loads(row["turn"])
    asked = [places[seat] for seat in turn["open"]]
    told = asked + [places[seat] for seat in turn["quiet"]]
    mine = bool(person) and any(place.person == person and not place.bot for place in told)
    return Row(
        id=row["id"],
        game=row["game"],
        title=titles_of(ruleset(row["game"]))[0],
        names=", ".join(place.name for place in places if not place.free),
        status=say("row-your-turn") if mine else status_of(row["stage"], places, asked),
        stage=row["stage"],
        my_turn=mine,
        taken=[not place.free for place in places],
    )


def status_of(stage: str, places: list[Place], asked: list[Place]) -> str:
    free = sum(place.free for place in places)
    if stage == "open":
        return say("row-free", number=free)
    if stage == "over":
        return say("row-finished")
    if not asked:
        return say("row-under-way")
    return say("row-decides", name=asked[0].name) if len(asked) == 1 else say("row-decide", number=len(asked))
