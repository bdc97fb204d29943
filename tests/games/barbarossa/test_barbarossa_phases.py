"""The turn and its four phases (chapters 6 and 7), and drawing (chapter 13)."""

import pytest
from barbarossa_table import RULES, begins_phase, cards, does, front, in_field, offers, position, purse

from railhead.games.barbarossa.activation import activation_cap
from railhead.games.barbarossa.cards import ACTIVATION_CAP, ACTIVATION_SP, IDS
from railhead.kernel.ask import NONE

# --- sequence (chapter 6) -------------------------------------------------------------------------------------------


def test_the_four_phases_in_order_then_the_left_neighbour(table):
    """Activation, Operation, Reinforcement, Ending; then the next seat (BAR-6.1, BAR-4.12)."""
    t = position(table, 3, phase="activation", hands={0: ["horses"], 1: ["horses"], 2: ["horses"]}, turn=1)

    for seat in (1, 2, 0, 1):
        for prompt, answer in (("activation", "end"), ("operation", "end"), ("reinforcement", "end"), ("keep", "done")):
            t.waits_for(prompt, seat)
            t.answer(seat, answer, prompt)
    t.waits_for("activation", 2)


def test_a_round_is_a_turn_of_everybody_from_the_first_player_on():
    """Whoever that is (BAR-6.1, BAR-8.9)."""
    match = RULES.start(3, 7, {"first_player": "2"})
    while match.state.round < 3:
        ask = match.asks[0]
        match.answer(ask.seat, "done" if ask.prompt == "keep" else "end")
    turns = [tuple(event.args[:2]) for event in match.tape.events if event.kind == "turn"]

    assert turns == [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2), (0, 2), (1, 3)]


def test_only_the_turn_player_is_ever_asked(table):
    """In random matches no question goes to anybody else (BAR-6.2)."""
    from random import Random

    dice = Random(3)
    for seats in (2, 5):
        match = RULES.start(seats, 11)
        for _ in range(600):
            assert [ask.seat for ask in match.asks] == [match.state.turn]
            match.answer(match.state.turn, dice.choice(match.asks[0].options))


# --- Activation Phase (7.1) -----------------------------------------------------------------------------------------


def test_all_own_fatigued_cards_become_active(table):
    """Units, AIDs, OBJECTIVEs and EVENTs alike, without a question (BAR-7.1.1, BAR-5.6.3)."""
    t = position(table, phase="activation", front=["~grenadier_regiment", "~field_hospital", "~riga", "~season_of_mud"])

    assert front(t) == ["field_hospital", "grenadier_regiment", "riga", "season_of_mud"]
    t.waits_for("activation", 0)


def test_cards_of_other_players_stay_as_they_are(table):
    """Only the own Activation Phase counts (BAR-5.6.3)."""
    t = position(table, phase="activation", fronts={0: ["~panzer_regiment"], 1: ["~grenadier_regiment"]})

    assert front(t, 0) == ["panzer_regiment"]
    assert front(t, 1) == ["~grenadier_regiment"]
    t.waits_for("activation", 0)


def test_nothing_else_is_done_in_the_activation_phase(table):
    """No abilities, no deployment, no attack, no purchase (BAR-7.1.2, BAR-9.2)."""
    t = position(table, phase="activation", hand=["horses"], front=["grenadier_regiment"], sp=9, rp=3)

    assert sorted(t.options(0)) == ["end", "play:horses"]
    t.refuses(0, "use:grenadier_regiment.a", "BAR-9.2")
    t.refuses(0, "deploy:grenadier_regiment", "BAR-7.2.5")
    t.refuses(0, "place:grenadier_regiment", "BAR-7.2.5")
    t.refuses(0, "attack", "BAR-7.2.2")
    t.refuses(0, "target:hill", "BAR-7.2.2")
    t.refuses(0, "buy:horses", "BAR-7.3.2")
    t.waits_for("activation", 0)


HEAVY = "independent_heavy_tank_battalion"


