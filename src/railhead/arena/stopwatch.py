"""How long does one value take? `python -m railhead.arena.stopwatch [GAME ...]`.

Facts and network together, by processor time, in the middle of random matches of two.
"""

import argparse
import sys
import time
from statistics import mean

import railhead
from railhead.arena.bench import build_of
from railhead.bots.playout import playout
from railhead.bots.values import Values, learned
from railhead.kernel.chance import Chance
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.state import State

SEATS = 2
MATCHES = 6
TIMES = 500  # one position is valued in a row,
TRIES = 5  # so often; the shortest of them tells least of what else the machine does


def microseconds(game: str) -> float:
    """The mean over some middle positions, each seen from both seats."""
    rules = railhead.ruleset(game)
    values = learned(rules, SEATS)
    assert values is not None
    positions = [middle(rules, seed) for seed in range(MATCHES)]
    return mean(shortest(values, g, seat) for g in positions for seat in range(SEATS))


def middle(rules: Ruleset, seed: int) -> State:
    """A position half-way through a random match."""
    chance = Chance()
    chance.seed(seed)
    length = playout(rules.start_state(SEATS, seed), chance)
    state = rules.start_state(SEATS, seed)
    chance.seed(seed)
    playout(state, chance, length // 2)
    return state


def shortest(values: Values, g: State, seat: int) -> float:
    found = []
    for _ in range(TRIES):
        begun = time.process_time()
        for _ in range(TIMES):
            values.odds(g, seat)
        found.append(time.process_time() - begun)
    return min(found) / TIMES * 1e6


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m railhead.arena.stopwatch", description="Time the learned values.")
    parser.add_argument("game", nargs="*", default=railhead.rulesets())
    for game in parser.parse_args(arguments).game:
        print(f"{game}: {microseconds(game):.1f} µs, {build_of(railhead.ruleset(game))}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
