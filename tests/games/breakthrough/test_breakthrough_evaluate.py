"""How well the evaluation plays."""

from breakthrough_table import ID, Board, MakeTable, occupied, turned

import railhead

RULES = railhead.ruleset("breakthrough")


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


def test_nothing_is_worth_anything_while_factions_are_chosen() -> None:
    """No answer of the set-up is better than another one (BRK-3.1.10)."""
    match = RULES.start(2, 1, {"factions": "chosen"})

    assert [0, 0] == [RULES.evaluate(match.state, seat) for seat in range(2)]


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
