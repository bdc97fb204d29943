"""What can go wrong, told in sentences a player can read."""
# mypyc: skip - exception classes gain nothing from compilation


class RailheadError(Exception):
    """Every error this package raises on purpose."""


class IllegalAnswer(RailheadError):
    """An answer that the rules do not allow. `rule` forbids it; `Voice.refusal` says why in a sentence.

    `name` is the sentence in the catalogues (`why-NAME`), `option` what was pointed at, if there is such a thing;
    `numbers` and `about` are what the sentence speaks of besides.
    """

    def __init__(
        self, name: str, rule: str = "", option: int | None = None, numbers: tuple[int, ...] = (), about: str = ""
    ) -> None:
        super().__init__(": ".join(filter(None, (name, about))) + (f" ({rule})" if rule else ""))
        self.name = name
        self.rule = rule
        self.option = option
        self.numbers = numbers
        self.about = about


class CannotUndo(RailheadError):
    """There is nothing this seat may take back."""


class BadSetup(RailheadError):
    """A match cannot be started this way: unknown ruleset, wrong seat count, unknown variant."""


class BadPosition(RailheadError):
    """A position that cannot exist; the sentence names the place and the fault."""


class BadLog(RailheadError):
    """A log that cannot be replayed; the sentence names the entry and the fault."""


class RulesError(RailheadError):
    """A ruleset broke a promise of the kernel. Always a defect of the ruleset, never of the caller."""


class BadData(RailheadError):
    """A data file says something that the rules do not understand."""
