"""Moves one can follow: what led to a new screen is shown one event after the other, as slowly as the viewer likes."""

from typing import Any

from browsers import DESKTOP, Visitor, Visitors

# Notes every sentence that the caption shows, whether it is part of a sequence, and how many pieces are lit for it.
LISTEN = """
() => {
  window.told = [];
  const table = document.getElementById("table");
  const note = () => {
    const text = (document.querySelector(".caption-text") || {}).textContent;
    const last = window.told.at(-1) || {};
    const now = { text, playing: "playing" in table.dataset, lit: document.querySelectorAll(".beat").length,
      floats: document.querySelectorAll(".delta").length, at: performance.now() };
    if (last.text !== now.text || last.playing !== now.playing || last.lit !== now.lit) window.told.push(now);
  };
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(note).observe(document.body, all);
}
"""


def decide(anna: Visitor) -> list[dict[str, Any]]:
    """Make one decision and wait until the next question, or the end, is on the screen; what was shown meanwhile."""
    anna.page.evaluate("() => { window.told = []; }")
    anna.drive(1, hints=False)
    anna.finish_driving()
    anna.page.wait_for_function(
        "() => !('playing' in table.dataset) && document.querySelector('[data-answer], .result')"
    )
    found: list[dict[str, Any]] = anna.page.evaluate("() => window.told")
    return found


def sit_down(visitor: Visitors, pace: str, **more: Any) -> Visitor:
    anna = visitor(DESKTOP, pace=pace, **more)
    anna.start("toy", "me", "greedy")
    anna.wait_link("live")
    anna.page.evaluate(LISTEN)
    return anna


def sentences(told: list[dict[str, Any]]) -> list[str]:
    """What the caption said while a sequence was shown, each once."""
    return list(dict.fromkeys(one["text"] for one in told if one["playing"]))


def sit_for_ever(visitor: Visitors) -> Visitor:
    """Every event is shown for a quarter of an hour: what ends sooner was skipped, however busy the machine is."""
    anna = sit_down(visitor, "slow")
    anna.page.evaluate("() => { PACES.slow = 900_000; }")
    return anna


def wait_beats(anna: Visitor) -> None:
    """Until a sequence is shown whose last screen is there: what comes after a skip would begin another sequence."""
    anna.page.wait_for_selector("#table[data-playing] .beat")
    anna.page.wait_for_function(
        "() => show.queue.some(screen => (screen.regions.question || '').includes('data-answer'))"
    )


def wait_story(anna: Visitor, first: str = "") -> None:
    """Until a story that the caption tells by itself has begun (with a sentence) and is over."""
    begun = "first => window.told.some(one => one.lit && (!first || one.text === first))"
    anna.page.wait_for_function(begun, arg=first)
    anna.page.wait_for_function("() => !show.story")  # the script's own word: not every event lights a piece


def test_what_happened_is_shown_in_its_order_before_the_next_question(visitor: Visitors) -> None:
    anna = sit_down(visitor, "fast")

    told = decide(anna)

    log = anna.page.eval_on_selector_all("#log li", "lines => lines.map(line => line.textContent)")
    shown = [text for text in sentences(told) if text in log[-12:]]
    assert len(shown) >= 3
    assert [text for text in log if text in shown][-len(shown) :] == shown
    assert any(one["lit"] for one in told)
    assert log[-1] == anna.page.inner_text(".caption-text")
    assert 0 == anna.page.locator(".beat").count()


def test_a_number_that_changes_shows_by_how_much(visitor: Visitors) -> None:
    anna = sit_down(visitor, "normal")

    told = decide(anna)

    assert any(one["floats"] for one in told)


def test_no_question_comes_later_than_four_seconds(visitor: Visitors) -> None:
    anna = sit_down(visitor, "normal")

    moments = [[one["at"] for one in decide(anna) if one["playing"]] for _ in range(3)]

    told = [story for story in moments if story]  # where the machine is so busy that the time is over, none is told
    assert told
    assert max(story[-1] - story[0] for story in told) < 5000  # and some time for a busy machine, and for the bot


def test_space_skips_to_the_end(visitor: Visitors) -> None:
    anna = sit_for_ever(visitor)
    anna.drive(1, hints=False)
    wait_beats(anna)

    anna.page.keyboard.press("Space")

    anna.page.wait_for_selector("#table:not([data-playing])")
    anna.finish_driving()


def test_a_click_on_the_caption_skips_to_the_end(visitor: Visitors) -> None:
    anna = sit_for_ever(visitor)
    anna.drive(1, hints=False)
    wait_beats(anna)

    anna.page.click("#caption")

    anna.page.wait_for_selector("#table:not([data-playing])")
    assert anna.page.query_selector("#caption details[open]") is None
    anna.finish_driving()


def test_nothing_can_be_answered_while_the_past_is_shown(visitor: Visitors) -> None:
    anna = sit_for_ever(visitor)
    anna.drive(1, hints=False)
    wait_beats(anna)

    anna.answers().first.click(force=True)

    anna.page.wait_for_selector("#table:not([data-playing])")
    anna.finish_driving()
    assert "" == anna.page.inner_text("#toast")


def test_the_pace_is_chosen_in_the_settings_and_kept(visitor: Visitors) -> None:
    anna = sit_down(visitor, "normal")
    anna.page.click("#tab-more")
    anna.page.select_option("#pace", "instant")
    anna.page.reload()
    anna.wait_link("live")
    anna.page.evaluate(LISTEN)

    told = decide(anna)

    assert "instant" == anna.page.input_value("#pace")
    assert not any(one["lit"] for one in told)


def test_with_reduced_motion_the_screen_changes_at_once_and_the_caption_tells(visitor: Visitors) -> None:
    anna = sit_down(visitor, "fast", reduced_motion="reduce")

    told = decide(anna)
    wait_story(anna)

    after: list[dict[str, Any]] = anna.page.evaluate("() => window.told")
    assert not any(one["lit"] for one in told if one["playing"])
    assert len({one["text"] for one in after}) >= 3
    assert not any(one["floats"] for one in after)


def test_who_comes_back_is_shown_on_request_what_happened_since(visitor: Visitors) -> None:
    anna = sit_down(visitor, "fast")
    first = sentences(decide(anna))
    anna.page.reload()
    anna.wait_link("live")
    anna.page.evaluate(LISTEN)

    anna.page.click("[data-since]")
    wait_story(anna, first[0])

    again = list(dict.fromkeys(one["text"] for one in anna.page.evaluate("() => window.told")))
    assert [text for text in again if text in first] == first
