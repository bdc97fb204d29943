"""The table as a scene: everything a player needs lies on it, and nothing that is hidden from him."""

import pytest
from breakthrough_table import ID, NAME, Board, MakeTable, build_up, occupied, turned

import railhead
from railhead.kernel.scene import HIDDEN_FACE, Piece, Scene
from railhead.kernel.view import determinize
from railhead.present.sight import make_sight
from railhead.present.text import SceneText
from railhead.present.voice import Voice
from railhead.present.words import words
from railhead.testing.random_play import dice
from railhead.testing.scenes import area_of, quickest, scene_of

RULES = railhead.ruleset("breakthrough")
WORDS = words(RULES.package)
BUTTONS = {"go_on", "end_turn", "discard", "discard_three", "clean_up", "nothing", "done", "keep", "let_go"}


def test_every_card_has_its_note_and_nothing_else_has_one() -> None:
    assert RULES.note(ID["Rat"])
    assert "" == RULES.note("nobody")


def scene(b: Board, seat: int | None = 0) -> Scene:
    return scene_of(b.table.match, seat)


def piece(found: Scene, where: str, face: str, owner: int = -1) -> Piece:
    """The first piece of this printed name in an area."""
    return next(one for one in area_of(found, where, owner).pieces if one.face == ID.get(face, face))


def lit(b: Board, seat: int = 0) -> set[tuple[str, str]]:
    """Where one can point at what: the area and the option that it answers."""
    offered = set(b.table.match.view(seat).asks[0].options)
    return {
        (one.name, RULES.vocabulary.names[option])
        for top in scene(b, seat).areas
        for one in [top, *top.areas]
        for thing in one.pieces
        for option in thing.options
        if option in offered
    }


# --- tasks and costs --------------------------------------------------------------------------------------------------


def test_a_task_shows_how_far_it_can_be_paid_before_it_is_begun(table: MakeTable) -> None:
    """ "5 of 6" and what is missing; what is ready, and what keeping it takes (BRK-5.2.3, BRK-5.2.10)."""
    b = Board(table).has(
        0, "Kurskaya", "Tretyakovskaya", occupied("Dobryninskaya", 1), "Assault Rifle", "Pistol", "Pork"
    )

    short, ready, kept = (
        area_of(scene(b), "stations", 0).pieces[::-1][1],
        area_of(scene(b), "stations", 0).pieces[0],
        None,
    )
    kept = area_of(scene(b), "stations", 0).pieces[-1]

    assert (ID["Kurskaya"], {"reach": 5, "missing": 1}, {"reach": 6}) == (short.face, short.numbers, short.limits)
    assert (ID["Tretyakovskaya"], {"reach": 8, "keep": 2}) == (ready.face, ready.numbers)
    assert "ready" in ready.marks
    assert "ready" not in short.marks
    assert (ID["Dobryninskaya"], {"tokens": 1}) == (kept.face, kept.numbers)
    assert "kept" in kept.marks
    b.waits("action", 0)


def test_a_hero_counts_for_a_task_and_the_table_tells_it_apart(table: MakeTable) -> None:
    """Doubled food reaches the task, without the hero it does not (BRK-6.5.3)."""
    b = Board(table).leads(0, "Sevastopol Garrison").has(0, "Tunnel Guide", "Pork", "Lucky Charm")

    faction = piece(scene(b), "faction", "Sevastopol Garrison", 0)

    assert {"reach": 7, "without_heroes": 4} == faction.numbers
    assert {"reach": 7} == faction.limits
    assert "ready" in faction.marks
    b.waits("action", 0)


def test_goods_say_whether_they_are_peaceful_or_military(table: MakeTable) -> None:
    b = Board(table).has(0, "Lucky Charm", "Grenades")

    assert ["goods", "peaceful"] == piece(scene(b), "stores", "Lucky Charm", 0).marks
    assert ["ammo", "military"] == piece(scene(b), "stores", "Grenades", 0).marks
    b.waits("action", 0)


