"""Hidden information (chapter 13)."""

import railhead
from railhead.testing.secrecy import unknowns_vary


def position(front):
    """Hands, a face-down card, equipment, obstacles and discards on the table."""
    f = (
        front("misha olga boris _")
        .turn("window_2")
        .hand("misha", "first_aid", "dodge")
        .hand("olga", "swap")
        .down(olga="fubar")
    )
    f.equip("boris", helmet=2).lie("mine", 4).lie("russian_roulette", 0).attack("grenade_2", 2).who(gassed="boris")
    f.table.deal("action_discard", ["shove", "halt"])
    return f.asked("window_2", "misha")


def test_what_is_public(front):
    """Line, life, statuses, equipment, targets, obstacles, discard piles, sizes of hands and decks (FLN-13.1)."""
    seen = position(front).table.sees(None)
    zones, table = seen["zones"], seen["table"]

    assert ([0, 1, 2, -1], [12, 10, 10], [2], [2]) == (table["line"], table["life"], table["targets"], table["gassed"])
    assert {"cards": ["helmet"], "marks": [2]} == zones["equipment"][2]
    assert {"cards": ["mine", "russian_roulette"], "marks": [4, 0]} == zones["in_play"]
    assert (["shove", "halt"], ["grenade_2"]) == (zones["action_discard"], zones["attack"])
    assert [2, 1, 0] == [len(hand) for hand in zones["hand"]]
    assert 90 - 7 == len(zones["action_deck"])
    assert [[], [None], []] == zones["down"], "that she has laid a card, not which"
    assert [0, 0] == [table["initiative"], len(table["ability_spent"]) - 1]


def test_what_is_private(front):
    """Own hand and own face-down card only (FLN-13.2)."""
    f = position(front)

    olga = f.table.sees(1)["zones"]
    assert (["swap"], ["fubar"]) == (olga["hand"][1], olga["down"][1])
    assert [None, None] == olga["hand"][0]
    for viewer in (0, 2, None):
        zones = f.table.sees(viewer)["zones"]
        assert ([None], [None]) == (zones["hand"][1], zones["down"][1])


def test_dominikas_exchange_shows_cards_only_to_the_two(front):
    """Each of them knows what the other now holds (FLN-13.2)."""
    f = front("dominika olga boris _", fresh="dominika").turn("window_2").hand("dominika", "dodge", "first_aid")
    f.hand("olga", "swap").answer("dominika", "ability:dominika").answer("dominika", "comrade:olga", "exchange_with")
    f.asked("window_2", "olga")

    zones = [f.table.sees(viewer)["zones"]["hand"] for viewer in (0, 1, 2)]
    assert ["dodge", "first_aid"] == sorted(zones[0][1]["cards"])
    assert ["swap"] == zones[1][0]["cards"]
    assert {None} == set(zones[2][0]) | set(zones[2][1])


def test_a_robbed_card_is_known_to_the_two_until_it_is_mixed(front):
    """The victim knows it in the thief's hand; after an unseen choice he no longer does (FLN-13.2)."""
    f = front("misha olga boris _").turn("window_1").hand("misha", "pickpocket", "dodge", "swap").hand("olga", "fubar")
    f.answer("misha", "card:pickpocket")

    assert "fubar" in f.table.sees(1)["zones"]["hand"][0]["cards"]
    assert "fubar" not in str(f.table.sees(2)["zones"])
    f.lays(misha="dodge").until("lay")
    assert "fubar" not in str(f.table.sees(1)["zones"]["hand"][0])


def test_the_order_of_both_decks_is_hidden_from_all(front):
    """No viewer sees a card of either deck (FLN-13.3)."""
    f = position(front)

    for viewer in (0, 1, 2, None):
        zones = f.table.sees(viewer)["zones"]
        assert {None} == set(zones["action_deck"]) | set(zones["attack_deck"])
        assert unknowns_vary(f.state, viewer)


def test_chance_comes_from_the_seeded_generator():
    """The same seed and answers give the same match, shuffles and lots included (FLN-13.5)."""
    rules = railhead.ruleset("front_line")
    matches = []
    for _ in range(2):
        match = rules.start(4, seed=11)
        for place in range(120):
            if match.over:
                break
            ask = match.asks[0]
            match.answer(ask.seat, ask.options[place % len(ask.options)])
        matches.append(match)

    assert matches[0].log == matches[1].log
    assert {"chance"} < {key for entry in matches[0].log["entries"] for key in entry}
