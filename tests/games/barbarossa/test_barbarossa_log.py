"""What the players are told: everything that somebody at the table would see happen, with its numbers."""

import pytest
from barbarossa_table import begins_phase, does, position, purse

HEAVY = "independent_heavy_tank_battalion"
ALONE = {"event": [], "only_events": True}


def told_by(t, *answers, seat=0, viewer=1):
    """What a viewer is told while the turn player gives these answers."""
    before = len(t.told(viewer))
    does(t, *answers, seat=seat)
    return t.told(viewer)[before:]


# --- phases and points ----------------------------------------------------------------------------------------------


def test_a_turn_is_told_phase_by_phase(table):
    """Round, phases, points, what is discarded and what is kept (BAR-6.1, BAR-7.2.1, BAR-7.3.1, BAR-7.4.2)."""
    t = position(table, phase="activation", round=3, hand=["horses", "tracks", "trains"], deck=["horses"] * 4)

    assert told_by(t, "end") == ["Player 1: Operation Phase.", "Player 1 gains 1 OP and now has 1 OP."]
    assert told_by(t, "end") == ["Player 1: Reinforcement Phase.", "Player 1 gains 1 RP and now has 1 RP."]
    assert told_by(t, "end") == ["Player 1: Ending Phase."]
    assert told_by(t, "card:trains") == [
        "Player 1 discards Trucks from hand.",
        "Player 1 discards Horses from hand.",
        "Player 1 keeps one card in hand.",
        *["Player 1 draws a card."] * 4,
        "Round 3: it is Player 2’s turn.",
        "Player 2: Activation Phase.",
    ]
    t.waits_for("activation", 1)


def test_a_new_round_is_told_with_its_number(table):
    """BAR-6.1, BAR-8.9."""
    t = position(table, phase="ending", turn=1, round=3, decks={1: ["horses"] * 4})

    assert t.told() == [
        "Player 2: Ending Phase.",
        *["Player 2 draws a card."] * 4,
        "Round 4: it is Player 1’s turn.",
        "Player 1: Activation Phase.",
    ]
    t.waits_for("activation", 0)


def test_a_card_put_down_from_the_hand_is_told(table):
    """BAR-10.8."""
    t = position(table, hand=["division_headquarters_company", "grenadier_regiment"], op=1)

    assert told_by(t, "play:division_headquarters_company", "place:grenadier_regiment")[-1:] == [
        "Player 1 puts Grenadier Regiment from hand into the Deploying Zone."
    ]
    t.waits_for("operation", 0)


def test_a_unit_that_is_deployed_is_told(table):
    """Out of the Playing Zone, in the condition that its text names (BAR-10.5)."""
    t = position(table, playing=["grenadier_regiment"])

    assert told_by(t, "deploy:grenadier_regiment")[0] == "Player 1 deploys Grenadier Regiment (fatigued)."
    t.waits_for("operation", 0)


def test_a_look_at_an_empty_event_deck_is_told(table):
    """Nothing to see, nothing to put back (BAR-15.9)."""
    t = position(table, hand=["aerial_reconnaissance"], op=1, **ALONE)

    assert told_by(t, "play:aerial_reconnaissance")[-1] == "The EVENT deck is empty."
    t.waits_for("operation", 0)


def test_keeping_nothing_is_told(table):
    """BAR-7.4.2."""
    t = position(table, phase="ending", hand=["horses"], deck=["tracks"] * 4)

    assert told_by(t, "done")[:2] == ["Player 1 discards Horses from hand.", "Player 1 keeps no card in hand."]
    t.waits_for("activation", 1)


def test_points_gained_are_told_kind_by_kind_with_what_is_there_now(table):
    """BAR-2.1, BAR-5.2.2."""
    t = position(table, hand=["division_headquarters_company", "horses"], deck=["trains"], op=1, sp=1)

    assert told_by(t, "play:division_headquarters_company") == [
        "Player 1 plays Division Headquarters Company for 1 OP.",
        "Player 1 gains 1 OP and now has 1 OP.",
        "Player 1 gains 1 RP and now has 1 RP.",
        "Player 1 draws a card.",
    ]
    assert told_by(t, "play:horses") == ["Player 1 plays Horses.", "Player 1 gains 1 SP and now has 2 SP."]
    t.waits_for("operation", 0)


