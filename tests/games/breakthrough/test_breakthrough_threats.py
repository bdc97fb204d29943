"""Chapter BRK-7: threat attack and defence; and the threat cards of chapter BRK-6."""

import pytest
from breakthrough_table import DECK, ID, Board, MakeTable, occupied, turned

from railhead.present.voice import Voice

# --- in hand ----------------------------------------------------------------------------------------------------------


def test_a_threat_in_hand_is_discarded_played_turned_or_thrown_away(table: MakeTable) -> None:
    """A monster for its cost, a defence for its price, or nothing at all (BRK-6.6.3)."""
    monster = Board(table).holds(0, "Ghoul").has(1, "Knife").tokens(0, 0, 5)
    monster.discards(0, "Ghoul")
    assert [] == monster.area(1)
    assert 4 == monster.above(0)
    monster.waits("take", 0)

    defence = Board(table).holds(0, "Ghoul").has(1, "Knife").guards(0, "Ghoul")
    assert ([turned("Ghoul")], ["Knife"], 3) == (defence.area(0), defence.area(1), defence.above(0))
    defence.waits("take_or_act", 0)

    thrown = Board(table).holds(0, "Ghoul", "Pork", "Rat").has(1, "Knife").tokens(0, 0, 5)
    thrown.discards_three(0, "Ghoul", "Pork", "Rat")
    assert (["Knife"], 0) == (thrown.area(1), thrown.above(0))
    thrown.waits("take", 0)


def test_the_two_halves_of_a_threat_are_never_mixed_up(table: MakeTable) -> None:
    """Ghost Giant attacks with biological + mental and defends from mental + physical (BRK-6.6.4)."""
    for threat, repelled in (("Rabid Hounds", False), ("Pale Whisperer", True)):
        b = Board(table).has(1, turned("Ghost Giant"), "Knife", "Sokolniki").holds(0, threat)
        b.discards(0, threat)
        if repelled:
            b.lays_free(1)

        assert repelled != (turned("Ghost Giant") in b.area(1))
        b.waits("take", 0)
    b = Board(table).has(1, turned("Knife"), "Sokolniki").holds(0, "Ghost Giant")
    b.discards(0, "Ghost Giant")  # physical is on its other half: the Knife does not help
    assert [turned("Knife")] == b.area(1)
    b.waits("take", 0)


def test_a_threat_in_play_never_attacks(table: MakeTable) -> None:
    """Used up as a defence it goes without effect (BRK-6.6.5, BRK-7.3.1)."""
    b = Board(table).has(1, turned("Ghoul"), "Knife").has(0, "Knife").holds(0, "Rabid Hounds").tokens(1, 0, 5)

    b.discards(0, "Rabid Hounds").lays_free(1)

    assert (["Knife"], []) == (b.area(1), b.area(0))  # seat 0 lost his Knife to the Hounds alone
    assert (0, 5) == (b.above(1), b.below(1))
    assert ["Ghoul", "Knife", "Rabid Hounds"] == b.discard_pile()
    b.waits("take", 0)


# --- the attack -------------------------------------------------------------------------------------------------------


def test_the_monster_attacks_everybody_after_the_discarder_regained(table: MakeTable) -> None:
    """The discarder included (BRK-7.1.1)."""
    b = Board(table, 3).holds(0, "Plague Pack").tokens(0, 0, 5)
    for seat in range(3):
        b.has(seat, "Pork", "Hazard Suit")

    b.discards(0, "Plague Pack")

    assert (4, 1) == (b.above(0), b.below(0))
    assert [["Hazard Suit"]] * 3 == [b.area(seat) for seat in range(3)]
    b.waits("take_or_act", 0)


def test_players_are_handled_clockwise_from_the_discarder(table: MakeTable) -> None:
    """Each finishes defence and free card, or loss, before the next (BRK-7.1.2)."""
    b = Board(table, 4).turn_of(2).holds(2, "Pale Whisperer")
    b.has(3, turned("Cooking Pot"), turned("Flashlight")).has(0, "Lubyanka", "Sokolniki")
    b.has(1, turned("Mushroom Tea")).has(2, turned("Moonshine"))

    b.discards(2, "Pale Whisperer")
    b.waits("free_card", 2)
    b.lays_free(2).uses(3, "Cooking Pot").lays_free(3).gives_up(0, "Lubyanka").lays_free(1)

    assert [2, 3, 0, 1] == [
        ["Confederation of 1905", "VDNKh Commonwealth", "Sevastopol Garrison", "Bauman Alliance"].index(
            line.removeprefix("The ").partition(" repels")[0].partition(" cannot")[0]
        )
        for line in b.told()
        if "repel" in line
    ]
    b.waits("take", 2)


