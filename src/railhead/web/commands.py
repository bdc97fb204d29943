"""What people and bots may do at a table. Each command checks the rules of the house and says what to log."""

import secrets
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sql

from railhead.kernel.errors import CannotUndo, IllegalAnswer, RailheadError
from railhead.kernel.state import State
from railhead.web import store
from railhead.web.coach import course_of
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


def answer(table: Table, seat: int, option: str) -> Change:
    """Answer the open question of a seat."""
    match = table.playing()
    try:
        refusal = match.why_not(seat, option)
    except IllegalAnswer as fault:
        refusal = fault
    if refusal is not None:
        raise Refused(voice_of(table, match.view(seat)).refusal(refusal), 422, refusal.rule)
    after = match.state.clone()
    after.answer(seat, match.rules.vocabulary.index[option])  # a defect of the rules shows here, before it is logged
    return Change("answer", seat, {"option": option}, after)


def concede(table: Table, seat: int) -> Change:
    """Leave the match for good, where the rules know that."""
    match = table.playing()
    after = match.state.clone()
    if match.over or not table.rules.concede(after, seat):
        raise Refused("Nobody can leave this match.")
    return Change("concede", seat, {}, after)


def undo(table: Table, seat: int, decisions: int) -> Change:
    """Take back own decisions, up to the horizon."""
    match = table.playing()
    most = table.undoable(seat)
    if not most:
        raise Refused(str(CannotUndo("There is nothing you may take back: cards were revealed or others decided.")))
    if not 1 <= decisions <= most:
        raise Refused(f"You may take back {most} decisions at most.")
    return Change("undo", seat, {"decisions": decisions}, match.before(decisions))


def sit(table: Table, seat: int, person: str, name: str, *, invited: bool) -> Change:
    """Take a free place: with its invitation, or openly in the lobby."""
    place = table.places[seat]
    if not place.free:
        raise Refused("This place is taken. An invitation can be used once.", 410)
    if place.kind == LINK and not invited:
        raise Refused("This place is for somebody with an invitation.", 403)
    taken = store.sittings.insert().values(table_id=table.id, seat=seat, person=person)
    used = store.invites.delete().where(store.invites.c.table_id == table.id, store.invites.c.seat == seat)
    return Change("sit", seat, {"person": person, "name": name}, indexes=[taken, used])


def leave(table: Table, seat: int) -> Change:
    """Leave a place before the match begins; an invited place gets a new invitation."""
    if table.match is not None:
        raise Refused("The match has begun; hand your seat to a bot instead.")
    place = table.places[seat]
    if place.kind not in (LINK, OPEN):
        raise Refused("The host keeps his place.")
    free = store.sittings.delete().where(store.sittings.c.table_id == table.id, store.sittings.c.seat == seat)
    indexes: list[sql.Executable] = [free]
    if place.kind == LINK:
        indexes.append(invitation(table.id, seat))
    return Change("leave", seat, {}, indexes=indexes)


def invitation(table: str, seat: int) -> sql.Executable:
    return store.invites.insert().values(token=secrets.token_urlsafe(16), table_id=table, seat=seat)


def start(table: Table) -> Change:
    """Begin the match once every place is taken."""
    if table.match is not None:
        raise Refused("The match has begun already.")
    if table.fault:
        raise Refused(table.fault)
    if any(place.free for place in table.places):
        raise Refused("Some places are still free.")
    try:
        state = table.rules.start(table.seats, table.seed, table.header["options"]).state
    except RailheadError as fault:
        raise Refused(str(fault), 422) from None
    return Change("start", None, {}, state)


def hand_over(table: Table, seat: int, bot: str, why: str) -> Change:
    """A bot plays a seat from now on; the log says why."""
    match = table.playing()
    if match.over:
        raise Refused("The match is over.")
    return Change("bot", seat, {"bot": bot, "why": why}, match.state)


def come_back(table: Table, seat: int) -> Change:
    """A person takes the own seat back from the bot."""
    match = table.playing()
    if not table.places[seat].away:
        raise Refused("No bot plays for you.")
    return Change("back", seat, {}, match.state)


def say(table: Table, seat: int, text: str) -> Change:
    """Say something to all."""
    text = " ".join(text.split())
    if not text:
        raise Refused("There is nothing to say.", 422)
    if len(text) > CHAT_LENGTH:
        raise Refused(f"A line has {CHAT_LENGTH} letters at most.", 422)
    if len(table.chat) >= CHAT_LINES:
        raise Refused(f"This table has said {CHAT_LINES} lines; that is all it keeps.")
    return Change("say", seat, {"text": text})


def coach(table: Table, seat: int, lesson: str) -> Change:
    """Hear a lesson of the coach, or (without one) send him away."""
    course = course_of(table.rules.name)
    if not table.coached or course is None:
        raise Refused("There is no coach at this table.")
    if lesson and (lesson not in course.names or lesson in table.told):
        raise Refused("The coach has gone on to something else.")
    return Change("coach", seat, {"lesson": lesson})


def rematch(table: Table, other: str) -> Change:
    """Remember the table where the same people play again."""
    if table.stage != "over":
        raise Refused("The match is not over yet.")
    if table.rematch:
        raise Refused("There is a rematch already.")
    return Change("rematch", None, {"table": other})
