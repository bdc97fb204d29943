"""Webhooks: a person may have a message sent to an address of his own when it is his turn and he is not here.

The address comes from anybody, so it is the server that must not be used: only https, no addresses of its own network,
and the connection goes to the very address that was checked. No redirects, little time, few tries, few messages.
"""

import asyncio
import contextlib
import hmac
import http.client
import json
import logging
import secrets
import socket
import ssl
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

import sqlalchemy as sql

from railhead.web import metrics, store
from railhead.web.clocks import now
from railhead.web.limits import Buckets
from railhead.web.people import Person
from railhead.web.settings import ANY, OFF
from railhead.web.shared import Board
from railhead.web.store import Store
from railhead.web.table import Refused

URL_LENGTH = 300
PORTS = (443, 8443)
STEP_SECONDS = 5.0  # to connect, and for every piece of the answer
WHOLE_SECONDS = 10.0
TRIES = (0.0, 10.0, 60.0)  # seconds before each
THREADS = 2
LOOK_UPS = 20  # names of addresses that are looked up at once, for those who give one; of more none is taken
WAITING = 200  # messages on their way; of more none is sent
PERSON_RATE, PERSON_BURST = 1 / 20, 10  # messages a second for one person, and how many at once
HOST_RATE, HOST_BURST = 1.0, 20  # the same for one address
MOST_FAILURES = 10  # in a row; then the hook rests until it is set anew
EMBEDDED = ip_network("64:ff9b::/96")  # addresses of the old kind in those of the new
AGENT = "Railhead-Hook"
GONE = (404, 410)

Resolve = Callable[..., list[Any]]
Wrap = Callable[[socket.socket, str], socket.socket]

log = logging.getLogger("railhead.web")


class Undeliverable(Exception):
    """A message that could not be delivered; the text says why, and is for the server's log."""


class Gone(Undeliverable):
    """The other side says that there is nobody at this address, and will be nobody."""


@dataclass(frozen=True)
class Hook:
    """Where the messages of a person go."""

    person: str
    url: str
    base: str
    made: int
    failed: int = 0

    def secret(self, house: bytes) -> str:
        """What its messages are signed with: another one for every hook, and nothing that is kept."""
        return hmac.digest(house, f"hook {self.person} {self.made}".encode(), "sha256").hex()


# --- addresses --------------------------------------------------------------------------------------------------------


