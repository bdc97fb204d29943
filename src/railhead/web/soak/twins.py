"""Twin worlds by the thousand: positions of every game, each played on beside its twin for every viewer."""

import argparse
import time

import railhead
from railhead.arena.progress import Progress
from railhead.testing.random_play import variants
from railhead.testing.twins import play_twins
from railhead.web.games import ruleset
from railhead.web.soak.tally import Tally, add_arguments, tally_of, verdict

DECISIONS = 60  # of one match; later ones come from other seeds
EVERY = 3
MOST_VARIANTS = 64
STEPS = 4  # answers by which a twin is played on


def soak(game: str, positions: int, seed: int, tally: Tally) -> None:
    """Positions of matches over all seat counts and variants, until there are enough."""
    rules = ruleset(game)
    with Progress(f"twins: {game}, positions", positions) as progress:
        for number, _ in tally.chunks(game, positions, 1):
            seats = rules.seats[number % len(rules.seats)]
            options = variants(rules, seats, MOST_VARIANTS)
            chosen = options[number % len(options)]
            most = DECISIONS + 40 * (number % 5)
            seen = play_twins(rules, seats, seed + number, chosen, EVERY, most, STEPS)
            viewers = seats + 1
            tally.add(game, seen.walks // viewers, pairs=seen.positions, unlike=seen.unlike, windows=seen.windows)
            progress.at(tally.done(game))


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m railhead.web.soak twins", description=__doc__)
    parser.add_argument("--games", nargs="*", default=railhead.rulesets())
    parser.add_argument("--positions", type=int, default=1000, help="of each game, each for every viewer")
    parser.add_argument("--seed", type=int, default=1)
    add_arguments(parser)
    options = parser.parse_args(arguments)
    tally = tally_of(options)
    for game in options.games:
        begun = time.monotonic()
        soak(game, options.positions, options.seed, tally)
        seen = tally.of(game)
        print(
            f"twins: {game}, {seen.get('done', 0):,} positions, every viewer; {seen.get('pairs', 0):,} pairs compared, "
            f"{seen.get('unlike', 0):,} of them really different, {seen.get('windows', 0):,} windows: nothing differs"
            f"{verdict(seen.get('done', 0), options.positions)}; {time.monotonic() - begun:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