def test_heavy_tanks_are_paid_for_one_by_one(table):
    """3 SP each; the second stays fatigued without another 3 (BAR-7.1.3; row D4)."""
    t = position(table, phase="activation", front=[f"~{HEAVY}", f"~{HEAVY}"], hand=["trains", "tracks"])
    assert front(t) == [f"~{HEAVY}", f"~{HEAVY}"]
    t.refuses(0, f"activate:{HEAVY}", "BAR-7.1.3")

    does(t, "play:trains", "play:tracks", f"activate:{HEAVY}")
    assert front(t) == [HEAVY, f"~{HEAVY}"]
    assert purse(t) == {"sp": 2}
    t.refuses(0, f"activate:{HEAVY}", "BAR-7.1.3")
    t.waits_for("activation", 0)


def test_what_costs_nothing_is_activated_without_a_purse(table):
    """The data may say 0 SP (BAR-7.1.3)."""
    heavy = IDS.index(HEAVY)
    printed = ACTIVATION_SP[heavy]
    ACTIVATION_SP[heavy] = 0
    try:
        t = position(table, phase="activation", front=[f"~{HEAVY}"])
        does(t, f"activate:{HEAVY}")
    finally:
        ACTIVATION_SP[heavy] = printed

    assert front(t) == [HEAVY]
    t.waits_for("activation", 0)


def test_not_paying_leaves_the_card_fatigued(table):
    """The player may do without, and later it is too late (BAR-7.1.3)."""
    t = position(table, phase="activation", front=[f"~{HEAVY}"], sp=5)
    does(t, "end")

    assert front(t) == [f"~{HEAVY}"]
    t.refuses(0, f"activate:{HEAVY}", "BAR-7.1.3")
    t.waits_for("operation", 0)


def test_an_active_card_and_other_cards_are_not_paid_for(table):
    """Paying activates fatigued cards that say so, nothing else (BAR-7.1.3)."""
    t = position(table, phase="activation", front=[HEAVY, "~panzer_regiment"], sp=9)

    t.refuses(0, f"activate:{HEAVY}", "BAR-7.1.3")
    t.refuses(0, "activate:panzer_regiment", "BAR-7.1.3")
    t.waits_for("activation", 0)


def test_general_winter_lets_three_cards_wake(table):
    """The owner chooses three of his fatigued cards, no fewer (BAR-7.1.4; row D2)."""
    tired = ["~grenadier_regiment", "~panzer_grenadier", "~panzer_regiment", "~field_hospital", "general_winter"]
    t = position(table, phase="activation", front=tired)
    t.waits_for("activate_some", 0)
    assert len(t.options(0)) == 4
    t.refuses(0, "fatigued:pioneer_battalion", "BAR-7.1.4")
    t.refuses(0, "end", "BAR-7.1.4")

    does(t, "fatigued:panzer_regiment", "fatigued:grenadier_regiment", "fatigued:field_hospital")
    assert front(t) == [
        "field_hospital",
        "general_winter",
        "grenadier_regiment",
        "panzer_regiment",
        "~panzer_grenadier",
    ]
    t.waits_for("activation", 0)


def test_with_three_fatigued_cards_general_winter_asks_nothing(table):
    """Three or fewer are all activated (BAR-7.1.4)."""
    t = position(
        table, phase="activation", front=["~grenadier_regiment", "~panzer_grenadier", "~riga", "general_winter"]
    )

    assert front(t) == ["general_winter", "grenadier_regiment", "panzer_grenadier", "riga"]
    t.waits_for("activation", 0)


def test_two_winters_do_not_add_up_and_payments_do_not_count(table):
    """The smallest cap holds; Heavy Tanks neither count nor wake by themselves (BAR-7.1.4)."""
    t = position(
        table,
        phase="activation",
        front=["general_winter", "general_winter", *["~grenadier_regiment"] * 5, f"~{HEAVY}"],
        sp=3,
    )
    assert front(t).count("grenadier_regiment") == 3  # all alike: nothing to choose
    assert f"~{HEAVY}" in front(t)

    assert t.options(0) == ["end", f"activate:{HEAVY}"]  # the Grenadiers that sleep on are not paid for

    does(t, f"activate:{HEAVY}")
    assert HEAVY in front(t)
    t.waits_for("activation", 0)


