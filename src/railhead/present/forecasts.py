"""What meets what if an option is chosen, as it stands: one line that a page shows while somebody points at it."""

from railhead.kernel.ask import Ask
from railhead.kernel.scene import Piece, Scene
from railhead.present.words import Words, message_id


def figures(scene: Scene) -> dict[str, int]:
    """The numbers of every piece of a scene, each by the key of its piece and its own name."""
    return {message_id(piece.key, name): value for piece in scene.pieces() for name, value in piece.numbers.items()}


def forecasts(scene: Scene | None, ask: Ask, words: Words) -> dict[int, str]:
    """By option: the forecast that a game has words for.

    `forecast-PROMPT-NUMBER` counts for options that a piece with this number answers; of several the one of its first
    number. It is given the numbers of this piece, their limits (`$most-NUMBER`), and what `now-PROMPT` is given.
    """
    if scene is None:
        return {}
    offered, found = set(ask.options), {}
    known: dict[str, str] = {}  # by number: the message, or nothing
    told: dict[str, int] = {}
    for piece in scene.pieces():
        for option in offered.intersection(piece.options) if piece.numbers and piece.options else ():
            message = message_for(piece, ask.prompt, words, known)
            if message and option not in found:
                told = told or figures(scene)
                limits = {f"most-{name}": value for name, value in piece.limits.items()}
                found[option] = words.say(message, **{**told, **limits, **piece.numbers})
    return found


def message_for(piece: Piece, prompt: str, words: Words, known: dict[str, str]) -> str:
    """The message for the first number of a piece that a game has words for; nothing where it has none."""
    for name in piece.numbers:
        if name not in known:
            message = message_id("forecast", prompt, name)
            known[name] = message if words.knows(message) else ""
        if known[name]:
            return known[name]
    return ""