def test_what_the_mud_takes_is_told(table):
    """BAR-15.15; Horses lose nothing."""
    t = position(table, front=["season_of_mud"] * 3, hand=["horses", "trains", "tracks"])

    assert told_by(t, "play:horses") == ["Player 1 plays Horses.", "Player 1 gains 1 SP and now has 1 SP."]
    assert told_by(t, "play:trains") == ["Player 1 plays Trains.", "Trains yields 3 SP less for Player 1."]
    assert told_by(t, "play:tracks") == ["Player 1 plays Trucks.", "Trucks yields 2 SP less for Player 1."]
    t.waits_for("operation", 0)


def test_a_loss_that_finds_nothing_is_told(table):
    """BAR-2.10, BAR-15.16."""
    t = begins_phase(position(table, phase="reinforcement", front=["partisan_bands"] * 2, sp=2))

    assert t.told() == [
        "Player 1: Reinforcement Phase.",
        "Player 1 gains 1 RP and now has 1 RP.",
        "Player 1 suffers from Partisan Bands.",
        "Player 1 loses 2 SP and has 0 SP left.",
        "Player 1 suffers from Partisan Bands.",
        "Player 1 has nothing to lose.",
    ]
    t.waits_for("reinforcement", 0)


def test_who_has_points_of_another_kind_only_has_nothing_to_lose(table):
    """BAR-2.10, BAR-15.16."""
    t = begins_phase(position(table, phase="reinforcement", front=["partisan_bands"], op=1, bp=3))

    assert t.told()[-2:] == ["Player 1 suffers from Partisan Bands.", "Player 1 has nothing to lose."]
    assert purse(t) == {"op": 1, "rp": 1, "bp": 3}
    t.waits_for("reinforcement", 0)


def test_no_card_left_to_draw_is_told(table):
    """BAR-13.2; cards that are there are drawn first."""
    t = position(table, hand=["strategic_planning"], deck=["horses"], op=1)

    assert told_by(t, "play:strategic_planning")[-2:] == [
        "Player 1 draws a card.",
        "Player 1 has no card left to draw.",
    ]
    t.waits_for("operation", 0)


# --- activation -----------------------------------------------------------------------------------------------------


def test_automatic_activation_is_told_card_by_card_and_what_stays_fatigued_too(table):
    """BAR-7.1.1, BAR-7.1.3."""
    t = position(table, phase="activation", front=["~grenadier_regiment", "riga", f"~{HEAVY}", "~odessa"])

    assert t.told() == [
        "Player 1: Activation Phase.",
        "Player 1: Independent Heavy Tank Battalion stays fatigued.",
        "Player 1: Odessa becomes active.",
        "Player 1: Grenadier Regiment becomes active.",
    ]
    t.waits_for("activation", 0)


def test_what_is_active_already_stays_unmentioned(table):
    """BAR-7.1.1, BAR-7.1.3."""
    t = position(table, phase="activation", front=[HEAVY, "riga"])

    assert t.told() == ["Player 1: Activation Phase."]
    t.waits_for("activation", 0)


def test_who_is_held_up_by_winter_is_told(table):
    """BAR-7.1.4."""
    t = position(table, phase="activation", front=["general_winter", "~riga", *["~grenadier_regiment"] * 4])

    assert t.told() == ["Player 1: Activation Phase.", "Only 3 of Player 1’s 5 fatigued cards become active."]
    does(t, *["fatigued:grenadier_regiment"] * 3)
    t.waits_for("activation", 0)


# --- attacks --------------------------------------------------------------------------------------------------------


def test_a_won_attack_is_told_with_all_its_numbers(table):
    """BAR-12.3 to 12.6."""
    t = position(
        table,
        front=["grenadier_regiment", "hill"],
        city=["smolensk"],
        event=["militia_battalions"],
        bp=8,
    )

    assert told_by(t, "attack") == ["Player 1 declares an attack."]
    assert told_by(t, "target:city") == [
        "Player 1 attacks Smolensk.",
        "EVENT: Militia Battalions (+1 BP).",
        "Smolensk costs 12 BP to occupy; Player 1 has 8 BP.",
    ]
    assert told_by(t, "use:hill.a") == [
        "Player 1 uses Hill: During your attack on a City: return this card to the Field => "
        "its Occupying Cost is lowered by 3.",
        "Player 1 returns Hill to the Field.",
        "Player 1 lowers the Occupying Cost by 3 BP to 9 BP.",
    ]
    assert told_by(t, "use:grenadier_regiment.a") == [
        "Player 1 uses Grenadier Regiment: Fatigue this => +3 BP.",
        "Player 1 gains 3 BP and now has 11 BP.",
    ]
    assert told_by(t, "pay") == [
        "Player 1 pays 9 BP and occupies Smolensk.",
        "Player 1 discards Grenadier Regiment from the Deploying Zone.",
        "Player 1 gains the EVENT Militia Battalions.",
        "Player 1 puts Militia Battalions into the discard pile.",
    ]
    t.waits_for("operation", 0)


