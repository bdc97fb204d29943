"""Who somebody is: a name and keys of 128 bits, one in the cookie of each device. There are no accounts.

Whoever has lost all keys comes back with a phrase; a link or a code carries the seats to another device.
"""

import asyncio
import secrets
import time
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from hmac import compare_digest
from itertools import count
from typing import Any

import sqlalchemy as sql
from starlette.requests import Request
from starlette.responses import Response

from railhead.web import phrases, store
from railhead.web.bans import Bans
from railhead.web.devices import PROGRAM, device_of
from railhead.web.limits import Buckets
from railhead.web.office import unreported
from railhead.web.phrases import CODE_WORDS, PHRASE_WORDS, digest
from railhead.web.store import Store
from railhead.web.table import Refused

COOKIE = "railhead"
NAME_LENGTH = 24
YEAR = 365 * 24 * 3600
REMEMBERED = 10_000  # keys looked up lately
FRESH_SECONDS = 10.0  # that a looked-up key holds where other processes may revoke it
SEEN_SECONDS = 3600  # how exactly it is known when a key was last used
CARRY_SECONDS = 600
MOST_KEYS = 20  # of one person
ATTEMPTS, ATTEMPTS_A_SECOND = 10, 1 / 30  # to come back, of one address
GUESSES, GUESSES_A_SECOND = 100, 1.0  # of short codes, of everybody together


def now() -> int:
    return int(time.time() * 1000)


@dataclass(frozen=True)
class Person:
    """Somebody who plays here. The keys themselves are known to his browsers only; the store has their hashes."""

    id: str
    name: str


@dataclass
class Known:
    """A key that was looked up, and the person it proves."""

    person: Person
    looked: float
    seen: int  # as the store has it


@dataclass(frozen=True)
class Carry:
    """The way to another device: a link for its camera, a code for its keyboard."""

    token: str
    code: str
    until: int


