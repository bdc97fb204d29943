"""Any scene in plain text, for the terminal and for screen readers: areas by how their pieces lie."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby

from railhead.kernel.ask import NONE
from railhead.kernel.scene import (
    BOARD,
    GRID,
    HIDDEN_FACE,
    LEDGER,
    LINE,
    MAP,
    ROW,
    STACK,
    TRACK,
    TRAY,
    Area,
    Piece,
    Scene,
)
from railhead.present.voice import Voice
from railhead.present.words import Words

OWN = "▸"  # before the viewer's own row
SHARED = (LINE, MAP, ROW, TRAY)  # where things of several people lie beside each other
CLOSED = "closed"  # the mark of a place of a map that nobody can enter
Labels = Mapping[int, str]  # option -> what to type for it


class SceneText:
    """Says what lies on the table. `labels` mark the pieces that answer the question; `viewer`: who needs no name."""

    def __init__(self, words: Words, voice: Voice, labels: Labels, viewer: int | None = NONE) -> None:
        self.words = words
        self.voice = voice
        self.labels = labels
        self.viewer = viewer

    def title(self, area: Area) -> str:
        """What an area is called; whose it is, where that counts."""
        name = self.words.say(f"area-{area.name}")
        return name if area.owner in (NONE, self.viewer) else f"{self.voice.seat(area.owner)}: {name}"

    def face(self, piece: Piece) -> str:
        """What a piece is called."""
        if piece.face == HIDDEN_FACE:
            return self.words.say(f"kind-{piece.kind}-hidden") if self.words.knows(f"kind-{piece.kind}-hidden") else "?"
        if piece.face:
            return self.voice.thing(piece.face)
        return self.voice.seat(piece.owner) if piece.owner != NONE else self.words.say(f"kind-{piece.kind}")

    def numbers(self, piece: Piece) -> list[str]:
        """The numbers of a piece by their names, up to their limits."""
        return [self.number(name, value, f"{value}{self.limit(piece, name)}") for name, value in piece.numbers.items()]

    def number(self, name: str, value: int, said: str) -> str:
        """A number by its name; as so many of something where the game has words for that: "2 tokens"."""
        if self.words.knows(f"number-{name}.counted"):
            return self.words.say(f"number-{name}.counted", n=value, said=said)
        return f"{self.words.say(f'number-{name}')} {said}"

    def limit(self, piece: Piece, name: str) -> str:
        return f"/{piece.limits[name]}" if name in piece.limits else ""

    def marks(self, piece: Piece) -> list[str]:
        return [self.words.say(f"mark-{mark}") for mark in piece.marks]

    def harmless(self, piece: Piece, kind: str) -> list[str]:
        """The marks of which an option of this kind does not warn anyway."""
        warned = [mark for mark in piece.marks if self.warns(mark) or self.warns(f"{kind}-{mark}")]
        return [self.words.say(f"mark-{mark}") for mark in piece.marks if mark not in warned]

    def warns(self, name: str) -> bool:
        return self.words.knows(f"warning-{name}")

    def whose(self, piece: Piece, area: Area | None) -> list[str]:
        """The owner of a piece, where its name and its area do not say it; on a map one knows one's own."""
        if area is None or area.owner != NONE or area.kind not in SHARED or piece.owner == NONE or not piece.face:
            return []
        if area.kind == MAP and piece.owner == self.viewer:
            return []
        owner, said = self.voice.seat(piece.owner), f"{self.title(area)} {self.face(piece)}"
        return [] if owner.casefold() in said.casefold() else [owner]

    def where(self, piece: Piece, area: Area | None) -> list[str]:
        """Where a piece lies, in an area whose places the game has words for (`at-…`)."""
        if area is None or piece.place == NONE or not self.words.knows(f"at-{area.name}"):
            return []
        said = self.words.say(f"at-{area.name}", place=piece.place)
        return [said] if said else []

    def piece(self, piece: Piece, area: Area | None = None) -> str:
        """A piece with its owner, its numbers, its marks and the label that answers with it."""
        inside = ", ".join(self.whose(piece, area) + self.where(piece, area) + self.numbers(piece) + self.marks(piece))
        label = next((self.labels[option] for option in piece.options if option in self.labels), "")
        return self.face(piece) + (f" ({inside})" if inside else "") + (f" [{label}]" if label else "")

    # --- whole areas ------------------------------------------------------------------------------------------------

    def lines(self, area: Area) -> list[str]:
        """An area as lines of text, its title first."""
        if area.kind == BOARD:
            return [self.title(area), *[f"  {line}" for inner in area.areas for line in self.lines(inner)]]
        body = KINDS.get(area.kind, SceneText.in_a_row)(self, area)
        return [f"{self.title(area)}: {body}"] if isinstance(body, str) else [self.title(area), *body]

    def table(self, areas: Sequence[Area]) -> list[str]:
        """Areas one after the other; those in which nothing lies share the last line."""
        bare = [area for area in areas if is_bare(area)]
        found = [line for area in areas if area not in bare for line in self.lines(area)]
        if bare:
            found.append(self.words.say("scene-empty", areas=", ".join(self.title(area) for area in bare)))
        return found

    def in_a_row(self, area: Area) -> str | list[str]:
        return together([self.piece(piece, area) for piece in area.pieces])

    def in_slots(self, area: Area) -> str | list[str]:
        there = {piece.place: piece for piece in area.pieces}
        slots = range(1, max([area.size, *there], default=0) + 1)
        return [f"  {slot}. {self.piece(there[slot], area) if slot in there else '–'}" for slot in slots]

    def on_steps(self, area: Area) -> str | list[str]:
        return " · ".join(f"{self.piece(piece)} {piece.place}/{area.size}" for piece in area.pieces) or "–"

    def on_a_stack(self, area: Area) -> str | list[str]:
        shows = area.pieces and area.pieces[-1].face != HIDDEN_FACE
        return f"{area.size}" + (f", {self.piece(area.pieces[-1])}" if shows else "")

    def as_list(self, area: Area) -> str | list[str]:
        mine = [self.viewer is not None and piece.owner == self.viewer != NONE for piece in area.pieces]
        return [f"{OWN if own else ' '} {self.piece(piece)}" for own, piece in zip(mine, area.pieces, strict=True)]

    def as_places(self, area: Area) -> str | list[str]:
        return [f"  {self.place(area, at)}" for at in range(len(area.pieces))]

    def place(self, area: Area, at: int) -> str:
        """A place of a map with the places it is joined with: what a drawing of lines would say, in words."""
        joined = [other if one == at else one for one, other in area.links if at in (one, other)]
        there = [self.neighbour(area.pieces[other]) for other in joined]
        return self.piece(area.pieces[at], area) + (f" → {', '.join(there)}" if there else "")

    def neighbour(self, piece: Piece) -> str:
        """A place as its neighbours see it: whether one can go there."""
        return f"{self.face(piece)} ({self.words.say(f'mark-{CLOSED}')})" if CLOSED in piece.marks else self.face(piece)

    # --- in short ---------------------------------------------------------------------------------------------------

    def short(self, piece: Piece, old: Piece | None = None, area: Area | None = None, *, marked: bool = False) -> str:
        """A piece with the numbers that count: those that are not zero, and those that changed since it was `old`."""
        inside = self.whose(piece, area) + self.where(piece, area)
        for name, value in piece.numbers.items():
            was = old.numbers.get(name, value) if old is not None else value
            if value or was:
                changed = f"{was}→" if was != value else ""
                inside.append(self.number(name, value, f"{changed}{value}{self.limit(piece, name)}"))
        inside += self.marks(piece) if marked else []
        return self.face(piece) + (f" ({', '.join(inside)})" if inside else "")

    def in_short(self, area: Area, pieces: Sequence[Piece], before: Area | None = None, *, marked: bool = False) -> str:
        """Some pieces of an area, in one line, maybe with marks; `before`: how the area was, to see what changed."""
        old = {piece.key: piece for piece in before.pieces} if before is not None else {}
        said = [self.short(piece, old.get(piece.key), area, marked=marked) for piece in pieces]
        if area.kind == LINE:
            said = [f"{piece.place}. {one}" for piece, one in zip(pieces, said, strict=True)]
        return f"{self.title(area)}: {together(said)}"

    def changes(self, before: Area | None, area: Area) -> str:
        """What became different in an area, in one line; empty if nothing did."""
        if area.kind == STACK:
            was = before.size if before is not None else area.size
            return "" if was == area.size else f"{self.title(area)}: {was}→{area.size}"
        old = {piece.key: piece for piece in before.pieces} if before is not None else {}
        new = {piece.key for piece in area.pieces}
        gone = [piece for key, piece in old.items() if key not in new]
        told = []
        for piece in area.pieces:
            like = [one for one in gone if piece.key not in old and self.alike(one, piece, area)]
            if like:  # one of several copies, which are told apart by counting them
                gone.remove(like[0])
            elif one := self.change(old.get(piece.key), piece, area):
                told.append(one)
        told += [f"−{self.face(piece)}" for piece in gone]
        return f"{self.title(area)}: {together(told)}" if told else ""

    def alike(self, one: Piece, other: Piece, area: Area) -> bool:
        """Would nobody see that a piece stands there in place of the other?"""
        looks = [self.short(piece, area=area, marked=True) for piece in (one, other)]
        return one.owner == other.owner and looks[0] == looks[1]

    def change(self, old: Piece | None, piece: Piece, area: Area) -> str:
        """What became different about a piece."""
        if old is None:
            return f"+{self.short(piece, area=area)}"
        found = [
            self.number(name, value, f"{old.numbers[name]}→{value}")
            for name, value in piece.numbers.items()
            if old.numbers.get(name, value) != value
        ]
        if area.kind in (LINE, TRACK) and old.place != piece.place:
            found.append(f"{old.place}→{piece.place}")
        found += [self.words.say(f"mark-{mark}") for mark in piece.marks if mark not in old.marks]
        if old.face != piece.face:
            return f"{self.face(old)} → {self.short(piece, area=area)}"
        moved = old.owner != piece.owner
        whose = [f"{self.holder(old)}→{self.holder(piece)}"] if moved else self.whose(piece, area)
        slot = f"{piece.place}. " if area.kind == LINE and not piece.face and piece.owner == NONE else ""
        inside = ", ".join(whose + self.where(piece, area) + found)
        return f"{slot}{self.face(piece)} ({inside})" if found or moved else ""

    def holder(self, piece: Piece) -> str:
        return self.voice.seat(piece.owner) if piece.owner != NONE else "–"


def all_areas(scene: Scene) -> list[Area]:
    """The areas of a scene and those that lie in them."""
    return [one for area in scene.areas for one in [area, *area.areas] if one.kind != BOARD]


def is_bare(area: Area) -> bool:
    """Does nothing lie there, and is there no slot to be seen?"""
    return not area.areas and not area.pieces and area.kind not in (STACK, LINE)


def together(parts: Sequence[str]) -> str:
    """Parts side by side; equal neighbours once, with their number."""
    runs = [(part, len(list(run))) for part, run in groupby(parts)]
    return " · ".join(part if times == 1 else f"{times} × {part}" for part, times in runs) or "–"


KINDS: dict[str, Callable[[SceneText, Area], str | list[str]]] = {
    LINE: SceneText.in_slots,
    TRACK: SceneText.on_steps,
    STACK: SceneText.on_a_stack,
    LEDGER: SceneText.in_a_row,
    GRID: SceneText.as_list,
    MAP: SceneText.as_places,
}
