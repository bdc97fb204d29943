"""What the phases share: points at their beginning, and what is refused because it belongs to another phase."""

from __future__ import annotations

from typing import Final

from railhead.games.barbarossa import cards, reasons
from railhead.games.barbarossa.cards import ACTIVATION, PHASE_LOSS, PHASE_POINTS, Points
from railhead.games.barbarossa.model import KIND, PLAY, Barbarossa
from railhead.games.barbarossa.playing import against_playing

# The phases for whose beginning some card has a rule; the others need not look at the deployed cards.
HAS_RULES: Final = [any(gained + lost) for gained, lost in zip(PHASE_POINTS, PHASE_LOSS, strict=True)]

# What everybody gains at the beginning of a phase (BAR-7.2.1, BAR-7.3.1).
PHASE_GAIN: Final[list[Points]] = [Points(), Points(op=cards.OP_PER_TURN), Points(rp=cards.RP_PER_TURN)]


def begin_phase(g: Barbarossa, phase: int) -> None:
    """What deployed cards give at the beginning of a phase, then what they take (BAR-7.3.1, BAR-13.4)."""
    g.tell("phase", g.turn, phase)
    if phase != ACTIVATION:
        g.gain(PHASE_GAIN[phase])
    if not HAS_RULES[phase]:
        return
    deployed = g.deploying[g.turn].cards
    for card in deployed:
        gained = PHASE_POINTS[phase][card]
        if gained is not None:
            g.tell("profits", g.turn, card)
            g.gain(gained)
    for card in deployed:
        lost = PHASE_LOSS[phase][card]
        if lost is not None:
            g.tell("suffers", g.turn, card)
            g.lose(lost)


def against_outside_operation(g: Barbarossa, option: int) -> int:
    """Why this cannot be done outside the Operation Phase: what belongs to another phase; 0: no special reason."""
    if PLAY.has(option):
        return against_playing(g, PLAY.thing(option), transports_only=True)
    return OTHER_PHASE.get(KIND[option], 0)


OTHER_PHASE: Final[dict[str, int]] = {
    "attack": reasons.ATTACK_IN_OPERATION,
    "target": reasons.ATTACK_IN_OPERATION,
    "pay": reasons.NO_ATTACK,
    "give_up": reasons.NO_ATTACK,
    "deploy": reasons.DEPLOYED_IN_OPERATION,
    "place": reasons.PUT_DOWN_IN_OPERATION,
    "use": reasons.ABILITIES_IN_OPERATION,
    "use_fatigued": reasons.ABILITIES_IN_OPERATION,
    "buy": reasons.REINFORCEMENT_ONLY,
    "activate": reasons.ACTIVATION_ONLY,
}
