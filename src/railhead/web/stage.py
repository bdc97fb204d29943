"""What the template of a drawn table works with: the scene, the question, and the words for both.

A template places areas and draws pieces; it decides nothing. Whatever a piece may answer, is called, and says comes
from here, so a page shows what the scene holds and nothing else.
"""

from collections.abc import Callable, Hashable
from functools import cached_property
from typing import Any

from markupsafe import Markup, escape

from railhead.kernel.ask import NONE
from railhead.kernel.scene import HIDDEN_FACE, Area, Piece, Scene
from railhead.present.text import SceneText
from railhead.present.voice import Voice
from railhead.web.coach import Card
from railhead.web.kept import Kept
from railhead.web.sight import Sight
from railhead.web.traces import Trace

DRAWN: Kept[Markup] = Kept(8192)  # parts of tables: see `Stage.once`
TOLD: Kept[Markup] = Kept(8192)  # attributes of pieces


class Stage:
    """One viewer's table, ready to be drawn. Not `playing`: nothing can be pointed at."""

    def __init__(self, sight: Sight, voice: Voice, scene: Scene, *, playing: bool, card: Card | None = None) -> None:
        self.sight = sight
        self.scene = scene
        self.voice = voice
        self.rules = voice.state.rules
        self.words = voice.words
        self.text = SceneText(self.words, voice, {})
        question = sight.question if playing else None
        self.offered = {choice.option: choice.name for choice in question.choices} if question else {}
        self.asked = question is not None
        self.card = card  # what the coach says
        self.taught: dict[str, int] = card.pieces if card else {}  # the pieces he speaks of, with their numbers
        self.lists: dict[int, tuple[list[Any], tuple[Hashable, ...]]] = {}  # by `id`: many pieces are given the same
        self.owners: dict[tuple[str, ...], dict[int, Piece]] = {}  # see `owned`
        self.drawn: set[str] = set()  # the keys of the pieces that were drawn: what lies nowhere is an error in tests

    @cached_property
    def titles(self) -> tuple[str, ...]:
        """What all seats are called."""
        return tuple(self.voice.seat(seat) for seat in range(self.voice.state.seats))

    # --- areas ------------------------------------------------------------------------------------------------------

    @cached_property
    def areas(self) -> dict[tuple[str, int], Area]:
        """The areas by their names and owners; without an owner: the first of this name."""
        found: dict[tuple[str, int], Area] = {}
        for area in self.scene.areas:
            for one in [area, *area.areas]:
                found.setdefault((one.name, NONE), one)
                found.setdefault((one.name, one.owner), one)
        return found

    def area(self, name: str, owner: int = NONE) -> Area:
        """The area of this name; an empty one where the scene has none now."""
        found = self.areas.get((name, owner))
        if found is None:
            found = self.areas[name, owner] = Area(name, "row", owner=owner)
        return found

    def all(self, name: str) -> list[Area]:
        """The areas of this name, one for each owner."""
        return [one for area in self.scene.areas for one in [area, *area.areas] if one.name == name]

    def rest(self) -> list[Area]:
        """The areas of which no piece was drawn yet: whatever a template forgets still appears."""
        return [
            area
            for area in self.scene.areas
            if any(piece.key not in self.drawn for one in [area, *area.areas] for piece in one.pieces)
        ]

    def at(self, name: str, place: int) -> Piece | None:
        """The piece that lies in a place of an area."""
        for piece in self.area(name).pieces:
            if piece.place == place:
                return piece
        return None

    def owned(self, seat: int, *names: str) -> Piece | None:
        """The first piece of a seat in one of these areas."""
        known = self.owners.get(names)
        if known is None:
            pieces = [piece for name in names for piece in self.area(name).pieces]
            known = self.owners[names] = {piece.owner: piece for piece in reversed(pieces)}
        return known.get(seat)

    def told(self, name: str) -> Trace:
        """What the viewer was told of things that no longer lie on the table."""
        return self.sight.traces.of(name)

    # --- pieces -----------------------------------------------------------------------------------------------------

    def lit(self, piece: Piece) -> str:
        """The name of the option that pointing at the piece answers now, or nothing."""
        if self.offered:  # no comprehension: a table asks this hundreds of times
            for option in piece.options:
                if option in self.offered:
                    return self.offered[option]
        return ""

    def meant(self, piece: Piece) -> str:
        """What pointing at it is about: the option it answers, else the one whose refusal is worth explaining."""
        option = self.lit(piece)
        if not option and piece.options and self.asked:
            return self.rules.vocabulary.names[piece.options[0]]
        return option

    def title(self, piece: Piece) -> str:
        return self.text.face(piece)

    def note(self, piece: Piece) -> str:
        """What stands on it."""
        return self.voice.note(piece.face) if piece.face and piece.face != HIDDEN_FACE else ""

    def say(self, message: str, **values: object) -> str:
        return self.words.say(message, **values)

    def shape(self, piece: Piece) -> Hashable:
        """Everything that a drawing of a piece can hang on: as long as it is the same, the piece looks the same."""
        lit = self.lit(piece) if self.asked else ""
        return (
            piece.key,
            piece.face or self.titles,  # what has no face is called like its owner
            piece.kind,
            piece.owner,
            piece.place,
            tuple(piece.marks),
            tuple(piece.numbers.items()),
            tuple(piece.limits.items()),
            lit or (self.meant(piece) if self.asked else ""),
            bool(lit),
            self.taught.get(piece.key, 0),
        )

    def once(self, macro: Callable[..., Markup], *given: Any) -> Markup:
        """What a macro draws of pieces (alone or in lists) and plain values; not drawn again while they are the same.

        It is given the stage first. Of that it may use words, and what pieces are called; what else it shows, the
        names of seats for instance, must be among what is given.
        """
        key = (macro, self.words, *[self.shapes(one) for one in given])
        drawn = DRAWN.get(key)
        if drawn is None:
            drawn = macro(self, *given)
            DRAWN.put(key, drawn)
        return drawn

    def shapes(self, one: Any) -> Hashable:
        """The shape of one of the things a macro is given; its pieces count as drawn."""
        if isinstance(one, Piece):
            self.drawn.add(one.key)
            return self.shape(one)
        if isinstance(one, list):
            known = self.lists.get(id(one))
            if known is None or len(known[1]) != len(one):  # a list that is kept here keeps its number to itself
                known = self.lists[id(one)] = one, tuple([self.shapes(part) for part in one])
            return known[1]
        plain: Hashable = one
        return plain

    def attributes(self, piece: Piece, classes: str = "") -> Markup:
        """Everything the script and a screen reader need to know of a piece; the drawing goes inside."""
        self.drawn.add(piece.key)
        key = (self.words, classes, self.shape(piece))
        found = TOLD.get(key)
        if found is None:
            found = self.made_attributes(piece, classes)
            TOLD.put(key, found)
        return found

    def made_attributes(self, piece: Piece, classes: str) -> Markup:
        lit, note = self.lit(piece), self.note(piece)
        taught = self.taught.get(piece.key, 0)
        shown = ["lit" if lit else "", f"taught taught-{taught}" if taught else ""]
        worn = " ".join(filter(None, [classes, *shown, *[f"is-{mark}" for mark in piece.marks]]))
        told = f"{self.title(piece)}: {note}" if note else ""
        return attributes(worn, piece.key, self.meant(piece), bool(lit), told, self.text.piece(piece))

    @cached_property
    def buttons(self) -> list[tuple[str, str, int]]:
        """The options that no piece answers, as (name, title, number in the list of all)."""
        question = self.sight.question
        if question is None:
            return []
        return [
            (choice.name, choice.label, number) for number, choice in enumerate(question.choices, 1) if not choice.keys
        ]


def attributes(worn: str, key: str, option: str, lit: bool, told: str, label: str) -> Markup:
    role = f'data-option="{escape(option)}" role="button" tabindex="-1"' if option else 'role="group"'
    if option and not lit:
        role += ' aria-disabled="true"'
    note = f' data-note="{escape(told)}"' if told else ""
    return Markup(f'class="{escape(worn)}" data-key="{escape(key)}" {role}{note} aria-label="{escape(label)}"')
