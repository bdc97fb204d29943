"""What everybody is told: all that a person at the table would see happen, with its numbers, and no more."""

from breakthrough_table import DECK, Board, MakeTable, occupied, turned

RED, BLUE = "The Confederation of 1905", "The VDNKh Commonwealth"


def test_every_turn_is_announced(table: MakeTable) -> None:
    """Its number and whose it is (BRK-4.1.1, BRK-8.1.2)."""
    b = Board(table).holds(0, "Rat").market("Books", "Ghoul", "Hunter").deck("Knife")

    b.discards(0, "Rat").takes(0, "Ghoul")

    assert [
        f"{RED} discards Rat and regains no tokens.",
        f"{RED} takes Ghoul from the market.",
        "Knife is laid face up in the market.",
        "Turn 2: VDNKh Commonwealth.",
    ] == b.told()
    b.waits("action", 1)


def test_a_card_played_for_nothing_is_told_so(table: MakeTable) -> None:
    """Nobody "pays 0" (BRK-4.2.8, BRK-6.3.6)."""
    b = Board(table).has(0, occupied("Komsomolskaya", 1)).tokens(0, 4).holds(0, "Pork", "Rat")
    b.plays(0, "Pork")
    assert [f"{RED} plays Pork for free."] == b.told()
    b.waits("take_or_act", 0)

    turned_over = Board(table).has(0, occupied("Komsomolskaya", 1)).tokens(0, 4).holds(0, "Rat").guards(0, "Rat")
    assert [f"{RED} plays Rat turned, as a defence, and pays 1 token."] == turned_over.told()
    turned_over.waits("take_or_act", 0)


def test_a_card_from_the_deck_is_named_to_its_owner_alone(table: MakeTable) -> None:
    """The others hear that a card was drawn (BRK-4.5.4)."""
    b = Board(table).holds(0, "Rat").deck("Knife")

    b.discards(0, "Rat").takes(0, DECK)

    assert [f"{RED} draws Knife from the deck."] == b.told(0)[1:-1]
    assert [f"{RED} draws a card from the deck."] == b.told(1)[1:-1] == b.told()[1:-1]
    b.waits("action", 1)


def test_a_task_is_told_card_by_card_with_what_it_comes_to(table: MakeTable) -> None:
    """Which task, each card, the hero, the reward, what becomes of the station (BRK-5.2.17, BRK-6.5.3)."""
    b = Board(table).has(0, "Paveletskaya", "Uniform", "Backpack", "Hunter").tokens(0, 2, 3)

    b.completes(0, "Paveletskaya", "Uniform", "Backpack", "Hunter").keeps(0)

    assert (
        [
            f"{RED} begins the Paveletskaya task: 6 military resources.",
            f"{RED} uses Uniform for the task: 1 of 6.",
            f"{RED} uses Backpack for the task: 3 of 6.",
            f"{RED} uses Hunter to double the resources of one type: 6 of 6.",
            f"{RED} completes the Paveletskaya task and gains 1 token from the supply.",
            f"{RED} moves 3 tokens from below to above.",
            f"{RED} keeps Paveletskaya with 1 token on it and plays ammunition for free from now on.",
        ]
        == b.told()
        == b.told(1)
    )
    b.waits("action", 0)


def test_a_station_that_cannot_be_kept_goes_with_its_numbers(table: MakeTable) -> None:
    """Two tokens are needed and one is above (BRK-5.2.11)."""
    b = Board(table, survival_3_no_refresh="on").tokens(0, 0, 4)
    b.has(0, "Krasnoselskaya", "Generator", "Rat", occupied("Lubyanka", 1))

    b.completes(0, "Krasnoselskaya", "Generator", "Rat")

    assert [
        f"{RED} completes the Krasnoselskaya task and gains 1 token from the supply.",
        f"{RED} has 1 token above, and keeping Krasnoselskaya takes 2 tokens.",
        f"{RED} discards the station Krasnoselskaya.",
    ] == b.told()[3:]
    b.waits("action", 0)


def test_a_station_let_go_is_told_without_them(table: MakeTable) -> None:
    """He could have kept it (BRK-5.2.9)."""
    b = Board(table).has(0, "Krasnoselskaya", "Generator", "Rat")

    b.completes(0, "Krasnoselskaya", "Generator", "Rat").lets_go(0)

    assert [
        f"{RED} completes the Krasnoselskaya task and gains 1 token from the supply.",
        f"{RED} discards the station Krasnoselskaya.",
    ] == b.told()[3:]
    b.waits("action", 0)


def test_the_flipped_faction_card_is_told_with_its_type(table: MakeTable) -> None:
    """What is free from now on (BRK-5.2.14, BRK-6.1.5)."""
    b = Board(table).leads(0, "Fourth Reich").has(0, "Machine Gun", "Assault Rifle")

    b.completes(0, "Fourth Reich", "Machine Gun", "Assault Rifle")

    assert "The Fourth Reich flips the faction card and plays gear for free from now on." == b.told()[-1]
    b.waits("action", 0)


