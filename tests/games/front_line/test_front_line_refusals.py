"""Every reason why something is not allowed, in a position of its own: the rule, and the sentence a player reads."""

from random import Random
from typing import Any

import pytest

import railhead
from railhead.games.front_line import reasons
from railhead.games.front_line.cards import card
from railhead.games.front_line.model import ABILITY, CARD, PASS
from railhead.games.front_line.reactions import against_reaction
from railhead.games.front_line.reasons import REASONS

FIVE = ("advance_1", "advance_2", "back_1", "back_2", "sidestep")
DEATHS = {"step": "Deaths", "at": "remove", "dead": [], "place": 0, "choice": "pass"}

# --- positions --------------------------------------------------------------------------------------------------------


def draft(front):
    return front("misha olga _").turn("attack").comes("comrades").hand("misha", *FIVE).hand("olga", *FIVE)


def lay(front):
    return front("misha olga _").turn("ask_cards").hand("misha", "dodge", "swap")


def window(front, number=2, *cards):
    return front("misha olga boris _").turn(f"window_{number}").hand("misha", "first_aid", *cards)


def window_1(front):
    return window(front, 1, "change_of_plans")


def window_2(front):
    return window(front, 2, "dodge", "nyet", "dud", "sabotage", "pickpocket", "wrong_coordinates", "change_of_plans")


def window_3(front):
    """Misha's card is turned up already, Olga's comes next."""
    f = front("misha olga boris _").down(misha="dodge", olga="dodge").hand("misha", "first_aid", "change_of_plans")
    return f.hand("misha", "first_aid", "change_of_plans", "seize_initiative")


def window_4(front):
    return window(front, 4, "halt")


def window_halted(front):
    return window(front, 2, "commissars_order").set(halt=True)


def window_all_fubar(front):
    return window(front, 2, "commissars_order").who(fubar="misha olga boris")


def window_last_card(front):
    f = front("misha dominika boris _", fresh="dominika").turn("window_2").hand("dominika", "change_of_plans")
    return f.down(dominika="dodge")


def window_spent(front):
    f = front("dominika olga boris _", fresh="dominika").turn("window_4").hand("dominika", "first_aid")
    return f.who(event_spent="dominika")


def dominika(front):
    return front("dominika olga _").turn("window_4").hand("dominika", "first_aid")


def svetlana(front, fresh="svetlana"):
    return front("misha svetlana boris _", fresh=fresh).turn("window_2").hand("svetlana", "first_aid")


def svetlana_halted(front):
    return svetlana(front).set(halt=True)


def svetlana_spent(front):
    return svetlana(front, fresh="")


def svetlana_fubar(front):
    return svetlana(front).who(fubar="svetlana")


def svetlana_in_tank(front):
    return svetlana(front).tank("misha", "svetlana")


def jump(front):
    f = front("_ misha _ svetlana boris", fresh="svetlana", fallen="olga").set(postponed=1).turn("window_2")
    return f.answer("svetlana", "ability:svetlana")


def market_day(front):
    f = front("dominika olga misha _", fresh="dominika", fallen="boris").turn("window_1")
    return f.answer("dominika", "ability:dominika")


def nyet(front):
    f = front("olga misha boris _").turn("window_4").hand("misha", "nyet", "dodge").hand("olga", "first_aid")
    return f.answer("olga", "card:first_aid")


def dud(front):
    return front("misha olga _").turn("damage").attack("cannonball_1", 1).hand("misha", "dud", "dodge")


def shove(front):
    f = front("misha olga boris vasily dominika yuri _", fallen="igor").down(misha="shove")
    return f.who(fubar="vasily").equip("dominika", rudy_102=2).set(crew=[4])


def swap(front):
    return front("misha olga boris _").down(misha="swap")


def smoke_screen(front):
    return front("misha olga boris vasily _").down(misha="smoke_screen")


def smoke_screen_second(front):
    return smoke_screen(front).answer("misha", "comrade:olga", "swap_first")


def direction(front):
    return front("misha olga boris _").down(misha="scramble")


def distance(front):
    return direction(front).answer("misha", "back", "direction")


def order(front):
    f = front("misha olga boris _").turn("window_1").hand("misha", "commissars_order").who(fubar="boris")
    return f.answer("misha", "card:commissars_order")


def extra_step(front):
    return front("olga mikhail _").down(mikhail="back_1")