def checked(url: str, most: int = URL_LENGTH) -> tuple[str, int, str]:
    """The host, port and path of an address that is worth a try."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port or 443
    except ValueError:
        raise Refused("refused-hook", 422) from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= most
    if not plain or parts.scheme != "https" or not host or parts.username is not None or port not in PORTS:
        raise Refused("refused-hook", 422)
    return host, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else "")


def is_public(text: str) -> bool:
    """Is this an address of the internet, however it is written?"""
    address: IPv4Address | IPv6Address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in EMBEDDED:
            inner = IPv4Address(int(address) & 0xFFFF_FFFF)
        if inner is not None:
            return is_public(str(inner))
        if address.teredo is not None:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def place_of(host: str, port: int, *, private: bool, resolve: Resolve = socket.getaddrinfo) -> str:
    """The address to connect to, in numbers. A name that leads to a private one, beside others or not, is refused."""
    try:
        found = [info[4][0] for info in resolve(host, port, type=socket.SOCK_STREAM)]
    except (OSError, UnicodeError) as fault:
        raise Undeliverable(f"{host} is not known: {fault}") from None
    if not found or (not private and not all(is_public(one) for one in found)):
        raise Undeliverable(f"{host} is no address of the internet")
    return str(found[0])


def encrypted(plain: socket.socket, host: str) -> socket.socket:
    return ssl.create_default_context().wrap_socket(plain, server_hostname=host)


def deliver(
    url: str,
    body: bytes,
    headers: dict[str, str],
    *,
    private: bool = False,
    most: int = URL_LENGTH,
    resolve: Resolve = socket.getaddrinfo,
    wrap: Wrap = encrypted,
) -> None:
    """Send one message, in a thread of its own; `Undeliverable` unless the other side says that it was well."""
    host, port, path = checked(url, most)
    place = place_of(host, port, private=private, resolve=resolve)
    try:
        with socket.create_connection((place, port), STEP_SECONDS) as plain:  # numbers: nobody resolves them anew
            late = threading.Timer(WHOLE_SECONDS, hang_up, [plain])
            late.start()
            try:
                status = post(wrap(plain, host), host, port, path, body, headers)
            finally:
                late.cancel()
    except (OSError, http.client.HTTPException) as fault:
        raise Undeliverable(f"{host}: {fault}") from None
    if not 200 <= status < 300:
        raise (Gone if status in GONE else Undeliverable)(f"{host} answers {status}")


def hang_up(line: socket.socket) -> None:
    with contextlib.suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


def post(line: socket.socket, host: str, port: int, path: str, body: bytes, headers: dict[str, str]) -> int:
    """Send over a line that stands; what comes back is not read beyond its status."""
    connection = http.client.HTTPConnection(host, port, timeout=STEP_SECONDS)
    connection.sock = line
    name = f"[{host}]" if ":" in host else host
    sent = {"Host": name if port == 443 else f"{name}:{port}", "User-Agent": AGENT, "Connection": "close", **headers}
    try:
        connection.request("POST", path, body, {"Content-Type": "application/json", **sent})
        return connection.getresponse().status
    finally:
        connection.close()


# --- messages ---------------------------------------------------------------------------------------------------------


class Messenger:
    """Sends messages beside everything else: nobody at a table waits for them."""

    def __init__(self, base: Store, where: str, board: Board) -> None:
        self.store = base
        self.where = where
        self.people = Buckets(PERSON_RATE, PERSON_BURST, board=board)
        self.hosts = Buckets(HOST_RATE, HOST_BURST, board=board)
        self.threads = ThreadPoolExecutor(THREADS, "railhead-hook")
        self.askers = ThreadPoolExecutor(THREADS, "railhead-name")  # apart: a slow name keeps no message waiting
        self.asking = 0
        self.hooks: dict[str, Hook] = {}  # by person, as the store had them lately
        self.sending: set[asyncio.Task[None]] = set()
        self.deliver: Callable[..., None] = deliver
        self.house = b""  # the secret that all signatures come from

    async def learn(self) -> None:
        """Every few seconds: who wants to be told."""
        if self.where != OFF:
            rows = await self.store.read(sql.select(store.hooks).where(store.hooks.c.failed < MOST_FAILURES))
            self.hooks = {row["person"]: Hook(**row) for row in rows}

    def tell(self, person: str, table: str, game: str) -> None:
        """It is somebody's turn; nothing happens where he has no hook, or has had many messages."""
        hook = self.hooks.get(person)
        if hook is None or len(self.sending) >= WAITING:
            return
        host = urlsplit(hook.url).hostname or ""
        if not self.people.spend(f"hook {person}") or not self.hosts.spend(f"hook to {host}"):
            return
        message = {"event": "your_turn", "id": secrets.token_hex(8), "at": now(), "game": game, "table": table}
        body = json.dumps({**message, "url": f"{hook.base}t/{table}"}).encode()
        self.start(self.send(hook, body), f"hook {person}")

    def start(self, work: Coroutine[Any, Any, None], name: str) -> None:
        """Send something beside everything else."""
        self.sending.add(task := asyncio.create_task(work, name=name))
        task.add_done_callback(self.sending.discard)

    async def send(self, hook: Hook, body: bytes) -> None:
        signature = hmac.new(hook.secret(self.house).encode(), body, "sha256").hexdigest()
        headers = {"X-Railhead-Signature": f"sha256={signature}"}
        done = False
        with contextlib.suppress(Gone):
            done = await self.attempt(f"hook of {hook.person}", lambda: self.try_once(hook, body, headers))
        await self.note(hook, failed=0 if done else hook.failed + 1)

    async def attempt(self, what: str, deliver_once: Callable[[], None]) -> bool:
        """Deliver something, in a few tries; was it taken? `Gone` where no try will ever be."""
        loop = asyncio.get_running_loop()
        for wait in TRIES:
            await asyncio.sleep(wait)
            try:
                await loop.run_in_executor(self.threads, deliver_once)
            except Gone as fault:
                log.info("%s: %s", what, fault)
                raise
            except (Undeliverable, Refused) as fault:
                log.info("%s: %s", what, fault)
            else:
                return True
        metrics.FAULTS.add("hook")
        return False

    def try_once(self, hook: Hook, body: bytes, headers: dict[str, str]) -> None:
        self.deliver(hook.url, body, headers, private=self.where == ANY)

    async def note(self, hook: Hook, *, failed: int) -> None:
        if failed == hook.failed:
            return
        rows = store.hooks
        mine = sql.and_(rows.c.person == hook.person, rows.c.made == hook.made)
        with contextlib.suppress(sql.exc.SQLAlchemyError):
            await self.store.write("", rows.update().where(mine).values(failed=failed))

    async def close(self) -> None:
        for task in self.sending:
            task.cancel()
        await asyncio.gather(*self.sending, return_exceptions=True)
        for threads in (self.threads, self.askers):
            threads.shutdown(wait=False, cancel_futures=True)

    # --- my page ----------------------------------------------------------------------------------------------------

    async def hook_of(self, person: Person) -> Hook | None:
        rows = await self.store.read(sql.select(store.hooks).where(store.hooks.c.person == person.id))
        return Hook(**rows[0]) if rows else None

    async def look_up(self, host: str, port: int, *, private: bool) -> None:
        """Does a name lead to an address that messages may go to? Whoever answers for it may take his time."""
        if self.asking >= LOOK_UPS:
            raise Refused("refused-too-many", 429)
        self.asking += 1
        asked = partial(place_of, host, port, private=private)
        try:
            await asyncio.get_running_loop().run_in_executor(self.askers, asked)
        finally:
            self.asking -= 1

    async def set(self, person: Person, url: str, base: str) -> None:
        """Have messages sent to an address; the one before it gets none any more."""
        if self.where == OFF:
            raise Refused("refused-hooks-off", 403)
        host, port, _ = checked(url)
        try:
            await self.look_up(host, port, private=self.where == ANY)
        except Undeliverable:
            raise Refused("refused-hook", 422) from None
        rows = store.hooks
        row = {"person": person.id, "url": url, "base": base[:300], "made": now(), "failed": 0}
        await self.store.write("", rows.delete().where(rows.c.person == person.id), rows.insert().values(row))
        await self.learn()

    async def drop(self, person: Person) -> None:
        await self.store.write("", store.hooks.delete().where(store.hooks.c.person == person.id))
        await self.learn()
