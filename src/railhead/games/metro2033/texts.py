"""The sentences of the game: what it is about, its questions, what happened, and how it ends."""

from __future__ import annotations

from typing import Final

from railhead.games.metro2033.board import MANY_OF, ONE_OF
from railhead.games.metro2033.cards import (
    FACTION_DATA,
    HERO_TITLES,
    MULTIPLIER,
    SHOWN,
    SHOWS_LAW,
    SHOWS_THREAT,
    TRACK,
)
from railhead.games.metro2033.decks import DECKS
from railhead.games.metro2033.effects import PRICES
from railhead.games.metro2033.model import tokens_text
from railhead.kernel.ruleset import Prompt

ABOUT: Final = (
    "Factions of the Moscow metro fight for stations with one army and one hero each; ten points or all of Polis win."
)
ENDINGS: Final[dict[str, str]] = {
    "polis": "All of Polis is in one hand.",
    "points": "The points needed for victory are reached.",
}
SOMEBODY: Final = "Somebody may use a mission."

PROMPTS: Final[dict[str, Prompt]] = {
    # set-up
    "faction": Prompt("M33-4.2.1", "Which faction do you lead?", "{seat:seat} chooses a faction."),
    "hero": Prompt("M33-4.4.1", "Which hero serves your faction?", "{seat:seat} chooses a hero."),
    "place_hero": Prompt(
        "M33-4.4.2", "On which of your home stations does your hero begin?", "{seat:seat} places a hero."
    ),
    # events
    "polis_income": Prompt(
        "M33-6.1.3", "Which resource does {about:option} produce for you?", "{seat:seat} takes the income of Polis."
    ),
    "name_station": Prompt(
        "M33-6.2.1",
        "Threats from the Dark: which of your stations is attacked?",
        "{seat:seat} names the station that the dark attacks.",
    ),
    "defend_with": Prompt(
        "M33-16.3.2",
        "Who defends {about:option}: your army or your hero?",
        "{seat:seat} chooses who defends {about:option}.",
    ),
    "vote": Prompt("M33-6.3.2", "Do you vote for or against the law?", "{seat:seat} votes."),
    # mobilization
    "maintenance": Prompt(
        "M33-7.1.2", "At which strength do you keep your army?", "{seat:seat} pays the maintenance of the army."
    ),
    "hire": Prompt("M33-7.2.1", "How many soldiers do you hire?", "{seat:seat} hires soldiers."),
    "soldier_price": Prompt("M33-19.1", "What do you pay for this soldier?", "{seat:seat} chooses a price."),
    # army actions
    "army_action": Prompt("M33-8.1.1", "What does your army do this round?", "{seat:seat} chooses an army action."),
    "army_station": Prompt("M33-8.2.1", "Which station does your army attack?", "{seat:seat} chooses a station."),
    "army_hero": Prompt("M33-8.3.1", "Which hero does your army attack?", "{seat:seat} chooses a hero to attack."),
    "gain": Prompt("M33-0.5", "Which token do you take from the reserve?", "{seat:seat} takes a token."),
    "return": Prompt("M33-19.3", "Which token do you return to the reserve?", "{seat:seat} returns a token."),
    # hero actions
    "missed_turn": Prompt("M33-9.1.2", "Your wounded hero misses this turn. Use or turn up a mission first?", SOMEBODY),
    "move": Prompt(
        "M33-9.2.1",
        "Where does your hero go? Choose the station he is on to stay.",
        "{seat:seat} moves the hero.",
    ),
    "hero_action": Prompt("M33-9.1.1", "What does your hero do?", "{seat:seat} chooses a hero action."),
    "hero_hero": Prompt("M33-9.8.1", "Which hero does your hero attack?", "{seat:seat} chooses a hero to attack."),
    "buy": Prompt("M33-9.3.3", "Which equipment do you buy?", "{seat:seat} trades at the Hansa Market."),
    "equipment_price": Prompt("M33-19.1", "What do you pay for {about:option}?", "{seat:seat} chooses a price."),
    "keep_mission": Prompt("M33-9.4.1", "Which mission do you keep?", "{seat:seat} looks at missions."),
    "exchange_in": Prompt("M33-9.5.1", "Which resource do you give?", "{seat:seat} exchanges resources."),
    "exchange_out": Prompt("M33-9.5.1", "Which resource do you take for it?", "{seat:seat} exchanges resources."),
    "exchange_number": Prompt("M33-9.5.1", "How many tokens do you exchange?", "{seat:seat} exchanges resources."),
    "mixed_in": Prompt("M33-19.7", "Which token do you give?", "{seat:seat} exchanges resources."),
    "mixed_out": Prompt("M33-19.7", "Which token do you take?", "{seat:seat} exchanges resources."),
    # equipment
    "carry_limit": Prompt(
        "M33-15.1", "Your hero carries too much: which equipment do you discard?", "{seat:seat} discards equipment."
    ),
    "keep_gear": Prompt("M33-12.3", "Which equipment do you keep?", "{seat:seat} chooses equipment."),
    "take_gear": Prompt(
        "M33-16.2.9", "You beat a hero: which equipment do you take from him?", "{seat:seat} may take equipment."
    ),
    "strip_gear": Prompt(
        "M33-16.2.8", "Which equipment is discarded from the hero?", "{seat:seat} chooses equipment to discard."
    ),
    # battles
    "play_scouted": Prompt(
        "M33-9.6.2", "Do you put your scouted card on top of the threat deck?", "{seat:seat} has a scouted card."
    ),
    "before_battle": Prompt("M33-16.3.3", "Use something before the battle?", "{seat:seat} prepares the battle."),
    "refuse_threat": Prompt("M33-19.7", "Khan saw the top threat card: fight it?", "{seat:seat} looked at a card."),
    "call_off": Prompt(
        "M33-19.8", "You looked at the top threat card: go on with the attack?", "{seat:seat} looked at a card."
    ),
    "combat_card": Prompt("M33-17.2", "Which combat card do you play?", "{seat:seat} chooses a combat card."),
    "after_reveal": Prompt(
        "M33-16.3.4", "Use something before strengths are compared?", "{seat:seat} may use something in the battle."
    ),
    "prevent_wound": Prompt(
        "M33-19.8", "Your hero is about to be wounded. Discard the First-aid Kit instead?", "{seat:seat} is asked."
    ),
    "go_home": Prompt(
        "M33-16.4.1", "Your hero is wounded: to which home station does he go?", "{seat:seat} brings a hero home."
    ),
    "capture": Prompt(
        "M33-13.1.1", "You won: capture the station? Pass leaves it neutral.", "{seat:seat} may capture the station."
    ),
    "refuge": Prompt(
        "M33-13.3.1",
        "You have fewer than three stations: which neutral one do you take?",
        "{seat:seat} takes a station.",
    ),
    # missions
    "missions": Prompt("M33-14.3.3", "Use or turn up a mission?", SOMEBODY),
    "turn_up": Prompt(
        "M33-14.2.1", "Turn up a mission whose goal you have reached?", "Somebody may turn up a mission."
    ),
    "strengthen": Prompt("M33-19.15", "Who is strengthened: your army or your hero?", "{seat:seat} uses a mission."),
    "protect": Prompt("M33-19.15", "Which of your stations do you protect?", "{seat:seat} uses a mission."),
    "steal_from": Prompt("M33-19.15", "From which faction do you take a token?", "{seat:seat} uses a mission."),
    "steal": Prompt("M33-19.15", "Which token do you take?", "{seat:seat} uses a mission."),
    "arrange": Prompt(
        "M33-19.12",
        "Which of these threats do you put back first? The last one lies on top.",
        "{seat:seat} arranges the top of the threat deck.",
    ),
}

