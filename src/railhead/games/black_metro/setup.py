"""Setting up the table: decks, syndicates, first player, missions, candidates (chapters 3 and 19.2)."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro import cards, carry, mission_cards, personnel, reasons, science, scripts, terms, units
from railhead.games.black_metro.model import CANDIDATE, COLOUR, OVERLORD, PLAYER, UNTURNED, BlackMetro, Option
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step
from railhead.kernel.zones import EVERYBODY

FORTUNE_DECK: Final[list[int]] = [card for card in range(cards.FIRST_MISSION) for _ in range(cards.CARD_COUNTS[card])]
MISSION_DECK: Final[list[int]] = list(range(cards.FIRST_MISSION, cards.FIRST_SYNDICATE))
SYNDICATE_DECK: Final[list[int]] = list(range(cards.FIRST_SYNDICATE, cards.FIRST_TECHNOLOGY))


def set_up(g: BlackMetro) -> None:
    """All cards out of the box, decks shuffled, syndicates revealed (BLK-3.1 to 3.4, BLK-19.2.1)."""
    g.clear_table()
    g.deck.fill(FORTUNE_DECK)
    g.mission_deck.fill(MISSION_DECK)
    g.syndicate_deck.fill(SYNDICATE_DECK)
    for seat in range(g.seats):
        for card in cards.OWN_TECHNOLOGIES:
            g.library[seat].put(card, EVERYBODY)
    g.shuffle(g.deck, "fortunes")
    g.shuffle(g.mission_deck, "missions")
    if g.is_solo():
        g.overlord_library.fill(cards.OWN_TECHNOLOGIES + cards.OVERLORD_TECHNOLOGIES)
        for card in cards.SOLO_SYNDICATES:
            g.move_card(g.syndicate_deck, card, g.syndicates, UNTURNED)
            g.tell("reveals_syndicate", card)
        g.relic = OVERLORD
        return
    g.shuffle(g.syndicate_deck, "syndicates")
    for _ in range(g.players + cards.SYNDICATES_BEYOND_PLAYERS):
        g.tell("reveals_syndicate", g.move(g.syndicate_deck, -1, g.syndicates, UNTURNED))
    g.relic = g.roll("first_player", g.players)
    g.tell("first_player", g.relic)


class SetUp(Step):
    """Missions, candidates, and what is printed on them (BLK-3.5 to 3.8, BLK-19.2)."""

    flow = (
        "ask_colour",
        "ask_rival",
        "take_colours",
        "missions",
        "ask_candidate",
        "take_candidate",
        "carry_out",
        "charge",
    )

    player_at: int = 0
    colour: Option = NONE

    def ask_colour(self, g: BlackMetro) -> Ask | None:
        return Ask(PLAYER, "own_colour", list(COLOUR.all()), "colour") if g.is_solo() else None

    def ask_rival(self, g: BlackMetro) -> Ask | None:
        if not g.is_solo():
            return None
        options = [option for option in COLOUR.all() if option != self.colour]
        return Ask(PLAYER, "overlord_colour", options)

    def take_colours(self, g: BlackMetro) -> None:
        if g.is_solo():
            g.colour = [COLOUR.thing(self.colour), COLOUR.thing(self.choice)]
            g.tell("colours", PLAYER, self.choice)

    def missions(self, g: BlackMetro) -> None:
        g.push_each([mission_cards.KeepMission(player, cards.MISSIONS_DRAWN) for player in g.seated()])

    def chooser(self, g: BlackMetro) -> int:
        return g.order()[self.player_at]

    def ask_candidate(self, g: BlackMetro) -> Ask | None:
        if g.options["use_candidates"] != "yes" or g.is_overlord(self.chooser(g)):
            return None
        options = [CANDIDATE.of(at) for at in range(len(cards.CANDIDATE_IDS)) if at not in g.candidate]
        return Ask(self.chooser(g), "candidate", options)

    def take_candidate(self, g: BlackMetro) -> None:
        if self.choice != NONE:
            player = self.chooser(g)
            g.candidate[player] = CANDIDATE.thing(self.choice)
            g.tell("candidate", player, self.choice)
        self.player_at += 1
        if self.player_at < g.players:
            self.go("ask_candidate")

    def carry_out(self, g: BlackMetro) -> None:
        """Each player the set-up of the candidate, or the introductory one; the overlord last (BLK-3.7, 19.2.1)."""
        steps: list[Step] = []
        for player in g.seated():
            candidate = g.candidate[player]
            script = scripts.INTRODUCTION if candidate == NONE else scripts.CANDIDATE_SETUP[candidate]
            steps.append(carry.Carry(script, player))
        if g.is_solo():
            steps += [Handicap(), carry.Carry(scripts.OVERLORD_SETUP, OVERLORD)]
        g.push_each(steps)

    def charge(self, g: BlackMetro) -> None:
        for player in g.order():
            science.charge_candidate(g, player)

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        if ask.prompt == "candidate":
            return reasons.CANDIDATE_TAKEN if CANDIDATE.has(option) and CANDIDATE.thing(option) in g.candidate else 0
        return reasons.OWN_COLOUR if option == self.colour else 0


class Handicap(Step):
    """In the solo challenge The Technologist and The Colonel begin with more strain and a man less (BLK-19.2.2)."""

    flow = ("carry_out",)

    def carry_out(self, g: BlackMetro) -> None:
        if g.candidate[PLAYER] in cards.HANDICAPPED:
            terms.inflict(g, PLAYER, cards.HANDICAP_STRAIN)
            pieces = cards.HANDICAP_SUBORDINATES * personnel.UNIT_OF[cards.SUBORDINATE]
            g.push(units.Overwhelm(PLAYER, cards.HIDEOUT, pieces, NONE))
