"""Zones know card by card who has seen what lies there."""

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import railhead
from railhead.kernel.codec import decode_zone
from railhead.kernel.events import Tape
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.state import State
from railhead.kernel.vocabulary import Vocabulary
from railhead.kernel.zones import EVERYBODY, HIDDEN, NOBODY, Zone, empty_zone, hand, pile

ANNA, BORIS, CLARA = 1, 2, 4


def state() -> State:
    new = State()
    new.rules = Ruleset()
    new.barred = 0
    new.tape = None
    return new


def hand_of(owner: int, *cards: int):  # type: ignore[no-untyped-def]  # a helper of three lines
    zone = empty_zone(base=owner)
    for card in cards:
        zone.put(card, 0)
    return zone


def deck_of(*cards: int):  # type: ignore[no-untyped-def]  # a helper of three lines
    zone = empty_zone(ordered=True)
    for card in cards:
        zone.put(card, 0)
    return zone


def test_a_card_drawn_is_known_to_its_new_owner_alone() -> None:
    deck, hand = deck_of(7, 8), hand_of(ANNA)
    state().move(deck, -1, hand)

    assert ([8], ANNA) == (hand.cards, hand.known(0))


def test_a_scouted_card_is_known_wherever_it_openly_goes() -> None:
    g, deck, hand = state(), deck_of(7, 8), hand_of(ANNA)
    g.show(deck, -1, BORIS)
    g.move(deck, -1, hand)

    assert ANNA | BORIS == hand.known(0)
    assert [] == deck.seen


def test_a_card_put_under_the_deck_is_known_until_it_is_shuffled() -> None:
    g, deck = state(), deck_of(7, 8)
    g.chance = __import__("railhead.kernel.chance", fromlist=["Chance"]).Chance()
    g.show(deck, -1, BORIS)
    g.move(deck, -1, deck, bottom=True)

    assert ([8, 7], BORIS, 0) == (deck.cards, deck.known(0), deck.known(1))
    g.shuffle(deck, "deck")
    assert [0, 0] == [deck.known(0), deck.known(1)]


def test_a_stolen_card_is_known_to_both_players_and_nobody_else() -> None:
    one, other = hand_of(ANNA, 7, 8), hand_of(BORIS, 9)
    state().move(one, 0, other)

    assert [BORIS, ANNA | BORIS] == [other.known(0), other.known(1)]


def test_an_unseen_choice_from_a_hand_makes_the_others_forget() -> None:
    g, one, other, table = state(), hand_of(ANNA, 7, 8), hand_of(BORIS, 9), hand_of(BORIS)
    g.move(one, 0, other)
    g.move(other, 0, table)  # Boris lays a card face down: it could be the one Anna knows

    assert [BORIS] == [other.known(0)]
    assert [BORIS] == [table.known(0)]


def test_a_card_played_openly_leaves_the_knowledge_of_the_others_alone() -> None:
    g, one, other = state(), hand_of(ANNA, 7, 8), hand_of(BORIS, 9)
    discard = empty_zone(base=EVERYBODY, ordered=True)
    g.move(one, 0, other)
    g.move(other, 0, discard)

    assert ANNA | BORIS == other.known(0)
    assert EVERYBODY == discard.known(0)


def test_of_two_equal_cards_the_known_one_may_be_the_one_that_left() -> None:
    """Anna knows one 7 of Boris; when he plays a 7, whichever copy it was, she knows of none any more."""
    for played in (0, 1):
        g, one, other = state(), hand_of(ANNA, 7), hand_of(BORIS, 7)
        discard = empty_zone(base=EVERYBODY, ordered=True)
        g.move(one, 0, other)
        g.move(other, played, discard)

        assert BORIS == other.known(0)


def test_who_knew_two_equal_cards_still_knows_one() -> None:
    g, one, other = state(), hand_of(ANNA, 7, 7), hand_of(BORIS, 8)
    discard = empty_zone(base=EVERYBODY, ordered=True)
    g.move(one, 0, other)
    g.move(one, 0, other)
    g.move_card(other, 7, discard)

    assert [BORIS, ANNA | BORIS] == [other.known(0), other.known(1)]


