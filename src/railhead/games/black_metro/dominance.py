"""The dominance phase: district dominance step by step, city dominance, missions at its end (chapter 6)."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro import abilities, fortunes, missions, model, queries, reasons, terms
from railhead.games.black_metro.cards import BLOCKADE, MECHASUIT, OVERWHELM_DIFFERENCE, SUPPORT_BASE
from railhead.games.black_metro.fortifications import destroy_all, destroy_fort, fort_option, kind_of, owner_of
from railhead.games.black_metro.model import BlackMetro, Place, Player
from railhead.games.black_metro.overlord_choices import besieged
from railhead.games.black_metro.scripts import AFTER_ASSERT, DOMINANCE_END, OVERWHELM_STEP, SCRIPTS, TECH_SCRIPT
from railhead.games.black_metro.start_abilities import StartAbilities, may_start
from railhead.games.black_metro.tiles import remove_tiles
from railhead.games.black_metro.units import Overwhelm
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step


class DominancePhase(Step):
    """Tiles away, abilities of the start, district after district, the city, missions (BLK-6.1.1, 6.2, 6.3)."""

    flow = ("clear_board", "start_abilities", "each_district", "dominate_city", "missions")

    district: Place = 0

    def clear_board(self, g: BlackMetro) -> None:
        remove_tiles(g)

    def start_abilities(self, g: BlackMetro) -> None:
        g.push_each([StartAbilities(player) for player in g.order() if may_start(g, player)])

    def each_district(self, g: BlackMetro) -> bool:
        district = g.next_district(self.district)
        if not district:
            return False
        self.district = district
        dominator = queries.dominating(g, district)
        if dominator != NONE:
            g.push(DistrictDominance(district, dominator))
        elif g.tape is not None:  # only who listens needs the strength
            g.tell("tied", model.PLACE.of(district), queries.greatest(g, district, NONE))
        return True

    def dominate_city(self, g: BlackMetro) -> None:
        g.push(CityDominance())

    def missions(self, g: BlackMetro) -> None:
        g.push_each([missions.Fulfil(player, DOMINANCE_END) for player in g.order() if missions.may_fulfil(g, player)])


# By seat: the question after almost every district to who can only pass; nobody changes it.
NO_MISSION_HERE: Final[list[list[Ask]]] = [[Ask(seat, "fulfil_here", [model.PASS], quiet=True)] for seat in range(4)]


class DistrictDominance(Step):
    """What follows when a player asserts dominance at a district, steps 1.1 to 1.6 (BLK-6.1.5)."""

    flow = (
        "assert_dominance",
        "acquire_power",
        "strain_first",
        "ask_fortune",
        "play_fortune",
        "strain",
        "ask_easing",
        "ease",
        "overwhelm",
        "reward",
        "destroy",
        "ask_siege",
        "besiege",
        "ask_mission",
        "fulfil",
    )

    district: Place = 0
    player: Player = 0

    def assert_dominance(self, g: BlackMetro) -> None:
        """Who dominates is settled here, once (BLK-6.1.13)."""
        g.dominator[self.district] = self.player
        g.here = self.district
        g.contested = g.present(self.district) & ~model.bit(self.player)
        g.overwhelmed_players = 0
        g.overwhelmed_strength = 0
        g.destroyed = 0
        g.eased = 0
        if g.tape is not None:
            self.tell_strengths(g)

    def tell_strengths(self, g: BlackMetro) -> None:
        rival = queries.greatest(g, self.district, self.player)
        if rival:
            own = queries.strength(g, self.player, self.district)
            g.tell("dominates", self.player, model.PLACE.of(self.district), own, rival)
        else:
            g.tell("dominates_alone", self.player, model.PLACE.of(self.district))

    def acquire_power(self, g: BlackMetro) -> None:
        terms.acquire(g, self.player, 1)
        if not g.contested:  # nobody to be attacked, strained or overwhelmed
            self.go("destroy")

    def strain_first(self, g: BlackMetro) -> None:
        if g.options["dominance_order"] == "body_text":
            self.inflict_strain(g)

    def ask_fortune(self, g: BlackMetro) -> list[Ask] | None:
        """Put whatever the hand holds, since it is secret; in the solo challenge only if there is a choice."""
        if not self.others(g) or g.hand_size(self.player) == 0:
            return None
        options = [model.PASS, *fortunes.opening_fortunes(g, self.player, self.district)]
        about = model.PLACE.of(self.district)
        return [Ask(self.player, "dominance_fortune", options, quiet=g.is_solo(), about=about)]

    def play_fortune(self, g: BlackMetro) -> None:
        if g.replies and model.is_act(g.replies[self.player]):
            card = model.CARD.thing(g.replies[self.player])
            g.push(fortunes.DominanceAttack(self.player, card, district=self.district))

    def strain(self, g: BlackMetro) -> None:
        if g.options["dominance_order"] != "body_text":
            self.inflict_strain(g)

    def inflict_strain(self, g: BlackMetro) -> None:
        """Each other player still here inflicts 1 strain, more or none by technologies (BLK-6.1.8, BLK-11.15)."""
        strain = 1
        shocking = queries.charged_among(g, self.player, queries.SHOCKING)
        others = self.others(g)
        if shocking != NONE and others:
            g.tell("works", self.player, shocking)
            strain += SCRIPTS[TECH_SCRIPT[shocking]].effects[0].n
        for other in others:
            painless = queries.charged_among(g, other, queries.PAINLESS)
            if painless == NONE:
                terms.inflict(g, other, strain)
            else:
                g.tell("works", other, painless)

    def others(self, g: BlackMetro) -> list[int]:
        return [other for other in queries.order_at(g, self.district) if other != self.player]

    def beaten(self, g: BlackMetro, limit: int) -> list[int]:
        """The other players here whom the difference of strength overwhelms, with this limit at most (BLK-6.1.9)."""
        own = queries.strength(g, self.player, self.district)
        found: list[int] = []
        for other in self.others(g):
            enough = min(limit, g.ease) if model.includes(g.eased, other) else limit
            if own - queries.strength(g, other, self.district) >= enough:
                found.append(other)
        return found

    def easing(self, g: BlackMetro) -> list[int]:
        """The abilities (options) that make a smaller difference enough, if that beats anybody more (BLK-6.1.14)."""
        options = [model.CARD.of(card) for card in queries.ready(g, self.player, queries.WORKING_AT[OVERWHELM_STEP])]
        general = queries.general_ability(g, self.player, OVERWHELM_STEP)
        if general != NONE:
            options.append(model.USE.of(general))
        if not options:
            return options
        limit = SCRIPTS[self.script_of(options[0])].effects[0].value
        return options if len(self.beaten(g, limit)) > len(self.beaten(g, OVERWHELM_DIFFERENCE)) else []

    def script_of(self, option: int) -> int:
        return model.USE.thing(option) if model.USE.has(option) else TECH_SCRIPT[model.CARD.thing(option)]

    def ask_easing(self, g: BlackMetro) -> Ask | None:
        if g.is_overlord(self.player):
            return None
        options = self.easing(g)
        return Ask(self.player, "easing", [model.PASS, *options]) if options else None

    def ease(self, g: BlackMetro) -> None:
        if model.is_act(self.choice):
            abilities.use_ability(g, self.player, self.choice, self.district)

    def overwhelm(self, g: BlackMetro) -> None:
        beaten = self.beaten(g, OVERWHELM_DIFFERENCE)
        here = self.district
        g.push_each([Overwhelm(other, here, g.forces[other][here], self.player) for other in beaten])

    def reward(self, g: BlackMetro) -> None:
        """1 power, however many players were overwhelmed here (BLK-6.1.10)."""
        if g.overwhelmed_players:
            terms.acquire(g, self.player, 1)

    def destroy(self, g: BlackMetro) -> None:
        """The unguarded fortifications of all others (BLK-6.1.11)."""
        for owner in range(g.players):
            if owner != self.player and not g.forces[owner][self.district]:
                g.destroyed += destroy_all(g, owner, self.district)

    def guarded(self, g: BlackMetro) -> list[int]:
        """The fortifications (options) that Siege could destroy (BLK-10.1.9)."""
        options: list[int] = []
        for owner in self.others(g):
            if g.blockades[owner][self.district]:
                options.append(fort_option(g, owner, BLOCKADE))
            if g.base[owner] == self.district:
                options.append(fort_option(g, owner, SUPPORT_BASE))
        return options

    def besieges(self, g: BlackMetro) -> bool:
        """Has the player his mechasuit here?"""
        return queries.BESIEGING and g.count(self.player, MECHASUIT, self.district) > 0

    def ask_siege(self, g: BlackMetro) -> Ask | None:
        if not self.besieges(g) or g.is_overlord(self.player):
            return None
        options = self.guarded(g)
        if not options:
            return None
        return Ask(self.player, "siege", [model.PASS, *options], about=model.PLACE.of(self.district))

    def besiege(self, g: BlackMetro) -> None:
        piece = self.choice
        if g.is_overlord(self.player) and self.besieges(g) and self.guarded(g):  # what he may do he does (BLK-19.4.10)
            piece = fort_option(g, model.PLAYER, besieged(g, self.district))
        if model.is_act(piece):
            g.tell("besieges", self.player, piece)
            destroy_fort(g, owner_of(g, piece), kind_of(piece), self.district)
            g.destroyed += 1

    def ask_mission(self, g: BlackMetro) -> list[Ask] | None:
        """Quiet: it would be put too often for the little it hides."""
        if not missions.may_fulfil(g, self.player):
            return None
        options = missions.missions_to_fulfil(g, self.player, AFTER_ASSERT)
        if len(options) == 1:
            return NO_MISSION_HERE[self.player]
        return [Ask(self.player, "fulfil_here", options, quiet=True)]

    def fulfil(self, g: BlackMetro) -> None:
        if g.replies and model.is_act(g.replies[self.player]):
            missions.fulfil(g, self.player, model.USE.thing(g.replies[self.player]), AFTER_ASSERT)

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        if ask.prompt == "dominance_fortune" and model.is_fortune(option):
            card = model.CARD.thing(option)
            if not g.holds(self.player, card):
                return reasons.NOT_IN_HAND
            return fortunes.against_opening(g, self.player, card, self.district)
        if ask.prompt == "siege" and model.FORT.has(option):
            return 0 if option in self.guarded(g) else reasons.GUARDED_ONLY
        if missions.is_mission_option(option):
            when = AFTER_ASSERT if ask.prompt == "fulfil_here" else NONE
            return missions.against_fulfilling(g, self.player, option, when)
        return abilities.against_ability(g, self.player, option, OVERWHELM_STEP if ask.prompt == "easing" else NONE)


FEWEST_TO_CHOOSE: Final = 3  # of two players only the other one can be given the relic


class CityDominance(Step):
    """Who dominated most districts takes the relic; in a tie the relic player gives it away (BLK-6.2)."""

    flow = ("ask_receiver", "pass_relic")

    def leaders(self, g: BlackMetro) -> list[int]:
        counts = [0] * g.players
        for player in g.dominator:
            if player != NONE:
                counts[player] += 1
        most = max(counts)
        if most == 0 and g.options["relic_when_no_dominance"] == "stays":
            return []
        return [player for player in range(g.players) if counts[player] == most]

    def others(self, g: BlackMetro, leaders: list[int]) -> list[int]:
        """Who can be given the relic, or takes it."""
        return [player for player in leaders if player != g.relic]

    def ask_receiver(self, g: BlackMetro) -> Ask | None:
        if g.players < FEWEST_TO_CHOOSE:
            return None
        others = [g.colour_option(player) for player in self.others(g, self.leaders(g))]
        return queries.offer(g.relic, "give_relic", others)

    def pass_relic(self, g: BlackMetro) -> None:
        leaders = self.leaders(g)
        if not leaders:
            g.tell("relic_stays", g.relic)
            return
        most = g.dominator.count(leaders[0])
        others = self.others(g, leaders)
        if not others:
            g.tell("retains_relic", g.relic, most)
            return
        receiver = others[0] if self.choice == NONE else g.player_of(self.choice)
        giver = g.relic
        g.relic = receiver
        if len(leaders) > 1:
            g.tell("gives_relic", giver, receiver, most)
            return
        g.tell("takes_relic", receiver, most)
        if not g.is_overlord(receiver):  # BLK-19.4.1
            terms.acquire(g, receiver, 1)

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        if not model.COLOUR.has(option):
            return 0
        if model.COLOUR.thing(option) not in g.colour:
            return reasons.NOT_IN_MATCH
        return 0 if g.player_of(option) in self.others(g, self.leaders(g)) else reasons.NOT_TIED
