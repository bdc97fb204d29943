"""The games there are, and how each presents itself."""

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import railhead
from railhead.cli.screen import Complaint, Screen
from railhead.kernel.ruleset import Ruleset
from railhead.present.voice import about, credit, variant_text
from railhead.present.words import FRAME, REFERENCE, languages, words


def load(name: str) -> Ruleset:
    """A ruleset by its name; one that another package brought and that is broken is named, not thrown."""
    try:
        return railhead.ruleset(name)
    except railhead.RailheadError:
        raise
    except Exception as fault:  # whatever goes wrong in somebody else's module
        raise Complaint(f"{name}: this game cannot be loaded ({type(fault).__name__}: {fault}).") from None


def facts_of(rules: Ruleset, language: str) -> list[str]:
    """Credits, minutes and weight, as far as they are known, and the languages that the game speaks."""
    facts, say = rules.credits, words(FRAME, language).say
    known = credit(rules, language)
    if facts is not None and facts.minutes[1]:
        fewest, most = facts.minutes
        known.append(f"{fewest}–{most} {say('home-minutes')}" if most > fewest else f"{most} {say('home-minutes')}")
    if facts is not None and facts.weight:
        known.append(say(f"heaviness-{facts.weight}"))
    return [*known, ", ".join(languages(rules.package))]


def show_game(screen: Screen, rules: Ruleset, language: str = REFERENCE) -> None:
    original = f" · {rules.original_title}" if rules.original_title else ""
    screen.console.print(Text.assemble((rules.name, "bold cyan"), "  ", (rules.title, "bold"), original))
    screen.say(f"  for {rules.seats[0]} to {rules.seats[-1]} players · rules {rules.version}")
    screen.say(f"  {' · '.join(facts_of(rules, language))}")
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
