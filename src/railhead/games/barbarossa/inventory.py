"""What must fit together in the data: sums, decks and names. A fault is refused when the game is loaded."""

from __future__ import annotations

from railhead.components import Entry
from railhead.games.barbarossa.cards import (
    AID,
    BLOCKS,
    CITY,
    COUNT,
    DATA,
    DECK,
    DECKS,
    ENDS_GAME,
    EVENT,
    FIELD_DECKS,
    IDS,
    KINDS,
    MIXED,
    MOSCOW,
    PLAYERS,
    REMOVABLE_TYPES,
    SETUP,
    STARTING_DECK,
    SUBTYPE,
    TITLES,
    TYPE,
    TYPES,
)


def check_data() -> None:
    """Refuse data whose parts do not fit together, and keys that nothing has read."""
    check_names()
    for deck, block in enumerate(FIELD_DECKS):
        check_deck(deck, block)
    for card, block in enumerate(BLOCKS):
        check_card(card, block)
    check_setup()
    check_sums(DATA["inventory"])
    DATA.close()


def check_names() -> None:
    """No card and no deck stands twice."""
    for entries, key, names in ((BLOCKS, "id", IDS), (BLOCKS, "name", TITLES), (FIELD_DECKS, "id", DECKS)):
        for entry in entries:
            if names.count(entry[key]) > 1:
                raise entry.fault(key, f"is {entry[key]!r}", "another entry is called so")


def check_deck(deck: int, block: Entry) -> None:
    """Three decks are mixed, and the EVENTs alone lie face down (BAR-4.4, BAR-4.5)."""
    if MIXED[deck] != (deck in (AID, EVENT, CITY)):
        raise block.fault("mixed", f"is {MIXED[deck]!r}", "aid, event and city are the mixed decks")
    block.only("face", "down" if deck == EVENT else "up")


def check_card(card: int, block: Entry) -> None:
    """A card lies in the deck of its kind, or in the deck that is called like itself."""
    for deck, right in ((AID, TYPE[card] == "AID"), (EVENT, TYPE[card] == "EVENT"), (CITY, SUBTYPE[card] == "City")):
        if right and DECK[card] != deck:
            raise block.fault("deck", f"is {DECKS[DECK[card]]!r}", f"such a card lies in {DECKS[deck]!r}")
        if not right and DECK[card] == deck:
            raise block.fault("deck", f"is {DECKS[deck]!r}", "cards of another kind lie there")
    if not MIXED[DECK[card]]:
        block.only("deck", IDS[card])
    if ENDS_GAME[card] != (card == MOSCOW):
        raise block.fault("ends_game", f"is {ENDS_GAME[card]!r}", f"{IDS[MOSCOW]} alone ends the game")
    for key in block["reconstructed"]:
        if key.partition(".")[0] not in block:
            raise block.fault("reconstructed", f"names {key!r}", f"this entry has {', '.join(block)}")


def check_setup() -> None:
    """The starting decks of the most players come out of the box (BAR-4.6)."""
    for card in set(STARTING_DECK):
        needed = STARTING_DECK.count(card) * PLAYERS[-1]
        if needed > COUNT[card]:
            raise SETUP["starting_deck"].fault(
                IDS[card], f"needs {needed} cards for {PLAYERS[-1]} players", f"the box has {COUNT[card]}"
            )
    for kind in REMOVABLE_TYPES:
        if kind not in TYPES:
            raise SETUP.fault("removable_types", f"names {kind!r}", f"the types are {', '.join(TYPES)}")


def check_sums(inventory: Entry) -> None:
    """The box holds as many cards and decks as it says (BAR-1.1, BAR-1.2)."""
    counted = {
        "game_cards": sum(COUNT),
        "reference_cards": sum([one.number("count") for one in DATA["reference_card"]]),
    }
    for kind in TYPES[:-1]:
        counted[kind.lower()] = sum([COUNT[card] for card in range(KINDS) if TYPE[card] == kind])
    for subtype in ("Hill", "Position", "City"):
        counted[subtype.lower()] = sum([COUNT[card] for card in range(KINDS) if SUBTYPE[card] == subtype])
    for kind in ("TRANSPORT", "UNIT", "PLAN"):
        counted[f"{kind.lower()}_decks"] = len({DECK[card] for card in range(KINDS) if TYPE[card] == kind})
    for key, count in counted.items():
        if inventory.number(key) != count:
            raise inventory.fault(key, f"is {inventory[key]}", f"the entries of this file add up to {count}")
