"""Draws what a viewer sees: regions of the table page, each a piece of HTML that is sent anew when it changes."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from typing import Any

from markupsafe import Markup

from railhead.present.text import SceneText, is_bare
from railhead.web import metrics
from railhead.web.clocks import now, shown_as
from railhead.web.coach import card_of, heard_at, lessons_of
from railhead.web.endings import unit_of, verdict
from railhead.web.engine import draw as render
from railhead.web.language import LANGUAGES, SPOKEN, say
from railhead.web.live import Live
from railhead.web.looks import TEMPLATES, look_of
from railhead.web.sight import MOST_SENTENCES, Sight, Told, make_sight
from railhead.web.stage import Stage
from railhead.web.table import Table

SIGHT_SECONDS = 0.25  # while the pages of a table are drawn
MOST_LINES = 16_384  # of logs, kept as they were drawn
MOST_DRAWN_LOGS = 64  # of which all lines are at hand
FIRST_OF_NO_ENDINGS = 0x3000  # from this letter on (kana, kanji) the next word follows without a blank


@lru_cache(MOST_LINES)
def draw_line(text: str, table: bool, begins: bool = False, name: str = "", mark: str = "") -> Markup:
    """A line of the log as HTML; with every change all lines are drawn again but the new ones are few.

    `name` and `mark`: what the one is called who did it, and the small drawing he is known by.
    """
    at = text.find(name) if name in text else 0
    end = at + len(name) if name in text else 0
    while name and end and text[end : end + 1].isalpha() and ord(text[end]) < FIRST_OF_NO_ENDINGS:
        end += 1  # the name is declined
    line = TEMPLATES.get_template("line.html")
    return Markup(line.render(text=text, table=table, begins=begins, at=at, end=end, mark=mark))


class DrawnLines(dict[Told, Markup]):
    """Lines of logs as they were drawn, where seats are called and marked so."""

    def __init__(self, names: Sequence[str], marks: Sequence[Markup]) -> None:
        self.names = names
        self.marks = marks

    def __missing__(self, line: Told) -> Markup:
        if len(self) >= MOST_SENTENCES:
            self.clear()
        named = 0 <= line.seat < len(self.marks) and not line.begins
        whose = (self.names[line.seat], self.marks[line.seat]) if named else ()
        drawn = self[line] = draw_line(line.text, line.table, line.begins, *whose)
        return drawn


drawn_lines = lru_cache(MOST_DRAWN_LOGS)(DrawnLines)


def draw_lines(lines: list[Told], names: tuple[str, ...], marks: list[Markup]) -> Markup:
    """A whole log: those who look at one table, one after the other, have nearly all of its lines in common."""
    known = drawn_lines(names, tuple(marks))
    return Markup("".join([known[line] for line in lines]))


TEMPLATES.globals |= {"draw_line": draw_line, "draw_lines": draw_lines, "verdict": verdict, "unit_of": unit_of}
TEMPLATES.globals |= {"say": say, "language": SPOKEN.get, "languages": LANGUAGES}
TEMPLATES.globals |= {"now": now, "shown_as": shown_as}
REGIONS = ("status", "question", "clocks", "seats", "board", "since", "log", "chat", "tools")
COACH = TEMPLATES.get_template("drawn/coach.html")
LESSONS = TEMPLATES.get_template("drawn/lessons.html")
REGION_TEMPLATES = {name: TEMPLATES.get_template(f"regions/{name}.html") for name in REGIONS}


@dataclass(frozen=True)
class Lens:
    """Through whose eyes a table is looked at."""

    ref: str  # the address by which the table was reached: its id, or the spectators' one
    own: tuple[int, ...] = ()  # the seats of the person
    seat: int | None = None  # the one he looks as; None: the public view
    host: bool = False
    in_words: bool = False  # the table is told, not drawn
    muted: tuple[int, ...] = ()  # seats whose chat the viewer does not want to read

    @property
    def spectator(self) -> bool:
        return not self.own


@dataclass(frozen=True)
class Screen:
    """All regions as one viewer sees them, and a fingerprint of them.

    Plain texts alone: many screens are kept a while, and pieces would be visited by every garbage collection.
    """

    decision: int
    over: bool
    seat: int | None  # whose view was drawn
    regions: dict[str, str]
    digest: str


@dataclass(frozen=True)
class SeatBox:
    """A player in the list of players."""

    seat: int
    title: str
    name: str
    bot: str
    away: bool
    gone: bool
    here: bool
    asked: bool
    own: bool


@dataclass(frozen=True)
class SeatClock:
    """The time of a player. A clock that runs is told by its end: that stays the same whatever else happens."""

    seat: int
    name: str
    left: int  # milliseconds, when it began to run or stopped
    ends: int | None  # milliseconds since 1970; None: it stands
    own: bool


def sight_of(live: Live, seat: int | None) -> Sight:
    """What a seat sees now; worked out once for a change, for the one who decided, his page and what it tells.

    It is kept for a moment only, till his page is drawn (see `forget_sight`): it holds hundreds of things that every
    garbage collection would visit.
    """
    if not live.sights:
        asyncio.get_running_loop().call_later(SIGHT_SECONDS, live.sights.clear)
    found = live.sights.get((SPOKEN.get(), seat))
    if found is None or found[0] != live.tick:
        found = live.sights[SPOKEN.get(), seat] = (live.tick, make_sight(live.table, seat))
    sight: Sight = found[1]
    return sight


def forget_sight(live: Live, seat: int | None) -> None:
    """Everything was made of it."""
    live.sights.pop((SPOKEN.get(), seat), None)


def screen_of(live: Live, lens: Lens) -> Screen:
    """The regions as a viewer sees them now; drawn once for every change, however many look."""

    def measured() -> Screen:
        with metrics.SCREENS.measured():
            return draw(live, lens)

    screen: Screen = cached(live, ("screen", lens), measured)
    return screen


def cached(live: Live, key: Any, make: Any) -> Any:
    place = (SPOKEN.get(), key)
    found = live.cache.get(place)
    if found is None or found[0] != live.tick:
        found = live.cache[place] = (live.tick, make())
    return found[1]


def draw(live: Live, lens: Lens) -> Screen:
    playing = lens.seat is not None and lens.seat in lens.own and not live.table.places[lens.seat].bot
    sight = sight_of(live, lens.seat)
    passing = pass_to(live.table, lens, sight)
    if passing is not None:
        sight = sight_of(live, None)
    words = {
        "table": live.table,
        "sight": sight,
        "lens": lens,
        "passing": passing,
        "playing": playing and passing is None,
        "players": players(live, lens, sight),
        "left": live.seconds_left(),
        "clocks": seat_clocks(live.table, lens.own, sight.seat),
        "here": f"/t/{lens.ref}",
    }
    templates = REGION_TEMPLATES
    if lens.in_words and sight.scene is not None:
        words["areas"] = in_words(sight)
    elif sight.scene is not None:
        card = card_of(live.table, sight.view, sight.scene) if live.table.coached and playing else None
        words["stage"] = Stage(sight, sight.voice, sight.scene, playing=playing and passing is None, card=card)
        if live.table.terms.coach:
            words["lessons"] = lessons_of(live.table, card)
            words["heard"] = heard_at(live.table, sight.scene, sight.view.seat)
        templates = look_of(live.table.rules.name).regions
    told = TEMPLATES.with_globals(words)
    regions = {name: render(template, told) for name, template in templates.items()}
    if "lessons" in words:
        regions["coach"] = render(COACH, told)
        regions["lessons"] = render(LESSONS, told)
    digest = sha256("".join(regions.values()).encode()).hexdigest()[:16]  # processors know how: half the time of others
    return Screen(sight.decision, sight.over, sight.seat, regions, digest)


def in_words(sight: Sight) -> list[tuple[str, list[str]]]:
    """The table for those who hear it: each area with what lies there, and with the number of the option it answers."""
    assert sight.scene is not None
    choices = sight.question.choices if sight.question else ()
    labels = {choice.option: str(number) for number, choice in enumerate(choices, 1)}
    text = SceneText(sight.voice.words, sight.voice, labels, sight.seat)
    told = [text.lines(area) for area in sight.scene.areas if not is_bare(area)]
    return [(lines[0], [line.strip() for line in lines[1:]]) for lines in told]


def pass_to(table: Table, lens: Lens, sight: Sight) -> int | None:
    """Where several play at one screen: the own seat that is asked, while another one looks."""
    if len(lens.own) < 2 or sight.question is not None or table.match is None:
        return None
    asked = {ask.seat for ask in table.match.asks}
    waiting = [seat for seat in lens.own if seat in asked and not table.places[seat].bot]
    return waiting[0] if waiting else None


def presence(live: Live) -> list[tuple[bool, bool]]:
    """Of each seat whether somebody is here, and whether he has been gone for long: the same for all who look."""

    def made() -> list[tuple[bool, bool]]:
        return [(live.here(seat), live.gone(seat)) for seat in range(live.table.seats)]

    found: list[tuple[bool, bool]] = cached(live, "presence", made)
    return found


def players(live: Live, lens: Lens, sight: Sight) -> list[SeatBox]:
    """The list of players, from what the viewer may know of the match and from who is at the table."""
    table, state = live.table, sight.view.state
    voice, boxes = sight.voice, []
    for seat, (place, (here, gone)) in enumerate(zip(table.places, presence(live), strict=True)):
        boxes.append(
            SeatBox(
                seat=seat,
                title=voice.seat(seat) if table.rules.seat_face(state, seat) else "",
                name=place.name,
                bot=place.bot,
                away=place.away,
                gone=gone,
                here=bool(place.bot) or here,
                asked=seat in sight.asked,
                own=seat in lens.own,
            )
        )
    return boxes


def seat_clocks(table: Table, own: tuple[int, ...], viewer: int | None) -> list[SeatClock]:
    """The clocks that a viewer sees: those that all see, and his own where he alone knows that he is asked."""
    times = table.times
    if times is None or table.stage != "playing":
        return []
    shown = []
    for seat, place in enumerate(table.places):
        ends, left = times.ends(seat), times.left[seat]
        if ends is None and seat == viewer and seat in own:
            ends, left = times.ends_quietly(seat), times.clock.time if seat in times.hidden else left
        if ends is not None or (times.clock.bank and not place.bot):
            shown.append(SeatClock(seat, place.name, left, ends, seat in own))
    return shown


def page(template: str, **words: Any) -> str:
    return TEMPLATES.get_template(template).render(words)
