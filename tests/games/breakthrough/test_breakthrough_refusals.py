"""Every refusal: the rule that forbids this act now, in a sentence with the numbers."""

from collections.abc import Callable

import pytest
from breakthrough_table import ID, Board, MakeTable, build_up, occupied, turn_step, turned

import railhead
from railhead.games.breakthrough import cards, reasons
from railhead.games.breakthrough.queries import against_play
from railhead.present.voice import Voice
from railhead.testing.random_play import dice

RULES = railhead.ruleset("breakthrough")
MIXED = ("Pork", "Rat", "Ghoul", "Military Caravan", "Tunnel Shade")
SEVASTOPOL = "Sevastopol Garrison"


# --- the positions ----------------------------------------------------------------------------------------------------


def action(table: MakeTable) -> Board:
    """Window (a): two tokens above, five below, a task done, one out of reach, one impossible."""
    b = Board(table).holds(0, *MIXED).tokens(0, 1, 2).market("Books", "Hunter", "Knife")
    return b.has(0, occupied("Kurskaya", 2), "Paveletskaya", "Machine Gun", turned("Rat")).has(1, "Sokolniki")


def bare(table: MakeTable) -> Board:
    """Nothing in play, two cards in hand, the faction card flipped."""
    return Board(table).holds_only(0, "Pork", "Rat").leads(0, "Fourth Reich", flipped=True).tokens(0, 6, 0)


def declined(table: MakeTable) -> Board:
    return action(table).answer(0, "clean_up").answer(0, "nothing")


def discard_one(table: MakeTable) -> Board:
    return action(table).answer(0, "discard")


def discard_three(table: MakeTable) -> Board:
    return action(table).answer(0, "discard_three").answer(0, f"card:{ID['Pork']}")


def take(table: MakeTable) -> Board:
    """Seat 0 has thrown three cards away and taken the first."""
    b = action(table).answer(0, "discard_three")
    for name in ("Pork", "Rat", "Ghoul"):
        b.answer(0, f"card:{ID[name]}")
    return b.takes(0)


def take_or_act(table: MakeTable) -> Board:
    return action(table).discards(0, "Pork")


def no_card_left(table: MakeTable) -> Board:
    """Neither the market nor the deck nor the discard pile has a card."""
    b = Board(table, 3).nothing_left().holds(0, "Rat", "Pork", "Pistol", "Medicine", "Uniform")
    return b.plays(0, "Rat")


def empty_deck(table: MakeTable) -> Board:
    b = Board(table, 3).nothing_left().holds(0, "Rat", "Pork", "Pistol", "Medicine", "Uniform")
    return b.market("Books", "Hunter", "Knife").plays(0, "Rat")


def refill(table: MakeTable) -> Board:
    """Seat 1 fills his hand after an attack in the turn of seat 0."""
    b = Board(table).holds(0, "Plague Pack").holds(1, "Pork").has(1, turned("Rat"), "Paveletskaya")
    return b.discards(0, "Plague Pack").lays_free(1, "Pork").takes(0)


def last_clean_up(table: MakeTable) -> Board:
    return take_or_act(table).takes(0, "Books")


def pay_task(table: MakeTable) -> Board:
    """Five peaceful are needed and four chosen; two heroes, a defence and a weapon stay idle."""
    b = Board(table).has(
        0, "Krasnoselskaya", "Generator", "Rat", turned("Candles"), "Knife", "Hunter", "Tunnel Guide", turned("Ghoul")
    )
    return b.answer(0, f"task:{ID['Krasnoselskaya']}").answer(0, f"card:{ID['Generator']}")


def doubled(table: MakeTable) -> Board:
    """Food is doubled already, which with the heroes of the box can only be set up."""
    task = {"step": "CompleteTask", "at": "ask_payment", "seat": 0, "card": ID["Krasnoselskaya"]}
    b = Board(table).has(0, "Krasnoselskaya", "Tunnel Guide", "Rat", "Pork")
    return b.at(turn_step(0), {**task, "paid": [0, 1, 0, 0, 0, 0], "doubled": 2})


def keep_station(table: MakeTable) -> Board:
    return pay_task(table).answer(0, f"card:{ID['Rat']}").answer(0, "done")


def clean_up(table: MakeTable) -> Board:
    return action(table).answer(0, "clean_up")


