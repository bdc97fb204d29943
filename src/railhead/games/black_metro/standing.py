"""What a player of this game may answer in advance."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro.model import PASS
from railhead.kernel.ruleset import Standing

STANDING: Final = (
    Standing("only_option", "Answer questions that have only one option.", ("move_what", "move_to"), default=True),
    Standing(
        "no_end_mission",
        "Fulfil no mission at the end of the dominance phase, until the next round.",
        ("fulfil_end",),
        PASS,
        until=("round",),
    ),
    Standing(
        "nothing_after",
        "Play nothing after you have assigned, until the next round.",
        ("after",),
        PASS,
        until=("round",),
    ),
    Standing("no_reroll", "Never discard a fortune to reroll.", ("reroll",), PASS),
)
