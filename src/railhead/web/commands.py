"""What people and bots may do at a table. Each command checks the rules of the house and says what to log."""

import secrets
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sql

from railhead.kernel.errors import IllegalAnswer, RailheadError
from railhead.kernel.events import Tape
from railhead.kernel.state import State
from railhead.kernel.view import View
from railhead.web import store
from railhead.web.clocks import BY_CLOCK
from railhead.web.coach import course_of
from railhead.web.people import apart, plain
from railhead.web.sight import voice_of
from railhead.web.table import LINK, OPEN, Refused, Table

CHAT_LENGTH = 300
CHAT_LINES = 500  # at one table; then it is time for another kind of talk


@dataclass
class Change:
    """What a command wants to log, and what else follows from it."""

    kind: str
    seat: int | None = None
    data: dict[str, Any] = field(default_factory=dict)
    state: State | None = None  # the state of the match afterwards, where it changes
    indexes: list[sql.Executable] = field(default_factory=list)


class AgainstTheRules(Refused):
    """An answer that the rules refuse: the sentence is one of the game's."""

    def __init__(self, table: Table, view: View, refusal: IllegalAnswer) -> None:
        super().__init__(f"why-{refusal.name}", 422, refusal.rule)
        self.about = (table, view, refusal)

    @property
    def sentence(self) -> str:
        table, view, refusal = self.about
        return voice_of(table, view).refusal(refusal)


def answer(table: Table, seat: int, option: str, by: str = "") -> Change:
    """Answer the open question of a seat; `by`: the bot that does it because the time of the seat is over."""
    match = table.playing()
    try:
        refusal = match.why_not(seat, option)
    except IllegalAnswer as fault:
        refusal = fault
    if refusal is not None:
        raise AgainstTheRules(table, match.view(seat), refusal)
    # A defect of the rules shows here, before it is logged; the match goes on with this very state.
    cause = {"cause": BY_CLOCK, "bot": by} if by else {}
    return Change("answer", seat, {"option": option, **cause}, match.tried(seat, option))


def close_window(table: Table, number: int) -> Change:
    """End a window for hidden reactions, unless that has been done."""
    match = table.playing()
    if not match.in_window or match.windows != number:
        raise Refused("refused-window")
    after = match.state.clone()
    after.tape = Tape()
    after.tape.patient = match.tape.patient
    after.close_window()
    return Change("window", None, {}, after)


def concede(table: Table, seat: int, cause: str = "") -> Change:
    """Leave the match for good, where the rules know that."""
    match = table.playing()
    after = match.state.clone()
    if match.over or not table.rules.concede(after, seat):
        raise Refused("why-nobody_can_leave")
    return Change("concede", seat, {"cause": cause} if cause else {}, after)


def undo(table: Table, seat: int, decisions: int) -> Change:
    """Take back own decisions, up to the horizon."""
    match = table.playing()
    if match.over:
        raise Refused("refused-undo-over")
    most = table.undoable(seat)
    if not most:
        raise Refused("refused-nothing-to-undo")
    if not 1 <= decisions <= most:
        raise Refused("refused-undo-at-most", most=most)
    return Change("undo", seat, {"decisions": decisions}, match.before(decisions))


def sit(table: Table, seat: int, person: str, name: str, *, invited: bool, luck: str = "") -> Change:
    """Take a free place: with its invitation, or openly in the lobby."""
    place = table.places[seat]
    if person in table.kicked:
        raise Refused("refused-kicked", 403)
    if not place.free:
        raise Refused("refused-place-taken", 410)
    if place.kind == LINK and not invited:
        raise Refused("refused-place-invited", 403)
    name = apart(name, [other.name for other in table.places])
    taken = store.sittings.insert().values(table_id=table.id, seat=seat, person=person)
    used = store.invites.delete().where(store.invites.c.table_id == table.id, store.invites.c.seat == seat)
    return Change("sit", seat, {"person": person, "name": name, "luck": luck}, indexes=[taken, used])


def leave(table: Table, seat: int) -> Change:
    """Leave a place before the match begins; an invited place gets a new invitation."""
    if table.match is not None:
        raise Refused("refused-leave-begun")
    place = table.places[seat]
    if place.kind not in (LINK, OPEN):
        raise Refused("refused-host-stays")
    free = store.sittings.delete().where(store.sittings.c.table_id == table.id, store.sittings.c.seat == seat)
    indexes: list[sql.Executable] = [free]
    if place.kind == LINK:
        indexes.append(invitation(table.id, seat))
    return Change("leave", seat, {}, indexes=indexes)