def defend(table: MakeTable) -> Board:
    """Seat 1 has two defences against the Pale Whisperer of seat 0."""
    b = Board(table).holds(0, "Pale Whisperer").holds(1, "Cooking Pot", "Pork").has(0, "Pork")
    b.has(1, turned("Cooking Pot"), turned("Flashlight"), turned("Rat"), "Moonshine", "Paveletskaya")
    return b.discards(0, "Pale Whisperer")


def defend_all(table: MakeTable) -> Board:
    """Survival: physical + mental + unknown must all be covered."""
    b = Board(table, survival_1_full_defence="on").holds(0, "Archive Keeper")
    b.has(0, turned("Ghost Giant"), turned("Knife"), turned("Cooking Pot"), turned("Grenades"), turned("Candles"))
    return b.discards(0, "Archive Keeper")


def own_defence(table: MakeTable) -> Board:
    """The discarder himself has to choose between two defences."""
    b = (
        Board(table)
        .holds(0, "Pale Whisperer", "Pork")
        .has(0, turned("Cooking Pot"), turned("Flashlight"), "Paveletskaya")
    )
    return b.discards(0, "Pale Whisperer")


def free_card(table: MakeTable) -> Board:
    """Seat 1 has repelled the Plague Pack of seat 0."""
    b = Board(table).holds(0, "Plague Pack").has(1, turned("Rat"), "Paveletskaya", turned("Candles"))
    return b.holds(1, "Hunter", "Ghoul", "Military Caravan", "Rat").discards(0, "Plague Pack")


def own_free_card(table: MakeTable) -> Board:
    b = Board(table).holds(0, "Plague Pack", "Pork").has(0, turned("Rat"), "Paveletskaya")
    return b.discards(0, "Plague Pack")


def lose_station(table: MakeTable) -> Board:
    """Seat 1 loses a station to the Tunnel Shade of seat 0."""
    b = Board(table).holds(0, "Tunnel Shade").has(1, occupied("Sokolniki", 2), "Kurskaya", "Pork").tokens(1, 1, 2)
    return b.discards(0, "Tunnel Shade")


def own_loss(table: MakeTable) -> Board:
    b = Board(table).holds(0, "Tunnel Shade", "Pork").has(0, "Sokolniki", "Kurskaya")
    return b.discards(0, "Tunnel Shade")


Position = Callable[[MakeTable], Board]
POSITIONS: list[Position] = [
    action,
    bare,
    declined,
    discard_one,
    discard_three,
    take,
    take_or_act,
    no_card_left,
    empty_deck,
    refill,
    last_clean_up,
    pay_task,
    doubled,
    keep_station,
    clean_up,
    defend,
    defend_all,
    own_defence,
    free_card,
    own_free_card,
    lose_station,
    own_loss,
]

# --- the table --------------------------------------------------------------------------------------------------------

BETWEEN_STEPS = ("BRK-4.1.6", "Additional actions fit between complete steps, not in the middle of one.")
OWN_TURN = ("BRK-4.1.7", "Additional actions are possible in your own turn only.")
ONE_MAIN_ACTION = ("BRK-4.1.2", "You have one main action in a turn and have already chosen it.")
OWN_MAIN_ACTION = ("BRK-4.1.1", "A main action is possible in your own turn only.")
UNDIVIDED = ("BRK-5.2.20", "Completing a task is one undivided step: finish it first.")
NOT_SKIPPED = ("BRK-4.1.3", "A main action may not be skipped: play or discard a card first.")
AFTER_ALL_ATTACKS = ("BRK-7.5.1", "Hands are refilled when the monster has attacked every player.")
OTHER_WAY_ROUND = ("BRK-4.2.4", "This card lies in front of you the other way round.")
NEVER_UPRIGHT = ("BRK-4.2.3", "A threat is never laid upright: it is discarded, or laid turned as a defence.")
CARAVAN_NEVER_LAID = ("BRK-4.2.3", "Military Caravan can never be laid: it can only be discarded.")
KEPT_OR_DISCARDED = ("BRK-5.2.12", "A completed station is kept with tokens on it or discarded.")
BY_CLEAN_UP = ("BRK-5.3.1", "Machine Gun lies in front of you: only a clean-up discards it.")
FOUR_OF_SIX = ("BRK-5.2.4", "This task needs 6; your upright resources of its colour come to 4 at most.")
STATION_FIRST = ("BRK-5.2.9", "You decide about keeping a station when you have completed its task.")
CHOOSE_DISCARD = ("BRK-4.3.1", "Choose the card of your hand that you discard.")
CHOOSE_THREE = ("BRK-4.4.1", "Choose all the cards of your hand that you discard.")
MUST_TAKE = ("BRK-4.5.1", "Take a face-up card of the market or the top card of the deck.")
MUST_REPEL = ("BRK-7.2.3", "You can repel the monster, so you must: choose the card you use up.")
LAY_OR_NOT = ("BRK-7.3.3", "Choose a card of your hand to lay for free, or nothing.")
WHICH_STATION = ("BRK-7.4.1", "The monster takes one of your stations: choose which.")
WHICH_CARD = ("BRK-5.3.1", "Choose the card in front of you that you discard, or nothing.")

