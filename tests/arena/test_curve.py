"""The learning curve of a training is drawn."""

from pathlib import Path
from xml.etree import ElementTree

from railhead.arena.curve import HEIGHT, draw, up

SVG = "{http://www.w3.org/2000/svg}"


def test_every_generation_has_a_point_on_each_curve(tmp_path: Path) -> None:
    lines: list[dict[str, object]] = [{"loss": 0.6, "share": 0.5}, {"loss": 0.55, "share": 0.75}, {"loss": 0.5}]

    draw(tmp_path / "toy.svg", "toy_2", lines)

    points = ElementTree.parse(tmp_path / "toy.svg").getroot().findall(f"{SVG}circle")
    heights = [int(point.attrib["cy"]) for point in points]
    assert [up(0.6), up(0.55), up(0.5), up(0.5), up(0.75)] == heights
    assert 0 < up(1.0) < up(0.75) < up(0.0) < HEIGHT
