"""The coach of a first match: what is told is there to be told, and each course is taught to its end."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from guests import Guest, TestClient

import railhead
from railhead.present.sight import question_of
from railhead.present.words import languages, words
from railhead.web import books
from railhead.web.advice import advice
from railhead.web.app import make_app
from railhead.web.coach import ALONE, END, Card, Course, card_of, course_of, heard_at, lessons_of, words_of
from railhead.web.language import SPOKEN
from railhead.web.live import Live
from railhead.web.opening import plan_rematch
from railhead.web.settings import Settings
from railhead.web.sight import voice_of
from railhead.web.store import Entry
from railhead.web.table import BOT, PERSON, Place, Table

GAMES = railhead.rulesets()
MOST_LETTERS = 330  # of a lesson: three short sentences
MOST_SENTENCES = 3
LEARNER = 0


class Lessons:
    """A first match: the learner follows the hints and hears every lesson."""

    def __init__(self, game: str) -> None:
        self.rules = railhead.ruleset(game)
        course = course_of(game)
        assert course is not None
        self.course: Course = course
        self.table = Table("first")
        self.entries: list[Entry] = []
        places = [Place(PERSON, "anna", "Anna")] + [Place(BOT, "", "Bot", "beginner")] * (course.seats - 1)
        header = {
            "game": game,
            "version": self.rules.version,
            "data": self.rules.data,
            "options": self.rules.check_setup(course.seats, {}),
            "seed": course.seed,
            "terms": {"coach": True},
            "places": [place.to_json() for place in places],
        }
        self.log("open", None, header)
        self.log("start", None, {})
        self.bots = [
            railhead.bot("beginner" if seat else "greedy", self.rules, seed=10 + seat) for seat in range(course.seats)
        ]

    def log(self, kind: str, seat: int | None, data: dict[str, object]) -> None:
        self.entries.append(Entry(len(self.entries), 0, kind, seat, data))
        self.table.apply(self.entries[-1])

    def again(self) -> Table:
        """The table as another process reads it from the store."""
        table = Table("first")
        for entry in self.entries:
            table.apply(entry)
        return table

    def card(self, table: Table | None = None) -> Card | None:
        table = table or self.table
        view = table.playing().view(LEARNER)
        scene = self.rules.scene(view)
        assert scene is not None
        return card_of(table, view, scene)

    def hear(self) -> list[str]:
        """Hear everything that the coach has to say now."""
        heard = []
        while card := self.card():
            heard.append(card.lesson.name)
            assert len(self.table.told) + 1 == card.number
            assert bool(card.lesson.light) == bool(card.lit), f"{card.lesson.name} lights nothing"
            self.log("coach", LEARNER, {"lesson": card.lesson.name})
        return heard

    def decide(self) -> int:
        """Answer the next question, as a bot would; whose it was."""
        match = self.table.playing()
        ask = match.asks[0]
        option = self.bots[ask.seat].choose(match.view(ask.seat), ask)
        self.log("answer", ask.seat, {"option": self.rules.vocabulary.names[option]})
        return ask.seat

    def decide_as_learner(self) -> None:
        while self.decide() != LEARNER:
            pass


# --- what is written ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_course_speaks_of_what_there_is(game: str) -> None:
    rules, course = railhead.ruleset(game), course_of(game)
    assert course is not None

    assert course.seats in rules.seats
    assert len(course.names) == len(set(course.names))
    assert (ALONE, END) == course.names[-2:]
    for at, lesson in enumerate(course.lessons):
        assert books.rule_text(rules, lesson.rule), f"{lesson.name}: there is no rule {lesson.rule}"
        assert set(lesson.prompts) <= set(rules.prompts), lesson.name
        assert set(lesson.events) <= set(rules.events), lesson.name
        assert lesson.after in ("", *course.names[:at]), lesson.name
        assert bool(lesson.prompts or lesson.events) == (lesson.name not in (ALONE, END)), lesson.name


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_a_title_and_a_few_short_sentences(game: str) -> None:
    rules, course = railhead.ruleset(game), course_of(game)
    assert course is not None
    said = words(rules.package)

    for lesson in course.lessons:
        title, text = said.say(f"{lesson.message}.title"), said.say(lesson.message)
        assert said.knows(lesson.message)
        assert 3 < len(title) < 40, title
        assert re.search(r"[.?]$", text), text
        assert len(text) < MOST_LETTERS, f"{lesson.name}: {len(text)}"


@pytest.mark.parametrize("game", GAMES)
def test_numbers_in_a_lesson_stand_for_what_it_lights(game: str) -> None:
    rules, course = railhead.ruleset(game), course_of(game)
    assert course is not None

    for language in languages(rules.package):
        said = words(rules.package, language)
        for lesson in course.lessons:
            text = said.say(lesson.message)
            numbers = [int(number) for number in re.findall(r"\[(\d)\]", text)]
            assert [*range(1, len(numbers) + 1)] == numbers, text
            assert len(numbers) <= len(lesson.light), text
            assert MOST_SENTENCES >= len(re.findall(r"[.?!](?=\s|$)|[。？]", text)), text


@pytest.mark.parametrize("game", GAMES)
def test_new_words_are_explained_once_with_their_rule_in_every_language(game: str) -> None:
    rules, course = railhead.ruleset(game), course_of(game)
    assert course is not None
    explained = [word for lesson in course.lessons for word in words_of(game, lesson)]

    assert len(explained) >= 5
    assert len(explained) == len({word.name for word in explained})
    for language in languages(rules.package):
        token = SPOKEN.set(language)
        for lesson in course.lessons:
            for word in words_of(game, lesson):
                assert word.name
                assert re.search(r"[.。]$", word.meaning), word
                assert books.rule_text(rules, word.rule), word
        SPOKEN.reset(token)


def test_what_was_heard_can_be_heard_again_in_its_order_and_lights_what_lies_there_now() -> None:
    first = Lessons("front_line")
    for name in ("draft", "line"):
        first.log("coach", LEARNER, {"lesson": name})
    scene = first.rules.scene(first.table.playing().view(LEARNER))
    assert scene is not None

    heard = heard_at(first.table, scene, LEARNER)

    assert [("draft", 1), ("line", 2)] == [(name, card.number) for name, card in heard.items()]
    assert {1, 2} == {*heard["line"].pieces.values()}
    assert {key for card in heard.values() for key in card.pieces} <= {piece.key for piece in scene.pieces()}


def test_a_number_is_left_out_where_nothing_has_it() -> None:
    first = Lessons("front_line")
    card = first.card()
    assert card is not None

    seen = replace(card, lit={"commissar": 2})

    told = seen.numbered("A line [1] & the Commissar [2].")
    badge = '<span class="numbered">\N{NO-BREAK SPACE}<i class="number" aria-hidden="true">1</i></span>'
    assert f"A line &amp; the Commissar{badge}." == told
    assert {"commissar": 1} == seen.pieces


def test_the_list_of_lessons_says_how_far_one_is() -> None:
    first = Lessons("front_line")
    first.log("coach", LEARNER, {"lesson": "line"})

    listed = lessons_of(first.table, first.card())

    assert [("line", "done"), ("draft", "now"), ("attack", "ahead")] == [(one.name, how) for one, how in listed[:3]]
    assert sorted(first.course.names) == sorted(lesson.name for lesson, _ in listed)


# --- what is told ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_each_coach_teaches_to_the_end(game: str) -> None:
    first = Lessons(game)
    heard, made = [], 0
    while ALONE not in heard and first.table.stage != "over":
        heard += first.hear()
        made += first.decide() == LEARNER

    assert {*first.course.names} - {END} == {*heard}
    assert made < 80, "about ten minutes"
    while first.table.stage != "over":
        first.decide()
    assert [END] == first.hear()
    assert first.table.told == first.again().told


def test_a_lesson_is_told_where_it_happens() -> None:
    first = Lessons("front_line")

    assert ["line", "draft"] == first.hear()
    for _ in range(4):
        first.decide_as_learner()
    while "attack" not in first.table.told:
        heard = first.hear()
        assert first.table.playing().tape.events
        first.decide()
    assert "attack" == heard[0]


def test_who_decides_has_heard_the_lesson() -> None:
    first = Lessons("front_line")
    card = first.card()
    assert card is not None
    assert "line" == card.lesson.name

    first.decide_as_learner()

    assert ["line"] == [*first.table.told]
    assert ["line"] == [*first.again().told]


def test_a_bot_in_the_place_of_the_learner_hears_nothing() -> None:
    first = Lessons("front_line")
    first.log("bot", LEARNER, {"bot": "greedy", "why": "Anna lets the greedy bot play."})

    first.decide_as_learner()

    assert [] == [*first.table.told]


def test_what_was_told_is_not_told_again_after_taking_a_decision_back() -> None:
    first = Lessons("barbarossa")
    first.hear()
    first.decide_as_learner()
    told = first.hear()
    assert ["operation"] == told

    first.decide_as_learner()
    first.log("undo", LEARNER, {"decisions": 1})

    assert first.card() is None
    assert first.card(first.again()) is None


def test_a_coach_who_was_sent_away_says_no_more() -> None:
    first = Lessons("black_metro")
    first.log("coach", LEARNER, {"lesson": ""})

    assert first.card() is None
    assert first.card(first.again()) is None


def test_a_rematch_is_played_without_the_coach() -> None:
    first = Lessons("front_line")

    plan = plan_rematch(cast(Live, SimpleNamespace(table=first.table)))

    assert not plan.terms.coach
    assert plan.seed != first.course.seed


# --- at the table ---------------------------------------------------------------------------------------------------


@pytest.fixture
def anna(tmp_path: Path) -> Iterator[Guest]:
    database = f"sqlite:///{tmp_path / 'railhead.sqlite3'}"
    settings = Settings(database=database, games=("toy", "front_line"), bot_pause=0, rate=0)
    with TestClient(make_app(settings), follow_redirects=False, raise_server_exceptions=False) as client:
        yield Guest(client)


def title_on(page: str) -> str:
    coach = page.partition('<section id="coach"')[2].partition("</section>")[0]
    found = re.search(r"<h2>(.*?)</h2>", coach, re.S)
    return found[1] if found else ""


def test_the_page_shows_a_lesson_until_it_was_heard(anna: Guest) -> None:
    assert 'name="coach"' in anna.get("/how/front_line").text
    table = anna.open(game="front_line", coach="1")

    page = anna.get(f"/t/{table}").text
    assert "The line" == title_on(page)
    assert "taught" in page
    assert {"Beginner bot 2", "Beginner bot 3"} == set(re.findall(r"Beginner bot \d", page))
    assert "FLN-10.1" in page
    anna.act(table, "coach", seat=0, lesson="line")
    assert "Keep one, pass the rest" == title_on(anna.get(f"/t/{table}").text)
    again = anna.act(table, "coach", seat=0, lesson="line")
    assert "The coach has gone on to something else." == again.json()["sentence"]


def test_the_coach_can_be_skipped(anna: Guest) -> None:
    table = anna.open(game="front_line", coach="1")

    reply = anna.act(table, "coach", seat=0, lesson="")

    assert "<h2>" not in reply.json()["regions"]["coach"]
    assert not title_on(anna.get(f"/t/{table}").text)
    assert "There is no coach at this table." == anna.act(table, "coach", seat=0, lesson="").json()["sentence"]


def test_a_game_without_a_course_has_no_coach(anna: Guest) -> None:
    response = anna.post("/new/toy", {"name": "Anna", "coach": "1"})

    assert 404 == response.status_code


def test_other_tables_have_no_coach(anna: Guest) -> None:
    table = anna.open("me", "greedy", game="front_line")

    assert 'id="coach"' not in anna.get(f"/t/{table}").text
    assert "coach" not in anna.act(table, "say", seat=0, text="Hello").json()["regions"]


def test_a_hint_says_what_it_would_do(anna: Guest) -> None:
    table = anna.open(game="front_line", coach="1")

    hint = anna.act(table, "hint", seat=0).json()

    assert hint["option"].startswith("card:")
    assert all(hint["lines"])
    assert len(hint["lines"]) >= 1  # what would change on the table; else what the card does


def test_the_reasons_at_length_name_the_pieces_and_the_next_best_answer(anna: Guest) -> None:
    table = anna.open(game="front_line", coach="1")
    option = anna.act(table, "hint", seat=0).json()["option"]

    told = anna.get(f"/t/{table}/advice?seat=0&option={option}").json()

    assert re.fullmatch("Why “.+”\\?", told["title"])
    assert "" == told["parts"][0]["head"]
    assert told["parts"][0]["lines"][0]["keys"]
    last = told["parts"][-1]
    assert re.search("“.+”", last["head"] or last["lines"][0]["text"])
    page = anna.get(f"/t/{table}").text
    assert all(f'data-key="{key}"' in page for part in told["parts"] for line in part["lines"] for key in line["keys"])


def test_reasons_are_told_to_whoever_is_asked_about_what_is_offered(anna: Guest) -> None:
    table = anna.open(game="front_line", coach="1")

    assert {"title": "", "parts": []} == anna.get(f"/t/{table}/advice?seat=0&option=card:none").json()
    assert 403 == anna.get(f"/t/{table}/advice?seat=1&option=card:dodge").status_code


@pytest.mark.parametrize("game", GAMES)
def test_a_reason_at_length_holds_nothing_that_the_learner_could_not_know(game: str) -> None:
    """Two worlds that look alike to the learner have the same reasons."""
    first = Lessons(game)
    for _ in range(3):
        first.decide_as_learner()
    while LEARNER not in [ask.seat for ask in first.table.playing().asks]:
        first.decide()
    view = first.table.playing().view(LEARNER)
    made = []
    for seed in (1, 2):
        other = view.imagine(seed).view(LEARNER)
        voice = voice_of(first.table, other)
        question = question_of(other, voice, other.rules.scene(other))
        assert question is not None
        made.append(advice(other, voice, question.choices[0]).to_json())

    assert made[0] == made[1]
    assert made[0]["parts"]
