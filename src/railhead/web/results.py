"""How matches ended, written down with their last answer; older tables are read once, in the back room."""

import json
import logging
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import sqlalchemy as sql

from railhead.kernel.state import State
from railhead.web import store
from railhead.web.table import Place, Refused, Table

if TYPE_CHECKING:
    from railhead.web.tables import Tables

log = logging.getLogger("railhead.web")

PEOPLE, BOTS = "people", "bots"  # the kinds of matches that count
SOLO, COACH, SHARED, OTHER, LOST = "solo", "coach", "shared", "other", "lost"
COUNTED = (PEOPLE, BOTS)
DECISIONS = ("answer", "concede", "window")  # entries of a log that can end a match
AT_ONCE = 2  # tables of earlier versions that one round looks at


@dataclass(frozen=True)
class End:
    """A finished match: its row, and one for each seat."""

    match: dict[str, Any]
    seats: list[dict[str, Any]]

    def statements(self) -> list[sql.Executable]:
        made: list[sql.Executable] = [store.ends.insert().values(self.match)]
        if self.seats:
            made.append(store.results.insert().values(self.seats))
        return made


def end_of(table_id: str, header: dict[str, Any], places: list[Place], state: State, at: int) -> End:
    """How a match ended whose state is over."""
    outcome = state.outcome
    assert outcome is not None
    match = {
        "table_id": table_id,
        "game": header["game"],
        "ended": at,
        "listed": bool(header["terms"]["listed"]),
        "kind": kind_of(header, places),
        "seats": len(places),
    }
    seats = [
        {
            "table_id": table_id,
            "seat": seat,
            "person": place.person,
            "bot": place.bot,
            "face": state.rules.seat_face(state, seat)[:64],
            "place": outcome.ranking[seat],
            "score": outcome.scores[seat],
            "won": seat in outcome.winners,
        }
        for seat, place in enumerate(places)
    ]
    return End(match, seats)


def kind_of(header: dict[str, Any], places: list[Place]) -> str:
    """What sort of match it was. Only those count that everybody played from the beginning, on one chair."""
    chairs = Counter(place.person for place in places if place.person)
    if header["terms"].get("coach"):
        return COACH
    if header["origin"] == "import" or header.get("played") or not chairs:
        return OTHER
    if len(places) == 1:
        return SOLO
    if max(chairs.values()) > 1:
        return SHARED
    return PEOPLE if len(chairs) > 1 else BOTS


def taken_back(table_id: str) -> list[sql.Executable]:
    """The last answer was taken back: the match has not ended, and whatever was reckoned after it is reckoned anew."""
    rows, rated, ratings = store.results, store.rated, store.ratings
    number = sql.select(rated.c.number).where(rated.c.table_id == table_id).scalar_subquery()
    return [
        ratings.delete().where(ratings.c.number >= number),
        rated.delete().where(rated.c.number >= number),
        rows.delete().where(rows.c.table_id == table_id),
        store.ends.delete().where(store.ends.c.table_id == table_id),
    ]


# --- tables of earlier versions -------------------------------------------------------------------------------------


async def catch_up(tables: "Tables") -> None:
    """Write down how matches ended that were played before anybody did so."""
    rows, ends = store.tables, store.ends
    unknown = sql.select(rows.c.id, rows.c.game, rows.c.listed, rows.c.made)
    unknown = unknown.outerjoin(ends, ends.c.table_id == rows.c.id).where(
        rows.c.stage == "over", ends.c.table_id.is_(None)
    )
    for row in await tables.store.read(unknown.limit(AT_ONCE)):
        end = await read_end(tables, row)
        try:
            await tables.store.write(row["id"], *end.statements())
        except store.Conflict:  # another process was quicker
            continue


async def read_end(tables: "Tables", row: dict[str, Any]) -> End:
    """The end of an old match; one that cannot be read any more is lost, and not tried again."""
    entries = store.log
    last = sql.select(sql.func.coalesce(sql.func.max(entries.c.at), row["made"]))
    ended = await tables.store.count(last.where(entries.c.table_id == row["id"], entries.c.kind.in_(DECISIONS)))
    brought = sql.select(sql.func.count()).where(entries.c.table_id == row["id"], entries.c.kind == "answer")
    played = await tables.store.count(brought.where(entries.c.at == row["made"]))  # with the table, from elsewhere
    into = tables.backroom.file()
    order = {
        "do": "end",
        "database": tables.backroom.database,
        "language": "en",
        "into": str(into),
        "table": row["id"],
        "ended": ended,
        "played": played,
    }
    try:
        await tables.backroom.work(json.dumps(order).encode())
        return End(**json.loads(into.read_bytes()))
    except Refused:
        log.warning("table %s: how it ended cannot be read any more", row["id"])
        lost = {"game": row["game"], "listed": row["listed"], "ended": ended, "kind": LOST, "seats": 0}
        return End({"table_id": row["id"], **lost}, [])
    finally:
        into.unlink(missing_ok=True)


def read(table: Table, order: dict[str, Any]) -> str:
    """The same in the back room, from the whole log."""
    match = table.playing()
    if not match.over:
        raise Refused("refused-not-over")
    header = {**table.header, "played": order["played"]}
    end = end_of(table.id, header, table.places, match.state, order["ended"])
    return json.dumps({"match": end.match, "seats": end.seats})
