"""The nets where the project's own do not reach: variants, and the last Cities before Moscow."""

from collections import Counter
from random import Random

import pytest
from barbarossa_table import CITIES, RULES, position

from railhead.kernel.match import resume_match
from railhead.testing.conformance import check_asks, check_end, check_state, play_checked
from railhead.testing.secrecy import check_secrecy, play_secret

ARMY = [
    *["grenadier_regiment"] * 3,
    *["panzer_grenadier", "panzer_regiment", "independent_heavy_tank_battalion", "assault_gun_battalion"],
    *["pioneer_battalion", "motorcycle_battalion", "panzer_regiment"],
]
RESERVE = ["tracks", "tracks", "supply_column", "field_replacement_battalion", "lightning_offensive"]
CADRE = ["aerial_reconnaissance", "division_headquarters_company", "artillery_regiment", "rocket_projector_regiment"]


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"first_game": "on"}), (3, {"first_player": "2", "round_limit": "1000"})]
)
def test_variants_keep_every_promise(seats, options):
    play_checked(RULES, seats, 7, options, dear=40, most=2_000)

    assert play_secret(RULES, seats, 7, options, every=60, most=2_000)


def last_cities(table, seats, seed):
    """Strong armies before the last Cities, ten rounds before the safety limit."""
    dice = Random(seed)
    armed = range(min(seats, 3))  # the box has Units for three such armies
    cities = dice.sample(CITIES[:-1], len(CITIES) - 1)
    t = position(
        table,
        seats,
        phase="activation",
        round=91,
        fronts={seat: dice.sample(ARMY, len(ARMY)) for seat in armed},
        hands={seat: RESERVE[: 4 - seat] for seat in armed},
        decks={seat: CADRE + RESERVE[seat:] for seat in armed},
        city=cities[: seed % 3],
        box=cities[seed % 3 :],
        event=dice.sample(["siberian_divisions", "red_air_force", "partisan_bands", "season_of_mud"], 4),
    )
    return RULES.load_state(t.data)


def eager(ask, dice):
    """A random answer of somebody who wants to win the attack."""
    names = RULES.vocabulary.names
    options = [option for option in ask.options if names[option] != "give_up"] or ask.options
    if ask.prompt == "operation" and RULES.vocabulary.index["attack"] in options and dice.random() < 0.5:
        return RULES.vocabulary.index["attack"]
    return options[0] if ask.prompt == "gather" and names[options[0]] == "pay" else dice.choice(options)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_way_to_moscow_keeps_every_promise(table, seats):
    """Random play from strong positions, with and without the fall of Moscow, under both nets (BAR-8.1, BAR-8.9)."""
    asked: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    for seed in range(6):
        dice = Random(seed)
        match = resume_match(RULES, last_cities(table, seats, seed))
        while not match.over:
            asks = list(match.asks)
            check_asks(match, asks)
            asked[asks[0].prompt] += 1
            if asked[asks[0].prompt] % 30 == 1:
                check_state(match, asks, dice)
                check_secrecy(match, dice)
            match.answer(asks[0].seat, eager(asks[0], dice))
        check_end(match)
        ends[match.outcome.reason] += 1
    assert ends["moscow_has_fallen"] >= 2
    assert {"gather", "discard_deployed", "fatigue_deployed", "keep"} <= set(asked)
