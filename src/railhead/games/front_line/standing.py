"""What a player of this game may answer in advance."""

from __future__ import annotations

from typing import Final

from railhead.games.front_line.model import PASS
from railhead.kernel.ruleset import Standing

WINDOWS: Final = ("window_1", "window_2", "window_3", "window_4", "window_5", "nyet")  # a Dud is always asked for
# A hit finds him: struck by the attack, on a mine, or by a hit that somebody else passed on.
STRUCK: Final = ("strikes_linear", "strikes_main", "strikes_indirect", "mine_goes_off", "mines_go_off")
PASSED_ON: Final = ("damaged", "lucky", "safe_in_tank", "safe_dodging", "safe_prone", "safe_by_ability")
HITS: Final = STRUCK + PASSED_ON

STANDING: Final = (
    Standing("only_option", default=True),
    Standing("pass_turn", WINDOWS, PASS, until=("turn",)),
    Standing("pass_until_hit", WINDOWS, PASS, until_own=HITS),
    Standing("pass_between", ("window_3",), PASS),
)
