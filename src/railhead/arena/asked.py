"""How many questions are put to a person, and how many are answered by standing answers?

    python -m railhead.arena.asked breakthrough --matches 20
    python -m railhead.arena.asked front_line --seats 4 --standing pass_turn
    python -m railhead.arena.asked black_metro --seats 1

Every seat counts as a person whose decisions a bot makes. `--standing` is given anew at every decision that the seat
makes itself, by a person who gives it whenever he may. Without `--alone` other persons are at the table.
"""

import argparse
import sys
from collections import Counter

import railhead
from railhead.arena.progress import Progress
from railhead.bots import BOTS, bot
from railhead.kernel.errors import BadSetup
from railhead.kernel.ruleset import Ruleset
from railhead.standing import NoSuchStanding, StandingAnswers

Counts = tuple[Counter[str], Counter[str]]  # by prompt: the questions put to a person, and those answered for him


def count(rules: Ruleset, seats: int, seed: int, kind: str, given: list[str], alone: bool) -> Counts:
    """Play one match."""
    match = rules.start(seats, seed)
    bots = [bot(kind, rules, seed=seed * 100 + seat) for seat in range(seats)]
    standing = [StandingAnswers(rules, seat) for seat in range(seats)]
    put: Counter[str] = Counter()
    spared: Counter[str] = Counter()
    while not match.over:
        ask = match.asks[0]
        mine = standing[ask.seat]
        option = mine.answer(match, ask, alone)
        if option is not None:
            spared[ask.prompt] += 1
        else:
            put[ask.prompt] += 1
            option = bots[ask.seat].choose(match.view(ask.seat), ask)
            for name in given:
                mine.give(name, match.tape.events)
        match.answer(ask.seat, option)
    return put, spared


def report(put: Counter[str], spared: Counter[str]) -> str:
    total, kept = put.total() + spared.total(), spared.total()
    lines = [f"{total:,} questions, {kept:,} answered in advance ({kept / max(1, total):.1%}):"]
    for prompt, number in spared.most_common():
        lines.append(f"  {prompt}: {number:,} of {number + put[prompt]:,}")
    return "\n".join(lines)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--bot", default="greedy", help=f"who decides: one of {', '.join(BOTS)}")
    parser.add_argument("--seats", type=int, default=0, help="without: every number of seats in turn")
    parser.add_argument("--standing", action="append", default=[], metavar="NAME", help="besides those of the game")
    parser.add_argument("--alone", action="store_true", help="each person plays against bots alone")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    try:
        rules = railhead.ruleset(given.game)
        rules.check_setup(given.seats or rules.seats[0], {})
        bot(given.bot, rules)
        for name in given.standing:
            StandingAnswers(rules, 0).find(name)
    except (BadSetup, NoSuchStanding) as refusal:
        parser.error(str(refusal))
    put: Counter[str] = Counter()
    spared: Counter[str] = Counter()
    with Progress(f"{given.game}: matches", given.matches) as progress:
        for number in range(given.matches):
            seats = given.seats or rules.seats[number % len(rules.seats)]
            counted = count(rules, seats, given.seed + number, given.bot, given.standing, given.alone)
            put += counted[0]
            spared += counted[1]
            progress.at(number + 1)
    print(f"{given.game}, {given.matches} matches of {given.bot}: {report(put, spared)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