def test_a_lost_attack_is_told_with_both_strengths(table):
    """BAR-12.5, BAR-12.7; a red text that finds nothing says so (BAR-12.8)."""
    t = position(table, front=["grenadier_regiment"], city=["kharkov"], event=["red_air_force"], bp=2)
    does(t, "attack", "target:city")

    assert told_by(t, "give_up") == [
        "Player 1 fails to occupy Kharkov with 2 BP against 15 BP.",
        "Kharkov: Player 1 has no suitable card.",
        "Player 1 returns Red Air Force to the Field.",
    ]
    t.waits_for("operation", 0)


def test_several_events_that_go_under_the_deck_are_told_without_their_order(table):
    """BAR-12.7, chapter 16."""
    t = position(table, front=["grenadier_regiment"], city=["minsk"], event=["siberian_divisions", "general_winter"])
    does(t, "attack", "target:city")

    assert told_by(t, "give_up", "card:general_winter") == [
        "Player 1 fails to occupy Minsk with 0 BP against 17 BP.",
        "Player 1 puts the 2 EVENTs under the EVENT deck in a secret order.",
    ]
    t.waits_for("operation", 0)


def test_an_empty_event_deck_is_told(table):
    """BAR-12.3.3."""
    t = position(table, front=["grenadier_regiment"], city=["minsk"], **ALONE)

    assert told_by(t, "attack", "target:city")[1:] == [
        "Player 1 attacks Minsk.",
        "The EVENT deck is empty.",
        "Minsk costs 10 BP to occupy; Player 1 has 0 BP.",
    ]
    t.waits_for("gather", 0)


def test_the_red_air_force_that_finds_no_active_unit_is_told(table):
    """BAR-15.12."""
    t = position(table, front=["~grenadier_regiment"], city=["minsk"], event=["red_air_force"])

    assert "Red Air Force: Player 1 has no suitable card." in told_by(t, "attack", "target:city")
    t.waits_for("gather", 0)


def test_the_choice_of_stalingrad_is_told(table):
    """BAR-15.17."""
    t = position(table, front=["~grenadier_regiment", "~panzer_regiment"], city=["stalingrad"], **ALONE)
    does(t, "attack", "target:city", "give_up")

    assert told_by(t, "choice:stalingrad.1") == [
        "Player 1 chooses: Discard all of your Tanks.",
        "Player 1 discards Panzer Regiment from the Deploying Zone.",
    ]
    t.waits_for("operation", 0)


def test_an_attack_broken_off_by_a_concession_is_told(table):
    """BAR-8.8; a concession without an attack says nothing of one."""
    t = position(table, 3, front=["grenadier_regiment"])
    does(t, "attack", "target:hill")
    before = len(t.told())
    t.match.concede(0)
    assert t.told()[before:][:2] == [
        "Player 1 concedes; all of Player 1’s cards leave the game.",
        "Player 1’s attack on Hill is broken off.",
    ]

    t.match.concede(1)
    assert t.told()[-1] != "Player 2’s attack on Hill is broken off."
    assert t.match.over


# --- cards ----------------------------------------------------------------------------------------------------------


def test_plans_that_return_to_the_field_are_told(table):
    """BAR-3.3.2, BAR-7.4.1."""
    t = position(table, phase="reinforcement", playing=["strategic_planning", "horses"], deck=["horses"] * 4, rp=1)

    assert told_by(t, "end")[:2] == ["Player 1: Ending Phase.", "Player 1 returns Strategic Planning to the Field."]
    t.waits_for("activation", 1)


