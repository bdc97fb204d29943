"""Replays: every decision of a finished match, seen by anybody; branching off; logs out and in."""

from copy import copy
from dataclasses import dataclass
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from railhead import records
from railhead.kernel.events import Event, Tape
from railhead.kernel.match import resume_match
from railhead.kernel.state import State
from railhead.present.voice import Voice
from railhead.web import opening
from railhead.web.access import Visit, house_of, visit
from railhead.web.guard import IMPORT_BYTES, form_of, number
from railhead.web.live import Live
from railhead.web.looks import TEMPLATES, look_of
from railhead.web.people import give_key
from railhead.web.screens import REGION_TEMPLATES, cached, draw_panel, page
from railhead.web.sight import Sight, look, told_to, voice_of
from railhead.web.stage import Stage
from railhead.web.table import Refused, Table

GRAPH_WIDTH, GRAPH_HEIGHT = 1000.0, 160.0


@dataclass(frozen=True)
class Step:
    """The match after so many answers."""

    state: State
    events: int
    seat: int | None  # who answered last
    answer: str  # the name of the option; empty: he conceded


@dataclass(frozen=True)
class Replay:
    """All steps of a finished match."""

    steps: list[Step]
    events: list[Event]
    lines: list[str]  # the graph of how the seats stood: one list of points each


def replay_of(live: Live) -> Replay:
    """The replay of a match; refused while it is being played, since it shows what is hidden."""
    if live.table.stage != "over":
        raise Refused("The replay opens when the match is over.")
    found: Replay = cached(live, "replay", lambda: make_replay(live.table))
    return found


def make_replay(table: Table) -> Replay:
    log = table.playing().log
    walk = records.Walk(log)
    steps: list[Step] = []
    for match in walk.all():
        seat, option = walk.decisions[walk.at - 1] if walk.at else (None, records.CONCEDES)
        steps.append(Step(match.state.clone(), len(match.tape.events), seat, option))
    return Replay(steps, match.tape.events, graph(table, steps))


def graph(table: Table, steps: list[Step]) -> list[str]:
    """How every seat stood at every step, by the evaluation of the game: the points of one line for each."""
    values = [[table.rules.evaluate(step.state, seat) for step in steps[:-1]] for seat in range(table.seats)]
    flat = [value for line in values for value in line]
    low, high = min(flat, default=0), max(flat, default=0)
    if low == high:
        return []
    across = GRAPH_WIDTH / max(1, len(steps) - 1)
    scale = GRAPH_HEIGHT / (high - low)
    return [
        " ".join(f"{at * across:.1f},{GRAPH_HEIGHT - (value - low) * scale:.1f}" for at, value in enumerate(line))
        for line in values
    ]


def table_at(table: Table, replay: Replay, step: int) -> Table:
    """The table as it stood after so many answers."""
    then = replay.steps[step]
    match = resume_match(table.rules, then.state)
    match.tape = Tape()
    match.tape.events = replay.events[: then.events]
    past = copy(table)
    past.match = match
    past.lines = [line for line in table.lines if line.after <= then.events]
    past.answers = table.answers[:step]
    return past


async def show(request: Request) -> Response:
    """One step of the replay: a page, or its regions for the script."""
    guest = await visit(request)
    replay = replay_of(guest.live)
    step = number(request.query_params.get("step", "0"), len(replay.steps)) or 0
    seat = number(request.query_params.get("seat", ""), guest.live.table.seats)
    words = replay_words(guest, replay, step, seat)
    if "application/json" in request.headers.get("accept", ""):
        regions = {
            "board": words["board"],
            "log": REGION_TEMPLATES["log"].render(words),
            "steps": TEMPLATES.get_template("steps.html").render(words),
        }
        return JSONResponse({"regions": regions, "decision": step, "screen": ""})
    return HTMLResponse(page("replay.html", **words))


