"""Why a bot that looks one answer ahead never chooses some kinds of options: shown below the count (see options.py)."""

from typing import Final

LATER: Final = (
    "What it throws away can be thrown away in the last window too, when more is known; greedy waits for that."
)
MORE: Final = "A card more is never worse than no card, so declining is never the best answer."
AGAIN: Final = (
    "The answers beside it do something at once; the same missions are offered in the questions that follow, "
    "and greedy uses each of them there."
)

# By game, question and kind of option.
UNCHOSEN: Final[dict[tuple[str, str, str], str]] = {
    ("breakthrough", "action", "clean_up"): LATER,
    ("breakthrough", "take_or_act", "clean_up"): LATER,
    ("barbarossa", "keep", "done"): MORE,
    ("barbarossa", "search_discard", "done"): MORE,
    (
        "black_metro",
        "fulfil_end",
        "pass",
    ): "A mission that can be fulfilled at the end of the round only brings something.",
    ("metro2033", "army_action", "pass"): "Obtaining a token costs nothing, so resting is never the best answer.",
    ("metro2033", "army_action", "use:…"): AGAIN,
    ("metro2033", "move", "use:…"): AGAIN,
}
