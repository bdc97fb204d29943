"""A match in the terminal: people and bots in any seat, one keyboard for all."""

import secrets
import signal
from itertools import groupby
from pathlib import Path
from shlex import quote

from railhead.bots import bot
from railhead.bots.bot import Bot
from railhead.cli.choose import find, fold, is_number, labels, meant, no_such_number, titles
from railhead.cli.draw import draw_options, draw_outcome, draw_panels, draw_rules
from railhead.cli.saves import HUMAN, Player, SavedMatch, autosave_path, write_match
from railhead.cli.screen import Complaint, Screen
from railhead.kernel.ask import Ask
from railhead.kernel.errors import BadLog, CannotUndo, IllegalAnswer
from railhead.kernel.match import Match
from railhead.kernel.vocabulary import Vocabulary
from railhead.present.voice import Voice, standing_text
from railhead.registry import replay
from railhead.rulebook import rulebook
from railhead.standing import NoSuchStanding, StandingAnswers, own_decisions_back

RECENT = 15  # events shown before a decision; `log` shows them all
SEVERAL = 6  # matches of a word that are worth listing one by one

HELP = """\
Answer with a label (1, 2, …) or with a part of an option's title that fits only one.
A number is always a label.
  why WORD      why an option is not allowed now, with its rule
  look WORD     what a card or piece on the table does
  rule NUMBER   look a rule up: a number, the beginning of one, or words
  table         show the table and the question again
  log           everything that happened so far
  hint          what the greedy bot would do
  undo          take your last decision back (undo all: as far as the rules let you)
  standing      what is answered for you without asking, and what could be
                (standing NAME: answer so from now on; standing NAME off: ask again)
  concede       leave the match for good, where the rules know that; the others play on
  save FILE     keep the match in a file from now on
  quit          leave; the match is kept, and you are told how to go on with it
  help          this list"""


class Leave(Exception):
    """Somebody wants to stop here."""


