"""A monster attacks every player: repel it and lay a free card, or suffer its loss (chapter 7)."""

from __future__ import annotations

from railhead.games.breakthrough.cards import (
    AMOUNT,
    ATTACK_ALL,
    HERO_DEFEND,
    MAY_DEFEND,
    PROVIDES_RESOURCES,
    STATION_LOSS,
    STATIONS_END,
    SUFFER_LOSS,
    TYPES_LOST,
)
from railhead.games.breakthrough.model import (
    CARD_OF,
    CARD_OPTION,
    DECK_TOP,
    FULL_DEFENCE,
    NOTHING,
    ROUT,
    TURNED,
    UPRIGHT,
    Breakthrough,
    Card,
    Seat,
    names_card,
    names_guard,
    names_play,
    names_turned,
)
from railhead.games.breakthrough.playing import lay_card
from railhead.games.breakthrough.queries import (
    add_free_cards,
    against_free_card,
    lies_otherwise,
    option_at,
    out_of_place,
    place_of,
)
from railhead.games.breakthrough.reasons import (
    FREE_CARD_OR_NOTHING,
    HAND_NO_PROTECTION,
    LIES_OTHERWISE,
    MUST_LOSE_STATION,
    MUST_REPEL,
    NEEDLESS_CARD,
    NO_FREE_CARD,
    NO_PROTECTION,
    NOT_A_STATION,
    NOT_IN_HAND,
    NOT_THERE_FOR_DEFENCE,
    OTHER_SYMBOL_FIRST,
    REFILL_LATER,
    SAY_HOW_FREE,
    UPRIGHT_NO_PROTECTION,
)
from railhead.games.breakthrough.tokens import discard_in_play, leave_play, pay
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step


def attack_all(g: Breakthrough, seat: int, threat: int) -> None:
    """The monster attacks everybody, one after another clockwise from the discarder (BRK-7.1.1, BRK-7.1.2)."""
    g.tell("attacks", threat)
    g.push_each([met_by(g, (seat + step) % g.seats, threat) for step in range(g.seats)])


def met_by(g: Breakthrough, player: int, threat: int) -> Step:
    """What a player does about the monster: he repels it if he can (BRK-7.2.3)."""
    return Repel(player, threat) if can_repel(g, player, threat) else Suffer(player, threat)


# --- defence --------------------------------------------------------------------------------------------------------


def protection(g: Breakthrough, seat: int, at: int) -> int:
    """The symbols (bits) that the card at a place before a player protects from (BRK-7.2.1, BRK-7.2.5)."""
    zone = g.in_play[seat]
    card = zone.cards[at]
    if HERO_DEFEND[card]:
        return HERO_DEFEND[card]
    return MAY_DEFEND[card] if zone.marks[at] == TURNED and card >= STATIONS_END else 0


def can_repel(g: Breakthrough, seat: int, threat: int) -> bool:
    """Does a player's table protect from the threat: from one symbol, or in survival from all (BRK-7.2.1, 10.2.1)?"""
    symbols = ATTACK_ALL[threat]
    covered = 0
    for at in range(len(g.in_play[seat].cards)):
        covered |= protection(g, seat, at) & symbols
    return covered == symbols if g.options[FULL_DEFENCE] == "on" else covered != 0


class Repel(Step):
    """A player who can repel must: he uses up a card and may lay another for free (BRK-7.2.3, BRK-7.3).

    In survival the cards of a covering set are used one after another (BRK-10.2.2).
    """

    flow = ("ask_defence", "use", "ask_free_card", "lay_free_card")

    seat: Seat
    threat: Card
    used: list[int] = []

    def why_not(self, g: Breakthrough, ask: Ask, option: int) -> int:
        if option == DECK_TOP:
            return REFILL_LATER
        if ask.prompt == "free_card":
            return self.against_free_card(g, option)
        if names_card(option):
            at = place_of(g, self.seat, option)
            if at != NONE:
                return self.against_using(g, at, self.shown(g))
            return LIES_OTHERWISE if lies_otherwise(g, self.seat, option) else NOT_THERE_FOR_DEFENCE
        if names_play(option):
            return HAND_NO_PROTECTION if CARD_OF[option] in g.hand[self.seat].cards else NOT_IN_HAND
        return out_of_place(g, self.seat, option, MUST_REPEL)

    def against_free_card(self, g: Breakthrough, option: int) -> int:
        """What stands against laying the card that an option names, if it names one (BRK-7.3.2, BRK-7.3.3)."""
        if not names_play(option) and (not names_card(option) or names_turned(option)):
            return out_of_place(g, self.seat, option, FREE_CARD_OR_NOTHING)
        reason = against_free_card(g, self.seat, option)
        return NO_FREE_CARD if reason == NOT_IN_HAND else reason or SAY_HOW_FREE

    def against_using(self, g: Breakthrough, at: int, shown: list[int]) -> int:
        """What stands against using the card at a place to repel the monster (BRK-7.2.1, BRK-7.2.5, BRK-10.2.2).

        Going symbol by symbol makes a choice only where there is one: the order in which cards are used means nothing.
        """
        if not shown[at]:
            zone = g.in_play[self.seat]
            return UPRIGHT_NO_PROTECTION if AMOUNT[zone.cards[at]] and zone.marks[at] == UPRIGHT else NO_PROTECTION
        if g.options[FULL_DEFENCE] == "off":
            return 0
        symbols = ATTACK_ALL[self.threat]
        if not shown[at] & first_open(self.used, symbols):
            return OTHER_SYMBOL_FIRST
        return 0 if completes([*self.used, shown[at]], shown, symbols) else NEEDLESS_CARD

    def shown(self, g: Breakthrough) -> list[int]:
        """For each card before the player the symbols (bits) of the monster that it covers."""
        symbols = ATTACK_ALL[self.threat]
        return [protection(g, self.seat, at) & symbols for at in range(len(g.in_play[self.seat].cards))]

    def ask_defence(self, g: Breakthrough) -> Ask | None:
        options = self.usable(g)
        if len(options) == 1:
            return None
        return Ask(self.seat, "defend", options, about=CARD_OPTION[self.threat])

    def use(self, g: Breakthrough) -> None:
        options = self.usable(g)
        at = place_of(g, self.seat, options[0] if len(options) == 1 else self.choice)
        self.used.append(protection(g, self.seat, at) & ATTACK_ALL[self.threat])
        card = leave_play(g, self.seat, at)
        if g.options[FULL_DEFENCE] == "on" and union(self.used) != ATTACK_ALL[self.threat]:
            g.tell("uses_up", self.seat, self.threat, card)
            self.go("ask_defence")
        else:
            g.tell("repels", self.seat, self.threat, card)

    def usable(self, g: Breakthrough) -> list[int]:
        """The cards that can be used next: any that matches, or in survival those of a covering set (BRK-7.2.4)."""
        shown = self.shown(g)
        options: list[int] = []
        for at in range(len(shown)):
            if self.against_using(g, at, shown) == 0:
                option = option_at(g, self.seat, at)
                if option not in options:
                    options.append(option)
        return options

    def ask_free_card(self, g: Breakthrough) -> Ask | None:
        if not g.hand[self.seat].cards:
            return None
        options = [NOTHING]
        add_free_cards(g, self.seat, options)
        return Ask(self.seat, "free_card", options)

    def lay_free_card(self, g: Breakthrough) -> None:
        if self.choice in (NOTHING, NONE):
            g.tell("lays_nothing", self.seat)
            return
        lay_card(g, self.seat, self.choice)
        how = "lays_free_turned" if names_guard(self.choice) else "lays_free"
        g.tell(how, self.seat, CARD_OF[self.choice])


