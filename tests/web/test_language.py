"""The language of pages: what a reader chose, else what his browser asks for."""

import pytest

from railhead.web.language import asked_for


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("ru", "ru"),
        ("ru-RU,ru;q=0.9,en;q=0.8", "ru"),
        ("de-DE,de;q=0.9,pl;q=0.5,en;q=0.3", "pl"),
        ("en;q=0.3,ja;q=0.9", "ja"),
        ("ja;q=0,en;q=0.1", "en"),
        ("xx;q=nonsense,pl", "pl"),
        (",,;;q=", "en"),
    ],
)
def test_the_best_liked_language_that_we_have_is_spoken(header: str, language: str) -> None:
    assert language == asked_for(header)
