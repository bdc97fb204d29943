"""The web application: routes, guards and what happens when something is refused."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from railhead.present.text import SceneText
from railhead.present.voice import Voice
from railhead.present.words import REFERENCE, words
from railhead.registry import rulesets
from railhead.web import api, feeds, metrics, muting, notices, pages, play, profile, profile_api, replays, reports
from railhead.web.access import House, house_of
from railhead.web.bans import Bans
from railhead.web.games import ruleset
from railhead.web.guard import Guard, body_of
from railhead.web.language import LANGUAGES, Languages, say
from railhead.web.lessons import facts_of
from railhead.web.limits import Buckets
from railhead.web.looks import how_style, look_of, tag_of
from railhead.web.people import People
from railhead.web.screens import page
from railhead.web.settings import Settings
from railhead.web.shared import board
from railhead.web.signals import on_ending
from railhead.web.squeeze import Squeeze
from railhead.web.store import Store
from railhead.web.table import Refused
from railhead.web.tables import Tables

log = logging.getLogger("railhead.web")
HTTP_FAULTS = {404: "refused-no-such-page", 405: "refused-method"}


def make_app(settings: Settings) -> Starlette:
    """The application over a database; it opens and closes with its server."""
    counts, bans = board(), Bans()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        for game in settings.games:  # reading them takes a while, for which nobody should be kept waiting later
            words(ruleset(game).package)
            look_of(game)
        store = Store(settings.database)
        tables = Tables(settings, store, counts, bans)
        people = People(store, bans)
        tables.people_changed = people.known.clear
        app.state.house = House(settings, store, people, tables)
        await tables.open()
        await run_in_threadpool(learn_names, settings.games, REFERENCE)  # the first one also loads what threads need
        warming = asyncio.create_task(run_in_threadpool(learn_languages, settings.games))
        try:
            async with metrics.told(settings.metrics, counts.index):
                with on_ending(tables.drain):
                    yield
        finally:
            await warming
            await tables.close()
            await people.close()
            store.close()

    buckets = Buckets(settings.rate, settings.burst, board=counts)
    guard = Middleware(Guard, buckets=buckets, hosts=settings.hosts, bans=bans)
    middleware = [Middleware(Squeeze), Middleware(Languages), guard]
    routes = [
        *pages.ROUTES,
        *reports.ROUTES,
        *muting.ROUTES,
        *api.ROUTES,
        *replays.ROUTES,
        *play.ROUTES,
        *profile.ROUTES,
        *profile_api.ROUTES,
        *notices.ROUTES,
        *feeds.ROUTES,
        Route("/csp", csp_report, methods=["POST"]),
        Route("/health", health),
        Route("/ready", ready),
        Route("/look/how/{game}.css", style_of_lesson),
        Route("/look/{game}.css", style),
        Mount("/static", Static(directory=str(files("railhead.web").joinpath("static")))),
    ]
    handlers = {Refused: refused, HTTPException: not_found}
    return Starlette(routes=routes, middleware=middleware, exception_handlers=handlers, lifespan=lifespan)


def learn_languages(games: tuple[str, ...]) -> None:
    """Read the catalogues of the other languages beside everything else: it takes a second, and nobody waits."""
    for language in LANGUAGES:
        learn_names(games, language)


def learn_names(games: tuple[str, ...], language: str) -> None:
    """What the things of each game are called: worked out before the first table is drawn, not while it is."""
    for game in games:
        rules = ruleset(game)
        match = rules.start(rules.seats[0], 1)
        voice = Voice(match.state, (), language)
        for face in rules.cards:
            voice.thing(face), voice.note(face)
        scene, text = rules.scene(match.view(0)), SceneText(voice.words, voice, {})
        for area in scene.areas if scene is not None else ():
            text.lines(area)


class Static(StaticFiles):
    """Our own script, style and icon; browsers ask each time whether they have changed."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]  # passed on as they came
        response.headers["cache-control"] = "no-cache"
        return response


async def style(request: Request) -> Response:
    """The style sheet of a game's tables, in one piece; browsers ask each time whether it has changed."""
    game = request.path_params["game"]
    if game not in [*rulesets(), "toy"]:
        raise HTTPException(404)
    look = look_of(game)
    return sheet(request, look.style, look.tag)


async def style_of_lesson(request: Request) -> Response:
    """The style sheet of how to play a game, in one piece as well."""
    game = request.path_params["game"]
    if not facts_of(game):
        raise HTTPException(404)
    text = how_style(game)
    return sheet(request, text, tag_of(text))


def sheet(request: Request, text: str, tag: str) -> Response:
    headers = {"cache-control": "no-cache", "etag": tag}
    had = [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]
    if tag in had:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="text/css", headers=headers)


async def refused(request: Request, fault: Exception) -> Response:
    """A refusal in the form that was asked for."""
    assert isinstance(fault, Refused)
    return answer_refused(request, fault.status, fault.sentence, fault.rule)


async def not_found(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, HTTPException)
    sentence = say(HTTP_FAULTS[fault.status_code]) if fault.status_code in HTTP_FAULTS else str(fault.detail)
    return answer_refused(request, fault.status_code, sentence)


def answer_refused(request: Request, status: int, sentence: str, rule: str = "") -> Response:
    if request.url.path.startswith("/api/") or "application/json" in request.headers.get("accept", ""):
        return JSONResponse({"result": "refused", "sentence": sentence, "rule": rule}, status)
    ref = request.path_params.get("ref")
    back = f"/t/{ref}" if ref and status not in (403, 404) else "/"
    title = say("page-not-found") if status == 404 else say("page-refused")
    return HTMLResponse(page("message.html", person=None, title=title, text=sentence, back=back), status)


async def csp_report(request: Request) -> Response:
    """What a browser was told not to load: written to the server's own log, since it should never happen."""
    log.warning("content security policy: %.500r", await body_of(request))
    return Response(status_code=204)


async def health(request: Request) -> Response:
    """How the server is: 200 while its store can be written and its keeper comes round; always with the details."""
    house = house_of(request)
    tables = house.tables
    written = await tables.can_write()
    well = written and tables.kept_house()
    report = {
        "status": "ok" if well else "failing",
        "store": "written" if written else "cannot be written",
        "keeper": "well" if tables.kept_house() else "late",
        "unreadable_tables": sorted(tables.unreadable),
        "longest_hold_ms": tables.holds.report(),
    }
    return JSONResponse(report, 200 if well else 503)


async def ready(request: Request) -> Response:
    """May requests be sent here? Only while what they change can be kept."""
    if house_of(request).tables.draining:
        return PlainTextResponse("The server is about to end.\n", 503)
    if await house_of(request).tables.can_write():
        return PlainTextResponse("ready\n")
    return PlainTextResponse("The store cannot be written.\n", 503)
