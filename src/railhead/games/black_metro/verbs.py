"""The verbs of the data's effect vocabulary: what each does, and when it cannot be done (BLK-18.4)."""

from __future__ import annotations

from railhead.games.black_metro import deck, dice, drawing, mission_cards, overlord, queries, reasons, scripts
from railhead.games.black_metro.cards import HIDEOUT, OVERWHELMED, RANK_IDS
from railhead.games.black_metro.carry import Carry, verb
from railhead.games.black_metro.fortifications import Build, MoveFort, destroy_all, movable
from railhead.games.black_metro.model import BlackMetro, bit, includes
from railhead.games.black_metro.personnel import UNIT_OF
from railhead.games.black_metro.resolution import ResolveDistrict
from railhead.games.black_metro.science import (
    Advance,
    GainTechnology,
    Research,
    advance,
    against_advancing,
    down_all,
    jam,
    pay_and_advance,
)
from railhead.games.black_metro.scripts import Effect
from railhead.games.black_metro.start_abilities import MovePersonnel
from railhead.games.black_metro.syndicates import TurnSyndicate
from railhead.games.black_metro.terms import Trade, acquire, get, halve, heal, heal_half, inflict, lose
from railhead.games.black_metro.tiles import place_tile
from railhead.games.black_metro.units import (
    Demote,
    Overwhelm,
    Promote,
    Recover,
    gain_personnel,
    recruit,
    subordinate_places,
)
from railhead.kernel.ask import NONE

# --- trackers -------------------------------------------------------------------------------------------------------