def test_of_two_cards_that_let_fewer_wake_the_stricter_one_holds(table):
    """Wherever it lies (BAR-7.1.4); only one printed card says so, another one may be added to the data."""
    t = position(table, phase="activation", front=["general_winter", "field_hospital", "grenadier_regiment"])
    t.waits_for("activation", 0)
    hospital = IDS.index("field_hospital")
    try:
        for limit, cap in ((2, 2), (5, 3)):
            ACTIVATION_CAP[hospital] = limit
            assert cap == activation_cap(t.state.deploying[0])
    finally:
        ACTIVATION_CAP[hospital] = NONE


# --- Operation Phase (7.2) ------------------------------------------------------------------------------------------


def test_the_operation_phase_begins_with_one_operation_point(table):
    """Whatever else the player has (BAR-7.2.1)."""
    t = begins_phase(position(table, sp=2))

    assert purse(t) == {"op": 1, "sp": 2}
    t.waits_for("operation", 0)


def test_everything_in_any_order(table):
    """Ability, card, attack, card, deployment, ability (BAR-7.2.2, BAR-7.2.3, BAR-9.2)."""
    t = position(
        table, hand=["armored_reconnaissance_battalion", "grenadier_regiment"], front=["panzer_grenadier"], op=1, bp=2
    )
    does(t, "use:panzer_grenadier.a", "play:armored_reconnaissance_battalion")
    does(t, "attack", "target:position", "pay", "play:grenadier_regiment", "deploy:grenadier_regiment")
    does(t, "use_fatigued:grenadier_regiment.b")

    assert front(t) == ["position", "~panzer_grenadier"]
    assert purse(t) == {"op": 1, "rp": 1, "bp": 1}
    t.waits_for("operation", 0)


def test_one_attack_in_a_phase(table):
    """Won or lost, the second is refused (BAR-7.2.3, BAR-12.1)."""
    t = position(table, front=["~grenadier_regiment"], bp=20)
    does(t, "attack", "target:position", "pay")
    t.refuses(0, "attack", "BAR-7.2.3")
    t.waits_for("operation", 0)

    t = position(table, front=["~grenadier_regiment"])
    does(t, "attack", "target:position", "give_up")
    t.refuses(0, "attack", "BAR-7.2.3")
    t.waits_for("operation", 0)


def test_the_phase_can_be_ended_without_doing_anything(table):
    """Nobody is forced to play, deploy or attack (BAR-7.2.4, BAR-12.11)."""
    t = position(table, hand=["grenadier_regiment"], playing=["panzer_grenadier"], front=["grenadier_regiment"], op=3)
    does(t, "end")

    assert front(t) == ["grenadier_regiment"]
    t.waits_for("reinforcement", 0)


def test_rights_to_deploy_end_with_the_phase(table):
    """Neither the played card nor cards from the hand afterwards; next turn the right is gone (BAR-7.2.5, BAR-10.8)."""
    t = position(
        table,
        hand=["grenadier_regiment", "division_headquarters_company", "panzer_grenadier"],
        deck=["horses"] * 20,
        op=3,
    )
    does(t, "play:division_headquarters_company", "play:grenadier_regiment", "end")
    t.refuses(0, "deploy:grenadier_regiment", "BAR-7.2.5")
    t.refuses(0, "place:panzer_grenadier", "BAR-7.2.5")
    does(t, "end", "card:panzer_grenadier")
    does(t, "end", "end", "end", seat=1)

    does(t, "end")
    t.refuses(0, "place:panzer_grenadier", "BAR-10.8")
    t.waits_for("operation", 0)


# --- Reinforcement Phase (7.3) --------------------------------------------------------------------------------------


def test_the_reinforcement_phase_begins_with_one_reinforcement_point(table):
    """Plus what Army Group Headquarters give (BAR-7.3.1)."""
    t = begins_phase(position(table, phase="reinforcement"))
    assert purse(t) == {"rp": 1}
    t.waits_for("reinforcement", 0)

    t = begins_phase(position(table, phase="reinforcement", front=["army_group_headquarters"]))
    assert purse(t) == {"rp": 2}
    t.waits_for("reinforcement", 0)


