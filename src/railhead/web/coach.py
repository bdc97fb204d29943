"""The coach of somebody's first match: lessons in their order, each told where it first fits.

What a coach says is data: `drawn/<game>/coach.toml` names the match and its lessons, the sentences are in the game's
catalogues (`words/en/coach.ftl`). He knows what the learner's view holds and nothing else, and he decides nothing.
"""

import re
import tomllib
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from markupsafe import Markup, escape

from railhead.bots import LEVELS
from railhead.kernel.match import Match
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.scene import Piece, Scene
from railhead.kernel.view import View
from railhead.web.games import ruleset
from railhead.web.lessons import facts_of, said_of
from railhead.web.looks import TEMPLATES, read

if TYPE_CHECKING:
    from railhead.web.table import Table

ALONE = "alone"  # the lesson that is told when all others have been; the one before the last
END = "end"  # the one that is told when the match is over
MINE = "mine"

DONE, NOW, AHEAD = "done", "now", "ahead"  # a lesson in the list of all
ORDER = (DONE, NOW, AHEAD)
NUMBER = re.compile(r" ?\[(\d)\]")  # in what a coach says: the pieces of this number


@dataclass(frozen=True)
class Lesson:
    """One thing to learn. It comes up with a question, or with something that has happened since the last decision."""

    name: str
    rule: str
    light: tuple[str, ...] = ()  # `area`, or `area.word`: pieces by kind, face, mark or number, or `mine`
    prompts: tuple[str, ...] = ()
    events: tuple[str, ...] = ()
    after: str = ""  # the lesson that must have been told before
    words: tuple[int, ...] = ()  # the symbols of `how.toml` that are new in it, counted from one

    @property
    def message(self) -> str:
        return f"coach-{self.name}"


@dataclass(frozen=True)
class Word:
    """A word of the game, explained where it first occurs: its name, what it means, and its rule."""

    name: str
    meaning: str
    rule: str


@dataclass(frozen=True)
class Course:
    """The first match of a game: how many sit at the table, the seed, and what is told."""

    seats: int
    seed: int
    lessons: tuple[Lesson, ...]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(lesson.name for lesson in self.lessons)


@cache
def course_of(game: str) -> Course | None:
    """The course of a game; None if nobody has written one."""
    written = tomllib.loads(read(f"drawn/{game}/coach.toml"))
    if not written:
        return None
    return Course(written["seats"], written["seed"], tuple(lesson_from(one) for one in written["lessons"]))


def lesson_from(written: dict[str, Any]) -> Lesson:
    lists = {name: tuple(written.get(name, ())) for name in ("light", "prompts", "events", "words")}
    return Lesson(**{**written, **lists})


def seats_for(rules: Ruleset, bots: tuple[str, ...]) -> list[str]:
    """Who sits where: the learner first, and the weakest bots there are."""
    course = course_of(rules.name)
    assert course is not None
    weakest = next((level for level in LEVELS if level in bots), bots[0])
    return ["me"] + [weakest] * (course.seats - 1)


def next_lesson(match: Match, view: View, since: int, told: Collection[str]) -> Lesson | None:
    """What the coach says to a viewer now. `since`: how many events there were when he last decided."""
    course = course_of(view.rules.name)
    if course is None:
        return None
    left = [lesson for lesson in course.lessons if lesson.name not in told]
    if view.state.over:
        return next((lesson for lesson in left if lesson.name == END), None)
    if not view.asks:
        return None
    happened = {event.kind for event in match.events(view.seat, since)}
    for lesson in left:
        fits = view.asks[0].prompt in lesson.prompts or not happened.isdisjoint(lesson.events)
        if fits and (not lesson.after or lesson.after in told):
            return lesson
    return left[0] if left and left[0].name == ALONE else None


def lit_by(lesson: Lesson, scene: Scene, seat: int) -> dict[str, int]:
    """The keys of the pieces that a lesson speaks of, each with its number in the sentence."""
    lit: dict[str, int] = {}
    for number, areas in enumerate(lesson.light, 1):
        for piece in [piece for words in areas.split() for piece in pieces(scene, words, seat)]:
            lit.setdefault(piece.key, number)
    return lit


