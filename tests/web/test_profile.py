"""Who somebody is without an account: keys, phrases, links to other devices, what others see, leaving for good."""

import asyncio
import json
import re
import time
from collections.abc import Callable
from dataclasses import replace
from html import unescape
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from guests import Guest, TestClient

from railhead.web import phrases, profile, ratings, results, store
from railhead.web.app import make_app
from railhead.web.history import Played
from railhead.web.people import ATTEMPTS, NAME_LENGTH, People
from railhead.web.phrases import CODE_WORDS, PHRASE_WORDS, digest
from railhead.web.settings import Settings
from railhead.web.store import Store
from railhead.web.table import Refused

Guests = Callable[[], Guest]


@pytest.fixture
def database(tmp_path: Path) -> str:
    """One kind of database is enough here; what hangs on it is in test_profile_ratings.py."""
    return f"sqlite:///{tmp_path / 'railhead.sqlite3'}"


def named(guest: Guest, name: str) -> Guest:
    assert 303 == guest.post("/me", {"name": name}).status_code
    return guest


def api(guest: Guest, path: str, body: dict[str, Any] | None = None) -> Any:
    """The answer to a program that uses the key of a browser."""
    headers = {"authorization": f"Bearer {guest.key}"} if guest.key else {}
    if body is None:
        return guest.client.get(path, headers=headers)
    return guest.client.post(path, json=body, headers=headers)


