"""What the phases share: points at their beginning, and what is refused because it belongs to another phase."""

from __future__ import annotations

from typing import Final

from railhead.games.barbarossa.cards import (
    ACTIVATION,
    KINDS,
    OP_PER_TURN,
    PHASE_LOSS,
    PHASE_POINTS,
    PHASES,
    RP_PER_TURN,
    Points,
)
from railhead.games.barbarossa.model import KIND, PLAY, Barbarossa
from railhead.games.barbarossa.playing import against_playing
from railhead.games.barbarossa.reasons import (
    ABILITIES_IN_OPERATION,
    ACTIVATION_ONLY,
    ATTACK_IN_OPERATION,
    DEPLOYED_IN_OPERATION,
    NO_ATTACK,
    PUT_DOWN_IN_OPERATION,
    REINFORCEMENT_ONLY,
)

# The phases for whose beginning some card has a rule; the others need not look at the deployed cards.
HAS_RULES: Final[list[bool]] = [
    any([PHASE_POINTS[phase][card] is not None or PHASE_LOSS[phase][card] is not None for card in range(KINDS)])
    for phase in range(len(PHASES))
]


# What everybody gains at the beginning of a phase (BAR-7.2.1, BAR-7.3.1).
PHASE_GAIN: Final[list[Points]] = [Points(), Points(op=OP_PER_TURN), Points(rp=RP_PER_TURN)]


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
    """Why this cannot be done in the Activation or Reinforcement Phase: what belongs to another phase."""
    if PLAY.has(option):
        return against_playing(g, PLAY.thing(option), transports_only=True)
    return OTHER_PHASE.get(KIND[option], 0)


OTHER_PHASE: Final[dict[str, int]] = {
    "attack": ATTACK_IN_OPERATION,
    "target": ATTACK_IN_OPERATION,
    "pay": NO_ATTACK,
    "give_up": NO_ATTACK,
    "deploy": DEPLOYED_IN_OPERATION,
    "place": PUT_DOWN_IN_OPERATION,
    "use": ABILITIES_IN_OPERATION,
    "use_fatigued": ABILITIES_IN_OPERATION,
    "buy": REINFORCEMENT_ONLY,
    "activate": ACTIVATION_ONLY,
}
