"""The options, the zones and the state of a match (chapters 1 and 2)."""

from __future__ import annotations

from typing import Final

from railhead.games.breakthrough import cards
from railhead.kernel.ask import NONE
from railhead.kernel.state import State
from railhead.kernel.vocabulary import Options, Vocabulary
from railhead.kernel.zones import Zone, ZoneSpec, hand, pile

Card = int
Seat = int

# The mark of a card in play: tokens on a station, else how the card lies.
UPRIGHT: Final = 0
TURNED: Final = 1  # by 180 degrees: a defence

# The options of a match (BRK-13, D18).
FULL_DEFENCE: Final[str] = cards.SWITCHES[0]
ROUT: Final[str] = cards.SWITCHES[1]
NO_REFRESH: Final[str] = cards.SWITCHES[2]
FIRST_PLAYER: Final = "first_player"
COLOURS_BY: Final = "factions"
TURN_LIMIT: Final = "turn_limit"
UNLIMITED: Final = "none"

# --- vocabulary -----------------------------------------------------------------------------------------------------

NUMBERS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def in_words(number: int) -> str:
    """A small number as it stands in a sentence."""
    return NUMBERS[number] if number < len(NUMBERS) else str(number)


VOCABULARY: Final = Vocabulary()
GO_ON: Final[int] = VOCABULARY.word("go_on", "Go on")
END_TURN: Final[int] = VOCABULARY.word("end_turn", "End the turn")
DISCARD: Final[int] = VOCABULARY.word("discard", "Discard one card and regain its cost")
DISCARD_THREE: Final[int] = VOCABULARY.word(
    "discard_three",
    f"Discard {in_words(cards.DISCARD_THREE_COUNT)} cards and take {in_words(cards.DISCARD_THREE_COUNT)}",
)
CLEAN_UP: Final[int] = VOCABULARY.word("clean_up", "Clean up: discard a card in play")
DECK_TOP: Final[int] = VOCABULARY.word("deck", "The top card of the deck")
NOTHING: Final[int] = VOCABULARY.word("nothing", "Nothing")
DONE: Final[int] = VOCABULARY.word("done", "That is all")
KEEP: Final[int] = VOCABULARY.word("keep", "Keep the station and put tokens on it")
LET_GO: Final[int] = VOCABULARY.word("let_go", "Discard the station")


def of_cards(kind: str, named: list[int], title: str = "{}") -> Options:
    """Add an option for each of these cards."""
    return VOCABULARY.kind(
        kind, [cards.IDS[card] for card in named], [title.format(cards.TITLES[card]) for card in named]
    )


def by_card(kind: Options, named: list[int]) -> list[int]:
    """For every card of the box its option of this kind, or NONE."""
    options = [NONE] * len(cards.IDS)
    for place, card in enumerate(named):
        options[card] = kind.of(place)
    return options


def task_title(card: int) -> str:
    return (
        f"Complete the task of {cards.TITLES[card]} ({cards.PARAMETER[card]} {cards.COLOURS[cards.TASK_COLOUR[card]]})"
    )


ALL_FACTIONS: Final[list[int]] = list(range(cards.FACTIONS))
WITH_TASK: Final[list[int]] = list(range(cards.STATIONS_END))
DECK_CARDS: Final[list[int]] = list(range(cards.FACTIONS, len(cards.IDS)))
UPRIGHT_CARDS: Final[list[int]] = [
    card for card in DECK_CARDS if cards.KIND[card] in (cards.RESOURCE, cards.STATION, cards.HERO)
]
DEFENCES: Final[list[int]] = [card for card in DECK_CARDS if cards.MAY_DEFEND[card]]

FACTION: Final = of_cards("faction", ALL_FACTIONS)
TASK: Final = VOCABULARY.kind("task", [cards.IDS[card] for card in WITH_TASK], [task_title(card) for card in WITH_TASK])
PLAY: Final = of_cards("play", UPRIGHT_CARDS, "Play {}")
GUARD: Final = of_cards("guard", DEFENCES, "Play {} turned, as a defence")  # a card of the hand, laid as a defence
CARD: Final = of_cards("card", DECK_CARDS)  # a card where it lies
DEFENCE: Final = of_cards("turned", DEFENCES, "{} (defence)")  # a card that lies turned in play

# For every card its option of each kind, or NONE.
FACTION_OPTION: Final[list[int]] = by_card(FACTION, ALL_FACTIONS)
TASK_OPTION: Final[list[int]] = by_card(TASK, WITH_TASK)
PLAY_OPTION: Final[list[int]] = by_card(PLAY, UPRIGHT_CARDS)
GUARD_OPTION: Final[list[int]] = by_card(GUARD, DEFENCES)
CARD_OPTION: Final[list[int]] = by_card(CARD, DECK_CARDS)
TURNED_OPTION: Final[list[int]] = by_card(DEFENCE, DEFENCES)


def named_cards() -> list[int]:
    """For every option the card that it names, or NONE."""
    found = [NONE] * len(VOCABULARY)
    for options in (FACTION_OPTION, TASK_OPTION, PLAY_OPTION, GUARD_OPTION, CARD_OPTION, TURNED_OPTION):
        for card, option in enumerate(options):
            if option != NONE:
                found[option] = card
    return found


CARD_OF: Final[list[int]] = named_cards()


def names_play(option: int) -> bool:
    """Is this option `play:…` or `guard:…`, a card of the hand to be laid?"""
    return PLAY.has(option) or GUARD.has(option)


def names_card(option: int) -> bool:
    """Is this option `card:…` or `turned:…`, a card where it lies?"""
    return CARD.has(option) or DEFENCE.has(option)


# --- zones and state ------------------------------------------------------------------------------------------------

ZONES: Final[tuple[ZoneSpec, ...]] = (
    pile("deck", "Deck", pool="cards"),
    pile("discard", "Discard pile", pool="cards", face="all"),
    hand("market", "Market", pool="cards", face="all", each=False, marked=True),  # the mark is the place in the row
    hand("hand", "Hand", pool="cards"),
    hand("in_play", "In play", pool="cards", face="all", marked=True),
)


class Breakthrough(State):
    """A match of Metro 2033: Breakthrough."""

    deck: Zone
    discard: Zone
    market: Zone
    hand: list[Zone]
    in_play: list[Zone]
    faction: list[Card]  # each player's faction card; NONE until it is chosen
    flipped: list[bool]  # is the faction task done?
    above: list[int]  # rested tokens, over the faction card
    below: list[int]  # working tokens, under the faction card
    supply: list[int]  # each player's tokens in the common supply
    active: Seat
    turn: int  # turns played so far

    def owned(self, seat: int) -> int:
        """The tokens of a player that have left the supply, wherever they lie (BRK-2.1.2, BRK-9.1.1)."""
        return self.above[seat] + self.below[seat] + self.on_stations(seat)

    def on_stations(self, seat: int) -> int:
        """The tokens on the stations a player has in play."""
        zone = self.in_play[seat]
        tokens = 0
        for at in range(len(zone.cards)):
            if zone.cards[at] < cards.STATIONS_END:
                tokens += zone.marks[at]
        return tokens

    def place_in_play(self, seat: int, card: int, turned: bool = False) -> int:
        """Where a card lies in front of a player: turned as a defence or not; -1 if it does not."""
        zone = self.in_play[seat]
        for at, lying in enumerate(zone.cards):
            if lying == card and (card < cards.STATIONS_END or (zone.marks[at] == TURNED) == turned):
                return at
        return NONE
