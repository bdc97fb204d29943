"""The table in the browser: its page, its stream, and everything one can do there."""

import asyncio
import datetime
import secrets
from functools import partial
from typing import Any

import sqlalchemy as sql
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from railhead.bots import LEVELS
from railhead.kernel.errors import IllegalAnswer
from railhead.web import commands, opening, store
from railhead.web.access import Visit, address_of, house_of, own_seat, visit
from railhead.web.advice import reasons
from railhead.web.backroom import send
from railhead.web.books import rule_text
from railhead.web.bots import BotFailed, strongest
from railhead.web.codes import qr_beside
from railhead.web.follow import beats_since_decision, foresee
from railhead.web.guard import form_of, number
from railhead.web.home import usual_bot
from railhead.web.language import bot_title, say
from railhead.web.lessons import cover_of
from railhead.web.live import Command, Live
from railhead.web.looks import look_of
from railhead.web.people import clean_name, give_key
from railhead.web.screens import page, screen_of
from railhead.web.seeds import luck_in
from railhead.web.sight import version_for, voice_of
from railhead.web.stream import follow, now, screens
from railhead.web.table import Refused, Table

HINT_SECONDS = 5.0
MOST_UNDONE = 10_000


async def show(request: Request) -> Response:
    """The page of a table; before the match begins, its list of places."""
    guest = await visit(request)
    table = guest.live.table
    if table.fault:
        raise Refused(table.fault)
    if table.match is None:
        return await show_places(request, guest)
    await asyncio.sleep(0)  # whoever waits has his turn before the table is drawn, and after it
    screen = screen_of(guest.live, guest.lens)
    await asyncio.sleep(0)
    watch = f"{request.base_url}t/{table.header['watch']}" if guest.lens.own and table.terms.watch else ""
    words = {
        "person": guest.person,
        "table": table,
        "lens": guest.lens,
        "here": guest.here,
        "screen": screen,
        "watch_link": watch,
        "can_concede": can_concede(guest),
        "sprite": look_of(table.rules.name).sprite,
        "late": "late" in request.query_params and guest.lens.spectator,
    }
    return HTMLResponse(page("frame.html" if "strip" in screen.regions else "table.html", **words))


def can_concede(guest: Visit) -> bool:
    """Do the rules let this seat leave the match now?"""
    match, seat = guest.live.table.playing(), guest.lens.seat
    if match.over or not guest.lens.own or seat is None:
        return False
    return match.rules.concede(match.state.clone(), seat)


async def show_places(request: Request, guest: Visit) -> Response:
    invites = store.invites
    table = guest.live.table
    links: dict[int, str] = {}
    if guest.lens.host:
        rows = await house_of(request).store.read(sql.select(invites).where(invites.c.table_id == table.id))
        links = {row["seat"]: f"{request.base_url}join/{row['token']}" for row in rows}
    words = {
        "person": guest.person,
        "table": table,
        "own": guest.lens.own,
        "lens": guest.lens,
        "links": links,
        "codes": {seat: await qr_beside(link) for seat, link in links.items()},
        "hosting": guest.lens.host,
        "levels": [(bot, bot_title(bot)) for bot in house_of(request).settings.bots if bot in LEVELS],
        "level": usual_bot(house_of(request)),
        "here": guest.here,
        "key": secrets.token_hex(8),
        "cover": cover_of(table.rules.name),
    }
    return HTMLResponse(page("lobby.html", **words))


async def stream(request: Request) -> Response:
    """The changes of the page, as they happen."""
    guest = await visit(request)
    have = request.headers.get("last-event-id") or request.query_params.get("have", "")
    if "once" in request.query_params:
        return JSONResponse(now(guest, guest.live, have), headers={"cache-control": "no-store"})
    return follow(request, guest, lambda live: screens(guest, live, have))


# --- doing ----------------------------------------------------------------------------------------------------------


