"""Measure catanatron with random players: decisions per second, matches per second, microseconds per copy.

    bench/.venv-peers/bin/python bench/peer_catanatron.py --seconds 5 --seats 2

Prints one JSON object. It runs in the peers' own environment and imports nothing of Railhead.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import time

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

COPIES = 200
DECISIONS_BETWEEN_COPIES = 50
COPY_SHARE = 0.2


def new_match(seats: int, seed: int) -> Game:
    """Seeds start at 1: catanatron reads 0 as "no seed"."""
    return Game([RandomPlayer(color) for color in list(Color)[:seats]], seed=seed)


def is_over(match: Game) -> bool:
    return match.winning_color() is not None or match.state.num_turns >= TURNS_LIMIT


def measure_play(seats: int, seconds: float) -> dict[str, float]:
    """Whole matches, set-up included; `play_tick` is one decision. No accumulators, so nothing is copied."""
    decisions = matches = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds:
        matches += 1
        match = new_match(seats, matches)
        while not is_over(match):
            match.play_tick()
            decisions += 1
    elapsed = time.perf_counter() - begun
    return {
        "decisions": decisions,
        "matches": matches,
        "decisions_per_s": round(decisions / elapsed, 1),
        "matches_per_s": round(matches / elapsed, 3),
    }


def measure_copy(seats: int, seconds: float) -> float:
    """Mean over positions spread through whole matches, in microseconds."""
    copies = seed = 0
    spent = 0.0
    while spent < seconds:
        seed += 1
        match = new_match(seats, seed)
        while not is_over(match) and spent < seconds:
            for _ in range(DECISIONS_BETWEEN_COPIES):
                if not is_over(match):
                    match.play_tick()
            begun = time.perf_counter()
            for _ in range(COPIES):
                match.copy()
            spent += time.perf_counter() - begun
            copies += COPIES
    return round(spent / copies * 1e6, 2)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure catanatron with random players.")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to measure, in all")
    parser.add_argument("--seats", type=int, default=2, choices=(2, 3, 4))
    arguments = parser.parse_args()
    play = measure_play(arguments.seats, arguments.seconds * (1 - COPY_SHARE))
    copy_us = measure_copy(arguments.seats, arguments.seconds * COPY_SHARE)
    version = importlib.metadata.version("catanatron")
    print(json.dumps({"peer": "catanatron", "version": version, "seats": arguments.seats, **play, "clone_us": copy_us}))


if __name__ == "__main__":
    main()