# Position, what the player points at, the rule, the sentence.
REFUSALS: list[tuple[Position, str, tuple[str, str]]] = [
    # the main action
    (action, "end_turn", NOT_SKIPPED),
    (action, "go_on", NOT_SKIPPED),
    (action, "nothing", NOT_SKIPPED),
    (action, "done", NOT_SKIPPED),
    (action, "keep", STATION_FIRST),
    (action, "faction:Fourth Reich", ("BRK-3.1.1", "Factions are chosen before the first turn.")),
    (action, "deck", ("BRK-4.1.5", "Cards are taken after the main action.")),
    (action, "card:Books", ("BRK-4.1.5", "Cards are taken after the main action.")),
    (action, "play:Pork", ("BRK-4.2.6", "This takes 3 of your tokens above the faction card; you have 1 there.")),
    (action, "guard:Ghoul", ("BRK-4.2.6", "This takes 2 of your tokens above the faction card; you have 1 there.")),
    (action, "play:Medicine", ("BRK-4.2.1", "You have no such card in hand.")),
    (action, "guard:Knife", ("BRK-4.2.1", "You have no such card in hand.")),
    (action, "card:Medicine", ("BRK-4.2.1", "You have no such card in hand.")),
    (action, "card:Rat", ("BRK-4.1.2", "Say what you do with Rat: play it or discard it.")),
    (
        action,
        "card:Ghoul",
        NEVER_UPRIGHT,
    ),
    (action, "card:Tunnel Shade", ("BRK-4.2.3", "Tunnel Shade can never be laid: it can only be discarded.")),
    (action, "card:Military Caravan", CARAVAN_NEVER_LAID),
    (action, "card:Machine Gun", BY_CLEAN_UP),
    (action, "turned:Rat", ("BRK-5.3.1", "Rat (defence) lies in front of you: only a clean-up discards it.")),
    (action, "turned:Knife", ("BRK-5.3.1", "Knife (defence) does not lie in front of you.")),
    (bare, "discard_three", ("BRK-4.4.3", "This takes 3 cards; you hold 2.")),
    # additional actions
    (action, "task:Paveletskaya", FOUR_OF_SIX),
    (action, "task:Kurskaya", ("BRK-5.2.13", "Your tokens lie on this station, so its task is done.")),
    (action, "task:Sokolniki", ("BRK-5.2.2", "A task can be done only while its card lies in front of you.")),
    (action, "task:Fourth Reich", ("BRK-5.2.2", "A task can be done only while its card lies in front of you.")),
    (bare, "task:Fourth Reich", ("BRK-5.2.14", "Your faction card is flipped, so its task is done.")),
    (bare, "clean_up", ("BRK-5.3.1", "You have no card in play that could be discarded.")),
    (
        declined,
        "clean_up",
        ("BRK-5.3.1", "You have just decided to discard nothing; take that back if you want to clean up."),
    ),
    # discarding
    (discard_one, "card:Medicine", ("BRK-4.3.1", "Medicine is not in your hand.")),
    (discard_one, "turned:Rat", ("BRK-4.3.1", "Rat (defence) is not in your hand.")),
    (discard_one, "nothing", CHOOSE_DISCARD),
    (discard_one, "deck", CHOOSE_DISCARD),
    (discard_one, "play:Rat", ONE_MAIN_ACTION),
    (discard_one, "discard_three", ONE_MAIN_ACTION),
    (discard_one, "clean_up", BETWEEN_STEPS),
    (discard_three, "card:Pork", ("BRK-4.4.1", "Pork is not in your hand.")),
    (discard_three, "done", CHOOSE_THREE),
    (discard_three, "discard", ONE_MAIN_ACTION),
    (discard_three, "task:Paveletskaya", BETWEEN_STEPS),
    # taking
    (take, "card:Medicine", ("BRK-4.5.1", "Medicine does not lie face up in the market.")),
    (take, "end_turn", MUST_TAKE),
    (take, "nothing", MUST_TAKE),
    (take, "task:Paveletskaya", BETWEEN_STEPS),
    (take, "clean_up", BETWEEN_STEPS),
    (take, "discard", ONE_MAIN_ACTION),
    (take_or_act, "go_on", MUST_TAKE),
    (take_or_act, "play:Rat", ONE_MAIN_ACTION),
    (take_or_act, "task:Paveletskaya", FOUR_OF_SIX),
    (empty_deck, "deck", ("BRK-8.2.4", "The deck and the discard pile are both empty.")),
    (no_card_left, "card:Books", ("BRK-4.5.1", "Books does not lie face up in the market.")),
    (no_card_left, "end_turn", ("BRK-8.2.6", "There is no card to take: go on, or take an additional action.")),
    (refill, "task:Paveletskaya", OWN_TURN),
    (refill, "clean_up", OWN_TURN),
    (refill, "discard", OWN_MAIN_ACTION),
    (refill, "play:Rat", OWN_MAIN_ACTION),
    # the end of the turn
    (last_clean_up, "play:Rat", ONE_MAIN_ACTION),
    (last_clean_up, "discard", ONE_MAIN_ACTION),
    (last_clean_up, "deck", ("BRK-4.1.5", "You have already taken the cards for this turn.")),
    (last_clean_up, "card:Hunter", ("BRK-4.1.5", "You have already taken the cards for this turn.")),
    (last_clean_up, "card:Ghoul", ("BRK-4.1.5", "End the turn or take an additional action.")),
    (last_clean_up, "nothing", ("BRK-4.1.5", "End the turn or take an additional action.")),
    (
        last_clean_up,
        "card:Machine Gun",
        BY_CLEAN_UP,
    ),
    (last_clean_up, "task:Paveletskaya", FOUR_OF_SIX),
    # paying for a task
    (pay_task, "done", ("BRK-5.2.4", "The task needs 5; the cards you have chosen come to 4.")),
    (pay_task, "nothing", UNDIVIDED),
    (pay_task, "deck", UNDIVIDED),
    (pay_task, "clean_up", UNDIVIDED),
    (pay_task, "task:Krasnoselskaya", UNDIVIDED),
    (pay_task, "discard", UNDIVIDED),
    (pay_task, "card:Generator", ("BRK-5.2.4", "Generator does not lie in front of you.")),
    (pay_task, "card:Krasnoselskaya", ("BRK-5.2.4", "Krasnoselskaya is not a resource.")),
    (pay_task, "card:Knife", ("BRK-5.2.3", "Knife does not count for a task of this colour.")),
    (pay_task, "card:Candles", OTHER_WAY_ROUND),
    (pay_task, "turned:Candles", ("BRK-5.2.18", "A card that lies as a defence counts for no task.")),
    (pay_task, "turned:Ghoul", ("BRK-5.2.18", "A card that lies as a defence counts for no task.")),
    (pay_task, "card:Hunter", ("BRK-6.5.8", "Hunter doubles a type that does not count for this task.")),
    (
        pay_task,
        "card:Tunnel Guide",
        ("BRK-6.5.6", "Tunnel Guide has nothing to double among the cards you have chosen."),
    ),
    (doubled, "card:Tunnel Guide", ("BRK-6.5.6", "Another hero already doubles the type of Tunnel Guide.")),
    (keep_station, "done", KEPT_OR_DISCARDED),
    (
        keep_station,
        "card:Krasnoselskaya",
        KEPT_OR_DISCARDED,
    ),
    (keep_station, "clean_up", UNDIVIDED),
    (keep_station, "discard", UNDIVIDED),
    # cleaning up
    (clean_up, "card:Books", ("BRK-5.3.1", "Books does not lie in front of you.")),
    (clean_up, "card:Rat", OTHER_WAY_ROUND),
    (clean_up, "faction:Confederation of 1905", ("BRK-6.1.2", "The faction card can never be discarded.")),
    (clean_up, "faction:Fourth Reich", ("BRK-3.1.1", "Factions are chosen before the first turn.")),
    (clean_up, "end_turn", WHICH_CARD),
    (clean_up, "discard", WHICH_CARD),
    (clean_up, "task:Paveletskaya", WHICH_CARD),
    # repelling
    (defend, "nothing", MUST_REPEL),
    (defend, "turned:Rat", ("BRK-7.2.1", "Rat (defence) does not protect you from this monster.")),
    (defend, "turned:Knife", ("BRK-7.2.1", "Knife (defence) does not lie in front of you.")),
    (defend, "card:Paveletskaya", ("BRK-7.2.1", "Paveletskaya does not protect you from this monster.")),
    (defend, "card:Moonshine", ("BRK-7.2.5", "An upright resource does not defend.")),
    (defend, "card:Cooking Pot", OTHER_WAY_ROUND),
    (defend, "guard:Cooking Pot", ("BRK-7.2.2", "A card in hand cannot defend.")),
    (defend, "guard:Knife", ("BRK-4.2.1", "You have no such card in hand.")),
    (defend, "deck", AFTER_ALL_ATTACKS),
    (defend, "task:Paveletskaya", OWN_TURN),
    (defend, "clean_up", OWN_TURN),
    (defend, "discard", OWN_MAIN_ACTION),
    (own_defence, "task:Paveletskaya", BETWEEN_STEPS),
    (own_defence, "clean_up", BETWEEN_STEPS),
    (own_defence, "discard", ONE_MAIN_ACTION),
    (
        defend_all,
        "turned:Grenades",
        (
            "BRK-10.2.2",
            "Grenades (defence) covers a later symbol of the monster: first choose a card against the one before it.",
        ),
    ),
    # the free card
    (free_card, "play:Pork", ("BRK-7.3.2", "The free card comes from your hand, and you have no such card there.")),
    (free_card, "card:Pork", ("BRK-7.3.2", "The free card comes from your hand, and you have no such card there.")),
    (free_card, "card:Rat", ("BRK-7.3.2", "Say how you lay Rat: upright, or turned as a defence.")),
    (
        free_card,
        "card:Ghoul",
        NEVER_UPRIGHT,
    ),
    (
        free_card,
        "card:Military Caravan",
        CARAVAN_NEVER_LAID,
    ),
    (free_card, "turned:Candles", LAY_OR_NOT),
    (free_card, "end_turn", LAY_OR_NOT),
    (free_card, "deck", AFTER_ALL_ATTACKS),
    (free_card, "task:Paveletskaya", OWN_TURN),
    (free_card, "clean_up", OWN_TURN),
    (free_card, "discard", OWN_MAIN_ACTION),
    (own_free_card, "task:Paveletskaya", BETWEEN_STEPS),
    (own_free_card, "clean_up", BETWEEN_STEPS),
    (own_free_card, "discard", ONE_MAIN_ACTION),
    # losing a station
    (lose_station, "card:Pork", ("BRK-7.4.1", "Pork is not a station of yours in play.")),
    (lose_station, "card:Arbatskaya", ("BRK-7.4.1", "Arbatskaya is not a station of yours in play.")),
    (lose_station, "nothing", WHICH_STATION),
    (lose_station, "deck", AFTER_ALL_ATTACKS),
    (lose_station, "task:Kurskaya", OWN_TURN),
    (lose_station, "clean_up", OWN_TURN),
    (lose_station, "play:Pork", OWN_MAIN_ACTION),
    (own_loss, "task:Kurskaya", BETWEEN_STEPS),
    (own_loss, "clean_up", BETWEEN_STEPS),
    (own_loss, "play:Pork", ONE_MAIN_ACTION),
]


