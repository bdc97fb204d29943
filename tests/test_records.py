"""Records: sealed, forged, gone through; one module for terminal and browser."""

import json
from pathlib import Path
from typing import Any

import pytest

import railhead
from railhead import records
from railhead.kernel.errors import BadLog


def played(seed: int | bytes = bytes(32)) -> dict[str, Any]:
    """The log of a whole match of the small game."""
    match = railhead.ruleset("toy").start(3, seed)
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, ask.options[0])
    return match.log


def test_a_sealed_log_is_the_match_it_says_it_is() -> None:
    log = records.seal(played())

    assert [] == records.check(log)
    assert records.is_sealed(log)
    assert not records.is_sealed(played())


def test_a_forged_commitment_is_noticed() -> None:
    log = records.seal(played())
    log["commitment"] = "0" * 64

    assert ["The seed is not the one that was promised at the start: the commitment is another's."] == records.check(
        log
    )


def test_a_forged_hash_is_noticed_with_its_entry() -> None:
    log = records.seal(played())
    place = next(place for place, entry in enumerate(log["entries"]) if "seat" in entry)
    log["entries"][place]["hash"] = "0" * 16

    (fault,) = records.check(log)
    assert fault.startswith(f"Entry {place}: the log says state 0000000000000000, the rules give ")


def test_a_hash_that_was_taken_away_is_noticed() -> None:
    log = records.seal(played())
    del next(entry for entry in log["entries"] if "seat" in entry)["hash"]

    (fault,) = records.check(log)
    assert fault.endswith("decisions are sealed: hashes were removed.")


def test_a_changed_answer_is_noticed() -> None:
    log = records.seal(played())
    entry = next(entry for entry in log["entries"] if "seat" in entry)
    entry["answer"] = "card:spark" if entry["answer"] != "card:spark" else "card:sun"

    assert records.check(log)


def test_a_record_comes_back_as_it_was_written(tmp_path: Path) -> None:
    record = records.Record(played(7), [records.Seat("Анна", "human"), records.Seat("", "greedy")])
    records.write(tmp_path / "match.json", record)

    assert record == records.read(tmp_path / "match.json")
    assert ["match.json"] == [path.name for path in tmp_path.iterdir()]


def test_a_bare_log_is_a_record_without_names() -> None:
    assert [] == records.parse(json.dumps(played(7))).seats


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "damaged at line 1, column 2"),
        ("[]", "an object is needed"),
        ("{}", "neither a saved match nor a log"),
        ('{"log": {}, "format": "other"}', "Format 'other' is not known here"),
        ('{"log": {}, "seats": 3}', "not a list of players"),
        ('{"log": {}, "seats": [{}]}', r"seats\[0\] needs a name and a player"),
        ("[" * 100_000, "nested far too deep"),
    ],
)
def test_what_is_no_record_is_refused_with_the_reason(text: str, said: str) -> None:
    with pytest.raises(BadLog, match=said):
        records.parse(text)


def test_a_walk_goes_forwards_and_back() -> None:
    log = played(7)
    walk = records.Walk(log)
    hashes = [records.state_hash(match.state) for match in walk.all()]

    assert len(records.decisions(log)) + 1 == len(hashes) == len(set(hashes))
    assert hashes[4] == records.state_hash(walk.go(4).state)
    assert hashes[5] == records.state_hash(walk.go(5).state)
    with pytest.raises(BadLog, match="There is no decision"):
        walk.go(len(hashes))


def test_a_log_of_other_data_is_refused() -> None:
    rules = railhead.ruleset("front_line")
    log = rules.start(2, 7).log
    assert log["data"], "a log names the data it was played with"

    with pytest.raises(BadLog, match=r"other data of Front Line.*edited since"):
        railhead.replay({**log, "data": "0" * 16})
    assert railhead.replay({key: value for key, value in log.items() if key != "data"}), "old logs have none"
