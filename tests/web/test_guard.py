from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from guests import Guest, TestClient

from railhead.web.app import make_app
from railhead.web.guard import depth
from railhead.web.settings import Settings

Guests = Callable[[], Guest]
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
