"""Checks what installs the project, where nobody runs it here.

* The Makefile keeps to what make 3.81 (macOS) and the tools of every Unix understand, and to paths with blanks.
* The Containerfile follows the rules that make an image small, repeatable and safe.
* Packages: the package needs what it imports and nothing else, and every need is pinned in its lock.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent

# Makefile: what came after 3.81, and what only GNU's tools know

NEWER_THAN_381 = {
    r"^\s*\.ONESHELL\b": ".ONESHELL came with make 3.82",
    r"^\s*\.(RECIPEPREFIX|SHELLFLAGS|EXTRA_PREREQS|NOTINTERMEDIATE|WAIT)\b": "this special name came after make 3.81",
    r"^\s*undefine\b": "`undefine` came with make 3.82",
    r"^\s*private\s": "`private` came with make 3.82",
    r"^\s*define\s+\S+\s*[:?+]?=": "`define NAME =` came with make 3.82",
    r"^\s*-?load\s": "`load` came with make 4.0",
    r"^[^\t#=]*[^:+?!\s]\s*!=": "`!=` came with make 4.0",
    r"^[^\t#]*::+=": "`::=` came with make 4.0",
    r"^[^\t#=]*&::?(\s|$)": "targets in a group (`&:`) came with make 4.3",
    r"\$[({](file|guile|let|intcmp)\s": "this function came after make 3.81",
    r"\$[({](MAKE_HOST|MAKE_TERMOUT|MAKE_TERMERR|MAKEFLAGS:)": "this variable came after make 3.81",
    r"--output-sync|--shuffle|--jobserver-style": "this option came after make 3.81",
}
ONLY_GNU = {
    r"\bsed\s+(-\w+\s+)*-i\b": "`sed -i` takes an argument on macOS",
    r"\bgrep\s+(-\w*\s+)*-\w*P": "`grep -P` is GNU's",
    r"\bfind\b.*\s-(printf|regextype)\b": "`find -printf` is GNU's",
    r"\bxargs\s+(-\w+\s+)*-r\b": "`xargs -r` is GNU's",
    r"\b(readlink|stat|date|cp|sort)\s+(-f|-c|-d|--reflink|-V)\b": "this option is GNU's",
    r"\bnproc\b(?!.*\|\|)": "`nproc` is GNU's: give another way after ||",
    r"(^|[;&|@\t ])(realpath|timeout|mktemp --)\b": "this command is GNU's",
    r"\[\[|\bfunction\s|\bsource\s|<\(|&>": "this is bash, and make runs sh",
}
BLANKS = {
    r"\$[({](CURDIR|PWD|abspath|realpath)\b(?![^\n]*[\"'])": "a path of this machine may hold blanks: quote it",
}
BLANKS_ARE_FINE = re.compile(r"^export \w+ := ")  # a variable of the environment is one word


def makefile_faults(text: str) -> Iterator[str]:
    for number, line in enumerate(text.split("\n"), 1):
        if line.lstrip().startswith("#"):
            continue
        rules = NEWER_THAN_381 | ONLY_GNU | ({} if BLANKS_ARE_FINE.match(line) else BLANKS)
        for pattern, fault in rules.items():
            if re.search(pattern, line):
                yield f"Makefile:{number}: {fault}"


# Containerfile

KNOWN = {"FROM", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "CMD", "ENV", "ARG", "LABEL"}


def instructions(text: str) -> list[tuple[int, str, str]]:
    """Line, word and the rest of each instruction; continued lines are joined."""
    found: list[tuple[int, str, str]] = []
    held, began = "", 0
    for number, line in enumerate(text.splitlines(), 1):
        if not held and (not line.strip() or line.startswith("#")):
            continue
        began = began if held else number
        held += line.removesuffix("\\")
        if not line.endswith("\\"):
            word, _, rest = held.partition(" ")
            found.append((began, word, rest.strip()))
            held = ""
    if held:
        found.append((began, "", "the last line is continued by nothing"))
    return found


def container_faults(text: str, root: Path) -> Iterator[str]:
    stages: list[str] = []
    user = ""
    words: list[str] = []
    for number, word, rest in instructions(text):
        where = f"Containerfile:{number}: "
        words.append(word)
        if word not in KNOWN:
            yield where + (rest if not word else f"{word} is not used here (COPY instead of ADD, CMD, ...)")
        elif word == "FROM":
            stages.append(rest.partition(" AS ")[2])
            image = rest.partition(" ")[0]
            user = ""
            if not re.fullmatch(r"[\w.-]+/[\w./-]+:[\w.-]+", image) or image.endswith(":latest"):
                yield where + "name the registry and a version of the image"
        elif word == "RUN":
            yield from (where + fault for fault in run_faults(rest))
        elif word == "COPY":
            yield from (where + fault for fault in copy_faults(rest, stages, root))
        elif word == "WORKDIR" and not rest.startswith("/"):
            yield where + "a WORKDIR begins at the root"
        elif word == "USER":
            user = rest
        elif word == "CMD" and not rest.startswith("["):
            yield where + "write CMD as a list: otherwise signals reach a shell, and the server is killed"
    if user in ("", "root", "0"):
        yield "Containerfile: the last stage runs as root"
    for needed in ("FROM", "CMD", "HEALTHCHECK", "EXPOSE"):
        if needed not in words:
            yield f"Containerfile: {needed} is missing"


def run_faults(command: str) -> Iterator[str]:
    if "apt-get install" in command:
        if "--no-install-recommends" not in command or " -y" not in command:
            yield "apt-get install -y --no-install-recommends"
        if "apt-get update" not in command or "rm -rf /var/lib/apt/lists" not in command:
            yield "update, install and remove the lists in one RUN"
    if re.search(r"\bpip3? (install|wheel)\b(?!.*--no-cache-dir)", command):
        yield "pip --no-cache-dir: the cache would stay in the image"
    if re.search(r"\b(sudo|curl|wget)\b", command):
        yield "no sudo, and nothing fetched past the package managers"


def copy_faults(rest: str, stages: list[str], root: Path) -> Iterator[str]:
    parts = rest.split()
    options = [part for part in parts if part.startswith("--")]
    places = [part for part in parts if not part.startswith("--")]
    stage = next((option.partition("=")[2] for option in options if option.startswith("--from=")), None)
    if stage is not None:
        if stage not in stages:
            yield f"there is no stage {stage!r} before"
        return
    for place in places[:-1]:
        if not (root / place).exists():
            yield f"{place} is not in the project"


# Packages

STANDARD = sys.stdlib_module_names
# Modules that only measure and test themselves may use what development brings.
FOR_DEVELOPERS = ("web/soak/", "testing/")
IMPORTED_AS = {"fluent": "fluent.runtime"}  # a package whose modules have another name
NEVER_IMPORTED = {"uvicorn", "httptools", "uvloop"}  # uvicorn takes the last two where they are
FOR_RESEARCH = ("arena/",)  # where the extra `research` may be used, if it is installed


def imports(path: Path) -> set[str]:
    """The packages that a file imports, ours and Python's left out."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found.add(node.module.partition(".")[0])
    return {plain(name) for name in found if name not in STANDARD and name != "railhead"}


