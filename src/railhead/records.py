"""Records of matches: reading, writing, sealing, checking and going through them; one way for terminal and browser.

A record is JSON: the log of a match (`railhead.Match.log`) and, if it is known, who sat where. A sealed log also holds
the commitment to its seed and, at every decision, the hash of the state it led to, so that nobody can change a part.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import re
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeGuard

from railhead.kernel.errors import BadLog, RailheadError
from railhead.kernel.match import Log, Match
from railhead.kernel.state import State
from railhead.registry import replay

FORMAT = "railhead match 1"
SEAL_DIGITS = 16
HEX = re.compile(r"([0-9a-f]{2}){0,64}")
CONCEDES = ""  # stands for an answer: no option has this name


@dataclass(frozen=True)
class Seat:
    """Who sat there: a name (empty: the seat's own title) and `human` or the name of a bot."""

    name: str
    player: str
    standing: object = None  # his standing answers, as `railhead.standing` writes them

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {"name": self.name, "player": self.player}
        return data if self.standing is None else data | {"standing": self.standing}


@dataclass(frozen=True)
class Record:
    """The log of a match and, if it is known, its players."""

    log: Log
    seats: list[Seat] = field(default_factory=list)

    def to_json(self) -> dict[str, object]:
        return {"format": FORMAT, "seats": [seat.to_json() for seat in self.seats], "log": self.log}


# --- reading ----------------------------------------------------------------------------------------------------------


def parse(text: str) -> Record:
    """A record, or a bare log; anything else is refused with the place and the reason."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as fault:
        raise BadLog(
            f"This is not a match: damaged at line {fault.lineno}, column {fault.colno} ({fault.msg})."
        ) from None
    except RecursionError:
        raise BadLog("This is nested far too deep to be a match.") from None
    if not isinstance(data, dict):
        raise BadLog("This is JSON, but not a match: an object is needed.")
    if "entries" in data:
        return Record(data)
    if not isinstance(data.get("log"), dict):
        raise BadLog("This is JSON, but neither a saved match nor a log of Railhead.")
    if data.get("format", FORMAT) != FORMAT:
        raise BadLog(f"Format {data['format']!r} is not known here; this is Railhead with {FORMAT!r}.")
    return Record(data["log"], parse_seats(data.get("seats", [])))


def parse_seats(entries: object) -> list[Seat]:
    if not isinstance(entries, list):
        raise BadLog("'seats' is not a list of players.")
    seats = []
    for place, entry in enumerate(entries):
        name, player = (entry.get("name"), entry.get("player")) if isinstance(entry, dict) else (None, None)
        if not isinstance(name, str) or not isinstance(player, str):
            raise BadLog(f"seats[{place}] needs a name and a player.")
        seats.append(Seat(name, player, entry.get("standing")))
    return seats


def read(path: Path) -> Record:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadLog("This is not a text file, so it is not a saved match.") from None
    return parse(text)


# --- writing ----------------------------------------------------------------------------------------------------------


def write(path: Path, record: Record) -> None:
    """Write a record; the file is never half-written."""
    write_whole(path, json.dumps(record.to_json(), ensure_ascii=False, indent=1))


def write_whole(path: Path, text: str) -> None:
    """Replace a file in one step: whoever reads it finds the old text or the new one, never a part."""
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, "it is not an ordinary file")
    target = path.resolve()  # a link stays a link
    temporary = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        with open(temporary, "x", encoding="utf-8") as file:
            file.write(text + "\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, target)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    sync_folder(target.parent)


def sync_folder(folder: Path) -> None:
    """Make the new name last through a power cut, where the system can do that."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


# --- going through a match --------------------------------------------------------------------------------------------


class Walk:
    """A match that can be looked at after each of its decisions, forwards and back."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.match = replay(log, upto=0)
        self.decisions = decisions(log)
        self.at = 0

    def go(self, at: int) -> Match:
        """The match after so many decisions; the next one is quick, any other is played anew."""
        if not 0 <= at <= len(self.decisions):
            raise BadLog(f"There is no decision {at}; the log has 0 to {len(self.decisions)}.")
        if at == self.at + 1:
            decide(self.match, *self.decisions[self.at])
        elif at != self.at:
            self.match = replay(self.log, upto=at)
        self.at = at
        return self.match

    def all(self) -> Iterator[Match]:
        """The match at its first question and again after every decision."""
        for at in range(len(self.decisions) + 1):
            yield self.go(at)


def decisions(log: Log) -> list[tuple[int, str]]:
    """Who decided what, by the name of the option; CONCEDES for leaving the match."""
    entries = log["entries"]
    assert isinstance(entries, list)
    return [(entry["seat"], entry.get("answer", CONCEDES)) for entry in entries if "seat" in entry]


def decide(match: Match, seat: int, option: str) -> None:
    if option == CONCEDES:
        match.concede(seat)
    else:
        match.answer(seat, option)


# --- seals ------------------------------------------------------------------------------------------------------------


def commitment(seed: object) -> str:
    """The SHA-256 of a secret seed; a plain number (of a match for practice) hides nothing and has none."""
    if isinstance(seed, str):
        seed = bytes.fromhex(seed)
    return sha256(seed).hexdigest() if isinstance(seed, bytes) else ""


def drawn_seed(secret: str, luck: Sequence[str]) -> str:
    """The seed that follows from the secret of a server and what the players of the seats threw in (maybe nothing)."""
    if not any(luck):
        return secret
    return sha256(bytes.fromhex(secret) + "\n".join(luck).encode()).hexdigest()


def state_hash(state: State) -> str:
    """The SHA-256 of a whole state, in hexadecimal digits."""
    text = json.dumps(state.to_json(), sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()


def seal(log: Log, draw: dict[str, Any] | None = None) -> dict[str, Any]:
    """A log with the commitment to its seed and, at every decision, the hash of the state it led to.

    `draw`: the secret that was promised and what the players threw in, where the seed follows from both.
    """
    hashes = [state_hash(match.state)[:SEAL_DIGITS] for match in Walk(log).all()][1:]
    entries = log["entries"]
    assert isinstance(entries, list)
    sealed = [dict(entry, hash=hashes.pop(0)) if "seat" in entry else entry for entry in entries]
    drawn = {} if draw is None else {"draw": draw}
    secret = log["seed"] if draw is None else draw["secret"]
    return {**log, **drawn, "commitment": commitment(secret), "entries": sealed}


def check(log: Log) -> list[str]:
    """Play a log again; what does not agree with it, in sentences. Nothing: it is the match it says it is."""
    try:
        match = replay(log)
    except RailheadError as fault:
        return [str(fault)]
    faults = []
    promised = commitment(match.seed)
    if "draw" in log:
        draw = log["draw"]
        if not is_draw(draw) or drawn_seed(draw["secret"], draw["luck"]) != log["seed"]:
            return ["The seed does not follow from the server's secret and what the players threw in."]
        promised = commitment(draw["secret"])
    if log.get("commitment", "") not in ("", promised):
        faults.append("The seed is not the one that was promised at the start: the commitment is another's.")
    entries = [(place, entry) for place, entry in enumerate(log["entries"]) if "seat" in entry]  # type: ignore[arg-type,var-annotated]  # replayed just now
    sealed = [(place, entry["hash"]) for place, entry in entries if "hash" in entry]
    if sealed and len(sealed) < len(entries):
        faults.append(f"Only {len(sealed)} of {len(entries)} decisions are sealed: hashes were removed.")
    if sealed:
        hashes = [state_hash(one.state)[:SEAL_DIGITS] for one in Walk(log).all()][1:]
        real = {place: given for (place, _), given in zip(entries, hashes, strict=True)}
        faults += [
            f"Entry {place}: the log says state {given!s:.40}, the rules give {real[place]}."
            for place, given in sealed
            if given != real[place]
        ]
    return faults


def is_draw(draw: object) -> TypeGuard[dict[str, Any]]:
    """Does a record say how its seed was drawn, in the right form?"""
    if not isinstance(draw, dict) or not isinstance(draw.get("luck"), list):
        return False
    return all(isinstance(one, str) and HEX.fullmatch(one) for one in [draw.get("secret"), *draw["luck"]])


def is_sealed(log: Log) -> bool:
    """Does the log hold hashes and a commitment that can be checked?"""
    entries = log["entries"]
    assert isinstance(entries, list)
    return bool(log.get("commitment")) or any(isinstance(entry, dict) and "hash" in entry for entry in entries)
