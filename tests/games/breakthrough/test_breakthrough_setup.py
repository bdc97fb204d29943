"""Chapter BRK-3: set-up."""

from typing import Any

import pytest
from breakthrough_table import DATA, FACTIONS, ID, Board, MakeTable

import railhead
from railhead.present.voice import Voice

RULES = railhead.ruleset("breakthrough")
BOX = {kind: sum(card["count"] for card in DATA[kind]) for kind in ("station", "threat", "caravan", "resource", "hero")}


def started(seats: int, seed: int = 1, **options: str) -> Any:
    """A match after the choice of factions, each player taking the first that is left."""
    match = RULES.start(seats, seed, options)
    while match.asks[0].prompt == "choose_faction":
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    return match


def test_the_box_says_what_it_is() -> None:
    """The published game; from 1 (light) to 5 the weight is ours."""
    box = RULES.credits

    assert box is not None
    assert (("Evgeniy Nikitin",), "Hobby World", 2015) == (box.designers, box.publisher, box.year)
    assert ((45, 45), 12, 2) == (box.minutes, box.age, box.weight)


def test_who_has_not_chosen_yet_has_no_face() -> None:
    """The faction card is the face of a player, once he has one (BRK-3.1.1)."""
    match = RULES.start(2, 1)
    first = match.asks[0].seat

    assert ["", ""] == [RULES.seat_face(match.state, seat) for seat in (0, 1)]
    match.answer(first, match.asks[0].options[0])
    assert [True, False] == [RULES.seat_face(match.state, seat) != "" for seat in (first, 1 - first)]


def kinds(match: Any, *zones: str) -> dict[str, int]:
    """How many cards of each kind lie in these zones."""
    found = dict.fromkeys(BOX, 0)
    for zone in zones:
        value = getattr(match.state, zone)
        for one in value if isinstance(value, list) else [value]:
            for card in one.cards:
                prefix = RULES.cards[card].partition("_")[0]
                kind = {"sta": "station", "thr": "threat", "car": "caravan", "res": "resource", "her": "hero"}[prefix]
                found[kind] += 1
    return found


def test_players_choose_different_factions_in_seating_order() -> None:
    """One after another, a faction that nobody has taken (BRK-3.1.1, BRK-3.1.10)."""
    match = RULES.start(3, 1)

    for seat, faction in enumerate(("fac_bauman", "fac_1905", "fac_vdnkh")):
        assert [(seat, "choose_faction")] == [(ask.seat, ask.prompt) for ask in match.asks]
        assert 5 - seat == len(match.asks[0].options)
        match.answer(seat, f"faction:{faction}")
        if seat < 2:
            with pytest.raises(railhead.IllegalAnswer) as refusal:
                match.answer(seat + 1, f"faction:{faction}")
            assert "BRK-3.1.1" == refusal.value.rule

    assert ["fac_bauman", "fac_1905", "fac_vdnkh"] == [RULES.cards[card] for card in match.state.faction]


def test_the_fifth_player_gets_the_faction_that_is_left() -> None:
    """With one card left there is nothing to choose (BRK-3.1.1)."""
    match = started(5)

    assert sorted(FACTIONS) == sorted(RULES.card_titles[card] for card in match.state.faction)
    assert 4 == sum("answer" in entry for entry in match.log["entries"])


def test_factions_are_dealt_at_random_if_the_host_wants_it() -> None:
    """Nobody is asked, and seeds differ (BRK-3.1.10)."""
    dealt = set()
    for seed in range(20):
        match = RULES.start(2, seed, {"factions": "random"})
        assert "action" == match.asks[0].prompt
        assert match.state.faction[0] != match.state.faction[1]
        dealt.add(tuple(match.state.faction))

    assert len(dealt) > 5


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_begins_alike_whatever_their_number(seats: int) -> None:
    """Five tokens above, five in the supply, the task side up, five cards, three in the market (BRK-3.1.3 to 3.1.6)."""
    state = started(seats).state

    assert [5] * seats == state.above == state.supply
    assert [0] * seats == state.below
    assert [False] * seats == state.flipped
    assert [5] * seats == [len(hand.cards) for hand in state.hand]
    assert [0, 1, 2] == sorted(state.market.marks)
    assert [0] * seats == [len(area.cards) for area in state.in_play]
    assert [] == state.discard.cards


@pytest.mark.parametrize(("seats", "size"), [(2, 115), (3, 110), (4, 105), (5, 100)])
def test_the_deck_has_the_right_size_after_set_up(seats: int, size: int) -> None:
    """115, 110, 105 and 100 cards (BRK-3.1.8)."""
    assert size == len(started(seats).state.deck.cards)


