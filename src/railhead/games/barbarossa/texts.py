"""What the players read: the sentences of questions and events."""

from __future__ import annotations

from typing import Final

from railhead.kernel.ruleset import Prompt

PROMPTS: Final[dict[str, Prompt]] = {
    "activation": Prompt(
        "BAR-7.1.2",
        "Activation Phase: play TRANSPORTs, pay to activate cards, or end the phase.",
        "{seat:seat} is in the Activation Phase.",
    ),
    "activate_some": Prompt(
        "BAR-7.1.4",
        "Your cards are held up: which fatigued card is activated next?",
        "{seat:seat} chooses which cards are activated.",
    ),
    "operation": Prompt(
        "BAR-7.2.2",
        "Operation Phase: play a card, use an ability, deploy, attack, or end the phase.",
        "{seat:seat} is in the Operation Phase.",
    ),
    "target": Prompt("BAR-12.2", "What do you attack?", "{seat:seat} chooses the target of the attack."),
    "gather": Prompt(
        "BAR-12.4",
        "Attack: use Intentional Abilities, then pay the Occupying Cost or give up.",
        "{seat:seat} gathers Battle Points for the attack.",
    ),
    "discard_deployed": Prompt(
        "BAR-12.8", "{about:option}: which deployed card do you discard?", "{seat:seat} chooses a card to discard."
    ),
    "fatigue_deployed": Prompt(
        "BAR-5.6.2", "{about:option}: which deployed card do you fatigue?", "{seat:seat} chooses a card to fatigue."
    ),
    "activate_deployed": Prompt(
        "BAR-5.6.2", "{about:option}: which deployed card do you activate?", "{seat:seat} chooses a card to activate."
    ),
    "choose_one": Prompt(
        "BAR-15.17", "{about:option}: which Units do you discard?", "{seat:seat} chooses which Units to discard."
    ),
    "search_discard": Prompt(
        "BAR-15.6",
        "{about:option}: which card do you take from your discard pile into your hand, if any?",
        "{seat:seat} looks through the discard pile.",
    ),
    "return_from_hand": Prompt(
        "BAR-15.7",
        "{about:option}: which card of your hand do you return to the Field, if any?",
        "{seat:seat} may return a card from the hand to the Field.",
    ),
    "bury": Prompt(
        "BAR-15.9",
        "You look at the top EVENTs: which one goes under the EVENT deck, if any?",
        "{seat:seat} looks at the top of the EVENT deck.",
    ),
    "put_on_top": Prompt(
        "BAR-15.9",
        "Which EVENT do you put back first? The last one put back lies on top.",
        "{seat:seat} puts EVENTs back on top of their deck.",
    ),
    "gain_next": Prompt("BAR-12.6", "Which EVENT do you gain next?", "{seat:seat} chooses which EVENT to gain next."),
    "give_event": Prompt(
        "BAR-3.5.4",
        "Into whose Deploying Zone does {about:option} go?",
        "{seat:seat} chooses who gets {about:option}.",
    ),
    "return_next": Prompt(
        "BAR-12.7",
        "Which EVENT goes under the EVENT deck next? The last one lies at the very bottom.",
        "{seat:seat} puts the EVENTs under their deck.",
    ),
    "reinforcement": Prompt(
        "BAR-7.3.2",
        "Reinforcement Phase: buy cards, play TRANSPORTs, or end the phase.",
        "{seat:seat} is in the Reinforcement Phase.",
    ),
    "keep": Prompt(
        "BAR-7.4.2", "Which card do you keep in your hand, if any?", "{seat:seat} may keep one card of the hand."
    ),
}

ENDINGS: Final[dict[str, str]] = {
    "moscow_has_fallen": "Moscow has fallen.",
    "round_limit": "The last round is played, and Moscow holds out.",
    "concession": "All others have conceded.",
}