def plain(name: str) -> str:
    """A package's name as all spellings of it become."""
    return IMPORTED_AS.get(name, name.lower().replace("_", "-"))


def needs(texts: list[str]) -> set[str]:
    return {plain(re.split(r"[\[<>=~! ]", text)[0]) for text in texts}


def pins(lock: Path) -> dict[str, str]:
    lines = [line.partition("#")[0].strip() for line in lock.read_text(encoding="utf-8").splitlines()]
    return {plain(name): version for name, version in (line.split("==") for line in lines if "==" in line)}


def package_faults(root: Path) -> Iterator[str]:
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = {name: needs(texts) for name, texts in project["optional-dependencies"].items()}
    own = needs(project["dependencies"])
    used: set[str] = set()
    used_by_web: set[str] = set()
    for path in sorted((root / "src" / "railhead").rglob("*.py")):
        place = path.relative_to(root / "src" / "railhead").as_posix()
        if place.startswith(FOR_DEVELOPERS):
            continue
        web = place.startswith("web/")
        (used_by_web if web else used).update(imports(path))
        allowed = own | (extras["web"] | extras["postgres"] | extras["push"] if web else set())
        allowed |= extras["research"] if place.startswith(FOR_RESEARCH) else set()
        for name in sorted(imports(path) - allowed):
            yield f"{place} imports {name}, which its part of the package does not declare"
    yield from (f"pyproject.toml: {name} is declared, and nothing imports it" for name in sorted(own - used))
    yield from (f"pyproject.toml: {name} is declared for the web, which does not import it"
                for name in sorted(extras["web"] - used_by_web - NEVER_IMPORTED))  # fmt: skip
    yield from lock_faults(
        root, own | extras["web"], extras["build"], extras["dev"] | extras["postgres"] | extras["push"]
    )


def lock_faults(root: Path, play: set[str], build: set[str], dev: set[str]) -> Iterator[str]:
    """Every direct need is pinned in the lock of its purpose, once, and no lock holds an address."""
    seen: set[str] = set()
    for name, wanted in (("requirements", play), ("requirements-build", build), ("requirements-dev", dev)):
        lock = root / f"{name}.lock"
        if "://" in lock.read_text(encoding="utf-8"):
            yield f"{name}.lock holds an address"
        pinned = set(pins(lock))
        yield from (f"{name}.lock does not pin {package}" for package in sorted(wanted - pinned - seen))
        yield from (f"{name}.lock pins {package} again" for package in sorted(pinned & seen))
        seen |= pinned
        yield from (f"{name}.lock does not pin {fault}" for fault in unpinned(pinned, seen))


def unpinned(pinned: set[str], known: set[str]) -> Iterator[str]:
    """What the pinned packages need by their own account, as far as they are installed here."""
    for name in sorted(pinned):
        try:
            needed = [Requirement(text) for text in requires(name) or []]
        except PackageNotFoundError:
            continue
        for one in needed:
            applies = one.marker is None or one.marker.evaluate({"extra": ""})
            if applies and plain(one.name) not in known:
                yield f"{plain(one.name)}, which {name} needs"


def main() -> int:
    faults = [
        *makefile_faults((ROOT / "Makefile").read_text(encoding="utf-8")),
        *container_faults((ROOT / "Containerfile").read_text(encoding="utf-8"), ROOT),
        *package_faults(ROOT),
    ]
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