def test_exchanged_hands_are_known_to_both_players() -> None:
    g, one, other = state(), hand_of(ANNA, 7, 8), hand_of(BORIS, 9)
    g.exchange(one, other)

    assert ([9], [7, 8]) == (one.cards, other.cards)
    assert ANNA | BORIS == one.known(0) == other.known(0) == other.known(1)


def test_marks_travel_only_where_they_are_given_and_leave_with_their_card() -> None:
    g = state()
    one, other = empty_zone(base=EVERYBODY, marked=True), empty_zone(base=EVERYBODY, marked=True)
    one.put(7, 0, mark=3)
    one.put(8, 0, mark=5)
    g.move(one, 0, other, mark=2)

    assert ([8], [5]) == (one.cards, one.marks)
    assert ([7], [2]) == (other.cards, other.marks)


def test_a_copy_of_a_zone_is_independent() -> None:
    zone = empty_zone(base=ANNA, marked=True)
    copy = zone.copy()
    copy.put(7, BORIS, mark=1)

    assert ([], [], []) == (zone.cards, zone.seen, zone.marks)
    assert ([7], [ANNA | BORIS], [1]) == (copy.cards, copy.seen, copy.marks)


def test_what_was_shown_bars_those_who_did_not_know_it_from_taking_back() -> None:
    g, hand, deck = state(), hand_of(ANNA, 7), deck_of(8)
    discard = empty_zone(base=EVERYBODY, ordered=True)
    g.move(hand, 0, discard)
    assert (0, BORIS) == (g.barred & ANNA, g.barred & BORIS)

    g.move(deck, -1, hand)
    assert ANNA == g.barred & ANNA


def test_a_tape_that_wants_to_know_keeps_who_turned_up_which_card_and_when() -> None:
    g, pile = state(), empty_zone(base=EVERYBODY, ordered=True)
    g.tape = Tape()
    g.move(hand_of(ANNA, 7), -1, pile)
    assert [] == g.tape.shown

    g.tape.keeps_shown = True
    g.move(hand_of(ANNA, 7), -1, pile)
    g.tell("next")
    g.move(hand_of(BORIS, 7), -1, pile)
    g.move(pile, -1, pile)  # everybody knew it already
    deck = deck_of(8)
    g.show(deck, -1, CLARA)
    g.move_all(deck, pile)

    turned_up = [(7, ANNA, EVERYBODY, 0), (7, BORIS, EVERYBODY, 1), (8, 0, CLARA, 1), (8, CLARA, EVERYBODY, 1)]
    assert turned_up == g.tape.shown


# --- sets: which cards they are is known, which of them lies where is not -------------------------------------------


class Field(State):
    hands: "list[Zone]"
    deck: "Zone"
    table: "Zone"


ANNA_SEAT, BORIS_SEAT = 0, 1
CARDS = ["ace", "king", "queen", "ten", "nine", "eight"]


class Cards(Ruleset):
    """Zones and cards and nothing to do with them."""

    def new_state(self) -> State:
        return Field()


def field(anna: str = "", boris: str = "", deck: str = "", table: str = "") -> Any:
    """A position of three seats: hands of the first two, a face-down deck (the last card on top), an open table."""
    rules = Cards()
    rules.keeps_sets = True
    rules.name, rules.title, rules.version, rules.options, rules.kinds = "cards", "Cards", "1", (), {}
    rules.seats, rules.vocabulary = range(1, 11), Vocabulary()
    rules.cards, rules.card_titles, rules.reasons, rules.package = CARDS, CARDS, [], "nowhere"
    rules.zones = (
        hand("hands", "Hands", pool="cards"),
        pile("deck", "Deck", pool="cards"),
        hand("table", "Table", pool="cards", face="all", each=False),
    )
    g: Any = Field()
    g.begin(rules, 3, {})
    g.chance.seed(3)
    g.over = True  # nobody is asked anything
    for zone, cards in ((g.hands[0], anna), (g.hands[1], boris), (g.deck, deck), (g.table, table)):
        for card in cards.split():
            zone.put(CARDS.index(card), 0)
    return g


def names(cards: list[int]) -> list[str]:
    return ["?" if card == HIDDEN else CARDS[card] for card in cards]