def kick(table: Table, seat: int) -> Change:
    """The host asks somebody to leave before the match begins; the place is free again."""
    change = leave(table, seat)
    if not table.places[seat].person:
        raise Refused("refused-nobody-there")
    return Change("kick", seat, {"person": table.places[seat].person}, indexes=change.indexes)


def fill(table: Table, bot: str, names: dict[int, str]) -> Change:
    """Bots take every place that is still free; whoever has an invitation comes too late for it."""
    if table.match is not None:
        raise Refused("refused-begun")
    free = [seat for seat, place in enumerate(table.places) if place.free]
    if not free:
        raise Refused("refused-nobody-missing")
    used = store.invites.delete().where(store.invites.c.table_id == table.id)
    return Change("fill", None, {"bot": bot, "names": {str(seat): names[seat] for seat in free}}, indexes=[used])


def cancel(table: Table) -> Change:
    """The host gives up a table whose match has not begun."""
    if table.match is not None:
        raise Refused("refused-begun")
    rows, used = store.tables, store.invites.delete().where(store.invites.c.table_id == table.id)
    gone = rows.update().where(rows.c.id == table.id).values(stage="over", listed=False, bots_due=False)
    return Change("cancel", None, {}, indexes=[used, gone])


def invitation(table: str, seat: int) -> sql.Executable:
    return store.invites.insert().values(token=secrets.token_urlsafe(16), table_id=table, seat=seat)


def start(table: Table) -> Change:
    """Begin the match once every place is taken."""
    if table.match is not None:
        raise Refused("refused-begun")
    if table.fault:
        raise Refused(table.fault)
    if any(place.free for place in table.places):
        raise Refused("refused-places-free")
    try:
        state = table.rules.start(table.seats, table.seed, table.header["options"]).state
    except RailheadError as fault:
        raise Refused("refused-setup", 422, fault=str(fault)) from None
    return Change("start", None, {}, state)


def hand_over(table: Table, seat: int, bot: str, why: str, by: str = "", cause: str = "") -> Change:
    """A bot plays a seat from now on; the log says why (the name of a message), and who wanted it."""
    match = table.playing()
    if match.over:
        raise Refused("why-match_over")
    data = {"bot": bot, "why": why, "by": by, **({"cause": cause} if cause else {})}
    return Change("bot", seat, data, match.state)


def come_back(table: Table, seat: int) -> Change:
    """A person takes the own seat back from the bot."""
    match = table.playing()
    if not table.places[seat].away:
        raise Refused("refused-no-bot")
    if table.times is not None and table.times.too_late(seat):
        raise Refused("refused-too-late")
    return Change("back", seat, {}, match.state)


def rename(table: Table, seat: int, name: str) -> Change:
    """Call the person of a seat otherwise."""
    return Change("name", seat, {"name": name})


def say(table: Table, seat: int, text: str) -> Change:
    """Say something to all."""
    if seat in table.muted:
        raise Refused("refused-muted-here", 403)
    text = plain(text)
    if not text:
        raise Refused("refused-empty-line", 422)
    if len(text) > CHAT_LENGTH:
        raise Refused("refused-long-line", 422, most=CHAT_LENGTH)
    if len(table.chat) >= CHAT_LINES:
        raise Refused("refused-many-lines", most=CHAT_LINES)
    return Change("say", seat, {"text": text})


def mute(table: Table, seat: int) -> Change:
    """The host lets nobody read a player any more."""
    if not table.places[seat].person or table.places[seat].person == table.header["host"]:
        raise Refused("refused-no-such-place", 422)
    if seat in table.muted:
        raise Refused("refused-muted-already")
    return Change("mute", None, {"seat": seat})


def unmute(table: Table, seat: int) -> Change:
    if seat not in table.muted:
        raise Refused("refused-not-muted")
    return Change("unmute", None, {"seat": seat})


def coach(table: Table, seat: int, lesson: str) -> Change:
    """Hear a lesson of the coach, or (without one) send him away."""
    course = course_of(table.rules.name)
    if not table.coached or course is None:
        raise Refused("refused-no-coach")
    if lesson and (lesson not in course.names or lesson in table.told):
        raise Refused("refused-coach-ahead")
    return Change("coach", seat, {"lesson": lesson})


def rematch(table: Table, other: str) -> Change:
    """Remember the table where the same people play again."""
    if table.stage != "over":
        raise Refused("refused-not-over")
    if table.rematch:
        raise Refused("refused-rematch")
    return Change("rematch", None, {"table": other})
