"""From what somebody types to an option: by its label, its name or an unambiguous part of its title."""

import unicodedata

from railhead.kernel.ask import Ask
from railhead.present.voice import Voice

LETTERS = "abcdefghijklmnopqrstuvwxyz"


def fold(text: str) -> str:
    """Small letters without accents, so that a plain keyboard can type every name."""
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part)).strip()


def labels(ask: Ask, voice: Voice) -> dict[str, int]:
    """What to type for each option: 1, 2, 3, …; where options are numbers themselves, they are their own labels."""
    titles = [voice.option(option) for option in ask.options]
    if not any(title.isdecimal() for title in titles):
        return {str(place): option for place, option in enumerate(ask.options, 1)}
    letters = iter([*LETTERS, *[one + two for one in LETTERS for two in LETTERS]])
    return {
        title if title.isdecimal() else next(letters): option for title, option in zip(titles, ask.options, strict=True)
    }


def is_number(typed: str) -> bool:
    """A bare number is an option's label and nothing else: it never stands for a title that has it in it."""
    return typed.lstrip("+-").isdecimal()


def meant(voice: Voice, ask: Ask, typed: str) -> list[int]:
    """The options of a question that somebody may mean by what he typed: by its label, else by name or title."""
    marks = labels(ask, voice)
    if typed in marks:
        return [marks[typed]]
    return [] if is_number(typed) else find(voice, ask.options, typed)


def no_such_number(voice: Voice, ask: Ask, typed: str) -> str:
    """What to say to a number that is nobody's label."""
    numbers, say = [label for label in labels(ask, voice) if label.isdecimal()], voice.words.say
    if len(numbers) == 1:
        return say("cli-no_number_only", typed=typed, number=numbers[0])
    if numbers == [str(place) for place in range(1, len(numbers) + 1)]:
        return say("cli-no_number_range", typed=typed, number=numbers[-1])
    return say("cli-no_number_list", typed=typed, numbers=voice.words.list(numbers))


def find(voice: Voice, options: list[int], typed: str) -> list[int]:
    """The options meant: those called exactly so, else those that begin so, else those that contain it."""
    wanted = fold(typed)
    if not wanted:
        return []
    keys = {option: option_keys(voice, option) for option in options}
    exact = [option for option in options if wanted in keys[option]]
    begins = [option for option in options if any(key.startswith(wanted) for key in keys[option])]
    contains = [option for option in options if any(wanted in key for key in keys[option])]
    return exact or begins or contains


def option_keys(voice: Voice, option: int) -> list[str]:
    name = voice.rules.vocabulary.names[option]
    return [fold(name), fold(voice.option(option)), fold(name.partition(":")[2])]


def titles(voice: Voice, options: list[int]) -> list[str]:
    """The titles of options; where two are called the same, their names tell them apart."""
    plain = [voice.option(option) for option in options]
    return [
        title if plain.count(title) == 1 else f"{title} ({voice.rules.vocabulary.names[option]})"
        for title, option in zip(plain, options, strict=True)
    ]
