"""How well a player stands: tokens first, then how near the next ones are, then the means to get there."""

from __future__ import annotations

from typing import Final

from railhead.games.breakthrough import cards
from railhead.games.breakthrough.additional import CleanUp
from railhead.games.breakthrough.discarding import DiscardOne, DiscardThree
from railhead.games.breakthrough.model import FULL_DEFENCE, TURNED, Breakthrough
from railhead.games.breakthrough.queries import current_cost, reach
from railhead.games.breakthrough.tasks import CompleteTask

TOKEN: Final = 1000  # a token owned
NEAREST_TASK: Final = 600  # the share of a token that the most advanced task is worth when it can be completed
OTHER_TASK: Final = 80  # the same for each further task: resources can be used once only
ABOVE: Final = 14  # a rested token more than a working one
OCCUPIED: Final = 70  # a type that is free, by an occupied station or the flipped faction
ON_STATION: Final = 8  # a token on a station, which cannot pay
AMOUNT_IN_PLAY: Final = 8  # a unit of resources on the table
RESOURCE_UNIT: Final = 50  # the same with its share of the task it is meant for
IN_PLAY: Final = 2  # any card in play: nothing is torn down for nothing
HERO_IN_PLAY: Final = 15
FREE_CARD: Final = 100  # what a player who repels may lay for nothing, without an action
RISK: Final = 50  # how many times in a thousand a threat of the box attacks before its victim has used what it takes
NEW_CARD: Final = 30  # what an unknown card in hand is worth
TEARING_DOWN: Final = 10 * TOKEN  # to open the clean-up where no card in play is worth less than nothing
NO_STATION: Final = 1_000_000


def evaluate(g: Breakthrough, seat: int) -> int:
    """The standing of a player against the best of the others."""
    best = -1_000_000
    for other in range(g.seats):
        if other != seat:
            best = max(best, standing(g, other))
    return standing(g, seat) + hand_value(g, seat) + pending(g, seat) - best


def standing(g: Breakthrough, seat: int) -> int:
    """What all can see of a player's prospects."""
    zone = g.in_play[seat]
    reached = reach(g, seat)
    value = TOKEN * g.owned(seat) + ABOVE * g.above[seat] + IN_PLAY * len(zone.cards)
    value += AMOUNT_IN_PLAY * reached[cards.TRADE]
    free = cards.FREE_TYPE_WHEN_FLIPPED[g.faction[seat]] if g.flipped[seat] else 0
    value += OCCUPIED if free else 0
    nearest = 0 if g.flipped[seat] else progress(g.faction[seat], reached)
    tasks = nearest
    symbols = 0
    least = NO_STATION  # the worth of the station he would give up
    for at in range(len(zone.cards)):
        card = zone.cards[at]
        if card >= cards.STATIONS_END:
            symbols |= cards.MAY_DEFEND[card] if zone.marks[at] == TURNED else cards.HERO_DEFEND[card]
            value += HERO_IN_PLAY if cards.HERO_DEFEND[card] else 0
        elif zone.marks[at]:
            value += ON_STATION * zone.marks[at]
            if not free & cards.FREE_TYPE_WHEN_OCCUPIED[card]:
                value += OCCUPIED
            free |= cards.FREE_TYPE_WHEN_OCCUPIED[card]
            least = min(least, OCCUPIED)
        else:
            done = progress(card, reached)
            tasks += done
            nearest = max(nearest, done)
            least = min(least, done)
    value += (NEAREST_TASK * nearest + OTHER_TASK * (tasks - nearest)) // 100
    threats = UNREPELLED_IN_SURVIVAL if g.options[FULL_DEFENCE] == "on" else UNREPELLED
    return value - threats.danger(symbols, least, reached)


def progress(card: int, reached: list[int]) -> int:
    """How far a task can be paid, in hundredths of a token."""
    have = min(reached[cards.TASK_COLOUR[card]], cards.PARAMETER[card])
    return 20 + 80 * cards.TASK_TOKEN[card] * have // cards.PARAMETER[card]


# --- threats --------------------------------------------------------------------------------------------------------


class Unrepelled:
    """For each set of symbols (bits) that a table shows: how many threats of the box it cannot repel."""

    def __init__(self, everything: bool) -> None:
        tables = 1 << len(cards.SYMBOLS)
        self.all = [0] * tables
        self.taking_stations = [0] * tables
        self.taking_peaceful = [0] * tables
        self.taking_military = [0] * tables
        for shown in range(tables):
            for threat, symbols in enumerate(cards.ATTACK_ALL):
                if shown & symbols != symbols if everything else symbols and not shown & symbols:
                    self.add(shown, cards.SUFFER_LOSS[threat], cards.COUNT[threat])

    def add(self, shown: int, loss: int, count: int) -> None:
        self.all[shown] += count
        if loss == cards.STATION_LOSS:
            self.taking_stations[shown] += count
        if cards.TYPES_LOST[loss] & cards.TYPES_FOR[cards.PEACEFUL]:
            self.taking_peaceful[shown] += count
        if cards.TYPES_LOST[loss] & cards.TYPES_FOR[cards.MILITARY]:
            self.taking_military[shown] += count

    def danger(self, shown: int, station: int, reached: list[int]) -> int:
        """What these threats will cost a player, weighed with how seldom they come (BRK-7.4.1 to 7.4.3)."""
        expected = FREE_CARD * self.all[shown]
        if station != NO_STATION:
            expected += station * self.taking_stations[shown]
        units = reached[cards.PEACEFUL] * self.taking_peaceful[shown]
        units += reached[cards.MILITARY] * self.taking_military[shown]
        return (expected + RESOURCE_UNIT * units) * RISK // 1000


