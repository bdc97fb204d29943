"""Phase 5: the end of the round (section 10)."""

from __future__ import annotations

from railhead.games.metro2033 import cards, scouting, victory
from railhead.games.metro2033.missions import mission_of, to_turn_up_by_state, turn_up, why_not_turn_up_by_state
from railhead.games.metro2033.model import COMPLETE, PASS, Deciding, Metro
from railhead.games.metro2033.stages import StageCheck
from railhead.kernel.ask import NONE, Ask


def begin_round(g: Metro) -> None:
    g.tell("round_begins", g.round, g.first)
    g.tell("track_shows", g.position, cards.MULTIPLIER[g.position])


class EndOfRound(Deciding):
    """Check for victory; else prepare the next round, in the order of M33-10.2.1."""

    flow = ("ask_goals", "turn_up", "check_victory", "return_scouted", "end_effects", "move_markers", "check_stage")

    def ask_goals(self, g: Metro) -> list[Ask] | None:
        """Whoever has reached a goal about a state may turn the mission up before the check (M33-14.2.2).

        All are asked at once: nobody's goal hangs on what another does here.
        """
        asks: list[Ask] = []
        for seat in range(g.seats):
            if g.missions[seat].cards:
                asks.append(Ask(seat, "turn_up", [PASS, *to_turn_up_by_state(g, seat)], quiet=True))
        return asks if asks else None

    def turn_up(self, g: Metro) -> None:
        for place in range(g.seats):
            seat = g.in_order(place)
            choice = self.taken(g, seat)
            if choice != PASS:
                turn_up(g, seat, mission_of(choice))
                self.go("ask_goals")

    def check_victory(self, g: Metro) -> None:
        seat = victory.winner(g)
        if seat != NONE:
            victory.end(g, seat)

    def return_scouted(self, g: Metro) -> None:
        scouting.return_unused(g)

    def end_effects(self, g: Metro) -> None:
        """Effects until the end of the round end; abilities can be used anew (M33-14.3.2)."""
        if g.lasting:
            g.tell("effects_end")
        g.lasting = []
        g.lasting_for = []
        g.lasting_on = []
        for seat in range(g.seats):
            g.faction_used[seat] = 0
            g.hero_used[seat] = 0
            g.maintained[seat] = False
            marks = g.completed[seat].marks
            for place in range(len(marks)):
                marks[place] = 0

    def move_markers(self, g: Metro) -> None:
        """The first player marker goes to the left, the round marker along the arrows; never back to the start."""
        g.first = g.in_order(1)
        g.active = g.first
        g.position = cards.NEXT_POSITION[g.position]
        g.round += 1
        begin_round(g)

    def check_stage(self, g: Metro) -> None:
        g.push(StageCheck())

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        return why_not_turn_up_by_state(g, ask.seat, mission_of(option)) if COMPLETE.has(option) else 0
