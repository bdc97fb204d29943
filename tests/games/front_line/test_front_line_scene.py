"""The table as a scene: everything a player needs lies on it, and nothing that is hidden from him."""

import pytest

import railhead
from railhead.cli.things import Things
from railhead.games.front_line.cards import ABILITY_TEXTS, CHARACTERS, IDS, IS_LINEAR, IS_SPLASH, POLISH, TEXTS, card
from railhead.kernel.scene import HIDDEN_FACE
from railhead.present.sight import make_sight
from railhead.present.voice import Voice
from railhead.testing.conformance import check_scene
from railhead.testing.scenes import answers, area_of, moments, piece_of, scene_of

RULES = railhead.ruleset("front_line")
BUTTONS = {"pass", "forward", "back", "steps:1", "steps:2", "random_card"}  # what is no piece


def faces(scene, name: str, owner: int = -1) -> list[str]:
    return [piece.face for piece in area_of(scene, name, owner).pieces]


def test_the_table_shows_everything_needed_to_play(front):
    """Turn and step, attack, line, life, statuses, obstacles, equipment, own cards."""
    f = front("misha olga boris _", fallen="igor").turn("window_2").hand("misha", "halt", "dodge").down(misha="swap")
    f.equip("boris", helmet=2).lie("mine", 4).lie("russian_roulette", 0).attack("grenade_2", 2).who(gassed="boris")
    scene = scene_of(f.asked("window_2", "misha").table.match, 0)
    misha, boris = piece_of(scene, "comrade-misha"), piece_of(scene, "comrade-boris")

    assert (1, "window_2") == (scene.round, scene.moment)
    assert ["grenade_2"] == faces(scene, "attack")
    assert ["russian_roulette"] == faces(scene, "roulettes")
    assert (12, 12) == (misha.numbers["life"], misha.limits["life"])
    assert "gassed" in boris.marks
    assert (3, {"targets": 1}) == (boris.place, piece_of(scene, "slot2").numbers)
    assert {"mines": 1, "mine_damage": 3} == piece_of(scene, "slot4").numbers
    assert "free" in piece_of(scene, "slot4").marks
    assert ["igor"] == faces(scene, "fallen")
    assert [("helmet", 2)] == [(one.face, one.numbers["durability"]) for one in area_of(scene, "gear", 2).pieces]
    assert {"halt", "dodge"} == set(faces(scene, "hand", 0))
    assert ["swap"] == faces(scene, "down", 0), "his own card that lies face down"


def test_every_card_says_what_it_does_and_what_it_is_called_in_the_box():
    voice = Voice(RULES.start(2, 1).state)

    assert TEXTS[card("halt")] in voice.note("halt")
    assert POLISH[card("halt")] == RULES.original_of("halt")


def test_a_comrade_says_what_his_ability_is():
    """By his face and by that of the card, which lies before him (FLN-9)."""
    text = ABILITY_TEXTS[CHARACTERS.index("boris")]

    assert text
    assert [text, text, ""] == [RULES.note(face) for face in ("boris", "ability_boris", "nobody")]


@pytest.mark.parametrize(("marker", "says"), [("initiative", "step 4"), ("target", "slot")])
def test_a_card_that_only_marks_something_says_what_it_marks(marker, says):
    """It can be looked up like any other."""
    assert says in RULES.note(marker)


def test_an_attack_says_its_kind_before_anybody_is_hit():
    """It stands on the card (FLN-1.6), and Dodge, Hit the Dirt and equipment ask for it."""
    voice, polish = Voice(RULES.start(2, 1).state), Voice(RULES.start(2, 1).state, language="pl")

    for one, kind, in_polish in (("laser", "Linear", "liniowy"), ("grenade_2", "Splash", "rozpryskowy")):
        assert f"{kind} attack. {TEXTS[card(one)]}" == voice.note(one)
        assert polish.note(one).startswith(f"Atak {in_polish}. ")
    assert TEXTS[card("mine")] == voice.note("mine")
    for number, one in enumerate(IDS):
        if IS_LINEAR[number] or IS_SPLASH[number]:
            assert polish.note(one).startswith("Atak liniowy." if IS_LINEAR[number] else "Atak rozpryskowy."), one


