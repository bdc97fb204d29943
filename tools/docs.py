"""Checks that the documents tell the truth where a machine can see it.

* links between our own files lead somewhere;
* every rule number that code, tests or documents cite stands in the rules of its game;
* no file names a place of one machine.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULE = re.compile(r"\b([A-Z][A-Z0-9]{2})-(\d+(?:\.\d+)*)")
PLACES = re.compile(r"(?<![\w.])/(?:home|root|work|Users)/\w")


def files(*patterns: str) -> list[Path]:
    found = [path for pattern in patterns for path in ROOT.glob(pattern)]
    return sorted(
        path for path in found if not any(part.startswith((".", "build")) for part in path.parts[len(ROOT.parts) :])
    )


def dead_links(path: Path, text: str) -> list[str]:
    targets = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text)
    return [f"links to {target}, which is not there" for target in targets if not (path.parent / target).exists()]


def all_rules() -> dict[str, set[str]]:
    """The numbers of all rules by the code of their game, which is the code of the first rule in its rules.md."""
    found: dict[str, set[str]] = {}
    for path in files("src/railhead/*/*/rules.md"):
        rules = RULE.findall(path.read_text(encoding="utf-8"))
        found[rules[0][0]] = {number for code, number in rules if code == rules[0][0]}
    return found


def unknown_rules(text: str, known: dict[str, set[str]]) -> list[str]:
    wrong = {
        f"{code}-{number}" for code, number in RULE.findall(text) if code in known and not stands(number, known[code])
    }
    return [f"cites {rule}, which is no rule" for rule in sorted(wrong)]


def stands(number: str, numbers: set[str]) -> bool:
    """A rule, or a chapter that has rules."""
    return number in numbers or any(one.startswith(f"{number}.") for one in numbers)


def main() -> int:
    known = all_rules()
    faults = []
    for path in files("*.md", "docs/**/*.md", "src/**/*.py", "src/**/*.md", "tests/**/*.py", "tools/*.py", "Makefile"):
        text = path.read_text(encoding="utf-8")
        found = unknown_rules(text, known)
        if path.suffix == ".md":
            found += dead_links(path, text)
        if PLACES.search(text) and path != Path(__file__).resolve():
            found.append("names a place of one machine")
        faults += [f"{path.relative_to(ROOT)} {fault}" for fault in found]
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
