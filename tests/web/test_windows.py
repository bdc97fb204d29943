"""Windows for hidden reactions: two worlds that differ in one hidden card look the same on the wire, times included."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

import railhead
from railhead.testing.toy.model import SHADE
from railhead.web import commands, live, opening
from railhead.web.access import Visit
from railhead.web.app import make_app
from railhead.web.bots import BotFailed, BotRoom
from railhead.web.live import WINDOW_SECONDS, Live
from railhead.web.screens import Lens, screen_of
from railhead.web.settings import Settings, sqlite_in
from railhead.web.soak.server import Server
from railhead.web.stream import screens
from railhead.web.table import BOT, PERSON, Place, Table, Terms

NAMES = ("Anna", "Boris", "Clara")
LAID = ("card:torch", "card:spark", "card:torch")  # Boris has the lowest flame: he may save his light with a Shade
LATE = 1.5  # seconds that a busy machine may take


class Clock:
    """Time passes when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.sleeping: list[tuple[float, asyncio.Future[None]]] = []

    def __call__(self) -> float:
        return self.now

    async def wait_until(self, moment: float) -> None:
        woken = asyncio.get_running_loop().create_future()
        self.sleeping.append((moment, woken))
        if moment > self.now:
            await woken

    async def go(self, seconds: float) -> None:
        """Let so much time pass, and then everything happen that is due."""
        self.now += seconds
        for moment, woken in self.sleeping:
            if moment <= self.now and not woken.done():
                woken.set_result(None)
        for _ in range(20):
            await asyncio.sleep(0.01)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    monkeypatch.setattr(live, "clock", made)
    monkeypatch.setattr(live, "wait_until", made.wait_until)
    return made


@asynccontextmanager
async def three_at_a_table(folder: Path, windows: str, *, holds: bool, bots: int = 0) -> AsyncIterator[Live]:
    """Anna, Boris and Clara, all with the same cards in every world; but does Boris hold a Shade?"""
    app = make_app(Settings(database=sqlite_in(str(folder)), games=("toy",), rate=0, bot_pause=0))
    async with app.router.lifespan_context(app):
        house = app.state.house
        people = [(await house.people.make(name))[0] for name in NAMES]
        places = [Place(PERSON, one.id, one.name) for one in people[: 3 - bots]]
        places += [Place(BOT, "", name, "greedy") for name in NAMES[3 - bots :]]
        plan = opening.Plan("toy", places, terms=Terms(windows=windows), seed=7)
        entries, state = await opening.first_entries(house.tables, plan, people[0])
        made = await house.tables.create("t", entries, *opening.indexes("t", plan, entries[0], state))
        second = ["spark", "shade", "lamp"] if holds else ["spark", "sun", "lamp"]
        deal(made, ["torch", "sun", "sun"], second, ["torch", "sun", "lamp"])
        yield made


def deal(table: Live, *hands: list[str]) -> None:
    """Deal these hands; the Shades that are left lie under the deck, so that all worlds draw the same."""
    state: Any = table.table.playing().state
    deck = state.deck.cards
    for hand in state.hand:
        deck += hand.cards
    for hand, cards in zip(state.hand, hands, strict=True):
        hand.cards = [state.rules.cards.index(card) for card in cards]
        for card in hand.cards:
            deck.remove(card)
    deck.sort(key=lambda card: (card != SHADE, card))
    state.reask()


async def lay_all(table: Live) -> None:
    for seat, option in enumerate(LAID):
        await answer(table, seat, option)


async def answer(table: Live, seat: int, option: str) -> None:
    await table.do(partial(commands.answer, seat=seat, option=option))


async def record(table: Live, clock: Clock, own: tuple[int, ...], told: list[tuple[float, str]]) -> None:
    """Everything a stream says, and when; from when all is quiet."""
    lens = Lens(table.table.id, own, own[0] if own else None)
    async for message in screens(Visit(table, None, lens), table, ""):
        told.append((clock(), message))


async def wire(folder: Path, clock: Clock, *, holds: bool, reply: str = "") -> list[list[tuple[float, str]]]:
    """All that Anna, Clara and a spectator get, from the first flame to the next question."""
    clock.now, clock.sleeping = 1000.0, []
    async with three_at_a_table(folder, "short", holds=holds) as table:
        told: list[list[tuple[float, str]]] = [[], [], []]
        seats: list[tuple[int, ...]] = [(0,), (2,), ()]
        tasks = [asyncio.create_task(record(table, clock, own, to)) for own, to in zip(seats, told, strict=True)]
        await clock.go(0)
        for seat, option in enumerate(LAID):
            clock.now += 1
            await answer(table, seat, option)
            await clock.go(0)
        await clock.go(1)
        if reply:
            await answer(table, 1, reply)
        for _ in range(12):
            await clock.go(0.5)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return told