class People:
    """Finds, makes, moves and forgets people."""

    def __init__(self, base: Store, bans: Bans | None = None) -> None:
        self.store = base
        self.bans = bans or Bans()
        self.known: dict[str, Known] = {}
        self.attempts = Buckets(ATTEMPTS_A_SECOND, ATTEMPTS)
        self.guesses = Buckets(GUESSES_A_SECOND, GUESSES)
        self.noting: set[asyncio.Task[None]] = set()

    # --- finding and making -----------------------------------------------------------------------------------------

    async def find(self, request: Request) -> Person | None:
        """The person whose key a request carries."""
        return await self.holder(token_of(request), request)

    async def holder(self, token: str, request: Request) -> Person | None:
        """The person of a key that a request carries; a stream asks this again and again."""
        if not token:
            return None
        known = self.known.get(token)
        if known is None or (self.store.shared and time.monotonic() - known.looked > FRESH_SECONDS):
            known = await self.look_up(token)
        if known is None:
            return None
        if known.person.id in self.bans.people:
            raise Refused("refused-banned", 403)
        if now() - known.seen > SEEN_SECONDS * 1000:
            self.note_seen(token, known, device_here(request))
        return known.person

    def sure_of(self, token: str) -> bool:
        """Is it known without asking anybody that this key still opens something? Else `holder` finds it out."""
        known = self.known.get(token)
        if known is None or known.person.id in self.bans.people or now() - known.seen > SEEN_SECONDS * 1000:
            return False
        return not self.store.shared or time.monotonic() - known.looked <= FRESH_SECONDS

    async def look_up(self, token: str) -> Known | None:
        people, keys = store.people, store.keys
        wanted = sql.select(people.c.id, people.c.name, keys.c.seen).join(keys, keys.c.person == people.c.id)
        found = await self.store.read(wanted.where(keys.c.token == token))
        if not found:
            self.known.pop(token, None)
            return None
        row = found[0]
        return self.remember(token, Person(row["id"], row["name"]), row["seen"])

    def note_seen(self, token: str, known: Known, device: str) -> None:
        """Write down, beside everything else, that a key is in use."""
        known.seen = now()
        keys = store.keys
        change = keys.update().where(keys.c.token == token).values(seen=known.seen, device=device)
        self.noting.add(task := asyncio.create_task(self.store.write("", change)))
        task.add_done_callback(self.noted)

    def noted(self, task: "asyncio.Task[None]") -> None:
        self.noting.discard(task)
        if not task.cancelled():
            task.exception()  # nobody waits for it, and the next hour brings another

    async def close(self) -> None:
        """Until everything is written down."""
        await asyncio.gather(*self.noting, return_exceptions=True)

    async def make(self, name: str, device: str = "") -> tuple[Person, str]:
        """A new person and the key that proves it."""
        person = Person(secrets.token_hex(8), clean_name(name))
        key, made = self.new_key(person, device)
        born = store.people.insert().values(id=person.id, token=person.id, name=person.name)
        await self.store.write("", born, made)
        return person, key

    def new_key(self, person: Person, device: str) -> tuple[str, sql.Executable]:
        """Another key of a person, and how it comes into the store; a device that is not known is seen soon."""
        key, at = secrets.token_urlsafe(16), now()
        seen = at if device else 0
        row = {"id": secrets.token_hex(8), "person": person.id, "device": device[:32], "made": at, "seen": seen}
        return key, store.keys.insert().values(token=digest(key), **row)

    async def rename(self, person: Person, name: str) -> None:
        """Another name, for future tables."""
        people = store.people
        await self.store.write("", people.update().where(people.c.id == person.id).values(name=clean_name(name)))
        for token in [token for token, known in self.known.items() if known.person.id == person.id]:
            del self.known[token]  # his alone: whoever does it again and again makes nobody else be looked up anew

    def remember(self, token: str, person: Person, seen: int) -> Known:
        if len(self.known) >= REMEMBERED:
            self.known.clear()
        self.known[token] = Known(person, time.monotonic(), seen)
        return self.known[token]

    async def named(self, person: str) -> Person | None:
        """Somebody by his id."""
        people = store.people
        found = await self.store.read(sql.select(people.c.id, people.c.name).where(people.c.id == person))
        return Person(**found[0]) if found else None

    # --- keys -------------------------------------------------------------------------------------------------------

    async def keys_of(self, person: Person) -> list[dict[str, Any]]:
        """All keys of a person, the one used last first."""
        keys = store.keys
        return await self.store.read(sql.select(keys).where(keys.c.person == person.id).order_by(keys.c.seen.desc()))

    async def revoke(self, person: Person, *conditions: sql.ColumnElement[bool]) -> None:
        """Let keys of a person open nothing any more."""
        keys, pushes = store.keys, store.pushes
        unknown = sql.and_(pushes.c.person == person.id, pushes.c.token.not_in(sql.select(keys.c.token)))
        gone = keys.delete().where(keys.c.person == person.id, *conditions)
        await self.store.write("", gone, pushes.delete().where(unknown))  # a device without a key is told nothing
        self.known.clear()

    async def has_phrase(self, person: Person) -> bool:
        rows = store.phrases
        return bool(await self.store.read(sql.select(rows.c.made).where(rows.c.person == person.id)))

    async def make_phrase(self, person: Person) -> str:
        """A phrase to come back with; the one before it is worth nothing any more."""
        rows, phrase = store.phrases, phrases.draw(PHRASE_WORDS)
        row = {"person": person.id, "token": digest(phrase), "made": now()}
        await self.store.write("", rows.delete().where(rows.c.person == person.id), rows.insert().values(row))
        return phrase

    async def make_carry(self, person: Person) -> Carry:
        """A link and a code for another device; whatever was made before them ends."""
        rows = store.carries
        carry = Carry(secrets.token_urlsafe(16), phrases.draw(CODE_WORDS), now() + CARRY_SECONDS * 1000)
        row = {"person": person.id, "link": digest(carry.token), "code": digest(carry.code), "until": carry.until}
        await self.store.write("", rows.delete().where(rows.c.person == person.id), rows.insert().values(row))
        return carry

    # --- coming back ------------------------------------------------------------------------------------------------

    async def come_back(self, typed: str, address: str, device: str) -> tuple[Person, str]:
        """A new key for whoever has the words: the phrase, or the code of the next few minutes."""
        self.count_attempt(address)
        words = phrases.read(typed)
        if len(words.split()) == CODE_WORDS:
            if not self.guesses.spend(""):
                raise Refused("refused-too-many-attempts", 429)
            return await self.carry(store.carries.c.code, words, device)
        rows = store.phrases
        found = await self.store.read(sql.select(rows).where(rows.c.token == digest(words)))
        if not found or not compare_digest(found[0]["token"], digest(words)):
            raise Refused("refused-phrase", 403)
        person, key, made = await self.enter(found[0]["person"], device)
        await self.store.write("", made)
        return person, key

    async def carried(self, token: str) -> Person | None:
        """Whose seats a link would carry; looking at it does not use it up."""
        rows = store.carries
        wanted = sql.select(rows.c.person).where(rows.c.link == digest(token), rows.c.until > now())
        found = await self.store.read(wanted)
        return await self.named(found[0]["person"]) if found else None

    async def take_link(self, token: str, address: str, device: str) -> tuple[Person, str]:
        self.count_attempt(address)
        return await self.carry(store.carries.c.link, token, device)

    async def carry(self, column: sql.Column[Any], secret: str, device: str) -> tuple[Person, str]:
        """Use up a link or a code. Of two who do so at once one finds it gone."""
        rows = store.carries
        found = await self.store.read(sql.select(rows).where(column == digest(secret), rows.c.until > now()))
        if not found or not compare_digest(found[0][column.name], digest(secret)):
            raise Refused("refused-carry", 410)
        person, key, made = await self.enter(found[0]["person"], device)
        try:
            await self.store.take(rows.delete().where(column == digest(secret)), made)
        except store.Conflict:
            raise Refused("refused-carry", 410) from None
        return person, key

    async def enter(self, person_id: str, device: str) -> tuple[Person, str, sql.Executable]:
        """A key for somebody on another device."""
        person = await self.named(person_id)
        if person is None:
            raise Refused("refused-phrase", 403)
        if len(await self.keys_of(person)) >= MOST_KEYS:
            raise Refused("refused-many-keys", 409, most=MOST_KEYS)
        return person, *self.new_key(person, device)

    def count_attempt(self, address: str) -> None:
        if not self.attempts.spend(address):
            raise Refused("refused-too-many-attempts", 429)

    # --- leaving for good -------------------------------------------------------------------------------------------

    async def forget(self, person: Person) -> None:
        """Everything by which somebody could be known or come back. His matches stay, with nobody's name."""
        mine = person.id
        await self.store.write(
            "",
            *[rows.delete().where(rows.c.person == mine) for rows in (*store.PROOFS, store.sittings)],
            store.hosts.update().where(store.hosts.c.person == mine).values(person=""),
            *unreported(mine),
            store.people.delete().where(store.people.c.id == mine),
        )
        self.known.clear()


def key_of(request: Request) -> str:
    """The key in the cookie, or the one that a program sends."""
    scheme, _, key = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return key.strip()
    return request.cookies.get(COOKIE, "")


def token_of(request: Request) -> str:
    """The hash of the key that a request carries; empty if it carries none that could be one."""
    key = key_of(request)
    return digest(key) if key and len(key) <= 64 else ""


def device_here(request: Request) -> str:
    """The device a request comes from."""
    program = request.headers.get("authorization", "").lower().startswith("bearer ")
    return PROGRAM if program else device_of(request.headers.get("user-agent", ""))


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


def drop_key(response: Response, request: Request) -> None:
    """Let the browser forget its key."""
    secure = request.url.scheme == "https"
    response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=secure, path="/")


def clean_name(name: str) -> str:
    """A name that fits on the screen; anything else is refused."""
    name = plain(name, joiners="")
    if not name:
        raise Refused("refused-no-name", 422)
    if len(name) > NAME_LENGTH:
        raise Refused("refused-long-name", 422, most=NAME_LENGTH)
    return name