# --- the check --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("defence", "repelled"),
    [("Cooking Pot", True), ("Grenades", True), ("Knife", True), ("Rat", False), ("Crossbow", False)],
)
def test_one_matching_symbol_is_enough(table: MakeTable, defence: str, repelled: bool) -> None:
    """Against physical + mental + unknown (BRK-7.2.1)."""
    b = Board(table).has(1, turned(defence), "Pork").holds(0, "Archive Keeper")

    b.discards(0, "Archive Keeper")

    if repelled:
        b.lays_free(1)
        assert ["Pork"] == b.area(1)
    else:
        assert [turned(defence)] == b.area(1)
    b.waits("take", 0)


def test_cards_in_hand_cannot_defend(table: MakeTable) -> None:
    """Two Cooking Pots and a hero in hand: the station is lost (BRK-7.2.2)."""
    b = (
        Board(table)
        .has(1, "Sokolniki")
        .holds(1, "Cooking Pot", "Cooking Pot", "Tunnel Guide")
        .holds(0, "Pale Whisperer")
    )

    b.discards(0, "Pale Whisperer")

    assert [] == b.area(1)
    assert "Cooking Pot" in b.hand(1)
    b.waits("take", 0)

    asked = Board(table).has(1, turned("Flashlight"), turned("Moonshine")).holds(1, "Cooking Pot")
    asked.holds(0, "Pale Whisperer").discards(0, "Pale Whisperer")
    asked.refuses(1, f"guard:{ID['Cooking Pot']}", "BRK-7.2.2")
    asked.waits("defend", 1)


def test_who_can_repel_must(table: MakeTable) -> None:
    """There is no choice to suffer; with one matching card nobody is asked which (BRK-7.2.3)."""
    b = Board(table).has(1, turned("Cooking Pot"), "Sokolniki").holds(0, "Pale Whisperer")
    b.discards(0, "Pale Whisperer")

    assert ["Sokolniki"] == b.area(1)
    b.waits("free_card", 1)

    two = Board(table).has(1, turned("Cooking Pot"), turned("Flashlight"), "Sokolniki").holds(0, "Pale Whisperer")
    two.discards(0, "Pale Whisperer")
    two.refuses(1, "nothing", "BRK-7.2.3")
    two.waits("defend", 1)


def test_the_player_chooses_which_matching_card_is_used(table: MakeTable) -> None:
    """Exactly one goes (BRK-7.2.4; BRK-13, D12)."""
    b = Board(table).has(1, turned("Cooking Pot"), turned("Ghoul"), "Tunnel Guide", turned("Rat"), "Sokolniki")
    b.holds(0, "Ghost Giant")

    b.discards(0, "Ghost Giant")
    assert (["Cooking Pot", "Ghoul"], ["Tunnel Guide"]) == (b.offered(1, "turned"), b.offered(1, "card"))
    b.refuses(1, f"turned:{ID['Rat']}", "BRK-7.2.1")
    b.uses(1, "Tunnel Guide")

    assert [turned("Cooking Pot"), turned("Ghoul"), turned("Rat"), "Sokolniki"] == b.area(1)
    b.waits("free_card", 1)


def test_two_copies_of_one_card_are_no_choice(table: MakeTable) -> None:
    """Either of them: one goes, one stays (BRK-7.2.4)."""
    b = Board(table).has(1, turned("Cooking Pot"), turned("Cooking Pot")).holds(0, "Pale Whisperer")

    b.discards(0, "Pale Whisperer")

    assert [turned("Cooking Pot")] == b.area(1)
    b.waits("free_card", 1)


