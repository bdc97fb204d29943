import json
from collections.abc import Callable
from typing import Any

from guests import Guest, TestClient

from railhead.web import profile_document as profiles
from railhead.web.openapi import PATHS

Guests = Callable[[], Guest]
Rows = Callable[[str], list[dict[str, Any]]]


class Program:
    """A program with a token."""

    def __init__(self, client: TestClient, name: str) -> None:
        self.client = client
        self.keys = 0
        self.token = ""
        self.token = self.post("/people", name=name).json()["token"]

    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    def get(self, path: str) -> Any:
        return self.client.get(f"/api{path}", headers=self.headers())

    def post(self, path: str, **data: Any) -> Any:
        self.keys += 1
        return self.client.post(f"/api{path}", json={"key": f"k{self.keys}", **data}, headers=self.headers())

    def play(self, table: str, seat: int) -> bool:
        """Answer once, if asked."""
        sight = self.get(f"/tables/{table}?seat={seat}").json()
        if not sight["ask"]:
            return False
        option = sight["ask"]["options"][0]["name"]
        done = self.post(f"/tables/{table}/answer", seat=seat, option=option, version=sight["version"])
        assert "done" == done.json()["result"], done.text
        return True


def test_two_programs_play_a_whole_match(client: TestClient) -> None:
    anna, boris = Program(client, "Anna"), Program(client, "Boris")
    table = anna.post("/tables", game="toy", seats=["me", "link"], terms={"windows": "off"}).json()

    joined = boris.post("/join", invite=table["invites"]["1"])
    again = boris.post("/join", invite=table["invites"]["1"])
    while anna.play(table["table"], 0) or boris.play(table["table"], 1):
        pass

    assert "playing" == joined.json()["stage"]
    assert 410 == again.status_code
    sight = anna.get(f"/tables/{table['table']}").json()
    assert sight["over"]
    log = boris.get(f"/tables/{table['table']}/log").json()["log"]
    assert table["commitment"] == log["commitment"]


def test_an_option_says_what_it_costs_and_does_and_which_pieces_answer_it(client: TestClient) -> None:
    anna = Program(client, "Anna")
    table = anna.post("/tables", game="toy", seats=["me", "me"]).json()["table"]

    sight = anna.get(f"/tables/{table}?seat=0").json()

    pieces = {piece["key"] for area in sight["scene"]["areas"] for piece in area["pieces"]}
    for option in sight["ask"]["options"]:
        assert {"name", "title", "warning", "forecast", "price", "effect", "keys"} == set(option)
        assert set(option["keys"]) <= pieces
    assert any(option["keys"] for option in sight["ask"]["options"])


def test_an_answer_needs_key_and_version(client: TestClient, rows: Rows) -> None:
    anna = Program(client, "Anna")
    table = anna.post("/tables", game="toy", seats=["me", "me"]).json()["table"]
    option = anna.get(f"/tables/{table}?seat=0").json()["ask"]["options"][0]["name"]

    assert 422 == anna.post(f"/tables/{table}/answer", seat=0, option=option).status_code
    assert 422 == anna.post(f"/tables/{table}/answer", seat=0, option=option, version="x", key="").status_code
    assert "stale" == anna.post(f"/tables/{table}/answer", seat=0, option=option, version="x").json()["result"]
    assert 2 == len(rows(table))


def test_a_field_of_the_wrong_kind_is_refused(client: TestClient, rows: Rows) -> None:
    """What the document calls a text is no number, no list and no object, and the other way round."""
    anna = Program(client, "Anna")
    table = anna.post("/tables", game="toy", seats=["me", "me"]).json()["table"]
    sight = anna.get(f"/tables/{table}?seat=0").json()
    option, version = sight["ask"]["options"][0]["name"], sight["version"]

    assert 422 == anna.post(f"/tables/{table}/say", seat=0, text={"not": "a text"}).status_code
    assert 422 == anna.post(f"/tables/{table}/answer", seat="0", option=option, version=version).status_code
    assert 422 == anna.post(f"/tables/{table}/answer", seat=True, option=option, version=version).status_code
    assert 422 == anna.post("/tables", game="toy", seats=["me", "me"], key="no key!").status_code
    assert 422 == anna.post("/people", name="\u0007" * 30 + "Anna").status_code
    assert 2 == len(rows(table))


