"""The four dice: rolling, rerolling, sabotage, and the events (chapter 13)."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro import carry, deck, model, overlord_choices, queries, reasons, scripts, tiles
from railhead.games.black_metro.cards import JOKER, MATCHING
from railhead.games.black_metro.model import BlackMetro, Card, Option, Place, Player
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step

SIDES: Final = 6
EXPLOSION_EVENT: Final = 0  # the face of event 1


class Roll(Step):
    """A player rolls a die, may reroll it once, and carries out the result (BLK-13.1, BLK-13.2)."""

    flow = ("roll", "ask_reroll", "reroll", "ask_sabotage", "sabotage", "carry")

    die: int = 0
    player: Player = 0
    face: int = 0  # one less than the number rolled
    paid: Option = NONE  # the fortune discarded to reroll
    forced: Option = NONE  # sneaky sabotage

    def roll(self, g: BlackMetro) -> None:
        self.cast(g, "rolls")

    def cast(self, g: BlackMetro, kind: str) -> None:
        self.face = g.roll(scripts.DICE[self.die], SIDES)
        g.tell(kind, self.player, self.die, self.face + 1, SIDES * self.die + self.face)

    def ask_reroll(self, g: BlackMetro) -> Ask | None:
        if g.hand_size(self.player) == 0:
            return None
        return Ask(self.player, "reroll", [model.PASS, *deck.fortunes_in_hand(g, self.player)], "paid")

    def reroll(self, g: BlackMetro) -> None:
        if model.is_act(self.paid):
            deck.discard(g, self.player, model.CARD.thing(self.paid))
            self.cast(g, "rerolls")

    def saboteur(self, g: BlackMetro) -> int:
        """Who may force a reroll, or NONE: not twice, and not one's own roll (BLK-13.2)."""
        if model.is_act(self.paid):
            return NONE
        for player in range(g.seats):
            if player != self.player and g.candidate_charged[player] and g.candidate[player] in queries.REROLLING:
                return player
        return NONE

    def ask_sabotage(self, g: BlackMetro) -> Ask | None:
        player = self.saboteur(g)
        if player == NONE:
            return None
        ability = scripts.GENERAL_ABILITY[g.candidate[player]]
        return Ask(player, "sabotage", [model.PASS, model.USE.of(ability)], "forced")

    def sabotage(self, g: BlackMetro) -> None:
        if model.is_act(self.forced):
            player = self.saboteur(g)
            g.candidate_charged[player] = False
            g.tell("sabotages", player, self.player)
            self.cast(g, "rerolls")

    def carry(self, g: BlackMetro) -> None:
        if self.die == scripts.EVENT_DICE:
            g.replace(Event(self.player, self.face))
        else:
            g.replace(carry.Carry(scripts.DICE_FACES[self.die][self.face], self.player))

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        return deck.against_discarding(g, self.player, option) if ask.prompt == "reroll" else 0


class Event(Step):
    """The relic player decides what an event does (BLK-13.8); for 1 and 2 players event 1 also strikes by itself."""

    flow = ("begin", "ask_option", "carry", "strike_back")

    player: Player = 0
    face: int = 0
    first_only: bool = False  # the extra trigger of BLK-8.13
    place: Place = 0

    def begin(self, g: BlackMetro) -> None:
        """Event 1 turns up a fortune and destroys what stands at the matching district."""
        if self.first_only:
            g.tell("strikes_again")
        if scripts.SCRIPTS[scripts.DICE_FACES[scripts.EVENT_DICE][self.face]].effects:
            g.push(carry.Carry(scripts.DICE_FACES[scripts.EVENT_DICE][self.face], self.player), "place")

    def struck_by_joker(self, g: BlackMetro) -> bool:
        """Counterforce: in the solo challenge a joker takes the first option (BLK-19.5.4)."""
        return self.face == EXPLOSION_EVENT and g.is_solo() and g.discard.cards[-1:] == [JOKER]

    def ask_option(self, g: BlackMetro) -> Ask | None:
        if self.first_only or g.is_overlord(self.player) or self.struck_by_joker(g):  # BLK-19.4.4
            return None
        options = [model.USE.of(option) for option in scripts.EVENT_OPTIONS[self.face] if self.is_free(g, option)]
        about = model.PLACE.of(self.place) if self.place else NONE
        return Ask(self.player, "event", options, about=about)

    def is_free(self, g: BlackMetro, option: int) -> bool:
        """A tile face whose tile is in use cannot be chosen (BLK-14.7)."""
        for effect in scripts.SCRIPTS[option].effects:
            if effect.tile != NONE and tiles.free_tile(g, effect.tile) == NONE:
                return False
        return True

    def carry(self, g: BlackMetro) -> None:
        option = scripts.EVENT_OPTIONS[self.face][0] if self.choice == NONE else model.USE.thing(self.choice)
        g.tell("event", model.USE.of(option))
        g.push(carry.Carry(option, self.player, self.place))

    def strike_back(self, g: BlackMetro) -> None:
        if self.struck_by_joker(g):
            g.tell("counterforce")
            g.push(Roll(scripts.PENALTY_DICE, model.PLAYER))

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        if not model.USE.has(option):
            return 0
        script = model.USE.thing(option)
        if script in scripts.EVENT_OPTIONS[self.face]:
            return 0 if self.is_free(g, script) else reasons.TILE_IN_USE
        return reasons.OTHER_RESULT if any([script in options for options in scripts.EVENT_OPTIONS]) else 0


class MatchingDistrict(Step):
    """The top fortune of the deck is discarded and names a district, which is the result (BLK-13.8)."""

    flow = ("turn_up", "ask_district", "name_district")

    player: Player = 0
    card: Card = NONE

    def turn_up(self, g: BlackMetro) -> None:
        self.card = deck.turn_up(g)

    def decides(self, g: BlackMetro) -> bool:
        """Is the district the relic player's choice, and not the overlord's rule (BLK-19.4.4, BLK-19.5.4)?"""
        if self.card == NONE or len(MATCHING[self.card]) < 2:
            return False
        return not g.is_overlord(self.player) and not (g.is_solo() and self.card == JOKER)

    def ask_district(self, g: BlackMetro) -> Ask | None:
        if not self.decides(g):
            return None
        options = [model.PLACE.of(district) for district in MATCHING[self.card]]
        return Ask(self.player, "matching_district", options, about=model.CARD.of(self.card))

    def name_district(self, g: BlackMetro) -> None:
        if self.choice != NONE:
            self.result = model.PLACE.thing(self.choice)
        elif self.card != NONE:
            self.result = overlord_choices.choose_district(g, MATCHING[self.card])

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        matches = not model.DISTRICT.has(option) or model.PLACE.thing(option) in MATCHING[self.card]
        return 0 if matches else reasons.NOT_MATCHING
