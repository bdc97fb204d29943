"""Draws the table, questions, rules and results: in 80 columns, with or without colour."""

from rich import box
from rich.cells import cell_len
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from railhead.cli.choose import titles
from railhead.kernel.ask import Outcome
from railhead.kernel.display import Cell, Panel
from railhead.kernel.view import View
from railhead.present.voice import Voice
from railhead.rulebook import Chapter, Statement

TONES = {"own": "bold cyan", "good": "green", "bad": "red", "dim": "dim", "strong": "bold"}
MARKS = {"own": "▸"}  # what must be seen without colour too
GAP = 3
NOTED_OPTIONS = 12  # more options than this stand in columns, without their notes

Labels = dict[int, str]  # option -> what to type for it


def draw_panels(console: Console, view: View, labels: Labels) -> None:
    for panel in view.rules.table(view):
        DRAW.get(panel.kind, draw_grid)(console, panel, labels)


def cell_text(cell: Cell, labels: Labels) -> Text:
    """A cell with its tone and, if it can be chosen now, its label in brackets."""
    text = Text(MARKS.get(cell.tone, "") + cell.text, style=TONES.get(cell.tone, ""))
    if cell.option in labels:
        text.append(f" [{labels[cell.option]}]", style="bold yellow")
    return text


def draw_grid(console: Console, panel: Panel, labels: Labels) -> None:
    """Rows under heads."""
    columns = max([len(panel.heads), *[len(row) for row in panel.rows]], default=0)
    grid = Table(show_header=bool(panel.heads), box=box.SIMPLE_HEAD, show_edge=False)
    for place in range(columns):
        grid.add_column(Text(panel.heads[place]) if place < len(panel.heads) else "")
    for row in panel.rows:
        grid.add_row(*[cell_text(cell, labels) for cell in row])
    console.print(Text(panel.title, style="bold"))
    console.print(grid)
    console.print()


def draw_row(console: Console, panel: Panel, labels: Labels) -> None:
    """Cards side by side; a row that is too long goes on in the next line, between two cards."""
    console.print(Text(panel.title, style="bold"))
    for row in panel.rows:
        for line in packed([cell_text(cell, labels) for cell in row], console.width - 2):
            console.print(Text("  ").append_text(line))
    if not any(panel.rows):
        console.print(Text("  (empty)", style="dim"))
    console.print()


def packed(cells: list[Text], width: int) -> list[Text]:
    """Lines of cells, as many in each as fit."""
    lines: list[Text] = []
    for cell in cells:
        if lines and lines[-1].cell_len + GAP + cell.cell_len <= width:
            lines[-1].append(" · ", style="dim").append_text(cell)
        else:
            lines.append(cell.copy())
    return lines


def draw_facts(console: Console, panel: Panel, labels: Labels) -> None:
    """Names and values."""
    console.print(Text(panel.title, style="bold"))
    facts = Table.grid(padding=(0, 2))
    for row in panel.rows:
        facts.add_row(*[cell_text(cell, labels) for cell in row])
    console.print(Padding(facts, (0, 0, 1, 2), expand=False))


def draw_map(console: Console, panel: Panel, labels: Labels) -> None:
    """Every place with the places it is joined with: what a drawing of lines would say, in words."""
    cells = panel.rows[0] if panel.rows else []
    joined: list[list[str]] = [[] for _ in cells]
    for one, other in panel.links:
        joined[one].append(cells[other].text)
        joined[other].append(cells[one].text)
    places = Table("Place", "Joined with", box=box.SIMPLE_HEAD, show_edge=False)
    for cell, neighbours in zip(cells, joined, strict=True):
        places.add_row(cell_text(cell, labels), Text(", ".join(neighbours)))
    console.print(Text(panel.title, style="bold"))
    console.print(places)
    console.print()


DRAW = {"table": draw_grid, "row": draw_row, "facts": draw_facts, "map": draw_map}


def draw_options(console: Console, view: View, voice: Voice, options: list[int], labels: Labels) -> None:
    """The numbered options; a few with what their cards say, many in columns."""
    notes = notes_of(view)
    names = titles(voice, options)
    entries = [Text(f"{labels[option]:>3}  {name}") for option, name in zip(options, names, strict=True)]
    if len(options) > NOTED_OPTIONS:
        draw_columns(console, entries)
        return
    for entry, option in zip(entries, options, strict=True):
        console.print(entry)
        if notes.get(option):
            console.print(Padding(Text(notes[option], style="dim"), (0, 0, 0, 7), expand=False))


def notes_of(view: View) -> dict[int, str]:
    """What the card behind an option says, where the table shows it."""
    notes: dict[int, str] = {}
    for panel in view.rules.table(view):
        for cell in [cell for row in panel.rows for cell in row if cell.note and cell.option >= 0]:
            notes.setdefault(cell.option, cell.note)
    return notes


def draw_columns(console: Console, entries: list[Text]) -> None:
    """Entries in columns, read downwards."""
    width = max(entry.cell_len for entry in entries) + GAP
    columns = max(1, console.width // width)
    height = -(-len(entries) // columns)
    for row in range(height):
        line = Text()
        for entry in entries[row::height]:
            line.append_text(entry).append(" " * (width - entry.cell_len))
        line.rstrip()
        console.print(line)


def draw_rules(console: Console, found: list[tuple[Chapter, list[Statement]]]) -> None:
    """Statements under their headings, numbers in the margin."""
    for chapter, statements in found:
        console.print(Text(" › ".join(title for title in chapter.headings[1:] if title), style="bold"))
        for statement in statements:
            draw_statement(console, statement)
        console.print()


def draw_statement(console: Console, statement: Statement) -> None:
    if not statement.number:
        console.print(Padding(Text(statement.text.strip("\n`")), (0, 0, 0, 2), expand=False))
        return
    margin = Table.grid(padding=(0, 2))
    margin.add_column(no_wrap=True, min_width=max(10, cell_len(statement.number)))
    margin.add_column()
    margin.add_row(Text(statement.number, style="bold cyan"), inline(statement.text))
    console.print(margin)


def inline(text: str) -> Text:
    """The few marks that rules use inside a sentence: **strong**, *words of the game* and `code`."""
    shown = Text()
    for mark, style in (("**", "bold"), ("*", "italic"), ("`", "bold")):
        parts = text.split(mark)
        if len(parts) > 1 and len(parts) % 2:
            for place, part in enumerate(parts):
                piece = inline(part)
                piece.stylize(style if place % 2 else "")
                shown.append_text(piece)
            return shown
    return Text(text)


def draw_outcome(console: Console, outcome: Outcome, voice: Voice) -> None:
    """Who won, and where everybody came in."""
    winners = ", ".join(voice.seat(seat) for seat in outcome.winners)
    verb = "wins" if len(outcome.winners) == 1 else "win together"
    console.print(Text(f"The match is over: {winners} {verb}." if winners else "The match is over. Nobody wins."))
    console.print(Text(voice.ending(outcome.reason)))
    places = Table("Place", "Player", "Score", box=box.SIMPLE_HEAD, show_edge=False)
    for seat in sorted(range(len(outcome.ranking)), key=lambda seat: outcome.ranking[seat]):
        places.add_row(str(outcome.ranking[seat]), Text(voice.seat(seat)), str(outcome.scores[seat]))
    console.print(places)
