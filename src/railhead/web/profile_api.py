"""The profile for programs: the same as the pages show and do, as JSON."""

from dataclasses import asdict
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from railhead.web import history, profile
from railhead.web.access import House, address_of, house_of
from railhead.web.api import name_in, somebody, text_in, yes_in
from railhead.web.devices import PROGRAM
from railhead.web.guard import json_of, number
from railhead.web.history import Insight
from railhead.web.people import Person, token_of
from railhead.web.results import BOTS, PEOPLE
from railhead.web.table import Refused


async def me(request: Request) -> Response:
    house, person = house_of(request), await somebody(request)
    keys = [
        {
            "id": row["id"],
            "device": row["device"],
            "seen": row["seen"],
            "here": row["token"] == token_of(request),
        }
        for row in await house.people.keys_of(person)
    ]
    told = {"person": person.id, "name": person.name, "shows": await history.shown_by(house.store, person)}
    return JSONResponse({**told, "phrase": await house.people.has_phrase(person), "keys": keys})


async def change(request: Request) -> Response:
    house, person = house_of(request), await somebody(request)
    data = await json_of(request)
    name, shows = name_in(data, needed=False), text_in(data, "shows", needed=False)
    if shows:
        await profile.set_shows(house, person, shows)
    if name:
        await house.people.rename(person, name)
    return await done()


async def matches(request: Request) -> Response:
    house, person = house_of(request), await somebody(request)
    return await some_matches(request, Insight(person, everything=True, ratings=True), house)


async def matches_of(request: Request) -> Response:
    insight = await visible(request)
    if insight is None:
        raise Refused("refused-profile-hidden", 403)
    return await some_matches(request, insight, house_of(request))


async def some_matches(request: Request, insight: Insight, house: House) -> Response:
    at = number(request.query_params.get("page", "0"), history.MOST_PAGES) or 0
    rows, total = await history.matches(house.store, insight, request.query_params.get("game", "")[:64], at)
    return JSONResponse({"total": total, "page": at, "matches": [asdict(row) for row in rows]})


async def statistics(request: Request) -> Response:
    house, person = house_of(request), await somebody(request)
    insight = Insight(person, everything=True, ratings=True)
    met = [asdict(one) for one in await history.versus(house.store, insight, PEOPLE)]
    bots = [asdict(one) for one in await history.versus(house.store, insight, BOTS)]
    return JSONResponse({**await reckoned(house, insight), "people": met, "bots": bots})


async def reckoned(house: House, insight: Insight) -> dict[str, Any]:
    """Statistics and ratings as far as they may be seen."""
    rated = await history.ratings(house.store, insight, house.settings.bots)
    return {
        "games": [game_json(one) for one in await history.statistics(house.store, insight)],
        "ratings": [asdict(one) | {"sureness": one.sureness} for one in rated],
    }


def game_json(one: history.GameStatistics) -> dict[str, Any]:
    tallies = [asdict(tally) | {"share": tally.share, "interval": list(tally.interval)} for tally in one.tallies]
    faces = [{"face": face, "matches": times} for face, times in one.faces]
    seats = [{"seat": seat, "matches": times} for seat, times in one.chairs]
    return {"game": one.game, "tallies": tallies, "faces": faces, "seats": seats}


async def make_phrase(request: Request) -> Response:
    await json_of(request)
    person = await somebody(request)
    return JSONResponse({"phrase": await house_of(request).people.make_phrase(person)}, 201)


async def make_carry(request: Request) -> Response:
    await json_of(request)
    person = await somebody(request)
    carry = await house_of(request).people.make_carry(person)
    link = f"{request.base_url}carry/{carry.token}"
    return JSONResponse({"token": carry.token, "link": link, "code": carry.code, "until": carry.until}, 201)


async def revoke(request: Request) -> Response:
    person = await somebody(request)
    await profile.take_keys(request, person, text_in(await json_of(request), "id", needed=False))
    return await done()


async def leave(request: Request) -> Response:
    person = await somebody(request)
    await profile.lay_down_key(request, person, sure=yes_in(await json_of(request), "sure"))
    return await done()


async def delete(request: Request) -> Response:
    person = await somebody(request)
    await profile.delete_me(request, person, text_in(await json_of(request), "name"))
    return await done()


async def done() -> Response:
    return JSONResponse({"result": "done"})


async def recover(request: Request) -> Response:
    words = text_in(await json_of(request), "words")
    return arrived(*await house_of(request).people.come_back(words, address_of(request), PROGRAM))


async def carry(request: Request) -> Response:
    token = text_in(await json_of(request), "token")
    return arrived(*await house_of(request).people.take_link(token, address_of(request), PROGRAM))


def arrived(person: Person, key: str) -> Response:
    return JSONResponse({"person": person.id, "name": person.name, "token": key}, 201)


async def visible(request: Request) -> Insight | None:
    house = house_of(request)
    person = await profile.person_named(request)
    return await history.insight_into(house.store, person, await house.people.find(request))


async def person(request: Request) -> Response:
    """What others see of somebody."""
    house, named = house_of(request), await profile.person_named(request)
    insight = await history.insight_into(house.store, named, None)
    seen = await reckoned(house, insight) if insight is not None else {"games": [], "ratings": []}
    return JSONResponse({"person": named.id, "name": named.name, **seen})


ROUTES = [
    Route("/api/me", me),
    Route("/api/me", change, methods=["POST"]),
    Route("/api/me/matches", matches),
    Route("/api/me/statistics", statistics),
    Route("/api/me/phrase", make_phrase, methods=["POST"]),
    Route("/api/me/carry", make_carry, methods=["POST"]),
    Route("/api/me/revoke", revoke, methods=["POST"]),
    Route("/api/me/leave", leave, methods=["POST"]),
    Route("/api/me/delete", delete, methods=["POST"]),
    Route("/api/recover", recover, methods=["POST"]),
    Route("/api/carry", carry, methods=["POST"]),
    Route("/api/people/{person}", person),
    Route("/api/people/{person}/matches", matches_of),
]
