"""The pages around the tables in a real browser: choosing, setting up, learning, ending, looking back.

Each is seen on a desk and on a phone, by day and by night: two of the four pairs here, the other two with
`RAILHEAD_WHOLE=1 python -m pytest tests/web`.
"""

import json
from collections.abc import Callable
from typing import Any

import pytest
from browsers import DESKTOP, PHONE, WHOLE, Visitor
from project_tools import tool

import railhead
from railhead import records
from railhead.web import books
from railhead.web.lessons import lesson_of

BOXES = tool("gallery").BOXES
Visitors = Callable[..., Visitor]
EVERY_SHAPE = [(DESKTOP, "light"), (DESKTOP, "dark"), (PHONE, "light"), (PHONE, "dark")]
SHAPES = EVERY_SHAPE if WHOLE else [(DESKTOP, "dark"), (PHONE, "light")]


def check(one: Visitor) -> None:
    """Nothing serious for those who see or point badly, and nothing beyond the edge."""
    one.check_access()
    assert one.fits()


# --- home -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("shape", "scheme"), SHAPES)
def test_home_shows_a_picture_of_every_game_and_is_there_for_everybody(
    visitor: Visitors, shape: dict[str, Any], scheme: str
) -> None:
    anna = visitor(shape, color_scheme=scheme)
    page = anna.open("/")

    for game in railhead.rulesets():
        assert page.locator(f".tile.game-{game} svg.cover").is_visible()
    check(anna)


def test_one_click_starts_a_match_against_bots(visitor: Visitors) -> None:
    anna = visitor()
    page = anna.open("/")

    page.click(".game-front_line .go")

    page.wait_for_selector("#table")
    assert ["Guest", "Casual bot 2", "Casual bot 3"] == [
        place["name"] for place in page.request.get(f"{page.url.replace('/t/', '/api/tables/')}").json()["seats"]
    ]


def test_one_click_starts_a_solo_match_where_the_game_has_one(visitor: Visitors) -> None:
    anna = visitor()
    page = anna.open("/")
    assert 1 == page.locator(".tile:not(.game-toy) button:has-text('Solo')").count()

    page.click(".game-black_metro button:has-text('Solo')")

    page.wait_for_selector("#table")


def test_what_is_not_known_of_a_game_is_not_shown(visitor: Visitors) -> None:
    page = visitor().open("/")

    assert "2016" in page.inner_text(".game-front_line .credit")
    assert "min" not in page.inner_text(".game-front_line .facts")  # the box names no time
    assert "60–120 min" in " ".join(page.inner_text(".game-barbarossa .facts").split())
    assert (railhead.ruleset("metro2033").credits is None) == (not page.locator(".game-metro2033 .credit").count())


def test_the_tables_that_wait_for_me_stand_first(visitor: Visitors) -> None:
    anna = visitor()
    waiting = anna.start("toy", "me", "greedy")
    anna.start("toy", "me", "link")

    page = anna.open("/")

    assert "1 table waits for you" in page.inner_text(".pill")
    assert waiting == page.locator(".departures li a").first.get_attribute("href")
    assert "Your turn" == page.locator(".departures .mark").first.inner_text()
    assert "1 seat free" == page.locator(".departures .mark").nth(1).inner_text()


# --- setting up a table ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("shape", "scheme"), SHAPES)
def test_a_table_is_set_up_with_the_chairs_one_sees(visitor: Visitors, shape: dict[str, Any], scheme: str) -> None:
    anna = visitor(shape, color_scheme=scheme)
    page = anna.open("/new/front_line")

    page.fill("#name", "Anna")
    page.locator("label:has(#seats-10)").click()
    assert 10 == sum(place.is_visible() for place in page.locator(".place").all())
    check(anna)
    page.locator("label:has(#seats-4)").click()
    assert 4 == sum(place.is_visible() for place in page.locator(".place").all())
    page.select_option("#who-1", "link")
    page.select_option("#who-2", "me")
    page.fill("[name=name-2]", "Boris")
    assert "2 players at this screen, a friend by link and a bot." == page.inner_text(".sum")
    page.click("button.primary")

    page.wait_for_selector(".lobby")
    assert 4 == page.locator(".lobby > li").count()
    assert "Boris" in page.inner_text(".lobby")
    check(anna)


