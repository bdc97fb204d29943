"""What no longer lies on the table but was told to whoever looks: it is drawn from the events of the match."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache

import pytest
from playwright.sync_api import Browser, Page
from project_tools import tool

import railhead
from railhead import records
from railhead.kernel.events import Event
from railhead.kernel.match import Match
from railhead.kernel.scene import Piece, Scene
from railhead.kernel.zones import HIDDEN
from railhead.web.lessons import facts_of
from railhead.web.past import make_replay, table_at
from railhead.web.sight import make_sight
from railhead.web.store import Entry
from railhead.web.table import PERSON, Place, Table
from railhead.web.traces import PARTS, Traces, kinds_of

gallery = tool("gallery")
TRACED = [(game, name) for game in railhead.rulesets() for name in facts_of(game).get("traces", {})]
ALL = os.environ.get("RAILHEAD_PICTURES") == "1"
Look = Callable[..., tuple[Page, list[str]]]
OF_ALL = HIDDEN, 0  # nothing in it is secret
RESOURCES = "res_weap_crossbow", "res_food_rat"


def traces(game: str, *told: tuple[str, list[int]], seat: int | None = 0) -> Traces:
    """What a seat is shown of these events."""
    rules = railhead.ruleset(game)
    view = rules.start(rules.seats[0] + 1, 1).view(seat)
    return Traces(view, [Event(kind, args, *OF_ALL) for kind, args in told])


@pytest.mark.parametrize(("game", "name"), TRACED)
def test_a_trace_is_made_of_events_that_the_game_tells(game: str, name: str) -> None:
    events = railhead.ruleset(game).events

    assert set() == set(facts_of(game)["traces"][name]) - {*PARTS, "latest"}
    assert [] == [kind for kind in kinds_of(railhead.ruleset(game), name) if kind not in events]


# --- Front Line: the cards of this turn -------------------------------------------------------------------------------


def test_a_card_that_was_turned_up_leaves_a_trace_until_the_turn_ends() -> None:
    rules = railhead.ruleset("front_line")
    dodge, helmet = rules.cards.index("dodge"), rules.cards.index("helmet")
    told = ("turn", [3]), ("turns_up", [1, dodge]), ("turns_up", [0, helmet]), ("puts_into_play", [0, helmet, 4])

    now, later = traces("front_line", *told), traces("front_line", *told, ("turn", [4]))

    found = now.of("turned_up").pieces
    assert [(1, "dodge", []), (0, "helmet", ["in_play"])] == [(one.owner, one.face, one.marks) for one in found]
    assert len({one.key for one in found}) == len(found)
    assert [] == later.of("turned_up").pieces
    assert (3, 4) == (now.of("turned_up").turn, later.of("turned_up").turn)


def test_before_anything_was_told_there_is_no_trace() -> None:
    trace = traces("front_line").of("turned_up")

    assert (None, 0, []) == (trace.begun, trace.turn, trace.pieces)


def test_a_secret_of_an_event_leaves_no_trace() -> None:
    rules = railhead.ruleset("front_line")
    view = rules.start(3, 1).view(1)
    event = Event("turns_up", [0, 3], 7, 1)  # known to the first seat alone

    trace = Traces(view, [Event("turn", [1], *OF_ALL), event]).of("turned_up")

    assert "7" not in repr([one.to_json() for one in trace.pieces])


Wanted = Callable[[Match, int], bool]


@cache
def found_step(game: str, seats: int, wanted: Wanted, seed: int = 7) -> tuple[Match, int, int]:
    """A decision of one seat alone at which something is so: the match, how many decisions there were, the seat."""
    match = gallery.played(game, seats, seed)
    walk = records.Walk(match.log)
    for step in range(len(walk.decisions)):
        position = walk.go(step)
        if len(position.asks) == 1 and wanted(position, position.asks[0].seat):
            return match, step, position.asks[0].seat
    raise AssertionError("it never came to that")


def scene_of(position: Match, seat: int | None) -> Scene:
    view = position.view(seat)
    scene = view.rules.scene(view)
    assert scene is not None
    return scene


def turned_up(position: Match, seat: int) -> tuple[list[Piece], set[int]]:
    """The cards that were turned up this turn, and whose cards lie still."""
    scene = scene_of(position, seat)
    lying = {piece.owner for area in scene.areas if area.name in ("laid", "down") for piece in area.pieces}
    return Traces(position.view(seat), position.tape.events).of("turned_up").pieces, lying


def in_the_middle_of_step_4(position: Match, seat: int) -> bool:
    """Two cards and more have taken effect this turn, and two and more lie still."""
    told, lying = turned_up(position, seat)
    hits = any(piece.kind == "hit" for piece in scene_of(position, seat).pieces())
    return not hits and 2 <= len(lying) and 2 <= sum(piece.owner not in lying for piece in told)


@pytest.fixture(scope="module")
def look(chromium: Browser) -> Iterator[Look]:
    """Opens a table as it stood at a decision: which, in which format; with what is wrong with its boxes."""
    with gallery.house() as opened, ExitStack() as stack:

        def see(at: tuple[Match, int, int], form: str, name: str = "", language: str = "en") -> tuple[Page, list[str]]:
            page: Page = gallery.visitor(chromium, opened, gallery.FORMATS[form], language)
            stack.callback(page.context.close)
            kept = gallery.picture(at[0].rules.name, name, form, language) if ALL and name else None
            return page, gallery.faults_of(page, opened.table(*at), form, kept)

        yield see


@pytest.mark.parametrize(
    ("seats", "form", "language"),
    [(5, "desk", "en"), (10, "phone", "pl")]
    if not ALL
    else [(seats, form, language) for seats in (5, 10) for form in gallery.FORMATS for language in ("en", "pl")],
)
def test_cards_of_this_turn_stay_in_the_top_row_with_what_became_of_them(
    look: Look, seats: int, form: str, language: str
) -> None:
    at = found_step("front_line", seats, in_the_middle_of_step_4)
    told, lying = turned_up(records.Walk(at[0].log).go(at[1]), at[2])

    page, faults = look(at, form, f"trace-{seats}", language)

    drawn = page.locator(".orders .done [data-key]").evaluate_all("all => all.map(one => one.dataset.key)")
    assert [] == faults
    assert [piece.key for piece in told if piece.owner not in lying] == drawn


def made_table(match: Match) -> Table:
    """A match on a table, as whoever starts the server anew reads it from its record."""
    table, log = Table("t"), match.log
    places = [Place(PERSON, f"p{seat}", f"Person {seat + 1}").to_json() for seat in range(match.seats)]
    rules = match.rules
    header = {"game": rules.name, "version": rules.version, "options": log["options"], "seed": log["seed"]}
    table.apply(Entry(0, 0, "open", None, {**header, "terms": {}, "places": places}))
    table.apply(Entry(1, 0, "start", None, {}))
    for number, (seat, answer) in enumerate(records.decisions(log), 2):
        table.apply(Entry(number, 0, "answer", seat, {"option": rules.vocabulary.index[answer]}))
    return table


def test_a_replay_and_a_spectator_see_the_traces_of_that_moment() -> None:
    match, step, seat = found_step("front_line", 5, in_the_middle_of_step_4)
    whole = made_table(match)
    told = [one.to_json() for one in turned_up(records.Walk(match.log).go(step), seat)[0]]

    past = table_at(whole, make_replay(whole), step)

    for viewer in (seat, None):
        assert told == [one.to_json() for one in make_sight(past, viewer).traces.of("turned_up").pieces]
    assert told != [one.to_json() for one in make_sight(whole, seat).traces.of("turned_up").pieces]


@cache
def after_a_walk(seats: int) -> tuple[tuple[Match, int, int], int, int]:
    """A decision after somebody walked two steps and more: the decision, the slot he left, the slot he stands on."""
    match = gallery.played("front_line", seats)
    walk, before = records.Walk(match.log), dict[int, int]()
    for step in range(len(walk.decisions)):
        position = walk.go(step)
        seat = position.asks[0].seat
        trace = Traces(position.view(seat), position.tape.events).of("walk")
        line = scene_of(position, seat).area("line")
        places = {piece.owner: piece.place for piece in line.pieces} if line else {}
        if trace.begun and trace.begun.face.startswith(("advance", "back")) and len(trace.pieces) > 1:
            mover = trace.pieces[0].owner
            if len(trace.pieces) == abs(before.get(mover, 0) - places.get(mover, 0)):
                return (match, step, seat), before[mover], places[mover]
        before = places
    raise AssertionError("nobody walked")


@pytest.mark.parametrize(("seats", "form"), [(5, "desk"), (5, "dark"), (5, "phone")] if ALL else [(5, "desk")])
def test_the_way_of_whoever_moved_last_runs_from_the_slot_he_left_to_where_he_stands(
    look: Look, seats: int, form: str
) -> None:
    at, left, reached = after_a_walk(seats)

    page, faults = look(at, form, f"walk-{seats}")

    slots = page.locator(".line > .slot")
    found = [number for number in range(1, slots.count() + 1) if slots.nth(number - 1).locator(".trod").count()]
    assert [] == faults
    assert list(range(min(left, reached), max(left, reached) + 1)) == found
    assert 1 == slots.nth(left - 1).locator(".trod.from").count()
    assert 1 == slots.nth(reached - 1).locator(".trod.to").count()


# --- Breakthrough: the last raid --------------------------------------------------------------------------------------


def raids(*told: tuple[str, list[int]]) -> list[tuple[str, int, str]]:
    found = traces("breakthrough", *told).of("raid").pieces
    return [(one.kind, one.owner, one.face) for one in found]


def test_the_last_raid_says_what_it_did_to_each_player_until_the_next_one() -> None:
    cards = railhead.ruleset("breakthrough").cards
    ghoul, spores, knife, rat = (cards.index(name) for name in ("thr_ghoul", "thr_spore_bloom", *RESOURCES))
    first = ("turn", [7, 1]), ("attacks", [ghoul]), ("repels", [1, ghoul, knife]), ("suffers", [0, ghoul])
    lost = ("loses", [0, rat])

    raid = traces("breakthrough", *first, lost).of("raid")

    assert raid.begun is not None
    assert ("thr_ghoul", 7) == (raid.begun.face, raid.turn)
    assert [("repels", 1, RESOURCES[0]), ("suffers", 0, "thr_ghoul"), ("loses", 0, RESOURCES[1])] == raids(*first, lost)
    assert [("repels", 1, RESOURCES[0]), ("suffers", 0, "thr_ghoul")] == raids(*first, ("turn", [8, 0]), lost)
    assert [("suffers", 0, "thr_spore_bloom")] == raids(*first, lost, ("attacks", [spores]), ("suffers", [0, spores]))


def soon_after_a_raid(position: Match, seat: int) -> bool:
    """It is over, and somebody lost something to it."""
    if {"monster", "counter"} & {area.name for area in scene_of(position, seat).areas if area.pieces}:
        return False
    raid = Traces(position.view(seat), position.tape.events).of("raid")
    return "loses" in [one.kind for one in raid.pieces] and "repels" in [one.kind for one in raid.pieces]


@pytest.mark.parametrize(
    ("seats", "form", "language"),
    [(4, "desk", "en"), (3, "phone", "ru")]
    if not ALL
    else [(seats, form, language) for seats in (3, 4, 5) for form in gallery.FORMATS for language in ("en", "ru")],
)
def test_the_last_raid_stands_in_the_tunnel(look: Look, seats: int, form: str, language: str) -> None:
    at = found_step("breakthrough", seats, soon_after_a_raid)
    position = records.Walk(at[0].log).go(at[1])
    told = Traces(position.view(at[2]), position.tape.events).of("raid").pieces

    page, faults = look(at, form, f"raid-{seats}", language)

    assert [] == faults
    for kind, outcome in (("repels", "ok"), ("suffers", "hit")):
        assert sum(one.kind == kind for one in told) == page.locator(f".lastraid .{outcome}").count()


def test_where_room_is_short_a_shield_says_what_the_raid_did(look: Look) -> None:
    page, _ = look(found_step("breakthrough", 5, soon_after_a_raid), "desk")

    page.evaluate("() => document.querySelector('.bt').classList.add('dense')")

    if ALL:
        page.screenshot(path=str(gallery.picture("breakthrough", "raid-dense", "desk")))
    boxes = page.locator(".lastraid .out").evaluate_all("""all => all.map((one) => {
      const [box, tunnel] = [one, one.closest(".tunnel")].map((it) => it.getBoundingClientRect());
      return box.left >= tunnel.left && box.right <= tunnel.right && box.bottom <= tunnel.bottom;
    })""")
    assert [True] * 5 == boxes
    assert 1 >= max(page.locator(".lastraid .did").evaluate_all("all => all.map(one => one.clientWidth)"))


# --- Black Metro: the dice --------------------------------------------------------------------------------------------


def test_each_of_the_dice_keeps_the_face_it_showed_last() -> None:
    told = ("rolls", [0, 1, 4, 9]), ("round", [2]), ("rolls", [1, 3, 2, 19]), ("rerolls", [0, 1, 6, 11])

    dice = traces("black_metro", *told).of("dice").pieces

    assert [(1, 6, 11), (3, 2, 19)] == [tuple(one.numbers[kind] for kind in ("die", "number", "face")) for one in dice]


def after_dice_were_thrown(position: Match, seat: int) -> bool:
    """Two of them and more, and nobody throws now: somebody takes a usual turn, with the city in sight."""
    if position.asks[0].prompt != "turn":
        return False
    dice = scene_of(position, seat).area("dice")
    assert dice is not None
    thrown = Traces(position.view(seat), position.tape.events).of("dice").pieces
    return 2 <= len(thrown) and not any(piece.numbers for piece in dice.pieces)


@pytest.mark.parametrize("form", list(gallery.FORMATS) if ALL else ["desk"])
def test_the_last_face_stays_in_the_cell_of_each_of_the_dice(look: Look, form: str) -> None:
    at = found_step("black_metro", 4, after_dice_were_thrown)
    position = records.Walk(at[0].log).go(at[1])
    told = Traces(position.view(at[2]), position.tape.events).of("dice").pieces

    page, faults = look(at, form, "dice")

    assert [] == faults
    assert sorted(str(one.numbers["number"]) for one in told) == sorted(page.locator(".die .was").all_text_contents())
