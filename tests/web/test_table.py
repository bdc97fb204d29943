"""A table is its log, and what it tells a viewer hangs on nothing he may not know."""

from dataclasses import replace

import railhead
from railhead.web import commands
from railhead.web.sight import make_sight, to_json, version_for
from railhead.web.store import Entry
from railhead.web.table import PERSON, Place, Table


def make_table(seats: int, seed: int = 7) -> Table:
    places = [Place(PERSON, f"p{seat}", f"Person {seat + 1}").to_json() for seat in range(seats)]
    header = {
        "game": "toy",
        "version": "1",
        "options": {"length": "short"},
        "seed": seed,
        "terms": {},
        "places": places,
    }
    table = Table("t")
    table.apply(Entry(0, 0, "open", None, header))
    table.apply(Entry(1, 0, "start", None, {}))
    return table


def answer(table: Table, seat: int, option: str) -> None:
    table.apply(Entry(table.number + 1, 0, "answer", seat, {"option": option}))


def first_option(table: Table, seat: int) -> str:
    match = table.playing()
    return next(match.rules.vocabulary.names[ask.options[0]] for ask in match.asks if ask.seat == seat)


def quiet_question(seed: int) -> tuple[Table, int] | None:
    """A table that waits for a hidden reaction, and the seat that is asked."""
    table = make_table(3, seed)
    for _ in range(30):
        asks = table.playing().asks
        if asks and asks[0].quiet:
            return table, asks[0].seat
        if not asks:
            return None
        answer(table, asks[0].seat, first_option(table, asks[0].seat))
    return None


def test_the_rules_run_once_for_an_answer() -> None:
    """A command tries the answer before it is logged; the match goes on with that very state."""
    table = make_table(2)
    option = first_option(table, 0)

    change = commands.answer(table, 0, option)
    table.apply(Entry(table.number + 1, 0, "answer", 0, change.data), change.state)

    assert table.match is not None
    assert change.state is table.match.state


def test_a_hidden_pass_changes_no_count_and_no_version_of_the_others() -> None:
    """Who is asked about a Shade, and who passed, stays unknown (TOY-3.3)."""
    found = next(found for seed in range(100) if (found := quiet_question(seed)) is not None)
    table, asked = found
    other = (asked + 1) % 3
    before, told = table.decision, [line.text for line in make_sight(table, other).log]
    assert [] == make_sight(table, other).asked

    answer(table, asked, "pass")

    assert before == table.decision
    assert told == [line.text for line in make_sight(table, other).log][: len(told)]


def test_the_version_of_a_seat_ignores_how_far_the_others_are() -> None:
    table = make_table(3)
    before = version_for(table, 0)

    answer(table, 1, first_option(table, 1))

    assert before == version_for(table, 0)
    answer(table, 0, first_option(table, 0))
    assert before != version_for(table, 0)


def test_the_log_calls_people_by_their_names() -> None:
    table = make_table(2)

    told = [line.text for line in make_sight(table, 0).log]

    assert any(line.startswith("Person 1 draws") for line in told)
    assert not any("Player" in line for line in told)


def test_since_my_last_decision_begins_with_it() -> None:
    table = make_table(2)
    for seat in (0, 1):
        answer(table, seat, first_option(table, seat))

    since = [line.text for line in make_sight(table, 0).since]

    assert "Person 1 lays a card face down." == since[0]
    assert all("draws" not in line for line in since[:3])


def test_a_table_of_other_rules_is_kept_but_not_played() -> None:
    table = Table("t")
    header = {**make_table(2).header, "version": "0"}

    table.apply(Entry(0, 0, "open", None, header))
    table.apply(Entry(1, 0, "start", None, {}))
    table.apply(Entry(2, 0, "answer", 0, {"option": "pass"}))

    assert "rules 0" in str(table.fault)
    assert table.match is None


def test_every_game_has_a_table_to_draw() -> None:
    for game in railhead.rulesets():
        rules = railhead.ruleset(game)
        match = rules.start(rules.seats[-1], seed=3)
        for seat in (0, None):
            assert rules.scene(match.view(seat)), game


def test_a_program_gets_the_table_as_a_scene_with_titles_and_options() -> None:
    table = make_table(2)
    match = table.playing()
    scene = to_json(make_sight(table, 0))["scene"]
    areas = {area["name"]: area for area in scene["areas"]}

    assert ("round", 1) == (scene["moment"], scene["round"])
    hand = areas["hand"]
    assert ("Your hand", "hand", 0) == (hand["title"], hand["kind"], hand["owner"])
    held = [match.rules.cards[card] for card in sorted(match.state.hand[0].cards)]
    assert held == [piece["face"] for piece in hand["pieces"]]
    assert [[f"card:{card}"] for card in held] == [piece["options"] for piece in hand["pieces"]]
    assert [match.rules.card_titles[match.rules.cards.index(card)] for card in held] == [
        piece["title"] for piece in hand["pieces"]
    ]
    assert ["Person 1", "Person 2"] == [piece["title"] for piece in areas["players"]["pieces"]]
    assert {"lights": 3, "cards": 3} == areas["players"]["pieces"][1]["numbers"]
    assert "hand" not in {area["name"] for area in to_json(make_sight(table, None))["scene"]["areas"]}


def test_a_program_gets_no_scene_where_the_ruleset_has_none() -> None:
    assert to_json(replace(make_sight(make_table(2), 0), scene=None))["scene"] is None
