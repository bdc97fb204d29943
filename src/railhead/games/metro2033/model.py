"""The state of a match of Metro 2033, its zones, and the vocabulary of its options."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from railhead.components import Entry
from railhead.games.metro2033 import board, cards, effects, reasons
from railhead.games.metro2033.data import RESOURCES
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.state import State
from railhead.kernel.step import Step
from railhead.kernel.vocabulary import Options, Vocabulary
from railhead.kernel.zones import Zone, ZoneSpec, hand, pile

Seat = int
Card = int
Option = int
Faction = int
Hero = int
Station = int
Phase = int
Cause = int
Opponent = int
Result = int

EVENTS: Final = 0
MOBILIZATION: Final = 1
ARMY_ACTIONS: Final = 2
HERO_ACTIONS: Final = 3
END_OF_ROUND: Final = 4
PHASES: Final[list[str]] = ["events", "mobilization", "army_actions", "hero_actions", "end_of_round"]

ZONES: Final[tuple[ZoneSpec, ...]] = (
    pile("threats", "Threat deck", pool="threats"),
    pile("threats_aside", "Threat deck of the other stage", pool="threats aside"),
    pile("threat_discard", "Discarded threats", pool="threats", face="all"),
    pile("open_threat", "Threat being fought", pool="threats", face="all"),
    hand("looked", "Threats being arranged", pool="threats", face="none", each=False),
    pile("equipment", "Equipment deck", pool="equipment"),
    pile("equipment_discard", "Discarded equipment", pool="equipment", face="all"),
    pile("market", "Hansa Market", pool="equipment", face="all"),
    pile("offer", "Equipment to choose from", pool="equipment", face="all"),
    pile("mission_deck", "Mission deck", pool="missions"),
    pile("mission_discard", "Discarded missions", pool="missions"),
    pile("drawn", "Missions to choose from", pool="missions"),
    pile("laws", "Law deck", pool="laws"),
    pile("law", "Law in force", pool="laws", face="all"),
    pile("combat", "Combat deck", pool="combat_cards"),
    pile("attack_hand", "Combat cards of the attacker", pool="combat_cards"),
    pile("defence_hand", "Combat cards of the defender", pool="combat_cards"),
    pile("revealed", "Combat cards played", pool="combat_cards", face="all"),
    hand("gear", "Equipment", pool="equipment", face="all"),
    hand("missions", "Face-down missions", pool="missions", marked=True),  # mark 1: came in the running battle
    hand("completed", "Completed missions", pool="missions", face="all", marked=True),  # mark 1: used this round
    pile("scouted", "Scouted threats", pool="threats", face="owner", each=True, marked=True),  # mark: the round
)

GAINS: Final[list[str]] = ["gains_pigs", "gains_mushrooms", "gains_ammo"]  # the events, by resource
RETURNS: Final[list[str]] = ["returns_pigs", "returns_mushrooms", "returns_ammo"]

JUST_CAME: Final = 1
USED: Final = 1

# --- the vocabulary: every option a player can ever be offered, by name ---------------------------------------------


def tokens_text(tokens: tuple[int, int, int]) -> str:
    """So many tokens in words: `1 ammo and 1 pig`."""
    parts = [f"{n} {board.ONE_OF[kind] if n == 1 else board.MANY_OF[kind]}" for kind, n in enumerate(tokens) if n]
    if len(parts) < 3:
        return " and ".join(parts) or "nothing"
    return f"{parts[0]}, {parts[1]} and {parts[2]}"


def price_id(price: tuple[int, int, int]) -> str:
    """The name of a price: `pigs1+ammo1`."""
    return "+".join([f"{RESOURCES[kind]}{n}" for kind, n in enumerate(price) if n])


VOCABULARY: Final = Vocabulary()


def numbers(kind: str, most: int, title: str) -> Options:
    """An option for each number from 0 on."""
    ids = [str(number) for number in range(most + 1)]
    return VOCABULARY.kind(kind, ids, [title.format(number) for number in ids])


def card_options(kind: str, family: list[Entry], title: str = "{}") -> Options:
    """An option for each card of a family."""
    return VOCABULARY.kind(kind, [card["id"] for card in family], [title.format(card["name"]) for card in family])


PASS: Final[int] = VOCABULARY.word("pass", "Pass")
STATION: Final = VOCABULARY.kind("station", board.STATIONS, board.STATION_TITLES)
FACTION: Final = VOCABULARY.kind("faction", board.FACTIONS, cards.FACTION_TITLES)
HERO_CARD: Final = VOCABULARY.kind("hero", cards.HEROES, cards.HERO_TITLES)
RESOURCE: Final = VOCABULARY.kind("resource", RESOURCES, board.RESOURCE_TITLES)
ARMY: Final[int] = VOCABULARY.word("army", "Army")
HERO: Final[int] = VOCABULARY.word("hero", "Hero")
FOR: Final[int] = VOCABULARY.word("for", "For the law")
AGAINST: Final[int] = VOCABULARY.word("against", "Against the law")
LEVEL: Final = numbers("level", cards.ARMY_MAX, "Keep an army of strength {}")
HIRE: Final = numbers("hire", cards.ARMY_MAX - cards.ARMY_MIN, "Hire {}")
NUMBER: Final = numbers("number", max(board.TOKENS), "{}")
PRICE_TITLES: Final[list[str]] = [f"Pay {tokens_text(price)}" for price in effects.PRICES]
PAY: Final = VOCABULARY.kind("pay", [price_id(price) for price in effects.PRICES], PRICE_TITLES)

ATTACK_STATION: Final[int] = VOCABULARY.word("attack_station", "Attack a station")
ATTACK_HERO: Final[int] = VOCABULARY.word("attack_hero", "Attack a hero")
OBTAIN: Final[int] = VOCABULARY.word("obtain", "Obtain resources")
BUY: Final[int] = VOCABULARY.word("buy", "Buy equipment")
RECEIVE: Final[int] = VOCABULARY.word("receive_mission", "Receive a mission")
EXCHANGE: Final[int] = VOCABULARY.word("exchange", "Exchange resources")
SCOUT: Final[int] = VOCABULARY.word("scout", "Scout")
ABILITY: Final[int] = VOCABULARY.word("ability", "Use the hero's ability")

RENEW: Final[int] = VOCABULARY.word("renew", "Renew the market for 1 ammo")
DONE: Final[int] = VOCABULARY.word("done", "That is all")
PLAY_SCOUTED: Final[int] = VOCABULARY.word("play_scouted", "Put the scouted card on top of the threat deck")
LOOK_AND_SKIP: Final[int] = VOCABULARY.word("khan", "Khan: look at the top threat card, then fight or refuse it")
LOOK_AND_ABORT: Final[int] = VOCABULARY.word("geiger", "Geiger Counter: look at the top threat card, then decide")
KEEP: Final[int] = VOCABULARY.word("keep", "Fight this card")
REFUSE: Final[int] = VOCABULARY.word("refuse", "Put it under the deck and fight the next card")
CALL_OFF: Final[int] = VOCABULARY.word("call_off", "Call the attack off")

USE: Final = card_options("use", cards.MISSION_DATA, "Use {}")
COMPLETE: Final = card_options("complete", cards.MISSION_DATA, "Turn up {}: completed")
MISSION: Final = card_options("mission", cards.MISSION_DATA)
GEAR: Final = card_options("equipment", cards.EQUIPMENT_DATA)
THREAT: Final = card_options("threat", cards.THREAT_DATA)
COMBAT_CARD: Final = card_options("combat", cards.COMBAT_DATA)

STATION_OPTIONS: Final[list[int]] = list(STATION.all())  # by station: long lists of them are built at every move
JUST_PASS: Final[list[int]] = [PASS]
ARMY_OR_HERO: Final[list[int]] = [ARMY, HERO]
FOR_OR_AGAINST: Final[list[int]] = [FOR, AGAINST]
SCOUTED_OR_NOT: Final[list[int]] = [PASS, PLAY_SCOUTED]
KEEP_OR_REFUSE: Final[list[int]] = [KEEP, REFUSE]
KEEP_OR_CALL_OFF: Final[list[int]] = [KEEP, CALL_OFF]


class Metro(State):
    """A match of Metro 2033."""

    threats: Zone
    threats_aside: Zone
    threat_discard: Zone
    open_threat: Zone
    looked: Zone
    equipment: Zone
    equipment_discard: Zone
    market: Zone
    offer: Zone
    mission_deck: Zone
    mission_discard: Zone
    drawn: Zone
    laws: Zone
    law: Zone
    combat: Zone
    attack_hand: Zone
    defence_hand: Zone
    revealed: Zone
    gear: list[Zone]
    missions: list[Zone]
    completed: list[Zone]
    scouted: list[Zone]
    round: int
    position: int  # of the round marker
    stage: int
    phase: Phase
    first: Seat  # who has the first player marker
    active: Seat  # whose turn it is
    faction: list[Faction]
    hero: list[Hero]
    hero_at: list[Station]
    wounded: list[bool]  # the hero has a turn to miss
    army: list[int]
    pigs: list[int]
    mushrooms: list[int]
    ammo: list[int]
    held: list[list[Station]]  # the stations of each player
    faction_used: list[int]  # how often the faction's ability was used this round
    hero_used: list[int]  # the same for the hero's
    maintained: list[bool]  # the army's maintenance of this round is settled
    lasting: list[Card]  # missions whose effect lasts until the end of the round
    lasting_for: list[Seat]  # for whom
    lasting_on: list[Option]  # on what he named: army, hero or a station

    # --- tokens (M33-0.4, 0.5) --------------------------------------------------------------------------------------

    def stock(self, resource: int) -> list[int]:
        """How many tokens of a resource each player has."""
        if resource == board.PIGS:
            return self.pigs
        if resource == board.MUSHROOMS:
            return self.mushrooms
        return self.ammo

    def left(self, resource: int) -> int:
        """How many tokens of a resource the reserve has."""
        left = board.TOKENS[resource]
        for owned in self.stock(resource):  # compiled, `sum` costs four times as much
            left -= owned
        return left

    def gain(self, seat: int, resource: int, amount: int) -> None:
        """Take tokens from the reserve, as many as it has."""
        left = self.left(resource)
        if amount > left:
            if left:
                self.tell("reserve_short", seat, resource, left, amount)
            else:
                self.tell("reserve_empty", seat, resource)
            amount = left
        if amount > 0:
            self.stock(resource)[seat] += amount
            self.tell(GAINS[resource], seat, amount)

    def give_back(self, seat: int, resource: int, amount: int) -> None:
        """Return tokens to the reserve."""
        self.stock(resource)[seat] -= amount
        self.tell(RETURNS[resource], seat, amount)

    def can_pay(self, seat: int, price: int, besides: int = 0) -> bool:
        """Can a player pay a price in full, besides so much ammo that goes first?"""
        return (
            self.pigs[seat] >= effects.PRICE_PIGS[price]
            and self.mushrooms[seat] >= effects.PRICE_MUSHROOMS[price]
            and self.ammo[seat] >= effects.PRICE_AMMO[price] + besides
        )

    def pay(self, seat: int, price: int) -> None:
        """Return the tokens of a price to the reserve."""
        self.pigs[seat] -= effects.PRICE_PIGS[price]
        self.mushrooms[seat] -= effects.PRICE_MUSHROOMS[price]
        self.ammo[seat] -= effects.PRICE_AMMO[price]

    def token_count(self, seat: int) -> int:
        return self.pigs[seat] + self.mushrooms[seat] + self.ammo[seat]

    # --- stations, points, order ------------------------------------------------------------------------------------

    def owner(self, station: int) -> int:
        """Who controls a station, or NONE."""
        held = self.held
        for seat in range(self.seats):
            if station in held[seat]:
                return seat
        return NONE

    def points(self, seat: int) -> int:
        """Stations controlled plus missions completed (M33-0.2)."""
        return len(self.held[seat]) + len(self.completed[seat].cards)

    def lasting_of(self, seat: int) -> list[int]:
        """The missions that work for a player until the end of the round (M33-14.3.2)."""
        if not self.lasting:
            return []
        return [card for place, card in enumerate(self.lasting) if self.lasting_for[place] == seat]

    def in_order(self, place: int) -> int:
        """The seat at a place of the turn order: the first player, then clockwise (M33-0.1)."""
        return (self.first + place) % self.seats


def which(seat: int, prompt: str, options: list[int], about: int = NONE) -> Ask | None:
    """The question which of these it is to be; None: there are not two of them."""
    return Ask(seat, prompt, options, about=about) if len(options) > 1 else None


class Deciding(Step):
    """A step that asks; the answer comes back through `taken`, however it was asked."""

    def taken(self, g: Metro, seat: int, otherwise: int = PASS) -> int:
        """The answer to the question just put; `otherwise`: what it is if nothing had to be asked."""
        choice = self.choice
        if choice != NONE:
            self.choice = NONE
            return choice
        if g.replies and g.replies[seat] != NONE:
            return g.replies[seat]
        return otherwise

    def chosen(self, g: Metro, seat: int, possible: Callable[[Metro], list[int]]) -> int:
        """The answer to `which`; if nothing had to be asked, the only option that is possible, or NONE."""
        choice = self.taken(g, seat, NONE)
        if choice == NONE:
            options = possible(g)
            return options[0] if options else NONE
        return choice

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        """Why this option is not offered (a number of `REASONS`); 0: no special reason."""
        return 0

    def why_not(self, g: Metro, ask: Ask, option: int) -> int:
        reason = self.against(g, ask, option)
        return reason or (reasons.NOT_INSIDE if USE.has(option) or COMPLETE.has(option) else 0)


class InTurnOrder(Step):
    """A step that goes once round the table."""

    flow: ClassVar[tuple[str, ...]] = ("each_player",)

    turn: int = 0

    def each_player(self, g: Metro) -> bool:
        """The next player has his turn, until all have had theirs (M33-5.2)."""
        if self.turn >= g.seats:
            return False
        g.active = g.in_order(self.turn)
        self.turn += 1
        self.take_turn(g, g.active)
        return True

    def take_turn(self, g: Metro, seat: int) -> None:
        """What the step brings to this player."""
        raise NotImplementedError
