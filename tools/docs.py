"""Checks that the documents tell the truth where a machine can see it.

* links between our own files lead somewhere;
* every rule number that code, tests or documents cite stands in the rules of its game;
* no file names a place of one machine.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CODES = {
    "BAR": "games/barbarossa",
    "BLK": "games/black_metro",
    "BRK": "games/breakthrough",
    "FLN": "games/front_line",
    "M33": "games/metro2033",
    "TOY": "testing/toy",
}
PLACES = re.compile(r"(?<![\w.])/(?:home|root|work|Users)/\w")


def files(*patterns: str) -> list[Path]:
    found = [path for pattern in patterns for path in ROOT.glob(pattern)]
    return sorted(
        path for path in found if not any(part.startswith((".", "build")) for part in path.parts[len(ROOT.parts) :])
    )


def dead_links(path: Path, text: str) -> list[str]:
    targets = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text)
    return [f"links to {target}, which is not there" for target in targets if not (path.parent / target).exists()]


def rules_of(code: str) -> set[str]:
    path = ROOT / "src" / "railhead" / CODES[code] / "rules.md"
    if not path.exists():
        return set()
    return set(re.findall(rf"{code}-(\d+(?:\.\d+)*)", path.read_text(encoding="utf-8")))


def unknown_rules(text: str, known: dict[str, set[str]]) -> list[str]:
    cited = re.findall(r"\b(BAR|BLK|BRK|FLN|M33|TOY)-(\d+(?:\.\d+)*)", text)
    wrong = {f"{code}-{number}" for code, number in cited if known[code] and not stands(number, known[code])}
    return [f"cites {rule}, which is no rule" for rule in sorted(wrong)]


def stands(number: str, numbers: set[str]) -> bool:
    """A rule, or a chapter that has rules."""
    return number in numbers or any(one.startswith(f"{number}.") for one in numbers)


def main() -> int:
    known = {code: rules_of(code) for code in CODES}
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