def test_chairs_do_not_lie_on_each_other(visitor: Visitors) -> None:
    anna = visitor({"viewport": {"width": 1366, "height": 768}})
    page = anna.open("/new/front_line")

    for seats in range(2, 11):
        page.locator(f"label:has(#seats-{seats})").click()
        boxes = [box for box in (card.bounding_box() for card in page.locator(".place .card, .middle").all()) if box]
        assert seats + 1 == len(boxes)
        for at, one in enumerate(boxes):
            for other in boxes[:at]:
                apart = (
                    one["x"] + one["width"] <= other["x"]
                    or other["x"] + other["width"] <= one["x"]
                    or one["y"] + one["height"] <= other["y"]
                    or other["y"] + other["height"] <= one["y"]
                )
                assert apart, (seats, one, other)


def test_a_level_goes_to_every_bot_and_to_nobody_else(visitor: Visitors) -> None:
    page = visitor().open("/new/breakthrough")
    page.select_option("#who-1", "open")

    page.click("[data-level=master]")

    assert ["me", "open", "master"] == [page.input_value(f"#who-{seat}") for seat in range(3)]
    assert "true" == page.get_attribute("[data-level=master]", "aria-pressed")


def test_variants_are_sent_as_they_were_chosen(visitor: Visitors) -> None:
    anna = visitor()
    page = anna.open("/new/breakthrough")
    page.fill("#name", "Anna")
    page.locator("label:has([name=option-survival_2_rout][value=on])").click()
    page.select_option("[name=option-first_player]", "2")

    page.click("button.primary")

    page.wait_for_selector("#table")
    log = anna.page.content()
    assert "Survival 2 rout: on" in log
    assert "Survival 1 full defence: off" in log
    assert "First player: 2" in log


# --- the end of a match -----------------------------------------------------------------------------------------------


def finish(anna: Visitor, game: str, *seats: str) -> str:
    """Play a match to its end, at random; its address."""
    table = anna.start(game, *seats)
    anna.drive(hints=False)
    anna.wait_over(240)
    return table


def bring(anna: Visitor, game: str, seats: int, bot: str, left: int = 0) -> str:
    """Import a match that bots have played, to its end or almost; its address."""
    rules = railhead.ruleset(game)
    match = rules.start(seats, 1)
    bots = [railhead.bot(bot, rules, seed=seat) for seat in range(seats)]
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, bots[ask.seat].choose(match.view(ask.seat), ask))
    log = records.Walk(match.log).go(len(records.decisions(match.log)) - left).log
    form = {"log": json.dumps(log), "name": "Anna"}
    made = anna.page.request.post(f"{anna.base}/import", form=form, headers={"origin": anna.base})
    assert made.ok, made.text()
    return made.url.removeprefix(anna.base).removesuffix("/replay")


@pytest.mark.parametrize(("shape", "scheme"), SHAPES)
def test_the_end_says_who_won_and_how_it_came_to_that(visitor: Visitors, shape: dict[str, Any], scheme: str) -> None:
    anna = visitor(shape, color_scheme=scheme, reduced_motion="reduce")
    table = finish(anna, "front_line", "me", "random", "random")
    page = anna.page
    verdict = page.inner_text("#question .verdict")
    assert verdict.startswith(("You won.", "You lost.", "Nobody won."))

    page.click("text=The result in full")

    page.wait_for_selector(".ending")
    assert verdict == page.inner_text("h1")
    assert 3 == page.locator(".standings > ol > li").count()
    assert 3 == page.locator(".graph polyline").count()
    assert "Life" == page.inner_text("figcaption")
    check(anna)
    assert page.request.get(f"{anna.base}{table}/export").ok
    page.click("text=Rematch")
    page.wait_for_selector("[data-table]")


def test_every_score_is_counted_before_ones_eyes(visitor: Visitors) -> None:
    anna = visitor(reduced_motion="reduce")
    table = bring(anna, "metro2033", 2, "greedy")

    page = anna.open(f"{table}/result")

    assert 2 == page.locator(".standings > ol > li").count()
    for row in page.locator(".standings > ol > li").all():
        score = row.locator(".score b").inner_text()
        assert f"make {score} point" in row.locator(".counted").inner_text()


