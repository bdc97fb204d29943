"""What a player of this game may answer in advance."""

from __future__ import annotations

from typing import Final

from railhead.games.metro2033.model import PASS
from railhead.kernel.ruleset import Standing

WINDOWS: Final = ("missions", "turn_up", "missed_turn")

STANDING: Final = (
    Standing("only_option", default=True),
    Standing("pass_missions", WINDOWS, PASS, until=("round_begins",)),
)
