"""What a player of this game may answer in advance."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro.model import PASS
from railhead.kernel.ruleset import Standing

STANDING: Final = (
    Standing("only_option", default=True),
    Standing("no_end_mission", ("fulfil_end",), PASS, until=("round",)),
    Standing("nothing_after", ("after",), PASS, until=("round",)),
    Standing("no_reroll", ("reroll",), PASS),
)
