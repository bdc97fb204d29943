"""Drawing: how long a changed screen takes the server, for the seat that is asked, at a full table of each game."""

import argparse
import asyncio
import statistics
import tempfile
import time

import railhead
from railhead.arena.progress import Progress
from railhead.bots import from_spec
from railhead.web.games import ruleset
from railhead.web.screens import Lens, screen_of
from railhead.web.soak.secrecy import answer, scene

DRAWN_MS = 10.0  # what half of all changed screens shall keep to


async def measure(game: str, screens: int, seed: int, folder: str) -> list[float]:
    """Seconds of processor time for each changed screen, in matches of greedy bots at a full table."""
    rules, spent, match_number = ruleset(game), list[float](), 0
    seats = rules.seats[-1]
    with Progress(f"drawing: {game}, screens", screens) as progress:
        while len(spent) < screens:
            bots = [from_spec("greedy", rules, seed + match_number * seats + seat) for seat in range(seats)]
            match_number += 1
            async with scene(game, seats, folder) as stage:
                live, match = stage.live, stage.live.table.playing()
                while not match.over and len(spent) < screens:
                    asked = match.asks[0]
                    begun = time.thread_time()
                    screen_of(live, Lens(live.table.id, (asked.seat,), asked.seat))
                    spent.append(time.thread_time() - begun)
                    progress.at(len(spent))
                    option = bots[asked.seat].choose(match.view(asked.seat), asked)
                    answer(live, asked.seat, rules.vocabulary.names[option])
    return spent


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m railhead.web.soak drawing", description=__doc__)
    parser.add_argument("--games", nargs="*", default=railhead.rulesets())
    parser.add_argument("--screens", type=int, default=400, help="of each game")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    for game in options.games:
        with tempfile.TemporaryDirectory() as folder:
            spent = asyncio.run(measure(game, options.screens, options.seed, folder))
        middle, late = statistics.median(spent) * 1000, statistics.quantiles(spent, n=20)[-1] * 1000
        kept = "kept" if middle < DRAWN_MS else "NOT kept"
        print(
            f"drawing: {game}, {ruleset(game).seats[-1]} seats, {len(spent)} changed screens: "
            f"median {middle:.1f} ms, p95 {late:.1f} ms of processor time; the limit of {DRAWN_MS:.0f} ms is {kept}",
            flush=True,
        )


if __name__ == "__main__":
    main()