def test_an_upright_resource_does_not_defend(table: MakeTable) -> None:
    """Not even with the right defence half (BRK-7.2.5)."""
    b = Board(table).has(1, "Cooking Pot", "Sokolniki").holds(0, "Pale Whisperer")
    b.discards(0, "Pale Whisperer")
    assert ["Cooking Pot"] == b.area(1)
    b.waits("take", 0)

    asked = Board(table).has(1, "Cooking Pot", turned("Moonshine"), turned("Flashlight")).holds(0, "Pale Whisperer")
    asked.discards(0, "Pale Whisperer")
    asked.refuses(1, f"card:{ID['Cooking Pot']}", "BRK-7.2.5")
    asked.waits("defend", 1)


# --- repelled ---------------------------------------------------------------------------------------------------------


def test_the_card_used_goes_without_effect_and_nothing_else_is_lost(table: MakeTable) -> None:
    """The rest of the table stays (BRK-7.3.1)."""
    b = Board(table).has(1, turned("Rat"), "Pork", "Knife", "Sokolniki", "Hunter").holds(0, "Worm Brood")
    b.tokens(1, 2, 3)

    b.discards(0, "Worm Brood").lays_free(1)

    assert ["Hunter", "Knife", "Pork", "Sokolniki"] == b.area(1)
    assert (2, 3) == (b.above(1), b.below(1))
    assert ["Rat", "Worm Brood"] == b.discard_pile()
    b.waits("take", 0)


def test_the_free_card_is_any_that_can_be_laid_whatever_it_costs(table: MakeTable) -> None:
    """The choices of main action 1, without tokens; caravans and monsters are not among them (BRK-7.3.2, BRK-4.2.2)."""
    b = Board(table).holds(0, "Plague Pack").tokens(1, 0, 5).has(1, turned("Rat"))
    b.holds(1, "Arbatskaya", "Hunter", "Rat", "Ghoul", "Military Caravan")

    b.discards(0, "Plague Pack")
    assert ["Arbatskaya", "Hunter", "Rat"] == b.offered(1, "play")
    assert ["Ghoul", "Rat"] == b.offered(1, "guard")
    b.refuses(1, f"card:{ID['Military Caravan']}", "BRK-4.2.3")
    b.refuses(1, f"card:{ID['Ghoul']}", "BRK-4.2.3")
    b.refuses(1, f"play:{ID['Pork']}", "BRK-7.3.2")
    b.lays_free(1, "Arbatskaya")

    assert ["Arbatskaya"] == b.area(1)
    assert (0, 5) == (b.above(1), b.below(1))
    b.waits("take", 0)


@pytest.mark.parametrize(("card", "how"), [("Hunter", 0), ("Rat", 0), ("Rat", 1), ("Ghoul", 1)])
def test_the_free_card_lies_as_the_player_wants(table: MakeTable, card: str, how: int) -> None:
    """Upright or turned, of any kind (BRK-7.3.2, BRK-7.3.3; BRK-13, D13)."""
    b = Board(table).holds(0, "Plague Pack").has(1, turned("Rat")).holds(1, card).tokens(1, 0, 5)

    b.discards(0, "Plague Pack")
    if how:
        b.guards_free(1, card)
    else:
        b.lays_free(1, card)

    assert [turned(card) if how else card] == b.area(1)
    b.waits("take", 0)


def test_the_free_card_is_optional(table: MakeTable) -> None:
    """Nothing may be laid (BRK-7.3.3; BRK-13, D13)."""
    b = Board(table).holds(0, "Plague Pack").has(1, turned("Rat")).holds(1, "Pork")

    b.discards(0, "Plague Pack").lays_free(1)

    assert [] == b.area(1)
    assert 5 == len(b.hand(1))
    b.waits("take", 0)


def test_who_holds_nothing_to_lay_is_asked_all_the_same(table: MakeTable) -> None:
    """Nobody can tell from the question what is in the hand (BRK-7.3.3, BRK-11.1.1)."""
    b = Board(table).holds(0, "Plague Pack").has(1, turned("Rat"))
    b.holds_only(1, "Military Caravan", "Tunnel Shade", "Worm Brood", "Peaceful Caravan", "Glowing Mist")

    b.discards(0, "Plague Pack")

    assert ["nothing"] == b.options(1)
    b.waits("free_card", 1)


