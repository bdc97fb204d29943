import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from guests import Guest, TestClient

import railhead
from railhead import records
from railhead.components import FINGERPRINTS
from railhead.kernel.state import State
from railhead.web.app import make_app
from railhead.web.settings import Settings
from railhead.web.store import Entry
from railhead.web.table import Table

Guests = Callable[[], Guest]
Rows = Callable[[str], list[dict[str, Any]]]


def invitation(host: Guest, table: str) -> str:
    found = re.search(r"http://testserver(/join/[\w-]+)", host.get(f"/t/{table}").text)
    assert found
    return found[1]


def finish(guest: Guest, table: str, seats: int) -> None:
    """Play a table where one person holds all seats to its end."""
    for _ in range(400):
        asked = [seat for seat in range(seats) if guest.question(table, seat)[1]]
        if not asked:
            return
        guest.answer(table, asked[0])
    raise AssertionError("no end")


def test_three_clicks_lead_from_nothing_to_a_question(guest: Guests) -> None:
    anna = guest()
    home = anna.get("/")
    form = anna.get("/new/toy")

    table = anna.open("me", "greedy", "random")

    assert "/new/toy" in home.text
    assert "Seat 2" in form.text
    assert "Which flame do you lay?" in anna.get(f"/t/{table}").text


def test_an_answer_counts_and_stays(guest: Guests, rows: Rows) -> None:
    anna = guest()
    table = anna.open("me", "me")

    response = anna.answer(table, 0)

    assert "done" == response.json()["result"]
    assert ["open", "start", "answer"] == [row["kind"] for row in rows(table)]


def test_the_same_key_counts_once(guest: Guests, rows: Rows) -> None:
    anna = guest()
    table = anna.open("me", "me")
    version, options = anna.question(table, 0)
    fields = {"seat": 0, "option": options[0], "version": version, "key": "once"}

    results = [anna.act(table, "answer", **fields).json()["result"] for _ in range(3)]

    assert ["done", "repeated", "repeated"] == results
    assert 3 == len(rows(table))


def test_a_stale_answer_changes_nothing_and_gets_the_current_screen(guest: Guests, rows: Rows) -> None:
    anna = guest()
    table = anna.open("me", "me")
    old, options = anna.question(table, 0)
    anna.answer(table, 0)
    anna.answer(table, 1)
    before = rows(table)

    response = anna.act(table, "answer", seat=0, option=options[0], version=old, key="late")

    assert "stale" == response.json()["result"]
    assert "board" in response.json()["regions"]
    assert before == rows(table)


def test_a_page_that_follows_gets_a_short_reply(guest: Guests) -> None:
    """Its stream brings the screen; without one the reply does."""
    anna = guest()
    table = anna.open("me", "me")
    version, options = anna.question(table, 0)
    fields = {"seat": 0, "option": options[0], "version": version, "key": "once"}

    short = anna.post(f"/t/{table}/answer", fields, accept="application/json", prefer="return=minimal")
    whole = anna.post(f"/t/{table}/answer", fields, accept="application/json")

    assert {"result": "done"} == short.json()
    assert "board" in whole.json()["regions"]


