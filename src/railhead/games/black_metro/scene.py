"""The table in areas and pieces: districts with their personnel, players, decks, what goes on, the own cards, solo."""

from __future__ import annotations

from railhead.games.black_metro import cards, queries, scene_moments, scene_own, scripts, victory
from railhead.games.black_metro.model import OVERLORD, PLAYER, BlackMetro
from railhead.games.black_metro.personnel import HEADS, STRENGTH_OF, UNIT_OF
from railhead.games.black_metro.scene_board import district_piece, effects, fortifications, personnel, squads, tiles
from railhead.games.black_metro.scene_now import Looking, on_turn, steps
from railhead.kernel.ask import NONE
from railhead.kernel.pieces import marked, sole
from railhead.kernel.scene import GRID, LEDGER, MAP, ROW, STACK, TRACK, TRAY, Area, Piece, Scene
from railhead.kernel.view import View


def scene(view: View) -> Scene:
    g = view.state
    assert isinstance(g, BlackMetro)
    eyes = Looking(view, g)
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
        Area("steps", TRACK, steps(g)),
        *scene_moments.fight(g, eyes),
        Area("amounts", ROW, scene_moments.amounts(g, eyes)),
        Area("offers", ROW, scene_moments.offers(eyes)),
        Area("colours", ROW, scene_moments.colours(eyes)),
        Area("candidates", ROW, scene_moments.free_candidates(g, eyes)),
        Area("scoring", LEDGER, scene_moments.scoring(g)),
        *solo(g, ahead, eyes),
        Area("deck", STACK, size=len(g.deck.cards)),
        scene_moments.discard(g, eyes),
        Area("mission_deck", STACK, size=len(g.mission_deck.cards)),
    ]
    for player in range(g.players):
        areas += scene_own.player_areas(g, player, eyes)
    if eyes.seat != NONE:
        areas += scene_own.own_areas(g, eyes.seat, eyes)
    return Scene(eyes.moment, areas, on_turn(g), g.round)


def forecast(g: BlackMetro) -> BlackMetro:
    """The match as if it were scored now, with all personnel recalled; what a viewer cannot see does not count."""
    ahead = g.clone()
    assert isinstance(ahead, BlackMetro)
    if not g.over:
        for forces in ahead.forces:
            forces[cards.HIDEOUT] = forces[cards.HIDEOUT] + sum(forces[1 : cards.OVERWHELMED])
        victory.final_scoring(ahead)
    return ahead


# --- the solo challenge ---------------------------------------------------------------------------------------------


def solo(g: BlackMetro, ahead: BlackMetro, eyes: Looking) -> list[Area]:
    """What wins and what loses the challenge, the ranks, and what the overlord is about to do."""
    if not g.is_solo():
        return []
    left = HEADS[g.forces[OVERLORD][cards.HIDEOUT] + g.on_board(OVERLORD)]
    fatal = marked(loses_challenge=ahead.over and not g.over)
    power = {"power": g.power[PLAYER], "scored": ahead.power[PLAYER]}
    strain = {"strain": g.strain[PLAYER]}
    rival = {"power": g.power[OVERLORD]}
    goals = [
        Piece("goal", "goal_power", "goal-power", PLAYER, [], [], power, {"scored": cards.TARGET_POWER}),
        Piece("goal", "goal_personnel", "goal-personnel", OVERLORD, numbers={"left": left}),
        Piece("goal", "danger_strain", "danger-strain", PLAYER, [], fatal, strain, {"strain": cards.STRAIN_MAX}),
        Piece("goal", "danger_overlord", "danger-overlord", OVERLORD, [], [], rival, scene_own.OVERLORD_LIMITS),
    ]
    ranks = [rank_piece(least, name, ahead) for least, name in reversed(victory.SOLO_RANKS) if least > 0]
    return [
        Area("goals", LEDGER, goals),
        Area("ranks", TRACK, ranks, size=max([least for least, _ in victory.SOLO_RANKS])),
        Area("next_move", ROW, next_move(g, eyes)),
        Area("plan", ROW, [plan_piece(g, at) for at in range(len(scripts.OVERLORD_ABILITIES))]),
    ]


def rank_piece(least: int, name: str, ahead: BlackMetro) -> Piece:
    marks = marked(reached=ahead.power[PLAYER] >= least)
    return Piece("rank", f"rank_{name}", f"rank-{name}", marks=marks, place=least)


def next_move(g: BlackMetro, eyes: Looking) -> list[Piece]:
    """The personnel that the overlord sends next: always the weakest (BLK-19.3.2)."""
    rank = queries.weakest(g, OVERLORD)
    if rank == NONE or eyes.moment != "assignment":
        return []
    numbers = {"strength": STRENGTH_OF[UNIT_OF[rank]]}
    return [Piece("next_move", cards.RANK_IDS[rank], "next-move", OVERLORD, numbers=numbers)]


def plan_piece(g: BlackMetro, at: int) -> Piece:
    """An ability of the overlord: at work now, still to come, or over."""
    rounds = scripts.SCRIPTS[scripts.OVERLORD_ABILITIES[at]].rounds
    later = [number for number in rounds if number > g.round]
    now = not rounds or g.round in rounds
    mark = "now" if now else "to_come" if later else "past"
    numbers = {"round": later[0]} if later and not now else {}
    return sole("plan", f"overlord_{at + 1}", OVERLORD, marks=[mark], numbers=numbers)
