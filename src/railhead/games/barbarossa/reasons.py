"""Why something is not allowed: numbered, each with its rule and a sentence. The numbers in it: see refusals.py."""

from __future__ import annotations

from typing import Final

from railhead.kernel.ruleset import Reasons

REASONS: Final = Reasons()

# playing cards (chapter 5)
NOT_IN_HAND: Final = REASONS.add("BAR-5.2.1", "This card is not in your hand.")
NEVER_PLAYED: Final = REASONS.add("BAR-2.4", "This card has no Playing Cost, so it can never be played.")
NOT_ENOUGH_OP: Final = REASONS.add("BAR-5.2.4", "Its Playing Cost is {0} OP, and you have {1} OP.")
ONLY_TRANSPORTS: Final = REASONS.add("BAR-5.2.1", "Outside the Operation Phase only TRANSPORTs can be played.")
NO_CARDS_IN_AN_ATTACK: Final = REASONS.add(
    "BAR-12.4.4", "In the middle of an attack no card is played, deployed or put down."
)
NO_CARDS_IN_BETWEEN: Final = REASONS.add(
    "BAR-5.2.1", "No card is played, deployed or put down while a card or an ability is being resolved."
)
# deployment (chapter 10)
NO_DEPLOYING_RULE: Final = REASONS.add("BAR-3.2.2", "This Unit has no Deploying Rule, so it can never be deployed.")
UNIT_DEPLOYED_AT_ONCE: Final = REASONS.add("BAR-10.3", "This Unit is deployed at once when it is played.")
AID_DEPLOYED_AT_ONCE: Final = REASONS.add("BAR-3.4.1", "An AID is deployed at once when it is played.")
NO_RIGHT_TO_DEPLOY: Final = REASONS.add("BAR-10.4", "Only Units whose text says so can be deployed after playing.")
NOT_PLAYED: Final = REASONS.add("BAR-10.4", "No such card lies in your Playing Zone.")
DEPLOYED_IN_OPERATION: Final = REASONS.add("BAR-7.2.5", "Cards are deployed in the Operation Phase only.")
NO_PERMIT: Final = REASONS.add(
    "BAR-10.8", "No card that you have played in this phase lets you put cards down straight from your hand."
)
NOT_PUT_DOWN: Final = REASONS.add(
    "BAR-10.8", "Only Infantry and Tanks with a Deploying Rule can be put down straight from the hand."
)
NOT_HELD_TO_PUT_DOWN: Final = REASONS.add("BAR-10.8", "This card is not in your hand.")
PUT_DOWN_IN_OPERATION: Final = REASONS.add("BAR-7.2.5", "Cards are put down from the hand in the Operation Phase only.")
# Intentional Abilities (chapter 9)
NOT_IN_PLAY: Final = REASONS.add("BAR-9.1", "You have no such card in play.")
NO_ACTIVE_COPY: Final = REASONS.add("BAR-9.1", "You have no active card of this kind in play.")
NO_FATIGUED_COPY: Final = REASONS.add("BAR-9.1", "You have no fatigued card of this kind in play.")
NOT_ACTIVE: Final = REASONS.add("BAR-5.6.2", "A card that is fatigued already cannot be fatigued for the Using Cost.")
ANY_COPY: Final = REASONS.add(
    "BAR-9.4", "It makes no difference which card of this kind uses this ability; it is offered once."
)
USING_OP: Final = REASONS.add("BAR-9.3", "Its Using Cost is {0} OP, and you have {1} OP.")
USING_SP: Final = REASONS.add("BAR-9.3", "Its Using Cost is {0} SP, and you have {1} SP.")
USING_RP: Final = REASONS.add("BAR-9.3", "Its Using Cost is {0} RP, and you have {1} RP.")
USING_BP: Final = REASONS.add("BAR-9.3", "Its Using Cost is {0} BP, and you have {1} BP.")
USING_CARDS: Final = REASONS.add(
    "BAR-9.3", "Deployed cards that can be taken for its Using Cost: {0} needed, {1} there."
)
ABILITIES_IN_OPERATION: Final = REASONS.add("BAR-9.2", "Intentional Abilities are used in the Operation Phase only.")
NO_ABILITIES_IN_BETWEEN: Final = REASONS.add(
    "BAR-9.3", "No Intentional Ability is used while a card or an ability is being resolved."
)
NEEDS_ATTACK: Final = REASONS.add("BAR-9.9", "It can be used only in the middle of your attack.")
NEEDS_CITY: Final = REASONS.add("BAR-9.9", "It can be used only while you attack a City.")
# activation (7.1)
NEVER_PAID_FOR: Final = REASONS.add("BAR-7.1.3", "This card is not activated by paying for it.")
NONE_TO_PAY_FOR: Final = REASONS.add("BAR-7.1.3", "You have no fatigued card of this kind deployed.")
ACTIVATION_COST: Final = REASONS.add("BAR-7.1.3", "Activating it costs {0} SP, and you have {1} SP.")
ACTIVATION_ONLY: Final = REASONS.add("BAR-7.1.3", "Cards are activated by paying in the Activation Phase only.")
NOT_AUTOMATIC: Final = REASONS.add("BAR-7.1.3", "This card is not activated automatically.")
NONE_TO_ACTIVATE: Final = REASONS.add("BAR-7.1.4", "You have no fatigued card of this kind deployed.")
# buying (chapter 11)
NEVER_BOUGHT: Final = REASONS.add("BAR-11.2", "EVENTs and OBJECTIVEs cannot be bought.")
DECK_REMOVED: Final = REASONS.add("BAR-4.8", "Its deck was taken out of the game.")
DECK_EMPTY: Final = REASONS.add("BAR-1.3", "Its deck in the Field is empty.")
NOT_ON_TOP: Final = REASONS.add("BAR-3.4.2", "Only the top card of the AID deck can be bought.")
NO_RP: Final = REASONS.add("BAR-11.1", "Every purchase costs {0} RP, and you have {1} RP.")
PRICE_TOO_HIGH: Final = REASONS.add("BAR-11.1", "Its Buying Cost is {0} SP, and you have {1} SP.")
REINFORCEMENT_ONLY: Final = REASONS.add("BAR-7.3.2", "Cards are bought in the Reinforcement Phase only.")
# attacking (chapter 12)
NO_UNIT: Final = REASONS.add("BAR-12.1", "You need a Unit in your Deploying Zone to attack.")
NOTHING_TO_ATTACK: Final = REASONS.add("BAR-12.2", "No OBJECTIVE is left in the Field.")
ATTACKED_ALREADY: Final = REASONS.add("BAR-7.2.3", "You have attacked in this Operation Phase already.")
ATTACK_IN_OPERATION: Final = REASONS.add("BAR-7.2.2", "You can attack in your Operation Phase only.")
DECLARE_FIRST: Final = REASONS.add("BAR-12.1", "Declare the attack first, then choose its target.")
TARGET_CHOSEN: Final = REASONS.add("BAR-12.2", "The target of this attack is chosen already.")
CHOOSE_TARGET: Final = REASONS.add("BAR-12.2", "Choose the target of your attack first.")
NO_TARGET: Final = REASONS.add("BAR-12.2", "Its deck is empty.")
NO_ATTACK: Final = REASONS.add("BAR-12.5", "No attack is going on.")
TOO_FEW_BP: Final = REASONS.add("BAR-12.5", "The Occupying Cost is {0} BP, and you have {1} BP.")
MUST_PAY: Final = REASONS.add(
    "BAR-12.5.1", "You have {1} BP, and the Occupying Cost is {0} BP: failing on purpose is not allowed."
)
MUST_FINISH: Final = REASONS.add("BAR-12.4.3", "Finish the attack first: pay the Occupying Cost or give up.")
# choices
NOT_OPTIONAL: Final = REASONS.add("BAR-3.0.4", "This is not optional: you have to choose.")
PAID_IN_FULL: Final = REASONS.add("BAR-9.3", "A Using Cost is paid in full: you have to choose.")
NOT_MEANT: Final = REASONS.add("BAR-3.0.1", "The text means cards of another type or sub-type.")
WRONG_CONDITION: Final = REASONS.add("BAR-5.6.2", "Only an active card can be fatigued, only a fatigued one activated.")
NOT_DEPLOYED: Final = REASONS.add("BAR-5.1.2", "No such card lies in your Deploying Zone in this condition.")
NOT_IN_DISCARD: Final = REASONS.add("BAR-15.6", "No such card lies in your discard pile.")
NOT_HELD_TO_RETURN: Final = REASONS.add("BAR-15.7", "This card is not in your hand.")
NOT_HELD_TO_KEEP: Final = REASONS.add("BAR-7.4.2", "This card is not in your hand.")
NOT_TO_GAIN: Final = REASONS.add("BAR-12.6", "This card is not among the EVENTs turned up.")
NOT_TO_RETURN: Final = REASONS.add("BAR-12.7", "This card is not among the EVENTs that go under the deck.")
NOT_SCOUTED: Final = REASONS.add("BAR-15.9", "This card is not among the EVENTs that you look at.")
NO_SUCH_PLAYER: Final = REASONS.add("BAR-3.5.4", "There is no player {0} in this match of {1}.")
HAS_LEFT: Final = REASONS.add("BAR-8.8", "This player has left the match.")
