"""Matches on a Ray cluster are tested where Ray is installed (extra `research`), and not counted elsewhere."""

from importlib.util import find_spec

import pytest


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if find_spec("ray") is not None:
        return
    left_out = [item for item in items if item.get_closest_marker("research")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