def test_all_kinds_but_factions_are_in_the_common_deck() -> None:
    """One deck of 128 cards; faction cards are never in it, and unused ones are out of play (BRK-3.1.2, BRK-3.1.4)."""
    match = started(2)

    assert BOX == kinds(match, "deck", "hand", "market", "discard", "in_play")
    assert 128 == sum(BOX.values())
    unused = [name for name in FACTIONS if RULES.cards.index(ID[name]) not in match.state.faction]
    assert 3 == len(unused)
    assert not [name for name in unused if ID[name] in str(match.state.to_json())]


def test_the_deck_is_shuffled() -> None:
    """Other seeds, other hands (BRK-3.1.4, BRK-3.1.5)."""
    hands = {tuple(started(2, seed).state.hand[0].cards) for seed in range(10)}

    assert 10 == len(hands)


def test_hands_are_dealt_face_down_and_the_market_face_up() -> None:
    """Each player sees the own hand, nobody the deck, everybody the market (BRK-3.1.5, BRK-3.1.6)."""
    match = started(2)
    views = [match.view(seat).to_json()["zones"] for seat in (0, 1, None)]

    assert None not in views[0]["hand"][0]
    assert [None] * 5 == views[1]["hand"][0] == views[2]["hand"][0] == views[0]["hand"][1]
    assert all(set(view["deck"]) == {None} for view in views)
    assert all(None not in view["market"]["cards"] for view in views)


def test_everybody_is_told_his_own_cards_and_all_who_leads_whom() -> None:
    """The others are told that he draws (BRK-3.1.1, BRK-3.1.5)."""
    match = started(3)
    hand = [[[card, seat] for card in match.state.hand[seat].cards] for seat in range(3)]
    for viewer in range(3):
        drawn = [event for event in match.events(viewer) if event.kind == "draws"]

        assert hand[viewer] == [[event.secret, *event.args] for event in drawn if event.args == [viewer]]
        assert {-1} == {event.secret for event in drawn if event.args != [viewer]}

    leads = [Voice(match.state).event(event) for event in match.events(None) if event.kind == "leads"]
    assert [f"Player {seat + 1} leads" for seat in range(3)] == [one[: len("Player 1 leads")] for one in leads]


def test_hands_are_dealt_after_the_factions_are_chosen() -> None:
    """Nobody knows his cards when he chooses (BRK-3.1.1, BRK-3.1.5)."""
    match = RULES.start(2, 1)

    assert 128 == len(match.state.deck.cards)
    assert not any(hand.cards for hand in match.state.hand)


def test_the_first_player_is_drawn_at_random_or_named() -> None:
    """Random by default, else the one in the options (BRK-3.1.9)."""
    assert {0, 1, 2} == {started(3, seed).state.active for seed in range(30)}
    for seat in range(3):
        match = started(3, 1, first_player=str(seat + 1))
        assert seat == match.state.active
        assert [(seat, "action")] == [(ask.seat, ask.prompt) for ask in match.asks]


def test_a_first_player_who_is_not_there_is_refused() -> None:
    """The options name a seat of this match (BRK-3.1.9)."""
    with pytest.raises(railhead.BadSetup, match="Player 4 cannot go first in a match of 3 players"):
        RULES.start(3, 1, {"first_player": "4"})


@pytest.mark.parametrize("seats", [0, 1, 6, 10])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    """Two to five players (BRK-1.1.9)."""
    with pytest.raises(railhead.BadSetup, match="for 2 to 5 seats"):
        RULES.start(seats, 1)
    assert [2, 3, 4, 5] == list(RULES.seats)


def test_active_cards_dealt_or_revealed_have_no_effect(table: MakeTable) -> None:
    """Threats and caravans in hands and in the market do nothing by lying there (BRK-3.1.11)."""
    b = Board(table).market("Ghost Giant", "Military Caravan", "Worm Brood").holds(1, "Ghoul", "Peaceful Caravan")
    b.holds(0, "Mushrooms").has(1, "Kurskaya", "Pork").tokens(1, 2, 3)

    b.plays(0, "Mushrooms").takes(0, "Ghost Giant").ends(0)

    assert ["Kurskaya", "Pork"] == b.area(1)
    assert (2, 3) == (b.above(1), b.below(1))
    assert 2 == sum(card in ("Military Caravan", "Worm Brood") for card in b.row())
    b.waits("action", 1)


def test_there_is_no_mulligan() -> None:
    """The first question after set-up is for the main action, with no way to change the hand (BRK-3.1.12)."""
    match = started(2, 1)

    names = [RULES.vocabulary.names[option] for option in match.asks[0].options]
    assert "action" == match.asks[0].prompt
    assert {"discard", "discard_three"} == {name for name in names if not name.startswith(("play:", "guard:"))}
