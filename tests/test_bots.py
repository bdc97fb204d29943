"""The bots know what their seat knows, keep to their budget, and the stronger ones play better."""

import hashlib
import re
import subprocess
import sys
import time
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import railhead
from railhead.arena.honesty import faults
from railhead.arena.honesty import main as honesty
from railhead.arena.run import open_view
from railhead.arena.stopwatch import main as stopwatch
from railhead.bots import BOTS, LEVELS, ThinkingBot, bot, from_spec
from railhead.bots.encoding import SLOT, Encoding
from railhead.bots.levels import FILE
from railhead.bots.novice import largest_number
from railhead.bots.playout import playout
from railhead.bots.rollout import Clock, quick_choices, roll_out
from railhead.bots.selfplay import Course, SelfPlay
from railhead.bots.values import (
    HALF_LANE,
    HAND_KEY,
    LANE,
    ONE,
    RECIPES,
    Network,
    Values,
    chance_of,
    folder,
    learned,
    pack,
    read_network,
    result_for,
    squashed,
    write_network,
)
from railhead.games.front_line.model import FrontLine
from railhead.kernel.ask import Ask
from railhead.kernel.chance import Chance
from railhead.kernel.state import State, zones_of
from railhead.kernel.step import SHAPES, Step
from railhead.kernel.view import determinize
from railhead.kernel.zones import HIDDEN

GAMES = [*railhead.rulesets(), "toy"]


def play(rules: railhead.Ruleset, seats: int, seed: int, greedy: int) -> railhead.Match:
    """A match with one greedy seat among random ones."""
    bots = [
        railhead.bot("greedy" if seat == greedy else "random", rules, seed=seed * 10 + seat) for seat in range(seats)
    ]
    match = rules.start(seats, seed)
    while not match.over:
        ask = match.asks[0]
        match.answer(ask.seat, bots[ask.seat].choose(match.view(ask.seat), ask))
    return match


def position(game: str, seats: int = 2, seed: int = 3, decisions: int = 25) -> State:
    """A position in the middle of a random match at which there is something to decide."""
    state = railhead.ruleset(game).start_state(seats, seed)
    chance = Chance()
    chance.seed(seed)
    playout(state, chance, min(decisions, 4) if game == "toy" else decisions)  # its matches are short
    while not state.over and len(state.next_ask().options) < 2:
        playout(state, chance, 1)
    assert not state.over
    return state


# --- the two first bots -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*BOTS, "thinking", "novice"])
def test_a_bot_with_the_same_seed_and_view_chooses_the_same(name: str) -> None:
    rules = railhead.ruleset("toy")
    match = rules.start(3, seed=4)
    ask = match.asks[0]

    chosen = {railhead.bot(name, rules, seed=9).choose(match.view(ask.seat), ask) for _ in range(3)}

    assert 1 == len(chosen)
    assert chosen <= set(ask.options)


def test_a_bot_cannot_tell_two_worlds_apart_that_look_the_same_to_it() -> None:
    rules = railhead.ruleset("toy")
    match = rules.start(3, seed=4)
    ask = match.asks[0]
    other = determinize(match.state, ask.seat, 77)

    here = railhead.bot("greedy", rules, seed=9).choose(match.view(ask.seat), ask)
    there = railhead.bot("greedy", rules, seed=9).choose(other.view(ask.seat), other.open_asks()[0])

    assert here == there


def test_greedy_play_beats_random_play() -> None:
    """Three seats, 60 matches of the toy: a fair share would be 20 wins."""
    rules = railhead.ruleset("toy")
    won = sum(seed % 3 in play(rules, 3, seed, seed % 3).outcome.winners for seed in range(60))

    assert won >= 30


def test_the_novice_takes_the_largest_printed_number_and_else_the_first() -> None:
    assert [12, -1] == [largest_number("3 tokens of 12"), largest_number("Pass")]

    state = position("toy")
    ask = state.next_ask()
    titles = state.rules.vocabulary.titles
    chosen = bot("novice", state.rules).choose(state.view(ask.seat), ask)
    assert max(largest_number(titles[option]) for option in ask.options) == largest_number(titles[chosen])