EVENTS: Final[dict[str, str]] = {
    # set-up and rounds
    "leads": "Player {0} leads {1:option}.",
    "start_bonus": "{0:seat} takes the start bonus of the faction.",
    "chooses_hero": "{1:option} serves {0:seat}.",
    "places_hero": "The hero of {0:seat} begins at {1:option}.",
    "round_begins": "Round {0} begins; {1:seat} is first player.",
    "track_shows": "The round track shows {0:Track}.",
    "phase_begins": "Phase {0}: {1:PhaseTitle}.",
    "effects_end": "All effects until the end of the round end.",
    "stage_begins": "Stage {0} begins: its threat deck is shuffled, and a hero carries up to {1} equipment cards.",
    "reshuffles": "The discarded {0:Deck} cards are shuffled and become the deck.",
    "final_points": "{0:seat}: {1:Stations} and {2:Missions} make {3:Points}.",
    "wins_by_points": "{0:seat} has the points needed for victory.",
    "wins_by_polis": "{0:seat} controls all of Polis.",
    # tokens
    "gains_pigs": "{0:seat} takes {1:Pigs}.",
    "gains_mushrooms": "{0:seat} takes {1:Mushrooms}.",
    "gains_ammo": "{0:seat} takes {1:Ammo}.",
    "returns_pigs": "{0:seat} returns {1:Pigs}.",
    "returns_mushrooms": "{0:seat} returns {1:Mushrooms}.",
    "returns_ammo": "{0:seat} returns {1:Ammo}.",
    "reserve_short": "The reserve has too few {1:Resource}: {0:seat} takes {2} instead of {3}.",
    "reserve_empty": "The reserve has no {1:Resource} left for {0:seat}.",
    "no_more_tokens": "The reserve has no other token for {0:seat} to take.",
    "no_token_to_return": "{0:seat} has no more tokens to return.",
    "steals": "{0:seat} takes {1:OneToken} from {2:seat}.",
    # events
    "polis_produces": "{1:option} produces {2:Resource} for {0:seat}.",
    "names_for_army": "{0:seat} names {1:option}, which the army defends.",
    "names_for_hero": "{0:seat} names {1:option}, which the hero defends.",
    "has_no_station": "{0:seat} has no station that the dark could attack.",
    "dark_opens": "Out of the dark: {0:card}, strength {1}.",
    "dark_stays_quiet": "No threat card is left: the dark stays quiet.",
    "proposes_law": "A law is proposed: {0:card}.",
    "votes_for": "{0:seat} votes for the law with {1:Votes}.",
    "votes_against": "{0:seat} votes against the law with {1:Votes}.",
    "law_passes": "{0:card} is passed, {1} to {2}, and in force at once.",
    "law_ends": "{0:card} is no longer in force.",
    "law_fails": "{0:card} is rejected with {1} for and {2} against.",
    # mobilization and army
    "pays_maintenance": "{0:seat} pays {1:Pigs} to maintain the army.",
    "hires_one": "{0:seat} hires 1 soldier for {1:Price}.",
    "hires": "{0:seat} hires {1} soldiers for {2:Price} each.",
    "army_changes": "The army of {0:seat} now has strength {1}.",
    "army_stays": "The army of {0:seat} stays at strength {1}.",
    "obtains": "The army of {0:seat} obtains resources.",
    "army_rests": "The army of {0:seat} takes no action.",
    "faction_ability": "{0:seat} uses the ability of the faction: {1:FactionAbility}.",
    # heroes
    "moves": "The hero of {0:seat} goes to {1:option}.",
    "stays": "The hero of {0:seat} stays at {1:option}.",
    "hero_rests": "The hero of {0:seat} takes no action.",
    "misses_turn": "The wounded hero of {0:seat} misses the turn.",
    "hero_ability": "{0:seat} uses the ability of {1:HeroTitle}.",
    "scouts": "{0:seat} scouts {secret:card}.",
    "returns_scouted": "{0:seat} puts a scouted card under the threat deck.",
    "market_shows": "The Hansa Market shows {0:card}.",
    "renews_market": "{0:seat} pays {1:Price} and renews the Hansa Market.",
    "buys": "{0:seat} buys {1:card} for {2:Price}.",
    "buys_no_card": "{0:seat} buys no card.",
    # equipment
    "draws_gear": "{0:seat} draws {1:card}.",
    "receives_gear": "{0:seat} receives {1:card}.",
    "discards_gear": "{0:seat} discards {1:card}.",
    "takes_gear": "{0:seat} takes {1:card} from {2:seat}.",
    "leaves_gear": "{0:seat} leaves {1:seat} all equipment.",
    "has_no_gear": "The hero of {0:seat} has no equipment to lose.",
    "gear_is_protected": "The equipment of {0:seat} is protected.",
    "no_equipment_left": "There is no equipment card left for {0:seat}.",
    "uses_gear": "{0:seat} uses {1:card}.",
    # battles
    "army_attacks": "The army of {0:seat} attacks {1:option}.",
    "hero_attacks": "The hero of {0:seat} attacks {1:option}.",
    "army_attacks_hero": "The army of {0:seat} attacks the hero of {1:seat} at {2:option}.",
    "hero_attacks_hero": "The hero of {0:seat} attacks the hero of {1:seat} at {2:option}.",
    "army_defends": "The army of {0:seat} defends {1:option}.",
    "hero_defends": "The hero of {0:seat} defends {1:option}.",
    "polis_defends": "Neutral {0:option} has a defence of {1}.",
    "plays_scouted": "{0:seat} puts a scouted card on top of the threat deck.",
    "looks": "{0:seat} looks at the top threat card and sees {secret:card}.",
    "looks_through": "{0:seat} looks into the threat deck and sees {secret:card}.",
    "arranges": "{0:seat} puts {1:Cards} back on top of the threat deck.",
    "keeps_threat": "{0:seat} leaves the card on top of the threat deck.",
    "refuses_threat": "{0:seat} puts the card under the threat deck.",
    "goes_on": "{0:seat} goes on with the attack.",
    "calls_off": "{0:seat} calls the attack off.",
    "opens_threat": "{0:seat} meets {1:card}, strength {2}.",
    "meets_nobody": "No threat card is left: {0:seat} meets no resistance.",
    "plays_combat_card": "{0:seat} plays {1:card}.",
    "army_counts": "{0:seat}: the army counts {1}.",
    "hero_counts": "{0:seat}: the hero counts {1}.",
    "faction_counts": "{0:seat}: the ability of the faction counts {1}.",
    "ability_counts": "{0:seat}: the ability of the hero counts {1}.",
    "card_counts": "{0:seat}: {1:card} counts {2}.",
    "card_is_cancelled": "{0:seat}: {1:card} is cancelled and counts 0.",
    "used_gear_counts": "{0:seat}: equipment used in this battle counts {1}.",
    "missions_count": "{0:seat}: missions used this round count {1}.",
    "compares": "{0:seat} fights with {1} against {2}.",
    "wins": "{0:seat} wins the battle.",
    "loses": "{0:seat} loses the battle.",
    "defeats": "{0:seat} defeats {1:seat}.",
    "draw": "The battle is a draw.",
    "draw_is_lost": "A draw against {1:card} is a defeat for {0:seat}.",
    "takes_reward": "{0:seat} takes the reward of {1:card}.",
    "also_loses": "{1:card} costs {0:seat} something else.",
    "prevents_wound": "{1:card} saves the hero of {0:seat} from a wound.",
    "is_wounded": "The hero of {0:seat} is wounded and goes to {1:option}.",
    "is_healed": "The hero of {0:seat} is healed.",
    "captures": "{0:seat} captures {1:option} for {2:Price} and has {3:Points}.",
    "leaves_neutral": "{0:seat} does not capture {1:option}.",
    "loses_station": "{0:seat} loses {1:option} and has {2:Points}.",
    "takes_refuge": "{0:seat} takes {1:option} free of charge and has {2:Points}.",
    "finds_no_refuge": "There is no neutral station for {0:seat} to take.",
    # missions
    "pays_for_mission": "{0:seat} pays {1:Price} for a mission.",
    "draws_missions": "{0:seat} draws {1:Missions}.",
    "no_mission_left": "There is no mission left for {0:seat}.",
    "keeps_mission": "{0:seat} keeps {secret:card}.",
    "discards_drawn": "{0:seat} discards {1:Missions} face down.",
    "discards_mission": "{0:seat} discards {1:card} for its ability.",
    "uses_mission": "{0:seat} pays {2:Price} for the ability of {1:card}.",
    "names": "{0:seat} names {1:option}.",
    "completes": "{0:seat} completes {1:card} and has {2:Points}.",
}

