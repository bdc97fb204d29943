"""Heroes whose ability is an action: Artyom, Melnik, Sasha (M33-9.1.3, M33-19.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from railhead.games.metro2033 import board, cards, effects, reasons, trade
from railhead.games.metro2033.effects import Effect
from railhead.games.metro2033.hiring import HireOne
from railhead.games.metro2033.model import Metro
from railhead.games.metro2033.prices import against_paying
from railhead.games.metro2033.tokens import GainAny, any_left

# --- Artyom takes tokens --------------------------------------------------------------------------------------------


def tokens_here(g: Metro, seat: int) -> int:
    """How many tokens the hero takes where he stands: the effects of the card that hold there add up."""
    kind = board.KIND[g.hero_at[seat]]
    amount = 0
    for effect in cards.HERO_ACTIONS[g.hero[seat]]:
        if effect.place == effects.OUTSIDE_OF_HANSA and kind == board.HANSA:
            continue
        if effect.place == effects.ON_ABANDONED and kind != board.ABANDONED:
            continue
        amount += effect.any
    return amount


def against_gathering(g: Metro, seat: int, effect: Effect) -> int:
    if not tokens_here(g, seat):
        return reasons.BRINGS_NOTHING
    return 0 if any_left(g) else reasons.NO_TOKEN_TO_TAKE


def gather(g: Metro, seat: int, effect: Effect) -> None:
    g.push(GainAny(seat, tokens_here(g, seat)))


# --- Melnik hires ---------------------------------------------------------------------------------------------------


def against_hiring(g: Metro, seat: int, effect: Effect) -> int:
    return reasons.ARMY_AT_TOP if g.army[seat] >= cards.ARMY_MAX else against_paying(g, seat, effect.prices)


def hire(g: Metro, seat: int, effect: Effect) -> None:
    g.push(HireOne(seat, effect.prices))


# --- Sasha exchanges ------------------------------------------------------------------------------------------------


def against_exchanging(g: Metro, seat: int, effect: Effect) -> int:
    return trade.against_exchanging_tokens(g, seat)


def exchange(g: Metro, seat: int, effect: Effect) -> None:
    g.push(trade.MixedExchange(seat, effect.most))


AGAINST: Final[dict[int, Callable[[Metro, int, Effect], int]]] = {
    effects.GAIN: against_gathering,
    effects.HIRE_ONE: against_hiring,
    effects.EXCHANGE_MIXED: against_exchanging,
}
ACTS: Final[dict[int, Callable[[Metro, int, Effect], None]]] = {
    effects.GAIN: gather,
    effects.HIRE_ONE: hire,
    effects.EXCHANGE_MIXED: exchange,
}


def against_hero_ability(g: Metro, seat: int) -> int:
    """What stands against the hero's ability as his action; 0: nothing."""
    actions = cards.HERO_ACTIONS[g.hero[seat]]
    return AGAINST[actions[0].op](g, seat, actions[0]) if actions else reasons.NOT_AN_ACTION


def use_hero_ability(g: Metro, seat: int) -> None:
    effect = cards.HERO_ACTIONS[g.hero[seat]][0]
    g.tell("hero_ability", seat, g.hero[seat])
    ACTS[effect.op](g, seat, effect)
