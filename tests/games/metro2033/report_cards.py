"""Which cards random matches never exercise: `python report_cards.py [MATCHES] [FIRST_SEED]`.

Counted from events alone: threats fought, equipment that counted in a battle, moved its hero or was used, missions
used and completed, laws passed, combat cards played, abilities of heroes and factions used.
"""

import sys
import time
from collections import Counter

import railhead
from railhead.bots.playout import playout
from railhead.games.metro2033.board import FACTIONS
from railhead.games.metro2033.cards import CARDS, FREES_TRANSFERS, HEROES, PROTECTS_GEAR, SPEED_BONUS
from railhead.kernel.chance import Chance
from railhead.kernel.events import Event, Tape
from railhead.kernel.state import State

RULES = railhead.ruleset("metro2033")
LONGEST = 2_000_000  # decisions; a match that is not over then would be a fault

# The event that says a card was exercised -> the argument that names the card, and the word for the count.
CARD_EVENTS = {
    "opens_threat": (1, "fought"),
    "dark_opens": (0, "fought"),
    "card_counts": (1, "counted"),
    "uses_gear": (1, "used"),
    "prevents_wound": (1, "used"),
    "discards_mission": (1, "used"),
    "uses_mission": (1, "used"),
    "completes": (1, "completed"),
    "law_passes": (0, "in force"),
    "plays_combat_card": (1, "played"),
}
ABILITY_EVENTS = {"hero_ability": HEROES, "ability_counts": HEROES, "faction_ability": FACTIONS}
ABILITY_EVENTS["faction_counts"] = FACTIONS

WANTED = {
    "t": ["fought"],
    "e": ["exercised"],
    "m": ["used", "completed"],
    "l": ["in force"],
    "c": ["played"],
}


def wanted() -> list[tuple[str, str]]:
    """Everything that must happen at least once."""
    cards = [(card, word) for card in CARDS for word in WANTED[card[0]]]
    return cards + [(one, "ability") for one in [*HEROES, *FACTIONS]]


def count(state: State, events: list[Event]) -> Counter[tuple[str, str]]:
    """What the events of one match say was exercised. `state`: where it ended, for who is who."""
    found: Counter[tuple[str, str]] = Counter()
    carried: dict[int, int] = {}  # equipment -> seat
    geiger = CARDS.index("e_geiger")
    table = state.to_json()["table"]
    for event in events:
        kind, args = event.kind, event.args
        if kind in CARD_EVENTS:
            place, word = CARD_EVENTS[kind]
            found[CARDS[args[place]], word] += 1
            found[CARDS[args[place]], "exercised"] += 1
        elif kind in ABILITY_EVENTS:
            names = table["hero"] if ABILITY_EVENTS[kind] is HEROES else table["faction"]
            found[names[args[0]], "ability"] += 1
        elif kind in ("buys", "receives_gear", "takes_gear"):
            carried[args[1]] = args[0]
        elif kind == "discards_gear":
            carried.pop(args[1], None)
        elif kind == "looks":
            found[("khan", "ability") if carried.get(geiger) != args[0] else ("e_geiger", "exercised")] += 1
        elif kind in ("moves", "is_wounded"):
            for card in [card for card, seat in carried.items() if seat == args[0]]:
                moves = kind == "moves" and (SPEED_BONUS[card] or FREES_TRANSFERS[card])
                if moves or (kind == "is_wounded" and PROTECTS_GEAR[card]):
                    found[CARDS[card], "exercised"] += 1
        elif kind == "draws_missions" and table["faction"][args[0]] == "arbat" and args[1] > 2:
            found["arbat", "ability"] += 1
    if state.outcome is not None and table["faction"][state.outcome.winners[0]] == "redline":
        found["redline", "ability"] += state.outcome.scores[state.outcome.winners[0]] == 9
    return found


def report(matches: int, first_seed: int = 0) -> Counter[tuple[str, str]]:
    """Play random matches with 2 to 6 seats in turn and count."""
    total: Counter[tuple[str, str]] = Counter()
    chance = Chance()
    for seed in range(first_seed, first_seed + matches):
        state = RULES.start_state(2 + seed % 5, seed)
        state.tape = tape = Tape()
        chance.seed(seed)
        playout(state, chance, LONGEST)
        assert state.over, f"seed {seed}: not over after {LONGEST} decisions"
        total += count(state, tape.events)
    return total


def main() -> int:
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    begun = time.monotonic()
    total = report(matches, int(sys.argv[2]) if len(sys.argv) > 2 else 0)
    missing = [key for key in wanted() if not total[key]]
    seldom = sorted([(total[key], key) for key in wanted() if total[key]])[:12]
    print(f"{matches} matches, {railhead.build()}, {time.monotonic() - begun:.0f} s")
    print("never:", ", ".join(f"{card} ({word})" for card, word in missing) or "nothing")
    print("seldom:", ", ".join(f"{card} ({word}) {times}" for times, (card, word) in seldom))
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