def option_named(words: str) -> str:
    """`play:Pork` as the vocabulary spells it."""
    group, _, name = words.partition(":")
    return f"{group}:{ID[name]}" if name else group


@pytest.mark.parametrize(
    ("position", "act", "refusal"), REFUSALS, ids=[f"{position.__name__}-{act}" for position, act, _ in REFUSALS]
)
def test_what_is_not_allowed_is_refused_by_its_own_rule(
    table: MakeTable, position: Position, act: str, refusal: tuple[str, str]
) -> None:
    """The rule that forbids this act now, and the sentence, word for word (BRK-13)."""
    b = position(table)
    ((seat, prompt),) = b.asked()

    sentence = b.refuses(seat, option_named(act), refusal[0])

    assert refusal[1] == sentence
    b.waits(prompt, seat)


# Two refusals that no position above can show: during set-up, and of a set that would hold a needless card.


def refused(match: railhead.Match, seat: int, option: str) -> tuple[str, str]:
    refusal = match.why_not(seat, option)
    assert refusal is not None
    return refusal.rule, Voice(match.state).refusal(refusal)


def test_a_taken_faction_is_refused_and_nothing_else_comes_before_the_choice() -> None:
    """Factions are chosen one after another, before anything else (BRK-3.1.1)."""
    match = RULES.start(2, 1)
    match.answer(0, f"faction:{ID['Fourth Reich']}")

    assert ("BRK-3.1.1", "Fourth Reich is already led by another player.") == refused(
        match, 1, f"faction:{ID['Fourth Reich']}"
    )
    for early in ("discard", "deck", f"play:{ID['Pork']}", "clean_up", "end_turn"):
        assert ("BRK-3.1.1", "First choose the faction you lead.") == refused(match, 1, early)


