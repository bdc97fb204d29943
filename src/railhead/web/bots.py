"""Bots are guests: they think in processes of their own, in limited time, and know only what their seat knows."""

import asyncio
import contextlib
import json
import secrets
import sys
from dataclasses import dataclass

import railhead
from railhead import pure
from railhead.kernel.view import View

WEAKER = {"greedy": "random", "random": "random"}  # who takes over; any other bot is followed by the greedy one
MOST_BYTES = 1 << 24


class BotFailed(Exception):
    """A bot gave no usable answer; the text says why."""


def weaker(bot: str) -> str:
    """The bot that replaces one that crashed or was late."""
    return WEAKER.get(bot, "greedy")


@dataclass
class Worker:
    """One process that answers one question at a time."""

    process: asyncio.subprocess.Process
    build: str  # the newest when it began

    @staticmethod
    async def start() -> "Worker":
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", "railhead.web.worker")
        build = pure.newest_build()
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=MOST_BYTES)
        return Worker(process, build)

    @property
    def usable(self) -> bool:
        """Alive, and of the newest build: compiled rules that were made meanwhile are taken by a new process."""
        return self.process.returncode is None and self.build == pure.newest_build()

    async def ask(self, question: bytes) -> bytes:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(question + b"\n")
        await self.process.stdin.drain()
        return await self.process.stdout.readline()

    async def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class BotRoom:
    """A few worker processes that all tables share."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self.told = railhead.build() == "compiled"
        self.idle: asyncio.LifoQueue[Worker | None] = asyncio.LifoQueue()
        for _ in range(processes):
            self.idle.put_nowait(None)  # started when first needed

    async def think(self, bot: str, view: View, seconds: float | None = None) -> str:
        """The option (by name) that a bot chooses for the seat of a view; `BotFailed` if it crashes or is late."""
        question = self.question(bot, view)
        worker = await self.idle.get()
        try:
            if worker is not None and not worker.usable:
                await worker.kill()
                worker = None
            if worker is None:
                worker = await Worker.start()
            answer = await asyncio.wait_for(worker.ask(question), seconds or self.seconds)
            self.tell_build(answer)
            return read_answer(answer)
        except (TimeoutError, OSError, BotFailed, asyncio.CancelledError) as fault:
            if worker is not None and not isinstance(fault, BotFailed):
                await worker.kill()
                worker = None
            if isinstance(fault, TimeoutError):
                raise BotFailed("took too long") from None
            if isinstance(fault, OSError):
                raise BotFailed("crashed") from None
            raise
        finally:
            self.idle.put_nowait(worker)

    def tell_build(self, line: bytes) -> None:
        """Say once that bots have gone over to the compiled rules, where this server itself began without them."""
        if not self.told and b'"build": "compiled"' in line:
            self.told = True
            print("The bots think with the compiled rules from now on.", flush=True)

    def question(self, bot: str, view: View) -> bytes:
        """What a worker gets: a dream of the seat, in which exactly its own view is true, and nothing more."""
        dream = view.imagine(secrets.randbits(30))
        data = {
            "game": view.rules.name,
            "seat": view.seat,
            "bot": bot,
            "seed": secrets.randbits(30),
            "state": dream.to_json(),
        }
        return json.dumps(data, separators=(",", ":")).encode()

    async def close(self) -> None:
        while not self.idle.empty():
            worker = self.idle.get_nowait()
            if worker is not None:
                await worker.kill()


def read_answer(line: bytes) -> str:
    if not line:
        raise BotFailed("crashed")
    answer = json.loads(line)
    if "option" not in answer:
        raise BotFailed(f"made an error ({answer.get('fault', 'unknown')})")
    return str(answer["option"])
