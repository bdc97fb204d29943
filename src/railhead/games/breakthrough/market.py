"""The market, the common deck and the discard pile: taking, revealing, reshuffling (BRK-4.5, BRK-8.2)."""

from __future__ import annotations

from railhead.games.breakthrough import model, reasons
from railhead.games.breakthrough.additional import begin_additional
from railhead.games.breakthrough.cards import HAND_SIZE, MARKET_SIZE
from railhead.games.breakthrough.model import Breakthrough, Seat
from railhead.games.breakthrough.queries import add_additional, against_additional, names_additional, out_of_place
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step
from railhead.kernel.zones import Zone


class TakeCards(Step):
    """A player takes cards from the market, one after another (BRK-4.5.1, BRK-4.5.3).

    With `window` he is the active player and may take additional actions first: window (c) of BRK-4.1.5.
    """

    flow = ("fill_gaps", "ask_card", "take")

    seat: Seat
    count: int
    window: bool = False
    declined: int = 0  # DECLINED: the player has just discarded nothing in a clean-up (ruling 3)

    def why_not(self, g: Breakthrough, ask: Ask, option: int) -> int:
        if names_additional(option) and self.window:
            return against_additional(g, self.seat, option)
        if option == model.DECK_TOP:
            return reasons.NO_CARD_LEFT
        if model.names_card(option):
            return reasons.NOT_IN_MARKET
        asked = reasons.NOTHING_TO_TAKE if model.GO_ON in ask.options else reasons.MUST_TAKE
        return out_of_place(g, self.seat, option, asked)

    def fill_gaps(self, g: Breakthrough) -> None:
        fill_market(g)

    def ask_card(self, g: Breakthrough) -> Ask | None:
        options = takable(g)
        if not self.window:
            return Ask(self.seat, "take", options) if options else None  # BRK-8.2.6
        taking = len(options)
        add_additional(g, self.seat, options, self.declined)
        if not options:
            return None
        if not taking:
            options.append(model.GO_ON)
        return Ask(self.seat, "take_or_act" if len(options) > taking else "take", options)

    def take(self, g: Breakthrough) -> None:
        self.declined = 0
        if begin_additional(g, self.seat, self.choice):
            self.go("fill_gaps")
        elif self.choice in (model.GO_ON, NONE):
            g.tell("takes_nothing", self.seat)
        else:
            take_card(g, self.seat, self.choice)
            self.window = False
            self.count -= 1
            if self.count:
                self.go("fill_gaps")


def takable(g: Breakthrough) -> list[int]:
    """The face-up cards from left to right, and the top of the deck if there is or can be one (BRK-4.5.1, 8.2.4)."""
    options: list[int] = []
    market = g.market
    for place in range(MARKET_SIZE):
        for at in range(len(market.cards)):
            if market.marks[at] == place and model.CARD_OPTION[market.cards[at]] not in options:
                options.append(model.CARD_OPTION[market.cards[at]])
    if g.deck.cards or g.discard.cards:
        options.append(model.DECK_TOP)
    return options


def take_card(g: Breakthrough, seat: int, choice: int) -> None:
    """Take a face-up card, which is replaced at once, or the top card of the deck, unseen by the others (BRK-4.5)."""
    if choice == model.DECK_TOP:
        ready_deck(g)
        g.whisper(1 << seat, "draws", g.move(g.deck, -1, g.hand[seat]), seat)
        return
    card = model.CARD_OF[choice]
    at = leftmost(g.market, card)
    place = g.market.marks[at]
    g.move(g.market, at, g.hand[seat])
    g.tell("takes", seat, card)
    reveal(g, place)


def leftmost(market: Zone, card: int) -> int:
    """Where the leftmost copy of a card lies; the mark is its place in the row (BRK-4.5.6)."""
    found = NONE
    for at in range(len(market.cards)):
        if market.cards[at] == card and (found == NONE or market.marks[at] < market.marks[found]):
            found = at
    return found


def reveal(g: Breakthrough, place: int) -> None:
    """Lay the top card of the deck face up at a place of the row; without any card the gap stays (BRK-8.2.5)."""
    if ready_deck(g):
        g.tell("reveals", g.move(g.deck, -1, g.market, place))


def ready_deck(g: Breakthrough) -> bool:
    """Is there a card to take from the deck? If it is empty, the discard pile is shuffled first (BRK-8.2.1, 8.2.2)."""
    if not g.deck.cards:
        if not g.discard.cards:
            return False
        g.move_all(g.discard, g.deck)
        g.tell("reshuffles")
        g.shuffle(g.deck, "deck")
    return True


def fill_market(g: Breakthrough) -> None:
    """Fill gaps in the row as far as there are cards (BRK-8.2.5)."""
    if len(g.market.cards) == MARKET_SIZE:
        return
    for place in range(MARKET_SIZE):
        if place not in g.market.marks:
            reveal(g, place)


def missing_cards(g: Breakthrough, seat: int) -> int:
    """How many cards a player lacks to a full hand."""
    return HAND_SIZE - len(g.hand[seat].cards)


def refill_hands(g: Breakthrough, first: int) -> None:
    """Everybody takes all missing cards, clockwise from a player (BRK-7.5.1, BRK-8.1.1)."""
    order = [(first + step) % g.seats for step in range(g.seats)]
    g.push_each([TakeCards(seat, missing_cards(g, seat)) for seat in order if missing_cards(g, seat) > 0])
