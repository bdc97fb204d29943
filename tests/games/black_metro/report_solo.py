"""How solo challenges end: `python report_solo.py [MATCHES] [BOT] [FIRST_SEED]`, BOT being random, greedy or late.

Every question goes to the player and is the player's own; the overlord never needs a choice that no rule makes.
Every match ends with a rank, or with one of the losses that have none (BLK-19.1.5).
Random players never come as far as a rank. `late`: they begin in round 8, all personnel of the overlord overwhelmed.
"""

import sys
import time
from collections import Counter
from typing import Any

import railhead
from railhead.bots.playout import playout
from railhead.games.black_metro.cards import OVERWHELMED, ROUNDS
from railhead.games.black_metro.model import OVERLORD, PLAYER
from railhead.kernel.state import State
from railhead.testing.random_play import dice
from railhead.testing.texts import ending

RULES = railhead.ruleset("black_metro")
LONGEST = 2_000  # decisions; a match that is not over then would be a fault
# The only question of the player about something that the overlord does: The Gambler may spoil his roll (BLK-19.4.11).
AGAINST_HIM = {"sabotage"}


def check_question(state: State) -> None:
    """The question is put to the player, and no step of the overlord's asks it."""
    ask = state.next_ask()
    step = state.stack[-1]
    assert PLAYER == ask.seat, f"{type(step).__name__} asks seat {ask.seat}"
    acting = getattr(step, "player", PLAYER)
    assert OVERLORD != acting or ask.prompt in AGAINST_HIM, f"{type(step).__name__} asks {ask.prompt} for the overlord"


def late_position(seed: int) -> State:
    """The first turn of round 8: the overlord is beaten, the player has 40 to 109 power."""
    state: Any = RULES.start_state(1, seed)
    chance = dice(seed)
    while not any(type(step).__name__ == "AssignmentTurn" for step in state.stack):
        playout(state, chance, 1)
    state.round = ROUNDS
    state.forces[OVERLORD] = [0] * OVERWHELMED + [state.in_play(OVERLORD)]
    state.power = [40 + seed % 70, 0]
    return RULES.load_state(state.to_json())  # which refuses a position that cannot be


def play(seed: int, bot: str = "random") -> str:
    """One match; the reason of its end."""
    player = railhead.bot(bot.replace("late", "random"), RULES, seed=seed)
    state = RULES.start_state(1, seed) if bot != "late" else late_position(seed)
    for _ in range(LONGEST):
        if state.over:
            break
        check_question(state)
        ask = state.next_ask()
        # Random answers need no view, and a view is most of the time that they would take.
        view = state.view(PLAYER) if bot == "greedy" else None
        option = player.choose(view, ask) if view else ask.options[player.chance.below(len(ask.options))]
        state.answer(ask.seat, option)
    assert state.outcome is not None, f"seed {seed}: not over after {LONGEST} decisions"
    assert ending(RULES, state.outcome.reason).endswith("."), state.outcome.reason
    return state.outcome.reason


def main() -> None:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    bot = sys.argv[2] if len(sys.argv) > 2 else "random"
    first = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    begun = time.perf_counter()
    endings = Counter(play(seed, bot) for seed in range(first, first + matches))
    for reason, times in endings.most_common():
        print(f"{times:7,}  {ending(RULES, reason)}")
    ranked = sum(times for reason, times in endings.items() if "with_rank" in reason)
    print(f"{matches:,} matches of {bot}, {ranked:,} with a rank, no choice for the overlord")
    print(f"{time.perf_counter() - begun:.1f} s on the {railhead.build()} build")


if __name__ == "__main__":
    main()
