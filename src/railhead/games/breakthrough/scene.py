"""The table in areas and pieces: market, tunnel, counter, everybody's cards and tokens, and the own hand."""

from __future__ import annotations

from typing import Final

from railhead.games.breakthrough import cards, model, queries
from railhead.games.breakthrough.market import TakeCards
from railhead.games.breakthrough.model import Breakthrough
from railhead.games.breakthrough.round import Turn
from railhead.games.breakthrough.scene_cards import FROM_MARKET, WITH_TASKS, Looking, card_piece, offered_card
from railhead.games.breakthrough.scene_moments import cards_laid, counter, raid, throwing, unseen_threat
from railhead.games.breakthrough.scene_tables import cover, own_areas, table_of
from railhead.games.breakthrough.tasks import CompleteTask
from railhead.kernel.ask import NONE
from railhead.kernel.pieces import marked
from railhead.kernel.scene import GRID, ROW, STACK, TRACK, Area, Piece, Scene
from railhead.kernel.view import View

MOMENTS: Final = ("set_up", "action", "draw", "finish", "hands")


def scene(view: View) -> Scene:
    g = view.state
    assert isinstance(g, Breakthrough)
    if NONE in g.faction:
        return Scene("set_up", [Area("factions", ROW, [faction_to_choose(g, card) for card in range(cards.FACTIONS)])])
    eyes = Looking(view, g)
    areas = [
        Area("race", TRACK, [marker(g, seat) for seat in range(g.seats)], size=cards.TOKENS_TO_WIN),
        Area("market", ROW, market(g, eyes), size=cards.MARKET_SIZE),
        Area("deck", STACK, [Piece("deck", key="deck", options=[model.DECK_TOP])], size=len(g.deck.cards)),
        discard_pile(g, eyes),
        *raid(g, eyes),
        *counter(g, eyes),
        *throwing(g),
        Area("tunnel", ROW, [unseen_threat(g, eyes, card) for card in eyes.unseen]),
        Area("players", GRID, [player(g, seat) for seat in range(g.seats)]),
    ]
    for step in range(g.seats):
        areas += table_of(g, (eyes.focus + step) % g.seats, eyes)
    areas.append(Area("cover", ROW, [cover(g, eyes, symbol) for symbol in range(len(cards.SYMBOLS))], owner=eyes.focus))
    if eyes.seat != NONE:
        areas += own_areas(g, eyes.seat, eyes)
    if g.over:
        areas += [Area("sources", ROW, sources(g, seat), owner=seat) for seat in range(g.seats)]
    return Scene(moment(g), areas, g.active, g.turn + 1)


def moment(g: Breakthrough) -> str:
    """The part of the turn (BRK-4.1.5): what a line of it has pushed belongs to that line."""
    for place, step in enumerate(g.stack):
        if isinstance(step, Turn):
            if step.at <= 2:
                return "action"
            if place + 1 == len(g.stack) or (step.at <= 6 and not isinstance(g.stack[place + 1], TakeCards)):
                return "finish"
            return "draw" if step.at <= 4 else "hands"
    return "action"


# --- set-up -----------------------------------------------------------------------------------------------------------


def faction_to_choose(g: Breakthrough, card: int) -> Piece:
    owner = g.faction.index(card) if card in g.faction else NONE
    piece = card_piece(card, cards.IDS[card], owner)
    piece.options = [model.FACTION_OPTION[card]]
    piece.numbers["task"] = cards.PARAMETER[card]
    piece.marks += marked(taken=owner != NONE)
    return piece


# --- what all share ---------------------------------------------------------------------------------------------------


def marker(g: Breakthrough, seat: int) -> Piece:
    return Piece("marker", cards.IDS[g.faction[seat]], f"marker{seat}", seat, place=g.owned(seat))


def market(g: Breakthrough, eyes: Looking) -> list[Piece]:
    """The face-up cards from left to right; a gap shows by the places."""
    found: list[Piece] = []
    for place in range(cards.MARKET_SIZE):
        if place in g.market.marks:
            card = g.market.cards[g.market.marks.index(place)]
            piece = offered_card(g, card, eyes)
            piece.place = place + 1
            if eyes.prompt in FROM_MARKET or eyes.prompt in WITH_TASKS:
                piece.options = [model.CARD_OPTION[card]]
            found.append(piece)
    return found


def discard_pile(g: Breakthrough, eyes: Looking) -> Area:
    """The open pile, each card with its number of copies, the top card last (BRK-11.1.3); what pays lies above."""
    pile = g.discard.cards[: len(g.discard.cards) - len(cards_laid(g))]
    below, top = pile[:-1], pile[-1:]
    found: list[Piece] = []
    for card in sorted(set(below)):
        name = cards.IDS[card]
        numbers = {"copies": below.count(card)}
        found.append(Piece(cards.KINDS[cards.KIND[card]], name, f"discarded-{name}", numbers=numbers))
    found += [card_piece(card, eyes.keys.of(cards.IDS[card])) for card in top]
    return Area("discard", STACK, found, size=len(pile))


def player(g: Breakthrough, seat: int) -> Piece:
    """A player's tokens and how near he is to the end."""
    numbers = {
        "owned": g.owned(seat),
        "above": g.above[seat],
        "below": g.below[seat],
        "on_stations": g.on_stations(seat),
        "supply": g.supply[seat],
        "cards": len(g.hand[seat].cards),
    }
    marks = [] if g.over else marked(on_turn=seat == g.active, can_win=can_win(g, seat))
    return Piece("player", "", f"player{seat}", seat, [], marks, numbers, {"owned": cards.TOKENS_TO_WIN})


def can_win(g: Breakthrough, seat: int) -> bool:
    """Would a task that a player can complete with what lies before him end the match (BRK-9.1.1)?"""
    reached = queries.reach(g, seat)
    for card in [g.faction[seat], *[card for card in g.in_play[seat].cards if card < cards.STATIONS_END]]:
        gained = min(cards.TASK_TOKEN[card], g.supply[seat])
        if g.owned(seat) + gained >= cards.TOKENS_TO_WIN and queries.against_task(g, seat, card, reached) == 0:
            return True
    return False


# --- the end ----------------------------------------------------------------------------------------------------------


def sources(g: Breakthrough, seat: int) -> list[Piece]:
    """Where a player's tokens came from, as far as the table still shows it."""
    known = [g.faction[seat]] if g.flipped[seat] else []
    zone = g.in_play[seat]
    kept = [at for at, card in enumerate(zone.cards) if card < cards.STATIONS_END and zone.marks[at]]
    known += [zone.cards[at] for at in sorted(kept, key=lambda at: zone.marks[at])]
    step = g.stack[-1] if g.stack else None
    if isinstance(step, CompleteTask) and step.seat == seat and step.card not in known:
        known.append(step.card)
    left = g.owned(seat) - cards.START_TOKENS_ABOVE
    found: list[Piece] = []
    for card in reversed(known):
        tokens = min(cards.TASK_TOKEN[card], left)
        if tokens:
            piece = card_piece(card, f"source-{cards.IDS[card]}", seat)
            piece.numbers = {"tokens": tokens}
            found.insert(0, piece)
            left -= tokens
    if left > 0:
        found.insert(0, Piece("source", "other_tasks", f"source-others{seat}", seat, numbers={"tokens": left}))
    found.insert(0, Piece("source", "start", f"source-start{seat}", seat, numbers={"tokens": cards.START_TOKENS_ABOVE}))
    return found