def test_the_novice_reads_what_stands_on_the_cards() -> None:
    """Of two cards to buy, neither with a number in its title, it takes the one whose numbers are larger."""
    rules = railhead.ruleset("barbarossa")
    names = rules.vocabulary.names
    cheap, dear = names.index("buy:horses"), names.index("buy:trains")
    view = position("barbarossa").view(0)

    assert -1 == largest_number(rules.vocabulary.titles[dear])
    assert dear == bot("novice", rules).choose(view, Ask(0, "reinforcement", [cheap, dear]))


def test_an_eager_novice_passes_only_where_nothing_else_is_offered() -> None:
    rules = railhead.ruleset("metro2033")
    names = rules.vocabulary.names
    passing, acting = names.index("pass"), names.index("obtain")
    state = position("metro2033")
    view = state.view(0)

    def choice(spec: str, *options: int) -> int:
        return from_spec(spec, rules, seed=1).choose(view, Ask(0, "hero_action", list(options)))

    assert passing == choice("novice", passing, acting)
    assert acting == choice("novice:eager=1", passing, acting)
    assert passing == choice("novice:eager=1", passing)


def test_an_eager_novice_throws_nothing_of_his_own_away_while_he_can_do_something_else() -> None:
    """A unit that is used up for a point has a number in its title, and an attack has none."""
    rules = railhead.ruleset("barbarossa")
    names = rules.vocabulary.names
    using_up, using = names.index("use:grenadier_regiment.b"), names.index("use:grenadier_regiment.a")
    attacking, ending = names.index("attack"), names.index("end")
    view = position("barbarossa").view(0)

    def choice(spec: str, *options: int) -> int:
        return from_spec(spec, rules, seed=1).choose(view, Ask(0, "operation", list(options)))

    assert using_up == choice("novice", ending, using_up, attacking)
    assert attacking == choice("novice:eager=1", ending, using_up, attacking)
    assert using == choice("novice:eager=1", ending, using_up, attacking, using)
    assert ending == choice("novice:eager=1", using_up, ending)
    assert using_up == choice("novice:eager=1", using_up)


# --- names and options ------------------------------------------------------------------------------------------------


def test_the_levels_have_the_same_names_in_all_games_and_a_line_each() -> None:
    assert ["beginner", "casual", "steady", "strong", "master"] == list(LEVELS)
    assert set(LEVELS) <= set(BOTS)
    assert all(line.endswith(".") for line in LEVELS.values())


def test_a_level_thinks_as_much_as_the_data_of_its_game_says() -> None:
    """Front Line has a line of its own for `strong`; what the line leaves out is as in all games."""
    tables = tomllib.loads((folder().parent / FILE).read_text(encoding="utf-8"))
    own, common = tables["front_line"]["strong"], tables["all"]["strong"]

    found, elsewhere = (bot("strong", railhead.ruleset(game)) for game in ("front_line", "toy"))

    assert isinstance(found, ThinkingBot)
    assert isinstance(elsewhere, ThinkingBot)
    assert (own["slips"], own["doubt"], common["width"]) == (found.slips, found.doubt, found.width)
    assert (common["iterations"], common["width"]) == (elsewhere.iterations, elsewhere.width)
    assert set(tables) == {"all", *railhead.rulesets()}
    assert all(set(levels) <= set(LEVELS) for levels in tables.values())


def test_an_option_takes_the_place_of_the_one_of_the_level() -> None:
    found = from_spec("master:ms=100", railhead.ruleset("toy"), seed=1)

    assert isinstance(found, ThinkingBot)
    assert 100 == found.ms


def test_options_of_a_bot_stand_behind_its_name() -> None:
    found = from_spec("thinking:iterations=7,width=2", railhead.ruleset("toy"), seed=1)

    assert isinstance(found, ThinkingBot)
    assert (7, 2) == (found.iterations, found.width)


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(railhead.BadSetup, match="There is no bot called 'nobody'; there are: random, greedy"):
        bot("nobody", railhead.ruleset("toy"))


