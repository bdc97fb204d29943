"""Browsers without a screen, for tests that need no real one."""

import asyncio
import re
import warnings
from dataclasses import dataclass
from html import unescape
from typing import Any

from httpx import Response

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it asks for another package than the pinned one, and works with both
    from starlette.testclient import TestClient

__all__ = ["Guest", "Lingerer", "TestClient"]


@dataclass
class Guest:
    """A browser without a screen: it keeps its cookie and says where its requests come from."""

    client: TestClient
    key: str = ""

    def headers(self, **more: str) -> dict[str, str]:
        cookie = {"cookie": f"railhead={self.key}"} if self.key else {}
        return {**cookie, **{name.replace("_", "-"): value for name, value in more.items()}}

    def get(self, path: str, **headers: str) -> Response:
        return self.keep(self.client.get(path, headers=self.headers(**headers)))

    def post(self, path: str, fields: dict[str, Any] | None = None, **headers: str) -> Response:
        sent = {"origin": "http://testserver", **headers}
        return self.keep(self.client.post(path, data=fields or {}, headers=self.headers(**sent)))

    def keep(self, response: Response) -> Response:
        self.key = response.cookies.get("railhead") or self.key
        self.client.cookies.clear()
        return response

    def act(self, table: str, deed: str, **fields: Any) -> Response:
        """Do something at a table as the script of the page does."""
        return self.post(f"/t/{table}/{deed}", fields, accept="application/json")

    def open(self, *seats: str, game: str = "toy", name: str = "Anna", **fields: str) -> str:
        """Open a table with these seats; its id."""
        form = {
            "name": name,
            "watch": "1",
            "hints": "1",
            "windows": "off",
            **{f"who-{at}": who for at, who in enumerate(seats)},
            **fields,
        }
        response = self.post(f"/new/{game}", form)
        assert response.status_code == 303, response.text
        return response.headers["location"].removeprefix("/t/")

    def question(self, table: str, seat: int = 0) -> tuple[str, list[str]]:
        """The version and the options of the question that the page shows; no options if none is open."""
        text = self.get(f"/t/{table}?seat={seat}").text
        version = re.search(r'data-answer.*?name="version" value="(\w+)"', text, re.S)
        return (
            version[1] if version else "",
            [unescape(one) for one in re.findall(r'name="option" value="([^"]+)"', text)],
        )

    def answer(self, table: str, seat: int = 0, option: str = "", key: str = "") -> Response:
        version, options = self.question(table, seat)
        return self.act(table, "answer", seat=seat, option=option or options[0], version=version, key=key)


def scope_of(client: TestClient, method: str, path: str, key: str) -> dict[str, Any]:
    """A request as a server hands it on."""
    headers = [(b"host", b"testserver"), (b"origin", b"http://testserver")]
    headers += [(b"cookie", f"railhead={key}".encode()), (b"accept", b"application/json")]
    asked = {"method": method, "path": path, "raw_path": path.encode(), "query_string": b"", "root_path": ""}
    ends = {"client": ("testclient", 1), "server": ("testserver", 80), "scheme": "http", "http_version": "1.1"}
    protocol = {"type": "http", "asgi": {"version": "3.0", "spec_version": "2.3"}}
    return {**protocol, **asked, **ends, "headers": headers, "app": client.app}


class Lingerer:
    """Somebody who reads on, or whose request takes its time to arrive."""

    def __init__(self, client: TestClient, method: str, path: str, key: str) -> None:
        self.heard, self.body, self.status = bytearray(), b"", 0
        self.sent = False
        self.more, self.begun = asyncio.Event(), asyncio.Event()
        assert client.portal is not None
        self.portal = client.portal
        self.scope = scope_of(client, method, path, key)
        self.app: Any = client.app
        self.done = self.portal.start_task_soon(self.ask)
        self.portal.call(self.begun.wait)

    async def ask(self) -> None:
        await self.app(self.scope, self.receive, self.send)

    async def receive(self) -> dict[str, Any]:
        if self.scope["method"] == "POST":
            self.begun.set()  # it has come as far as its body, which takes its time
        await self.more.wait()
        if not self.body:
            return {"type": "http.disconnect"}
        if self.sent:
            await asyncio.Event().wait()  # he waits for his answer
        self.sent = True
        return {"type": "http.request", "body": self.body}

    async def send(self, message: dict[str, Any]) -> None:
        self.heard += message.get("body", b"")
        self.status = message.get("status", self.status)
        self.begun.set()

    def end(self, body: bytes = b"") -> str:
        """Send the rest, or hang up; all that was heard."""
        self.body = body
        self.portal.call(self.more.set)
        self.done.result(20)
        return self.heard.decode()