def test_cards_show_what_they_cost_now_and_what_was_printed(table: MakeTable) -> None:
    """Cheaper by a station, free by a kept one, cheaper by affiliation, as printed (BRK-4.2.5)."""
    b = Board(table).has(0, "Kurskaya", occupied("Dobryninskaya", 1)).market("Grenades", "Pork", "Books")
    b.holds(0, "Belorusskaya", "Knife")

    found = scene(b)

    assert (1, 2) == tuple(piece(found, "market", "Grenades").numbers[name] for name in ("cost", "printed"))
    assert (0, 3) == tuple(piece(found, "market", "Pork").numbers[name] for name in ("cost", "printed"))
    assert "printed" not in piece(found, "market", "Books").numbers
    assert (2, 4) == tuple(piece(found, "hand", "Belorusskaya").numbers[name] for name in ("cost", "printed"))
    assert 1 == piece(found, "hand", "Knife").numbers["cost"]
    b.waits("action", 0)


def test_a_hand_card_says_which_task_it_would_bring_within_reach(table: MakeTable) -> None:
    b = Board(table).has(0, "Kurskaya", "Assault Rifle", "Pistol").holds_only(0, "Knife", "Rat")

    prospects = area_of(scene(b), "prospects").pieces

    assert [(ID["Kurskaya"], {"reach": 6}, {"reach": 6})] == [(one.face, one.numbers, one.limits) for one in prospects]
    assert piece(scene(b), "hand", "Knife").place == prospects[0].place
    b.waits("action", 0)


def test_a_caravan_shows_its_colour_and_the_bonus_it_brings(table: MakeTable) -> None:
    """One for each reward of its colour: a station and the flipped faction card (BRK-6.4.4)."""
    b = Board(table).leads(0, "Sevastopol Garrison", flipped=True).has(0, "Dobryninskaya", "Kurskaya")
    b.holds(0, "Peaceful Caravan", "Military Caravan")

    peaceful, military = (piece(scene(b), "hand", name) for name in ("Peaceful Caravan", "Military Caravan"))

    assert (["peaceful"], 2) == (peaceful.marks, peaceful.numbers["bonus"])
    assert (["military"], 1) == (military.marks, military.numbers["bonus"])
    b.waits("action", 0)


def test_a_discard_shows_what_is_really_regained(table: MakeTable) -> None:
    """Three of five, because only three tokens are below (BRK-2.1.5)."""
    b = Board(table).holds(0, "Archive Keeper", "Rat").tokens(0, 2, 3)

    b.answer(0, "discard")

    keeper, rat = piece(scene(b), "hand", "Archive Keeper"), piece(scene(b), "hand", "Rat")
    assert (3, 5) == (keeper.numbers["regains"], keeper.limits["regains"])
    assert (1, 1) == (rat.numbers["regains"], rat.limits["regains"])
    b.waits("discard_one", 0)


def test_a_task_in_progress_lies_on_the_counter(table: MakeTable) -> None:
    """The cards that pay, what the task brings and what keeping the station takes (BRK-5.2.4 to 5.2.10)."""
    b = Board(table).has(0, occupied("Lubyanka", 1), "Krasnoselskaya", "Generator", "Rat").tokens(0, 4, 0)
    b.answer(0, "task:sta_krasnoselskaya").answer(0, "card:res_life_generator")

    for viewer in (0, 1, None):
        task = area_of(scene(b, viewer), "counter").pieces[0]
        assert ({"paid": 4, "gains": 1, "keep": 2}, {"paid": 5}) == (task.numbers, task.limits)
        assert [("res_life_generator", {"amount": 4}, [])] == laid(b, viewer)
    assert "on_counter" in piece(scene(b), "stations", "Krasnoselskaya", 0).marks
    b.waits("pay_task", 0)


def laid(b: Board, viewer: int | None = 0) -> list[tuple[str, dict[str, int], list[str]]]:
    """What lies on the counter: each card, what it amounts to, and whether a hero doubles it."""
    found = area_of(scene(b, viewer), "paid").pieces
    return [(one.face, one.numbers, [mark for mark in one.marks if mark == "doubled"]) for one in found]


def test_the_counter_shows_card_after_card_and_whom_a_hero_doubles(table: MakeTable) -> None:
    """In the order they were laid; what was discarded before the task is no payment (BRK-5.2.20, BRK-6.5.3)."""
    b = Board(table).has(0, "Taganskaya", "Rat", "Pork", "Air Filters", "Tunnel Guide").discarded("Mushrooms")
    b.answer(0, f"task:{ID['Taganskaya']}")

    for card in ("Rat", "Air Filters", "Tunnel Guide"):
        b.answer(0, f"card:{ID[card]}")

    assert [
        (ID["Rat"], {"amount": 1}, ["doubled"]),
        (ID["Air Filters"], {"amount": 2}, []),
        (ID["Tunnel Guide"], {}, []),
    ] == laid(b)
    b.waits("pay_task", 0)


