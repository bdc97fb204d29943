"""What a player of this game may answer in advance."""

from __future__ import annotations

from typing import Final

from railhead.games.breakthrough.model import CLEAN_UP, END_TURN
from railhead.kernel.ruleset import Standing

STANDING: Final = (
    Standing("only_option", ("pay_task",), default=True),
    Standing("no_clean_up", ("last_clean_up",), END_TURN, besides=(CLEAN_UP,), default=True),
)
