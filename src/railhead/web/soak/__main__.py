"""`python -m railhead.web.soak [NAME] ...`: one of the soaks below, or all of them."""

import signal
import sys

from railhead.web.soak import costs, drawing, fuzz, kill, load, mixed, race, secrecy, twins

SOAKS = {
    "secrecy": secrecy.main,
    "twins": twins.main,
    "kill": kill.main,
    "race": race.main,
    "fuzz": fuzz.main,
    "load": load.main,
    "mixed": mixed.main,
    "drawing": drawing.main,
    "costs": costs.main,
}


def main(arguments: list[str]) -> None:
    if not arguments:
        for soak in SOAKS.values():
            soak([])
    elif arguments[0] in SOAKS:
        SOAKS[arguments[0]](arguments[1:])
    else:
        sys.exit(f"There is no soak called {arguments[0]!r}; there are: {', '.join(SOAKS)}.")


def stop(number: int, frame: object) -> None:
    raise KeyboardInterrupt


if __name__ == "__main__":
    signal.signal(signal.SIGINT, stop)  # also where a shell has started it in the background, which ignores Ctrl-C
    signal.signal(signal.SIGTERM, stop)
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit("soak: stopped; its server and its folder are gone.")
