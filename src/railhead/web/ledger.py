"""What a match that is over was made of: every point by its source and its turn, and how often who did what.

Which events are a source, and what is counted, stands in the game's `how.toml` (`[result]`). Nothing is reckoned here
that the match has not told to everybody; what an event keeps secret is not read.
"""

from bisect import bisect_right
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from railhead.kernel.ask import NONE
from railhead.kernel.events import Event
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.view import View
from railhead.present.voice import Voice
from railhead.web.endings import numbers
from railhead.web.language import say
from railhead.web.lessons import facts_of

TICKS = 10  # at most so many turns are written under the course of a match
Fact = dict[str, Any]  # a table of `how.toml`


# --- turns ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Turns:
    """Which turn (or round) it was when something was told; nothing where the game counts none."""

    called: str = ""
    begins: list[int] = field(default_factory=list)  # how many events there were before each
    numbers: list[int] = field(default_factory=list)

    def at(self, event: int) -> int:
        """The number of the turn in which an event was told; 0: before the first."""
        place = bisect_right(self.begins, event)
        return self.numbers[place - 1] if place else 0

    def said(self, number: int) -> str:
        return say(f"end-{self.called}", n=number) if number else ""

    @property
    def length(self) -> str:
        """How many there were."""
        return say(f"end-{self.called}s", number=self.numbers[-1]) if self.numbers else ""

    def ticks(self, after: list[int]) -> list[tuple[float, int]]:
        """Where on the course of a match a turn begins, in percent; `after`: how many events each decision led to."""
        first = {number: at for at, number in reversed(list(zip(self.begins, self.numbers, strict=True)))}
        every = -(-len(first) // TICKS) if first else 1
        last = max(1, len(after) - 1)
        shown: list[tuple[float, int]] = []
        for number, at in sorted(first.items()):
            across = 100 * min(bisect_right(after, at), last) / last
            if (number % every == 0 or number == 1) and (not shown or across - shown[-1][0] >= 100 / TICKS / 2):
                shown.append((across, number))
        return shown


def turns_of(game: str, events: list[Event]) -> Turns:
    fact = facts_of(game).get("result", {}).get("turn")
    if fact is None:
        return Turns()
    found = [(at, event.args[fact["number"]]) for at, event in enumerate(events) if event.kind == fact["event"]]
    return Turns(fact["called"], [at for at, _ in found], [number for _, number in found])


# --- where the points came from -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Item:
    """What one source gave, or took, at one time."""

    source: str
    icon: str
    amount: int
    turn: int = 0
    sign: str = ""
    event: Event | None = None  # which tells what the thing is called
    thing: int = -1  # the argument of it that does
    head: bool = False  # what there was, before anything was won or lost


def items_of(rules: Ruleset, events: list[Event], turns: Turns, seats: int) -> list[list[Item]]:
    """For every seat what each source gave, in order of time."""
    sources: list[Fact] = facts_of(rules.name).get("result", {}).get("sources", [])
    openers = {kind for source in sources for kind in source.get("after", ())}
    found: list[list[Item]] = [[] for _ in range(seats)]
    level = [0] * seats
    opened = ""
    naming: dict[str, Event] = {}
    for at, event in enumerate(events):
        if event.kind in openers:
            opened = event.kind
        naming[event.kind] = event
        source = next((one for one in sources if fits(rules, one, event, opened)), None)
        seat = NONE if source is None else event.args[source.get("seat", 0)]
        if source is None or not 0 <= seat < seats:  # it may be about an opponent that is no seat
            continue
        before, level[seat] = level[seat], event.args[source["left"]] if "left" in source else 0
        amount = abs(level[seat] - before) if "left" in source else amount_of(source, event)
        if amount:
            named = naming.get(source.get("by", event.kind), event)
            found[seat].append(
                Item(
                    source["name"],
                    source["icon"],
                    amount,
                    turns.at(at),
                    source.get("sign", ""),
                    named,
                    source.get("thing", -1),
                    source.get("head", False),
                )
            )
    return found


def fits(rules: Ruleset, fact: Fact, event: Event, opened: str = "") -> bool:
    """Is an event one of those a fact is about? `after`: what must have been told last of all that opens a source."""
    if event.kind not in fact["events"] or opened not in fact.get("after", (opened,)):
        return False
    if "where" not in fact:
        return True
    place, kind = fact["where"], rules.events[event.kind].split()[fact["where"]]
    return place < len(event.args) and bool(rules.kinds[kind][event.args[place]] == fact["is"])


def amount_of(fact: Fact, event: Event) -> int:
    """How much it was: an argument of the event, or one."""
    place = fact.get("number")
    return 1 if place is None else event.args[place] if place < len(event.args) else 0


# --- the match in numbers -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Count:
    """A row of the match in numbers: what is counted, and how much of it every seat has."""

    name: str
    values: list[int]
    best: list[int] = field(default_factory=list)  # the seats with the best of them, where that says something


def counts_of(view: View, events: list[Event]) -> list[Count]:
    rules, seats = view.rules, view.state.seats
    made: list[Count] = []
    for fact in facts_of(rules.name).get("result", {}).get("numbers", []):
        values = counted(fact, view, events) if "piece" not in fact else standing(fact, view)
        if any(values):
            best = (min if fact.get("best") == "least" else max)(values)
            having = [seat for seat in range(seats) if values[seat] == best]
            made.append(Count(fact["name"], values, having if len(having) < seats else []))
    return made


def standing(fact: Fact, view: View) -> list[int]:
    """A number of the pieces that stand for the seats."""
    found = numbers(view, fact["piece"], fact["number"])
    return [found.get(seat, 0) for seat in range(view.state.seats)]


def counted(fact: Fact, view: View, events: list[Event]) -> list[int]:
    """How many events of some kinds were about each seat, or the sum or the most of what they told."""
    found = [0] * view.state.seats
    for event in events:
        if fits(view.rules, fact, event):
            seat, amount = event.args[fact.get("seat", 0)], amount_of(fact, event)
            if 0 <= seat < len(found):
                found[seat] = max(found[seat], amount) if fact.get("most") else found[seat] + amount
    return found


# --- for the pages --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Block:
    """An item as it is drawn, or several of one source together."""

    source: str
    icon: str
    text: str  # the number
    size: int
    told: str  # all of it in words
    title: str = ""  # of the thing
    when: str = ""
    turn: int = 0
    place: int = 0  # of the source among all there are: its colour
    face: str = ""  # of the thing, where it is a card


@dataclass(frozen=True)
class Row:
    """The ledger of one seat: what it had, what each source gave or took, and how much room is left beside it."""

    seat: int
    head: list[Block]
    blocks: list[Block]
    room: int

    def __bool__(self) -> bool:
        return bool(self.blocks)


def rows(voice: Voice, view: View, items: list[list[Item]], turns: Turns) -> list[Row]:
    """The ledgers of all seats, on one scale."""
    result = facts_of(voice.rules.name).get("result", {})
    left = standing(result["left"], view) if "left" in result else [0] * len(items)
    made: list[Row] = []
    for seat, everything in enumerate(items):
        own = [item for item in everything if not item.head]
        blocks = [block_of(voice, item, turns) for item in (grouped(own) if result.get("grouped") else own)]
        if left[seat]:
            fact = result["left"]
            blocks.append(block_of(voice, Item(fact["name"], fact["icon"], left[seat]), turns))
        made.append(Row(seat, heads(voice, everything, turns), blocks, sum(block.size for block in blocks)))
    most = max((row.room for row in made), default=0)
    return [Row(row.seat, row.head, row.blocks, most - row.room) for row in made]


def grouped(items: list[Item]) -> list[Item]:
    """The items of each source together, in the order in which the sources first gave something."""
    sums = Counter[str]()
    for item in items:
        sums[item.source] += item.amount
    firsts = {item.source: item for item in reversed(items)}
    return [Item(name, firsts[name].icon, amount, sign=firsts[name].sign) for name, amount in sums.items()]


def heads(voice: Voice, items: list[Item], turns: Turns) -> list[Block]:
    """What there was and what was added to it: one block for each source."""
    return [block_of(voice, item, turns) for item in grouped([item for item in items if item.head])]


def block_of(voice: Voice, item: Item, turns: Turns) -> Block:
    title = face = ""
    if item.event is not None and item.thing >= 0:
        kind, value = voice.rules.events[item.event.kind].split()[item.thing], item.event.args[item.thing]
        title, face = str(voice.named(kind, value)), voice.rules.cards[value] if kind == "card" else ""
    when, text = turns.said(item.turn), f"{item.sign}{item.amount}"
    told = ", ".join(filter(None, [voice.words.say(f"end-source-{item.source}"), title, text, when]))
    place = 1 + list(symbols(voice.rules.name)).index(item.source)
    return Block(item.source, item.icon, text, item.amount, told, title, when, item.turn, place, face)


def symbols(game: str) -> dict[str, str]:
    """The symbol of every source that makes a block, in the order of the facts."""
    facts = facts_of(game).get("result", {})
    known = [*facts.get("sources", []), *([facts["left"]] if "left" in facts else [])]
    return {one["name"]: one["icon"] for one in sorted(known, key=lambda one: one.get("head", False))}


def legend(voice: Voice, made: list[Row]) -> list[tuple[int, str, str, str]]:
    """The sources that occur, in the order of the facts: place, name, symbol, what it is called."""
    seen = {block.source for row in made for block in row.blocks}
    known = enumerate(symbols(voice.rules.name).items(), 1)
    return [(place, name, icon, voice.words.say(f"end-source-{name}")) for place, (name, icon) in known if name in seen]