def test_what_pays_comes_to_the_discard_pile_when_the_task_is_done(table: MakeTable) -> None:
    b = Board(table).has(0, "Krasnoselskaya", "Generator", "Rat", "Pork").tokens(0, 5, 0)
    before = area_of(scene(b), "discard").size

    b.answer(0, "task:sta_krasnoselskaya").answer(0, "card:res_life_generator").answer(0, "card:res_food_rat")
    assert before == area_of(scene(b), "discard").size
    assert 2 == len(laid(b))

    b.answer(0, "done").answer(0, "keep")
    assert before + 2 == area_of(scene(b), "discard").size
    b.waits("action", 0)


# --- threats ----------------------------------------------------------------------------------------------------------


def test_an_attack_shows_everybody_in_turn_and_what_will_be_lost(table: MakeTable) -> None:
    """In the order of BRK-7.1.2: who repels, who cannot, and which cards go (BRK-7.2.3, BRK-7.4)."""
    b = Board(table, 3).holds(0, "Worm Brood").has(0, turned("Flamethrower"), turned("Rat"))
    b.has(1, "Pistol", "Kurskaya", turned("Cooking Pot")).has(2, turned("Water Canister"))
    b.discards(0, "Worm Brood")

    found = scene(b, 1)
    rows = [(one.owner, one.marks, one.numbers) for one in area_of(found, "attacked").pieces]

    assert [
        (0, ["now", "will_repel"], {}),
        (1, ["to_come", "will_suffer"], {"losses": 1}),
        (2, ["to_come", "will_repel"], {}),
    ] == rows
    assert "endangered" in piece(found, "stores", "Pistol", 1).marks
    assert "endangered" not in piece(found, "stations", "Kurskaya", 1).marks
    assert "endangered" not in piece(found, "watch", "Cooking Pot", 1).marks
    assert "bares_biological" in piece(scene(b, 0), "watch", "Flamethrower", 0).marks
    assert "bares_epidemic" not in piece(scene(b, 0), "watch", "Flamethrower", 0).marks

    b.uses(0, "Flamethrower")
    assert [ID["Flamethrower"]] == [one.face for one in area_of(scene(b, 1), "gone").pieces]
    assert ["now", "has_repelled"] == area_of(scene(b, 1), "attacked").pieces[0].marks
    b.waits("free_card", 0)


def test_in_survival_an_attack_is_repelled_only_with_the_last_guard(table: MakeTable) -> None:
    """Every symbol must be covered: the only card against radiation is gone, nothing is repelled yet (BRK-10.2.2)."""
    b = Board(table, survival_1_full_defence="on").holds(0, "Spore Bloom")
    b.has(0, turned("Rat"), turned("Water Canister"), turned("Backpack"))
    b.discards(0, "Spore Bloom")

    assert [ID["Backpack"]] == [one.face for one in area_of(scene(b), "gone").pieces]
    assert ["now", "will_repel"] == area_of(scene(b), "attacked").pieces[0].marks
    b.uses(0, "Rat")
    assert ["now", "has_repelled"] == area_of(scene(b), "attacked").pieces[0].marks
    b.waits("free_card", 0)


def test_what_was_lost_to_a_threat_is_shown_while_the_attack_lasts(table: MakeTable) -> None:
    b = Board(table, 3).holds(0, "Worm Brood").has(0, "Pork", "Pistol").has(1, turned("Rat"), turned("Flamethrower"))
    b.discards(0, "Worm Brood")

    found = scene(b, 2)

    assert {ID["Pork"], ID["Pistol"]} == {one.face for one in area_of(found, "gone").pieces}
    assert ["handled"] == area_of(found, "attacked").pieces[0].marks
    b.waits("defend", 1)


