"""The sentences of Black Metro: what is asked, and what happened."""

from __future__ import annotations

from typing import Final

from railhead.kernel.ruleset import Prompt


def prompt(rule: str, asked: str, waiting: str) -> Prompt:
    """A question with its rule, for the one who is asked and for those who wait."""
    return Prompt(f"BLK-{rule}", asked, waiting)


SET_UP: Final[dict[str, Prompt]] = {
    "own_colour": prompt("19.2.1", "Which colour do you play?", "{seat:seat} chooses a colour."),
    "overlord_colour": prompt(
        "19.2.1", "Which colour does the overlord play?", "{seat:seat} chooses the overlord's colour."
    ),
    "keep_mission": prompt(
        "3.5",
        "Which mission do you keep? The other goes under the mission deck.",
        "{seat:seat} keeps one of two missions.",
    ),
    "candidate": prompt("3.6", "Which candidate do you lead?", "{seat:seat} chooses a candidate."),
}

ASSIGNMENT: Final[dict[str, Prompt]] = {
    "turn": prompt(
        "5.2",
        "Your turn: assign personnel to which district? You may first play 1 assignment fortune.",
        "{seat:seat} takes an assignment turn.",
    ),
    "transit": prompt(
        "5.5",
        "No other district is free. Reinforce your personnel with Rapid Transit?",
        "{seat:seat} may use Rapid Transit.",
    ),
    "after": prompt(
        "5.11",
        "You have assigned. Play 1 assignment fortune or use an ability now?",
        "{seat:seat} may play a fortune.",
    ),
    "assign": prompt("5.2", "How many do you assign? {about:option}:", "{seat:seat} chooses personnel to assign."),
    "assign_forced": prompt(
        "12.2.8",
        "You lost the attack and must assign there. How many? {about:option}:",
        "{seat:seat} is forced to assign personnel.",
    ),
    "ace": prompt("12.2.1", "For which facility do you play the ace?", "{seat:seat} plays an ace."),
    "fortune_mode": prompt(
        "12.2.2",
        "Resolve the first effect of {about:option}, or attack?",
        "{seat:seat} decides what the fortune does.",
    ),
    "target": prompt(
        "12.2.6",
        "Whom do you attack? The loser is forced to assign to {about:option}.",
        "{seat:seat} chooses whom to attack.",
    ),
    "blockade_payment": prompt(
        "12.2.4",
        "Blockades of others stand at {about:option}. Discard a fortune for each, or inflict 2 strain for it.",
        "{seat:seat} pays for blockades.",
    ),
    "counter_assignment": prompt(
        "12.2.7",
        "{about:option} is played against you. Answer with an assignment fortune at least as high?",
        "A fortune may be answered.",
    ),
    "winning_ace": prompt(
        "12.2.8", "Your ace wins. Where must the loser assign personnel?", "{seat:seat} names the facility of the ace."
    ),
    "benefit": prompt("12.1.1", "Which benefit does your joker give?", "{seat:seat} chooses the benefit of a joker."),
    "trade": prompt("14.4", "Which trade do you make?", "{seat:seat} may trade."),
    "matrix": prompt(
        "11.12",
        "Resolve {about:option} at once with Expiditry Matrix?",
        "{seat:seat} may use Expiditry Matrix.",
    ),
}

