"""Look at a match again: step by step, from any seat, and branch off to play on."""

from railhead.cli.draw import draw_areas, draw_outcome, indented
from railhead.cli.play import Session
from railhead.cli.saves import HUMAN, Player, SavedMatch, check_names, parse_player
from railhead.cli.screen import Complaint, Screen
from railhead.kernel.ask import Ask
from railhead.kernel.errors import BadLog
from railhead.kernel.match import Match
from railhead.present.sight import make_sight
from railhead.present.text import SceneText, all_areas
from railhead.present.voice import Voice
from railhead.present.words import REFERENCE
from railhead.records import CONCEDES, Walk
from railhead.registry import replay


class ReplaySession:
    """A log, a place in it, and the seat whose eyes one looks with."""

    def __init__(self, screen: Screen, saved: SavedMatch, language: str = REFERENCE) -> None:
        self.screen = screen
        self.language = language
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
    def names(self) -> list[str]:
        return [player.name for player in self.saved.players] or [""] * self.match.seats

    @property
    def voice(self) -> Voice:
        return Voice(self.match.state, self.names, self.language)

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
            raise Complaint(self.screen.words.say("cli-no_seat", who=who, seats=self.match.seats))

    # --- what is shown ----------------------------------------------------------------------------------------------

    def show(self, whole: bool = False) -> None:
        """What the last decision brought, or the `whole` table, and what comes next."""
        sight = make_sight(
            self.match, self.viewer, self.names, self.heard[self.at - 1] if self.at else 0, None, self.language
        )
        who = self.screen.words.say("cli-a_spectator") if self.viewer is None else sight.voice.seat(self.viewer)
        title, decisions = self.match.rules.title, len(self.walk.decisions)
        self.screen.tell("cli-replay_title", "bold", title=title, at=self.at, all=decisions, who=who)
        for told in sight.told:
            for line in indented(told.text, self.screen.console.width):
                self.screen.say(line, "dim")
        if whole and sight.scene is not None:
            draw_areas(self.screen.console, sight, sight.scene.areas, {})
        elif self.at:
            self.show_changes()
        self.show_next()

    def show_changes(self) -> None:
        """What the last decision changed on the table, as the viewer sees it."""
        now = make_sight(self.match, self.viewer, self.names, language=self.language)
        self.walk.go(self.at - 1)
        before = make_sight(self.match, self.viewer, self.names, language=self.language).scene
        self.walk.go(self.at + 1)
        if now.scene is None or before is None:
            return
        text, was = SceneText(now.voice.words, now.voice, {}), {(one.name, one.owner): one for one in all_areas(before)}
        for area in all_areas(now.scene):
            if line := text.changes(was.get((area.name, area.owner)), area):
                self.screen.say(line)

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
            self.screen.tell("cli-log_ends")
            return
        seat, name = self.walk.decisions[self.at]
        if name == CONCEDES:
            leaves = self.screen.words.say("cli-leaves", seat=self.voice.seat(seat))
            self.screen.tell("cli-next", sentence=leaves)
            return
        ask = next(ask for ask in match.asks if ask.seat == seat)
        self.screen.tell("cli-next", sentence=self.answer_text(ask, name))

    def answer_text(self, ask: Ask, name: str) -> str:
        say, seat = self.screen.words.say, self.voice.seat(ask.seat)
        if ask.seat != self.viewer and ask.quiet:
            return say("cli-unseen")
        if ask.seat != self.viewer and ask.secret:
            return say("cli-in_secret", seat=seat)
        return say("cli-answers", seat=seat, option=self.voice.option(self.match.rules.vocabulary.option(name)))

    # --- commands ---------------------------------------------------------------------------------------------------

    def run(self) -> int:
        self.show(whole=True)
        self.screen.tell("cli-replay_intro", "dim")
        try:
            while True:
                line = self.screen.hear(self.screen.words.say("cli-replay_prompt"))
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
                case "table":
                    self.show(whole=True)
                    return
                case _ if command.isdecimal():
                    self.go(int(command))
                case _:
                    self.screen.tell("cli-replay_help")
                    return
        except Complaint as fault:
            self.screen.say(str(fault))
            return
        self.show()

    def play_on(self, seats: list[str]) -> int:
        """Branch off: the match as it stands here goes on with these players, and the log stays as it is."""
        if self.match.over:
            self.screen.tell("cli-over_here")
            return self.run()
        try:
            players = self.branch_players(self.match, seats)
        except Complaint as fault:
            self.screen.say(str(fault))
            return self.run()
        return Session(self.screen, replay(self.saved.log, upto=self.at), players, language=self.language).run()

    def branch_players(self, match: Match, seats: list[str]) -> list[Player]:
        """The players named, then those of the file; without any the next to decide is a person."""
        players = [parse_player(seat) for seat in seats]
        if len(players) > match.seats:
            raise Complaint(self.screen.words.say("cli-too_many_players", players=len(players), seats=match.seats))
        if not players and not self.saved.players:
            asked = match.asks[0].seat
            return [Player("", HUMAN if seat == asked else "greedy") for seat in range(match.seats)]
        players += self.saved.players[len(players) :] or [
            Player("", "greedy") for _ in range(match.seats - len(players))
        ]
        check_names(players)
        return players