def test_mines_and_wire_are_pieces_that_can_be_looked_at(front):
    f = front("misha olga boris _ igor").turn("window_2").lie("mine", 4, 4).lie("barbed_wire_2", 2)
    f.lie("russian_roulette", 0).hand("misha", "halt").asked("window_2", "misha")
    obstacles = area_of(scene_of(f.table.match, 0), "obstacles").pieces
    things = Things(make_sight(f.table.match, 0), {})

    assert [("barbed_wire_2", {"slot": 2}), *[("mine", {"slot": 4, "damage": 3})] * 2] == [
        (one.face, one.numbers) for one in obstacles
    ]
    assert "Mines and barbed wire: Mine (slot 4, damage 3)" in things.about("mine")
    assert "Mines and barbed wire: Barbed Wire (slot 2)" in things.about("barbed_wire_2")


def test_pending_hits_lie_in_their_order_and_the_current_one_is_marked(front):
    """The main hit first, then the indirect ones (FLN-6.3)."""
    f = front("olga misha boris _").turn("damage").attack("grenade_2", 2).hand("boris", "dud").asked("dud", "boris")

    def hits() -> list[tuple[str, int, list[str]]]:
        return [(one.face, one.owner, one.marks) for one in area_of(scene_of(f.table.match, 0), "hits").pieces]

    first = hits()
    assert [("splash_main", ["current"]), ("splash_indirect", []), ("splash_indirect", [])] == [
        (face, marks) for face, _, marks in first
    ]
    f.answer("boris", "pass")
    assert [(*first[1][:2], ["current"]), first[2]] == hits()
    f.asked("dud", "boris")


def test_a_comrade_shows_what_the_attack_does_to_him_as_it_stands(front):
    """A burst on slot 2: the one there, and those beside him whom nothing protects (FLN-5.3, FLN-6.2)."""
    f = (
        front("olga misha boris igor _")
        .turn("window_2")
        .hand("misha", "halt")
        .attack("grenade_2", 2)
        .who(prone="boris")
    )
    scene = scene_of(f.asked("window_2", "misha").table.match, 0)

    coming = {one.face: one.numbers["coming"] for one in area_of(scene, "line").pieces if "coming" in one.numbers}

    assert {"olga": 1, "misha": 3} == coming


def test_nothing_is_coming_before_an_attack_is_turned_up():
    line = area_of(scene_of(RULES.start(4, 1), 0), "line").pieces

    assert not [one.face for one in line if "coming" in one.numbers]


def test_the_terminal_says_what_the_attack_is_and_which_hit_counts_now(front, terminal_shows):
    f = front("olga misha boris _").turn("damage").attack("grenade_2", 2).hand("boris", "dud").lie("mine", 4)
    f.asked("dud", "boris")
    shown = terminal_shows(f.table.match, 2)

    assert "Splash attack. Slot 2: 3 damage; adjacent slots: 1 indirect damage." in shown
    assert "Enemy fire: Grenade (damage 3, indirect damage 1) –" in shown
    assert "Hits: direct splash hit (Misha the Bear, damage 3, now) · indirect splash hit (Olga, damage 1) ·" in shown
    assert "Slots: 2. slot (target cards 1) · 4. slot (mines 1, mine damage 3)" in shown
    shown = terminal_shows(f.table.match, 2, "pl")
    assert "Trafienia: trafienie rozpryskowe, główne (Niedźwiedź Misza, obrażenia 3, teraz)" in shown


def test_others_do_not_see_hand_and_face_down_card(front):
    f = front("misha olga boris _").turn("window_2").hand("misha", "halt", "dodge").down(misha="swap")
    f.asked("window_2", "misha")

    for viewer in (1, None):
        scene = scene_of(f.table.match, viewer)
        assert not {"halt", "dodge", "swap"} & {piece.face for piece in scene.pieces()}
        assert 2 == piece_of(scene, "comrade-misha").numbers["cards"]
        assert [(HIDDEN_FACE, 0, "laid0@0")] == [
            (one.face, one.owner, one.key) for one in area_of(scene, "laid").pieces
        ]


def test_what_can_be_pointed_at_carries_its_option(front):
    """Hand cards, comrades, equipment and slots."""
    f = front("misha olga boris _").turn("window_2").hand("misha", "sabotage").equip("olga", helmet=2, medkit=1)
    f.equip("boris", helmet=1).asked("window_2", "misha")

    assert {"card:sabotage", "comrade:olga", "equipment:helmet:2", "equipment:medkit:1", "slot:4"} <= answers(
        f.table.match, 0
    )