async def act(request: Request) -> Response:
    """Whatever a form of the table page does; the reply brings the current screen to a page that has no stream."""
    fields = await form_of(request)  # first: whoever sends it slowly may have lost his seat meanwhile
    guest = await visit(request)
    deed = DEEDS.get(request.path_params["deed"])
    if deed is None:
        raise Refused("refused-no-such-deed", 404)
    command, versioned = deed(guest, fields)
    result = await bring(guest, command, fields, own_seat(guest, fields.get("seat", "")) if versioned else None)
    if request.path_params["deed"] == "cancel":
        return RedirectResponse("/", 303)
    return acted(request, guest, result)


async def bring(guest: Visit, command: Command, fields: dict[str, str], seat: int | None) -> str:
    """Hand a command to the owner of the table, with its key and, for a decision, what it was decided on."""
    assert guest.person is not None
    key, version = fields.get("key", ""), fields.get("version", "")
    if key and not opening.KEY.fullmatch(key):
        raise Refused("refused-key", 422)
    fresh = partial(is_fresh, seat=seat, version=version) if seat is not None else None
    result = await guest.live.do(command, f"{guest.person.id}:{key}" if key else None, fresh)
    await begin(guest.live)
    return result


def is_fresh(table: Table, seat: int, version: str) -> bool:
    return table.match is not None and version_for(table, seat) == version


def acted(request: Request, guest: Visit, result: str) -> Response:
    if "application/json" not in request.headers.get("accept", ""):
        seat = f"?seat={guest.lens.seat}" if len(guest.lens.own) > 1 and guest.lens.seat is not None else ""
        return RedirectResponse(guest.here + seat, 303)
    data: dict[str, Any] = {"result": result}
    follows = request.headers.get("prefer") == "return=minimal"  # then its stream brings the screen
    if guest.live.table.match is not None and not follows:
        screen = screen_of(guest.live, guest.lens)
        data |= {"screen": screen.digest, "decision": screen.decision, "regions": screen.regions}
    return JSONResponse(data)


def moment(at: int) -> str:
    """A moment for people of all zones."""
    return datetime.datetime.fromtimestamp(at / 1000, datetime.UTC).strftime("%Y-%m-%d %H:%M UTC")


Deed = tuple[Command, bool]  # what to do, and whether it must be decided on the newest version


def do_answer(guest: Visit, fields: dict[str, str]) -> Deed:
    seat = own_seat(guest, fields.get("seat", ""))
    if guest.live.table.places[seat].bot:
        raise Refused("refused-bot-plays")
    return partial(commands.answer, seat=seat, option=fields.get("option", "")), True


def do_undo(guest: Visit, fields: dict[str, str]) -> Deed:
    seat = own_seat(guest, fields.get("seat", ""))
    decisions = number(fields.get("decisions", "1"), MOST_UNDONE)
    if decisions is None:
        raise Refused("refused-how-many", 422)
    return partial(commands.undo, seat=seat, decisions=decisions), True


def do_say(guest: Visit, fields: dict[str, str]) -> Deed:
    seat = own_seat(guest, fields.get("seat", ""))
    until = guest.live.tables.bans.muted.get(guest.person.id) if guest.person is not None else None
    if until is not None:
        raise Refused("refused-muted-until", 403, until=moment(until)) if until else Refused("refused-muted", 403)
    return partial(commands.say, seat=seat, text=fields.get("text", "")), False


def do_leave(guest: Visit, fields: dict[str, str]) -> Deed:
    return partial(commands.leave, seat=own_seat(guest, fields.get("seat", ""))), False


def do_concede(guest: Visit, fields: dict[str, str]) -> Deed:
    return partial(commands.concede, seat=own_seat(guest, fields.get("seat", ""))), False


def do_back(guest: Visit, fields: dict[str, str]) -> Deed:
    return partial(commands.come_back, seat=own_seat(guest, fields.get("seat", ""))), False


def do_coach(guest: Visit, fields: dict[str, str]) -> Deed:
    seat = own_seat(guest, fields.get("seat", ""))
    return partial(commands.coach, seat=seat, lesson=fields.get("lesson", "")), False


