"""The sentences of the game: questions, events and refusals."""

from __future__ import annotations

from typing import Final

from railhead.kernel.ruleset import Prompt

PROMPTS: Final[dict[str, Prompt]] = {
    "choose_faction": Prompt("BRK-3.1.1", "Which faction do you lead?", "{seat:seat} chooses a faction."),
    "action": Prompt(
        "BRK-4.1.2",
        "Your turn: play a card, discard one, or discard three. Additional actions are possible before it.",
        "{seat:seat} chooses a main action.",
    ),
    "discard_one": Prompt(
        "BRK-4.3.1",
        "Which card do you discard? You regain its cost; a caravan or a threat takes effect.",
        "{seat:seat} discards a card.",
    ),
    "discard_three": Prompt(
        "BRK-4.4.1",
        "Which card do you throw away? Three go, without tokens and without effect.",
        "{seat:seat} discards three cards.",
    ),
    "take": Prompt("BRK-4.5.1", "Which card do you take?", "{seat:seat} takes a card."),
    "take_or_act": Prompt(
        "BRK-4.1.5",
        "Which card do you take? Additional actions are possible before it.",
        "{seat:seat} takes a card.",
    ),
    "end_turn": Prompt(
        "BRK-4.1.5",
        "Do you end your turn? Additional actions are still possible.",
        "{seat:seat} may take additional actions.",
    ),
    "pay_task": Prompt("BRK-5.2.4", "{about:option}: which card do you use?", "{seat:seat} completes a task."),
    "keep_station": Prompt(
        "BRK-5.2.9",
        "Do you keep {about:option} and put tokens on it, or discard it?",
        "{seat:seat} decides about {about:option}.",
    ),
    "clean_up": Prompt(
        "BRK-5.3.1",
        "Which card in play do you discard? You regain only the tokens that lie on it.",
        "{seat:seat} may clean up.",
    ),
    "defend": Prompt(
        "BRK-7.2.4",
        "{about:option} attacks. Which card do you use up to repel it?",
        "{seat:seat} repels {about:option}.",
    ),
    "free_card": Prompt(
        "BRK-7.3.2", "You repelled the monster. Which card do you lay for free?", "{seat:seat} may lay a card for free."
    ),
    "lose_station": Prompt(
        "BRK-7.4.1",
        "{about:option} gets through. Which of your stations do you lose?",
        "{seat:seat} loses a station to {about:option}.",
    ),
}

EVENTS: Final[dict[str, str]] = {
    # set-up
    "leads": "Player {0} leads {1:card}.",
    "begins": "{0:seat} goes first.",
    # cards
    "draws": "{0:seat} draws {secret:card} from the deck.",
    "takes": "{0:seat} takes {1:card} from the market.",
    "reveals": "{0:card} is laid face up in the market.",
    "reshuffles": "The deck is empty: the discard pile is shuffled and becomes the new deck.",
    "plays": "{0:seat} plays {1:card} and pays {2}.",
    "plays_turned": "{0:seat} plays {1:card} turned, as a defence, and pays {2}.",
    "discards": "{0:seat} discards {1:card} and regains {2}.",
    "throws_away": "{0:seat} throws {1:card} away without effect.",
    "cleans_up": "{0:seat} cleans up: {1:card} leaves play.",
    # tasks
    "uses": "{0:seat} uses {1:card} for a task.",
    "doubles": "{0:seat} lets {1:card} double resources for the task.",
    "completes": "{0:seat} completes the task of {1:card} and gains {2} from the supply.",
    "refreshes": "{0:seat} moves all tokens ({1}) from below to above.",
    "keeps": "{0:seat} keeps {1:card} and puts {2} on it.",
    "lets_go": "{0:seat} discards the station {1:card}.",
    "flips": "{0:seat} flips the faction card: its type is free from now on.",
    # caravans
    "refreshes_market": "The caravan renews the market.",
    "rests": "{0:seat} moves {1} up thanks to the caravan.",
    # threats
    "attacks": "{0:card} attacks every player.",
    "repels": "{0:seat} repels {1:card} with {2:card}.",
    "lays_free": "{0:seat} lays {1:card} for free.",
    "lays_free_turned": "{0:seat} lays {1:card} for free, turned as a defence.",
    "suffers": "{0:seat} cannot repel {1:card}.",
    "loses": "{0:seat} loses {1:card}.",
    "routs": "{0:seat} is routed: all tokens above ({1}) go below.",
    # the end
    "wins": "{0:seat} owns ten tokens and wins.",
    "stops": "The match is stopped as a draw after {0} turns.",
}

ENDINGS: Final[dict[str, str]] = {
    "ten_tokens": "A player owns ten tokens (BRK-9.1.1).",
    "turn_limit": "The agreed number of turns is over: a draw (BRK-9.1.5).",
}