def test_the_wire_is_the_same_whether_or_not_somebody_could_react(tmp_path: Path, clock: Clock) -> None:
    """Boris holds a Shade and passes, or lets the time go by, or holds none: nobody else can tell."""
    without = asyncio.run(wire(tmp_path / "without", clock, holds=False))
    passes = asyncio.run(wire(tmp_path / "passes", clock, holds=True, reply="pass"))
    sleeps = asyncio.run(wire(tmp_path / "sleeps", clock, holds=True))

    assert without == passes
    assert without == sleeps


def test_a_window_lasts_as_long_as_all_could_have_known(tmp_path: Path, clock: Clock) -> None:
    told = asyncio.run(wire(tmp_path, clock, holds=False))

    for messages in told:
        moments = sorted({moment for moment, _ in messages})
        assert 5 == len(moments), "the table, three flames, and what came after the window"
        assert WINDOW_SECONDS["short"][0] <= moments[4] - moments[3] <= WINDOW_SECONDS["short"][1] + 0.5
        between = [message for moment, message in messages if moment == moments[3]]
        assert any("Waiting for possible reactions." in message for message in between)
        assert not any("loses a light" in message for message in between)


def test_who_may_react_is_told_how_long_and_nobody_else_is(tmp_path: Path, clock: Clock) -> None:
    async def questions() -> list[str]:
        async with three_at_a_table(tmp_path, "short", holds=True) as table:
            await lay_all(table)
            return [screen_of(table, Lens("t", (seat,), seat)).regions["question"] for seat in range(3)]

    anna, boris, clara = asyncio.run(questions())

    assert 'data-window="' in boris
    assert "seconds to decide, then you pass." in boris
    assert "data-window" not in anna + clara


def test_a_reaction_counts_when_it_comes_within_the_window(tmp_path: Path, clock: Clock) -> None:
    async def play() -> list[str]:
        async with three_at_a_table(tmp_path, "short", holds=True) as table:
            await lay_all(table)
            await clock.go(1)
            await answer(table, 1, "card:shade")
            before = [event.kind for event in table.table.playing().events(None)]
            await clock.go(6)
            await clock.go(6)  # the others may answer the Shade with their own
            after = [event.kind for event in table.table.playing().events(None)]
            return [str("plays_shade" in before), *after]

    first, *kinds = asyncio.run(play())

    assert "False" == first
    assert "plays_shade" in kinds
    assert "loses_light" not in kinds


def test_where_the_host_wants_no_windows_the_match_waits_only_for_who_can_react(tmp_path: Path, clock: Clock) -> None:
    async def play(*, holds: bool) -> list[str]:
        async with three_at_a_table(tmp_path / str(holds), "off", holds=holds) as table:
            await lay_all(table)
            return [event.kind for event in table.table.playing().events(None)]

    assert "loses_light" in asyncio.run(play(holds=False))
    assert "loses_light" not in asyncio.run(play(holds=True))


def test_against_bots_alone_the_window_is_short_and_waits_for_the_one_person(tmp_path: Path, clock: Clock) -> None:
    async def play() -> tuple[bool, list[int]]:
        async with three_at_a_table(tmp_path, "normal", holds=False, bots=2) as table:
            deal(table, ["spark", "shade", "sun"], ["torch", "torch", "sun"], ["torch", "torch", "sun"])
            await answer(table, 0, "card:spark")
            for _ in range(100):
                await clock.go(0)
                if table.table.playing().in_window:
                    break
            await clock.go(60)
            match = table.table.playing()
            return match.in_window, [ask.seat for ask in match.asks]

    assert (True, [0]) == asyncio.run(play())


class Thinkers(BotRoom):
    """Bots that think for longer than any window is open, or cannot be asked at all."""

    failing = False

    async def think(self, bot: str, view: Any, seconds: float | None = None, **more: Any) -> str:
        if view.asks[0].quiet:
            if self.failing:
                raise BotFailed("crashed")
            await asyncio.sleep(3600)
        return "card:torch"


@pytest.mark.parametrize("failing", [False, True], ids=["late", "failing"])
def test_a_bot_slower_than_the_window_shows_as_little_as_one_that_cannot_react(
    tmp_path: Path, clock: Clock, failing: bool
) -> None:
    """Anna plays against two bots of which one is asked; whether it could react shows neither in time nor in words."""

    async def wire_to_anna(*, holds: bool) -> list[tuple[float, str]]:
        clock.now, clock.sleeping = 1000.0, []
        async with three_at_a_table(tmp_path / str(holds), "short", holds=holds, bots=2) as table:
            room = Thinkers(1, 3600)
            room.failing = failing
            table.tables.bots = room
            second = ["torch", "shade", "lamp"] if holds else ["torch", "sun", "lamp"]
            deal(table, ["sun", "spark", "spark"], second, ["torch", "sun", "lamp"])
            told: list[tuple[float, str]] = []
            await answer(table, 0, "card:sun")
            while not table.table.in_window:
                await clock.go(0)
            following = asyncio.create_task(record(table, clock, (0,), told))
            await clock.go(0)
            for _ in range(8):
                await clock.go(0.1)
            following.cancel()
            await asyncio.gather(following, return_exceptions=True)
            return told

    without = asyncio.run(wire_to_anna(holds=False))
    holding = asyncio.run(wire_to_anna(holds=True))

    assert [(moment, text.count("loses a light")) for moment, text in without][-1][1]
    assert without == holding


