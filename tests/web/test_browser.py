"""The pages in a real browser: whole matches, reloads and power cuts, keyboard, phone, accessibility."""

import asyncio
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from browsers import CHROMIUM, DESKTOP, INSTALL, PHONE, Visitor, browser
from playwright.sync_api import Browser

import railhead
from railhead.bots import BOTS
from railhead.web import logs, opening
from railhead.web.app import make_app
from railhead.web.settings import Settings, sqlite_in
from railhead.web.soak.server import Server
from railhead.web.table import BOT, PERSON, Place

pytestmark = [pytest.mark.live, pytest.mark.skipif(not CHROMIUM, reason=INSTALL)]

Visitors = Callable[..., Visitor]
GAMES = ["toy", *railhead.rulesets()]
SHORT = ["toy", "front_line"]
WHOLE = os.environ.get("RAILHEAD_WHOLE") == "1"  # play the long games through the pages from beginning to end


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with browser() as launched:
        yield launched


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(str(tmp_path_factory.mktemp("server")), RAILHEAD_GAMES=" ".join(GAMES)) as server:
        yield server


@pytest.fixture
def visitor(chromium: Browser, server: Server) -> Iterator[Visitors]:
    """Makes visitors; when the test ends none of their pages may have had a fault."""
    made: list[Visitor] = []
    with ExitStack() as stack:

        def make(shape: dict[str, Any] = DESKTOP, **more: Any) -> Visitor:
            context = chromium.new_context(**shape, **more)
            stack.callback(context.close)
            made.append(Visitor(context, server.address))
            return made[-1]

        yield make
        for one in made:
            assert [] == one.faults


def sit_two(visitor: Visitors, game: str) -> tuple[Visitor, Visitor, str]:
    """Anna opens a table with a bot, Boris comes by her link."""
    anna, boris = visitor(DESKTOP, reduced_motion="reduce"), visitor(DESKTOP, reduced_motion="reduce")
    table = anna.start(game, "me", "link", "greedy")
    link = anna.page.input_value("#link-1")
    boris.page.goto(link)
    boris.page.fill("#name", "Boris")
    boris.page.click("button.primary")
    anna.page.wait_for_selector("#table")
    boris.page.wait_for_selector("#table")
    return anna, boris, table


def late_table(folder: str, game: str, left: int) -> tuple[str, list[str]]:
    """A table of Anna, Boris and a bot where all but the last decisions are made; its id and the keys of the two."""
    rules, seed = railhead.ruleset(game), bytes(range(32))
    match = rules.start(3, seed)
    bots = [BOTS["greedy"](rules, seed=seat) for seat in range(3)]
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, bots[ask.seat].choose(match.view(ask.seat), ask))

    async def open_it() -> tuple[str, list[str]]:
        app = make_app(Settings(database=sqlite_in(folder), games=(game,)))
        async with app.router.lifespan_context(app):
            house = app.state.house
            people = [await house.people.make(name) for name in ("Anna", "Boris")]
            places = [Place(PERSON, person.id, person.name) for person, _ in people]
            places.append(Place(BOT, "", "Greedy bot 3", "greedy"))
            plan = opening.Plan(game, places, seed=seed.hex(), answers=logs.decisions(match.log)[:-left])
            live = await opening.open_table(house.tables, plan, people[0][0])
            return live.table.id, [key for _, key in people]

    with ThreadPoolExecutor(1) as aside:  # the driver of the browser has a loop of its own in this thread
        return aside.submit(asyncio.run, open_it()).result()


def play_out(anna: Visitor, boris: Visitor) -> None:
    anna.drive()
    boris.drive()
    anna.wait_over(300)
    boris.wait_over(20)
    assert anna.page.inner_text(".asked") == boris.page.inner_text(".asked")


@pytest.mark.parametrize("game", GAMES if WHOLE else SHORT)
def test_two_browsers_and_a_bot_play_a_whole_match(visitor: Visitors, game: str) -> None:
    anna, boris, _ = sit_two(visitor, game)

    play_out(anna, boris)


@pytest.mark.parametrize("game", [] if WHOLE else [game for game in GAMES if game not in SHORT])
def test_two_browsers_and_a_bot_begin_a_match(visitor: Visitors, game: str) -> None:
    """The first decisions of a long game; its last ones follow. RAILHEAD_WHOLE=1 plays everything in between too."""
    anna, boris, _ = sit_two(visitor, game)

    anna.drive(hints=False)
    boris.drive(hints=False)

    anna.wait_decision(20)
    boris.wait_decision(20)


@pytest.mark.parametrize("game", [] if WHOLE else [game for game in GAMES if game not in SHORT])
def test_two_browsers_and_a_bot_finish_a_match(chromium: Browser, tmp_path: Path, game: str) -> None:
    table, keys = late_table(str(tmp_path), game, left=25)
    with Server(str(tmp_path), RAILHEAD_GAMES=game) as server:
        people = []
        for key in keys:
            context = chromium.new_context(**DESKTOP, reduced_motion="reduce")
            context.add_cookies([{"name": "railhead", "value": key, "url": server.address}])
            people.append(Visitor(context, server.address))
            people[-1].open(f"/t/{table}")
        play_out(*people)
        for one in people:
            assert [] == one.faults
            one.context.close()


