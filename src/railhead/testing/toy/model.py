"""The components of Last Lantern and the state of a match (chapters 1 and 4)."""

from __future__ import annotations

from typing import Final

from railhead.components import components
from railhead.kernel.ruleset import Reasons
from railhead.kernel.state import State
from railhead.kernel.vocabulary import Vocabulary
from railhead.kernel.zones import Zone, ZoneSpec, hand, pile

Card = int
Seat = int

DATA: Final = components("railhead.testing.toy")
IDS: Final[list[str]] = [card["id"] for card in DATA["cards"]]
TITLES: Final[list[str]] = [card["name"] for card in DATA["cards"]]
COUNT: Final[list[int]] = [card["count"] for card in DATA["cards"]]
BOX: Final[list[int]] = [card for card, count in enumerate(COUNT) for _ in range(count)]
VALUE: Final[list[int]] = [card["value"] for card in DATA["cards"]]
SHADE: Final[int] = IDS.index("shade")
HAND_SIZE: Final[int] = DATA["game"]["hand_size"]
LIGHTS: Final[int] = DATA["game"]["lights"]
ROUNDS: Final[dict[str, int]] = dict(DATA["length"])

VOCABULARY: Final = Vocabulary()
PASS: Final[int] = VOCABULARY.word("pass", "Pass")
KEEP: Final[int] = VOCABULARY.word("keep", "Leave it on top")
BURY: Final[int] = VOCABULARY.word("bury", "Put it under the deck")
CARD: Final[int] = VOCABULARY.group("card", IDS, TITLES)

REASONS: Final = Reasons()
NOT_IN_HAND: Final = REASONS.add("TOY-2.1", "not_in_hand")
NO_FLAME: Final = REASONS.add("TOY-2.1", "no_flame")

JUST_PASS: Final[list[int]] = [PASS]
SHADE_OR_PASS: Final[list[int]] = [PASS, CARD + SHADE]
KEEP_OR_BURY: Final[list[int]] = [KEEP, BURY]

ZONES: Final[tuple[ZoneSpec, ...]] = (
    pile("deck", "Deck", pool="cards"),
    pile("discard", "Discard pile", pool="cards", face="all"),
    hand("hand", "Hand", pool="cards"),
    pile("laid", "Laid face down", pool="cards", face="owner", each=True),
)


class Lantern(State):
    """A match of Last Lantern."""

    deck: Zone
    discard: Zone
    hand: list[Zone]
    laid: list[Zone]
    lights: list[int]
    flame: list[int]  # the value of the flame each player has turned up this round, or 0
    round: int

    def in_play(self, seat: int) -> bool:
        """Has this player a light left?"""
        return self.lights[seat] > 0

    def flames(self, seat: int) -> list[int]:
        """The options of a player to lay a flame (TOY-2.1)."""
        found = 0
        for card in self.hand[seat].cards:
            found |= 1 << card
        return FLAMES[found & ~(1 << SHADE)]

    def draw(self, seat: int) -> None:
        """Draw up to a full hand (TOY-2.7, TOY-4.1)."""
        hand = self.hand[seat]
        while len(hand.cards) < HAND_SIZE:
            if not self.deck.cards:
                if not self.discard.cards:
                    return
                self.move_all(self.discard, self.deck)
                self.shuffle(self.deck, "deck")
            card = self.move(self.deck, -1, hand)
            self.whisper(1 << seat, "draws", card, seat)


# The options for every set of flames (bits): worked out once. Without a flame one is asked all the same, so that
# nobody can tell from the question what is in the hand.
FLAMES: Final[list[list[int]]] = [JUST_PASS] + [
    [CARD + card for card in range(len(IDS)) if flames >> card & 1] for flames in range(1, 1 << len(IDS))
]
