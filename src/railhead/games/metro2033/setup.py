"""Set-up: decks, factions, start bonuses, heroes (section 4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from railhead.games.metro2033 import board, cards, decks, draws, effects, queries, reasons, rewards
from railhead.games.metro2033.effects import Effect
from railhead.games.metro2033.end_of_round import begin_round
from railhead.games.metro2033.model import EVENTS, FACTION, HERO_CARD, STATION, Deciding, Metro, which
from railhead.games.metro2033.round import Round
from railhead.games.metro2033.stages import STAGE_ONE
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.zones import Zone

# --- the table before anybody chooses -------------------------------------------------------------------------------


def deck_of(g: Metro, card: int) -> Zone:
    """Where a card lies when the box is unpacked."""
    if card < cards.EQUIPMENT:
        return g.threats if cards.STAGE[card] == STAGE_ONE else g.threats_aside
    others = {"equipment": g.equipment, "missions": g.mission_deck, "laws": g.laws, "combat_cards": g.combat}
    return others[cards.FAMILY_OF[card]]


def set_up(g: Metro) -> None:
    """Shuffle all decks, draw the first player by lot, and let the players choose (M33-4.1)."""
    for card in range(len(cards.COUNT)):
        for _ in range(cards.COUNT[card]):
            deck_of(g, card).put(card, 0)
    g.shuffle(g.equipment, "equipment deck")
    g.shuffle(g.mission_deck, "mission deck")
    g.shuffle(g.laws, "law deck")
    g.shuffle(g.threats, "threat deck")
    clear_board(g)
    g.first = g.roll("first player", g.seats)
    g.active = g.first
    g.push(SetUp())


def clear_board(g: Metro) -> None:
    g.round = 1
    g.position = 0
    g.stage = STAGE_ONE
    g.phase = EVENTS
    g.faction = [NONE] * g.seats
    g.hero = [NONE] * g.seats
    g.hero_at = [NONE] * g.seats
    g.wounded = [False] * g.seats
    g.army = [cards.START_ARMY] * g.seats
    g.pigs = [0] * g.seats
    g.mushrooms = [0] * g.seats
    g.ammo = [0] * g.seats
    g.held = [[] for _ in range(g.seats)]
    g.faction_used = [0] * g.seats
    g.hero_used = [0] * g.seats
    g.maintained = [False] * g.seats
    g.lasting = []
    g.lasting_for = []
    g.lasting_on = []


# --- start bonuses (M33-4.3.2) --------------------------------------------------------------------------------------


def bonus_tokens(g: Metro, seat: int, effect: Effect) -> None:
    rewards.gain_tokens(g, seat, effect.tokens)


def bonus_army(g: Metro, seat: int, effect: Effect) -> None:
    rewards.change_army(g, seat, effect.amount)


def bonus_equipment(g: Metro, seat: int, effect: Effect) -> None:
    """The card waits for the hero, who is chosen later (M33-4.3.3)."""
    g.push(draws.DrawEquipment(seat, effect.draw, effect.keep))


def bonus_mission(g: Metro, seat: int, effect: Effect) -> None:
    g.push(draws.DrawMissions(seat, effect.draw, effect.keep))


BONUSES: Final[dict[int, Callable[[Metro, int, Effect], None]]] = {
    effects.GAIN: bonus_tokens,
    effects.ARMY_STEP: bonus_army,
    effects.DRAW_EQUIPMENT: bonus_equipment,
    effects.DRAW_MISSION: bonus_mission,
}

# --- choosing -------------------------------------------------------------------------------------------------------


def against_faction(g: Metro, faction: int) -> int:
    """What stands against leading a faction: it is taken, or no zone taken is next to its zone (M33-4.2.1)."""
    taken = queries.factions_in_play(g)
    if taken >> faction & 1:
        return reasons.FACTION_TAKEN
    return reasons.NOT_A_NEIGHBOUR if taken and not taken & board.NEIGHBOUR_FACTIONS[faction] else 0


class SetUp(Deciding):
    """Factions clockwise from the first player, bonuses, then heroes counter-clockwise from the last (M33-4.2-4.4)."""

    flow = ("ask_faction", "take_faction", "each_bonus", "ask_hero", "take_hero", "ask_home", "place_hero", "begin")

    turn: int = 0
    bonus: int = 0  # how many start bonuses of the faction have been taken

    def factions(self, g: Metro) -> list[int]:
        return [FACTION.of(faction) for faction in range(len(board.FACTIONS)) if against_faction(g, faction) == 0]

    def ask_faction(self, g: Metro) -> Ask | None:
        return which(g.in_order(self.turn), "faction", self.factions(g))

    def take_faction(self, g: Metro) -> None:
        seat = g.in_order(self.turn)
        faction = FACTION.thing(self.chosen(g, seat, self.factions))
        g.faction[seat] = faction
        g.held[seat] = board.HOMES[faction][:]
        g.tell("leads", seat, FACTION.of(faction))
        self.turn += 1
        if self.turn < g.seats:
            g.active = g.in_order(self.turn)
            self.go("ask_faction")
        else:
            self.turn = 0

    def each_bonus(self, g: Metro) -> bool:
        if self.turn == g.seats:
            self.turn = 0
            return False
        seat = g.in_order(self.turn)
        g.active = seat
        bonuses = cards.START_BONUS[g.faction[seat]]
        if self.bonus < len(bonuses):
            g.tell("start_bonus", seat)
            BONUSES[bonuses[self.bonus].op](g, seat, bonuses[self.bonus])
            self.bonus += 1
        else:
            self.turn += 1
            self.bonus = 0
        return True

    def chooser(self, g: Metro) -> int:
        """The last player chooses his hero first, the first player last (M33-4.4.1)."""
        return g.in_order(g.seats - 1 - self.turn)

    def heroes(self, g: Metro) -> list[int]:
        return [HERO_CARD.of(hero) for hero in range(len(cards.HEROES)) if hero not in g.hero]

    def ask_hero(self, g: Metro) -> Ask | None:
        return which(self.chooser(g), "hero", self.heroes(g))

    def take_hero(self, g: Metro) -> None:
        seat = self.chooser(g)
        g.active = seat
        choice = self.chosen(g, seat, self.heroes)
        g.hero[seat] = HERO_CARD.thing(choice)
        g.tell("chooses_hero", seat, choice)

    def ask_home(self, g: Metro) -> Ask:
        seat = self.chooser(g)
        return Ask(seat, "place_hero", [STATION.of(home) for home in board.HOMES[g.faction[seat]]])

    def place_hero(self, g: Metro) -> None:
        seat = self.chooser(g)
        home = self.taken(g, seat)
        g.hero_at[seat] = STATION.thing(home)
        g.tell("places_hero", seat, home)
        self.turn += 1
        if self.turn < g.seats:
            self.go("ask_hero")

    def begin(self, g: Metro) -> None:
        """Four cards on the market, no law, stage one: the first round begins (M33-4.5.1)."""
        decks.fill_market(g)
        g.active = g.first
        begin_round(g)
        g.replace(Round())

    def against(self, g: Metro, ask: Ask, option: int) -> int:
        if ask.prompt == "faction" and FACTION.has(option):
            return against_faction(g, FACTION.thing(option))
        if ask.prompt == "hero" and HERO_CARD.has(option):
            return reasons.HERO_TAKEN
        return reasons.NOT_A_HOME if ask.prompt == "place_hero" and STATION.has(option) else 0
