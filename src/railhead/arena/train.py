"""Learn values by self-play, generation after generation: `python -m railhead.arena.train GAME --minutes 10`.

Each generation plays matches with the values of the one before (the first: with the game's own evaluation), keeps
positions with their outcomes, and fits a network to the latest generations. The folder holds the values, the learning
curve (one JSON line for each generation, and a picture); a run that is started again goes on from there.
"""

import argparse
import hashlib
import json
import time
from array import array
from collections import Counter
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

import railhead
from railhead.arena.crew import work
from railhead.arena.curve import draw
from railhead.arena.figures import interval
from railhead.arena.fit import HIDDEN, Fitted, Positions, fit, fit_elsewhere
from railhead.arena.run import number_of
from railhead.bots.bot import GreedyBot
from railhead.bots.encoding import AMOUNT, COUNTED
from railhead.bots.search import ThinkingBot
from railhead.bots.selfplay import SelfPlay
from railhead.bots.values import HAND_KEY, HAND_STEPS, Values, read_network, result_for, squashed, write_network
from railhead.kernel.ruleset import Ruleset

LATEST = 3  # generations that a network is fitted to
RARE = 200  # facts that come up less often are left out
MOST_FACTS = 6_000
MATCHES_PER_TASK = 8
MOST_TASKS = 100_000
AMOUNT_STEP = 16.0  # amounts are divided by this, so that they weigh about as much as other facts
TRIALS = 200


@dataclass(frozen=True)
class Recipe:
    """All that decides what is learned, but chance."""

    game: str
    seats: int
    explore: int
    keep: int
    hand: bool
    seed: int

    @property
    def name(self) -> str:
        """The name of its files."""
        return f"{self.game}_{self.seats}"


@dataclass
class Harvest:
    """Positions of some matches in few bytes, as they travel between processes."""

    matches: int = 0
    keys: array = field(default_factory=lambda: array("q"))  # type: ignore[type-arg] # arrays are not generic at run time
    times: array = field(default_factory=lambda: array("b"))  # type: ignore[type-arg] # the same
    lengths: array = field(default_factory=lambda: array("i"))  # type: ignore[type-arg] # the same
    hand: array = field(default_factory=lambda: array("q"))  # type: ignore[type-arg] # the same
    won: array = field(default_factory=lambda: array("f"))  # type: ignore[type-arg] # the same

    def add(self, other: "Harvest") -> None:
        self.matches += other.matches
        for name in ("keys", "times", "lengths", "hand", "won"):
            getattr(self, name).extend(getattr(other, name))


@dataclass(frozen=True)
class Fitter:
    """How a network is fitted: with which library, in which Python (this one, if none is named), how large."""

    library: str
    python: str
    hidden: int

    def fit(self, data: Positions, width: int, seed: int) -> Fitted:
        if self.python:
            return fit_elsewhere(self.python, data, width, seed, self.library, self.hidden)
        return fit(data, width, seed, self.library, self.hidden)


LOADED: dict[str, Values] = {}


def values_in(path: str, game: str) -> Values | None:
    """Values of a file, read once in each process."""
    if path and path not in LOADED:
        LOADED[path] = Values(railhead.ruleset(game), read_network(Path(path)))
    return LOADED.get(path)


def play_some(task: tuple[Recipe, str, int]) -> Harvest:
    """A few matches of one generation."""
    recipe, path, number = task
    player = SelfPlay(railhead.ruleset(recipe.game), values_in(path, recipe.game), recipe.explore, recipe.keep)
    found = Harvest()
    for place in range(MATCHES_PER_TASK):
        for sample in player.play(recipe.seats, number_of(recipe.seed, path, number, place) >> 8):
            found.keys.extend(sample.keys)
            found.times.extend(sample.times)
            found.lengths.append(len(sample.keys))
            found.hand.append(max(-(1 << 40), min(1 << 40, sample.hand)))
            found.won.append(sample.won)
        found.matches += 1
    return found


