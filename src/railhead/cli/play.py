"""A match in the terminal: people and bots in any seat, one keyboard for all."""

import secrets
import signal
from pathlib import Path
from shlex import quote

from railhead.bots import bot
from railhead.bots.bot import Bot
from railhead.cli.choose import find, fold, is_number, labels, meant, no_such_number, titles
from railhead.cli.digest import Digest, question_text, without_echo
from railhead.cli.draw import SIDE_BY_SIDE, draw_areas, draw_outcome, draw_rules, indented, wrapped
from railhead.cli.saves import HUMAN, Player, SavedMatch, autosave_path, write_match
from railhead.cli.screen import Complaint, Screen
from railhead.cli.things import Things
from railhead.kernel.ask import Ask
from railhead.kernel.errors import BadLog, CannotUndo, IllegalAnswer
from railhead.kernel.match import Match
from railhead.kernel.scene import MAP, Scene
from railhead.kernel.vocabulary import Vocabulary
from railhead.present.sight import Sight, make_sight
from railhead.present.text import all_areas
from railhead.present.voice import Voice, standing_text
from railhead.present.words import REFERENCE
from railhead.registry import replay
from railhead.rulebook import rulebook
from railhead.standing import NoSuchStanding, StandingAnswers, own_decisions_back

RECENT = 15  # events told at the end
SEVERAL = 6  # matches of a word that are worth listing one by one


class Leave(Exception):
    """Somebody wants to stop here."""


