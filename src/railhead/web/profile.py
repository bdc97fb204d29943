"""My page, and what others see of me: matches, ratings, keys, the way to another device, the way back, the way out."""

import asyncio
import datetime
from collections.abc import Awaitable, Callable
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from railhead.present.voice import name_of
from railhead.web import farewell, feeds, hills, history, store
from railhead.web.access import REF, House, address_of, house_of
from railhead.web.codes import qr_beside
from railhead.web.devices import device_title, handheld
from railhead.web.games import ruleset
from railhead.web.guard import form_of, number
from railhead.web.history import SHOWS, Insight
from railhead.web.home import my_tables
from railhead.web.hooks import MOST_FAILURES
from railhead.web.language import say
from railhead.web.lessons import cover_of, said_of, titles_of
from railhead.web.people import Carry, Person, device_here, drop_key, give_key, token_of
from railhead.web.ratings import model
from railhead.web.results import BOTS, PEOPLE
from railhead.web.screens import page
from railhead.web.settings import OFF
from railhead.web.table import Refused

RUNNING, FINISHED = 4, 8  # matches on my page


# --- my page --------------------------------------------------------------------------------------------------------


async def me(request: Request) -> Response:
    house = house_of(request)
    person = await house.people.find(request)
    if person is None:
        return HTMLResponse(page("hello.html", person=None))
    return await show_me(request, person)


async def show_me(
    request: Request, person: Person, carry: Carry | None = None, phrase: str = "", feed: str = ""
) -> Response:
    """My page; a new phrase, a new link or the address of a new feed stands on it once."""
    house = house_of(request)
    insight = Insight(person, everything=True, ratings=True)
    running = [row for row in await my_tables(house, person) if row.stage != "over"]
    words = {
        **await shown(house, insight),
        "running": running[:RUNNING],
        "waiting": sum(row.my_turn for row in running),
        "people": await history.versus(house.store, insight, PEOPLE),
        "bots": await history.versus(house.store, insight, BOTS),
        "keys": [key_row(request, row) for row in await house.people.keys_of(person)],
        "has_phrase": await house.people.has_phrase(person),
        "phrase": phrase.split(),
        "carry": await carry_row(request, carry) if carry else None,
        "shows": await history.shown_by(house.store, person),
        "choices": SHOWS,
        "feed": feed,
        "mutes": await house.tables.mutes.of(person),
        **await notices_of(house, person),
        "push": house.tables.pusher.key,
        "push_here": await house.tables.pusher.here(person, token_of(request)),
    }
    return HTMLResponse(page("me.html", person=person, **words))


async def notices_of(house: House, person: Person) -> dict[str, Any]:
    """How somebody hears that it is his turn: is there a feed, and where do messages go?"""
    messenger = house.tables.messenger
    hook = await messenger.hook_of(person)
    return {
        "has_feed": await feeds.has(house, person),
        "hooks": house.settings.hooks != OFF,
        "hook": hook,
        "hook_rests": hook is not None and hook.failed >= MOST_FAILURES,
        "hook_secret": hook.secret(messenger.house) if hook is not None else "",
    }


async def shown(house: House, insight: Insight) -> dict[str, Any]:
    """What my page and the one for others have in common."""
    base = house.store
    statistics = await history.statistics(base, insight)
    played, total = await history.matches(base, insight)
    days = await history.days(base, insight)
    ratings = await history.ratings(base, insight, house.settings.bots)
    scale = hills.scale_of(ratings)
    return {
        "who": insight.person,
        "own": insight.everything,
        "statistics": [statistics_row(one) for one in statistics],
        "matches": [match_row(one) for one in played[:FINISHED]],
        "total": total,
        "played": sum(one.played for one in statistics),
        "won": sum(one.won for one in statistics),
        "days": [(matches, hills.depth(matches)) for matches in days],
        "week": sum(days[-7:]),
        "weeks": history.WEEKS,
        "rates": await asyncio.to_thread(model) is not None,
        "ratings": [{"one": one, "hill": hills.hill(one, scale), "trend": hills.trend(one)} for one in ratings],
        "scale": scale,
        "titles": {one.game: title(one.game) for one in ratings},
        "covers": covers(house),
    }


def covers(house: House) -> Markup:
    """The pictures that the rows of a page show small."""
    return Markup("").join(cover_of(game) for game in house.settings.games)


def title(game: str) -> str:
    return titles_of(ruleset(game))[0]


