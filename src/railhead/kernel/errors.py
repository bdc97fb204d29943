"""What can go wrong, told in sentences a player can read."""
# mypyc: skip - exception classes gain nothing from compilation


class RailheadError(Exception):
    """Every error this package raises on purpose."""


class IllegalAnswer(RailheadError):
    """An answer that the rules do not allow; `rule` names the statement that forbids it."""

    def __init__(self, sentence: str, rule: str = "") -> None:
        super().__init__(f"{sentence} ({rule})" if rule else sentence)
        self.sentence = sentence
        self.rule = rule


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
