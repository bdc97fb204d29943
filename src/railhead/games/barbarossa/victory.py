"""The end of the game: Victory Points, ties, and leaving before it (chapter 8)."""

from __future__ import annotations

from railhead.games.barbarossa.cards import ENDS_GAME, IS_CITY, IS_OBJECTIVE, VP
from railhead.games.barbarossa.model import Barbarossa
from railhead.kernel.ask import NONE
from railhead.kernel.state import NO_ASKS, NO_REPLIES


def moscow_has_fallen(g: Barbarossa) -> bool:
    """Has Moscow, which lies at the bottom of the City deck, been gained (BAR-8.1)?"""
    return not g.city.cards or not ENDS_GAME[g.city.cards[0]]


def victory_points(g: Barbarossa, seat: int) -> int:
    """The VP of all cards of a player: hand, deck, discard pile, Playing and Deploying Zone (BAR-8.3)."""
    total = sum_vp(g.hand[seat].cards) + sum_vp(g.deck[seat].cards) + sum_vp(g.discard[seat].cards)
    total += sum_vp(g.deploying[seat].cards)
    return total + sum_vp(g.playing.cards) if seat == g.turn else total


def sum_vp(cards: list[int]) -> int:
    total = 0
    for card in cards:
        total += VP[card]
    return total


def best_objective(g: Barbarossa, seat: int) -> int:
    """The highest printed VP of a single OBJECTIVE of a player, 0 without one (BAR-8.4)."""
    return max([VP[card] for card in g.deploying[seat].cards if IS_OBJECTIVE[card]], default=0)


def cities(g: Barbarossa, seat: int) -> int:
    """How many Cities a player holds (BAR-8.5)."""
    return sum([1 for card in g.deploying[seat].cards if IS_CITY[card]])


def end_match(g: Barbarossa, reason: str) -> None:
    """Most VP, then the best OBJECTIVE, then most Cities; else the victory is shared (BAR-8.3 to 8.6)."""
    scores = tuple([victory_points(g, seat) if g.in_play[seat] else 0 for seat in range(g.seats)])
    standing = [(g.in_play[seat], scores[seat], best_objective(g, seat), cities(g, seat)) for seat in range(g.seats)]
    ranking = tuple([1 + sum([1 for other in standing if other > own]) for own in standing])
    winners = tuple([seat for seat in range(g.seats) if ranking[seat] == 1])
    for seat in range(g.seats):
        if g.in_play[seat]:
            deployed = sum_vp(g.deploying[seat].cards)
            g.tell("counts", seat, scores[seat], deployed, scores[seat] - deployed)
    tell_tie(g, [seat for seat in range(g.seats) if g.in_play[seat] and scores[seat] == scores[winners[0]]], winners)
    g.finish(winners, scores, ranking, reason)


def tell_tie(g: Barbarossa, tied: list[int], winners: tuple[int, ...]) -> None:
    """Say how a tie for the most VP is broken, if there is one (BAR-8.4 to 8.6)."""
    if len(tied) == 1:
        return
    if len(winners) > 1:
        g.tell("shared")
        return
    winner = winners[0]
    best = best_objective(g, winner)
    if all([best_objective(g, seat) < best for seat in tied if seat != winner]):
        g.tell("tie_by_objective", winner, best)
    else:
        g.tell("tie_by_cities", winner, cities(g, winner))


# --- conceding (BAR-8.8) --------------------------------------------------------------------------------------------


def concede(g: Barbarossa, seat: int) -> None:
    """A player leaves; all his cards leave the game with him, and the others play on (BAR-8.8)."""
    fallen = seat == g.turn and moscow_has_fallen(g)
    g.tell("concedes", seat)
    g.in_play[seat] = False
    if seat == g.turn:
        break_off_attack(g)
        g.move_all(g.playing, g.box)
    for zone in (g.hand[seat], g.deck[seat], g.discard[seat], g.deploying[seat]):
        g.move_all(zone, g.box)
    if fallen:
        close_questions(g)
        end_match(g, "moscow_has_fallen")
    elif sum(g.in_play) == 1:
        close_questions(g)
        end_match(g, "concession")
    elif seat == g.turn:
        end_turn(g)
    else:
        g.reask()


def break_off_attack(g: Barbarossa) -> None:
    """EVENTs turned up in an attack go under their deck, those only looked at go back on top."""
    if g.target != NONE:
        g.tell("breaks_off", g.turn, g.target)
    scouted = g.scouted[g.turn]
    while scouted.cards:
        if g.target != NONE:
            g.move(scouted, 0, g.event, bottom=True)
        else:
            g.move(scouted, -1, g.event)
    while g.revealed.cards:
        g.move(g.revealed, 0, g.event, bottom=True)
    g.target = NONE
    g.reduction = 0


def end_turn(g: Barbarossa) -> None:
    """The turn of a player who has left is over at once."""
    g.empty_purse()
    g.permits = []
    close_questions(g)
    turns = g.stack[0]
    g.stack = [turns]
    turns.go("pass_to_the_left")
    g.advance()


def close_questions(g: Barbarossa) -> None:
    g.question = None
    g.asks = NO_ASKS
    g.replies = NO_REPLIES
    g.waiting = 0