@pytest.mark.parametrize("seats", [2, 8])
def test_every_option_of_every_question_is_a_piece_or_a_plain_button(seats):
    for match in moments(RULES, seats, seats):
        for ask in match.asks:
            assert {RULES.vocabulary.names[option] for option in ask.options} - answers(match, ask.seat) <= BUTTONS


@pytest.mark.parametrize("seats", [2, 6, 10])
def test_keys_are_unique_and_the_moment_is_one_of_the_strip(seats):
    for number, match in enumerate(moments(RULES, seats, 4, most=3000)):
        check_scene(match.view([*range(seats), None][number % (seats + 1)]))
    assert match.over


def test_the_draft_is_shown_as_a_packet():
    scene = scene_of(RULES.start(3, 1), 0)

    assert "draft" == scene.moment
    assert area_of(scene, "packet", 0).pieces
    assert scene.area("hand", 0) is None
    assert [] == area_of(scene, "laid").pieces, "what others keep is not laid"


def test_two_worlds_that_differ_in_a_hidden_card_look_equal(front):
    worlds = [
        front("misha olga boris _")
        .turn("window_2")
        .hand("misha", one, "dodge")
        .down(misha=two)
        .asked("window_2", "misha")
        for one, two in (("halt", "swap"), ("halt", "sidestep"))
    ]

    for viewer in (1, 2, None):
        first, second = (scene_of(f.table.match, viewer).to_json() for f in worlds)
        assert first == second
    assert scene_of(worlds[0].table.match, 0).to_json() != scene_of(worlds[1].table.match, 0).to_json()


# --- the shots --------------------------------------------------------------------------------------------------------


def shots(f) -> list[tuple[str, int, int, int, list[str]]]:
    """Whom each shot meets: comrade (or nobody), target slot, his slot, damage, marks."""
    scene = scene_of(f.table.match, 0)
    standing = {one.owner: one.face for one in area_of(scene, "line").pieces}
    return [
        (
            standing.get(one.owner, ""),
            one.numbers["target"],
            one.place,
            one.numbers.get("damage", 0),
            one.marks,
        )
        for one in area_of(scene, "shots").pieces
    ]


def aimed(front, line: str, card: str, *slots: int, **more: str):
    """An attack that is aimed, in window W2."""
    first = line.split()[0]
    return front(line).turn("window_2").hand(first, "halt").attack(card, *slots, **more)


def test_a_shot_at_a_free_slot_goes_on_to_the_next_comrade(front):
    """Rifle Volley at slots 1, 3 and 5 with slot 3 free (FLN-5.2.1)."""
    f = aimed(front, "misha olga _ boris igor", "rifle_volley", 1, 3, 5).asked("window_2", "misha")

    assert [("misha", 1, 1, 2, []), ("boris", 3, 4, 2, []), ("igor", 5, 5, 2, [])] == shots(f)


def test_a_shot_passes_a_dodger_by_and_is_spent_on_the_last_it_hits(front):
    """Machine Gun: two shots, and the third in the line is safe (FLN-5.2)."""
    f = aimed(front, "misha olga boris igor _", "machine_gun_1", 1).who(dodging="olga").asked("window_2", "misha")

    assert [("misha", 1, 1, 2, []), ("olga", 1, 2, 0, ["passed_by"]), ("boris", 1, 3, 2, [])] == shots(f)


def test_the_tank_stops_a_shot_where_it_stands(front):
    """Laser: nobody behind the tank is hit (FLN-8.6.6)."""
    f = aimed(front, "misha olga boris igor _", "laser", 1).tank("olga", "boris").asked("window_2", "misha")

    assert [("misha", 1, 1, 3, []), ("olga", 1, 2, 0, ["stopped"])] == shots(f)


def test_a_shot_that_meets_nobody_is_lost_at_the_end_of_the_line(front):
    f = aimed(front, "misha olga boris _", "cannonball_2", 3).who(dodging="boris").asked("window_2", "misha")

    assert [("boris", 3, 3, 0, ["passed_by"]), ("", 3, 4, 0, ["lost"])] == shots(f)


def test_friendly_fire_goes_forward(front):
    """From the rear towards the front, past the free slot (FLN-5.2.2)."""
    f = aimed(front, "misha olga boris _", "friendly_fire", 4).asked("window_2", "misha")

    assert [("boris", 4, 3, 3, [])] == shots(f)


