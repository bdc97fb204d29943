"""The hand-made evaluation, and the greedy bot that plays by it."""

import pytest
from barbarossa_table import RULES, does, position

import railhead


def value(table, seat=0, **where):
    t = position(table, **where)
    t.match  # noqa: B018 - the position is loaded here
    t.expected = set(t.asked())
    return RULES.evaluate(t.state, seat)


def test_more_is_better(table):
    """Victory Points, a Unit in the line, an active Unit, a lighter burden."""
    plain = value(table, front=["grenadier_regiment"])

    assert value(table, front=["grenadier_regiment", "hill"]) > plain
    assert value(table, front=["grenadier_regiment", "panzer_regiment"]) > plain
    assert value(table, front=["~grenadier_regiment"]) < plain
    assert value(table, front=["grenadier_regiment", "general_winter"]) < plain
    assert value(table, front=["grenadier_regiment"], discard=["trains"]) > plain


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("signal_battalion", "field_replacement_battalion"),
        ("supply_column", "horses"),
        ("division_headquarters_company", "signal_battalion"),
        ("lightning_offensive", "aerial_reconnaissance"),
    ],
)
def test_points_and_texts_of_a_card_count(table, better, worse):
    """Cards that draw, thin the deck, wake Units or bring them to the front are worth more than those that do not."""
    assert value(table, discard=[better]) > value(table, discard=[worse])


def test_what_others_have_is_bad_for_me(table):
    plain = value(table, fronts={0: ["grenadier_regiment"], 1: []})

    assert value(table, fronts={0: ["grenadier_regiment"], 1: ["kiev"]}) < plain
    assert value(table, fronts={0: ["grenadier_regiment"], 1: ["season_of_mud"]}) > plain


def chosen(t):
    """What the greedy bot answers here."""
    ask = t.match.asks[0]
    t.expected = set(t.asked())
    option = railhead.bot("greedy", RULES, seed=3).choose(t.match.view(ask.seat), ask)
    return RULES.vocabulary.names[option]


def test_greedy_takes_what_it_can_pay_for(table):
    t = position(table, front=["grenadier_regiment"], bp=8)
    does(t, "attack", "target:hill")

    assert chosen(t) == "pay"


def test_greedy_gives_burdens_to_others(table):
    t = position(table, front=["~grenadier_regiment"], city=["minsk"], event=["general_winter"], bp=14)
    does(t, "attack", "target:city", "pay")

    assert chosen(t) == "seat:1"


def test_greedy_deploys_before_it_ends_the_phase(table):
    assert chosen(position(table, playing=["grenadier_regiment"])) == "deploy:grenadier_regiment"


def test_greedy_makes_no_hopeless_attack(table):
    assert chosen(position(table, front=["~grenadier_regiment"])) == "end"


def test_greedy_does_not_take_moscow_to_lose(table):
    """Moscow would end the match; the other player is far ahead."""
    t = position(
        table,
        fronts={0: ["~grenadier_regiment"], 1: ["kiev", "kharkov", "rostov"]},
        box=["minsk", "riga", "odessa", "smolensk", "voronezh", "sevastopol", "leningrad", "stalingrad"],
        event=[],
        only_events=True,
        bp=20,
    )
    assert chosen(t) == "attack"  # a Hill is worth having
    does(t, "attack")
    assert chosen(t) == "target:hill"


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_play_beats_random_play(seats):
    """Six matches; the long series stands in docs/games/barbarossa.md."""
    won = 0
    for seed in range(6):
        greedy = seed % seats
        bots = [
            railhead.bot("greedy", RULES, seed=seed, dreams=1)
            if seat == greedy
            else railhead.bot("random", RULES, seed=seed * 10 + seat)
            for seat in range(seats)
        ]
        state = RULES.start_state(seats, seed)
        while not state.over:
            ask = state.next_ask()
            state.answer(ask.seat, bots[ask.seat].choose(state.view(ask.seat), ask))
        won += greedy in state.outcome.winners
    assert won >= 5