def test_nobody_acts_for_the_seat_of_another(client: TestClient, rows: Rows) -> None:
    anna, boris, vera = Program(client, "Anna"), Program(client, "Boris"), Program(client, "Vera")
    made = anna.post("/tables", game="toy", seats=["me", "link"]).json()
    boris.post("/join", invite=made["invites"]["1"])
    before = rows(made["table"])

    for deed in ("answer", "undo", "say", "handover", "back", "concede"):
        data = {"seat": 0, "option": "pass", "version": "x", "text": "me", "decisions": 1}
        assert 403 == boris.post(f"/tables/{made['table']}/{deed}", **data).status_code, deed
        assert 403 == vera.post(f"/tables/{made['table']}/{deed}", **data).status_code, deed
    assert before == rows(made["table"])


def test_a_stranger_has_no_table_and_no_token_no_voice(client: TestClient) -> None:
    anna = Program(client, "Anna")
    table = anna.post("/tables", game="toy", seats=["me", "me"]).json()["table"]

    assert 403 == client.get(f"/api/tables/{table}").status_code
    assert 401 == client.post("/api/tables", json={"game": "toy", "seats": ["me"], "key": "k"}).status_code
    assert 404 == anna.get("/tables/0000").status_code


def test_the_seed_stays_secret_until_the_end(client: TestClient, rows: Rows) -> None:
    anna = Program(client, "Anna")
    table = anna.post("/tables", game="toy", seats=["me", "me"]).json()["table"]
    seed = json.loads(rows(table)[0]["data"])["seed"]

    during = anna.get(f"/tables/{table}?seat=0").text + anna.get(f"/tables/{table}/log").text

    assert seed not in during
    while anna.play(table, 0) or anna.play(table, 1):
        pass
    assert seed == anna.get(f"/tables/{table}/log").json()["log"]["seed"]


def test_bad_input_gets_a_sentence(client: TestClient) -> None:
    anna = Program(client, "Anna")

    for data in (
        {"game": "chess", "seats": ["me"]},
        {"game": "toy", "seats": []},
        {"game": "toy", "seats": ["me"] * 11},
        {"game": "toy", "seats": [1, 2]},
        {"game": "toy", "seats": ["me", "skynet"]},
        {"game": "toy", "seats": ["me"], "options": {"length": "endless"}},
        {"game": "toy", "seats": ["me"], "options": []},
        {"game": "toy", "seats": ["me"], "terms": {"pace": "never"}},
        {"game": "toy", "seats": ["me"], "key": "no good key!"},
    ):
        response = anna.post("/tables", **data)
        assert response.status_code in (404, 422), data
        assert response.json()["sentence"], data


def test_the_document_names_every_call(client: TestClient) -> None:
    document = client.get("/api/openapi.json").json()

    assert {*PATHS, *profiles.PATHS} == set(document["paths"])
    for path, methods in document["paths"].items():
        for method in methods:
            address = path.replace("{ref}", "none")
            response = client.request(method, address, json={} if method == "post" else None)
            assert response.status_code != 405, (method, path)
            assert response.status_code < 500, (method, path)
    assert 200 == client.get("/api").status_code


def test_the_lobby_lists_open_tables(client: TestClient) -> None:
    anna, boris = Program(client, "Anna"), Program(client, "Boris")
    table = anna.post("/tables", game="toy", seats=["me", "open"]).json()["table"]

    assert [table] == [row["table"] for row in boris.get("/tables").json()["tables"]]
    assert "done" == boris.post("/join", table=table, seat=1).json()["result"]
    assert boris.get("/tables").json()["tables"][0]["your_turn"]
