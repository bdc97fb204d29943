"""Reports: a player points out a line of chat or a name, and those who run the server read, judge and close it."""

from collections.abc import Callable
from typing import Any

import pytest
from browsers import Visitor
from guests import Guest, TestClient
from test_clocks import Ahead, ahead
from test_office import admin, engine, seated

from railhead.web import archive, office, reports, store
from railhead.web.settings import Keep

__all__ = ["admin", "ahead", "engine"]

Guests = Callable[[], Guest]
Admin = Callable[..., str]


def said(one: Guest, table: str, seat: int, text: str) -> int:
    """Somebody says something; the number of the line."""
    one.act(table, "say", seat=seat, text=text)
    rows = one.client.app.state.house.store.rows(  # type: ignore[attr-defined]  # the application of this test
        store.sql.select(store.log.c.number).where(store.log.c.table_id == table, store.log.c.kind == "say")
    )
    return max(int(row["number"]) for row in rows)


def report(one: Guest, table: str, **fields: Any) -> int:
    return one.post(f"/t/{table}/report", {"why": "insults", **fields}).status_code


def test_a_line_of_chat_is_reported_and_read_with_what_was_said_around_it(
    guest: Guests, admin: Admin, engine: Any
) -> None:
    anna, boris, table = seated(guest)
    said(anna, table, 0, "Good evening.")
    line = said(boris, table, 1, "You [bold]fool[/bold].")
    said(anna, table, 0, "Please.")

    assert 200 == report(anna, table, line=line)

    [row] = office.reports(engine)
    assert ("You [bold]fool[/bold].", "insults", 1, line) == (row["what"], row["why"], row["seat"], row["line"])
    listed, shown = admin("reports"), admin("reports", row["id"])
    assert "You [bold]fool[/bold]." in listed
    assert "1 reports." in listed
    assert f">{line:>6}" in shown
    for text in ("Good evening.", "Please.", "Boris", row["reported"], "reported 1 times"):
        assert text in shown


def test_a_name_is_reported_too(guest: Guests, engine: Any) -> None:
    anna, _, table = seated(guest)

    assert 200 == report(anna, table, seat=1)

    [row] = office.reports(engine)
    assert ("Boris", -1) == (row["what"], row["line"])


def test_a_report_is_closed_with_a_verdict_and_removed_in_time(
    guest: Guests, admin: Admin, engine: Any, ahead: Ahead
) -> None:
    anna, _, table = seated(guest)
    report(anna, table, seat=1)
    number = office.reports(engine)[0]["id"]

    admin("reports", number, "--close", "--why", "it is only a name")

    assert [] == office.reports(engine)
    assert "it is only a name" in admin("reports", "--closed")
    assert "There is no open report" in admin("reports", number, "--close", code=2)
    assert 0 == office.tidy(engine, Keep(reports=90)).reports
    ahead.by += 91 * 24 * 3600
    assert 1 == office.tidy(engine, Keep(reports=90)).reports
    assert [] == office.reports(engine, closed=True)


def test_an_open_report_waits_for_as_long_as_it_takes(guest: Guests, engine: Any, ahead: Ahead) -> None:
    anna, _, table = seated(guest)
    report(anna, table, seat=1)
    ahead.by += 1000 * 24 * 3600

    assert 0 == office.tidy(engine, Keep(reports=90)).reports
    assert 1 == len(office.reports(engine))


def test_the_same_thing_reported_twice_is_one_report(guest: Guests, engine: Any) -> None:
    anna, _, table = seated(guest)

    assert [200, 200] == [report(anna, table, seat=1) for _ in range(2)]

    assert 1 == len(office.reports(engine))


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({"seat": 0}, 422),  # oneself
        ({"seat": 7}, 422),
        ({"seat": "x"}, 422),
        ({"line": 99}, 404),
        ({"line": "x"}, 404),
        ({}, 422),
        ({"seat": 1, "why": "  "}, 422),
        ({"seat": 1, "why": "a" * 201}, 422),
    ],
)
def test_what_cannot_be_reported(guest: Guests, engine: Any, fields: dict[str, Any], status: int) -> None:
    anna, _, table = seated(guest)

    assert status == report(anna, table, **fields)
    assert [] == office.reports(engine)


