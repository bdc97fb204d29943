"""The secrecy net looks at the whole scene: nothing in it may differ unnoticed."""

from collections.abc import Callable

import pytest

from railhead.kernel.scene import BOARD, HAND, HIDDEN_FACE, MAP, Area, Piece, Scene
from railhead.present.voice import Voice
from railhead.testing.secrecy import drawn
from railhead.testing.toy.game import RULES

VOICE = Voice(RULES.start(2, 1).state)


def a_scene() -> Scene:
    """A scene with something of everything."""
    card = Piece("card", "sun", "sun", 0, [6], ["used"], {"life": 2}, {"life": 3}, 1)
    places = [Piece("place", "arbat", "arbat"), Piece("place", "kiev", "kiev")]
    metro = Area("metro", MAP, places, links=[(0, 1)], spots=[(0.0, 0.0), (1.0, 1.0)])
    back = Piece("card", HIDDEN_FACE, "cards1@0", 1)
    board = Area("board", BOARD, owner=1, areas=[Area("cards", HAND, [back], owner=1, size=1)])
    return Scene("round", [Area("cards", HAND, [card], owner=0), metro, board], turn=0, round=1)


CHANGES: dict[str, Callable[[Scene], object]] = {
    "a face": lambda scene: setattr(scene.areas[0].pieces[0], "face", "torch"),
    "a kind": lambda scene: setattr(scene.areas[0].pieces[0], "kind", "flame"),
    "a key": lambda scene: setattr(scene.areas[0].pieces[0], "key", "sun.2"),
    "an owner": lambda scene: setattr(scene.areas[0].pieces[0], "owner", 1),
    "an option": lambda scene: scene.areas[0].pieces[0].options.append(7),
    "a mark": lambda scene: scene.areas[0].pieces[0].marks.append("turned"),
    "a number": lambda scene: scene.areas[0].pieces[0].numbers.update(life=1),
    "a limit": lambda scene: scene.areas[0].pieces[0].limits.update(life=4),
    "a place": lambda scene: setattr(scene.areas[0].pieces[0], "place", 2),
    "a link": lambda scene: scene.areas[1].links.clear(),
    "a spot": lambda scene: scene.areas[1].spots.reverse(),
    "the order of pieces": lambda scene: scene.areas[1].pieces.reverse(),
    "the order of areas": lambda scene: scene.areas.reverse(),
    "the key of a back": lambda scene: setattr(scene.areas[2].areas[0].pieces[0], "key", "sun"),
    "an area in another": lambda scene: scene.areas[2].areas.clear(),
    "a size": lambda scene: setattr(scene.areas[2].areas[0], "size", 2),
    "the moment": lambda scene: setattr(scene, "moment", "end"),
    "the turn": lambda scene: setattr(scene, "turn", 1),
    "the round": lambda scene: setattr(scene, "round", 2),
}


@pytest.mark.parametrize("change", CHANGES)
def test_the_net_notices_whatever_differs_in_a_scene(change: str) -> None:
    other = a_scene()
    CHANGES[change](other)

    assert drawn(a_scene(), VOICE) != drawn(other, VOICE)


def test_equal_scenes_are_equal_for_the_net_and_no_scene_is_nothing() -> None:
    assert drawn(a_scene(), VOICE) == drawn(a_scene(), VOICE)
    assert [] == drawn(None, VOICE)
