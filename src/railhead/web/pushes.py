"""Web push: somebody's browser says that it is his turn, also when none of our pages is open.

The browser gives an address at its push service and a key; the message is sealed for that key, so the service in
between can read nothing. It says only that it is one's turn, and at which table. The address comes from anybody, so it
is treated as one of a webhook is: checked, few tries, few messages, and one that is gone is forgotten.
"""

import contextlib
import hmac
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import sqlalchemy as sql

from railhead.present.words import FRAME, words
from railhead.web import store
from railhead.web.clocks import now
from railhead.web.hooks import MOST_FAILURES, WAITING, Gone, Messenger, Undeliverable, checked
from railhead.web.language import SPOKEN
from railhead.web.limits import Buckets
from railhead.web.people import Person
from railhead.web.phrases import digest
from railhead.web.settings import ANY, Settings
from railhead.web.table import Refused

if TYPE_CHECKING:
    from railhead.web.sealing import Signer

URL_LENGTH = 1000  # some services put the whole subscription into the address
DEVICES = 10  # of one person; the oldest gives way
ROOM = 240  # bytes of a message's text: all are equally long, so its length tells nothing
DAY_SECONDS = 24 * 3600  # for which the service keeps a message for a browser that is off
HOST_RATE, HOST_BURST = 20.0, 200  # messages a second to one push service: everybody's go to a few of them


@dataclass(frozen=True)
class Subscription:
    """A browser that wants to be told, and in which language."""

    id: str  # the digest of its address
    person: str
    token: str  # of the device's key: who logs out there is told nothing there
    url: str
    point: str
    auth: str
    language: str
    made: int
    failed: int = 0


def fault_of(settings: Settings) -> str:
    """Why this server cannot send pushes as it was set up; empty if it can, or shall not."""
    if not settings.push_key:
        return ""
    if not settings.push_contact.startswith(("mailto:", "https://")):
        return "RAILHEAD_PUSH_CONTACT is how push services reach you: mailto:you@club.example, or an https address."
    try:
        signer_of(settings)
    except ImportError:
        return "RAILHEAD_PUSH_KEY needs the package cryptography: pip install 'railhead[push]'"
    except ValueError:
        return "RAILHEAD_PUSH_KEY is no key; `railhead admin push-keys` makes one."
    return ""


def signer_of(settings: Settings) -> "Signer | None":
    """Who signs, where those who run the server have made keys."""
    if not settings.push_key:
        return None
    from railhead.web.sealing import Signer

    return Signer(settings.push_key, settings.push_contact)