def test_whoever_does_not_sit_there_reports_nothing(guest: Guests, engine: Any) -> None:
    anna, boris, table = seated(guest)
    clara = guest()
    clara.post("/me", {"name": "Clara"})

    assert 403 == report(clara, table, seat=1)
    assert 403 == clara.get(f"/t/{table}/report").status_code
    assert 403 == guest().get(f"/t/{table}/report").status_code
    assert [] == office.reports(engine)
    assert 200 == anna.get(f"/t/{table}/report").status_code
    assert 200 == boris.get(f"/t/{table}/report?seat=0").status_code


def test_nobody_buries_the_operators_under_reports(guest: Guests, engine: Any, ahead: Ahead) -> None:
    anna, boris, table = seated(guest)
    lines = [said(boris, table, 1, f"Line {number}.") for number in range(reports.A_DAY + 1)]

    assert [200] * reports.A_DAY + [429] == [report(anna, table, line=line) for line in lines]
    ahead.by += 25 * 3600
    assert 200 == report(anna, table, line=lines[-1])


def test_programs_report_too(guest: Guests, client: TestClient, engine: Any) -> None:
    anna, _, table = seated(guest)
    headers = {"authorization": f"Bearer {anna.key}"}

    done = client.post(f"/api/tables/{table}/report", json={"seat": 1, "why": "spam"}, headers=headers)
    wrong = client.post(f"/api/tables/{table}/report", json={"seat": "1", "why": "spam"}, headers=headers)

    assert (200, {"result": "done"}) == (done.status_code, done.json())
    assert 422 == wrong.status_code
    assert 1 == len(office.reports(engine))


def test_who_wants_to_be_forgotten_is_forgotten_in_reports(guest: Guests, engine: Any) -> None:
    anna, boris, table = seated(guest)
    report(anna, table, seat=1)
    report(boris, table, seat=0)
    boris.post("/me/delete", {"name": "Boris"})
    office.forget_person(engine, office.reports(engine)[0]["reported"] or office.reports(engine)[1]["reported"])

    rows = office.reports(engine)
    assert ["", ""] == [row["reported"] for row in rows]
    assert ["", ""] == [row["what"] for row in rows]
    assert all(row["reporter"] == row["id"] for row in rows)


def test_a_backup_has_the_reports_and_the_clocks(guest: Guests, engine: Any, tmp_path: Any) -> None:
    anna, _, table = seated(guest)
    report(anna, table, seat=1)
    anna.open("me", "greedy", clock="move-5")
    archive.back_up(engine, tmp_path / "club.jsonl.gz")
    other = store.make_engine(f"sqlite:///{tmp_path / 'other.sqlite3'}")
    archive.restore(tmp_path / "club.jsonl.gz", other)
    with other.connect() as connection:
        due = connection.scalars(store.sql.select(store.clocks.c.due)).all()

    assert office.reports(engine) == office.reports(other)
    assert 1 == len(due)
    other.dispose()


# --- in a real browser ------------------------------------------------------------------------------------------------


def test_a_line_is_muted_and_reported_at_the_table(visitor: Callable[..., Visitor]) -> None:
    anna, boris = visitor(), visitor()
    anna.start("toy", "me", "link")
    boris.open(anna.page.input_value("#link-1").removeprefix(boris.base))
    boris.page.fill("[name=name]", "Boris")
    boris.page.click("main button")
    boris.page.wait_for_selector("#tab-chat")
    boris.page.click("#tab-chat")
    boris.page.fill("#say", "Fools, all of you.")
    boris.page.press("#say", "Enter")
    page = anna.page
    page.wait_for_selector("#tab-chat")
    page.click("#tab-chat")
    page.wait_for_selector("#chat .words")
    anna.check_access()

    page.click("#chat form[action$=mute-for-me] button")
    page.wait_for_selector("#chat .words", state="detached")
    anna.check_access()
    page.click("#chat form[action$=mute-for-me] button")
    page.wait_for_selector("#chat .words")
    page.click("#chat a:has-text('report')")
    page.wait_for_selector("blockquote:has-text('Fools, all of you.')")
    anna.check_access()
    page.fill("#why", "Rude.")
    page.click("button.primary")

    page.wait_for_selector("h1:has-text('Thank you')")
    page.click("main a")
    page.wait_for_selector("#table")


def test_an_address_has_only_so_many_reports_under_however_many_names(
    guest: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The open ones are limited, so whoever fills them lets nobody else report anything."""
    monkeypatch.setattr(reports, "NEAR_A_DAY", 2)

    asked = []
    for _ in range(3):
        anna, _, table = seated(guest)
        asked.append(report(anna, table, seat=1))

    assert [200, 200, 429] == asked
