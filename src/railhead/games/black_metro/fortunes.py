"""Assignment fortunes: the first effect of a facility, or an attack that forces an assignment (chapter 12.2)."""

from __future__ import annotations

from railhead.games.black_metro.assignment import AssignPersonnel, against_assigning, overlord_assigns
from railhead.games.black_metro.carry import Carry, against_using
from railhead.games.black_metro.deck import Exchange, against_discarding, discard, fortunes_in_hand
from railhead.games.black_metro.model import OVERLORD, BlackMetro, Card, Option, Player
from railhead.games.black_metro.queries import weakest
from railhead.games.black_metro.reasons import (
    EXPLOSION_FORBIDS,
    NOT_A_TARGET,
    NOT_ASSIGNMENT,
    NOT_IN_HAND,
    NOTHING_TO_PLAY,
    TOO_FEW_FORTUNES,
)
from railhead.games.black_metro.scripts import BENEFIT, FIRST_EFFECT, OFFERED
from railhead.games.black_metro.tables import (
    ACE_VALUE,
    ANY_SUIT,
    ASSIGNMENT,
    FACILITIES,
    HIDEOUT,
    KEYWORD,
    LOW_ACE_VALUE,
    STRAIN_PER_FORTUNE,
    SUIT,
    VALUE,
)
from railhead.games.black_metro.terms import inflict
from railhead.games.black_metro.tiles import can_play_for
from railhead.games.black_metro.words import ATTACK, BENEFITS, CARD, COLOUR, DISTRICT, FIRST_OR_ELEVENTH, PASS, USE
from railhead.games.black_metro.words import BENEFIT as BENEFIT_OPTION
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step, flow

# --- may it be played? ----------------------------------------------------------------------------------------------


def attackable(g: BlackMetro, player: int, facility: int) -> list[int]:
    """The players with personnel in the hideout and none at the facility (BLK-12.2.6)."""
    return [
        other
        for other in range(g.players)
        if other != player and g.personnel(other, HIDEOUT) and not g.personnel(other, facility)
    ]


def usable_effects(g: BlackMetro, player: int, facility: int) -> list[int]:
    """The first effects of a facility that can be resolved completely (BLK-12.2.3)."""
    return [script for script in FIRST_EFFECT[facility] if against_using(g, script, player, facility) == 0]


def against_facility(g: BlackMetro, player: int, facility: int, spare: int) -> int:
    """Why an assignment fortune cannot be opened for a facility, with so many others in hand (BLK-12.2.3 to 12.2.5)."""
    if not can_play_for(g, facility):
        return EXPLOSION_FORBIDS
    if g.options["blockade_fortune_mode"] == "strict" and spare < g.other_blockades(player, facility):
        return TOO_FEW_FORTUNES
    possible = attackable(g, player, facility) or usable_effects(g, player, facility)
    return 0 if possible else NOTHING_TO_PLAY


def against_playing(g: BlackMetro, player: int, card: int) -> int:
    """Why an assignment fortune in hand cannot be played now; for an ace one of its facilities is enough."""
    if KEYWORD[card] != ASSIGNMENT:
        return NOT_ASSIGNMENT
    reason = 0
    for facility in FACILITIES[card]:
        reason = against_facility(g, player, facility, g.hand_size(player) - 1)
        if reason == 0:
            return 0
    return reason


def add_playable(g: BlackMetro, player: int, options: list[int]) -> None:
    """Add the assignment fortunes in hand that can be played."""
    for card in g.hand[player].cards:
        if KEYWORD[card] == ASSIGNMENT and against_playing(g, player, card) == 0:
            options.append(CARD + card)


def why_not_fortune(g: BlackMetro, player: int, card: int) -> int:
    """Why a fortune is not offered in the assignment phase."""
    return against_playing(g, player, card) if card in g.hand[player].cards else NOT_IN_HAND


# --- playing it -----------------------------------------------------------------------------------------------------