def test_gains_come_before_losses(table):
    """Whatever the order in which the cards lie; several of one kind act one after the other (BAR-7.3.1, BAR-13.4)."""
    for order in (["partisan_bands", "army_group_headquarters"], ["army_group_headquarters", "partisan_bands"]):
        t = position(table, front=order, sp=3)
        does(t, "end")
        assert purse(t) == {"rp": 2, "sp": 1}
        assert t.told()[-4:] == [
            "Player 1 profits from Army Group Headquarters.",
            "Player 1 gains 1 RP and now has 2 RP.",
            "Player 1 suffers from Partisan Bands.",
            "Player 1 loses 2 SP and has 1 SP left.",
        ]
        t.waits_for("reinforcement", 0)


def test_a_loss_takes_what_is_there_and_later_transports_yield_in_full(table):
    """Horses played after the loss give their SP (BAR-7.3.3)."""
    t = position(table, front=["partisan_bands"], hand=["horses", "tracks"])
    does(t, "play:horses", "end")
    assert purse(t) == {"rp": 1}

    does(t, "play:tracks")
    assert purse(t) == {"rp": 1, "sp": 2}
    t.waits_for("reinforcement", 0)


def test_nothing_else_is_done_in_the_reinforcement_phase(table):
    """No other cards, abilities, attack or deployment (BAR-7.3.2, BAR-9.2)."""
    t = position(
        table,
        phase="reinforcement",
        hand=["militia_battalions", "horses"],
        playing=["grenadier_regiment"],
        front=["panzer_grenadier"],
        op=2,
        bp=9,
        rp=1,
    )

    assert sorted(t.options(0)) == ["buy:horses", "end", "play:horses"]
    t.refuses(0, "play:militia_battalions", "BAR-5.2.1")
    t.refuses(0, "use:panzer_grenadier.a", "BAR-9.2")
    t.refuses(0, "attack", "BAR-7.2.2")
    t.refuses(0, "deploy:grenadier_regiment", "BAR-7.2.5")
    t.refuses(0, "activate:panzer_grenadier", "BAR-7.1.3")
    t.waits_for("reinforcement", 0)


# --- Ending Phase (7.4) ---------------------------------------------------------------------------------------------


def test_the_playing_zone_is_cleared_before_the_hand(table):
    """When the player decides what to keep, the played cards are gone already (BAR-7.4.1, BAR-7.4.3)."""
    t = position(table, phase="ending", playing=["horses", "lightning_offensive"], hand=["tracks"])

    t.waits_for("keep", 0)
    assert t.zone("playing") == []
    assert t.zone("discard", 0) == ["horses"]
    assert in_field(t, "lightning_offensive") == 6


def test_at_most_one_card_is_kept(table):
    """Any card of the hand, or none; the rest is discarded (BAR-7.4.2; row D28)."""
    t = position(table, phase="ending", hand=["tracks", "tracks", "trains"], deck=["horses"] * 4)
    assert sorted(t.options(0)) == ["card:tracks", "card:trains", "done"]
    t.refuses(0, "card:horses", "BAR-7.4.2")
    does(t, "card:tracks")
    assert cards(t, "hand", 0) == ["horses"] * 4 + ["tracks"]
    assert cards(t, "discard", 0) == ["tracks", "trains"]
    t.waits_for("activation", 1)

    t = position(table, phase="ending", hand=["tracks", "trains"], deck=["horses"] * 4)
    does(t, "done")
    assert cards(t, "hand", 0) == ["horses"] * 4
    assert cards(t, "discard", 0) == ["tracks", "trains"]
    t.waits_for("activation", 1)


def test_with_an_empty_hand_there_is_nothing_to_keep(table):
    """No question is asked (BAR-7.4.2)."""
    t = position(table, phase="ending", deck=["horses"] * 5)

    assert t.zone("hand", 0) == ["horses"] * 4
    t.waits_for("activation", 1)


def test_deployed_cards_are_not_discarded(table):
    """They stay, as they are (BAR-7.4.4, BAR-10.2)."""
    t = position(table, phase="ending", front=["grenadier_regiment", "~panzer_regiment", "hill"])

    assert front(t) == ["grenadier_regiment", "hill", "~panzer_regiment"]
    t.waits_for("activation", 1)


