"""The example round of the guide, number by number (chapter 21)."""

from black_metro_table import step


def test_the_example_round(city):
    """Round 3: Red, Green and Blue from the first assignment to round 4 (BLK-21.1 to 21.11)."""
    red, green, blue = 0, 1, 2
    c = city(3).round(3).relic(red)
    c.hideout(red, "2s2p").hideout(green, "2s2p").hideout(blue, "2s3p")
    c.blockades(blue, 11, 2).blockades(green, 3)
    c.hand(red, "J_H", "Q_D").hand(green, "3_D", "Q_S", "K_C", "2_H", "4_H").hand(blue)
    c.missions(red, "m01").missions(green, "m14").missions(blue, "m09").mission_deck("m20", "m21", "m25")
    c.has(blue, intel=3, drakownium=1, level=1).has(green, drakownium=1, strain=8)
    c.syndicates("~fortitude_trainers", "~record_keepers", "~metal_cartel", "~cabinet_envoys")
    c.deck("5_C", "6_C", "7_C").chance("penalty", 3).chance("event", 2)
    c.goes(step("Game", at="begin_round"))

    # 21.1: one subordinate against two blockades: 3 needed, 1 assigned, 4 strain
    c.asks(red, "turn").says(red, "district:d11", "number:1", "number:0", "pass")
    assert 4 == c.state.strain[red]
    # 21.2: two subordinates to 03, then the 3 of diamonds: 3 gold and 1 for the suit
    c.asks(green, "turn").says(green, "district:d03", "number:2", "number:0", "card:3_D", "use:d03.first")
    assert (4, 8) == (c.state.gold[green], c.state.strain[green])
    # 21.3: the rest of the assignments cost nothing
    c.asks(blue, "turn").says(blue, "district:d08", "number:1", "number:0")
    c.asks(red, "turn").says(red, "district:d03", "number:1", "number:2", "pass")
    c.asks(green, "turn").says(green, "district:d11", "number:2", "pass")
    c.asks(blue, "turn").says(blue, "district:d11", "number:0", "number:2")
    c.asks(blue, "turn").says(blue, "district:d03", "number:1", "number:1")
    assert [4, 8, 0] == c.tracker("strain")
    assert ("1s2p", "2s", "1s1p") == (c.there(red, 3), c.there(green, 3), c.there(blue, 3))

    # 21.4: 03 is Red's with 5 against 3 and 2; jack, queen, queen, king
    c.asks(red, "dominance_fortune")
    assert [1, 0, 0] == c.tracker("power")
    c.says(red, "card:J_H", "colour:green").says(green, "card:Q_S").says(red, "card:Q_D").says(green, "card:K_C")
    assert ([6, 9, 1], 1) == (c.tracker("strain"), c.state.intel[green])
    assert (0, 0) == (c.state.drakownium[red], c.state.gold[red])
    assert ("2s", "1s1p") == (c.in_overwhelmed(green), c.there(blue, 3))
    assert [2, 0, 0] == c.tracker("power")
    assert (0, 3) == (c.state.blockades[green][3], c.state.blockades[green][0])
    c.asks(red, "fulfil_here").says(red, "use:m01.1")
    # 21.5, 21.6, 21.7: 08 is Blue's, 11 is tied, the city is tied and Blue is given the relic
    c.asks(blue, "fulfil_end")
    assert ([3, 0, 1], blue) == (c.tracker("power"), c.state.relic)
    assert (red, -1, blue) == (c.state.dominator[3], c.state.dominator[11], c.state.dominator[8])
    assert ("1s", "2p", "2p") == (c.there(red, 11), c.there(green, 11), c.there(blue, 11))
    assert [6, 9, 1] == c.tracker("strain")
    # 21.8: Blue's mission
    c.says(blue, "use:m09.1").asks(green, "fulfil_end").says(green, "pass")
    assert [3, 0, 2] == c.tracker("power")

    # 21.9: resolution, Blue first
    c.asks(blue, "resolve").says(blue, "use:d03.first", "pass")
    c.asks(red, "resolve").says(red, "use:d03.first", "use:d03.second")
    assert ([6, 4, 3], 9) == (c.tracker("gold"), c.state.strain[red])
    c.asks(blue, "resolve").says(blue, "use:d08.first.2", "card:resource_1", "use:d08.second")
    assert (2, 0) == (c.state.intel[blue], c.state.drakownium[blue])
    c.asks(blue, "resolve").says(blue, "use:d11.second")
    c.asks(red, "resolve").says(red, "use:d11.second")
    c.asks(green, "resolve").says(green, "use:d11.first", "card:fortitude_trainers", "use:d11.second")
    assert 0 == c.turned()["fortitude_trainers"]
    assert [1, 2, 1] == [c.state.unfulfilled(player) for player in range(3)]

    # 21.10: standby: Green recovers 2 subordinates, all draw, Blue charges, Green discards 3 and is backed
    c.asks(green, "recover").says(green, "number:2")
    assert 11 == c.state.strain[green]
    assert ("3s2p", "3s2p", "3s3p") == tuple(c.in_hideout(player) for player in range(3))
    c.asks(blue, "fulfil_standby")
    assert [1, 3, 1] == [len(c.held(player)) for player in range(3)]
    assert ["resource_1"] == c.charged(blue)
    c.says(blue, "pass").asks(red, "fulfil_standby").says(red, "pass")
    c.asks(green, "fulfil_standby").says(green, "use:m14.2", "card:2_H", "card:4_H", "card:7_C")
    assert [3, 2, 2] == c.tracker("power")
    c.asks(green, "backing")
    assert ([6, 4, 3], [9, 8 + 3, 1]) == (c.tracker("gold"), c.tracker("strain"))
    c.says(green, "card:fortitude_trainers")

    # 21.11: the net of the round: gold and strain above, power, intel and drakownium here
    assert [3, 4, 2] == c.tracker("power")
    assert ([0, 1, 2], [0, 0, 0]) == (c.tracker("intel"), c.tracker("drakownium"))
    # dice: Green has the most strain and loses 1 gold; Blue decides the event; then round 4
    assert [6, 3, 3] == c.tracker("gold")
    assert [9, 11, 1] == c.tracker("strain")
    c.asks(blue, "reroll").says(blue, "pass").asks(blue, "event").says(blue, "use:event.3.2")
    c.waits(blue, "turn")
    assert 4 == c.state.round


def test_the_blockade_of_the_example_needs_3(city):
    """Two blockades: 1 strength inflicts 4, Green's 2 paragons none (BLK-21.1, BLK-21.3)."""
    c = city(2).hideout(0, "2p").blockades(1, 11, 2).turn(0)

    c.says(0, "district:d11", "number:2")
    c.done()
    assert 0 == c.state.strain[0]