def sees(g: Any, seat: int | None, zone: str = "deck") -> list[str]:
    """The cards of a zone from the bottom, as a seat sees them; `?a|b` where one of these lies."""
    view = g.view(seat)
    shown = getattr(view.state, zone) if zone != "hand" else view.state.hands[ANNA_SEAT]
    return [
        name + "|".join(names(view.one_of(shown, at))) if name == "?" else name
        for at, name in enumerate(names(shown.cards))
    ]


def bury(g: Any, *cards: str) -> None:
    """Anna takes open cards up and puts them under the deck in an order that she alone knows."""
    g.move_all(g.table, g.hands[ANNA_SEAT])
    for card in cards:
        g.move(g.hands[ANNA_SEAT], g.hands[ANNA_SEAT].cards.index(CARDS.index(card)), g.deck, bottom=True)


def test_known_cards_put_down_in_a_secret_order_are_a_known_set_to_the_others() -> None:
    g = field(deck="ten nine", table="ace king")
    bury(g, "ace", "king")

    assert ["king", "ace", "?", "?"] == sees(g, ANNA_SEAT)
    assert ["?ace|king", "?ace|king", "?", "?"] == sees(g, BORIS_SEAT) == sees(g, None)


def test_a_set_that_is_still_on_its_way_is_known_wherever_its_cards_lie() -> None:
    g = field(deck="ten", table="ace king queen")
    bury(g, "king")

    assert ["?ace|king|queen", "?"] == sees(g, BORIS_SEAT)
    assert ["?ace|king|queen"] * 2 == sees(g, BORIS_SEAT, "hand")


def test_a_view_imagines_a_set_within_itself_and_in_every_order() -> None:
    g = field(boris="ten nine", deck="eight", table="ace king")
    bury(g, "ace", "king")
    dreams = {tuple(names(g.view(2).imagine(seed).deck.cards)) for seed in range(60)}

    assert {("ace", "king"), ("king", "ace")} == {dream[:2] for dream in dreams}
    assert {"ten", "nine", "eight"} == {dream[2] for dream in dreams}


def test_who_sees_one_card_of_a_set_of_two_knows_the_other() -> None:
    g = field(table="ace king")
    bury(g, "ace", "king")
    g.move(g.deck, -1, g.table)

    assert ["king"] == sees(g, BORIS_SEAT) == sees(g, None)
    assert [] == g.table.seen, "an open card needs no set"


def test_equal_cards_hide_nothing_from_each_other() -> None:
    g = field(table="ace ace king")
    bury(g, "ace", "king", "ace")
    assert ["?ace|ace|king"] * 3 == sees(g, BORIS_SEAT)

    g.move(g.deck, 1, g.table)
    assert ["ace", "ace"] == sees(g, BORIS_SEAT)


def test_the_only_card_of_a_hand_is_the_one_that_leaves_it() -> None:
    g = field(deck="ten", table="ace")
    bury(g, "ace")

    assert ["ace", "?"] == sees(g, BORIS_SEAT)


def test_a_card_nobody_knows_in_the_hand_makes_the_whole_set_unknown() -> None:
    g = field(anna="nine", deck="ten", table="ace king")
    bury(g, "ace")

    assert ["?", "?"] == sees(g, BORIS_SEAT)
    assert ["?", "?"] == sees(g, BORIS_SEAT, "hand")


def test_a_set_is_forgotten_everywhere_when_part_of_it_mixes_with_unknown_cards() -> None:
    """Anna keeps one of two known cards and draws one; if she then buries one unseen, the first is unknown too."""
    g = field(deck="ten nine", table="ace king")
    bury(g, "ace")
    g.move(g.deck, -1, g.hands[ANNA_SEAT])
    assert ["?ace|king", "?"] == sees(g, BORIS_SEAT)
    g.move(g.hands[ANNA_SEAT], 0, g.deck, bottom=True)

    assert ["?", "?", "?"] == sees(g, BORIS_SEAT)
    assert ["king", "ace", "?"] == sees(g, ANNA_SEAT)


def test_a_card_played_openly_out_of_a_mixed_hand_does_not_betray_the_rest_of_the_set() -> None:
    """Anna holds one of ace and king and a card nobody knows; her ace could be either of them."""
    for drawn in ("ace", "ten"):
        g = field(deck=f"nine {drawn}", table="ace king")
        bury(g, "king" if drawn == "ten" else "ace")
        g.move(g.deck, -1, g.hands[ANNA_SEAT])
        g.move_card(g.hands[ANNA_SEAT], CARDS.index("ace"), g.table)

        assert ["?", "?"] == sees(g, BORIS_SEAT)


