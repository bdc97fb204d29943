"""The language of a reader: what he chose, else what his browser asks for. Everything drawn for a request speaks it."""

from collections.abc import Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from railhead.present.words import FRAME, REFERENCE, words

LANGUAGES = {"en": "English", "ja": "日本語", "pl": "Polski", "ru": "Русский"}  # each by its own name
COOKIE = "language"
SPOKEN: ContextVar[str] = ContextVar("language", default=REFERENCE)


class Languages:
    """Finds out the language of a request, for all that is drawn while it is answered."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            SPOKEN.set(language_of(HTTPConnection(scope)))
        await self.app(scope, receive, send)


def language_of(request: HTTPConnection) -> str:
    chosen = request.cookies.get(COOKIE, "")
    if chosen in LANGUAGES:
        return chosen
    return asked_for(request.headers.get("accept-language", ""))


def asked_for(header: str) -> str:
    """The first language we have of those that a browser asks for, the best liked first."""
    wishes = []
    for place, part in enumerate(header.split(",")[:20]):
        name, _, weight = part.partition(";q=")
        try:
            liking = float(weight) if weight else 1.0
        except ValueError:
            continue
        wishes.append((-liking, place, name.strip().partition("-")[0].lower()))
    return next((name for liking, _, name in sorted(wishes) if name in LANGUAGES and liking < 0), REFERENCE)


def say(message: str, **values: object) -> str:
    """A sentence of the pages in the language of the reader."""
    return words(FRAME, SPOKEN.get()).say(message, **values)


def listed(names: Sequence[str]) -> str:
    """A, B and C."""
    return words(FRAME, SPOKEN.get()).list(names) if names else ""


def bot_title(bot: str) -> str:
    """What a bot is called on its own ("Casual bot"); one that another package brings goes by its name."""
    message = f"bot-{bot}"
    return say(message) if words(FRAME, SPOKEN.get()).knows(message) else say("bot-other", name=bot.capitalize())


@dataclass(frozen=True)
class Message:
    """Something that is said later, and maybe to several readers: to each in his own language."""

    name: str
    values: dict[str, object] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return bool(self.name)

    def renamed(self, before: str, name: str) -> "Message":
        """The same about somebody who is called otherwise now."""
        return Message(self.name, {key: name if value == before else value for key, value in self.values.items()})

    def __str__(self) -> str:
        """The sentence; what is no name of a message is a sentence already: in logs of older tables, for instance."""
        known = words(FRAME, SPOKEN.get()).knows(self.name)
        return say(self.name, **self.values) if known else self.name