def do_handover(guest: Visit, fields: dict[str, str]) -> Deed:
    """A player hands his own seat to a bot, or that of somebody who is gone."""
    live, text = guest.live, fields.get("seat", "")
    if not guest.lens.own:
        raise Refused("refused-players-only", 403)
    absent = number(text, live.table.seats)
    if absent is not None and live.gone(absent):
        seat, by = absent, live.table.places[guest.lens.own[0]].name
    else:
        seat, by = own_seat(guest, text), ""
    bot = strongest(live.tables.settings.bots)
    why = "note-handed-over" if by else "note-hands-over"
    return partial(commands.hand_over, seat=seat, bot=bot, why=why, by=by), False


def hosting(guest: Visit) -> None:
    if not guest.lens.host:
        raise Refused("refused-host-only", 403)


def do_kick(guest: Visit, fields: dict[str, str]) -> Deed:
    """The host frees a place that somebody has taken."""
    hosting(guest)
    return partial(commands.kick, seat=any_seat(guest, fields)), False


def any_seat(guest: Visit, fields: dict[str, str]) -> int:
    seat = number(fields.get("seat", ""), guest.live.table.seats)
    if seat is None:
        raise Refused("refused-no-such-place", 422)
    return seat


def do_mute(guest: Visit, fields: dict[str, str]) -> Deed:
    """The host lets nobody read a player."""
    hosting(guest)
    return partial(commands.mute, seat=any_seat(guest, fields)), False


def do_unmute(guest: Visit, fields: dict[str, str]) -> Deed:
    hosting(guest)
    return partial(commands.unmute, seat=any_seat(guest, fields)), False


def do_fill(guest: Visit, fields: dict[str, str]) -> Deed:
    """The host waits no longer: bots take the free places."""
    hosting(guest)
    bots = guest.live.tables.settings.bots
    bot = fields.get("bot", "") or bots[0]
    if bot not in bots:
        raise Refused("refused-no-such-bot", 422, bot=bot[:40])
    names = {seat: say("bot-name", bot=bot_title(bot), number=seat + 1) for seat in range(guest.live.table.seats)}
    return partial(commands.fill, bot=bot, names=names), False


def do_cancel(guest: Visit, fields: dict[str, str]) -> Deed:
    """The host gives the table up."""
    hosting(guest)
    return commands.cancel, False


DEEDS = {
    "answer": do_answer,
    "undo": do_undo,
    "concede": do_concede,
    "say": do_say,
    "leave": do_leave,
    "back": do_back,
    "handover": do_handover,
    "coach": do_coach,
    "kick": do_kick,
    "fill": do_fill,
    "cancel": do_cancel,
    "mute": do_mute,
    "unmute": do_unmute,
}


async def sit(request: Request) -> Response:
    """Take an open place of a table in the lobby."""
    fields = await form_of(request)
    guest = await visit(request)
    seat = number(fields.get("seat", ""), guest.live.table.seats)
    if seat is None:
        raise Refused("refused-no-such-place", 422)
    return await sit_down(request, guest.live, seat, fields, invited=False)


async def sit_down(request: Request, live: Live, seat: int, fields: dict[str, str], *, invited: bool) -> Response:
    """Give somebody a key if he has none, then the place; begin when it was the last one."""
    house = house_of(request)
    person, key = await house.people.find(request), ""
    if person is None:
        person, key = await house.people.make(fields.get("name", ""))
    name = clean_name(fields.get("name", "") or person.name)
    if not live.table.seats_of(person.id):
        luck = luck_in(fields)
        await live.do(partial(commands.sit, seat=seat, person=person.id, name=name, invited=invited, luck=luck))
        await begin(live)
    response = RedirectResponse(f"/t/{live.table.id}", 303)
    if key:
        give_key(response, request, key)
    return response


async def begin(live: Live) -> None:
    """Begin the match when the last place is taken."""
    table = live.table
    if table.match is None and not table.fault and not any(place.free for place in table.places):
        await live.do(commands.start)


