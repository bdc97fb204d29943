"""The sentences of Front Line: questions, events, and what the seven steps are called."""

from __future__ import annotations

from typing import Final

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
    # the turn
    "turn": "Turn {0} begins.",
    "draws": "{0:seat} draws {secret:card}.",
    "reshuffled": "The action discard pile is shuffled and becomes the deck.",
    "attack_reshuffled": "The attack discard pile is shuffled and becomes the deck.",
    "discards_useless": "{0:seat} discards {1:card}: too few comrades are left for it.",
    "picked": "Everybody lays one card of his packet face down.",
    "all_laid": "All cards are laid face down.",
    "initiative": "{0:seat} has the initiative.",
    # attacks
    "attack": "The enemy attacks: {0:card}.",
    "targets_slot": "A target card is laid at slot {0}.",
    "targets_comrade": "A target card is laid at {0:seat}.",
    "mine_laid": "A mine lies on slot {0}.",
    "wire_laid": "Barbed wire lies on slot {0}.",
    "roulette_attached": "Russian Roulette is attached to the initiative card of {0:seat}.",
    "tank_stops": "The tank stops the attack.",
    # cards taking effect
    "turns_up": "{0:seat} turns up {1:card}.",
    "wasted": "{1:card} was laid face down and has no effect.",
    "no_effect": "{0:card} has no effect.",
    "status": "{1:option} is in force until the end of the turn, played by {0:seat}.",
    "puts_into_play": "{0:seat} has {1:card} in play (durability {2}).",
    "uses": "{0:seat} uses {1:card}.",
    "worn_out": "{1:card} of {0:seat} is worn out.",
    "steps": "{0:seat} steps to slot {1}.",
    "pushes": "{0:seat} pushes on to slot {1}.",
    "changes_places": "{0:seat} and {1:seat} change places.",
    "caught": "{0:seat} is caught in the wire and loses the rest of his move ({1}).",
    "boards": "{0:seat} and {1:seat} climb into the tank.",
    "boards_alone": "{0:seat} climbs into the tank alone.",
    "drives": "The tank drives to slot {0}.",
    "crushes": "The tank crushes {0} cards in the line.",
    "tank_gone": "The tank is gone; its crew stands outside.",
    # events and abilities
    "announces": "{0:seat} announces {1:card}.",
    "announces_about": "{0:seat} announces {1:card}: {2:option}.",
    "announces_item": "{0:seat} announces {1:card}: {3:option} of {2:option}.",
    "announces_shift": "{0:seat} announces {1:card}: the target card of {2:option}, {3:option}.",
    "answers": "{0:seat} answers with {1:card}.",
    "void": "{0:card} is void.",
    "line_shuffled": "The line is thrown into confusion.",
    "sabotaged": "{1:option} of {0:seat} is destroyed.",
    "target_moved": "The target card of slot {0} lies at slot {1} now.",
    "takes_card": "{0:seat} takes {secret:card} from the hand of {1:seat}.",
    "plans_changed": "{0:seat} has exchanged the card that lies face down.",
    "uses_ability": "{0:seat} uses {1:option}.",
    "exchanges_hands": "{0:seat} and {1:seat} exchange hands.",
    "jumps": "{0:seat} jumps to slot {1}.",
    # damage and death
    "mines_go_off": "{0:seat} comes onto slot {1}: {2} mines go off.",
    "mines_disarmed": "{0:seat} comes onto slot {1}: {2} mines are taken away without harm.",
    "unharmed": "The hit does nothing to {0:seat}.",
    "redirects": "{0:seat} passes the hit of {2} on to {1:seat}.",
    "damage_left": "{1} damage is left for {0:seat}.",
    "lucky": "{0:seat} is lucky, this once: no damage.",
    "roulette_fires": "The roulette fires: {1} more damage for {0:seat}.",
    "damaged": "{0:seat} takes {1} damage and has {2} life left.",
    "gassed": "{0:seat} is gassed: no refill until his hand is empty.",
    "gas_over": "{0:seat} is no longer gassed.",
    "gains_life": "{0:seat} gains {1} life and has {2}.",
    "dies": "{0:seat} is dead.",
    "loots": "{0:seat} takes {2:card} from {1:seat}.",
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
    "Push, swap and dodge so that the others are hit; the last one alive wins."
)
