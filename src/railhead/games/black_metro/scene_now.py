"""Where the match stands: the moment, whose turn it is, and at which district something happens."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro import assignment, cards, dominance, resolution, setup, standby, turns, units
from railhead.games.black_metro.assignment_fortunes import PlayFortune
from railhead.games.black_metro.model import PLACE, BlackMetro
from railhead.games.black_metro.start_abilities import MovePersonnel
from railhead.kernel.ask import NONE
from railhead.kernel.scene import Eyes, Piece, moment_of
from railhead.kernel.step import PLACES, Step
from railhead.kernel.view import View

MOMENTS: Final = ("set_up", "assignment", "dominance", "resolution", "standby", "scoring")
PHASES: Final = (
    (setup.SetUp, "set_up"),
    (turns.AssignmentPhase, "assignment"),
    (dominance.DominancePhase, "dominance"),
    (resolution.ResolutionPhase, "resolution"),
    (standby.StandbyPhase, "standby"),
)
# The lines of a district dominance and of the standby phase, by the step of the rulebook to which they belong.
DOMINANCE_STEPS: Final[dict[str, int]] = {
    "assert_dominance": 1,
    "acquire_power": 1,
    "ask_fortune": 2,
    "play_fortune": 2,
    "strain_first": 3,
    "strain": 3,
    "ask_easing": 4,
    "ease": 4,
    "overwhelm": 4,
    "reward": 4,
    "destroy": 5,
    "ask_siege": 5,
    "besiege": 5,
    "ask_mission": 6,
    "fulfil": 6,
}
STANDBY_STEPS: Final[dict[str, int]] = {
    "clear_board": 1,
    "recall": 1,
    "recruit": 1,
    "recover": 1,
    "check_limits": 1,
    "each_draw": 2,
    "charge": 3,
    "missions": 4,
    "backing": 5,
    "each_late_draw": 2,
    "roll_penalty": 6,
    "roll_event": 7,
    "explode": 7,
}


class Looking(Eyes):
    """Through whose eyes the table is seen, and where the match stands."""

    def __init__(self, view: View, g: BlackMetro) -> None:
        super().__init__(view)
        self.moment = moment(g)
        self.district = current_district(g)
        self.chosen_from = chosen_from(g, self.prompt, self.seat)


def moment(g: BlackMetro) -> str:
    """The phase; the overlord's abilities at the start of a round, which ask nothing, belong to the assignment."""
    return "scoring" if g.over else moment_of(g.stack, PHASES, "assignment")


def on_turn(g: BlackMetro) -> int:
    """Whose turn it is, as far as there are turns."""
    for step in reversed(g.stack):
        if isinstance(step, turns.AssignmentPhase):
            return step.turn
        if isinstance(step, (dominance.DistrictDominance, resolution.ResolveDistrict)):
            return step.player
    return NONE


def current_district(g: BlackMetro) -> int:
    """The district at which something happens now, or 0."""
    for step in reversed(g.stack):
        if isinstance(step, (dominance.DistrictDominance, resolution.ResolveDistrict, assignment.AssignPersonnel)):
            return step.district
        if isinstance(step, PlayFortune) and step.facility != NONE:
            return PLACE.thing(step.facility)
    return 0


def chosen_from(g: BlackMetro, prompt: str, seat: int) -> tuple[int, int]:
    """The player and the place of the personnel of which a rank is asked for; NONE: no such question."""
    if prompt == "recover_one":
        return seat, cards.OVERWHELMED
    if prompt == "excess":
        return seat, cards.HIDEOUT
    for step in reversed(g.stack):
        if prompt == "lift_what" and isinstance(step, MovePersonnel):
            return seat, PLACE.thing(step.source)
        if prompt == "demote" and isinstance(step, units.Demote):
            return step.victim, step.place
        if prompt == "triage" and isinstance(step, units.Overwhelm):
            return seat, step.place
    return NONE, NONE


def steps(g: BlackMetro) -> list[Piece]:
    """The steps of a district dominance or of the standby phase, and which of them is being carried out."""
    if g.over:
        return []
    for step in reversed(g.stack):
        if isinstance(step, dominance.DistrictDominance):
            return step_pieces("dominance", 6, DOMINANCE_STEPS[line_of(g, step)])
        if isinstance(step, standby.StandbyPhase):
            drawing = step.player_at > 0
            return step_pieces("standby", 7, 2 if drawing else STANDBY_STEPS[line_of(g, step)])
    return []


def line_of(g: BlackMetro, step: Step) -> str:
    """The line of its flow that a step has come to: the one that asks, or else the last one, which pushed others."""
    at = int(step.at)
    flow = list(PLACES[type(step)])
    return flow[at] if step is g.stack[-1] and at < len(flow) else flow[at - 1]


def step_pieces(phase: str, count: int, now: int) -> list[Piece]:
    found: list[Piece] = []
    for at in range(1, count + 1):
        marks = ["now"] if at == now else ["past"] if at < now else []
        found.append(Piece("step", f"{phase}_{at}", f"step{at}", marks=marks, place=at))
    return found
