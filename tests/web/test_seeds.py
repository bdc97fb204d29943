"""The seed of a match: promised by the server, and everybody has a part in it."""

import json
import re
from hashlib import sha256
from pathlib import Path

import pytest
from guests import Guest, TestClient

from railhead import records


@pytest.fixture
def anna(client: TestClient) -> Guest:
    return Guest(client)


@pytest.fixture
def boris(client: TestClient) -> Guest:
    return Guest(client)


def field(text: str, name: str) -> str:
    found = re.search(f'name="{name}" value="([^"]*)"', text)
    assert found is not None
    return found[1]


def played(anna: Guest, boris: Guest, luck: str = "b0" * 16) -> tuple[str, dict[str, object]]:
    """A whole match of Anna, who throws in, and Boris: its table, and its record."""
    room = anna.open("me", "open", luck="a0" * 16)
    boris.post(f"/t/{room}/sit", {"seat": "1", "name": "Boris", "luck": luck})
    for guest, seat in [(anna, 0), (boris, 1)] * 40:
        if guest.question(room, seat)[1]:
            guest.answer(room, seat)
    return room, json.loads(anna.get(f"/t/{room}/export").text)


def test_a_new_table_keeps_what_its_page_has_promised(anna: Guest) -> None:
    text = anna.get("/new/toy").text
    shown = re.findall(r"<code>([0-9a-f]{64})</code>", text)

    room = anna.open("me", "open", promise=field(text, "promise"), luck="a0" * 16)

    assert [anna.get(f"/t/{room}").text.split("<code>")[1].split("<")[0]] == shown


def test_a_promise_serves_one_table(anna: Guest, boris: Guest) -> None:
    promise = field(anna.get("/new/toy").text, "promise")
    anna.open("me", "beginner", promise=promise)

    again = {"name": "Boris", "who-0": "me", "who-1": "beginner", "promise": promise}
    assert 409 == boris.post("/new/toy", again).status_code


def test_the_seed_follows_from_the_secret_and_what_each_threw_in(anna: Guest, boris: Guest) -> None:
    _, record = played(anna, boris)

    secret = bytes.fromhex(record["draw"]["secret"])  # type: ignore[index]  # it is JSON
    mixed = sha256(secret + ("a0" * 16 + "\n" + "b0" * 16).encode()).hexdigest()
    assert (sha256(secret).hexdigest(), mixed) == (record["commitment"], record["seed"])
    assert [] == records.check(record)


def test_another_part_in_the_seed_is_a_forgery(anna: Guest, boris: Guest) -> None:
    _, record = played(anna, boris)
    record["draw"]["luck"][1] = "b1" * 16  # type: ignore[index]  # it is JSON

    assert ["The seed does not follow from the server's secret and what the players threw in."] == records.check(record)


def test_whose_browser_throws_nothing_in_plays_all_the_same(anna: Guest, boris: Guest) -> None:
    _, record = played(anna, boris, luck="not a number")

    assert ["a0" * 16, ""] == record["draw"]["luck"]  # type: ignore[index]  # it is JSON
    assert [] == records.check(record)


def test_a_finished_table_can_be_branched_and_imported_with_its_drawn_seed(
    anna: Guest, boris: Guest, tmp_path: Path
) -> None:
    room, record = played(anna, boris)

    branch = anna.post(f"/t/{room}/branch", {"step": "2", "seat": "0", "bot": "beginner"})
    again = anna.post("/import", {"name": "Anna", "log": json.dumps(record)})

    assert (303, 303) == (branch.status_code, again.status_code)
