"""A newcomer plays every game on a screen of 80 × 24: what he needs for a decision stands before him at once."""

import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path
from random import Random
from statistics import median

import pytest
from readers import TYPED, left_in_english
from rich.cells import cell_len
from rich.console import Console
from terminal import Terminal

import railhead
from railhead.cli.choose import labels
from railhead.cli.play import Session
from railhead.cli.saves import Player
from railhead.cli.screen import Screen
from railhead.kernel.ask import Ask
from railhead.present.sight import make_sight

WIDTH, HEIGHT = 80, 24
DECISIONS = 60
ON_REQUEST = ("table", "options", "since", "log", "standing", "help", "map")
MEDIAN_LINES = 22
GAMES = [(game, "en") for game in ("toy", *railhead.rulesets())]
TRANSLATED = [("metro2033", "ru"), ("breakthrough", "ru"), ("front_line", "pl"), ("barbarossa", "ja")]


class Newcomer(Screen):
    """A terminal and who sits at it: he looks at the screen as it is and answers with one of the labels he sees."""

    def __init__(self, seed: int, language: str) -> None:
        super().__init__()
        self.speak(language)
        self.printed = StringIO()
        self.console = Console(file=self.printed, width=WIDTH, height=HEIGHT, force_terminal=True, color_system=None)
        self.random = Random(seed)
        self.session: Session
        self.lines: list[int] = []  # printed for each decision

    def hear(self, prompt: str) -> str:
        if len(self.lines) == DECISIONS:
            raise EOFError
        ask = next(ask for ask in self.session.match.asks if ask.seat == 0)
        printed = self.read() + prompt
        self.lines.append(len(printed.splitlines()))
        assert self.lines[-1] <= HEIGHT, printed
        visible = on_screen(printed)
        self.check_question(visible)
        self.check_news(visible)
        known = self.seen_labels(visible)
        assert set(labels(ask, self.session.voice)) == known, visible
        if len(self.lines) % len(ON_REQUEST) == 1:
            self.ask_for_more(ask)
        return self.random.choice(sorted(known))

    def ask_for_more(self, ask: Ask) -> None:
        """Whatever a command shows is in his language, too."""
        for command in ON_REQUEST:
            self.session.obey(ask, command)
            self.check_language(self.printed.getvalue())
            self.printed.seek(0)
            self.printed.truncate()

    def check_language(self, text: str) -> None:
        language = self.words.language
        if language != "en":
            rules = self.session.match.rules
            answers = {part for one in rules.standing for part in one.name.split("_")}
            assert [] == left_in_english(text.splitlines(), language, rules.name, TYPED | answers)

    def read(self) -> str:
        """What was printed since the last time."""
        text = self.printed.getvalue()
        self.printed.seek(0)
        self.printed.truncate()
        assert all(cell_len(line) <= WIDTH for line in text.splitlines()), text
        self.check_language(text)
        return text

    def check_question(self, visible: str) -> None:
        asked = make_sight(self.session.match, 0, language=self.words.language).question
        assert asked is not None
        assert unbroken(f"{asked.text} ({asked.rule})") in unbroken(visible), visible

    def check_news(self, visible: str) -> None:
        """The latest of what happened, or at least its beginning, and the way to the rest."""
        told = make_sight(self.session.match, 0, since=self.session.told[0], language=self.words.language).told
        if not told:
            return
        assert unbroken(told[-1].text)[: WIDTH // 2] in unbroken(visible), visible
        if unbroken(told[0].text)[: WIDTH // 2] not in unbroken(visible):
            assert re.search("…[^…]+since", visible), visible

    def seen_labels(self, visible: str) -> set[str]:
        """The labels on the screen, and those that come when he presses Enter."""
        found = labels_on(visible)
        last = self.words.say("cli-first_options")
        while "Enter" in visible and last not in visible:
            self.session.obey(next(ask for ask in self.session.match.asks if ask.seat == 0), "")
            visible = on_screen(self.read() + "> ")
            self.check_question(visible)
            found |= labels_on(visible)
        return found


def on_screen(printed: str) -> str:
    """What stands on the screen when so much was printed."""
    return "\n".join(printed.splitlines()[-HEIGHT:])


def unbroken(text: str) -> str:
    """Without what breaks lines: Japanese breaks anywhere."""
    return "".join(text.split())


def labels_on(visible: str) -> set[str]:
    return set(re.findall(r"(?:^|  ) {0,2}([0-9]+|[a-z]{1,2})  \S", visible, re.MULTILINE))


@pytest.mark.parametrize(
    ("game", "language", "seed"), [(*one, seed) for one in GAMES for seed in (1, 2)] + [(*one, 1) for one in TRANSLATED]
)
def test_a_newcomer_sees_question_and_news_together_at_every_decision(
    game: str, language: str, seed: int, home: Path
) -> None:
    match = railhead.ruleset(game).start(3, seed)
    newcomer = Newcomer(seed, language)
    players = [Player("", "human"), Player("", "random"), Player("", "random")]
    newcomer.session = Session(newcomer, match, players, seed, language)
    newcomer.session.run()

    assert match.over or DECISIONS == len(newcomer.lines)
    assert MEDIAN_LINES >= median(newcomer.lines)
    assert HEIGHT >= max(newcomer.lines[1:])


def test_on_a_real_terminal_of_80_by_24_too(terminal: Callable[..., Terminal]) -> None:
    screen = terminal("play", "front_line", "--seats", "3", "--seed", "1", rows=HEIGHT)
    screen.expect("Type help")
    random, lines = Random(1), []
    for _ in range(12):
        printed = re.sub(r"\x1b\[[0-9;]*m", "", screen.expect("> "))
        lines.append(len(printed.splitlines()) + 1)
        visible = on_screen(printed)
        assert all(cell_len(line) <= WIDTH for line in printed.splitlines())
        assert re.search(r"\(FLN-[0-9.]+\)", unbroken(visible)), visible
        screen.type(random.choice(sorted(labels_on(visible))))

    assert HEIGHT >= max(lines[1:])
    assert MEDIAN_LINES >= median(lines)
