"""The cost of a decision does not grow with the length of a deck."""

from time import process_time

from barbarossa_table import RULES, position

SMALL = 8
LARGE = 60
TURNS = 150


def turn_of_player_1(state):
    """He plays what TRANSPORTs he holds, buys nothing, keeps nothing; the other player passes."""
    vocabulary = RULES.vocabulary
    end, done = vocabulary.index["end"], vocabulary.index["done"]
    decisions = 0
    while True:
        ask = state.next_ask()
        options = ask.options
        if ask.seat == 0 and ask.prompt == "operation" and len(options) > 1:
            answer = options[1]
        else:
            answer = done if ask.prompt == "keep" else end
        state.answer(ask.seat, answer)
        decisions += 1
        if ask.prompt == "reinforcement" and ask.seat == 1:
            return decisions


def seconds_per_decision(state):
    """The best of several runs over the same number of turns; TURNS turn the deck over many times."""
    best = 1.0
    for _ in range(5):
        trial = state.clone()
        decisions = 0
        begun = process_time()
        for _ in range(TURNS):
            decisions += turn_of_player_1(trial)
        best = min(best, (process_time() - begun) / decisions)
    return best


def test_sixty_cards_cost_no_more_per_decision_than_eight(table):
    """Four cards are drawn each turn from a deck of 8 or of 60; reshuffling comes less often (issue 3)."""
    states = {}
    for size in (SMALL, LARGE):
        deck = (["horses"] * 5 + ["tracks"] * 2 + ["trains"]) * 7 + ["tracks"] * 4
        t = position(table, phase="activation", deck=deck[:size], options={"round_limit": "1000"})
        states[size] = RULES.load_state(t.data)
    costs = {size: seconds_per_decision(state) for size, state in states.items()}

    print({size: f"{cost * 1e6:.2f} us" for size, cost in costs.items()})
    assert costs[LARGE] < 2 * costs[SMALL]
