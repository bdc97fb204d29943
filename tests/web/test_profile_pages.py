"""My page in a real browser: to another device by keyboard alone, and there for everybody."""

import asyncio
import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from browsers import DESKTOP, PHONE, Visitor
from playwright.sync_api import Page

from railhead.web import ratings, store
from railhead.web.results import End
from railhead.web.soak.server import Server
from railhead.web.store import Store

Visitors = Callable[..., Visitor]
DAY = 24 * 3600 * 1000
GAMES = ("front_line", "metro2033", "breakthrough")


def check(one: Visitor) -> None:
    one.check_access()
    assert one.fits()


def call_oneself(one: Visitor, name: str) -> Page:
    page = one.open("/me")
    page.fill("#name", name)
    page.press("#name", "Enter")
    page.wait_for_selector(".profile")
    return page


def test_the_seats_go_to_another_device_and_back_by_keyboard_alone(visitor: Visitors) -> None:
    anna, phone = visitor(), visitor(PHONE)
    page = call_oneself(anna, "Anna")
    anna.tab_to("form[action^='/me/carry'] button")
    page.keyboard.press("Enter")
    page.wait_for_selector(".qr svg")
    check(anna)

    phone.page.goto(page.input_value("#carry-link"))
    check(phone)
    phone.tab_to("button.primary")
    phone.page.keyboard.press("Enter")
    phone.page.wait_for_selector(".profile")
    assert "Anna" == phone.page.inner_text("h1")

    page = anna.open("/me")
    anna.tab_to(".keys button")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelectorAll('.keys li').length === 1")
    assert phone.open("/me").locator("#name").is_visible()  # nobody in particular again


def test_a_phrase_is_shown_once_and_leads_back(visitor: Visitors) -> None:
    anna, other = visitor(), visitor()
    page = call_oneself(anna, "Anna")
    page.click("form[action^='/me/phrase'] button")
    words = page.locator(".phrase li").all_inner_texts()
    assert 13 == len(words)
    assert 0 == anna.open("/me").locator(".phrase").count()

    other.open("/recover").fill("#words", " ".join(words))
    check(other)
    other.page.click("button.primary")

    assert "Anna" == other.page.inner_text(".profile h1")


@pytest.mark.parametrize(
    ("shape", "scheme"), [(DESKTOP, "light"), (DESKTOP, "dark"), (PHONE, "light"), (PHONE, "dark")]
)
def test_my_page_with_a_history_is_there_for_everybody(
    visitor: Visitors, server: Server, shape: dict[str, Any], scheme: str
) -> None:
    anna = visitor(shape, color_scheme=scheme)
    page = call_oneself(anna, "Anna")
    person = page.request.get(f"{server.address}/api/me").json()["person"]
    write_history(server, person)

    page = anna.open("/me")

    assert 6 == page.locator(".hills li").count()  # three games, against people and against bots
    assert 8 == page.locator(".mt .rows li").count()
    assert 3 == page.locator(".stats tbody th").count()
    check(anna)
    for path in (f"/p/{person}", "/me/matches?game=front_line") if scheme == "light" else ():
        anna.open(path)
        check(anna)


def write_history(server: Server, person: str) -> None:
    """Matches with a friend and a bot, some won and some lost, as the store of the running server has them."""
    base = Store(f"sqlite:///{server.data}/railhead.sqlite3")
    friend, now = f"x{person[1:]}", int(time.time() * 1000)  # no person of the server begins with an x
    statements = [store.people.insert().values(id=friend, token=friend, name="Marek")]
    for number in range(30):
        table, game, at = f"{person[:8]}{number}", GAMES[number % 3], now - (30 - number) * DAY
        chairs = [("person", person, "Anna", ""), ("person", friend, "Marek", ""), ("bot", "", "Steady bot", "steady")]
        named = [dict(zip(("kind", "person", "name", "bot"), chair, strict=True)) for chair in chairs]
        row = {"id": table, "watch": table, "game": game, "stage": "over", "listed": True, "made": at}
        listed = {**row, "seats": json.dumps(named), "turn": '{"open": [], "quiet": []}', "bots_due": False}
        match = {"table_id": table, "game": game, "ended": at, "listed": True, "kind": "people", "seats": 3}
        seats = [
            {"table_id": table, "seat": seat, "person": chair[1], "bot": chair[3], "face": ""}
            | {"place": (seat + number) % 3 + 1, "score": 0, "won": (seat + number) % 3 == 0}
            for seat, chair in enumerate(chairs)
        ]
        statements += [store.tables.insert().values(listed), *End(match, seats).statements()]

    async def write() -> None:
        await base.write("", *statements)
        while await ratings.catch_up(base, settle=0):
            pass

    with ThreadPoolExecutor(1) as elsewhere:  # the browser's driver holds the loop of this thread
        elsewhere.submit(asyncio.run, write()).result()
    base.close()