def pieces(scene: Scene, words: str, seat: int) -> list[Piece]:
    """The pieces of an area; where the learner has one of that name, of his own."""
    name, _, word = words.partition(".")
    areas = [one for area in scene.areas for one in [area, *area.areas] if one.name == name]
    own = [area for area in areas if area.owner == seat and area.pieces]
    found = [piece for area in own or areas for piece in area.pieces]
    return [piece for piece in found if not word or answers_to(piece, word, seat)]


def answers_to(piece: Piece, word: str, seat: int) -> bool:
    if word == MINE:
        return piece.owner == seat
    return word in (piece.kind, piece.face) or word in piece.marks or word in piece.numbers


@dataclass(frozen=True)
class Card:
    """What the page shows of a lesson."""

    lesson: Lesson
    number: int
    count: int
    lit: dict[str, int]  # the pieces he speaks of, with the numbers of the sentence

    @property
    def shown(self) -> dict[int, int]:
        """The numbers of the sentence that lie on the table, with those that are shown: nobody misses one."""
        return {written: number for number, written in enumerate(sorted(set(self.lit.values())), 1)}

    @property
    def pieces(self) -> dict[str, int]:
        """The keys of what lies there, with the numbers that are shown."""
        shown = self.shown
        return {key: shown[written] for key, written in self.lit.items()}

    def numbered(self, text: str) -> Markup:
        """What the coach says, with the numbers that stand on the pieces; none for pieces that lie nowhere now.

        They are for the eye: a screen reader is told what the pieces are called.
        """
        shown = self.shown
        badge = Markup('<span class="numbered">\N{NO-BREAK SPACE}<i class="number" aria-hidden="true">{}</i></span>')
        parts = NUMBER.split(text)
        said = [escape(part) for part in parts[::2]]
        numbers = [badge.format(shown[int(one)]) if int(one) in shown else Markup() for one in parts[1::2]]
        return said[0] + Markup().join(number + rest for number, rest in zip(numbers, said[1:], strict=True))


def words_of(game: str, lesson: Lesson) -> list[Word]:
    """The words that are new in a lesson; how to play explains them, too."""
    said, symbols = said_of(ruleset(game)), facts_of(game)["symbols"] if lesson.words else ()
    messages = [(f"how-symbols-{number}", symbols[number - 1]["rule"]) for number in lesson.words]
    return [Word(said.say(message), said.say(f"{message}.text"), rule) for message, rule in messages]


def card_of(table: "Table", view: View, scene: Scene) -> Card | None:
    """What the coach shows a learner at this table now."""
    course = course_of(table.rules.name)
    if course is None or not table.coached:
        return None
    lesson = next_lesson(table.playing(), view, table.since.get(view.seat, 0), table.told)
    if lesson is None:
        return None
    number = len({*table.told} & {*course.names}) + 1
    return Card(lesson, number, len(course.lessons), lit_by(lesson, scene, view.seat))


def heard_at(table: "Table", scene: Scene, seat: int) -> dict[str, Card]:
    """What the coach said before, in the order in which he said it, with what it lights of the table as it is now."""
    course = course_of(table.rules.name)
    lessons = {lesson.name: lesson for lesson in course.lessons} if course is not None else {}
    told = [lessons[name] for name in table.told if name in lessons]
    return {
        lesson.name: Card(lesson, number, len(lessons), lit_by(lesson, scene, seat))
        for number, lesson in enumerate(told, 1)
    }


def lessons_of(table: "Table", card: Card | None) -> list[tuple[Lesson, str]]:
    """All lessons of a course with how far the learner is: what was told, what is told now, and what is to come."""
    course = course_of(table.rules.name)
    assert course is not None
    now = card.lesson.name if card else ""
    states = {name: DONE if name in table.told else NOW if name == now else AHEAD for name in course.names}
    listed = [(lesson, states[lesson.name]) for lesson in course.lessons]
    return sorted(listed, key=lambda one: ORDER.index(one[1]))


TEMPLATES.globals |= {"words_of": words_of}
