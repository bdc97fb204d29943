import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from guests import Guest, TestClient

import railhead
from railhead.web import opening, store, worker
from railhead.web.app import make_app
from railhead.web.bots import BotFailed, BotRoom, Worker
from railhead.web.fair import BOTS_ALONE, PEOPLE, FairQueue
from railhead.web.people import Person
from railhead.web.settings import Settings, sqlite_in
from railhead.web.table import BOT, PERSON, Place

ANNA = Person("anna", "Anna")


def test_a_worker_learns_no_more_than_its_seat() -> None:
    """What is sent to a worker is a dream in which all that the seat cannot see is dealt at random."""
    match = railhead.ruleset("toy").start(3, seed=bytes(range(32)))
    real = match.state.to_json()

    sent = [json.loads(BotRoom(1, 1).question("random", match.view(0))) for _ in range(20)]

    assert all(question["state"]["zones"]["hand"][0] == real["zones"]["hand"][0] for question in sent)  # type: ignore[index]
    assert len({str(question["state"]["zones"]["hand"][1]) for question in sent}) > 1
    assert bytes(range(32)).hex() not in str(sent)


def test_a_worker_sees_the_very_view_of_its_seat() -> None:
    match = railhead.ruleset("toy").start(3, seed=7)
    question = json.loads(BotRoom(1, 1).question("greedy", match.view(1)))

    view = railhead.ruleset("toy").load_state(question["state"]).view(1)

    assert match.view(1).to_json() == view.to_json()
    assert worker.choose(question) in [match.rules.vocabulary.names[option] for option in match.view(1).asks[0].options]


def test_a_bot_that_makes_an_error_says_so() -> None:
    assert "fault" in worker.answer('{"game": "toy"}')
    assert "fault" in worker.answer("{")


def test_a_late_bot_and_a_crashed_one_fail_and_the_next_one_answers() -> None:
    view = railhead.ruleset("toy").start(2, seed=7).view(0)

    async def run() -> str:
        room = BotRoom(1, 10)
        with pytest.raises(BotFailed, match="too long"):
            await room.think("greedy", view, seconds=0.001)
        await room.think("greedy", view)
        idle = room.idle.free[0]
        assert idle is not None
        idle.process.kill()
        await idle.process.wait()
        option = await room.think("random", view)
        await room.close()
        return option

    assert asyncio.run(run()).startswith(("card:", "pass"))


def open_with(bot: str, tmp_path: Path, failing: set[str]) -> Any:
    """A table whose bots of some kinds always fail; plays on until nobody but a person is asked."""

    class Room(BotRoom):
        async def think(self, bot: str, view: Any, seconds: float | None = None, **more: Any) -> str:
            if bot in failing:
                raise BotFailed("took too long")
            return view.rules.vocabulary.names[view.asks[0].options[0]]

    async def run() -> Any:
        app = make_app(Settings(database=sqlite_in(str(tmp_path)), games=("toy",), bot_pause=0, rate=0))
        async with app.router.lifespan_context(app):
            tables = app.state.house.tables
            tables.bots = Room(1, 1)
            places = [Place(PERSON, "anna", "Anna"), Place(BOT, "", "Bot", bot)]
            live = await opening.open_table(tables, opening.Plan("toy", places), ANNA)
            for _ in range(200):
                if not live.table.asked_bots() and not live.thinking:
                    break
                await asyncio.sleep(0.01)
            return live.table

    return asyncio.run(run())


def test_a_failing_bot_is_replaced_by_a_weaker_one_and_the_log_says_so(tmp_path: Path) -> None:
    table = open_with("greedy", tmp_path, failing={"greedy"})

    assert "random" == table.places[1].bot
    assert "Bot’s bot took too long; the random bot plays on." == table.lines[0].text
    assert [1] == [seat for seat, _ in table.answers]


def test_even_when_every_bot_fails_the_table_goes_on(tmp_path: Path) -> None:
    table = open_with("random", tmp_path, failing={"greedy", "random"})

    assert [1] == [seat for seat, _ in table.answers]


def test_a_server_ends_while_a_bot_answers_in_the_same_moment(tmp_path: Path) -> None:
    """The answer comes when nobody owns the table any more: it is refused, and nothing waits for it."""

    class Room(BotRoom):
        async def think(self, bot: str, view: Any, seconds: float | None = None, **more: Any) -> str:
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.sleep(3600)
            return str(view.rules.vocabulary.names[view.asks[0].options[0]])

    async def run() -> None:
        app = make_app(Settings(database=sqlite_in(str(tmp_path)), games=("toy",), bot_pause=0, rate=0))
        async with app.router.lifespan_context(app):
            tables = app.state.house.tables
            tables.bots = Room(1, 1)
            places = [Place(PERSON, "anna", "Anna"), Place(BOT, "", "Bot", "greedy")]
            await opening.open_table(tables, opening.Plan("toy", places), ANNA)
            await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(run(), 20))


# --- nobody's bots are in anybody's way -----------------------------------------------------------------------------


def test_people_come_first_and_the_lines_of_owners_are_served_in_turn() -> None:
    """One owner with a hundred wishes keeps another with two waiting for one wish at a time, and people for none."""

    async def run() -> list[str]:
        queue: FairQueue[int] = FairQueue()
        served: list[str] = []

        async def want(name: str, rank: int, owner: str) -> None:
            await queue.take(rank, owner)
            served.append(name)

        wishes = [asyncio.create_task(want("many", BOTS_ALONE, "a")) for _ in range(100)]
        wishes += [asyncio.create_task(want("few", BOTS_ALONE, "b")) for _ in range(2)]
        await asyncio.sleep(0)
        wishes.append(asyncio.create_task(want("person", PEOPLE, "c")))
        await asyncio.sleep(0)
        for _ in range(len(wishes)):
            queue.give(0)
            await asyncio.sleep(0)
        await asyncio.gather(*wishes)
        return served

    served = asyncio.run(run())

    assert ["person", "many", "few", "many", "few", "many"] == served[:6]
    assert 103 == len(served)