def test_a_card_whose_deck_is_out_of_the_game_is_told_to_leave_it(table):
    """BAR-4.10."""
    t = position(table, hand=["supply_column", "panzer_regiment"], removed="panzer_regiment", op=1)

    assert told_by(t, "play:supply_column", "card:panzer_regiment")[-1] == (
        "Player 1 puts Panzer Regiment into the box: its deck is out of the game."
    )
    t.waits_for("operation", 0)


def test_declined_offers_of_texts_are_told(table):
    """Nothing returned, nothing taken back, nobody woken (BAR-15.6 to 15.8)."""
    t = position(
        table,
        front=["~grenadier_regiment"],
        hand=["supply_column", "field_replacement_battalion", "lightning_offensive", "horses"],
        discard=["pioneer_battalion"],
        op=3,
    )

    assert told_by(t, "play:supply_column", "done")[-1] == "Player 1 chooses no more cards for Supply Column."
    assert told_by(t, "play:field_replacement_battalion", "done")[-1] == (
        "Player 1 chooses no more cards for Field Replacement Battalion."
    )
    assert told_by(t, "play:lightning_offensive", "done")[-1] == (
        "Player 1 chooses no more cards for Lightning Offensive."
    )
    t.waits_for("operation", 0)


@pytest.mark.parametrize(
    ("card", "where"),
    [
        ("field_replacement_battalion", {"discard": ["panzer_regiment"]}),
        ("lightning_offensive", {"front": ["grenadier_regiment"]}),
        ("supply_column", {}),
    ],
)
def test_texts_that_find_nothing_are_told(table, card, where):
    """BAR-15.6 to 15.8."""
    t = position(table, hand=[card], op=1, **where)
    title = t.rules.card_titles[t.rules.cards.index(card)]

    assert told_by(t, f"play:{card}")[-1] == f"{title}: Player 1 has no suitable card."
    t.waits_for("operation", 0)


def test_reconnaissance_is_told_by_numbers_and_the_cards_only_to_the_player(table):
    """BAR-15.9."""
    for viewer, names in ((0, ["General Winter", "Red Air Force"]), (1, ["a card", "a card"])):
        t = position(
            table,
            hand=["aerial_reconnaissance"],
            deck=["horses"],
            event=["general_winter", "red_air_force"],
            op=1,
        )

        assert told_by(t, "play:aerial_reconnaissance", "card:red_air_force", "done", viewer=viewer)[3:] == [
            *[f"Player 1 looks at {name} from the EVENT deck." for name in names],
            "Player 1 puts an EVENT under the EVENT deck.",
            "Player 1 puts an EVENT back on top of the EVENT deck.",
        ]
        t.waits_for("operation", 0)


def test_a_purchase_is_told_with_its_price(table):
    """BAR-11.1."""
    t = position(table, phase="reinforcement", rp=1, sp=3)

    assert told_by(t, "buy:tracks") == ["Player 1 buys Trucks for 3 SP."]
    t.waits_for("reinforcement", 0)


# --- the end --------------------------------------------------------------------------------------------------------


def ends(table, fronts, **more):
    """The last turn of a match with these Deploying Zones; what is told of its end."""
    options = {"phase": "ending", "turn": len(fronts) - 1, "round": 100, "fronts": dict(enumerate(fronts))}
    t = position(table, len(fronts), **options, **more)
    assert t.match.over
    return t.told()


def test_the_sources_of_the_final_scores_are_told(table):
    """BAR-8.3."""
    told = ends(table, [["minsk"], ["kiev"]], discards={0: ["panzer_regiment"]})

    assert told[-2:] == [
        "Player 1 has 4 VP: 3 deployed, 1 in hand, deck, discard pile and Playing Zone.",
        "Player 2 has 5 VP: 5 deployed, 0 in hand, deck, discard pile and Playing Zone.",
    ]


@pytest.mark.parametrize(
    ("fronts", "sentence"),
    [
        ([["minsk", "hill"], ["kiev"]], "The tie goes to Player 2, who holds the best OBJECTIVE (5 VP)."),
        (
            [["kharkov", "hill", "hill"], ["kiev", "minsk", "position"]],
            "The tie goes to Player 2, who holds the most Cities (2).",
        ),
        ([["minsk", "hill"], ["riga", "hill"]], "The victory is shared."),
    ],
)
def test_how_a_tie_is_broken_is_told(table, fronts, sentence):
    """BAR-8.4 to 8.6; without a tie nothing is said of one."""
    assert ends(table, fronts)[-1] == sentence
