"""Playing in a terminal, as a person does it."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from conftest import Run
from terminal import Terminal

import railhead
from railhead import records
from railhead.cli.choose import find, labels, meant, no_such_number
from railhead.cli.play import Session
from railhead.cli.saves import Player
from railhead.cli.screen import Screen
from railhead.kernel.ask import Ask
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.vocabulary import Vocabulary
from railhead.present.voice import Voice

Start = Callable[..., Terminal]


def test_a_match_can_be_played_to_its_end_by_first_options(run: Run) -> None:
    result = run("play", "toy", "--seats", "2", "--seed", "7", typed="1\n" * 100)

    assert 0 == result.exit_code
    assert "The match is over" in result.output
    assert all(len(line) <= 80 for line in result.output.splitlines())
    assert "\x1b" not in result.output


def test_without_any_input_it_ends_in_order(run: Run, home: Path) -> None:
    result = run("play", "toy")

    assert 0 == result.exit_code
    assert "End of input." in result.output
    assert "there is nothing to save" in result.output
    assert [] == list(home.rglob("*.json"))


def test_bots_alone_are_watched(run: Run) -> None:
    result = run("play", "toy", "--seat", "Анна=greedy", "--seat", "random", "--seed", "5")

    assert "Only bots play" in result.output
    assert "Анна lays a card face down." in result.output
    assert "The match is over: Анна won." in result.output


def test_the_same_seed_gives_the_same_match(run: Run) -> None:
    first, second = (run("play", "toy", "--seed", "3", typed="1\n" * 100).output for _ in range(2))

    assert first == second


def test_questions_are_answered_and_commands_obeyed(terminal: Start) -> None:
    screen = terminal("play", "toy", "--seats", "2", "--seed", "7")
    screen.expect("Which flame do you lay?")
    assert "1  Beacon" in screen.expect("Player 1> ")

    screen.type("help")
    screen.expect("why WORD")
    screen.type("why torch")
    screen.expect("You have no Torch among your 3 cards. (TOY-2.1)")
    screen.expect("Everybody who has a light secretly lays one flame")
    screen.type("torch")
    screen.expect("You have no Torch")
    screen.type("why beacon")
    screen.expect("this is allowed")
    screen.type("look beacon")
    screen.expect("Your hand: Beacon [1]")
    screen.type("look torch")
    screen.expect("Nothing more is written on it.")
    screen.type("look soup")
    screen.expect("Nothing in this game is called 'soup'.")
    screen.type("rule 5.2")
    screen.expect("equals share the victory")
    screen.type("rules 4.1")
    screen.expect("TOY-4.1")
    screen.type("hint")
    screen.expect("The greedy bot would answer: ")
    screen.type("undo")
    screen.expect("There is nothing you may take back")
    screen.type("concede")
    assert "This cannot be taken back." not in screen.expect("Nobody can leave this match.")
    screen.type("soup")
    screen.expect("There is no option 'soup' here")
    screen.type("table")
    screen.expect("Deck: ")
    screen.type("map")
    screen.expect("This game has no map.")
    screen.type("options")
    screen.expect("Which flame do you lay? (TOY-2.1)")
    screen.type("")
    screen.expect("Which flame do you lay?")
    screen.type("log")
    screen.expect("Player 2 draws a card. (3 times)")
    screen.type("beac")
    screen.expect("Player 1 laid Beacon.")
    screen.expect("Player 1> ")
    screen.type("quit")

    assert 0 == screen.end()
    assert "railhead play --resume" in screen.text


def test_ctrl_c_keeps_the_match_and_it_goes_on_where_it_was(terminal: Start, home: Path) -> None:
    screen = terminal("play", "toy", "--seats", "2", "--seed", "7", "--save", "my match.json")
    screen.expect("Player 1> ")
    screen.type("1")
    screen.expect("Round 2")
    screen.expect("Player 1> ")
    screen.press("\x03")

    assert 130 == screen.end()
    assert "railhead play --resume 'my match.json'" in screen.text
    assert "Traceback" not in screen.text
    again = terminal("play", "--resume", "my match.json")
    again.expect("Round 2")
    assert "Player 1 laid Beacon." in again.expect("Player 1> ")
    again.press("\x04")
    assert 0 == again.end()
    data = json.loads((home / "my match.json").read_text(encoding="utf-8"))
    assert [{"name": "", "player": "human"}, {"name": "", "player": "greedy"}] == data["seats"]
    assert railhead.replay(data["log"]).log == data["log"]
    assert ["my match.json"] == [path.name for path in home.iterdir() if path.is_file()]


def test_a_killed_process_loses_no_decision(terminal: Start, home: Path) -> None:
    screen = terminal("play", "toy", "--seats", "2", "--seed", "7")
    screen.expect("Player 1> ")
    screen.type("1")
    screen.expect("Round 2")
    screen.expect("Player 1> ")
    screen.close()
    data = json.loads((home / "railhead" / "last-toy.json").read_text(encoding="utf-8"))

    assert {"seat": 0, "answer": "card:beacon"} in data["log"]["entries"]


def test_people_at_one_keyboard_do_not_see_each_others_hands(terminal: Start) -> None:
    screen = terminal("play", "toy", "--seat", "Anna=human", "--seat", "Жора=human", "--seed", "7", "--no-color")
    screen.expect("Pass the keyboard to Anna, then press Enter.")
    screen.type("")
    anna = screen.expect("Anna> ")
    screen.type("1")
    between = screen.expect("Pass the keyboard to Жора, then press Enter.")
    screen.type("")
    zhora = screen.expect("Жора> ")

    assert "Anna draws Beacon." in anna
    assert "Жора draws a card." in anna
    assert between.endswith("\x1b[2J\x1b[H\x1b[3J")
    assert "Anna draws a card." in zhora
    assert "Anna draws Beacon." not in zhora
    assert "\x1b[1;36m" not in screen.text


def test_a_decision_is_taken_back_as_long_as_nobody_else_decided(home: Path) -> None:
    match = railhead.ruleset("toy").start(3, 7)
    session = Session(Screen(), match, [Player("", "human") for _ in range(3)])
    before = match.log
    first, second, _ = match.asks
    session.answer(first, first.options[0])

    assert session.obey(first, "undo")
    assert before == match.log
    assert before == json.loads((home / "railhead" / "last-toy.json").read_text(encoding="utf-8"))["log"]

    session.answer(first, first.options[0])
    session.answer(second, second.options[0])
    assert not session.obey(first, "undo")
    assert 3 == len(match.entries)


def test_a_file_that_cannot_be_written_is_complained_about_at_once(run: Run) -> None:
    result = run("play", "toy", "--save", "no-folder/match.json", typed="1\n")

    assert 2 == result.exit_code
    assert "no-folder/match.json: the file cannot be written" in " ".join(result.output.split())


def test_only_an_ordinary_file_is_replaced_and_a_link_stays_a_link(home: Path) -> None:
    (home / "folder").mkdir()
    os.mkfifo(home / "pipe")
    (home / "real.json").write_text("old")
    (home / "link.json").symlink_to("real.json")

    for name in ("folder", "pipe"):
        with pytest.raises(OSError, match="not an ordinary file"):
            records.write_whole(home / name, "new")
    records.write_whole(home / "link.json", "new")
    assert (home / "pipe").is_fifo()
    assert (home / "link.json").is_symlink()
    assert "new\n" == (home / "real.json").read_text()
    assert ["folder", "link.json", "pipe", "real.json"] == sorted(path.name for path in home.iterdir())


def test_save_at_the_prompt_keeps_the_match_there(run: Run, home: Path) -> None:
    result = run("play", "toy", "--seats", "2", "--seed", "7", typed="save\nsave no/m.json\nsave m.json\n1\nquit\n")

    assert "Name the file" in result.output
    assert "could not be saved" in result.output
    assert "railhead play --resume m.json" in result.output
    assert run("verify", "m.json").output.startswith("m.json: right.")


def test_no_colour_on_request(terminal: Start) -> None:
    screen = terminal("play", "toy", NO_COLOR="1")
    screen.expect("> ")

    assert "\x1b[1;3" not in screen.text


def speaking(words: Vocabulary) -> Voice:
    """Somebody who calls the options as this vocabulary does."""
    rules = Ruleset()
    rules.vocabulary, rules.cards, rules.package, rules.original_language = words, [], "nowhere", ""
    return Voice(SimpleNamespace(rules=rules))  # type: ignore[arg-type]  # no more of a state is needed


def test_options_that_are_numbers_are_their_own_labels() -> None:
    words = Vocabulary()
    words.word("pass", "Pass")
    first = words.numbers("number", 3)
    ask = Ask(0, "how_many", [0, first + 2, first + 3])

    assert {"a": 0, "2": first + 2, "3": first + 3} == labels(ask, speaking(words))


def test_a_part_of_a_title_is_enough_if_it_fits_only_one() -> None:
    words = Vocabulary()
    words.group("station", ["kievskaya", "arbat", "old_arbat"], ["Киевская", "Arbat", "Ärbat (old)"])

    assert [0] == find(speaking(words), [0, 1, 2], "киев")
    assert [0] == find(speaking(words), [0, 1, 2], "kiev")
    assert [1] == find(speaking(words), [0, 1, 2], "ARBAT")
    assert [1, 2] == find(speaking(words), [0, 1, 2], "arb")
    assert [] == find(speaking(words), [0, 1, 2], "  ")


def draft(home: Path) -> tuple[Session, Ask]:
    """Five cards to choose from, and a vocabulary in which slots have numbers."""
    match = railhead.ruleset("front_line").start(4, 7)
    return Session(Screen(), match, [Player("", "human") for _ in range(4)]), match.asks[0]


def test_a_number_that_is_no_label_is_refused_and_names_no_other_thing(home: Path, capsys) -> None:
    session, ask = draft(home)

    assert not session.obey(ask, "9")
    assert "There is no option 9 here: the options are numbered 1 to 5." in capsys.readouterr().out
    assert not session.obey(ask, "-1")
    assert "There is no option -1 here" in capsys.readouterr().out
    assert not session.obey(ask, "why 9")
    assert "There is no option 9 here" in capsys.readouterr().out


def test_a_number_never_answers_by_a_title_that_has_it_in_it() -> None:
    words = Vocabulary()
    words.group("faction", ["confederation", "reich"], ["Confederation of 1905 (8 trade)", "Fourth Reich (7 military)"])
    ask = Ask(0, "choose_faction", [0, 1])

    assert [] == meant(speaking(words), ask, "8")
    assert [] == meant(speaking(words), ask, "1905")
    assert [0] == meant(speaking(words), ask, "1")
    assert [0] == meant(speaking(words), ask, "of 1905")


def test_a_number_among_options_that_are_numbers_means_that_number_alone(home: Path) -> None:
    words = Vocabulary()
    first = words.numbers("number", 30)
    ask = Ask(0, "how_many", [first + 2, first + 12])

    assert [first + 2] == meant(speaking(words), ask, "2")
    assert [first + 12] == meant(speaking(words), ask, "12")
    assert [] == meant(speaking(words), ask, "1")
    assert "the numbers here are 2 and 12" in no_such_number(speaking(words), ask, "1")


def test_a_refusal_names_what_it_is_about_once(home: Path, capsys) -> None:
    match = railhead.ruleset("barbarossa").start(2, 1)
    session = Session(Screen(), match, [Player("", "human") for _ in range(2)])

    session.obey(match.asks[0], "why play:trains")
    told = " ".join(capsys.readouterr().out.split())
    session.obey(match.asks[0], "why declare")
    plain = " ".join(capsys.readouterr().out.split())
    session.obey(match.asks[0], "why seat:1")
    naming = " ".join(capsys.readouterr().out.split())

    assert 1 == told.count("Play Trains:")
    assert 1 == naming.count("Player 2")
    assert naming.startswith("“Player 2” is not an answer to this question.")
    assert "Declare an attack: You can attack in your Operation Phase only." in plain


def test_a_card_that_nobody_ever_chooses_is_known_all_the_same(home: Path, capsys) -> None:
    session, ask = draft(home)

    session.obey(ask, "why laser")
    assert "Laser is in this game, but it is never an answer: nobody chooses it." in capsys.readouterr().out
    assert not session.obey(ask, "laser")
    assert "Laser is in this game" in capsys.readouterr().out
    session.obey(ask, "why lasers and phasers")
    assert "Nothing in this game is called 'lasers and phasers'." in capsys.readouterr().out


# --- standing answers ------------------------------------------------------------------------------------------------


def at_end_of_turn(match: railhead.Match) -> Ask:
    """Play Breakthrough by first options until the end of a turn is put, with nothing to do but clean up."""
    while match.asks[0].prompt != "last_clean_up":
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    return match.asks[0]


def breakthrough(home: Path, people: int = 2) -> Session:
    match = railhead.ruleset("breakthrough").start(2, 7)
    return Session(Screen(), match, [Player("", "human" if seat < people else "greedy") for seat in range(2)])


def test_standing_lists_what_is_answered_for_the_seat_and_what_could_be(home: Path, capsys) -> None:
    match = railhead.ruleset("front_line").start(4, 7)
    session = Session(Screen(), match, [Player("", "human") for _ in range(4)])

    assert not session.obey(match.asks[0], "standing")
    told = capsys.readouterr().out
    assert "on   only_option: Answer questions that have only one option." in told
    assert "off  pass_turn: Play no event for the rest of this turn." in told


def test_a_question_with_a_standing_answer_is_not_put_and_the_seat_is_told(home: Path, capsys) -> None:
    session = breakthrough(home)
    ask = at_end_of_turn(session.match)
    session.decide(ask)

    assert "end_turn" == session.match.entries[-1]["answer"]
    assert "" == capsys.readouterr().out
    while session.match.asks[0].seat != ask.seat:
        session.match.answer(session.match.asks[0].seat, session.match.asks[0].options[0])
    session.show(session.match.asks[0])
    assert "Answered for you: End the turn" in " ".join(capsys.readouterr().out.split())


def test_a_standing_answer_is_revoked_and_set_again_at_the_question(home: Path, capsys) -> None:
    session = breakthrough(home)
    ask = at_end_of_turn(session.match)

    assert not session.obey(ask, "standing no_clean_up off")
    assert "off  no_clean_up" in capsys.readouterr().out
    assert session.standing[ask.seat].answer(session.match, ask) is None
    assert session.obey(ask, "standing no_clean_up")
    assert session.standing[1 - ask.seat].to_json() == {"only_option": 0, "no_clean_up": 0}


def test_a_question_shows_which_standing_answers_would_answer_it(home: Path, capsys) -> None:
    session = breakthrough(home)
    session.show(session.match.asks[0])
    assert "standing no_clean_up" not in capsys.readouterr().out
    session.show(at_end_of_turn(session.match))

    assert "standing no_clean_up: End your turn where nothing is left to do but clean up." in capsys.readouterr().out


def said(capsys) -> str:
    return " ".join(capsys.readouterr().out.split())


def test_an_unknown_standing_answer_is_refused(home: Path, capsys) -> None:
    session = breakthrough(home)

    assert not session.obey(session.match.asks[0], "standing sleep")
    assert "no standing answer called 'sleep' in this game; there are: only_option and no_clean_up." in said(capsys)


@pytest.mark.parametrize(
    ("typed", "answer"), [("undo", "Отменять нечего"), ("standing sleep", "Постоянного ответа «sleep» в этой игре нет")]
)
def test_the_terminal_refuses_in_the_language_it_speaks(home: Path, capsys, typed: str, answer: str) -> None:
    """Errors of the kernel have English texts for programmers; a player reads a message of the frame."""
    screen = Screen()
    screen.speak("ru")
    match = railhead.ruleset("breakthrough").start(2, 1)
    session = Session(screen, match, [Player("", "human") for _ in range(2)], language="ru")

    assert not session.obey(match.asks[0], typed)
    assert answer in said(capsys)


def test_undo_goes_back_to_an_own_decision_and_not_only_to_a_standing_answer(home: Path, capsys) -> None:
    """Else the standing answer would be given again at once, and nothing would be taken back."""
    match = railhead.ruleset("barbarossa").start(2, 1)
    session = Session(Screen(), match, [Player("", "human") for _ in range(2)])
    index, before = match.rules.vocabulary.index, match.log
    session.answer(match.asks[0], index["play:horses"])
    session.answer_for(match.asks[0], index["end"])

    assert session.obey(match.asks[0], "undo")
    assert before == match.log
    session.answer_for(match.asks[0], index["end"])
    assert not session.obey(match.asks[0], "undo")
    assert "the last answers were standing ones" in " ".join(capsys.readouterr().out.split())


def test_standing_answers_are_kept_with_the_match(home: Path, run: Run) -> None:
    typed = "1\nstanding no_clean_up off\nsave m.json\nquit\n"
    run("play", "breakthrough", "--seats", "2", "--seed", "7", typed=typed)
    data = json.loads((home / "m.json").read_text(encoding="utf-8"))
    again = run("play", "--resume", "m.json", typed="standing\nquit\n")

    assert {"only_option": 0} == data["seats"][0]["standing"]
    assert "standing" not in data["seats"][1]
    assert "off  no_clean_up" in again.output


def test_damaged_standing_answers_in_a_file_are_complained_about(home: Path, run: Run) -> None:
    run("play", "breakthrough", "--seats", "2", "--seed", "7", typed="1\nsave m.json\nquit\n")
    data = json.loads((home / "m.json").read_text(encoding="utf-8"))
    data["seats"][0]["standing"] = {"sleep": 0}
    (home / "m.json").write_text(json.dumps(data), encoding="utf-8")
    result = run("play", "--resume", "m.json")

    assert 0 != result.exit_code
    assert "no standing answer called 'sleep'" in " ".join(result.output.split())