def test_a_card_played_openly_out_of_a_hand_of_nothing_but_the_set_leaves_the_rest_known() -> None:
    g = field(table="ace king queen")
    bury(g, "ace")
    g.move_card(g.hands[ANNA_SEAT], CARDS.index("king"), g.table)

    assert ["?ace|queen"] == sees(g, BORIS_SEAT) == sees(g, BORIS_SEAT, "hand")


def test_showing_a_card_of_a_mixed_hand_does_not_betray_the_rest_of_the_set() -> None:
    g = field(deck="nine ten", table="ace king")
    bury(g, "king")
    g.move(g.deck, -1, g.hands[ANNA_SEAT])
    g.show(g.hands[ANNA_SEAT], 0, BORIS)

    assert ["?", "?"] == sees(g, BORIS_SEAT)
    assert ["?ace|king", "?"] == sees(g, 2), "nothing was shown to Clara"


def test_laying_a_mixed_hand_open_does_not_betray_the_rest_of_the_set() -> None:
    g = field(deck="nine ten", table="ace king")
    bury(g, "king")
    g.move(g.deck, -1, g.hands[ANNA_SEAT])
    g.move_all(g.hands[ANNA_SEAT], g.table)

    assert ["?", "?"] == sees(g, BORIS_SEAT)


def test_a_shuffle_makes_everybody_forget_a_set_wherever_its_other_cards_lie() -> None:
    g = field(deck="ten", table="ace king")
    bury(g, "ace")
    g.shuffle(g.deck, "deck")

    assert ["?", "?"] == sees(g, BORIS_SEAT)
    assert ["?"] == sees(g, BORIS_SEAT, "hand")
    assert [] == g.deck.seen == g.hands[ANNA_SEAT].seen


def test_two_sets_that_mix_are_one_larger_set() -> None:
    g = field(deck="ten", table="ace king")
    bury(g, "ace")
    g.hands[BORIS_SEAT].put(CARDS.index("queen"), EVERYBODY)
    g.hands[BORIS_SEAT].put(CARDS.index("nine"), EVERYBODY)
    g.move(g.hands[BORIS_SEAT], 0, g.deck)
    g.move(g.hands[BORIS_SEAT], 0, g.hands[ANNA_SEAT])
    g.move(g.hands[ANNA_SEAT], 0, g.deck)

    assert ["?ace|king|queen|nine", "?", "?ace|king|queen|nine", "?ace|king|queen|nine"] == sees(g, 2)


def test_who_did_not_know_the_cards_does_not_learn_the_set() -> None:
    """Boris was shown the hand, Clara was not."""
    g = field(anna="ace king", deck="ten")
    g.show(g.hands[ANNA_SEAT], 0, BORIS)
    g.show(g.hands[ANNA_SEAT], 1, BORIS)
    g.move(g.hands[ANNA_SEAT], 0, g.deck, bottom=True)

    assert ["?ace|king", "?"] == sees(g, BORIS_SEAT)
    assert ["?", "?"] == sees(g, 2) == sees(g, None)


def test_a_set_is_kept_in_saved_positions_and_told_in_views() -> None:
    g = field(deck="ten", table="ace king")
    bury(g, "ace", "king")
    saved = g.to_json()["zones"]["deck"]
    shown = g.view(1).to_json()

    seats = [str(seat) for seat in range(1, 10)] + ["spectators"]
    assert [None, {"number": 1, "seats": seats}, {"number": 1, "seats": seats}] == saved["sets"]
    assert {"1": ["ace", "king"]} == shown["sets"]
    assert [None, 1, 1] == shown["zones"]["deck"]["sets"]
    assert "sets" not in g.view(0).to_json()
    assert "sets" not in g.view(0).to_json()["zones"]["deck"]
    loaded = empty_zone(ordered=True)
    decode_zone(g.rules, loaded, saved, "deck")
    assert (g.deck.cards, g.deck.seen) == (loaded.cards, loaded.seen)