DOMINANCE: Final[dict[str, Prompt]] = {
    "start_ability": prompt(
        "4.5",
        "The dominance phase begins. Which ability do you use?",
        "{seat:seat} may use abilities of the start of the dominance phase.",
    ),
    "lift_from": prompt(
        "11.10", "From which district does Grav Lifter move personnel?", "{seat:seat} moves personnel."
    ),
    "lift_what": prompt("11.10", "Which personnel leave {about:option}?", "{seat:seat} moves personnel."),
    "lift_to": prompt("11.10", "To which district does Grav Lifter move them?", "{seat:seat} moves personnel."),
    "down_which": prompt("17.8", "Which of your charged technologies do you down?", "{seat:seat} downs a technology."),
    "dominance_fortune": prompt(
        "6.1.7",
        "You dominate {about:option}. Attack another player here with a dominance fortune?",
        "{seat:seat} may play a dominance fortune.",
    ),
    "target_here": prompt("12.3.1", "Whom do you attack?", "{seat:seat} chooses whom to attack."),
    "counter_dominance": prompt(
        "12.3.2",
        "{about:option} is played against you. Answer with a dominance fortune at least as high?",
        "A fortune may be answered.",
    ),
    "demote": prompt(
        "12.3.5",
        "Which personnel of {about:option} does your king strike?",
        "{seat:seat} chooses whom the king strikes.",
    ),
    "easing": prompt(
        "6.1.14",
        "Use an ability so that a difference of 2 is enough to overwhelm here?",
        "{seat:seat} may make a difference of 2 enough.",
    ),
    "triage": prompt(
        "17.10",
        "Your personnel at {about:option} are overwhelmed. Save one with Triage?",
        "{seat:seat} may use Triage.",
    ),
    "siege": prompt(
        "10.1.9",
        "Your doom mechasuit may destroy 1 guarded fortification at {about:option}. Which?",
        "{seat:seat} may destroy a guarded fortification.",
    ),
    "fulfil_here": prompt(
        "6.1.12", "You asserted dominance. Fulfil a dominance mission?", "A mission may be fulfilled."
    ),
    "fulfil_end": prompt(
        "6.3.1", "The dominance phase ends. Fulfil a dominance mission?", "{seat:seat} may fulfil a dominance mission."
    ),
    "give_relic": prompt(
        "6.2.3", "The city is tied. To whom do you give the relic?", "{seat:seat} gives the relic away."
    ),
}

RESOLUTION: Final[dict[str, Prompt]] = {
    "resolve": prompt("7.1.3", "You resolve {about:option}. What do you use?", "{seat:seat} resolves {about:option}."),
    "recall": prompt("7.2.2", "Whom do you recall? {about:option}:", "{seat:seat} recalls personnel."),
    "recover_one": prompt("7.2.5", "Whom do you recover?", "{seat:seat} recovers personnel."),
    "research": prompt("11.7", "Which technology do you research?", "{seat:seat} researches a technology."),
    "gain_technology": prompt(
        "18.11", "Which technology do you gain? It is the lowest of its colour.", "{seat:seat} gains a technology."
    ),
    "advance": prompt("13.4", "Pay to advance your scientific level?", "{seat:seat} may advance the scientific level."),
    "build_what": prompt("10.3.1", "Which fortification do you build?", "{seat:seat} builds a fortification."),
    "build_where": prompt("10.3.1", "Where do you build it? {about:option}:", "{seat:seat} builds a fortification."),
    "move_what": prompt("10.3.5", "Which fortification do you move?", "{seat:seat} moves a fortification."),
    "move_from": prompt("10.3.5", "From where do you move it? {about:option}:", "{seat:seat} moves a fortification."),
    "move_to": prompt("10.3.5", "To where do you move it? {about:option}:", "{seat:seat} moves a fortification."),
    "promote_where": prompt("10.1.3", "Where is the subordinate you promote?", "{seat:seat} promotes a subordinate."),
    "promote_rank": prompt(
        "10.1.2", "To what do you promote the subordinate at {about:option}?", "{seat:seat} promotes a subordinate."
    ),
    "turn_syndicate": prompt("7.2.8", "Which syndicate do you turn?", "{seat:seat} turns a syndicate."),
}

