"""One screen for one decision: nothing that one needs for it is lost when there is little room."""

from dataclasses import replace
from pathlib import Path

import pytest
from rich.cells import cell_len

import railhead
from railhead.cli.digest import Digest, columns, shortened
from railhead.cli.play import Session
from railhead.cli.saves import Player
from railhead.cli.screen import Screen
from railhead.kernel.ask import Ask
from railhead.kernel.scene import ROW, TRAY, Area, Piece, Scene
from railhead.present.sight import Choice, Sight, Told, make_sight
from railhead.testing.toy.game import RULES

WIDTH, HEIGHT = 80, 22


def asking(sight: Sight, options: list[int], **scene: Scene) -> Sight:
    """The same sight with another question: one of these options."""
    assert sight.question is not None
    names = sight.view.rules.vocabulary.names
    choices = tuple(Choice(option, names[option], sight.voice.option(option), ("piece",)) for option in options)
    return replace(sight, question=replace(sight.question, choices=choices), **scene)


def stations() -> tuple[Sight, dict[int, str]]:
    """A question with more options than any screen has lines: every station of the metro."""
    match = railhead.ruleset("metro2033").start(3, 1)
    options = list(match.rules.vocabulary.groups["station"])
    sight = make_sight(match, match.asks[0].seat)
    keyless = asking(sight, options)
    assert keyless.question is not None
    choices = tuple(replace(choice, keys=()) for choice in keyless.question.choices)
    question = replace(keyless.question, choices=choices)
    return replace(keyless, question=question), {option: str(place) for place, option in enumerate(options, 1)}


def labels_in(lines: list[str]) -> list[str]:
    return [word for line in lines for word in line.split("  ") if word.strip().isdecimal()]


def test_options_that_find_no_room_stand_on_pages_with_the_question_over_each() -> None:
    sight, labels = stations()
    first = Digest(WIDTH, HEIGHT, sight, labels, None)
    pages = [Digest(WIDTH, HEIGHT, sight, labels, None, page) for page in range(first.pages)]

    assert 1 < first.pages
    assert list(labels.values()) == [
        label.strip() for label in sorted((one for page in pages for one in labels_in(page.options)), key=int)
    ]
    for page in pages:
        lines = [*page.heading, *page.news, *page.table, *page.question, *page.options]
        assert first.question == page.question
        assert HEIGHT >= len(lines) + 2
        assert all(cell_len(line) <= WIDTH for line in lines)
    assert f"… {len(labels) - len(labels_in(first.options))} more (press Enter)" == first.options[-1]
    assert "… back to the first ones (press Enter)" == pages[-1].options[-1]


def test_no_label_is_lost_where_hints_leave_hardly_any_room() -> None:
    sight, labels = stations()
    pages = [Digest(WIDTH, 8, sight, labels, None, page) for page in range(Digest(WIDTH, 8, sight, labels, None).pages)]

    assert set(labels.values()) == {label.strip() for page in pages for label in labels_in(page.options)}


def test_few_options_stand_on_one_page() -> None:
    match = RULES.start(2, 7)
    ask = match.asks[0]
    digest = Digest(WIDTH, HEIGHT, make_sight(match, ask.seat), {one: str(one) for one in ask.options}, None)

    assert 1 == digest.pages
    assert "press Enter" not in "".join(digest.options)


def test_an_option_comes_with_the_numbers_and_marks_of_its_piece_and_what_stands_on_it() -> None:
    match = railhead.ruleset("front_line").start(2, 1)
    option = match.rules.vocabulary.option("card:helmet")
    piece = Piece(
        "card", "helmet", "piece", options=[option], marks=["used"], numbers={"durability": 2}, limits={"durability": 3}
    )
    sight = asking(make_sight(match, 0), [option], scene=Scene("", [Area("equipment", ROW, [piece])]))
    digest = Digest(WIDTH, HEIGHT, sight, {option: "1"}, None)

    assert "  1  Steel Helmet (durability 2/3, used) –" in digest.options[0]
    assert "take 1 damage less" in " ".join(digest.options)


def test_an_option_without_a_piece_is_its_title() -> None:
    match = railhead.ruleset("front_line").start(2, 1)
    sight = make_sight(match, 0)
    assert sight.question is not None
    alone = replace(sight, question=replace(sight.question, choices=(Choice(0, "pass", "Pass"),)))

    assert ["  1  Pass"] == Digest(WIDTH, HEIGHT, alone, {0: "1"}, None).options


def test_columns_are_as_wide_as_they_need_and_read_downwards() -> None:
    lines = columns(["1 a", "2 bb", "3 cccc", "4 d", "5 e"], 18)

    assert ["1 a   3 cccc  5 e", "2 bb  4 d"] == lines


def test_a_column_that_is_too_wide_ends_in_dots() -> None:
    assert ["123456789…"] == columns(["123456789 and more"], 10)


class ManyOptions(Session):
    """A match whose question is about every station."""

    def sight(self, seat: int | None, since: int = 0) -> Sight:
        return stations()[0]

    def marks(self, ask: Ask) -> dict[int, str]:
        return stations()[1]


