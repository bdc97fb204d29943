"""The API keeps what its OpenAPI document says: schemathesis makes up requests from it and checks every answer."""

import asyncio
import random
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import Case as AnyCase
from schemathesis import GenerationMode, checks
from schemathesis.core.result import Ok

from railhead.arena.progress import Progress
from railhead.web.openapi import document
from railhead.web.soak.clients import Seat, open_table, programs
from railhead.web.soak.server import Server

CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]
ENDLESS = "/api/tables/{ref}/stream"  # an answer without end cannot be held to its schema
LEAVING = ("/api/me/leave", "/api/me/delete")  # tried last: whoever does so is nobody afterwards
REAL = 0.7  # how often a made-up address, token or field gives way to a real one
Case = AnyCase[Any]
MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)  # as the document says, and anything else


@dataclass
class Contract:
    """A server, somebody's seats there, and the answers so far."""

    server: Server
    game: str
    seats: list[Seat]
    session: requests.Session
    codes: Counter[int] = field(default_factory=Counter)

    def send(self, case: Case, mode: GenerationMode, dice: random.Random) -> None:
        """Send a made-up request, most of it, to a real table by somebody who sits there; check the answer."""
        seat = dice.choice(self.seats)
        if "ref" in (case.path_parameters or {}) and dice.random() < REAL:
            case.path_parameters["ref"] = seat.table
        if isinstance(case.body, dict):
            for name, value in self.real(seat, mode, dice).items():
                if type(case.body.get(name)) is type(value) and dice.random() < REAL:  # what is wrong stays wrong
                    case.body[name] = value
        headers = {"authorization": f"Bearer {seat.program.token}"} if dice.random() < REAL else {}
        response = case.call(self.server.address, self.session, headers)
        self.codes[response.status_code] += 1
        refused = response.status_code >= 400  # by whatever status
        case.validate_response(response, checks=CHECKS if refused else [*CHECKS, checks.negative_data_rejection])

    def real(self, seat: Seat, mode: GenerationMode, dice: random.Random) -> dict[str, Any]:
        """Fields that would do; for a wrong request none that may be what is wrong with it."""
        options = (seat.sight.get("ask") or {}).get("options", [{"name": ""}])
        fields = {
            "game": self.game,
            "table": seat.table,
            "seat": seat.seat,
            "option": dice.choice(options)["name"],
            "version": seat.sight.get("version", ""),
        }
        if mode is GenerationMode.POSITIVE:
            fields["seats"] = dice.choice([["me", "random"], ["me", "link"], ["open", "me"]])
            fields["options"] = {}
            fields["key"] = f"c{dice.randrange(10**12)}"
        return fields


def check(game: str, examples: int, number: int, folder: str) -> Counter[int]:
    """Try every operation of the document so many times, rightly and wrongly; how often each status came back."""
    schema = schemathesis.openapi.from_dict(document())
    found = list(schema.get_all_operations())
    operations = [one.ok() for one in found if isinstance(one, Ok)]
    assert len(operations) == len(found), "the document has operations that cannot be read"
    operations = [operation for operation in operations if operation.path != ENDLESS]
    operations.sort(key=lambda operation: operation.path in LEAVING)
    with Server(folder, RAILHEAD_GAMES=game) as server, requests.Session() as session:
        contract = Contract(server, game, asyncio.run(sit_down(server, game)), session)
        with Progress("fuzz: requests of the document", examples * len(operations) * len(MODES)) as progress:
            for operation in operations:
                for mode in MODES:
                    try_operation(contract, operation.as_strategy(mode), mode, examples, number)
                    progress.at(contract.codes.total())
        assert not server.told(), server.told()
    return contract.codes


def try_operation(
    contract: Contract, cases: st.SearchStrategy[Case], mode: GenerationMode, examples: int, number: int
) -> None:
    """Make up requests of one kind and send them."""

    @seed(number)
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=cases, dice=st.randoms())
    def send(case: Case, dice: random.Random) -> None:
        contract.send(case, mode, dice)

    with suppress(Unsatisfiable):  # what takes no fields cannot be given wrong ones
        send()


async def sit_down(server: Server, game: str) -> list[Seat]:
    """The seats of two programs at a table that has begun."""
    async with programs(server.address, 2) as players:
        seats = await open_table(game, players)
        for seat in seats:
            await seat.see()
    return seats