STANDBY: Final[dict[str, Prompt]] = {
    "recruit_instead": prompt(
        "10.1.5",
        "Your backup is empty. Take an overwhelmed subordinate, or 1 power?",
        "{seat:seat} recruits with an empty backup.",
    ),
    "recover": prompt(
        "8.5",
        "Recover overwhelmed personnel, for strain equal to their strength? {about:option}:",
        "{seat:seat} may recover overwhelmed personnel.",
    ),
    "excess": prompt("10.1.8", "You have too many personnel. Which do you return?", "{seat:seat} returns personnel."),
    "fulfil_standby": prompt("8.9", "Fulfil a standby mission?", "{seat:seat} may fulfil a standby mission."),
    "backing": prompt("8.10", "Which syndicate backs you?", "{seat:seat} may receive the backing of a syndicate."),
    "reroll": prompt(
        "13.1", "You rolled the dice shown above. Discard a fortune to reroll once?", "{seat:seat} may reroll."
    ),
    "sabotage": prompt(
        "13.2", "Force the reroll of the dice shown above with sneaky sabotage?", "{seat:seat} may sabotage the roll."
    ),
    "event": prompt("13.8", "You have authority over the event. What happens?", "{seat:seat} decides the event."),
    "matching_district": prompt(
        "13.8", "{about:option} was discarded. Which district does it strike?", "{seat:seat} names the district."
    ),
    "return_mission": prompt(
        "13.12", "Which mission do you put under the deck?", "{seat:seat} may return unfulfilled missions."
    ),
    "reveal_mission": prompt("13.13", "Which mission do you reveal?", "{seat:seat} reveals a mission."),
    "discard": prompt("13.7", "Which fortune do you discard?", "{seat:seat} discards a fortune."),
    "pay_fortune": prompt("15.11", "Which fortune do you discard as payment?", "{seat:seat} discards fortunes."),
    "hand_limit": prompt(
        "12.1.3", "You hold more than 5 fortunes. Which do you discard?", "{seat:seat} discards down to 5 fortunes."
    ),
}

PROMPTS: Final[dict[str, Prompt]] = {**SET_UP, **ASSIGNMENT, **DOMINANCE, **RESOLUTION, **STANDBY}

