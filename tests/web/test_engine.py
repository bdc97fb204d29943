"""Templates of tables are compiled into plain Python: what they may ask for, and that they say what Jinja would say."""

import re

import pytest
from jinja2 import DictLoader, Environment, StrictUndefined, nodes
from jinja2.runtime import LoopContext
from markupsafe import Markup

from railhead.kernel.ruleset import Ruleset
from railhead.kernel.scene import Area, Piece, Scene
from railhead.kernel.state import State
from railhead.kernel.view import View
from railhead.present.sight import Choice, Question, Result, Standing
from railhead.present.text import SceneText
from railhead.present.voice import Voice
from railhead.present.words import Words
from railhead.web.coach import Card, Lesson, Word
from railhead.web.engine import COUNTS, DRAWN, Templates, draw
from railhead.web.looks import TEMPLATES
from railhead.web.screens import Lens, SeatBox, SeatClock
from railhead.web.sight import Sight, Told
from railhead.web.stage import Stage
from railhead.web.table import Place, Saying, Table, Terms

OF_THE_TABLE = (Table, Terms, Place, Saying, Lens, SeatBox, SeatClock, Sight, Told, Stage, Card, Lesson, Word)
OF_THE_MATCH = (Ruleset, State, View, Scene, Area, Piece, Voice, Words, SceneText, Question, Choice, Result, Standing)
PLAIN = (str, list, dict, LoopContext)
NAMES = [name for name in TEMPLATES.list_templates() if name.startswith(DRAWN) and name.endswith(".html")]


def attributes_of(kind: type) -> set[str]:
    """What an object of a class has, as far as the class and its constructor tell."""
    fields = getattr(kind, "__dataclass_fields__", {})
    code = getattr(getattr(kind, "__init__", None), "__code__", None)
    return {*dir(kind), *fields, *(code.co_varnames if code else ()), *(code.co_names if code else ())}


KNOWN = {"scene", "sight", "card", "drawn", "voice", "words", "text", "rules", "asked"}  # that `Stage` sets
KNOWN = KNOWN.union(*[attributes_of(kind) for kind in (*OF_THE_TABLE, *OF_THE_MATCH, *PLAIN)])


def asked_for(tree: nodes.Template) -> set[str]:
    """The attributes that a template asks for, the numbers of pieces left out."""
    found = tree.find_all(nodes.Getattr)
    return {one.attr for one in found if not (isinstance(one.node, nodes.Getattr) and one.node.attr in COUNTS)}


def spaces(tree: nodes.Template) -> set[str]:
    """What a template keeps in namespaces of its own."""
    calls = [call for call in tree.find_all(nodes.Call) if getattr(call.node, "name", "") == "namespace"]
    return {given.key for call in calls for given in call.kwargs}


@pytest.mark.parametrize("name", NAMES)
def test_a_table_is_drawn_from_attributes_that_exist(name: str) -> None:
    """An item of a dict is asked for as an item, also where it is seldom drawn: `sp["left"]`, not `sp.left`."""
    assert TEMPLATES.loader is not None
    tree = TEMPLATES.parse(TEMPLATES.loader.get_source(TEMPLATES, name)[0])

    assert set() == asked_for(tree) - spaces(tree) - KNOWN


WORDS = {
    "piece": Piece("card", "<ham>", numbers={"life": 3, "items": 2}, marks=["lit"]),
    "shown": Markup("<b>5</b>"),
    "rest": [],
    "pairs": [("a", 2), ("b", 3)],
    "pieces": [
        Piece("card", "tea", numbers={"order": 3}, marks=["lit"], place=2),
        Piece("card", "Ham", numbers={"order": 1}, marks=["laid"], place=2),
        Piece("card", "cup", numbers={"order": 2}, place=1),
    ],
}


@pytest.mark.parametrize(
    "text",
    [
        "{{ piece.face }} {{ piece.numbers.life }} {{ piece.numbers['items'] }} {{ shown }}",
        "{% for name, n in piece.numbers.items() %}{{ loop.index }}{{ name }}{{ n }}{% endfor %}",
        "{{ 'lit' if 'lit' in piece.marks }}|{{ 'dead' if 'dead' in piece.marks }}|{{ 'x' ~ ('y' if rest) }}",
        "{% macro box(one, classes='c', more='') %}<i class='{{ classes }}'>{{ one }}{{ more }}</i>{% endmacro %}"
        "{{ box(piece.face) }}{{ box(shown, 'd') }}{{ box('&', more='<') }}{{ box('a', 'b', 'c') }}",
        "{% macro around() %}({{ caller() }}){% endmacro %}{% call around() %}{{ piece.face }}{% endcall %}",
        "{{ 'lit' if rest else '' }}{{ '<' if not rest else '&' }}{{ ('a' if rest else 'b') if rest else 'c' }}",
        "{{ pieces | selectattr('place', 'equalto', 2) | map(attribute='face') | list | join(' ') }}"
        "{{ pieces | rejectattr('face', 'in', ['ham', 'tea']) | map(attribute='numbers.order') | list | join(' ') }}"
        "{{ pieces | selectattr('marks') | rejectattr('marks.0', 'eq', 'lit') | list | length }}"
        "{{ pieces | selectattr('numbers.order', 'gt', 1) | list | length }}"
        "{{ pairs | selectattr(1, 'eq', 2) | list | length }}",
        "{% for one in pieces | sort(attribute='numbers.order') %}{{ one.face }}{% endfor %}"
        "{% for one in pieces | sort(attribute='numbers.order', reverse=true) %}{{ one.face }}{% endfor %}"
        "{% for one in pieces | sort(attribute='face') %}{{ one.face }}{% endfor %}",
        "{{ piece.face.partition('h')[2] }} {{ piece.face[1:3] }} {{ [1, 2] | join(', ') }} {{ '%s' | format(3) }}",
    ],
)
def test_plain_code_says_what_jinja_says(text: str) -> None:
    pages = {"drawn/one.html": text}
    ours = Templates(loader=DictLoader(pages), autoescape=True, undefined=StrictUndefined)
    theirs = Environment(loader=DictLoader(pages), autoescape=True, undefined=StrictUndefined)

    quick = draw(ours.get_template("drawn/one.html"), ours.with_globals(WORDS))

    assert theirs.get_template("drawn/one.html").render(WORDS) == quick


@pytest.mark.parametrize(
    "text",
    [
        "{% for one in pieces | selectattr('numbers.order', 'equalto', 1) | list %}{% endfor %}",
        "{% for one in pieces | rejectattr('marks') | map(attribute='face') | list %}{% endfor %}",
        "{% for one in pieces | sort(attribute='numbers.order') %}{% endfor %}",
        "{{ ' lit' if rest }}",
    ],
)
def test_what_a_table_chooses_and_says_itself_calls_nothing_of_jinja(text: str) -> None:
    """A list is made of a list as Python does it, and what stands in the template is not escaped with every drawing."""
    ours = Templates(loader=DictLoader({}), autoescape=True, undefined=StrictUndefined)

    code = ours.compile(text, "drawn/one.html", "drawn/one.html", raw=True)

    assert [] == re.findall(r"t_\d\((?!\*unused)|escape\(", code)
