"""Phase 1: resources, threats from the dark, laws (section 6)."""

import pytest
from metro2033_table import HOMES, Metro, step, with_data

from railhead.games.metro2033 import cards

# --- resources (6.1) ------------------------------------------------------------------------------------------------


def income(metro, position: int) -> Metro:
    m = metro("reich", "redline")
    return m.events(position)


@pytest.mark.parametrize(
    ("position", "purse", "following"),
    [
        (1, (1, 1, 0), "army_action"),
        (2, (0, 0, 1), "name_station"),
        (3, (1, 0, 0), "vote"),
        (4, (0, 1, 1), "army_action"),
        (5, (1, 0, 0), "name_station"),
        (6, (0, 1, 1), "vote"),
        (0, (2, 2, 2), "hire"),
    ],
)
def test_the_symbols_of_the_track_say_what_stations_give(
    metro, position: int, purse: tuple[int, int, int], following: str
):
    """Each station one token of a shown resource; two in the first round only (M33-6.0.1, M33-6.1.1, 6.1.2, 6.1.4)."""
    m = income(metro, position)

    m.begin()

    assert purse == m.reich.purse == m.redline.purse
    m.then(following, m.reich)


@pytest.mark.parametrize(
    ("position", "asked"),
    [(1, "hire"), (2, "name_station"), (3, "vote"), (4, "hire"), (5, "name_station"), (6, "vote")],
)
def test_resources_come_first_then_threat_or_law(metro, position: int, asked: str):
    """M33-6.0.1, 6.0.2: the tokens are there when station or vote is asked for."""
    m = income(metro, position)
    m.reich.tokens(pigs=1, ammo=1)

    assert (asked, True) == (m.reich.asked, sum(m.reich.purse) > 2)
    m.then(asked, m.reich)


@pytest.mark.parametrize("position", [2, 5])
def test_after_the_dark_no_law_is_voted_on(metro, position: int):
    """M33-6.0.1: no position of the track shows both."""
    m = metro("reich", "redline")
    m.threats("t1_rats")
    for player in m.players:
        player.army(5).hero_at("suvorovskaya")
    m.events(position)

    m.reich.says("station:tverskaya", to="name_station")
    m.redline.says("station:teatralnaya", to="name_station")

    assert [] == m.told("proposes_law")
    m.then("army_action", m.reich)


def test_the_order_is_resources_threat_law(metro):
    """M33-6.0.2: a position of somebody's own making that shows all three brings them in this order."""
    m = metro("reich", "redline")
    m.threats("t1_rats").table.top("laws", ["l_truce"])
    for player in m.players:
        player.army(5).hero_at("suvorovskaya")
    m.events(2)

    with with_data(cards.SHOWS_LAW, 2, True):
        m.reich.says("station:tverskaya", to="name_station")
        m.redline.says("station:teatralnaya", to="name_station")
    m.reich.says("against", to="vote")
    m.redline.says("against", to="vote")

    told = [event.kind for event in m.table.match.tape.events]
    order = ["gains_ammo", "names_for_army", "dark_opens", "compares", "proposes_law", "votes_against", "law_fails"]
    assert sorted(order, key=told.index) == order
    m.then("army_action", m.reich)


def test_a_station_gives_what_it_produces_and_nothing_else(metro):
    """M33-6.1.1: a second mushroom station gives nothing when mushrooms are not shown."""
    m = income(metro, 2)
    m.reich.also_holds("trubnaya", "tsvetnoy_bulvar")  # ammo and mushrooms

    m.begin()

    assert (0, 0, 2) == m.reich.purse
    m.then("name_station", m.reich)


def test_polis_gives_one_token_of_a_shown_type_of_the_owners_choice(metro):
    """With two types shown each Polis station is asked for separately (M33-6.1.3)."""
    m = income(metro, 4)
    m.reich.also_holds("borovitskaya", "biblioteka")

    assert ["resource:mushrooms", "resource:ammo"] == m.reich.options
    m.reich.is_refused("resource:pigs", "M33-6.1.3")
    m.reich.says("resource:ammo", to="polis_income").says("resource:ammo", to="polis_income")

    assert (0, 1, 3) == m.reich.purse
    m.then("army_action", m.reich)


