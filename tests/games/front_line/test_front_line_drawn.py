"""The drawn table: what shots, windows, attack card and Halt! look like, by the classes of what is drawn."""

import re
from types import SimpleNamespace

import pytest

from railhead.kernel.match import Match
from railhead.present.sight import question_of, result_of
from railhead.present.voice import Voice
from railhead.web.looks import look_of
from railhead.web.screens import say
from railhead.web.stage import Stage
from railhead.web.traces import Traces


def region(match: Match, name: str, seat: int = 0, language: str = "en") -> str:
    """A region of the page as this seat sees it."""
    view = match.view(seat)
    voice = Voice(view.state, language=language)
    scene = view.rules.scene(view)
    assert scene is not None
    question = question_of(view, voice, scene)
    traces = Traces(view, match.tape.events)
    sight = SimpleNamespace(
        seat=seat, question=question, over=match.over, result=result_of(view, voice), view=view, traces=traces
    )
    stage = Stage(sight, voice, scene, playing=True)  # type: ignore[arg-type]  # all that drawing needs of a sight
    html: str = look_of("front_line").regions[name].render({"stage": stage, "sight": sight, "say": say})
    return html


def columns(html: str) -> list[str]:
    """The slots from the front, the Commissar's last."""
    return html.split('<li class="slot')[1:]


def sky(column: str) -> list[str]:
    """What is in the sky over a slot."""
    found = re.search(r'<div class="sky">(.*?)</div>', column, re.DOTALL)
    assert found is not None
    return re.findall(r'class="((?:mark|ray|dome|string)[^"]*)"', found[1])


def skies(f) -> list[list[str]]:
    return [sky(one) for one in columns(region(f.table.match, "board"))]


def aimed(front, line: str, card: str, *slots: int, **more: str):
    return front(line).turn("window_2").hand(line.split()[0], "halt").attack(card, *slots, **more)


def test_a_shot_that_passes_on_leaves_its_column_and_comes_down_in_the_next(front):
    f = aimed(front, "misha olga _ boris igor", "rifle_volley", 1, 3, 5).asked("window_2", "misha")

    assert [["mark", "ray down"], [], ["mark", "ray out"], ["ray in"], ["mark", "ray down"], []] == skies(f)


def test_a_shot_flies_over_a_dodger_and_hits_several(front):
    f = aimed(front, "misha olga boris igor _", "machine_gun_1", 1).who(dodging="olga").asked("window_2", "misha")

    assert [["mark", "ray down", "ray out"], ["ray over hop"], ["ray in"], [], [], []] == skies(f)


def test_the_tank_stops_a_shot(front):
    f = aimed(front, "misha olga boris igor _", "laser", 1).tank("olga", "boris").asked("window_2", "misha")

    assert [["mark", "ray down", "ray out"], ["ray in stop"], [], [], [], []] == skies(f)


def test_friendly_fire_turns_forward(front):
    f = aimed(front, "misha olga boris _", "friendly_fire", 4).asked("window_2", "misha")

    assert [[], [], ["ray in turned"], ["mark", "ray out turned"], []] == skies(f)


def test_a_splash_is_a_dome_and_half_a_dome_at_the_ends(front):
    f = aimed(front, "misha olga yuri boris _", "artillery", 1, 2, 5).who(prone="olga").asked("window_2", "misha")

    assert [
        ["mark", "dome half-r", "ray down"],
        ["mark", "dome", "ray down stop"],
        [],
        [],
        ["mark", "dome half-l", "ray down lost"],
        [],
    ] == skies(f)


def test_a_target_that_travels_hangs_on_a_string(front):
    f = aimed(front, "misha olga boris _", "sniper", on="boris").asked("window_2", "misha")

    assert ["mark tied", "string", "ray down"] == skies(f)[2]


def test_a_comrade_shows_what_he_would_lose_whether_he_would_die_and_what_saves_him(front):
    """Boris stands beside two targets; Olga has one life left; Yuri takes no indirect damage."""
    f = aimed(front, "misha boris olga yuri _", "rocket_salvo", 1, 3).life(olga=1).asked("window_2", "misha")
    misha, boris, olga, yuri = columns(region(f.table.match, "board"))[:4]

    assert '<span class="hit" title="The attack does 2 damage here, as it stands.">−2</span>' in misha
    assert (10, 2) == (misha.count('class="on"'), misha.count('class="risk"'))
    assert "2×−1" in boris
    assert '<span class="hit dead"' in olga
    assert '<span class="hit safe" title="The attack does no damage here, as it stands.">' in yuri


