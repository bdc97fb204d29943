"""The end of the game (chapter 10), and no further components (FLN-1.10)."""

import railhead
from railhead.games.front_line.model import VOCABULARY
from railhead.testing.texts import ending


def test_the_last_comrade_alive_wins_at_once(front):
    """Before any advance, mine or step (FLN-10.1)."""
    f = front("misha olga _").turn("damage").attack("cannonball_1", 1).life(misha=3).lie("mine", 3)

    assert f.table.match.over
    assert ((1,), (0, 1), (2, 1), "last_comrade") == (
        f.outcome.winners,
        f.outcome.scores,
        f.outcome.ranking,
        f.outcome.reason,
    )
    assert ("_ olga _", [("mine", 3)]) == (f.line, f.lies())
    assert "Olga is the last comrade alive and wins." in f.told()
    assert "left alive, and wins" in ending(f.table.rules, "last_comrade")


def test_he_wins_in_the_middle_of_a_move(front):
    """The other mine of the confused line does not go off any more (FLN-10.1)."""
    f = (
        front("_ misha _ olga", fallen="boris")
        .turn("window_2")
        .set(postponed=1)
        .hand("misha", "vsyo_ravno")
        .lie("mine", 1, 3)
    )
    f.life(olga=2, misha=2).chance("vsyo_ravno", 3, 0, 0)
    f.answer("misha", "card:vsyo_ravno")

    # dealt anew: olga, the free slot, misha, the free slot; olga's mine goes off first
    assert ((0,), 2) == (f.outcome.winners, f.life_of("misha"))


def test_with_two_left_the_game_goes_on(front):
    """One death among three ends nothing (FLN-10.1)."""
    f = front("misha olga boris _").turn("damage").attack("cannonball_1", 1).life(misha=3)
    f.until("lay")

    assert not f.table.match.over


def test_if_the_last_ones_die_together_nobody_wins(front):
    """The enemy army has won (FLN-10.2)."""
    f = front("misha olga _", fallen="boris").turn("damage").attack("machine_gun_1", 1).life(misha=2, olga=1)

    assert ((), (0, 0, 0), (1, 1, 3), "enemy_won") == (
        f.outcome.winners,
        f.outcome.scores,
        f.outcome.ranking,
        f.outcome.reason,
    )
    assert "enemy" in ending(f.table.rules, "enemy_won")


def test_the_check_comes_after_all_dead_of_the_attack_are_removed(front):
    """The front one dies by the first hit, the rear one by the second: not a win for him in between (FLN-10.3)."""
    f = front("misha olga _").turn("damage").attack("flamethrower", 1).life(misha=1, olga=2)

    assert () == f.outcome.winners
    assert ["Misha the Bear is dead.", "Olga is dead."] == [line for line in f.told() if "is dead" in line]


def test_later_deaths_rank_higher_and_equal_ones_share_a_rank(front):
    """No points; the order of deaths makes the ranking (FLN-10.4)."""
    f = front("misha olga _", fallen="boris igor").turn("damage").attack("cannonball_1", 1).life(misha=3)
    assert (2, 1, 4, 3) == f.outcome.ranking

    g = front("misha boris olga igor _").turn("damage").attack("flamethrower", 1).life(misha=1, boris=1, olga=1)
    assert (2, 2, 2, 1) == g.outcome.ranking


def test_an_eliminated_player_sees_what_is_public_and_nothing_hidden(front):
    """His view is that of a spectator (FLN-10.5)."""
    f = front("olga boris _", seated="misha olga boris", fallen="misha").turn("ask_cards").initiative("olga")
    f.hand("olga", "dodge", "swap").hand("boris", "fubar", "helmet").down(boris="shove")
    f.asked("lay", "olga", "boris")
    dead, spectator = f.table.sees(0), f.table.sees(None)

    assert dead["zones"] == spectator["zones"]
    assert [] == dead["asks"]
    for card in ("dodge", "swap", "fubar", "shove"):
        assert card not in str(dead["zones"])


def test_the_commissar_is_no_comrade(front):
    """He has no life and no player, and no option ever names him (FLN-1.10)."""
    assert not any("commissar" in name for name in VOCABULARY.names if not name.startswith("card:"))
    f = front("_ misha olga").turn("damage").attack("friendly_fire", 3)
    f.until("lay")
    assert {"misha": 12, "olga": 7} == f.lives()


def test_no_teams_and_nobody_alone():
    """A match has one winner at most (FLN-11.5)."""
    rules = railhead.ruleset("front_line")

    assert 2 == rules.seats[0]
    assert ["variant"] == [option.name for option in rules.options]
