"""The sentences of Front Line: questions, events, and what the seven steps are called."""

from __future__ import annotations

from typing import Final

from railhead.games.front_line.cards import DRAFTS_LEFT, TITLE_POLISH
from railhead.kernel.ruleset import Prompt

WINDOW_WAITING: Final = "Somebody may play an event."

PROMPTS: Final[dict[str, Prompt]] = {
    "draft": Prompt("FLN-2.10", "Which card of the packet do you keep?", "{seat:seat} picks a card."),
    "lay": Prompt("FLN-3.1.2", "Which action card do you lay face down?", "{seat:seat} lays a card face down."),
    "window_1": Prompt("FLN-3.4.1", "The attack is aimed. Play an event now?", WINDOW_WAITING),
    "window_2": Prompt("FLN-3.4.1", "All cards lie face down. Play an event now?", WINDOW_WAITING),
    "window_3": Prompt("FLN-3.4.1", "A card was resolved. Play an event now?", WINDOW_WAITING),
    "window_4": Prompt("FLN-3.4.1", "The damage is done. Play an event now?", WINDOW_WAITING),
    "window_5": Prompt("FLN-3.4.1", "The hands are refilled. Play an event now?", WINDOW_WAITING),
    "nyet": Prompt("FLN-8.4.1", "{about:option} was announced. Answer it with Nyet!?", "Somebody may play Nyet!."),
    "dud": Prompt("FLN-6.4", "{about:option} is about to take damage. Play a Dud?", "Somebody may play a Dud."),
    "redirect": Prompt("FLN-8.5.2", "You are hit. Pass it on with your Car Door?", "{seat:seat} may use a Car Door."),
    "which_door": Prompt("FLN-8.5.2", "Which Car Door do you use?", "{seat:seat} chooses a Car Door."),
    "use_equipment": Prompt("FLN-6.4", "You are hit. Use equipment against it?", "{seat:seat} may use equipment."),
    "last_chance": Prompt(
        "FLN-9.6", "This hit would kill you. Eat the ham first?", "{seat:seat} may eat his ham before the hit."
    ),
    "mine_detector": Prompt(
        "FLN-8.5.4", "You have come onto mines. Use the Mine Detector?", "{seat:seat} may use a Mine Detector."
    ),
    "medkit": Prompt("FLN-8.5.4", "Use the Field Medkit and gain life?", "{seat:seat} may use a Field Medkit."),
    "loot": Prompt("FLN-9.10", "{about:option} is dead. What do you take?", "{seat:seat} may loot {about:option}."),
    "move_whom": Prompt("FLN-8.2.3", "Whom do you shove?", "{seat:seat} chooses whom to shove."),
    "direction": Prompt("FLN-8.2.1", "Which way does {about:option} go?", "{seat:seat} chooses a direction."),
    "distance": Prompt("FLN-8.2.1", "How far?", "{seat:seat} chooses how far to go."),
    "extra_step": Prompt("FLN-9.7", "Add one step?", "{seat:seat} may add a step."),
    "swap_with": Prompt("FLN-8.3.3", "With whom do you change places?", "{seat:seat} chooses a comrade."),
    "swap_first": Prompt("FLN-8.3.4", "Who changes places? The first comrade:", "{seat:seat} chooses two comrades."),
    "swap_second": Prompt(
        "FLN-8.3.4", "With whom does {about:option} change places?", "{seat:seat} chooses the second comrade."
    ),
    "passenger": Prompt("FLN-8.6.1", "Whom do you take into the tank?", "{seat:seat} chooses a passenger."),
    "order_whom": Prompt("FLN-8.4.5", "Whom does the Commissar send forward?", "{seat:seat} chooses who goes forward."),
    "sabotage_whom": Prompt("FLN-8.4.6", "Whose equipment do you sabotage?", "{seat:seat} chooses whom to sabotage."),
    "sabotage_what": Prompt("FLN-8.4.6", "Which equipment of {about:option}?", "{seat:seat} chooses what to sabotage."),
    "which_target": Prompt("FLN-8.4.6", "The target card of which slot moves?", "{seat:seat} chooses a target card."),
    "target_direction": Prompt(
        "FLN-8.4.9", "Which way does the target card of {about:option} move?", "{seat:seat} chooses a direction."
    ),
    "rob_whom": Prompt("FLN-8.4.6", "From whose hand do you take a random card?", "{seat:seat} chooses whom to rob."),
    "change_plans": Prompt(
        "FLN-8.4.6", "Which hand card do you lay down instead?", "{seat:seat} chooses another card unseen."
    ),
    "exchange_with": Prompt(
        "FLN-9.2", "With whom do you exchange hands?", "{seat:seat} chooses whom to exchange hands with."
    ),
    "jump_where": Prompt("FLN-9.8", "To which free slot do you jump?", "{seat:seat} chooses where to jump."),
}

