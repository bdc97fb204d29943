"""Nobody stops the server by what he leaves open: half-sent requests, connections, streams."""

import asyncio
import resource
import socket
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import httpx
import pytest
from uvicorn.protocols.http.flow_control import FlowControl

from railhead.web import doors
from railhead.web.soak.server import Server

ELSEWHERE = "127.0.0.2"  # another address of this machine
TOY: dict[str, Any] = {"RAILHEAD_GAMES": "toy"}


def half_sent(server: Server, count: int, stack: ExitStack) -> list[socket.socket]:
    """Connections from elsewhere that begin a request and do not end it."""
    made = []
    for _ in range(count):
        connection = socket.create_connection(("127.0.0.1", server.port), 10, (ELSEWHERE, 0))
        made.append(stack.enter_context(connection))
        connection.setblocking(False)
        try:
            connection.send(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        except OSError:
            continue  # closed at once
    return made


def closed(connection: socket.socket) -> bool:
    try:
        return connection.recv(1) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


def still_open(attack: list[socket.socket], most: int) -> int:
    """How many connections are open once they are no more than so many, or when a busy machine had time enough."""
    until = time.monotonic() + 60
    while (open_ := sum(not closed(one) for one in attack)) > most and time.monotonic() < until:
        time.sleep(0.05)
    return open_


def test_half_sent_requests_are_few_and_others_are_served_meanwhile(tmp_path: Path) -> None:
    """Nobody is too slow here: only their number closes them."""
    limits = {"RAILHEAD_CONNECTIONS": "50", "RAILHEAD_SLOW_SECONDS": "900"}
    with Server(str(tmp_path), **limits, **TOY) as server, ExitStack() as stack:
        open_ = still_open(half_sent(server, 300, stack), 50)
        honest = httpx.get(f"{server.address}/health", timeout=20).status_code

    assert open_ <= 50
    assert 200 == honest


def test_half_sent_requests_end_soon(tmp_path: Path) -> None:
    with Server(str(tmp_path), RAILHEAD_SLOW_SECONDS="1", **TOY) as server, ExitStack() as stack:
        assert 0 == still_open(half_sent(server, 30, stack), 0)


def test_a_kept_connection_that_half_sends_its_second_request_is_closed_too(tmp_path: Path) -> None:
    with (
        Server(str(tmp_path), RAILHEAD_SLOW_SECONDS="1", **TOY) as server,
        socket.create_connection(("127.0.0.1", server.port), 60) as connection,
    ):
        connection.sendall(b"GET /ready HTTP/1.1\r\nHost: x\r\n\r\n")
        first = connection.recv(65536)
        time.sleep(1.5)  # a quiet connection is kept
        connection.sendall(b"GET /ready HT")
        while connection.recv(65536):
            pass

    assert first.startswith(b"HTTP/1.1 200")


def flooded(server: Server, begun: bytes, more: bytes, megabytes: int) -> int:
    """Bytes that the server took of a request that never ends."""
    taken = 0
    with socket.create_connection(("127.0.0.1", server.port), 20) as connection:
        connection.settimeout(20)
        try:
            connection.sendall(begun)
            while taken < megabytes << 20:
                connection.sendall(more)
                taken += len(more)
        except OSError:
            pass
    return taken


def test_a_request_without_end_is_cut_off(tmp_path: Path) -> None:
    """A head that goes on and on, and lines behind the last piece of a body: both would be kept in memory."""
    with Server(str(tmp_path), **TOY) as server:
        head = flooded(server, b"GET / HTTP/1.1\r\nHost: x\r\n", b"X-Much: " + b"y" * 8000 + b"\r\n", 64)
        address = flooded(server, b"GET /", b"y" * 8000, 64)
        posted = b"POST /api/people HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"
        behind = flooded(server, posted, b"X-Much: " + b"y" * 8000 + b"\r\n", 64)
        honest = httpx.get(f"{server.address}/health", timeout=20).status_code

    # What the sockets of both sides take before a closed connection shows counts too.
    assert head < 16 << 20
    assert address < 16 << 20
    assert behind < 32 << 20
    assert 200 == honest


def test_a_large_request_that_ends_is_answered(tmp_path: Path) -> None:
    """Larger than any head may be, and in few large pieces: its last piece is no head of another one."""
    with Server(str(tmp_path), **TOY) as server:
        answer = httpx.post(f"{server.address}/import", data={"log": "x" * 2_000_000}, timeout=60)

    assert 422 == answer.status_code


def test_a_proxy_is_believed_where_it_is_named_and_brings_everybodys_connections(tmp_path: Path) -> None:
    """One in front of a container comes from an address of its own: all people shared that one's limits."""
    told = {"x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https"}
    cookies = []
    with Server(str(tmp_path), RAILHEAD_PROXIES="127.0.0.8/30", **TOY) as server:
        for address in ("127.0.0.9", ELSEWHERE):
            with httpx.Client(transport=httpx.HTTPTransport(local_address=address), timeout=60) as proxy:
                made = proxy.post(f"{server.address}/me", data={"name": "Anna"}, headers=told)
                cookies.append(made.headers["set-cookie"])

    assert [True, False] == ["Secure" in cookie for cookie in cookies]


@pytest.mark.parametrize(
    ("proxies", "limited"), [("", True), ("10.0.0.0/8", True), ("172.16.0.0/12", False), ("*", False)]
)
def test_connections_of_a_proxy_are_not_limited(proxies: str, limited: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAILHEAD_PROXIES", proxies)

    assert limited == (doors.most_of.__wrapped__("172.18.0.1") == doors.EACH)


def test_an_address_has_only_so_many_streams(tmp_path: Path) -> None:
    with Server(str(tmp_path), RAILHEAD_STREAMS="10", **TOY) as server, ExitStack() as stack:

        def somebody(address: str) -> httpx.Client:
            transport = httpx.HTTPTransport(local_address=address)
            return stack.enter_context(httpx.Client(base_url=server.address, transport=transport, timeout=20))

        anna, other = somebody(ELSEWHERE), somebody("127.0.0.1")
        token = anna.post("/api/people", json={"name": "Anna"}).json()["token"]
        key = {"authorization": f"Bearer {token}"}
        seats = {"game": "toy", "seats": ["me", "me"], "terms": {"watch": True}, "key": "k"}
        watch = anna.post("/api/tables", json=seats, headers=key).json()["watch"]

        def follow(one: httpx.Client, **headers: str) -> int:
            return stack.enter_context(one.stream("GET", f"/t/{watch}/stream", headers=headers)).status_code

        own = [follow(anna, **key) for _ in range(3)]
        near = [follow(anna) for _ in range(9)]
        far = follow(other)

    assert [200, 200, 429] == own
    assert [200] * 8 + [429] == near
    assert 200 == far


def test_a_server_that_may_open_few_files_says_so() -> None:
    code = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (200, 300));"
        "from railhead.web.doors import raise_file_limit; print(raise_file_limit());"
        "print(resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)

    assert "may open 300 files" in told.stdout
    assert told.stdout.endswith("\n300\n")
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] != 300


