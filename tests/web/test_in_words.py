"""The table in words, for those who hear a page: found by what a screen reader finds, and enough to play."""

import pytest
from browsers import DESKTOP, PHONE, Visitors

import railhead

SOME = 3  # decisions


@pytest.mark.parametrize("game", ["toy", *railhead.rulesets()])
def test_a_table_is_told_and_played_in_words(visitor: Visitors, game: str) -> None:
    anna = visitor(DESKTOP if game in ("metro2033", "toy") else PHONE)
    anna.start(game, "me", "random")
    page = anna.page
    page.wait_for_selector("[data-answer]", state="attached")
    page.get_by_role("link", name="The table in words").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**words=1**")
    anna.wait_link("live")
    board, asked = (
        page.get_by_role("region", name="The table", exact=True),
        page.get_by_role("region", name="What is asked"),
    )

    for turn in range(SOME):
        page.wait_for_selector("[data-answer] button, .result")
        if page.query_selector(".result"):
            break
        version = page.input_value("[data-answer] [name=version]")
        assert 0 == page.locator("#board [data-key], #board svg").count(), "words alone"
        assert len(board.inner_text()) > 60
        if turn == SOME // 2:
            anna.check_access()
            assert anna.fits()
        asked.get_by_role("button").locator("visible=true").nth(1).press("Enter")
        changed = "old => (document.querySelector('[data-answer] [name=version]') || {}).value !== old"
        page.wait_for_function(changed, arg=version)
    page.get_by_role("link", name="The drawn table").press("Enter")

    page.wait_for_selector("#board [data-key]")


def test_every_station_says_where_one_can_go_and_which_option_it_answers(visitor: Visitors) -> None:
    """What a map shows by its lines, the words say: each place with its neighbours."""
    anna = visitor()
    table = anna.start("metro2033", "me", "greedy")
    page = anna.page
    for _ in range(200):  # on to a question about stations
        page.wait_for_selector("[data-answer] button", state="attached")
        if page.query_selector(".lit[data-option^='station:']"):
            break
        anna.drive(1)
        anna.finish_driving()
    chosen = page.get_attribute(".lit[data-option^='station:']", "data-option")
    number = page.get_attribute(f"[data-choice][value='{chosen}']", "data-choice")
    name = page.locator(f"[data-choice][value='{chosen}']").text_content() or ""

    anna.open(f"{table}?words=1")

    lines = page.locator("#board li").all_inner_texts()
    told = [line for line in lines if f"[{number}]" in line]
    assert 1 == len(told)
    assert name.strip().lstrip("0123456789").strip() in told[0]
    assert "→" in told[0]
