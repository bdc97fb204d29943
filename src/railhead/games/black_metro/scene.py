"""The table in areas and pieces: districts with their personnel, players, decks, what goes on, the own cards, solo."""

from __future__ import annotations

from railhead.games.black_metro import cards, scene_moments, scene_now, scene_own, scene_solo, scripts, victory
from railhead.games.black_metro.model import BlackMetro
from railhead.games.black_metro.scene_board import district_piece, effects, fortifications, personnel, squads, tiles
from railhead.kernel.ask import NONE
from railhead.kernel.scene import GRID, LEDGER, MAP, ROW, STACK, TRACK, TRAY, Area, Scene
from railhead.kernel.view import View


def scene(view: View) -> Scene:
    g = view.state
    assert isinstance(g, BlackMetro)
    eyes = scene_now.Looking(view, g)
    ahead = forecast(g)
    areas = [
        Area("districts", MAP, [district_piece(g, at, eyes) for at in range(1, cards.DISTRICTS + 1)]),
        Area("effects", TRAY, effects(g, eyes)),
        Area("tiles", TRAY, tiles(g)),
        Area("squads", TRAY, squads(g)),
        Area("personnel", TRAY, personnel(g, eyes)),
        Area("fortifications", TRAY, fortifications(g, eyes)),
        Area("players", GRID, [scene_own.player_piece(g, player, ahead, eyes) for player in range(g.players)]),
        Area("syndicates", ROW, [scene_moments.syndicate_piece(g, at) for at in range(len(g.syndicates.cards))]),
        Area("dice", ROW, [scene_moments.die_piece(g, die, eyes) for die in range(len(scripts.DICE))]),
        Area("steps", TRACK, scene_now.steps(g)),
        *scene_moments.fight(g, eyes),
        Area("amounts", ROW, scene_moments.amounts(g, eyes)),
        Area("offers", ROW, scene_moments.offers(eyes)),
        Area("colours", ROW, scene_moments.colours(eyes)),
        Area("candidates", ROW, scene_moments.free_candidates(g, eyes)),
        Area("scoring", LEDGER, scene_moments.scoring(g)),
        *scene_solo.solo(g, ahead, eyes),
        Area("deck", STACK, size=len(g.deck.cards)),
        scene_moments.discard(g, eyes),
        Area("mission_deck", STACK, size=len(g.mission_deck.cards)),
    ]
    for player in range(g.players):
        areas += scene_own.player_areas(g, player, eyes)
    if eyes.seat != NONE:
        areas += scene_own.own_areas(g, eyes.seat, eyes)
    return Scene(eyes.moment, areas, scene_now.on_turn(g), g.round)


def forecast(g: BlackMetro) -> BlackMetro:
    """The match as if it were scored now, with all personnel recalled; what a viewer cannot see does not count."""
    ahead = g.clone()
    assert isinstance(ahead, BlackMetro)
    if not g.over:
        for forces in ahead.forces:
            for district in range(1, cards.DISTRICTS + 1):
                forces[cards.HIDEOUT] = forces[cards.HIDEOUT] + forces[district]
        victory.final_scoring(ahead)
    return ahead
