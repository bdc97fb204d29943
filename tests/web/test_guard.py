import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from guests import Guest, TestClient

from railhead.web.app import make_app
from railhead.web.guard import depth, knows_host
from railhead.web.settings import Settings, usual_hosts

Guests = Callable[[], Guest]
Rows = Callable[[str], list[dict[str, Any]]]
FORM = {"name": "Anna", "who-0": "me", "who-1": "me"}


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'railhead.sqlite3'}"


@pytest.fixture
def slow(database: str) -> Iterator[TestClient]:
    settings = Settings(database=database, games=("toy",), rate=0.001, burst=5)
    with TestClient(make_app(settings), follow_redirects=False) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/new/toy", "/nothing", "/static/script.js", "/api/games", "/t/none"])
def test_every_answer_carries_the_strict_policy(client: TestClient, path: str) -> None:
    headers = client.get(path).headers

    assert "default-src 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert "nosniff" == headers["x-content-type-options"]


def test_the_key_is_for_the_browser_alone(client: TestClient) -> None:
    response = client.post("/new/toy", data=FORM, headers={"origin": "http://testserver"})

    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert len(cookie.split("=")[1].split(";")[0]) >= 22  # 128 bits in base64


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://elsewhere.example"},
        {"origin": "null"},
        {"origin": "http://["},
        {"origin": "http://[:::::]"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"origin": "http://testserver", "sec-fetch-site": "cross-site"},
        {"cookie": "railhead=x"},
        {"authorization": "Bearer x", "cookie": "railhead=x"},
    ],
)
def test_a_post_from_elsewhere_is_refused(client: TestClient, headers: dict[str, str]) -> None:
    assert 403 == client.post("/new/toy", data=FORM, headers=headers).status_code


def test_a_post_of_our_own_page_is_taken(client: TestClient) -> None:
    assert 303 == client.post("/new/toy", data=FORM, headers={"sec-fetch-site": "same-origin"}).status_code
    assert 303 == client.post("/new/toy", data=FORM, headers={"origin": "http://testserver"}).status_code


def test_names_are_escaped_and_limited(guest: Guests) -> None:
    anna = guest()
    table = anna.open("me", "me", name="<script>x</script>")

    assert "<script>x" not in anna.get(f"/t/{table}?seat=0").text
    assert 422 == guest().post("/new/toy", {**FORM, "name": "x" * 25}).status_code
    assert 422 == guest().post("/new/toy", {**FORM, "name": " \u200b\u0007"}).status_code


UNSEEN = "\u202e\u2066\u200f\x07\x1b[2J\u2028"  # turns the text round, rings, wipes a terminal, breaks the line


def test_names_and_chat_hold_nothing_that_nobody_sees(guest: Guests, rows: Rows) -> None:
    """Also the new name of somebody who is known already, which takes another way."""
    anna = guest()
    anna.open("me", "me")
    table = anna.open("me", "link", name=f"A{UNSEEN}nna")
    anna.act(table, "say", seat=0, text=f"Hi{UNSEEN} all, \N{MAN}\u200d\N{PERSONAL COMPUTER}")

    names = [place["name"] for place in json.loads(rows(table)[0]["data"])["places"]]
    assert "A[2J nna" == names[0]
    assert "Hi[2J all, \N{MAN}\u200d\N{PERSONAL COMPUTER}" == json.loads(rows(table)[-1]["data"])["text"]


def test_no_two_at_a_table_have_the_same_name(guest: Guests, client: TestClient) -> None:
    anna, other = guest(), guest()
    table = anna.open("me", "me", "open", name="Anna")
    other.post(f"/t/{table}/sit", {"name": "ＡＮＮＡ", "seat": "2"})

    seats = client.get(f"/api/tables/{table}", headers={"authorization": f"Bearer {anna.key}"}).json()["seats"]

    assert ["Anna", "Anna 2", "ＡＮＮＡ 3"] == [seat["name"] for seat in seats]


@pytest.mark.parametrize(
    ("host", "hosts", "known"),
    [
        ("club.example", (), True),
        ("club.example:8000", ("club.example",), True),
        ("evil.example", ("club.example",), False),
        ("club.example.evil", ("club.example", "*.club.example"), False),
        ("play.club.example", ("*.club.example",), True),
        ("club.example@evil.example", ("club.example",), False),
        ("", ("club.example",), False),
        ("192.168.1.7:8000", usual_hosts(), True),
        ("[::1]:8000", usual_hosts(), True),
        ("desk.local", usual_hosts(), True),
        ("evil.example", usual_hosts(), False),
        ("evil.example", ("*",), True),
        ("[:::::]", usual_hosts(), False),
        ("[.]:8000", ("*",), True),
    ],
)
def test_a_server_answers_to_its_own_names(host: str, hosts: tuple[str, ...], known: bool) -> None:
    assert known == knows_host(host, hosts)


