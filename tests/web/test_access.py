"""Every page for everybody: no serious fault of accessibility, by day and by night, on a desk and on a phone."""

from typing import Any

import pytest
from browsers import DESKTOP, PHONE, Visitor, Visitors

import railhead
from railhead.web.soak.server import Server

GAMES = ["toy", *railhead.rulesets()]
SHAPES = [
    pytest.param(DESKTOP, "light", id="desktop by day"),
    pytest.param(PHONE, "dark", id="phone by night"),
]


def check(visitor: Visitor) -> None:
    visitor.page.wait_for_load_state()
    assert visitor.fits(), visitor.page.url
    visitor.check_access()


@pytest.mark.parametrize(("shape", "colours"), SHAPES)
def test_the_pages_around_the_tables(visitor: Visitors, shape: dict[str, Any], colours: str) -> None:
    anna = visitor(shape, color_scheme=colours)
    for path in ("/", "/me", "/import", "/api"):
        anna.open(path)
        check(anna)
    for path in ("/nowhere", "/t/nowhere", "/join/nowhere", "/new/nothing"):
        anna.open_refused(path)
        check(anna)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_a_game(visitor: Visitors, game: str) -> None:
    anna = visitor(PHONE)
    anna.open(f"/rules/{game}")
    check(anna)


@pytest.mark.parametrize(("shape", "colours"), SHAPES)
def test_from_the_new_table_to_the_replay(visitor: Visitors, shape: dict[str, Any], colours: str) -> None:
    """Waiting, invitation, lobby, match, end, log, replay: as a player and as a spectator."""
    anna, boris = (visitor(shape, color_scheme=colours, reduced_motion="reduce") for _ in range(2))
    table = anna.start("toy", "me", "link", "open")
    check(anna)
    boris.page.goto(anna.page.input_value("#link-1"))
    check(boris)
    boris.open("/")
    check(boris)
    anna.start("toy", "me", "greedy")
    table = anna.page.url.removeprefix(anna.base)
    watch = anna.page.input_value("#watch").removeprefix(anna.base)
    boris.open(watch)
    check(boris)

    anna.drive(hints=False)
    anna.wait_over(120)
    boris.wait_over(120)

    check(anna)
    check(boris)
    for path in ("/", f"{table}/log", f"{table}/replay", f"{table}/replay?step=3&seat=1"):
        anna.open(path)
        check(anna)
    assert [True] * 5 == [one.is_visible() for one in anna.page.locator(".steps .button, .steps button").all()]
    boris.open(f"{watch}/replay")
    check(boris)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_on_a_phone_fits_and_answers_to_touch(visitor: Visitors, game: str) -> None:
    anna = visitor(PHONE, color_scheme="dark", reduced_motion="reduce")
    anna.open(f"/new/{game}")
    check(anna)
    anna.start(game, "me", "greedy")
    page = anna.page
    anna.list_options()

    assert anna.fits()
    page.tap("[data-choice='1']")
    anna.drive(5, hints=False)
    anna.finish_driving()

    check(anna)


def test_the_browser_reports_what_the_policy_forbids(visitor: Visitors, server: Server) -> None:
    """The net itself: a script that does not belong here is not run, and both logs say so."""
    told = server.told()
    anna = visitor()
    page = anna.open("/")

    with page.expect_request_finished(lambda request: request.url.endswith("/csp")):
        page.evaluate(
            "() => { const one = document.createElement('script'); one.textContent = 'window.foreign = 1';"
            " document.body.append(one); }"
        )

    assert page.evaluate("() => window.foreign === undefined")
    assert "content security policy" in server.told().removeprefix(told)
    assert anna.faults
    anna.faults.clear()
    server.log.write_text(told)
