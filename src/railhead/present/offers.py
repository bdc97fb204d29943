"""What an option costs and does, as the pieces that answer it say: for terminal, pages and API alike."""

from railhead.kernel.scene import Area, Piece, Scene
from railhead.present.sight import Choice
from railhead.present.text import SceneText, all_areas
from railhead.present.voice import Voice


class Offers:
    """The options of an open question with their pieces."""

    def __init__(self, voice: Voice, scene: Scene | None, seat: int | None) -> None:
        self.voice = voice
        self.seat = seat
        self.text = SceneText(voice.words, voice, {}, seat)
        areas = all_areas(scene) if scene is not None else []
        self.pieces = {piece.key: (piece, area) for area in areas for piece in area.pieces}

    def piece_of(self, choice: Choice) -> tuple[Piece | None, Area | None]:
        """The piece that says most about an option, and where it lies."""
        pieces = [self.pieces[key] for key in choice.keys if key in self.pieces]
        return max(pieces, key=lambda one: len(one[0].numbers) + len(one[0].marks), default=(None, None))

    def whose(self, choice: Choice) -> list[str]:
        """Whom an option is about; nobody needs to be told that he chooses among his own things."""
        piece, area = self.piece_of(choice)
        return self.text.whose(piece, area) if piece is not None and piece.owner != self.seat else []

    def price(self, choice: Choice) -> list[str]:
        """The numbers that count for an option and are not in its title: cost, strength, how many there are."""
        piece, _ = self.piece_of(choice)
        return [one for one in self.text.numbers(piece) if one not in choice.title] if piece is not None else []

    def state(self, choice: Choice) -> list[str]:
        """How the piece stands, but for what the option warns of anyway."""
        piece, _ = self.piece_of(choice)
        return self.text.harmless(piece, choice.name.partition(":")[0]) if piece is not None else []

    def effect(self, choice: Choice) -> str:
        """What stands on the thing that an option is about; nothing where the title, a sentence of it, says enough."""
        piece, thing = self.piece_of(choice)[0], choice.name.partition(":")[2]
        found = self.voice.plain_note(thing) if thing else ""
        found = found or (self.voice.plain_note(piece.face) if piece is not None and piece.face else "")
        said = found == choice.title or (choice.title.endswith(".") and choice.title in found)
        return "" if said else found
