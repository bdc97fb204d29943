"""The games there are, and how each presents itself."""

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import railhead
from railhead.cli.screen import Complaint, Screen
from railhead.components import components
from railhead.kernel.ruleset import Ruleset


def load(name: str) -> Ruleset:
    """A ruleset by its name; one that another package brought and that is broken is named, not thrown."""
    try:
        return railhead.ruleset(name)
    except railhead.RailheadError:
        raise
    except Exception as fault:  # whatever goes wrong in somebody else's module
        raise Complaint(f"{name}: this game cannot be loaded ({type(fault).__name__}: {fault}).") from None


def show_game(screen: Screen, rules: Ruleset) -> None:
    originals = original_names(rules)
    screen.console.print(Text.assemble((rules.name, "bold cyan"), "  ", (rules.title, "bold"), originals))
    screen.say(f"  for {rules.seats[0]} to {rules.seats[-1]} players · rules {rules.version}")
    if rules.about:
        screen.console.print(Padding(Text(rules.about), (0, 0, 0, 2)))
    table = Table.grid(padding=(0, 2))
    for variant in rules.options:
        values = ", ".join([f"{variant.values[0]} (usual)", *variant.values[1:]])
        table.add_row("", Text(variant.name, style="bold"), Text(f"{variant.text} {values}. ({variant.rule})"))
    if rules.options:
        screen.console.print(table)
    screen.say()


def original_names(rules: Ruleset) -> str:
    """The names the box has in other languages, where the data of the game gives them."""
    try:
        data = components(rules.package)
    except FileNotFoundError:
        return ""
    about_the_game = [data, *[part for part in data.values() if isinstance(part, dict) and is_about(part, rules)]]
    found = [(key, value) for part in about_the_game for key, value in part.items()]
    names = [str(value) for key, value in found if key.startswith(("name_", "title_"))]
    return f" · {' · '.join(names)}" if names else ""


def is_about(part: dict[str, object], rules: Ruleset) -> bool:
    return rules.title in (part.get("name"), part.get("title")) or part.get("id") == rules.name
