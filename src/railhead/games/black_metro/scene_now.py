"""Where the match stands: the moment, whose turn it is, and at which district something happens."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro import assignment, cards, dominance, resolution, setup, standby, turns, units
from railhead.games.black_metro.assignment_fortunes import PlayFortune
from railhead.games.black_metro.model import PLACE, BlackMetro
from railhead.games.black_metro.start_abilities import MovePersonnel
from railhead.kernel.ask import NONE
from railhead.kernel.pieces import marked
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
# The steps of the rulebook for a district dominance and for the standby phase, each with its lines of the flow.
DOMINANCE_STEPS: Final = (
    ("assert_dominance", "acquire_power"),
    ("ask_fortune", "play_fortune"),
    ("strain_first", "strain"),
    ("ask_easing", "ease", "overwhelm", "reward"),
    ("destroy", "ask_siege", "besiege"),
    ("ask_mission", "fulfil"),
)
STANDBY_STEPS: Final = (
    ("clear_board", "recall", "recruit", "recover", "check_limits"),
    ("each_draw", "each_late_draw"),
    ("charge",),
    ("missions",),
    ("backing",),
    ("roll_penalty",),
    ("roll_event", "explode"),
)


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
            return step_pieces("dominance", DOMINANCE_STEPS, line_of(g, step))
        if isinstance(step, standby.StandbyPhase):
            return step_pieces("standby", STANDBY_STEPS, "each_draw" if step.player_at else line_of(g, step))
    return []


def line_of(g: BlackMetro, step: Step) -> str:
    """The line of its flow that a step has come to: the one that asks, or else the last one, which pushed others."""
    at = int(step.at)
    flow = list(PLACES[type(step)])
    return flow[at] if step is g.stack[-1] and at < len(flow) else flow[at - 1]


def step_pieces(phase: str, steps: tuple[tuple[str, ...], ...], line: str) -> list[Piece]:
    """The steps of a phase before, at and after the one to which a line belongs."""
    now = [line in lines for lines in steps].index(True) + 1
    return [
        Piece("step", f"{phase}_{at}", f"step{at}", marks=marked(now=at == now, past=at < now), place=at)
        for at in range(1, len(steps) + 1)
    ]
