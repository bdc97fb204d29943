"""A seat that was somebody's before the match began shows him nothing once it is somebody else's."""

from collections.abc import Callable

import pytest
from guests import Guest, Lingerer, TestClient

Guests = Callable[[], Guest]


def table_of(anna: Guest, boris: Guest) -> str:
    """A table where Boris waits on the second of three chairs."""
    room = anna.open("me", "open", "open")
    boris.post(f"/t/{room}/sit", {"seat": "1", "name": "Boris"})
    return room


def replace_boris(room: str, anna: Guest, clara: Guest, dora: Guest) -> None:
    """The host removes him, two others sit down, and the match begins."""
    assert 200 == anna.act(room, "kick", seat=1).status_code
    clara.post(f"/t/{room}/sit", {"seat": "1", "name": "Clara"})
    dora.post(f"/t/{room}/sit", {"seat": "2", "name": "Dora"})
    assert anna.question(room)[1]


@pytest.mark.parametrize("path", ["/t/{}/stream", "/api/tables/{}/stream"])
def test_whoever_has_lost_his_seat_does_not_see_the_hand_of_who_sits_there_now(
    guest: Guests, client: TestClient, path: str
) -> None:
    anna, boris, clara, dora = (guest() for _ in range(4))
    room = table_of(anna, boris)
    spy = Lingerer(client, "GET", path.format(room), boris.key)
    replace_boris(room, anna, clara, dora)
    anna.answer(room)
    heard = spy.end()

    assert any(word in heard for word in ("places", "table"))  # before the match he hears that something changed
    assert '"scene"' not in heard
    assert '"regions"' not in heard


def test_a_program_that_looked_on_in_the_lobby_does_not_follow_a_match_that_is_not_for_everybody(
    guest: Guests, client: TestClient
) -> None:
    anna, boris, stranger = guest(), guest(), guest()
    form = {"name": "Anna", "who-0": "me", "who-1": "open", "windows": "off"}
    room = anna.post("/new/toy", form).headers["location"].removeprefix("/t/")
    spy = Lingerer(client, "GET", f"/api/tables/{room}/stream", stranger.key)
    boris.post(f"/t/{room}/sit", {"seat": "1", "name": "Boris"})
    anna.answer(room)
    heard = spy.end()

    assert '"scene"' not in heard


@pytest.mark.parametrize(
    ("path", "body"),
    [("/t/{}/say", b"seat=1&text=Hello"), ("/api/tables/{}/say", b'{"seat": 1, "text": "Hello", "key": "k"}')],
)
def test_a_deed_that_arrives_slowly_counts_for_the_seats_one_has_when_it_is_there(
    guest: Guests, client: TestClient, path: str, body: bytes
) -> None:
    anna, boris, clara, dora = (guest() for _ in range(4))
    room = table_of(anna, boris)
    spy = Lingerer(client, "POST", path.format(room), boris.key)
    replace_boris(room, anna, clara, dora)
    heard = spy.end(body)

    assert '"refused"' in heard
    assert '"scene"' not in heard
    assert "Hello" not in clara.get(f"/t/{room}").text
