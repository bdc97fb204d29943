"""Heroes whose ability is an action: Artyom, Melnik, Sasha (M33-9.1.3, M33-19.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from railhead.games.metro2033.board import ABANDONED, HANSA, KIND
from railhead.games.metro2033.cards import ARMY_MAX, HERO_ACTIONS
from railhead.games.metro2033.effects import EXCHANGE_MIXED, GAIN, HIRE_ONE, ON_ABANDONED, OUTSIDE_OF_HANSA, Effect
from railhead.games.metro2033.hiring import HireOne
from railhead.games.metro2033.model import Metro
from railhead.games.metro2033.prices import against_paying
from railhead.games.metro2033.reasons import ARMY_AT_TOP, BRINGS_NOTHING, NO_TOKEN_TO_TAKE, NOT_AN_ACTION
from railhead.games.metro2033.tokens import GainAny, types_left
from railhead.games.metro2033.trade import MixedExchange, against_exchanging_tokens

# --- Artyom takes tokens --------------------------------------------------------------------------------------------


def tokens_here(g: Metro, seat: int) -> int:
    """How many tokens the hero takes where he stands: the effects of the card that hold there add up."""
    kind = KIND[g.hero_at[seat]]
    amount = 0
    for effect in HERO_ACTIONS[g.hero[seat]]:
        if effect.place == OUTSIDE_OF_HANSA and kind == HANSA:
            continue
        if effect.place == ON_ABANDONED and kind != ABANDONED:
            continue
        amount += effect.any
    return amount


def against_gathering(g: Metro, seat: int, effect: Effect) -> int:
    if not tokens_here(g, seat):
        return BRINGS_NOTHING
    return 0 if types_left(g) else NO_TOKEN_TO_TAKE


def gather(g: Metro, seat: int, effect: Effect) -> None:
    g.push(GainAny(seat, tokens_here(g, seat)))


# --- Melnik hires ---------------------------------------------------------------------------------------------------


def against_hiring(g: Metro, seat: int, effect: Effect) -> int:
    return ARMY_AT_TOP if g.army[seat] >= ARMY_MAX else against_paying(g, seat, effect.prices)


def hire(g: Metro, seat: int, effect: Effect) -> None:
    g.push(HireOne(seat, effect.prices))


# --- Sasha exchanges ------------------------------------------------------------------------------------------------


def against_exchanging(g: Metro, seat: int, effect: Effect) -> int:
    return against_exchanging_tokens(g, seat)


def exchange(g: Metro, seat: int, effect: Effect) -> None:
    g.push(MixedExchange(seat, effect.most))


AGAINST: Final[dict[int, Callable[[Metro, int, Effect], int]]] = {
    GAIN: against_gathering,
    HIRE_ONE: against_hiring,
    EXCHANGE_MIXED: against_exchanging,
}
ACTS: Final[dict[int, Callable[[Metro, int, Effect], None]]] = {
    GAIN: gather,
    HIRE_ONE: hire,
    EXCHANGE_MIXED: exchange,
}


def against_hero_ability(g: Metro, seat: int) -> int:
    """What stands against the hero's ability as his action; 0: nothing."""
    effects = HERO_ACTIONS[g.hero[seat]]
    return AGAINST[effects[0].op](g, seat, effects[0]) if effects else NOT_AN_ACTION


def use_hero_ability(g: Metro, seat: int) -> None:
    effect = HERO_ACTIONS[g.hero[seat]][0]
    g.tell("hero_ability", seat, g.hero[seat])
    ACTS[effect.op](g, seat, effect)