def test_a_target_that_travels_says_where_its_comrade_stands(front):
    f = aimed(front, "misha olga boris _", "sniper", on="boris").asked("window_2", "misha")

    assert [("boris", 3, 3, 3, [])] == shots(f)


def test_a_splash_tells_main_from_indirect_damage_and_whom_something_saves(front):
    """Yuri takes no indirect damage (FLN-9.5), and who lies prone none at all (FLN-3.10)."""
    f = aimed(front, "misha olga yuri boris _", "artillery", 2, 4).who(prone="olga").asked("window_2", "misha")
    faces = {(one.face, one.place) for one in area_of(scene_of(f.table.match, 0), "shots").pieces}

    assert [
        ("olga", 2, 2, 3, ["spared"]),
        ("misha", 2, 1, 1, []),
        ("yuri", 2, 3, 1, ["spared"]),
        ("boris", 4, 4, 3, []),
        ("yuri", 4, 3, 1, ["spared"]),
    ] == shots(f)
    assert {("splash_main", 2), ("splash_main", 4), ("splash_indirect", 1), ("splash_indirect", 3)} == faces


@pytest.mark.parametrize("seats", [4, 9])
def test_shots_do_what_the_comrades_say_is_coming(seats):
    """One calculation: what is coming to a comrade is the sum of the shots at him that nothing spares him."""
    seen = 0
    for match in moments(RULES, seats, 3, most=2500):
        scene = scene_of(match, None)
        pieces = area_of(scene, "shots").pieces
        for one in area_of(scene, "line").pieces if pieces else []:
            mine = [shot for shot in pieces if shot.owner == one.owner and "spared" not in shot.marks]
            pending = [hit for hit in area_of(scene, "hits").pieces if hit.owner == one.owner]
            came = sum(shot.numbers.get("damage", 0) for shot in mine)
            assert one.numbers.get("coming", 0) == came + sum(hit.numbers["damage"] for hit in pending)
            seen += came > 0
    assert seen


def test_no_shots_while_the_hits_are_settled(front):
    f = front("olga misha boris _").turn("damage").attack("grenade_2", 2).hand("boris", "dud").asked("dud", "boris")

    assert [] == shots(f)


def test_an_attack_says_how_hard_it_strikes(front):
    def strength(card: str, slot: int) -> tuple[str, dict[str, int]]:
        f = aimed(front, "misha olga boris _", card, slot).asked("window_2", "misha")
        (piece,) = area_of(scene_of(f.table.match, 0), "attack").pieces
        return piece.kind, piece.numbers

    assert ("splash_attack", {"damage": 3, "indirect": 1}) == strength("grenade_2", 2)
    assert ("linear_attack", {"damage": 3, "second": 2, "third": 1}) == strength("flamethrower", 1)
    assert ("linear_attack", {"damage": 3, "second": 1}) == strength("laser", 1)
    assert ("linear_attack", {"damage": 4}) == strength("cannonball_1", 1)


# --- windows and step 4 -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 6))
def test_an_open_window_is_the_moment(front, number):
    """All know of it, so everybody sees it (FLN-3.4.1)."""
    step = {"step": "Window", "number": number, "at": "ask_events"}
    f = front("misha olga boris _").turn("attack", step).hand("misha", "sabotage").equip("olga", helmet=2)
    f.asked(f"window_{number}", "misha")

    assert {f"window_{number}"} == {scene_of(f.table.match, viewer).moment for viewer in (0, 1, None)}
    assert f"window_{number}" in RULES.moments


def test_a_card_shows_its_face_to_all_while_it_takes_effect_and_no_sooner(front):
    f = front("misha olga boris _").turn("act").down(misha="sidestep", olga="dodge")
    f.asked("direction", "misha")

    def seen(viewer: int | None) -> list[tuple[str, int]]:
        scene = scene_of(f.table.match, viewer)
        return [(one.face, one.numbers["order"]) for one in area_of(scene, "laid").pieces]

    assert [(HIDDEN_FACE, 2)] == seen(0)
    assert [("sidestep", 1)] == seen(1)
    assert [("sidestep", 1), (HIDDEN_FACE, 2)] == seen(2) == seen(None)
    assert {3} == {area_of(scene_of(f.table.match, viewer), "laid").size for viewer in (0, 1, None)}
    assert {"order": 2} == area_of(scene_of(f.table.match, 1), "down", 1).pieces[0].numbers
