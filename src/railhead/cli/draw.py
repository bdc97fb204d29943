"""Draws the table, rules and results: in 80 columns, with or without colour."""

import re
from itertools import groupby

from rich import box
from rich.cells import cell_len, chop_cells
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from railhead.kernel.ask import Outcome
from railhead.kernel.scene import Area
from railhead.present.sight import Sight
from railhead.present.text import Labels, SceneText
from railhead.present.voice import Voice
from railhead.rulebook import Chapter, Statement

FENCE = "```"
BULLETS = ("* ", "- ")
SIDE_BY_SIDE = " · "
OPENS, CLOSES, WIDE = "（「『【〔", "、。，．・：；？！）」』】〕々ー〜", "\u2e80-\uffef"
WORDS = re.compile(rf" *[{OPENS}]*[{WIDE}][{CLOSES}]*| *[^ {WIDE}]+[{CLOSES}]*| +$")


def draw_areas(console: Console, sight: Sight, areas: list[Area], labels: Labels) -> None:
    """Parts of the table as text; what goes on in the next line is indented."""
    for line in SceneText(sight.voice.words, sight.voice, labels, sight.seat).table(areas):
        body = line.lstrip(" ")
        indent = " " * (len(line) - len(body))
        first, *rest = wrapped(body, console.width - len(indent) - 2)
        for shown in [first, *[f"  {more}" for more in rest]]:
            console.print(Text(indent + shown))


def indented(text: str, width: int) -> list[str]:
    """A sentence set in from the edge; where it goes on, it stands further in."""
    first, *others = wrapped(text, width - 4)
    return [f"  {first}", *[f"    {line}" for line in others]]


def wrapped(text: str, width: int) -> list[str]:
    """Lines of at most this width, which break between two pieces where they can."""
    lines: list[str] = []
    if SIDE_BY_SIDE in text:
        width -= len(SIDE_BY_SIDE.rstrip())  # which a line that breaks there ends with
    for part in text.split(SIDE_BY_SIDE):
        if lines and cell_len(lines[-1] + SIDE_BY_SIDE + part) <= width:
            lines[-1] += SIDE_BY_SIDE + part
            continue
        if lines:
            lines[-1] += SIDE_BY_SIDE.rstrip()
        lines += broken(part, width)
    return lines or [""]


def broken(text: str, width: int) -> list[str]:
    """A sentence in lines: between words, and between the signs of a script that has no spaces."""
    lines = [""]
    for word in WORDS.findall(text):
        if cell_len(lines[-1] + word.rstrip()) <= width:
            lines[-1] += word
        else:
            lines += chop_cells(word.lstrip(), width)
    return [line.rstrip() for line in lines if line.strip()]


def draw_rules(console: Console, found: list[tuple[Chapter, list[Statement]]]) -> None:
    """Statements under their headings, numbers in the margin."""
    for chapter, statements in found:
        console.print(Text(" › ".join(title for title in chapter.headings[1:] if title), style="bold"))
        for statement in statements:
            draw_statement(console, statement)
        console.print()


def draw_statement(console: Console, statement: Statement) -> None:
    if not statement.number:
        draw_remark(console, statement.text)
        return
    margin = Table.grid(padding=(0, 2))
    margin.add_column(no_wrap=True, min_width=max(10, cell_len(statement.number)))
    margin.add_column()
    margin.add_row(Text(statement.number, style="bold cyan"), inline(bulleted(statement.text)))
    console.print(margin)


def draw_remark(console: Console, text: str) -> None:
    """What stands between the rules: tables as tables, drawings as they are, everything else as sentences."""
    if text.startswith(FENCE):
        console.print(Padding(Text(text.strip(f"\n{FENCE[0]}")), (0, 0, 0, 2), expand=False))
        return
    for is_table, run in groupby(text.strip("\n").splitlines(), key=lambda line: line.startswith("|")):
        lines = list(run)
        shown = grid(lines) if is_table else inline(bulleted("\n".join(lines)))
        console.print(Padding(shown, (0, 0, 0, 2), expand=False))


def grid(lines: list[str]) -> Table:
    """A table of the rules: a head, a rule under it, rows."""
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    head, *body = [row for row in rows if not all(set(cell) <= set("-: ") for cell in row)]
    table = Table(box=box.SIMPLE_HEAD, show_edge=False)
    for cell in head:
        table.add_column(inline(cell))
    for row in body:
        table.add_row(*[inline(cell) for cell in row])
    return table


def bulleted(text: str) -> str:
    """The marks of a list, as a printed page shows them."""
    lines = []
    for line in text.splitlines():
        body = line.lstrip(" ")
        lines.append(line[: len(line) - len(body)] + (f"• {body[2:]}" if body.startswith(BULLETS) else body))
    return "\n".join(lines)


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
    say = voice.words.say
    winners = [voice.seat(seat) for seat in outcome.winners]
    won = say("cli-won", winners=voice.words.list(winners), count=len(winners)) if winners else say("cli-nobody_won")
    console.print(Text(won))
    console.print(Text(voice.ending(outcome.reason)))
    alone = len(outcome.ranking) == 1  # who plays alone wins or loses, and comes in at no place
    heads = ["player", "score"] if alone else ["place", "player", "score"]
    places = Table(box=box.SIMPLE_HEAD, show_edge=False)
    for head in heads:
        places.add_column(Text(say(f"cli-{head}")))
    for seat in sorted(range(len(outcome.ranking)), key=lambda seat: outcome.ranking[seat]):
        place = [] if alone else [str(outcome.ranking[seat])]
        places.add_row(*place, Text(voice.seat(seat)), str(outcome.scores[seat]))
    console.print(places)