def test_who_is_beaten_alone_is_not_second(visitor: Visitors) -> None:
    anna = visitor(reduced_motion="reduce")
    table = bring(anna, "black_metro", 1, "random", left=2)  # who plays at random is beaten by the overlord
    anna.open(table)
    anna.drive(hints=False)
    anna.wait_over(60)
    assert anna.page.inner_text("#question .verdict") in ("You won.", "You lost.")
    assert not anna.page.locator(".result .rank").count()

    page = anna.open(f"{table}/result")

    assert "You lost." == page.inner_text("h1")
    assert "The challenge" == page.inner_text("#places-title")
    assert "2." not in page.inner_text(".standings")


# --- looking back -----------------------------------------------------------------------------------------------------


def step_of(anna: Visitor) -> tuple[int, int]:
    words = anna.page.inner_text(".counter").split()
    return int(words[1]), int(words[3])


def wait_step(anna: Visitor, step: int, most: int = 0) -> None:
    """Until the replay stands at a step, or at one between two."""
    shown = "Number(document.querySelector('.counter').textContent.split(' ')[1])"
    anna.page.wait_for_function(f"([low, high]) => {shown} >= low && {shown} <= high", arg=[step, most or step])


@pytest.mark.parametrize(("shape", "scheme"), SHAPES)
def test_a_replay_is_gone_through_by_keys_by_its_graph_and_by_itself(
    visitor: Visitors, shape: dict[str, Any], scheme: str
) -> None:
    anna = visitor(shape, color_scheme=scheme, reduced_motion="reduce")
    table = finish(anna, "front_line", "me", "random", "random")
    told = anna.page.inner_text("#link").removeprefix("decision ").split(" of ")
    page, press = anna.open(f"{table}/replay"), anna.page.keyboard.press
    last = step_of(anna)[1]
    assert [str(last)] * 2 == told, "the table and its replay count alike"

    press("ArrowRight")
    wait_step(anna, 1)
    press("Shift+ArrowRight")
    wait_step(anna, 11)
    press("ArrowLeft")
    wait_step(anna, 10)
    press("End")
    wait_step(anna, last)
    press("Home")
    wait_step(anna, 0)
    page.select_option("[data-speed]", "200")
    press("Tab")
    page.click("[data-run]")
    wait_step(anna, 3, last)
    page.click("[data-run]")
    page.wait_for_selector("body:not([data-running])")
    graph = page.locator("[data-graph]")
    box = graph.bounding_box()
    assert box
    half = last // 2
    graph.click(position={"x": box["width"] * half / last, "y": 10})  # also where one must scroll to it
    wait_step(anna, half)

    assert page.locator("#board [data-key]").count()
    page.select_option("#seen", "1")
    page.wait_for_url("**seat=1**")
    assert half == step_of(anna)[0]
    assert page.locator("#own .fl-own, #own > *").count()
    check(anna)


def test_a_seat_sees_its_own_hand_in_the_replay_and_everybody_sees_none(visitor: Visitors) -> None:
    anna = visitor(reduced_motion="reduce")
    table = finish(anna, "front_line", "me", "random")

    everybody = anna.open(f"{table}/replay?step=20").locator("#own [data-key]").count()
    seat = anna.open(f"{table}/replay?step=20&seat=1").locator("#own [data-key]").count()

    assert (0, True) == (everybody, seat > 0)


@pytest.mark.parametrize(("shape", "scheme"), SHAPES)
def test_a_replay_shows_the_chances_the_key_moments_and_what_was_better(
    visitor: Visitors, shape: dict[str, Any], scheme: str
) -> None:
    anna = visitor(shape, color_scheme=scheme, reduced_motion="reduce")
    table = bring(anna, "front_line", 2, "random")
    page = anna.open(f"{table}/replay?seat=0")
    check(anna)

    page.click("text=See the chances")

    page.wait_for_selector(".ch-course .ch-own", state="attached")
    assert 2 == page.locator(".ch-course polyline").count()
    steps = [int(one.get_attribute("data-moment") or 0) for one in page.locator("[data-moment]").all()]
    assert steps, "who answers at random gives something away"
    assert steps == sorted(steps)
    assert len(steps) == page.locator(".ch-marks g").count()
    for step in steps:
        page.keyboard.press("k")
        wait_step(anna, step)
    assert str(steps[-1]) == page.get_attribute(".ch-key [aria-current]", "data-moment")
    page.keyboard.press("K")
    wait_step(anna, steps[0])
    costly = page.locator(".ch-key li:has(.ch-sign.ch-costly) a").first
    costly.click()
    wait_step(anna, int(costly.get_attribute("data-moment") or 0))
    page.wait_for_selector(".ch-pick.ch-better")
    assert "you chose" in page.inner_text(".ch-pick.ch-taken")
    worth = [int(text.split()[0]) for text in page.locator(".ch-choice > .ch-bars b").all_inner_texts()]
    assert 2 <= len(worth) <= 6
    assert worth == sorted(worth, reverse=True)
    check(anna)
    page.evaluate(f"() => {{ window.boxes = {BOXES}; }}")
    assert [] == [fault for fault in page.evaluate("() => boxes.texts({ whole: true })") if "chances" in fault]