def test_a_bot_of_another_package_plays_like_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example of twenty lines, found by its entry point."""
    monkeypatch.syspath_prepend(Path(__file__).parents[1] / "examples")
    entry = EntryPoint(name="stifler", value="own_bot:Stifler", group="railhead.bots")
    monkeypatch.setattr("railhead.bots.entry_points", lambda group: [entry] if group == "railhead.bots" else [])
    state = position("toy")
    ask = state.next_ask()

    found = bot("stifler", state.rules, seed=1)

    assert "Stifler" == type(found).__name__
    assert found.choose(state.view(ask.seat), ask) in ask.options


# --- honesty, budget, analysis ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_new_deal_of_what_a_seat_cannot_know_changes_neither_choice_nor_odds(game: str) -> None:
    assert [] == faults(game, 2, "thinking:iterations=6,width=3", positions=4, seed=5)


def test_the_command_tells_how_many_positions_it_tried(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == honesty(["toy", "--positions", "3", "--bot", "thinking:iterations=4"])
    assert "toy: 3 positions, 0 at which a new deal made a difference" in capsys.readouterr().out


def test_the_command_tells_how_long_a_value_takes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("railhead.arena.stopwatch.TIMES", 1)
    monkeypatch.setattr("railhead.arena.stopwatch.MATCHES", 1)

    assert 0 == stopwatch(["front_line"])
    assert re.fullmatch(r"front_line: \d+\.\d µs, \w+\n", capsys.readouterr().out)


THINKS = """
import signal
import railhead
rules = railhead.ruleset("front_line")
bot = railhead.bot("thinking", rules, iterations=0, ms=60_000)
state = rules.start_state(2, 1)
ask = state.next_ask()
view = state.view(ask.seat)
signal.signal(signal.SIGALRM, signal.default_int_handler)
for _ in range(10):
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.03)
        while True:
            bot.choose(view, ask)
    except KeyboardInterrupt:
        print("interrupted")