def sabotage(front):
    f = front("misha olga boris vasily _").turn("window_1").hand("misha", "sabotage")
    return f.equip("olga", helmet=1, medkit=2).equip("boris", helmet=2).answer("misha", "card:sabotage")


def sabotage_what(front):
    return sabotage(front).answer("misha", "comrade:olga")


def pickpocket(front):
    f = front("misha olga boris vasily _").turn("window_4").hand("misha", "pickpocket")
    return f.hand("olga", "dodge").hand("boris", "dodge").answer("misha", "card:pickpocket")


def coordinates(front):
    f = front("misha olga _", fallen="boris igor").turn("window_1").hand("misha", "wrong_coordinates")
    return f.attack("rifle_volley", 1, 2, 5).answer("misha", "card:wrong_coordinates")


def target_direction(front):
    return coordinates(front).answer("misha", "slot:2")


def plans(front):
    f = front("misha olga boris _").turn("window_2").down(misha="swap").hand("misha", "change_of_plans", *FIVE[:2])
    return f.answer("misha", "card:change_of_plans")


def hit(front, line="olga misha boris vasily _", slot=2):
    return front(line).turn("damage").attack("cannonball_2", slot)


def redirect(front):
    return hit(front).equip("misha", car_door=2, helmet=3)


def redirect_beside_a_dying_comrade(front):
    """Olga was killed by the first hit of the same attack, Misha is hit next."""
    f = front("olga misha boris _").turn("damage").attack("flamethrower", 1).life(olga=1)
    return f.equip("misha", car_door=2)


def which_door(front):
    return redirect(front).equip("misha", car_door_2=1).answer("misha", "comrade:olga")


def use_equipment(front):
    return redirect(front).equip("misha", sandbags=2).answer("misha", "pass", "redirect")


def use_second_item(front):
    return hit(front).equip("misha", helmet=3, frying_pan=2).answer("misha", "equipment:helmet:3")


def alone_with_door(front):
    return hit(front, "misha _ olga boris", 1).equip("misha", car_door=2, helmet=3)


def last_chance(front):
    return front("boris olga misha _", fresh="boris").turn("damage").attack("cannonball_1", 1).life(boris=2)


def tank(front):
    return front("olga misha boris vasily _").down(misha="rudy_102")


def on_mines(front):
    return front("olga misha _").lie("mine", 3).down(misha="back_1").equip("misha", mine_detector=2, helmet=1)


def step_6(front):
    return front("misha olga _").turn("refill").equip("misha", medkit=1, helmet=2).life(misha=3)


def loot(front):
    f = front("misha igor olga _").turn("damage", DEATHS).life(misha=0)
    return f.equip("misha", helmet=1)


# --- the table -------------------------------------------------------------------------------------------------------

