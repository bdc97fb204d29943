"""Values learned from play: how likely a seat is to win, by facts that a small network weighs. No library is needed.

The first layer is a sum of rows, one for each fact. A row is one large whole number that holds all of its weights side
by side, so one addition adds them all: that is fast even where nothing is compiled.
"""

from __future__ import annotations

import struct
import tomllib
import zlib
from importlib.resources import files
from math import exp
from pathlib import Path
from typing import Any, Final

from railhead.bots.encoding import Encoding, Listener
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.state import State

MAGIC: Final = b"railhead values 1\n"
FOLDER: Final = "learned"
RECIPES: Final = "recipes.toml"  # how the values of each game were learned, and what was measured with them
LANE: Final = 32  # bits of a weight in a row
ONE: Final = 4096  # the whole number that stands for a weight of 1
HALF_LANE: Final = 1 << (LANE - 1)
HAND_KEY: Final = 1  # the fact that stands for the game's own evaluation
HAND_STEPS: Final = 64
CONSOLATION: Final = 0.6  # the most that a lost solo challenge is worth,
FULL_SCORE: Final = 100  # with this score
FAR: Final = 30.0  # a logit beyond which odds make no difference


class Network:
    """The weights: rows by fact, then one hidden layer, then the odds."""

    def __init__(self, keys: list[int], rows: list[list[float]], out: list[float], bias: float, scale: int) -> None:
        self.out: Final = out
        self.bias: Final = bias
        self.scale: Final = scale  # what the game's own evaluation is divided by; 0: it is not asked
        hidden = len(out)
        self.bytes: Final = hidden * LANE // 8
        self.zero: Final = sum([HALF_LANE << (LANE * place) for place in range(hidden)])
        self.lanes: Final = struct.Struct(f"<{hidden}I")
        # Rows are passed on as they are: unpacking whole numbers for the machine takes half of the time.
        self.rows: Final[dict[object, Any]] = {key: pack(row) for key, row in zip(keys, rows, strict=True)}

    def logit(self, keys: list[int], times: list[int], hand: int) -> float:
        """The logarithm of the odds that these facts give."""
        weighed = Weighing(self)
        for at in range(len(keys)):
            weighed.add(keys[at], times[at])
        return self.weigh(weighed.total, hand)

    def weigh(self, total: Any, hand: int) -> float:
        """The logarithm of the odds that a sum of rows gives, with the game's own evaluation."""
        if self.scale:
            total += self.rows[HAND_KEY] * squashed(hand, self.scale)
        found = self.bias
        out = self.out
        sums: tuple[int, ...] = self.lanes.unpack(total.to_bytes(self.bytes, "little"))
        for place in range(len(out)):
            weight = sums[place] - HALF_LANE
            if weight > 0:
                found += out[place] * weight
        return found


class Weighing(Listener):
    """Adds up the rows of the facts that it is told, and keeps no list of them."""

    def __init__(self, network: Network) -> None:
        self.rows: Final = network.rows
        self.total: Any = network.zero

    def add(self, key: int, times: int = 1) -> None:
        row = self.rows.get(key)
        if row is not None:
            self.total += row if times == 1 else row * times


def squashed(hand: int, scale: int) -> int:
    """The game's own evaluation on a scale that ends: -64 to 64."""
    return HAND_STEPS * hand // (abs(hand) + scale)


def pack(row: list[float]) -> int:
    """The weights of a row in one number; a negative one borrows from its neighbour, which the sum gives back."""
    total = 0
    for place in range(len(row) - 1, -1, -1):
        total = (total << LANE) + round(row[place] * ONE)
    return total


class Values:
    """How a seat stands, by what was learned from play."""

    def __init__(self, rules: Ruleset, network: Network) -> None:
        self.rules: Final = rules
        self.network: Final = network
        self.encoding: Final = Encoding(rules)

    def odds(self, g: State, seat: int) -> float:
        """The chance that a seat wins, from 0 to 1; exact once the match is over."""
        if g.over:
            return result_for(g, seat)
        weighed = Weighing(self.network)
        self.encoding.tell_all(g, seat, weighed)
        hand = self.rules.evaluate(g, seat) if self.network.scale else 0
        return chance_of(self.network.weigh(weighed.total, hand))


def result_for(g: State, seat: int) -> float:
    """What a finished match was worth to a seat: a victory 1, a shared one its part, a lost solo challenge a little."""
    outcome = g.outcome
    if outcome is None:
        return 0.0
    if seat in outcome.winners:
        return 1.0 / len(outcome.winners)
    if g.seats == 1:  # who has never won can still learn what a better defeat is
        return CONSOLATION * min(max(outcome.scores[0], 0), FULL_SCORE) / FULL_SCORE
    return 0.0


def chance_of(logit: float) -> float:
    if logit > FAR:
        return 1.0
    if logit < -FAR:
        return 0.0
    return 1.0 / (1.0 + exp(-logit))


# --- files ----------------------------------------------------------------------------------------------------------


def write_network(
    path: Path, keys: list[int], rows: list[list[float]], out: list[float], bias: float, scale: int
) -> None:
    """Weights in half precision, packed; the numbers that a reader gets back are those."""
    hidden = len(out)
    body = struct.pack("<IIId", len(keys), hidden, scale, bias) + struct.pack(f"<{hidden}f", *out)
    body += struct.pack(f"<{len(keys)}Q", *keys)
    for row in rows:
        body += struct.pack(f"<{hidden}e", *row)
    path.write_bytes(MAGIC + zlib.compress(body, 9))


def read_network(path: Path) -> Network:
    data = path.read_bytes()
    if not data.startswith(MAGIC):
        raise ValueError(f"{path.name} holds no values of this kind")
    body = zlib.decompress(data[len(MAGIC) :])
    facts, hidden, scale, bias = struct.unpack_from("<IIId", body)
    at = struct.calcsize("<IIId")
    out = [one / ONE for one in struct.unpack_from(f"<{hidden}f", body, at)]
    at += 4 * hidden
    keys = list(struct.unpack_from(f"<{facts}Q", body, at))
    at += 8 * facts
    rows = [list(struct.unpack_from(f"<{hidden}e", body, at + 2 * hidden * place)) for place in range(facts)]
    return Network(keys, rows, out, bias, scale)


KNOWN: Final[dict[str, Values | None]] = {}  # by ruleset and table size: read once in a process
TURNS: Final[dict[str, int]] = {}  # the same


def folder() -> Path:
    return Path(str(files("railhead.bots"))) / FOLDER


def file_of(rules: Ruleset, seats: int) -> Path:
    """Where the values of a game lie; they are learned for one size of the table."""
    return folder() / f"{rules.name}_{seats}.values"


def learned(rules: Ruleset, seats: int) -> Values | None:
    """The values that ship for a game, or None where nobody has trained any."""
    path = file_of(rules, seats)
    name = str(path)
    if name not in KNOWN:
        KNOWN[name] = Values(rules, read_network(path)) if path.exists() else None
    return KNOWN[name]


def usual_turns(rules: Ruleset, seats: int) -> int:
    """How many turns are best played out in a dream at this table, as far as it was measured; else one."""
    if not TURNS:
        recipes = tomllib.loads((folder() / RECIPES).read_text(encoding="utf-8"))
        for name, recipe in recipes.items():
            TURNS[name] = int(recipe["turns"])
    return TURNS.get(f"{rules.name}_{seats}", 1)
