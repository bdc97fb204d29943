"""What must fit together in the data: sums, decks and names. A fault is refused when the game is loaded."""

from __future__ import annotations

from railhead.components import Entry
from railhead.games.barbarossa import cards


def check_data() -> None:
    """Refuse data whose parts do not fit together, and keys that nothing has read."""
    check_names()
    for deck, block in enumerate(cards.FIELD_DECKS):
        check_deck(deck, block)
    for card, block in enumerate(cards.BLOCKS):
        check_card(card, block)
    check_setup()
    check_sums(cards.DATA["inventory"])
    cards.DATA.close()


def check_names() -> None:
    """No card and no deck stands twice."""
    for entries, key, names in (
        (cards.BLOCKS, "id", cards.IDS),
        (cards.BLOCKS, "name", cards.TITLES),
        (cards.FIELD_DECKS, "id", cards.DECKS),
    ):
        for entry in entries:
            if names.count(entry[key]) > 1:
                raise entry.fault(key, f"is {entry[key]!r}", "another entry is called so")


def check_deck(deck: int, block: Entry) -> None:
    """Three decks are mixed, and the EVENTs alone lie face down (BAR-4.4, BAR-4.5)."""
    if cards.MIXED[deck] != (deck in (cards.AID, cards.EVENT, cards.CITY)):
        raise block.fault("mixed", f"is {cards.MIXED[deck]!r}", "aid, event and city are the mixed decks")
    block.only("face", "down" if deck == cards.EVENT else "up")


def check_card(card: int, block: Entry) -> None:
    """A card lies in the deck of its kind, or in the deck that is called like itself."""
    for deck, right in (
        (cards.AID, cards.TYPE[card] == "AID"),
        (cards.EVENT, cards.TYPE[card] == "EVENT"),
        (cards.CITY, cards.SUBTYPE[card] == "City"),
    ):
        if right and cards.DECK[card] != deck:
            raise block.fault(
                "deck", f"is {cards.DECKS[cards.DECK[card]]!r}", f"such a card lies in {cards.DECKS[deck]!r}"
            )
        if not right and cards.DECK[card] == deck:
            raise block.fault("deck", f"is {cards.DECKS[deck]!r}", "cards of another kind lie there")
    if not cards.MIXED[cards.DECK[card]]:
        block.only("deck", cards.IDS[card])
    if cards.ENDS_GAME[card] != (card == cards.MOSCOW):
        raise block.fault(
            "ends_game", f"is {cards.ENDS_GAME[card]!r}", f"{cards.IDS[cards.MOSCOW]} alone ends the game"
        )
    for key in block["reconstructed"]:
        if key.partition(".")[0] not in block:
            raise block.fault("reconstructed", f"names {key!r}", f"this entry has {', '.join(block)}")


def check_setup() -> None:
    """The starting decks of the most players come out of the box (BAR-4.6)."""
    for card in set(cards.STARTING_DECK):
        needed = cards.STARTING_DECK.count(card) * cards.PLAYERS[-1]
        if needed > cards.COUNT[card]:
            raise cards.SETUP["starting_deck"].fault(
                cards.IDS[card],
                f"needs {needed} cards for {cards.PLAYERS[-1]} players",
                f"the box has {cards.COUNT[card]}",
            )
    for kind in cards.REMOVABLE_TYPES:
        if kind not in cards.TYPES:
            raise cards.SETUP.fault("removable_types", f"names {kind!r}", f"the types are {', '.join(cards.TYPES)}")


def check_sums(inventory: Entry) -> None:
    """The box holds as many cards and decks as it says (BAR-1.1, BAR-1.2)."""
    counted = {
        "game_cards": sum(cards.COUNT),
        "reference_cards": sum([one.number("count") for one in cards.DATA["reference_card"]]),
    }
    for kind in cards.TYPES[:-1]:
        counted[kind.lower()] = sum([cards.COUNT[card] for card in cards.EVERY_CARD if cards.TYPE[card] == kind])
    for subtype in ("Hill", "Position", "City"):
        counted[subtype.lower()] = sum(
            [cards.COUNT[card] for card in cards.EVERY_CARD if cards.SUBTYPE[card] == subtype]
        )
    for kind in ("TRANSPORT", "UNIT", "PLAN"):
        counted[f"{kind.lower()}_decks"] = len(
            {cards.DECK[card] for card in cards.EVERY_CARD if cards.TYPE[card] == kind}
        )
    for key, count in counted.items():
        if inventory.number(key) != count:
            raise inventory.fault(key, f"is {inventory[key]}", f"the entries of this file add up to {count}")