@pytest.mark.parametrize("headers", [{"host": "[:::::]"}, {"host": "[.]:1"}, {"origin": "http://["}])
def test_what_is_no_address_is_no_fault_of_ours(client: TestClient, headers: dict[str, str]) -> None:
    assert client.get("/", headers=headers).status_code < 500
    assert client.post("/new/toy", data=FORM, headers=headers).status_code < 500


def test_a_forged_host_comes_into_no_invitation(database: str) -> None:
    settings = Settings(database=database, games=("toy",), rate=0, hosts=("testserver",))
    with TestClient(make_app(settings), follow_redirects=False) as client:
        anna = Guest(client)
        table = anna.open("me", "link")
        forged = anna.get(f"/t/{table}", host="evil.example", accept="text/html")
        probe = anna.get("/ready", host="10.0.0.1")
        honest = anna.get(f"/t/{table}")

    assert 421 == forged.status_code
    assert "evil" not in forged.text
    assert 200 == probe.status_code
    assert "http://testserver/join/" in honest.text


def test_a_player_who_opens_the_spectators_link_sees_his_own_hand_alone(guest: Guests, client: TestClient) -> None:
    """Spectators of this table may look into the hands; whoever plays may not, by whatever address he comes."""
    anna, boris, vera = guest(), guest(), guest()
    table = anna.open("me", "open", hands="1")
    boris.post(f"/t/{table}/sit", {"name": "Boris", "seat": "1"})
    watch = re.search(r'id="watch" readonly value="[^"]*/t/([\w-]+)"', anna.get(f"/t/{table}").text)
    assert watch is not None

    def hand(one: Guest, seat: int) -> list[object]:
        shown = client.get(f"/api/tables/{watch[1]}?seat=1", headers={"authorization": f"Bearer {one.key}"})
        cards: list[object] = shown.json()["view"]["zones"]["hand"][seat]
        return cards

    vera.open("me", "me")  # somebody else
    assert hand(vera, 1) == hand(boris, 1)
    assert hand(anna, 1) != hand(vera, 1)
    assert hand(anna, 0) != hand(vera, 0)


def test_too_much_is_refused(guest: Guests, client: TestClient) -> None:
    assert 413 == guest().post("/new/toy", {"name": "x" * 20_000}).status_code
    assert 400 == guest().post("/new/toy", {f"f{n}": "x" for n in range(200)}).status_code
    deep = "[" * 50 + "]" * 50
    assert 422 == client.post("/api/people", content=f'{{"name": {deep}}}').status_code
    assert 400 == client.post("/api/people", content="{").status_code
    assert 422 == client.post("/api/people", content="[]").status_code


def test_other_methods_are_refused(client: TestClient) -> None:
    assert 405 == client.put("/").status_code
    assert 405 == client.delete("/t/none").status_code


def test_a_hasty_client_has_to_wait(slow: TestClient) -> None:
    codes = [slow.get("/health").status_code for _ in range(8)]

    assert [200] * 5 + [429] * 3 == codes


def test_a_person_who_has_to_wait_reads_a_page_and_a_program_json(slow: TestClient) -> None:
    for _ in range(5):
        slow.get("/")

    shown = slow.get("/", headers={"accept": "text/html,application/xhtml+xml"})
    told = slow.get("/", headers={"accept": "application/json"})

    assert [429, 429] == [shown.status_code, told.status_code]
    assert "<h1>" in shown.text
    assert "please wait a moment" in shown.text
    assert "refused" == told.json()["result"]


def test_depth_is_that_of_brackets_outside_of_texts() -> None:
    assert 2 == depth('{"a": ["[[[", "\\"[[["]}')


def test_odd_addresses_are_no_errors(guest: Guests) -> None:
    anna = guest()
    for path in ("/t/%00", "/t/" + "x" * 500, "/t/none?seat=-1", "/rules/../etc", "/join/%ff", "/static/../app.py"):
        assert anna.get(path).status_code in (400, 403, 404, 410), path
