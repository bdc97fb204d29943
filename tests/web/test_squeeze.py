"""What goes over the wire is compressed: pages, files and streams, for whoever understands it."""

import asyncio
import gzip
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from guests import Guest
from starlette.responses import Response, StreamingResponse
from starlette.types import ASGIApp

from railhead.web import squeeze
from railhead.web.settings import Settings, sqlite_in
from railhead.web.squeeze import Squeeze

Guests = Callable[[], Guest]
LONG = "A station has an owner, a garrison and a name. " * 4000  # several blocks


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=sqlite_in(str(tmp_path)), games=("toy",), bot_pause=0, rate=0)


def answer_of(app: ASGIApp, encodings: str = "gzip, br") -> list[dict[str, Any]]:
    """What a server would be given to send."""
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        await asyncio.sleep(60)
        return {}

    async def send(message: Any) -> None:
        sent.append(message)

    headers = [(b"accept-encoding", encodings.encode())]
    scope = {"type": "http", "method": "GET", "path": "/", "headers": headers, "asgi": {"spec_version": "2.4"}}
    asyncio.run(Squeeze(app)(scope, receive, send))
    return sent


def header(sent: list[dict[str, Any]], name: str) -> str:
    return dict(sent[0]["headers"]).get(name.encode(), b"").decode()  # type: ignore[no-any-return]  # bytes of a server


@pytest.mark.parametrize("path", ["/", "/new/toy", "/static/script.js", "/static/style.css", "/look/toy.css"])
def test_pages_and_files_are_compressed(guest: Guests, path: str) -> None:
    answer = guest().get(path)

    assert "gzip" == answer.headers["content-encoding"]
    assert "Accept-Encoding" in answer.headers["vary"]
    assert "gzip" not in guest().get(path, accept_encoding="identity").headers.get("content-encoding", "")


@pytest.mark.parametrize("path", ["/static/script.js", "/static/style.css", "/look/toy.css"])
def test_a_browser_that_has_a_file_is_not_sent_it_again(guest: Guests, path: str) -> None:
    first = guest().get(path)

    again = guest().get(path, if_none_match=first.headers["etag"])
    other = guest().get(path, if_none_match='"another"')

    assert (304, b"") == (again.status_code, again.content)
    assert (200, first.content) == (other.status_code, other.content)


def test_a_long_answer_is_whole_and_says_how_long_it_is() -> None:
    sent = answer_of(Response(LONG, media_type="text/html"))

    body = b"".join(part["body"] for part in sent[1:])
    assert LONG == gzip.decompress(body).decode()
    assert str(len(body)) == header(sent, "content-length")
    assert len(body) < len(LONG) / 20


def test_every_message_of_a_stream_can_be_read_at_once() -> None:
    messages = ["retry: 1000\n\n", f"data: {LONG}\n\n", "event: pulse\n\n"]

    async def told() -> Any:
        for message in messages:
            yield message

    sent = answer_of(StreamingResponse(told(), media_type="text/event-stream"))

    reader = zlib.decompressobj(zlib.MAX_WBITS | 16)
    assert messages == [reader.decompress(part["body"]).decode() for part in sent[1:4]]
    reader.decompress(sent[4]["body"])
    assert reader.eof  # with the right sum
    assert "" == header(sent, "content-length")


def test_a_message_that_many_get_is_compressed_once() -> None:
    squeeze.block.cache_clear()
    for _ in range(5):
        answer_of(Response(LONG[:5000], media_type="text/html"))

    assert 1 == squeeze.block.cache_info().misses


@pytest.mark.parametrize(
    ("answer", "encodings"),
    [
        (Response(LONG, media_type="text/html"), "br"),
        (Response(LONG[:100], media_type="text/html"), "gzip"),
        (Response(LONG, media_type="image/png"), "gzip"),
        (Response(LONG, status_code=206, media_type="text/html"), "gzip"),
    ],
)
def test_some_answers_stay_as_they_are(answer: Response, encodings: str) -> None:
    sent = answer_of(answer, encodings)

    assert "" == header(sent, "content-encoding")
    assert answer.body == sent[1]["body"]
