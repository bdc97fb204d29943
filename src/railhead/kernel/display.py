"""The table in a form that terminal and browser both can draw: panels of cells."""

from __future__ import annotations

from railhead.kernel.ask import NONE


class Cell:
    """A piece of the table. `option`: what pointing at it answers; `key`: stays with the thing when it moves."""

    def __init__(self, text: str, option: int = NONE, key: str = "", note: str = "", tone: str = "") -> None:
        self.text = text
        self.option = option
        self.key = key
        self.note = note  # a longer text: what the card does
        self.tone = tone  # "", "own", "good", "bad", "dim" or "strong"


class Panel:
    """A part of the table: a title and rows of cells. Cells with places (x, y) and links make it a map."""

    def __init__(
        self, title: str, rows: list[list[Cell]], heads: tuple[str, ...] = (), seat: int = NONE, kind: str = "table"
    ) -> None:
        self.title = title
        self.rows = rows
        self.heads = heads
        self.seat = seat  # whose area it is
        self.kind = kind  # "table", "row" (cards side by side), "facts" (name and value) or "map"
        self.places: list[tuple[float, float]] = []  # for a map: where each cell of rows[0] stands
        self.links: list[tuple[int, int]] = []  # for a map: which cells are joined
