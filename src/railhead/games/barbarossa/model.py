"""The table of Barbarossa: the options, the zones and the state of a match (chapters 2, 4 and 5)."""

from __future__ import annotations

from typing import Final

from railhead.components import Entry
from railhead.games.barbarossa import cards
from railhead.games.barbarossa.cards import ACTIVE, DECK, MIXED, PLAY_COST, Points
from railhead.kernel.ask import NONE
from railhead.kernel.state import State
from railhead.kernel.vocabulary import Options, Vocabulary
from railhead.kernel.zones import Zone, ZoneSpec, hand, pile

Card = int
Seat = int
Deck = int  # one of the 25 decks of the Field
Text = int  # one of the texts of the cards: see effects.py
Condition = int
Intent = int  # one of the Intentional Abilities

POINTS: Final[list[str]] = ["OP", "SP", "RP", "BP"]  # what a purse holds (BAR-2.1)

# --- options --------------------------------------------------------------------------------------------------------

TARGETS: Final[list[str]] = [deck for place, deck in enumerate(cards.DECKS) if "OBJECTIVE" in cards.types_in(place)]
TARGET_CARDS: Final[list[int]] = [cards.CARD_OF_DECK[cards.DECKS.index(deck)] for deck in TARGETS]  # NONE: the Cities
MOST_SEATS: Final[int] = cards.PLAYERS[-1]


def ability_ids(block: Entry) -> list[str]:
    """The Intentional Abilities of a card, those of its Playing Rule first, such as `panzer_regiment.a`."""
    found: list[str] = []
    for ability in block.get("playing_abilities", []) + block.get("deploying_abilities", []):
        if f"{block['id']}.{ability.text('id')}" in found:
            raise ability.fault("id", f"is {ability['id']!r}", "another ability of this card is called so")
        found.append(f"{block['id']}.{ability['id']}")
    return found


def ability_titles(block: Entry) -> list[str]:
    """What each ability does, from the text on the card: the sentences with an arrow, in order."""
    titles: list[str] = []
    for abilities, text in (("playing_abilities", "text_playing"), ("deploying_abilities", "text_deploying")):
        sentences = [one.strip() for one in block.text(text, "").split(" / ") if "=>" in one]
        if len(sentences) != len(block.get(abilities, [])):
            raise block.fault(text, f"has {len(sentences)} arrows", f"{abilities} has {len(block.get(abilities, []))}")
        titles += [f"{block['name']}: {sentence}" for sentence in sentences]
    return titles


def choice_ids(block: Entry) -> list[tuple[str, str]]:
    """The choices that a choose_one in the red texts of a card leaves open, with their labels."""
    choosing = [rule for red in block.get("red_rules", []) for rule in red["do"] if rule["do"] == "choose_one"]
    return [
        (f"{block['id']}.{place}", choice.text("label"))
        for rule in choosing
        for place, choice in enumerate(rule["options"], 1)
    ]


ABILITY_IDS: Final[list[str]] = [one for block in cards.BLOCKS for one in ability_ids(block)]
ABILITY_TITLES: Final[list[str]] = [one for block in cards.BLOCKS for one in ability_titles(block)]
CHOICES: Final[list[tuple[str, str]]] = [one for block in cards.BLOCKS for one in choice_ids(block)]

