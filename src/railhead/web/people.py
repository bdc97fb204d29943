"""Who somebody is: a name and a key of 128 bits, kept in a cookie or sent by a program. There are no accounts."""

import secrets
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from itertools import count

import sqlalchemy as sql
from starlette.requests import Request
from starlette.responses import Response

from railhead.web import store
from railhead.web.bans import Bans
from railhead.web.store import Store
from railhead.web.table import Refused

COOKIE = "railhead"
NAME_LENGTH = 24
YEAR = 365 * 24 * 3600
REMEMBERED = 10_000  # keys looked up lately


@dataclass(frozen=True)
class Person:
    """Somebody who plays here. The key itself is known to his browser only; the store has its hash."""

    id: str
    name: str


class People:
    """Finds and makes people."""

    def __init__(self, base: Store, bans: Bans | None = None) -> None:
        self.store = base
        self.bans = bans or Bans()
        self.known: dict[str, Person] = {}

    async def find(self, request: Request) -> Person | None:
        """The person whose key a request carries."""
        key = key_of(request)
        if not key or len(key) > 64:
            return None
        token = sha256(key.encode()).hexdigest()
        if token not in self.known:
            people = store.people
            found = await self.store.read(sql.select(people.c.id, people.c.name).where(people.c.token == token))
            if not found:
                return None
            self.remember(token, Person(found[0]["id"], found[0]["name"]))
        if self.known[token].id in self.bans.people:
            raise Refused("refused-banned", 403)
        return self.known[token]

    async def make(self, name: str) -> tuple[Person, str]:
        """A new person and the key that proves it."""
        key, person = secrets.token_urlsafe(16), Person(secrets.token_hex(8), clean_name(name))
        token = sha256(key.encode()).hexdigest()
        await self.store.write("", store.people.insert().values(id=person.id, token=token, name=person.name))
        self.remember(token, person)
        return person, key

    async def rename(self, person: Person, name: str) -> None:
        """Another name, for future tables."""
        people = store.people
        await self.store.write("", people.update().where(people.c.id == person.id).values(name=clean_name(name)))
        self.known.clear()

    def remember(self, token: str, person: Person) -> None:
        if len(self.known) >= REMEMBERED:
            self.known.clear()
        self.known[token] = person


def key_of(request: Request) -> str:
    """The key in the cookie, or the one that a program sends."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return key.strip()
    return request.cookies.get(COOKIE, "")


def give_key(response: Response, request: Request, key: str) -> None:
    """Let the browser keep its key where no script can read it and no other site can send it."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, key, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")


def plain(text: str, joiners: str = "\u200c\u200d") -> str:
    """One line without letters that nobody sees: neither controls, nor what turns the direction of the text.

    `joiners` are invisible too, but belong to words of some languages and to some pictures.
    """
    return " ".join(
        "".join(one if one.isprintable() or one in joiners else " " * one.isspace() for one in text).split()
    )


def alike(name: str) -> str:
    """Names that look the same have the same of these."""
    return unicodedata.normalize("NFKC", name).casefold()


def apart(name: str, others: Iterable[str]) -> str:
    """A name that nobody else at the table has: with a number, if need be."""
    taken = {alike(other) for other in others}
    numbered = (name if number == 1 else f"{name} {number}" for number in count(1))
    return next(one for one in numbered if alike(one) not in taken)


def clean_name(name: str) -> str:
    """A name that fits on the screen; anything else is refused."""
    name = plain(name, joiners="")
    if not name:
        raise Refused("refused-no-name", 422)
    if len(name) > NAME_LENGTH:
        raise Refused("refused-long-name", 422, most=NAME_LENGTH)
    return name
