import asyncio
import contextlib
import json
from pathlib import Path
from typing import Any

import pytest

import railhead
from railhead.web import opening, worker
from railhead.web.app import make_app
from railhead.web.bots import BotFailed, BotRoom
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
        idle = room.idle.get_nowait()
        assert idle is not None
        idle.process.kill()
        await idle.process.wait()
        room.idle.put_nowait(idle)
        option = await room.think("random", view)
        await room.close()
        return option

    assert asyncio.run(run()).startswith(("card:", "pass"))


def open_with(bot: str, tmp_path: Path, failing: set[str]) -> Any:
    """A table whose bots of some kinds always fail; plays on until nobody but a person is asked."""

    class Room(BotRoom):
        async def think(self, bot: str, view: Any, seconds: float | None = None) -> str:
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
    assert "The greedy bot of Bot took too long; the random bot plays on." == table.lines[0].text
    assert [1] == [seat for seat, _ in table.answers]


def test_even_when_every_bot_fails_the_table_goes_on(tmp_path: Path) -> None:
    table = open_with("random", tmp_path, failing={"greedy", "random"})

    assert [1] == [seat for seat, _ in table.answers]


def test_a_server_ends_while_a_bot_answers_in_the_same_moment(tmp_path: Path) -> None:
    """The answer comes when nobody owns the table any more: it is refused, and nothing waits for it."""

    class Room(BotRoom):
        async def think(self, bot: str, view: Any, seconds: float | None = None) -> str:
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
