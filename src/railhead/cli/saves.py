"""Saved matches: the log and who sits where, as JSON that is never half-written."""

import os
from pathlib import Path

from railhead import records
from railhead.bots import BOTS
from railhead.cli.screen import Complaint
from railhead.kernel.errors import BadLog
from railhead.kernel.match import Log

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
    try:
        record = records.read(path)
    except OSError as fault:
        raise Complaint(f"{path}: the file cannot be read ({fault.strerror}).") from None
    except BadLog as fault:
        raise Complaint(f"{path}: {fault}") from None
    return SavedMatch(record.log, [player_of(seat) for seat in record.seats])


def player_of(seat: records.Seat) -> Player:
    player = parse_player(f"{seat.name}={seat.player}" if seat.name else seat.player)
    player.standing = seat.standing
    return player


def write_match(path: Path, saved: SavedMatch) -> None:
    seats = [records.Seat(player.name, player.kind, player.standing) for player in saved.players]
    try:
        records.write(path, records.Record(saved.log, seats))
    except OSError as fault:
        raise Complaint(f"{path}: the file cannot be written ({fault.strerror}); name another one.") from None


def autosave_path(game: str) -> Path:
    """Where a match without a file of its own is kept."""
    base = os.environ.get("XDG_STATE_HOME") or os.path.join(os.path.expanduser("~"), ".local", "state")
    folder = Path(base) / "railhead"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise Complaint(f"{folder}: the folder cannot be made ({fault.strerror}).") from None
    return folder / f"last-{game}.json"
