"""Deploying played cards and putting cards from the hand into the Deploying Zone (chapter 10)."""

from __future__ import annotations

from typing import Final

from railhead.games.barbarossa import reasons
from railhead.games.barbarossa.cards import ACTIVE, EVERY_CARD, HAS_DEPLOYING_RULE, IS_UNIT, TYPE
from railhead.games.barbarossa.effects import PLAYING, TEXTS, Effect, effects_of
from railhead.games.barbarossa.model import PLACE, Barbarossa
from railhead.games.barbarossa.queries import find, known_copy
from railhead.games.barbarossa.verbs import PermitDeploy, PermitPlaceFromHand
from railhead.kernel.ask import NONE


def entering(card: int) -> int:
    """The condition in which a played card may be deployed by its permit_deploy; NONE: it has none."""
    for effect in effects_of(PLAYING[card]):
        if isinstance(effect, PermitDeploy):
            return effect.condition
    return NONE


ENTERS: Final[list[int]] = [entering(card) for card in EVERY_CARD]

# --- played cards (BAR-10.4) ----------------------------------------------------------------------------------------


def against_deploying(g: Barbarossa, card: int) -> int:
    """Why the turn player cannot deploy this played card; 0: he can."""
    if ENTERS[card] == NONE:
        return against_ever_deploying(card)
    return 0 if g.playing.place(card) >= 0 else reasons.NOT_PLAYED


def against_ever_deploying(card: int) -> int:
    """Why the turn player can never choose to deploy this card."""
    if TYPE[card] == "AID":
        return reasons.AID_DEPLOYED_AT_ONCE
    if not IS_UNIT[card]:
        return reasons.NO_RIGHT_TO_DEPLOY
    return reasons.UNIT_DEPLOYED_AT_ONCE if HAS_DEPLOYING_RULE[card] else reasons.NO_DEPLOYING_RULE


NO_COST: Final[list[int]] = [NONE if enters == NONE else 0 for enters in ENTERS]  # deploying is free


def deploy(g: Barbarossa, card: int) -> None:
    """Deploy a played card in the condition its text names (BAR-10.5, BAR-10.6)."""
    g.move(g.playing, find(g.playing, card, ACTIVE), g.deploying[g.turn], ENTERS[card])
    g.tell("deploys", g.turn, card, ENTERS[card])


# --- cards from the hand (BAR-10.8) ---------------------------------------------------------------------------------


def permit(g: Barbarossa, card: int) -> Effect | None:
    """The text in force that allows to put this card from the hand into the Deploying Zone."""
    for text in g.permits:
        for effect in TEXTS[text].effects:
            if isinstance(effect, PermitPlaceFromHand) and effect.fits[card]:
                return effect
    return None


def against_placing(g: Barbarossa, card: int) -> int:
    """Why the turn player cannot put a card down straight from his hand that is not offered."""
    if not g.permits:
        return reasons.NO_PERMIT
    if permit(g, card) is None:
        return reasons.NOT_PUT_DOWN
    return reasons.NOT_HELD_TO_PUT_DOWN


def add_placeable(g: Barbarossa, options: list[int]) -> None:
    """Add the cards that may be put down from the hand to the options."""
    for card in g.hand[g.turn].distinct():
        if permit(g, card) is not None:
            options.append(PLACE.of(card))


def place(g: Barbarossa, card: int) -> None:
    """Put a card from the hand into the Deploying Zone: it is not played, so its Playing Rule does nothing."""
    effect = permit(g, card)
    assert effect is not None
    hand = g.hand[g.turn]
    g.move(hand, known_copy(hand, card), g.deploying[g.turn], effect.condition)
    g.tell("places", g.turn, card)