EVENTS: Final[dict[str, str]] = {
    # set-up and turns
    "removes": "The {0:card} deck is taken out of the game.",
    "removes_aids": "The AID deck is taken out of the game.",
    "first": "{0:seat} begins.",
    "turn": "Round {1}: the turn of {0:seat}.",
    "phase": "{1:Phase} of {0:seat}.",
    "ending_phase": "Ending Phase of {0:seat}.",
    # points and cards
    "gains": "{0:seat} gains {1} {2:Point} and has {3} {2:Point} now.",
    "loses_points": "{0:seat} loses {1} {2:Point} and has {3} {2:Point} left.",
    "loses_nothing": "{0:seat} has nothing to lose.",
    "profits": "{0:seat} profits from {1:card}.",
    "suffers": "{0:seat} suffers from {1:card}.",
    "draws": "{0:seat} draws {secret:card}.",
    "no_cards": "{0:seat} has no card left to draw.",
    "reshuffles": "{0:seat} shuffles the discard pile into a new deck.",
    # cards played, deployed and used
    "plays": "{0:seat} plays {1:card}.",
    "plays_for": "{0:seat} plays {1:card} for {2} OP.",
    "yields_less": "{1:card} yields {2} SP less for {0:seat}.",
    "deploys": "{0:seat} deploys {1:card} ({2:Condition}).",
    "places": "{0:seat} puts {1:card} from the hand into the Deploying Zone.",
    "uses": "{0:seat} uses {1:option}",
    "nothing_fits": "{0:card} finds no suitable card of {1:seat}.",
    "chooses": "{0:seat} chooses: {1:option}.",
    "takes_no_more": "{0:seat} chooses no more cards for {1:card}.",
    "discards": "{0:seat} discards {1:card} from the Deploying Zone.",
    "fatigues": "{1:card} of {0:seat} becomes fatigued.",
    "activates": "{1:card} of {0:seat} becomes active.",
    "stays_fatigued": "{1:card} of {0:seat} stays fatigued.",
    "held_up": "Only {1} of the {2} fatigued cards of {0:seat} become active.",
    "pays_for": "{0:seat} pays {2} SP to activate {1:card}.",
    "takes_back": "{0:seat} takes {1:card} from the discard pile into the hand.",
    "returns": "{0:seat} returns {1:card} to the Field.",
    "returns_to_box": "{0:seat} puts {1:card} into the box: its deck is out of the game.",
    # EVENTs
    "looks_at": "{0:seat} looks at {secret:card} of the EVENT deck.",
    "buries": "{0:seat} puts an EVENT under the EVENT deck.",
    "puts_on_top": "{0:seat} puts an EVENT back on top of the EVENT deck.",
    "no_event": "The EVENT deck is empty.",
    "turns_up": "EVENT: {0:card} (+{1} BP).",
    "gains_event": "{0:seat} gains the EVENT {1:card}.",
    "takes_event": "{0:seat} puts {1:card} into the discard pile.",
    "gives_event": "{0:seat} puts {1:card} into the Deploying Zone of {2:seat}.",
    "returns_events": "{0:seat} puts the {1} EVENTs under the EVENT deck in a secret order.",
    # attacks
    "declares": "{0:seat} declares an attack.",
    "attacks": "{0:seat} attacks {1:card}.",
    "needs": "{1:card} costs {2} BP to occupy; {0:seat} has {3} BP.",
    "reduces": "{0:seat} lowers the Occupying Cost by {1} BP to {2} BP.",
    "wins": "{0:seat} pays {2} BP and occupies {1:card}.",
    "fails": "{0:seat} fails to occupy {1:card} with {3} BP against {2} BP.",
    "breaks_off": "The attack of {0:seat} on {1:card} is broken off.",
    # buying, and the end of a turn
    "buys": "{0:seat} buys {1:card} for {2} SP.",
    "discards_unplayed": "{0:seat} discards {1:card} from the hand.",
    "keeps": "{0:seat} keeps one card in the hand.",
    "keeps_nothing": "{0:seat} keeps no card in the hand.",
    # the end
    "concedes": "{0:seat} concedes; all cards of {0:seat} leave the game.",
    "counts": "{0:seat} has {1} VP: {2} deployed, {3} in hand, deck, discard pile and Playing Zone.",
    "tie_by_objective": "The tie goes to {0:seat}, who holds the best OBJECTIVE ({1} VP).",
    "tie_by_cities": "The tie goes to {0:seat}, who holds the most Cities ({1}).",
    "shared": "The victory is shared.",
}