"""


@pytest.mark.both_builds
@pytest.mark.skipif(sys.platform == "win32", reason="there are no timers of this kind")
def test_who_interrupts_a_bot_that_thinks_is_heard() -> None:
    """Ctrl-C in the middle of a dream ended the process with 'out of memory' where the rules were compiled."""
    done = subprocess.run([sys.executable, "-c", THINKS], capture_output=True, text=True, check=False, timeout=60)

    assert (0, 10 * "interrupted\n", "") == (done.returncode, done.stdout, done.stderr)


@pytest.mark.parametrize("game", GAMES)
def test_a_budget_of_trials_is_not_exceeded(game: str) -> None:
    state = position(game)
    ask = state.next_ask()
    budget = 3 * len(ask.options)

    found = ThinkingBot(state.rules, seed=1, iterations=budget).analyse(state.view(ask.seat), ask)

    assert sorted(ask.options) == sorted(one.option for one in found)
    assert sum(one.tries for one in found) <= budget
    assert all(0 <= one.odds <= 1 for one in found)
    tried = [one.odds for one in found[1:] if one.tries]
    assert tried == sorted(tried, reverse=True)


def test_a_budget_of_time_ends_a_search_without_other_limits() -> None:
    """How late it may be hangs on the machine; that it ends soon, and thinks longer with more time, does not."""
    state = position("front_line", decisions=8)  # a close decision: a clear one ends before the time is up
    ask = state.next_ask()

    def think(ms: int) -> tuple[int, float]:
        begun = time.perf_counter()
        found = ThinkingBot(state.rules, seed=1, iterations=0, ms=ms).analyse(state.view(ask.seat), ask)
        return sum(one.tries for one in found), time.perf_counter() - begun

    little, much = think(4), think(400)

    assert little[1] < 2.0
    assert much[1] < 2.0
    assert little[0] < much[0]


def test_even_the_smallest_budget_gives_an_answer() -> None:
    state = position("breakthrough")
    ask = state.next_ask()

    assert ThinkingBot(state.rules, seed=1, iterations=1).choose(state.view(ask.seat), ask) in ask.options


def test_slips_choose_a_good_option_that_is_not_the_best() -> None:
    state = position("breakthrough", decisions=40)
    ask = state.next_ask()
    view = state.view(ask.seat)
    ranked = [one.option for one in ThinkingBot(state.rules, seed=2, width=0).analyse(view, ask)]

    chosen = {ThinkingBot(state.rules, seed=seed, width=0, slips=900).choose(view, ask) for seed in range(12)}

    assert len(chosen) > 1
    assert set(ask.options) >= chosen
    assert ranked[0] in ask.options


def test_without_width_the_first_look_decides_and_nothing_is_tried() -> None:
    state = position("breakthrough")
    ask = state.next_ask()

    found = ThinkingBot(state.rules, seed=2, width=0).analyse(state.view(ask.seat), ask)

    assert {0} == {one.tries for one in found}


# --- turns played out -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", railhead.rulesets())
def test_every_game_has_a_clock_that_moves_with_its_turns(game: str) -> None:
    rules = railhead.ruleset(game)
    clock = Clock(rules)
    state = rules.start_state(2, 3)
    chance = Chance()
    readings = set()
    while not state.over and len(readings) < 4:
        readings.add(clock.read(state))
        playout(state, chance, 1)

    assert clock.names
    assert 4 == len(readings)


def test_a_roll_out_ends_where_the_turn_ends() -> None:
    """Positions compare at like moments: an answer that ends the turn is judged there, without the turn after it."""
    state = position("breakthrough", decisions=40)
    clock = Clock(state.rules)
    before = clock.read(state)
    luck = Chance()

    roll_out(state, clock, before, 1, luck)
    after = clock.read(state)
    here = state.to_json()
    roll_out(state, clock, before, 1, luck)

    assert before != after
    assert here == state.to_json()


def test_who_decides_at_the_same_time_knows_of_no_other_choice() -> None:
    """All choose before anybody's answer counts, and what one seat has answered changes nobody's choice."""
    state = railhead.ruleset("front_line").start_state(3, 5)
    luck = Chance()
    luck.seed(1)

    chosen = quick_choices(state, luck)
    others = quick_choices(state, luck, without=1)
    asked = [ask.seat for ask in state.open_asks()]

    assert [0, 1, 2] == asked == [seat for seat, _ in chosen]
    assert [0, 2] == [seat for seat, _ in others]
    assert all(option in ask.options for (_, option), ask in zip(chosen, state.open_asks(), strict=True))


def test_a_roll_out_breaks_off_when_the_time_is_up() -> None:
    state = position("breakthrough", decisions=40)
    before = state.to_json()

    roll_out(state, Clock(state.rules), Clock(state.rules).read(state), 3, Chance(), end=time.perf_counter() - 1)

    assert before == state.to_json()


# --- what a seat knows, as facts --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_facts_of_a_seat_hold_nothing_that_it_cannot_know(game: str) -> None:
    encoding = Encoding(railhead.ruleset(game))
    for seed in range(4):
        state = position(game, seed=seed, decisions=20 + 10 * seed)
        seat = state.next_ask().seat
        facts = encoding.facts(state, seat)

        other = encoding.facts(determinize(state, seat, 99 + seed), seat)

        assert sorted(zip(facts.keys, facts.times, strict=True)) == sorted(zip(other.keys, other.times, strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_the_facts_hang_on_the_position_alone(game: str) -> None:
    state = position(game)

    one, two = (Encoding(railhead.ruleset(game)).facts(state, 0) for _ in range(2))

    assert (one.keys, one.times) == (two.keys, two.times)


def test_the_facts_say_which_card_is_in_force_and_who_stands_where_it_strikes() -> None:
    """An attack on slot 2: who stands there has a fact of his own, and another one when the card is another."""
    state = position("front_line", decisions=0)
    assert isinstance(state, FrontLine)
    encoding = Encoding(state.rules)

    def relations(card: int, line: list[int]) -> set[int]:
        state.attack.cards, state.targets, state.line = [card], [2], line
        return {
            key for key in encoding.facts(state, 0).keys if key // SLOT in (encoding.open_slot, encoding.distance_slot)
        }

    in_front, behind = relations(3, [1, 0]), relations(3, [0, 1])
    other_card = relations(4, [1, 0])
    far_away = relations(3, [1, -1, -1, -1, -1, -1, 0])

    assert 3 == len(in_front)  # the card, and two comrades
    assert in_front != behind
    assert not in_front & other_card
    assert 2 == len(far_away)
    assert 1 == len(in_front & behind)


# What the shipped values know facts by: the numbers of fields, zones and prompts, and the places of fields in steps.
NUMBERED = {
    "barbarossa": "d5fc1ad529bd48d1",
    "black_metro": "728bf0c70298bdd8",
    "breakthrough": "3bf54a9e1ea3382d",
    "front_line": "a2b26791031129f6",
    "metro2033": "633cb1a307faebe2",
}


def numbering(game: str) -> str:
    """A hash of how the facts of a game are numbered."""
    encoding = Encoding(railhead.ruleset(game))
    folder = type(encoding.rules).__module__.rpartition(".")[0]
    steps = [cls for cls in SHAPES if issubclass(cls, Step) and cls.__module__.rpartition(".")[0] == folder]
    lines = [f"{one.slot} {one.name} {one.form} {one.is_seat} {one.is_number}" for one in encoding.fields]
    lines += [f"{one.slot} {one.name} {one.each} {one.cards}" for one in encoding.places]
    lines += [*encoding.prompts, f"{encoding.deck_slot} {encoding.mark_slot}"]
    lines += [f"{encoding.open_slot} {encoding.open_piles}", f"{encoding.distance_slot} {encoding.lines}"]
    lines += [f"{encoding.marks} {encoding.marked}"]
    for cls in sorted(steps, key=lambda cls: cls.__name__):
        learned = encoding.learn_step(cls())
        lines.append(f"{learned.slot} {cls.__name__} {learned.names} {learned.seats}")
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


@pytest.mark.both_builds
@pytest.mark.parametrize("game", railhead.rulesets())
def test_the_shipped_values_still_mean_what_they_were_learned_for(game: str) -> None:
    assert NUMBERED[game] == numbering(game), (
        f"{game}: a field, zone, prompt or step was added, renamed or moved, so its facts have other numbers, and the "
        "values in bots/learned speak of others. Train them anew (make train, docs/bots.md), then record this hash."
    )


# --- values -----------------------------------------------------------------------------------------------------------


def test_rows_of_weights_add_up_in_one_number() -> None:
    """Two hidden units: 1.5 - 0.5 = 1 for the first; -2 + 0.25 is below nothing and counts as 0 for the second."""
    network = Network([10, 11], [[1.5, -2.0], [-0.5, 0.25]], [2.0 / ONE, 5.0 / ONE], bias=0.5, scale=0)

    assert 2.5 == network.logit([10, 11, 12], [1, 1, 1], 0)
    assert pack([1.0, -1.0]) == ONE - (ONE << 32)


def test_how_often_a_fact_holds_and_the_own_evaluation_count() -> None:
    network = Network([HAND_KEY, 10], [[0.5], [0.25]], [1.0 / ONE], bias=0.0, scale=100)

    assert 3 * 0.25 + 0.5 * 32 == network.logit([10], [3], 100)
    assert [0, 32, -32] == [squashed(hand, 100) for hand in (0, 100, -100)]


def test_values_come_back_from_their_file(tmp_path: Path) -> None:
    path = tmp_path / "toy.values"
    write_network(path, [HAND_KEY, 10], [[0.5, 1.0], [0.25, -1.0]], [1.0, 2.0], 0.125, 7)

    found = read_network(path)

    assert (7, 0.125, 2) == (found.scale, found.bias, len(found.out))
    assert pack([0.25, -1.0]) == found.rows[10]
    (tmp_path / "other.values").write_bytes(b"")
    with pytest.raises(ValueError, match=r"other\.values holds no values"):
        read_network(tmp_path / "other.values")


@pytest.mark.parametrize("game", railhead.rulesets())
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_facts_weighed_as_they_are_told_give_bit_by_bit_what_the_list_of_facts_gives(game: str, seed: int) -> None:
    state = position(game, seed=seed, decisions=20 * seed)
    values = learned(state.rules, 2)
    assert values is not None
    network = values.network
    mask = (1 << LANE) - 1

    for seat in range(2):
        facts = values.encoding.facts(state, seat)
        hand = state.rules.evaluate(state, seat)
        told = [(key, times) for key, times in zip(facts.keys, facts.times, strict=True) if key in network.rows]
        total = network.zero + sum(network.rows[key] * times for key, times in told)
        total += network.rows[HAND_KEY] * squashed(hand, network.scale) if network.scale else 0
        weights = [(total >> LANE * place & mask) - HALF_LANE for place in range(len(network.out))]
        logit = network.bias
        for share, weight in zip(network.out, weights, strict=True):
            logit += share * weight if weight > 0 else 0.0

        assert logit == network.logit(facts.keys, facts.times, hand)
        assert chance_of(logit) == values.odds(state, seat)


def test_a_game_without_values_is_played_by_its_own_evaluation() -> None:
    rules = railhead.ruleset("toy")

    assert learned(rules, 2) is None


def test_odds_are_exact_once_a_match_is_over() -> None:
    rules = railhead.ruleset("toy")
    state = rules.start_state(2, 1)
    chance = Chance()
    playout(state, chance)
    assert state.outcome is not None
    values = Values(rules, Network([HAND_KEY], [[0.0]], [0.0], bias=0.0, scale=1))

    odds = [values.odds(state, seat) for seat in range(2)]

    assert 1.0 == sum(odds) == sum(result_for(state, seat) for seat in range(2))
    assert {0, 1} >= {seat for seat in state.outcome.winners if odds[seat] > 0}
    assert [0.5, 1.0, 0.0] == [chance_of(0.0), chance_of(99.0), chance_of(-99.0)]


# --- self-play --------------------------------------------------------------------------------------------------------


def test_self_play_keeps_positions_with_what_became_of_them() -> None:
    player = SelfPlay(railhead.ruleset("toy"), None, explore=100, keep=500)

    samples = player.play(2, 11)

    assert samples
    assert all(0 <= sample.won <= 1 for sample in samples)
    assert [sample.keys for sample in samples] == [sample.keys for sample in player.play(2, 11)]


def test_what_came_soon_after_a_position_counts_more_than_what_came_late() -> None:
    course = Course()
    for moment, odds in ((0, 0.2), (2, 0.9), (4, 0.1)):
        course.add(moment, odds)

    course.fade(1.0)

    assert course.after(1, 1.0) == course.odds[1]
    assert course.after(4, 1.0) == 1.0
    assert course.odds[0] < course.odds[1]


def test_shipped_values_are_small_and_are_those_of_their_recipe() -> None:
    recipes = tomllib.loads((folder() / RECIPES).read_text(encoding="utf-8"))

    learned_ones = {name: recipe for name, recipe in recipes.items() if set(recipe) != {"turns"}}

    assert sorted(path.stem for path in folder().glob("*.values")) == sorted(learned_ones)
    assert {f"{game}_2" for game in railhead.rulesets()} <= set(learned_ones)
    for name, recipe in learned_ones.items():
        data = (folder() / f"{name}.values").read_bytes()
        assert name.endswith(f"_{recipe['seats']}")
        assert recipe["sha256"] == hashlib.sha256(data).hexdigest()
        assert len(data) < 1_000_000


@pytest.mark.parametrize("game", railhead.rulesets())
def test_a_game_with_values_is_judged_by_them(game: str) -> None:
    """Both seats of one position: what one has more, the other has less."""
    state = position(game)
    values = learned(state.rules, 2)
    assert values is not None

    odds = [values.odds(state, seat) for seat in range(2)]

    assert all(0 < one < 1 for one in odds)
    assert learned(state.rules, 2) is values


# --- who sees how much ------------------------------------------------------------------------------------------------


def test_a_bot_of_little_sight_takes_the_best_of_the_options_it_sees() -> None:
    """With sight for one option it takes any of them; with sight for all of them always a best one."""
    state = position("breakthrough", decisions=40)
    ask = state.next_ask()
    view = state.view(ask.seat)

    blind, seeing = (
        {ThinkingBot(state.rules, seed=seed, width=0, sight=sight).choose(view, ask) for seed in range(30)}
        for sight in (1, 0)
    )

    assert len(blind) > len(seeing)
    assert set(ask.options) >= blind


def test_a_seer_is_shown_every_card_and_no_chance() -> None:
    state = position("breakthrough")
    seat = state.next_ask().seat

    dreams = [open_view(state, seat).imagine(seed) for seed in (1, 2)]

    cards = [[zone.cards for zone in zones_of(one)] for one in (state, *dreams)]
    assert cards[0] == cards[1] == cards[2]
    assert HIDDEN in [card for zone in zones_of(state.view(seat).state) for card in zone.cards]
