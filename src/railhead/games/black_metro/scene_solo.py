"""The solo challenge in a scene: what wins and what loses it, and what the overlord is about to do."""

from __future__ import annotations

from railhead.games.black_metro import personnel, queries, scene_own, scripts, victory
from railhead.games.black_metro.cards import DISTRICTS, HIDEOUT, RANK_IDS, STRAIN_MAX, TARGET_POWER
from railhead.games.black_metro.model import OVERLORD, PLAYER, BlackMetro
from railhead.games.black_metro.scene_now import Looking
from railhead.kernel.ask import NONE
from railhead.kernel.scene import LEDGER, ROW, TRACK, Area, Piece


def solo(g: BlackMetro, ahead: BlackMetro, eyes: Looking) -> list[Area]:
    """What wins and what loses the challenge, the ranks, and what the overlord is about to do."""
    if not g.is_solo():
        return []
    left = g.personnel(OVERLORD, HIDEOUT)
    for district in range(1, DISTRICTS + 1):
        left += g.personnel(OVERLORD, district)
    fatal = ["loses_challenge"] if ahead.over and not g.over else []
    goals = [
        Piece(
            "goal",
            "goal_power",
            "goal-power",
            PLAYER,
            numbers={"power": g.power[PLAYER], "scored": ahead.power[PLAYER]},
        ),
        Piece("goal", "goal_personnel", "goal-personnel", OVERLORD, numbers={"left": left}),
        Piece("goal", "danger_strain", "danger-strain", PLAYER, [], fatal, {"strain": g.strain[PLAYER]}),
        Piece("goal", "danger_overlord", "danger-overlord", OVERLORD, numbers={"power": g.power[OVERLORD]}),
    ]
    goals[0].limits = {"scored": TARGET_POWER}
    goals[2].limits = {"strain": STRAIN_MAX}
    goals[3].limits = scene_own.OVERLORD_LIMITS
    ranks = [rank_piece(least, name, ahead) for least, name in reversed(victory.SOLO_RANKS) if least > 0]
    return [
        Area("goals", LEDGER, goals),
        Area("ranks", TRACK, ranks, size=max([least for least, _ in victory.SOLO_RANKS])),
        Area("next_move", ROW, next_move(g, eyes)),
        Area("plan", ROW, [plan_piece(g, at) for at in range(len(scripts.OVERLORD_ABILITIES))]),
    ]


def rank_piece(least: int, name: str, ahead: BlackMetro) -> Piece:
    marks = ["reached"] if ahead.power[PLAYER] >= least else []
    return Piece("rank", f"rank_{name}", f"rank-{name}", marks=marks, place=least)


def next_move(g: BlackMetro, eyes: Looking) -> list[Piece]:
    """The personnel that the overlord sends next: always the weakest (BLK-19.3.2)."""
    rank = queries.weakest(g, OVERLORD)
    if rank == NONE or eyes.moment != "assignment":
        return []
    return [
        Piece(
            "next_move",
            RANK_IDS[rank],
            "next-move",
            OVERLORD,
            numbers={"strength": personnel.STRENGTH_OF[personnel.UNIT_OF[rank]]},
        )
    ]


def plan_piece(g: BlackMetro, at: int) -> Piece:
    """An ability of the overlord: at work now, still to come, or over."""
    rounds = scripts.SCRIPTS[scripts.OVERLORD_ABILITIES[at]].rounds
    later = [number for number in rounds if number > g.round]
    numbers: dict[str, int] = {}
    if not rounds or g.round in rounds:
        marks = ["now"]
    elif later:
        marks = ["to_come"]
        numbers["round"] = later[0]
    else:
        marks = ["past"]
    name = f"overlord_{at + 1}"
    return Piece("plan", name, f"plan-{name}", OVERLORD, marks=marks, numbers=numbers)
