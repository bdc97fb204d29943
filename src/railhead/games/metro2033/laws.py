"""Laws and votes (section 6.3)."""

from __future__ import annotations

from railhead.games.metro2033.abilities import UseMission
from railhead.games.metro2033.effects import DOUBLE_VOTES
from railhead.games.metro2033.missions import VOTING, mission_of, question, why_not_mission
from railhead.games.metro2033.model import FOR, FOR_OR_AGAINST, USE, Deciding, Metro
from railhead.kernel.ask import Ask
from railhead.kernel.zones import EVERYBODY


class LawVote(Deciding):
    """The top law is opened; each player votes for or against it with all his votes (M33-6.3)."""

    flow = ("open_law", "note_use", "ask_vote", "vote", "count")

    turn: int = 0  # the place in the turn order
    votes_for: int = 0
    votes_against: int = 0
    used: int = 0  # the operation of the mission just used
    weight: int = 1  # what each vote of the player counts

    def open_law(self, g: Metro) -> None:
        g.show(g.laws, -1, EVERYBODY)
        g.tell("proposes_law", g.laws.cards[-1])

    def note_use(self, g: Metro) -> None:
        if self.used == DOUBLE_VOTES:
            self.weight = 2
        self.used = 0

    def ask_vote(self, g: Metro) -> Ask | list[Ask] | None:
        return question(g, g.in_order(self.turn), "vote", FOR_OR_AGAINST, VOTING)

    def vote(self, g: Metro) -> None:
        seat = g.in_order(self.turn)
        g.active = seat
        choice = self.taken(g, seat)
        if USE.has(choice):
            g.push(UseMission(seat, mission_of(choice)), "used")
            self.go("note_use")
            return
        votes = len(g.held[seat]) * self.weight
        if choice == FOR:
            self.votes_for += votes
            g.tell("votes_for", seat, votes)
        else:
            self.votes_against += votes
            g.tell("votes_against", seat, votes)
        self.weight = 1
        self.turn += 1
        if self.turn < g.seats:
            self.go("note_use")

    def count(self, g: Metro) -> None:
        """More votes for than against: in force at once; else the card goes under the deck (M33-6.3.3, 6.3.4)."""
        card = g.laws.cards[-1]
        if self.votes_for > self.votes_against:
            g.tell("law_passes", card, self.votes_for, self.votes_against)
            if g.law.cards:
                g.tell("law_ends", g.move(g.law, -1, g.laws, bottom=True))
            g.move_card(g.laws, card, g.law)
        else:
            g.move(g.laws, -1, g.laws, bottom=True)
            g.tell("law_fails", card, self.votes_for, self.votes_against)

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        return why_not_mission(g, ask.seat, option, VOTING)
