"""Real server processes: streams, power cuts, and several processes over one database."""

import asyncio
import gc
import json
import socket
import subprocess
import sys
import weakref
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from railhead import records
from railhead.kernel.scene import Area, Piece
from railhead.web import commands, garbage, opening
from railhead.web.access import Visit
from railhead.web.app import make_app
from railhead.web.holds import Breath
from railhead.web.screens import Lens, screen_of
from railhead.web.settings import Settings, sqlite_in
from railhead.web.sight import Sight, make_sight
from railhead.web.soak.server import Server
from railhead.web.stream import screens
from railhead.web.table import LINK, PERSON, Place, Table

TOY = {"RAILHEAD_GAMES": "toy"}


class Player:
    """A program at one of the servers."""

    def __init__(self, http: httpx.Client, token: str, name: str) -> None:
        self.http = http
        self.token = token or self.post("/api/people", name=name)["token"]
        self.http.headers["authorization"] = f"Bearer {self.token}"

    def post(self, path: str, **data: Any) -> Any:
        return self.http.post(path, json={"key": "k", **data}).json()

    def get(self, path: str) -> Any:
        return self.http.get(path).json()

    def answer(self, table: str, seat: int, key: str) -> Any:
        sight = self.get(f"/api/tables/{table}?seat={seat}")
        option = sight["ask"]["options"][0]["name"]
        return self.post(f"/api/tables/{table}/answer", seat=seat, option=option, version=sight["version"], key=key)

    @contextmanager
    def follow(self, table: str, seat: int) -> Iterator[Iterator[Any]]:
        """The `table` events of a stream."""
        with self.http.stream("GET", f"/api/tables/{table}/stream?seat={seat}") as response:
            lines = response.iter_lines()
            yield (json.loads(line[6:]) for line in lines if line.startswith('data: {"'))


Players = Callable[..., Player]


@pytest.fixture
def player() -> Iterator[Players]:
    """Makes players at a server; their connections are closed when the test ends."""
    with ExitStack() as stack:

        def make(server: Server, token: str = "", name: str = "Anna") -> Player:
            http = stack.enter_context(httpx.Client(base_url=server.address, timeout=20))
            return Player(http, token, name)

        yield make


def test_a_stream_brings_every_change_and_only_what_its_viewer_may_know(player: Players, tmp_path: Path) -> None:
    with Server(str(tmp_path), **TOY) as server:
        anna = player(server)
        table = anna.post("/api/tables", game="toy", seats=["me", "me"])["table"]

        with anna.follow(table, 0) as told:
            first = next(told)
            anna.answer(table, 1, "k1")
            second = next(told)

        assert first["ask"] is not None
        assert {} == first["view"]["answered"]
        assert {"1": None} == second["view"]["answered"]