async def rematch(request: Request) -> Response:
    """The same people at a new table."""
    guest = await visit(request)
    if not guest.lens.own or guest.person is None:
        raise Refused("refused-players-only", 403)
    table = guest.live.table
    if not table.rematch:
        plan = opening.plan_rematch(guest.live)
        if table.stage != "over":
            raise Refused("refused-not-over")
        live = await opening.open_table(
            house_of(request).tables, plan, guest.person, f"rematch-{table.id}", address_of(request)
        )
        await guest.live.do(partial(commands.rematch, other=live.table.id))
    return RedirectResponse(f"/t/{table.rematch}", 303)


# --- asking ---------------------------------------------------------------------------------------------------------


async def why(request: Request) -> Response:
    """Why something cannot be chosen now: the sentence, the rule and its text."""
    guest = await visit(request)
    seat = own_seat(guest, request.query_params.get("seat", ""))
    match = guest.live.table.playing()
    voice = voice_of(guest.live.table, match.view(seat))
    try:
        refusal = match.why_not(seat, request.query_params.get("option", ""))
    except IllegalAnswer as fault:
        raise Refused(voice.refusal(fault), 422) from None
    if refusal is None:
        return JSONResponse({"sentence": "", "rule": "", "text": ""})
    rule = refusal.rule
    return JSONResponse({"sentence": voice.refusal(refusal), "rule": rule, "text": rule_text(match.rules, rule)})


async def since(request: Request) -> Response:
    """What happened since a player last decided, one event after the other."""
    guest = await visit(request)
    seat = own_seat(guest, request.query_params.get("seat", ""))
    return JSONResponse({"beats": beats_since_decision(guest.live, seat)})


async def preview(request: Request) -> Response:
    """What an option of the open question would do, as far as the player can know."""
    guest = await visit(request)
    seat = own_seat(guest, request.query_params.get("seat", ""))
    return JSONResponse({"lines": foresee(guest.live, seat, request.query_params.get("option", ""))})


async def advice(request: Request) -> Response:
    """Why a bot would take an option, at length, with the pieces that each reason is about."""
    guest = await visit(request)
    seat = own_seat(guest, request.query_params.get("seat", ""))
    if not guest.live.table.terms.hints:
        raise Refused("refused-no-hints", 403)
    table, option = guest.live.table, request.query_params.get("option", "")
    made = await guest.live.tables.backroom.order(
        request, "advise", table=table.id, upto=table.number, seat=seat, option=option
    )
    return send(made, "application/json")


async def hint(request: Request) -> Response:
    """What a bot would do."""
    fields = await form_of(request)
    guest = await visit(request)
    seat = own_seat(guest, fields.get("seat", ""))
    table = guest.live.table
    if not table.terms.hints:
        raise Refused("refused-no-hints", 403)
    view = table.playing().view(seat)
    if not view.asks:
        raise Refused("why-not_asked")
    bot = strongest(guest.live.tables.settings.bots)
    try:
        option = await guest.live.tables.bots.think(
            bot, view, HINT_SECONDS, owner=guest.person.id if guest.person else "", home=address_of(request)
        )
    except BotFailed:
        raise Refused("refused-hint-failed") from None
    title = voice_of(table, view).option(table.rules.vocabulary.index[option])
    return JSONResponse({"option": option, "title": title, "lines": reasons(guest.live, seat, option)})


ROUTES = [
    Route("/t/{ref}", show),
    Route("/t/{ref}/stream", stream),
    Route("/t/{ref}/why", why),
    Route("/t/{ref}/since", since),
    Route("/t/{ref}/preview", preview),
    Route("/t/{ref}/advice", advice),
    Route("/t/{ref}/hint", hint, methods=["POST"]),
    Route("/t/{ref}/sit", sit, methods=["POST"]),
    Route("/t/{ref}/rematch", rematch, methods=["POST"]),
    Route("/t/{ref}/{deed}", act, methods=["POST"]),
]
