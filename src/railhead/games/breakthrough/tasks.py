"""Completing the task of a station or of the faction card (BRK-5.2), with heroes who double (BRK-6.5)."""

from __future__ import annotations

from typing import Final

from railhead.games.breakthrough import cards, model, reasons
from railhead.games.breakthrough.model import Breakthrough, Card, Seat
from railhead.games.breakthrough.queries import against_absent, names_additional, names_main, out_of_place, place_of
from railhead.games.breakthrough.tokens import discard_in_play, leave_play, regain
from railhead.games.breakthrough.victory import check_victory
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step

KEEP_OR_LET_GO: Final[list[int]] = [model.KEEP, model.LET_GO]


class CompleteTask(Step):
    """Discard resources that reach the parameter, take the reward, then keep or discard the station, or flip (BRK-5.2).

    The cards are chosen and discarded one after another; nothing else fits in between (BRK-5.2.20).
    """

    flow = ("ask_payment", "pay", "take_tokens", "refresh", "ask_keep", "settle")

    seat: Seat
    card: Card  # the station or faction card whose task it is
    paid: list[int]  # what the cards chosen so far amount to, by type
    doubled: int = 0  # the types (bits) that a hero doubles

    def why_not(self, g: Breakthrough, ask: Ask, option: int) -> int:
        if names_additional(option) or names_main(option):
            return reasons.MID_TASK
        if ask.prompt == "keep_station":
            return out_of_place(g, self.seat, option, reasons.KEEP_OR_DISCARD)
        if option == model.DONE:
            return reasons.NOT_REACHED_YET
        if not model.names_card(option):
            return out_of_place(g, self.seat, option, reasons.MID_TASK)
        at = place_of(g, self.seat, option)
        if at != NONE:
            return self.against_using(g, at)
        return against_absent(g, self.seat, option, reasons.NOT_THERE_FOR_TASK)

    def against_using(self, g: Breakthrough, at: int) -> int:
        """What stands against using the card at a place in play for this task (BRK-5.2.3, BRK-5.2.18, BRK-6.5.6)."""
        zone = g.in_play[self.seat]
        card = zone.cards[at]
        counts = cards.TYPES_FOR[cards.TASK_COLOUR[self.card]]
        doubles = cards.HERO_DOUBLE[card]
        if doubles != cards.NOT_CARRIED:
            if not counts >> doubles & 1:
                return reasons.DOUBLES_NOTHING_HERE
            if self.doubled >> doubles & 1:
                return reasons.DOUBLED_ALREADY
            return 0 if self.paid[doubles] else reasons.NOTHING_TO_DOUBLE
        if card >= cards.STATIONS_END and zone.marks[at] != model.UPRIGHT:
            return reasons.DEFENCE_DOES_NOT_COUNT
        if not cards.AMOUNT[card]:
            return reasons.NOT_A_RESOURCE
        return 0 if counts >> cards.PROVIDES_RESOURCES[card] & 1 else reasons.WRONG_COLOUR

    def ask_payment(self, g: Breakthrough) -> Ask | None:
        options: list[int] = []
        if self.total() >= cards.PARAMETER[self.card]:
            options.append(model.DONE)
        self.add_usable(g, options)
        if options == [model.DONE]:
            return None
        return Ask(self.seat, "pay_task", options, about=model.TASK_OPTION[self.card])

    def total(self) -> int:
        """What the chosen cards make, doubled where a hero doubles them (BRK-5.2.4)."""
        total = 0
        for kind, amount in enumerate(self.paid):
            total += 2 * amount if self.doubled >> kind & 1 else amount
        return total

    def add_usable(self, g: Breakthrough, options: list[int]) -> None:
        """Add the cards that can be used, the largest first, heroes last: so the first sets are small (BRK-5.2.5)."""
        zone = g.in_play[self.seat]
        first = len(options)
        for at in range(len(zone.cards)):
            if self.against_using(g, at):
                continue
            card = zone.cards[at]
            if model.CARD_OPTION[card] in options:
                continue
            place = len(options)
            while place > first and cards.AMOUNT[model.CARD_OF[options[place - 1]]] < cards.AMOUNT[card]:
                place -= 1
            options.insert(place, model.CARD_OPTION[card])

    def pay(self, g: Breakthrough) -> None:
        if self.choice in (model.DONE, NONE):
            return
        card = model.CARD_OF[self.choice]
        if cards.HERO_DOUBLE[card] != cards.NOT_CARRIED:
            self.doubled |= 1 << cards.HERO_DOUBLE[card]
            g.tell("doubles", self.seat, card, self.total(), cards.PARAMETER[self.card])
        else:
            self.paid[cards.PROVIDES_RESOURCES[card]] += cards.AMOUNT[card]
            g.tell("uses", self.seat, card, self.total(), cards.PARAMETER[self.card])
        leave_play(g, self.seat, g.place_in_play(self.seat, card))
        self.go("ask_payment")

    def take_tokens(self, g: Breakthrough) -> None:
        """Reward, step 1: tokens from the supply, as many as are left there (BRK-5.2.6, BRK-5.2.7)."""
        gained = min(cards.TASK_TOKEN[self.card], g.supply[self.seat])
        g.supply[self.seat] -= gained
        g.above[self.seat] += gained
        g.tell("completes", self.seat, self.card, gained)
        check_victory(g, self.seat)

    def refresh(self, g: Breakthrough) -> None:
        """Reward, step 2: all tokens from below move above, except in survival mode (BRK-5.2.8, BRK-10.4.1)."""
        if cards.REFRESH_ON_TASK[self.card] and g.options[model.NO_REFRESH] == "off":
            moved = regain(g, self.seat, g.below[self.seat])
            if moved:
                g.tell("refreshes", self.seat, moved)

    def ask_keep(self, g: Breakthrough) -> Ask | None:
        """Reward, step 3: keep the station if enough tokens are above (BRK-5.2.9 to 5.2.11)."""
        if self.card >= cards.FACTIONS and g.above[self.seat] >= keeping_price(g, self.seat):
            return Ask(self.seat, "keep_station", KEEP_OR_LET_GO, about=model.CARD_OPTION[self.card])
        return None

    def settle(self, g: Breakthrough) -> None:
        if self.card < cards.FACTIONS:
            g.flipped[self.seat] = True  # BRK-5.2.14
            g.tell("flips", self.seat, cards.REWARD_TYPE[self.card])
            return
        at = g.place_in_play(self.seat, self.card)
        if self.choice == model.KEEP:
            price = keeping_price(g, self.seat)
            g.above[self.seat] -= price
            g.in_play[self.seat].marks[at] = price
            g.tell("keeps", self.seat, self.card, price, cards.REWARD_TYPE[self.card])
            return
        if g.above[self.seat] < keeping_price(g, self.seat):
            g.tell("cannot_keep", self.seat, self.card, keeping_price(g, self.seat), g.above[self.seat])
        discard_in_play(g, self.seat, at, "lets_go")


def keeping_price(g: Breakthrough, seat: int) -> int:
    """The tokens that keeping one more station takes: the number of occupied ones with it (BRK-5.2.10, 5.2.15)."""
    zone = g.in_play[seat]
    price = 1
    for at in range(len(zone.cards)):
        if zone.cards[at] < cards.STATIONS_END and zone.marks[at]:
            price += 1
    return price
