"""What is going on, in areas and pieces: the attack out of the tunnel, the task on the counter, cards thrown away."""

from __future__ import annotations

from typing import Final

from railhead.games.breakthrough import cards
from railhead.games.breakthrough.discarding import DiscardThree
from railhead.games.breakthrough.model import Breakthrough, Card
from railhead.games.breakthrough.scene_cards import Looking, card_piece
from railhead.games.breakthrough.tasks import CompleteTask, keeping_price
from railhead.games.breakthrough.threats import Repel, Suffer, can_repel, is_taken, stations_in_play, types_lost
from railhead.kernel.ask import NONE
from railhead.kernel.pieces import marked
from railhead.kernel.scene import GRID, LEDGER, ROW, Area, Piece

REPELLED: Final = 2  # from this line of the step on, the monster is repelled and a free card is offered


def unseen_threat(g: Breakthrough, eyes: Looking, card: int) -> Piece:
    """A monster that may still come, because the viewer has seen it nowhere; would it be repelled (BRK-7.2.1)?"""
    piece = card_piece(card, eyes.keys.of(f"unseen-{cards.IDS[card]}"))
    piece.marks.append("repelled" if can_repel(g, eyes.focus, card) else "unguarded")
    return piece


def raid(g: Breakthrough, eyes: Looking) -> list[Area]:
    """The attack in progress: the monster, what it has cost so far, and everybody in turn (BRK-7.1.2)."""
    if eyes.threat == NONE:
        return []
    monster = card_piece(eyes.threat, "monster")
    thrown = g.discard.cards
    last = len(thrown) - 1 - thrown[::-1].index(eyes.threat) if eyes.threat in thrown else len(thrown)
    gone = [card_piece(card, f"gone{at}") for at, card in enumerate(thrown[last + 1 :])]
    first = g.active
    attacked = [attacked_player(g, (first + step) % g.seats, step + 1) for step in range(g.seats)]
    return [Area("monster", ROW, [monster]), Area("attacked", GRID, attacked), Area("gone", ROW, gone)]


def attacked_player(g: Breakthrough, seat: int, place: int) -> Piece:
    """Where a player stands in the attack: done with it, at it, or still to come."""
    piece = Piece("attacked", "", f"attacked{seat}", seat, place=place)
    for at, step in enumerate(g.stack):
        if isinstance(step, (Repel, Suffer)) and step.seat == seat:
            piece.marks.append("now" if at + 1 == len(g.stack) else "to_come")
            if isinstance(step, Repel):
                piece.marks.append("has_repelled" if step.at >= REPELLED else "will_repel")
            else:
                piece.marks.append("will_suffer")
                piece.numbers["losses"] = losses(g, seat, step.threat)
            return piece
    piece.marks.append("handled")
    return piece


def is_endangered(g: Breakthrough, seat: int, at: int) -> bool:
    """Will the attack take this card, because its owner cannot repel it (BRK-7.4)?"""
    for step in g.stack:
        if isinstance(step, Suffer) and step.seat == seat and not g.over:
            if g.in_play[seat].cards[at] < cards.STATIONS_END:
                return cards.SUFFER_LOSS[step.threat] == cards.STATION_LOSS
            return is_taken(g.in_play[seat], at, types_lost(step.threat))
    return False


def losses(g: Breakthrough, seat: int, threat: int) -> int:
    """How many cards the monster takes from a player who cannot repel it."""
    if cards.SUFFER_LOSS[threat] == cards.STATION_LOSS:
        return min(1, len(stations_in_play(g, seat)))
    zone = g.in_play[seat]
    return sum([is_taken(zone, at, types_lost(threat)) for at in range(len(zone.cards))])


# --- the counter ------------------------------------------------------------------------------------------------------


def counter(g: Breakthrough, eyes: Looking) -> list[Area]:
    """The task in progress: what is paid, what it brings, what keeping the station takes (BRK-5.2.4 to 5.2.10)."""
    step = g.stack[-1] if g.stack and not g.over else None
    if not isinstance(step, CompleteTask):
        return []
    task = card_piece(step.card, "counter", step.seat)
    task.numbers["paid"] = step.total()
    task.limits["paid"] = cards.PARAMETER[step.card]
    gained = min(cards.TASK_TOKEN[step.card], g.supply[step.seat])
    task.numbers["gains"] = gained
    if step.card >= cards.FACTIONS:
        task.numbers["keep"] = keeping_price(g, step.seat)
    task.marks += marked(completed=step.at > 2)
    laid = [laid_card(step, card, eyes) for card in cards_laid(g)]
    return [Area("counter", ROW, [task]), Area("paid", ROW, laid, owner=step.seat)]


def cards_laid(g: Breakthrough) -> list[Card]:
    """The cards that pay for the task in progress, in the order they were laid.

    They are the top of the discard pile: nothing else fits in between (BRK-5.2.20). A table shows them on the counter
    until the task is done.
    """
    step = g.stack[-1] if g.stack and not g.over else None
    found: list[Card] = []
    if not isinstance(step, CompleteTask):
        return found
    left, heroes = step.paid[:], step.doubled
    for card in reversed(g.discard.cards):
        doubles, amount = cards.HERO_DOUBLE[card], cards.AMOUNT[card]
        if doubles != cards.NOT_CARRIED and heroes >> doubles & 1:
            heroes ^= 1 << doubles
        elif amount and amount <= left[cards.PROVIDES_RESOURCES[card]]:
            left[cards.PROVIDES_RESOURCES[card]] -= amount
        else:
            break
        found.insert(0, card)
    return found


def is_being_completed(g: Breakthrough, seat: int, card: int) -> bool:
    step = g.stack[-1] if g.stack and not g.over else None
    return isinstance(step, CompleteTask) and step.seat == seat and step.card == card


def laid_card(step: CompleteTask, card: Card, eyes: Looking) -> Piece:
    """A card on the counter; a hero doubles all resources of a type (BRK-6.5.3)."""
    piece = card_piece(card, eyes.keys.of(cards.IDS[card]), step.seat)
    piece.marks = [mark for mark in piece.marks if not mark.startswith("turned_")]
    if cards.AMOUNT[card] and step.doubled >> cards.PROVIDES_RESOURCES[card] & 1:
        piece.marks.append("doubled")
    return piece


def throwing(g: Breakthrough) -> list[Area]:
    """How many cards are still to be thrown away (BRK-4.4.1)."""
    step = g.stack[-1] if g.stack and not g.over else None
    if not isinstance(step, DiscardThree):
        return []
    numbers, limits = {"left": step.left}, {"left": cards.DISCARD_THREE_COUNT}
    return [Area("throwing", LEDGER, [Piece("throwing", "", "throwing", step.seat, [], [], numbers, limits)])]
