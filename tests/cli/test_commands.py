"""Commands that need no conversation: games, rules, verify, bench, and what bad input gets."""

import json
from pathlib import Path

import pytest
from conftest import Run

import railhead
from railhead import records
from railhead.arena.gauge import ratios
from railhead.cli import doctor
from railhead.testing.random_play import random_match


def saved(path: Path, **changes: object) -> Path:
    """The log of a random match in a file, with parts of it changed."""
    match = random_match(railhead.ruleset("toy"), 3, 5)
    path.write_text(json.dumps({**match.log, **changes}), encoding="utf-8")
    return path


def test_help_teaches_by_example(run: Run) -> None:
    for command in ("play", "replay", "rules", "bench"):
        assert f"railhead {command} " in run(command, "--help").output
    assert "railhead play" in run("--help").output


def test_doctor_says_of_each_thing_whether_it_is_there_in_80_columns(run: Run) -> None:
    shown = run("doctor").output.splitlines()
    begun = [line for line in shown[1:] if not line.startswith("     ")]

    assert shown[0].startswith(f"railhead {railhead.__version__} on Python ")
    assert {line[:5] for line in begun} <= {"yes  ", " no  "}
    assert len(doctor.CHECKS) == len(begun)
    assert all(len(line) <= 80 for line in shown[1:])


