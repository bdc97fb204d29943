"""Why one answer is better than another: what its lines bring, in words.

Both answers are played on in the same dreams of whoever is asked (`bots.lines`), and the scenes at the ends are
compared, as a preview compares the scenes before and after an answer. So a reason holds nothing that this seat could
not know then, and no game writes reasons.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from railhead.bots.lines import Line
from railhead.kernel.ask import NONE
from railhead.kernel.scene import Piece
from railhead.kernel.state import State
from railhead.kernel.view import View
from railhead.present.beats import Places, placed, scene_of, standing_for
from railhead.present.preview import Told, said_once, signed
from railhead.present.text import SceneText

NUMBER, OWNER, OUT, WINS = "number", "owner", "out", "wins"
MOST_GAINS = 4
LEAST_NUMBER, LEAST_SHARE = 0.5, 0.25  # on average, and as a share of the dreams: less is no reason


@dataclass(frozen=True)
class Gain:
    """Something that is different at the end of the one lines: on average there, and at the end of the others.

    A `number` of a piece by its name; or in which share of the dreams a piece has this `owner`, or a seat is `out` of
    the match or `wins` it.
    """

    kind: str
    key: str  # of the piece; empty where it is about a seat
    name: str  # of the number
    seat: int  # the owner, or whoever is out or wins
    with_it: float
    without: float
    sure: bool  # the difference is the same in every dream

    @property
    def by(self) -> float:
        return self.with_it - self.without


def gains(view: View, lines: Sequence[Line], others: Sequence[Line]) -> list[Gain]:
    """What some lines bring more, or less, than others in the same dreams; what counts most for the seat first."""
    before = view.rules.scene(view)
    seats = range(view.state.seats)
    ends, others_ends = [line.end for line in lines], [line.end for line in others]
    found = [seat_gain(WINS, view.seat, wins, ends, others_ends)]
    found += [seat_gain(OUT, seat, view.rules.is_out, ends, others_ends) for seat in seats]
    own: list[str] = []
    if before is not None:
        here, there = [[placed(scene_of(end, view.seat)) for end in some] for some in (ends, others_ends)]
        own = standing_for(before, view.seat)
        for piece, area in placed(before).values():
            if all(piece.key in places for places in here + there):
                found += piece_gains(piece, here, there, owned=max(piece.owner, area.owner) != NONE)
    found = [gain for gain in found if abs(gain.by) >= (LEAST_NUMBER if gain.kind == NUMBER else LEAST_SHARE)]
    owners = {piece.key: piece.owner for piece in before.pieces()} if before is not None else {}
    return sorted(found, key=lambda gain: (rank(gain, view.seat, own, owners), -abs(gain.by)))[:MOST_GAINS]


def rank(gain: Gain, seat: int, own: Sequence[str], owners: dict[str, int]) -> int:
    """The match itself first, then what stands for the seat, what changes hands, what else is its own, the rest."""
    if gain.kind in (WINS, OUT):
        return 0 if gain.seat == seat else 3
    if gain.key in own:
        return 1
    if gain.kind == OWNER:
        return 2
    return 4 if owners.get(gain.key) == seat else 5


def wins(g: State, seat: int) -> bool:
    return g.outcome is not None and seat in g.outcome.winners


def seat_gain(
    kind: str, seat: int, holds: Callable[[State, int], bool], ends: Sequence[State], others: Sequence[State]
) -> Gain:
    return gain_of(kind, "", "", seat, [holds(end, seat) for end in ends], [holds(end, seat) for end in others])


def piece_gains(piece: Piece, here: Sequence[Places], there: Sequence[Places], *, owned: bool) -> Iterable[Gain]:
    """The numbers of a piece that is somebody's, and in whose hands it is more often."""
    with_it, without = [[places[piece.key][0] for places in some] for some in (here, there)]
    for name, value in piece.numbers.items() if owned else ():
        numbers = [[one.numbers.get(name, value) for one in some] for some in (with_it, without)]
        yield gain_of(NUMBER, piece.key, name, NONE, *numbers)
    owners = sorted({one.owner for one in with_it + without} - {NONE})
    held = [[[one.owner == owner for one in some] for some in (with_it, without)] for owner in owners]
    changes = [gain_of(OWNER, piece.key, "", owner, *whose) for owner, whose in zip(owners, held, strict=True)]
    if changes:
        yield max(changes, key=lambda gain: (gain.by > 0, abs(gain.by)))


def gain_of(kind: str, key: str, name: str, seat: int, here: Sequence[int], there: Sequence[int]) -> Gain:
    sure = len({one - other for one, other in zip(here, there, strict=True)}) == 1
    return Gain(kind, key, name, seat, sum(here) / len(here), sum(there) / len(there), sure)


# --- in words -------------------------------------------------------------------------------------------------------


def reasons(view: View, found: Sequence[Gain], text: SceneText) -> list[str]:
    """What was found, in words."""
    return [one.text for one in told(view, found, text)]


def told(view: View, found: Sequence[Gain], text: SceneText) -> list[Told]:
    """What was found, in words: a line for each piece or seat, with the keys of its pieces."""
    pieces = placed(view.rules.scene(view))
    changes: dict[str, list[str]] = {}
    keys: dict[str, dict[str, None]] = {}
    for gain in found:
        if gain.kind in (OUT, WINS):
            title = str(text.voice.seat(gain.seat))
        elif gain.key in pieces:
            piece, area = pieces[gain.key]
            title = ", ".join([text.face(piece), *(text.whose(piece, area) if gain.kind == NUMBER else [])])
        else:
            continue
        stays = gain.kind == OWNER and pieces[gain.key][0].owner == gain.seat
        changes.setdefault(title, []).append(said(text, gain, stays=stays))
        keys.setdefault(title, {}).update({gain.key: None} if gain.key else {})
    return said_once(text, [(title, ", ".join(parts), tuple(keys[title])) for title, parts in changes.items()])


def said(text: SceneText, gain: Gain, *, stays: bool = False) -> str:
    """The difference where it is certain, else about how much or how often; `stays`: it is the seat's own already."""
    say = text.words.say
    if gain.kind == NUMBER:
        name, by = say(f"number-{gain.name}"), signed(round(gain.by) or (1 if gain.by > 0 else -1))
        return f"{name} {by}" if gain.sure else say("reason-about", name=name, by=by)
    shares = {"here": round(100 * gain.with_it), "there": round(100 * gain.without)}
    certain = {100: "-stays" if stays else "-surely", -100: "-never"}.get(shares["here"] - shares["there"], "")
    return say(f"reason-{gain.kind}{certain}", seat=text.voice.seat(gain.seat), **shares)