def gather(recipe: Recipe, path: str, seconds: float, workers: int, done: int) -> Harvest:
    """Self-play for so many seconds."""
    found = Harvest()
    end = time.monotonic() + seconds
    tasks = [(recipe, path, number) for number in range(done, done + MOST_TASKS)]
    crew = work(play_some, tasks, workers)
    for part in crew:
        found.add(part)
        if time.monotonic() > end:
            break
    crew.close()  # type: ignore[attr-defined] # it is a generator
    return found


# --- from facts to columns ------------------------------------------------------------------------------------------


def common_facts(harvests: list[Harvest]) -> list[int]:
    """The facts that come up often enough to learn from."""
    np: Any = import_module("numpy")
    total: Counter[int] = Counter()
    for harvest in harvests:
        keys, counts = np.unique(np.frombuffer(harvest.keys, np.int64), return_counts=True)
        total.update(dict(zip(keys.tolist(), counts.tolist(), strict=True)))
    return sorted(key for key, count in total.most_common(MOST_FACTS) if count >= RARE)


def step_of(key: int) -> float:
    """What the times of a fact are divided by."""
    if key == HAND_KEY:
        return HAND_STEPS
    return AMOUNT_STEP if key & AMOUNT in (AMOUNT, COUNTED) else 1.0


def positions(harvests: list[Harvest], keys: list[int], scale: int) -> Positions:
    """Arrays to fit to; the first column is the game's own evaluation."""
    np: Any = import_module("numpy")
    known = np.array(keys, np.int64)
    steps = np.array([step_of(key) for key in keys], np.float32)
    parts: list[tuple[Any, Any, Any, Any]] = []
    for harvest in harvests:
        raw = np.frombuffer(harvest.keys, np.int64)
        lengths = np.frombuffer(harvest.lengths, np.int32).astype(np.int64)
        owner = np.repeat(np.arange(len(lengths)), lengths)
        column = np.minimum(np.searchsorted(known, raw), len(known) - 1)
        kept = known[column] == raw
        times = np.frombuffer(harvest.times, np.int8).astype(np.float32) / steps[column]
        hand = [squashed(value, scale) / HAND_STEPS if scale else 0.0 for value in harvest.hand]
        columns = np.concatenate([np.zeros(len(lengths), np.int32), (column[kept] + 1).astype(np.int32)])
        owners = np.concatenate([np.arange(len(lengths)), owner[kept]])
        amounts = np.concatenate([np.array(hand, np.float32), times[kept]])
        order = np.argsort(owners, kind="stable")
        counts = np.bincount(owners, minlength=len(lengths))
        parts.append((columns[order], amounts[order], counts, np.frombuffer(harvest.won, np.float32)))
    counts = np.concatenate([part[2] for part in parts])
    return Positions(
        np.concatenate([part[0] for part in parts]),
        np.concatenate([part[1] for part in parts]),
        np.concatenate([[0], np.cumsum(counts)]),
        np.concatenate([part[3] for part in parts]),
    )


def write(path: Path, keys: list[int], fitted: Fitted, scale: int) -> None:
    rows = [fitted.rows[0] / HAND_STEPS]
    rows += [fitted.rows[place + 1] / step_of(key) for place, key in enumerate(keys)]
    out = [float(one) for one in fitted.out]
    write_network(path, [HAND_KEY, *keys], [[float(one) for one in row] for row in rows], out, fitted.bias, scale)


# --- generations ----------------------------------------------------------------------------------------------------


def trial(task: tuple[str, int, str, str, int]) -> float:
    """One match of new values, one answer ahead, against other ones (or against `greedy`)."""
    game, seats, new, old, number = task
    rules = railhead.ruleset(game)
    if seats == 1:
        return solo_trial(rules, new, number)
    seat = number % 2
    champion = ThinkingBot(rules, seed=2 * number)
    champion.values = values_in(new, game)
    rival: Any = GreedyBot(rules, seed=2 * number + 1)
    if old:
        rival = ThinkingBot(rules, seed=2 * number + 1)
        rival.values = values_in(old, game)
    bots = [champion, rival] if seat == 0 else [rival, champion]
    state = rules.start_state(2, number_of("trial", number))
    while not state.over:
        ask = state.next_ask()
        state.answer(ask.seat, bots[ask.seat].choose(state.view(ask.seat), ask))
    winners = state.outcome.winners if state.outcome else ()
    return 1 / len(winners) if seat in winners else 0.0


