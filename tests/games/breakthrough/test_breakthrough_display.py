"""The table on the screen, and how well the evaluation plays."""

from breakthrough_table import ID, Board, MakeTable, occupied, turned

import railhead
from railhead.kernel.display import Cell, Panel
from railhead.testing.random_play import dice, pick

RULES = railhead.ruleset("breakthrough")


def panels(b: Board, seat: int | None) -> dict[str, Panel]:
    return {panel.title: panel for panel in RULES.table(b.table.match.view(seat))}


def cells(found: list[Panel]) -> list[Cell]:
    return [cell for panel in found for row in panel.rows for cell in row]


def test_the_table_shows_all_that_is_needed(table: MakeTable) -> None:
    """Market, everybody's tokens, tasks and cards, the own hand with current costs (BRK-11.1.2)."""
    b = (
        Board(table)
        .has(0, "Komsomolskaya", "Rat", turned("Rat"), "Hunter")
        .holds(0, "Pork")
        .market("Books", None, "Ghoul")
    )
    b.has(1, occupied("Kurskaya", 1)).tokens(1, 1, 3)

    texts = [cell.text for cell in cells(list(panels(b, 0).values()))]

    assert ["Books", "3", "3 consumer goods", ""] == [cell.text for cell in panels(b, 0)["Turn 1 · Market"].rows[0]]
    assert ["Ghoul", "4", "physical + biological; takes military", "2: biological + unknown"] == [
        cell.text for cell in panels(b, 0)["Turn 1 · Market"].rows[2]
    ]
    assert "(gap)" in texts
    assert "Tokens: 1 above, 3 below, 1 on stations, 5 in the supply" in texts
    assert "Kurskaya [Hansa] 6 military → ammunition ●1" in texts
    assert "Komsomolskaya [Red Line] 6 peaceful → food" in texts
    assert "Rat 1 food" in texts
    assert "Rat epidemic" in texts
    assert "Hunter doubles gear, repels physical" in texts
    assert "3, now 2" in texts
    assert "Confederation of 1905 (you) · owns 5 of 10 tokens · 5 cards · on turn" in panels(b, 0)
    b.waits("action", 0)


def test_pointing_at_a_card_means_what_the_question_asks(table: MakeTable) -> None:
    """A card of the hand is played, thrown or laid; a station does its task or is cleaned up."""
    b = Board(table).has(0, "Kurskaya", turned("Rat")).holds(0, "Pork", "Rat")
    names = RULES.vocabulary.names

    def pointed() -> set[str]:
        return {names[cell.option] for cell in cells(RULES.table(b.table.match.view(0))) if cell.option >= 0}

    assert {"play:res_food_pork", "guard:res_food_rat", "task:sta_kurskaya", "deck"} <= pointed()
    b.answer(0, "clean_up")
    assert {"card:sta_kurskaya", "turned:res_food_rat"} <= pointed()
    b.answer(0, "nothing").answer(0, "discard")
    assert {"card:res_food_pork", "card:res_food_rat"} <= pointed()
    b.waits("discard_one", 0)


def test_every_offered_card_can_be_pointed_at_and_every_key_is_unique() -> None:
    """In whole matches: options that name a card on the table belong to a cell; keys are never used twice."""
    for seed in range(3):
        match = RULES.start(3, seed, {"turn_limit": "50", "survival_1_full_defence": "on"})
        chance = dice(seed)
        while not match.over:
            ask, option = pick(match.state, chance)
            shown = cells(RULES.table(match.view(ask.seat)))
            options = {cell.option for cell in shown}
            for one in ask.options:
                assert ":" not in RULES.vocabulary.names[one] or one in options, RULES.vocabulary.names[one]
            keys = [cell.key for cell in shown if cell.key]
            assert len(keys) == len(set(keys))
            match.answer(ask.seat, option)