def who(guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = api(guest, "/api/me").json()
    return found


def phrase_of(guest: Guest) -> str:
    """A new phrase, as the page shows it once."""
    listed = re.search(r'<ol class="phrase".*?</ol>', guest.post("/me/phrase").text, re.S)
    assert listed
    return " ".join(re.findall(r"<li>(\w+)</li>", listed[0]))


def base_of(client: TestClient) -> Store:
    found: Store = client.app.state.house.store  # type: ignore[attr-defined]  # the application of this test
    return found


def play_out(anna: Guest, boris: Guest, listed: bool = False) -> str:
    """A match of two to its end; its table."""
    table = anna.open("me", "open" if listed else "link")
    if listed:
        boris.post(f"/t/{table}/sit", {"seat": "1", "name": "Boris"})
    else:
        link = re.search(r"/join/[\w-]+", anna.get(f"/t/{table}").text)
        assert link
        boris.post(link[0], {"name": "Boris"})
    for _ in range(100):
        for seat, one in enumerate((anna, boris)):
            while one.question(table, seat)[1]:
                one.answer(table, seat)
        if "over" == api(anna, f"/api/tables/{table}").json()["stage"]:
            return table
    raise AssertionError("the match does not end")


# --- phrases --------------------------------------------------------------------------------------------------------


def test_the_words_are_enough_for_128_bits_and_known_by_four_letters() -> None:
    words = list(phrases.words().values())

    assert 1024 == len(set(words)) == len({word[:4] for word in words})
    assert 1024**PHRASE_WORDS >= 2**128
    assert PHRASE_WORDS == len(phrases.draw(PHRASE_WORDS).split())


def test_a_phrase_brings_somebody_back_on_another_device(guest: Guests, client: TestClient) -> None:
    anna, phone = named(guest(), "Anna"), guest()
    phrase = phrase_of(anna)

    short = ", ".join(word[:4].upper() for word in phrase.split())
    assert 303 == phone.post("/recover", {"words": short}).status_code

    assert who(anna)["person"] == who(phone)["person"]
    assert anna.key != phone.key
    assert 2 == len(who(anna)["keys"])
    rows = base_of(client).rows(sql.select(store.phrases))
    assert [digest(phrase)] == [row["token"] for row in rows]  # nothing else of it is kept
    assert phrase.split()[0] not in anna.get("/me").text.partition("<main")[2].replace(" ", "\n").split("\n")


def test_a_new_phrase_ends_the_old_one(guest: Guests) -> None:
    anna, thief = named(guest(), "Anna"), guest()
    old = phrase_of(anna)
    phrase_of(anna)

    assert 403 == thief.post("/recover", {"words": old}).status_code
    assert "" == thief.key


def test_what_is_no_phrase_is_refused_with_the_reason(guest: Guests) -> None:
    stranger = guest()

    assert "Word number 2" in stranger.post("/recover", {"words": "acorn xylophone"}).text
    assert "That is 1 words" in stranger.post("/recover", {"words": "acorn"}).text
    assert "Nobody here" in stranger.post("/recover", {"words": phrases.draw(PHRASE_WORDS)}).text
    assert 410 == stranger.post("/recover", {"words": phrases.draw(CODE_WORDS)}).status_code


def test_attempts_to_come_back_are_counted_in_every_language(guest: Guests) -> None:
    stranger = guest()
    wrong = {"words": phrases.draw(PHRASE_WORDS)}
    assert [403] * ATTEMPTS == [stranger.post("/recover", wrong).status_code for _ in range(ATTEMPTS)]

    told = {
        language: stranger.post("/recover", wrong, accept_language=language, accept="application/json").json()[
            "sentence"
        ]
        for language in ("en", "ru", "pl", "ja")
    }

    assert 429 == stranger.post("/recover", wrong).status_code
    assert 429 == stranger.post("/carry/whatever").status_code
    assert 4 == len(set(told.values()))


# --- to another device ----------------------------------------------------------------------------------------------


def carry_of(guest: Guest) -> tuple[str, str]:
    """The link and the code that my page shows."""
    text = guest.post("/me/carry").text
    assert "<svg" in text.partition('class="qr"')[2][:200]
    link, code = re.search(r'value="http://testserver(/carry/[\w-]+)"', text), re.search(r'"code">([\w ]+)<', text)
    assert link
    assert code
    return link[1], code[1]


def test_a_link_carries_the_seats_once_and_a_look_does_not_use_it_up(guest: Guests) -> None:
    anna, phone, third = guest(), guest(), guest()
    table = anna.open("me", "link")
    link, _ = carry_of(anna)
    assert 200 == phone.get(link).status_code == phone.get(link).status_code

    assert 303 == phone.post(link).status_code

    assert [0] == api(phone, f"/api/tables/{table}").json()["own"]
    assert 410 == third.post(link).status_code == third.get(link).status_code
    assert "" == third.key


def test_a_code_can_be_typed_instead_and_both_end_after_ten_minutes(guest: Guests, client: TestClient) -> None:
    anna, phone, late = named(guest(), "Anna"), guest(), guest()
    phone.post("/recover", {"words": carry_of(anna)[1]})
    assert who(anna)["person"] == who(phone)["person"]

    link, code = carry_of(anna)
    asyncio.run(base_of(client).write("", store.carries.update().values(until=int(time.time() * 1000) - 1)))

    assert [410, 410, 410] == [
        late.get(link).status_code,
        late.post(link).status_code,
        late.post("/recover", {"words": code}).status_code,
    ]


def test_of_many_who_use_a_link_at_once_one_gets_a_key(database: str) -> None:
    base = Store(database)
    people = People(base)

    async def race() -> list[object]:
        anna, _ = await people.make("Anna")
        carry = await people.make_carry(anna)
        tries = [people.take_link(carry.token, f"10.0.0.{n}", "") for n in range(8)]
        return list(await asyncio.gather(*tries, return_exceptions=True))

    found = asyncio.run(race())
    rows = base.rows(sql.select(store.keys))
    base.close()

    assert 7 == sum(isinstance(one, Refused) for one in found)
    assert 2 == len(rows)


# --- keys -----------------------------------------------------------------------------------------------------------


def test_a_revoked_key_opens_nothing_and_nobody_revokes_another_ones(guest: Guests) -> None:
    anna, phone, boris = guest(), guest(), named(guest(), "Boris")
    table = anna.open("me", "link")
    phone.post(carry_of(anna)[0])
    keys = who(anna)["keys"]
    other, mine = (next(key["id"] for key in keys if key["here"] is here) for here in (False, True))
    assert 404 == boris.post("/me/revoke", {"id": other}).status_code
    assert 409 == anna.post("/me/revoke", {"id": mine}).status_code
    assert 200 == phone.get(f"/t/{table}").status_code

    anna.post("/me/revoke", {"id": other})

    assert 403 == phone.get(f"/t/{table}").status_code
    assert 401 == api(phone, "/api/me").status_code
    assert [mine] == [key["id"] for key in who(anna)["keys"]]


def test_logging_out_with_the_only_key_wants_to_be_said_twice(guest: Guests) -> None:
    anna = named(guest(), "Anna")
    assert 409 == anna.post("/me/leave").status_code
    assert 200 == api(anna, "/api/me").status_code

    response = anna.post("/me/leave", {"sure": "on"})

    assert "railhead=" in response.headers["set-cookie"]
    assert "max-age=0" in response.headers["set-cookie"].lower()
    assert 401 == api(anna, "/api/me").status_code


def test_with_a_phrase_one_logs_out_and_comes_back(guest: Guests) -> None:
    anna = named(guest(), "Anna")
    before, phrase = who(anna)["person"], phrase_of(anna)

    assert 303 == anna.post("/me/leave").status_code
    anna.post("/recover", {"words": phrase})

    assert before == who(anna)["person"]


def test_no_other_site_can_do_any_of_it(guest: Guests) -> None:
    anna = named(guest(), "Anna")
    link, _ = carry_of(anna)
    deeds = ["/me", *[f"/me/{deed}" for deed in ("shows", "phrase", "carry", "revoke", "leave", "delete")], "/recover"]
    fields = {"name": "Anna", "sure": "on", "shows": "ratings"}

    refused = [anna.post(path, fields, origin="http://evil.example").status_code for path in [*deeds, link]]

    assert [403] * 9 == refused
    assert "listed" == who(anna)["shows"]


# --- what was played, and who may know ------------------------------------------------------------------------------


def test_a_finished_match_is_in_the_history_of_both_and_of_nobody_else(guest: Guests, client: TestClient) -> None:
    """An unlisted match: neither pages nor API tell strangers of it, whatever its owner shows."""
    anna, boris, stranger = guest(), guest(), named(guest(), "Eva")
    table = play_out(anna, boris)
    person = who(anna)["person"]
    for one in (anna, boris):
        assert [table] == [match["table"] for match in api(one, "/api/me/matches").json()["matches"]]
        assert f"/t/{table}/replay" in one.get("/me").text
    versus = api(anna, "/api/me/statistics").json()
    assert [("Boris", 1)] == [(one["name"], one["matches"]) for one in versus["people"]]
    assert 1 == versus["games"][0]["tallies"][0]["played"]

    asyncio.run(ratings.catch_up(base_of(client), settle=0))
    for shows in ("listed", "ratings", "nothing"):
        anna.post("/me/shows", {"shows": shows})
        for viewer in (stranger, boris, guest()):
            seen = [viewer.get(f"/p/{person}").text, viewer.get(f"/p/{person}/matches").text]
            seen += [api(viewer, f"/api/people/{person}{more}").text for more in ("", "/matches")]
            mains = [re.sub(r"^.*<main|</main>.*$", "", text, flags=re.S) for text in seen]  # his own name is around it
            assert not [text for text in mains if table in text or "Boris" in text]
            assert [] == api(viewer, f"/api/people/{person}").json()["games"]
    assert 403 == stranger.get(f"/t/{table}/replay").status_code


@pytest.mark.parametrize("kind", ["solo", "other"])
def test_a_match_alone_is_won_or_lost_and_has_no_place(kind: str) -> None:
    lost = Played("t", "black_metro", 0, kind, 1, 0, 2, 44, False, "", False, [], None)

    assert "lost" == profile.result(lost)
    assert "won" == profile.result(replace(lost, place=1, won=True))
    assert "2nd of 3" == profile.result(replace(lost, kind="people", seats=3))


def test_a_listed_match_is_shown_until_its_owner_hides_it(guest: Guests) -> None:
    anna, boris, stranger = guest(), guest(), guest()
    table = play_out(anna, boris, listed=True)
    person = who(anna)["person"]

    shown = stranger.get(f"/p/{person}").text
    told = api(stranger, f"/api/people/{person}/matches").json()
    anna.post("/me/shows", {"shows": "nothing"})

    assert table in shown
    assert [(table, None)] == [(match["table"], match["gain"]) for match in told["matches"]]  # ratings are not shown
    assert table not in stranger.get(f"/p/{person}").text
    assert 403 == stranger.get(f"/p/{person}/matches").status_code
    assert 403 == api(stranger, f"/api/people/{person}/matches").status_code
    assert table in anna.get(f"/p/{person}/matches").text  # he himself always


def test_matches_come_in_pages_and_by_game(guest: Guests, client: TestClient) -> None:
    anna = named(guest(), "Anna")
    person = who(anna)["person"]
    for number in range(25):
        asyncio.run(base_of(client).write("", *finished(f"t{number:02}", person, ended=number)))

    first, second = (api(anna, f"/api/me/matches?page={page}").json() for page in (0, 1))
    other = api(anna, "/api/me/matches?game=front_line").json()

    assert (25, 20, 5) == (first["total"], len(first["matches"]), len(second["matches"]))
    assert ["t24", "t00"] == [first["matches"][0]["table"], second["matches"][-1]["table"]]
    assert 0 == other["total"]
    assert "Page 2 of 2" in anna.get("/me/matches?page=1").text
    assert "No such match" in anna.get("/me/matches?page=77").text


def finished(table: str, person: str, ended: int) -> list[sql.Executable]:
    """A match against a bot that was won, as the store has it."""
    chairs = [{"kind": "person", "person": person, "name": "Anna", "bot": ""}]
    chairs += [{"kind": "bot", "person": "", "name": "Casual bot", "bot": "casual"}]
    row = {"id": table, "watch": table, "game": "toy", "stage": "over", "listed": False, "made": ended}
    listed = {**row, "seats": json.dumps(chairs), "turn": '{"open": [], "quiet": []}', "bots_due": False}
    match = {"table_id": table, "game": "toy", "ended": ended, "listed": False, "kind": "bots", "seats": 2}
    seats = [
        {"table_id": table, "seat": seat, "person": chair["person"], "bot": chair["bot"], "face": ""}
        | {"place": seat + 1, "score": 2 - seat, "won": seat == 0}
        for seat, chair in enumerate(chairs)
    ]
    return [store.tables.insert().values(listed), *results.End(match, seats).statements()]


# --- leaving for good -----------------------------------------------------------------------------------------------


def test_a_deleted_profile_leaves_matches_without_a_name(guest: Guests, client: TestClient) -> None:
    anna, boris = guest(), guest()
    over = play_out(anna, boris)
    running = anna.open("me", "link")
    link = re.search(r"/join/[\w-]+", anna.get(f"/t/{running}").text)
    assert link
    boris.post(link[0], {"name": "Boris"})
    boris.act(running, "say", seat=1, text="hello", key="k")
    person = who(anna)["person"]
    assert 422 == anna.post("/me/delete", {"name": "Boris"}).status_code

    assert 303 == anna.post("/me/delete", {"name": "Anna"}).status_code

    assert 401 == api(anna, "/api/me").status_code
    assert 404 == boris.get(f"/p/{person}").status_code
    for page in (f"/t/{over}", f"/t/{over}/replay", f"/t/{over}/log", f"/t/{running}", "/", "/me"):
        assert "Anna" not in unescape(boris.get(page).text), page
    assert ["Somebody", "Boris"] == [one["name"] for one in api(boris, f"/api/tables/{running}").json()["seats"]]
    assert "greedy" == api(boris, f"/api/tables/{running}").json()["seats"][0]["bot"]
    names = [row["data"] for row in base_of(client).rows(sql.select(store.log.c.data)) if "Anna" in row["data"]]
    assert [] == names
    assert [""] == [one["name"] for one in api(boris, "/api/me/statistics").json()["people"]]


# --- databases of earlier versions ----------------------------------------------------------------------------------


def test_an_old_database_upgrades_by_itself(settings: Settings) -> None:
    """People had one key each in their own row, and nobody had written down how matches ended."""
    with TestClient(make_app(settings), follow_redirects=False) as client:
        anna, boris = Guest(client), Guest(client)
        table = play_out(anna, boris)
        before = [who(one)["person"] for one in (anna, boris)]
    engine = store.make_engine(settings.database)
    with engine.begin() as connection:
        for person, guest in zip(before, (anna, boris), strict=True):
            mine = store.people.c.id == person
            connection.execute(store.people.update().where(mine).values(token=digest(guest.key)))
        for new in ("keys", "phrases", "carries", "profiles", "ends", "results", "rated", "ratings"):
            connection.execute(sql.text(f"DROP TABLE {new}"))
    engine.dispose()

    with TestClient(make_app(settings), follow_redirects=False) as client:
        anna.client = boris.client = client
        assert before == [who(one)["person"] for one in (anna, boris)]
        for _ in range(900):  # the keeper comes round every five seconds; a busy machine takes its time
            found = api(anna, "/api/me/matches").json()["matches"]
            if found:
                break
            time.sleep(0.1)

        assert [(table, "people", 2)] == [(match["table"], match["kind"], match["seats"]) for match in found]
        assert 1 == len(who(anna)["keys"])
        anna.post("/me/leave", {"sure": "on"})

    with TestClient(make_app(settings), follow_redirects=False) as client:  # what was revoked stays so
        anna.client = client
        assert 401 == api(anna, "/api/me").status_code


def test_a_new_name_makes_nobody_else_be_looked_up_anew(guest: Guests, client: TestClient) -> None:
    anna, boris = guest(), guest()
    for one, name in ((anna, "Anna"), (boris, "Boris")):
        one.post("/me", {"name": name})
        one.get("/me")
    known = client.app.state.house.people.known  # type: ignore[attr-defined]  # of this test

    anna.post("/me", {"name": "Clara"})

    assert "Boris" in {one.person.name for one in known.values()}
    assert "Clara" in anna.get("/me").text


def test_a_name_is_as_long_as_the_document_says_with_all_that_nobody_sees(guest: Guests) -> None:
    anna, most = named(guest(), "Anna"), "x" * NAME_LENGTH

    assert 200 == api(anna, "/api/me", {"name": most}).status_code
    assert 422 == api(anna, "/api/me", {"name": "\u0018" + most}).status_code
    assert most == api(anna, "/api/me").json()["name"]
