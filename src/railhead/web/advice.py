"""What a bot would do, and why: what the option costs, what it would change, or else what stands on it.

At length it is compared with the answer that a bot would give otherwise: both are played on in the same dreams of
whoever is asked. So nobody learns by it what he could not know.
"""

import json
from dataclasses import dataclass, field
from typing import Any

from railhead.bots.lines import play_lines
from railhead.bots.search import ThinkingBot
from railhead.kernel.view import View
from railhead.present.offers import Offers
from railhead.present.preview import Told, preview
from railhead.present.preview import told as told_of_preview
from railhead.present.reasons import gains
from railhead.present.reasons import told as told_of_gains
from railhead.present.sight import Choice, question_of
from railhead.present.text import SceneText
from railhead.present.voice import Voice
from railhead.web.follow import foresee
from railhead.web.language import say
from railhead.web.live import Live
from railhead.web.sight import voice_of
from railhead.web.table import Table

MOST_PRICES, MOST_CHANGES = 2, 3
LINES = 8  # in which two answers are compared
SEED = 1
ENDS = ".。"  # of a sentence; it is quoted within another one


@dataclass(frozen=True)
class Part:
    """Some of the reasons for an answer, under a heading."""

    lines: list[Told]
    head: str = ""


@dataclass(frozen=True)
class Advice:
    """Why an answer may be good, at length."""

    title: str = ""
    parts: list[Part] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        parts = [{"head": one.head, "lines": [line._asdict() for line in one.lines]} for one in self.parts]
        return {"title": self.title, "parts": parts}


def reasons(live: Live, seat: int, option: str) -> list[str]:
    """Why an option may be good, as far as the player can know."""
    view = live.table.playing().view(seat)
    voice, scene = voice_of(live.table, view), view.rules.scene(view)
    choice = choice_of(view, voice, option)
    if choice is None:
        return []
    offers, changes = Offers(voice, scene, seat), foresee(live, seat, option)
    effect = offers.effect(choice)
    why = changes[:MOST_CHANGES] or ([effect] if effect else [])
    return [*why, *offers.price(choice)[:MOST_PRICES]]


def choice_of(view: View, voice: Voice, option: str) -> Choice | None:
    """An option of the open question; None where it is not offered."""
    question = question_of(view, voice, view.rules.scene(view))
    return next((one for one in question.choices if one.name == option), None) if question else None


def at_length(table: Table, seat: int, option: str) -> str:
    """All that speaks for an option, as far as the player can know; nothing where it is not offered. As JSON.

    Two answers are played on in several dreams: the back room does that.
    """
    view = table.playing().view(seat)
    voice = voice_of(table, view)
    choice = choice_of(view, voice, option)
    found = Advice() if choice is None else advice(view, voice, choice)
    return json.dumps(found.to_json(), ensure_ascii=False)


def advice(view: View, voice: Voice, choice: Choice) -> Advice:
    """What stands on the option and what it costs, what it changes at once, and what it brings more than another."""
    offers, text = Offers(voice, view.rules.scene(view), view.seat), SceneText(voice.words, voice, {})
    number = view.rules.vocabulary.index[choice.name]
    stands = [one for one in [offers.effect(choice), *offers.price(choice)[:MOST_PRICES]] if one]
    changes = told_of_preview(view, preview(view, number), text)
    first = Part([*[Told(one, choice.keys) for one in stands], *changes])
    parts = [first, *compared(view, voice, number)]
    return Advice(say("coach-why", option=quoted(choice.title)), [one for one in parts if one.lines])


def compared(view: View, voice: Voice, option: int) -> list[Part]:
    """What an option brings by the end of the turn that the next best one does not; nothing where there is no other."""
    ask = view.asks[0]
    ranked = ThinkingBot(view.rules, seed=SEED, width=0).analyse(view, ask)
    rival = next((one.option for one in ranked if one.option != option), None)
    if rival is None:
        return []
    here, there = [play_lines(view, ask, one, SEED, LINES) for one in (option, rival)]
    found = told_of_gains(view, gains(view, here, there), SceneText(voice.words, voice, {}, view.seat))
    other = quoted(voice.option(rival))
    if not found:
        return [Part([Told(say("coach-alike", option=other))])]
    return [Part(found, say("coach-rather", option=other))]


def quoted(title: str) -> str:
    """The title of an option as it stands between quotation marks."""
    return title.rstrip(ENDS)
