"""Reads the data file of a game once, when the game is imported."""

import tomllib
from importlib.resources import files
from typing import Any


def components(package: str) -> dict[str, Any]:
    """The parsed components.toml that lies in a package."""
    return tomllib.loads(files(package).joinpath("components.toml").read_text(encoding="utf-8"))