def test_who_holds_no_card_at_all_is_not_asked(table: MakeTable) -> None:
    """The number of cards in a hand is public, so the question would tell nothing (BRK-11.1.2; ruling 16)."""
    b = Board(table).holds(0, "Plague Pack").has(1, turned("Rat")).holds_only(1)

    b.discards(0, "Plague Pack")

    assert [] == b.area(1)
    assert "The VDNKh Commonwealth lays no card for free." == b.told()[-1]
    b.waits("take", 0)


def test_who_holds_one_card_is_asked_whatever_it_is(table: MakeTable) -> None:
    """What it is stays hidden (BRK-11.1.1; ruling 16)."""
    b = Board(table).holds(0, "Plague Pack").has(1, turned("Rat")).holds_only(1, "Military Caravan")

    b.discards(0, "Plague Pack")

    assert ["nothing"] == b.options(1)
    b.waits("free_card", 1)


def test_the_free_card_is_no_main_action_and_draws_by_the_refill_only(table: MakeTable) -> None:
    """Outside the own turn, and the hand is filled with all the others (BRK-7.3.4, BRK-7.5.1)."""
    b = Board(table).holds(0, "Plague Pack").has(1, turned("Rat")).holds(1, "Pork")

    b.discards(0, "Plague Pack").lays_free(1, "Pork")
    assert 4 == len(b.hand(1))
    b.takes(0).takes(1)

    assert 5 == len(b.hand(1))
    assert "discard" in b.options(1)  # the own main action is still to come
    b.waits("action", 1)


def test_the_free_card_does_not_help_against_the_same_attack(table: MakeTable) -> None:
    """With two symbols one card is used, whatever is laid afterwards (BRK-7.3.5)."""
    b = Board(table).holds(0, "Spore Bloom").has(1, turned("Rat")).holds(1, "Backpack")

    b.discards(0, "Spore Bloom").guards_free(1, "Backpack")

    assert [turned("Backpack")] == b.area(1)
    b.waits("take", 0)


# --- not repelled -----------------------------------------------------------------------------------------------------


def test_loss_of_a_station_the_owner_chooses(table: MakeTable) -> None:
    """Its tokens go above (BRK-7.4.1; BRK-13, D14)."""
    b = Board(table).has(1, occupied("Sokolniki", 2), "Kurskaya", "Pork").tokens(1, 1, 2).holds(0, "Tunnel Shade")

    b.discards(0, "Tunnel Shade")
    assert ["Kurskaya", "Sokolniki"] == b.offered(1, "card")
    b.refuses(1, f"card:{ID['Pork']}", "BRK-7.4.1")
    b.gives_up(1, "Sokolniki")

    assert ["Kurskaya", "Pork"] == b.area(1)
    assert (3, 2) == (b.above(1), b.below(1))
    b.waits("take", 0)


def test_a_single_station_is_lost_without_a_question(table: MakeTable) -> None:
    """And without a station nothing is lost (BRK-7.4.1)."""
    b = Board(table, 3).has(1, occupied("Sokolniki", 1), "Pork").tokens(1, 2, 2).has(2, "Pork", "Hunter")
    b.holds(0, "Tunnel Shade")

    b.discards(0, "Tunnel Shade")

    assert (["Pork"], ["Hunter", "Pork"]) == (b.area(1), b.area(2))
    assert (3, 2) == (b.above(1), b.below(1))
    b.waits("take", 0)


@pytest.mark.parametrize(
    ("threat", "left"),
    [
        ("Spore Bloom", ["Hazard Suit", "Knife"]),  # takes peaceful
        ("Reactor Slug", ["Books", "Pork"]),  # takes military
        ("Worm Brood", []),  # takes all resources
    ],
)
def test_loss_of_resources(table: MakeTable, threat: str, left: list[str]) -> None:
    """All upright resources of the category, or of both (BRK-7.4.2, BRK-7.4.3)."""
    b = Board(table).has(1, "Pork", "Books", "Knife", "Hazard Suit").holds(0, threat)

    b.discards(0, threat)

    assert left == b.area(1)
    b.waits("take", 0)


def test_a_loss_of_resources_asks_for_no_station(table: MakeTable) -> None:
    """Two stations in play, and both stay (BRK-7.4.2)."""
    b = Board(table).has(1, "Sokolniki", "Kurskaya", "Pork").holds(0, "Spore Bloom")

    b.discards(0, "Spore Bloom")

    assert ["Kurskaya", "Sokolniki"] == sorted(b.area(1))
    b.waits("take", 0)