UNREPELLED: Final = Unrepelled(everything=False)
UNREPELLED_IN_SURVIVAL: Final = Unrepelled(everything=True)  # BRK-10.2.1


# --- the hand -------------------------------------------------------------------------------------------------------


def hand_value(g: Breakthrough, seat: int) -> int:
    """What the cards in hand promise."""
    wanted = wanted_colours(g, seat)
    value = 0
    for card in g.hand[seat].cards:
        value += card_value(g, seat, card, wanted)
    return value


def wanted_colours(g: Breakthrough, seat: int) -> int:
    """The colours (bits) of the tasks a player has open."""
    wanted = 0 if g.flipped[seat] else 1 << cards.TASK_COLOUR[g.faction[seat]]
    zone = g.in_play[seat]
    for at in range(len(zone.cards)):
        if zone.cards[at] < cards.STATIONS_END and not zone.marks[at]:
            wanted |= 1 << cards.TASK_COLOUR[zone.cards[at]]
    return wanted


def card_value(g: Breakthrough, seat: int, card: int, wanted: int) -> int:
    """What one card in hand promises."""
    if card < 0:
        return NEW_CARD
    kind = cards.KIND[card]
    rest = 2 * min(cards.COST[card], 1 + g.below[seat])
    if cards.AMOUNT[card]:
        fits = wanted >> cards.TRADE & 1 or wanted >> cards.TYPE_CATEGORY[cards.PROVIDES_RESOURCES[card]] & 1
        return (10 if fits else 4) * cards.AMOUNT[card] + 4 * (cards.COST[card] - current_cost(g, seat, card)) + rest
    if kind == cards.STATION:
        return 20 + 10 * cards.TASK_TOKEN[card] - 2 * current_cost(g, seat, card) + rest
    if kind == cards.HERO:
        return 20 + rest
    return 10 + 3 * rest


# --- what is going on -----------------------------------------------------------------------------------------------


def pending(g: Breakthrough, seat: int) -> int:
    """What a player's unfinished action will bring."""
    step = g.stack[-1]
    if isinstance(step, DiscardOne) and step.seat == seat:
        return best_discard(g, seat)
    if isinstance(step, DiscardThree) and step.seat == seat:
        return three_discards(g, seat, step.left)
    if isinstance(step, CompleteTask) and step.seat == seat:
        return task_ahead(g, step)
    if isinstance(step, CleanUp) and step.seat == seat:
        return best_clean_up(g, seat) or -TEARING_DOWN
    return 0


def best_clean_up(g: Breakthrough, seat: int) -> int:
    """The gain of taking tokens back from a station whose type is free without it; 0 if there is none."""
    zone = g.in_play[seat]
    best = 0
    for at in range(len(zone.cards)):
        card = zone.cards[at]
        if (
            card < cards.STATIONS_END
            and zone.marks[at]
            and cards.FREE_TYPE_WHEN_OCCUPIED[card] & free_without(g, seat, at)
        ):
            best = max(best, (ABOVE - ON_STATION) * zone.marks[at] - IN_PLAY)
    return best


def free_without(g: Breakthrough, seat: int, without: int) -> int:
    """The types (bits) that would be free for a player without the card at a place in play."""
    free = cards.FREE_TYPE_WHEN_FLIPPED[g.faction[seat]] if g.flipped[seat] else 0
    zone = g.in_play[seat]
    for at in range(len(zone.cards)):
        if at != without and zone.cards[at] < cards.STATIONS_END and zone.marks[at]:
            free |= cards.FREE_TYPE_WHEN_OCCUPIED[zone.cards[at]]
    return free


def best_discard(g: Breakthrough, seat: int) -> int:
    """The gain of the best card to discard: tokens regained for what the card promised."""
    wanted = wanted_colours(g, seat)
    best = -1_000_000
    for card in g.hand[seat].cards:
        if card >= 0:
            best = max(best, ABOVE * min(cards.COST[card], g.below[seat]) - card_value(g, seat, card, wanted))
    return best + NEW_CARD


def three_discards(g: Breakthrough, seat: int, left: int) -> int:
    """The gain of changing the least promising cards for new ones."""
    wanted = wanted_colours(g, seat)
    values = sorted([card_value(g, seat, card, wanted) for card in g.hand[seat].cards])
    return NEW_CARD * left - sum(values[:left])


def task_ahead(g: Breakthrough, step: CompleteTask) -> int:
    """The reward of a task that is being paid; what is still to pay will come off the table."""
    if g.faction[step.seat] == step.card and g.flipped[step.seat]:
        return 0
    short = max(0, cards.PARAMETER[step.card] - step.total())
    tokens = min(cards.TASK_TOKEN[step.card], g.supply[step.seat])
    return (TOKEN + ABOVE) * tokens + ABOVE * g.below[step.seat] - (AMOUNT_IN_PLAY + NEAREST_TASK // 10) * short
