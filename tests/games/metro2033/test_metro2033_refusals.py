"""Every refusal: a position, what somebody tries there, the rule that forbids it and the sentence he reads."""

from collections.abc import Callable

import pytest
from metro2033_table import AMMO, HOMES, MUSHROOMS, PIGS, POLIS, RULES, Metro, Player, step, with_data

from railhead.games.metro2033 import cards
from railhead.games.metro2033.reasons import REASONS
from railhead.games.metro2033.trade import Exchange
from railhead.kernel.ask import Ask

Position = Callable[[Callable[..., Metro]], Player]
ROWS: list[tuple[Position, str, str, str]] = []


def refuses(*rows: tuple[str, str, str]) -> Callable[[Position], Position]:
    """In this position the player who is asked tries each act and is refused by the rule with the sentence."""

    def add(position: Position) -> Position:
        ROWS.extend((position, *row) for row in rows)
        return position

    return add


# --- set-up ---------------------------------------------------------------------------------------------------------


def set_up(metro, at: str, turn: int, hero: str | None = None) -> Metro:
    m = metro("reich", "redline")
    later = at != "ask_faction"
    m.table.set(faction=["reich", "redline" if later else None], hero=[None, hero], hero_at=[None, None], round=1)
    m.table.set(held=[HOMES["reich"], HOMES["redline"] if later else []], position=0)
    m.table.stack(step("SetUp", at, turn=turn))
    return m


@refuses(
    ("faction:reich", "M33-4.2.1", "Another player already leads the Fourth Reich."),
    ("faction:arbat", "M33-4.2.1", "The zone of the Arbat Confederation borders on no zone that is already taken."),
)
def second_faction(metro) -> Player:
    return set_up(metro, "ask_faction", 1).redline


@refuses(("hero:anna", "M33-4.4.1", "Anna already serves another player."))
def second_hero(metro) -> Player:
    m = set_up(metro, "ask_hero", 1, hero="anna")
    m.redline.hero_at("okhotny_ryad")
    return m.reich


@refuses(("station:tverskaya", "M33-4.4.2", "Tverskaya is not a home station of your faction."))
def place_of_the_hero(metro) -> Player:
    return set_up(metro, "ask_home", 0, hero="anna").redline


# --- tokens ---------------------------------------------------------------------------------------------------------


def obtaining(metro, faction: str, *taken: int) -> Metro:
    """The army of a faction brings tokens; so many pigs, mushrooms and ammo lie with the other player."""
    m = metro("bandits", "redline")
    m.redline.tokens(*(taken or (0, 0, 0)))
    m.army_turn(getattr(m, faction))
    getattr(m, faction).says("obtain", to="army_action")
    return m


@refuses((PIGS, "M33-0.5", "The reserve has no pigs left."))
def obtaining_without_pigs(metro) -> Player:
    m = metro("reich", "redline")
    m.redline.tokens(pigs=35)
    m.army_turn(m.reich)
    return m.reich.says("obtain")


@refuses((MUSHROOMS, "M33-0.5", "The reserve has no mushrooms left."))
def obtaining_without_mushrooms(metro) -> Player:
    return obtaining(metro, "bandits", 0, 35, 0).bandits


@refuses((AMMO, "M33-0.5", "The reserve has no ammo left."))
def obtaining_without_ammo(metro) -> Player:
    return obtaining(metro, "bandits", 0, 0, 35).bandits


@refuses((PIGS, "M33-19.6", "You take tokens of different types, and you have already taken pigs."))
def bandits_have_pigs(metro) -> Player:
    return obtaining(metro, "bandits").bandits.says(PIGS)


@refuses((MUSHROOMS, "M33-19.6", "You take tokens of different types, and you have already taken mushrooms."))
def bandits_have_mushrooms(metro) -> Player:
    return obtaining(metro, "bandits").bandits.says(MUSHROOMS)


@refuses((AMMO, "M33-19.6", "You take tokens of different types, and you have already taken ammo."))
def bandits_have_ammo(metro) -> Player:
    return obtaining(metro, "bandits").bandits.says(AMMO)


def robbed(metro, pigs: int, mushrooms: int, ammo: int) -> Player:
    """Lost against the Robbers, who cost a token of choice."""
    m = metro("reich", "redline")
    m.reich.army(2).tokens(pigs, mushrooms, ammo)
    m.threats("t1_robbers").army_turn(m.reich)
    return m.reich.says("attack_station", "station:tsvetnoy_bulvar")


@refuses((PIGS, "M33-19.3", "You have no pigs to return."))
def robbed_of_mushrooms_or_ammo(metro) -> Player:
    return robbed(metro, 0, 1, 1)


@refuses((MUSHROOMS, "M33-19.3", "You have no mushrooms to return."))
def robbed_of_pigs_or_ammo(metro) -> Player:
    return robbed(metro, 1, 0, 1)


@refuses((AMMO, "M33-19.3", "You have no ammo to return."))
def robbed_of_pigs_or_mushrooms(metro) -> Player:
    return robbed(metro, 1, 1, 0)


# --- events ---------------------------------------------------------------------------------------------------------


def polis_income(metro, position: int) -> Player:
    m = metro("reich", "redline")
    m.reich.also_holds("borovitskaya")
    return m.events(position).reich


@refuses((AMMO, "M33-6.1.3", "The round track shows no ammo this round."))
def polis_gives_pigs_or_mushrooms(metro) -> Player:
    return polis_income(metro, 1)


@refuses((PIGS, "M33-6.1.3", "The round track shows no pigs this round."))
def polis_gives_mushrooms_or_ammo(metro) -> Player:
    return polis_income(metro, 4)