def test_every_polis_station_gives_its_token(metro):
    """M33-6.1.3: one after the other, in the order of the board."""
    m = income(metro, 4)
    m.reich.also_holds("borovitskaya", "arbatskaya", "biblioteka", "aleksandrovsky_sad")

    for resource in ("ammo", "mushrooms", "ammo", "ammo"):
        m.reich.says(f"resource:{resource}", to="polis_income")

    assert (0, 2, 4) == m.reich.purse
    m.then("army_action", m.reich)


def test_polis_with_one_symbol_is_not_asked(metro):
    """M33-6.1.3: the only resource shown, for every Polis station."""
    m = income(metro, 3)
    m.reich.also_holds("borovitskaya", "biblioteka")

    assert (3, 0, 0) == m.reich.purse
    m.then("vote", m.reich)


def test_polis_picks_only_what_is_left(metro):
    """M33-6.1.6, M33-0.5: a type the reserve lacks cannot be picked; fixed stations come first."""
    m = income(metro, 4)
    m.reich.also_holds("borovitskaya")
    m.redline.tokens(ammo=34)

    assert (0, 2, 1) == m.reich.purse  # the last ammo went to Chekhovskaya
    m.then("army_action", m.reich)


def test_a_station_whose_resource_is_gone_gives_nothing(metro):
    """M33-6.1.6: no pigs in the reserve, none for anybody."""
    m = income(metro, 3)
    m.redline.tokens(pigs=35)

    assert (0, 35) == (m.reich.now("pigs"), m.redline.now("pigs"))
    m.then("vote", m.reich)


def test_neutral_stations_and_heroes_produce_nothing(metro):
    """M33-6.1.5: Rizhskaya (pigs) is neutral, and the hero on it changes nothing."""
    m = income(metro, 3)
    m.reich.hero_at("rizhskaya")

    assert (1, 0, 0) == m.reich.purse
    m.then("vote", m.reich)


def test_the_marker_never_returns_to_the_start(metro):
    """M33-6.1.4: after position 6 comes 1."""
    m = metro("reich", "redline")
    m.at(position=6, round=7).end_of_round()

    m.begin()

    assert 1 == m.json()["table"]["position"]
    m.then("army_action", m.redline)


# --- threats from the dark (6.2) ------------------------------------------------------------------------------------


def the_dark(metro, *factions: str, card: str = "t1_deserters") -> Metro:
    m = metro(*(factions or ("reich", "redline")))
    m.threats(card)
    m.table.stack(step("Round", "mobilization"), step("ThreatsFromTheDark"))
    return m


def test_everybody_names_a_station_before_the_card_is_turned(metro):
    """In turn order and openly (M33-6.2.1)."""
    m = the_dark(metro)
    m.at(first=1).redline.also_holds("borovitskaya", "lubyanka")
    m.redline.hero_at("suvorovskaya")
    m.reich.hero_at("suvorovskaya")

    assert {f"station:{name}" for name in [*HOMES["redline"], "borovitskaya", "lubyanka"]} == set(m.redline.options)
    m.redline.is_refused("station:tverskaya", "M33-6.2.1")
    m.redline.says("station:borovitskaya", to="name_station")
    assert 0 == len(m.zone("open_threat"))
    assert ["The Red Line names Borovitskaya, which the army defends."] == m.table.told(0)[-1:]
    m.then("name_station", m.reich)


def test_the_hero_may_defend_only_where_he_stands(metro):
    """M33-6.2.1: the choice between army and hero is put only there."""
    m = the_dark(metro)
    m.reich.hero_at("tverskaya")

    m.reich.says("station:tverskaya")
    assert ["army", "hero"] == m.reich.options
    m.reich.says("hero", to="defend_with")

    m.then("name_station", m.redline)


def test_one_card_counts_for_everybody_and_each_winner_has_the_reward(metro):
    """M33-6.2.2, 6.2.3, 6.2.4: both beat the Deserters and take 2 ammo; no combat cards."""
    m = the_dark(metro)
    m.reich.army(5).hero_at("suvorovskaya")
    m.redline.army(6).hero_at("suvorovskaya")
    deck = len(m.table.cards("threats"))

    m.reich.says("station:tverskaya")
    m.redline.says("station:teatralnaya")

    assert ((0, 0, 2), (0, 0, 2)) == (m.reich.purse, m.redline.purse)
    assert deck - 1 == len(m.zone("threats"))
    assert [] == m.told("plays_combat_card")
    m.then("army_action", m.reich)


