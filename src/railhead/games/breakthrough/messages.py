"""What is asked, by which rule, and what can happen; the sentences are in `words/`."""
# mypyc: skip - declarations, read once

from __future__ import annotations

from typing import Final

PROMPTS: Final[dict[str, str]] = {
    "choose_faction": "BRK-3.1.1",
    "action": "BRK-4.1.2",
    "discard_one": "BRK-4.3.1",
    "discard_three": "BRK-4.4.1",
    "take": "BRK-4.5.1",
    "take_or_act": "BRK-4.1.5",
    "end_turn": "BRK-4.1.5",
    "last_clean_up": "BRK-4.1.5",
    "pay_task": "BRK-5.2.4",
    "keep_station": "BRK-5.2.9",
    "clean_up": "BRK-5.3.1",
    "defend": "BRK-7.2.4",
    "free_card": "BRK-7.3.2",
    "lose_station": "BRK-7.4.1",
}

EVENTS: Final[dict[str, str]] = {
    # set-up
    "leads": "number card",
    "begins": "seat",
    "turn": "number seat",
    "no_main_action": "seat",
    # cards
    "draws": "seat",
    "takes": "seat card",
    "reveals": "card",
    "reshuffles": "",
    "takes_nothing": "seat",
    "plays": "seat card tokens",
    "plays_free": "seat card",
    "plays_turned": "seat card tokens",
    "discards": "seat card tokens",
    "throws_away": "seat card",
    "cleans_up": "seat card",
    "tokens_return": "seat tokens card",
    # tasks
    "begins_task": "seat card number colour",
    "uses": "seat card number number",
    "doubles": "seat card number number",
    "completes": "seat card tokens",
    "refreshes": "seat tokens",
    "keeps": "seat card tokens type",
    "cannot_keep": "seat card tokens tokens",
    "lets_go": "seat card",
    "flips": "seat type",
    # caravans
    "refreshes_market": "",
    "leaves_market": "card",
    "rests": "seat tokens",
    "rests_nobody": "seat",
    # threats
    "attacks": "card",
    "uses_up": "seat card card",
    "repels": "seat card card",
    "lays_free": "seat card",
    "lays_free_turned": "seat card",
    "lays_nothing": "seat",
    "suffers": "seat card",
    "loses": "seat card",
    "loses_nothing": "seat",
    "routs": "seat tokens",
    # the end
    "wins": "seat",
    "stops": "number",
}
