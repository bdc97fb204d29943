"""Personnel: choosing, recruiting, promoting, demoting, recovering, overwhelming, limits (chapters 10.1 and 10.2)."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro import cards, model, queries, reasons, scripts, terms
from railhead.games.black_metro.model import BlackMetro, Place, Player, Rank
from railhead.games.black_metro.personnel import HEADS, RANK_BITS, STRENGTH_OF, UNIT_OF, Pieces, count_of
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step


def shift(g: BlackMetro, player: int, pieces: int, source: int, target: int) -> None:
    """Move a set of personnel from one place to another."""
    forces = g.forces[player]
    # Written out: compiled, `-=` on an entry of a list goes through objects and takes twice as long.
    forces[source] = forces[source] - pieces
    forces[target] = forces[target] + pieces


def ranks_in(pieces: int) -> list[int]:
    """The ranks (options) in a set of personnel."""
    return [model.UNIT.of(rank) for rank in range(cards.RANKS) if count_of(pieces, rank)]


def against_rank_chosen(option: int, possible: list[int], none_of: list[int]) -> int:
    """Why a rank cannot be chosen, with the reasons by rank; 0 for what is no rank."""
    return 0 if not model.UNIT.has(option) or option in possible else none_of[model.UNIT.thing(option)]


class Select(Step):
    """A player chooses personnel at a place, rank by rank; the result is the set (BLK-5.2, BLK-8.5)."""

    flow = ("pass_over", "ask_how_many", "take")

    player: Player = 0
    place: Place = 0
    least: int = 0
    most: int = 0
    prompt: str = ""
    rank: Rank = 0
    picked: int = 0

    def lowest(self, g: BlackMetro) -> int:
        """The fewest of this rank that still allow to reach the least in all."""
        higher = g.forces[self.player][self.place] >> RANK_BITS * (self.rank + 1)
        low = self.least - self.picked - HEADS[higher]
        return low if low > 0 else 0

    def highest(self, g: BlackMetro) -> int:
        """The most of this rank that may be chosen."""
        high = g.count(self.player, self.rank, self.place)
        if high > self.most - self.picked:
            high = self.most - self.picked
        return high if high < cards.PERSONNEL_MAX else cards.PERSONNEL_MAX

    def pick(self, n: int) -> None:
        self.picked += n
        self.result += n * UNIT_OF[self.rank]
        self.rank += 1

    def pass_over(self, g: BlackMetro) -> None:
        """Ranks that leave no choice."""
        while self.rank < cards.RANKS:
            high = self.highest(g)
            if high and high > self.lowest(g):
                return
            self.pick(high)

    def ask_how_many(self, g: BlackMetro) -> Ask | None:
        if self.rank >= cards.RANKS:
            return None
        options = model.COUNTS[self.lowest(g)][self.highest(g)]
        return Ask(self.player, self.prompt, options, about=model.UNIT.of(self.rank))

    def take(self, g: BlackMetro) -> None:
        if self.rank < cards.RANKS:
            self.pick(model.NUMBER.thing(self.choice))
            self.go("pass_over")

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        if not model.NUMBER.has(option) or self.lowest(g) <= model.NUMBER.thing(option) <= self.highest(g):
            return 0
        return FROM_TO[self.prompt]


FROM_TO: Final[dict[str, int]] = {  # by the question
    "assign": reasons.ASSIGN_FROM_TO,
    "assign_forced": reasons.FORCED_FROM_TO,
    "recall": reasons.RECALL_FROM_TO,
    "recover": reasons.RECOVER_FROM_TO,
}


# --- recruit --------------------------------------------------------------------------------------------------------


def recruit(g: BlackMetro, player: int, n: int, place: int) -> None:
    """Subordinates come from the backup to a place; without a backup the player decides (BLK-2.5, BLK-10.1.5)."""
    while n > 0 and g.backup(player):
        recruit_one(g, player, place)
        n -= 1
    if n > 0:
        g.push(RecruitInstead(player, place, n))


def recruit_one(g: BlackMetro, player: int, place: int) -> None:
    """A subordinate comes from the backup."""
    g.forces[player][place] += UNIT_OF[cards.SUBORDINATE]
    g.tell("recruits", player, place)


class RecruitInstead(Step):
    """The backup is empty: an overwhelmed subordinate comes, or the excess pays 1 power (BLK-10.1.5, BLK-10.1.6)."""

    flow = ("ask_instead", "recruit")

    player: Player = 0
    place: Place = 0
    n: int = 0

    def ask_instead(self, g: BlackMetro) -> Ask | None:
        if g.count(self.player, cards.SUBORDINATE, cards.OVERWHELMED):
            return Ask(self.player, "recruit_instead", model.RECRUIT_INSTEAD)
        return None

    def recruit(self, g: BlackMetro) -> None:
        if self.choice == model.FROM_OVERWHELMED:
            shift(g, self.player, UNIT_OF[cards.SUBORDINATE], cards.OVERWHELMED, self.place)
            g.tell("recruits_overwhelmed", self.player, self.place)
        else:
            g.tell("recruits_nobody", self.player)
            terms.acquire(g, self.player, 1)
        self.n -= 1
        if self.n > 0:
            self.go("ask_instead")


def gain_personnel(g: BlackMetro, player: int, rank: int, n: int) -> None:
    """Pieces of this rank come to the hideout, as far as there are any (BLK-18.13)."""
    for _ in range(n):
        if g.backup(player) and count_of(g.in_play(player), rank) < cards.RANK_MAX[rank]:
            g.forces[player][cards.HIDEOUT] += UNIT_OF[rank]
            g.tell("gains_personnel", player, rank)
        else:
            g.tell("gains_nobody", player, rank)


# --- promote and demote ---------------------------------------------------------------------------------------------


def subordinate_places(g: BlackMetro, player: int, at: int) -> list[int]:
    """Where a subordinate may be promoted: the place named, anywhere, or a district (BLK-10.1.3)."""
    if at == scripts.ANY_DISTRICT:
        return stash_places(g, player)
    if at == scripts.ANYWHERE:
        return [place for place in range(cards.DISTRICTS + 1) if g.count(player, cards.SUBORDINATE, place)]
    return [at] if g.count(player, cards.SUBORDINATE, at) else []


def stash_places(g: BlackMetro, player: int) -> list[int]:
    """Districts with an own subordinate where promotion and building are possible, else one of them (BLK-13.11)."""
    standing = [district for district in range(1, cards.DISTRICTS + 1) if g.count(player, cards.SUBORDINATE, district)]
    building = [district for district in standing if can_stash(g, player, district)]
    if not queries.can_promote(g, player):
        return building
    return building or standing


def can_stash(g: BlackMetro, player: int, district: int) -> bool:
    """Can this player build at a district, or move an own fortification there instead (BLK-10.3.4)?"""
    has_fort = len(queries.buildable(g, player)) > 0 or g.forts_on_board(player) > g.forts(player, district)
    return has_fort and queries.against_fort(g, district) == 0


class Promote(Step):
    """A subordinate becomes a paragon or the mechasuit (BLK-10.1.2, BLK-10.1.7).

    The result is its place; for supply 5 without a subordinate on the board 0, the place of the building being open
    (BLK-13.6); NONE if there is nobody to promote.
    """

    flow = ("ask_where", "go_there", "ask_rank", "promote")

    player: Player = 0
    at_place: int = 0  # a place, ANYWHERE or ANY_DISTRICT
    mandatory: bool = False
    ready: bool = False  # a subordinate is chosen

    def ask_where(self, g: BlackMetro) -> Ask | None:
        places = subordinate_places(g, self.player, self.at_place)
        return queries.offer(self.player, "promote_where", [model.PLACE.of(place) for place in places])

    def go_there(self, g: BlackMetro) -> None:
        places = subordinate_places(g, self.player, self.at_place)
        self.ready = len(places) > 0
        if self.choice != NONE:
            self.result = model.PLACE.thing(self.choice)
        elif places:
            self.result = places[0]
        else:
            on_board = count_of(g.on_board(self.player), cards.SUBORDINATE)
            self.result = cards.HIDEOUT if self.at_place == scripts.ANY_DISTRICT and not on_board else NONE

    def ask_rank(self, g: BlackMetro) -> Ask | None:
        if not self.ready:
            return None
        ways = [queries.way_to_promote(g, self.player, rank) for rank in (cards.PARAGON, cards.MECHASUIT)]
        options = [model.UNIT.of(cards.PARAGON + at) for at in range(2) if ways[at]]
        if self.mandatory and options and queries.FRESH not in ways:
            options.insert(0, model.PASS)  # BLK-10.1.10
        return queries.offer(self.player, "promote_rank", options, about=model.PLACE.of(self.result))

    def promote(self, g: BlackMetro) -> None:
        if not self.ready or self.choice == model.PASS or not queries.can_promote(g, self.player):
            g.tell("promotes_nobody", self.player)
        elif self.choice != NONE:
            promote_one(g, self.player, self.result, model.UNIT.thing(self.choice))
        else:
            only = cards.PARAGON if queries.way_to_promote(g, self.player, cards.PARAGON) else cards.MECHASUIT
            promote_one(g, self.player, self.result, only)

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        if ask.prompt == "promote_rank":
            if not model.UNIT.has(option) or option == model.UNIT.of(cards.SUBORDINATE):
                return 0
            return against_rank(g, self.player, model.UNIT.thing(option))
        if not model.PLACE.has(option):
            return 0
        place = model.PLACE.thing(option)
        if place in subordinate_places(g, self.player, self.at_place):
            return 0
        if place == cards.HIDEOUT and self.at_place == scripts.ANY_DISTRICT:
            return reasons.IN_A_DISTRICT
        return reasons.NOT_THE_PLACE if g.count(self.player, cards.SUBORDINATE, place) else reasons.NOBODY_TO_PROMOTE


def against_rank(g: BlackMetro, player: int, rank: int) -> int:
    """Why a subordinate cannot be promoted to this rank (BLK-10.1.2, BLK-10.1.7)."""
    if queries.way_to_promote(g, player, rank):
        return 0
    too_low = rank == cards.MECHASUIT and g.level[player] < cards.MECHASUIT_LEVEL
    return reasons.LEVEL_TOO_LOW if too_low else reasons.RANK_USED_UP


def promote_one(g: BlackMetro, player: int, place: int, rank: int) -> None:
    """A new piece of that rank, or an overwhelmed one, stands in the subordinate's place (BLK-10.1.7)."""
    way = queries.way_to_promote(g, player, rank)
    forces = g.forces[player]
    forces[place] += UNIT_OF[rank] - UNIT_OF[cards.SUBORDINATE]
    if way == queries.REPLACED:
        forces[cards.OVERWHELMED] -= UNIT_OF[rank]
        g.tell("promotes_replaced", player, rank, place)
    else:
        g.tell("promotes", player, rank, place)