# Reason: position, who is asked, which question, what he points at, the rule that forbids it; then the sentence.
# Without a reason (-) the option is none for this question, and the question's own rule is named.
TABLE = """
NOT_IN_PACKET: draft, misha, draft, card:dodge, FLN-2.10
    There is no Dodge in the packet you hold.
MUST_PICK: draft, misha, draft, pass, FLN-2.10
    You have to pick a card from the packet you hold: you cannot pass.
NOT_IN_HAND: lay, misha, lay, card:halt, FLN-3.1.2
    You have no Halt! in your hand.
MUST_LAY: lay, misha, lay, pass, FLN-3.2
    You have to lay a card face down as long as you have one: you cannot pass.
NOT_AN_EVENT: window_2, misha, window_2, card:dodge, FLN-3.1.3
    Dodge is not an event: only events are played straight from the hand.
ONLY_AGAINST_EVENT: window_2, misha, window_2, card:nyet, FLN-8.4.1
    Nyet! can be played only right after an event has been announced.
ONLY_AGAINST_DAMAGE: window_2, misha, window_2, card:dud, FLN-6.4
    Dud can be played only when a comrade is about to take damage.
EVENT_NOT_IN_HAND: window_2, misha, window_2, card:halt, FLN-3.1.3
    You have no Halt! in your hand.
EVENT_SPENT: window_spent, dominika, window_4, card:first_aid, FLN-3.5
    You have already played your event for this turn.
ONLY_BEFORE_STEP_4: window_3, misha, window_3, card:seize_initiative, FLN-3.4.4
    Seize the Initiative can be played only before the first card of step 4 is turned up.
ONLY_BEFORE_STEP_5: window_4, misha, window_4, card:halt, FLN-3.4.4
    Halt! can be played only before the damage of step 5.
ONLY_WITH_CARD_DOWN: window_1, misha, window_1, card:change_of_plans, FLN-3.4.4
    Change of Plans can be played only after step 2, while your own card still lies face down.
HALT_IN_FORCE: window_halted, misha, window_2, card:commissars_order, FLN-8.4.3
    Halt! is in force: nobody moves on the line until step 5 is over.
HALT_IN_FORCE: svetlana_halted, svetlana, window_2, ability:svetlana, FLN-8.4.3
    Halt! is in force: nobody moves on the line until step 5 is over.
NOBODY_MOVABLE: window_all_fubar, misha, window_2, card:commissars_order, FLN-8.4.8
    There is no comrade who can be moved.
NO_EQUIPMENT_ABOUT: window_2, misha, window_2, card:sabotage, FLN-8.4.8
    No other comrade has equipment in play.
NOBODY_TO_ROB: window_2, misha, window_2, card:pickpocket, FLN-8.4.8
    No other player has a card in hand.
NO_TARGET_CARD: window_2, misha, window_2, card:wrong_coordinates, FLN-8.4.8
    There is no target card on a slot that could be moved.
NO_CARD_DOWN: window_3, misha, window_3, card:change_of_plans, FLN-8.4.8
    You no longer have a card lying face down.
NO_OTHER_CARD: window_last_card, dominika, window_2, card:change_of_plans, FLN-8.4.8
    Change of Plans needs a second card in your hand to exchange, and you have none.
NOT_A_NYET: nyet, misha, nyet, card:dodge, FLN-8.4.1
    Dodge does not answer an event: only Nyet! does.
NOT_A_DUD: dud, misha, dud, card:dodge, FLN-6.4
    Dodge does not help against damage that is about to be taken: only Dud does.
NOT_YOUR_ABILITY: window_2, misha, window_2, ability:dominika, FLN-1.3
    Dominika the Babushka: Market Day is not the ability of your comrade.
NOT_YOUR_ABILITY: last_chance, boris, last_chance, ability:dominika, FLN-1.3
    Dominika the Babushka: Market Day is not the ability of your comrade.
NOT_YOUR_ABILITY: extra_step, mikhail, extra_step, ability:dominika, FLN-1.3
    Dominika the Babushka: Market Day is not the ability of your comrade.
NO_WINDOW_ABILITY: window_2, misha, window_2, ability:misha, FLN-3.4.3
    Misha the Bear: Thick Hide works by itself or at its own moment; it is not used here.
MARKET_DAY_SPENT: dominika, dominika, window_4, ability:dominika, FLN-9.2
    Dominika the Babushka: Market Day can be used once per game, and you have used it.
JUMP_SPENT: svetlana_spent, svetlana, window_2, ability:svetlana, FLN-9.8
    Svetlana the Cosmonaut: Weightless can be used once per game, and you have used it.
JUMP_WITH_FUBAR: svetlana_fubar, svetlana, window_2, ability:svetlana, FLN-9.8
    You have played F.U.B.A.R. and cannot be moved, so you cannot jump either.
JUMP_OUT_OF_TANK: svetlana_in_tank, svetlana, window_2, ability:svetlana, FLN-9.8
    You sit in the tank and cannot jump.
MUST_CHOOSE: market_day, dominika, exchange_with, pass, FLN-8.1.1
    You have to make this choice: you cannot pass.
MUST_CHOOSE: jump, svetlana, jump_where, pass, FLN-8.1.1
    You have to make this choice: you cannot pass.
MUST_CHOOSE: shove, misha, move_whom, pass, FLN-8.1.1
    You have to make this choice: you cannot pass.
MUST_CHOOSE: swap, misha, swap_with, pass, FLN-8.1.1
    You have to make this choice: you cannot pass.
MUST_CHOOSE: smoke_screen_second, misha, swap_second, pass, FLN-8.1.1
    You have to make this choice: you cannot pass.
MUST_CHOOSE: sabotage, misha, sabotage_whom, pass, FLN-8.1.1
    You have to make this choice: you cannot pass.
MUST_CHOOSE: sabotage_what, misha, sabotage_what, pass, FLN-8.1.1
    You have to make this choice: you cannot pass.
MUST_CHOOSE: pickpocket, misha, rob_whom, pass, FLN-8.1.1
    You have to make this choice: you cannot pass.
MUST_CHOOSE: coordinates, misha, which_target, pass, FLN-8.1.1
    You have to make this choice: you cannot pass.
MUST_CHOOSE: plans, misha, change_plans, pass, FLN-8.1.1
    You have to make this choice: you cannot pass.
MUST_CHOOSE: which_door, misha, which_door, pass, FLN-8.1.1
    You have to make this choice: you cannot pass.
MUST_CHOOSE: tank, misha, passenger, pass, FLN-8.1.1
    You have to make this choice: you cannot pass.
MUST_CHOOSE: smoke_screen, misha, swap_first, pass, FLN-8.1.1
    You have to make this choice: you cannot pass.
MUST_CHOOSE: direction, misha, direction, pass, FLN-8.1.1
    You have to make this choice: you cannot pass.
MUST_CHOOSE: distance, misha, distance, pass, FLN-8.1.1
    You have to make this choice: you cannot pass.
MUST_CHOOSE: order, misha, order_whom, pass, FLN-8.1.1
    You have to make this choice: you cannot pass.
MUST_CHOOSE: target_direction, misha, target_direction, pass, FLN-8.1.1
    You have to make this choice: you cannot pass.
IS_FUBAR: order, misha, order_whom, comrade:boris, FLN-8.3.7
    Boris has played F.U.B.A.R. and cannot be moved in any way.
NOT_IN_THE_MATCH: shove, misha, move_whom, comrade:mikhail, FLN-2.2
    Mikhail is not in this match.
HAS_FALLEN: shove, misha, move_whom, comrade:igor, FLN-6.9
    Igor is dead and takes no further part.
HAS_FALLEN: market_day, dominika, exchange_with, comrade:boris, FLN-6.9
    Boris is dead and takes no further part.
IS_DYING: redirect_beside_a_dying_comrade, misha, redirect, comrade:olga, FLN-6.12
    Olga has no life left and counts as dead.
IS_FUBAR: shove, misha, move_whom, comrade:vasily, FLN-8.3.7
    Vasily has played F.U.B.A.R. and cannot be moved in any way.
IS_IN_TANK: shove, misha, move_whom, comrade:dominika, FLN-8.6.8
    Dominika sits in the tank and cannot be moved.
SHOVES_ANOTHER: shove, misha, move_whom, comrade:misha, FLN-8.2.3
    You shove another comrade, not your own.
SWAPS_WITH_ANOTHER: swap, misha, swap_with, comrade:misha, FLN-8.3.3
    Your comrade changes places with another one.
SWAPS_TWO_OTHERS: smoke_screen, misha, swap_first, comrade:misha, FLN-8.3.4
    Two other comrades change places; your own is not one of them.
ALREADY_CHOSEN: smoke_screen_second, misha, swap_second, comrade:olga, FLN-8.3.4
    Olga has already been chosen: two different comrades change places.
SABOTAGES_ANOTHER: sabotage, misha, sabotage_whom, comrade:misha, FLN-8.4.6
    You sabotage another comrade’s equipment, not your own.
ROBS_ANOTHER: pickpocket, misha, rob_whom, comrade:misha, FLN-8.4.6
    You take a card from another player’s hand, not from your own.
TRADES_WITH_ANOTHER: market_day, dominika, exchange_with, comrade:dominika, FLN-9.2
    You exchange hands with another player, not with yourself.
PASSES_ON_TO_ANOTHER: redirect, misha, redirect, comrade:misha, FLN-8.5.2
    You pass the hit on to another comrade, not to yourself.
TAKES_ANOTHER_ALONG: tank, misha, passenger, comrade:misha, FLN-8.6.1
    You drive the tank; the passenger is another comrade.
TOO_FAR_FOR_DOOR: redirect, misha, redirect, comrade:vasily, FLN-8.5.2
    The hit passes to a comrade in an adjacent slot; Vasily stands 2 slots away.
TOO_FAR_FOR_TANK: tank, misha, passenger, comrade:vasily, FLN-8.6.1
    The passenger comes from an adjacent slot; Vasily stands 2 slots away.
HAS_NO_EQUIPMENT: sabotage, misha, sabotage_whom, comrade:vasily, FLN-8.4.8
    Vasily has no equipment in play.
HAS_NO_CARDS: pickpocket, misha, rob_whom, comrade:vasily, FLN-8.4.8
    Vasily has no card in hand.
NOT_YOUR_EQUIPMENT: redirect, misha, redirect, equipment:gas_mask:2, FLN-6.5
    You have no Gas Mask (durability 2) in play.
NOT_YOUR_EQUIPMENT: which_door, misha, which_door, equipment:gas_mask:2, FLN-6.5
    You have no Gas Mask (durability 2) in play.
NOT_YOUR_EQUIPMENT: use_equipment, misha, use_equipment, equipment:gas_mask:2, FLN-6.5
    You have no Gas Mask (durability 2) in play.
NOT_YOUR_EQUIPMENT: on_mines, misha, mine_detector, equipment:gas_mask:2, FLN-6.5
    You have no Gas Mask (durability 2) in play.
NOT_YOUR_EQUIPMENT: step_6, misha, medkit, equipment:gas_mask:2, FLN-6.5
    You have no Gas Mask (durability 2) in play.
DOOR_NEEDS_COMRADE: redirect, misha, redirect, equipment:car_door:2, FLN-8.5.2
    Say who the hit passes to: choose a comrade in an adjacent slot.
DOOR_COMES_FIRST: redirect, misha, redirect, equipment:helmet:3, FLN-6.4
    First decide whether to pass the hit on; other equipment comes after that.
NOT_A_DOOR: which_door, misha, which_door, equipment:helmet:3, FLN-8.5.2
    You cannot pass a hit on with Steel Helmet (durability 3).
DOOR_TOO_LATE: use_equipment, misha, use_equipment, equipment:car_door:2, FLN-6.4
    The moment to pass the hit on has gone; you may use other equipment now.
NOBODY_BESIDE: alone_with_door, misha, use_equipment, equipment:car_door:2, FLN-8.5.2
    There is no comrade in an adjacent slot to pass the hit on to.
USED_ALREADY: use_second_item, misha, use_equipment, equipment:helmet:2, FLN-6.4
    You have already used Steel Helmet (durability 2) against this hit: each card works once.
DOES_NOT_FIT_HIT: use_equipment, misha, use_equipment, equipment:sandbags:2, FLN-8.5.4
    You cannot use Sandbags (durability 2) against a hit of this type.
IS_NO_DETECTOR: on_mines, misha, mine_detector, equipment:helmet:1, FLN-8.5.4
    You cannot use Steel Helmet (durability 1) against mines.
IS_NO_MEDKIT: step_6, misha, medkit, equipment:helmet:2, FLN-8.5.4
    You cannot use Steel Helmet (durability 2) to gain life in step 6.
NOT_HIS_EQUIPMENT: sabotage_what, misha, sabotage_what, equipment:helmet:2, FLN-8.4.6
    The comrade you sabotage has no Steel Helmet (durability 2) in play.
LEAVES_NO_SUCH_ITEM: loot, igor, loot, equipment:medkit:1, FLN-9.10
    The dead comrade leaves no Field Medkit (durability 1).
LEAVES_NO_HAND: loot, igor, loot, random_card, FLN-9.10
    The dead comrade leaves no card in hand.
NO_SUCH_SLOT: jump, svetlana, jump_where, slot:9, FLN-4.1.1
    There is no slot 9: the line has 5 slots.
SLOT_NOT_FREE: jump, svetlana, jump_where, slot:5, FLN-9.8
    Slot 5 is not free.
NO_TARGET_THERE: coordinates, misha, which_target, slot:3, FLN-8.4.6
    There is no target card on slot 3.
TARGET_OUT_OF_REACH: coordinates, misha, which_target, slot:5, FLN-8.4.9
    The target card on slot 5 lies behind the Commissar and cannot be moved.
NOTHING_TO_EXCHANGE: plans, misha, change_plans, card:swap, FLN-8.4.6
    You have no Swap in your hand to exchange for the card that lies face down.
-: draft, misha, draft, slot:9, FLN-2.10
    “Slot 9” is not an answer to this question.
-: lay, misha, lay, comrade:olga, FLN-3.1.2
    “Olga” is not an answer to this question.
-: window_2, misha, window_2, comrade:olga, FLN-3.4.1
    “Olga” is not an answer to this question.
-: nyet, misha, nyet, comrade:olga, FLN-8.4.1
    “Olga” is not an answer to this question.
-: dud, misha, dud, comrade:olga, FLN-6.4
    “Olga” is not an answer to this question.
-: plans, misha, change_plans, ability:misha, FLN-8.4.6
    “Misha the Bear: Thick Hide” is not an answer to this question.
-: sabotage, misha, sabotage_whom, equipment:helmet:1, FLN-8.4.6
    “Steel Helmet (durability 1)” is not an answer to this question.
-: sabotage_what, misha, sabotage_what, comrade:vasily, FLN-8.4.6
    “Vasily” is not an answer to this question.
-: target_direction, misha, target_direction, slot:3, FLN-8.4.9
    “Slot 3” is not an answer to this question.
-: distance, misha, distance, slot:3, FLN-8.2.1
    “Slot 3” is not an answer to this question.
-: distance, misha, distance, back, FLN-8.2.1
    “Back, towards the Commissar” is not an answer to this question.
-: last_chance, boris, last_chance, comrade:olga, FLN-9.6
    “Olga” is not an answer to this question.
-: loot, igor, loot, card:dodge, FLN-9.10
    “Dodge” is not an answer to this question.
-: on_mines, misha, mine_detector, slot:1, FLN-8.5.4
    “Slot 1” is not an answer to this question.
-: redirect, misha, redirect, slot:1, FLN-8.5.2
    “Slot 1” is not an answer to this question.
-: use_equipment, misha, use_equipment, slot:1, FLN-6.4
    “Slot 1” is not an answer to this question.
"""

