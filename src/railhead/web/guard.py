"""Lets no one in: headers on every answer, a check where every POST comes from, and limits on size, depth and rate."""

import asyncio
import json
import logging
import re
import time
from ipaddress import ip_address
from typing import Any
from urllib.parse import SplitResult, parse_qsl, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from railhead.web import logs, metrics
from railhead.web.bans import Bans
from railhead.web.language import say
from railhead.web.limits import Buckets, household
from railhead.web.screens import page
from railhead.web.settings import ADDRESSES
from railhead.web.table import Refused

log = logging.getLogger("railhead.web")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'; report-uri /csp"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # an invitation must not travel on; our own POSTs keep their origin
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
BODY_SECONDS = 60.0  # for the whole body of a request
FORM_BYTES = 16 * 1024
IMPORT_BYTES = 4 * 1024 * 1024
FIELDS = 100
HOST = re.compile(r"[A-Za-z0-9._-]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")
JSON_DEPTH = 6


PROBES = ("/health", "/ready")  # whoever asks them knows the server by its address


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, buckets: Buckets, hosts: tuple[str, ...] = (), bans: Bans | None = None) -> None:
        self.app = app
        self.hosts = hosts
        self.buckets = buckets
        self.bans = bans or Bans()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        begun, at, status = False, time.perf_counter(), 0

        async def send_guarded(message: Message) -> None:
            nonlocal begun, status
            begun = True
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            refusal = self.refusal(scope)
            if refusal is not None:
                await answer_refused(scope, "refused", *refusal)(scope, receive, send_guarded)
            else:
                await self.app(scope, receive, send_guarded)
        except Exception:
            log.exception("%s %s failed", scope["method"], logs.without_secrets(scope["path"]))
            metrics.FAULTS.add("request")
            if begun:
                raise
            await answer_refused(scope, "failed", 500, "refused-our-fault")(scope, receive, send_guarded)
        finally:
            self.note(scope, status, at)

    def note(self, scope: Scope, status: int, begun: float) -> None:
        """What was asked and answered, for the numbers and for the access log."""
        path = scope["path"]
        metrics.REQUESTS.add(logs.route_of(path), str(status))
        if not path.endswith("/stream"):
            metrics.REQUEST_SECONDS.add(time.perf_counter() - begun)
        logs.request(scope["method"], path, status, begun, client_of(scope))

    def refusal(self, scope: Scope) -> tuple[int, str] | None:
        headers = Headers(scope=scope)
        if scope["method"] not in ("GET", "HEAD", "POST"):
            return 405, "refused-method"
        if scope["path"] not in PROBES and not knows_host(headers.get("host", ""), self.hosts):
            return 421, "refused-host"
        if scope["method"] == "POST" and scope["path"] != "/csp" and not same_origin(headers):
            return 403, "refused-other-site"
        if self.bans.shut_out(client_of(scope)):
            return 403, "refused-banned"
        if not self.buckets.spend(household(client_of(scope))):
            return 429, "refused-too-many"
        return None


def answer_refused(scope: Scope, result: str, status: int, message: str) -> Response:
    """A refusal or a failure: JSON for programs and for our script, a page for a person."""
    wanted = Headers(scope=scope).get("accept", "")
    if scope["path"].startswith("/api/") or "text/html" not in wanted:
        return JSONResponse({"result": result, "sentence": say(message)}, status)
    title, back = say("page-refused") if result == "refused" else say("page-failed"), "/"
    if scope["method"] == "GET":
        back = scope["path"]
    return HTMLResponse(page("message.html", person=None, title=title, text=say(message), back=back), status)


def knows_host(host: str, hosts: tuple[str, ...]) -> bool:
    """Is a request meant for this server? Invitations and spectators' links begin with the name it was asked by.

    An entry of `hosts` is a name, `*.` and the end of a name, ADDRESSES for addresses in numbers, or `*` for anything.
    """
    name = split(f"//{host}").hostname or "" if HOST.fullmatch(host) else ""
    ends = tuple(one.removeprefix("*") for one in hosts if one.startswith("*."))
    if not hosts or "*" in hosts or name in hosts or (ends and name.endswith(ends)):
        return True
    return ADDRESSES in hosts and is_address(name)


def split(address: str) -> SplitResult:
    """The parts of an address that somebody sent; what is none has no parts."""
    try:
        return urlsplit(address)
    except ValueError:
        return SplitResult("", "", "", "", "")


def is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def client_of(scope: Scope) -> str:
    """Limits go by the address; the key of a person does not help, since anybody can make up keys."""
    return str(scope["client"][0]) if scope.get("client") else ""


def same_origin(headers: Headers) -> bool:
    """Does a POST come from our own pages, or from a program that shows its key in a header of its own?"""
    if headers.get("authorization", "").lower().startswith("bearer ") and "cookie" not in headers:
        return True
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    if origin is not None:
        return split(origin).netloc == headers.get("host")
    return site is not None or "cookie" not in headers


# --- what comes in --------------------------------------------------------------------------------------------------


async def body_of(request: Request, most: int = FORM_BYTES) -> bytes:
    """The body of a request, as long as it is not too long."""
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise Refused("refused-bytes", 413, most=most)
    except TimeoutError:
        raise Refused("refused-slow", 408) from None
    return bytes(body)


async def form_of(request: Request, most: int = FORM_BYTES) -> dict[str, str]:
    """The fields of a form."""
    body = await body_of(request, most)
    try:
        pairs = parse_qsl(body.decode(), keep_blank_values=True, max_num_fields=FIELDS)
    except ValueError:
        raise Refused("refused-form", 400) from None
    fields = dict(pairs)
    if any("\x00" in value for value in fields.values()):
        raise Refused("refused-form", 400)
    return fields


async def json_of(request: Request, most: int = FORM_BYTES) -> dict[str, Any]:
    """The JSON object a program sends, neither too large nor too deep."""
    body = await body_of(request, most)
    try:
        text = body.decode()
        if depth(text) > JSON_DEPTH:
            raise Refused("refused-json-deep", 422, most=JSON_DEPTH)
        data = json.loads(text or "{}")
        json.dumps(data, ensure_ascii=False).encode()  # half a character cannot be kept either
    except ValueError:
        raise Refused("refused-json", 400) from None
    if not isinstance(data, dict):
        raise Refused("refused-json-object", 422)
    if "\\u0000" in text:
        raise Refused("refused-character", 422)
    return data


def number(text: str, below: int) -> int | None:
    """A number from a form or an address; None if it is none, or too large."""
    if not (text.isascii() and text.isdigit() and len(text) < 8):
        return None
    return int(text) if int(text) < below else None


def depth(text: str) -> int:
    """How deeply JSON is nested, found without building it."""
    deepest = level = 0
    quoted = escaped = False
    for letter in text:
        if escaped:
            escaped = False
        elif quoted:
            escaped = letter == "\\"
            quoted = letter != '"'
        elif letter == '"':
            quoted = True
        elif letter in "[{":
            level += 1
            deepest = max(deepest, level)
        elif letter in "]}":
            level -= 1
    return deepest