def do_get(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """Get n of a resource."""
    get(g, player, effect.res[0], effect.n)


def do_lose(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """Lose up to n of a resource."""
    lose(g, player, effect.res[0], effect.n)


def do_halve(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """Each of these trackers becomes its half."""
    for res in effect.res:
        halve(g, player, res)


def do_strain(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """Inflict n strain."""
    inflict(g, player, effect.n)


def do_heal(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """Heal n strain, or half of it."""
    if effect.half:
        heal_half(g, player)
    else:
        heal(g, player, effect.n)


def do_power(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """Acquire n power; no card or tile pays the overlord (BLK-19.3.10, BLK-19.4.1)."""
    if not g.is_overlord(player):
        acquire(g, player, effect.n)


def do_trade(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """One trade; at the market one may also leave it (BLK-14.4). The overlord does not trade (BLK-19.3.10)."""
    if not g.is_overlord(player):
        g.push(Trade(player, optional=carry.script in scripts.TILE_SCRIPT))


# --- cards ----------------------------------------------------------------------------------------------------------


def do_draw(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """Draw fortunes or missions."""
    if effect.what == "mission":
        for _ in range(effect.n):
            mission_cards.draw_mission(g, player)
    elif effect.n == 1:
        drawing.draw_fortune(g, player)
    else:
        g.push(drawing.DrawFortunes(player, effect.n))


def can_draw(g: BlackMetro, player: int, effect: Effect, place: int) -> int:
    """Is there anything to draw?"""
    if effect.what == "mission":
        return 0 if g.mission_deck.cards else reasons.NO_MISSION_LEFT
    return 0 if g.deck.cards or g.discard.cards else reasons.NOTHING_TO_DRAW


def do_discard(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """Discard fortunes of one's choice, the whole hand, or the top of the deck, which names a district."""
    if effect.what == "deck_top":
        g.push(dice.MatchingDistrict(player), "place")
    elif effect.what == "all_fortunes":
        deck.discard_hand(g, player)
    elif g.hand_size(player) == 1:
        deck.discard(g, player, g.hand[player].cards[0])
    elif g.hand_size(player):
        g.push(deck.DiscardFortunes(player, effect.n))
    else:
        g.tell("discards_nothing", player)


def do_take_discard(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """Take the top card of the fortune discard."""
    drawing.take_discard(g, player)


def do_steal_fortune(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """Take a random fortune of the other; in the solo challenge the top discard goes on the deck (BLK-19.5.1)."""
    if g.is_solo():
        card = g.move(g.discard, -1, g.deck)  # without one a queen is not opened, and nobody else plays one
        g.tell("puts_on_deck", player, card)
        return
    victim = carry.other
    if g.hand_size(victim):
        card = g.move(g.hand[victim], g.roll("steal", g.hand_size(victim)), g.hand[player])
        g.whisper(bit(player) | bit(victim), "steals", card, player, victim)
        deck.check_hand_limit(g, player)
    else:
        g.tell("steals_nothing", victim)


def do_return_mission(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """Put unfulfilled missions under the deck."""
    g.push(mission_cards.ReturnMissions(player, effect.n, optional=effect.optional))


def do_reveal_mission(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """Reveal an unfulfilled mission."""
    g.push(mission_cards.RevealMission(player))


def do_roll(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """Roll a die."""
    g.push(dice.Roll(effect.die, player))


def do_turn(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """Turn a syndicate."""
    g.push(TurnSyndicate(player))


# --- personnel ------------------------------------------------------------------------------------------------------


def do_recruit(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """Recruit n subordinates, to the hideout or to the place named."""
    recruit(g, player, effect.n, HIDEOUT if effect.to == scripts.UNSAID else effect.to)


def do_recover(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """Recover n personnel without strain."""
    for _ in range(effect.n):
        g.push(Recover(player))


def can_recover(g: BlackMetro, player: int, effect: Effect, place: int) -> int:
    """Is anybody overwhelmed?"""
    return 0 if g.personnel(player, OVERWHELMED) else reasons.NOBODY_TO_RECOVER


def do_promote(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """Promote a subordinate; what follows may happen at the same place."""
    mandatory = effect.at in (scripts.ANYWHERE, scripts.ANY_DISTRICT)
    g.push(Promote(player, effect.at, mandatory=mandatory), "place")


def can_do_promote(g: BlackMetro, player: int, effect: Effect, place: int) -> int:
    """Is there a subordinate at the place, and a rank for it?"""
    if not subordinate_places(g, player, effect.at):
        return reasons.NOBODY_TO_PROMOTE
    return 0 if queries.can_promote(g, player) else reasons.NO_RANK_LEFT


def do_demote(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """Demote specialised personnel; in the solo challenge they are overwhelmed (BLK-19.5.1)."""
    g.push(Demote(carry.player, player, carry.place, overwhelm=g.is_solo()))


def do_overwhelm(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """Overwhelm all personnel at the place, or all of a rank in the hideout but some (BLK-13.14)."""
    if effect.all:
        g.push(Overwhelm(player, carry.place, g.forces[player][carry.place], carry.player))
        return
    excess = g.count(player, effect.rank, HIDEOUT) - effect.keep
    if excess > 0:
        g.push(Overwhelm(player, HIDEOUT, excess * UNIT_OF[effect.rank], NONE))
    else:
        g.tell("overwhelms_nobody", player)


def do_overwhelm_difference(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """A smaller difference overwhelms: this defender (jack), or all others here (BLK-6.1.14)."""
    g.eased |= g.contested if player == carry.player else bit(player)
    g.ease = effect.value
    for other in range(g.players):
        if includes(g.eased, other):
            g.tell("eases", other, g.ease)


def do_move_personnel(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """Move one of one's personnel between districts."""
    g.push(MovePersonnel(player))


def do_resolve_now(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """Resolve the facility at once."""
    g.push(ResolveDistrict(player, carry.place, early=True))


def do_assign_unit(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """The overlord's unit goes to a district by itself."""
    overlord.send_unit(g, effect.rank, effect.to)


def do_forced_move(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """All personnel of a district are forced to another."""
    overlord.summon(g, effect.source, effect.to)


# --- fortifications and tiles ---------------------------------------------------------------------------------------


def do_build(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """Build a fortification anywhere, or at the place of the effect before (BLK-13.6)."""
    if effect.at != scripts.SAME:
        g.push(Build(player, scripts.ANYWHERE, effect.piece, if_able=effect.if_able))
    elif carry.place == NONE:
        g.tell("builds_nothing", player)
    else:
        g.push(Build(player, carry.place if carry.place else scripts.ANYWHERE, effect.piece, if_able=effect.if_able))


def do_move_fort(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """Move a fortification."""
    g.push(MoveFort(player, own=effect.own, to=scripts.ANYWHERE if effect.to == scripts.UNSAID else effect.to))


def can_move_fort(g: BlackMetro, player: int, effect: Effect, place: int) -> int:
    """Is there a fortification that can be moved?"""
    to = scripts.ANYWHERE if effect.to == scripts.UNSAID else effect.to
    if movable(g, player, own=effect.own, to=to):
        return 0
    return reasons.NO_BARRICADE if to == scripts.WITH_OWN_PERSONNEL else reasons.NOTHING_TO_MOVE


def do_destroy_forts(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """All fortifications at the place return to their owners' backups."""
    if carry.place > 0:
        for owner in range(g.players):
            destroy_all(g, owner, carry.place)


def do_place_tile(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """Lay a tile on the place."""
    if carry.place > 0:
        place_tile(g, effect.tile, carry.place)


# --- science --------------------------------------------------------------------------------------------------------


def do_advance(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """Pay for the next scientific level and advance; where it is optional one is asked."""
    if not effect.optional:
        pay_and_advance(g, player)
    elif against_advancing(g, player) == 0:
        g.push(Advance(player))


def can_do_advance(g: BlackMetro, player: int, effect: Effect, place: int) -> int:
    """Is there a next level, and can it be paid?"""
    return against_advancing(g, player)


def do_research(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """Research a technology of the level."""
    g.push(Research(player, charged=effect.charged))


def can_research(g: BlackMetro, player: int, effect: Effect, place: int) -> int:
    """Is a technology left that the level permits?"""
    if queries.permitted_technologies(g, player):
        return 0
    return reasons.NO_TECHNOLOGY_LEFT if g.level[player] else reasons.NO_LEVEL_YET


def do_down_tech(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """Down all technologies, or one of the level that was paid (BLK-17.7)."""
    if effect.all:
        down_all(g, player)
    else:
        jam(g, player, carry.paid)


def do_gain(g: BlackMetro, carry: Carry, effect: Effect, player: int) -> None:
    """Gain something past all rules that would prevent it, in ascending order (BLK-18.11)."""
    if effect.what == "sci_level":
        for _ in range(effect.n):
            advance(g, player)
    elif effect.what == "fortification":
        for _ in range(effect.n):
            overlord.gain_fortification(g, effect.at)
    elif effect.what == "technology":
        if effect.card == NONE:
            g.push(GainTechnology(player))
        else:
            overlord.gain_technology(g, effect.card)
    else:
        gain_personnel(g, player, RANK_IDS.index(effect.what), effect.n)


for act in (  # each is called as its verb in the data
    *[do_get, do_lose, do_halve, do_strain, do_heal, do_power, do_trade, do_discard, do_take_discard, do_steal_fortune],
    *[do_return_mission, do_reveal_mission, do_roll, do_turn, do_recruit, do_demote, do_overwhelm],
    *[do_overwhelm_difference, do_move_personnel, do_resolve_now, do_assign_unit, do_forced_move, do_destroy_forts],
    *[do_place_tile, do_down_tech, do_gain],
    do_build,  # who has nothing to build can move a blockade (BLK-10.3.4); there is always room
):
    verb(act.__name__.removeprefix("do_"), act)
verb("draw", do_draw, can_draw)
verb("recover", do_recover, can_recover)
verb("promote", do_promote, can_do_promote)
verb("move_fort", do_move_fort, can_move_fort)
verb("advance", do_advance, can_do_advance)
verb("research", do_research, can_research)