class Session:
    """One match at one terminal."""

    def __init__(self, screen: Screen, match: Match, players: list[Player], seed: int | None = None) -> None:
        self.screen = screen
        self.match = match
        self.players = players
        self.humans = [seat for seat, player in enumerate(players) if player.kind == HUMAN]
        self.bots = make_bots(match, players, seed)
        self.told = [0] * match.seats  # how many events each seat had heard of at its last decision
        self.at_keyboard = self.humans[0] if len(self.humans) == 1 else -1
        self.file: Path | None = None
        self.named = False  # was the file named by somebody, or is it the one for all matches?
        self.decided = False  # has a person decided anything here?
        self.hinter = bot("greedy", match.rules, seed=seed or 0)
        self.standing = {seat: StandingAnswers(match.rules, seat) for seat in self.humans}
        self.automatic: set[int] = set()  # the places in the log of answers that were given for somebody
        self.untold: dict[int, list[str]] = {seat: [] for seat in self.humans}  # such answers since the last decision
        for seat, player in enumerate(players):
            if seat in self.standing and player.standing is not None:
                try:
                    self.standing[seat].load(player.standing)
                except NoSuchStanding as fault:
                    raise Complaint(f"Seat {seat + 1} of the saved match: {fault}") from None

    @property
    def voice(self) -> Voice:
        return Voice(self.match.state, [player.name for player in self.players])

    # --- the course of the match ------------------------------------------------------------------------------------

    def run(self) -> int:
        """Play to the end or until somebody leaves; the exit code."""
        self.introduce()
        if not self.humans:
            self.screen.say("Only bots play: you watch.", "dim")
        try:
            while not self.match.over:
                self.decide(self.next_ask())
        except Leave:
            self.leave()
            return 0
        except EOFError:
            self.screen.say("\nThe input has come to its end.")
            self.leave()
            return 0
        except KeyboardInterrupt:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C must not disturb the saving
            self.leave()
            return 130
        self.finish()
        return 0

    def introduce(self) -> None:
        match = self.match
        chosen = "".join(f" · {name}: {value}" for name, value in match.state.options.items())
        self.screen.say(f"{match.rules.title} · {match.seats} seats{chosen}", "bold")
        for seat, player in enumerate(self.players):
            self.screen.say(f"  {seat + 1}. {self.called(seat)}: {player.kind}")
        if self.humans:
            self.screen.say("Type help for all commands, quit to leave.", "dim")
        if self.humans and match.rules.standing:
            self.screen.say("Some questions are answered for you: standing shows which.", "dim")
        self.screen.say()

    def called(self, seat: int) -> str:
        """A seat with its player's name and its title in the game, where it has both."""
        name, title = self.players[seat].name, self.voice.seat(seat)
        return f"{name} ({title})" if name and name != title else title

    def next_ask(self) -> Ask:
        """Bots answer before people, so that people can take back more; whoever is at the keyboard stays there."""
        asks = self.match.asks
        by_bots = [ask for ask in asks if ask.seat in self.bots]
        by_me = [ask for ask in asks if ask.seat == self.at_keyboard]
        return (by_bots or by_me or list(asks))[0]

    def decide(self, ask: Ask) -> None:
        if ask.seat in self.bots:
            before = len(self.match.tape.events)
            self.match.answer(ask.seat, self.bots[ask.seat].choose(self.match.view(ask.seat), ask))
            if not self.humans:
                self.tell(None, before)
            return
        option = self.standing[ask.seat].answer(self.match, ask, alone=len(self.humans) == 1)
        if option is not None:
            self.answer_for(ask, option)
            return
        if self.at_keyboard != ask.seat:
            self.pass_keyboard(ask.seat)
        self.show(ask)
        while not self.obey(ask, self.screen.hear(f"{self.called(ask.seat)}> ")):
            pass
        self.screen.say()

    def answer_for(self, ask: Ask, option: int) -> None:
        """Give the answer a seat has given in advance; it hears of that before its next decision."""
        self.automatic.add(len(self.match.entries))
        self.match.answer(ask.seat, option)
        self.untold[ask.seat].append(self.voice.option(option))

    def pass_keyboard(self, seat: int) -> None:
        self.screen.clear()
        self.screen.hear(f"Pass the keyboard to {self.called(seat)}, then press Enter. ")
        self.screen.clear()
        self.at_keyboard = seat

    def answer(self, ask: Ask, option: int) -> None:
        heard = len(self.match.tape.events)
        self.match.answer(ask.seat, option)
        self.told[ask.seat] = heard
        self.untold[ask.seat] = []
        self.decided = True
        self.keep()

    def finish(self) -> None:
        watcher = self.humans[0] if len(self.humans) == 1 else None
        if self.humans:
            self.tell(watcher, min(self.told[seat] for seat in self.humans), RECENT)
        draw_panels(self.screen.console, self.match.view(watcher), {})
        outcome = self.match.outcome
        assert outcome is not None
        draw_outcome(self.screen.console, outcome, self.voice)
        if self.named:
            self.keep()
            self.screen.say(f"Saved to {self.file}. Watch the replay with:")
            self.screen.say_command(f"railhead replay {quote(str(self.file))}")

    def leave(self) -> None:
        self.screen.say()
        if not self.named and not self.decided:
            self.screen.say("You have not decided anything yet, so there is nothing to save.")
        elif not self.is_whole() or self.keep():
            self.screen.say(f"Saved to {self.file}. Go on with:")
            self.screen.say_command(f"railhead play --resume {quote(str(self.file))}")

    def is_whole(self) -> bool:
        """False if Ctrl-C came in the middle of an answer: then the file of the last decision is the right one."""
        try:
            replay(self.match.log)
        except BadLog:
            return False
        return True

    # --- files ------------------------------------------------------------------------------------------------------

    def keep(self) -> bool:
        """Write the match down; if that fails, say so and play on."""
        try:
            if self.file is None:
                self.file = autosave_path(self.match.rules.name)
            for seat, standing in self.standing.items() if self.match.rules.standing else ():
                self.players[seat].standing = standing.to_json()
            write_match(self.file, SavedMatch(self.match.log, self.players))
        except Complaint as fault:
            self.screen.say(f"The match could not be saved. {fault}", "red")
            return False
        return True

    def save_to(self, name: str) -> None:
        if not name:
            self.screen.say("Name the file: save FILE.")
            return
        before, self.file = self.file, Path(name)
        if self.keep():
            self.named = True
            self.screen.say(f"Saved to {self.file}, and from now on after every decision.")
        else:
            self.file = before

    # --- what is shown ----------------------------------------------------------------------------------------------

    def show(self, ask: Ask) -> None:
        """The news, the table, the question and its options."""
        view = self.match.view(ask.seat)
        marks = {option: label for label, option in labels(ask, self.voice).items()}
        self.tell(ask.seat, self.told[ask.seat], RECENT)
        if self.untold[ask.seat]:
            self.screen.say(f"  Answered for you: {', '.join(without_echo(self.untold[ask.seat]))}", "dim")
        draw_panels(self.screen.console, view, marks)
        self.screen.say(self.voice.asked(ask), "bold")
        draw_options(self.screen.console, view, self.voice, ask.options, marks)
        for standing in self.match.rules.standing:
            if standing.option >= 0 and standing.answer(view, ask) is not None:
                self.screen.say(f"  standing {standing.name}: {standing_text(self.voice.words, standing)}", "dim")

    def tell(self, seat: int | None, since: int, most: int = 0) -> None:
        events = self.match.events(seat, since)
        left_out = len(events) - most if most and len(events) > most else 0
        if left_out:
            self.screen.say(f"  … {left_out} more before that: log", "dim")
        for sentence in without_echo([self.voice.event(event) for event in events[left_out:]]):
            self.screen.say(f"  {sentence}", "dim" if self.humans else "")
        if events and self.humans:
            self.screen.say()

    # --- commands ---------------------------------------------------------------------------------------------------

    def obey(self, ask: Ask, line: str) -> bool:
        """Do what was typed; True once the question is answered or taken away."""
        command, _, rest = line.partition(" ")
        rest = rest.strip()
        match command.casefold():
            case "help" | "?":
                self.screen.say(HELP)
            case "quit" | "exit" | "q":
                raise Leave
            case "why":
                self.explain(ask, rest)
            case "look":
                self.look_at(ask, rest)
            case "rule":
                self.look_up(rest)
            case "table":
                self.show(ask)
            case "log":
                self.tell(ask.seat, 0)
            case "hint":
                option = self.hinter.choose(self.match.view(ask.seat), ask)
                self.screen.say(f"The greedy bot would answer: {self.voice.option(option)}")
            case "save":
                self.save_to(rest)
            case "standing":
                return self.stand(ask, rest)
            case "concede":
                return self.concede(ask, rest)
            case "undo":
                return self.undo(ask, rest)
            case _:
                return self.take(ask, line)
        return False

    def take(self, ask: Ask, typed: str) -> bool:
        """Answer with what was typed, if it means exactly one option."""
        vocabulary = self.match.rules.vocabulary
        if not typed:
            self.screen.say("Type a label or a part of a title; help lists the commands.")
            return False
        found = meant(self.voice, ask, typed)
        if len(found) == 1:
            self.answer(ask, found[0])
            return True
        if found:
            self.screen.say(f"That could be: {', '.join(titles(self.voice, found))}. Type more of it, or the label.")
        elif is_number(typed) or find(self.voice, every(vocabulary), typed) or self.is_called(typed):
            self.explain(ask, typed)
        else:
            self.screen.say(f"There is no option {typed!r} here; table shows the options, help the commands.")
        return False

    def explain(self, ask: Ask, typed: str) -> None:
        """Why something is not allowed now: the sentence, the rule and its text."""
        vocabulary = self.match.rules.vocabulary
        marks = labels(ask, self.voice)
        if is_number(typed) and typed not in marks:
            self.screen.say(no_such_number(self.voice, ask, typed))
            return
        found = [marks[typed]] if typed in marks else find(self.voice, every(vocabulary), typed)
        if not typed:
            self.screen.say("Name an option: why WORD.")
        elif not found and self.is_called(typed):
            for title in self.is_called(typed):
                self.screen.say(f"{title} is in this game, but it is never an answer: nobody chooses it.")
        elif not found:
            self.screen.say(f"Nothing in this game is called {typed!r}.")
        elif len(found) > SEVERAL:
            shown = ", ".join(titles(self.voice, found[:SEVERAL]))
            self.screen.say(f"{len(found)} options are called so: {shown}, … Type more of it.")
        else:
            for option in found:
                self.explain_option(ask, option)

    def is_called(self, typed: str) -> list[str]:
        """The cards that are called so, whether anybody ever chooses them or not."""
        cards: dict[str, None] = dict.fromkeys(self.voice.thing(card) for card in self.match.rules.cards)
        exact = [title for title in cards if fold(title) == fold(typed)]
        return exact or [title for title in cards if fold(typed) in fold(title)]

    def explain_option(self, ask: Ask, option: int) -> None:
        title = self.voice.option(option)
        refusal = self.match.why_not(ask.seat, option)
        if refusal is None:
            self.screen.say(f"{title}: this is allowed.")
            return
        rule, sentence = refusal.rule, self.voice.refusal(refusal)
        sentence = sentence if title in sentence else f"{title}: {sentence}"
        self.screen.say(f"{sentence} ({rule})" if rule else sentence)
        self.look_up(rule, quiet=True)

    def look_at(self, ask: Ask, word: str) -> None:
        """The texts of everything on the table that is called so."""
        panels = self.match.rules.table(self.match.view(ask.seat))
        cells = [cell for panel in panels for row in panel.rows for cell in row]
        found = {cell.text: cell.note for cell in cells if cell.note and word.casefold() in cell.text.casefold()}
        for text, note in found.items():
            self.screen.say(f"{text}: {note}")
        if not found:
            self.screen.say(f"Nothing on the table with a text is called {word!r}.")

    def look_up(self, wanted: str, *, quiet: bool = False) -> None:
        """Show a rule; `quiet`: only exactly this one, and nothing if the book has none."""
        book = rulebook(self.match.rules.package)
        found = book.find(wanted) if wanted else []
        if quiet:
            found = [(chapter, [one for one in hits if one.number == wanted]) for chapter, hits in found]
            found = [(chapter, hits) for chapter, hits in found if hits]
        if found:
            draw_rules(self.screen.console, found)
        elif not quiet:
            self.screen.say(f"The rules have nothing under {wanted!r}." if wanted else "Name a rule: rule NUMBER.")

    def stand(self, ask: Ask, rest: str) -> bool:
        """List, set or revoke standing answers; True if the open question is answered by one now."""
        name, _, how = rest.partition(" ")
        mine, events = self.standing[ask.seat], self.match.tape.events
        try:
            if how.strip() == "off":
                mine.revoke(name)
            elif name:
                mine.give(name, events)
        except NoSuchStanding as refusal:
            self.screen.say(str(refusal))
            return False
        if name:
            self.keep()
        in_force = mine.in_force(events)
        for standing in self.match.rules.standing:
            switch, text = "on " if standing in in_force else "off", standing_text(self.voice.words, standing)
            self.screen.say(f"  {switch}  {standing.name}: {text}")
        if not self.match.rules.standing:
            self.screen.say("In this game every question is put.")
        return mine.answer(self.match, ask, alone=len(self.humans) == 1) is not None

    def concede(self, ask: Ask, sure: str) -> bool:
        """Leave for good; only on a second word, for it cannot be taken back."""
        if sure != "yes":
            self.screen.say("This cannot be taken back. If you mean it: concede yes")
            return False
        try:
            self.match.concede(ask.seat)
        except IllegalAnswer as refusal:
            self.screen.say(self.voice.refusal(refusal))
            return False
        self.decided = True
        self.keep()
        return True

    def undo(self, ask: Ask, how_far: str) -> bool:
        """Take back what the seat decided itself; what was answered for it since then goes along."""
        back = own_decisions_back(self.match, self.automatic)
        try:
            if not back and self.match.moments and self.match.moments[-1].seat == ask.seat:
                raise CannotUndo("There is nothing you may take back: the last answers were standing ones.")
            self.match.undo(ask.seat, decisions=0 if how_far == "all" else back)
        except CannotUndo as refusal:
            self.screen.say(str(refusal))
            return False
        self.automatic = {place for place in self.automatic if place < len(self.match.entries)}
        self.untold[ask.seat] = []
        self.told = [min(told, len(self.match.tape.events)) for told in self.told]
        self.keep()
        self.screen.say("Taken back.")
        return True


def without_echo(sentences: list[str]) -> list[str]:
    """The same sentence several times in a row, told once."""
    runs = [(sentence, len(list(run))) for sentence, run in groupby(sentences)]
    return [sentence if times == 1 else f"{sentence} ({times} times)" for sentence, times in runs]


def every(vocabulary: Vocabulary) -> list[int]:
    return list(range(len(vocabulary)))


def make_bots(match: Match, players: list[Player], seed: int | None) -> dict[int, Bot]:
    """A bot for every seat without a person; a seed makes the whole match repeatable."""
    return {
        seat: bot(player.kind, match.rules, seed=secrets.randbits(40) if seed is None else seed * 100 + seat)
        for seat, player in enumerate(players)
        if player.kind != HUMAN
    }
