"""Somebody corrects a number in a game's data while matches of it are running: no match ever changes its rules."""

import shutil
from pathlib import Path
from typing import Any

import httpx

import railhead
from railhead.web.soak.server import Server

SOURCES = Path(railhead.__file__).parent
EDITED = "The data of Last Lantern has been edited since this table began"
THREE, FOUR = "hand_size = 3", "hand_size = 4"


class Copy:
    """The package with a toy game of its own; all else are links to the sources, whose bytecode is there already."""

    def __init__(self, folder: Path) -> None:
        mine = folder / "railhead"
        self.data = mine / "testing/toy/components.toml"
        self.environment: dict[str, Any] = {"PYTHONPATH": str(folder), "RAILHEAD_PURE": "1", "RAILHEAD_GAMES": "toy"}
        link_all(SOURCES, mine, "testing")
        link_all(SOURCES / "testing", mine / "testing", "toy")
        shutil.copytree(SOURCES / "testing/toy", self.data.parent)

    def edit(self, old: str, new: str) -> None:
        text = self.data.read_text(encoding="utf-8")
        assert 1 == text.count(old)
        self.data.write_text(text.replace(old, new), encoding="utf-8")


def link_all(sources: Path, folder: Path, but: str) -> None:
    folder.mkdir(parents=True)
    for one in sources.iterdir():
        if one.name not in (but, "__pycache__"):
            (folder / one.name).symlink_to(one)


class Anna:
    """Somebody who plays against a bot over the API, and keeps her key whatever happens to the server."""

    def __init__(self, server: Server) -> None:
        made = httpx.post(f"{server.address}/api/people", json={"name": "Anna"}, timeout=30)
        self.key = {"authorization": f"Bearer {made.json()['token']}"}
        self.sent = 0

    def post(self, server: Server, path: str, data: dict[str, Any]) -> dict[str, Any]:
        self.sent += 1
        sent = {**data, "key": f"k{self.sent}"}
        found: dict[str, Any] = httpx.post(server.address + path, json=sent, headers=self.key, timeout=30).json()
        return found

    def open(self, server: Server) -> str:
        terms = {"windows": "off"}
        return str(self.post(server, "/api/tables", {"game": "toy", "seats": ["me", "me"], "terms": terms})["table"])

    def get(self, server: Server, path: str) -> httpx.Response:
        return httpx.get(server.address + path, headers=self.key, timeout=30)

    def see(self, server: Server, table: str, seat: int = 0) -> dict[str, Any]:
        found: dict[str, Any] = self.get(server, f"/api/tables/{table}?seat={seat}").json()
        return found

    def answer(self, server: Server, table: str, seat: int = 0) -> str:
        sight = self.see(server, table, seat)
        option = sight["ask"]["options"][0]["name"]
        data = {"seat": seat, "option": option, "version": sight["version"]}
        return str(self.post(server, f"/api/tables/{table}/answer", data)["result"])


def test_a_number_edited_between_two_starts_counts_for_new_matches_only(tmp_path: Path) -> None:
    copy = Copy(tmp_path / "copy")

    with Server(str(tmp_path), **copy.environment) as server:
        anna = Anna(server)
        first = anna.open(server)
        anna.answer(server, first)
        before = anna.see(server, first)
    copy.edit(THREE, FOUR)
    with Server(str(tmp_path), **copy.environment) as server:
        refused, told = [anna.get(server, f"/t/{first}")], anna.see(server, first)
        second = anna.open(server)
        dealt = anna.see(server, second)
    copy.edit(FOUR, THREE)
    with Server(str(tmp_path), **copy.environment) as server:
        after = anna.see(server, first)
        result = anna.answer(server, first, 1)
        refused.append(anna.get(server, f"/t/{second}"))

    assert [409] * 2 == [one.status_code for one in refused]
    assert all(EDITED in one.text for one in refused)
    assert EDITED in told["refused"]
    assert "view" not in told
    assert 4 == len(dealt["view"]["zones"]["hand"][0])
    assert 3 == len(before["view"]["zones"]["hand"][0])
    assert before == after
    assert "done" == result