@pytest.mark.parametrize(
    ("sets", "sentence"),
    [
        ([None], "1 sets"),
        ([{"number": 0, "seats": []}, None, None], "1 or more, not 0"),
        ([{"seats": []}, None, None], "'number' is missing"),
        ([{"number": 1, "seats": ["12"]}, None, None], "not known there"),
        ([7, None, None], "an object is needed"),
    ],
)
def test_a_damaged_set_is_refused(sets: list[object], sentence: str) -> None:
    data = {"cards": ["ace", "king", "ten"], "sets": sets}

    with pytest.raises(railhead.BadPosition, match=sentence):
        decode_zone(field().rules, empty_zone(ordered=True), data, "deck")


# --- what a seat can know of what others know -------------------------------------------------------------------------

CLARA_SEAT = 2


def told(g: Any, seat: int | None) -> Any:
    return g.view(seat).to_json()["zones"]


def test_a_view_does_not_tell_which_card_of_a_hand_another_seat_has_seen() -> None:
    """Clara saw Anna show Boris a card, and Anna play the ace; she cannot know whether it was the one."""
    worlds = []
    for shown in (0, 1):
        g = field(anna="ace king", deck="ten")
        g.show(g.hands[ANNA_SEAT], shown, BORIS)
        g.move(g.hands[ANNA_SEAT], 0, g.table)
        worlds.append(g)

    assert told(worlds[0], CLARA_SEAT) == told(worlds[1], CLARA_SEAT)
    assert told(worlds[0], None) == told(worlds[1], None)
    assert (["?"], ["king"]) == (sees(worlds[0], BORIS_SEAT, "hand"), sees(worlds[1], BORIS_SEAT, "hand"))


def test_a_view_tells_what_its_own_seat_has_seen_and_who_always_sees_it() -> None:
    g = field(anna="ace king")
    g.show(g.hands[ANNA_SEAT], 0, BORIS | CLARA)

    assert {"cards": ["ace", None], "seen": [["0", "1"], ["0"]]} == told(g, BORIS_SEAT)["hands"][ANNA_SEAT]


def test_a_view_tells_that_everybody_knows_what_was_shown_to_everybody() -> None:
    g = field(deck="ten nine")
    g.show(g.deck, -1, EVERYBODY)

    for viewer in (ANNA_SEAT, CLARA_SEAT, None):
        assert {"cards": ["nine", None], "seen": ["all", []]} == told(g, viewer)["deck"]


def test_the_number_of_a_set_does_not_tell_that_another_seat_knows_one() -> None:
    """Boris hides one of two cards, then one of two others; Clara has seen the latter, Anna perhaps the former."""
    worlds = []
    for audience in (NOBODY, ANNA):
        g = field(boris="ten nine", deck="eight")
        boris = g.hands[BORIS_SEAT]
        for at in (0, 1):
            g.show(boris, at, audience)
        g.move(boris, 0, g.deck)
        g.move(boris, 0, g.deck)
        for card in ("ace", "king"):
            boris.put(CARDS.index(card), CLARA)
        g.move(boris, 0, g.deck)
        worlds.append(g)

    assert worlds[0].view(CLARA_SEAT).to_json() == worlds[1].view(CLARA_SEAT).to_json()
    assert ["?", "?", "?", "?ace|king"] == sees(worlds[0], CLARA_SEAT)


def test_in_a_dream_a_seat_still_knows_equal_cards_put_down_in_a_secret_order() -> None:
    g = field(deck="ten nine", table="ace ace")
    bury(g, "ace", "ace")

    assert ["ace", "ace", "?", "?"] == sees(g, BORIS_SEAT) == sees(g.view(BORIS_SEAT).imagine(1), BORIS_SEAT)


def test_a_dream_knows_no_more_of_others_than_the_view() -> None:
    g = field(anna="ace king", deck="ten")
    g.show(g.hands[ANNA_SEAT], 0, BORIS)

    dream = g.view(CLARA_SEAT).imagine(1)
    assert [["?", "?"]] * 2 == [sees(dream, BORIS_SEAT, "hand"), sees(dream, CLARA_SEAT, "hand")]


# --- all worlds that fit what a seat has seen -----------------------------------------------------------------------

World = tuple[tuple[int, ...], tuple[int, ...]]  # Anna's hand, sorted, and the deck from the bottom


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


