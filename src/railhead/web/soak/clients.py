"""Programs that play over the JSON API, many at once, for the soaks."""

import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx

LIMITS = httpx.Limits(max_connections=64, max_keepalive_connections=64)


@dataclass
class Program:
    """Somebody with a token."""

    http: httpx.AsyncClient
    token: str = ""
    keys: int = 0

    async def call(self, path: str, data: dict[str, Any] | None = None) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        if data is None:
            return await self.http.get(path, headers=headers)
        return await self.http.post(path, json=data, headers=headers)

    def key(self) -> str:
        self.keys += 1
        return f"{self.token[:8]}-{self.keys}"


@dataclass
class Seat:
    """A program at a table, and the last it saw there."""

    program: Program
    table: str
    seat: int
    sight: dict[str, Any] = field(default_factory=dict)

    async def see(self) -> dict[str, Any]:
        response = await self.program.call(f"/api/tables/{self.table}?seat={self.seat}")
        self.sight = response.json()
        return self.sight

    def choice(self, dice: random.Random) -> dict[str, Any] | None:
        """An answer to the open question, ready to send; None if nothing is asked."""
        if not self.sight.get("ask"):
            return None
        option = dice.choice(self.sight["ask"]["options"])["name"]
        return {"seat": self.seat, "option": option, "version": self.sight["version"], "key": self.program.key()}

    async def send(self, answer: dict[str, Any]) -> str:
        response = await self.program.call(f"/api/tables/{self.table}/answer", answer)
        data = response.json()
        if data.get("result") in ("done", "repeated", "stale"):
            self.sight = data
        return str(data["result"])


@asynccontextmanager
async def programs(address: str, count: int) -> AsyncIterator[list[Program]]:
    """Some programs at a server, each with a token of its own."""
    async with httpx.AsyncClient(base_url=address, timeout=30, limits=LIMITS) as http:
        yield await programs_over(http, count)


async def programs_over(http: httpx.AsyncClient, count: int) -> list[Program]:
    made = [Program(http) for _ in range(count)]
    for number, program in enumerate(made, 1):
        program.token = (await program.call("/api/people", {"name": f"Program {number}"})).json()["token"]
    return made


async def open_table(game: str, players: list[Program], bots: Sequence[str] = ()) -> list[Seat]:
    """A table with these players, and bots after them; the players' seats."""
    host = players[0]
    data: dict[str, Any] = {"game": game, "seats": ["me", *["link"] * (len(players) - 1), *bots], "key": host.key()}
    data["terms"] = {"windows": "off"}  # programs need no time to think
    made = (await host.call("/api/tables", data)).json()
    for number, player in enumerate(players[1:], 1):
        await player.call("/api/join", {"invite": made["invites"][str(number)], "key": player.key()})
    return [Seat(player, made["table"], seat) for seat, player in enumerate(players)]


async def play_on(seats: list[Seat], dice: random.Random) -> tuple[dict[str, Any], str] | None:
    """One random answer at a table: what was sent and what came back; None if the match is over."""
    for seat in dice.sample(seats, len(seats)):
        sight = await seat.see()
        if sight["over"]:
            return None
        answer = seat.choice(dice)
        if answer is not None:
            return answer, await seat.send(answer)
    return {}, "nobody"