@pytest.mark.parametrize(("shape", "scheme"), SHAPES)
def test_a_line_that_nobody_played_is_watched_by_the_same_keys_and_left_again(
    visitor: Visitors, shape: dict[str, Any], scheme: str
) -> None:
    anna = visitor(shape, color_scheme=scheme, reduced_motion="reduce")
    table = bring(anna, "front_line", 4, "random")
    page, press = anna.open(f"{table}/replay?seat=0"), anna.page.keyboard.press
    page.click("text=See the chances")
    page.wait_for_selector("[data-moment]")
    for costly in page.locator(".ch-key li:has(.ch-sign.ch-costly) a").all():
        costly.click()
        wait_step(anna, int(costly.get_attribute("data-moment") or 0))
        if page.locator(".ch-why li").count():  # by the end of the turn nothing may differ that can be counted
            break
    step = step_of(anna)[0]
    assert "would have made this difference by the end of the turn" in page.inner_text(".ch-brings")

    press("w")

    page.wait_for_selector(".whatif")
    assert "Nobody played this" in page.inner_text(".whatif p")
    moves = page.locator(".whatif li").count()
    assert "imagined: 1 of " in page.inner_text(".counter")
    check(anna)
    press("End")
    page.wait_for_selector(f"text=imagined: {moves} of {moves}")
    assert page.locator(".whatif li").last.locator("[aria-current=step]").count()
    page.reload()
    page.wait_for_selector(f"text=imagined: {moves} of {moves}")
    press("Home")
    page.wait_for_selector(f"text=imagined: 1 of {moves}")
    press("ArrowLeft")
    wait_step(anna, step)
    assert not page.locator(".whatif").count()
    page.click("[data-watch]")
    page.wait_for_selector(".whatif")
    press("Escape")
    wait_step(anna, step)
    press("ArrowRight")
    wait_step(anna, step + 1)


def test_from_any_step_one_key_leads_to_playing_on(visitor: Visitors) -> None:
    anna = visitor(reduced_motion="reduce")
    table = bring(anna, "front_line", 2, "random")
    page = anna.open(f"{table}/replay?step=3&seat=0")

    anna.page.keyboard.press("b")

    assert page.locator("#pane-branch").is_visible()
    assert "3" == page.input_value("#pane-branch [name=step]")


def test_key_moments_can_be_gone_to_without_a_script(visitor: Visitors) -> None:
    anna = visitor(reduced_motion="reduce")
    table = bring(anna, "front_line", 2, "random")
    boris = visitor(java_script_enabled=False, storage_state=anna.context.storage_state())
    page = boris.open(f"{table}/replay?seat=0")

    page.click("text=See the chances")
    page.wait_for_selector("text=Look again")
    while not page.locator(".ch-course").count():
        page.wait_for_timeout(500)
        page.reload()
    step = page.get_attribute("[data-moment]", "data-moment")
    page.click("[data-moment]")

    page.wait_for_url(f"**step={step}&seat=0")
    assert f"decision {step} of" in page.inner_text(".counter")


