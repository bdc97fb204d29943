"""Secrecy at the wire: what a viewer is sent does not change when what he cannot know is dealt anew, then or later."""

import argparse
import asyncio
import copy
import json
import random
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from urllib.parse import quote

from starlette.types import ASGIApp

import railhead
from railhead.arena.progress import Progress
from railhead.kernel.match import resume_match
from railhead.kernel.state import State
from railhead.kernel.view import determinize
from railhead.testing import twins
from railhead.web import opening, past
from railhead.web.access import Visit
from railhead.web.app import make_app
from railhead.web.games import ruleset
from railhead.web.live import Live
from railhead.web.people import Person
from railhead.web.screens import Lens
from railhead.web.settings import Settings, sqlite_in
from railhead.web.sight import version_for
from railhead.web.soak.tally import add_arguments, tally_of, verdict
from railhead.web.soak.wire import ask
from railhead.web.store import Entry
from railhead.web.stream import screens
from railhead.web.table import PERSON, Place, Table, Terms

POINTED = 4  # options a viewer asks about, and tries in vain, in every position
STEPS = 4  # answers by which twins are played on
CHUNK = 100  # positions of one database


@dataclass
class Scene:
    """A table with a person at every seat, and an application to ask for anything."""

    app: ASGIApp
    live: Live
    people: list[tuple[Person, str]]

    async def sent_to(self, viewer: int | None, options: list[str]) -> list[bytes]:
        """Everything a viewer can get: pages, API answers, refusals, streams."""
        table = self.live.table
        ref = table.id if viewer is not None else table.header["watch"]
        headers = {"authorization": f"Bearer {self.people[viewer][1]}"} if viewer is not None else {}
        paths = [f"/t/{ref}", f"/api/tables/{ref}", f"/t/{ref}/stream?once=1", f"/t/{ref}/replay", f"/t/{ref}/export"]
        sent = [(await ask(self.app, "GET", path, headers)).bytes for path in paths]
        for as_json in (False, True):  # the back room would read the log from the store, where this world is not
            order = {"seat": viewer, "json": as_json, "person": None, "here": f"/t/{ref}"}
            sent.append(past.everything_told(table, order).encode())
        if viewer is not None:
            offered = [option for one in table.playing().asks if one.seat == viewer for option in one.options]
            names = table.rules.vocabulary.names
            sent.append((await ask(self.app, "GET", f"/t/{ref}/since?seat={viewer}", headers)).bytes)
            for number in offered[:POINTED]:
                preview = f"/t/{ref}/preview?seat={viewer}&option={quote(names[number])}"
                sent.append((await ask(self.app, "GET", preview, headers)).bytes)
        version = version_for(table, viewer) if viewer is not None else ""
        for option in options:
            why = f"/t/{ref}/why?seat={viewer or 0}&option={quote(option)}"
            sent.append((await ask(self.app, "GET", why, headers)).bytes)
            data = {"seat": viewer or 0, "option": option, "version": version, "key": "k"}
            tried = await ask(self.app, "POST", f"/api/tables/{ref}/answer", headers, json.dumps(data).encode())
            assert tried.status in (401, 403, 422), tried
            sent.append(tried.bytes)
        sent.append(await self.streamed(viewer))
        return sent

    async def streamed(self, viewer: int | None) -> bytes:
        own = () if viewer is None else (viewer,)
        visit = Visit(self.live, None, Lens(self.live.table.id, own, viewer))
        stream = screens(visit, self.live, "")
        first = await anext(stream)
        await stream.aclose()
        return first.encode()


@asynccontextmanager
async def scene(game: str, seats: int, folder: str) -> AsyncIterator[Scene]:
    app = make_app(Settings(database=sqlite_in(folder), games=(game,), rate=0, burst=0))
    async with app.router.lifespan_context(app):
        house = app.state.house
        people = [await house.people.make(f"Person {seat + 1}") for seat in range(seats)]
        places = [Place(PERSON, person.id, person.name) for person, _ in people]
        plan = opening.Plan(game, places, terms=Terms(pace="days"))  # nobody is gone just because this takes long
        live = await opening.open_table(house.tables, plan, people[0][0])
        yield Scene(app, live, people)


async def check(stage: Scene, dice: random.Random) -> None:
    """One position, every viewer: two worlds that look alike to him are sent alike, byte for byte."""
    match = stage.live.table.playing()
    state, names = match.state, match.rules.vocabulary.names
    for viewer in [*range(match.seats), None]:
        open_now = {option for ask in match.asks if ask.seat == viewer for option in ask.options}
        closed = [name for option, name in enumerate(names) if option not in open_now]
        pointed = dice.sample(closed, min(POINTED, len(closed)))
        here = await in_world(stage, state, viewer, pointed)
        there = await in_world(stage, determinize(state, viewer, dice.randrange(1 << 30)), viewer, pointed)
        put(stage, state)
        compare(match.rules.name, viewer, here, there)


