"""Clocks chosen by the host: when they run, what they do at the end, and what they never tell."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from guests import Guest, TestClient
from test_windows import LAID, NAMES, Clock, deal, record

from railhead.web import clocks, commands, grace, live, office, opening, store
from railhead.web.app import make_app
from railhead.web.clocks import CLOCKS, DAY, HOUR, MINUTE, SECOND, Asked, Times, times_of
from railhead.web.live import Live
from railhead.web.screens import Lens, screen_of
from railhead.web.settings import Settings, sqlite_in
from railhead.web.table import PERSON, Place, Refused, Table, Terms

Guests = Callable[[], Guest]


# --- the arithmetic -------------------------------------------------------------------------------------------------


def clock_of(kind: str) -> Times:
    times = times_of(kind, 2)
    assert times is not None
    return times


def begun(kind: str, *openly: int) -> Times:
    """Clocks of two seats; a match has begun at moment 0 and asks these openly."""
    times = clock_of(kind)
    times.take("start", None, {}, 0, Asked(openly))
    return times


def test_each_question_has_its_own_time() -> None:
    times = begun("move-1", 0)
    times.take("answer", 0, {}, 50 * SECOND, Asked([0]))

    assert (50 + 60) * SECOND == times.ends(0)
    assert times.ends(1) is None
    times.take("answer", 0, {}, 60 * SECOND, Asked([1]))
    assert (None, 120 * SECOND) == (times.ends(0), times.ends(1))


def test_a_bank_is_spent_and_each_decision_adds_to_it() -> None:
    times = begun("match-10", 0)
    times.take("answer", 0, {}, 4 * MINUTE, Asked([1]))

    assert 6 * MINUTE + 10 * SECOND == times.left[0]
    assert 4 * MINUTE + 10 * MINUTE == times.ends(1)
    times.take("answer", 1, {}, 5 * MINUTE, Asked([0]))
    assert 5 * MINUTE + 6 * MINUTE + 10 * SECOND == times.ends(0)


def test_all_who_are_openly_asked_at_once_have_a_running_clock() -> None:
    times = begun("move-2", 0, 1)
    times.take("answer", 1, {}, 30 * SECOND, Asked([0]))

    assert 2 * MINUTE == times.ends(0), "another's answer does not shift it"
    assert times.ends(1) is None


def test_what_is_asked_quietly_moves_no_clock_that_others_see() -> None:
    for kind in CLOCKS:
        times = begun(kind, 0)
        times.take("answer", 0, {}, SECOND, Asked([], [1]))
        held = [*times.left], dict(times.since)
        times.take("answer", 1, {}, HOUR, Asked([], [0]))

        assert held == ([*times.left], dict(times.since)), kind
        assert ({0: HOUR} if CLOCKS[kind].days else {}) == times.hidden


def test_over_days_a_quiet_question_ends_by_itself_too() -> None:
    times = begun("days-1", 0)
    times.take("answer", 0, {}, SECOND, Asked([], [1]))

    assert DAY + SECOND == times.due() == times.ends_quietly(1)
    assert times.ends(1) is None
    assert [1] == times.out(DAY + SECOND)


def test_chat_and_names_move_nothing() -> None:
    times = begun("move-1", 0)
    for kind in ("say", "unsay", "name", "coach"):
        times.take(kind, 0, {}, 30 * SECOND, Asked([0]))

    assert MINUTE == times.ends(0)


@pytest.mark.parametrize("kind", ["move-1", "match-10"])
def test_taking_back_brings_no_time(kind: str) -> None:
    """Whoever answers and takes back for ever runs out of time all the same."""
    times, at = begun(kind, 0), 0
    for _ in range(1000):
        at += 5 * SECOND
        times.take("answer", 0, {}, at, Asked([1]))
        times.take("undo", 0, {"decisions": 1}, at, Asked([0]))
        if times.is_out(0, at):
            break

    assert at <= 2 * times.clock.time


@pytest.mark.parametrize("kind", ["move-1", "match-10"])
def test_nor_does_taking_back_two_decisions_in_turns(kind: str) -> None:
    times, at = begun(kind, 0), 0
    for _ in range(1000):
        for asked in ([0], [1]):
            at += 5 * SECOND
            times.take("answer", 0, {}, at, Asked(asked))
        times.take("undo", 0, {"decisions": 2}, at, Asked([0]))
        if times.is_out(0, at):
            break

    assert at <= 3 * times.clock.time


def test_after_taking_back_the_next_turn_has_its_whole_time_again() -> None:
    times = begun("move-1", 0)
    times.take("answer", 0, {}, 50 * SECOND, Asked([0]))
    times.take("undo", 0, {"decisions": 1}, 55 * SECOND, Asked([0]))
    assert 65 * SECOND == times.ends(0)

    times.take("answer", 0, {}, 60 * SECOND, Asked([1]))
    times.take("answer", 1, {}, 70 * SECOND, Asked([0]))

    assert 130 * SECOND == times.ends(0)


def test_a_seat_that_a_bot_took_comes_back_to_what_was_left_of_the_same_question() -> None:
    times = begun("move-1", 0)
    times.take("bot", 0, {}, 50 * SECOND, Asked())
    times.take("back", 0, {}, 55 * SECOND, Asked([0]))

    assert 65 * SECOND == times.ends(0)


def test_who_is_out_of_time_comes_back_after_the_bot_has_answered() -> None:
    times = begun("move-1", 0)
    times.take("bot", 0, {"cause": "clock"}, MINUTE, Asked())
    assert times.too_late(0)

    times.take("answer", 0, {}, MINUTE + SECOND, Asked())
    assert not times.too_late(0)
    times.take("back", 0, {}, 2 * MINUTE, Asked([0]))

    assert 3 * MINUTE == times.ends(0)


def test_who_comes_back_with_an_empty_bank_has_what_a_decision_adds() -> None:
    times = begun("match-10", 0)
    times.take("bot", 0, {"cause": "clock"}, 10 * MINUTE, Asked())
    times.take("back", 0, {}, HOUR, Asked([0]))

    assert HOUR + 10 * SECOND == times.ends(0)


def test_while_no_server_ran_no_clock_ran() -> None:
    times = begun("match-10", 0)
    times.take("grace", None, {"down": [MINUTE, HOUR]}, HOUR, Asked([0]))

    assert HOUR + 9 * MINUTE == times.ends(0)
    assert 10 * MINUTE == times.left[1], "nobody waited for this one"


def test_after_a_start_everybody_has_a_while() -> None:
    times = begun("move-1", 0)
    times.take("grace", None, {"down": [59 * SECOND, 2 * MINUTE]}, 2 * MINUTE, Asked([0]))
    over_days = begun("days-1", 0)
    over_days.take("grace", None, {"down": [DAY, DAY]}, DAY, Asked([0]))

    assert 3 * MINUTE == times.ends(0)
    assert DAY + HOUR == over_days.ends(0)


def test_where_the_rules_fail_the_clocks_stand() -> None:
    times = begun("move-1", 0)
    times.take("fault", 0, {}, SECOND, Asked([0]))

    assert times.due() is None


def test_a_copy_is_a_copy() -> None:
    times = begun("move-1", 0)
    other = times.copy()
    other.take("answer", 0, {}, SECOND, Asked([1]))

    assert MINUTE == times.ends(0)
    assert times.ends(1) is None


@pytest.mark.parametrize(
    ("left", "shown"), [(0, "0:00"), (1, "0:01"), (90_000, "1:30"), (3_750_000, "1:02:30"), (DAY + HOUR, "1 d 1 h")]
)
def test_a_time_is_written_as_people_read_it(left: int, shown: str) -> None:
    assert shown == clocks.shown_as(left)


# --- the terms ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("clock", "pace", "windows"), [("none", "live", "off"), ("move-2", "live", "short"), ("days-3", "days", "off")]
)
def test_a_clock_sets_the_pace_and_lets_no_hidden_reaction_hold_up_the_match(
    clock: str, pace: str, windows: str
) -> None:
    terms = Terms(clock=clock)

    assert (pace, windows) == (terms.pace, terms.windows)


# --- at a table -----------------------------------------------------------------------------------------------------


class Ahead:
    """The time of all modules, which can be moved on."""

    def __init__(self) -> None:
        self.by = 0.0
        self.real = time.time

    def __call__(self) -> float:
        return self.real() + self.by


@pytest.fixture
def ahead(monkeypatch: pytest.MonkeyPatch) -> Iterator[Ahead]:
    made = Ahead()
    monkeypatch.setattr(time, "time", made)
    yield made
    monkeypatch.undo()


def live_at(client: TestClient, table: str) -> Live:
    tables = client.app.state.house.tables  # type: ignore[attr-defined]  # the application of this test
    found: Live = client.portal.call(tables.find, table)  # type: ignore[union-attr,assignment]  # of this test
    return found


def let_ring(client: TestClient, table: str) -> None:
    """Let the keeper look at the clocks, and wait for what follows."""
    tables = client.app.state.house.tables  # type: ignore[attr-defined]  # the application of this test

    async def check_clocks() -> None:
        await tables.take_up_clocks()
        await asyncio.sleep(0.01)
        found = tables.at_hand(table)
        if found is not None and found.alarm.task is not None:
            await asyncio.wait([found.alarm.task])

    client.portal.call(check_clocks)  # type: ignore[union-attr]  # of this test


def seated(guest: Guests, clock: str, ending: str = "answer") -> tuple[Guest, Guest, str]:
    """Anna and Boris at a table with a clock; in this game both are asked at once, in secret."""
    anna, boris = guest(), guest()
    table = anna.open("me", "open", clock=clock, ending=ending)
    boris.post(f"/t/{table}/sit", {"name": "Boris", "seat": "1"})
    return anna, boris, table


def kinds(rows: Any, table: str) -> list[str]:
    return [row["kind"] for row in rows(table)]


def test_a_bot_answers_for_who_is_out_of_time(guest: Guests, client: TestClient, rows: Any, ahead: Ahead) -> None:
    anna, _, table = seated(guest, "move-1")
    anna.answer(table)
    ahead.by += 59
    let_ring(client, table)
    assert ["open", "sit", "start", "answer"] == kinds(rows, table)

    ahead.by += 2
    let_ring(client, table)

    entry = rows(table)[4]
    assert ("answer", 1) == (entry["kind"], entry["seat"])
    assert {"cause": "clock", "bot": "greedy"}.items() <= json.loads(entry["data"]).items()
    assert "Boris is out of time; the greedy bot answers the question." in anna.get(f"/t/{table}").text


def test_that_answer_is_no_sign_of_the_person_and_not_to_be_taken_back(
    guest: Guests, client: TestClient, ahead: Ahead
) -> None:
    _, boris, table = seated(guest, "move-1")
    ahead.by += 61
    let_ring(client, table)
    found = live_at(client, table)

    assert 0 == found.table.undoable(1)
    assert ahead() - found.table.acted[1] / 1000 > 60
    assert not found.table.places[1].bot, "the seat stays his"
    assert boris.get(f"/t/{table}").status_code == 200


def test_whoever_answers_before_the_bot_counts(guest: Guests, client: TestClient, rows: Any, ahead: Ahead) -> None:
    anna, boris, table = seated(guest, "move-1")
    anna.answer(table)
    boris.answer(table, 1)
    ahead.by += 61
    found = live_at(client, table)
    late = found.table.times
    assert late is not None
    asked = late.out(clocks.now())
    before = len(rows(table))
    for seat, player in enumerate((anna, boris)):
        if seat in asked:
            player.answer(table, seat)
    let_ring(client, table)

    assert all("cause" not in json.loads(row["data"]) for row in rows(table)[3 : before + len(asked)])


def test_a_bot_takes_the_seat_and_gives_it_back(guest: Guests, client: TestClient, rows: Any, ahead: Ahead) -> None:
    anna, boris, table = seated(guest, "move-1", "seat")
    anna.answer(table)
    ahead.by += 61
    let_ring(client, table)

    taken = rows(table)[4]
    assert ("bot", 1, "clock") == (taken["kind"], taken["seat"], json.loads(taken["data"])["cause"])
    assert "Boris is out of time; the greedy bot plays until they are back." in anna.get(f"/t/{table}").text
    until = time.monotonic() + 90  # a busy machine takes its time
    while "answer" not in kinds(rows, table)[5:] and time.monotonic() < until:
        time.sleep(0.02)
    assert 200 == boris.act(table, "back", seat=1).status_code
    assert not live_at(client, table).table.places[1].bot


def test_nobody_takes_his_seat_back_to_gain_time(tmp_path: Path, ahead: Ahead) -> None:
    """The bot has taken the seat and not answered yet."""

    async def play() -> str:
        async with table_of(tmp_path, "move-1", ending="seat") as found:
            take = partial(commands.hand_over, seat=1, bot="greedy", why="note-time-seat", cause="clock")
            ahead.by += 61
            found.wake_bots = lambda: None  # type: ignore[method-assign]  # the bot thinks for ever
            await found.do(take)
            with pytest.raises(Refused) as refused:
                await found.do(partial(commands.come_back, seat=1))
            return str(refused.value)

    assert "once the bot has answered it" in asyncio.run(play())


@asynccontextmanager
async def table_of(
    folder: Path, clock: str, *, game: str = "toy", ending: str = "answer", seats: int = 2, seed: int = 7
) -> AsyncIterator[Live]:
    """Some people at a table with a clock."""
    app = make_app(Settings(database=sqlite_in(str(folder)), games=(game,), rate=0, bot_pause=0))
    async with app.router.lifespan_context(app):
        house = app.state.house
        people = [(await house.people.make(name))[0] for name in NAMES[:seats]]
        places = [Place(PERSON, one.id, one.name) for one in people]
        plan = opening.Plan(game, places, terms=Terms(clock=clock, ending=ending), seed=seed)
        entries, state = await opening.first_entries(house.tables, plan, people[0])
        yield await house.tables.create("t", entries, *opening.indexes("t", plan, entries[0], state))


async def rung(found: Live) -> None:
    found.alarm.mind()
    await asyncio.sleep(0.01)
    assert found.alarm.task is not None
    await asyncio.wait([found.alarm.task])


def test_a_seat_concedes_where_the_rules_let_one_leave(tmp_path: Path, ahead: Ahead) -> None:
    async def play(game: str) -> tuple[Table, int]:
        async with table_of(tmp_path / game, "move-5", game=game, ending="concede") as found:
            asked = found.table.asked().openly
            ahead.by += 301
            await rung(found)
            return found.table, next(iter(asked))

    barbarossa, _ = asyncio.run(play("barbarossa"))
    toy, seat = asyncio.run(play("toy"))

    assert "over" == barbarossa.stage
    assert "out of time and concedes" in barbarossa.lines[-1].text
    assert "playing" == toy.stage
    assert toy.places[seat].bot, "who cannot leave is played by a bot"


def test_a_bank_is_told_beside_each_player_and_a_running_clock_by_its_end(tmp_path: Path, ahead: Ahead) -> None:
    async def draw() -> tuple[str, int]:
        async with table_of(tmp_path, "match-10") as found:
            await found.do(partial(commands.answer, seat=0, option=first(found, 0)))
            times = found.table.times
            assert times is not None
            return screen_of(found, Lens("t", (0,), 0)).regions["clocks"], times.ends(1) or 0

    region, ends = asyncio.run(draw())

    assert 1 == region.count("data-ends")
    assert f'data-ends="{ends}"' in region
    assert "10:00" in region
    assert "10:10" in region, "what Anna has left, and what her decision added"


def first(found: Live, seat: int) -> str:
    match = found.table.playing()
    return next(match.rules.vocabulary.names[ask.options[0]] for ask in match.asks if ask.seat == seat)


def test_a_table_that_nobody_has_in_memory_is_found_when_its_time_is_over(
    guest: Guests, client: TestClient, rows: Any, ahead: Ahead
) -> None:
    _, _, table = seated(guest, "days-3", "seat")
    found = live_at(client, table)
    tables = found.tables
    ahead.by += 2 * 24 * 3600

    async def forget() -> None:
        tables.forget(table)
        await found.close()

    client.portal.call(forget)  # type: ignore[union-attr]  # of this test
    let_ring(client, table)
    assert "bot" not in kinds(rows, table)

    ahead.by += 24 * 3600 + 1
    let_ring(client, table)

    assert 2 == kinds(rows, table).count("bot")


def test_over_days_who_is_quietly_asked_passes_unseen(tmp_path: Path, ahead: Ahead) -> None:
    """Nothing on a page of the others says that his time runs, nor that it is over."""

    async def play() -> tuple[str, str, str, list[str]]:
        async with table_of(tmp_path, "days-1", seats=3) as found:
            deal(found, ["torch", "sun", "sun"], ["spark", "shade", "lamp"], ["torch", "sun", "lamp"])
            for seat, option in enumerate(LAID):
                await found.do(partial(commands.answer, seat=seat, option=option))
            assert [1] == [ask.seat for ask in found.table.playing().asks]
            anna, boris = (screen_of(found, Lens("t", (seat,), seat)) for seat in (0, 1))
            ahead.by += 24 * 3600 + 1
            await rung(found)
            kinds = [event.kind for event in found.table.playing().events(None)]
            lines = "".join(line.text for line in found.table.lines)
            return anna.regions["clocks"], boris.regions["clocks"], lines, kinds

    anna, boris, lines, told = asyncio.run(play())

    assert "" == anna.strip()
    assert 1 == boris.count("data-ends")
    assert "out of time" not in lines
    assert "loses_light" in told


# --- what a clock must not tell -------------------------------------------------------------------------------------


@pytest.fixture
def steered(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Windows and clocks by the same time, which passes when the test says so."""
    made = Clock()
    monkeypatch.setattr(live, "clock", made)
    monkeypatch.setattr(live, "wait_until", made.wait_until)
    monkeypatch.setattr(time, "time", lambda: 1_700_000_000 + made.now)
    return made


