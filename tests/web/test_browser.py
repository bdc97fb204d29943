"""What a player does at the table page: pointing, keys, reasons, hints, confirming and taking back, chat, gliding."""

import pytest
from browsers import DESKTOP, PHONE, Visitors, sit_two

import railhead

HIDDEN_HAND_TRIES = 40


def test_tab_reaches_every_option_and_enter_takes_it(visitor: Visitors) -> None:
    anna = visitor()
    anna.start("toy", "me", "me", "me")
    page = anna.open(anna.page.url.removeprefix(anna.base) + "?seat=0")
    options = page.locator("[data-answer] button").count()

    for number in range(1, options + 1):
        anna.list_options()
        anna.tab_to(f"[data-choice='{number}']")
    page.keyboard.press("Enter")

    page.wait_for_selector("text=Pass the screen")


def test_pointing_at_a_highlighted_card_answers(visitor: Visitors) -> None:
    for _ in range(HIDDEN_HAND_TRIES):  # until a flame is in the hand
        anna, _, _ = sit_two(visitor, "toy")
        if anna.page.query_selector(".lit"):
            break

    anna.page.click(".lit")

    anna.wait_decision(1)
    assert anna.page.query_selector("[data-answer]") is None


def test_a_station_of_the_map_is_chosen_with_the_keyboard(visitor: Visitors) -> None:
    anna = visitor()
    anna.start("metro2033", "me", "greedy")
    page = anna.page
    station = ".lit[data-option^='station:']"
    for _ in range(200):  # on to a question about stations
        page.wait_for_selector("[data-answer] button", state="attached")
        if page.query_selector(station):
            break
        anna.drive(1)
        anna.finish_driving()
    version = page.input_value("[data-answer] [name=version]")

    anna.tab_to("#board")
    page.keyboard.press("ArrowDown")  # the first that answers
    assert page.evaluate("wanted => document.activeElement.matches(wanted)", station)
    page.keyboard.press("Enter")

    changed = "old => (document.querySelector('[data-answer] [name=version]') || {}).value !== old"
    page.wait_for_function(changed, arg=version)


def test_a_map_is_one_stop_and_its_pieces_are_reached_by_arrows(visitor: Visitors) -> None:
    anna = visitor()
    anna.start("metro2033", "me", "greedy")
    page, press = anna.page, anna.page.keyboard.press
    page.wait_for_selector("[data-answer]")
    focused = "() => [document.activeElement.dataset.key || '', document.activeElement.closest('#board') !== null]"

    anna.tab_to("#board")
    press("ArrowRight")
    first = page.evaluate(focused)
    press("ArrowRight")
    second = page.evaluate(focused)
    press("ArrowLeft")
    again = page.evaluate(focused)
    press("Tab")

    assert first == again != second
    assert first[0]
    assert second[1]
    page.wait_for_function("() => !document.activeElement.closest('#board')")  # a busy browser moves the focus later
    assert 0 == page.locator("#table [data-key][tabindex='0']").count()