def compare(game: str, viewer: int | None, here: list[bytes], there: list[bytes]) -> None:
    for place, (one, other) in enumerate(zip(here, there, strict=True)):
        assert one == other, f"{game}: viewer {viewer} is sent a difference in answer {place}"


async def play_on(stage: Scene, viewer: int | None, dice: random.Random) -> int:
    """Play this position and its twin on by answers that look alike to a viewer; how many pairs were sent alike."""
    live, true_past = stage.live, stage.live.past
    truth = live.table
    one, two = twins.begin(truth.playing().state, viewer, dice)
    tables = [fork(truth, one.state), fork(truth, two.state)]
    pairs = 0
    try:
        for _ in range(STEPS):
            stepped = None if one.state.over else twins.step(one, two, dice)  # after the end nobody is asked
            if stepped is None:
                break
            one, two = stepped
            sent = []
            for table, world in zip(tables, stepped, strict=True):
                live.table, live.past = table, []
                for seat, option in world.answers:
                    answer(live, seat, table.rules.vocabulary.names[option])
                sent.append(await stage.sent_to(viewer, []))
            compare(truth.rules.name, viewer, *sent)
            pairs += 1
    finally:
        live.table, live.past = truth, true_past
        live.tick += 1
    return pairs


def fork(table: Table, state: State) -> Table:
    """The table as if its match stood in a state; what happened before is told but cannot be shown again."""
    new, match = copy.copy(table), resume_match(table.rules, state.clone())
    true = table.playing()
    match.seed, match.entries, match.tape.events = true.seed, true.entries[:], true.tape.events[:]
    new.match, new.stood, new.since = match, {}, dict(table.since)
    new.lines, new.answers, new.acted = table.lines[:], table.answers[:], dict(table.acted)
    return new


async def in_world(stage: Scene, state: State, viewer: int | None, pointed: list[str]) -> list[bytes]:
    put(stage, state)
    return await stage.sent_to(viewer, pointed)


def put(stage: Scene, state: State) -> None:
    """Let the table stand in a state."""
    stage.live.table.playing().state = state
    stage.live.tick += 1


async def soak(
    game: str, seats: int, positions: int, every: int, seed: int, folder: str, *, everyone: bool = False
) -> tuple[int, int]:
    """Play at random and check every so many decisions; how many positions and pairs of twins were checked.

    `everyone`: play on beside a twin of every viewer, not of one of them.
    """
    dice, viewers = random.Random(seed), [*range(seats), None]
    checked = pairs = 0
    with Progress(f"secrecy: {game}, positions", positions) as progress:
        while checked < positions:
            async with scene(game, seats, folder) as stage:
                match = stage.live.table.playing()
                decisions = 0
                while not match.over and checked < positions:
                    if decisions % every == 0:
                        await check(stage, dice)
                        for viewer in viewers if everyone else [dice.choice(viewers)]:
                            pairs += await play_on(stage, viewer, dice)
                        checked += 1
                        progress.at(checked)
                    ask = dice.choice(match.asks)
                    answer(stage.live, ask.seat, match.rules.vocabulary.names[dice.choice(ask.options)])
                    decisions += 1
    return checked, pairs


def answer(live: Live, seat: int, option: str) -> None:
    """An answer that nobody stores: the table only has to look as after it."""
    live.table.apply(Entry(live.table.number + 1, 0, "answer", seat, {"option": option}))
    live.tick += 1


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m railhead.web.soak secrecy", description=__doc__)
    parser.add_argument("--games", nargs="*", default=railhead.rulesets())
    parser.add_argument("--positions", type=int, default=1000, help="of each game")
    parser.add_argument("--one-viewer", action="store_true", help="play on beside a twin of one viewer, not of each")
    parser.add_argument("--seed", type=int, default=1)
    add_arguments(parser)
    options = parser.parse_args(arguments)
    tally, everyone = tally_of(options), not options.one_viewer
    for game in options.games:
        begun = time.monotonic()
        seats = min(4, ruleset(game).seats[-1])
        for number, positions in tally.chunks(game, options.positions, CHUNK):
            with tempfile.TemporaryDirectory() as folder:
                seed = options.seed + number
                checked, pairs = asyncio.run(soak(game, seats, positions, 3, seed, folder, everyone=everyone))
            tally.add(game, checked, pairs=pairs)
        done, pairs = tally.done(game), tally.done(game, "pairs")
        who = "one viewer" if options.one_viewer else "every viewer"
        told = f"{done:,} positions, {pairs:,} pairs of twins played on for {who}, nothing differs"
        left = verdict(done, options.positions)
        print(f"secrecy: {game}, {seats} seats, {told}{left}; {time.monotonic() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
