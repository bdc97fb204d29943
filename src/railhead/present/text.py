"""Any scene in plain text, for the terminal and for screen readers: areas by how their pieces lie."""

from collections.abc import Callable, Mapping

from railhead.kernel.ask import NONE
from railhead.kernel.scene import BOARD, HIDDEN_FACE, LEDGER, LINE, STACK, TRACK, Area, Piece
from railhead.present.voice import Voice
from railhead.present.words import Words

Labels = Mapping[int, str]  # option -> what to type for it


class SceneText:
    """Says what lies on the table. `labels` mark the pieces that answer the question."""

    def __init__(self, words: Words, voice: Voice, labels: Labels) -> None:
        self.words = words
        self.voice = voice
        self.labels = labels

    def title(self, area: Area) -> str:
        """What an area is called; whose it is, where that counts."""
        name = self.words.say(f"area-{area.name}")
        return name if area.owner == NONE else f"{self.voice.seat(area.owner)}: {name}"

    def face(self, piece: Piece) -> str:
        """What a piece is called."""
        if piece.face == HIDDEN_FACE:
            return self.words.say(f"kind-{piece.kind}-hidden") if self.words.knows(f"kind-{piece.kind}-hidden") else "?"
        if piece.face:
            return self.voice.thing(piece.face)
        return self.voice.seat(piece.owner) if piece.owner != NONE else self.words.say(f"kind-{piece.kind}")

    def piece(self, piece: Piece) -> str:
        """A piece with its numbers, its marks and the label that answers with it."""
        numbers = [
            f"{self.words.say(f'number-{name}')} {value}" + (f"/{piece.limits[name]}" if name in piece.limits else "")
            for name, value in piece.numbers.items()
        ]
        marks = [self.words.say(f"mark-{mark}") for mark in piece.marks]
        inside = ", ".join(numbers + marks)
        label = next((self.labels[option] for option in piece.options if option in self.labels), "")
        return self.face(piece) + (f" ({inside})" if inside else "") + (f" [{label}]" if label else "")

    def lines(self, area: Area) -> list[str]:
        """An area as lines of text, its title first."""
        if area.kind == BOARD:
            return [self.title(area), *[f"  {line}" for inner in area.areas for line in self.lines(inner)]]
        body = KINDS.get(area.kind, SceneText.in_a_row)(self, area)
        return [f"{self.title(area)}: {body}"] if isinstance(body, str) else [self.title(area), *body]

    def in_a_row(self, area: Area) -> str | list[str]:
        return " · ".join(self.piece(piece) for piece in area.pieces) or "–"

    def in_slots(self, area: Area) -> str | list[str]:
        there = {piece.place: piece for piece in area.pieces}
        slots = range(1, max([area.size, *there], default=0) + 1)
        return [f"  {slot}. {self.piece(there[slot]) if slot in there else '–'}" for slot in slots]

    def on_steps(self, area: Area) -> str | list[str]:
        return " · ".join(f"{self.piece(piece)} {piece.place}/{area.size}" for piece in area.pieces) or "–"

    def on_a_stack(self, area: Area) -> str | list[str]:
        top = self.piece(area.pieces[-1]) if area.pieces else ""
        return f"{area.size}" + (f", {top}" if top and top != "?" else "")

    def as_list(self, area: Area) -> str | list[str]:
        return [f"  {self.piece(piece)}" for piece in area.pieces]


KINDS: dict[str, Callable[[SceneText, Area], str | list[str]]] = {
    LINE: SceneText.in_slots,
    TRACK: SceneText.on_steps,
    STACK: SceneText.on_a_stack,
    LEDGER: SceneText.in_a_row,
    "grid": SceneText.as_list,
    "map": SceneText.as_list,
}
