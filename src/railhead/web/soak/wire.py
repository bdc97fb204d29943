"""Asks an application in this process with nothing in between, so that a soak can ask very often."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import unquote

from starlette.types import ASGIApp, Message


@dataclass(frozen=True)
class Answer:
    """What came back."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    @property
    def bytes(self) -> bytes:
        """The whole answer in one piece: status, headers and body; without the time at which a file was made."""
        headers = [pair for pair in self.headers if pair[0] not in (b"last-modified", b"etag")]
        head = [b"%d" % self.status, *(b": ".join(pair) for pair in headers)]
        return b"\n".join(head) + b"\n\n" + self.body


async def ask(app: ASGIApp, method: str, path: str, headers: Mapping[str, str], body: bytes = b"") -> Answer:
    """Send one request; `path` is as in an address: percent-encoded, with its query."""
    place, _, query = path.partition("?")
    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": unquote(place),
        "raw_path": place.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [(b"host", b"testserver"), *((name.encode(), value.encode()) for name, value in headers.items())],
        "client": ("127.0.0.1", 1),
        "server": ("testserver", 80),
    }
    starts: list[Message] = []
    bodies: list[bytes] = []
    sent = asyncio.Event()
    left = asyncio.Event()

    async def receive() -> Message:
        if sent.is_set():
            await left.wait()  # as a server has it: after the request there is nothing until the client goes
            return {"type": "http.disconnect"}
        sent.set()
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            starts.append(message)
        else:
            bodies.append(message.get("body", b""))

    await app(scope, receive, send)
    left.set()
    return Answer(starts[0]["status"], tuple(starts[0]["headers"]), b"".join(bodies))