@pytest.mark.parametrize(
    ("people", "keeps"), [(["a", "b"], True), (["a", ""], True), (["a", "a"], False), (["", ""], False)]
)
def test_windows_are_kept_where_there_is_somebody_to_hide_from(people: list[str], keeps: bool) -> None:
    table = Table("t")
    table.terms = Terms(windows="short")
    table.places = [Place(PERSON if one else BOT, one, "", "" if one else "random") for one in people]

    assert keeps == table.keeps_windows()
    table.terms = Terms(windows="short", pace="days")
    assert not table.keeps_windows()


# --- at a real server -------------------------------------------------------------------------------------------------


def seeds() -> tuple[int, int, tuple[str, str]]:
    """Two seeds of a match of two in which the same is laid, and the second loses; in one world he holds a Shade."""
    found: dict[tuple[str, str], dict[bool, int]] = {}
    for seed in range(3000):
        state: Any = railhead.ruleset("toy").start(2, seed).state
        names = state.rules.cards
        high, low = max(state.hand[0].cards), min(card for card in state.hand[1].cards if card != SHADE)
        if SHADE in state.hand[0].cards or names[low] == names[high]:
            continue
        match = railhead.ruleset("toy").start(2, seed)
        match.tape.patient = True
        match.answer(0, f"card:{names[high]}")
        match.answer(1, f"card:{names[low]}")
        if match.in_window and [ask.seat for ask in match.state.asks] == [1]:
            worlds = found.setdefault((names[high], names[low]), {})
            worlds.setdefault(SHADE in state.hand[1].cards, seed)
            if len(worlds) == 2:
                return worlds[False], worlds[True], (names[high], names[low])
    raise AssertionError("no such seeds")


@contextmanager
def served(folder: Path, *seeds: int) -> Iterator[tuple[Server, list[tuple[str, str, list[str]]]]]:
    """A real server with tables of two: the id of each, its spectators' link, the keys of its players."""

    async def prepare() -> list[tuple[str, str, list[str]]]:
        app = make_app(Settings(database=sqlite_in(str(folder)), games=("toy",), rate=0))
        made = []
        async with app.router.lifespan_context(app):
            house = app.state.house
            for seed in seeds:
                people = [await house.people.make(name) for name in NAMES[:2]]
                places = [Place(PERSON, one.id, one.name) for one, _ in people]
                plan = opening.Plan("toy", places, terms=Terms(windows="short"), seed=seed)
                table = (await opening.open_table(house.tables, plan, people[0][0])).table
                made.append((table.id, table.header["watch"], [key for _, key in people]))
        return made

    tables = asyncio.run(prepare())
    with Server(str(folder), RAILHEAD_GAMES="toy") as server:
        yield server, tables


def watched(address: str, table: str, watch: str, keys: list[str], laid: tuple[str, str]) -> list[Any]:
    """What a spectator is sent while a window is open and after it: when, in classes, what happened, what changed."""
    short, long = WINDOW_SECONDS["short"]
    told: list[Any] = []
    with httpx.Client(base_url=address, timeout=30) as http, http.stream("GET", f"/t/{watch}/stream") as stream:
        messages = (json.loads(line.removeprefix("data: ")) for line in stream.iter_lines() if line[:6] == "data: ")
        next(messages)
        for seat, card in enumerate(laid):
            headers = {"authorization": f"Bearer {keys[seat]}"}
            sight = http.get(f"/api/tables/{table}?seat={seat}", headers=headers).json()
            data = {"seat": seat, "option": f"card:{card}", "version": sight["version"], "key": f"k{seat}"}
            begun = time.monotonic()
            assert "done" == http.post(f"/api/tables/{table}/answer", json=data, headers=headers).json()["result"]
            passed, message = 0.0, next(messages)
        while passed < short:
            texts = [beat["text"] for beat in message["beats"]]
            told.append((passed > long + LATE, texts, sorted(message["regions"])))
            message = next(messages)
            passed = time.monotonic() - begun
    return [*told, (passed > long + LATE, [beat["text"] for beat in message["beats"]], sorted(message["regions"]))]


def test_at_a_real_server_a_spectator_cannot_tell_who_could_react(tmp_path: Path) -> None:
    without, holding, laid = seeds()

    with served(tmp_path, without, holding) as (server, tables):
        here, there = [watched(server.address, *table, laid) for table in tables]

    assert here == there
    assert 2 == len(here), "the flames; then nothing until the window is over"
    assert not here[-1][0], "it took longer than a window may"
    assert any("loses a light" in text for text in here[-1][1])


# --- what the host chooses --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chosen", ["off", "short", "normal", "for ever"])
def test_the_host_chooses_how_long_windows_stay_open(guest: Any, rows: Any, chosen: str) -> None:
    table = guest().open("me", "link", windows=chosen)

    terms = json.loads(rows(table)[0]["data"])["terms"]
    assert ("short" if chosen == "for ever" else chosen) == terms["windows"]