def test_the_table_fits_into_eighty_columns() -> None:
    """No single cell is wider than a terminal line."""
    for seed in range(3):
        match = RULES.start(5, seed, {"turn_limit": "50"})
        chance = dice(seed)
        while not match.over:
            ask, option = pick(match.state, chance)
            assert all(len(cell.text) <= 78 for cell in cells(RULES.table(match.view(ask.seat))))
            match.answer(ask.seat, option)


def test_a_task_and_an_attack_in_progress_are_shown(table: MakeTable) -> None:
    """How much is chosen, what keeping takes; what the monster does (BRK-5.2.10, BRK-7.1.1)."""
    b = Board(table).has(0, occupied("Lubyanka", 1), "Krasnoselskaya", "Generator", "Rat").tokens(0, 4, 0)
    b.answer(0, "task:sta_krasnoselskaya").answer(0, "card:res_life_generator")

    task = [cell.text for cell in cells([panels(b, 1)["Task: Krasnoselskaya"]])]
    assert ["Needed", "5 peaceful", "Chosen", "4 of 5", "Keeping it", "takes 2 of your tokens above"] == task
    b.waits("pay_task", 0)

    attack = Board(table).has(1, turned("Cooking Pot"), turned("Flashlight")).holds(0, "Pale Whisperer")
    attack.discards(0, "Pale Whisperer")
    assert "Attack: Pale Whisperer" in panels(attack, 0)
    attack.waits("defend", 1)


def test_the_factions_are_shown_while_they_are_chosen() -> None:
    match = RULES.start(2, 1)
    match.answer(0, "faction:fac_bauman")

    rows = RULES.table(match.view(1))[0].rows

    assert ["Bauman Alliance", "7 military → weapons", "Player 1"] == [cell.text for cell in rows[2]]
    assert 5 == len(rows)


# --- evaluation -------------------------------------------------------------------------------------------------------


def value(b: Board, seat: int = 0) -> int:
    return RULES.evaluate(b.table.state, seat)


def test_tokens_tasks_and_rest_are_worth_something(table: MakeTable) -> None:
    """More tokens, a task nearer, more tokens above: better; what the others have: worse."""
    plain = Board(table)
    richer = Board(table).tokens(0, 6, 0)
    tired = Board(table).tokens(0, 1, 4)
    nearer = Board(table).has(0, "Krasnoselskaya", "Generator")
    rival = Board(table).has(1, "Krasnoselskaya", "Generator")
    defended = Board(table).has(0, turned("Rat"))

    assert value(tired) < value(plain) < value(richer)
    assert value(rival) < value(plain) < value(defended) < value(nearer) < value(richer)
    for b in (plain, richer, tired, nearer, rival, defended):
        b.waits("action", 0)


def test_a_second_station_of_a_type_that_is_free_is_not_worth_its_tokens(table: MakeTable) -> None:
    """Free is free: then the tokens are better above, and the station is let go (BRK-6.3.6, BRK-5.2.9)."""
    kept = Board(table).has(0, occupied("Sokolniki", 1), occupied("Lubyanka", 2)).tokens(0, 3, 0)  # weapons twice
    let_go = Board(table).has(0, occupied("Sokolniki", 1)).tokens(0, 5, 0)
    other_type = Board(table).has(0, occupied("Sokolniki", 1), occupied("Kurskaya", 2)).tokens(0, 3, 0)

    assert value(kept) < value(let_go) < value(other_type)
    for b in (kept, let_go, other_type):
        b.waits("action", 0)


def worth_of_defence(table: MakeTable, defence: str, *others: str, **options: str) -> int:
    """How much better a player stands with a defence beside these cards."""
    with_it = Board(table, **options).has(0, turned(defence), *others)
    without = Board(table, **options).has(0, *others)
    for b in (with_it, without):
        b.waits("action", 0)
    return value(with_it) - value(without)


def test_a_defence_is_worth_what_it_protects(table: MakeTable) -> None:
    """Three epidemic monsters take peaceful resources, two military ones (BRK-7.2.1, BRK-7.4.2, BRK-7.4.3)."""
    nothing = worth_of_defence(table, "Rat")
    little = worth_of_defence(table, "Rat", "Mushrooms")
    much = worth_of_defence(table, "Rat", "Generator", "Tinned Stew", "Mushrooms")
    military = worth_of_defence(table, "Rat", "Machine Gun", "Assault Rifle")

    assert 0 < nothing < little < military < much


