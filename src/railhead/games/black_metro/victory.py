"""The end of the match: final scoring, tie-breakers, and the verdict of the solo challenge (chapters 9 and 19.1)."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro import queries, scripts, terms
from railhead.games.black_metro.cards import CANDIDATE_FORTUNE, DATA, HIDEOUT, TARGET_POWER
from railhead.games.black_metro.model import OVERLORD, BlackMetro
from railhead.kernel.ask import NONE

LOST_TO_PERSONNEL: Final = "solo_lost_to_personnel_of_the_overlord"
SCORED_WORDS: Final[dict[str, str]] = {
    "unfulfilled_mission": "unfulfilled missions",
    "strain": "strain",
    "total_strength": "strength",
    "charged_technology": "charged technologies",
    "gold": "gold",
    "intel": "intel",
    "drakownium": "drakownium",
    "candidate_fortune_in_hand": "the candidate fortune in hand",
}
SCORING: Final[list[tuple[str, int, int, int]]] = [
    (step.one_of("per", SCORED_WORDS), step.number("every", least=1), step.number("strain", 0), step.number("power", 0))
    for step in DATA["scoring"]["steps"]
]
SCORED: Final[list[str]] = [SCORED_WORDS[per] for per, _, _, _ in SCORING]  # what a line of the table counts
KNOWN_BREAKERS: Final[list[str]] = [
    *["fewest_strain", "most_fulfilled_missions", "most_technologies", "most_drakownium", "most_intel", "most_gold"],
    "most_fortunes",
]
TIE_BREAKERS: Final[list[str]] = scripts.words(DATA["scoring"], "tie_breakers", KNOWN_BREAKERS)
SOLO_RANKS: Final[list[tuple[int, str]]] = [
    (row.number("min", -1_000_000), row.one_of("rank", ["S", "A", "B", "C", "F"])) for row in DATA["solo"]["ranks"]
]


def end_match(g: BlackMetro) -> None:
    """The match ends after round 8 (BLK-8.14)."""
    if g.is_solo() and g.personnel(OVERLORD, HIDEOUT):
        terms.lose_solo(g, LOST_TO_PERSONNEL)
        return
    final_scoring(g)
    if g.over:
        return
    if g.is_solo():
        give_rank(g)
    else:
        crown(g)


def final_scoring(g: BlackMetro) -> None:
    """Power for what one has, line by line of the table (BLK-9.1)."""
    g.tell("final_scoring")
    for line, (per, every, strain, power) in enumerate(SCORING):
        for player in range(g.seats):
            count = scored(g, player, per)
            times = count // every
            if times and strain:
                g.tell("pays_strain", player, line, count)
                terms.inflict(g, player, times * strain)
            if times and power:
                g.power[player] += times * power
                g.tell("scores" if power > 0 else "forfeits", player, abs(times * power), line, count)
            if g.over:
                return
    for player in range(g.players):
        g.tell("final_power", player, g.power[player])


def scored(g: BlackMetro, player: int, per: str) -> int:
    """How much a player has of what a line of the final scoring counts."""
    if per == "unfulfilled_mission":
        return g.unfulfilled(player)
    if per == "strain":
        return g.strain[player]
    if per == "total_strength":
        return g.personnel_strength(player, HIDEOUT) + queries.base_strength(g, player)  # BLK-9.3
    if per == "charged_technology":
        return g.charged_count(player)
    if per == "candidate_fortune_in_hand":
        candidate = g.candidate[player]
        return 1 if candidate != NONE and CANDIDATE_FORTUNE[candidate] in g.hand[player].cards else 0
    return g.stock(["gold", "intel", "drakownium"].index(per))[player]


def tie_value(g: BlackMetro, player: int, breaker: str) -> int:
    """What a player has of a tie-breaker; more is better (BLK-9.5)."""
    if breaker == "fewest_strain":
        return -g.strain[player]
    if breaker == "most_fulfilled_missions":
        return len(g.fulfilled[player].cards)
    if breaker == "most_technologies":
        return len(g.technologies[player].cards)
    if breaker == "most_fortunes":
        return len(g.hand[player].cards)
    return g.stock(["most_gold", "most_intel", "most_drakownium"].index(breaker))[player]


def standing(g: BlackMetro, player: int) -> list[int]:
    """Power, then the tie-breakers in their order: comparing two of these lists tells who is ahead (BLK-9.6)."""
    return [g.power[player]] + [tie_value(g, player, breaker) for breaker in TIE_BREAKERS]


def crown(g: BlackMetro) -> None:
    """Most power wins; ties go through the criteria, and who is level on all shares the win (BLK-9.5, 9.6)."""
    standings = [standing(g, player) for player in range(g.players)]
    best = max(standings)
    winners = tuple([player for player in range(g.players) if standings[player] == best])
    ranking = tuple([1 + sum([1 for other in standings if other > one]) for one in standings])
    g.finish(winners, tuple(g.power), ranking, reason_to_win(standings, best))


def reason_to_win(standings: list[list[int]], best: list[int]) -> str:
    """Which criterion decided: power, a tie-breaker, or none."""
    if standings.count(best) > 1:
        return "shared_victory"
    rivals = [one for one in standings if one != best]
    for at in range(len(best)):
        rivals = [one for one in rivals if one[at] == best[at]]
        if not rivals:
            return "most_power" if at == 0 else TIE_BREAKERS[at - 1]
    return "shared_victory"


def solo_rank(power: int) -> str:
    """The evaluation of the final examination (BLK-19.1.4)."""
    for least, rank in SOLO_RANKS:
        if power >= least:
            return rank
    return SOLO_RANKS[-1][1]


def give_rank(g: BlackMetro) -> None:
    """All of the overlord's personnel are overwhelmed: 70 power win, with a rank (BLK-19.1.1, 19.1.4)."""
    power = g.power[0]
    won = power >= TARGET_POWER
    reason = f"solo_{'won' if won else 'lost'}_with_rank_{solo_rank(power)}"
    g.finish((0,) if won else (), (power,), (1,) if won else terms.LOST_RANKING, reason)
