"""`railhead doctor`: what is there on this machine, and what each missing thing would give."""

import platform
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import railhead
from railhead import pure
from railhead.cli.draw import wrapped
from railhead.cli.screen import Screen

WEB = ("starlette", "uvicorn", "jinja2", "sqlalchemy")
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "firefox", "safari", "xdg-open", "open")
PUSH = "tells players of their turn while no page is open; pip install 'railhead[push]'"
# Letters of the original names, and of pages in these languages: as fontconfig calls the language, and Debian the font.
LETTERS = (("ru", "Cyrillic", "fonts-dejavu"), ("ja", "Japanese", "fonts-noto-cjk"))
MARGIN = 5  # columns for "yes" and "no"


@dataclass
class Finding:
    """One thing that was looked for."""

    what: str
    there: bool
    text: str  # what was found, or what it would give


def doctor() -> None:
    """Say what is installed (rules, compiler, web, database, browser, fonts) and what each missing thing would add.

    Nothing on the list is needed for a match in the terminal. The exit code is always 0.
    """
    screen = Screen()
    screen.say(f"railhead {railhead.__version__} on Python {platform.python_version()}, {platform.platform()}")
    for check in CHECKS:
        found = check()
        line = f"{found.what}: {found.text}"
        for at, part in enumerate(wrapped(line, screen.console.width - MARGIN)):
            screen.say(f"{('yes' if found.there else ' no') if at == 0 else '':{MARGIN}}{part}")


def build() -> Finding:
    groups = sorted(pure.read_index())
    if railhead.build() == "compiled":
        return Finding("compiled rules", there=True, text=f"in use ({', '.join(groups)})")
    why = "RAILHEAD_PURE=1 turns them off" if groups else "`make compile` in a clone, or a wheel, brings them"
    return Finding("compiled rules", there=False, text=f"seven to ten times faster play; {why}")


def compiler() -> Finding:
    command = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    header = Path(sysconfig.get_paths()["include"], "Python.h")
    if shutil.which(command) and header.exists():
        return Finding("C compiler", there=True, text=f"{command}, with the headers of this Python")
    return Finding("C compiler", there=False, text="compiles the rules; Debian: gcc and python3-dev")


def mypy() -> Finding:
    found = installed("mypy")
    text = found or "compiles the rules, together with a C compiler; pip install mypy setuptools"
    return Finding("mypyc", there=bool(found), text=text)


def web() -> Finding:
    missing = [name for name in WEB if not installed(name)]
    if missing:
        return Finding("web", there=False, text=f"tables in the browser; pip install 'railhead[web]' ({missing[0]} …)")
    return Finding("web", there=True, text=", ".join(f"{name} {installed(name)}" for name in WEB))


def postgres() -> Finding:
    found = installed("psycopg")
    text = f"psycopg {found}" if found else "a database for several server processes; pip install 'railhead[postgres]'"
    return Finding("PostgreSQL", there=bool(found), text=text)


def push() -> Finding:
    found = installed("cryptography")
    text = f"cryptography {found}; `railhead admin push-keys` makes the keys of a server" if found else PUSH
    return Finding("web push", there=bool(found), text=text)


def sqlite() -> Finding:
    try:
        import sqlite3
    except ImportError:
        return Finding("SQLite", there=False, text="the database of `railhead serve`; this Python was built without it")
    return Finding("SQLite", there=True, text=sqlite3.sqlite_version)


def browser() -> Finding:
    found = next((name for name in BROWSERS if shutil.which(name)), "")
    text = found or "shows the tables of `railhead serve`; any current browser on any machine of the network will do"
    return Finding("browser", there=bool(found), text=text)


def fonts() -> Finding:
    """Fonts with the letters of the original names and of all languages."""
    what = "fonts"
    if sys.platform in ("darwin", "win32"):
        return Finding(what, there=True, text="this system brings Cyrillic and Japanese")
    if not shutil.which("fc-list"):
        return Finding(what, there=False, text="fontconfig would say whether there are Cyrillic and Japanese letters")
    missing = [(letters, font) for language, letters, font in LETTERS if not has_font(language)]
    if missing:
        kinds, packages = " and ".join([one for one, _ in missing]), ", ".join([font for _, font in missing])
        text = f"names and pages in {kinds} letters; Debian: {packages}"
        return Finding(what, there=False, text=text)
    return Finding(what, there=True, text="Cyrillic and Japanese letters")


def has_font(language: str) -> bool:
    listed = subprocess.run(["fc-list", f":lang={language}"], capture_output=True, text=True, check=False)
    return bool(listed.stdout.strip())


def terminal() -> Finding:
    encoding = sys.stdout.encoding or "none"
    if encoding.lower().replace("-", "") == "utf8":
        return Finding("terminal", there=True, text="shows all letters (UTF-8)")
    return Finding("terminal", there=False, text=f"UTF-8 would show all letters; this one is {encoding}")


def installed(package: str) -> str:
    """The version of an installed package, or an empty text."""
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


CHECKS: list[Callable[[], Finding]] = [build, compiler, mypy, web, sqlite, postgres, push, browser, fonts, terminal]
