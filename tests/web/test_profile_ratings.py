"""The book of ratings follows from the matches in their order, whoever writes it and whenever he is stopped."""

import asyncio
import random
import sys
from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import pytest
import sqlalchemy as sql

from railhead.web import history, ratings, results, store
from railhead.web.history import Insight
from railhead.web.people import Person
from railhead.web.results import End
from railhead.web.store import Store
from railhead.web.table import Place

ANNA, BORIS, CLARA = (Person(letter * 16, name) for letter, name in (("a", "Anna"), ("b", "Boris"), ("c", "Clara")))
Run = Callable[[Coroutine[Any, Any, Any]], Any]
TERMS = {"listed": False}


@pytest.fixture
def base(database: str) -> Iterator[Store]:
    base = Store(database)
    yield base
    base.close()


def end(number: int, *seats: str, game: str = "toy", kind: str = "people", ended: int | None = None) -> End:
    """A match that ended: who came in first, second and so on; people by their letter, bots by their level."""
    table = f"t{number:04}"
    match = {"table_id": table, "game": game, "ended": number if ended is None else ended}
    match |= {"listed": False, "kind": kind, "seats": len(seats)}
    rows = []
    for seat, who in enumerate(seats):
        person, _, bot = who.partition("/") if len(who.partition("/")[0]) == 1 else ("", "", who)
        row = {"table_id": table, "seat": seat, "person": person * 16, "bot": bot, "face": ""}
        rows.append(row | {"place": seat + 1, "score": 0, "won": seat == 0})
    return End(match, rows)


def write(base: Store, *ends: End) -> None:
    asyncio.run(base.write("", *[statement for one in ends for statement in one.statements()]))


def book(base: Store) -> list[dict[str, Any]]:
    rows = store.ratings
    return base.rows(sql.select(rows).order_by(rows.c.number, rows.c.against, rows.c.who))


def tables(base: Store) -> list[str]:
    return [row["table_id"] for row in base.rows(sql.select(store.rated).order_by(store.rated.c.number))]


def catch_up(base: Store) -> int:
    return asyncio.run(ratings.catch_up(base, settle=0))


def rewritten(base: Store) -> list[dict[str, Any]]:
    asyncio.run(ratings.rewrite(base))
    return book(base)


def some_matches(number: int) -> list[End]:
    dice = random.Random(7)
    seats = ["a", "b", "c", "casual", "casual", "steady"]
    found = []
    for at in range(1, number + 1):
        played = ["a", *dice.sample(seats[1:], 3)]
        dice.shuffle(played)
        people = sum(len(who) == 1 for who in played)
        found.append(end(at, *played, kind="people" if people > 1 else "bots", game=dice.choice(["toy", "front_line"])))
    return found


# --- what counts ----------------------------------------------------------------------------------------------------


def test_who_wins_gains_and_the_spread_shrinks(base: Store) -> None:
    write(base, end(1, "a", "b"))

    assert 1 == catch_up(base)

    (winner, loser) = book(base)
    assert (ANNA.id, BORIS.id) == (winner["who"], loser["who"])
    assert winner["mean"] > 25 > loser["mean"]
    assert winner["gain"] > 0 > loser["gain"]
    assert winner["spread"] < 25 / 3 > loser["spread"]


def test_every_match_counts_once_however_often_the_book_is_looked_at(base: Store) -> None:
    write(base, end(1, "a", "b"), end(2, "b", "a"))

    assert [2, 0, 0] == [catch_up(base) for _ in range(3)]


def test_people_and_bots_are_rated_apart(base: Store) -> None:
    """Two people and two bots of one level: people among themselves; all of them; the bots together have one rating."""
    write(base, end(1, "a", "casual", "b", "casual"))
    catch_up(base)

    found = {(row["against"], row["who"]) for row in book(base)}

    assert {("people", ANNA.id), ("people", BORIS.id)} == {one for one in found if one[0] == "people"}
    assert {("bots", ANNA.id), ("bots", BORIS.id), ("bots", "bot:casual")} == {one for one in found if one[0] == "bots"}


def test_alone_against_bots_nobody_is_rated_against_people(base: Store) -> None:
    write(base, end(1, "a", "casual", kind="bots"))
    catch_up(base)

    assert {"bots"} == {row["against"] for row in book(base)}


@pytest.mark.parametrize("kind", ["solo", "coach", "shared", "other", "lost"])
def test_other_matches_do_not_count(base: Store, kind: str) -> None:
    write(base, end(1, "a", "b", kind=kind))

    assert 0 == catch_up(base)
    assert [] == book(base)


@pytest.mark.parametrize(
    ("header", "chairs", "kind"),
    [
        ({}, ["a", "b", ""], "people"),
        ({}, ["a", "", ""], "bots"),
        ({}, ["a"], "solo"),
        ({}, ["a", "a"], "shared"),
        ({}, ["", ""], "other"),
        ({"origin": "import"}, ["a", "b"], "other"),
        ({"played": 4}, ["a", ""], "other"),
        ({"origin": "the match before"}, ["a", "b"], "people"),
        ({"terms": {"coach": True}}, ["a", ""], "coach"),
    ],
)
def test_what_sort_of_match_it_was(header: dict[str, Any], chairs: list[str], kind: str) -> None:
    places = [Place("person" if who else "bot", who, who, "" if who else "casual") for who in chairs]

    assert kind == results.kind_of({"terms": TERMS, "origin": "", "played": 0, **header}, places)


