"""The assignment phase: players take turns until every hideout is empty (chapter 5)."""

from __future__ import annotations

from railhead.games.black_metro import abilities, assignment_fortunes, model, overlord, reasons, scripts
from railhead.games.black_metro.assignment import (
    AssignPersonnel,
    against_assigning,
    can_assign_anew,
    has_transit,
    open_districts,
)
from railhead.games.black_metro.cards import ASSIGNMENT, HIDEOUT, KEYWORD
from railhead.games.black_metro.model import BlackMetro, Player
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step


class AssignmentPhase(Step):
    """Turns go round from the relic player until nobody can take one (BLK-5.1, BLK-5.15)."""

    flow = ("begin", "each_turn", "end")

    turn: Player = NONE
    skipped: int = 0  # players (bits) who need not be asked again
    outcome: int = 0  # of the last turn

    def begin(self, g: BlackMetro) -> None:
        self.turn = (g.relic - 1) % g.players

    def each_turn(self, g: BlackMetro) -> bool:
        if self.outcome == overlord.DECLINED:
            self.skipped |= model.bit(self.turn)
            self.outcome = 0
        for step in range(1, g.players + 1):
            player = (self.turn + step) % g.players
            if self.can_take_turn(g, player):
                self.turn = player
                g.push(overlord.OverlordTurn() if g.is_overlord(player) else AssignmentTurn(player), "outcome")
                return True
        return False

    def end(self, g: BlackMetro) -> None:
        """Personnel without a district stay in the hideout (BLK-5.5, BLK-19.3.5)."""
        for player in g.order():
            if g.forces[player][HIDEOUT]:
                kind = "overlord_stays" if g.is_overlord(player) else "stays"
                g.tell(kind, player, g.forces[player][HIDEOUT])

    def can_take_turn(self, g: BlackMetro, player: int) -> bool:
        """Has the player personnel in the hideout and a district for them (BLK-5.4, BLK-5.5)?"""
        if not g.forces[player][HIDEOUT]:
            return False
        if g.is_overlord(player):
            return not model.includes(self.skipped, player)
        if can_assign_anew(g, player):
            return True
        if model.includes(self.skipped, player) or not has_transit(g, player):
            return False
        return open_districts(g, player, transit=True) > 0


class AssignmentTurn(Step):
    """A player must assign personnel to one district, and may play one fortune before or after (BLK-5.11)."""

    flow = ("ask_turn", "act", "ask_after", "act_after")

    player: Player = 0
    played: bool = False

    def ask_turn(self, g: BlackMetro) -> Ask | None:
        player = self.player
        if not g.forces[player][HIDEOUT]:  # a forced assignment emptied it (BLK-5.12)
            return None
        free = open_districts(g, player, transit=False)
        if not free:
            return self.ask_transit(g)
        if has_transit(g, player):
            free = open_districts(g, player, transit=True)
        options = model.districts_of(free)
        if not self.played and g.options["fortune_play_moment"] == "before_or_after":
            assignment_fortunes.add_playable(g, player, options)
        general = abilities.usable_general(g, player, scripts.ASSIGNMENT_TURN)
        if general != NONE:
            options.append(general)
        return Ask(player, "turn", options)

    def ask_transit(self, g: BlackMetro) -> Ask | None:
        """Only Rapid Transit is left, and need not be used (BLK-5.5)."""
        if not has_transit(g, self.player):
            return None
        options = model.districts_of(open_districts(g, self.player, transit=True))
        return Ask(self.player, "transit", [model.PASS, *options]) if options else None

    def act(self, g: BlackMetro) -> None:
        if self.choice == model.PASS:
            self.result = overlord.DECLINED
            self.leave()
        elif model.DISTRICT.has(self.choice):
            g.push(AssignPersonnel(self.player, model.PLACE.thing(self.choice)))
        elif self.choice != NONE:
            self.go("ask_turn")
            self.play_or_use(g, self.choice)

    def play_or_use(self, g: BlackMetro, answer: int) -> None:
        if model.USE.has(answer):
            abilities.use_general(g, self.player, model.USE.thing(answer), 0)
        else:
            self.played = True
            g.push(assignment_fortunes.PlayFortune(self.player, model.CARD.thing(answer)))

    def ask_after(self, g: BlackMetro) -> Ask | None:
        """Put to everybody who holds a fortune, whether one of them fits or not."""
        player = self.player
        general = abilities.usable_general(g, player, scripts.ASSIGNMENT_TURN)
        may_play = not self.played and g.hand_size(player) > 0
        if not may_play and general == NONE:
            return None
        options = [model.PASS]
        if may_play:
            assignment_fortunes.add_playable(g, player, options)
        if general != NONE:
            options.append(general)
        return Ask(player, "after", options)

    def act_after(self, g: BlackMetro) -> None:
        if model.is_act(self.choice):
            self.go("ask_after")
            self.play_or_use(g, self.choice)

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        if option == model.PASS:
            return reasons.NO_PASS if ask.prompt == "turn" else 0
        if model.DISTRICT.has(option):
            if ask.prompt == "after":
                return reasons.HAVE_ASSIGNED
            return against_assigning(g, self.player, model.PLACE.thing(option), transit=has_transit(g, self.player))
        if model.is_fortune(option):
            return self.against_fortune(g, ask, model.CARD.thing(option))
        reason = abilities.against_ability(g, self.player, option, scripts.ASSIGNMENT_TURN)
        return reasons.BY_DISTRICT if model.is_technology(option) and not reason else reason

    def against_fortune(self, g: BlackMetro, ask: Ask, card: int) -> int:
        if not g.holds(self.player, card):
            return reasons.NOT_IN_HAND
        if KEYWORD[card] != ASSIGNMENT:
            return reasons.NOT_ASSIGNMENT
        if ask.prompt == "transit":
            return reasons.SKIPPED
        if self.played:
            return reasons.ONE_FORTUNE
        if ask.prompt == "turn" and g.options["fortune_play_moment"] == "after":
            return reasons.AFTER_ONLY
        return assignment_fortunes.against_playing(g, self.player, card)
