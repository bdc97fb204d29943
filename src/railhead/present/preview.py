"""What an option would do, before it is chosen: it is played on what the viewer imagines, and the scenes are compared.

There is no second calculation and no secret: the dreams are made from the view alone. What is the same in all of them
is a fact, what differs is a range.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from railhead.kernel.scene import Scene
from railhead.kernel.view import View
from railhead.present.beats import placed, scene_of
from railhead.present.text import SceneText

DREAMS = 8
MOST_LINES = 6
MOST_NAMED = 3  # pieces of one line


@dataclass(frozen=True)
class Effect:
    """A number of a piece that an option would change, from the least to the most."""

    key: str
    name: str
    before: int
    least: int
    most: int


@dataclass(frozen=True)
class Preview:
    """What would follow from an option, up to the next question."""

    effects: tuple[Effect, ...]
    ends: bool  # the match, in every dream


def preview(view: View, option: int, dreams: int = DREAMS) -> Preview:
    """Play an option of the viewer's question on some dreams."""
    before: Scene | None = view.rules.scene(view)
    if before is None or not view.asks or option not in view.asks[0].options:
        return Preview((), ends=False)
    afters: list[Scene] = []
    ends = True
    for seed in range(dreams):
        dream = view.imagine(seed)
        dream.answer(view.seat, option)
        ends = ends and dream.over
        scene = scene_of(dream, view.seat)
        assert scene is not None
        afters.append(scene)
    return Preview(tuple(effects(before, afters)), ends)


def effects(before: Scene, afters: list[Scene]) -> list[Effect]:
    """The numbers that differ in at least one dream; of pieces that lie on the table in all of them."""
    found: list[Effect] = []
    later = [placed(scene) for scene in afters]
    for piece in before.pieces():
        pieces = [places[piece.key][0] for places in later if piece.key in places]
        if len(pieces) < len(afters):
            continue
        for name, value in piece.numbers.items():
            values = [one.numbers.get(name, value) for one in pieces]
            if min(values) != value or max(values) != value:
                found.append(Effect(piece.key, name, value, min(values), max(values)))
    return found


class Told(NamedTuple):
    """A sentence, and the keys of the pieces that it is about."""

    text: str
    keys: tuple[str, ...] = ()


def sentences(view: View, made: Preview, text: SceneText) -> list[str]:
    """A preview in words."""
    return [one.text for one in told(view, made, text)]


def told(view: View, made: Preview, text: SceneText) -> list[Told]:
    """A preview in words: a line for each piece, the viewer's own first."""
    scene = view.rules.scene(view)
    pieces = {piece.key: piece for piece in scene.pieces()} if scene is not None else {}
    by_piece: dict[str, list[Effect]] = {}
    for effect in made.effects:
        by_piece.setdefault(effect.key, []).append(effect)
    changes = [
        (text.face(pieces[key]), ", ".join(said(text, effect) for effect in by_piece[key]), (key,))
        for key in sorted(by_piece, key=lambda key: pieces[key].owner != view.seat)
    ]
    lines = said_once(text, changes)[:MOST_LINES]
    return [*lines, Told(text.words.say("preview-ends"))] if made.ends else lines


def said_once(text: SceneText, changes: Sequence[tuple[str, str, tuple[str, ...]]]) -> list[Told]:
    """Things with what happens to each, and their keys; what happens to several of them is said once."""
    alike: dict[str, list[tuple[str, tuple[str, ...]]]] = {}
    for title, change, keys in changes:
        alike.setdefault(change, []).append((title, keys))
    return [
        Told(line(text, [title for title, _ in things], change), tuple(key for _, keys in things for key in keys))
        for change, things in alike.items()
    ]


def line(text: SceneText, titles: list[str], change: str) -> str:
    """Some pieces, and what happens to each of them."""
    found = list(dict.fromkeys(titles))
    named = ", ".join(found[:MOST_NAMED])
    if len(found) > MOST_NAMED:
        named = text.words.say("preview-more", names=named, number=len(found) - MOST_NAMED)
    return text.words.say("preview-line", names=named, change=change)


def said(text: SceneText, effect: Effect) -> str:
    """The difference where it is certain, else what the number may become."""
    name = text.words.say(f"number-{effect.name}")
    if effect.least == effect.most:
        return f"{name} {signed(effect.most - effect.before)}"
    return text.words.say("preview-range", name=name, before=effect.before, least=effect.least, most=effect.most)


def signed(by: int) -> str:
    return f"{'−' if by < 0 else '+'}{abs(by)}"