class Pusher:
    """Sends pushes beside everything else, with the threads and the patience of the messenger."""

    def __init__(self, settings: Settings, messenger: Messenger) -> None:
        self.messenger = messenger
        self.store = messenger.store
        self.private = settings.hooks == ANY
        self.signer = signer_of(settings)
        self.hosts = Buckets(HOST_RATE, HOST_BURST, board=messenger.people.board)
        self.wanted: dict[str, list[Subscription]] = {}  # by person, as the store had them lately

    @property
    def key(self) -> str:
        """What a browser must know to subscribe; empty where this server sends no pushes."""
        return self.signer.public if self.signer is not None else ""

    async def learn(self) -> None:
        """Every few seconds: who wants to be told, on devices where he is still known."""
        if self.signer is None:
            return
        rows, keys = store.pushes, store.keys
        known = sql.select(rows).join(keys, keys.c.token == rows.c.token).where(rows.c.failed < MOST_FAILURES)
        wanted: dict[str, list[Subscription]] = {}
        for row in await self.store.read(known):
            wanted.setdefault(row["person"], []).append(Subscription(**row))
        self.wanted = wanted

    # --- telling ----------------------------------------------------------------------------------------------------

    def tell(self, person: str, table: str) -> None:
        """It is somebody's turn: each of his browsers that asked for it hears of it."""
        found = self.wanted.get(person, [])
        if not found or not self.messenger.people.spend(f"push {person}"):
            return
        for one in found:
            host = urlsplit(one.url).hostname or ""
            if len(self.messenger.sending) < WAITING and self.hosts.spend(f"push to {host}"):
                self.messenger.start(self.send(one, table), f"push {person}")

    async def send(self, one: Subscription, table: str) -> None:
        try:
            done = await self.messenger.attempt(f"push of {one.person}", lambda: self.try_once(one, table))
        except Gone:
            await self.forget(store.pushes.c.id == one.id)
            return
        await self.note(one, failed=0 if done else one.failed + 1)

    def try_once(self, one: Subscription, table: str) -> None:
        """Seal and send, in a thread."""
        from railhead.web.sealing import sealed

        assert self.signer is not None
        body = sealed(message(one.language, table), one.point, one.auth, room=ROOM)
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(DAY_SECONDS),
            "Topic": self.topic(table),
            **self.signer.headers(one.url),
        }
        self.messenger.deliver(one.url, body, headers, private=self.private, most=URL_LENGTH)

    def topic(self, table: str) -> str:
        """A later message about a table replaces the one before it; which table it is, the service cannot tell."""
        return hmac.new(self.messenger.house, f"push {table}".encode(), "sha256").hexdigest()[:32]

    async def note(self, one: Subscription, *, failed: int) -> None:
        if failed != one.failed:
            rows = store.pushes
            with contextlib.suppress(sql.exc.SQLAlchemyError):
                await self.store.write("", rows.update().where(rows.c.id == one.id).values(failed=failed))

    # --- my page ----------------------------------------------------------------------------------------------------

    async def of(self, person: Person) -> list[Subscription]:
        rows = store.pushes
        found = await self.store.read(sql.select(rows).where(rows.c.person == person.id).order_by(rows.c.made))
        return [Subscription(**row) for row in found]

    async def here(self, person: Person, token: str) -> bool:
        """Is somebody told on the device that asks? If so, from now on in the language that he reads there."""
        rows, spoken = store.pushes, SPOKEN.get()
        mine = [one for one in await self.of(person) if one.token == token] if self.key else []
        if any(one.language != spoken for one in mine):
            await self.store.write("", rows.update().where(rows.c.token == token).values(language=spoken))
            await self.learn()
        return bool(mine)

    async def subscribe(self, person: Person, token: str, url: str, point: str, auth: str) -> None:
        """Tell a browser from now on; what it asked for before on this device is forgotten."""
        await self.check(url, point, auth)
        rows = store.pushes
        others = [one for one in await self.of(person) if one.token != token and one.url != url]
        most = [one.id for one in others[: max(0, len(others) - DEVICES + 1)]]
        mine = {"id": digest(url), "person": person.id, "token": token, "url": url, "point": point, "auth": auth}
        row = {**mine, "language": SPOKEN.get(), "made": now(), "failed": 0}
        gone = rows.delete().where(sql.or_(rows.c.id == digest(url), rows.c.token == token, rows.c.id.in_(most)))
        await self.store.write("", gone, rows.insert().values(row))
        await self.learn()

    async def check(self, url: str, point: str, auth: str) -> None:
        """Refuse what is no subscription, and an address that leads into our own network."""
        if self.signer is None:
            raise Refused("refused-push-off", 403)
        from railhead.web.sealing import checked_reader

        try:
            host, port, _ = checked(url, URL_LENGTH)
            checked_reader(point, auth)
        except (Refused, ValueError):
            raise Refused("refused-push", 422) from None
        try:
            await self.messenger.look_up(host, port, private=self.private)
        except Undeliverable:
            raise Refused("refused-push", 422) from None

    async def end(self, person: Person, token: str = "") -> None:
        """Tell somebody no more: on one device, or on all."""
        rows = store.pushes
        await self.forget(rows.c.person == person.id, *([rows.c.token == token] if token else []))

    async def forget(self, *which: sql.ColumnElement[bool]) -> None:
        with contextlib.suppress(store.Conflict):
            await self.store.write("", store.pushes.delete().where(*which))
        await self.learn()


def message(language: str, table: str) -> bytes:
    """What the browser is told: that it is one's turn, in one's language, and which page to open."""
    told: dict[str, Any] = {"text": words(FRAME, language).say("notice-push-text"), "url": f"/t/{table}"}
    return json.dumps(told, ensure_ascii=False).encode()
