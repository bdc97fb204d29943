"""The small scenes on the page "how to play": each step of a turn, drawn with the pieces of a real position.

`how.toml` holds a match, by its seats, its seed and the answers that were given, and says of each step after how many
answers it is drawn and through whose eyes; `drawn/<game>/steps.html` draws it with the macros of the table.
"""

from functools import cache
from typing import cast

from markupsafe import Markup

from railhead.kernel.view import View
from railhead.present.voice import Voice
from railhead.web.games import ruleset
from railhead.web.language import SPOKEN
from railhead.web.lessons import facts_of
from railhead.web.looks import TEMPLATES
from railhead.web.sight import Sight
from railhead.web.stage import Stage

NOBODY = cast(Sight, None)  # nothing is asked of whoever looks at a lesson


@cache
def positions(game: str) -> dict[tuple[int, int], View]:
    """What each scene is seen from: after how many answers, by which seat."""
    rules, facts = ruleset(game), facts_of(game)
    wanted = {(at, step["seat"]) for step in facts["steps"] for at in step["at"]}
    match = rules.start(facts["match"]["seats"], facts["match"]["seed"])
    seen: dict[tuple[int, int], View] = {}
    answers = facts["match"]["answers"].split()
    for number in range(len(answers) + 1):
        seen |= {(at, seat): match.view(seat) for at, seat in wanted if at == number}
        if number < len(answers):
            match.answer(match.asks[0].seat, rules.vocabulary.index[answers[number]])
    return seen


def stage_at(game: str, at: int, seat: int, language: str) -> Stage:
    """The table at a position, as this seat sees it."""
    view = positions(game)[at, seat]
    scene = view.rules.scene(view)
    assert scene is not None
    return Stage(NOBODY, Voice(view.state, (), language), scene, playing=False)


@cache
def drawn_steps(game: str, language: str) -> tuple[Markup, ...]:
    """A scene for each step of a turn."""
    template = TEMPLATES.get_template(f"drawn/{game}/steps.html")
    drawn = []
    before = SPOKEN.set(language)
    try:
        for number, step in enumerate(facts_of(game)["steps"], 1):
            stages = [stage_at(game, at, step["seat"], language) for at in step["at"]]
            drawn.append(Markup(template.render(number=number, stages=stages, stage=stages[0], seat=step["seat"])))
    finally:
        SPOKEN.reset(before)
    return tuple(drawn)
