"""Reading data with a check: lists of words, parts and lists of parts."""

import pytest

from railhead.components import Entry, credits
from railhead.kernel.errors import BadData

DATA = {
    "colours": ["red", "blue"],
    "first": {"id": "one", "count": 1},
    "all": [{"id": "one"}, {"id": "two"}],
    "twice": [{"id": "one"}, {"id": "one"}],
    "mixed": [{"id": "one"}, 2],
}


def test_words_that_the_rules_know_are_read() -> None:
    assert ["red", "blue"] == Entry(DATA, "").words("colours", ("blue", "green", "red"))


def test_a_word_is_read_as_its_place_among_those_that_the_rules_know() -> None:
    assert 1 == Entry(DATA, "").part("first").place_of("id", ["", "one", "two"])


def test_a_table_and_a_list_of_tables_are_read() -> None:
    data = Entry(DATA, "")

    assert 1 == data.part("first").number("count")
    assert ["one", "two"] == [part.text("id") for part in data.parts("all")]


@pytest.mark.parametrize(
    ("read", "fault"),
    [
        (lambda data: data.words("colours", ["red"]), "'colours' holds 'blue'; the rules know, each once: red."),
        (lambda data: data.words("first", ["red"]), "a list of words is needed"),
        (lambda data: data.part("first").place_of("id", ["", "two"]), "'id' is 'one'; the rules know 'two'."),
        (lambda data: Entry({"id": ""}, "").place_of("id", ["", "two"]), "'id' is ''; the rules know 'two'."),
        (lambda data: data.part("colours"), "a table is needed"),
        (lambda data: data.part("third"), "'third' is missing"),
        (lambda data: data.parts("first"), "a list of tables is needed"),
        (lambda data: data.parts("mixed"), "a list of tables is needed"),
        (lambda data: data.parts("twice"), "'id' is 'one' a second time; no two entries of a table have the same."),
    ],
)
def test_what_is_no_such_thing_is_refused(read, fault: str) -> None:
    with pytest.raises(BadData) as refusal:
        read(Entry(DATA, ""))

    assert fault in str(refusal.value)


CREDITS = {"designers": ["Nobody"], "publisher": "Nobody", "year": 1950, "weight": 3}


@pytest.mark.parametrize("weight", [1, 5])
def test_the_weight_of_a_game_is_from_one_to_five(weight: int) -> None:
    assert weight == credits(Entry({**CREDITS, "weight": weight}, "")).weight


@pytest.mark.parametrize("weight", [0, 6])
def test_no_game_is_lighter_or_heavier(weight: int) -> None:
    with pytest.raises(BadData, match=f"'weight' is {weight}"):
        credits(Entry({**CREDITS, "weight": weight}, ""))