def test_a_table_is_read_in_slices_with_a_breath_before_every_entry(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A log of thousands of entries would else hold the loop as long as all of them take."""
    taken = 0

    async def take(breath: Breath) -> None:
        nonlocal taken
        taken += 1

    async def reload() -> int:
        app = make_app(Settings(database=sqlite_in(str(tmp_path)), games=("toy",), rate=0))
        async with app.router.lifespan_context(app):
            house = app.state.house
            anna, _ = await house.people.make("Anna")
            plan = opening.Plan("toy", [Place(PERSON, anna.id, anna.name)] * 2)
            live = await opening.open_table(house.tables, plan, anna)
            await live.do(partial(commands.say, seat=0, text="Is anybody there?"))
            house.tables.forget(live.table.id)
            monkeypatch.setattr(Breath, "take", take)
            found = await house.tables.find(live.table.id)
            return int(found.table.number) + 1

    assert asyncio.run(reload()) == taken > 2


def test_a_page_that_opens_hears_of_the_others_but_not_of_itself(tmp_path: Path) -> None:
    """A page of places loads anew with every change; were its own coming one, it would do so for ever."""

    async def listen() -> tuple[bool, str]:
        app = make_app(Settings(database=sqlite_in(str(tmp_path)), games=("toy",), rate=0))
        async with app.router.lifespan_context(app):
            house = app.state.house
            anna, _ = await house.people.make("Anna")
            plan = opening.Plan("toy", [Place(PERSON, anna.id, anna.name), Place(LINK)])
            live = await opening.open_table(house.tables, plan, anna)
            stream = screens(Visit(live, anna, Lens(live.table.id, (0,), 0)), live, "")
            first = asyncio.create_task(anext(stream))
            done, _ = await asyncio.wait([first], timeout=0.2)
            await live.do(partial(commands.say, seat=0, text="Is anybody there?"))
            message = await asyncio.wait_for(first, 10)
            await stream.aclose()
            return bool(done), message

    told_of_itself, message = asyncio.run(listen())

    assert not told_of_itself
    assert message.startswith("event: places")


def pieces() -> list[object]:
    gc.collect()
    return [one for one in gc.get_objects() if isinstance(one, (Piece, Area))]


def test_kept_screens_give_the_garbage_collector_nothing_to_visit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With pieces in them, a collection stopped a server of 200 tables for half a second."""
    monkeypatch.setattr("railhead.web.screens.SIGHT_SECONDS", 0.01)

    async def pieces_kept() -> list[object]:
        app = make_app(Settings(database=sqlite_in(str(tmp_path)), games=("toy",), rate=0))
        async with app.router.lifespan_context(app):
            house = app.state.house
            anna, _ = await house.people.make("Anna")
            plan = opening.Plan("toy", [Place(PERSON, anna.id, anna.name) for _ in range(2)])
            live = await opening.open_table(house.tables, plan, anna)
            before = {id(one) for one in pieces()}  # of other tests in this process
            screen = screen_of(live, Lens(live.table.id, (0, 1), 0))
            assert screen.regions
            await asyncio.sleep(0.05)  # what was seen is shared for a moment
            return [one for one in pieces() if id(one) not in before]

    assert [] == asyncio.run(pieces_kept())


def sceneless(table: Table, seat: int | None) -> Sight:
    return replace(make_sight(table, seat), scene=None)


def test_a_ruleset_without_a_scene_has_a_page_with_question_options_and_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("railhead.web.screens.make_sight", sceneless)

    async def drawn() -> dict[str, str]:
        app = make_app(Settings(database=sqlite_in(str(tmp_path)), games=("toy",), rate=0))
        async with app.router.lifespan_context(app):
            house = app.state.house
            anna, _ = await house.people.make("Anna")
            plan = opening.Plan("toy", [Place(PERSON, anna.id, anna.name) for _ in range(2)], seed=1)
            live = await opening.open_table(house.tables, plan, anna)
            return screen_of(live, Lens(live.table.id, (0, 1), 0)).regions

    regions = asyncio.run(drawn())

    assert "Which flame do you lay?" in regions["question"]
    assert "card:" in regions["question"]
    assert "draws" in regions["log"]
    assert "" == regions["board"].strip()


def test_a_server_lays_aside_what_is_here_to_stay(tmp_path: Path) -> None:
    code = (
        "import gc; from railhead.web.serve import ready; from railhead.web.settings import Settings;"
        f"ready(Settings.from_environment({str(tmp_path)!r}));"
        "print(gc.get_freeze_count() > 10_000, gc.get_threshold())"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)

    by_itself = (garbage.YOUNG, garbage.NEVER, garbage.NEVER)
    assert f"True {by_itself}\n" == told.stdout, told.stderr  # and looks further only when called


class Circle:
    """Garbage that only the collector can free."""

    def __init__(self) -> None:
        self.me = self


@pytest.mark.parametrize("grown", [False, True])
def test_the_keeper_collects_garbage_when_the_memory_has_grown(tmp_path: Path, grown: bool) -> None:
    async def is_left() -> bool:
        app = make_app(Settings(database=sqlite_in(str(tmp_path)), games=("toy",), rate=0))
        async with app.router.lifespan_context(app):
            tables, circle = app.state.house.tables, weakref.ref(Circle())
            tables.sweeper.left = 0 if grown else 1e12
            await tables.sweep()
            return circle() is not None

    gc.disable()
    try:
        assert (not grown) == asyncio.run(is_left())
    finally:
        gc.enable()


def test_a_table_outlives_a_power_cut(player: Players, tmp_path: Path) -> None:
    server = Server(str(tmp_path), **TOY).start()
    anna = player(server)
    table = anna.post("/api/tables", game="toy", seats=["me", "greedy"])["table"]
    done = anna.answer(table, 0, "k1")

    server.kill()
    server.start()

    again = player(server, anna.token)
    sight = again.get(f"/api/tables/{table}?seat=0")
    assert sight["decision"] >= done["decision"]
    while not sight["over"]:
        if sight["ask"]:
            again.answer(table, 0, f"k{sight['version']}")
        sight = again.get(f"/api/tables/{table}?seat=0")
    log = again.get(f"/api/tables/{table}/log")["log"]
    assert [] == records.check(log)
    server.stop()


def test_an_answer_sent_again_after_a_power_cut_counts_once(player: Players, tmp_path: Path) -> None:
    server = Server(str(tmp_path), **TOY).start()
    anna = player(server)
    table = anna.post("/api/tables", game="toy", seats=["me", "me"])["table"]
    sight = anna.get(f"/api/tables/{table}?seat=0")
    data = {"seat": 0, "option": sight["ask"]["options"][0]["name"], "version": sight["version"], "key": "once"}
    assert "done" == anna.post(f"/api/tables/{table}/answer", **data)["result"]

    server.kill()
    server.start()

    assert "repeated" == player(server, anna.token).post(f"/api/tables/{table}/answer", **data)["result"]
    assert 1 == player(server, anna.token).get(f"/api/tables/{table}?seat=0")["decision"]
    server.stop()


def test_several_processes_share_one_database(player: Players, postgresql: str, tmp_path: Path) -> None:
    """Players at different processes see each other's answers at once; of two equal claims one is accepted."""
    with ExitStack() as stack:
        one, two = (stack.enter_context(Server(str(tmp_path), DATABASE_URL=postgresql, **TOY)) for _ in range(2))
        anna = player(one)
        made = anna.post("/api/tables", game="toy", seats=["me", "link", "greedy"], terms={"windows": "off"})
        boris = player(two, name="Boris")
        boris.post("/api/join", invite=made["invites"]["1"])
        table = made["table"]

        with anna.follow(table, 0) as told:
            while 1 in next(told)["asked"]:
                boris.answer(table, 1, "b1")
                break
            seen = next(sight for sight in told if 1 not in sight["asked"])
        assert seen["ask"] is not None
        same = player(two, anna.token)
        sight = anna.get(f"/api/tables/{table}?seat=0")
        data = {"seat": 0, "option": sight["ask"]["options"][0]["name"], "version": sight["version"]}
        results = [
            anna.post(f"/api/tables/{table}/answer", key="here", **data)["result"],
            same.post(f"/api/tables/{table}/answer", key="there", **data)["result"],
        ]
        assert ["done", "stale"] == results


def test_several_processes_share_one_port(player: Players, postgresql: str, tmp_path: Path) -> None:
    """Whichever process a request meets, it meets the same table."""
    with Server(str(tmp_path), DATABASE_URL=postgresql, RAILHEAD_PROCESSES="2", **TOY) as server:
        anna = player(server)
        table = anna.post("/api/tables", game="toy", seats=["me", "me"])["table"]
        for number in range(12):
            one = player(server, anna.token)
            asked = [seat for seat in (0, 1) if one.get(f"/api/tables/{table}?seat={seat}")["ask"]]
            if not asked:
                break
            assert "done" == one.answer(table, asked[0], f"k{number}")["result"]

        seen = {player(server, anna.token).get(f"/api/tables/{table}?seat=0")["version"] for _ in range(6)}
        assert 1 == len(seen)


def test_the_bot_of_thirty_lines_plays_a_match(tmp_path: Path) -> None:
    bot = Path(__file__).parents[2] / "examples" / "bot.py"
    with Server(str(tmp_path), **TOY) as server:
        played = subprocess.run([sys.executable, str(bot), server.address, "toy"], capture_output=True, timeout=60)

    assert 0 == played.returncode, played.stderr.decode()
    assert b"won" in played.stdout


def test_a_port_that_is_taken_is_named_with_the_way_out(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        code = f"from railhead.web.serve import serve; serve(port={port}, data={str(tmp_path)!r})"
        served = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)

    assert 1 == served.returncode
    assert f"--port {port + 1}" in served.stderr
    assert "Open http" not in served.stdout
