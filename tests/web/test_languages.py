"""The pages in other languages: a whole match of each translated game, and the pages around, without English."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browsers import WHOLE
from guests import Guest, TestClient
from project_tools import tool
from readers import left_in_english, said_on

import railhead
from railhead import records
from railhead.kernel.ask import Ask
from railhead.kernel.match import Match
from railhead.present.voice import Voice
from railhead.present.words import FRAME, words
from railhead.web.app import make_app
from railhead.web.settings import Settings

GAMES = [("metro2033", "ru", 3), ("breakthrough", "ru", 3), ("front_line", "pl", 4), ("barbarossa", "ja", 3)]
LANGUAGES = {"ru": ("metro2033", "Анна"), "pl": ("front_line", "Łucja"), "ja": ("barbarossa", "花子")}
MOMENTS = 5 if WHOLE else 3  # of a match at which the whole page is read
ODD = 0.15  # of the decisions are made at random, so that much is seen
BY_OTHERS = ("credit",)  # names of people and publishers, as they write them


@pytest.fixture
def client(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[TestClient]:
    game = request.node.callspec.params["game"]
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'railhead.sqlite3'}", games=(game,), bot_pause=0, rate=0, tables=0
    )
    with TestClient(make_app(settings), follow_redirects=False, raise_server_exceptions=False) as client:
        yield client


def nothing_left(page: str, language: str, game: str = "") -> None:
    assert f'<html lang="{language}">' in page
    assert [] == left_in_english(said_on(page, BY_OTHERS), language, game)


def log_at(match: Match, decisions: int) -> dict[str, Any]:
    """The log of a match as it was after so many decisions."""
    return records.Walk(match.log).go(decisions).log


def decisions(game: str, seats: int, seed: int) -> Iterator[tuple[Match, Ask, int]]:
    """A whole match by bots that try something odd now and then: before each decision the match, who is asked, what."""
    rules = railhead.ruleset(game)
    match, dice = rules.start(seats, seed), random.Random(seed)
    bots = [railhead.bot("greedy", rules, seed=seat) for seat in range(seats)]
    while not match.over:
        ask = match.asks[0]
        odd = dice.random() < ODD
        option = dice.choice(ask.options) if odd else bots[ask.seat].choose(match.view(ask.seat), ask)
        yield match, ask, option
        match.answer(ask.seat, option)


@pytest.mark.parametrize(("game", "language", "seats"), GAMES)
def test_a_match_is_told_without_a_word_of_english(game: str, language: str, seats: int) -> None:
    """Every question, option, refusal, event and ending of a whole match."""
    names = railhead.ruleset(game).vocabulary.names
    dice, texts = random.Random(5), []
    for match, ask, _ in decisions(game, seats, 5):
        voice = Voice(match.state, [LANGUAGES[language][1]] * seats, language)
        texts += [voice.asked(ask), voice.waiting(ask), *[voice.option(option) for option in ask.options]]
        refusal = match.why_not(ask.seat, dice.choice(names))
        texts += [voice.refusal(refusal)] if refusal else []
    assert match.outcome is not None
    texts += [voice.ending(match.outcome.reason), *[voice.event(event) for event in match.events(None)]]

    assert [] == left_in_english(texts, language, game)
    assert set() == voice.words.lacking


@pytest.mark.parametrize(("game", "language", "seats"), GAMES)
def test_every_region_of_a_table_speaks_the_language(game: str, language: str, seats: int, client: TestClient) -> None:
    """The page at some moments of a match for each seat and for spectators; then result, replay and log."""
    reader = Guest(client)
    steps = list(decisions(game, seats, 11))
    whole = steps[0][0]
    moments = [*range(1, len(steps), len(steps) // MOMENTS), len(steps)]
    for log in [json.dumps(log_at(whole, moment)) for moment in moments]:
        made = reader.post("/import", {"log": log, "name": LANGUAGES[language][1]}, accept_language=language)
        assert 303 == made.status_code, made.text
        table = made.headers["location"].removesuffix("/replay")
        for seat in range(seats):
            nothing_left(reader.get(f"{table}?seat={seat}", accept_language=language).text, language, game)
        nothing_left(reader.get(f"{table}/log", accept_language=language).text, language, game)

    for page in ("result", "replay", "replay?step=20", "replay?step=40&seat=1"):
        nothing_left(reader.get(f"{table}/{page}", accept_language=language).text, language, game)
    for part in ("steps", "own", "board", "strip", "seats", "log"):
        shown = reader.get(f"{table}/replay?step=30", accept_language=language, accept="application/json").json()
        assert [] == left_in_english(said_on(shown["regions"][part]), language, game)
    assert set() == words(railhead.ruleset(game).package, language).lacking


@pytest.mark.parametrize(("game", "language", "seats"), GAMES)
def test_the_pages_of_a_game_speak_the_language(game: str, language: str, seats: int, client: TestClient) -> None:
    reader = Guest(client)
    for page in ("/", "/how", f"/how/{game}", f"/rules/{game}", f"/rules/{game}?q=xyzzy", f"/new/{game}"):
        nothing_left(reader.get(page, accept_language=language).text.replace("xyzzy", ""), language, game)


@pytest.mark.parametrize(("language", "game"), [(language, game) for language, (game, _) in LANGUAGES.items()])
def test_the_pages_around_the_tables_speak_the_language(language: str, game: str, client: TestClient) -> None:
    """Waiting for players, an invitation, one's name, importing, the API, and whatever is refused."""
    host, friend, name = Guest(client), Guest(client), LANGUAGES[language][1]
    form = {"name": name, "who-0": "me", "who-1": "link", "who-2": "open", "who-3": "casual", "watch": "1"}
    table = host.post(f"/new/{game}", form, accept_language=language).headers["location"]
    lobby = host.get(table, accept_language=language).text
    link = lobby.split('value="http://testserver')[1].split('"')[0]
    pages = [
        lobby,
        friend.get(table, accept_language=language).text,
        friend.get(link, accept_language=language).text,
        *[
            host.get(page, accept_language=language).text
            for page in ("/", "/me", "/me/matches", "/recover", "/import", "/api")
        ],
        friend.get("/me", accept_language=language).text,
        friend.get("/nowhere", accept_language=language).text,
        friend.get("/p/nowhere", accept_language=language).text,
        host.post("/recover", {"words": "acorn"}, accept_language=language).text,
        host.post("/me/leave", accept_language=language).text,
        host.post("/me/delete", accept_language=language).text,
        friend.get("/t/nowhere", accept_language=language).text,
        host.get(f"{table}/replay", accept_language=language).text,
        host.post("/me", {"name": ""}, accept_language=language).text,
        host.post("/me", {"name": "я" * 99}, accept_language=language).text,
        friend.post(f"{table}/answer", {"seat": "0"}, accept_language=language).text,
        client.request("DELETE", "/", headers={"accept-language": language, "accept": "text/html"}).text,
        client.post("/me", headers={"accept-language": language, "accept": "text/html", "origin": "http://x"}).text,
    ]

    for page in pages:
        nothing_left(page.replace("http://testserver", ""), language)
    assert set() == words(FRAME, language).lacking