def test_bought_and_discarded_cards_are_shuffled_into_the_new_deck(table):
    """The deck runs out while four cards are drawn (BAR-7.4.5, BAR-11.3, BAR-13.1)."""
    t = position(
        table, phase="reinforcement", deck=["horses"], hand=["grenadier_regiment"], playing=["trains"], rp=1, sp=3
    )
    t.chance("deck", "tracks", "grenadier_regiment", "trains")
    does(t, "buy:tracks", "end", "done")

    assert cards(t, "hand", 0) == ["grenadier_regiment", "horses", "tracks", "trains"]
    assert t.zone("deck", 0) == t.zone("discard", 0) == []
    assert "Player 1 shuffles the discard pile into a new deck." in t.told()
    t.waits_for("activation", 1)


# --- drawing (chapter 13) -------------------------------------------------------------------------------------------


def test_the_deck_is_not_rebuilt_before_a_card_is_needed(table):
    """Four cards in the deck, four drawn: the discard pile stays (BAR-13.1)."""
    t = position(table, phase="ending", deck=["horses"] * 4, discard=["tracks"])

    assert t.zone("deck", 0) == []
    assert t.zone("discard", 0) == ["tracks"]
    t.waits_for("activation", 1)


def test_without_deck_and_discard_pile_the_rest_of_the_draw_is_lost(table):
    """Two cards are all there are (BAR-13.2)."""
    t = position(table, hand=["strategic_planning", "strategic_planning"], deck=["horses"], discard=["tracks"], op=2)
    does(t, "play:strategic_planning", "play:strategic_planning")

    assert cards(t, "hand", 0) == ["horses", "tracks"]
    t.waits_for("operation", 0)


@pytest.mark.parametrize("kept", [0, 1])
def test_the_new_hand_has_four_or_five_cards(table, kept):
    """Four are drawn, whether a card is kept or not (BAR-7.4.5)."""
    t = position(table, phase="ending", hand=["trains", "tracks"], deck=["horses"] * 9)
    does(t, "card:trains" if kept else "done")

    assert len(t.zone("hand", 0)) == 4 + kept
    t.waits_for("activation", 1)


def test_card_texts_go_before_the_rulebook(table):
    """The rules wake all cards (BAR-5.6.3); the text of the Heavy Tanks says no, and holds (BAR-13.3)."""
    t = position(table, phase="activation", front=[f"~{HEAVY}", "~panzer_regiment"])

    assert front(t) == ["panzer_regiment", f"~{HEAVY}"]
    assert offers(t, "activate") == []
    t.waits_for("activation", 0)


# --- answers in advance ---------------------------------------------------------------------------------------------


def test_the_activation_phase_can_be_ended_in_advance_unless_a_payment_is_open(table):
    """Whether the hand holds TRANSPORTs makes no difference, so nobody learns it (BAR-7.1.2, chapter 16)."""
    standing = next(standing for standing in RULES.standing if standing.name == "no_activation")
    end = RULES.vocabulary.index["end"]
    for hand in (["horses", "trains"], ["signal_battalion"]):
        t = position(table, phase="activation", hand=hand, front=[f"~{HEAVY}"], sp=2)
        assert standing.answer(t.match.view(0), t.match.asks[0]) == end
        t.waits_for("activation", 0)

        t = position(table, phase="activation", hand=hand, front=[f"~{HEAVY}"], sp=3)
        assert standing.answer(t.match.view(0), t.match.asks[0]) is None
        t.waits_for("activation", 0)


# --- answers given in advance ---------------------------------------------------------------------------------------


def test_who_activates_nothing_in_advance_is_still_asked_where_more_than_transports_is_open():
    """TRANSPORTs cost nothing and wait for the operation: beside them alone the phase ends by itself (BAR-7.1.3)."""
    standing = next(one for one in RULES.standing if one.name == "no_activation")

    names = {RULES.vocabulary.names[option] for option in standing.besides}
    assert names == {"play:horses", "play:tracks", "play:trains"}
