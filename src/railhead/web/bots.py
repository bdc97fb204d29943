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
from railhead.web import metrics
from railhead.web.backroom import put
from railhead.web.fair import PEOPLE, FairQueue

WEAKER = {"greedy": "random", "random": "random"}  # who takes over; any other bot is followed by the greedy one
MOST_BYTES = 1 << 24
LIVES = 3  # workers that may die over one question
TOO_LONG = "took too long"


class BotFailed(Exception):
    """A bot gave no usable answer; the text says why."""


def strongest(bots: tuple[str, ...]) -> str:
    """The bot that stands in for people: the greedy one, which is quick."""
    return "greedy" if "greedy" in bots else bots[-1]


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
        # A session of its own: Ctrl-C is for the server, which ends its workers; one that just begins would complain.
        process = await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, limit=MOST_BYTES, start_new_session=True
        )
        return Worker(process, build)

    @property
    def usable(self) -> bool:
        """Alive, and of the newest build: compiled rules that were made meanwhile are taken by a new process."""
        return self.process.returncode is None and self.build == pure.newest_build()

    async def ask(self, question: bytes) -> bytes:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        await put(self.process.stdin, question)
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
        self.idle: FairQueue[Worker | None] = FairQueue()
        for _ in range(processes):
            self.idle.give(None)  # started when first needed

    async def think(
        self,
        bot: str,
        view: View,
        seconds: float | None = None,
        *,
        rank: int = PEOPLE,
        owner: str = "",
        home: str = "",
    ) -> str:
        """The option (by name) that a bot chooses for the seat of a view; `BotFailed` if it fails or is late.

        `owner`: whose wish that is; `home`: the address he comes from.
        A worker that dies is no fault of the bot, so another one is asked the same before that counts.
        """
        question = self.question(bot, view)
        with metrics.BOTS.measured():
            for _ in range(LIVES):
                try:
                    return await self.ask(question, seconds or self.seconds, rank, owner, home)
                except OSError:
                    metrics.BOTS_FAILED.add("worker died")
                except BotFailed as fault:
                    metrics.BOTS_FAILED.add("late" if str(fault) == TOO_LONG else "error")
                    raise
        raise BotFailed("crashed")

    async def ask(self, question: bytes, seconds: float, rank: int, owner: str, home: str) -> str:
        """Put a question to the next free worker; `OSError` if that worker dies."""
        worker = await self.idle.take(rank, owner, home)
        try:
            if worker is not None and not worker.usable:
                await worker.kill()
                worker = None
            if worker is None:
                worker = await Worker.start()
            answer = await asyncio.wait_for(worker.ask(question), seconds)
            self.say_build(answer)
            return read_answer(answer)
        except (TimeoutError, OSError, asyncio.CancelledError) as fault:
            if worker is not None:
                await worker.kill()
                worker = None
            if isinstance(fault, TimeoutError):
                raise BotFailed(TOO_LONG) from None
            raise
        finally:
            self.idle.give(worker)

    def say_build(self, line: bytes) -> None:
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
        for worker in self.idle.free:
            if worker is not None:
                await worker.kill()
        self.idle.free.clear()


def read_answer(line: bytes) -> str:
    if not line:
        raise ConnectionResetError("the worker is gone")
    answer = json.loads(line)
    if "option" not in answer:
        raise BotFailed(f"made an error ({answer.get('fault', 'unknown')})")
    return str(answer["option"])