class PlayFortune(Step):
    """A player opens an assignment fortune (BLK-12.2.1 to 12.2.10)."""

    player: Player = 0
    card: Card = 0
    facility: Option = NONE
    mode: Option = NONE
    target: Option = NONE
    payment: Option = NONE
    paid: int = 0  # fortunes discarded for blockades
    winner: Player = NONE
    forced_to: Option = NONE

    def __init__(self, player: int = 0, card: int = 0) -> None:
        self.player = player
        self.card = card

    def lay(self, g: BlackMetro) -> None:
        g.move_card(g.hand[self.player], self.card, g.played)
        g.tell("plays", self.player, self.card)

    def ask_facility(self, g: BlackMetro) -> Ask | None:
        facilities = [at for at in FACILITIES[self.card] if self.against_opening(g, at) == 0]
        if len(facilities) < 2:
            return None
        return Ask(self.player, "ace", [DISTRICT + at for at in facilities], "facility")

    def against_opening(self, g: BlackMetro, facility: int) -> int:
        """The card itself has left the hand."""
        return against_facility(g, self.player, facility, g.hand_size(self.player))

    def name_facility(self, g: BlackMetro) -> None:
        if self.facility == NONE:
            facilities = [at for at in FACILITIES[self.card] if self.against_opening(g, at) == 0]
            self.facility = DISTRICT + facilities[0]

    def place(self) -> int:
        return self.facility - DISTRICT

    def modes(self, g: BlackMetro) -> list[int]:
        options = [USE + script for script in usable_effects(g, self.player, self.place())]
        if attackable(g, self.player, self.place()):
            options.append(ATTACK)
        return options

    def ask_mode(self, g: BlackMetro) -> Ask | None:
        options = self.modes(g)
        return Ask(self.player, "fortune_mode", options, "mode", about=self.facility) if len(options) > 1 else None

    def choose_mode(self, g: BlackMetro) -> None:
        if self.mode == NONE:
            self.mode = self.modes(g)[0]

    def ask_target(self, g: BlackMetro) -> Ask | None:
        if self.mode != ATTACK:
            return None
        targets = attackable(g, self.player, self.place())
        if len(targets) < 2:
            return None
        return Ask(self.player, "target", [g.colour_option(one) for one in targets], "target", about=self.facility)

    def choose_target(self, g: BlackMetro) -> None:
        if self.mode == ATTACK and self.target == NONE:
            self.target = g.colour_option(attackable(g, self.player, self.place())[0])

    def ask_payment(self, g: BlackMetro) -> Ask | None:
        """One fortune for each blockade of others, or strain instead (BLK-12.2.4)."""
        if self.paid >= g.other_blockades(self.player, self.place()) or not g.hand_size(self.player):
            return None
        options = fortunes_in_hand(g, self.player)
        if g.options["blockade_fortune_mode"] != "strict":
            options.insert(0, PASS)
        return Ask(self.player, "blockade_payment", options, "payment", about=self.facility)

    def pay(self, g: BlackMetro) -> None:
        if self.payment > PASS:
            discard(g, self.player, self.payment - CARD)
            self.paid += 1
            self.payment = NONE
            self.go("ask_payment")
            return
        missing = g.other_blockades(self.player, self.place()) - self.paid
        inflict(g, self.player, STRAIN_PER_FORTUNE * missing)

    def resolve(self, g: BlackMetro) -> None:
        self.winner = self.player
        if self.mode != ATTACK:
            g.tell("uses", self.player, self.mode, self.facility)
            g.push(Carry(self.mode - USE, self.player, self.place()))
            return
        g.tell("attacks", self.player, g.player_of(self.target), self.facility)
        value = VALUE[self.card]
        if value == ACE_VALUE:
            value = ACE_VALUE if self.place() == ACE_VALUE else LOW_ACE_VALUE
        g.push(Exchange(self.player, g.player_of(self.target), ASSIGNMENT, value), "winner")

    def ask_forced_to(self, g: BlackMetro) -> Ask | None:
        """The last card is an ace that was played as a counter: its player names 01 or 11 (BLK-12.2.8)."""
        if self.mode != ATTACK or len(g.played.cards) < 2 or VALUE[g.played.cards[-1]] != ACE_VALUE:
            return None
        return Ask(self.winner, "winning_ace", FIRST_OR_ELEVENTH, "forced_to")

    def force(self, g: BlackMetro) -> None:
        if self.mode != ATTACK:
            return
        defender = g.player_of(self.target)
        loser = defender if self.winner == self.player else self.player
        if self.forced_to != NONE:
            district = self.forced_to - DISTRICT
        elif len(g.played.cards) < 2:
            district = self.place()
        else:
            district = FACILITIES[g.played.cards[-1]][0]
        if not g.personnel(loser, HIDEOUT) or against_assigning(g, loser, district, transit=False):
            g.tell("not_forced", loser, DISTRICT + district)
        elif g.is_overlord(loser):
            overlord_assigns(g, weakest(g, OVERLORD), district)
        else:
            g.push(AssignPersonnel(loser, district, forced=True))

    def benefit(self, g: BlackMetro) -> None:
        g.push(Benefit(self.winner, g.played.cards[-1]))

    def put_away(self, g: BlackMetro) -> None:
        g.move_all(g.played, g.discard)

    def why_not(self, g: object, ask: Ask, option: int) -> int:
        assert isinstance(g, BlackMetro)
        if ask.prompt == "blockade_payment":
            return against_discarding(g, self.player, option)
        if ask.prompt == "ace" and option in FIRST_OR_ELEVENTH:
            return self.against_opening(g, option - DISTRICT)
        if COLOUR <= option < COLOUR + 4 or option == ATTACK:
            return NOT_A_TARGET
        if ask.prompt == "fortune_mode" and USE <= option < USE + OFFERED:
            return against_using(g, option - USE, self.player, self.place())
        return 0


flow(
    PlayFortune,
    "lay",
    "ask_facility",
    "name_facility",
    "ask_mode",
    "choose_mode",
    "ask_target",
    "choose_target",
    "ask_payment",
    "pay",
    "resolve",
    "ask_forced_to",
    "force",
    "benefit",
    "put_away",
)


class Benefit(Step):
    """The suit of the fortune that was resolved pays its player; a joker pays by choice (BLK-12.1.1, BLK-12.1.2)."""

    player: Player = 0
    card: Card = 0
    answer: Option = NONE

    def __init__(self, player: int = 0, card: int = 0) -> None:
        self.player = player
        self.card = card

    def ask_benefit(self, g: BlackMetro) -> Ask | None:
        return Ask(self.player, "benefit", BENEFITS, "answer") if SUIT[self.card] == ANY_SUIT else None

    def pay(self, g: BlackMetro) -> None:
        suit = SUIT[self.card] if self.answer == NONE else self.answer - BENEFIT_OPTION
        g.push(Carry(BENEFIT[suit], self.player))


flow(Benefit, "ask_benefit", "pay")