def solo_trial(rules: Ruleset, new: str, number: int) -> float:
    """One solo challenge: 1 if it is won, else a part of that."""
    player = ThinkingBot(rules, seed=number)
    player.values = values_in(new, rules.name)
    state = rules.start_state(1, number_of("trial", number))
    while not state.over:
        ask = state.next_ask()
        state.answer(0, player.choose(state.view(0), ask))
    return result_for(state, 0)


def train(
    recipe: Recipe, folder: Path, minutes: float, seconds: float, workers: int, trials: int, fitter: Fitter
) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + 60 * minutes
    curve = folder / f"{recipe.name}.curve.jsonl"
    harvests: list[Harvest] = []
    known = sorted(folder.glob(f"{recipe.name}.*.values"))
    path = str(known[-1]) if known else ""
    generation = len(known)
    while generation == len(known) or time.monotonic() + seconds < end:
        begun = time.monotonic()
        harvests.append(gather(recipe, path, seconds, workers, 0))
        harvests = harvests[-LATEST:]
        played = time.monotonic() - begun
        keys = common_facts(harvests)
        scale = scale_of(harvests) if recipe.hand else 0
        fitted = fitter.fit(positions(harvests, keys, scale), len(keys) + 1, recipe.seed + generation)
        new = folder / f"{recipe.name}.{generation:02}.values"
        write(new, keys, fitted, scale)
        line = {
            "generation": generation,
            "matches": harvests[-1].matches,
            "positions": len(harvests[-1].won),
            "facts": len(keys),
            "loss": round(fitted.held_out_loss, 4),
            "base": round(fitted.base_loss, 4),
            "play_s": round(played, 1),
            "fit_s": round(time.monotonic() - begun - played, 1),
            "bytes": new.stat().st_size,
            "sha256": hashlib.sha256(new.read_bytes()).hexdigest(),
        }
        if trials:
            tasks = [(recipe.game, recipe.seats, str(new), "", number) for number in range(trials)]
            won = sum(work(trial, tasks, workers))
            low, high = interval(won, trials)
            line["greedy"] = f"{won:g} of {trials} ({low:.0%} to {high:.0%})"
            line["share"] = round(won / trials, 3)
        with curve.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        texts = curve.read_text(encoding="utf-8").splitlines()
        draw(curve.with_suffix(".svg"), recipe.name, [json.loads(text) for text in texts])
        print(recipe.name, json.dumps(line), flush=True)
        path = str(new)
        generation += 1


def scale_of(harvests: list[Harvest]) -> int:
    """A usual size of the game's own evaluation."""
    sizes = sorted(abs(value) for value in harvests[-1].hand)
    return max(1, sizes[len(sizes) // 2]) if sizes else 1


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m railhead.arena.train", description="Learn values by self-play.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2, help="the size of the table that is learned")
    parser.add_argument("--minutes", type=float, default=10, help="for all generations together")
    parser.add_argument("--seconds", type=float, default=60, help="of self-play for one generation")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--explore", type=int, default=100, help="of 1000 decisions at most so many are made by chance")
    parser.add_argument("--keep", type=int, default=1000, help="of 1000 turns so many are learned from")
    parser.add_argument("--no-hand", action="store_true", help="learn without the game's own evaluation")
    parser.add_argument("--trials", type=int, default=TRIALS, help="matches against `greedy` after each generation")
    parser.add_argument("--fit", default="", choices=["torch", "numpy"], help="by default what is installed")
    parser.add_argument("--fitter", default="", help="another Python that fits, one with PyTorch: `python3`")
    parser.add_argument("--hidden", type=int, default=HIDDEN, help="units of the hidden layer")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args()
    recipe = Recipe(chosen.game, chosen.seats, chosen.explore, chosen.keep, not chosen.no_hand, chosen.seed)
    fitter = Fitter(chosen.fit, chosen.fitter, chosen.hidden)
    train(recipe, chosen.out, chosen.minutes, chosen.seconds, chosen.workers, chosen.trials, fitter)


if __name__ == "__main__":
    main()
