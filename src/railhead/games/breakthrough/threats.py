"""A monster attacks every player: repel it and lay a free card, or suffer its loss (chapter 7)."""

from __future__ import annotations

from railhead.games.breakthrough import cards, model, queries, reasons
from railhead.games.breakthrough.model import Breakthrough, Card, Seat
from railhead.games.breakthrough.playing import lay_card
from railhead.games.breakthrough.tokens import discard_in_play, leave_play, pay
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step
from railhead.kernel.zones import Zone, different


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
    if cards.HERO_DEFEND[card]:
        return cards.HERO_DEFEND[card]
    return cards.MAY_DEFEND[card] if zone.marks[at] == model.TURNED else 0


def can_repel(g: Breakthrough, seat: int, threat: int) -> bool:
    """Does a player's table protect from the threat: from one symbol, or in survival from all (BRK-7.2.1, 10.2.1)?"""
    symbols = cards.ATTACK_ALL[threat]
    covered = 0
    for at in range(len(g.in_play[seat].cards)):
        covered |= protection(g, seat, at) & symbols
    return covered == symbols if g.options[model.FULL_DEFENCE] == "on" else covered != 0


class Repel(Step):
    """A player who can repel must: he uses up a card and may lay another for free (BRK-7.2.3, BRK-7.3).

    In survival the cards of a covering set are used one after another (BRK-10.2.2).
    """

    flow = ("ask_defence", "use", "ask_free_card", "lay_free_card")

    seat: Seat
    threat: Card
    used: list[int] = []

    def why_not(self, g: Breakthrough, ask: Ask, option: int) -> int:
        if option == model.DECK_TOP:
            return reasons.REFILL_LATER
        if ask.prompt == "free_card":
            return self.against_free_card(g, option)
        if model.names_card(option):
            at = queries.place_of(g, self.seat, option)
            if at != NONE:
                return self.against_using(g, at, self.shown(g))
            return queries.against_absent(g, self.seat, option, reasons.NOT_THERE_FOR_DEFENCE)
        if model.names_play(option):
            held = model.CARD_OF[option] in g.hand[self.seat].cards
            return reasons.HAND_NO_PROTECTION if held else reasons.NOT_IN_HAND
        return queries.out_of_place(g, self.seat, option, reasons.MUST_REPEL)

    def against_free_card(self, g: Breakthrough, option: int) -> int:
        """What stands against laying the card that an option names, if it names one (BRK-7.3.2, BRK-7.3.3)."""
        if not model.names_play(option) and (not model.names_card(option) or model.DEFENCE.has(option)):
            return queries.out_of_place(g, self.seat, option, reasons.FREE_CARD_OR_NOTHING)
        reason = queries.against_free_card(g, self.seat, option)
        return reasons.NO_FREE_CARD if reason == reasons.NOT_IN_HAND else reason or reasons.SAY_HOW_FREE

    def against_using(self, g: Breakthrough, at: int, shown: list[int]) -> int:
        """What stands against using the card at a place to repel the monster (BRK-7.2.1, BRK-7.2.5, BRK-10.2.2).

        Going symbol by symbol makes a choice only where there is one: the order in which cards are used means nothing.
        """
        if not shown[at]:
            zone = g.in_play[self.seat]
            upright = cards.AMOUNT[zone.cards[at]] and zone.marks[at] == model.UPRIGHT
            return reasons.UPRIGHT_NO_PROTECTION if upright else reasons.NO_PROTECTION
        if g.options[model.FULL_DEFENCE] == "off":
            return 0
        symbols = cards.ATTACK_ALL[self.threat]
        if not shown[at] & first_open(self.used, symbols):
            return reasons.OTHER_SYMBOL_FIRST
        return 0 if completes([*self.used, shown[at]], shown, symbols) else reasons.NEEDLESS_CARD

    def shown(self, g: Breakthrough) -> list[int]:
        """For each card before the player the symbols (bits) of the monster that it covers."""
        symbols = cards.ATTACK_ALL[self.threat]
        return [protection(g, self.seat, at) & symbols for at in range(len(g.in_play[self.seat].cards))]

    def ask_defence(self, g: Breakthrough) -> Ask | None:
        options = self.usable(g)
        if len(options) == 1:
            return None
        return Ask(self.seat, "defend", options, about=model.CARD_OPTION[self.threat])

    def use(self, g: Breakthrough) -> None:
        options = self.usable(g)
        at = queries.place_of(g, self.seat, options[0] if len(options) == 1 else self.choice)
        self.used.append(protection(g, self.seat, at) & cards.ATTACK_ALL[self.threat])
        card = leave_play(g, self.seat, at)
        if g.options[model.FULL_DEFENCE] == "on" and union(self.used) != cards.ATTACK_ALL[self.threat]:
            g.tell("uses_up", self.seat, self.threat, card)
            self.go("ask_defence")
        else:
            g.tell("repels", self.seat, self.threat, card)

    def usable(self, g: Breakthrough) -> list[int]:
        """The cards that can be used next: any that matches, or in survival those of a covering set (BRK-7.2.4)."""
        shown = self.shown(g)
        fitting = [at for at in range(len(shown)) if self.against_using(g, at, shown) == 0]
        return different([queries.option_at(g, self.seat, at) for at in fitting])

    def ask_free_card(self, g: Breakthrough) -> Ask | None:
        if not g.hand[self.seat].cards:
            return None
        options = [model.NOTHING]
        queries.add_plays(g, self.seat, options, free=True)
        return Ask(self.seat, "free_card", options)

    def lay_free_card(self, g: Breakthrough) -> None:
        if self.choice in (model.NOTHING, NONE):
            g.tell("lays_nothing", self.seat)
            return
        lay_card(g, self.seat, self.choice)
        how = "lays_free_turned" if model.GUARD.has(self.choice) else "lays_free"
        g.tell(how, self.seat, model.CARD_OF[self.choice])


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
        if model.names_card(option):
            return reasons.NOT_A_STATION
        if option == model.DECK_TOP:
            return reasons.REFILL_LATER
        return queries.out_of_place(g, self.seat, option, reasons.MUST_LOSE_STATION)

    def ask_station(self, g: Breakthrough) -> Ask | None:
        if cards.SUFFER_LOSS[self.threat] == cards.STATION_LOSS:
            stations = stations_in_play(g, self.seat)
            if len(stations) > 1:
                return Ask(self.seat, "lose_station", stations, about=model.CARD_OPTION[self.threat])
        return None

    def lose(self, g: Breakthrough) -> None:
        g.tell("suffers", self.seat, self.threat)
        held = len(g.in_play[self.seat].cards)
        if cards.SUFFER_LOSS[self.threat] == cards.STATION_LOSS:
            stations = stations_in_play(g, self.seat)
            if stations:  # tokens on it go above (BRK-7.4.1)
                lost = stations[0] if len(stations) == 1 else self.choice
                discard_in_play(g, self.seat, queries.place_of(g, self.seat, lost), "loses")
        else:
            lose_resources(g, self.seat, types_lost(self.threat))
        if len(g.in_play[self.seat].cards) == held:
            g.tell("loses_nothing", self.seat)

    def rout(self, g: Breakthrough) -> None:
        """In survival all tokens above go below, after the loss (BRK-10.3.1, BRK-10.3.2)."""
        if g.options[model.ROUT] == "on" and g.above[self.seat]:
            g.tell("routs", self.seat, g.above[self.seat])
            pay(g, self.seat, g.above[self.seat])


def types_lost(threat: int) -> int:
    """The types (bits) of the upright resources that a threat takes."""
    return cards.TYPES_LOST[cards.SUFFER_LOSS[threat]]


def stations_in_play(g: Breakthrough, seat: int) -> list[int]:
    """The stations before a player, as options."""
    return [model.CARD_OPTION[card] for card in g.in_play[seat].cards if card < cards.STATIONS_END]


def lose_resources(g: Breakthrough, seat: int, types: int) -> None:
    """Discard all upright resources of these types (bits); defences stay (BRK-7.4.2 to 7.4.4)."""
    zone = g.in_play[seat]
    for at in range(len(zone.cards) - 1, -1, -1):
        if is_taken(zone, at, types):
            discard_in_play(g, seat, at, "loses")


def is_taken(zone: Zone, at: int, types: int) -> bool:
    """Is the card at a place an upright resource of one of these types (bits)?"""
    kind = cards.PROVIDES_RESOURCES[zone.cards[at]]
    return kind != cards.NOT_CARRIED and types >> kind & 1 == 1 and zone.marks[at] != model.TURNED