def union(sets: list[int]) -> int:
    found = 0
    for bits in sets:
        found |= bits
    return found


def first_open(used: list[int], symbols: int) -> int:
    """The first symbol (a bit) of the threat that no card used so far covers."""
    left = symbols & ~union(used)
    return left & -left


def completes(used: list[int], shown: list[int], symbols: int) -> bool:
    """Can these cards be part of a set that covers all symbols and holds no card without need (BRK-10.2.2)?"""
    covered = union(used)
    if covered == symbols:
        return all([union(used[:at] + used[at + 1 :]) != symbols for at in range(len(used))])
    return any([completes([*used, bits], shown, symbols) for bits in shown if bits & ~covered])


# --- losses ---------------------------------------------------------------------------------------------------------


class Suffer(Step):
    """A player who cannot repel the monster loses what the card says (BRK-7.4)."""

    flow = ("ask_station", "lose", "rout")

    seat: Seat
    threat: Card

    def why_not(self, g: Breakthrough, ask: Ask, option: int) -> int:
        if names_card(option):
            return NOT_A_STATION
        return REFILL_LATER if option == DECK_TOP else out_of_place(g, self.seat, option, MUST_LOSE_STATION)

    def ask_station(self, g: Breakthrough) -> Ask | None:
        if SUFFER_LOSS[self.threat] == STATION_LOSS:
            stations = stations_in_play(g, self.seat)
            if len(stations) > 1:
                return Ask(self.seat, "lose_station", stations, about=CARD_OPTION[self.threat])
        return None

    def lose(self, g: Breakthrough) -> None:
        g.tell("suffers", self.seat, self.threat)
        held = len(g.in_play[self.seat].cards)
        if SUFFER_LOSS[self.threat] == STATION_LOSS:
            stations = stations_in_play(g, self.seat)
            if stations:
                lose_station(g, self.seat, stations[0] if len(stations) == 1 else self.choice)
        else:
            lose_resources(g, self.seat, TYPES_LOST[SUFFER_LOSS[self.threat]])
        if len(g.in_play[self.seat].cards) == held:
            g.tell("loses_nothing", self.seat)

    def rout(self, g: Breakthrough) -> None:
        """In survival all tokens above go below, after the loss (BRK-10.3.1, BRK-10.3.2)."""
        if g.options[ROUT] == "on" and g.above[self.seat]:
            g.tell("routs", self.seat, g.above[self.seat])
            pay(g, self.seat, g.above[self.seat])


def stations_in_play(g: Breakthrough, seat: int) -> list[int]:
    """The stations before a player, as options."""
    return [CARD_OPTION[card] for card in g.in_play[seat].cards if card < STATIONS_END]


def lose_station(g: Breakthrough, seat: int, option: int) -> None:
    """Discard a station; tokens on it go above (BRK-7.4.1)."""
    discard_in_play(g, seat, place_of(g, seat, option), "loses")


def lose_resources(g: Breakthrough, seat: int, types: int) -> None:
    """Discard all upright resources of these types (bits); defences stay (BRK-7.4.2 to 7.4.4)."""
    zone = g.in_play[seat]
    for at in range(len(zone.cards) - 1, -1, -1):
        card = zone.cards[at]
        if PROVIDES_RESOURCES[card] >= 0 and types >> PROVIDES_RESOURCES[card] & 1 and zone.marks[at] != TURNED:
            discard_in_play(g, seat, at, "loses")
