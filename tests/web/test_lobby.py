"""What a host may do while a table waits: fill it with bots, remove somebody, cancel it; and talk before the start."""

import pytest
from guests import Guest, TestClient

from railhead.web.opening import PEOPLE_AT_AN_ADDRESS, WAITING


@pytest.fixture
def anna(client: TestClient) -> Guest:
    return Guest(client)


@pytest.fixture
def boris(client: TestClient) -> Guest:
    return Guest(client)


def test_bots_take_the_free_seats_and_the_match_begins(anna: Guest, boris: Guest) -> None:
    room = anna.open("me", "link", "open")

    assert 403 == boris.act(room, "fill", bot="beginner").status_code
    assert 200 == anna.act(room, "fill", bot="beginner").status_code
    assert anna.question(room)[1]
    assert "greedy" not in anna.get(f"/t/{room}/log").text  # nobody takes the place of the bot that was chosen
    assert 409 == anna.act(room, "fill", bot="beginner").status_code


def test_an_invitation_is_void_once_a_bot_sits_there(anna: Guest, boris: Guest) -> None:
    room = anna.open("me", "link")
    link = anna.get(f"/t/{room}").text.split('value="http://testserver')[1].split('"')[0]

    assert 200 == boris.get(link).status_code
    anna.act(room, "fill", bot="beginner")
    assert 410 == boris.get(link).status_code


def test_an_unknown_bot_cannot_fill_a_table(anna: Guest) -> None:
    room = anna.open("me", "open")

    assert 422 == anna.act(room, "fill", bot="nobody").status_code
    assert 'class="free"' in anna.get(f"/t/{room}").text


def test_whom_the_host_removes_cannot_sit_down_again(anna: Guest, boris: Guest) -> None:
    room = anna.open("me", "open", "open")
    boris.post(f"/t/{room}/sit", {"seat": "1", "name": "Boris"})
    assert "Boris" in anna.get(f"/t/{room}").text

    assert 403 == boris.act(room, "kick", seat=0).status_code
    assert 200 == anna.act(room, "kick", seat=1).status_code

    assert '<span class="grow">Boris</span>' not in anna.get(f"/t/{room}").text
    again = boris.post(f"/t/{room}/sit", {"seat": "1", "name": "Boris"})
    assert (403, True) == (again.status_code, "removed you" in again.text)


def test_nobody_removes_the_host_or_an_empty_chair(anna: Guest) -> None:
    room = anna.open("me", "open")

    assert 409 == anna.act(room, "kick", seat=0).status_code
    assert 409 == anna.act(room, "kick", seat=1).status_code


def test_a_cancelled_table_leaves_the_lobby_and_says_so(anna: Guest, boris: Guest) -> None:
    room = anna.open("me", "open")
    assert f"/t/{room}" in boris.get("/").text

    assert 403 == boris.act(room, "cancel").status_code
    assert 303 == anna.post(f"/t/{room}/cancel").status_code

    assert f"/t/{room}" not in boris.get("/").text
    assert "cancelled" in anna.get(f"/t/{room}").text
    assert 409 == boris.post(f"/t/{room}/sit", {"seat": "1", "name": "Boris"}).status_code


def test_a_match_that_has_begun_cannot_be_cancelled_or_filled(anna: Guest) -> None:
    room = anna.open("me", "beginner")

    assert 409 == anna.act(room, "cancel").status_code
    assert 409 == anna.act(room, "fill", bot="beginner").status_code


def test_those_who_wait_can_talk(anna: Guest, boris: Guest) -> None:
    room = anna.open("me", "open", "open")
    boris.post(f"/t/{room}/sit", {"seat": "1", "name": "Boris"})

    boris.act(room, "say", seat=1, text="Tea, anyone?")

    assert "Tea, anyone?" in anna.get(f"/t/{room}").text


def test_nobody_fills_the_lobby_under_many_names(client: TestClient) -> None:
    """Whoever throws his key away is somebody else, but still comes from the same address."""
    form = {"name": "Anna", "who-0": "me", "who-1": "open"}
    hosts = [Guest(client) for _ in range(WAITING * PEOPLE_AT_AN_ADDRESS + 1)]

    opened = [one.post("/new/toy", form).status_code for one in hosts]

    assert [303] * (len(hosts) - 1) + [429] == opened
    assert 303 == Guest(client).post("/new/toy", {**form, "who-1": "link"}).status_code  # which is in no lobby