async def wire(folder: Path, clock: Clock, kind: str, *, holds: bool, reply: str = "") -> list[list[tuple[float, str]]]:
    """All that Anna, Clara and a spectator get, from the first flame to the next question, with the clocks."""
    clock.now, clock.sleeping = 1000.0, []
    async with table_of(folder, kind, seats=3) as table:
        second = ["spark", "shade", "lamp"] if holds else ["spark", "sun", "lamp"]
        deal(table, ["torch", "sun", "sun"], second, ["torch", "sun", "lamp"])
        told: list[list[tuple[float, str]]] = [[], [], []]
        seats: list[tuple[int, ...]] = [(0,), (2,), ()]
        tasks = [asyncio.create_task(record(table, clock, own, to)) for own, to in zip(seats, told, strict=True)]
        await clock.go(0)
        for seat, option in enumerate(LAID):
            clock.now += 1
            await table.do(partial(commands.answer, seat=seat, option=option))
            await clock.go(0)
        await clock.go(1)
        if reply:
            await table.do(partial(commands.answer, seat=1, option=reply))
        for _ in range(12):
            await clock.go(0.5)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return told


@pytest.mark.parametrize("kind", ["move-1", "match-10"])
def test_clocks_do_not_tell_who_could_react(tmp_path: Path, steered: Clock, kind: str) -> None:
    """Boris holds a Shade and passes, or lets the window go by, or holds none: nobody else can tell."""
    without = asyncio.run(wire(tmp_path / "without", steered, kind, holds=False))
    passes = asyncio.run(wire(tmp_path / "passes", steered, kind, holds=True, reply="pass"))
    sleeps = asyncio.run(wire(tmp_path / "sleeps", steered, kind, holds=True))

    assert "data-ends" in str(without)
    assert without == passes
    assert without == sleeps


