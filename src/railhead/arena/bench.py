"""Measures random play: decisions and matches per second, and the time a clone takes.

Run as a file it is a worker (`railhead.arena.gauge`): it says which build it is, then measures whatever it reads, one
JSON line for another.
"""

import json
import sys
import time
from statistics import median

import railhead
from railhead.bots.playout import playout
from railhead.kernel.ruleset import Ruleset
from railhead.testing.random_play import dice

CLONE_SHARE = 0.2
CLONES = 50
DECISIONS_BETWEEN_CLONES = 10

Slice = dict[str, float]


def measure(rules: Ruleset, seats: int, seconds: float, seed: int = 0, matches: int = 0) -> Slice:
    """One slice: whole random matches with their set-up, for so long or so many of them; then clones."""
    measured = measure_play(rules, seats, seconds * (1 - CLONE_SHARE), seed, matches)
    return {**measured, "clone_us": measure_clone(rules, seats, seconds * CLONE_SHARE, seed)}


def measure_play(rules: Ruleset, seats: int, seconds: float, seed: int, matches: int) -> Slice:
    """Processor time counts: whoever else uses the machine must not."""
    chance = dice(seed)
    decisions = played = 0
    begun = time.process_time()
    while (played < matches if matches else time.process_time() - begun < seconds) or not played:
        decisions += playout(rules.start_state(seats, seed + played), chance)
        played += 1
    elapsed = time.process_time() - begun
    return {"decisions_per_s": decisions / elapsed, "matches_per_s": played / elapsed}


def measure_clone(rules: Ruleset, seats: int, seconds: float, seed: int) -> float:
    """Microseconds per clone, the mean over positions spread through whole matches."""
    chance = dice(seed)
    clones = matches = 0
    spent = 0.0
    while spent < seconds:
        state = rules.start_state(seats, seed + matches)
        matches += 1
        while not state.over and spent < seconds:
            begun = time.process_time()
            for _ in range(CLONES):
                state.clone()
            spent += time.process_time() - begun
            clones += CLONES
            playout(state, chance, DECISIONS_BETWEEN_CLONES)
    return spent / clones * 1e6


def best(slices: list[Slice]) -> Slice:
    """The best of all slices, figure by figure: what the machine can do when nobody else uses it."""
    return {key: (min if key == "clone_us" else max)(one[key] for one in slices) for key in slices[0]}


def middle(slices: list[Slice]) -> Slice:
    return {key: median(one[key] for one in slices) for key in slices[0]}


def build_of(rules: Ruleset) -> str:
    """`compiled` or `interpreted`; `mixed` where kernel, bots and game are not of one kind, which measures neither."""
    builds = {railhead.build()}
    for part in (playout, type(rules), type(rules.new_state())):
        place = sys.modules[part.__module__].__file__ or ".py"
        builds.add("interpreted" if place.endswith(".py") else "compiled")
    return builds.pop() if len(builds) == 1 else "mixed"


def serve_measurements() -> None:
    """The worker: for every line read a line with the build that it measured and its figures."""
    for line in sys.stdin:
        task = json.loads(line)
        rules = railhead.ruleset(task["game"])
        build = build_of(rules)
        wanted = (task["seats"], task["seconds"], task["seed"], task["matches"])
        figures = measure(rules, *wanted) if build == task["build"] else {}
        print(json.dumps({"build": build, "figures": figures}), flush=True)


if __name__ == "__main__":
    serve_measurements()