def test_the_dark_opens_the_deck_of_the_current_stage(metro):
    """M33-6.2.2, M33-12.1: in stage two a stage-two card."""
    m = metro("reich", "redline")
    m.stage_two().threats("t2_crater")
    m.table.stack(step("Round", "mobilization"), step("ThreatsFromTheDark"))
    for player in m.players:
        player.army(5).hero_at("suvorovskaya")

    m.reich.says("station:tverskaya")
    m.redline.says("station:teatralnaya")

    assert ["t2_crater"] == m.zone("threat_discard")
    m.then("army_action", m.reich)


def test_a_lost_station_becomes_neutral_and_a_draw_changes_nothing(metro):
    """M33-6.2.4, 6.2.5: the loser loses station and point, but neither army strength nor health."""
    m = the_dark(metro)
    m.reich.army(3).also_holds("rizhskaya").hero("artyom", at="rizhskaya")
    m.redline.army(4).hero_at("suvorovskaya")

    m.reich.says("station:rizhskaya", "hero")
    m.redline.says("station:teatralnaya")

    assert (None, 3) == (m.owner("rizhskaya"), m.reich.points)
    assert (3, False, "rizhskaya") == (m.reich.now("army"), m.reich.now("wounded"), m.reich.now("hero_at"))
    assert ("redline", (0, 0, 0)) == (m.owner("teatralnaya"), m.redline.purse)
    m.then("army_action", m.reich)


def test_the_card_is_discarded_after_all_have_fought(metro):
    """M33-6.2.6: and a loser is brought back to three stations before the next one fights."""
    m = the_dark(metro)
    for player in m.players:
        player.army(1).hero_at("suvorovskaya")

    m.reich.says("station:tverskaya")
    m.redline.says("station:teatralnaya")
    assert (["t1_deserters"], []) == (m.zone("open_threat"), m.told("also_loses"))
    m.then("refuge", m.reich)
    assert 3 == len(m.redline.stations)  # he has not fought yet
    m.reich.says("station:tverskaya")
    m.redline.says("station:lubyanka", to="refuge")

    assert (["t1_deserters"], []) == (m.zone("threat_discard"), m.zone("open_threat"))
    m.then("army_action", m.reich)


def test_abilities_of_the_card_apply_in_the_event(metro):
    """M33-6.2.5: Tunnel Fever also weakens the army of who lost."""
    m = the_dark(metro, card="t1_fever")
    m.reich.army(2).hero_at("suvorovskaya").also_holds("rizhskaya")
    m.redline.army(5).hero_at("suvorovskaya")

    m.reich.says("station:rizhskaya")
    m.redline.says("station:teatralnaya")

    assert 1 == m.reich.now("army")
    m.then("gain", m.redline)


def test_a_scouted_card_cannot_be_used_against_the_dark(metro):
    """M33-6.2.7: the holder is not asked, the top card of the deck is opened."""
    m = the_dark(metro)
    m.reich.army(5).scouted("t1_rats", in_round=1).hero_at("suvorovskaya")
    m.redline.hero_at("suvorovskaya").army(5)

    m.reich.says("station:tverskaya")
    m.redline.says("station:teatralnaya")

    assert ["t1_deserters"] == m.zone("threat_discard")
    assert ["t1_rats"] == m.reich.cards("scouted")
    m.then("army_action", m.reich)


def test_a_wounded_hero_may_defend_his_station(metro):
    """M33-6.2.8: a wound only costs a hero phase."""
    m = the_dark(metro)
    m.reich.hero("hunter", at="tverskaya").wounded().gear("e_pistol")
    m.redline.hero_at("suvorovskaya").army(4)

    m.reich.says("station:tverskaya", "hero")
    m.redline.says("station:teatralnaya")

    assert (0, 0, 3) == m.reich.purse  # reward and Hunter's own ammo
    assert m.reich.now("wounded")
    m.then("army_action", m.reich)


def test_missions_are_used_before_naming_and_after_the_card_is_open_but_not_between(metro):
    """No window A; window B for each when his own fight comes (M33-6.2.9, M33-14.3.3)."""
    m = the_dark(metro)
    m.reich.army(3).missions("m05", "m03").hero_at("suvorovskaya")
    m.redline.army(4).hero_at("suvorovskaya").missions("m10")

    m.reich.says("use:m05", to="name_station").says("resource:pigs", to="gain")
    m.reich.says("station:tverskaya", to="name_station")
    m.redline.says("station:teatralnaya", to="name_station")
    assert ["t1_deserters"] == m.zone("open_threat")
    m.then("after_reveal", m.reich)
    m.reich.says("use:m03", to="after_reveal")

    assert [[0, 5, 4], [1, 4, 4]] == m.told("compares")
    m.then("hire", m.reich)


