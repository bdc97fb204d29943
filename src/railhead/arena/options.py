"""Which kinds of options does a bot choose, and which never? Counts them over many matches.

    python -m railhead.arena.options front_line --matches 200 --bot greedy
    python -m railhead.arena.options breakthrough --seats 3 --option survival_2_rout=on

A kind is a group of the vocabulary (`card:…`) or a word (`pass`), for each question by itself.
A question with a single option is no offer. Without `--seats` every number of seats comes up in turn.
"""

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, field

import railhead
from railhead.arena.progress import Progress
from railhead.arena.unchosen import UNCHOSEN
from railhead.arena.workers import INTERRUPTED, share_out
from railhead.bots import BOTS, bot
from railhead.kernel.errors import BadSetup
from railhead.kernel.vocabulary import Vocabulary

ENOUGH = 200  # a kind that was offered more often than this and never chosen is listed
SEEDS_PER_MATCH = 100  # more than there are seats, so that no two bots dream alike

Kind = tuple[str, str]  # the prompt; the group or word


@dataclass(frozen=True)
class Plan:
    """What is played. `seats` 0: every number of seats in turn."""

    game: str
    bot: str
    seats: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()


@dataclass
class Count:
    """In how many questions each kind was among the options, and how often it was the answer."""

    questions: int = 0
    offers: Counter[Kind] = field(default_factory=Counter)
    choices: Counter[Kind] = field(default_factory=Counter)

    def add(self, other: "Count") -> None:
        self.questions += other.questions
        self.offers += other.offers
        self.choices += other.choices

    def never(self, enough: int = ENOUGH) -> list[Kind]:
        """The kinds that were offered more than so often and never chosen."""
        return sorted(kind for kind, offers in self.offers.items() if offers > enough and not self.choices[kind])


def kind_of(vocabulary: Vocabulary, option: int) -> str:
    name = vocabulary.names[option]
    group = name.partition(":")[0]
    return f"{group}:…" if group in vocabulary.groups else name


def count_match(task: tuple[Plan, int]) -> Count:
    """Play one match and count."""
    plan, number = task
    rules = railhead.ruleset(plan.game)
    seats = plan.seats or rules.seats[number % len(rules.seats)]
    first = (plan.seed + number) * SEEDS_PER_MATCH
    bots = [bot(plan.bot, rules, seed=first + seat) for seat in range(seats)]
    state = rules.start_state(seats, plan.seed + number, dict(plan.options))
    count = Count()
    while not state.over:
        ask = state.next_ask()
        if len(ask.options) == 1:
            state.answer(ask.seat, ask.options[0])
            continue
        option = bots[ask.seat].choose(state.view(ask.seat), ask)
        count.questions += 1
        for kind in {kind_of(rules.vocabulary, offered) for offered in ask.options}:
            count.offers[ask.prompt, kind] += 1
        count.choices[ask.prompt, kind_of(rules.vocabulary, option)] += 1
        state.answer(ask.seat, option)
    return count


def report(plan: Plan, matches: int, count: Count, enough: int = ENOUGH) -> str:
    """The table, and below it what was never chosen."""
    prompts = list(railhead.ruleset(plan.game).prompts)
    rows = [("question", "kind of option", "offers", "choices", "share")]
    for kind in sorted(count.offers, key=lambda kind: (prompts.index(kind[0]), kind[1])):
        offers, choices = count.offers[kind], count.choices[kind]
        rows.append((*kind, f"{offers:,}", f"{choices:,}", f"{choices / offers:.1%}"))
    widths = [max(len(row[column]) for row in rows) for column in range(5)]
    lines = [f"{plan.game}: {matches:,} matches of {plan.bot}, {count.questions:,} questions with a choice", ""]
    for row in rows:
        left = [row[column].ljust(widths[column]) for column in (0, 1)]
        right = [row[column].rjust(widths[column]) for column in (2, 3, 4)]
        lines.append("  ".join([*left, *right]))
    unasked = [prompt for prompt in prompts if prompt not in {kind[0] for kind in count.offers}]
    explained = [kind for kind in count.never(enough) if (plan.game, *kind) in UNCHOSEN]
    never = [told(count, kind) for kind in count.never(enough) if kind not in explained]
    lines += ["", f"Offered more than {enough} times and never chosen:", *(never or ["  nothing"])]
    lines += ["", "The same, with a reason:"] if explained else []
    for kind in explained:
        lines += [told(count, kind), f"    {UNCHOSEN[(plan.game, *kind)]}"]
    lines += ["", f"Questions that were never put with a choice: {', '.join(unasked) or 'none'}"]
    return "\n".join(lines)


def told(count: Count, kind: Kind) -> str:
    return f"  {kind[0]}: {kind[1]} ({count.offers[kind]:,} offers)"


def options_of(given: list[str]) -> tuple[tuple[str, str], ...]:
    pairs = [text.partition("=") for text in given]
    return tuple((name, value) for name, _, value in pairs)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--bot", default="greedy", help=f"one of {', '.join(BOTS)}")
    parser.add_argument("--seats", type=int, default=0, help="without: every number of seats in turn")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a variant of the game")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--enough", type=int, default=ENOUGH, help="how many offers without a choice are worth a line")
    given = parser.parse_args(arguments)
    plan = Plan(given.game, given.bot, given.seats, given.seed, options_of(given.option))
    try:
        rules = railhead.ruleset(plan.game)
        rules.check_setup(plan.seats or rules.seats[0], dict(plan.options))
        bot(plan.bot, rules)
    except BadSetup as refusal:
        parser.error(str(refusal))
    total, done, interrupted = Count(), 0, False
    tasks = [(plan, number) for number in range(given.matches)]
    with Progress(f"{plan.game}: matches", len(tasks)) as progress:
        try:
            for count in share_out(count_match, tasks, given.jobs):
                total.add(count)
                done += 1
                progress.at(done)
        except KeyboardInterrupt:
            interrupted = True
    print(report(plan, done, total, given.enough))
    return INTERRUPTED if interrupted else 0


if __name__ == "__main__":
    sys.exit(main())
