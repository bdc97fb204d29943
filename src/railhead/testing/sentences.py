"""Golden sentences: what random matches say in each language, every kind of sentence once, to be read by eye.

python -m railhead.testing.sentences --write front_line     # write the files of some games anew (without a name: all)
"""

import argparse
import sys
from pathlib import Path

import railhead
from railhead.kernel.ask import Ask
from railhead.kernel.match import Match
from railhead.kernel.ruleset import Ruleset
from railhead.present.voice import Voice
from railhead.present.words import languages
from railhead.testing.random_play import dice, pick

FOLDER = Path("tests") / "golden" / "sentences"
MATCHES = 3
DECISIONS = 800  # of each match
STRIDE = 13  # at each question every thirteenth option of the game is tried, from another place each time

Said = dict[str, str]  # message -> the first sentence of its kind


def spoken(games: list[str] | None = None) -> list[tuple[str, str]]:
    """Every ruleset in every language it speaks."""
    wanted = games or ["toy", *railhead.rulesets()]
    return [(game, language) for game in wanted for language in languages(railhead.ruleset(game).package)]


def golden_path(folder: Path, game: str, language: str) -> Path:
    return folder / f"{game}_{language}.txt"


def sentences(rules: Ruleset, language: str) -> str:
    """What some random matches say: the first sentence of each kind."""
    said: Said = {}
    for seed in range(MATCHES):
        seats = list(rules.seats)[min(len(rules.seats) - 1, seed + 1)]
        play(rules.start(seats, seed), seed, language, said)
    return "".join(f"{message}: {said[message]}\n" for message in sorted(said))


def play(match: Match, seed: int, language: str, said: Said) -> None:
    chance, heard = dice(seed), 0
    for number in range(DECISIONS):
        voice = Voice(match.state, language=language)
        for event in match.events(None, heard):
            if f"event-{event.kind}" not in said:
                said[f"event-{event.kind}"] = voice.event(event)
        heard = len(match.tape.events)
        if match.outcome is not None:
            said[f"ending-{match.outcome.reason}"] = voice.ending(match.outcome.reason)
            return
        ask, option = pick(match.state, chance)
        if f"ask-{ask.prompt}" not in said:
            said[f"ask-{ask.prompt}"] = voice.asked(ask)
            said[f"ask-{ask.prompt}.waiting"] = voice.waiting(ask)
        refusals(match, ask, number, voice, said)
        match.answer(ask.seat, option)


def refusals(match: Match, ask: Ask, number: int, voice: Voice, said: Said) -> None:
    """Why some options are not offered."""
    for option in range(number % STRIDE, len(match.rules.vocabulary.names), STRIDE):
        refusal = match.why_not_to(ask, option)
        if refusal is not None and f"why-{refusal.name}" not in said:
            said[f"why-{refusal.name}"] = voice.refusal(refusal)


def write(games: list[str], folder: Path) -> int:
    """Write the files anew; how many."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = spoken(games)
    for game, language in wanted:
        golden_path(folder, game, language).write_text(sentences(railhead.ruleset(game), language), encoding="utf-8")
    return len(wanted)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m railhead.testing.sentences", description="Golden sentences of random matches."
    )
    parser.add_argument("games", nargs="*", help="names of games; without: all")
    parser.add_argument("--write", action="store_true", help=f"write the files under {FOLDER} anew")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    chosen = parser.parse_args(arguments)
    try:
        if chosen.write:
            print(f"{write(chosen.games, chosen.folder)} files written to {chosen.folder}")
        else:
            for game, language in spoken(chosen.games):
                print(sentences(railhead.ruleset(game), language))
    except railhead.RailheadError as fault:
        print(f"sentences: {fault}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