EVENTS: Final[dict[str, str]] = {
    # set-up and draft
    "lines_up": "{0:seat} takes slot {1} with {2} life.",
    "has_initiative": "{0:seat} stands at the front and gets the initiative card.",
    "drafting": "All hands become packets and are drafted.",
    "picked": "Everybody lays one card of his packet face down.",
    "packets_passed": f"Everybody hands the rest of his packet to the {'left' if DRAFTS_LEFT else 'right'}.",
    "drafted": "Everybody takes up the cards he has picked.",
    # the turn
    "turn": "Turn {0} begins.",
    "draws": "{0:seat} draws {secret:card} from the deck.",
    "nothing_to_draw": "{0:seat} cannot draw: there is no card left that could be used.",
    "reshuffled": "The action discard pile is shuffled and becomes the deck.",
    "attack_reshuffled": "The attack discard pile is shuffled and becomes the deck.",
    "discards_useless": "{0:seat} discards {1:card}: too few comrades are left for it.",
    "all_laid": "All cards are laid face down.",
    "lays_nothing": "{0:seat} has no card to lay.",
    "step_4": "The cards are turned up in initiative order.",
    "step_5": "{0:card} strikes.",
    "step_6": "The hands are refilled.",
    "initiative": "The initiative card goes to {0:seat}.",
    # attacks
    "attack": "{0:card} is the attack of this turn.",
    "no_attack": "There is no attack card left: nothing happens this turn.",
    "targets_slot": "A target card is laid at slot {0}.",
    "targets_comrade": "A target card is laid at {0:seat}.",
    "target_not_laid": "The line is too short for the target at place {0}: no target card is laid there.",
    "mine_laid": "A mine lies on slot {0}.",
    "wire_laid": "Barbed wire lies on slot {0}.",
    "roulette_attached": "Russian Roulette is attached to the initiative card of {0:seat}.",
    # cards taking effect
    "turns_up": "{0:seat} turns {1:card} up.",
    "wasted": "{1:card} was laid face down and has no effect.",
    "stopped_by_halt": "Halt! is in force: {0:card} has no effect.",
    "cannot_move_himself": "{1:seat} cannot be moved: {0:card} has no effect.",
    "nobody_to_move": "No other comrade can be moved: {0:card} has no effect.",
    "no_two_to_move": "There are not two other comrades who can be moved: {0:card} has no effect.",
    "dodges": "{0:seat} dodges: linear attacks pass this comrade by.",
    "lies_low": "{0:seat} hits the dirt: splash attacks do not harm this comrade.",
    "stands_firm": "{0:seat} cannot be moved in any way this turn.",
    "calls_halt": "{0:seat} calls Halt!: nobody moves on the line this turn.",
    "puts_into_play": "{0:seat} has {1:card} in play (durability {2}).",
    "uses": "{0:seat} uses {1:card} (durability left: {2}).",
    "worn_out": "{1:card} of {0:seat} is worn out.",
    # movement
    "shoves_forward": "{0:seat} shoves {1:seat} forward.",
    "shoves_back": "{0:seat} shoves {1:seat} back.",
    "goes_forward": "{0:seat} goes forward (steps: {1}).",
    "goes_back": "{0:seat} goes back (steps: {1}).",
    "steps": "{0:seat} steps to slot {1}.",
    "pushes": "{0:seat} pushes on to slot {1}; {2:seat} is pushed into slot {3}.",
    "changes_places": "{0:seat} and {1:seat} change places.",
    "blocked_at_front": "{0:seat} stands at the front of the line and can go no further.",
    "blocked_by_commissar": "{0:seat} stands before the Commissar and can go no further.",
    "blocked_by": "{1:seat} cannot be moved and blocks the way of {0:seat}.",
    "stuck": "{0:seat} cannot be moved.",
    "steps_lost": "{0:seat} loses the rest of the move (steps: {1}).",
    "caught": "{0:seat} is caught in the wire and loses the rest of the move (steps: {1}).",
    # the tank
    "boards": "{0:seat} and {1:seat} climb into the tank.",
    "boards_alone": "{0:seat} climbs into the tank alone.",
    "drives": "The tank drives to slot {0}.",
    "tank_stays": "The tank stays where it is.",
    "crushes": "The tank crushes the mines and wire in its way (cards: {0}).",
    "tank_wears": "The tank wears (durability left: {0}).",
    "tank_gone": "The tank is gone; its crew stands outside.",
    # events and abilities
    "first_in_window": "{0:seat} is heard first, in initiative order; all others are asked again.",
    "first_nyet": "{0:seat} is heard first, to the left of {1:seat}; any other Nyet! stays in the hand.",
    "first_dud": "{0:seat} is heard first, in initiative order; others are asked again if damage is left.",
    "announces": "{0:seat} announces {1:card} as an event.",
    "announces_about": "{0:seat} announces {1:card}: {2:option}.",
    "announces_item": "{0:seat} announces {1:card}: {3:option} of {2:option}.",
    "announces_shift_forward": "{0:seat} announces {1:card}: the target card of {2:option} is to move forward.",
    "announces_shift_back": "{0:seat} announces {1:card}: the target card of {2:option} is to move back.",
    "answers": "{0:seat} plays {1:card} in answer.",
    "answer_void": "The answer of {0:seat} is void.",
    "void": "{0:card} is void.",
    "line_shuffled": "The line is thrown into confusion.",
    "lands_on": "{0:seat} comes to stand in slot {1}.",
    "sabotaged": "{1:option} of {0:seat} is destroyed.",
    "target_moved": "The target card of slot {0} lies at slot {1} now.",
    "seizes_initiative": "{0:seat} takes the initiative card.",
    "keeps_initiative": "{0:seat} holds the initiative card already and keeps it.",
    "roulettes_follow": "The roulettes attached to it are with {0:seat} now.",
    "takes_card": "{0:seat} takes {secret:card} from the hand of {1:seat}.",
    "nothing_to_take": "{1:seat} has no card left in hand: {0:card} has no effect.",
    "plans_changed": "{0:seat} has exchanged the card that lies face down.",
    "uses_ability": "{0:seat} uses {1:option}.",
    "exchanges_hands": "{0:seat} and {1:seat} exchange hands.",
    "jumps": "{0:seat} jumps to slot {1}.",
    # damage
    "passes_by": "The attack passes {0:seat} by, who dodges it.",
    "tank_stops": "The tank stops the attack.",
    "hits_nobody": "{0:card} hits nobody.",
    "strikes_linear": "{0:seat} is in the line of fire (damage: {1}).",
    "strikes_main": "{0:seat} stands where the attack strikes (damage: {1}).",
    "strikes_indirect": "{0:seat} stands beside the place where the attack strikes (indirect damage: {1}).",
    "mine_goes_off": "{0:seat} comes onto slot {1}: the mine goes off.",
    "mines_go_off": "{0:seat} comes onto slot {1}: {2} mines go off.",
    "mine_disarmed": "{0:seat} comes onto slot {1}: the mine is taken away without harm.",
    "mines_disarmed": "{0:seat} comes onto slot {1}: {2} mines are taken away without harm.",
    "past_harm": "{0:seat} has no life left: the hit does nothing more.",
    "safe_in_tank": "{0:seat} sits in the tank: the hit does nothing.",
    "safe_dodging": "{0:seat} dodges: the hit does nothing.",
    "safe_prone": "{0:seat} lies low: the hit does nothing.",
    "safe_by_ability": "{0:seat} takes no damage of this kind: the hit does nothing.",
    "redirects": "{0:seat} passes the hit on to {1:seat} (damage: {2}).",
    "damage_left": "{1} damage is left for {0:seat}.",
    "lucky": "{0:seat} is lucky, this once: no damage.",
    "roulette_fires": "The roulette fires: {1} more damage for {0:seat}.",
    "damaged": "{0:seat} takes {1} damage and has {2} life left.",
    "gassed": "{0:seat} is gassed: no refill until the hand is empty.",
    "no_refill": "{0:seat} is gassed and draws nothing.",
    "gas_over": "{0:seat} is no longer gassed.",
    "gains_life": "{0:seat} gains {1} life and has {2}.",
    "at_top": "{0:seat} has {1} life, the most there is on the life card, and gains none.",
    # death and the Commissar
    "dies": "{0:seat} is dead.",
    "loots": "{0:seat} takes {2:card} from {1:seat} (durability {3}).",
    "leaves": "{1:card} of {0:seat} is discarded.",
    "commissar_pushes": "The Commissar pushes the line forward as far as {0:seat}, who comes into slot {1}.",
    "advances": "The Commissar advances to slot {0}.",
    "obstacles_gone": "Mines and wire on slot {0} are gone.",
    "postponed": "The Commissar cannot push his way forward yet: he will at the end of step 5.",
    "wins": "{0:seat} is the last comrade alive and wins.",
    "all_dead": "No comrade is left: the enemy army has won.",
}

ENDINGS: Final[dict[str, str]] = {
    "last_comrade": "One comrade is left alive: he wins.",
    "enemy_won": "The last comrades died together: nobody wins, the enemy army does.",
}
ABOUT: Final = (
    "A line of comrades under fire, and a Commissar behind them who leaves them less room with every death. "
    "Push, swap and dodge so that the others are hit; the last one alive wins. "
    f"In Polish: {TITLE_POLISH}"
)