VOCABULARY: Final = Vocabulary()
END: Final[int] = VOCABULARY.word("end", "End the phase")
ATTACK: Final[int] = VOCABULARY.word("attack", "Declare an attack")
PAY: Final[int] = VOCABULARY.word("pay", "Pay the Occupying Cost and win")
GIVE_UP: Final[int] = VOCABULARY.word("give_up", "Give up the attack")
DONE: Final[int] = VOCABULARY.word("done", "None (or no more)")
PLAY: Final = VOCABULARY.kind("play", cards.IDS, [f"Play {title}" for title in cards.TITLES])
DEPLOY: Final = VOCABULARY.kind("deploy", cards.IDS, [f"Deploy {title}" for title in cards.TITLES])
PLACE: Final = VOCABULARY.kind("place", cards.IDS, [f"Put {title} from your hand into play" for title in cards.TITLES])
BUY: Final = VOCABULARY.kind("buy", cards.IDS, [f"Buy {title}" for title in cards.TITLES])
REVIVE: Final = VOCABULARY.kind("activate", cards.IDS, [f"Pay to activate {title}" for title in cards.TITLES])
CARD: Final = VOCABULARY.kind("card", cards.IDS, cards.TITLES)
UNTIRED: Final = VOCABULARY.kind("active", cards.IDS, [f"{title} (active)" for title in cards.TITLES])
TIRED: Final = VOCABULARY.kind("fatigued", cards.IDS, [f"{title} (fatigued)" for title in cards.TITLES])
BY_CONDITION: Final[list[Options]] = [UNTIRED, TIRED]  # how a deployed card is named
USE: Final = VOCABULARY.kind("use", ABILITY_IDS, ABILITY_TITLES)
USE_TIRED: Final = VOCABULARY.kind(
    "use_fatigued", ABILITY_IDS, [f"{title} (with a fatigued one)" for title in ABILITY_TITLES]
)
TARGET: Final = VOCABULARY.kind("target", TARGETS, [f"Attack the {target.title()}" for target in TARGETS])
CHOICE: Final = VOCABULARY.kind(
    "choice", [one for one, _ in CHOICES], [f"Discard all of your {label}" for _, label in CHOICES]
)
SEAT: Final = VOCABULARY.kind(
    "seat", [str(seat) for seat in range(MOST_SEATS)], [f"Player {seat + 1}" for seat in range(MOST_SEATS)]
)

KIND: Final[list[str]] = [name.partition(":")[0] for name in VOCABULARY.names]  # what every option does: play, buy, …

# --- zones ----------------------------------------------------------------------------------------------------------

# The 22 Field decks of one kind of card each lie in one zone: which copy of a card is bought makes no difference, and
# `supply` counts each deck. The three mixed decks have an order and are piles of their own (BAR-4.5).
ZONES: Final[tuple[ZoneSpec, ...]] = (
    pile("field", "Field", pool="field", face="all"),
    pile("aid", "AID deck", pool="field", face="all"),
    pile("city", "City deck", pool="field", face="all"),
    pile("event", "EVENT deck", pool="event"),
    pile("revealed", "EVENTs turned up", pool="event", face="all"),
    pile("box", "Out of the game", pool="box", face="all"),
    # Only the player whose turn it is has cards in his Playing Zone, so one zone serves all (BAR-7.4.1).
    hand("playing", "Playing Zone", pool="playing", face="all", each=False, marked=True),
    pile("deck", "Players' Deck", pool="army{seat}", each=True),
    pile("discard", "Discard pile", pool="army{seat}", face="all", each=True),
    hand("hand", "Hand", pool="army{seat}"),
    hand("deploying", "Deploying Zone", pool="front{seat}", face="all", marked=True),
    # EVENTs that the turn player looks at or puts in order where the others cannot see it (BAR-12.7, BAR-15.9).
    hand("scouted", "EVENTs in hand", pool="event"),
)


# --- state ----------------------------------------------------------------------------------------------------------


