"""The table of Last Lantern in areas and pieces."""

from __future__ import annotations

from railhead.kernel.pieces import face_down
from railhead.kernel.scene import HAND, LEDGER, ROW, STACK, Area, Keys, Piece, Scene
from railhead.kernel.view import View
from railhead.testing.toy.model import CARD, IDS, LIGHTS, Lantern


def scene(view: View) -> Scene:
    g = view.state
    assert isinstance(g, Lantern)
    keys = Keys()
    areas = [
        Area("players", LEDGER, [player(g, seat) for seat in range(g.seats)]),
        Area("laid", ROW, laid(g)),
        Area("deck", STACK, [], size=len(g.deck.cards)),
    ]
    if view.seat < g.seats:
        areas.append(Area("hand", HAND, hand(view, g, keys), owner=view.seat))
    return Scene("round", areas, round=g.round + 1)


def player(g: Lantern, seat: int) -> Piece:
    numbers = {"lights": g.lights[seat], "cards": len(g.hand[seat].cards)}
    return Piece("player", key=f"player{seat}", owner=seat, numbers=numbers, limits={"lights": LIGHTS})


def laid(g: Lantern) -> list[Piece]:
    """What each player has laid: face down, or the value that was turned up."""
    found: list[Piece] = []
    for seat in range(g.seats):
        if g.laid[seat].cards:
            found.append(face_down("card", "laid", seat, seat))
        elif g.flame[seat]:
            found.append(Piece("flame", key=f"laid@{seat}", owner=seat, numbers={"value": g.flame[seat]}))
    return found


def hand(view: View, g: Lantern, keys: Keys) -> list[Piece]:
    cards = sorted(g.hand[view.seat].cards)
    return [Piece("card", IDS[card], keys.of(IDS[card]), view.seat, [CARD + card]) for card in cards]