# --- restarts -------------------------------------------------------------------------------------------------------


def test_a_restart_gives_everybody_the_time_in_which_no_server_ran(settings: Settings, ahead: Ahead) -> None:
    """On both databases; and whoever reads the log later comes to the same."""

    async def session(work: Callable[[Any], Any]) -> Any:
        app = make_app(settings)
        async with app.router.lifespan_context(app):
            return await work(app.state.house)

    async def begin(house: Any) -> str:
        people = [(await house.people.make(name))[0] for name in NAMES[:2]]
        places = [Place(PERSON, one.id, one.name) for one in people]
        plan = opening.Plan("toy", places, terms=Terms(clock="match-10"), seed=7)
        made = await opening.open_table(house.tables, plan, people[0])
        ahead.by += 120
        return str(made.table.id)

    async def read_clock(house: Any) -> tuple[Table, int]:
        found = await house.tables.find(table_id)
        due = await house.store.read(store.sql.select(store.clocks.c.due))
        return found.table, due[0]["due"]

    table_id = asyncio.run(session(begin))
    ahead.by += 3 * 3600
    table, due = asyncio.run(session(read_clock))
    again, _ = asyncio.run(session(read_clock))

    assert table.times is not None
    assert 7 * MINUTE < (table.due or 0) - clocks.now() < 8 * MINUTE + SECOND
    assert due <= (table.due or 0), "the list may be early, never late"
    assert again.times is not None
    assert abs((again.due or 0) - (table.due or 0)) < 5 * SECOND