def test_enter_turns_the_pages_of_the_options_and_begins_again(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = railhead.ruleset("metro2033").start(3, 1)
    session = ManyOptions(Screen(no_color=True), match, [Player("", "human")] * 3)
    shown = []
    for _ in range(4):
        session.obey(match.asks[0], "")
        shown.append(capsys.readouterr().out)

    assert 3 == len(set(shown))
    assert shown[0] == shown[3]
    assert all(match.rules.title_of(station) in "".join(shown) for station in match.rules.kinds["Station"])


def test_the_places_of_a_track_that_answer_nothing_are_not_listed_beside_the_others() -> None:
    """Without its place a level of the army says nothing: "Army: 3 × strength"."""
    match = railhead.ruleset("metro2033").start(3, 4)
    bot = railhead.bot("greedy", match.rules, seed=1)
    while match.asks[0].prompt != "hire":
        ask = match.asks[0]
        match.answer(ask.seat, bot.choose(match.view(ask.seat), ask))
    sight = make_sight(match, match.asks[0].seat)
    labels = {option: str(place) for place, option in enumerate(match.asks[0].options, 1)}

    shown = Digest(140, 50, sight, labels, None)

    assert [] == [line for line in shown.table if line.startswith("Army:")]
    assert any("strength" in line for line in shown.table)


@pytest.mark.parametrize(
    ("room", "shown"),
    [
        (
            2,
            [
                "  … 3 more (type since)",
                "  The Red Line captures Smolenskaya (blue) for 1 pig and 1 mushroom and has 5 p…",
            ],
        ),
        (
            3,
            [
                "  … 2 more (type since)",
                "  The Red Line captures Smolenskaya (blue) for 1 pig and 1 mushroom and has",
                "    5 points.",
            ],
        ),
    ],
)
def test_of_what_happened_no_sentence_stands_there_by_its_end_alone(room: int, shown: list[str]) -> None:
    match = railhead.ruleset("metro2033").start(2, 2)
    sight = make_sight(match, match.asks[0].seat)
    captures = "The Red Line captures {} for 1 pig and 1 mushroom and has 5 points."
    told = tuple(Told(at, captures.format(name)) for at, name in enumerate(["Kurskaya (purple)", "Smolenskaya (blue)"]))
    labels = {option: str(place) for place, option in enumerate(match.asks[0].options, 1)}
    digest = Digest(WIDTH, HEIGHT, replace(sight, told=told), labels, None)

    assert shown == digest.latest(digest.news_lines(), room)


def assigning() -> Digest:
    """A player of Black Metro chooses a district: twelve options, and one line for each."""
    match = railhead.ruleset("black_metro").start(3, 5)
    bot = railhead.bot("greedy", match.rules, seed=1)
    while match.asks[0].prompt != "turn":
        match.answer(match.asks[0].seat, bot.choose(match.view(match.asks[0].seat), match.asks[0]))
    labels = {option: str(place) for place, option in enumerate(match.asks[0].options, 1)}
    return Digest(WIDTH, HEIGHT, make_sight(match, match.asks[0].seat), labels, None)


def test_where_an_option_has_a_line_for_itself_the_line_says_what_it_does() -> None:
    options = assigning().options

    assert "  2  02 Swiss Casino (fortifications 0/3) – Roll the fortune dice. Draw 1…" in options
    assert 12 == len(options)
    assert all(cell_len(line) <= WIDTH for line in options)


def test_dice_that_nobody_has_rolled_take_no_line() -> None:
    assert [] == [line for line in assigning().table if line.startswith("Dice")]


def test_what_there_was_to_choose_from_is_no_news_once_the_choice_is_made() -> None:
    match = railhead.ruleset("front_line").start(2, 1)
    sight = make_sight(match, 0)
    assert sight.question is not None
    cards = [Piece("card", "helmet", "1", options=[0]), Piece("card", "dud", "2", options=[0])]
    before = Scene("", [Area("packet", ROW, cards), Area("equipment", ROW, [Piece("card", "dodge", "3")])])
    now = replace(sight, scene=Scene("", [Area("packet", ROW, []), Area("equipment", ROW, [])]))
    labels = {choice.option: "1" for choice in sight.question.choices}
    table = Digest(WIDTH, HEIGHT, now, labels, before).table

    assert 1 == len(table), table
    assert "−" in table[0]


def test_what_was_no_card_and_is_settled_is_no_news_the_log_has_told_how() -> None:
    match = railhead.ruleset("front_line").start(2, 1)
    sight = make_sight(match, 0)
    assert sight.question is not None
    shot = Piece("shot", "linear", "shot0@1", owner=1, numbers={"damage": 2})
    before = Scene("", [Area("shots", TRAY, [shot]), Area("attack", ROW, [Piece("linear_attack", "mine", "mine")])])
    now = replace(sight, scene=Scene("", [Area("shots", TRAY, []), Area("attack", ROW, [])]))
    labels = {choice.option: "1" for choice in sight.question.choices}

    assert ["Enemy fire"] == [line.partition(":")[0] for line in Digest(WIDTH, HEIGHT, now, labels, before).table]


@pytest.mark.parametrize(
    ("lines", "shown"),
    [
        (["Play Horses – it", "gives supplies"], "Play Horses – it giv…"),
        (["Play the Horses –", "it gives supplies"], "Play the Horses – it…"),
        (["Play all the Horses –", "more"], "Play all the Horses…"),
        (["輸送カードをプレ", "イするか、終了する"], "輸送カードをプレイす…"),
    ],
)
def test_what_is_cut_leaves_no_dash_and_no_space_in_a_script_without_spaces(lines: list[str], shown: str) -> None:
    assert shown == shortened(lines, 21)
