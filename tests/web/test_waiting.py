"""Waiting rooms in real browsers: they follow without loading anew, and nothing typed there is lost."""

from browsers import Visitors


def test_two_waiting_pages_follow_each_other_without_loading_anew(visitor: Visitors) -> None:
    anna, boris, vera = visitor(), visitor(), visitor()
    room = anna.start("toy", "me", "open", "open")
    loads: list[str] = []
    for one in (anna, boris, vera):
        one.page.on("request", lambda request: loads.append(request.url) if request.is_navigation_request() else None)
        one.open(room)
        one.page.wait_for_selector(".lobby")
    vera.page.fill("input[name=name] >> nth=1", "Vera")  # for the place that Boris does not take

    boris.page.fill("input[name=name] >> nth=0", "Boris")
    boris.page.click("button.primary >> nth=0")
    for one in (anna, vera):
        one.page.wait_for_selector(".lobby >> text=Boris")
    anna.page.wait_for_timeout(1500)

    assert len(loads) <= 3 + 2  # each page once; then Boris's form and what it leads to
    assert "Vera" in [field.input_value() for field in vera.page.query_selector_all("input[name=name]")]


def test_whoever_comes_too_late_is_told_that_he_watches(visitor: Visitors) -> None:
    anna, boris, vera = visitor(), visitor(), visitor()
    room = anna.start("toy", "me", "open")
    for one in (boris, vera):
        one.open(room)
        one.page.wait_for_selector(".lobby")

    boris.page.fill("input[name=name]", "Boris")
    boris.page.click("button.primary")

    vera.page.wait_for_selector("#why[open]")
    assert "The last seat was taken while you were looking" in vera.page.inner_text("#why")
    boris.page.wait_for_selector("#table")
    assert not boris.page.query_selector("#why[open]")
