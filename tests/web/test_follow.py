"""What the server keeps and sends, so that pages can show moves one after the other: to whom, and how much."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from guests import Guest, TestClient

from railhead.web import commands, opening
from railhead.web.access import Visit
from railhead.web.app import make_app
from railhead.web.live import Live, Watcher
from railhead.web.screens import Lens
from railhead.web.settings import Settings, sqlite_in
from railhead.web.stream import screens
from railhead.web.table import PERSON, Place

Guests = Callable[[], Guest]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=sqlite_in(str(tmp_path)), games=("toy",), bot_pause=0, rate=0)


@asynccontextmanager
async def two_at_a_table(settings: Settings) -> AsyncIterator[Live]:
    app = make_app(settings)
    async with app.router.lifespan_context(app):
        house = app.state.house
        people = [(await house.people.make(name))[0] for name in ("Anna", "Boris")]
        plan = opening.Plan("toy", [Place(PERSON, one.id, one.name) for one in people])
        yield await opening.open_table(house.tables, plan, people[0])


async def lay(live: Live, seat: int) -> None:
    match = live.table.playing()
    option = next(ask.options[0] for ask in match.asks if ask.seat == seat)
    await live.do(partial(commands.answer, seat=seat, option=match.rules.vocabulary.names[option]))


async def news(stream: Any) -> dict[str, Any]:
    """The next screen of a stream."""
    message = await asyncio.wait_for(anext(stream), 10)
    data: dict[str, Any] = json.loads(message.split("data: ", 1)[1])
    return data


def follow(live: Live, own: tuple[int, ...], seat: int | None) -> Any:
    return screens(Visit(live, None, Lens(live.table.id, own, seat)), live, "")


def test_a_stream_brings_what_happened_with_the_screen_it_led_to(settings: Settings) -> None:
    async def play() -> tuple[dict[str, Any], dict[str, Any], list[str]]:
        async with two_at_a_table(settings) as live:
            stream = follow(live, (0,), 0)
            first = await news(stream)
            await lay(live, 0)
            await news(stream)
            told = len(live.table.playing().tape.events)
            await lay(live, 1)
            last = await news(stream)
            kinds = [event.kind for event in live.table.playing().tape.events[told:]]
            await stream.aclose()
            return first, last, kinds

    first, last, kinds = asyncio.run(play())

    assert [] == first["beats"]  # whoever opens a page asks for the past, or does not
    assert kinds.count("lays") == sum("lays a card face down" in beat["text"] for beat in last["beats"])
    assert len(kinds) == len(last["beats"])
    lit = {key for beat in last["beats"] for key in beat.get("keys", [])}
    assert lit & {"player0", "player1"}  # who won the round hangs on the cards


def test_nothing_is_kept_where_no_page_is_open(settings: Settings) -> None:
    async def play() -> tuple[int, int, int]:
        async with two_at_a_table(settings) as live:
            await lay(live, 0)
            alone = len(live.past)
            live.arrive(Watcher((0,)))  # a program that only wants to know that something changed
            await lay(live, 1)
            programs = len(live.past)
            stream = follow(live, (0,), 0)
            await news(stream)
            for ask in live.table.playing().asks:
                await lay(live, ask.seat)
            pages = len(live.past)
            await stream.aclose()
            return alone, programs, pages

    alone, programs, pages = asyncio.run(play())

    assert 0 == alone == programs
    assert 0 < pages


def test_where_several_share_a_screen_only_what_all_may_know_is_shown_between_turns(settings: Settings) -> None:
    """The screen that asks to be passed on shows the public table, and so do the beats before it."""

    async def play() -> list[str]:
        async with two_at_a_table(settings) as live:
            stream = follow(live, (0, 1), 0)
            await news(stream)
            texts: list[str] = []
            for _ in range(8):
                if live.table.playing().over:
                    break
                await lay_or_keep(live)
                texts += [beat["text"] for beat in (await news(stream))["beats"]]
            await stream.aclose()
            return [text for text in texts if "draws" in text and text.startswith("Boris")]

    drawn = asyncio.run(play())

    assert drawn
    assert {"Boris draws a card."} == set(drawn)


async def lay_or_keep(live: Live) -> None:
    await lay(live, live.table.playing().asks[0].seat)


def test_since_is_for_the_player_of_the_seat_alone(guest: Guests) -> None:
    anna = guest()
    table = anna.open("me", "me")
    assert {"beats": []} == anna.get(f"/t/{table}/since?seat=0").json()
    anna.answer(table, 0)
    anna.answer(table, 1)

    mine = anna.get(f"/t/{table}/since?seat=0").json()["beats"]

    assert any("lays a card" in beat["text"] for beat in mine)
    assert 403 == guest().get(f"/t/{table}/since?seat=0").status_code


def test_taking_back_takes_the_memory_along(guest: Guests, client: TestClient) -> None:
    anna = guest()
    table = anna.open("me", "me")
    screen = anna.answer(table, 0).json()
    version = screen["regions"]["tools"].partition('name="version" value="')[2].partition('"')[0]

    anna.act(table, "undo", seat=0, version=version, decisions=1, key="u")

    assert {"beats": []} == anna.get(f"/t/{table}/since?seat=0").json()


def test_previews_are_for_the_one_who_is_asked(guest: Guests) -> None:
    anna = guest()
    table = anna.open("me", "me")
    _, options = anna.question(table, 0)
    anna.answer(table, 1)

    assert anna.get(f"/t/{table}/preview?seat=0&option={options[0]}").json()["lines"]
    assert {"lines": []} == anna.get(f"/t/{table}/preview?seat=0&option=bury").json()
    assert {"lines": []} == anna.get(f"/t/{table}/preview?seat=0&option=nonsense").json()
    assert {"lines": []} == anna.get(f"/t/{table}/preview?seat=1&option={options[0]}").json()
    assert 403 == guest().get(f"/t/{table}/preview?seat=0&option={options[0]}").status_code