# --- words for the arguments of events ------------------------------------------------------------------------------

MOST: Final = 99  # more than there can be of anything


def counted(one: str, many: str) -> list[str]:
    """How to say so many of something: `no pigs`, `1 pig`, `2 pigs`."""
    return [f"no {many}", f"1 {one}"] + [f"{number} {many}" for number in range(2, MOST + 1)]


def track_words(position: int) -> str:
    """What a position of the round track shows, as part of a sentence."""
    parts = [MANY_OF[resource] for resource in SHOWN[position]]
    if SHOWS_THREAT[position]:
        parts.append("a threat")
    if SHOWS_LAW[position]:
        parts.append("a law")
    if not parts:
        return "no symbol"
    shown = " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)
    return shown if MULTIPLIER[position] == 1 else f"{shown}, {MULTIPLIER[position]} tokens for each station"


KINDS: Final[dict[str, list[str]]] = {
    "Pigs": counted("pig", "pigs"),
    "Mushrooms": counted("mushroom", "mushrooms"),
    "Ammo": counted("ammo", "ammo"),
    "OneToken": [f"1 {one}" for one in ONE_OF],
    "Votes": counted("vote", "votes"),
    "Cards": counted("card", "cards"),
    "Missions": counted("mission", "missions"),
    "Stations": counted("station", "stations"),
    "Points": counted("point", "points"),
    "Price": [tokens_text(price) for price in PRICES],
    "Track": [track_words(position) for position in range(len(TRACK))],
    "PhaseTitle": ["events", "mobilization", "army actions", "hero actions", "end of the round"],
    "Deck": DECKS,
    "FactionAbility": [one.text("ability_name") for one in FACTION_DATA],
    "HeroTitle": HERO_TITLES,
}