def test_the_rules_run_once_for_an_answer(guest: Guests, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is tried before it is kept; then the match goes on with the state that was tried."""
    taken: list[bool] = []
    apply = Table.apply

    def watched(table: Table, entry: Entry, tried: State | None = None) -> None:
        apply(table, entry, tried)
        if entry.kind == "answer":
            taken.append(tried is not None and table.playing().state is tried)

    monkeypatch.setattr(Table, "apply", watched)
    anna = guest()
    table = anna.open("me", "me")

    anna.answer(table, 0)
    anna.answer(table, 1)

    assert [True, True] == taken


def test_an_answer_stays_good_while_others_answer_the_same_question(guest: Guests) -> None:
    anna = guest()
    table = anna.open("me", "me", "me")
    version, options = anna.question(table, 0)
    anna.answer(table, 1)

    response = anna.act(table, "answer", seat=0, option=options[0], version=version, key="k")

    assert "done" == response.json()["result"]


def test_an_illegal_answer_is_refused_with_its_rule(guest: Guests, rows: Rows) -> None:
    anna = guest()
    table = anna.open("me", "me")
    version, _ = anna.question(table, 0)

    response = anna.act(table, "answer", seat=0, option="bury", version=version, key="k")

    assert 422 == response.status_code
    assert "TOY-2.1" == response.json()["rule"]
    assert 2 == len(rows(table))


def test_why_not_gives_the_sentence_and_the_text_of_the_rule(guest: Guests) -> None:
    anna = guest()
    table = anna.open("me", "me")

    reason = anna.get(f"/t/{table}/why?seat=0&option=bury").json()

    assert "TOY-2.1" == reason["rule"]
    assert "secretly lays one flame" in reason["text"]
    assert "not an answer" in reason["sentence"]


def test_a_decision_can_be_taken_back_up_to_the_horizon(guest: Guests, rows: Rows) -> None:
    anna = guest()
    table = anna.open("me", "me")
    version, options = anna.question(table, 0)
    screen = anna.answer(table, 0).json()
    undo = re.search(r'name="version" value="(\w+)"><input type="hidden" name="decisions"', screen["regions"]["tools"])

    assert undo is None  # the screen is passed on to the other player now
    own = anna.get(f"/api/tables/{table}?seat=0").json()
    response = anna.act(table, "undo", seat=0, decisions=1, version=own["version"], key="u")

    assert "done" == response.json()["result"]
    assert options == anna.question(table, 0)[1]
    assert "takes back a decision" in response.json()["regions"]["log"]
    assert "undo" == rows(table)[-1]["kind"]
    assert version != anna.question(table, 0)[0]  # an answer from before the undo does not count any more


def test_an_invitation_works_once(guest: Guests) -> None:
    anna, boris, vera = guest(), guest(), guest()
    table = anna.open("me", "link")
    link = invitation(anna, table)

    first = boris.get(link)
    seated = boris.post(link, {"name": "Boris"})
    late = vera.post(link, {"name": "Vera"})

    assert "Anna invites you" in first.text
    assert 303 == seated.status_code
    assert 410 == late.status_code
    assert "Which flame do you lay?" in boris.get(f"/t/{table}").text
    assert 403 == vera.get(f"/t/{table}").status_code


def test_an_open_seat_stands_in_the_lobby(guest: Guests) -> None:
    anna, boris = guest(), guest()
    table = anna.open("me", "open")
    lobby = boris.get("/")

    boris.post(f"/t/{table}/sit", {"seat": "1", "name": "Boris"})

    assert f"/t/{table}" in lobby.text
    assert "1 seat free" in lobby.text
    assert "Boris" in anna.get(f"/t/{table}").text


def test_my_tables_say_where_it_is_my_turn(guest: Guests) -> None:
    anna = guest()
    anna.open("me", "greedy")

    assert "Your turn" in anna.get("/").text
    assert "Your turn" not in guest().get("/").text


def test_players_at_one_screen_pass_it_on_without_showing_hands(guest: Guests) -> None:
    anna = guest()
    table = anna.open("me", "me", **{"name-1": "Boris"})

    nobody = anna.get(f"/t/{table}").text
    first = anna.get(f"/t/{table}?seat=0").text
    anna.answer(table, 0)
    passed = anna.get(f"/t/{table}?seat=0").text

    assert "Your hand" not in nobody
    assert "Your hand" in first
    assert "Your hand" not in passed
    assert "Pass the screen to Boris" in passed


def test_chat_is_told_to_all_and_limited(guest: Guests) -> None:
    anna, boris = guest(), guest()
    table = anna.open("me", "link")
    boris.post(invitation(anna, table), {"name": "Boris"})

    said = anna.act(table, "say", seat=0, text="<b>Good luck</b>", key="s")
    long = anna.act(table, "say", seat=0, text="x" * 301, key="t")

    assert "&lt;b&gt;Good luck&lt;/b&gt;" in said.json()["regions"]["chat"]
    assert "&lt;b&gt;Good luck" in boris.get(f"/t/{table}").text
    assert 422 == long.status_code


def test_a_seat_goes_to_a_bot_and_back(guest: Guests) -> None:
    anna, boris = guest(), guest()
    table = anna.open("me", "link")
    boris.post(invitation(anna, table), {"name": "Boris"})

    handed = anna.act(table, "handover", seat=0, key="h")
    refused = anna.act(table, "handover", seat=1, key="i")
    back = anna.act(table, "back", seat=0, key="b")

    assert "Anna lets the greedy bot play" in handed.json()["regions"]["log"]
    assert 403 == refused.status_code  # Boris is not gone
    assert "Anna is back" in back.json()["regions"]["log"]


def test_the_seat_of_somebody_who_is_gone_can_be_handed_to_a_bot(
    guest: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, boris, vera = guest(), guest(), guest()
    table = anna.open("me", "link")
    boris.post(invitation(anna, table), {"name": "Boris"})
    later = time.time() + 100
    monkeypatch.setattr(time, "time", lambda: later)  # nobody has given a sign since

    page = anna.get(f"/t/{table}").text
    handed = anna.act(table, "handover", seat=1, key="h")
    stranger = vera.act(table, "handover", seat=1, key="h")
    closed = boris.act(table, "answer", seat=1, option="pass", version="x", key="a")
    back = boris.act(table, "back", seat=1, key="b")

    assert "Let a bot play" in page
    assert "Anna lets the greedy bot play for Boris" in handed.json()["regions"]["log"]
    assert 403 == stranger.status_code
    assert "take your seat back first" in closed.json()["sentence"]
    assert "Boris is back" in back.json()["regions"]["log"]


def test_spectators_see_hands_only_where_the_table_chose_so_and_cannot_act(guest: Guests) -> None:
    anna, vera = guest(), guest()
    table = anna.open("me", "me", hands="1")
    link = re.search(r'value="http://testserver(/t/[\w-]+)"', anna.get(f"/t/{table}?seat=0").text)
    assert link

    shown = vera.get(f"{link[1]}?seat=0").text

    assert "Your hand" in shown
    assert "data-answer" not in shown
    assert "data-option" not in shown


def test_a_hint_is_a_legal_option(guest: Guests) -> None:
    anna = guest()
    table = anna.open("me", "me")

    hint = anna.post(f"/t/{table}/hint", {"seat": "0"}).json()

    assert hint["option"] in anna.question(table, 0)[1]


def test_a_table_without_hints_gives_none(guest: Guests) -> None:
    anna = guest()
    response = anna.post("/new/toy", {"name": "Anna", "who-0": "me", "who-1": "me"})
    table = response.headers["location"].removeprefix("/t/")

    assert 403 == anna.post(f"/t/{table}/hint", {"seat": "0"}).status_code


def test_spectators_need_the_link_and_see_no_hand(guest: Guests) -> None:
    anna, vera = guest(), guest()
    table = anna.open("me", "me")
    link = re.search(r'value="http://testserver(/t/[\w-]+)"', anna.get(f"/t/{table}?seat=0").text)
    assert link

    assert 403 == vera.get(f"/t/{table}").status_code
    watched = vera.get(f"{link[1]}?seat=0")
    assert 200 == watched.status_code
    assert "Your hand" not in watched.text
    assert table not in watched.text
    assert 403 == vera.post(f"{link[1]}/answer", {"seat": "0", "option": "pass", "version": ""}).status_code


def test_a_finished_match_is_replayed_exported_imported_and_played_again(guest: Guests) -> None:
    anna, vera = guest(), guest()
    table = anna.open("me", "me")
    before = anna.get(f"/t/{table}?seat=0").text
    assert 409 == anna.get(f"/t/{table}/replay").status_code
    assert 409 == anna.get(f"/t/{table}/export").status_code
    finish(anna, table, 2)
    for seat in (0, 1):
        over = anna.get(f"/api/tables/{table}?seat={seat}").json()
        late = anna.act(table, "undo", seat=seat, decisions=1, version=over["version"], key=f"u{seat}")
        assert 0 == over["undo"]
        assert "The match is over" in late.json()["sentence"]

    page = anna.get(f"/t/{table}/replay?step=3&seat=1")
    assert "decision 3 of" in page.text
    log = anna.get(f"/t/{table}/export").json()
    assert [] == records.check(log)
    assert log["commitment"] in before
    assert log["seed"] not in before
    assert railhead.replay(log).over

    again = vera.post("/import", {"log": json.dumps(log)})
    assert again.headers["location"].endswith("/replay")
    assert 200 == vera.get(again.headers["location"]).status_code

    branch = anna.post(f"/t/{table}/branch", {"step": "2", "seat": "1", "bot": "random", "key": "branch"})
    assert 303 == branch.status_code
    assert 200 == anna.get(branch.headers["location"]).status_code

    rematch = anna.post(f"/t/{table}/rematch", {"seat": "0"})
    twice = anna.post(f"/t/{table}/rematch", {"seat": "0"})
    assert rematch.headers["location"] == twice.headers["location"]
    assert "Go to the rematch" in anna.get(f"/t/{table}").text


def test_a_forged_log_is_refused(guest: Guests) -> None:
    anna = guest()
    table = anna.open("me", "me")
    finish(anna, table, 2)
    log = anna.get(f"/t/{table}/export").json()

    log["entries"][0]["outcome"].reverse()

    assert 422 == anna.post("/import", {"log": json.dumps(log)}).status_code
    assert 422 == anna.post("/import", {"log": "[1, 2"}).status_code
    assert records.check(log)


def test_the_same_form_sent_twice_opens_one_table(guest: Guests) -> None:
    anna = guest()
    anna.post("/me", {"name": "Anna"})

    assert anna.open("me", "me", key="abc") == anna.open("me", "me", key="abc")


def test_rules_open_in_place(guest: Guests) -> None:
    assert "looks at the top card" in guest().get("/rules/toy/TOY-2.6").text
    assert 'id="TOY-2.6"' in guest().get("/rules/toy").text
    assert 404 == guest().get("/rules/toy/TOY-none").status_code


def test_what_the_terminal_saves_can_be_imported(guest: Callable[[], Guest]) -> None:
    anna = guest()
    match = railhead.ruleset("toy").start(2, 7)
    ask = match.asks[0]
    match.answer(ask.seat, ask.options[0])
    saved = records.Record(match.log, [records.Seat("Vera", "human"), records.Seat("", "greedy")])

    reply = anna.post("/import", {"log": json.dumps(saved.to_json())})

    assert 303 == reply.status_code
    page = anna.get(reply.headers["location"]).text
    assert "Vera" in page


def test_a_forged_log_is_not_imported(guest: Callable[[], Guest]) -> None:
    anna = guest()
    log = records.seal(railhead.ruleset("toy").start(2, bytes(32)).log)
    log["commitment"] = "0" * 64

    reply = anna.post("/import", {"log": json.dumps(log)})

    assert 422 == reply.status_code
    assert "promised at the start" in reply.text


def test_data_edited_between_two_starts_never_changes_a_running_match(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TestClient(make_app(settings), follow_redirects=False) as client:
        anna = Guest(client)
        table = anna.open("me", "greedy")
        assert 200 == anna.get(f"/t/{table}").status_code
    monkeypatch.setitem(FINGERPRINTS, "railhead.testing.toy", "edited")
    railhead.ruleset("toy")

    with TestClient(make_app(settings), follow_redirects=False) as client:
        page = Guest(client, anna.key).get(f"/t/{table}")

    monkeypatch.undo()
    railhead.ruleset("toy")
    assert 409 == page.status_code
    assert "The data of Last Lantern has been edited since this table began" in page.text
    with TestClient(make_app(settings), follow_redirects=False) as client:
        assert 200 == Guest(client, anna.key).get(f"/t/{table}").status_code
