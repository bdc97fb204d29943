"""What lies on the table for a viewer: areas that hold pieces. Everything in ids and numbers, nothing in words.

A game makes a scene from a view (`scene.py`); terminal and pages draw it. A scene says how things lie, never how they
look, and it names no colour. Words for its ids are in the game's catalogues (`words/en.ftl`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from railhead.kernel.ask import NONE

if TYPE_CHECKING:
    from railhead.kernel.step import Step
    from railhead.kernel.view import View

HIDDEN_FACE: Final = "hidden"

# How the pieces of an area lie.
HAND: Final = "hand"  # side by side, one owner's
ROW: Final = "row"  # side by side, in order
STACK: Final = "stack"  # on top of each other: the top one shows, `size` says how many there are
LINE: Final = "line"  # in slots, some of which may be empty (`size` slots; `place` of a piece: its slot, from 1)
TRACK: Final = "track"  # steps to a limit: `size` steps; `place` of a piece: its step
GRID: Final = "grid"  # rows of equal things, compared by their numbers
MAP: Final = "map"  # places joined by links
LEDGER: Final = "ledger"  # counters
TRAY: Final = "tray"  # things that lie about
BOARD: Final = "board"  # what belongs to one player: it holds areas of its own


class Piece:
    """One thing on the table.

    `kind` is a word of the game (card, comrade, station, token, counter); `face` an id of the data, or HIDDEN_FACE;
    `key` stays with the thing wherever it goes; `options` are what pointing at it can mean; `marks` are words of the
    game (turned, wounded, laid, target); `numbers` go by name, `limits` say up to how much; `place` says where in its
    area it lies: a slot, a step, or (on a map) nothing, because there the piece is the place.
    """

    def __init__(
        self,
        kind: str,
        face: str = "",
        key: str = "",
        owner: int = NONE,
        options: list[int] | None = None,
        marks: list[str] | None = None,
        numbers: dict[str, int] | None = None,
        limits: dict[str, int] | None = None,
        place: int = NONE,
    ) -> None:
        self.kind = kind
        self.face = face
        self.key = key
        self.owner = owner
        self.options: list[int] = options if options is not None else []
        self.marks: list[str] = marks if marks is not None else []
        self.numbers: dict[str, int] = numbers if numbers is not None else {}
        self.limits: dict[str, int] = limits if limits is not None else {}
        self.place = place

    def to_json(self) -> dict[str, object]:
        """What is there, and nothing that is empty."""
        data: dict[str, object] = {"kind": self.kind, "key": self.key}
        if self.face:
            data["face"] = self.face
        if self.owner != NONE:
            data["owner"] = self.owner
        if self.marks:
            data["marks"] = self.marks
        if self.numbers:
            data["numbers"] = self.numbers
        if self.limits:
            data["limits"] = self.limits
        if self.place != NONE:
            data["place"] = self.place
        return data


class Area:
    """A part of the table: how its pieces lie, and whose it is. A player's board holds areas of its own, once."""

    def __init__(
        self,
        name: str,
        kind: str,
        pieces: list[Piece] | None = None,
        owner: int = NONE,
        size: int = 0,
        areas: list[Area] | None = None,
        links: list[tuple[int, int]] | None = None,
        spots: list[tuple[float, float]] | None = None,
        trails: list[tuple[int, int]] | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.pieces: list[Piece] = pieces if pieces is not None else []
        self.owner = owner
        self.size = size
        self.areas: list[Area] = areas if areas is not None else []
        self.links: list[tuple[int, int]] = links if links is not None else []  # of a map: which pieces are joined
        self.spots: list[tuple[float, float]] = spots if spots is not None else []  # of a map: where each piece stands
        # Of a map on which something may go: for each place, from which one the way comes there.
        self.trails: list[tuple[int, int]] = trails if trails is not None else []

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {
            "name": self.name,
            "kind": self.kind,
            "pieces": [piece.to_json() for piece in self.pieces],
        }
        if self.owner != NONE:
            data["owner"] = self.owner
        if self.size:
            data["size"] = self.size
        if self.areas:
            data["areas"] = [area.to_json() for area in self.areas]
        if self.links:
            data["links"] = [list(link) for link in self.links]
        if self.trails:
            data["trails"] = [list(trail) for trail in self.trails]
        return data


class Scene:
    """The table of one viewer. `moment` is where in the order of play the match stands (one of `Ruleset.moments`)."""

    def __init__(self, moment: str, areas: list[Area], turn: int = NONE, round: int = 0) -> None:
        self.moment = moment
        self.areas = areas
        self.turn = turn  # whose turn it is, where turns are taken
        self.round = round

    def area(self, name: str, owner: int = NONE) -> Area | None:
        """The area of this name (and owner), wherever it lies."""
        for area in self.areas:
            for one in [area, *area.areas]:
                if one.name == name and (owner == NONE or one.owner == owner):
                    return one
        return None

    def pieces(self) -> list[Piece]:
        """Everything that lies on the table."""
        return [piece for area in self.areas for one in [area, *area.areas] for piece in one.pieces]

    def to_json(self) -> dict[str, object]:
        return {
            "moment": self.moment,
            "turn": None if self.turn == NONE else self.turn,
            "round": self.round,
            "areas": [area.to_json() for area in self.areas],
        }


class Keys:
    """Hands out keys to things whose faces show: copies of one card are told apart by counting them."""

    def __init__(self) -> None:
        self.counts: dict[str, int] = {}

    def of(self, thing: str) -> str:
        """The key of a thing; the second of its kind gets a number."""
        count = self.counts.get(thing, 0) + 1
        self.counts[thing] = count
        return thing if count == 1 else f"{thing}.{count}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Eyes:
    """Through whose eyes a table is seen, and what he is asked. A game may add what else its pieces depend on."""

    def __init__(self, view: View) -> None:
        ask = view.asks[0] if view.asks else None
        self.seat = view.seat if view.seat < view.state.seats else NONE
        self.prompt = ask.prompt if ask is not None else ""
        self.offered: list[int] = ask.options if ask is not None else []
        self.keys = Keys()


def moment_of(stack: list[Step], moments: tuple[tuple[type, str], ...], otherwise: str) -> str:
    """The moment of the first step that has one; `moments` names it by the class of the step."""
    for step in stack:
        for kind, moment in moments:
            if isinstance(step, kind):
                return moment
    return otherwise