class Watcher:
    """Keeps every world that fits what Boris has seen, by trying out all of them."""

    def __init__(self, g: Any) -> None:
        self.g = g
        self.hand, self.deck, self.table = g.hands[ANNA_SEAT], g.deck, g.table
        size = len(self.hand.cards)
        deals = permutations(self.hand.cards + self.deck.cards)
        self.worlds: set[World] = {(tuple(sorted(deal[:size])), deal[size:]) for deal in deals}

    def hide(self, at: int, bottom: bool) -> None:
        """Anna puts a card of her hand on or under the deck, unseen."""
        self.g.move(self.hand, at, self.deck, bottom=bottom)
        self.worlds = {
            (without(hand, card), (card, *deck) if bottom else (*deck, card))
            for hand, deck in self.worlds
            for card in hand
        }

    def play(self, at: int) -> None:
        """Anna plays a card openly."""
        card = self.hand.cards[at]
        self.g.move(self.hand, at, self.table)
        self.worlds = {(without(hand, card), deck) for hand, deck in self.worlds if card in hand}

    def show(self, at: int) -> None:
        """Anna shows Boris a card of her hand; not a copy of one he knows, which could be the very same."""
        card = self.hand.cards[at]
        if card in self.g.view(BORIS_SEAT).state.hands[ANNA_SEAT].cards:
            return
        self.g.show(self.hand, at, BORIS)
        self.worlds = {(hand, deck) for hand, deck in self.worlds if card in hand}

    def turn_up(self, at: int) -> None:
        """The top card of the deck is turned up."""
        card = self.g.move(self.deck, -1, self.table)
        self.worlds = {(hand, deck[:-1]) for hand, deck in self.worlds if deck[-1] == card}

    def draw(self, at: int) -> None:
        """Anna draws the top card of the deck."""
        self.g.move(self.deck, -1, self.hand)
        self.worlds = {(tuple(sorted((*hand, deck[-1]))), deck[:-1]) for hand, deck in self.worlds}

    def take_up(self, at: int) -> None:
        """Anna takes all open cards into her hand."""
        cards = self.table.cards[:]
        self.g.move_all(self.table, self.hand)
        self.worlds = {(tuple(sorted((*hand, *cards))), deck) for hand, deck in self.worlds}

    def allowed(self, world: World) -> bool:
        """Does the view of Boris leave this world possible?"""
        hand, deck = list(world[0]), world[1]
        view = self.g.view(BORIS_SEAT)
        shown = view.state
        sets = {number: cards[:] for number, cards in view.sets.items()}
        for at, card in enumerate(deck):
            number = shown.deck.set_known_to(BORIS_SEAT, at) if shown.deck.cards[at] == HIDDEN else 0
            if shown.deck.cards[at] not in (HIDDEN, card) or (number and card not in sets[number]):
                return False
            if number:
                sets[number].remove(card)
        known = [card for card in shown.hands[ANNA_SEAT].cards if card != HIDDEN]
        for card in known + [card for cards in sets.values() for card in cards]:
            if card not in hand:
                return False
            hand.remove(card)
        return True


ACTS = ["hide", "bury", "play", "show", "turn_up", "draw", "take_up"]


@settings(max_examples=300, deadline=None)
@given(
    st.lists(st.integers(0, 3), min_size=5, max_size=5),
    st.integers(0, 5),
    st.lists(st.tuples(st.sampled_from(ACTS), st.integers(0, 9)), max_size=9),
)
def test_a_view_never_rules_out_a_world_that_fits_what_the_seat_has_seen(
    cards: list[int], held: int, acts: list[tuple[str, int]]
) -> None:
    """Whatever is claimed about a place or a set is true in all worlds that Boris must reckon with."""
    names = [CARDS[card] for card in cards]
    watcher = Watcher(field(anna=" ".join(names[:held]), deck=" ".join(names[held:])))
    for act, at in acts:
        source = watcher.deck if act in ("turn_up", "draw") else watcher.table if act == "take_up" else watcher.hand
        if not source.cards:
            continue
        place = at % max(1, len(watcher.hand.cards))
        if act in ("hide", "bury"):
            watcher.hide(place, act == "bury")
        else:
            getattr(watcher, act)(place)

        assert all(watcher.allowed(world) for world in watcher.worlds), f"after {act}"
