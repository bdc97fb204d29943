"""What a viewer gets of a match now: the question, the table, what was told, who is waited for, the result."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from railhead.kernel.ask import NONE, Ask
from railhead.kernel.match import Match
from railhead.kernel.scene import Scene
from railhead.kernel.view import View
from railhead.present.forecasts import figures, forecasts
from railhead.present.voice import Voice
from railhead.present.words import REFERENCE, Words


@dataclass(frozen=True)
class Choice:
    """One option of an open question, and the pieces that answer it when they are pointed at."""

    option: int
    name: str
    title: str
    keys: tuple[str, ...] = ()
    warning: str = ""  # what nobody may miss before choosing it
    forecast: str = ""  # what meets what if it is chosen, as it stands

    @property
    def label(self) -> str:
        """The title with the warning: what stands on a button."""
        return f"{self.title} ({self.warning})" if self.warning else self.title


@dataclass(frozen=True)
class Question:
    """What the viewer is asked."""

    prompt: str
    text: str
    rule: str
    choices: tuple[Choice, ...]
    about: str = ""  # the option that the question is about

    def choice(self, option: int) -> Choice | None:
        return next((choice for choice in self.choices if choice.option == option), None)


@dataclass(frozen=True)
class Told:
    """Something that happened, in a sentence. `table`: it comes from the table, not from the rules."""

    number: int  # how many events there were up to it
    text: str
    kind: str = ""
    table: bool = False


@dataclass(frozen=True)
class Standing:
    """Where a seat came in."""

    seat: int
    rank: int
    name: str
    person: str
    score: int
    won: bool


@dataclass(frozen=True)
class Result:
    """How a match ended."""

    text: str  # who won, and why it is over
    standings: tuple[Standing, ...]

    def lines(self) -> list[str]:
        """The result as plain sentences."""
        return [self.text] + [f"{one.rank}. {one.name}: {one.score}" for one in self.standings]


@dataclass(frozen=True)
class Sight:
    """Everything a viewer gets. It is made from his view and from what he was told, and from nothing else."""

    seat: int | None
    view: View
    question: Question | None
    scene: Scene | None
    waiting: tuple[str, ...]
    asked: tuple[int, ...]  # the seats that the viewer knows to be asked
    told: tuple[Told, ...]
    over: bool
    result: Result | None
    voice: Voice = field(repr=False)


def make_sight(
    match: Match,
    seat: int | None,
    names: Sequence[str] = (),
    since: int = 0,
    view: View | None = None,
    language: str = REFERENCE,
) -> Sight:
    """What a seat, or a spectator (None), sees of a match; `since`: tell what happened after so many events."""
    if view is None:
        view = match.view(seat)
    voice = Voice(view.state, names, language)
    scene = view.rules.scene(view)
    return Sight(
        seat=seat,
        view=view,
        question=question_of(view, voice, scene),
        scene=scene,
        waiting=waiting_for(view, voice),
        asked=tuple(sorted({ask.seat for ask in (*view.asks, *view.others)})),
        told=told_to(match, seat, voice, since),
        over=view.state.over,
        result=result_of(view, voice),
        voice=voice,
    )


def question_of(view: View, voice: Voice, scene: Scene | None) -> Question | None:
    """The question that the viewer has to answer now."""
    if not view.asks:
        return None
    ask, names = view.asks[0], view.rules.vocabulary.names
    keys = pointing(scene, ask)
    warned = warnings(scene, ask, names, voice.words)
    foretold = forecasts(scene, ask, voice.words)
    return Question(
        prompt=ask.prompt,
        text=question_text(voice, scene, ask),
        rule=view.rules.rule_of(ask.prompt),
        choices=tuple(
            Choice(
                option,
                names[option],
                voice.option(option),
                tuple(keys.get(option, ())),
                warned.get(option, ""),
                foretold.get(option, ""),
            )
            for option in ask.options
        ),
        about=names[ask.about] if ask.about != NONE else "",
    )


def question_text(voice: Voice, scene: Scene | None, ask: Ask) -> str:
    """The question, and where things stand for it: a game may say so (`now-PROMPT`) with the numbers of any piece."""
    asked, now = voice.asked(ask), f"now-{ask.prompt}"
    if scene is None or not voice.words.knows(now):
        return asked
    return voice.words.say("question-now", question=asked, now=voice.words.say(now, **figures(scene)))


def pointing(scene: Scene | None, ask: Ask) -> dict[int, list[str]]:
    """By option: the keys of the pieces that answer it."""
    found: dict[int, list[str]] = {}
    for piece in scene.pieces() if scene is not None else []:
        for option in piece.options:
            if option in ask.options:
                found.setdefault(option, []).append(piece.key)
    return found


def warnings(scene: Scene | None, ask: Ask, names: Sequence[str], words: Words) -> dict[int, str]:
    """What nobody may miss before choosing an option, by option: the marks of its pieces warn of it.

    `warning-MARK` counts for every option that a piece answers, `warning-KIND-MARK` for those of this kind that are
    about it, also where pointing at it does something else.
    """
    kinds: dict[str, list[tuple[int, str]]] = {}
    for option in ask.options:
        kind, _, thing = names[option].partition(":")
        kinds.setdefault(thing, []).append((option, kind))
    said: dict[int, list[str]] = {option: [] for option in ask.options}
    for piece in scene.pieces() if scene is not None else []:
        for mark in piece.marks:
            for option in piece.options:
                if option in said:
                    said[option].append(f"warning-{mark}")
            for option, kind in kinds.get(piece.face, ()) if piece.face else ():
                said[option].append(f"warning-{kind}-{mark}")
    return {option: told for option, messages in said.items() if (told := known_of(messages, words))}


def known_of(messages: list[str], words: Words) -> str:
    known = [words.say(message) for message in dict.fromkeys(messages) if words.knows(message)]
    return words.list(known) if known else ""


def waiting_for(view: View, voice: Voice) -> tuple[str, ...]:
    """What the others are asked, each sentence once; somebody may be thinking of whom the viewer cannot know."""
    found = list(dict.fromkeys(voice.waiting(ask) for ask in view.others))
    if not found and not view.asks and not view.state.over:
        return (voice.words.say("waiting-somebody"),)  # the same whether or not anybody is asked
    return tuple(found)


def told_to(match: Match, seat: int | None, voice: Voice, since: int = 0) -> tuple[Told, ...]:
    """What happened, as the viewer may know it."""
    events = match.events(seat, since)
    return tuple(Told(number, voice.event(event), event.kind) for number, event in enumerate(events, since + 1))


def result_of(view: View, voice: Voice) -> Result | None:
    """Who won, and how they all stand. A lost match without an opponent has no places to share."""
    outcome = view.state.outcome
    if outcome is None:
        return None
    seats = range(view.state.seats)
    winners = [voice.seat(seat) for seat in outcome.winners]
    say = voice.words.say
    if winners:
        first = say("result-wins", names=voice.words.list(winners), number=len(winners))
    else:
        first = say("result-nobody-wins" if len(seats) > 1 else "result-lost")
    order = sorted(seats, key=lambda seat: outcome.ranking[seat])
    return Result(
        text=say("result-why", result=first, why=voice.ending(outcome.reason)),
        standings=tuple(
            Standing(
                seat=seat,
                rank=outcome.ranking[seat],
                name=voice.seat(seat),
                person=voice.person(seat),
                score=outcome.scores[seat],
                won=seat in outcome.winners,
            )
            for seat in order
        ),
    )
