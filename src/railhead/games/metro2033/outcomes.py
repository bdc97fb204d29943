"""What follows from a battle: rewards, losses, wounds, equipment, capture (M33-16.2, M33-16.3.5)."""

from __future__ import annotations

from railhead.games.metro2033 import cards, clash, combat_deck, effects, missions, reasons, rewards
from railhead.games.metro2033.abilities import UseMission
from railhead.games.metro2033.capture import Refuge, capture, lose_station
from railhead.games.metro2033.clash import Clash
from railhead.games.metro2033.equipment import LoseGear, gear_is_protected
from railhead.games.metro2033.goals import Victory, goals_of
from railhead.games.metro2033.model import ARMY, COMPLETE, HERO, PASS, PAY, STATION, USE, Metro
from railhead.games.metro2033.prices import against_price, payable, prices
from railhead.games.metro2033.wounds import Wound
from railhead.kernel.ask import NONE, Ask


class Settlement(Clash):
    """A battle is settled in the order of M33-16.3.5; the table of outcomes is M33-16.2."""

    flow = (
        "reward",
        "losses",
        "wound",
        "spoils",
        "ask_capture",
        "capture",
        "refuge",
        "each_loss",
        "ask_goal",
        "turn_up",
        "close",
    )

    lost: int = 0  # how many further losses of the threat card have come

    # --- what the outcome is ----------------------------------------------------------------------------------------

    def beaten_hero(self) -> int:
        """Whose hero is wounded, or NONE. Who defends a station against an army is not (M33-16.2.12)."""
        if self.outcome == clash.WON and self.opponent == clash.PLAYER and self.rival_force == HERO:
            return self.rival if self.cause == clash.HERO_ATTACKED or self.force == HERO else NONE
        if self.outcome == clash.LOST and self.cause != clash.THE_DARK and self.force == HERO:
            return self.seat
        return NONE

    def winner(self) -> int:
        """Who won, or NONE: a draw, or a battle lost against a threat or Polis."""
        if self.outcome == clash.WON:
            return self.seat
        return self.rival if self.outcome == clash.LOST else NONE

    def is_conquest(self) -> bool:
        """A station was taken from another player."""
        return self.outcome == clash.WON and self.cause == clash.STATION_ATTACKED and self.opponent == clash.PLAYER

    # --- rewards and losses -----------------------------------------------------------------------------------------

    def reward(self, g: Metro) -> None:
        if self.outcome == clash.WON and self.threat(g) != NONE:
            g.push(rewards.Reward(self.seat, self.threat(g), self.force == HERO))

    def losses(self, g: Metro) -> None:
        if self.is_conquest():
            lose_station(g, self.rival, self.station)
        elif self.outcome == clash.LOST and self.cause == clash.THE_DARK:
            lose_station(g, self.seat, self.station)
        elif self.outcome == clash.LOST and self.force == ARMY:
            rewards.change_army(g, self.seat, -1)

    def wound(self, g: Metro) -> None:
        if self.beaten_hero() != NONE:
            g.push(Wound(self.beaten_hero()))

    def spoils(self, g: Metro) -> None:
        """A hero takes a card; an army has one discarded: an attacker if he likes, a defender always (M33-16.2.6)."""
        loser, winner = self.beaten_hero(), self.winner()
        if loser == NONE or winner == NONE:
            return
        if gear_is_protected(g, loser):
            g.tell("gear_is_protected", loser)
            return
        taken_over = self.force == HERO and self.rival_force == HERO
        g.push(LoseGear(winner, loser, taken_over, optional=taken_over or winner == self.seat))

    # --- capture (section 13) ---------------------------------------------------------------------------------------

    def may_capture(self) -> bool:
        return self.outcome == clash.WON and self.cause == clash.STATION_ATTACKED

    def price_of(self) -> int:
        return effects.COST_OF_CONQUERED if self.is_conquest() else effects.COST_OF_NEUTRAL

    def has_token_left(self, g: Metro) -> bool:
        """Two of the tokens of a faction stand on the tracks (M33-1.5)."""
        return len(g.held[self.seat]) < cards.MOST_STATIONS

    def ask_capture(self, g: Metro) -> Ask | list[Ask] | None:
        if not self.may_capture():
            return None
        options = [PASS]
        if self.has_token_left(g):
            options += payable(g, self.seat, self.price_of())
        return missions.question(g, self.seat, "capture", options, missions.CAPTURING)

    def capture(self, g: Metro) -> None:
        choice = self.taken(g, self.seat) if self.may_capture() else PASS
        if USE.has(choice):
            g.push(UseMission(self.seat, missions.mission_of(choice)))
            self.go("ask_capture")
        elif choice != PASS:
            capture(g, self.seat, self.station, PAY.thing(choice))
        elif self.may_capture():
            g.tell("leaves_neutral", self.seat, STATION.of(self.station))

    def refuge(self, g: Metro) -> None:
        """The attacker has decided; now the loser gets back to three stations (M33-13.3.2)."""
        if self.is_conquest():
            g.push(Refuge(self.rival))
        elif self.outcome == clash.LOST and self.cause == clash.THE_DARK:
            g.push(Refuge(self.seat))

    def each_loss(self, g: Metro) -> bool:
        if self.outcome != clash.LOST or self.threat(g) == NONE:
            return False
        self.lost += 1
        return rewards.also_lose(g, self.seat, self.threat(g), self.lost - 1, self.force == HERO)

    # --- missions completed by this battle (M33-14.2.2) -------------------------------------------------------------

    def goals(self, g: Metro) -> int:
        """The goals (bits) that the winner has reached by this battle."""
        attacked = self.winner() == self.seat
        with_hero = (self.force if attacked else self.rival_force) == HERO
        over_hero = self.opponent == clash.PLAYER and (self.rival_force if attacked else self.force) == HERO
        station = self.opponent == clash.PLAYER and self.cause == clash.STATION_ATTACKED
        printed = cards.THREAT_STRENGTH[self.threat(g)] if self.threat(g) != NONE else 0
        return goals_of(Victory(attacked, with_hero, over_hero, station, printed))

    def ask_goal(self, g: Metro) -> list[Ask] | None:
        winner = self.winner()
        if winner == NONE or not g.missions[winner].cards:
            return None
        goals = self.goals(g)
        if not goals:
            return None
        options = [PASS]
        for card in g.missions[winner].cards:
            if missions.against_turning_up_after(g, winner, card, goals) == 0:
                options.append(COMPLETE.of(card - cards.MISSIONS))
        return [Ask(winner, "turn_up", options, quiet=True)]

    def turn_up(self, g: Metro) -> None:
        winner = self.winner()
        choice = self.taken(g, winner) if winner != NONE else PASS
        if choice != PASS:
            missions.turn_up(g, winner, missions.mission_of(choice))
            self.go("ask_goal")

    # --- the end of the battle --------------------------------------------------------------------------------------

    def close(self, g: Metro) -> None:
        """Cards go back; a threat that was fought is discarded, whatever the result (M33-11.2)."""
        if self.opponent == clash.PLAYER:
            combat_deck.gather_combat_cards(g)
        elif self.cause == clash.STATION_ATTACKED:
            g.move_all(g.open_threat, g.threat_discard)
        marks = g.missions[self.seat].marks
        for place in range(len(marks)):
            marks[place] = 0

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        if ask.prompt == "turn_up" and COMPLETE.has(option):
            return missions.against_turning_up_after(g, ask.seat, missions.mission_of(option), self.goals(g))
        if ask.prompt == "capture":
            if PAY.has(option) and not self.has_token_left(g):
                return reasons.NO_FACTION_TOKEN
            reason = against_price(g, self.seat, prices(g, self.seat, self.price_of()), option)
            return reason or missions.why_not_mission(g, self.seat, option, missions.CAPTURING)
        return 0
