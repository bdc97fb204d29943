"""The process in which bots think: it reads one question a line and writes one answer a line."""

import contextlib
import json
import os
import sys
from typing import Any

import railhead
from railhead.bots import BOTS
from railhead.web.games import ruleset

NICENESS = 10  # people's answers come first


def choose(question: dict[str, Any]) -> str:
    """The option that a bot takes in a position; of the position it sees no more than its seat does."""
    rules = ruleset(question["game"])
    view = rules.load_state(question["state"]).view(question["seat"])
    bot = BOTS[question["bot"]](rules, seed=question["seed"])
    return rules.vocabulary.names[bot.choose(view, view.asks[0])]


def build_of(game: str) -> str:
    """`compiled` if the rules of this game are: while a build goes on, some games are and others are not yet."""
    place = sys.modules[type(ruleset(game)).__module__].__file__ or ".py"
    return "interpreted" if place.endswith(".py") else railhead.build()


def answer(line: str) -> dict[str, str]:
    try:
        question = json.loads(line)
        return {"option": choose(question), "build": build_of(question["game"])}
    except Exception as fault:  # whatever a bot does wrong, the table goes on without it
        return {"fault": f"{type(fault).__name__}: {fault}"[:200]}


def main() -> None:
    os.nice(int(os.environ.get("RAILHEAD_BOT_NICE", NICENESS)))
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):  # the server is gone
        for line in sys.stdin:
            print(json.dumps(answer(line)), flush=True)


if __name__ == "__main__":
    main()