class Demote(Step):
    """Specialised personnel of another player become subordinates in place; who demotes chooses (BLK-10.1.4)."""

    flow = ("ask_rank", "demote")

    player: Player = 0
    victim: Player = 0
    place: Place = 0
    overwhelm: bool = False  # the king of the solo challenge (BLK-19.5.1)

    def ask_rank(self, g: BlackMetro) -> Ask | None:
        here = g.forces[self.victim][self.place]
        if count_of(here, cards.PARAGON) and count_of(here, cards.MECHASUIT):
            options = [model.UNIT.of(cards.PARAGON), model.UNIT.of(cards.MECHASUIT)]
            return Ask(self.player, "demote", options, about=g.colour_option(self.victim))
        return None

    def demote(self, g: BlackMetro) -> None:
        if not g.specialised(self.victim, self.place):
            g.tell("strikes_nobody", self.victim)
            return
        rank = model.UNIT.thing(self.choice)
        if self.choice == NONE:
            rank = cards.PARAGON if g.count(self.victim, cards.PARAGON, self.place) else cards.MECHASUIT
        if self.overwhelm:
            g.push(Overwhelm(self.victim, self.place, UNIT_OF[rank], self.player))
            return
        g.forces[self.victim][self.place] += UNIT_OF[cards.SUBORDINATE] - UNIT_OF[rank]
        g.tell("demotes", self.player, rank, self.victim)

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        return reasons.KING_STRIKES if option == model.UNIT.of(cards.SUBORDINATE) else 0