def test_nobody_is_served_more_often_by_being_many() -> None:
    """Keys are free: somebody with forty of them would be forty owners, and all others would wait for all of them."""

    async def run() -> list[str]:
        queue: FairQueue[int] = FairQueue()
        served: list[str] = []

        async def want(name: str, owner: str, home: str) -> None:
            await queue.take(PEOPLE, owner, home)
            served.append(name)

        wishes = [asyncio.create_task(want("many", f"key {number}", "one address")) for number in range(40)]
        wishes += [asyncio.create_task(want("honest", "anna", "another")) for _ in range(2)]
        await asyncio.sleep(0)
        for _ in range(len(wishes)):
            queue.give(0)
            await asyncio.sleep(0)
        await asyncio.gather(*wishes)
        return served

    assert ["many", "honest", "many", "honest", "many"] == asyncio.run(run())[:5]


def test_the_bots_of_a_table_wait_in_the_line_of_the_address_it_was_opened_from(client: TestClient) -> None:
    table = Guest(client).open("me", "greedy")
    tables = client.app.state.house.tables  # type: ignore[attr-defined]  # of this test

    live = client.portal.call(tables.find, table)  # type: ignore[union-attr]  # of this test

    assert "testclient" == live.home


def test_a_wish_that_is_called_off_takes_nothing_with_it() -> None:
    async def run() -> int:
        queue: FairQueue[int] = FairQueue()
        gone, next_one = (asyncio.create_task(queue.take(PEOPLE, "a")) for _ in range(2))
        await asyncio.sleep(0)
        queue.give(7)
        gone.cancel()  # in the very moment in which it is served
        await asyncio.wait([gone])
        return await asyncio.wait_for(next_one, 5)

    assert 7 == asyncio.run(run())


def test_a_worker_that_is_killed_is_followed_by_another_and_the_bot_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    view = railhead.ruleset("toy").start(2, seed=7).view(0)
    started: list[Worker] = []
    start = Worker.start

    async def start_and_die() -> Worker:
        worker = await start()
        started.append(worker)
        if len(started) == 1:
            worker.process.kill()
        return worker

    async def run() -> str:
        room = BotRoom(1, 60)
        option = await room.think("greedy", view)
        await room.close()
        return option

    monkeypatch.setattr(Worker, "start", start_and_die)

    assert asyncio.run(run()).startswith(("card:", "pass"))
    assert 2 == len(started)


def test_a_bot_that_failed_is_tried_again_after_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("railhead.web.live.RECOVER_SECONDS", 0.0)
    failing = {"greedy"}

    class Healing(set[str]):
        def __contains__(self, bot: object) -> bool:
            if bot in failing:
                failing.clear()
                return True
            return False

    table = open_with("greedy", tmp_path, failing=Healing())

    assert "greedy" == table.places[1].bot
    assert ["Bot’s bot took too long; the random bot plays on.", "The greedy bot plays for Bot again."] == [
        line.text for line in table.lines
    ]


def test_bots_alone_stand_still_until_somebody_looks(tmp_path: Path) -> None:
    class Room(BotRoom):
        async def think(self, bot: str, view: Any, seconds: float | None = None, **more: Any) -> str:
            return str(view.rules.vocabulary.names[view.asks[0].options[0]])

    async def run() -> tuple[int, bool, list[bool]]:
        app = make_app(Settings(database=sqlite_in(str(tmp_path)), games=("toy",), bot_pause=0, rate=0))
        async with app.router.lifespan_context(app):
            tables = app.state.house.tables
            tables.bots = Room(1, 1)
            places = [Place(BOT, "", f"Bot {at}", "greedy") for at in range(2)]
            live = await opening.open_table(tables, opening.Plan("toy", places), ANNA)
            await asyncio.sleep(0.2)
            before = live.table.decision
            due = [row["bots_due"] for row in await tables.store.read(sql.select(store.tables.c.bots_due))]
            live.attend()
            for _ in range(500):
                if live.table.stage == "over":
                    break
                await asyncio.sleep(0.01)
            return before, live.table.stage == "over", due

    assert (0, True, [False]) == asyncio.run(run())


# --- quotas -----------------------------------------------------------------------------------------------------------


def open_many(client: TestClient, person: Guest, *seats: str, most: int = 30) -> int:
    """How many tables somebody can open."""
    for count in range(most):
        form = {"name": "Anna", **{f"who-{at}": who for at, who in enumerate(seats)}}
        reply = person.post("/new/toy", form)
        if reply.status_code != 303:
            assert 429 == reply.status_code
            return count
    return most


@pytest.fixture
def settings(database: str) -> Settings:
    return Settings(database=database, games=("toy",), bot_pause=0, rate=0, tables=6)


def test_a_person_and_an_address_have_only_so_many_unfinished_tables(client: TestClient) -> None:
    opened = [open_many(client, Guest(client), "me", "greedy") for _ in range(7)]

    assert [6, 6, 6, 6, 6, 0, 0] == opened


def test_nobody_fills_the_lobby(client: TestClient) -> None:
    anna = Guest(client)

    assert 5 == open_many(client, anna, "me", "open")
    assert 1 == open_many(client, anna, "me", "me")


def test_the_page_says_which_bot_plays(client: TestClient) -> None:
    anna = Guest(client)
    table = anna.open("me", "random")

    assert "random bot" in anna.get(f"/t/{table}").text
