"""What a player of this game may answer in advance."""

from __future__ import annotations

from typing import Final

from railhead.kernel.ruleset import Standing

STANDING: Final = (Standing("only_option", "Answer questions that have only one option.", ("gather",), default=True),)
