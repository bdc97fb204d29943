"""A process of the back room: it reads one order a line, writes the result to a file, and answers one line."""

import contextlib
import json
import os
import resource
import sys
import traceback
from pathlib import Path
from typing import Any

from railhead.web import advice, imagined, judged, past, results
from railhead.web.chances import READY, read_chances
from railhead.web.language import SPOKEN, say
from railhead.web.store import make_engine, patiently, read_entries
from railhead.web.table import Refused, Table

KEPT = 4  # replays that are asked for step by step

replays: dict[tuple[str, int], tuple[Table, past.Replay]] = {}
known: dict[str, judged.Judged] = {}


def load(database: str, table_id: str, upto: int | None) -> Table:
    """The table as the server shows it: its log up to an entry, or the whole of it."""
    engine = make_engine(database)
    try:
        entries = patiently(read_entries, engine, table_id)
    finally:
        engine.dispose()
    table = Table(table_id)
    for entry in entries:
        if upto is None or entry.number <= upto:
            table.apply(entry)
    return table


def replay_of(order: dict[str, Any]) -> tuple[Table, past.Replay]:
    key = (order["table"], order["upto"])
    if key not in replays:
        while len(replays) >= KEPT:
            del replays[next(iter(replays))]
        table = load(order["database"], *key)
        replays[key] = (table, past.make_replay(table))
    return replays[key]


def judged_of(order: dict[str, Any]) -> judged.Judged | None:
    """What is known of everybody's chances, where somebody has had them worked out."""
    if order["chances"] != READY:
        return None
    key = order["table"]
    if key not in known:
        while len(known) >= KEPT:
            del known[next(iter(known))]
        engine = make_engine(order["database"])
        try:
            data = patiently(read_chances, engine, key)
        finally:
            engine.dispose()
        known[key] = judged.Judged.read(data)
    return known[key]


def show_step(order: dict[str, Any]) -> str:
    """A step of a replay; who looks through nobody's eyes but played sees the own chances."""
    table, replay = replay_of(order)
    found, own = judged_of(order), order["own"]
    seat = own[0] if order["seat"] is None and len(own) == 1 else order["seat"]
    if found is None:
        return past.show_step(table, replay, order, None)
    step = min(order["step"], replay.last)
    chances = judged.chances_at(table, replay, found, step, seat)
    decision = found.decision(step)
    if not order["line"] or decision is None or decision.line is None:
        return past.show_step(table, replay, order, chances)
    shown, line = imagined.imagine(table, replay, decision, order["line"])
    return past.show_step(table, replay, order, chances, (shown, imagined.eyes(decision, order["seat"]), line))


def work(order: dict[str, Any]) -> str:
    if order["do"] == "import":
        return past.check_import(Path(order["body"]).read_bytes(), order["games"])
    if order["do"] == "replay":
        return show_step(order)
    if order["do"] == "judge":
        return judged.judge_some(*replay_of(order), order)
    if order["do"] == "result":
        return past.show_result(*replay_of(order), order)
    table = load(order["database"], order["table"], order.get("upto"))
    if order["do"] == "end":
        return results.read(table, order)
    if order["do"] == "advise":
        return advice.at_length(table, order["seat"], order["option"])
    return past.seal(table) if order["do"] == "export" else past.everything_told(table, order)


def work_out(line: str) -> dict[str, Any]:
    try:
        order = json.loads(line)
        SPOKEN.set(order["language"])
        Path(order["into"]).write_text(work(order), encoding="utf-8")
        return {"done": True}
    except Refused as fault:
        return {"refused": fault.sentence, "status": fault.status}
    except MemoryError:
        return {"refused": say("refused-match-too-much"), "status": 413, "tired": True}
    except Exception:
        return {"fault": traceback.format_exc()[-4000:]}


def main() -> None:
    os.nice(int(os.environ.get("RAILHEAD_BOT_NICE", 10)))
    most = int(sys.argv[1])
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):  # the server is gone
        for line in sys.stdin:
            print(json.dumps(work_out(line)), flush=True)


if __name__ == "__main__":
    main()
