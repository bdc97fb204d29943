"""The worked moves on the page "how to play": they are played as they are drawn."""

from typing import Any

from railhead.web.lessons import facts_of

RUN_FOR_IT, AFTER_YOU = facts_of("front_line")["examples"]
SHOT = "cannonball_1"  # at the first place, towards the Commissar


def line_of(tiles: list[dict[str, Any]]) -> str:
    return " ".join(tile.get("face", "_") for tile in tiles)


def hit(tiles: list[dict[str, Any]]) -> dict[str, int]:
    """Whom the drawing shows as hit, and for how much."""
    return {tile["face"]: int(tile["note"].replace("−", "-")) for tile in tiles if "note" in tile}


def harm(f: Any) -> dict[str, int]:
    top = {"olga": 10, "yuri": 10, "boris": 10, "misha": 12}
    return {name: life - top[name] for name, life in f.lives().items() if life != top[name]}


def test_run_for_it(front):
    """Push, exchange, exchange; the shot finds the next comrade (FLN-4.2.3, FLN-5.2.3)."""
    f = front(line_of(RUN_FOR_IT["before"])).attack(SHOT, 1).down(olga=RUN_FOR_IT["card"])

    f.until("lay")

    assert line_of(RUN_FOR_IT["after"]) == f.line
    assert hit(RUN_FOR_IT["after"]) == harm(f)
    stays = front(line_of(RUN_FOR_IT["before"])).attack(SHOT, 1)
    stays.until("lay")
    assert hit(RUN_FOR_IT["before"]) == harm(stays)


def test_after_you_comrade(front):
    """One exchange after the other, to the head of the line (FLN-4.2.4)."""
    f = front(line_of(AFTER_YOU["before"])).attack(SHOT, 1).turn("window_2").hand("olga", AFTER_YOU["card"])

    f.answer("olga", f"card:{AFTER_YOU['card']}").answer("olga", "comrade:misha").until("lay")

    assert line_of(AFTER_YOU["after"]) == f.line
    assert hit(AFTER_YOU["after"]) == harm(f)