def test_a_station_makes_the_defences_against_its_losses_worth_more(table: MakeTable) -> None:
    """Mental monsters take stations, those of epidemics never do (BRK-7.4.1)."""
    assert worth_of_defence(table, "Cooking Pot") < worth_of_defence(table, "Cooking Pot", "Kurskaya")
    assert worth_of_defence(table, "Rat") == worth_of_defence(table, "Rat", "Kurskaya")


def test_half_a_cover_is_worth_less_where_all_symbols_must_be_covered(table: MakeTable) -> None:
    """Rat alone stops one epidemic monster instead of four in survival mode (BRK-10.2.1)."""
    cards = ("Generator", "Tinned Stew", "Mushrooms")

    assert worth_of_defence(table, "Rat", *cards, survival_1_full_defence="on") < worth_of_defence(table, "Rat", *cards)


def test_greedy_play_defends_itself() -> None:
    """In eight matches some cards are laid as a defence, and they repel monsters (BRK-4.2.2, BRK-7.2.1)."""
    kinds: list[str] = []
    for seed in range(8):
        match = RULES.start(2, seed, {"turn_limit": "200"})
        bots = [railhead.bot("greedy", RULES, seed=seed * 10 + seat) for seat in range(2)]
        while not match.over:
            ask = match.asks[0]
            match.answer(ask.seat, bots[ask.seat].choose(match.view(ask.seat), ask))
        kinds += [event.kind for event in match.tape.events]

    assert kinds.count("plays_turned") + kinds.count("lays_free_turned") > 3
    assert kinds.count("repels") > 1


def test_greedy_play_takes_its_tokens_back_from_a_station_that_is_no_use(table: MakeTable) -> None:
    """The faction card makes weapons free already, so the three tokens are better above (BRK-5.3.2, BRK-6.1.5)."""
    b = Board(table).leads(0, "Bauman Alliance", flipped=True).has(0, occupied("Sokolniki", 3)).tokens(0, 0, 3)
    b.discards(0, b.hand(0)[0]).takes(0)
    greedy = railhead.bot("greedy", RULES, seed=1)

    for chosen in ("clean_up", f"card:{ID['Sokolniki']}"):
        ask = b.table.match.asks[0]
        assert chosen == RULES.vocabulary.names[greedy.choose(b.table.match.view(0), ask)]
        b.answer(0, chosen)

    assert [] == b.area(0)
    b.waits("action", 1)


def test_greedy_play_does_not_tear_its_table_down() -> None:
    """To open the clean-up is no better than going on where every card is of use (BRK-5.3.1)."""
    match = RULES.start(2, 3)
    bots = [railhead.bot("greedy", RULES, seed=seat) for seat in range(2)]
    asked = 0
    while not match.over:
        ask = match.asks[0]
        asked += RULES.vocabulary.option("clean_up") in ask.options
        match.answer(ask.seat, bots[ask.seat].choose(match.view(ask.seat), ask))

    assert asked > 50
    kinds = [event.kind for event in match.tape.events]
    for place, kind in enumerate(kinds):
        assert kind != "cleans_up" or kinds[place + 1] == "tokens_return"  # a station, for its tokens
    assert kinds.count("cleans_up") < 3


def test_greedy_play_beats_random_play() -> None:
    """One ply of looking ahead wins 20 of 20."""
    won = 0
    for seed in range(20):
        match = RULES.start(2, seed)
        bots = [railhead.bot("greedy" if seat == seed % 2 else "random", RULES, seed=seed) for seat in range(2)]
        while not match.over:
            ask = match.asks[0]
            match.answer(ask.seat, bots[ask.seat].choose(match.view(ask.seat), ask))
        assert match.outcome is not None
        won += seed % 2 in match.outcome.winners

    assert won >= 19