@pytest.mark.parametrize(
    ("card", "language", "stripe", "badge"),
    [
        ("grenade_2", "en", "Splash attack", "3<small>+1</small>"),
        ("flamethrower", "en", "Linear attack", "3<small>+2</small><small>+1</small>"),
        ("grenade_2", "pl", "Atak rozpryskowy", "3<small>+1</small>"),
        ("cannonball_1", "pl", "Atak liniowy", "4"),
    ],
)
def test_the_attack_card_says_its_type_and_its_strength(front, card, language, stripe, badge):
    f = aimed(front, "misha olga boris _", card, 1).asked("window_2", "misha")
    html = region(f.table.match, "board", language=language)

    assert f"</svg>{stripe}</span>" in html
    assert f'<span class="badge">{badge}</span>' in html
    assert f'<span class="ctext"><b class="type">{stripe}. </b>' in html  # for a phone, where there is no stripe


def test_under_halt_tape_runs_along_the_parapet(front):
    f = aimed(front, "misha olga boris _", "grenade_2", 2).hand("misha", "sabotage").equip("olga", helmet=2)
    plain = region(f.asked("window_2", "misha").table.match, "board")
    f = aimed(front, "misha olga boris _", "grenade_2", 2).hand("misha", "sabotage").equip("olga", helmet=2)
    halted = region(f.set(halt=True).asked("window_2", "misha").table.match, "board")

    assert (0, 0) == (plain.count(" taped"), plain.count('class="halted"'))
    assert (1, 1) == (halted.count(" taped"), halted.count('class="halted"'))


def test_the_hull_of_the_tank_lies_over_its_crew_once(front):
    f = aimed(front, "misha olga boris igor _", "laser", 1).tank("boris", "olga").asked("window_2", "misha")
    found = columns(region(f.table.match, "board"))

    assert [False, True, True, False] == [" crew" in one.split(">")[0] for one in found[:4]]
    assert [0, 1, 0, 0] == [one.count('class="hull seats-2"') for one in found[:4]]


def test_mines_on_one_slot_are_a_stack_and_wire_is_a_coil(front):
    f = front("misha olga boris _").turn("window_2").lie("mine", 4, 4, 4).lie("barbed_wire_2", 2).hand("misha", "halt")
    found = columns(region(f.asked("window_2", "misha").table.match, "board"))

    assert "<b>3 × −3</b>" in found[3]
    assert (3, 1) == (found[3].count('href="#i-mine"'), found[3].count('class="mines stack"'))
    assert [0, 1, 0, 0] == [one.count('href="#coil"') for one in found[:4]]


def test_while_the_hits_are_settled_every_target_keeps_its_shot(front):
    f = front("olga misha boris _").turn("damage").attack("cannonball_1", 1).hand("boris", "dud").asked("dud", "boris")

    assert [["mark", "ray down"], [], [], [], []] == skies(f)


# --- the strip --------------------------------------------------------------------------------------------------------


def strip(f, seat: int = 0) -> list[tuple[str, str]]:
    """Every step and window: whether it is past, now or to come, and what it is called."""
    items = re.findall(r'<li class="([^"]*)"[^>]*>(.*?)</li>', region(f.table.match, "strip", seat), re.DOTALL)
    return [(state, " ".join(re.sub(r"<[^>]*>", " ", inside).split())) for state, inside in items]


def test_the_strip_shows_which_window_is_open_and_which_are_past(front):
    f = aimed(front, "misha olga boris _", "grenade_2", 2).asked("window_2", "misha")

    assert [
        ("past", "1 Attack"),
        ("wi past", "W1"),
        ("past", "2 Choose"),
        ("wi now open", "W2 events"),
        ("", "4 Act"),
        ("wi", "W3"),
        ("", "5 Damage"),
        ("wi", "W4"),
        ("", "6 Refill"),
        ("wi", "W5"),
        ("", "7 Initiative"),
    ] == strip(f)


def test_step_4_goes_on_while_window_3_is_open_and_counts_its_cards(front):
    """One card is done, and there are two to come."""
    steps = [
        {"step": "Act", "order": [0, 1, 2], "place": 1, "at": "resolve_card"},
        {"step": "Window", "number": 3, "at": "ask_events"},
    ]
    f = front("misha olga boris _").turn("damage", *steps).down(olga="dodge", boris="swap").hand("misha", "halt")
    f.asked("window_3", "misha")

    for seat in (0, 1):
        found = {words: state for state, words in strip(f, seat)}
        assert ("now", "wi now open", "past") == (found["4 Act"], found["W3 events"], found["2 Choose"])
        dots = re.search(r'<span class="dots" title="1 of 3">(.*?)</span>', region(f.table.match, "strip", seat))
        assert dots is not None
        assert (3, 1) == (dots[1].count("<i"), dots[1].count('class="on"'))


def test_ones_own_card_stands_among_those_laid(front):
    """Its name is for its owner alone; everybody else sees a back."""
    f = front("misha olga boris _").turn("window_2").hand("misha", "halt").down(misha="swap", olga="dodge")
    f.asked("window_2", "misha")
    laid = [region(f.table.match, "board", seat).split('<section class="field')[0] for seat in (0, 2)]

    assert "Swap" in laid[0]
    assert "Swap" not in laid[1]
    assert [2, 2] == [one.count('class="mini back') for one in laid]
    assert [False, False] == ["Dodge" in one for one in laid]