def test_the_threats_that_one_has_not_seen_are_listed(table: MakeTable) -> None:
    """In hand, market, play or the open pile they are known; the rest may still come (BRK-11.1.2)."""
    b = Board(table).holds(0, "Ghoul").holds(1, "Worm Brood").market("Plague Pack", "Books", "Rat")
    b.has(1, turned("Reactor Slug")).discarded("Glowing Mist").has(0, turned("Cooking Pot"))

    unseen = area_of(scene(b), "tunnel").pieces

    assert 14 - 4 == len(unseen)
    assert ID["Worm Brood"] in [one.face for one in unseen]
    assert not {ID[name] for name in ("Ghoul", "Plague Pack", "Reactor Slug", "Glowing Mist")} & {
        one.face for one in unseen
    }
    assert "repelled" in piece(scene(b), "tunnel", "Pale Whisperer").marks
    assert "unguarded" in piece(scene(b), "tunnel", "Worm Brood").marks
    b.waits("action", 0)


def test_the_protection_counts_guards_and_open_symbols(table: MakeTable) -> None:
    b = Board(table).has(0, turned("Flamethrower"), "Tunnel Guide", "Rat")

    marks = {one.face: (one.marks[0], one.numbers["guards"]) for one in area_of(scene(b), "cover").pieces}

    assert ("covered", 1) == marks["biological"] == marks["mental"] == marks["epidemic"]
    assert ("open", 0) == marks["physical"] == marks["radiation"] == marks["unknown"]
    b.waits("action", 0)


# --- the race ---------------------------------------------------------------------------------------------------------


def test_whoever_can_win_with_a_ready_task_is_marked(table: MakeTable) -> None:
    """Nine tokens and a task within reach (BRK-9.1.1); eight do with a station of two (BRK-5.2.7)."""
    b = Board(table, 3).has(1, "Krasnoselskaya", "Generator", "Rat").tokens(1, 9, 0)
    b.has(0, "Lenin Library", "Medicine", "Medicine", "Pork").tokens(0, 8, 0).tokens(2, 9, 0)

    found = scene(b, 2)

    assert [True, True, False] == ["can_win" in one.marks for one in area_of(found, "players").pieces]
    assert [8, 9, 9] == [one.place for one in area_of(found, "race").pieces]
    b.waits("action", 0)


def test_the_end_tells_where_the_tokens_came_from(table: MakeTable) -> None:
    b = Board(table).leads(0, "Sevastopol Garrison", flipped=True)
    b.has(0, occupied("Kurskaya", 1), "Krasnoselskaya", "Generator", "Rat").tokens(0, 8, 0)
    b.completes(0, "Krasnoselskaya", "Generator", "Rat")

    found = [(one.face, one.numbers["tokens"]) for one in area_of(scene(b), "sources", 0).pieces]

    assert [
        ("start", 5),
        ("other_tasks", 2),
        (ID["Sevastopol Garrison"], 1),
        (ID["Kurskaya"], 1),
        (ID["Krasnoselskaya"], 1),
    ] == found
    assert b.table.match.over


def test_the_factions_lie_there_while_they_are_chosen() -> None:
    match = RULES.start(2, 1)
    match.answer(0, "faction:fac_bauman")

    factions = area_of(scene_of(match, 1), "factions").pieces

    assert 5 == len(factions)
    assert [0] == [one.owner for one in factions if "taken" in one.marks]
    assert "set_up" == scene_of(match, 1).moment


# --- pointing ---------------------------------------------------------------------------------------------------------


def test_pointing_means_what_the_question_asks(table: MakeTable) -> None:
    """A card of the hand is played, turned, thrown or laid; a copy of it elsewhere is not lit."""
    b = Board(table).has(0, "Kurskaya", turned("Rat"), "Pork").holds(0, "Pork", "Rat").market("Pork", "Knife", "Books")

    assert {("hand", "play:res_food_pork"), ("hand", "play:res_food_rat"), ("guards", "guard:res_food_rat")} <= lit(b)
    assert {"hand", "guards"} == {where for where, _ in lit(b)}
    b.answer(0, "clean_up")
    assert {
        ("stations", "card:sta_kurskaya"),
        ("watch", "turned:res_food_rat"),
        ("stores", "card:res_food_pork"),
    } == lit(b)
    b.answer(0, "nothing").answer(0, "discard")
    assert {"hand"} == {where for where, _ in lit(b)}
    b.answer(0, "card:res_food_pork")
    assert {"market", "deck"} == {where for where, _ in lit(b)}
    b.waits("take_or_act", 0)


