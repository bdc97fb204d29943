"""Where the seed of a match comes from: a secret of the server, promised first, and a part of every player.

A page that opens a table shows the SHA-256 of the secret before its form is sent; a page where one sits down shows it
before one does. Each browser throws random digits of its own in. So the server cannot choose the secret to fit what the
players bring, and the players cannot choose what they bring to fit a secret that they do not know.
"""

import contextlib
import hmac
import re
import secrets

import sqlalchemy as sql

from railhead.records import commitment
from railhead.web import store
from railhead.web.store import Conflict, Store

LUCK = re.compile(r"[0-9a-f]{16,64}")  # what a browser throws in
PROMISE = re.compile(r"[0-9a-f]{32}")
HOUSE = "seeds"  # the name of the secret that all promises of this server come from


async def house_secret(base: Store) -> bytes:
    """The secret that promises come from: made once for a store, the same for all its processes."""
    rows = store.secrets
    wanted = sql.select(rows.c.value).where(rows.c.name == HOUSE)
    if not await base.read(wanted):
        with contextlib.suppress(Conflict):  # another process was quicker
            await base.write("", rows.insert().values(name=HOUSE, value=secrets.token_hex(32)))
    return bytes.fromhex((await base.read(wanted))[0]["value"])


def promised(house: bytes, promise: str) -> str:
    """The secret seed behind a promise."""
    return hmac.digest(house, promise.encode(), "sha256").hex()


def new_promise(house: bytes) -> dict[str, str]:
    """The fields of a form that opens a table: a promise, and the commitment that binds the server to it."""
    promise = secrets.token_hex(16)
    return {"promise": promise, "commitment": commitment(promised(house, promise)), "luck": ""}


def kept(house: bytes, fields: dict[str, str]) -> tuple[str, list[sql.Executable]]:
    """The seed of a table that a form opens, and what makes sure that its promise is used once."""
    promise = fields.get("promise", "")
    if not PROMISE.fullmatch(promise):
        return secrets.token_hex(32), []
    return promised(house, promise), [store.promises.insert().values(promise=promise)]


def luck_in(fields: dict[str, str]) -> str:
    """What somebody throws in; nothing if his browser has no script, or sends something else."""
    luck = fields.get("luck", "")
    return luck if LUCK.fullmatch(luck) else ""