def test_defences_heroes_stations_hand_and_tokens_are_not_touched(table: MakeTable) -> None:
    """Only upright resources go (BRK-7.4.4)."""
    b = Board(table).holds(0, "Worm Brood").holds(1, "Pork", "Knife").tokens(1, 2, 2)
    b.has(1, "Rat", turned("Knife"), turned("Candles"), turned("Deep Singer"), "Hunter", occupied("Kurskaya", 1))
    hand = b.hand(1)

    b.discards(0, "Worm Brood")

    assert [turned("Candles"), turned("Deep Singer"), "Hunter", turned("Knife"), occupied("Kurskaya", 1)] == b.area(1)
    assert hand == b.hand(1)
    assert (2, 2) == (b.above(1), b.below(1))
    b.waits("take", 0)


def test_who_does_not_repel_gets_no_free_card(table: MakeTable) -> None:
    """The next question is the refill (BRK-7.4.5)."""
    b = Board(table).holds(0, "Worm Brood").holds(1, "Pork")

    b.discards(0, "Worm Brood")

    b.waits("take", 0)


# --- afterwards -------------------------------------------------------------------------------------------------------


def test_all_hands_are_filled_clockwise_from_the_discarder(table: MakeTable) -> None:
    """Each takes all missing cards before the next begins; the draw of the action is part of it (BRK-7.5.1, 7.5.2)."""
    b = Board(table, 3).turn_of(1).holds(1, "Plague Pack", "Pork").holds_only(2, "Medicine", "Pork", "Books")
    for seat in range(3):
        b.has(seat, turned("Rat" if seat < 2 else "Water Canister"))

    b.discards(1, "Plague Pack").lays_free(1, "Pork").lays_free(2, "Pork").lays_free(0)
    takers = []
    while b.asked()[0][1] in ("take", "take_or_act"):
        takers.append(b.asked()[0][0])
        b.takes(takers[-1])
    b.ends(1)

    assert [1, 1, 2, 2, 2] == takers
    assert [5, 5, 5] == [len(b.hand(seat)) for seat in range(3)]
    b.waits("action", 2)


def test_the_discarder_may_act_before_the_refill(table: MakeTable) -> None:
    """Window (c) opens when the last player has been handled (BRK-7.5.3; BRK-13, D3)."""
    b = Board(table).holds(0, "Tunnel Shade").has(0, "Oktyabrskaya", "Knife", "Machine Gun", turned("Candles"))
    b.has(1, turned("Lucky Charm")).market("Books", "Medicine", "Pork")

    b.discards(0, "Tunnel Shade").lays_free(0).lays_free(1)
    b.completes(0, "Oktyabrskaya", "Knife", "Machine Gun").keeps(0)

    assert 4 == len(b.hand(0))
    assert 6 == b.owned(0)
    b.waits("take_or_act", 0)


def test_windows_open_again_only_after_the_whole_refill(table: MakeTable) -> None:
    """The discarder took his card; the others take theirs; then he may act (BRK-7.5.4)."""
    b = Board(table).holds(0, "Tunnel Shade").has(0, "Oktyabrskaya", "Knife", "Machine Gun", turned("Candles"))
    b.has(1, turned("Lucky Charm")).holds(1, "Pork")

    b.discards(0, "Tunnel Shade").lays_free(0).lays_free(1, "Pork").takes(0, DECK)
    b.waits("take", 1)
    b.takes(1)

    b.waits("end_turn", 0)
    assert ["Oktyabrskaya"] == b.offered(0, "task")


def test_the_monster_is_named_in_the_questions(table: MakeTable) -> None:
    """Who must defend or lose a station knows from what (BRK-7.2.4, BRK-7.4.1)."""
    b = Board(table).has(1, turned("Cooking Pot"), turned("Flashlight")).holds(0, "Pale Whisperer")
    b.discards(0, "Pale Whisperer")
    ask = b.table.match.asks[0]

    assert "Pale Whisperer attacks. Which card do you use up to repel it?" == Voice(b.table.state).asked(ask)
    assert "The VDNKh Commonwealth repels Pale Whisperer." == Voice(b.table.state).waiting(ask)
    b.waits("defend", 1)
