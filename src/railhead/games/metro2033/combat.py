"""The procedure of one battle: target, defence, windows, cards, comparison (section 16.3)."""

from __future__ import annotations

from typing import Final

from railhead.games.metro2033 import board, cards, clash, combat_deck, effects, equipment, model, reasons, scouting
from railhead.games.metro2033.abilities import UseMission
from railhead.games.metro2033.clash import Clash
from railhead.games.metro2033.decks import discard_gear, ready_threat
from railhead.games.metro2033.missions import BATTLE, COMBAT_REVEALED, mission_of, question, why_not_mission
from railhead.games.metro2033.model import Metro
from railhead.games.metro2033.outcomes import Settlement
from railhead.games.metro2033.strength import Fight, draw_is_defeat, ignores_equipment, strength, tell_strength
from railhead.kernel.ask import NONE, Ask

LOOKS: Final[list[int]] = [model.LOOK_AND_SKIP, model.LOOK_AND_ABORT]  # in window A, before a threat card is opened
VERSUS: Final[list[int]] = [effects.AGAINST_THREAT, effects.AGAINST_POLIS, effects.AGAINST_PLAYER]  # by opponent


def one_shot_strength(card: int) -> int:
    """What an equipment card adds when it is discarded in a battle of its hero; 0: it is no such card."""
    for effect in cards.EFFECTS[card]:
        if effect.when == "battle_use" and effect.op == effects.STRENGTH:
            return effect.amount
    return 0


def attack_station(g: Metro, seat: int, force: int, station: int) -> None:
    """An army or a hero attacks a station (M33-8.2.4, 9.7.2)."""
    rival = g.owner(station)
    neutral = clash.NEUTRAL_POLIS if board.KIND[station] == board.POLIS else clash.THREAT_CARD
    opponent = clash.PLAYER if rival != NONE else neutral
    g.push(Battle(seat, force, clash.STATION_ATTACKED, station, opponent, rival))


def attack_hero(g: Metro, seat: int, force: int, rival: int) -> None:
    """An army or a hero attacks the hero of another player, who always fights himself (M33-8.3.4)."""
    g.push(Battle(seat, force, clash.HERO_ATTACKED, g.hero_at[rival], clash.PLAYER, rival, model.HERO))