@pytest.mark.parametrize("game", ["front_line"])
def test_a_refusal_follows_the_language_and_its_rule_does_not(game: str, client: TestClient) -> None:
    """What the rules refuse is said to whoever asked, although the table's own task finds it out for all."""
    anna = Guest(client)
    table = anna.open("me", "me", game=game)
    version, _ = anna.question(table)
    form = {"seat": 0, "option": "pass", "version": version}

    polish = anna.post(f"/t/{table}/answer", form, accept="application/json", accept_language="pl").json()
    english = anna.post(f"/t/{table}/answer", form, accept="application/json").json()

    assert "refused" == polish["result"] == english["result"]
    assert polish["rule"] == english["rule"]
    assert polish["sentence"].startswith("Musisz wybrać")
    assert polish["sentence"] != english["sentence"]


# --- what templates and pages say is in the catalogues ----------------------------------------------------------------

WEB = Path(railhead.__file__).parent / "web"
SAYS = re.compile(r"(?<![.\w])say\(((?:[^(),]|\([^()]*\))*)")  # the first argument of `say`
DRAWN = re.compile(r"""stage\.say\(((?:[^(),]|\([^()]*\))*)""")
MESSAGE = re.compile(r"""['"]([a-z]+-[\w.-]*[a-z0-9])['"]""")
RAISED = re.compile(r"""Refused\(\s*"([^"]*)\"""")
ELSEWHERE = ("api.py",)  # of wrong fields of a request it speaks to programmers, in English


@pytest.mark.parametrize("game", railhead.rulesets())
def test_the_drawing_of_a_game_says_nothing_that_its_catalogue_lacks(game: str) -> None:
    known = words(railhead.ruleset(game).package)
    source = "".join(file.read_text(encoding="utf-8") for file in sorted((WEB / "drawn" / game).glob("*.html")))
    said = {name for call in DRAWN.findall(source) for name in MESSAGE.findall(call)}

    assert said
    assert [] == sorted(name for name in said if not known.knows(name))
    written = [
        name for name in tool("words").messages(railhead.ruleset(game).package, "en") if name.startswith("draw-")
    ]
    assert [] == [name for name in written if name not in source and f'"{name.rpartition("-")[0]}-" ~' not in source]


def test_pages_say_nothing_that_the_catalogue_lacks() -> None:
    known = words(FRAME)
    sources = [*WEB.glob("templates/**/*.html"), *WEB.glob("drawn/**/*.html"), *WEB.glob("*.py")]
    said = {
        name
        for file in sources
        for call in SAYS.findall(file.read_text(encoding="utf-8"))
        for name in MESSAGE.findall(call)
    }

    assert len(said) > 200
    assert [] == sorted(name for name in said if not known.knows(name))


def test_a_refusal_is_a_message() -> None:
    known = words(FRAME)
    for file in sorted(WEB.glob("*.py")):
        if file.name not in ELSEWHERE:
            raised = RAISED.findall(file.read_text(encoding="utf-8"))
            assert [] == [name for name in raised if not known.knows(name)], file.name
