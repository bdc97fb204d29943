"""Do the tests notice? Changes one thing of a game at a time, in memory, and runs the tests that reach it.

    python tools/mutate.py breakthrough                                all rules and all data of a game
    python tools/mutate.py front_line --only rules --modules attack,damage
    python tools/mutate.py black_metro --only data --tables missions --one-in 5
    python tools/mutate.py metro2033 --only declarations --one-in 20   tables, flows, constants
    python tools/mutate.py kernel --one-in 10 --seed 3
    python tools/mutate.py breakthrough --resume                       go on where the last run stopped
    python tools/mutate.py breakthrough --again                        only what survived the last time
    python tools/mutate.py breakthrough --longest 1                    without the tests that play whole matches

The quick way through a whole game is `--longest 1` and then `--again`, with all tests, for what survived.

Of rules it changes comparisons, numbers, conditions (always true, always false, one part less, turned round), sums,
calls and assignments (left out) and what a function returns; of what modules and classes declare (tables, flows) also
every entry (left out); of data every number (one higher), every true and false.
Modules that only show, value or check positions are left out unless `--modules` names them.
The tests that compare the data with what is printed do not run against changed data: they would notice every change
and prove nothing about the rules. Tests of speed (`*_speed.py`) never run.

The report is a file of JSON lines under build/mutants with a readable summary beside it. A change that makes no
difference is explained in tests/equivalent_mutants.toml (see equivalents.py). The exit code is 1 if a change was
neither noticed by a test nor explained.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import re
import sys
import time
import traceback
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from equivalents import Explanations, explanations
from mutants import Mutant, mutants_of_data, mutants_of_rules, text_of
from warm import (
    FIRST_TESTS,
    QUIET,
    TIMEOUT,
    UNKNOWN_SECONDS,
    Cold,
    Hot,
    Known,
    Reach,
    Result,
    TestReach,
    import_all,
    in_forks,
    likely,
    module_name,
    read_words,
    run_fresh,
    run_hot,
    trace,
)

ROOT = Path(__file__).resolve().parent.parent
GENERATED = ("__init__",)
SHOWN = ("notes", "reasons")
NOT_RULES = (*GENERATED, *SHOWN, "evaluate", "faults", "stack_faults")
SCENES = "scene"  # how the names of the modules begin that draw the table
EDGES = ("arena", "cli", "games", "web")  # no test of a game reaches these, but for the game itself
KERNEL_TESTS = ("tests/kernel", "tests/test_properties.py")
KERNEL = "kernel"
INTERRUPTED = 130
TITLED = re.compile(r'^id = "(.+)"\nname = "(.+)"$', re.M)
OUTCOMES = ("killed", "timed out", "survived")


class Target:
    """What is changed, and which tests should notice."""

    def __init__(self, root: Path, name: str, tests: list[str]) -> None:
        self.root = root
        self.name = name
        game = root / "src" / "railhead" / "games" / name
        self.folder = game if game.is_dir() else root / "src" / "railhead" / name
        self.package = ".".join(self.folder.relative_to(root / "src").parts)
        self.data = self.folder / "components.toml"
        self.kept = root / "build" / "mutants"
        self.stem = name.replace("/", "_")
        own = [f"tests/games/{name}"] if game.is_dir() else list(KERNEL_TESTS) if name == KERNEL else []
        self.files = [str(path.relative_to(root)) for path in test_files(root, own + tests)]

    def sources(self) -> list[Path]:
        """Everything but the tests themselves on which it hangs what a test reaches."""
        code = [path for path in sorted((self.root / "src").rglob("*.py")) if self.matters(path)]
        helpers = [path for path in sorted((self.root / "tests").rglob("*.py")) if not path.name.startswith("test_")]
        return [*code, *helpers, *([self.data] if self.data.exists() else [])]

    def matters(self, path: Path) -> bool:
        return self.folder in path.parents or not set(EDGES) & set(path.parts)

    def mutants(self, only: str, modules: set[str], tables: set[str]) -> list[Mutant]:
        found: list[Mutant] = []
        for path in sorted(self.folder.glob("*.py")) if only != "data" else []:
            is_rules = path.stem not in NOT_RULES and not path.stem.startswith(SCENES)
            if path.stem in modules or (not modules and is_rules):
                rules = mutants_of_rules(self.root, path)
                found += [mutant for mutant in rules if only != "declarations" or not mutant.place]
        if only in ("", "data") and self.data.exists():
            data = mutants_of_data(self.root, self.data)
            found += [mutant for mutant in data if not tables or mutant.place.split(".")[0] in tables]
        return found


def test_files(root: Path, places: list[str]) -> Iterator[Path]:
    for place in places:
        found = sorted((root / place).rglob("test_*.py")) if (root / place).is_dir() else [root / place]
        yield from [path for path in found if not path.stem.endswith("_speed")]


# --- the report ------------------------------------------------------------------------------------------------------


class Report:
    """A line for each mutant that was tried; the newest line about a mutant counts."""

    def __init__(self, path: Path, root: Path, explained: Explanations) -> None:
        self.path = path
        self.root = root
        self.explained = explained
        self.lines: dict[str, Result] = {}

    def load(self) -> None:
        """As the file tells it, in its order, whichever process wrote a line."""
        if self.path.exists():
            entries = [json.loads(line) for line in self.path.read_text(encoding="utf-8").splitlines()]
            self.lines = {entry["key"]: entry for entry in entries}

    def begin(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text("".join(json.dumps(line) + "\n" for line in self.lines.values()), encoding="utf-8")

    def add(self, mutant: Mutant, result: Result) -> None:
        if "fault" in result:
            sys.exit(f"{mutant}\n{result['fault']}")
        raw = text_of(self.root / mutant.path)
        old, new = mutant.shown(raw)
        where = {"file": mutant.path, "line": mutant.line(raw), "place": mutant.place, "kind": mutant.kind}
        entry = {"key": mutant.key, **where, "old": old, "new": new, **result}
        self.lines[mutant.key] = entry
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")

    def sorted(self) -> list[Result]:
        return sorted(self.lines.values(), key=lambda entry: (entry["file"], entry["line"]))

    def unexplained(self) -> list[Result]:
        return [line for line in self.survivors() if not self.explained.reason(line["key"])]

    def survivors(self) -> list[Result]:
        return [line for line in self.sorted() if line["outcome"] == "survived"]

    def wrongly_explained(self) -> list[Result]:
        noticed = [line for line in self.sorted() if line["outcome"] != "survived"]
        return [line for line in noticed if line["key"] in self.explained.single]

    def summary(self, name: str) -> str:
        counts = Counter(entry["outcome"] for entry in self.lines.values())
        parts = [f"{name}: {len(self.lines)} changes"]
        parts += [f"{counts[outcome]} {outcome}" for outcome in OUTCOMES]
        seconds = sum(entry["seconds"] for entry in self.lines.values())
        lines = [f"{', '.join(parts)}; {seconds:.0f} s of processor time."]
        explained = [line for line in self.survivors() if self.explained.reason(line["key"])]
        lines += [f"Of the survivors {len(explained)} are explained."] if explained else []
        for entry in self.unexplained():
            lines += ["", *shown(entry)]
        lines += ["", "Explained as making no difference:"] if explained else []
        for entry in explained:
            lines += ["", *shown(entry), f"  {self.explained.reason(entry['key'])}"]
        lines += ["", "Explained as making no difference, and yet noticed:"] if self.wrongly_explained() else []
        for entry in self.wrongly_explained():
            lines += ["", *shown(entry), f"  by {entry['by']}"]
        return "\n".join(lines)


def shown(entry: Result) -> list[str]:
    reached = f"{entry['tests']} tests reach it" if entry.get("tests") else "no test reaches it"
    place = f" {entry['place']}" if entry["place"] else ""
    lines = [f"{entry['file']}:{entry['line']}:{place}: {entry['kind']}, {reached}"]
    lines += [f"- {line}" for line in entry["old"].splitlines()]
    return lines + [f"+ {line}" for line in entry["new"].splitlines()]


class Progress:
    """One line that is written over on a terminal, and one line now and then elsewhere."""

    def __init__(self, what: str, of: int) -> None:
        self.what = what
        self.of = of
        self.done = 0
        self.counts: Counter[str] = Counter()
        self.begun = self.last = time.monotonic()
        self.terminal = sys.stderr.isatty()

    def step(self, outcome: str = "") -> None:
        self.done += 1
        self.counts[outcome] += bool(outcome)
        now = time.monotonic()
        if now - self.last < (0.5 if self.terminal else 20) and self.done < self.of:
            return
        self.last = now
        spent = now - self.begun
        tally = "".join(f", {number} {outcome}" for outcome, number in sorted(self.counts.items()) if outcome)
        left = f"about {spent / self.done * (self.of - self.done):.0f} s to go" if self.done < self.of else "done"
        line = f"{self.what}: {self.done:,} of {self.of:,} after {spent:.0f} s, {left}{tally}"
        ends = "\n" if self.done == self.of or not self.terminal else ""
        sys.stderr.write(f"{chr(13) + chr(27) + '[K' if self.terminal else ''}{line}{ends}")
        sys.stderr.flush()


# --- which test reaches what -----------------------------------------------------------------------------------------


def digest(paths: list[Path]) -> str:
    hashed = sha256()
    for path in paths:
        hashed.update(path.read_bytes())
    return hashed.hexdigest()


class ReachMap:
    """Which test reaches which line, kept as long as the sources and the file of the test are the same."""

    def __init__(self, target: Target, path: Path) -> None:
        self.target = target
        self.path = path
        self.sources = digest(target.sources())
        self.files: dict[str, Any] = {}
        self.imported: dict[str, str] = {}  # the lines that run while game and tests are imported
        self.modules: list[str] = []  # of others, that the tests need
        self.load()

    def load(self) -> None:
        if self.path.exists():
            data = json.loads(self.path.read_text(encoding="utf-8"))
            if data["sources"] == self.sources:
                self.files, self.imported, self.modules = data["files"], data["imported"], data["modules"]

    def missing(self) -> list[str]:
        """The files of tests of which nothing, or nothing of today, is known."""
        known = {name: entry["hash"] for name, entry in self.files.items()}
        return [name for name in self.target.files if known.get(name) != digest([self.target.root / name])]

    def save(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        data = {"sources": self.sources, "files": self.files, "imported": self.imported, "modules": self.modules}
        self.path.write_text(json.dumps(data), encoding="utf-8")

    def trace(self, items: dict[str, pytest.Item], jobs: int) -> None:
        """Run each test that is not known by itself, and note what it reaches."""
        missing = self.missing()
        chosen = [item for name, item in items.items() if name.partition("::")[0] in missing]
        open_tests = Counter(item.nodeid.partition("::")[0] for item in chosen)
        progress = Progress("which test reaches what", len(chosen))
        found: dict[str, dict[str, Result]] = {name: {} for name in missing}
        failed: list[str] = []
        for item, result in in_forks(chosen, jobs, lambda item: trace(item, self.target.folder)):
            name = item.nodeid.partition("::")[0]
            if result.get("outcome") == "timed out":
                found[name][item.nodeid] = {"seconds": UNKNOWN_SECONDS}
            elif result.get("failed", True):
                failed.append(item.nodeid)
            else:
                found[name][item.nodeid] = result
            open_tests[name] -= 1
            if not open_tests[name] and not failed:  # a file at a time, so that an interruption loses little
                self.files[name] = {"hash": digest([self.target.root / name]), "tests": found[name]}
                self.save()
            progress.step()
        if failed:
            sys.exit("These tests fail already without any change:\n" + "\n".join(failed))
        for name in [name for name in missing if not found[name]]:  # it has no tests
            self.files[name] = {"hash": digest([self.target.root / name]), "tests": {}}
        own = (self.target.package, "railhead") if self.target.name == KERNEL else (self.target.package,)
        tests_folder = str(self.target.root / "tests")
        self.modules = [
            name
            for name, module in list(sys.modules.items())
            if not any(name == package or name.startswith(f"{package}.") for package in own)
            and not (getattr(module, "__file__", None) or "").startswith(tests_folder)
        ]
        self.save()

    def known(self) -> Known:
        return {name: TestReach(data) for file in self.target.files for name, data in self.files[file]["tests"].items()}


class Guess:
    """Which tests are likely to notice a mutant, and are therefore run first."""

    def __init__(self, target: Target, known: Known, longest: float) -> None:
        self.target = target
        self.known = {name: test for name, test in known.items() if not longest or test.seconds <= longest}
        self.killers: dict[str, Counter[str]] = defaultdict(Counter)  # by place
        self.mentions: dict[str, list[tuple[str, tuple[int, int]]]] = defaultdict(list)  # a name: where it is read
        self.texts: dict[str, str] = {}  # of each test function
        data = text_of(target.data).decode() if target.data.exists() else ""
        self.titles: dict[str, str] = dict(TITLED.findall(data))  # of the entries of data, by their ids
        for path in target.folder.glob("*.py"):
            for node in ast.walk(ast.parse(path.read_bytes())):
                name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
                if name and isinstance(node, ast.expr):
                    self.mentions[name].append((path.name, (node.lineno, node.lineno)))
        for file in target.files:
            text = (target.root / file).read_text(encoding="utf-8")
            for part in ast.parse(text).body:
                if isinstance(part, ast.FunctionDef):
                    self.texts[f"{file}::{part.name}"] = ast.get_source_segment(text, part) or ""

    def learn(self, mutant: Mutant, result: Result) -> None:
        if result.get("by") in self.known:
            self.killers[f"{mutant.path} {mutant.place}"][result["by"]] += 1

    def reaching(self, mutant: Mutant) -> list[str]:
        """The tests that reach the statement: those that noticed something here before, then the quickest."""
        name = Path(mutant.path).name
        killers = self.killers[f"{mutant.path} {mutant.place}"]
        tests = [test for test, reach in self.known.items() if reach.reaches(name, mutant.lines)]
        return sorted(tests, key=lambda test: (-killers[test], self.known[test].seconds))

    def first(self, mutant: Mutant) -> list[str]:
        """The tests to try before all others against a mutant that needs a fresh import."""
        killers = self.killers[f"{mutant.path} {mutant.place}"]
        if mutant.kind == "data":
            named = "|".join(re.escape(name) for name in (mutant.about, self.titles.get(mutant.about, "")) if name)
            word = re.compile(rf"\b({named})\b")
            about = [test for test in self.tests(mutant) if named and self.speaks_of(test, word)]
        elif mutant.place:
            about = self.reaching(mutant)
        else:
            reads = [read for name in mutant.about.split(".") for read in self.mentions[name]]
            about = [test for test in self.known if any(self.known[test].reaches(*read) for read in reads)]
        return likely(killers, sorted(about, key=lambda test: self.known[test].seconds), FIRST_TESTS)

    def speaks_of(self, test: str, word: re.Pattern[str]) -> bool:
        name, _, parameters = test.partition("[")
        return bool(word.search(self.texts.get(name, "")) or word.search(parameters))

    def tests(self, mutant: Mutant) -> list[str]:
        files = self.files(mutant)
        return [test for test in self.known if test.partition("::")[0] in files]

    def files(self, mutant: Mutant) -> list[str]:
        printed = mutant.kind == "data"
        return [name for name in self.target.files if not (printed and name.endswith("_printed.py"))]


# --- runs ------------------------------------------------------------------------------------------------------------


class Run:
    """The mutants that were chosen, and what it takes to try them."""

    def __init__(self, target: Target, chosen: list[Mutant], report: Report, jobs: int, longest: float) -> None:
        self.target = target
        self.chosen = chosen
        self.report = report
        self.jobs = jobs
        self.longest = longest
        self.reach = ReachMap(target, target.kept / f"{target.stem}.reach.json")

    def run(self) -> None:
        """First what needs no fresh import, in a process of its own that imports game and tests; then the rest."""
        reader, writer = os.pipe()
        child = os.fork()
        if not child:
            os.close(reader)
            self.run_hot(writer)
        os.close(writer)
        with os.fdopen(reader) as file:
            left = file.read()
        wait_for(child)
        fresh = [mutant for mutant in self.chosen if mutant.key in set(json.loads(left))]
        child = os.fork() if fresh else 0
        if fresh and not child:
            self.run_fresh(fresh)
        if fresh:
            wait_for(child)

    def run_hot(self, writer: int) -> None:
        """Collect the tests and go on from within pytest. Never returns: the process ends here."""
        reach = self.reach
        at_import = Reach(self.target.folder)

        def loop(items: dict[str, pytest.Item]) -> None:
            sys.settrace(None)
            read_words(self.target.package)
            if reach.missing():
                reach.imported = at_import.lines()
                reach.trace(items, self.jobs)
            left = self.try_hot(items)
            with os.fdopen(writer, "w") as file:
                json.dump(left, file)

        if reach.missing():
            sys.settrace(at_import.called)
        pytest.main(
            [*QUIET, *TIMEOUT, "--rootdir", str(self.target.root), *self.target.files],
            plugins=[Hot(lambda items: be_last(lambda: loop(items)))],
        )
        os._exit(1)  # the tests cannot be collected, and pytest has said why

    def try_hot(self, items: dict[str, pytest.Item]) -> list[str]:
        """The keys of those that are left."""
        guess = Guess(self.target, self.reach.known(), self.longest)
        imported = TestReach({"seconds": 0, "lines": self.reach.imported})
        hot = [mutant for mutant in self.chosen if mutant.place and mutant.kind != "data"]
        hot = [mutant for mutant in hot if not imported.reaches(Path(mutant.path).name, mutant.lines)]
        hot = [mutant for mutant in hot if module_name(mutant.path) in sys.modules]
        taken = {mutant.key for mutant in hot}
        left = [mutant.key for mutant in self.chosen if mutant.key not in taken]

        def work(mutant: Mutant) -> Result:
            return run_hot(mutant, self.target.root, items, guess.reaching(mutant), guess.known)

        progress = Progress(f"{self.target.name}, rules", len(hot))
        for mutant, result in in_forks(hot, self.jobs, work):
            if result.get("outcome") == "fresh":
                left.append(mutant.key)
            else:
                self.report.add(mutant, result)
                guess.learn(mutant, result)
            progress.step(result.get("outcome", ""))
        return left

    def run_fresh(self, mutants: list[Mutant]) -> None:
        """Set pytest up and go on from within it, with neither game nor tests imported. Never returns."""
        self.reach.load()  # the other process has made it
        import_all(self.reach.modules)
        if self.target.name != KERNEL:  # that would be imported by it
            read_words(self.target.package)
        plugin = Cold(lambda session: be_last(lambda: self.try_fresh(session, mutants)))
        pytest.main([*QUIET, *TIMEOUT, "--rootdir", str(self.target.root)], plugins=[plugin])
        os._exit(1)  # pytest has said why

    def try_fresh(self, session: pytest.Session, mutants: list[Mutant]) -> None:
        guess = Guess(self.target, self.reach.known(), self.longest)

        def work(mutant: Mutant) -> Result:
            return run_fresh(mutant, self.target.root, session, guess.first(mutant), guess.files(mutant), guess.known)

        progress = Progress(f"{self.target.name}, data and imports", len(mutants))
        for mutant, result in in_forks(mutants, self.jobs, work):
            self.report.add(mutant, result)
            guess.learn(mutant, result)
            progress.step(result.get("outcome", ""))


def wait_for(child: int) -> None:
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if code:
        raise KeyboardInterrupt if code == INTERRUPTED else SystemExit(code)


def be_last(work: Callable[[], None]) -> None:
    """Do this from within pytest and end the process: nothing of pytest comes after it."""
    code = 1
    try:
        work()
        code = 0
    except SystemExit as fault:
        sys.stderr.write(f"{fault.code}\n")
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(code)


def choose(mutants: list[Mutant], one_in: int, seed: int) -> list[Mutant]:
    """A sample at random of every file, the same for the same seed; in the order of the text."""
    chance = random.Random(seed)
    by_file: dict[str, list[int]] = defaultdict(list)
    for at, mutant in enumerate(mutants):
        by_file[mutant.path].append(at)
    taken = {at for places in by_file.values() for at in chance.sample(places, -(-len(places) // one_in))}
    return [mutant for at, mutant in enumerate(mutants) if at in taken]


def arguments() -> tuple[argparse.ArgumentParser, argparse.Namespace]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("target", help="a game, or a folder below src/railhead: kernel, testing/toy")
    parser.add_argument("--only", choices=("rules", "declarations", "data"), default="", help="without: rules and data")
    parser.add_argument("--modules", default="", help="of the rules, with commas between; without: all of them")
    parser.add_argument("--tables", default="", help="of the data, with commas between; without: all of them")
    parser.add_argument("--tests", nargs="*", default=[], help="files or folders of tests besides the target's own")
    parser.add_argument("--longest", type=float, default=0, metavar="S", help="leave out tests that take longer")
    parser.add_argument("--one-in", type=int, default=1, metavar="N", help="try one change in so many")
    parser.add_argument("--seed", type=int, default=0, help="which ones")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--resume", action="store_true", help="leave out what the report tells already")
    parser.add_argument("--again", action="store_true", help="try what survived, by the report, once more")
    parser.add_argument("--report", type=Path, help="where to write; without: build/mutants/TARGET.jsonl")
    parser.add_argument("--root", type=Path, default=ROOT, help="of the project; without: the one this file is in")
    return parser, parser.parse_args()


def names(text: str) -> set[str]:
    return {name for name in text.split(",") if name}


def main() -> int:
    parser, given = arguments()
    target = Target(given.root.resolve(), given.target, given.tests)
    if not target.folder.is_dir():
        parser.error(f"there is no {given.target!r} among the games and no folder of this name in src/railhead")
    if not target.files:
        parser.error(f"no tests are known for {given.target!r}: name some with --tests")
    os.environ["RAILHEAD_PURE"] = "1"  # before anything of the project is imported
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # the tests of the rules need none
    sys.dont_write_bytecode = True
    os.chdir(target.root)
    sys.path.insert(0, str(target.root / "src"))
    report = Report(
        given.report or target.kept / f"{target.stem}.jsonl", target.root, explanations(target.root, target.folder)
    )
    if given.resume or given.again:
        report.load()
    chosen = choose(target.mutants(given.only, names(given.modules), names(given.tables)), given.one_in, given.seed)
    if given.again:
        chosen = [mutant for mutant in chosen if report.lines.get(mutant.key, {}).get("outcome") == "survived"]
    else:
        chosen = [mutant for mutant in chosen if mutant.key not in report.lines]
    report.begin()
    interrupted = False
    try:
        if chosen:
            Run(target, chosen, report, given.jobs, given.longest).run()
    except KeyboardInterrupt:
        interrupted = True
    report.load()
    summary = report.summary(given.target)
    report.path.with_suffix(".txt").write_text(summary + "\n", encoding="utf-8")
    print(summary)
    if interrupted:
        print("Interrupted; --resume goes on from here.")
        return INTERRUPTED
    return 1 if report.unexplained() or report.wrongly_explained() else 0


if __name__ == "__main__":
    sys.exit(main())
