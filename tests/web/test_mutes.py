"""Muting: for oneself and unseen, by the host for all, by those who run the server until an end."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from browsers import Visitor, sit_two
from guests import Guest, TestClient
from test_office import admin, catch_up, person_in

from railhead.web import bans, mutes, store
from railhead.web.app import make_app
from railhead.web.settings import Settings
from railhead.web.tables import Tables

__all__ = ["admin"]

Guests = Callable[[], Guest]
Admin = Callable[..., str]
WORDS = "Nobody here can play"


def seated(guest: Guests) -> tuple[Guest, Guest, Guest, str]:
    """Anna, the host, Boris and Clara; Boris has said something."""
    anna, boris, clara = guest(), guest(), guest()
    table = anna.open("me", "open", "open")
    boris.post(f"/t/{table}/sit", {"name": "Boris", "seat": "1"})
    clara.post(f"/t/{table}/sit", {"name": "Clara", "seat": "2"})
    assert 200 == boris.act(table, "say", seat=1, text=WORDS).status_code
    return anna, boris, clara, table


def mute(one: Guest, table: str, seat: int = 1, muted: str = "1") -> Any:
    return one.act(table, "mute-for-me", seat=seat, muted=muted)


def house_of(client: TestClient) -> Any:
    return client.app.state.house  # type: ignore[attr-defined]  # of this test


def carried(one: Guest, guest: Guests) -> Guest:
    """The same person on another device."""
    link = one.post("/me/carry").text.partition("/carry/")[2].partition('"')[0]
    other = guest()
    other.post(f"/carry/{link}")
    return other


# --- for oneself ------------------------------------------------------------------------------------------------------


def test_whom_i_mute_i_do_not_read_on_any_device_and_the_others_do(guest: Guests) -> None:
    anna, boris, clara, table = seated(guest)
    shown = mute(anna, table).json()["regions"]["chat"]

    assert WORDS not in shown
    assert "You have muted Boris." in shown
    assert WORDS not in anna.get(f"/t/{table}").text
    assert WORDS not in carried(anna, guest).get(f"/t/{table}").text
    assert WORDS in boris.get(f"/t/{table}").text
    assert WORDS in clara.get(f"/t/{table}").text


def test_it_counts_at_the_next_table_too_and_can_be_taken_back(guest: Guests) -> None:
    anna, boris, _, table = seated(guest)
    mute(anna, table)
    other = anna.open("me", "open")
    boris.post(f"/t/{other}/sit", {"name": "Boris", "seat": "1"})
    boris.act(other, "say", seat=1, text="Here I am again")
    before = anna.get(f"/t/{other}").text
    person = re.search(r'name="person" value="(\w+)"', anna.get("/me").text)
    assert person is not None

    anna.post("/me/unmute", {"person": person[1]})

    assert "Here I am again" not in before
    assert "Here I am again" in anna.get(f"/t/{other}").text
    assert WORDS in anna.get(f"/t/{table}").text
    assert 'id="mutes"' not in anna.get("/me").text


def test_in_a_waiting_room_it_is_the_same(guest: Guests) -> None:
    anna, boris = guest(), guest()
    table = anna.open("me", "open", "open")
    boris.post(f"/t/{table}/sit", {"name": "Boris", "seat": "1"})
    boris.act(table, "say", seat=1, text=WORDS)
    before = anna.get(f"/t/{table}").text
    mute(anna, table)

    assert WORDS in before
    assert WORDS not in anna.get(f"/t/{table}").text
    assert WORDS in boris.get(f"/t/{table}").text
    mute(anna, table, muted="0")
    assert WORDS in anna.get(f"/t/{table}").text


def test_it_survives_a_restart(guest: Guests, client: TestClient, settings: Settings) -> None:
    anna, _, _, table = seated(guest)
    mute(anna, table)
    client.__exit__()
    with TestClient(make_app(settings), follow_redirects=False) as again:
        text = Guest(again, anna.key).get(f"/t/{table}").text
    client.__enter__()

    assert WORDS not in text
    assert "You have muted Boris." in text


def everything(one: Guest, table: str) -> list[str]:
    """All that somebody is told of a table and of himself."""
    pages = [one.get(path).text for path in (f"/t/{table}", f"/t/{table}/stream?once=1", "/me", "/")]
    told = [
        one.get(path).text for path in (f"/api/tables/{table}", "/api/me", "/api/me/mutes", f"/api/tables/{table}/log")
    ]
    drawn = r'value="[0-9a-f]{16,}[-0-9]*"|data-now="\d+"'  # for every page anew: keys, and promises of seeds
    return [re.sub(drawn, "", text) for text in [*pages, *told]]


def test_who_is_muted_sees_no_difference(guest: Guests) -> None:
    anna, boris, clara, table = seated(guest)
    for one in (boris, clara):
        one.get("/me")  # what is shown the first time only
    before = [everything(boris, table), everything(clara, table)]
    mute(anna, table)

    assert before == [everything(boris, table), everything(clara, table)]


def test_no_page_but_his_own_is_woken(guest: Guests, client: TestClient) -> None:
    from railhead.web.live import Watcher

    anna, _, _, table = seated(guest)
    live = client.portal.call(house_of(client).tables.find, table)  # type: ignore[union-attr]  # of this test
    pages = [Watcher((seat,)) for seat in range(3)]
    live.watchers.update(pages)
    mute(anna, table)
    woken = [page.changed.is_set() for page in pages]
    live.watchers.difference_update(pages)

    assert [True, False, False] == woken


def test_another_process_learns_of_it(guest: Guests, client: TestClient) -> None:
    """What the keeper of any process reads every few seconds."""
    anna, _, _, table = seated(guest)
    other = mutes.Mutes(house_of(client).store)
    first = client.portal.call(other.learn)  # type: ignore[union-attr]  # of this test
    mute(anna, table)
    second = client.portal.call(other.learn)  # type: ignore[union-attr]  # of this test
    third = client.portal.call(other.learn)  # type: ignore[union-attr]  # of this test

    assert [0, 1, 0] == [len(first), len(second), len(third)]
    assert house_of(client).tables.mutes.known == other.known


def test_programs_mute_list_and_take_back(guest: Guests, client: TestClient) -> None:
    anna, _, _, table = seated(guest)

    def post(path: str, **data: Any) -> int:
        return client.post(path, json=data, headers=anna.headers(origin="http://testserver")).status_code

    made = post("/api/me/mutes", table=table, seat=1)
    listed = anna.get("/api/me/mutes").json()["mutes"]
    wrong = [post("/api/me/mutes", table=table, seat=seat) for seat in (0, 9)]
    strange = post("/api/me/mutes", table="nothing", seat=1)

    assert (200, ["Boris"]) == (made, [one["name"] for one in listed])
    assert ([422, 422], 404) == (wrong, strange)
    assert 200 == post("/api/me/mutes/end", person=listed[0]["person"])
    assert [] == anna.get("/api/me/mutes").json()["mutes"]


def test_nobody_mutes_himself_a_bot_or_without_being_somebody(guest: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, _, clara, table = seated(guest)
    monkeypatch.setattr(mutes, "MOST", 1)

    assert 422 == mute(anna, table, seat=0).status_code
    assert 422 == mute(anna, table, seat=9).status_code
    assert 401 == mute(guest(), table).status_code
    assert [200, 200, 409] == [mute(clara, table, seat=seat).status_code for seat in (1, 1, 0)]


@pytest.mark.parametrize("who", ["Anna", "Boris"])
def test_who_leaves_for_good_leaves_no_mute(guest: Guests, client: TestClient, who: str) -> None:
    anna, boris, _, table = seated(guest)
    mute(anna, table)
    (anna if who == "Anna" else boris).post("/me/delete", {"name": who})

    assert [] == house_of(client).store.rows(store.sql.select(store.mutes))


# --- by the host ------------------------------------------------------------------------------------------------------


def test_whom_the_host_mutes_nobody_reads_and_he_is_told(guest: Guests) -> None:
    anna, boris, clara, table = seated(guest)
    done = anna.act(table, "mute", seat=1)
    refused = boris.act(table, "say", seat=1, text="But why?")

    assert 200 == done.status_code
    assert WORDS not in anna.get(f"/t/{table}").text
    assert WORDS not in clara.get(f"/t/{table}").text
    assert WORDS in boris.get(f"/t/{table}").text, "he sees what he wrote"
    assert "The host has muted you: nobody can read what you wrote here" in boris.get(f"/t/{table}").text
    assert "The host has muted Boris." in clara.get(f"/t/{table}").text
    assert (403, "The host has muted you at this table.") == (refused.status_code, refused.json()["sentence"])
    assert 200 == clara.act(table, "say", seat=2, text="Good").status_code


def test_the_host_takes_it_back_and_nobody_else_can(guest: Guests, rows: Callable[[str], Any]) -> None:
    anna, boris, clara, table = seated(guest)
    tried = [one.act(table, "mute", seat=seat).status_code for one, seat in ((boris, 2), (clara, 1))]
    anna.act(table, "mute", seat=1)
    again = anna.act(table, "mute", seat=1).status_code
    others = boris.act(table, "unmute", seat=1).status_code
    anna.act(table, "unmute", seat=1)

    assert ([403, 403], 409, 403) == (tried, again, others)
    assert 409 == anna.act(table, "unmute", seat=1).status_code
    assert [422, 422] == [anna.act(table, "mute", seat=seat).status_code for seat in (0, 9)]
    assert WORDS in clara.get(f"/t/{table}").text
    assert 200 == boris.act(table, "say", seat=1, text="Thank you").status_code
    assert [("mute", {"seat": 1}), ("unmute", {"seat": 1})] == [
        (row["kind"], json.loads(row["data"])) for row in rows(table) if "mute" in row["kind"]
    ]


def test_a_hosts_mute_is_read_from_the_log_and_counts_as_no_act_of_the_muted(guest: Guests, client: TestClient) -> None:
    anna, _, clara, table = seated(guest)
    tables: Tables = house_of(client).tables
    live = client.portal.call(tables.find, table)  # type: ignore[union-attr]  # of this test
    acted = live.table.acted[1]
    anna.act(table, "mute", seat=1)
    same = acted == live.table.acted[1]
    tables.forget(table)
    again = client.portal.call(tables.find, table)  # type: ignore[union-attr]  # of this test

    assert same
    assert {1} == again.table.muted
    assert WORDS not in clara.get(f"/t/{table}").text


def test_whoever_takes_the_seat_after_a_muted_one_may_speak(guest: Guests) -> None:
    anna, boris, clara = guest(), guest(), guest()
    table = anna.open("me", "open", "open")
    boris.post(f"/t/{table}/sit", {"name": "Boris", "seat": "1"})
    anna.act(table, "mute", seat=1)
    boris.act(table, "leave", seat=1)
    clara.post(f"/t/{table}/sit", {"name": "Clara", "seat": "1"})

    assert 200 == clara.act(table, "say", seat=1, text="Hello").status_code


# --- by those who run the server --------------------------------------------------------------------------------------


def test_whom_the_operator_mutes_plays_but_does_not_speak_until_its_end(
    guest: Guests, client: TestClient, admin: Admin, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, boris, _, table = seated(guest)
    person = person_in(admin("tables"), "Boris")
    admin("mute", person, "--days", "7", "--why", "insults")
    catch_up(client)
    refused = boris.act(table, "say", seat=1, text="But why?")
    plays = boris.answer(table, 1).json()["result"]
    listed = admin("bans")
    later = bans.time.time() + 8 * 24 * 3600
    monkeypatch.setattr(bans.time, "time", lambda: later)
    catch_up(client)

    assert 403 == refused.status_code
    assert re.search(r"muted you until \d{4}-\d\d-\d\d \d\d:\d\d UTC\.", refused.json()["sentence"])
    assert "done" == plays
    assert "mute" in listed
    assert person in listed
    assert 200 == boris.act(table, "say", seat=1, text="A week has passed").status_code


def test_an_operators_mute_can_be_lifted_and_lifts_no_ban(guest: Guests, client: TestClient, admin: Admin) -> None:
    _, boris, _, table = seated(guest)
    person = person_in(admin("tables"), "Boris")
    admin("mute", person)
    catch_up(client)
    said = boris.act(table, "say", seat=1, text="But why?").json()["sentence"]
    assert "Nobody called" in admin("unban", person, code=2)
    admin("unmute", person)
    catch_up(client)

    assert "Those who run this server have muted you." == said
    assert 200 == boris.act(table, "say", seat=1, text="Thank you").status_code
    assert "Nobody called" in admin("unmute", person, code=2)
    assert "no person" in admin("mute", "nobody", code=2)


# --- in a real browser ------------------------------------------------------------------------------------------------


def test_the_host_mutes_a_player_at_the_table_for_all(visitor: Callable[..., Visitor]) -> None:
    anna, boris, _ = sit_two(visitor, "toy")
    boris.page.click("#tab-chat")
    boris.page.fill("#say", WORDS)
    boris.page.press("#say", "Enter")
    anna.page.click("#tab-chat")
    anna.page.wait_for_selector(f"text={WORDS}")
    anna.check_access()

    anna.page.click("#chat form[action$='/mute'] button")

    anna.page.wait_for_selector(f"text={WORDS}", state="detached")
    boris.page.wait_for_selector("#chat p.muted:has-text('nobody can read')")
    for one in (anna, boris):
        one.check_access()
        assert one.fits()
    anna.page.click("#chat form[action$='/unmute'] button")
    anna.page.wait_for_selector(f"text={WORDS}")