def test_reload_and_power_cut_lead_back_to_the_same_table(visitor: Visitors, server: Server) -> None:
    anna, boris, _ = sit_two(visitor, "toy")
    anna.drive(hints=False)
    boris.drive(hints=False)
    anna.wait_decision(5)

    anna.page.reload()
    server.kill()
    anna.page.wait_for_selector("[data-link=lost]")
    server.start()
    anna.page.wait_for_selector("[data-link=live]", timeout=20_000)
    boris.page.wait_for_selector("[data-link=live]", timeout=20_000)

    assert anna.page.inner_text("#link") == boris.page.inner_text("#link")
    play_out(anna, boris)


def test_an_answer_given_while_the_server_is_down_arrives_when_it_is_back(visitor: Visitors, server: Server) -> None:
    anna = visitor()
    anna.start("toy", "me", "greedy")
    anna.page.wait_for_selector("[data-link=live]")

    server.kill()
    anna.page.click("[data-answer] button")
    anna.page.wait_for_selector("[data-link=lost]")
    server.start()

    anna.wait_decision(2)


def test_everything_can_be_done_with_the_keyboard(visitor: Visitors) -> None:
    """From the home page to the end of a match without a mouse: Tab, Enter and the number keys."""
    anna = visitor()
    page = anna.open("/")
    page.focus("a.game[href='/new/toy']")
    page.keyboard.press("Enter")
    page.wait_for_selector("#name")
    page.focus("#name")
    page.keyboard.type("Anna")
    page.keyboard.press("Enter")
    page.wait_for_selector("#table")

    for _ in range(1000):
        page.wait_for_selector("[data-answer] button, .result")
        if page.query_selector(".result"):
            break
        page.keyboard.press("1")
        page.wait_for_timeout(50)
    assert page.query_selector(".result")
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.matches('a, button, summary, input, [tabindex]')")


def test_tab_reaches_every_option_and_enter_takes_it(visitor: Visitors) -> None:
    anna = visitor()
    anna.start("toy", "me", "me", "me")
    page = anna.open(anna.page.url.removeprefix(anna.base) + "?seat=0")
    options = page.locator("[data-answer] button").count()

    reached = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        reached.add(page.evaluate("() => document.activeElement.dataset.choice || ''"))
    page.focus("[data-choice='1']")
    page.keyboard.press("Enter")

    assert {str(n + 1) for n in range(options)} <= reached
    page.wait_for_selector("text=Pass the screen")


def test_a_thing_that_cannot_be_chosen_says_why_with_its_rule(visitor: Visitors) -> None:
    anna = visitor()
    for _ in range(12):  # until a Shade is in the hand
        table = anna.start("toy", "me", "me")
        page = anna.open(f"{table}?seat=0")
        if page.query_selector("button.cannot"):
            break
    page.click("button.cannot", force=True)

    page.wait_for_selector("dialog[open]")
    assert "TOY-2.1" in page.inner_text("#why-text")
    assert "face down" in page.inner_text("#why-text")


def test_confirm_asks_twice_and_undo_takes_back(visitor: Visitors) -> None:
    anna, _, _ = sit_two(visitor, "toy")
    page = anna.page
    page.click("text=This table")
    page.check("#confirm")

    page.click("[data-choice='1']")
    assert page.query_selector("[data-choice='1'].picked")
    page.click("[data-choice='1']")
    page.wait_for_selector("[data-answer]", state="detached")
    if page.query_selector("[data-undo]"):  # unless the bot answered after her
        page.click("[data-undo]")
        page.wait_for_selector("[data-answer]")


def test_chat_can_be_muted(visitor: Visitors) -> None:
    anna, boris, _ = sit_two(visitor, "toy")
    boris.page.fill("#say", "Hello <b>all</b>")
    boris.page.press("#say", "Enter")

    anna.page.wait_for_selector("text=Hello <b>all</b>")
    anna.page.click("[data-mute]")

    assert anna.page.query_selector(".sayings .muted")
    anna.page.reload()
    assert anna.page.wait_for_selector(".sayings .muted", state="attached")


@pytest.mark.parametrize("game", GAMES)
def test_every_table_fits_a_phone_answers_to_touch_and_is_accessible(visitor: Visitors, game: str) -> None:
    anna = visitor(PHONE, color_scheme="dark", reduced_motion="reduce")
    anna.start(game, "me", "greedy")
    page = anna.page
    page.wait_for_selector("[data-answer] button")

    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    page.tap("[data-answer] button")
    anna.drive(3, hints=False)
    page.evaluate("() => window.driven")

    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
    anna.check_access()


def test_no_page_has_a_serious_fault_of_accessibility(visitor: Visitors) -> None:
    anna, boris, table = sit_two(visitor, "toy")
    anna.check_access()
    play_out(anna, boris)
    for path in ("/", "/new/toy", "/me", "/import", "/api", "/rules/toy", table, f"{table}/log", f"{table}/replay"):
        anna.open(path).wait_for_load_state()
        anna.check_access()
    dark = visitor(DESKTOP, color_scheme="dark")
    for path in ("/", "/new/toy"):
        dark.open(path)
        dark.check_access()
    host = visitor(PHONE)
    host.start("toy", "me", "link", "open")
    host.check_access()


def test_things_glide_only_for_those_who_like_it(visitor: Visitors) -> None:
    moving, still = visitor(), visitor(DESKTOP, reduced_motion="reduce")
    for one in (moving, still):
        one.start("toy", "me", "greedy")
        one.page.evaluate(
            "() => { window.glides = 0; const real = Element.prototype.animate;"
            " Element.prototype.animate = function (...all) { window.glides += 1; return real.apply(this, all); }; }"
        )
        one.drive(3, hints=False)
        one.page.evaluate("() => window.driven")

    assert moving.page.evaluate("() => window.glides") > 0
    assert 0 == still.page.evaluate("() => window.glides")