def test_a_player_without_stations_is_passed_over(metro):
    """M33-6.2.10."""
    m = the_dark(metro)
    m.reich.holds()
    m.redline.army(5).hero_at("suvorovskaya")

    m.redline.says("station:teatralnaya", to="name_station")

    assert [] == [args for args in m.told("compares") if args[0] == 0]
    m.then("army_action", m.reich)


def test_without_any_threat_card_nothing_happens(metro):
    """M33-6.2.10: deck and discard pile are empty, the other cards are scouted."""
    m = the_dark(metro)
    m.reich.hero_at("suvorovskaya")
    m.redline.hero_at("suvorovskaya")
    cards = m.table.cards("threats")
    m.table.deal("scouted", cards, 0, [2] * len(cards))

    m.reich.says("station:tverskaya")
    m.redline.says("station:teatralnaya")

    assert (3, 3) == (m.reich.points, m.redline.points)
    assert [] == m.told("dark_opens")
    m.then("army_action", m.reich)


# --- laws (6.3) -----------------------------------------------------------------------------------------------------


def vote_on(metro, card: str = "l_truce") -> Metro:
    m = metro("reich", "redline", "bandits")
    m.table.top("laws", [card])
    m.table.stack(step("Round", "mobilization"), step("LawVote"))
    return m


def test_the_law_is_opened_before_anybody_votes(metro):
    """M33-6.3.1: all see it."""
    m = vote_on(metro)

    assert "l_truce" == m.bandits.sees()["zones"]["laws"]["cards"][0]
    m.then("vote", m.reich)


def test_votes_are_stations_and_missions_give_none(metro):
    """One vote for each station, in turn order; no abstaining (M33-6.3.2)."""
    m = vote_on(metro)
    m.at(first=1).reich.completed("m05", "m01").also_holds("rizhskaya")

    assert ["for", "against"] == m.redline.options
    m.redline.says("for", to="vote")
    m.bandits.says("for", to="vote")
    m.reich.is_refused("pass", "M33-6.3.2")
    m.reich.says("against", to="vote")

    assert [[1, 3], [2, 3], [0, 4]] == m.told("votes_for", "votes_against")
    assert ["l_truce"] == m.zone("law")
    m.then("army_action", m.redline)


def test_more_votes_for_than_against_put_the_law_in_force_at_once(metro):
    """The old law goes under the deck (M33-6.3.3, 6.3.5, M33-11.1)."""
    m = vote_on(metro)
    m.law("l_corridors")

    m.reich.says("for")
    m.redline.says("for")
    m.bandits.says("against")

    assert (["l_truce"], "l_corridors") == (m.zone("law"), m.zone("laws")[-1])
    m.then("army_action", m.reich)


@pytest.mark.parametrize("votes", ["for against against", "tie"])
def test_otherwise_the_new_card_goes_under_the_deck_and_the_old_law_stays(metro, votes: str):
    """Also with equal votes (M33-6.3.4, 6.3.5, M33-11.1)."""
    m = vote_on(metro)
    m.law("l_corridors")
    if votes == "tie":
        m.bandits.also_holds("shabolovskaya", "serpukhovskaya", "avtozavodskaya")
    answers = ["for", "for", "against"] if votes == "tie" else votes.split()

    for player, answer in zip(m.players, answers, strict=True):
        player.says(answer)

    assert (["l_corridors"], "l_truce") == (m.zone("law"), m.zone("laws")[-1])
    assert "l_truce" == m.table.sees(None)["zones"]["laws"]["cards"][-1]  # everybody saw it go there
    assert 6 == len(m.zone("laws"))
    m.then("army_action", m.reich)


def test_a_rejected_law_leaves_none_in_force(metro):
    """M33-6.3.4: without an old law there is still none."""
    m = vote_on(metro)

    for player in m.players:
        player.says("against")

    assert [] == m.zone("law")
    m.then("army_action", m.reich)


def test_a_law_stays_in_force_in_later_rounds(metro):
    """M33-6.3.5: the end of a round does not end it."""
    m = metro("reich", "redline")
    m.law("l_truce").end_of_round()

    m.begin()

    assert ["l_truce"] == m.zone("law")
    m.then("name_station", m.redline)