# --- overwhelm and recover ------------------------------------------------------------------------------------------


class Overwhelm(Step):
    """Personnel go to their owner's overwhelmed area; Triage may save one (BLK-2.5, BLK-6.1.15, BLK-17.10)."""

    flow = ("ask_save", "save", "overwhelm")

    victim: Player = 0
    place: Place = 0
    pieces: Pieces = 0
    by: Player = NONE

    def ask_save(self, g: BlackMetro) -> Ask | None:
        if not self.pieces or not queries.can_save(g, self.victim):
            return None
        return Ask(self.victim, "triage", [model.PASS, *ranks_in(self.pieces)], about=model.PLACE.of(self.place))

    def save(self, g: BlackMetro) -> None:
        if not model.UNIT.has(self.choice):
            return
        g.candidate_charged[self.victim] = False
        piece = UNIT_OF[model.UNIT.thing(self.choice)]
        shift(g, self.victim, piece, self.place, cards.HIDEOUT)
        self.pieces -= piece
        g.tell("saves", self.victim, model.UNIT.thing(self.choice))

    def overwhelm(self, g: BlackMetro) -> None:
        if not self.pieces:
            return
        shift(g, self.victim, self.pieces, self.place, cards.OVERWHELMED)
        lost = HEADS[self.pieces]
        g.tell("overwhelmed", self.victim, self.pieces, self.place)
        if self.by != NONE:
            g.overwhelmed_players |= model.bit(self.victim)
            g.overwhelmed_strength += STRENGTH_OF[self.pieces]
            g.overwhelmed_pieces[self.by] += lost
            g.overwhelmed_at |= model.bit(self.place)

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        return against_rank_chosen(option, ranks_in(self.pieces), reasons.NONE_TO_SAVE)


