"""Every card and piece of a game that can be looked at, on the table or not."""

from railhead.cli.choose import fold
from railhead.kernel.scene import HIDDEN_FACE
from railhead.present.sight import Sight
from railhead.present.text import Labels, SceneText, all_areas

MOST_PLACES = 4  # of one thing on the table


class Things:
    """What there is in the game of this viewer's table."""

    def __init__(self, sight: Sight, labels: Labels) -> None:
        self.sight = sight
        self.voice = sight.voice
        self.rules = sight.view.rules
        self.text = SceneText(sight.voice.words, sight.voice, labels, sight.seat)
        self.areas = all_areas(sight.scene) if sight.scene is not None else []
        here = [one.face for area in self.areas for one in area.pieces if one.face and one.face != HIDDEN_FACE]
        named = [name.partition(":")[2] for name in self.rules.vocabulary.names]
        kinds = [value for values in self.rules.kinds.values() for value in values]
        known = [face for face in [*named, *kinds] if face and (self.rules.title_of(face) or self.rules.note(face))]
        self.faces = list(dict.fromkeys([*self.rules.cards, *here, *known]))

    def called(self, word: str) -> list[str]:
        """The things that are called exactly so, else those that begin so, else those that contain it."""
        wanted = fold(word)
        if not wanted:
            return []
        names = {face: self.names(face) for face in self.faces}
        exact = [face for face in self.faces if wanted in names[face]]
        begins = [face for face in self.faces if any(name.startswith(wanted) for name in names[face])]
        return exact or begins or [face for face in self.faces if any(wanted in name for name in names[face])]

    def names(self, face: str) -> list[str]:
        return [fold(name) for name in (face, self.voice.thing(face), self.rules.original_of(face)) if name]

    def title(self, face: str) -> str:
        """What a thing is called, here and in the published game."""
        title, original = self.voice.thing(face), self.rules.original_of(face)
        return f"{title} · {original}" if original and original != title else title

    def about(self, face: str) -> list[str]:
        """Where it lies, with its numbers and marks, and what stands on it."""
        places = [
            f"{self.text.title(area)}: {self.text.place(area, at)}"
            for area in self.areas
            for at, piece in enumerate(area.pieces)
            if piece.face == face
        ]
        found = list(dict.fromkeys(places))[:MOST_PLACES]
        note = self.voice.plain_note(face)  # the title says the name in the published game
        return [*found, note] if note else found or [self.voice.words.say("cli-no_text")]
