"""Assignment fortunes: the first effect of a facility, or an attack that forces an assignment (chapter 12.2)."""

from __future__ import annotations

from railhead.games.black_metro import assignment, cards, carry, deck, model, queries, reasons, scripts, terms, tiles
from railhead.games.black_metro.cards import FACILITIES, VALUE
from railhead.games.black_metro.fortunes import Exchange, PlayOpenly
from railhead.games.black_metro.model import BlackMetro, Option
from railhead.kernel.ask import NONE, Ask

# --- may it be played? ----------------------------------------------------------------------------------------------


def against_target(g: BlackMetro, player: int, other: int, facility: int) -> int:
    """Why a player cannot be attacked: a target has personnel in the hideout and none there (BLK-12.2.6)."""
    if other == player:
        return reasons.ATTACK_YOURSELF
    if not g.forces[other][cards.HIDEOUT]:
        return reasons.HIDEOUT_EMPTY
    return reasons.IS_THERE_ALREADY if g.forces[other][facility] else 0


def attackable(g: BlackMetro, player: int, facility: int) -> list[int]:
    """The players whom an assignment fortune for this facility may attack."""
    return [other for other in range(g.players) if against_target(g, player, other, facility) == 0]


def usable_effects(g: BlackMetro, player: int, facility: int) -> list[int]:
    """The first effects of a facility that can be resolved completely (BLK-12.2.3)."""
    effects = scripts.FIRST_EFFECT[facility]
    return [effect for effect in effects if carry.against_using(g, effect, player, facility) == 0]


def against_facility(g: BlackMetro, player: int, facility: int, spare: int) -> int:
    """Why an assignment fortune cannot be opened for a facility, with so many others in hand (BLK-12.2.3 to 12.2.5)."""
    if not tiles.can_play_for(g, facility):
        return reasons.EXPLOSION_FORBIDS
    if g.options["blockade_fortune_mode"] == "strict" and spare < g.other_blockades(player, facility):
        return reasons.TOO_FEW_FORTUNES
    possible = attackable(g, player, facility) or usable_effects(g, player, facility)
    return 0 if possible else reasons.NOTHING_TO_PLAY


def against_playing(g: BlackMetro, player: int, card: int) -> int:
    """Why an assignment fortune in hand cannot be played now; for an ace one of its facilities is enough."""
    if cards.KEYWORD[card] != cards.ASSIGNMENT:
        return reasons.NOT_ASSIGNMENT
    facilities = FACILITIES[card]
    spare = g.hand_size(player) - 1
    for facility in facilities:
        reason = against_facility(g, player, facility, spare)
        if reason == 0 or len(facilities) == 1:
            return reason
    return reasons.ACE_NOWHERE


