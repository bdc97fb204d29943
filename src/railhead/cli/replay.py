"""Look at a match again: step by step, from any seat, and branch off to play on."""

from railhead.cli.draw import draw_outcome, draw_panels
from railhead.cli.play import Session
from railhead.cli.saves import HUMAN, Player, SavedMatch, check_names, parse_player
from railhead.cli.screen import Complaint, Screen
from railhead.kernel.ask import Ask
from railhead.kernel.errors import BadLog
from railhead.kernel.match import Match
from railhead.present.voice import Voice
from railhead.records import CONCEDES, Walk
from railhead.registry import replay

HELP = """\
  Enter, n      one decision forwards
  b             one decision back
  NUMBER        go to the position after so many decisions (0: the start)
  seat WHO      look with the eyes of a seat: its number or name
  spectator     look with the eyes of somebody who only watches
  play [SEAT …] play on from here, for example: play Anna=human greedy
  quit          leave"""


class Replay:
    """A log, a place in it, and the seat whose eyes one looks with."""

    def __init__(self, screen: Screen, saved: SavedMatch) -> None:
        self.screen = screen
        self.saved = saved
        self.viewer: int | None = None
        self.walk = Walk(saved.log)
        self.heard = [len(match.tape.events) for match in self.walk.all()]  # events after 0, 1, 2, … decisions
        self.walk.go(0)

    @property
    def match(self) -> Match:
        return self.walk.match

    @property
    def at(self) -> int:
        return self.walk.at

    @property
    def voice(self) -> Voice:
        names = [player.name for player in self.saved.players] or [""] * self.match.seats
        return Voice(self.match.state, names)

    def go(self, at: int) -> None:
        """Go to the position after so many decisions."""
        try:
            self.walk.go(at)
        except BadLog as fault:
            raise Complaint(str(fault)) from None

    def look_as(self, who: str) -> None:
        """Choose the viewer: `spectator`, a seat's number from 1, or its name."""
        names = [self.voice.names[seat].casefold() for seat in range(self.match.seats)]
        if who.casefold() == "spectator":
            self.viewer = None
        elif who.isdecimal() and 1 <= int(who) <= self.match.seats:
            self.viewer = int(who) - 1
        elif who and who.casefold() in names:
            self.viewer = names.index(who.casefold())
        else:
            raise Complaint(f"There is no seat {who!r}; name 1 to {self.match.seats}, a player, or spectator.")

    # --- what is shown ----------------------------------------------------------------------------------------------

    def show(self) -> None:
        match, voice = self.match, self.voice
        eyes = "a spectator" if self.viewer is None else voice.seat(self.viewer)
        self.screen.say(
            f"{match.rules.title} · after decision {self.at} of {len(self.walk.decisions)} · seen by {eyes}", "bold"
        )
        for event in match.events(self.viewer, self.heard[self.at - 1] if self.at else 0):
            self.screen.say(f"  {voice.event(event)}", "dim")
        self.screen.say()
        draw_panels(self.screen.console, match.view(self.viewer), {})
        self.show_next()

    def show_next(self) -> None:
        """Who is asked what, and the answer that comes, as far as this viewer may know."""
        match = self.match
        if match.outcome is not None:
            draw_outcome(self.screen.console, match.outcome, self.voice)
            return
        for ask in match.asks:
            if ask.seat == self.viewer or not ask.quiet:
                self.screen.say(self.voice.waiting(ask))
        if self.at == len(self.walk.decisions):
            self.screen.say("The log ends here; the match was not played to its end.")
            return
        seat, name = self.walk.decisions[self.at]
        if name == CONCEDES:
            self.screen.say(f"Next: {self.voice.seat(seat)} leaves the match.")
            return
        ask = next(ask for ask in match.asks if ask.seat == seat)
        self.screen.say(f"Next: {self.answer_text(ask, name)}")

    def answer_text(self, ask: Ask, name: str) -> str:
        if ask.seat != self.viewer and ask.quiet:
            return "somebody decides unseen."
        if ask.seat != self.viewer and ask.secret:
            return f"{self.voice.seat(ask.seat)} decides in secret."
        return f"{self.voice.seat(ask.seat)} answers: {self.voice.option(self.match.rules.vocabulary.option(name))}."

    # --- commands ---------------------------------------------------------------------------------------------------

    def run(self) -> int:
        self.show()
        self.screen.say("Enter goes on, b goes back, help lists the commands.", "dim")
        try:
            while True:
                line = self.screen.hear("replay> ")
                if line in ("quit", "exit", "q"):
                    return 0
                if line.partition(" ")[0] == "play":
                    return self.play_on(line.split()[1:])
                self.obey(line)
        except (EOFError, KeyboardInterrupt):
            self.screen.say()
            return 0

    def obey(self, line: str) -> None:
        command, _, rest = line.partition(" ")
        try:
            match command:
                case "" | "n":
                    self.go(self.at + 1)
                case "b":
                    self.go(self.at - 1)
                case "seat":
                    self.look_as(rest.strip())
                case "spectator":
                    self.look_as(command)
                case _ if command.isdecimal():
                    self.go(int(command))
                case _:
                    self.screen.say(HELP)
                    return
        except Complaint as fault:
            self.screen.say(str(fault))
            return
        self.show()

    def play_on(self, seats: list[str]) -> int:
        """Branch off: the match as it stands here goes on with these players, and the log stays as it is."""
        if self.match.over:
            self.screen.say("The match is over here; go back before you branch off.")
            return self.run()
        try:
            players = self.branch_players(self.match, seats)
        except Complaint as fault:
            self.screen.say(str(fault))
            return self.run()
        return Session(self.screen, replay(self.saved.log, upto=self.at), players).run()

    def branch_players(self, match: Match, seats: list[str]) -> list[Player]:
        """The players named, then those of the file; without any the next to decide is a person."""
        players = [parse_player(seat) for seat in seats]
        if len(players) > match.seats:
            raise Complaint(f"{len(players)} players are too many for {match.seats} seats.")
        if not players and not self.saved.players:
            asked = match.asks[0].seat
            return [Player("", HUMAN if seat == asked else "greedy") for seat in range(match.seats)]
        players += self.saved.players[len(players) :] or [
            Player("", "greedy") for _ in range(match.seats - len(players))
        ]
        check_names(players)
        return players
