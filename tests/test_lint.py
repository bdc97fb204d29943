"""The linters of Makefile, Containerfile and packages notice what they are for, and find nothing in the project."""

import shutil
from pathlib import Path

import pytest
from project_tools import tool

ROOT = Path(__file__).parent.parent


lint = tool("lint")


def test_the_project_has_no_such_faults() -> None:
    assert 0 == lint.main()


@pytest.mark.parametrize(
    "line",
    [
        ".ONESHELL:",
        ".RECIPEPREFIX = >",
        "undefine NAME",
        "define NAME =",
        "HERE != pwd",
        "NAME ::= value",
        "one two &: three",
        "\\t$(file >out,text)",
        "\\tsed -i s/a/b/ file",
        "\\tfind . -printf '%p'",
        "\\tgrep -P x file",
        "WORKERS := $(shell nproc)",
        "\\t[[ -f x ]] && echo",
        "\\trm -rf $(CURDIR)/build",
    ],
)
def test_a_makefile_that_only_a_newer_make_or_gnu_understands_is_named(line: str) -> None:
    text = line.replace("\\t", "\t")

    assert 1 == len([*lint.makefile_faults(f"all:\n{text}\n")])


@pytest.mark.parametrize(
    "line",
    [
        "NAME := value",
        "NAME ?= $(shell nproc 2>/dev/null || echo 2)",
        "export PYTHONPATH := $(CURDIR)/src",
        "\\t@if [ $$a != $$b ]; then echo; fi",
        "one: two ## .ONESHELL is not used",
        "ifeq ($(strip $(ARGS)),)",
        '\\trm -rf "$(CURDIR)/build"',
    ],
)
def test_a_makefile_that_make_3_81_understands_passes(line: str) -> None:
    text = line.replace("\\t", "\t")

    assert [] == [*lint.makefile_faults(f"all:\n{text}\n")]


GOOD = """FROM docker.io/library/python:3.13-slim AS first
RUN apt-get update && apt-get install -y --no-install-recommends gcc \\
    && rm -rf /var/lib/apt/lists/*
FROM docker.io/library/python:3.13-slim
COPY --from=first /wheels /wheels
COPY README.md ./
RUN pip install --no-cache-dir /wheels/*
USER somebody
WORKDIR /data
EXPOSE 8000
HEALTHCHECK CMD ["true"]
CMD ["railhead"]
"""


def test_a_good_container_file_passes() -> None:
    assert [] == [*lint.container_faults(GOOD, ROOT)]


@pytest.mark.parametrize(
    ("good", "bad", "fault"),
    [
        ("python:3.13-slim AS", "python AS", "a version of the image"),
        ("python:3.13-slim AS", "python:latest AS", "a version of the image"),
        ("USER somebody\n", "", "runs as root"),
        ("USER somebody", "USER root", "runs as root"),
        ("--no-install-recommends ", "", "--no-install-recommends"),
        (" \\\n    && rm -rf /var/lib/apt/lists/*", "", "remove the lists"),
        ("--no-cache-dir ", "", "the cache would stay"),
        ('CMD ["railhead"]', "CMD railhead", "as a list"),
        ("--from=first", "--from=second", "no stage 'second'"),
        ("COPY README.md", "COPY NOTHING.md", "NOTHING.md is not in the project"),
        ("COPY README.md", "ADD README.md", "ADD is not used here"),
        ("WORKDIR /data", "WORKDIR data", "begins at the root"),
        ('HEALTHCHECK CMD ["true"]\n', "", "HEALTHCHECK is missing"),
    ],
)
def test_a_bad_container_file_is_named(good: str, bad: str, fault: str) -> None:
    assert good in GOOD
    found = [*lint.container_faults(GOOD.replace(good, bad, 1), ROOT)]

    assert any(fault in one for one in found), found


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """What the package linter reads: the project's own files, and one module."""
    for name in ("pyproject.toml", "requirements.lock", "requirements-build.lock", "requirements-dev.lock"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    return tmp_path


def test_a_package_that_is_imported_and_not_declared_is_named(project: Path) -> None:
    (project / "src" / "railhead" / "kernel" / "extra.py").write_text("import numpy\n")

    assert ["kernel/extra.py imports numpy, which its part of the package does not declare"] == [
        *lint.package_faults(project)
    ]


def test_the_web_is_an_extra_that_nothing_else_imports(project: Path) -> None:
    (project / "src" / "railhead" / "cli" / "extra.py").write_text("import starlette\n")

    assert ["cli/extra.py imports starlette, which its part of the package does not declare"] == [
        *lint.package_faults(project)
    ]


def test_a_package_that_is_declared_and_not_imported_is_named(project: Path) -> None:
    file = project / "pyproject.toml"
    file.write_text(file.read_text().replace("dependencies = [\n", 'dependencies = [\n    "numpy>=2",\n', 1))

    assert [
        "pyproject.toml: numpy is declared, and nothing imports it",
        "requirements.lock does not pin numpy",
    ] == [*lint.package_faults(project)]


def test_a_lock_with_an_address_or_without_a_need_is_named(project: Path) -> None:
    lock = project / "requirements.lock"
    lock.write_text("--index-url https://example.org\n" + lock.read_text().replace("jinja2==3.1.6\n", ""))

    assert ["requirements.lock holds an address", "requirements.lock does not pin jinja2"] == [
        *lint.package_faults(project)
    ]


def test_a_lock_without_what_its_packages_need_is_named(project: Path) -> None:
    lock = project / "requirements.lock"
    lock.write_text(lock.read_text().replace("h11==0.16.0\n", ""))

    assert "requirements.lock does not pin h11, which uvicorn needs" in [*lint.package_faults(project)]