class Session:
    """One match at one terminal."""

    def __init__(
        self,
        screen: Screen,
        match: Match,
        players: list[Player],
        seed: int | None = None,
        language: str = REFERENCE,
    ) -> None:
        self.screen = screen
        self.language = language
        self.match = match
        self.players = players
        self.humans = [seat for seat, player in enumerate(players) if player.kind == HUMAN]
        self.bots = make_bots(match, players, seed)
        self.told = [0] * match.seats  # how many events each seat had heard of at its last decision
        self.seen: dict[int, Scene] = {}  # the table as each seat saw it at its last decision
        self.page = 0  # of the options, where they need several
        self.introduced = 0  # lines that stand above the first question
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
                    told = screen.words.say("cli-saved_seat", number=seat + 1, fault=str(fault))
                    raise Complaint(told) from None

    @property
    def voice(self) -> Voice:
        return Voice(self.match.state, self.names, self.language)

    @property
    def names(self) -> list[str]:
        return [player.name for player in self.players]

    def sight(self, seat: int | None, since: int = 0) -> Sight:
        return make_sight(self.match, seat, self.names, since, language=self.language)

    # --- the course of the match ------------------------------------------------------------------------------------

    def run(self) -> int:
        """Play to the end or until somebody leaves; the exit code."""
        self.introduce()
        if not self.humans:
            self.screen.tell("cli-only_bots", "dim")
        try:
            while not self.match.over:
                self.decide(self.next_ask())
        except Leave:
            self.leave()
            return 0
        except EOFError:
            self.screen.say()
            self.screen.tell("cli-end_of_input")
            self.leave()
            return 0
        except KeyboardInterrupt:
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # a second Ctrl-C must not disturb the saving
            self.leave()
            return 130
        self.finish()
        return 0

    def introduce(self) -> None:
        """Who plays what, in few lines: the first question stands on the same screen."""
        match, say = self.match, self.screen.words.say
        usual = {variant.name: variant.values[0] for variant in match.rules.options}
        chosen = [f" · {name}: {value}" for name, value in match.state.options.items() if value != usual[name]]
        named = self.voice.words.say("how-name") if self.voice.words.knows("how-name") else match.rules.title
        title = say("cli-title", title=named, seats=match.seats, options="".join(chosen))
        seats = [
            say("cli-seat", number=seat + 1, who=self.called(seat), player=self.kind_of(player))
            for seat, player in enumerate(self.players)
        ]
        hint = say("cli-standing_intro" if match.rules.standing else "cli-type_help") if self.humans else ""
        for text, style in ((title, "bold"), (SIDE_BY_SIDE.join(seats), ""), (hint, "dim")):
            lines = wrapped(text, self.screen.console.width) if text else []
            self.print_lines(lines, style)
            self.introduced += len(lines)
        self.screen.say()
        self.introduced += 1

    def kind_of(self, player: Player) -> str:
        """A person, or which bot."""
        words = self.screen.words
        if player.kind == HUMAN:
            return words.say("cli-person")
        known = words.knows(f"bot-{player.kind}")
        return words.say(f"bot-{player.kind}") if known else words.say("bot-other", name=player.kind.capitalize())

    def called(self, seat: int) -> str:
        """A seat with its player's name and its title in the game, where it has both."""
        name, title = self.players[seat].name, self.voice.seat(seat)
        return self.screen.words.say("cli-called", name=name, title=title) if name and name != title else title

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
                self.show_told(None, before)
            return
        option = self.standing[ask.seat].answer(self.match, ask, alone=len(self.humans) == 1)
        if option is not None:
            self.answer_for(ask, option)
            return
        if self.at_keyboard != ask.seat:
            self.pass_keyboard(ask.seat)
        self.page = 0
        self.show(ask)
        while not self.obey(ask, self.screen.hear(self.screen.words.say("cli-prompt", who=self.called(ask.seat)))):
            pass
        self.screen.say()

    def answer_for(self, ask: Ask, option: int) -> None:
        """Give the answer a seat has given in advance; it hears of that before its next decision."""
        self.automatic.add(len(self.match.entries))
        self.match.answer(ask.seat, option)
        self.untold[ask.seat].append(self.voice.option(option))

    def pass_keyboard(self, seat: int) -> None:
        self.screen.clear()
        self.screen.hear(self.screen.words.say("cli-pass_keyboard", who=self.called(seat)))
        self.screen.clear()
        self.at_keyboard = seat

    def answer(self, ask: Ask, option: int) -> None:
        heard = len(self.match.tape.events)
        scene = self.sight(ask.seat, heard).scene
        self.match.answer(ask.seat, option)
        self.told[ask.seat] = heard
        if scene is not None:
            self.seen[ask.seat] = scene
        self.untold[ask.seat] = []
        self.decided = True
        self.keep()

    def finish(self) -> None:
        watcher = self.humans[0] if len(self.humans) == 1 else None
        if self.humans:
            self.show_told(watcher, min(self.told[seat] for seat in self.humans), RECENT)
        self.draw_table(self.sight(watcher, len(self.match.tape.events)))
        outcome = self.match.outcome
        assert outcome is not None
        draw_outcome(self.screen.console, outcome, self.voice)
        if self.named:
            self.keep()
            self.screen.tell("cli-saved_replay", file=str(self.file))
            self.screen.say_command(f"railhead replay {quote(str(self.file))}")

    def leave(self) -> None:
        self.screen.say()
        if not self.named and not self.decided:
            self.screen.tell("cli-nothing_to_save")
        elif not self.is_whole() or self.keep():
            self.screen.tell("cli-saved_resume", file=str(self.file))
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
            self.screen.tell("cli-not_saved", "red", fault=str(fault))
            return False
        return True

    def save_to(self, name: str) -> None:
        if not name:
            self.screen.tell("cli-name_the_file")
            return
        before, self.file = self.file, Path(name)
        if self.keep():
            self.named = True
            self.screen.tell("cli-saved_from_now", file=str(self.file))
        else:
            self.file = before

    # --- what is shown ----------------------------------------------------------------------------------------------

    def show(self, ask: Ask) -> None:
        """One screen: the news, what matters of the table, the question and its options."""
        sight = self.sight(ask.seat, self.told[ask.seat])
        hints = self.standing_hints(ask, sight)
        height, before = self.screen.height - len(hints) - self.introduced, self.seen.get(ask.seat)
        self.introduced = 0
        digest = Digest(self.screen.console.width, height, sight, self.marks(ask), before, self.page)
        for lines, style in ((digest.heading, "bold"), (digest.news, "dim"), (digest.table, "")):
            self.print_lines(lines, style)
        self.print_lines(digest.question, "bold")
        self.print_lines(digest.options)
        self.print_lines(hints, "dim")

    def standing_hints(self, ask: Ask, sight: Sight) -> list[str]:
        """What was answered for the seat, and which standing answers would answer this question."""
        say, hints = self.screen.words.say, []
        if self.untold[ask.seat]:
            hints.append(say("cli-answered", answers=", ".join(without_echo(self.untold[ask.seat], self.screen.words))))
        for standing in self.match.rules.standing:
            if standing.option >= 0 and standing.answer(sight.view, ask) is not None:
                text = standing_text(self.voice.words, standing)
                hints.append(say("cli-standing_hint", name=standing.name, text=text))
        return [f"  {line}" for hint in hints for line in wrapped(hint, self.screen.console.width - 2)]

    def print_lines(self, lines: list[str], style: str = "") -> None:
        for line in lines:
            self.screen.say(line, style)

    def print_sentences(self, sentences: list[str], style: str = "") -> None:
        for sentence in sentences:
            self.print_lines(indented(sentence, self.screen.console.width), style)

    def marks(self, ask: Ask) -> dict[int, str]:
        """What to type for each option."""
        return {option: label for label, option in labels(ask, self.voice).items()}

    def show_options(self, ask: Ask) -> None:
        """The question and every option in full."""
        sight = self.sight(ask.seat)
        assert sight.question is not None
        digest = Digest(self.screen.console.width, self.screen.height, sight, self.marks(ask), None)
        self.screen.say(question_text(sight.question), "bold")
        self.print_lines(digest.in_full(sight.question))

    def show_table(self, ask: Ask) -> None:
        self.draw_table(self.sight(ask.seat), self.marks(ask))

    def draw_table(self, sight: Sight, marks: dict[int, str] | None = None) -> None:
        """Everything that lies on the table."""
        if sight.scene is None:
            self.screen.tell("cli-no_table")
        else:
            draw_areas(self.screen.console, sight, sight.scene.areas, marks or {})

    def show_map(self, ask: Ask) -> None:
        sight = self.sight(ask.seat)
        maps = [area for area in all_areas(sight.scene) if area.kind == MAP] if sight.scene is not None else []
        if maps and sight.scene is not None:
            draw_areas(self.screen.console, sight, maps, self.marks(ask))
        else:
            self.screen.tell("cli-no_map")

    def show_told(self, seat: int | None, since: int, most: int = 0) -> None:
        """What happened since then; the last `most` sentences, or all."""
        told = without_echo([one.text for one in self.sight(seat, since).told], self.screen.words)
        left_out = len(told) - most if most and len(told) > most else 0
        if left_out:
            self.screen.tell("cli-more_told", "dim", n=left_out)
        self.print_sentences(told[left_out:], "dim" if self.humans else "")
        if not told and self.humans:
            self.screen.tell("cli-nothing_since")

    # --- commands ---------------------------------------------------------------------------------------------------

    def obey(self, ask: Ask, line: str) -> bool:
        """Do what was typed; True once the question is answered or taken away."""
        command, _, rest = line.partition(" ")
        rest = rest.strip()
        match command.casefold():
            case "help" | "?":
                self.screen.tell("cli-help")
            case "quit" | "exit" | "q":
                raise Leave
            case "why":
                self.explain(ask, rest)
            case "look":
                self.look_at(ask, rest)
            case "rule" | "rules":
                self.look_up(rest)
            case "table":
                self.show_table(ask)
            case "map":
                self.show_map(ask)
            case "options":
                self.show_options(ask)
            case "since":
                self.show_told(ask.seat, self.told[ask.seat])
            case "":
                self.page += 1
                self.show(ask)
            case "log":
                self.show_told(ask.seat, 0)
            case "hint":
                option = self.hinter.choose(self.match.view(ask.seat), ask)
                self.screen.tell("cli-hint", option=self.voice.option(option))
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
        found = meant(self.voice, ask, typed)
        if len(found) == 1:
            self.answer(ask, found[0])
            return True
        if found:
            self.screen.tell("cli-ambiguous", options=", ".join(titles(self.voice, found)))
        elif is_number(typed) or find(self.voice, every(vocabulary), typed) or self.is_called(typed):
            self.explain(ask, typed)
        else:
            self.screen.tell("cli-no_option", typed=typed)
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
            self.screen.tell("cli-name_an_option")
        elif not found and self.is_called(typed):
            for title in self.is_called(typed):
                self.screen.tell("cli-never_an_answer", title=title)
        elif not found:
            self.screen.tell("cli-not_in_game", typed=typed)
        elif len(found) > SEVERAL:
            shown = ", ".join(titles(self.voice, found[:SEVERAL]))
            self.screen.tell("cli-many_options", n=len(found), options=shown)
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
            self.screen.tell("cli-allowed", title=title)
            return
        rule, sentence = refusal.rule, self.voice.refusal(refusal)
        say = self.screen.words.say
        sentence = sentence if title in sentence else say("cli-about", title=title, sentence=sentence)
        self.screen.say(say("cli-with_rule", sentence=sentence, rule=rule) if rule else sentence)
        self.look_up(rule, quiet=True)

    def look_at(self, ask: Ask, word: str) -> None:
        """Any card or piece of the game that is called so: what it is, where it lies, what stands on it."""
        things = Things(self.sight(ask.seat, len(self.match.tape.events)), self.marks(ask))
        found = things.called(word)
        if not word:
            self.screen.tell("cli-name_a_thing")
        elif not found:
            self.screen.tell("cli-not_in_game", typed=word)
        elif len(found) > SEVERAL:
            shown = ", ".join(dict.fromkeys(self.voice.thing(face) for face in found[:SEVERAL]))
            self.screen.tell("cli-many_things", n=len(found), things=shown)
        else:
            for face in found:
                self.screen.say(things.title(face), "bold")
                self.print_sentences(things.about(face))

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
            self.screen.tell("cli-no_such_rule" if wanted else "cli-name_a_rule", wanted=wanted)

    def stand(self, ask: Ask, rest: str) -> bool:
        """List, set or revoke standing answers; True if the open question is answered by one now."""
        name, _, how = rest.partition(" ")
        mine, events = self.standing[ask.seat], self.match.tape.events
        try:
            if how.strip() == "off":
                mine.revoke(name)
            elif name:
                mine.give(name, events)
        except NoSuchStanding:
            known = self.voice.words.list(
                [one.name for one in mine.rules.standing] or [self.voice.words.say("nothing")]
            )
            self.screen.tell("cli-no_such_standing", name=name, known=known)
            return False
        if name:
            self.keep()
        in_force = mine.in_force(events)
        for standing in self.match.rules.standing:
            switch, text = "on" if standing in in_force else "off", standing_text(self.voice.words, standing)
            self.print_sentences([self.screen.words.say(f"cli-standing_{switch}", name=standing.name, text=text)])
        if not self.match.rules.standing:
            self.screen.tell("cli-no_standing")
        return mine.answer(self.match, ask, alone=len(self.humans) == 1) is not None

    def concede(self, ask: Ask, sure: str) -> bool:
        """Leave for good, where the rules know that; only on a second word, for it cannot be taken back."""
        if sure != "yes" and self.match.rules.concede(self.match.state.clone(), ask.seat):
            self.screen.tell("cli-concede_sure")
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
                self.screen.tell("cli-only_standing_answers")
                return False
            self.match.undo(ask.seat, decisions=0 if how_far == "all" else back)
        except CannotUndo:
            self.screen.tell("refused-nothing-to-undo")
            return False
        self.automatic = {place for place in self.automatic if place < len(self.match.entries)}
        self.untold[ask.seat] = []
        self.told = [min(told, len(self.match.tape.events)) for told in self.told]
        self.keep()
        self.screen.tell("cli-taken_back")
        return True


def every(vocabulary: Vocabulary) -> list[int]:
    return list(range(len(vocabulary)))


def make_bots(match: Match, players: list[Player], seed: int | None) -> dict[int, Bot]:
    """A bot for every seat without a person; a seed makes the whole match repeatable."""
    return {
        seat: bot(player.kind, match.rules, seed=secrets.randbits(40) if seed is None else seed * 100 + seat)
        for seat, player in enumerate(players)
        if player.kind != HUMAN
    }