def test_of_several_processes_that_start_at_once_one_writes_it(postgresql: str, ahead: Ahead) -> None:
    engine = store.make_engine(postgresql)
    store.metadata.drop_all(engine)
    store.metadata.create_all(engine)
    with engine.begin() as connection:
        connection.execute(store.clocks.insert().values(table_id="t", due=5))
        connection.execute(store.log.insert().values(table_id="t", number=0, at=1, kind="open", data="{}"))

    for process in ("a", "b", "c"):
        grace.give(engine, process, shared=True)
    with engine.connect() as connection:
        entries = connection.execute(store.sql.select(store.log.c.number, store.log.c.kind)).all()
        due = connection.scalar(store.sql.select(store.clocks.c.due))
    engine.dispose()

    assert [(0, "open"), (1, "grace")] == sorted((row.number, row.kind) for row in entries)
    assert abs((due or 0) - clocks.now() - MINUTE) < 10 * SECOND


# --- what the host chooses ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("sent", "kept"), [("move-2", "move-2"), ("for ever", "none")])
def test_the_host_chooses_a_clock(guest: Guests, rows: Any, sent: str, kept: str) -> None:
    table = guest().open("me", "link", clock=sent, ending="seat")

    terms = json.loads(rows(table)[0]["data"])["terms"]
    assert (kept, "seat") == (terms["clock"], terms["ending"])


