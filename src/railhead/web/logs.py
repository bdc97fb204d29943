"""What the server writes to its log: a time, a level and a sentence on every line, as text or as JSON."""

import json
import logging
import time
from collections import Counter
from datetime import UTC, datetime
from typing import Any

ACCESS = logging.getLogger("railhead.access")
MOST_A_MINUTE = 60  # lines of one kind
KINDS = 1000  # of lines, a minute


def setup(level: str, form: str, *, access: bool) -> dict[str, Any]:
    """The configuration for `logging`, also in each of several processes.

    `level`: as in Python's logging; `form`: "text" or "json"; `access`: a line for every request.
    """
    formatter = "railhead.web.logs.Json" if form == "json" else "railhead.web.logs.Text"
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": formatter}},
        "filters": {"sparing": {"()": "railhead.web.logs.Sparing"}},
        "handlers": {"err": {"class": "logging.StreamHandler", "formatter": "line", "filters": ["sparing"]}},
        "root": {"handlers": ["err"], "level": level.upper()},
        "loggers": {
            "railhead.access": {"level": "INFO" if access else "CRITICAL"},
            "uvicorn.access": {"level": "CRITICAL"},  # ours says more, and no secret
        },
    }


def moment(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


class Sparing(logging.Filter):
    """Of the same kind of line so many a minute, the first ones: nobody fills a disk by what makes the server complain.

    The access log is as long as its requests are many, whoever asked for it.
    """

    def __init__(self) -> None:
        super().__init__()
        self.begun = time.monotonic()
        self.lines: Counter[tuple[str, str]] = Counter()
        self.left_out: Counter[tuple[str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name == ACCESS.name:
            return True
        if time.monotonic() - self.begun > 60:
            self.begun = time.monotonic()
            self.left_out, self.lines = self.lines, Counter()
        kind = (record.name, str(record.msg)[:80])
        self.lines[kind] += 1
        before = self.left_out.pop(kind, 0) - MOST_A_MINUTE
        if before > 0:
            record.msg = f"{record.getMessage()} (and {before} like it the minute before)"
            record.args = ()
        return self.lines[kind] <= MOST_A_MINUTE and len(self.lines) <= KINDS


class Text(logging.Formatter):
    """`2026-05-01T12:00:00.123Z WARNING railhead.web table 17: ...`."""

    def format(self, record: logging.LogRecord) -> str:
        text = f"{moment(record)} {record.levelname} {record.name} {record.getMessage()}"
        return f"{text}\n{self.formatException(record.exc_info)}" if record.exc_info else text


class Json(logging.Formatter):
    """One JSON object on a line, tracebacks included."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"at": moment(record), "level": record.levelname, "logger": record.name}
        line |= {"text": record.getMessage(), **getattr(record, "fields", {})}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def request(method: str, path: str, status: int, begun: float, address: str) -> None:
    """A line of the access log."""
    if not ACCESS.isEnabledFor(logging.INFO):
        return
    ms = round((time.perf_counter() - begun) * 1000, 1)
    shown = without_secrets(path)
    fields = {"method": method, "path": shown, "status": status, "ms": ms, "address": address}
    ACCESS.info("%s %s %d %s ms %s", method, shown, status, ms, address, extra={"fields": fields})


def without_secrets(path: str) -> str:
    """An address as the log may show it: invitations, links of spectators and feeds let in whoever reads them."""
    parts = path.split("/")
    at = 3 if parts[1:3] == ["api", "tables"] else 2
    if len(parts) > at and parts[at] and (parts[1] in ("t", "join", "feed", "carry") or at == 3):
        parts[at] = parts[at][:4] + "…" if parts[1] in ("t", "api") else "…"
    return "/".join(parts)[:200].encode("unicode_escape").decode().replace("\\u2026", "…")


def route_of(path: str) -> str:
    """What was asked for, in one of a few classes."""
    parts = path.split("/")
    first = parts[1] if len(parts) > 1 else ""
    if first == "t":
        return f"table {parts[3]}" if len(parts) > 3 and parts[3] in DEEDS else "table"
    if first == "api":
        return f"api {parts[4]}" if len(parts) > 4 and parts[4] in DEEDS else "api"
    return first if first in PAGES else "home" if not first else "other"


PAGES = ("new", "join", "feed", "me", "how", "rules", "language", "import", "static", "look", "csp", "health", "ready")
DEEDS = (
    "stream",
    "answer",
    "undo",
    "say",
    "mute",
    "sit",
    "hint",
    "why",
    "since",
    "preview",
    "advice",
    "replay",
    "result",
    "export",
    "log",
)