def test_a_card_that_makes_another_needless_is_refused(table: MakeTable) -> None:
    """Cooking Pot for mental; then the Ghost Giant, mental + physical, would make the pot needless (BRK-10.2.2)."""
    b = defend_all(table).uses(0, "Cooking Pot")

    sentence = b.refuses(0, f"turned:{ID['Ghost Giant']}", "BRK-10.2.2")

    assert "With Ghost Giant (defence) you would use up a card that is not needed." == sentence
    b.uses(0, "Grenades").waits("free_card", 0)


BESIDES = {reasons.FACTION_TAKEN, reasons.CHOOSE_FACTION, reasons.NEEDLESS_CARD}  # the two tests above


def given(b: Board, act: str) -> int:
    """The number of the reason against an act."""
    ask = b.table.match.asks[0]
    return int(b.table.state.stack[-1].why_not(b.table.state, ask, RULES.vocabulary.option(option_named(act))))


def test_every_reason_has_a_row(table: MakeTable) -> None:
    """No declared reason is dead (BRK-13)."""
    reached = set(BESIDES)
    for position, act, _ in REFUSALS:
        b = position(table)
        reached.add(given(b, act))
        ((seat, prompt),) = b.asked()
        b.waits(prompt, seat)

    assert set(range(1, len(RULES.reasons))) == reached


