"""Assignment fortunes: the first effect of a facility, or an attack that forces an assignment (chapter 12.2)."""

from __future__ import annotations

from railhead.games.black_metro.assignment import AssignPersonnel, against_assigning, overlord_assigns
from railhead.games.black_metro.cards import (
    ACE_VALUE,
    ASSIGNMENT,
    FACILITIES,
    HIDEOUT,
    KEYWORD,
    LOW_ACE_VALUE,
    STRAIN_PER_FORTUNE,
    VALUE,
)
from railhead.games.black_metro.carry import Carry, against_using
from railhead.games.black_metro.deck import against_discarding, discard, fortunes_in_hand
from railhead.games.black_metro.fortunes import Exchange, PlayOpenly
from railhead.games.black_metro.model import (
    ATTACK,
    CARD,
    COLOUR,
    DISTRICT,
    FIRST_OR_ELEVENTH,
    OVERLORD,
    PASS,
    PLACE,
    USE,
    BlackMetro,
    Option,
    is_act,
)
from railhead.games.black_metro.queries import weakest
from railhead.games.black_metro.reasons import (
    ACE_FACILITIES,
    ACE_NOWHERE,
    ATTACK_YOURSELF,
    EXPLOSION_FORBIDS,
    FIRST_EFFECT_ONLY,
    HIDEOUT_EMPTY,
    IS_THERE_ALREADY,
    NOBODY_TO_ATTACK,
    NOT_ASSIGNMENT,
    NOT_IN_MATCH,
    NOTHING_TO_PLAY,
    PAYMENT_DUE,
    TOO_FEW_FORTUNES,
)
from railhead.games.black_metro.scripts import FIRST_EFFECT
from railhead.games.black_metro.terms import inflict
from railhead.games.black_metro.tiles import can_play_for
from railhead.kernel.ask import NONE, Ask

# --- may it be played? ----------------------------------------------------------------------------------------------


def against_target(g: BlackMetro, player: int, other: int, facility: int) -> int:
    """Why a player cannot be attacked: a target has personnel in the hideout and none there (BLK-12.2.6)."""
    if other == player:
        return ATTACK_YOURSELF
    if not g.forces[other][HIDEOUT]:
        return HIDEOUT_EMPTY
    return IS_THERE_ALREADY if g.forces[other][facility] else 0


def attackable(g: BlackMetro, player: int, facility: int) -> list[int]:
    """The players whom an assignment fortune for this facility may attack."""
    return [other for other in range(g.players) if against_target(g, player, other, facility) == 0]


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
    facilities = FACILITIES[card]
    spare = g.hand_size(player) - 1
    for facility in facilities:
        reason = against_facility(g, player, facility, spare)
        if reason == 0 or len(facilities) == 1:
            return reason
    return ACE_NOWHERE


def add_playable(g: BlackMetro, player: int, options: list[int]) -> None:
    """Add the assignment fortunes in hand that can be played."""
    for card in g.hand[player].cards:
        if against_playing(g, player, card) == 0:
            options.append(CARD.of(card))


# --- playing it -----------------------------------------------------------------------------------------------------


class PlayFortune(PlayOpenly):
    """A player opens an assignment fortune (BLK-12.2.1 to 12.2.10)."""

    flow = (
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

    facility: Option = NONE
    mode: Option = NONE
    target: Option = NONE
    paid: int = 0  # fortunes discarded for blockades

    def ask_facility(self, g: BlackMetro) -> Ask | None:
        facilities = [at for at in FACILITIES[self.card] if self.against_opening(g, at) == 0]
        if len(facilities) < 2:
            return None
        return Ask(self.player, "ace", [PLACE.of(at) for at in facilities], "facility")

    def against_opening(self, g: BlackMetro, facility: int) -> int:
        """The card itself has left the hand."""
        return against_facility(g, self.player, facility, g.hand_size(self.player))

    def name_facility(self, g: BlackMetro) -> None:
        if self.facility == NONE:
            facilities = [at for at in FACILITIES[self.card] if self.against_opening(g, at) == 0]
            self.facility = PLACE.of(facilities[0])

    def place(self) -> int:
        return PLACE.thing(self.facility)

    def modes(self, g: BlackMetro) -> list[int]:
        options = [USE.of(script) for script in usable_effects(g, self.player, self.place())]
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
        return Ask(self.player, "blockade_payment", options, about=self.facility)

    def pay(self, g: BlackMetro) -> None:
        if is_act(self.choice):
            discard(g, self.player, CARD.thing(self.choice))
            self.paid += 1
            self.go("ask_payment")
            return
        missing = g.other_blockades(self.player, self.place()) - self.paid
        if missing > 0:
            g.tell("unpaid", self.player, missing, self.facility)
            inflict(g, self.player, STRAIN_PER_FORTUNE * missing)

    def resolve(self, g: BlackMetro) -> None:
        self.winner = self.player
        if self.mode != ATTACK:
            g.tell("uses", self.player, self.mode, self.facility)
            g.push(Carry(USE.thing(self.mode), self.player, self.place()))
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
        return Ask(self.winner, "winning_ace", FIRST_OR_ELEVENTH)

    def force(self, g: BlackMetro) -> None:
        if self.mode != ATTACK:
            return
        defender = g.player_of(self.target)
        loser = defender if self.winner == self.player else self.player
        if self.choice != NONE:
            district = PLACE.thing(self.choice)
        elif len(g.played.cards) < 2:
            district = self.place()
        else:
            district = FACILITIES[g.played.cards[-1]][0]
        g.tell("forces", self.winner, loser, PLACE.of(district))
        if not g.personnel(loser, HIDEOUT) or against_assigning(g, loser, district, transit=False):
            g.tell("not_forced", loser, PLACE.of(district))
        elif g.is_overlord(loser):
            overlord_assigns(g, weakest(g, OVERLORD), district)
        else:
            g.push(AssignPersonnel(loser, district, forced=True))

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        if ask.prompt == "blockade_payment":
            if option == PASS and g.options["blockade_fortune_mode"] == "strict":
                return PAYMENT_DUE
            return against_discarding(g, self.player, option)
        if ask.prompt == "fortune_mode":
            return self.why_not_mode(g, option)
        if ask.prompt == "target":
            if not COLOUR.has(option):
                return 0
            if COLOUR.thing(option) not in g.colour:
                return NOT_IN_MATCH
            return against_target(g, self.player, g.player_of(option), self.place())
        # An ace, when it is played or when it wins.
        return ACE_FACILITIES if DISTRICT.has(option) and option not in FIRST_OR_ELEVENTH else 0

    def why_not_mode(self, g: BlackMetro, option: int) -> int:
        if option == ATTACK:
            return 0 if attackable(g, self.player, self.place()) else NOBODY_TO_ATTACK
        if not USE.has(option):
            return 0
        if USE.thing(option) not in FIRST_EFFECT[self.place()]:
            return FIRST_EFFECT_ONLY
        return against_using(g, USE.thing(option), self.player, self.place())
