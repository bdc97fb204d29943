"""Words instead of a password: a phrase of 130 bits to come back with, a code of 40 bits for the next few minutes."""

import secrets
import tomllib
from functools import cache
from hashlib import sha256
from importlib.resources import files

from railhead.web.table import Refused

PHRASE_WORDS = 13  # of ten bits each: nobody guesses it, however long he tries
CODE_WORDS = 4  # typed within minutes, while attempts are counted
ENOUGH_LETTERS = 4  # of a word: no two begin alike
TYPED_LETTERS = 400  # that are looked at


@cache
def words() -> dict[str, str]:
    """Every word of our list, by its first letters."""
    text = files("railhead.web").joinpath("phrases.toml").read_text(encoding="utf-8")
    return {word[:ENOUGH_LETTERS]: word for word in tomllib.loads(text)["words"].split()}


def draw(number: int) -> str:
    """So many words by chance."""
    known = list(words().values())
    return " ".join(secrets.choice(known) for _ in range(number))


def read(typed: str) -> str:
    """The words somebody typed, as they were drawn: capitals, commas, numbers and endings do not matter."""
    letters = "".join(letter if letter.isalpha() else " " for letter in typed[:TYPED_LETTERS].lower())
    found = [words().get(word[:ENOUGH_LETTERS]) for word in letters.split()]
    if None in found:
        raise Refused("refused-phrase-word", 422, place=found.index(None) + 1)
    if len(found) not in (PHRASE_WORDS, CODE_WORDS):
        raise Refused("refused-phrase-length", 422, number=len(found), phrase=PHRASE_WORDS, code=CODE_WORDS)
    return " ".join(word for word in found if word)


def digest(secret: str) -> str:
    """What the store keeps of a secret. It is long and random, so a quick hash is as good as a slow one."""
    return sha256(secret.encode()).hexdigest()