@pytest.mark.parametrize("position", POSITIONS, ids=[position.__name__ for position in POSITIONS])
def test_whatever_a_player_points_at_has_a_reason_of_its_own(table: MakeTable, position: Position) -> None:
    """Nothing is refused only because it is "not an answer to this question" (BRK-13)."""
    b = position(table)
    ((seat, prompt),) = b.asked()
    refusals = {
        option: b.table.match.why_not(seat, option)
        for option in RULES.vocabulary.names
        if option not in b.options(seat)
    }

    for option, refusal in refusals.items():
        assert refusal is not None
        assert "not_an_answer" != refusal.name, option
        assert "{" not in Voice(b.table.match.state).refusal(refusal), option
    b.waits(prompt, seat)


def test_no_question_of_a_whole_match_lacks_a_reason() -> None:
    """In random matches too, with and without survival, at every seat (BRK-13)."""
    for seed in range(6):
        options = {"turn_limit": "50", "survival_1_full_defence": "on" if seed % 2 else "off"}
        match = RULES.start(2 + seed % 4, seed, options)
        chance = dice(seed)
        while not match.over:
            ask, option = build_up(match.state, chance)
            step = match.state.stack[-1]
            for other in range(len(RULES.vocabulary)):
                if other not in ask.options:
                    assert step.why_not(match.state, ask, other), RULES.vocabulary.names[other]
            match.answer(ask.seat, option)


def test_the_last_token_pays_for_a_defence(table: MakeTable) -> None:
    """Nothing stands against what costs as much as is there (BRK-4.2.6)."""
    rat = cards.IDS.index(ID["Rat"])
    for above, reason in ((cards.DEFENCE_COST[rat], 0), (cards.DEFENCE_COST[rat] - 1, reasons.TOO_FEW_TOKENS)):
        b = Board(table).holds(0, "Rat").tokens(0, above)
        b.waits("action", 0)
        assert reason == against_play(b.table.state, 0, RULES.vocabulary.option(f"guard:{ID['Rat']}"))


def test_a_reason_without_numbers_has_none(table: MakeTable) -> None:
    """Among the payments of a task only what does not reach its number says how much is missing (BRK-6.1.2)."""
    b = pay_task(table)
    ask = b.table.match.asks[0]

    assert () == RULES.reason_numbers(b.table.state, reasons.NOT_IN_HAND, ask, ask.options[0])
    assert 2 == len(RULES.reason_numbers(b.table.state, reasons.NOT_REACHED_YET, ask, ask.options[0]))
    b.waits("pay_task", 0)