# --- learning ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("shape", "scheme"), SHAPES)
@pytest.mark.parametrize("game", railhead.rulesets())
def test_how_to_play_is_one_page_of_the_same_anatomy(
    visitor: Visitors, game: str, shape: dict[str, Any], scheme: str
) -> None:
    anna = visitor(shape, color_scheme=scheme)
    page = anna.open(f"/how/{game}")

    assert "The goal." in page.inner_text(".goal")
    assert page.locator(".turn > li").count() >= 4
    assert 6 == page.locator(".symbols > div").count()
    assert 2 == page.locator(".example").count()
    assert 4 == page.locator(".example .pieces").count()
    assert 3 == page.locator(".tips > li").count()
    assert page.locator(".finale li").count() >= 2
    symbols = "[...document.querySelectorAll('.symbol, .pieces svg')]"
    assert page.evaluate(f"() => {symbols}.every(one => one.querySelector('use').getBBox().width > 4)")
    check(anna)


@pytest.mark.parametrize("game", railhead.rulesets())
def test_how_to_play_is_one_screen(visitor: Visitors, game: str) -> None:
    page = visitor({"viewport": {"width": 1366, "height": 768}}).open(f"/how/{game}")

    assert page.evaluate("() => document.querySelector('.how').getBoundingClientRect().bottom") <= 768


def test_my_matches_and_the_games_are_one_screen(visitor: Visitors) -> None:
    anna = visitor({"viewport": {"width": 1366, "height": 768}})
    for _ in range(3):
        anna.start("toy", "me", "link")

    page = anna.open("/")
    page.evaluate("() => document.querySelector('.tile.game-toy').remove()")  # it is no game of the house

    assert page.evaluate("() => document.querySelector('#mine li:nth-child(3)').getBoundingClientRect().bottom") <= 768


@pytest.mark.parametrize("game", railhead.rulesets())
def test_every_rule_a_lesson_cites_is_in_the_rules(game: str) -> None:
    lesson, rules = lesson_of(game), railhead.ruleset(game)
    assert lesson is not None
    parts = [*lesson["steps"], *lesson["symbols"], *lesson["ends"], *lesson["tips"], *lesson["examples"]]

    for number in [lesson["goal_rule"], *(part["rule"] for part in parts)]:
        assert books.rule_text(rules, number), number


def test_a_rule_number_opens_the_rule(visitor: Visitors) -> None:
    page = visitor().open("/how/front_line")

    page.click(".tips .rule >> nth=0")

    page.wait_for_url("**/rules/front_line#FLN-5.2.3")
    assert page.locator("p:target").is_visible()


def test_the_rules_are_searched_as_one_types_and_without_a_script(visitor: Visitors) -> None:
    page = visitor().open("/rules/front_line")
    everything = sum(one.is_visible() for one in page.locator(".rulebook p[id]").all())

    page.fill("#q", "tear gas")
    typed = [one.inner_text() for one in page.locator(".rulebook p[id]").all() if one.is_visible()]

    assert 0 < len(typed) < everything / 5
    assert all("tear gas" in text.lower() for text in typed)
    asked = page.request.get(page.url, params={"q": "FLN-5.9"}).text()
    assert 'id="FLN-5.9.2"' in asked
    assert 'id="FLN-5.8.2"' not in asked
    page.fill("#q", "submarine")
    assert "0 found." == page.inner_text("#found")


@pytest.mark.parametrize(("shape", "scheme"), SHAPES)
@pytest.mark.parametrize("path", ["/how", "/rules/breakthrough", "/me", "/import", "/api"])
def test_the_other_pages_are_there_for_everybody(
    visitor: Visitors, path: str, shape: dict[str, Any], scheme: str
) -> None:
    anna = visitor(shape, color_scheme=scheme)
    anna.open(path)

    check(anna)


@pytest.mark.parametrize("shape", [DESKTOP, PHONE])
def test_no_text_of_a_page_is_cut_and_nothing_empty_lies_below(visitor: Visitors, shape: dict[str, Any]) -> None:
    anna = visitor(shape)
    waiting = anna.start("toy", "me", "link")
    boxes = tool("gallery").BOXES

    for path in ("/", "/how", "/new/black_metro", waiting):
        page = anna.open(path)
        page.evaluate(f"() => {{ window.boxes = {boxes}; }}")

        faults = page.evaluate("() => boxes.texts({ whole: true })")
        empty = page.evaluate(
            "() => document.documentElement.scrollHeight - document.body.getBoundingClientRect().height"
        )
        assert ([], True) == (faults, empty < 2), path
