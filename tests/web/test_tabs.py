"""Many tabs of one browser: they share a stream for each table, and each shows the newest screen."""

import time
from collections.abc import Callable

from browsers import DESKTOP, Visitor, sit_two
from playwright.sync_api import Page

Visitors = Callable[..., Visitor]

# Milliseconds within which every tab shows what was decided, on a busy machine too. A hidden tab that heard nothing
# would ask of itself only after fifteen seconds.
SOON = 10_000
STREAMS = """
const Real = window.EventSource;
window.streams = 0;
window.EventSource = class extends Real {
  constructor(...what) { super(...what); window.streams += 1; }
  close() { if (this.readyState !== 2) window.streams -= 1; super.close(); }
};
"""
REACHED = "number => Number(document.getElementById('link').dataset.decision) >= number"
LIVE = "() => document.body.dataset.link === 'live'"


def tabs_at(visitor: Visitor, *tables: str) -> list[Page]:
    pages = []
    for table in tables:
        page = visitor.context.new_page()
        page.on("pageerror", lambda fault: visitor.faults.append(str(fault)))
        page.goto(visitor.base + table)
        page.wait_for_function(LIVE)
        pages.append(page)
    return pages


def streams(pages: list[Page]) -> list[int]:
    return [page.evaluate("() => window.streams") for page in pages]


def hide(page: Page, hidden: bool = True) -> None:
    """As if the person looked at another tab, or at this one again."""
    page.evaluate(
        "value => { Object.defineProperty(document, 'hidden', { value, configurable: true });"
        " document.dispatchEvent(new Event('visibilitychange')); }",
        hidden,
    )


def wait_for_streams(pages: list[Page], number: int) -> None:
    until = time.monotonic() + 20
    while sum(streams(pages)) != number and time.monotonic() < until:
        pages[0].wait_for_timeout(50)
    assert number == sum(streams(pages))


def choose(page: Page) -> None:
    page.wait_for_selector("[data-answer] button", state="attached")
    page.evaluate("() => document.querySelector('[data-answer] button').click()")


def all_reach(pages: list[Page], number: int) -> float:
    """Until all show so many decisions; how long the last one took."""
    begun = time.monotonic()
    for page in pages:
        page.wait_for_function(REACHED, arg=number, timeout=SOON + 3000, polling=20)
    return time.monotonic() - begun


def two_tables(visitor: Visitors) -> tuple[Visitor, str, str]:
    """Anna at two tables, at each against herself: whatever is asked, she can answer."""
    anna = visitor(DESKTOP, reduced_motion="reduce")
    anna.context.add_init_script(STREAMS)
    return anna, anna.start("toy", "me", "random"), anna.start("toy", "me", "random")


def decision(page: Page) -> int:
    return int(page.evaluate("() => Number(document.getElementById('link').dataset.decision)"))


def test_eight_tabs_at_two_tables_all_follow_and_answer(visitor: Visitors) -> None:
    anna, one, two = two_tables(visitor)
    anna.page.close()
    pages = tabs_at(anna, one, two, one, two, one, two, one, two)

    assert 2 == sum(streams(pages)), "one stream for each table"
    for table in (pages[0::2], pages[1::2]):
        for page in table[::-1][:2]:  # those that only listen answer too
            before = decision(page)
            choose(page)
            assert all_reach(table, before + 1) < SOON / 1000


def test_when_the_tab_that_reads_the_stream_is_closed_another_goes_on(visitor: Visitors) -> None:
    anna, one, _ = two_tables(visitor)
    anna.page.close()
    pages = tabs_at(anna, one, one, one)
    assert [1, 0, 0] == streams(pages)

    pages.pop(0).close()

    pages[0].wait_for_function("() => window.streams === 1")
    before = decision(pages[1])
    choose(pages[1])
    assert all_reach(pages, before + 1) < SOON / 1000
    assert 1 == sum(streams(pages))


def test_a_tab_that_is_shown_takes_the_stream_from_a_hidden_one(visitor: Visitors) -> None:
    anna, one, _ = two_tables(visitor)
    anna.page.close()
    pages = tabs_at(anna, one)
    hide(pages[0])
    pages += tabs_at(anna, one)

    pages[1].wait_for_function("() => window.streams === 1")
    pages[0].wait_for_function("() => window.streams === 0")
    before = decision(pages[1])
    choose(pages[1])
    assert all_reach(pages, before + 1) < SOON / 1000


def test_tabs_at_more_tables_than_there_are_streams_still_follow(visitor: Visitors) -> None:
    """The fifth and sixth table are asked every now and then instead."""
    anna = visitor(DESKTOP, reduced_motion="reduce")
    anna.context.add_init_script(STREAMS)
    tables = [anna.start("toy", "me", "random") for _ in range(6)]
    anna.page.close()
    pages = tabs_at(anna, *tables)

    assert [1, 1, 1, 1, 0, 0] == streams(pages)
    hide(pages[0])
    pages[0].wait_for_function("() => window.streams === 0")  # it lets go, and one that is shown takes its place
    wait_for_streams(pages, 4)
    assert 0 == streams(pages)[0]
    for page in pages[1:]:
        before = decision(page)
        choose(page)
        all_reach([page], before + 1)


def test_without_locks_a_hidden_tab_lets_go_and_catches_up_when_it_is_shown(visitor: Visitors) -> None:
    anna, boris, table = sit_two(visitor, "toy")
    anna.context.add_init_script(STREAMS)
    anna.context.add_init_script("Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });")
    [page] = tabs_at(anna, table)
    assert [1] == streams([page])

    hide(page)
    page.wait_for_function("() => window.streams === 0")
    choose(boris.page)
    boris.wait_decision(1)
    hide(page, hidden=False)

    assert all_reach([page], 1) < SOON / 1000
    assert [1] == streams([page])