LINES = TABLE.strip().splitlines()
ROWS = [
    (head.replace(":", ",", 1).split(", "), sentence.strip())
    for head, sentence in zip(LINES[::2], LINES[1::2], strict=True)
]


@pytest.mark.parametrize(("row", "sentence"), ROWS, ids=[" ".join(row) for row, _ in ROWS])
def test_a_refusal_names_the_rule_that_forbids_this_act_now(front, row, sentence):
    """The reason, its rule and its sentence, with the numbers; nothing changes."""
    reason, position, who, prompt, option, rule = row
    f: Any = globals()[position](front)
    f.table.expected = set(f.table.asked())
    number = f.table.rules.vocabulary.option(option)
    ask = next(ask for ask in f.table.match.asks if (ask.seat, ask.prompt) == (f.seat(who), prompt))

    assert sentence == f.refuses(who, option, rule)
    assert (0 if reason == "-" else getattr(reasons, reason)) == f.state.stack[-1].why_not(f.state, ask, number)


def test_in_a_window_exactly_what_nothing_stands_against_is_offered():
    """Over whole matches: the cards and abilities that are offered are those without a reason against them."""
    rules = railhead.ruleset("front_line")
    seen: set[str] = set()
    for seats, seed in ((2, 1), (3, 1), (5, 1), (5, 2), (10, 1)):
        dice = Random(seed)
        match = rules.start(seats, seed)
        while not match.over:
            for ask in match.asks:
                if ask.prompt.startswith("window"):
                    step = match.state.stack[-1]
                    free = [one for one in (*CARD.all(), *ABILITY.all()) if not step.why_not(match.state, ask, one)]
                    assert sorted(set(ask.options) - {PASS}) == free
                    seen.add(ask.prompt)
            ask = dice.choice(match.asks)
            match.answer(ask.seat, dice.choice(ask.options))

    assert {f"window_{number}" for number in range(1, 6)} == seen


def test_every_reason_stands_in_the_table():
    """No reason that is declared and never given, and none without a position."""
    declared = {name: value for name, value in vars(reasons).items() if isinstance(value, int)}

    assert set(declared) == {row[0] for row, _ in ROWS} - {"-"}
    assert list(range(1, len(REASONS.all))) == list(declared.values())


def test_of_two_cards_that_answer_the_one_that_is_not_held_is_refused_for_that():
    """Only one printed card answers an event, and who is asked holds it; another one may be added to the data."""
    nyet = CARD.of(card("nyet"))

    assert reasons.EVENT_NOT_IN_HAND == against_reaction(nyet, [card("dodge"), card("nyet")], reasons.NOT_A_NYET)
    assert reasons.NOT_A_NYET == against_reaction(nyet, [card("dodge")], reasons.NOT_A_NYET)
