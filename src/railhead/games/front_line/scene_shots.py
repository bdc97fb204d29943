"""The shots of the attack as they stand: from which target card to whom, and what spares or stops (FLN-5.2 to 6.2)."""

from __future__ import annotations

from railhead.games.front_line import attack, cards, evaluate, hit, terms
from railhead.games.front_line.model import FrontLine
from railhead.kernel.ask import NONE
from railhead.kernel.scene import Piece


def shots(g: FrontLine) -> list[Piece]:
    """What comes from each target card if nobody did anything more; the front target first."""
    if not evaluate.is_attack_pending(g):
        return []
    card = g.attack.cards[-1]
    return [
        piece
        for number, target in enumerate(attack.target_slots(g))
        for piece in shots_from(g, card, target, f"shot{number}")
    ]


def shots_from(g: FrontLine, card: int, target: int, key: str) -> list[Piece]:
    """One target card: whom it hits, whom it passes by, where it is stopped or lost, in the order of its way."""
    hits = attack.Hits()
    attack.strike(g, card, target, hits)
    found = [struck(g, hits, at, target, key) for at in range(len(hits.victims))]
    found += [on_its_way(seat, g.slot_of(seat), "passed_by", target, key) for seat in hits.passed_by]
    if cards.ATTACK_TYPE[card] != terms.LINEAR:
        return found
    found.sort(key=lambda piece: abs(piece.place - target))
    if hits.stopped:
        found.append(on_its_way(g.occupant(hits.reach), hits.reach, "stopped", target, key))
    elif hits.reach and (not found or found[-1].place != hits.reach):
        found.append(on_its_way(NONE, hits.reach, "lost", target, key))
    return found


def struck(g: FrontLine, hits: attack.Hits, at: int, target: int, key: str) -> Piece:
    """A hit, with what it does to him; or that something spares him."""
    victim, type_ = hits.victims[at], hits.types[at]
    place = g.slot_of(victim)
    marks = ["spared"] if hit.immunity(g, victim, type_) else []
    numbers = {"target": target, "damage": hits.amounts[at]}
    return Piece("shot", terms.HIT_TYPES[type_], f"{key}@{place}", victim, marks=marks, numbers=numbers, place=place)


def on_its_way(seat: int, place: int, mark: str, target: int, key: str) -> Piece:
    """A slot that the shot comes to without doing anything there."""
    return Piece("shot", "", f"{key}@{place}", seat, marks=[mark], numbers={"target": target}, place=place)
