"""One screen for one decision: what happened, what matters of the table, the question, the options.

The question and the options come first when room is short: options that do not fit even in columns stand on several
pages, and Enter turns them. Of what happened the latest is told, and of the table what the question is about, what is
one's own and what changed since one's last decision.
"""

from collections.abc import Callable, Sequence
from itertools import groupby, repeat

from rich.cells import cell_len
from rich.text import Text

from railhead.cli.choose import titles
from railhead.cli.draw import SIDE_BY_SIDE, wrapped
from railhead.kernel.ask import NONE
from railhead.kernel.scene import GRID, HAND, HIDDEN_FACE, LEDGER, LINE, MAP, ROW, TRACK, TRAY, Area, Piece, Scene
from railhead.present.offers import Offers
from railhead.present.sight import Choice, Question, Sight
from railhead.present.text import Labels, all_areas
from railhead.present.words import Words

PROMPT = 2  # the line where the answer is typed, and the empty one after the answer
LEAST_TOLD, LEAST_SHOWN = 3, 4  # lines that the news and the table get beside options that could be shorter
HARDLY_SHORTER = 2  # lines that columns may save without being worth what they leave out
LEAST_OPTIONS = 4  # lines of options on a page, however little room there is
MOST_LINES = 2  # of one area
MOST_AT_ISSUE = 3  # of what everybody has to reckon with: a law is read whole before one votes
ROOMY = 14  # lines for news and table: with fewer an area gets one line only
MOST_PAGES = 2  # of options with owner and numbers; with more of them the numbers are left out before more is turned
MOST_BESIDE = 8  # pieces beside those that answer: more are a table of their own
GAP = 2
GOES_ON = "    "  # before the second line of a sentence of the news
CURRENT = "current"  # the mark of the one among several things that counts now


