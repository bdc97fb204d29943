"""How this server is set up: everything comes from the command line or the environment, and has a default."""

import os
import socket
from dataclasses import dataclass, field
from pathlib import Path

import railhead
from railhead.bots import BOTS

VARIABLES = (  # everything that a server reads from its environment; docs/operations.md tells of each
    "DATABASE_URL",
    "RAILHEAD_ACCESS_LOG",
    "RAILHEAD_BOT_NICE",
    "RAILHEAD_BOT_PAUSE",
    "RAILHEAD_BOT_PROCESSES",
    "RAILHEAD_BOT_SECONDS",
    "RAILHEAD_BURST",
    "RAILHEAD_CONNECTIONS",
    "RAILHEAD_DRAIN_SECONDS",
    "RAILHEAD_GAMES",
    "RAILHEAD_HEAVY_PROCESSES",
    "RAILHEAD_HOOKS",
    "RAILHEAD_HOSTS",
    "RAILHEAD_KEEP_ADDRESSES",
    "RAILHEAD_KEEP_CHAT",
    "RAILHEAD_KEEP_FINISHED",
    "RAILHEAD_KEEP_REPORTS",
    "RAILHEAD_KEEP_UNFINISHED",
    "RAILHEAD_LOG",
    "RAILHEAD_LOG_FORMAT",
    "RAILHEAD_METRICS",
    "RAILHEAD_PROCESSES",
    "RAILHEAD_PUSH_CONTACT",
    "RAILHEAD_PUSH_KEY",
    "RAILHEAD_PROXIES",
    "RAILHEAD_RATE",
    "RAILHEAD_SLOW_SECONDS",
    "RAILHEAD_STREAMS",
    "RAILHEAD_TABLES",
)
ADDRESSES = "<addresses>"  # among `hosts`: any address in numbers


HOOKS = PUBLIC, ANY, OFF = "public", "any", "off"  # addresses of the internet; private ones too; none at all


@dataclass(frozen=True)
class Keep:
    """For how many days things are kept; 0: for ever."""

    finished: float = 0.0  # matches that are over
    unfinished: float = 0.0  # tables at which nothing happens any more
    chat: float = 0.0
    addresses: float = 30.0  # of those who opened a table
    reports: float = 90.0  # that were closed

    @property
    def anything(self) -> bool:
        return any((self.finished, self.unfinished, self.chat, self.addresses, self.reports))


@dataclass(frozen=True)
class Settings:
    """The knobs of one server process."""

    database: str = "sqlite:///railhead.sqlite3"
    games: tuple[str, ...] = field(default_factory=lambda: tuple(railhead.rulesets()))
    bots: tuple[str, ...] = field(default_factory=lambda: tuple(BOTS))
    processes: int = 1  # servers behind one port; more than one needs PostgreSQL
    bot_processes: int = 1
    heavy_processes: int = 1  # in which replays and logs are worked out
    bot_seconds: float = 10.0  # a bot that thinks longer is replaced by a weaker one
    bot_pause: float = 0.7  # so that people can follow what the bots do
    rate: float = 20.0  # requests a second that one client may go on making
    burst: float = 120.0  # and how many at once
    tables: int = 40  # unfinished ones that one person may have; 0: any number
    streams: int = 100  # open pages of one address, a fifth of them of one person; 0: any number
    metrics: str = ""  # where Prometheus may ask: a port of this machine, or host:port; nothing: nowhere
    drain_seconds: float = 10.0  # that requests under way have when the server is told to end
    keep: Keep = field(default_factory=Keep)
    hooks: str = PUBLIC  # where webhooks of players may lead: see `hooks.py`
    push_key: str = field(default="", repr=False)  # private, of web push; nothing: there is none
    push_contact: str = ""  # of those who run the server, for push services: mailto: or https:
    hosts: tuple[str, ...] = ()  # the names this server answers to; none: all. See `guard.knows_host`

    @staticmethod
    def from_environment(data: str = "") -> "Settings":
        """Read the environment. `data`: the folder of the SQLite file, unless DATABASE_URL names another database."""
        env = os.environ
        games = env.get("RAILHEAD_GAMES", "").split()  # these only; tests name the toy ruleset here
        return Settings(
            database=env.get("DATABASE_URL") or sqlite_in(data or "."),
            games=tuple(games or railhead.rulesets()),
            processes=int(env.get("RAILHEAD_PROCESSES", 1)),
            bot_processes=share("RAILHEAD_BOT_PROCESSES", max(1, (os.cpu_count() or 2) - 1)),
            heavy_processes=share("RAILHEAD_HEAVY_PROCESSES", 1),
            bot_seconds=float(env.get("RAILHEAD_BOT_SECONDS", 10)),
            bot_pause=float(env.get("RAILHEAD_BOT_PAUSE", 0.7)),
            rate=float(env.get("RAILHEAD_RATE", 20)),
            burst=float(env.get("RAILHEAD_BURST", 120)),
            tables=int(env.get("RAILHEAD_TABLES", 40)),
            streams=int(env.get("RAILHEAD_STREAMS", 100)),
            metrics=env.get("RAILHEAD_METRICS", ""),
            drain_seconds=float(env.get("RAILHEAD_DRAIN_SECONDS", 10)),
            keep=Keep(
                finished=float(env.get("RAILHEAD_KEEP_FINISHED", 0)),
                unfinished=float(env.get("RAILHEAD_KEEP_UNFINISHED", 0)),
                chat=float(env.get("RAILHEAD_KEEP_CHAT", 0)),
                addresses=float(env.get("RAILHEAD_KEEP_ADDRESSES", 30)),
                reports=float(env.get("RAILHEAD_KEEP_REPORTS", 90)),
            ),
            hooks=one_of("RAILHEAD_HOOKS", HOOKS),
            push_key=env.get("RAILHEAD_PUSH_KEY", ""),
            push_contact=env.get("RAILHEAD_PUSH_CONTACT", ""),
            hosts=tuple(env.get("RAILHEAD_HOSTS", "").lower().split()) or usual_hosts(),
        )


def one_of(variable: str, choices: tuple[str, ...]) -> str:
    """One of a few words; the first where nothing is set."""
    chosen = os.environ.get(variable) or choices[0]
    if chosen not in choices:
        raise SystemExit(f"{variable} is {', '.join(choices[:-1])} or {choices[-1]}, not {chosen!r}.")
    return chosen


def share(variable: str, default: int) -> int:
    """What this process has of the workers that all server processes have together; one at least."""
    processes = int(os.environ.get("RAILHEAD_PROCESSES", 1))
    return max(1, -(-int(os.environ.get(variable, default)) // processes))


def usual_hosts() -> tuple[str, ...]:
    """What a server is called that nobody has given a name: this machine, here and in its own network."""
    return (ADDRESSES, "localhost", "*.localhost", "*.local", socket.gethostname().lower())


def sqlite_in(folder: str) -> str:
    """The address of the SQLite database in a folder, which is made if need be."""
    path = Path(folder)
    path.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{path / 'railhead.sqlite3'}"