@refuses((MUSHROOMS, "M33-0.5", "The reserve has no mushrooms left."))
def polis_gives_pigs_or_ammo(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.also_holds("borovitskaya")
    m.redline.tokens(mushrooms=35)
    return m.events(0).reich


@refuses((MUSHROOMS, "M33-6.1.3", "The round track shows no mushrooms this round."))
def polis_where_the_track_shows_pigs_and_ammo(metro) -> Player:
    """A track of somebody's own making: its third position shows pigs and ammo."""
    m = metro("reich", "redline")
    m.reich.also_holds("borovitskaya")
    with with_data(cards.SHOWN, 3, [0, 2]):
        return m.events(3).begin().reich


@refuses(
    ("station:teatralnaya", "M33-6.2.1", "Teatralnaya is not one of your stations."),
    ("use:m01", "M33-14.3.1", "You do not have this mission."),
    ("complete:m02", "M33-14.2.1", "You have no such face-down mission."),
    (
        "complete:m09",
        "M33-14.2.2",
        "Missions are turned up in your own turn, after a battle that you won, or before the victory check.",
    ),
)
def naming_a_station(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.missions("m09").army(7)
    return m.events(2).reich


# --- mobilization ---------------------------------------------------------------------------------------------------


def mobilizing(metro, faction: str, army: int, *tokens: int) -> Player:
    m = metro(faction, "bauman")
    player: Player = getattr(m, faction).army(army).tokens(*tokens)
    m.mobilization(player)
    return player


@refuses(
    ("level:8", "M33-7.1.1", "Your army has strength 7 and cannot be kept at more."),
    ("level:7", "M33-7.1.1", "Not enough pigs for strength 7: it costs 2, you have 1."),
    ("level:4", "M33-7.1.2", "Strength 5 costs nothing, so there is no need to go below it."),
)
def keeping_seven_with_one_pig(metro) -> Player:
    return mobilizing(metro, "reich", 7, 1)


@refuses(
    ("level:5", "M33-7.1.1", "Not enough pigs for strength 5: it costs 1, you have 0."),
    ("level:2", "M33-7.1.2", "Strength 3 costs nothing, so there is no need to go below it."),
    ("use:m10", "M33-0.4", "Not enough pigs: it costs 1, you have 0."),
)
def keeping_five_under_ration_cards(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.army(5).missions("m10", "m05")
    return m.law("l_rations").mobilization(m.reich).reich


@refuses(
    ("hire:3", "M33-7.2.1", "You can pay for 2 at most."),
    ("hire:5", "M33-7.2.1", "An army never has more than strength 8, and yours has 4."),
)
def hiring_with_two_pigs(metro) -> Player:
    return mobilizing(metro, "reich", 4, 2, 0, 3)


@refuses(("pay:mushrooms1", "M33-19.1", "That is not one of its prices now."))
def price_of_the_militia(metro) -> Player:
    return mobilizing(metro, "conf1905", 4, 1, 0, 1).says("hire:1")


# --- the army attacks -----------------------------------------------------------------------------------------------


ATTACK_OF_THE_ARMY = "First choose an attack of your army, then its target."


@refuses(
    ("station:teatralnaya", "M33-8.1.1", ATTACK_OF_THE_ARMY),
    ("station:rizhskaya", "M33-8.2.2", "Your army does not reach Rizhskaya from any of your stations."),
    ("hero:hunter", "M33-8.1.1", ATTACK_OF_THE_ARMY),
    ("hero:artyom", "M33-8.3.1", "Artyom is your own hero."),
)
def army_pointed_at_a_target(metro) -> Player:
    m = metro("reich", "redline")
    m.redline.hero_at("tverskaya")
    return m.army_turn(m.reich).reich


@refuses(
    ("attack_hero", "M33-8.3.1", "Your army reaches no hero whom it may attack."),
    ("obtain", "M33-8.4.2", "The reserve has no token at all."),
    ("use:m05", "M33-14.3.5", "The reserve has no token that you could take."),
)
def army_without_heroes_or_tokens(metro) -> Player:
    m = metro("reich", "redline")
    m.redline.tokens(35, 35, 35)
    return m.reich.missions("m05").metro.army_turn(m.reich).reich


ARMY_HAS_ACTED = "Your army takes one action in a turn and has taken it."


@refuses(
    ("attack_station", "M33-8.1.1", ARMY_HAS_ACTED),
    ("attack_hero", "M33-8.1.1", ARMY_HAS_ACTED),
    ("obtain", "M33-8.1.1", ARMY_HAS_ACTED),
    ("station:teatralnaya", "M33-8.1.1", ARMY_HAS_ACTED),
    ("hero:hunter", "M33-8.1.1", ARMY_HAS_ACTED),
    ("use:m02", "M33-14.3.1", "You do not have this mission."),
)
def army_that_has_acted(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.missions("m01")
    return m.army_turn(m.reich).reich.says("obtain", "resource:pigs")


@refuses(("attack_station", "M33-8.2.1", "Your army reaches no station that it may attack."))
def army_without_stations(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.holds()
    return m.army_turn(m.reich).reich


@refuses(
    ("station:polyanka", "M33-2.5", "Polyanka lies in the zone of a faction that nobody plays."),
    ("station:komsomolskaya", "M33-2.3", "Komsomolskaya is a Hansa station, and those are never attacked."),
    ("station:turgenevskaya", "M33-2.3", "Turgenevskaya is abandoned, and such stations are never attacked."),
    ("station:tverskaya", "M33-8.2.1", "Tverskaya is your own station."),
    ("station:rizhskaya", "M33-8.2.2", "Your army does not reach Rizhskaya from any of your stations."),
    ("station:teatralnaya", "M33-19.15", "Teatralnaya is protected until the end of the round."),
    ("use:m01", "M33-14.3.3", "Missions are not used or turned up in the middle of another step."),
    ("complete:m01", "M33-14.3.3", "Missions are not used or turned up in the middle of another step."),
)
def army_chooses_a_station(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.missions("m01")
    m.lasting(("m17", m.redline, "station:teatralnaya")).army_turn(m.reich)
    return m.reich.says("attack_station")


@refuses(("station:teatralnaya", "M33-19.9", "The law in force forbids attacks on stations of players."))
def army_under_the_truce(metro) -> Player:
    m = metro("reich", "redline")
    m.law("l_truce").army_turn(m.reich)
    return m.reich.says("attack_station")


@refuses(("station:borovitskaya", "M33-19.9", "The law in force forbids attacks on Polis."))
def army_before_the_sanctuary(metro) -> Player:
    m = metro("reich", "redline")
    m.law("l_sanctuary").army_turn(m.reich)
    return m.reich.says("attack_station")


@refuses(
    ("hero:artyom", "M33-8.3.1", "Artyom is your own hero."),
    ("hero:sasha", "M33-4.4.3", "Sasha serves nobody in this match."),
    ("hero:hunter", "M33-8.3.2", "Hunter is on a Hansa station and cannot be attacked there."),
    ("hero:melnik", "M33-8.3.2", "Melnik is on a station of the same faction and safe there."),
)
def army_chooses_a_hero(metro) -> Player:
    m = metro("reich", "redline", "bandits", "bauman", "arbat")
    m.redline.hero_at("suvorovskaya")
    m.bauman.hero_at("tverskaya")
    m.arbat.hero_at("tsvetnoy_bulvar")
    m.army_turn(m.reich)
    return m.reich.says("attack_hero")


@refuses(("hero:hunter", "M33-8.3.1", "Hunter stands where your army cannot go."))
def army_and_a_distant_hero(metro) -> Player:
    m = metro("reich", "redline", "bandits", "bauman")
    m.redline.hero_at("rizhskaya")
    m.bandits.hero_at("tverskaya")
    m.bauman.hero_at("tsvetnoy_bulvar")
    m.army_turn(m.reich)
    return m.reich.says("attack_hero")


# --- the hero moves and acts ----------------------------------------------------------------------------------------


@refuses(
    ("station:tverskaya", "M33-9.1.2", "Your wounded hero misses this turn and neither moves nor acts."),
    ("attack_station", "M33-9.1.2", "Your wounded hero misses this turn and neither moves nor acts."),
)
def wounded(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.wounded().missions("m01")
    return m.hero_turn(m.reich).reich


@refuses(
    ("station:polyanka", "M33-9.2.3", "Polyanka lies in the zone of a faction that nobody plays."),
    ("station:krasnye_vorota", "M33-9.2.1", "The way to Krasnye Vorota costs 5, and your hero has speed 2."),
    ("station:lubyanka", "M33-9.2.1", "The way to Lubyanka costs 3, and your hero has speed 2."),
    ("scout", "M33-9.1.1", "First comes the movement: choose the station of your hero to stay there."),
)
def hero_on_the_way(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.hero("hunter", at="tverskaya")
    return m.hero_turn(m.reich).reich


@refuses(("station:arbatskaya", "M33-9.2.1", "No way through the active zones leads to Arbatskaya."))
def hero_cut_off_from_polis(metro) -> Player:
    m = metro("conf1905", "bauman")
    return m.hero_turn(m.conf1905).conf1905


HERO_HAS_ACTED = "Your hero takes one action in a turn and has taken it."


@refuses(
    ("station:tverskaya", "M33-9.1.1", HERO_HAS_ACTED),
    ("scout", "M33-9.1.1", HERO_HAS_ACTED),
    ("attack_station", "M33-9.1.1", HERO_HAS_ACTED),
    ("use:m02", "M33-14.3.1", "You do not have this mission."),
)
def hero_who_has_acted(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.hero("hunter", at="tsvetnoy_bulvar").missions("m01")
    return m.hero_action(m.reich).reich.says("scout")


@refuses(
    ("station:tverskaya", "M33-9.2.4", "The movement is over; now your hero acts."),
    ("buy", "M33-9.3.1", "Equipment is bought on a Hansa station; your hero is on none."),
    ("receive_mission", "M33-9.4.1", "Missions are drawn on a Hansa station; your hero is on none."),
    ("exchange", "M33-9.5.1", "Resources are exchanged on a Hansa station; your hero is on none."),
    ("scout", "M33-9.6.1", "Your hero is not on a neutral station."),
    ("attack_station", "M33-9.7.1", "Your hero is on a station of your own."),
    ("attack_hero", "M33-9.8.1", "There is no hero on this station whom yours may attack."),
)
def hero_at_home(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="tverskaya")
    return m.hero_action(m.reich).reich


@refuses(
    ("buy", "M33-0.4", "Not enough mushrooms: it costs 1, you have 0."),
    ("receive_mission", "M33-0.4", "Not enough mushrooms: it costs 1, you have 0."),
    ("attack_station", "M33-9.7.1", "Your hero is on a Hansa station, and those are never attacked."),
    ("ability", "M33-9.1.4", "The ability of your hero brings nothing at such a station."),
)
def artyom_on_hansa_with_a_pig(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="suvorovskaya").tokens(pigs=1)
    return m.market("e_pistol", "e_knife", "e_shotgun", "e_rifle").hero_action(m.reich).reich


@refuses(("exchange", "M33-9.1.4", "You have no token to exchange."))
def poor_on_hansa(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.hero("melnik", at="suvorovskaya").missions("m01")
    return m.hero_action(m.reich).reich


@refuses(("exchange", "M33-9.1.4", "The reserve has no token of another type."))
def nothing_else_in_the_reserve(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.hero("melnik", at="suvorovskaya").tokens(pigs=1)
    m.redline.tokens(mushrooms=35, ammo=35)
    return m.hero_action(m.reich).reich


@refuses(
    ("receive_mission", "M33-9.4.2", "There is no mission left to draw."),
    ("ability", "M33-9.1.3", "The ability of your hero is not an action."),
)
def no_missions_left(metro) -> Player:
    m = metro("reich", "redline")
    box = m.table.cards("mission_deck")
    m.redline.missions(*box)
    m.reich.hero("anna", at="suvorovskaya").tokens(mushrooms=1, ammo=1)
    return m.hero_action(m.reich).reich


@refuses(("buy", "M33-9.1.4", "The market is empty, and there is no card to fill it."))
def no_equipment_left(metro) -> Player:
    m = metro("reich", "redline", "bandits", "bauman", "arbat", "conf1905")
    m.stage_two().market()
    box = sorted(m.table.cards("equipment"))
    for place, player in enumerate(m.players):
        player.gear(*box[3 * place : 3 * place + 3])
    m.reich.hero_at("suvorovskaya").tokens(mushrooms=1, ammo=1)
    return m.hero_action(m.reich).reich


@refuses(
    ("attack_station", "M33-9.7.1", "Your hero is on an abandoned station, and those are never attacked."),
    ("ability", "M33-9.1.4", "The reserve has no token that your hero could take."),
)
def artyom_before_an_empty_reserve(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="dostoevskaya").missions("m01")
    m.redline.tokens(35, 35, 35)
    return m.hero_action(m.reich).reich


@refuses(
    ("scout", "M33-9.6.1", "There is no threat card left to scout."),
    ("ability", "M33-1.6", "Your army already has strength 8, and no army is stronger."),
)
def melnik_without_threats(metro) -> Player:
    m = metro("reich", "redline")
    box = m.table.cards("threats")
    m.table.deal("scouted", box, 1, [2] * len(box))
    m.reich.hero("melnik", at="rizhskaya").army(8)
    return m.hero_action(m.reich).reich


@refuses(("ability", "M33-0.4", "You can pay none of its 2 prices in full."))
def melnik_without_tokens(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.hero("melnik", at="rizhskaya").tokens(mushrooms=2)
    return m.hero_action(m.reich).reich


@refuses(("attack_station", "M33-19.15", "The station of your hero is protected until the end of the round."))
def hero_before_a_protected_station(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="teatralnaya")
    return m.lasting(("m17", m.redline, "station:teatralnaya")).hero_action(m.reich).reich


@refuses(("attack_station", "M33-19.9", "The law in force forbids attacks on stations of players."))
def hero_under_the_truce(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="teatralnaya")
    return m.law("l_truce").hero_action(m.reich).reich


@refuses(("attack_station", "M33-19.9", "The law in force forbids attacks on Polis."))
def hero_in_the_sanctuary(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="borovitskaya")
    return m.law("l_sanctuary").hero_action(m.reich).reich


@refuses(
    ("hero:hunter", "M33-9.1.1", "First choose the attack of your hero, then its target."),
    ("hero:melnik", "M33-9.8.1", "Melnik is not on the station of your hero."),
)
def hero_pointed_at_a_hero(metro) -> Player:
    m = metro("reich", "redline", "bauman")
    for player in (m.reich, m.redline):
        player.hero_at("lubyanka")
    return m.hero_action(m.reich).reich


@refuses(
    ("hero:artyom", "M33-9.8.1", "Artyom is your hero, who attacks another."),
    ("hero:sasha", "M33-4.4.3", "Sasha serves nobody in this match."),
    ("hero:khan", "M33-9.8.1", "Khan is not on the station of your hero."),
    ("hero:hunter", "M33-9.8.1", "This station belongs to the faction of Hunter, who is safe here."),
)
def hero_chooses_a_hero(metro) -> Player:
    m = metro("reich", "redline", "bandits", "bauman", "arbat")
    for player in (m.reich, m.redline, m.bandits, m.arbat):
        player.hero_at("lubyanka")
    m.redline.also_holds("lubyanka")
    m.hero_action(m.reich)
    return m.reich.says("attack_hero")


# --- trade ----------------------------------------------------------------------------------------------------------


def buying(metro, mushrooms: int = 0, ammo: int = 0, faction: str = "reich") -> Player:
    m = metro(faction, "redline")
    player: Player = getattr(m, faction).hero("anna", at="suvorovskaya").tokens(0, mushrooms, ammo)
    m.market("e_pistol", "e_knife", "e_shotgun", "e_rifle").hero_action(player)
    return player.says("buy")


@refuses(
    ("equipment:e_map", "M33-9.3.1", "Smuggler's Map does not lie on the market."),
    ("equipment:e_knife", "M33-0.4", "Not enough mushrooms: it costs 1, you have 0."),
)
def buying_without_mushrooms(metro) -> Player:
    return buying(metro, ammo=2)


@refuses(("equipment:e_knife", "M33-0.4", "Not enough ammo: it costs 2, you have 1."))
def buying_under_the_embargo(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.hero("anna", at="suvorovskaya").tokens(mushrooms=2, ammo=1)
    m.law("l_embargo").market("e_pistol", "e_knife", "e_shotgun", "e_rifle").hero_action(m.reich)
    return m.reich.says("buy")


@refuses(("buy", "M33-0.4", "You can pay none of its 3 prices in full."))
def bauman_without_tokens(metro) -> Player:
    m = metro("bauman", "redline")
    m.bauman.hero("anna", at="suvorovskaya").tokens(pigs=1)
    return m.market("e_pistol", "e_knife", "e_shotgun", "e_rifle").hero_action(m.bauman).bauman


@refuses(("pay:pigs1", "M33-19.1", "That is not one of its prices now."))
def bauman_pays(metro) -> Player:
    return buying(metro, 1, 1, "bauman").says("equipment:e_pistol")


@refuses(("renew", "M33-9.3.2", "You have already renewed the market, and you can do it only once."))
def renewed_once(metro) -> Player:
    return buying(metro, mushrooms=1, ammo=3).says("renew")


@refuses(("renew", "M33-9.3.2", "The market is renewed before anything is bought, not after."))
def bought_once(metro) -> Player:
    return buying(metro, mushrooms=2, ammo=3).says("equipment:e_pistol")


@refuses(("renew", "M33-0.4", "Not enough ammo: it costs 1, you have 0."))
def no_ammo_to_renew(metro) -> Player:
    return buying(metro, mushrooms=1, faction="bauman")


@refuses(("renew", "M33-0.6", "There are no other cards: the same ones would come back."))
def nothing_to_renew_with(metro) -> Player:
    m = metro("reich", "redline", "bandits", "bauman", "arbat", "conf1905")
    m.stage_two()
    box = sorted(m.table.cards("equipment") + m.table.cards("market"))
    m.market(*box[:4])
    for place, player in enumerate(m.players[:5]):
        player.gear(*box[4 + 3 * place : 7 + 3 * place])
    m.reich.hero("anna", at="suvorovskaya").tokens(mushrooms=1, ammo=1)
    m.hero_action(m.reich)
    return m.reich.says("buy")


@refuses(
    ("renew", "M33-19.13", "A mission buys from the market as it is, without renewing it."),
    ("done", "M33-19.13", "The mission buys a card: choose one."),
)
def buying_by_a_mission(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.missions("m06").tokens(mushrooms=1, ammo=2)
    m.market("e_pistol", "e_knife").army_turn(m.reich)
    return m.reich.says("use:m06")


def exchanging(metro, *tokens: int, taken: tuple[int, int, int] = (0, 0, 0)) -> Player:
    m = metro("reich", "redline")
    m.redline.tokens(*taken)
    m.reich.hero("anna", at="suvorovskaya").tokens(*tokens)
    m.hero_action(m.reich)
    return m.reich.says("exchange")


@refuses((PIGS, "M33-0.4", "You have no pigs to give."))
def exchanging_without_pigs(metro) -> Player:
    return exchanging(metro, 0, 1, 1)


@refuses((MUSHROOMS, "M33-0.4", "You have no mushrooms to give."))
def exchanging_without_mushrooms(metro) -> Player:
    return exchanging(metro, 1, 0, 1)


@refuses((AMMO, "M33-0.4", "You have no ammo to give."))
def exchanging_without_ammo(metro) -> Player:
    return exchanging(metro, 1, 1, 0)


@refuses((PIGS, "M33-9.5.1", "You must take a different type from the one you give."))
def exchanging_pigs(metro) -> Player:
    return exchanging(metro, 3, 1, 0).says(PIGS)


@refuses(
    ("number:4", "M33-9.5.1", "You can exchange at least 1 token and 3 at most."),
    ("number:0", "M33-9.5.1", "You can exchange at least 1 token and 3 at most."),
)
def exchanging_three_pigs(metro) -> Player:
    return exchanging(metro, 3, 1, 0).says(PIGS, MUSHROOMS)


def sasha(metro, *tokens: int) -> Player:
    m = metro("reich", "redline")
    m.reich.hero("sasha", at="tverskaya").tokens(*tokens)
    m.hero_action(m.reich)
    return m.reich.says("ability")


@refuses(("done", "M33-19.7", "Give at least one token first."))
def sasha_begins(metro) -> Player:
    return sasha(metro, 1, 1, 0)


@refuses((AMMO, "M33-19.7", "The reserve has too few tokens of other types to replace it."))
def sasha_has_given_two_types(metro) -> Player:
    return sasha(metro, 2, 1, 1).says(PIGS, MUSHROOMS)


@refuses((PIGS, "M33-19.7", "You do not take back a type that you have just given."))
def sasha_takes(metro) -> Player:
    return sasha(metro, 1, 1, 0).says(PIGS, "done")


@refuses(("mission:m01", "M33-9.4.1", "Blood Feud is not among the missions you drew."))
def keeping_a_mission(metro) -> Player:
    m = metro("reich", "redline")
    m.table.top("mission_deck", ["m02", "m03"])
    m.reich.hero("anna", at="suvorovskaya").tokens(mushrooms=1, ammo=1)
    m.hero_action(m.reich)
    return m.reich.says("receive_mission")


@refuses(("equipment:e_map", "M33-12.3", "Smuggler's Map is not among the cards you drew."))
def keeping_a_gift(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.also_holds("rizhskaya", "trubnaya", "tsvetnoy_bulvar")
    m.table.top("equipment", ["e_pistol", "e_knife"])
    return m.end_of_round().redline


# --- equipment ------------------------------------------------------------------------------------------------------


@refuses(("equipment:e_map", "M33-15.1", "Your hero does not carry Smuggler's Map."))
def carrying_too_much(metro) -> Player:
    m = metro("reich", "redline")
    m.stage_two().reich.gear("e_pistol", "e_knife", "e_boots")
    return m.end_of_round().reich


@refuses(("equipment:e_map", "M33-16.2.15", "The beaten hero does not carry Smuggler's Map."))
def taking_from_a_beaten_hero(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.hero("hunter", at="rizhskaya")
    m.redline.hero("artyom", at="rizhskaya").gear("e_boots")
    m.hero_action(m.reich).combat_cards(["assault"], ["entrench"])
    m.reich.says("attack_hero")
    m.play_cards(m.reich, "assault", m.redline, "entrench")
    m.redline.says("station:teatralnaya")
    return m.reich


@refuses(("pass", "M33-16.2.6", "The defender discards a card of the beaten hero in any case."))
def stripping_an_attacker(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="teatralnaya").gear("e_pistol", "e_boots")
    m.redline.army(8)
    m.hero_action(m.reich).combat_cards(["entrench"], ["assault"])
    m.reich.says("attack_station")
    m.play_cards(m.reich, "entrench", m.redline, "assault")
    m.reich.says("station:tverskaya")
    return m.redline


@refuses(
    ("pass", "M33-19.3", "The threat costs you an equipment card: choose which."),
    ("equipment:e_map", "M33-15.1", "Your hero does not carry Smuggler's Map."),
)
def losing_to_saboteurs(metro) -> Player:
    m = metro("reich", "redline")
    m.stage_two().threats("t2_saboteurs").reich.army(3).gear("e_pistol", "e_boots")
    m.army_turn(m.reich)
    return m.reich.says("attack_station", "station:tsvetnoy_bulvar")


@refuses(("equipment:e_pistol", "M33-19.8", "Homemade Pistol does not save your hero from a wound."))
def about_to_be_wounded(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="tsvetnoy_bulvar").gear("e_pistol", "e_medkit")
    m.threats("t1_gang").hero_action(m.reich)
    return m.reich.says("attack_station")


@refuses(("station:rizhskaya", "M33-16.4.1", "A wounded hero goes to a home station, and Rizhskaya is none of yours."))
def going_home(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.hero("artyom", at="tsvetnoy_bulvar").also_holds("rizhskaya")
    m.threats("t1_gang").hero_action(m.reich)
    return m.reich.says("attack_station")


# --- battles --------------------------------------------------------------------------------------------------------


def before_a_threat(
    metro, force: str, *gear: str, hero: str = "artyom", threats: tuple[str, ...] = ("t1_dogs",)
) -> Player:
    m = metro("reich", "redline")
    m.reich.army(5).hero(hero, at="tsvetnoy_bulvar").gear(*gear).missions("m01")
    m.threats(*threats)
    if force == "army":
        m.army_turn(m.reich)
        return m.reich.says("attack_station", "station:tsvetnoy_bulvar")
    m.hero_action(m.reich)
    return m.reich.says("attack_station")


@refuses(
    ("equipment:e_grenades", "M33-15.3", "Your army fights this battle, and equipment works for the hero only."),
    ("equipment:e_map", "M33-15.1", "Your hero does not carry Smuggler's Map."),
    ("khan", "M33-19.7", "Your hero has no such ability."),
    ("geiger", "M33-19.8", "Your hero carries no such equipment."),
    (
        "complete:m01",
        "M33-14.2.2",
        "Missions are turned up in your own turn, after a battle that you won, or before the victory check.",
    ),
)
def army_before_a_threat(metro) -> Player:
    return before_a_threat(metro, "army", "e_grenades")


@refuses(
    ("equipment:e_pistol", "M33-19.8", "Homemade Pistol is not a card that is discarded for strength in a battle."),
)
def hero_before_a_threat(metro) -> Player:
    return before_a_threat(metro, "hero", "e_pistol")


@refuses(
    ("khan", "M33-19.7", "Your hero has already used this ability this round."),
    ("geiger", "M33-19.8", "You have already looked at this card."),
)
def after_both_looks(metro) -> Player:
    player = before_a_threat(metro, "army", "e_geiger", hero="khan", threats=("t1_dogs", "t1_rats"))
    return player.says("khan", "keep", "geiger", "keep")


@refuses(
    ("equipment:e_grenades", "M33-19.4", "Equipment gives no strength against this threat."),
    ("geiger", "M33-16.3.3", "No threat card is about to be opened in this battle."),
)
def before_a_ghost(metro) -> Player:
    return before_a_threat(metro, "hero", "e_grenades", "e_geiger", threats=("t1_ghost",)).says("pass")


@refuses(("khan", "M33-11.3", "There is no threat card left."))
def khan_without_threats(metro) -> Player:
    m = metro("reich", "redline")
    box = m.table.cards("threats")
    m.table.deal("scouted", box, 1, [2] * len(box))
    m.reich.hero("khan").missions("m01")
    m.army_turn(m.reich)
    return m.reich.says("attack_station", "station:tsvetnoy_bulvar")


@refuses(("combat:c_ambush", "M33-17.2", "Ambush is not among the combat cards you were dealt."))
def choosing_a_combat_card(metro) -> Player:
    m = metro("reich", "redline")
    m.army_turn(m.reich).combat_cards(["assault", "flank", "charge"], ["ambush"])
    return m.reich.says("attack_station", "station:teatralnaya")


# --- capturing ------------------------------------------------------------------------------------------------------


def capturing(metro, *tokens: int, also: tuple[str, ...] = ()) -> Player:
    m = metro("reich", "redline")
    m.reich.army(8).tokens(*tokens).also_holds(*also).missions("m14", "m16")
    m.threats("t1_dogs").army_turn(m.reich)
    player = m.reich.says("attack_station", "station:tsvetnoy_bulvar")
    return player.says("pass", to="before_battle").says("pass", to="after_reveal")


@refuses(
    ("pay:pigs1+mushrooms1", "M33-0.4", "Not enough mushrooms: it costs 1, you have 0."),
    ("pay:mushrooms1", "M33-19.1", "That is not one of its prices now."),
    ("use:m16", "M33-14.3.5", "Its ability is used only when combat cards lie open."),
)
def capturing_without_mushrooms(metro) -> Player:
    return capturing(metro, 1, 0, 0)


@refuses(("pay:pigs1+mushrooms1", "M33-1.5", "You hold 12 stations: your faction has no token for another one."))
def capturing_a_thirteenth(metro) -> Player:
    stations = ["trubnaya", "sukharevskaya", "prospekt_mira_orange", "rizhskaya", "kuznetsky_most", "lubyanka"]
    return capturing(metro, 1, 1, 0, also=(*stations, *POLIS[:3]))


@refuses(
    ("station:turgenevskaya", "M33-13.3.1", "Turgenevskaya is not a neutral station of the active map."),
    ("station:rizhskaya", "M33-13.3.1", "Rizhskaya is outside your zone, where a neutral station is left."),
    ("station:borovitskaya", "M33-13.3.1", "A Polis station is never taken free of charge."),
)
def taking_refuge(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.army(8)
    m.army_turn(m.reich).combat_cards(["assault"], ["entrench"])
    m.reich.says("attack_station", "station:teatralnaya")
    m.play_cards(m.reich, "assault", m.redline, "entrench")
    return m.redline


# --- using missions -------------------------------------------------------------------------------------------------


@refuses(
    ("use:m06", "M33-14.3.5", "The market has no card to buy."),
    ("use:m07", "M33-14.3.5", "The threat deck has no card to look at."),
    ("use:m08", "M33-14.3.5", "Its ability is used only when you vote on a law."),
    ("use:m09", "M33-14.3.5", "You have already settled the maintenance for this round."),
    ("use:m10", "M33-14.3.5", "Your army already has strength 8, and no army is stronger."),
    ("use:m12", "M33-14.3.5", "Your hero has no turn to miss."),
    ("use:m15", "M33-14.3.5", "No other player has a token."),
    ("use:m16", "M33-14.3.5", "Its ability is used only when combat cards lie open."),
    ("use:m17", "M33-19.15", "You control no station that you could protect."),
    ("use:m18", "M33-14.3.5", "No law is in force."),
    ("use:m01", "M33-14.3.1", "You do not have this mission."),
)
def many_useless_missions(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.army(8).holds().missions("m06", "m07", "m08", "m09", "m10", "m12", "m15", "m16", "m17", "m18")
    m.table.deal("threat_discard", m.table.cards("threats"))
    m.table.deal("threats", [])
    return m.market().army_turn(m.reich).reich


@refuses(
    ("use:m05", "M33-14.3.1", "You have already used this mission this round."),
    ("use:m01", "M33-14.3.1", "The ability of a completed mission costs 1 ammo, and you have 0."),
    ("use:m04", "M33-14.3.1", "You do not have this mission."),
    ("complete:m01", "M33-14.2.1", "You have no such face-down mission."),
)
def completed_missions(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.completed("m05", "m01").tokens(ammo=1)
    m.army_turn(m.reich)
    return m.reich.says("use:m05", PIGS)


@refuses(("use:m10", "M33-0.4", "Not enough pigs: it costs 1, you have 0."))
def completed_mission_that_hires(metro) -> Player:
    """The ammo for its ability is no pig (M33-14.3.1)."""
    m = metro("reich", "redline")
    m.reich.completed("m10").tokens(ammo=1)
    return m.army_turn(m.reich).reich


@refuses(("use:m06", "M33-0.4", "Not enough ammo: it costs 2, you have 1."))
def completed_mission_and_a_purchase(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.completed("m06").tokens(mushrooms=1, ammo=1)
    return m.market("e_pistol").army_turn(m.reich).reich


@refuses(("station:teatralnaya", "M33-19.15", "Teatralnaya is not one of your stations."))
def protecting(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.missions("m17")
    m.army_turn(m.reich)
    return m.reich.says("use:m17")


@refuses(
    ("faction:reich", "M33-19.15", "You take the token from another player."),
    ("faction:arbat", "M33-4.4.3", "Nobody leads the Arbat Confederation in this match."),
    ("faction:bauman", "M33-19.15", "There is no token to take from the Bauman Alliance."),
)
def stealing(metro) -> Player:
    m = metro("reich", "redline", "bandits", "bauman")
    m.redline.tokens(1, 1, 0)
    m.bandits.tokens(1, 0, 0)
    m.reich.missions("m15")
    m.army_turn(m.reich)
    return m.reich.says("use:m15")


def stealing_from(metro, *tokens: int) -> Player:
    m = metro("reich", "redline")
    m.redline.tokens(*tokens)
    m.reich.missions("m15")
    m.army_turn(m.reich)
    return m.reich.says("use:m15")


@refuses((PIGS, "M33-19.15", "That player has no pigs."))
def stealing_from_one_without_pigs(metro) -> Player:
    return stealing_from(metro, 0, 1, 1)


@refuses((MUSHROOMS, "M33-19.15", "That player has no mushrooms."))
def stealing_from_one_without_mushrooms(metro) -> Player:
    return stealing_from(metro, 1, 0, 1)


@refuses((AMMO, "M33-19.15", "That player has no ammo."))
def stealing_from_one_without_ammo(metro) -> Player:
    return stealing_from(metro, 1, 1, 0)


@refuses(("threat:t1_gang", "M33-19.12", "Cutthroat Gang is not among the cards you are looking at."))
def arranging(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.missions("m07")
    m.threats("t1_rats", "t1_dogs", "t1_barrel").army_turn(m.reich)
    return m.reich.says("use:m07")


# --- turning missions up --------------------------------------------------------------------------------------------

GOAL_TEXT = "Its goal is not reached: "


@refuses(
    ("complete:m01", "M33-14.2.2", "It is turned up directly after the battle that reaches its goal."),
    (
        "complete:m05",
        "M33-14.2.1",
        GOAL_TEXT + "On your own turn return 2 pigs, 2 mushrooms and 2 ammo to the reserve. Now: 2, 2 and 1.",
    ),
    ("complete:m07", "M33-14.2.1", GOAL_TEXT + "Control at least one Polis station. Now: 0."),
    ("complete:m09", "M33-14.2.1", GOAL_TEXT + "Have an army of strength 7 or 8. Now: 6."),
    (
        "complete:m13",
        "M33-14.2.1",
        GOAL_TEXT + "Your hero stands on an abandoned station outside your faction's zone.",
    ),
    ("complete:m14", "M33-14.2.1", GOAL_TEXT + "Control at least 7 stations. Now: 3."),
    ("complete:m15", "M33-14.2.1", GOAL_TEXT + "Own at least 6 tokens of one resource. Now: 2."),
    (
        "complete:m16",
        "M33-14.2.1",
        GOAL_TEXT + "Your hero's strength, counting only unconditional bonuses, is 6 or more. Now: 4.",
    ),
    (
        "complete:m18",
        "M33-14.2.1",
        GOAL_TEXT + "Control at least 2 stations in the zones of other factions (Polis does not count). Now: 0.",
    ),
)
def far_from_every_goal(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.army(6).hero("hunter").tokens(2, 2, 1)
    m.reich.missions("m01", "m05", "m07", "m09", "m13", "m14", "m15", "m16", "m18")
    return m.army_turn(m.reich).reich


@refuses(("complete:m10", "M33-14.2.4", "You have already completed a mission with this goal."))
def the_same_goal_again(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.army(7).completed("m09").missions("m10")
    return m.army_turn(m.reich).reich


@refuses(
    (
        "complete:m01",
        "M33-14.2.1",
        GOAL_TEXT + "Win a battle in which a hero of another player fights on the other side.",
    ),
    (
        "complete:m11",
        "M33-14.2.1",
        GOAL_TEXT + "Defeat with your hero a threat of printed strength 5 or more.",
    ),
    (
        "complete:m17",
        "M33-14.2.1",
        GOAL_TEXT + "Defend one of your stations successfully (win, not draw) against another player.",
    ),
)
def after_a_conquest(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.army(8).missions("m01", "m03", "m11", "m17")
    m.redline.also_holds("lubyanka")
    m.army_turn(m.reich).combat_cards(["assault"], ["entrench"])
    m.reich.says("attack_station", "station:teatralnaya", "pass")
    m.play_cards(m.reich, "assault", m.redline, "entrench")
    return m.reich.says("pass", to="after_reveal").says("pass", to="capture")


@refuses(
    ("complete:m11", "M33-14.2.1", "You have no such face-down mission."),
    (
        "complete:m03",
        "M33-14.2.1",
        GOAL_TEXT + "Win an attack on a station of another player, with your army or your hero.",
    ),
)
def after_a_defence(metro) -> Player:
    m = metro("reich", "redline")
    m.redline.army(8).missions("m03", "m17")
    m.army_turn(m.reich).combat_cards(["assault"], ["entrench"])
    m.reich.says("attack_station", "station:teatralnaya")
    m.redline.says("pass", to="before_battle")
    m.play_cards(m.reich, "assault", m.redline, "entrench")
    return m.redline.says("pass", to="after_reveal")


@refuses(("complete:m11", "M33-14.2.3", "You did not hold this mission when it happened."))
def a_mission_that_came_as_a_reward(metro) -> Player:
    m = metro("reich", "redline")
    m.stage_two().threats("t2_archivist")
    m.table.top("mission_deck", ["m11", "m01"])
    m.reich.hero("hunter", at="tsvetnoy_bulvar").gear("e_flamer", "e_gasmask", "e_machinegun").missions("m12")
    m.hero_action(m.reich)
    m.reich.says("attack_station").says("mission:m11", to="keep_mission").says("pass", to="capture")
    return m.reich


@refuses(
    ("complete:m05", "M33-14.2.2", "The payment of this mission is made in your own turn."),
    ("complete:m03", "M33-14.2.2", "It is turned up directly after the battle that reaches its goal."),
)
def before_the_victory_check(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.army(7).tokens(2, 2, 2).missions("m05", "m09", "m03")
    return m.end_of_round().reich


# --- the table above ------------------------------------------------------------------------------------------------


def names() -> list[str]:
    return [f"{position.__name__}-{act}" for position, act, _, _ in ROWS]


@pytest.mark.parametrize(("position", "act", "rule", "sentence"), ROWS, ids=names())
def test_a_refusal_names_the_rule_and_says_why(metro, position: Position, act: str, rule: str, sentence: str):
    """The rule that forbids this act now, and the numbers it is about."""
    player = position(metro)

    assert sentence == player.is_refused(act, rule)
    player.metro.table.expected = set(player.metro.table.asked())


def test_every_reason_is_reached_by_a_row_of_this_table(metro):
    reached: set[int] = set()
    for position, act, _, _ in ROWS:
        player = position(metro)
        state = player.metro.state
        ask = next(ask for ask in player.metro.table.match.asks if ask.seat == player.seat)
        reached.add(state.stack[-1].why_not(state, ask, RULES.vocabulary.option(act)))
        player.metro.table.expected = set(player.metro.table.asked())

    assert [] == [(one.rule, one.name) for number, one in enumerate(REASONS.all) if number and number not in reached]


def melnik_chooses_a_price(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.hero("melnik", at="tverskaya").army(4).tokens(pigs=1, ammo=1)
    return m.hero_action(m.reich).reich.says("ability", to="hero_action")


def khan_has_looked(metro) -> Player:
    m = metro("reich", "redline")
    m.reich.army(3).hero("khan")
    m.threats("t1_rats").army_turn(m.reich)
    return m.reich.says("attack_station", "station:tsvetnoy_bulvar", "khan")


FOREIGN = {  # questions to which a number is no answer at all, and no rule says why
    place_of_the_hero,
    hero_chooses_a_hero,
    exchanging_without_ammo,
    robbed_of_mushrooms_or_ammo,
    buying_without_mushrooms,
    sasha_begins,
    sasha_takes,
    keeping_a_gift,
    carrying_too_much,
    taking_from_a_beaten_hero,
    stripping_an_attacker,
    about_to_be_wounded,
    going_home,
    choosing_a_combat_card,
    taking_refuge,
    protecting,
    stealing,
    stealing_from_one_without_pigs,
    polis_gives_pigs_or_mushrooms,
    keeping_a_mission,
    arranging,
    after_a_conquest,
    bandits_have_pigs,
    melnik_chooses_a_price,
    khan_has_looked,
}


@pytest.mark.parametrize("position", sorted(FOREIGN, key=lambda position: position.__name__))
def test_what_is_no_answer_at_all_is_refused_without_a_reason(metro, position: Position):
    """The question is another one; no rule forbids it here and now."""
    player = position(metro)
    state = player.metro.state
    ask = next(ask for ask in player.metro.table.match.asks if ask.seat == player.seat)

    assert 0 == state.stack[-1].why_not(state, ask, RULES.vocabulary.option("number:1"))
    player.metro.table.expected = set(player.metro.table.asked())


def test_a_type_that_he_has_and_cannot_give_finds_no_other_type_in_the_reserve(metro):
    """And one that he has not cannot be given at all (M33-9.1.4)."""
    m = metro("reich", "redline")
    m.reich.tokens(pigs=1)
    m.army_turn(m.reich).then("army_action", m.reich)
    pigs, ammo = (RULES.vocabulary.option(name) for name in (PIGS, AMMO))
    ask = Ask(0, "exchange_in", [pigs])

    found = [REASONS.all[Exchange(0).against(m.state, ask, option)].name for option in (pigs, ammo)]
    assert ["no_other_type", "none_to_give"] == found