class Digest:
    """The parts of the screen, as lines that fit its width; together with the prompt they fit its height."""

    def __init__(
        self, width: int, height: int, sight: Sight, labels: Labels, before: Scene | None, page: int = 0
    ) -> None:
        assert sight.question is not None
        self.width = width
        self.sight = sight
        self.labels = labels
        self.before = before
        self.words: Words = sight.voice.words
        self.offers = Offers(sight.voice, sight.scene, sight.seat)
        self.text = self.offers.text
        self.was = {(area.name, area.owner): area for area in all_areas(before)} if before is not None else {}
        self.question = self.clipped(question_text(sight.question), 0)
        self.heading = self.clipped(self.heading_text(), 2)
        room = height - PROMPT - len(self.heading) - len(self.question)
        news, table = self.news_lines(), self.table_lines(1)
        pages = self.option_pages(sight.question, room, min(len(news), LEAST_TOLD), min(len(table), LEAST_SHOWN))
        self.pages = len(pages)
        self.options = pages[page % self.pages]
        room -= len(self.options)
        if room >= ROOMY:
            table = self.table_lines(MOST_LINES)
        self.news = self.latest(news, min(len(news), max(room // 2, room - sum(map(len, table)))))
        self.table = self.first(table, room - len(self.news))

    def clipped(self, text: str, most: int, indent: int = 0) -> list[str]:
        """A text in lines of the screen; of more than `most` (0: any number) the rest becomes `…`."""
        lines = wrapped(text, self.width - indent)
        if most and len(lines) > most:
            lines = [*lines[: most - 1], shortened(lines[most - 1 :], self.width - indent)]
        return [lines[0], *[" " * indent + line for line in lines[1:]]]

    # --- what happened ----------------------------------------------------------------------------------------------

    def heading_text(self) -> str:
        """Where the match stands, over what happened."""
        parts = standing_parts(self.sight)
        if self.sight.told:
            parts.append(self.words.say("cli-since" if self.before is not None else "cli-begin"))
        return SIDE_BY_SIDE.join(parts)

    def news_lines(self) -> list[str]:
        told = without_echo([one.text for one in self.sight.told], self.words)
        return [line for sentence in told for line in self.clipped(f"  {sentence}", 2, len(GOES_ON))]

    def latest(self, lines: list[str], room: int) -> list[str]:
        """The last lines; the first of them says how many there were before. None is the end of a sentence alone."""
        if len(lines) <= room:
            return lines
        left_out = len(lines) - max(room - 1, 1)
        shown = lines[left_out:]
        if shown[0].startswith(GOES_ON):
            shown = shown[1:] or self.clipped(f"{lines[-2]} {shown[0].strip()}", 1)
        return ["  " + self.words.say("cli-more_told", n=len(lines) - len(shown)), *shown]

    # --- the table --------------------------------------------------------------------------------------------------

    def first(self, blocks: list[list[str]], room: int) -> list[str]:
        """As many whole blocks as there is room for, the most important first."""
        shown: list[str] = []
        for place, block in enumerate(blocks):
            last = place == len(blocks) - 1
            if len(shown) + len(block) + (0 if last else 1) > room:
                return [*shown, self.words.say("cli-more_table")] if len(shown) < room else shown
            shown += block
        return shown

    def table_lines(self, most: int) -> list[list[str]]:
        """What matters of the table, in the order in which it matters; each area in at most so many lines."""
        if self.sight.scene is None:
            return []
        areas = all_areas(self.sight.scene)
        lines = [self.clipped(line, most, 2) for line in self.about_lines(areas)]
        told: set[int] = set()  # the areas that are shown
        for choose in (self.at_issue, self.own_pieces, self.lined_up, self.changed, self.open_pieces):
            for area in areas:
                if id(area) not in told and (line := choose(area)):
                    told.add(id(area))
                    own = area.owner == self.sight.seat and area.kind == LEDGER
                    room = MOST_AT_ISSUE if choose == self.at_issue else MOST_LINES if own else most
                    lines.append(self.clipped(line, room, 2))
        return lines

    def about_lines(self, areas: list[Area]) -> list[str]:
        """The piece that the question is about, with what stands on it."""
        question = self.sight.question
        if question is None or not question.about:
            return []
        thing, option = question.about.partition(":")[2], self.sight.view.rules.vocabulary.option(question.about)
        found = [
            (one, area)
            for area in areas
            for one in area.pieces
            if option in one.options or (thing and one.face == thing)
        ]
        told = any(self.at_issue(area) for _, area in found)
        return [self.with_note(*found[0])] if found and not told else []

    def with_note(self, piece: Piece, area: Area) -> str:
        note = self.offers.voice.plain_note(piece.face) if piece.face else ""
        return self.text.piece(piece, area) + (f" – {note}" if note else "")

    def at_issue(self, area: Area) -> str:
        """What everybody has to reckon with: a card that lies open alone, and things that face each other.

        An attack, a threat, a law to vote on: what stands on it counts for every decision while it lies there.
        """
        if area.owner != NONE or area.kind != ROW or not area.pieces or any(map(self.answers, area.pieces)):
            return ""
        if is_contest(area.pieces):
            return self.text.lines(area)[0]
        alone = area.pieces[0]
        noted = (
            len(area.pieces) == 1
            and alone.face in self.sight.view.rules.cards
            and self.offers.voice.plain_note(alone.face)
        )
        return f"{self.text.title(area)}: {self.with_note(alone, area)}" if noted else ""

    def own_pieces(self, area: Area) -> str:
        """The viewer's own row, counters and hand, without what stands among the options anyway."""
        seat = self.sight.seat
        if area.owner == NONE and area.kind in (GRID, LEDGER):
            mine = [piece for piece in area.pieces if piece.owner == seat]
            old = self.was.get((area.name, area.owner))
            others = self.text.changes(others_of(old, seat), others_of(area, seat)) if old is not None else ""
            own = self.text.in_short(area, mine, old) if mine else ""
            return own + others.replace(self.text.title(area) + ":", SIDE_BY_SIDE.rstrip(), 1) if own else others
        if area.owner != seat or area.kind not in (HAND, LEDGER):
            return ""
        old = self.was.get((area.name, area.owner))
        rest = [piece for piece in area.pieces if not self.answers(piece) and (area.kind == HAND or counts(piece, old))]
        if not rest:
            return ""
        return self.counters(area, rest, old) if area.kind == LEDGER else self.text.in_short(area, rest, old)

    def counters(self, area: Area, pieces: list[Piece], old: Area | None) -> str:
        """One's own counters with what each is for, where there is room for that."""
        said = [self.text.in_short(area, pieces, old, marked=marked) for marked in (True, False)]
        return next((one for one in said if len(wrapped(one, self.width - 2)) <= MOST_LINES), said[-1])

    def lined_up(self, area: Area) -> str:
        """A line, where there is more to see than its slots."""
        pieces = [piece for piece in area.pieces if piece.numbers or piece.face or piece.owner != NONE]
        if area.kind != LINE or not pieces:
            return ""
        return self.text.in_short(area, pieces, self.was.get((area.name, area.owner)))

    def changed(self, area: Area) -> str:
        """What became different since the viewer's last decision, but for one's own and what is or was to choose."""
        old = self.was.get((area.name, area.owner))
        mine = area.owner == self.sight.seat and area.kind in (HAND, LEDGER)
        offered = area.pieces and all(map(self.answers, area.pieces))
        gone = old.pieces if old is not None and not area.pieces else []
        answered = gone and all(piece.options for piece in gone)
        settled = gone and not any(piece.face in self.sight.view.rules.cards for piece in gone)  # the log says how
        return "" if mine or offered or answered or settled or not self.was else self.text.changes(old, area)

    def open_pieces(self, area: Area) -> str:
        """What lies open for all, and what lies beside the pieces that answer."""
        rest = [piece for piece in area.pieces if not self.answers(piece)]
        beside = len(rest) < len(area.pieces) and area.kind not in (MAP, TRACK)  # their places say most
        telling = any(map(self.tells, rest, repeat(area)))
        wanted = beside or (area.owner == NONE and area.kind in (ROW, TRAY) and telling)
        return self.text.in_short(area, rest) if wanted and 0 < len(rest) <= MOST_BESIDE else ""

    def tells(self, piece: Piece, area: Area) -> bool:
        """Is there more to a piece than that it is there, like a die before it is rolled?"""
        card = piece.face in self.sight.view.rules.cards
        return card or piece.owner != NONE or bool(piece.numbers or piece.marks or self.text.where(piece, area))

    def answers(self, piece: Piece) -> bool:
        return any(option in self.labels for option in piece.options)

    # --- options ----------------------------------------------------------------------------------------------------

    def option_pages(self, question: Question, room: int, told: int, shown: int) -> list[list[str]]:
        """The options with price and effect: one under the other if there is room, else in columns, else on pages.

        So many lines are left for what was told, and for what is shown of the table.
        """
        for most in (3, 2, 1):
            lines = self.in_full(question, most)
            if len(lines) <= room - told - shown:
                return [lines]
        room = max(room - told, LEAST_OPTIONS)
        for space in (room - shown, room):
            for say in (self.state, self.price):
                if lines := self.in_columns(question, say, space):
                    return [self.with_effects(question, lines, room)]
        pages = self.paged(self.heads(question, self.price), room)
        if len(pages) <= MOST_PAGES:
            return pages if len(pages) > 1 else [self.with_effects(question, pages[0], room)]
        for say in (self.figures, self.warning):
            if lines := self.in_columns(question, say, room):
                return [lines]
        return self.paged(self.heads(question, self.warning), room)

    def with_effects(self, question: Question, lines: list[str], room: int) -> list[str]:
        """Where columns save hardly a line, each option gets one for itself, with what it does at the end."""
        needed = len(question.choices)
        return self.in_full(question, 1) if needed <= min(room, len(lines) + HARDLY_SHORTER) else lines

    def in_columns(self, question: Question, say: Callable[[Choice], list[str]], space: int) -> list[str]:
        """All options in so many lines at most; nothing if they do not fit."""
        entries = self.heads(question, say)
        lines = columns(entries, self.width)
        return lines if len(lines) <= space and max(map(cell_len, entries)) <= self.width else []

    def heads(self, question: Question, say: Callable[[Choice], list[str]]) -> list[str]:
        """Labels and titles, with what is to be said of each in brackets."""
        names = titles(self.sight.voice, [choice.option for choice in question.choices])
        entries = zip(question.choices, names, strict=True)
        return [f"{self.labels[one.option]:>3}  {name}{bracketed(say(one))}" for one, name in entries]

    def in_full(self, question: Question, most: int = 0) -> list[str]:
        """Every option with what its piece says, one under the other, each in at most so many lines."""
        entries = zip(self.heads(question, self.state), map(self.effect, question.choices), strict=True)
        return [line for head, effect in entries for line in self.clipped(head + effect, most, 5)]

    def paged(self, heads: list[str], room: int) -> list[list[str]]:
        """As many options on a page as fit, and a line that says how to see the others."""
        pages, left = [], heads
        while left:
            shown = len(left)
            while shown > 1 and len(columns(left[:shown], self.width)) > room - 1:
                shown -= 1
            pages.append(columns(left[:shown], self.width))
            left = left[shown:]
            if not left and len(pages) == 1:
                break
            more = self.words.say("cli-more_options", n=len(left)) if left else self.words.say("cli-first_options")
            pages[-1].append(more)
        return pages

    def state(self, choice: Choice) -> list[str]:
        """What nobody may miss; owner, numbers and marks of the piece that answers."""
        return self.price(choice) + self.offers.state(choice)

    def price(self, choice: Choice) -> list[str]:
        """The same without the marks."""
        return self.warning(choice) + self.offers.whose(choice) + self.offers.price(choice)

    def figures(self, choice: Choice) -> list[str]:
        """The same without the owner."""
        return self.warning(choice) + self.offers.price(choice)

    def warning(self, choice: Choice) -> list[str]:
        """What nobody may miss, however little room there is."""
        return [choice.warning] if choice.warning else []

    def effect(self, choice: Choice) -> str:
        """What stands on the piece that answers."""
        found = self.offers.effect(choice)
        return f" – {found}" if found else ""


def shortened(lines: Sequence[str], width: int) -> str:
    """What does not fit into one line: `…` stands for the end of it, and for a dash with nothing after it."""
    cut = Text(lines[0])
    for line in lines[1:]:
        cut.append(line if cut.plain and cell_len(cut.plain[-1]) > 1 else f" {line}")
    if cut.cell_len <= width:
        return cut.plain
    cut.truncate(width, overflow="ellipsis")
    return cut.plain.removesuffix("…").rstrip(" –·") + "…"


def bracketed(parts: list[str]) -> str:
    return f" ({', '.join(parts)})" if parts else ""


def question_text(question: Question) -> str:
    return f"{question.text} ({question.rule})" if question.rule else question.text


def standing_parts(sight: Sight) -> list[str]:
    """Round, part of the round, and whose turn it is."""
    scene, said = sight.scene, sight.voice.words
    if scene is None:
        return []
    parts = []
    if scene.round:
        parts.append(said.say("cli-round", round=said.say("moment-round"), n=scene.round))
    if scene.moment and scene.moment != "round":
        parts.append(said.say(f"moment-{scene.moment}"))
    if scene.turn != NONE:
        parts.append(said.say("cli-turn_of", seat=sight.voice.seat(scene.turn)))
    return parts


def counts(piece: Piece, before: Area | None) -> bool:
    """Is a counter not zero, or was it not?"""
    old = [one for one in before.pieces if one.key == piece.key] if before is not None else []
    return any(value for one in [piece, *old] for value in one.numbers.values())


def is_contest(pieces: Sequence[Piece]) -> bool:
    """Do two open things of two people face each other, or is one of several the current one?"""
    owners = {piece.owner for piece in pieces if piece.face != HIDDEN_FACE and piece.owner != NONE}
    return len(owners) == len(pieces) == 2 or any(CURRENT in piece.marks for piece in pieces)


def others_of(area: Area, seat: int | None) -> Area:
    """The same area without what belongs to one seat."""
    return Area(area.name, area.kind, [piece for piece in area.pieces if piece.owner != seat], area.owner, area.size)


def without_echo(sentences: Sequence[str], said: Words) -> list[str]:
    """The same sentence several times in a row, told once."""
    runs = [(sentence, len(list(run))) for sentence, run in groupby(sentences)]
    return [one if times == 1 else said.say("cli-times", sentence=one, n=times) for one, times in runs]


def columns(entries: Sequence[str], width: int) -> list[str]:
    """Entries in as few lines as they need, in columns that are read downwards. What is too wide ends in `…`."""
    cells = [Text(entry) for entry in entries]
    for cell in cells:
        cell.truncate(width, overflow="ellipsis")
    for height in range(1, len(cells) + 1):
        stacks = [cells[start : start + height] for start in range(0, len(cells), height)]
        widths = [max(cell.cell_len for cell in stack) + GAP for stack in stacks]
        if sum(widths) - GAP <= width:
            break
    lines = []
    for row in range(height):
        line = [(stack[row], column) for stack, column in zip(stacks, widths, strict=True) if row < len(stack)]
        lines.append("".join(cell.plain + " " * (column - cell.cell_len) for cell, column in line).rstrip())
    return lines