def test_whoever_lets_a_bot_finish_comes_last(base: Store) -> None:
    write(base, end(1, "a/greedy", "b", "c"))
    catch_up(base)

    mean = {row["who"]: row["mean"] for row in book(base) if row["against"] == "people"}

    assert mean[BORIS.id] > mean[CLARA.id] > mean[ANNA.id]


# --- the order, and those who write ---------------------------------------------------------------------------------


def test_many_who_write_at_once_write_the_book_that_one_would(base: Store) -> None:
    write(base, *some_matches(120))

    async def race() -> None:
        while sum(await asyncio.gather(*[ratings.catch_up(base, settle=0) for _ in range(4)])):
            pass

    asyncio.run(race())
    raced = book(base)

    assert 120 == len(set(tables(base))) == len(tables(base))
    assert rewritten(base) == raced


def test_a_match_that_becomes_known_late_is_put_in_its_place(base: Store) -> None:
    matches = some_matches(30)
    write(base, *matches[:10], *matches[11:])
    catch_up(base)
    write(base, matches[10])

    catch_up(base)

    assert sorted(tables(base)) == tables(base)
    assert rewritten(base) == book(base)


def test_an_end_that_is_taken_back_is_taken_out_of_the_book(base: Store) -> None:
    write(base, *some_matches(30))
    catch_up(base)
    asyncio.run(base.write("", *results.taken_back("t0012")))

    catch_up(base)

    assert "t0012" not in tables(base)
    assert 29 == len(tables(base))
    assert rewritten(base) == book(base)


def test_a_line_whose_match_is_gone_does_not_stay(base: Store) -> None:
    """As when the end was taken back in the very moment in which it was written into the book."""
    write(base, *some_matches(10))
    catch_up(base)
    asyncio.run(base.write("", store.ends.delete().where(store.ends.c.table_id == "t0004")))
    write(base, end(11, "a", "b"))

    catch_up(base)

    assert "t0004" not in tables(base)
    assert rewritten(base) == book(base)


KILLED = """
import asyncio, sys
from railhead.web import ratings
from railhead.web.store import Store
ratings.AT_ONCE = 3
print(flush=True)
asyncio.run(ratings.rewrite(Store(sys.argv[1])))
"""


def test_a_writer_that_is_killed_leaves_nothing_half_and_nothing_double(base: Store, database: str) -> None:
    write(base, *some_matches(300))
    expected = rewritten(base)

    async def kill() -> None:
        command = (sys.executable, "-c", KILLED, database)
        writer = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        assert writer.stdout is not None
        await writer.stdout.readline()
        while len(tables(base)) in (0, 300):
            await asyncio.sleep(0.01)
        writer.kill()
        await writer.wait()

    asyncio.run(kill())
    left = tables(base)
    while catch_up(base):
        pass

    assert 0 < len(left) < 300
    assert expected == book(base)


def test_without_openskill_nobody_is_rated(base: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    write(base, end(1, "a", "b"))
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    ratings.model.cache_clear()

    assert 0 == catch_up(base)

    monkeypatch.undo()
    ratings.model.cache_clear()
    assert 1 == catch_up(base)


# --- what is told ---------------------------------------------------------------------------------------------------


def test_statistics_have_an_interval_and_a_mean_place(base: Store) -> None:
    write(
        base, end(1, "a", "b", "c"), end(2, "b", "c", "a"), end(3, "a", "casual", kind="bots"), end(4, "a", kind="solo")
    )
    insight = Insight(ANNA, everything=True, ratings=True)

    (game,) = asyncio.run(history.statistics(base, insight))
    people, bots = game.tallies

    assert (2, 1, 2.0, 3.0) == (people.played, people.won, people.mean_place, people.mean_seats)
    assert (1, 1, 1.0) == (bots.played, bots.won, bots.mean_place)
    assert [(0, 2), (2, 1)] == game.chairs


@pytest.mark.parametrize(
    ("won", "played", "low", "high"), [(1, 2, 0.0945, 0.9055), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0)]
)
def test_the_interval_is_wilsons(won: int, played: int, low: float, high: float) -> None:
    assert pytest.approx((low, high), abs=1e-4) == history.wilson(won, played)


def test_head_to_head_counts_who_was_ahead(base: Store) -> None:
    write(base, end(1, "a", "b", "casual"), end(2, "b", "a"), end(3, "c", "b"), end(4, "a", "casual", kind="bots"))
    insight = Insight(ANNA, everything=True, ratings=True)

    people = asyncio.run(history.versus(base, insight, "people"))
    bots = asyncio.run(history.versus(base, insight, "bots"))

    assert [(BORIS.id, 2, 1, 1)] == [(one.who, one.matches, one.ahead, one.behind) for one in people]
    assert [("casual", 2, 2, 0)] == [(one.who, one.matches, one.ahead, one.behind) for one in bots]


def test_a_rating_says_how_sure_it_is_and_which_bot_is_near(base: Store) -> None:
    write(base, *[end(at, "steady", "a", "casual", kind="bots") for at in range(1, 41)])
    catch_up(base)

    (one,) = asyncio.run(history.ratings(base, Insight(ANNA, everything=True, ratings=True), ("casual", "steady")))

    assert (40, "bots") == (one.matches, one.against)
    assert abs(one.points - 1500) < one.give_or_take < 333
    assert "little" != one.sureness
    assert one.like in ("casual", "steady")
    assert 12 == len(one.trend)