def day(milliseconds: int) -> datetime.date:
    return datetime.datetime.fromtimestamp(milliseconds / 1000, datetime.UTC).date()


def key_row(request: Request, row: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": row["id"],
        "title": device_title(row["device"]),
        "handheld": handheld(row["device"]),
        "here": row["token"] == token_of(request),
        "seen": day(row["seen"]) if row["seen"] else None,
    }


async def carry_row(request: Request, carry: Carry) -> dict[str, Any]:
    link = f"{request.base_url}carry/{carry.token}"
    return {"link": link, "code": carry.code, "qr": await qr_beside(link)}


def match_row(one: history.Played) -> dict[str, Any]:
    return {
        "one": one,
        "title": title(one.game),
        "others": ", ".join(one.others),
        "result": result(one),
        "date": day(one.ended),
        "why": say(f"profile-kind-{one.kind}") if one.kind not in (PEOPLE, BOTS) else "",
    }


def result(one: history.Played) -> str:
    if one.kind == "solo" or one.seats == 1:
        return say("profile-won") if one.won else say("profile-lost")
    return say("profile-place", place=one.place, seats=one.seats)


def statistics_row(one: history.GameStatistics) -> dict[str, Any]:
    rules = ruleset(one.game)
    faces = [(name_of(rules, said_of(rules), face), times) for face, times in one.faces]
    chairs = [(say("profile-chair", number=seat + 1), times) for seat, times in one.chairs]
    return {"one": one, "title": title(one.game), "favourites": faces or chairs}


# --- matches, mine and others' --------------------------------------------------------------------------------------


async def my_matches(request: Request) -> Response:
    return await show_matches(request, await somebody(request), "/me/matches")


async def matches_of(request: Request) -> Response:
    person = await person_named(request)
    return await show_matches(request, person, f"/p/{person.id}/matches")