@pytest.mark.parametrize("game", railhead.rulesets())
def test_a_table_is_there_for_everybody_by_day_by_night_and_enlarged(visitor: Visitors, game: str) -> None:
    """No serious fault in either scheme; at 400 % nothing lies beside the page and every option can be taken."""
    anna = visitor({"viewport": {"width": 1366, "height": 768}}, reduced_motion="reduce")
    anna.start(game, "me", *["random"] * (railhead.ruleset(game).seats[-1] - 1))
    page = anna.page
    page.wait_for_selector("[data-answer]", state="attached")

    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of the two
        anna.check_access()
    page.set_viewport_size({"width": 1366 // 4, "height": 768 // 4})

    assert anna.fits()
    anna.list_options()
    buttons = page.locator("[data-choice]")
    for number in (0, buttons.count() - 1):
        buttons.nth(number).scroll_into_view_if_needed()
        assert page.evaluate(
            "one => { const at = one.getBoundingClientRect(); return at.top < innerHeight && at.bottom > 0; }",
            buttons.nth(number).element_handle(),
        )
    anna.drive(1)
    anna.finish_driving()


def test_a_thing_that_cannot_be_chosen_says_why_with_its_rule(visitor: Visitors) -> None:
    anna = visitor()
    for _ in range(HIDDEN_HAND_TRIES):  # until a Shade is in the hand
        table = anna.start("toy", "me", "me")
        page = anna.open(f"{table}?seat=0")
        if page.query_selector("[data-option][aria-disabled=true]"):
            break
    page.click("[data-option][aria-disabled=true]", force=True)  # it calls itself disabled, and answers all the same

    page.wait_for_selector("dialog[open]")
    assert "TOY-2.1" in page.inner_text("#why-text")
    assert "face down" in page.inner_text("#why-text")


def test_the_rule_of_a_question_opens_among_the_rules(visitor: Visitors) -> None:
    anna = visitor()
    anna.start("front_line", "me", "greedy")
    page, rule = anna.page, anna.page.inner_text("button.rule")

    page.click("button.rule")

    page.wait_for_selector("#rules[open] .sought")
    assert rule == page.locator(".sought").get_attribute("id")
    assert len(page.inner_text(".sought")) > 20
    assert page.evaluate(
        "() => { const at = document.querySelector('.sought').getBoundingClientRect();"
        " return at.top >= 0 && at.bottom <= innerHeight; }"
    )
    anna.check_access()
    page.keyboard.press("Escape")
    page.wait_for_selector("#rules", state="hidden")
    assert page.locator("[data-answer]").count()


def test_the_rules_are_at_hand_by_chapter_and_searched_as_one_types(visitor: Visitors) -> None:
    anna = visitor(PHONE)
    anna.start("front_line", "me", "greedy")
    page, table = anna.page, anna.page.url

    page.tap("#tab-more")
    page.tap("#pane-more a[data-rules]")
    page.wait_for_selector("#rules[open] #q")
    page.fill("#q", "tear gas")
    page.press("#q", "Enter")

    page.wait_for_function("() => document.getElementById('found').textContent")
    shown = [one.inner_text().lower() for one in page.locator("#rules .chapter p[id]").all() if one.is_visible()]
    assert shown
    assert all("tear gas" in text for text in shown)
    page.fill("#q", "")
    page.tap("#rules nav li:nth-child(3) a")
    assert page.locator("#chapter-3").is_visible()
    assert anna.fits()
    assert table == page.url.partition("#")[0]


@pytest.mark.parametrize("follows", [True, False])
def test_a_screen_comes_by_the_stream_or_with_the_reply_and_never_by_both(visitor: Visitors, follows: bool) -> None:
    anna, _, _ = sit_two(visitor, "toy")
    if not follows:
        anna.page.route("**/stream?*", lambda route: route.abort())
        anna.page.reload()
    anna.wait_link("live" if follows else "lost")

    with anna.page.expect_response("**/answer*") as reply:
        anna.answers().first.click()

    assert follows == ("regions" not in reply.value.json())
    anna.wait_decision(1)


def test_a_hint_marks_an_option(visitor: Visitors) -> None:
    anna = visitor()
    anna.start("front_line", "me", "greedy")

    anna.page.click("[data-hint]")

    anna.page.wait_for_selector("[data-answer] .hinted", state="attached")
    assert "The bot would choose" in anna.page.inner_text("#toast")


def test_confirm_asks_twice_and_undo_takes_back(visitor: Visitors) -> None:
    anna, _, _ = sit_two(visitor, "toy")
    page = anna.page
    page.click("#tab-more")
    page.check("#confirm")

    anna.list_options()
    page.click("[data-choice='1']")
    assert page.query_selector("[data-choice='1'].picked")
    page.click("[data-choice='1']")
    page.wait_for_selector("[data-answer]", state="detached")
    page.click("[data-undo]")

    page.wait_for_selector("[data-answer]")
    assert "decision 0 of 0" == page.inner_text("#link")


def test_a_page_without_network_comes_back_to_the_newest_state(visitor: Visitors) -> None:
    anna, boris, _ = sit_two(visitor, "toy")
    boris.context.set_offline(True)
    boris.wait_link("lost")
    anna.list_options()
    anna.page.click("[data-choice='1']")
    anna.wait_decision(1)

    boris.context.set_offline(False)

    boris.wait_decision(1)
    boris.wait_link("live")


def test_chat_can_be_muted(visitor: Visitors) -> None:
    anna, boris, _ = sit_two(visitor, "toy")
    for one in (anna, boris):
        one.page.click("#tab-chat")
    boris.page.fill("#say", "Hello <b>all</b>")
    boris.page.press("#say", "Enter")

    anna.page.wait_for_selector("text=Hello <b>all</b>")
    anna.page.click("#chat form[action$=mute-for-me] button")

    anna.page.wait_for_selector("#chat p.muted")
    anna.page.reload()
    anna.page.wait_for_selector("#chat p.muted", state="attached")
    assert not anna.page.query_selector("text=Hello <b>all</b>")


def test_things_glide_only_for_those_who_like_it(visitor: Visitors) -> None:
    moving, still = visitor(), visitor(DESKTOP, reduced_motion="reduce")
    for one in (moving, still):
        one.start("toy", "me", "greedy")
        one.page.evaluate(
            "() => { window.glides = 0; const real = Element.prototype.animate;"
            " Element.prototype.animate = function (...all) { window.glides += 1; return real.apply(this, all); }; }"
        )
        one.drive(3, hints=False)
        one.finish_driving()

    assert moving.page.evaluate("() => window.glides") > 0
    assert 0 == still.page.evaluate("() => window.glides")