def test_doctor_says_what_each_missing_thing_would_give(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine where nothing is installed: no program, and no package but those that `railhead` needs."""
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(doctor, "installed", lambda package: "")
    done = run("doctor")
    shown = " ".join(done.output.split())

    assert 0 == done.exit_code
    for gives in (
        "C compiler: compiles the rules; Debian: gcc and python3-dev",
        "mypyc: compiles the rules, together with a C compiler; pip install mypy setuptools",
        "web: tables in the browser; pip install 'railhead[web]'",
        "PostgreSQL: a database for several server processes; pip install 'railhead[postgres]'",
        "web push: tells players of their turn while no page is open; pip install 'railhead[push]'",
        "browser: shows the tables of `railhead serve`",
    ):
        assert f"no {gives}" in shown


def test_doctor_names_the_font_that_is_missing_and_no_other(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor.sys, "platform", "linux")
    monkeypatch.setattr(doctor.shutil, "which", lambda name: name)
    monkeypatch.setattr(doctor, "has_font", lambda language: language != "ja")

    assert " no  fonts: names and pages in Japanese letters; Debian: fonts-noto-cjk\n" in run("doctor").output


def test_games_lists_title_seats_and_options(run: Run) -> None:
    shown = run("games").output

    assert "Last Lantern" in shown
    assert "1 to 10 players" in shown
    assert "short (usual), long. (TOY-5.2)" in shown


def test_games_tells_who_made_a_game_how_long_and_heavy_it_is_and_which_languages_it_speaks(run: Run) -> None:
    english = " ".join(run("games").output.split())
    russian = " ".join(run("games", "--language", "ru").output.split())

    assert "By Sergey Golubkin and Pavel Ovchinnikov · Hobby World · 2011 · Medium · en, ru" in english
    assert "By Evgeniy Nikitin · Hobby World · 2015 · 45 min · Light · en, ru" in english
    assert "· 45 мин · Простая · en, ru" in russian


def test_rules_shows_a_rule_under_its_heading_in_80_columns(run: Run) -> None:
    shown = run("rules", "toy", "2.1").output

    assert "2. The round" in shown
    assert "TOY-2.1" in shown
    assert "TOY-2.2" not in shown
    assert all(len(line) <= 80 for line in run("rules", "toy").output.splitlines())


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["rules", "toy", "99"], "nothing under '99'"),
        (["rules", "chess"], "no game called 'chess'"),
        (["play", "chess"], "no game called 'chess'"),
        (["play", "toy", "--seats", "11"], "1 to 10 seats, not for 11"),
        (["play", "toy", "--seats", "1", "--seat", "human", "--seat", "greedy"], "2 players are named for 1 seats"),
        (["play", "toy", "--option", "colour=red"], "no option called 'colour'"),
        (["play", "toy", "--option", "length"], "write NAME=VALUE"),
        (["play", "toy", "--option", "length=endless"], "one of short, long"),
        (["play", "toy", "--seed", "x"], "a seed is a whole number"),
        (["play", "toy", "--seat", "Anna=alien"], "'alien' is no player"),
        (["play", "toy", "--seat", "=human"], "the name is missing"),
        (["play", "toy", "--seat", "A\x1b[2J=human"], "printable"),
        (["play", "toy", "--seat", "Anna=human", "--seat", "Anna=greedy"], "Two seats have the name 'Anna'"),
        (["play", "--resume", "none.json"], "none.json: the file cannot be read (No such file"),
        (["play", "--resume", "none.json", "--seats", "2"], "belong to a new match"),
        (["replay", "none.json"], "cannot be read"),
        (["verify", "."], "cannot be read (Is a directory)"),
        (["soup"], "No such command"),
    ],
)
def test_bad_input_gets_a_sentence_and_exit_code_2(run: Run, arguments: list[str], words: str) -> None:
    result = run(*arguments)

    assert 2 == result.exit_code
    assert words in " ".join(result.output.split())
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('{"game": "toy", "ent', "damaged at line 1, column"),
        ("[]", "an object is needed"),
        ("{}", "neither a saved match nor a log"),
        ("[" * 100_000, "nested far too deep"),
        ('{"log": {"game": "toy", "entries": []}, "seats": [7]}', "seats[0] needs a name and a player"),
        ('{"log": {"game": "toy", "entries": []}, "format": "railhead match 9"}', "'railhead match 9' is not known"),
        ('{"log": {"entries": []}}', "does not say which game"),
        ('{"game": "toy", "entries": []}', "has no 'version'"),
    ],
)
@pytest.mark.parametrize("command", [["play", "--resume"], ["replay"], ["verify"]])
def test_a_damaged_file_is_named_with_its_fault(
    run: Run, home: Path, command: list[str], text: str, words: str
) -> None:
    (home / "match.json").write_text(text)
    result = run(*command, "match.json")

    assert 2 == result.exit_code
    assert words in " ".join(result.output.split())


def test_a_log_of_other_rules_is_refused(run: Run, home: Path) -> None:
    path = str(saved(home / "old.json", version="0"))

    for command in (["play", "--resume"], ["replay"], ["verify"]):
        result = run(*command, path)
        assert 2 == result.exit_code
        assert "rules '0'; these are '1'" in " ".join(result.output.split())


def test_verify_prints_the_hash_of_the_final_state(run: Run, home: Path) -> None:
    saved(home / "a.json")
    saved(home / "b.json")
    first, second = run("verify", "a.json"), run("verify", "b.json")

    assert (0, 0) == (first.exit_code, second.exit_code)
    assert first.output.splitlines()[2] == second.output.splitlines()[2]
    assert 64 == len(first.output.splitlines()[2].removeprefix("state "))


@pytest.mark.parametrize("forged", ["commitment", "hash"])
def test_verify_refuses_a_forged_seal(run: Run, home: Path, forged: str) -> None:
    match = railhead.ruleset("toy").start(3, bytes(32))
    match.answer(match.asks[0].seat, match.asks[0].options[0])
    log = records.seal(match.log)
    if forged == "commitment":
        log["commitment"] = "0" * 64
    else:
        next(entry for entry in log["entries"] if "seat" in entry)["hash"] = "0" * 16
    path = home / "forged.json"
    path.write_text(json.dumps(log))
    result = run("verify", str(path))

    assert 1 == result.exit_code
    assert "right" not in result.output


def test_verify_names_the_first_wrong_entry(run: Run, home: Path) -> None:
    entries = random_match(railhead.ruleset("toy"), 3, 5).log["entries"]
    assert isinstance(entries, list)
    wrong = [*entries[:4], {"seat": 0, "answer": "bury"}, *entries[5:]]
    result = run("verify", str(saved(home / "wrong.json", entries=wrong)))

    assert 1 == result.exit_code
    assert "Entry 4" in " ".join(result.output.split())


def test_bench_measures_both_builds_and_says_which(run: Run) -> None:
    result = run("bench", "toy", "--json", "--seconds", "0.04")
    found = json.loads(result.stdout)

    assert ["games", "peers"] == list(found)
    keys = ["game", "seats", "build", "decisions_per_s", "matches_per_s", "clone_us"]
    assert all(keys == list(line) for line in found["games"])
    assert {1, 6, 10} == {line["seats"] for line in found["games"]}
    builds = {line["build"] for line in found["games"]}
    assert {"interpreted", railhead.build()} <= builds <= {"interpreted", "compiled"}
    assert all(line["decisions_per_s"] > 1000 and line["clone_us"] > 0 for line in found["games"])


def test_bench_compares_two_checkouts_table_by_table(run: Run) -> None:
    """Here a checkout with itself, so both were measured and nothing else is certain."""
    result = run("bench", "toy", "--json", "--seconds", "0.04", "--against", str(Path(railhead.__file__).parents[2]))
    found = json.loads(result.stdout)

    assert {1, 6, 10} == {line["seats"] for line in found}
    assert {"interpreted", railhead.build()} <= {line["build"] for line in found}
    assert all(8 == line["slices"] for line in found)
    assert all(line["decisions_per_s"] > 1000 and line["other_decisions_per_s"] > 1000 for line in found)


def test_bench_against_a_folder_that_is_no_checkout_says_so(run: Run, tmp_path: Path) -> None:
    result = run("bench", "toy", "--against", str(tmp_path))

    assert 2 == result.exit_code
    assert "no checkout of the project" in " ".join(result.output.split())


def test_a_ratio_above_one_means_that_this_checkout_is_faster() -> None:
    """Decisions per second are better when there are more of them, the time of a clone when it is shorter."""
    slow = {"decisions_per_s": 100.0, "matches_per_s": 10.0, "clone_us": 4.0}
    fast = {"decisions_per_s": 150.0, "matches_per_s": 30.0, "clone_us": 2.0}

    found = ratios([(fast, slow), (fast, slow)])

    assert (1.5, 3.0, 2.0) == (found["speed_ratio"], found["match_ratio"], found["clone_ratio"])
    assert [1.5, 1.5] == found["speed_middle_half"]


def test_serve_without_a_browser_table_says_so(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("railhead.cli.main.find_spec", lambda name: None)
    result = run("serve")

    assert 2 == result.exit_code
    assert "no browser table" in result.output
