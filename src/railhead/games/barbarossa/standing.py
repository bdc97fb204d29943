"""What a player of this game may answer in advance."""

from __future__ import annotations

from typing import Final

from railhead.games.barbarossa.cards import EVERY_CARD, IS_TRANSPORT
from railhead.games.barbarossa.model import END, PLAY
from railhead.kernel.ruleset import Standing

# It hangs on what all see whether it answers: paying takes a fatigued card and SP, which lie open.
TRANSPORTS: Final = tuple([PLAY.of(card) for card in EVERY_CARD if IS_TRANSPORT[card]])
STANDING: Final = (
    Standing("only_option", default=True),
    Standing("no_activation", ("activation",), END, besides=TRANSPORTS),
)
