"""Logs as files: sealed with the hash of every state, checked on the way back in."""

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

import railhead
from railhead.kernel.errors import RailheadError
from railhead.kernel.match import Match
from railhead.kernel.state import State
from railhead.web.games import ruleset


def commitment(seed: bytes | int) -> str:
    """The SHA-256 of a secret seed; a plain number (of an imported match) hides nothing and has none."""
    return sha256(seed).hexdigest() if isinstance(seed, bytes) else ""


def state_hash(state: State) -> str:
    """The first 16 hexadecimal digits of the SHA-256 of a whole state."""
    return sha256(json.dumps(state.to_json(), sort_keys=True).encode()).hexdigest()[:16]


def steps(log: dict[str, Any]) -> Iterator[Match]:
    """One match, shown at its first question and again after every decision of the log."""
    seed = log["seed"]
    rules = ruleset(log["game"])
    match = rules.start(log["seats"], bytes.fromhex(seed) if isinstance(seed, str) else seed, log["options"])
    yield match
    for seat, option in decisions(log):
        decide(match, seat, option)
        yield match


def decisions(log: dict[str, Any]) -> list[tuple[int, str]]:
    """Who decided what; an empty option stands for conceding."""
    return [(entry["seat"], entry.get("answer", "")) for entry in log["entries"] if "seat" in entry]


def decide(match: Match, seat: int, option: str) -> None:
    if option:
        match.answer(seat, option)
    else:
        match.concede(seat)


def seal(log: dict[str, Any]) -> dict[str, Any]:
    """A log with the commitment to its seed and, at every decision, the hash of the state it led to."""
    hashes = [state_hash(match.state) for match in steps(log)][1:]
    entries = [dict(entry, hash=hashes.pop(0)) if "seat" in entry else entry for entry in log["entries"]]
    seed = log["seed"]
    promise = commitment(bytes.fromhex(seed) if isinstance(seed, str) else seed)
    return {**log, "commitment": promise, "entries": entries}


def check(log: Any) -> list[str]:
    """Play a sealed log again; what does not agree, in sentences. Nothing: it is the match it says it is."""
    try:
        match = railhead.replay(log)
    except RailheadError as fault:
        return [str(fault)]
    faults = []
    if log.get("commitment", "") not in ("", commitment(match.seed)):
        faults.append("The seed is not the one that was promised at the start.")
    hashes = [state_hash(match.state) for match in steps(log)]
    sealed = [(place, entry) for place, entry in enumerate(log["entries"]) if "seat" in entry]
    for (place, entry), real in zip(sealed, hashes[1:], strict=True):
        if entry.get("hash", real) != real:
            faults.append(f"Entry {place}: the log says state {entry['hash']}, the rules give {real}.")
    return faults