def test_a_connection_does_not_heap_up_requests(tmp_path: Path) -> None:
    """All behind the first one were kept while that one was answered: for ever, where it was a stream."""
    with Server(str(tmp_path), **TOY) as server:
        answers = []
        for count in (3, 2000):
            with socket.create_connection(("127.0.0.1", server.port), 60) as connection:
                connection.settimeout(3)
                told = b""
                try:
                    connection.sendall(b"GET /ready HTTP/1.1\r\nHost: x\r\n\r\n" * count)
                    while piece := connection.recv(1 << 20):
                        told += piece
                except OSError:  # nothing more comes, or it is closed
                    pass
                answers.append(told.count(b"HTTP/1.1 200"))

    assert 3 == answers[0]
    assert answers[1] <= 1 + doors.PIPELINED


@pytest.mark.parametrize("reads", [False, True])
def test_whoever_takes_nothing_of_what_he_is_sent_is_hung_up_on(reads: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "slow_seconds", lambda: 0.01)
    ended = []

    async def linger() -> None:
        door = doors.Door.__new__(doors.Door)
        door.loop, door.transport, door.waiting = asyncio.get_running_loop(), Mock(), None
        door.flow = FlowControl(door.transport)
        door.pause_writing()
        if reads:
            door.resume_writing()
        await asyncio.sleep(0.2)
        ended.append(door.transport.abort.called)

    asyncio.run(linger())

    assert [not reads] == ended