async def show_matches(request: Request, person: Person, here: str) -> Response:
    """All matches that the viewer may know of, page by page, of one game or of all."""
    house = house_of(request)
    viewer = await house.people.find(request)
    insight = await history.insight_into(house.store, person, viewer)
    if insight is None:
        raise Refused("refused-profile-hidden", 403)
    game = request.query_params.get("game", "")
    game = game if game in house.settings.games else ""
    at = number(request.query_params.get("page", "0"), history.MOST_PAGES) or 0
    rows, total = await history.matches(house.store, insight, game, at)
    words = {
        "who": person,
        "own": insight.everything,
        "here": here,
        "games": [(name, title(name)) for name in house.settings.games],
        "game": game,
        "matches": [match_row(one) for one in rows],
        "total": total,
        "at_page": at,
        "last": max(0, (total - 1) // history.PAGE),
        "covers": covers(house),
    }
    return HTMLResponse(page("matches.html", person=viewer, **words))


async def person_named(request: Request) -> Person:
    """The person whose page is asked for."""
    name = request.path_params["person"]
    person = await house_of(request).people.named(name) if REF.fullmatch(name) else None
    if person is None:
        raise Refused("refused-no-such-person", 404)
    return person


async def profile(request: Request) -> Response:
    """What others see of somebody."""
    house = house_of(request)
    person = await person_named(request)
    viewer = await house.people.find(request)
    insight = await history.insight_into(house.store, person, None)
    words = await shown(house, insight) if insight is not None else {"who": person, "own": False}
    return HTMLResponse(page("profile.html", person=viewer, hidden=insight is None, **words))


# --- what one can do ------------------------------------------------------------------------------------------------


async def somebody(request: Request) -> Person:
    """The person who asks; whoever has no name yet has nothing here to change."""
    person = await house_of(request).people.find(request)
    if person is None:
        raise Refused("refused-nobody", 401)
    return person


async def rename(request: Request) -> Response:
    people = house_of(request).people
    fields = await form_of(request)
    person = await people.find(request)
    response = RedirectResponse("/me", 303)
    if person is None:
        give_key(response, request, (await people.make(fields.get("name", ""), device_here(request)))[1])
    else:
        await people.rename(person, fields.get("name", ""))
    return response


async def choose_shows(request: Request) -> Response:
    fields = await form_of(request)
    await set_shows(house_of(request), await somebody(request), fields.get("shows", ""))
    return RedirectResponse("/me", 303)


async def set_shows(house: House, person: Person, shows: str) -> None:
    if shows not in SHOWS:
        raise Refused("refused-shows", 422)
    await history.show(house.store, person, shows)


async def make_phrase(request: Request) -> Response:
    await form_of(request)
    person = await somebody(request)
    return await show_me(request, person, phrase=await house_of(request).people.make_phrase(person))


async def make_carry(request: Request) -> Response:
    await form_of(request)
    person = await somebody(request)
    return await show_me(request, person, carry=await house_of(request).people.make_carry(person))


async def revoke(request: Request) -> Response:
    fields = await form_of(request)
    await take_keys(request, await somebody(request), fields.get("id", ""))
    return RedirectResponse("/me", 303)


async def take_keys(request: Request, person: Person, wanted: str) -> None:
    """Revoke one key, or (without its id) all but the one that is used now. Logging out is for the one in use."""
    people, keys = house_of(request).people, store.keys
    others = keys.c.token != token_of(request)
    if not wanted:
        await people.revoke(person, others)
        return
    rows = {row["id"]: row["token"] for row in await people.keys_of(person)}
    if wanted not in rows:
        raise Refused("refused-no-such-key", 404)
    if rows[wanted] == token_of(request):
        raise Refused("refused-key-in-use")
    await people.revoke(person, others, keys.c.id == wanted)


async def log_out(request: Request) -> Response:
    fields = await form_of(request)
    await lay_down_key(request, await somebody(request), sure="sure" in fields)
    response = RedirectResponse("/", 303)
    drop_key(response, request)
    return response


async def lay_down_key(request: Request, person: Person, *, sure: bool) -> None:
    """This device forgets who plays here. Where it has the only key and there is no phrase, nobody comes back."""
    people = house_of(request).people
    only = len(await people.keys_of(person)) < 2 and not await people.has_phrase(person)
    if only and not sure:
        raise Refused("refused-only-key")
    await people.revoke(person, store.keys.c.token == token_of(request))


async def delete(request: Request) -> Response:
    fields = await form_of(request)
    await delete_me(request, await somebody(request), fields.get("name", ""))
    response = RedirectResponse("/", 303)
    drop_key(response, request)
    return response


async def delete_me(request: Request, person: Person, name: str) -> None:
    """For good, so it wants the name once more."""
    if name.strip() != person.name:
        raise Refused("refused-delete-name", 422)
    await farewell.delete(house_of(request), person)


# --- coming back ----------------------------------------------------------------------------------------------------


async def show_recover(request: Request) -> Response:
    return HTMLResponse(page("recover.html", person=await house_of(request).people.find(request)))


async def recover(request: Request) -> Response:
    fields = await form_of(request)
    people = house_of(request).people
    return await arrive(
        request, lambda: people.come_back(fields.get("words", ""), address_of(request), device_here(request))
    )


async def show_carry(request: Request) -> Response:
    """Look at a link from another device; only the button uses it up, so that no preview of a messenger does."""
    people = house_of(request).people
    coming = await people.carried(request.path_params["token"])
    if coming is None:
        raise Refused("refused-carry", 410)
    return HTMLResponse(page("carry.html", person=await people.find(request), coming=coming))


async def take_carry(request: Request) -> Response:
    await form_of(request)
    people, token = house_of(request).people, request.path_params["token"]
    return await arrive(request, lambda: people.take_link(token, address_of(request), device_here(request)))


async def arrive(request: Request, come: Callable[[], Awaitable[tuple[Person, str]]]) -> Response:
    """This device has a new key. The one it had before is laid down if it was the same person's."""
    people = house_of(request).people
    before = await people.find(request)
    person, key = await come()
    if before is not None and before.id == person.id:
        await people.revoke(person, store.keys.c.token == token_of(request))
    response = RedirectResponse("/me", 303)
    give_key(response, request, key)
    return response


ROUTES = [
    Route("/me", me),
    Route("/me", rename, methods=["POST"]),
    Route("/me/matches", my_matches),
    Route("/me/shows", choose_shows, methods=["POST"]),
    Route("/me/phrase", make_phrase, methods=["POST"]),
    Route("/me/carry", make_carry, methods=["POST"]),
    Route("/me/revoke", revoke, methods=["POST"]),
    Route("/me/leave", log_out, methods=["POST"]),
    Route("/me/delete", delete, methods=["POST"]),
    Route("/p/{person}", profile),
    Route("/p/{person}/matches", matches_of),
    Route("/recover", show_recover),
    Route("/recover", recover, methods=["POST"]),
    Route("/carry/{token}", show_carry),
    Route("/carry/{token}", take_carry, methods=["POST"]),
]