@pytest.mark.parametrize("seats", [2, 5])
def test_every_option_is_answered_by_a_piece_or_is_a_plain_button(seats: int) -> None:
    """In whole matches; keys are never used twice, and every id has its word."""
    options = {"turn_limit": "50", "survival_1_full_defence": "on"}
    match, chance = RULES.start(seats, seats, options), dice(seats)
    said: set[str] = set()
    while not match.over:
        ask, option = build_up(match.state, chance)
        found = scene_of(match, ask.seat)
        pointed = {one for thing in found.pieces() for one in thing.options}
        names = {RULES.vocabulary.names[one] for one in ask.options if one not in pointed}
        assert names <= BUTTONS, names
        keys = [thing.key for thing in found.pieces()]
        assert len(keys) == len(set(keys))
        assert found.moment in RULES.moments
        said |= messages(found)
        match.answer(ask.seat, option)
    assert [] == sorted(message for message in said if not WORDS.knows(message))


def messages(found: Scene) -> set[str]:
    """The ids of everything that lies on the table."""
    said = {f"moment-{found.moment}"} | {f"area-{one.name}" for one in found.areas}
    for thing in found.pieces():
        said |= {f"mark-{mark}" for mark in thing.marks} | {f"number-{name}" for name in thing.numbers}
        if thing.face and thing.face != HIDDEN_FACE and thing.face not in RULES.cards:
            said.add(f"face-{thing.face}")
    return said


def test_a_card_keeps_its_key_wherever_it_goes(table: MakeTable) -> None:
    """From the market into the hand, onto the table, to the discard pile."""
    b = Board(table).market("Knife", "Ghoul", "Books").holds(0, "Pork")
    key = piece(scene(b, 1), "market", "Knife").key

    b.plays(0, "Pork").takes(0, "Knife").ends(0)
    assert key == piece(scene(b, 0), "hand", "Knife").key
    assert key == piece(scene(b, 1), "others_hand", "Knife", 0).key
    b.discards(1, b.hand(1)[0]).takes(1).plays(0, "Knife")
    for viewer in (0, 1, None):
        assert key == piece(scene(b, viewer), "stores", "Knife", 0).key
    b.takes(0).answer(0, "clean_up").answer(0, f"card:{ID['Knife']}")
    assert key == area_of(scene(b, 1), "discard").pieces[-1].key
    b.waits("last_clean_up", 0)


# --- what is hidden ---------------------------------------------------------------------------------------------------


def test_one_hidden_card_more_or_less_changes_nothing_for_the_others(table: MakeTable) -> None:
    """Two worlds that differ in a card of a hand look the same to everybody else (BRK-11.1.1)."""
    worlds = [
        Board(table, 3).holds(0, card, "Rat").market("Knife", "Ghoul", "Books") for card in ("Pork", "Worm Brood")
    ]

    for viewer in (1, 2, None):
        first, second = (scene(b, viewer).to_json() for b in worlds)
        assert first == second
    assert scene(worlds[0], 0).to_json() != scene(worlds[1], 0).to_json()
    for b in worlds:
        b.waits("action", 0)


def test_the_scene_of_every_dream_is_the_scene_of_the_match() -> None:
    """Whatever a viewer cannot know may be dealt anew without a change of what lies before him."""
    match, chance = RULES.start(3, 4, {"turn_limit": "50"}), dice(4)
    for number in range(240):
        ask, option = build_up(match.state, chance)
        if number % 12 == 0:
            for viewer in (0, 1, None):
                dream = RULES.scene(determinize(match.state, viewer, number).view(viewer))
                assert dream is not None
                assert scene_of(match, viewer).to_json() == dream.to_json()
        match.answer(ask.seat, option)


def test_cards_seen_taken_lie_open_in_another_hand_and_the_rest_are_backs(table: MakeTable) -> None:
    """A reminder of what everybody saw, the backs by their place alone (BRK-11.1.4)."""
    b = Board(table, 3).market("Knife", "Ghoul", "Books").holds(0, "Rat")
    b.discards(0, "Rat").takes(0, "Ghoul")

    for viewer in (1, 2, None):
        hand = area_of(scene(b, viewer), "others_hand", 0)
        assert [ID["Ghoul"], *[HIDDEN_FACE] * 4] == [one.face for one in hand.pieces]
        assert [f"hand0@{at}" for at in range(4)] == [one.key for one in hand.pieces[1:]]
    b.waits("action", 1)


