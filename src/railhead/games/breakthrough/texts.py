"""The sentences of the game: questions, events and refusals."""

from __future__ import annotations

from typing import Final

from railhead.games.breakthrough.cards import COLOURS, DISCARD_THREE_COUNT, TITLE_RU, TOKENS, TOKENS_TO_WIN, TYPE_TITLES
from railhead.games.breakthrough.model import in_words
from railhead.kernel.ruleset import Prompt

# Numbers and lists as they stand in a sentence: `{2:tokens}`, `{1:type}`, `{3:colour}`.
KINDS: Final[dict[str, list[str]]] = {
    "tokens": ["no tokens", "1 token", *[f"{number} tokens" for number in range(2, TOKENS + 1)]],
    "type": [title.lower() for title in TYPE_TITLES],
    "colour": COLOURS,
}

THREE: Final = in_words(DISCARD_THREE_COUNT)
TO_WIN: Final = in_words(TOKENS_TO_WIN)

ABOUT: Final = (
    "A race of factions in the Moscow metro: play resources, stations and heroes, complete tasks, and be the first to "
    f"own {TO_WIN} tokens. Caravans rest everybody, monsters attack everybody. The original title is {TITLE_RU}."
)

PROMPTS: Final[dict[str, Prompt]] = {
    "choose_faction": Prompt("BRK-3.1.1", "Which faction do you lead?", "{seat:seat} chooses a faction."),
    "action": Prompt(
        "BRK-4.1.2",
        f"Your turn: play a card, discard one, or discard {THREE}. Additional actions are possible before it.",
        "{seat:seat} chooses a main action.",
    ),
    "discard_one": Prompt(
        "BRK-4.3.1",
        "Which card do you discard? You regain its cost; a caravan or a threat takes effect.",
        "{seat:seat} discards a card.",
    ),
    "discard_three": Prompt(
        "BRK-4.4.1",
        f"Which card do you throw away? {THREE.capitalize()} go, without tokens and without effect.",
        f"{{seat:seat}} discards {THREE} cards.",
    ),
    "take": Prompt("BRK-4.5.1", "Which card do you take?", "{seat:seat} takes a card."),
    "take_or_act": Prompt(
        "BRK-4.1.5",
        "Which card do you take? Additional actions are possible before it.",
        "{seat:seat} takes a card.",
    ),
    "end_turn": Prompt(
        "BRK-4.1.5",
        "Do you end your turn? You can still complete a task or clean up.",
        "{seat:seat} may take additional actions.",
    ),
    "last_clean_up": Prompt("BRK-4.1.5", "Do you end your turn? You can still clean up.", "{seat:seat} may clean up."),
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
    "turn": "Turn {0}: {1:seat}.",
    "no_main_action": "{0:seat} has no card in hand and therefore no main action.",
    # cards
    "draws": "{0:seat} draws {secret:card} from the deck.",
    "takes": "{0:seat} takes {1:card} from the market.",
    "reveals": "{0:card} is laid face up in the market.",
    "reshuffles": "The deck is empty: the discard pile is shuffled and becomes the new deck.",
    "takes_nothing": "{0:seat} takes no card, because none is left.",
    "plays": "{0:seat} plays {1:card} and pays {2:tokens}.",
    "plays_free": "{0:seat} plays {1:card} for nothing.",
    "plays_turned": "{0:seat} plays {1:card} turned, as a defence, and pays {2:tokens}.",
    "discards": "{0:seat} discards {1:card} and regains {2:tokens}.",
    "throws_away": "{0:seat} throws {1:card} away without effect.",
    "cleans_up": "{0:seat} cleans up: {1:card} leaves play.",
    "tokens_return": "{0:seat} moves {1:tokens} from {2:card} back above the faction card.",
    # tasks
    "begins_task": "{0:seat} sets about the task of {1:card}: {2} {3:colour}.",
    "uses": "{0:seat} uses {1:card} for the task: {2} of {3}.",
    "doubles": "{0:seat} uses {1:card} to double the resources of one type: {2} of {3}.",
    "completes": "{0:seat} completes the task of {1:card} and gains {2:tokens} from the supply.",
    "refreshes": "{0:seat} moves {1:tokens} from below to above.",
    "keeps": "{0:seat} keeps {1:card} with {2:tokens} on it and plays {3:type} for nothing from now on.",
    "cannot_keep": "{0:seat} has {3:tokens} above, and keeping {1:card} takes {2:tokens}.",
    "lets_go": "{0:seat} discards the station {1:card}.",
    "flips": "{0:seat} flips the faction card and plays {1:type} for nothing from now on.",
    # caravans
    "refreshes_market": "The caravan renews the market.",
    "leaves_market": "{0:card} leaves the market.",
    "rests": "{0:seat} moves {1:tokens} up thanks to the caravan.",
    "rests_nobody": "{0:seat} has no tokens below that the caravan could move up.",
    # threats
    "attacks": "{0:card} attacks every player.",
    "uses_up": "{0:seat} uses up {2:card} against {1:card}.",
    "repels": "{0:seat} repels {1:card} with {2:card}.",
    "lays_free": "{0:seat} lays {1:card} for free.",
    "lays_free_turned": "{0:seat} lays {1:card} for free, turned as a defence.",
    "lays_nothing": "{0:seat} lays no card for free.",
    "suffers": "{0:seat} cannot repel {1:card}.",
    "loses": "{0:seat} loses {1:card}.",
    "loses_nothing": "{0:seat} has nothing to lose to it.",
    "routs": "{0:seat} is routed and moves {1:tokens} below.",
    # the end
    "wins": f"{{0:seat}} owns {TO_WIN} tokens and wins.",
    "stops": "The match is stopped as a draw after {0} turns.",
}

ENDINGS: Final[dict[str, str]] = {
    "ten_tokens": f"A player owns {TO_WIN} tokens (BRK-9.1.1).",
    "turn_limit": "The agreed number of turns is over: a draw (BRK-9.1.5).",
}