class Barbarossa(State):
    """A match of Barbarossa."""

    field: Zone
    aid: Zone
    city: Zone
    event: Zone
    revealed: Zone
    box: Zone
    playing: Zone
    deck: list[Zone]
    discard: list[Zone]
    hand: list[Zone]
    deploying: list[Zone]
    scouted: list[Zone]
    supply: list[int]  # how many of each card lie in `field`
    removed: Deck  # the deck that was taken out of the game (BAR-4.8)
    in_play: list[bool]  # False for a player who has conceded (BAR-8.8)
    turn: Seat
    first: Seat  # who began the first round (BAR-4.12)
    round: int
    op: int  # the purse of the turn player; all others' are empty (BAR-2.2)
    sp: int
    rp: int
    bp: int
    permits: list[Text]  # texts that allow to put cards from hand into the Deploying Zone in this phase (BAR-10.8)
    target: Card  # the OBJECTIVE under attack
    reduction: int  # by how much its Occupying Cost is lowered in this attack (BAR-9.9)

    # --- purse (chapter 2) ------------------------------------------------------------------------------------------

    def gain(self, points: Points, less: int = 0) -> None:
        """Add points to the purse, so many SP less; Draw Points are spent at once (BAR-2.6, BAR-15.15)."""
        self.op += points.op
        self.sp += points.sp - less
        self.rp += points.rp
        self.bp += points.bp
        if self.tape is not None:
            self.tell_points("gains", Points(points.op, points.sp - less, 0, points.rp, points.bp))
        if points.dp:
            self.draw(points.dp)

    def tell_points(self, kind: str, points: Points) -> None:
        """Say how many points of each kind the turn player has gained or lost, and how many he has now."""
        left = (self.op, self.sp, self.rp, self.bp)
        for point, amount in enumerate((points.op, points.sp, points.rp, points.bp)):
            if amount:
                self.tell(kind, self.turn, amount, point, left[point])

    def can_pay(self, points: Points) -> bool:
        """Are all these points in the purse (BAR-2.3)?"""
        return self.op >= points.op and self.sp >= points.sp and self.rp >= points.rp and self.bp >= points.bp

    def pay(self, points: Points) -> None:
        """Take points out of the purse; they must be there."""
        self.op -= points.op
        self.sp -= points.sp
        self.rp -= points.rp
        self.bp -= points.bp

    def lose(self, points: Points) -> None:
        """Take points out of the purse, as far as they are there (BAR-2.10)."""
        before = self.op + self.sp + self.rp + self.bp
        lost = Points(
            min(self.op, points.op), min(self.sp, points.sp), 0, min(self.rp, points.rp), min(self.bp, points.bp)
        )
        self.pay(lost)
        self.tell_points("loses_points", lost)
        if self.op + self.sp + self.rp + self.bp == before:
            self.tell("loses_nothing", self.turn)

    def empty_purse(self) -> None:
        """Points that are left over are lost (BAR-7.4.6)."""
        self.op = self.sp = self.rp = self.bp = 0

    # --- cards (chapters 5 and 13) ----------------------------------------------------------------------------------

    def draw(self, count: int) -> None:
        """The turn player draws; an empty deck is made anew from the discard pile (BAR-13.1, BAR-13.2)."""
        seat = self.turn
        deck = self.deck[seat]
        hand = self.hand[seat]
        for _ in range(count):
            if not deck.cards:
                if not self.discard[seat].cards:
                    self.tell("no_cards", seat)
                    return
                self.move_all(self.discard[seat], deck)
                self.shuffle(deck, "deck")
                self.tell("reshuffles", seat)
            card = self.move(deck, -1, hand)
            if self.tape is not None:
                self.whisper(1 << seat, "draws", card, seat)

    def activate(self, at: int) -> None:
        """The deployed card of the turn player at a place becomes active (BAR-5.6.1)."""
        zone = self.deploying[self.turn]
        zone.marks[at] = ACTIVE
        self.tell("activates", self.turn, zone.cards[at])

    def discard_from(self, zone: Zone, at: int) -> None:
        """Discard the turn player's card at a place of one of his zones (BAR-5.3.1, BAR-5.3.4)."""
        if PLAY_COST[zone.cards[at]] == NONE:
            self.return_from(zone, at)
        else:
            self.move(zone, at, self.discard[self.turn])

    def return_from(self, zone: Zone, at: int) -> None:
        """Return a card to the Field: to the bottom of its deck (BAR-5.4.1), or into the box with it (BAR-4.10)."""
        card = zone.cards[at]
        deck = DECK[card]
        if deck == self.removed:
            self.tell("returns_to_box", self.turn, card)
            self.move(zone, at, self.box)
            return
        self.tell("returns", self.turn, card)
        if not MIXED[deck]:
            self.move(zone, at, self.field)
            self.supply[card] += 1
        elif deck == cards.EVENT:
            # Shown as it goes, then face down at the bottom (chapter 16).
            self.move(zone, at, self.revealed)
            self.move(self.revealed, -1, self.event, bottom=True)
        else:
            self.move(zone, at, self.aid if deck == cards.AID else self.city, bottom=True)

    def take_from_field(self, card: int, target: Zone) -> None:
        """Take the top card of a Field deck that is known to hold it (BAR-11.2)."""
        deck = DECK[card]
        if MIXED[deck]:
            self.move(self.aid if deck == cards.AID else self.city, -1, target, ACTIVE)
        else:
            self.move_card(self.field, card, target, ACTIVE)
            self.supply[card] -= 1
