"""The games there are, and how each presents itself."""

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import railhead
from railhead.cli.screen import Complaint, Screen
from railhead.kernel.ruleset import Ruleset
from railhead.present.voice import about, variant_text
from railhead.present.words import REFERENCE


def load(name: str) -> Ruleset:
    """A ruleset by its name; one that another package brought and that is broken is named, not thrown."""
    try:
        return railhead.ruleset(name)
    except railhead.RailheadError:
        raise
    except Exception as fault:  # whatever goes wrong in somebody else's module
        raise Complaint(f"{name}: this game cannot be loaded ({type(fault).__name__}: {fault}).") from None


def show_game(screen: Screen, rules: Ruleset, language: str = REFERENCE) -> None:
    original = f" · {rules.original_title}" if rules.original_title else ""
    screen.console.print(Text.assemble((rules.name, "bold cyan"), "  ", (rules.title, "bold"), original))
    screen.say(f"  for {rules.seats[0]} to {rules.seats[-1]} players · rules {rules.version}")
    if text := about(rules, language):
        screen.console.print(Padding(Text(text), (0, 0, 0, 2)))
    table = Table.grid(padding=(0, 2))
    for variant in rules.options:
        values = ", ".join([f"{variant.values[0]} (usual)", *variant.values[1:]])
        text = variant_text(rules, variant, language)
        table.add_row("", Text(variant.name, style="bold"), Text(f"{text} {values}. ({variant.rule})"))
    if rules.options:
        screen.console.print(table)
    screen.say()
