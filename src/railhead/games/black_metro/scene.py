"""The table in areas and pieces: districts with their personnel, players, decks, what goes on, the own cards, solo."""

from __future__ import annotations

from railhead.games.black_metro.cards import DISTRICTS, HIDEOUT
from railhead.games.black_metro.model import BlackMetro
from railhead.games.black_metro.scene_board import district_piece, effects, fortifications, personnel, squads, tiles
from railhead.games.black_metro.scene_moments import (
    amounts,
    colours,
    die_piece,
    discard,
    fight,
    free_candidates,
    offers,
    scoring,
    syndicate_piece,
)
from railhead.games.black_metro.scene_now import Looking, on_turn, steps
from railhead.games.black_metro.scene_own import own_areas, player_areas, player_piece
from railhead.games.black_metro.scene_solo import solo
from railhead.games.black_metro.scripts import DICE
from railhead.games.black_metro.victory import final_scoring
from railhead.kernel.ask import NONE
from railhead.kernel.scene import GRID, LEDGER, MAP, ROW, STACK, TRACK, TRAY, Area, Scene
from railhead.kernel.view import View


def scene(view: View) -> Scene:
    g = view.state
    assert isinstance(g, BlackMetro)
    eyes = Looking(view, g)
    ahead = forecast(g)
    areas = [
        Area("districts", MAP, [district_piece(g, at, eyes) for at in range(1, DISTRICTS + 1)]),
        Area("effects", TRAY, effects(g, eyes)),
        Area("tiles", TRAY, tiles(g)),
        Area("squads", TRAY, squads(g)),
        Area("personnel", TRAY, personnel(g, eyes)),
        Area("fortifications", TRAY, fortifications(g, eyes)),
        Area("players", GRID, [player_piece(g, player, ahead, eyes) for player in range(g.players)]),
        Area("syndicates", ROW, [syndicate_piece(g, at) for at in range(len(g.syndicates.cards))]),
        Area("dice", ROW, [die_piece(g, die, eyes) for die in range(len(DICE))]),
        Area("steps", TRACK, steps(g)),
        *fight(g, eyes),
        Area("amounts", ROW, amounts(g, eyes)),
        Area("offers", ROW, offers(eyes)),
        Area("colours", ROW, colours(eyes)),
        Area("candidates", ROW, free_candidates(g, eyes)),
        Area("scoring", LEDGER, scoring(g)),
        *solo(g, ahead, eyes),
        Area("deck", STACK, size=len(g.deck.cards)),
        discard(g, eyes),
        Area("mission_deck", STACK, size=len(g.mission_deck.cards)),
    ]
    for player in range(g.players):
        areas += player_areas(g, player, eyes)
    if eyes.seat != NONE:
        areas += own_areas(g, eyes.seat, eyes)
    return Scene(eyes.moment, areas, on_turn(g), g.round)


def forecast(g: BlackMetro) -> BlackMetro:
    """The match as if it were scored now, with all personnel recalled; what a viewer cannot see does not count."""
    ahead = g.clone()
    assert isinstance(ahead, BlackMetro)
    if not g.over:
        for forces in ahead.forces:
            for district in range(1, DISTRICTS + 1):
                forces[HIDEOUT] = forces[HIDEOUT] + forces[district]
        final_scoring(ahead)
    return ahead
