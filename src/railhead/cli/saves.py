"""Saved matches: the log and who sits where, as JSON that is never half-written."""

import contextlib
import json
import os
import secrets
from pathlib import Path

from railhead.bots import BOTS
from railhead.cli.screen import Complaint
from railhead.kernel.match import Log

FORMAT = "railhead match 1"
HUMAN = "human"
PLAYERS = (HUMAN, *BOTS)
LONGEST_NAME = 40


class Player:
    """Who sits on a seat: a name (empty: the seat's own title) and `human` or the name of a bot.

    `standing`: the standing answers of a person as `StandingAnswers.to_json` gives them; None: those of the game.
    """

    def __init__(self, name: str, kind: str, standing: object = None) -> None:
        self.name = name
        self.kind = kind
        self.standing = standing

    def to_json(self) -> dict[str, object]:
        data: dict[str, object] = {"name": self.name, "player": self.kind}
        return data | {"standing": self.standing} if self.standing is not None else data


class SavedMatch:
    """What a file holds: the log of a match and, if it was played here, its players."""

    def __init__(self, log: Log, players: list[Player]) -> None:
        self.log = log
        self.players = players


def parse_player(text: str) -> Player:
    """`NAME=human`, `NAME=greedy`, … or only a kind of player."""
    name, given, kind = text.rpartition("=")
    name, kind = name.strip(), kind.strip()
    if kind not in PLAYERS:
        raise Complaint(f"Seat {text!r}: {kind!r} is no player; write NAME=PLAYER with {', '.join(PLAYERS)}.")
    if given and not name:
        raise Complaint(f"Seat {text!r}: the name is missing; write NAME=PLAYER, for example Anna=human.")
    if not name.isprintable() or len(name) > LONGEST_NAME:
        raise Complaint(f"Seat {text!r}: a name has at most {LONGEST_NAME} printable characters.")
    return Player(name, kind)


def check_names(players: list[Player]) -> None:
    names = [player.name for player in players if player.name]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise Complaint(f"Two seats have the name {twice[0]!r}; give every seat a name of its own.")


def read_match(path: Path) -> SavedMatch:
    """A saved match, or a bare log."""
    data = read_json(path)
    if not isinstance(data, dict):
        raise Complaint(f"{path}: this is JSON, but no match: an object is needed.")
    if "entries" in data:
        return SavedMatch(data, [])
    if not isinstance(data.get("log"), dict):
        raise Complaint(f"{path}: this is JSON, but neither a saved match nor a log of Railhead.")
    if data.get("format", FORMAT) != FORMAT:
        raise Complaint(f"{path}: format {data['format']!r} is not known here; this is Railhead with {FORMAT!r}.")
    return SavedMatch(data["log"], read_players(path, data))


def read_json(path: Path) -> object:
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Complaint(f"{path}: this is no text file, so it is no saved match.") from None
    except OSError as fault:
        raise Complaint(f"{path}: the file cannot be read ({fault.strerror}).") from None
    try:
        return json.loads(text)
    except json.JSONDecodeError as fault:
        raise Complaint(
            f"{path}: the file is damaged at line {fault.lineno}, column {fault.colno} ({fault.msg}); "
            "use an older copy of it."
        ) from None
    except RecursionError:
        raise Complaint(f"{path}: the file is nested far too deep to be a saved match.") from None


def read_players(path: Path, data: dict[str, object]) -> list[Player]:
    entries = data.get("seats", [])
    if not isinstance(entries, list):
        raise Complaint(f"{path}: 'seats' is no list of players.")
    players = []
    for place, entry in enumerate(entries):
        name, kind = (entry.get("name"), entry.get("player")) if isinstance(entry, dict) else (None, None)
        if not isinstance(name, str) or not isinstance(kind, str):
            raise Complaint(f"{path}: seats[{place}] needs a name and a player.")
        players.append(parse_player(f"{name}={kind}" if name else kind))
        players[-1].standing = entry.get("standing")
    return players


def write_match(path: Path, saved: SavedMatch) -> None:
    seats = [player.to_json() for player in saved.players]
    write_whole(path, json.dumps({"format": FORMAT, "seats": seats, "log": saved.log}, ensure_ascii=False, indent=1))


def write_whole(path: Path, text: str) -> None:
    """Replace a file in one step: whoever reads it finds the old text or the new one, never a part."""
    if path.exists() and not path.is_file():
        raise Complaint(f"{path}: this is no ordinary file, so nothing is written there; name another one.")
    target = path.resolve()  # a link stays a link
    temporary = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    try:
        try:
            with open(temporary, "x", encoding="utf-8") as file:
                file.write(text + "\n")
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, target)
        except BaseException:
            with contextlib.suppress(OSError):
                temporary.unlink()
            raise
        sync_folder(target.parent)
    except OSError as fault:
        raise Complaint(f"{path}: the file cannot be written ({fault.strerror}); name another one.") from None


def sync_folder(folder: Path) -> None:
    """Make the new name last through a power cut, where the system can do that."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def autosave_path(game: str) -> Path:
    """Where a match without a file of its own is kept."""
    base = os.environ.get("XDG_STATE_HOME") or os.path.join(os.path.expanduser("~"), ".local", "state")
    folder = Path(base) / "railhead"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise Complaint(f"{folder}: the folder cannot be made ({fault.strerror}).") from None
    return folder / f"last-{game}.json"