def test_the_whole_discard_pile_lies_open(table: MakeTable) -> None:
    """Each card with its copies, the top one last (BRK-11.1.3)."""
    b = Board(table).discarded("Pork", "Ghoul", "Pork").holds(0, "Rat")

    b.discards(0, "Rat")

    for viewer in (0, 1, None):
        pile = area_of(scene(b, viewer), "discard")
        assert [("Pork", 2), ("Ghoul", 1), ("Rat", 1)] == [
            (NAME[one.face], one.numbers.get("copies", 1)) for one in pile.pieces
        ]
        assert 4 == pile.size
    b.waits("take", 0)


# --- the whole table --------------------------------------------------------------------------------------------------


def test_the_table_shows_all_that_is_needed(table: MakeTable) -> None:
    """Market with its gaps, everybody's tokens and cards, turned or not, and the own hand (BRK-11.1.2)."""
    b = (
        Board(table)
        .has(0, "Komsomolskaya", "Rat", turned("Rat"), "Hunter")
        .holds(0, "Pork")
        .market("Books", None, "Ghoul")
    )
    b.has(1, occupied("Kurskaya", 1)).tokens(1, 1, 3)

    found = scene(b)

    assert [(1, ID["Books"]), (3, ID["Ghoul"])] == [(one.place, one.face) for one in area_of(found, "market").pieces]
    assert 3 == piece(found, "market", "Books").numbers["amount"]
    rival = area_of(found, "players").pieces[1]
    assert (1, 3, 5) == tuple(rival.numbers[name] for name in ("above", "below", "supply"))
    assert 1 == piece(found, "stations", "Kurskaya", 1).numbers["tokens"]
    assert 1 == piece(found, "stores", "Rat", 0).numbers["amount"]
    assert "turned" in piece(found, "watch", "Rat", 0).marks
    assert (2, 3) == tuple(piece(found, "hand", "Pork").numbers[name] for name in ("cost", "printed"))
    assert (0, 5) == (found.turn, area_of(found, "players").pieces[0].numbers["cards"])
    b.waits("action", 0)


# --- text and time ----------------------------------------------------------------------------------------------------


def test_the_table_can_be_read_aloud(table: MakeTable) -> None:
    """The scene as plain text, as the terminal and screen readers have it."""
    b = Board(table).has(0, "Kurskaya", "Pistol", "Knife", turned("Rat")).tokens(0, 3, 2)
    sight = make_sight(b.table.match, 0)
    text = SceneText(WORDS, sight.voice, {})

    lines = [line for one in scene(b).areas for line in text.lines(one)]

    assert "Confederation of 1905: Watch: Rat (amount 1, turned, repels epidemic threats, food)" in lines
    kurskaya = "Kurskaya (have 3/6, missing 3, military, ammunition 1 cheaper; free once it is kept, "
    assert f"Confederation of 1905: Stations: {kurskaya}military caravans rest 1, Hansa)" in lines
    assert not [line for line in lines if "None" in line or "{" in line]
    b.waits("action", 0)


def test_a_sight_takes_less_than_five_milliseconds() -> None:
    """With the most players, late in a match."""
    match, chance = RULES.start(5, 6), dice(6)
    for _ in range(400):
        ask, option = build_up(match.state, chance)
        match.answer(ask.seat, option)
    seat, told = match.asks[0].seat, len(match.tape.events)
    make_sight(match, seat, since=told)

    assert quickest(lambda: make_sight(match, seat, since=told)) < 0.005


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_a_piece_says_of_itself_comes_apart_again(language: str) -> None:
    """A closer look lists the facts that stand in brackets after a name, so no fact has brackets or commas itself."""
    match = RULES.start(4, 7)
    chance = dice(7)
    for _ in range(120):
        ask, option = build_up(match.state, chance)
        match.answer(ask.seat, option)
    view = match.view(match.asks[0].seat)
    text = SceneText(words(RULES.package, language), Voice(view.state, [], language), {})
    found = RULES.scene(view)
    assert found is not None

    for one in found.pieces():
        facts = text.numbers(one) + text.marks(one)
        assert [] == [fact for fact in facts if set(fact) & set("(),")]