class Recover(Step):
    """One overwhelmed piece comes back to the hideout without strain (BLK-7.2.5)."""

    flow = ("ask_rank", "recover")

    player: Player = 0

    def ranks(self, g: BlackMetro) -> list[int]:
        return ranks_in(g.forces[self.player][cards.OVERWHELMED])

    def ask_rank(self, g: BlackMetro) -> Ask | None:
        return queries.offer(self.player, "recover_one", self.ranks(g))

    def recover(self, g: BlackMetro) -> None:
        options = self.ranks(g)
        if not options:
            g.tell("recovers_nobody", self.player)
            return
        piece = UNIT_OF[model.UNIT.thing(queries.settled(self.choice, options))]
        shift(g, self.player, piece, cards.OVERWHELMED, cards.HIDEOUT)
        g.tell("recovers", self.player, piece)

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        return against_rank_chosen(option, self.ranks(g), reasons.NONE_OVERWHELMED)


class RecallPersonnel(Step):
    """As a cost, some personnel go from a district to the hideout (BLK-7.2.2)."""

    flow = ("choose", "recall")

    player: Player = 0
    place: Place = 0
    n: int = 0
    pieces: Pieces = 0

    def choose(self, g: BlackMetro) -> None:
        g.push(Select(self.player, self.place, self.n, self.n, "recall"), "pieces")

    def recall(self, g: BlackMetro) -> None:
        shift(g, self.player, self.pieces, self.place, cards.HIDEOUT)
        g.tell("recalls", self.player, self.pieces, model.PLACE.of(self.place))


# --- limits ---------------------------------------------------------------------------------------------------------


def over_limit(g: BlackMetro, player: int) -> bool:
    """Does anything in a hideout exceed its limit?"""
    here = g.forces[player][cards.HIDEOUT]
    if (
        count_of(here, cards.PARAGON) > cards.RANK_MAX[cards.PARAGON]
        or count_of(here, cards.MECHASUIT) > cards.RANK_MAX[cards.MECHASUIT]
    ):
        return True
    return HEADS[here] > cards.PERSONNEL_MAX


class CheckLimits(Step):
    """What exceeds the limits of the hideout returns to the backup, 1 power each; the owner chooses (BLK-10.1.8)."""

    flow = ("ask_which", "give_back")

    player: Player = 0

    def excess(self, g: BlackMetro) -> list[int]:
        """The ranks (options) of which one must go: that which is over its limit, else any if all are too many."""
        for rank in (cards.MECHASUIT, cards.PARAGON):
            if g.count(self.player, rank, cards.HIDEOUT) > cards.RANK_MAX[rank]:
                return [model.UNIT.of(rank)]
        here = g.forces[self.player][cards.HIDEOUT]
        return ranks_in(here) if HEADS[here] > cards.PERSONNEL_MAX else []

    def ask_which(self, g: BlackMetro) -> Ask | None:
        return queries.offer(self.player, "excess", self.excess(g))

    def give_back(self, g: BlackMetro) -> None:
        options = self.excess(g)
        if not options:
            return
        rank = model.UNIT.thing(queries.settled(self.choice, options))
        g.forces[self.player][cards.HIDEOUT] -= UNIT_OF[rank]
        g.tell("returns_excess", self.player, rank)
        terms.acquire(g, self.player, 1)
        self.go("ask_which")

    def why_not(self, g: BlackMetro, ask: Ask, option: int) -> int:
        return against_rank_chosen(option, self.excess(g), reasons.NONE_IN_EXCESS)