def replay_words(guest: Visit, replay: Replay, step: int, seat: int | None) -> dict[str, Any]:
    table = table_at(guest.live.table, replay, step)
    sight = look(table, seat, asking=False)
    then, voice = replay.steps[step], voice_of(table, sight.view)
    titles = [voice.seat(one) for one in range(table.seats)]
    return {
        "board": Markup(draw_board(table, sight)),
        "sprite": look_of(table.rules.name).sprite,
        "person": guest.person,
        "table": table,
        "here": guest.here,
        "sight": sight,
        "lens": guest.lens,
        "step": step,
        "last": len(replay.steps) - 1,
        "seat": seat,
        "titles": titles,
        "did": "" if then.seat is None else f"{titles[then.seat]}: {did(voice, then.answer)}",
        "graph": replay.lines,
        "graph_at": GRAPH_WIDTH * step / max(1, len(replay.steps) - 1),
        "bots": guest.live.tables.settings.bots,
    }


def draw_board(table: Table, sight: Sight) -> str:
    """The table as it was: drawn where the game has a scene, and for a seat with what lay before it."""
    if sight.scene is None:
        return REGION_TEMPLATES["board"].render(panels=[draw_panel(panel) for panel in sight.panels])
    stage = Stage(sight, voice_of(table, sight.view), sight.scene, playing=False)
    regions = look_of(table.rules.name).regions
    words = {"stage": stage, "sight": sight, "table": table}
    return regions["board"].render(words) + ("" if sight.seat is None else regions["own"].render(words))


def did(voice: Voice, answer: str) -> str:
    return voice.option(voice.state.rules.vocabulary.index[answer]) if answer else "concedes"


async def branch(request: Request) -> Response:
    """Play on from a step of a finished match, against bots."""
    guest = await visit(request)
    fields = await form_of(request)
    replay = replay_of(guest.live)
    house = house_of(request)
    person, key = guest.person, ""
    if person is None:
        person, key = await house.people.make(fields.get("name", "") or "Guest")
    step = number(fields.get("step", "0"), len(replay.steps) - 1) or 0
    seat = number(fields.get("seat", "0"), guest.live.table.seats) or 0
    plan = opening.plan_branch(guest.live, step, seat, person, fields.get("bot", "greedy"))
    live = await opening.open_table(house.tables, plan, person, fields.get("key", ""))
    response = RedirectResponse(f"/t/{live.table.id}", 303)
    if key:
        give_key(response, request, key)
    return response


async def export(request: Request) -> Response:
    """The sealed log of a finished match: everything, the seed included."""
    guest = await visit(request)
    log = sealed_log(guest.live)
    name = f"{log['game']}-{guest.live.table.id}.json"
    return JSONResponse(log, headers={"content-disposition": f'attachment; filename="{name}"'})


def sealed_log(live: Live) -> dict[str, Any]:
    if live.table.stage != "over":
        raise Refused("The log with its seed is given out when the match is over.")
    log: dict[str, Any] = cached(live, "export", lambda: records.seal(live.table.playing().log))
    return log


async def whole_log(request: Request) -> Response:
    """Everything this viewer was told."""
    guest = await visit(request)
    view = guest.live.table.playing().view(guest.lens.seat)
    told = [line for _, line in told_to(guest.live.table, view)]
    words = {"person": guest.person, "table": guest.live.table, "here": guest.here, "told": told}
    return HTMLResponse(page("log.html", **words))


async def show_import(request: Request) -> Response:
    return HTMLResponse(page("import.html", person=await house_of(request).people.find(request)))


async def take_import(request: Request) -> Response:
    """A log from a file becomes a table: to replay if it is over, to play on if not."""
    house = house_of(request)
    fields = await form_of(request, IMPORT_BYTES)
    person, key = await house.people.find(request), ""
    if person is None:
        person, key = await house.people.make(fields.get("name", "") or "Guest")
    plan = opening.plan_import(house.tables, fields.get("log", ""), person)
    live = await opening.open_table(house.tables, plan, person)
    over = live.table.stage == "over"
    response = RedirectResponse(f"/t/{live.table.id}{'/replay' if over else ''}", 303)
    if key:
        give_key(response, request, key)
    return response


ROUTES = [
    Route("/t/{ref}/replay", show),
    Route("/t/{ref}/branch", branch, methods=["POST"]),
    Route("/t/{ref}/export", export),
    Route("/t/{ref}/log", whole_log),
    Route("/import", show_import),
    Route("/import", take_import, methods=["POST"]),
]
