"""A ladder: play what a file does not hold yet, and say how everybody stands."""

from pathlib import Path

from railhead.arena.crew import work
from railhead.arena.figures import Standing, standings
from railhead.arena.ledger import Ledger
from railhead.arena.progress import Progress
from railhead.arena.run import Run, play_match


def climb(
    run: Run, matches: int, *, first: int = 0, path: Path | None = None, workers: int = 1, ray: str = ""
) -> tuple[Ledger, bool]:
    """Play matches `first` to `first + matches - 1` of a run; the ledger, and whether somebody interrupted."""
    run.check()
    ledger = Ledger(run, path)
    missing = ledger.missing(first, matches)
    with Progress(f"{run.game}: matches", len(missing)) as progress:
        try:
            for done, result in enumerate(work(play_match, [(run, number) for number in missing], workers, ray), 1):
                ledger.add(result)
                progress.at(done)
        except KeyboardInterrupt:
            return ledger, True
        finally:
            ledger.write_all()
    return ledger, False


def table(ledger: Ledger, run: Run) -> list[Standing]:
    """How everybody stands after the matches that the ledger holds."""
    return standings(ledger, run.bots)
