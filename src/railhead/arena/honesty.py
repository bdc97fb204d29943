"""Do bots play by what their seat knows? `python -m railhead.arena.honesty GAME --bot strong --positions 1000`.

At every position the hidden cards are dealt anew. With the same seed the bot must give the same answer, and the same
odds to every option, or it has looked where it may not.
"""

import argparse
import sys

import railhead
from railhead.arena.progress import Progress
from railhead.arena.run import number_of
from railhead.bots import ThinkingBot, from_spec
from railhead.kernel.chance import Chance
from railhead.kernel.state import State
from railhead.kernel.view import determinize

SKIPPED = 30  # decisions between two positions, at most


def faults(game: str, seats: int, spec: str, positions: int, seed: int) -> list[str]:
    """Sentences about every position at which a new deal made a difference."""
    rules = railhead.ruleset(game)
    chance = Chance()
    chance.seed(seed)
    found: list[str] = []
    looked = match = 0
    state = rules.start_state(seats, seed)
    with Progress(f"{game}: positions", positions) as progress:
        while looked < positions:
            for _ in range(1 + chance.below(SKIPPED)):
                if state.over:
                    match += 1
                    state = rules.start_state(seats, seed + match)
                ask = state.next_ask()
                state.answer(ask.seat, ask.options[chance.below(len(ask.options))])
            if state.over or len(state.next_ask().options) == 1:
                continue
            ask = state.next_ask()
            other = determinize(state, ask.seat, chance.below(1 << 30))
            again = [one for one in other.open_asks() if one.seat == ask.seat]
            own = number_of(seed, looked)
            if not again or again[0].options != ask.options:
                found.append(f"{game}, match {match}: {ask.prompt} is another question after a new deal")
            elif verdict(state, spec, own, ask.seat) != verdict(other, spec, own, ask.seat):
                found.append(f"{game}, match {match}: a new deal changes what {spec} thinks of {ask.prompt}")
            looked += 1
            progress.at(looked)
    return found


def verdict(state: State, spec: str, seed: int, seat: int) -> tuple[int, list[tuple[int, float, int]]]:
    """What a bot answers for a seat, and how it judges all options."""
    ask = next(one for one in state.open_asks() if one.seat == seat)
    view = state.view(seat)
    option = from_spec(spec, state.rules, seed).choose(view, ask)
    judge = from_spec(spec, state.rules, seed)
    found = judge.analyse(view, ask) if isinstance(judge, ThinkingBot) else []
    return option, [(one.option, one.odds, one.tries) for one in found]


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m railhead.arena.honesty", description="Deal hidden cards anew.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="strong")
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    found = faults(chosen.game, chosen.seats, chosen.bot, chosen.positions, chosen.seed)
    for sentence in found:
        print(sentence)
    print(f"{chosen.game}: {chosen.positions} positions, {len(found)} at which a new deal made a difference")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
