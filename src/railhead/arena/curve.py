"""The learning curve of a training as a picture: how well each generation foretells matches, and wins them."""

from pathlib import Path

Line = dict[str, object]

WIDTH, HEIGHT, EDGE = 640, 300, 40
CURVES = (  # what is drawn, in which colour, in which words
    ("loss", "#b03030", "loss on matches held out"),
    ("share", "#2060a0", "share of matches won against greedy"),
)


def draw(path: Path, title: str, lines: list[Line]) -> None:
    """Write the curve as SVG; both scales go from 0 to 1."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">',
        "<style>text { font: 12px sans-serif }</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{EDGE}" y="20">{title}, generation by generation</text>',
    ]
    for part in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<path d="M{EDGE} {up(part)}H{WIDTH - EDGE}" stroke="#ddd"/>')
        parts.append(f'<text x="8" y="{up(part) + 4}">{part:g}</text>')
    for place, (key, colour, words) in enumerate(CURVES):
        points = [(along(at, len(lines)), up(number(line[key]))) for at, line in enumerate(lines) if key in line]
        way = " ".join(f"{x},{y}" for x, y in points)
        parts.append(f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<circle cx="{x}" cy="{y}" r="3" fill="{colour}"/>' for x, y in points]
        parts.append(f'<text x="{EDGE + 290 * place}" y="{HEIGHT - 10}" fill="{colour}">{words}</text>')
    path.write_text("\n".join([*parts, "</svg>"]) + "\n", encoding="utf-8")


def along(at: int, count: int) -> int:
    """Where a generation stands from left to right."""
    return EDGE + round((WIDTH - 2 * EDGE) * (at + 0.5) / max(1, count))


def up(part: float) -> int:
    """Where a part of one stands from bottom to top."""
    return round(HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * min(max(part, 0.0), 1.0))


def number(value: object) -> float:
    return float(value) if isinstance(value, int | float) else 0.0