def test_the_waiting_room_says_by_what_clock_they_will_play(guest: Guests) -> None:
    anna = guest()
    table = anna.open("me", "link", clock="match-25", ending="seat")

    text = anna.get(f"/t/{table}").text
    assert "Clock: 25 minutes each, +15 s per decision. Then a bot takes the seat." in text


def test_the_set_up_page_offers_conceding_where_the_rules_know_it(tmp_path: Path) -> None:
    app = make_app(Settings(database=sqlite_in(str(tmp_path)), games=("toy", "barbarossa"), rate=0))
    with TestClient(app) as client:
        toy, barbarossa = (Guest(client).get(f"/new/{game}").text for game in ("toy", "barbarossa"))

    assert 'value="concede"' not in toy
    assert 'value="concede"' in barbarossa


def test_programs_choose_and_read_clocks_too(guest: Guests, client: TestClient) -> None:
    token = client.post("/api/people", json={"name": "Anna"}).json()["token"]
    headers = {"authorization": f"Bearer {token}"}
    terms = {"clock": "move-5", "ending": "seat"}
    data = {"game": "toy", "seats": ["me", "greedy"], "terms": terms, "key": "k"}
    made = client.post("/api/tables", json=data, headers=headers).json()
    wrong = client.post("/api/tables", json={**data, "terms": {"clock": "egg"}, "key": "l"}, headers=headers)

    clock = client.get(f"/api/tables/{made['table']}", headers=headers).json()["clock"]
    assert ("move-5", "seat", [0]) == (clock["kind"], clock["ending"], [one["seat"] for one in clock["seats"]])
    assert 0 < clock["seats"][0]["ends"] - clocks.now() <= 5 * MINUTE
    assert 422 == wrong.status_code


def test_without_a_clock_nobody_is_hurried(guest: Guests, client: TestClient) -> None:
    anna = guest()
    table = anna.open("me", "greedy")

    assert live_at(client, table).table.due is None
    assert "data-now" not in anna.get(f"/t/{table}").text


def test_those_who_run_the_server_see_when_somebody_is_out_of_time(
    guest: Guests, client: TestClient, settings: Settings
) -> None:
    _, _, table = seated(guest, "days-7")
    engine = store.make_engine(settings.database)
    listed = office.tables(engine)
    office.close(engine, table)
    closed = office.tables(engine)
    engine.dispose()

    assert [live_at(client, table).table.due] == [one.due for one in listed]
    assert [0] == [one.due for one in closed]