def add_playable(g: BlackMetro, player: int, options: list[int]) -> None:
    """Add the assignment fortunes in hand that can be played."""
    for card in g.hand[player].cards:
        if against_playing(g, player, card) == 0:
            options.append(model.CARD.of(card))


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

    def facilities(self, g: BlackMetro) -> list[int]:
        """The facilities (options) for which the card can be opened; it has left the hand itself."""
        spare = g.hand_size(self.player)
        return [model.PLACE.of(at) for at in FACILITIES[self.card] if not against_facility(g, self.player, at, spare)]

    def ask_facility(self, g: BlackMetro) -> Ask | None:
        return queries.offer(self.player, "ace", self.facilities(g), "facility")

    def name_facility(self, g: BlackMetro) -> None:
        if self.facility == NONE:
            self.facility = self.facilities(g)[0]

    def place(self) -> int:
        return model.PLACE.thing(self.facility)

    def modes(self, g: BlackMetro) -> list[int]:
        options = [model.USE.of(script) for script in usable_effects(g, self.player, self.place())]
        if attackable(g, self.player, self.place()):
            options.append(model.ATTACK)
        return options

    def ask_mode(self, g: BlackMetro) -> Ask | None:
        return queries.offer(self.player, "fortune_mode", self.modes(g), "mode", about=self.facility)

    def choose_mode(self, g: BlackMetro) -> None:
        if self.mode == NONE:
            self.mode = self.modes(g)[0]

    def targets(self, g: BlackMetro) -> list[int]:
        return [g.colour_option(one) for one in attackable(g, self.player, self.place())]

    def ask_target(self, g: BlackMetro) -> Ask | None:
        if self.mode != model.ATTACK:
            return None
        return queries.offer(self.player, "target", self.targets(g), "target", about=self.facility)

    def choose_target(self, g: BlackMetro) -> None:
        if self.mode == model.ATTACK and self.target == NONE:
            self.target = self.targets(g)[0]

    def ask_payment(self, g: BlackMetro) -> Ask | None:
        """One fortune for each blockade of others, or strain instead (BLK-12.2.4)."""
        if self.paid >= g.other_blockades(self.player, self.place()) or not g.hand_size(self.player):
            return None
        options = deck.fortunes_in_hand(g, self.player)
        if g.options["blockade_fortune_mode"] != "strict":
            options.insert(0, model.PASS)
        return Ask(self.player, "blockade_payment", options, about=self.facility)

    def pay(self, g: BlackMetro) -> None:
        if model.is_act(self.choice):
            deck.discard(g, self.player, model.CARD.thing(self.choice))
            self.paid += 1
            self.go("ask_payment")
            return
        missing = g.other_blockades(self.player, self.place()) - self.paid
        if missing > 0:
            g.tell("unpaid", self.player, missing, self.facility)
            terms.inflict(g, self.player, cards.STRAIN_PER_FORTUNE * missing)

    def resolve(self, g: BlackMetro) -> None:
        self.winner = self.player
        if self.mode != model.ATTACK:
            g.tell("uses", self.player, self.mode, self.facility)
            g.push(carry.Carry(model.USE.thing(self.mode), self.player, self.place()))
            return
        g.tell("attacks", self.player, g.player_of(self.target), self.facility)
        value = VALUE[self.card]
        if value == cards.ACE_VALUE:
            value = cards.ACE_VALUE if self.place() == cards.ACE_VALUE else cards.LOW_ACE_VALUE
        g.push(Exchange(self.player, g.player_of(self.target), cards.ASSIGNMENT, value), "winner")

    def ask_forced_to(self, g: BlackMetro) -> Ask | None:
        """The last card is an ace that was played as a counter: its player names 01 or 11 (BLK-12.2.8)."""
        if self.mode != model.ATTACK or len(g.played.cards) < 2 or VALUE[g.played.cards[-1]] != cards.ACE_VALUE:
            return None
        return Ask(self.winner, "winning_ace", model.FIRST_OR_ELEVENTH)

    def force(self, g: BlackMetro) -> None:
        if self.mode != model.ATTACK:
            return
        defender = g.player_of(self.target)
        loser = defender if self.winner == self.player else self.player
        if self.choice != NONE:
            district = model.PLACE.thing(self.choice)
        elif len(g.played.cards) < 2:
            district = self.place()
        else:
            district = FACILITIES[g.played.cards[-1]][0]
        g.tell("forces", self.winner, loser, model.PLACE.of(district))
        if not g.personnel(loser, cards.HIDEOUT) or assignment.against_assigning(g, loser, district, transit=False):
            g.tell("not_forced", loser, model.PLACE.of(district))
        elif g.is_overlord(loser):
            assignment.overlord_assigns(g, queries.weakest(g, model.OVERLORD), district)
        else:
            g.push(assignment.AssignPersonnel(loser, district, forced=True))

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        if ask.prompt == "blockade_payment":
            if option == model.PASS and g.options["blockade_fortune_mode"] == "strict":
                return reasons.PAYMENT_DUE
            return deck.against_discarding(g, self.player, option)
        if ask.prompt == "fortune_mode":
            return self.why_not_mode(g, option)
        if ask.prompt == "target":
            if not model.COLOUR.has(option):
                return 0
            if model.COLOUR.thing(option) not in g.colour:
                return reasons.NOT_IN_MATCH
            return against_target(g, self.player, g.player_of(option), self.place())
        # An ace, when it is played or when it wins.
        return reasons.ACE_FACILITIES if model.DISTRICT.has(option) and option not in model.FIRST_OR_ELEVENTH else 0

    def why_not_mode(self, g: BlackMetro, option: int) -> int:
        if option == model.ATTACK:
            return 0 if attackable(g, self.player, self.place()) else reasons.NOBODY_TO_ATTACK
        if not model.USE.has(option):
            return 0
        if model.USE.thing(option) not in scripts.FIRST_EFFECT[self.place()]:
            return reasons.FIRST_EFFECT_ONLY
        return carry.against_using(g, model.USE.thing(option), self.player, self.place())