EVENTS: Final[dict[str, str]] = {
    # set-up, rounds and phases
    "first_player": "{0:seat} is drawn as first player and receives the relic.",
    "reveals_syndicate": "The syndicate {0:card} is revealed.",
    "colours": "{0:seat} faces the overlord, who plays {1:option} and holds the relic.",
    "candidate": "{0:seat} leads {1:option}.",
    "round": "Round {0} begins.",
    "phase": "The {0:Phase} phase begins.",
    "solo_lost": "The challenge is lost to {0:seat}.",
    # trackers
    "gets": "{0:seat} gets {1} {2:Resource} and has {3}.",
    "gets_some": "{0:seat} gets only {1} {2:Resource} and has {3}, the most possible.",
    "gets_none": "{0:seat} gets no {1:Resource}: {2} is the most possible.",
    "loses": "{0:seat} loses {1} {2:Resource} and has {3}.",
    "loses_none": "{0:seat} has no {1:Resource} to lose.",
    "spends": "{0:seat} spends {1} {2:Resource} and has {3}.",
    "strained": "{0:seat} inflicts {1} strain and has {2}.",
    "overstrained": "{0:seat} loses {1} power for strain beyond 15 and has {2}.",
    "heals": "{0:seat} heals {1} strain and has {2}.",
    "heals_none": "{0:seat} has no strain to heal.",
    "loses_power": "{0:seat} loses {1} power and has {2}.",
    "acquires": "{0:seat} acquires {1} power and has {2}.",
    # personnel
    "assigns": "{0:seat} assigns {1:Personnel} to {2:option}.",
    "blockaded": "{0:seat} meets blockades at {1:option}: strength {3} is needed, {2} is there.",
    "stays": "{0:seat} keeps {1:Personnel} in the hideout: no district is open.",
    "overlord_stays": "{0:seat} keeps {1:Personnel} in the hideout: there is no district where he would go.",
    "recruits": "{0:seat} recruits a subordinate {1:Where}.",
    "recruits_overwhelmed": "{0:seat} recruits an overwhelmed subordinate {1:Where} instead.",
    "recruits_nobody": "{0:seat} recruits nobody: the backup is empty.",
    "promotes": "{0:seat} promotes a subordinate {2:Where} to {1:RankName}.",
    "promotes_replaced": "{0:seat} replaces a subordinate {2:Where} by an overwhelmed {1:RankName}.",
    "promotes_nobody": "{0:seat} promotes nobody.",
    "demotes": "{0:seat} demotes a {1:RankName} of {2:seat} to subordinate.",
    "strikes_nobody": "{0:seat} has no specialised personnel there.",
    "saves": "{0:seat} downs the candidate for Triage: a {1:RankName} returns to the hideout instead.",
    "overwhelmed": "Overwhelmed {2:Where}: {1:Personnel} of {0:seat}.",
    "overwhelms_nobody": "No personnel of {0:seat} are overwhelmed.",
    "recovers": "{0:seat} recovers {1:Personnel}.",
    "recovers_nobody": "{0:seat} recovers nobody.",
    "recalls": "{0:seat} recalls {1:Personnel} from {2:option}.",
    "recalls_all": "{0:seat} recalls {1:Personnel} from the board.",
    "returns_excess": "{0:seat} has too many personnel and returns a {1:RankName} to the backup.",
    "lifts": "{0:seat} moves a {1:RankName} from {2:option} to {3:option}.",
    "gains_personnel": "{0:seat} gains a {1:RankName} in the hideout.",
    "gains_nobody": "{0:seat} has no {1:RankName} left to gain.",
    # fortifications and tiles
    "builds": "{0:seat} builds a {1:FortName} at {2:option}.",
    "builds_nothing": "{0:seat} builds nothing.",
    "gains_fort": "{0:seat} gains a {1:FortName} at {2:option}.",
    "gains_no_fort": "{0:seat} gains no fortification at {1:option}.",
    "moves_fort": "{0:seat} moves {1:option} from {2:option} to {3:option}.",
    "destroyed": "{0:option} at {1:option} is destroyed.",
    "besieges": "The doom mechasuit of {0:seat} lays siege to {1:option}.",
    "places_tile": "The {0:TileName} tile is laid on {1:option}.",
    "removes_tile": "The {0:TileName} tile leaves {1:option}.",
    "wins_arena": "{0:seat} wins the fight in the arena at {1:option}.",
    "wins_no_arena": "{0:seat} wins no fight in the arena at {1:option}.",
    # science
    "advances": "{0:seat} advances to scientific level {1}.",
    "researches": "{0:seat} researches a technology: {secret:card}.",
    "researches_nothing": "{0:seat} has no technology to research.",
    "charges": "{0:seat} charges {1:card}.",
    "charges_candidate": "{0:seat} charges {1:CandidateName}.",
    "downs": "{0:seat} downs {1:card}.",
    "downs_nothing": "{0:seat} has no charged technology to down.",
    "uses_technology": "{0:seat} uses {1:card}.",
    "works": "{1:card} of {0:seat} takes effect.",
    "gains_technology": "{0:seat} gains {1:card}, downed.",
    "gains_secretly": "{0:seat} gains a technology, downed: {secret:card}.",
    # fortunes
    "draws": "{0:seat} draws a fortune: {secret:card}.",
    "draws_nothing": "{0:seat} draws nothing: no fortune is left.",
    "takes_discard": "{0:seat} takes {1:card} from the discard.",
    "takes_nothing": "{0:seat} takes nothing: the discard is empty.",
    "discards": "{0:seat} discards {1:card}.",
    "discards_nothing": "{0:seat} has no fortune to discard.",
    "plays": "{0:seat} plays {1:card}.",
    "unpaid": "{0:seat} does not discard for every blockade at {2:option}; undiscarded: {1}.",
    "counters": "{0:seat} counters with {1:card}.",
    "no_counter": "{0:seat} does not counter: {1:card} is resolved.",
    "attacks": "{0:seat} attacks {1:seat} for {2:option}.",
    "attacks_here": "{0:seat} attacks {1:seat}.",
    "forces": "{0:seat} forces {1:seat} to assign to {2:option}.",
    "not_forced": "{0:seat} cannot assign to {1:option}: nothing happens.",
    "eases": "Against {0:seat} a difference of {1} is now enough to overwhelm.",
    "steals": "{0:seat} takes a fortune from {1:seat}: {secret:card}.",
    "steals_nothing": "{0:seat} holds no fortune to take.",
    "puts_on_deck": "{0:seat} puts {1:card} from the discard on the fortune deck.",
    "turns_up": "{0:card} is discarded from the fortune deck.",
    "turns_up_nothing": "No fortune is left to be discarded from the deck.",
    "reshuffles": "The discard is shuffled into a new fortune deck.",
    # dominance
    "dominates": "{0:seat} asserts dominance at {1:option}, {2} against {3}.",
    "dominates_alone": "{0:seat} asserts dominance at {1:option}, uncontested.",
    "tied": "{0:option} is tied at strength {1}: nobody asserts dominance.",
    "takes_relic": "{0:seat} dominated the most districts ({1}) and takes the relic.",
    "retains_relic": "{0:seat} dominated the most districts ({1}) and retains the relic.",
    "gives_relic": "The city is tied ({2} each): {0:seat} gives the relic to {1:seat}.",
    "relic_stays": "Nobody dominated a district: the relic stays with {0:seat}.",
    "uses": "{0:seat} at {2:option}: {1:option}",
    "uses_ability": "{0:seat} downs the candidate: {1:option}",
    # missions and syndicates
    "draws_mission": "{0:seat} draws a mission: {secret:card}.",
    "draws_no_mission": "{0:seat} draws nothing: the mission deck is empty.",
    "returns_mission": "{0:seat} puts a mission under the deck: {secret:card}.",
    "returns_no_mission": "{0:seat} returns no mission.",
    "reveals_mission": "{0:seat} reveals the mission {1:card}.",
    "reveals_no_mission": "{0:seat} has no secret mission to reveal.",
    "fulfils": "{0:seat} fulfils {1:card}: {2:option}",
    "backed": "{0:seat} is backed by {1:card}.",
    "turns": "{0:seat} turns {1:card} ({2:Turned}).",
    # dice
    "rolls": "{0:seat} rolls the {1:Die} dice: {2}. {3:Face}",
    "rerolls": "{0:seat} rerolls the {1:Die} dice: {2}. {3:Face}",
    "sabotages": "{0:seat} downs the candidate and sabotages the roll of {1:seat}.",
    "no_penalty": "Nobody alone has the most strain: the penalty dice rest.",
    "event": "The event: {0:option}",
    "strikes_again": "With so few players an explosion follows.",
    # solo
    "counterintelligence": "Counterintelligence: {0:seat} drew a joker and discards all fortunes.",
    "counteroffensive": "Counteroffensive: the overlord strengthens {0:option}.",
    "counterforce": "Counterforce: the joker strikes the city.",
    "sends": "The overlord sends his {0:RankName} to {1:option}.",
    "not_sent": "The overlord cannot send his {0:RankName} to {1:option}.",
    "summons": "Summons: {1:Personnel} of {0:seat} are forced from {2:option} to {3:option}.",
    # final scoring
    "final_scoring": "The final scoring begins.",
    "pays_strain": "{0:seat} inflicts strain for {1:Scored} ({2}).",
    "scores": "{0:seat} scores {1} power for {2:Scored} ({3}).",
    "forfeits": "{0:seat} loses {1} power for {2:Scored} ({3}).",
    "final_power": "{0:seat} ends with {1} power.",
}