def test_the_tokens_of_a_station_that_leaves_are_told(table: MakeTable) -> None:
    """They go above; of a station without tokens nothing is said (BRK-5.3.2)."""
    b = Board(table).has(0, occupied("Kurskaya", 2), "Lubyanka").tokens(0, 1, 2)

    b.cleans_up(0, "Kurskaya").cleans_up(0, "Lubyanka")

    assert [
        f"{RED} cleans up: Kurskaya leaves play.",
        f"{RED} moves 2 tokens from Kurskaya back above the faction card.",
        f"{RED} cleans up: Lubyanka leaves play.",
    ] == b.told()
    b.waits("action", 0)


def test_a_caravan_is_told_with_the_old_market_and_every_bonus(table: MakeTable) -> None:
    """Also that a bonus found nobody to move; nothing of a player without one (BRK-6.4.3, 6.4.4, BRK-2.1.5)."""
    b = Board(table, 3).holds(0, "Military Caravan").market("Books", "Ghoul", "Hunter").deck("Rat", "Knife", "Pork")
    b.has(1, "Sokolniki", "Kievskaya").tokens(1, 1, 4).has(2, "Kurskaya").tokens(2, 5, 0)

    b.discards(0, "Military Caravan")

    assert [
        f"{RED} discards Military Caravan and regains no tokens.",
        "The caravan renews the market.",
        "Books leaves the market.",
        "Ghoul leaves the market.",
        "Hunter leaves the market.",
        "Rat is laid face up in the market.",
        "Knife is laid face up in the market.",
        "Pork is laid face up in the market.",
        f"{BLUE} moves 2 tokens up thanks to the caravan.",
        "The Sevastopol Garrison has no tokens below that the caravan could move up.",
    ] == b.told()
    b.waits("take", 0)


def test_an_attack_is_told_player_by_player(table: MakeTable) -> None:
    """Who repels with what and lays what, who loses what, who has nothing to lose (BRK-7.2, BRK-7.3, BRK-7.4)."""
    b = Board(table, 4).holds(0, "Pale Whisperer").has(0, turned("Cooking Pot")).has(1, turned("Flashlight"))
    b.holds(1, "Rat").has(2, occupied("Sokolniki", 2)).tokens(2, 1, 2).has(3, "Pork")

    b.discards(0, "Pale Whisperer").lays_free(0).guards_free(1, "Rat")

    assert [
        f"{RED} discards Pale Whisperer and regains no tokens.",
        "Pale Whisperer attacks every player.",
        f"{RED} repels Pale Whisperer with Cooking Pot.",
        f"{RED} lays no card for free.",
        f"{BLUE} repels Pale Whisperer with Flashlight.",
        f"{BLUE} lays Rat for free, turned as a defence.",
        "The Sevastopol Garrison cannot repel Pale Whisperer.",
        "The Sevastopol Garrison loses Sokolniki.",
        "The Sevastopol Garrison moves 2 tokens from Sokolniki back above the faction card.",
        "The Bauman Alliance cannot repel Pale Whisperer.",
        "The Bauman Alliance has nothing to lose to it.",
    ] == b.told()
    b.waits("take", 0)


def test_a_full_defence_is_told_card_by_card_and_repels_with_the_last(table: MakeTable) -> None:
    """Nobody repels with half a set; who cannot is routed (BRK-10.2.1, BRK-10.3.1)."""
    b = Board(table, survival_1_full_defence="on", survival_2_rout="on").holds(0, "Ghost Giant")
    b.has(0, turned("Crossbow"), turned("Cooking Pot")).has(1, turned("Crossbow"))

    b.discards(0, "Ghost Giant").lays_free(0)

    assert [
        f"{RED} uses up Crossbow against Ghost Giant.",
        f"{RED} repels Ghost Giant with Cooking Pot.",
        f"{RED} lays no card for free.",
        f"{BLUE} cannot repel Ghost Giant.",
        f"{BLUE} has nothing to lose to it.",
        f"{BLUE} is routed and moves 5 tokens below.",
    ] == b.told()[2:]
    b.waits("take", 0)


def test_a_draw_that_is_skipped_is_told(table: MakeTable) -> None:
    """There is no card anywhere (BRK-8.2.6)."""
    b = Board(table, 3).nothing_left().holds(0, "Rat", "Pork", "Pistol", "Medicine", "Uniform")

    b.plays(0, "Rat").answer(0, "go_on", "take_or_act")

    assert [f"{RED} plays Rat and pays 1 token.", f"{RED} takes no card, because none is left."] == b.told()
    b.waits("last_clean_up", 0)