class Battle(Clash):
    """One battle up to the comparison of strengths; what follows from it is its settlement (M33-16.3)."""

    flow = (
        "ask_scouted",
        "declare",
        "ask_defence",
        "take_sides",
        "note_look",
        "ask_before",
        "before",
        "show_forces",
        "ask_cards",
        "reveal",
        "ask_after",
        "after",
        "pass_move",
        "compare",
    )

    bonus: int = 0  # one-shot equipment used by the attacker
    rival_bonus: int = 0
    cancelled: bool = False  # the attacker's combat card counts +0
    rival_cancelled: bool = False
    rival_moves: bool = False  # the window is open for the defender
    passes: int = 0
    used: int = 0  # the operation of the mission just used
    geiger_read: bool = False  # the Geiger Counter has shown the card that is on top now
    look: int = 0  # what came of the last look at the threat deck

    def mover(self) -> int:
        """For whom the window is open."""
        return self.rival if self.rival_moves else self.seat

    # --- naming the target and the forces ---------------------------------------------------------------------------

    def may_play_scouted(self, g: Metro) -> bool:
        """Only for an attack on a neutral station that is not Polis (M33-9.6.2, 6.2.7)."""
        against_threat = self.opponent == clash.THREAT_CARD and self.cause == clash.STATION_ATTACKED
        return against_threat and scouting.scouted_last_round(g, self.seat) >= 0

    def ask_scouted(self, g: Metro) -> Ask | None:
        return Ask(self.seat, "play_scouted", model.SCOUTED_OR_NOT) if self.may_play_scouted(g) else None

    def declare(self, g: Metro) -> None:
        if self.taken(g, self.seat) == model.PLAY_SCOUTED:
            scouting.play_scouted(g, self.seat)
        station = model.STATION.of(self.station)
        if self.cause == clash.STATION_ATTACKED:
            g.tell("army_attacks" if self.force == model.ARMY else "hero_attacks", self.seat, station)
        elif self.cause == clash.HERO_ATTACKED:
            kind = "army_attacks_hero" if self.force == model.ARMY else "hero_attacks_hero"
            g.tell(kind, self.seat, self.rival, station)

    def ask_defence(self, g: Metro) -> Ask | None:
        """The owner of an attacked station may defend it with his hero, if he stands there (M33-16.3.2)."""
        if self.cause != clash.STATION_ATTACKED or self.rival == NONE or g.hero_at[self.rival] != self.station:
            return None
        about = model.STATION.of(self.station)
        return Ask(self.rival, "defend_with", model.ARMY_OR_HERO, "rival_force", about=about)

    def take_sides(self, g: Metro) -> None:
        """Who defends a station of a player, and how strong Polis is, is open from here on."""
        if self.opponent == clash.NEUTRAL_POLIS:
            g.tell("polis_defends", model.STATION.of(self.station), cards.POLIS_DEFENCE)
        elif self.opponent == clash.PLAYER and self.cause == clash.STATION_ATTACKED:
            defends = "army_defends" if self.rival_force == model.ARMY else "hero_defends"
            g.tell(defends, self.rival, model.STATION.of(self.station))

    # --- window A (M33-16.3.3) --------------------------------------------------------------------------------------

    def one_shots(self, g: Metro, seat: int) -> list[int]:
        """One-shot equipment that the player could use in this battle of his hero."""
        if self.against_one_shots(g):
            return []
        return equipment.gear_options([card for card in g.gear[seat].cards if one_shot_strength(card)])

    def against_one_shots(self, g: Metro) -> int:
        """What stands against all one-shot equipment of the side that has the move; 0: nothing."""
        if (self.rival_force if self.rival_moves else self.force) != model.HERO:
            return reasons.ARMY_FIGHTS
        return reasons.EQUIPMENT_CANCELLED if ignores_equipment(self.threat(g)) else 0

    def against_one_shot(self, g: Metro, card: int) -> int:
        if card not in g.gear[self.mover()].cards:
            return reasons.NOT_CARRIED
        return self.against_one_shots(g) if one_shot_strength(card) else reasons.NOT_FOR_BATTLES

    def looks(self, g: Metro) -> list[int]:
        """Khan and the Geiger Counter, before a threat card is opened."""
        return [way for way in LOOKS if self.against_look(g, way) == 0] if self.opponent == clash.THREAT_CARD else []

    def against_look(self, g: Metro, way: int) -> int:
        """What stands against a look at the top threat; 0: nothing."""
        if self.opponent != clash.THREAT_CARD or g.open_threat.cards:
            return reasons.NO_THREAT_AHEAD
        if way == model.LOOK_AND_SKIP:
            return scouting.against_look_and_skip(g, self.seat)
        reason = scouting.against_look_and_abort(g, self.seat)
        return reasons.GEIGER_READ if not reason and self.geiger_read else reason

    def note_look(self, g: Metro) -> None:
        """The attack was called off, or the card on top is another one now."""
        if self.look == scouting.CALLED_OFF:
            self.settle(g)
        elif self.look == scouting.REFUSED:
            self.geiger_read = False
        self.look = 0

    def ask_before(self, g: Metro) -> Ask | list[Ask] | None:
        if self.cause == clash.THE_DARK:
            return None  # the card is turned once for all (M33-6.2.9)
        options = [model.PASS, *self.one_shots(g, self.mover()), *self.looks(g)]
        return question(g, self.mover(), "before_battle", options, BATTLE)

    def before(self, g: Metro) -> None:
        choice = self.taken(g, self.mover())
        if choice != model.PASS:
            self.act(g, choice)
            self.go("note_look")
        elif self.opponent == clash.PLAYER and not self.rival_moves:
            self.rival_moves = True
            self.go("ask_before")
        else:
            self.rival_moves = False

    def act(self, g: Metro, choice: int) -> None:
        """Use a mission, one-shot equipment, Khan or the Geiger Counter."""
        if model.USE.has(choice):
            g.push(UseMission(self.mover(), mission_of(choice)), "used")
        elif model.GEAR.has(choice):
            self.use_one_shot(g, equipment.gear_of(choice))
        else:
            if choice == model.LOOK_AND_ABORT:
                self.geiger_read = True
            g.push(scouting.Look(self.seat, choice), "look")

    def use_one_shot(self, g: Metro, card: int) -> None:
        g.tell("uses_gear", self.mover(), card)
        discard_gear(g, self.mover(), card)
        if self.rival_moves:
            self.rival_bonus += one_shot_strength(card)
        else:
            self.bonus += one_shot_strength(card)

    # --- the threat is opened, or combat cards are played (M33-16.3.4) ----------------------------------------------

    def show_forces(self, g: Metro) -> None:
        if self.opponent == clash.PLAYER:
            combat_deck.deal_combat_cards(g, self.seat, self.rival)
        elif self.opponent == clash.THREAT_CARD and self.cause == clash.STATION_ATTACKED:
            if ready_threat(g):
                card = g.move(g.threats, -1, g.open_threat)
                g.tell("opens_threat", self.seat, card, cards.THREAT_STRENGTH[card])
            else:  # M33-11.5: without a card the attack succeeds, and there is no reward
                g.tell("meets_nobody", self.seat)
                self.outcome = clash.WON
                self.settle(g)

    def ask_cards(self, g: Metro) -> list[Ask] | None:
        return combat_deck.ask_combat_cards(g, self.seat, self.rival) if self.opponent == clash.PLAYER else None

    def reveal(self, g: Metro) -> None:
        if self.opponent == clash.PLAYER:
            combat_deck.reveal_combat_cards(g, self.seat, self.rival)

    # --- window B ---------------------------------------------------------------------------------------------------

    def ask_after(self, g: Metro) -> Ask | list[Ask] | None:
        moment = COMBAT_REVEALED if self.opponent == clash.PLAYER else BATTLE
        return question(g, self.mover(), "after_reveal", [model.PASS, *self.one_shots(g, self.mover())], moment)

    def after(self, g: Metro) -> None:
        choice = self.taken(g, self.mover())
        if choice == model.PASS:
            self.passes += 1
        else:
            self.passes = 0
            self.act(g, choice)

    def pass_move(self, g: Metro) -> None:
        """Attacker and defender alternate until both pass one after the other; m16 strikes the other side's card."""
        if self.used == effects.CANCEL_COMBAT_CARD:
            if self.rival_moves:
                self.cancelled = True
            else:
                self.rival_cancelled = True
        self.used = 0
        sides = 2 if self.opponent == clash.PLAYER else 1
        if self.passes < sides:
            self.rival_moves = sides == 2 and not self.rival_moves
            self.go("ask_after")

    # --- comparison (M33-16.1) --------------------------------------------------------------------------------------

    def attacker(self, g: Metro) -> Fight:
        role = effects.DEFENDING if self.cause == clash.THE_DARK else effects.ATTACKING
        return Fight(self.seat, self.force, role, VERSUS[self.opponent], self.threat(g))

    def defender(self) -> Fight:
        return Fight(self.rival, self.rival_force, effects.DEFENDING, effects.AGAINST_PLAYER, NONE)

    def attack_strength(self, g: Metro) -> int:
        total = strength(g, self.attacker(g)) + self.bonus_that_counts(g)
        if self.opponent == clash.PLAYER and not self.cancelled:
            total += combat_deck.attack_modifier(g)
        return total

    def bonus_that_counts(self, g: Metro) -> int:
        """One-shot equipment used before the threat was open may be wasted on it (M33-19.4)."""
        return 0 if ignores_equipment(self.threat(g)) else self.bonus

    def defence_strength(self, g: Metro) -> int:
        if self.opponent == clash.THREAT_CARD:
            return cards.THREAT_STRENGTH[self.threat(g)]
        if self.opponent == clash.NEUTRAL_POLIS:
            return cards.POLIS_DEFENCE
        total = strength(g, self.defender()) + self.rival_bonus
        return total if self.rival_cancelled else total + combat_deck.defence_modifier(g)

    def compare(self, g: Metro) -> None:
        """Greater strength wins; equal strength is a draw (M33-16.1.2)."""
        attack = self.attack_strength(g)
        defence = self.defence_strength(g)
        if attack > defence:
            self.outcome = clash.WON
        elif attack < defence or draw_is_defeat(self.threat(g)):
            self.outcome = clash.LOST
        else:
            self.outcome = clash.DRAW
        if g.tape is not None:
            self.tell_sides(g)
            g.tell("compares", self.seat, attack, defence)
            self.tell_outcome(g, attack == defence)
        self.settle(g)

    # --- what all see of it -----------------------------------------------------------------------------------------

    def tell_sides(self, g: Metro) -> None:
        """Say what counts for each side: force, abilities, cards."""
        tell_strength(g, self.attacker(g))
        if self.bonus:
            g.tell("used_gear_counts", self.seat, self.bonus_that_counts(g))
        if self.opponent == clash.PLAYER:
            self.tell_combat_card(g, self.seat, 0, self.cancelled)
            tell_strength(g, self.defender())
            if self.rival_bonus:
                g.tell("used_gear_counts", self.rival, self.rival_bonus)
            self.tell_combat_card(g, self.rival, 1, self.rival_cancelled)

    def tell_combat_card(self, g: Metro, seat: int, place: int, cancelled: bool) -> None:
        card = g.revealed.cards[place]
        if cancelled:
            g.tell("card_is_cancelled", seat, card)
        else:
            g.tell("card_counts", seat, card, combat_deck.modifier(card, g.revealed.cards[1 - place]))

    def tell_outcome(self, g: Metro, equal: bool) -> None:
        if self.outcome == clash.DRAW:
            g.tell("draw")
        elif self.opponent == clash.PLAYER:
            winner, loser = (self.seat, self.rival) if self.outcome == clash.WON else (self.rival, self.seat)
            g.tell("defeats", winner, loser)
        elif self.outcome == clash.WON:
            g.tell("wins", self.seat)
        elif equal:
            g.tell("draw_is_lost", self.seat, self.threat(g))
        else:
            g.tell("loses", self.seat)

    def settle(self, g: Metro) -> None:
        same = Settlement(self.seat, self.force, self.cause, self.station, self.opponent, self.rival, self.rival_force)
        same.outcome = self.outcome
        g.replace(same)

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        if ask.prompt == "combat_card":
            return reasons.NOT_DEALT if model.COMBAT_CARD.has(option) else 0
        if ask.prompt in ("before_battle", "after_reveal"):
            if model.GEAR.has(option):
                return self.against_one_shot(g, equipment.gear_of(option))
            if option in LOOKS:
                return self.against_look(g, option)
            revealed = ask.prompt == "after_reveal" and self.opponent == clash.PLAYER
            return why_not_mission(g, ask.seat, option, COMBAT_REVEALED if revealed else BATTLE)
        return 0
