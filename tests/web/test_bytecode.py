"""Compiled templates are kept from one start to the next, and an edited template always wins."""

import sys
from pathlib import Path

import pytest
from jinja2 import DictLoader, Environment

from railhead.web import bytecode
from railhead.web.bytecode import KeptBytecode


@pytest.fixture(autouse=True)
def writes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", False)


def drawn(text: str, folder: Path) -> str:
    templates = Environment(
        loader=DictLoader({"hand.html": text}), bytecode_cache=KeptBytecode(folder), autoescape=True
    )
    return templates.get_template("hand.html").render()


def only_file(folder: Path) -> Path:
    [file] = folder.iterdir()
    return file


def test_a_template_is_compiled_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = drawn("Five cards", tmp_path)
    monkeypatch.setattr(Environment, "compile", None)  # nobody may call it again

    assert first == drawn("Five cards", tmp_path)


def test_an_edited_template_wins(tmp_path: Path) -> None:
    drawn("Five cards", tmp_path)

    assert "Six cards" == drawn("Six cards", tmp_path)


def test_other_options_or_another_jinja_compile_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn("Five cards", tmp_path)
    before = only_file(tmp_path).read_bytes()

    monkeypatch.setattr(bytecode, "MAKERS", "another")
    drawn("Five cards", tmp_path)

    assert before != only_file(tmp_path).read_bytes()


@pytest.mark.parametrize("keep", [0, 20, 90])
def test_a_damaged_file_counts_as_none(keep: int, tmp_path: Path) -> None:
    drawn("Five cards", tmp_path)
    file = only_file(tmp_path)
    file.write_bytes(file.read_bytes()[:keep])

    assert "Five cards" == drawn("Five cards", tmp_path)


def test_a_folder_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    assert "Five cards" == drawn("Five cards", tmp_path / "file")


def test_who_wants_no_bytecode_gets_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    drawn("Five cards", tmp_path)

    assert [] == [*tmp_path.iterdir()]