ENDINGS: Final[dict[str, str]] = {
    "most_power": "Most power.",
    "fewest_strain": "Level in power; fewest strain decides.",
    "most_fulfilled_missions": "Level in power; most fulfilled missions decide.",
    "most_technologies": "Level in power; most technologies decide.",
    "most_drakownium": "Level in power; most drakownium decides.",
    "most_intel": "Level in power; most intel decides.",
    "most_gold": "Level in power; most gold decides.",
    "most_fortunes": "Level in power; most fortunes in hand decide.",
    "shared_victory": "Level in power and in all seven tie-breakers: the win is shared.",
    "solo_won_with_rank_S": "The challenge is won with rank S.",
    "solo_won_with_rank_A": "The challenge is won with rank A.",
    "solo_won_with_rank_B": "The challenge is won with rank B.",
    "solo_won_with_rank_C": "The challenge is won with rank C.",
    "solo_lost_with_rank_F": "The challenge is lost with rank F: less than 70 power.",
    "solo_lost_by_strain_beyond_15": "The challenge is lost: strain beyond 15.",
    "solo_lost_to_40_power_of_the_overlord": "The challenge is lost: the overlord has 40 power.",
    "solo_lost_to_personnel_of_the_overlord": "The challenge is lost: the overlord has personnel left.",
}

ABOUT: Final = (
    "Up to four candidates fight over the twelve districts of a dark city for eight rounds; "
    "a single one faces the overlord. Area control with hidden cards, about half an hour for each player."
)
