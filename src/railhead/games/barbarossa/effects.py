"""The texts of cards as lists of effects, the step that applies them in printed order, the choices that they leave."""

from __future__ import annotations

from typing import Final

from railhead.components import Entry
from railhead.games.barbarossa import reasons
from railhead.games.barbarossa.cards import KINDS, Points
from railhead.games.barbarossa.model import CARD, DONE, Barbarossa, Condition, Text
from railhead.games.barbarossa.queries import against_interrupting, find
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step
from railhead.kernel.zones import Zone

ALL: Final = 1_000  # more cards than there are

# Where a card lies while one of its texts is applied.
IN_PLAYING_ZONE: Final = 0
IN_DEPLOYING_ZONE: Final = 1
TURNED_UP: Final = 2


class Effect:
    """One verb of a card's text with its numbers. Subclasses in verbs.py say what it does."""

    def __init__(self) -> None:
        self.text = NONE  # the text it stands in
        self.place = 0  # and its place there
        self.prompt = ""  # how the player is asked, if he has to choose
        self.n = 0
        self.fits: list[bool] = [False] * KINDS  # the cards its filter matches
        self.condition = NONE  # the condition its filter asks for, or in which a card enters
        self.up_to = False  # the player may choose fewer, or none
        self.points = Points()
        self.choices: list[int] = []  # choose_one: the text of each choice
        self.choice_fits: list[list[bool]] = []  # and the cards of which one must be there

    def read(self, rule: Entry) -> None:
        """Take its numbers from the data; a verb reads the keys that it knows, and no others are allowed."""

    def do(self, g: Barbarossa, condition: int) -> None:
        """Apply it for the turn player, or begin a step that does; `condition` is that of the card itself."""
        raise NotImplementedError

    def options(self, g: Barbarossa) -> list[int]:
        """What the player can choose for it, if he has to choose."""
        raise NotImplementedError

    def take(self, g: Barbarossa, option: int) -> None:
        """What happens to what the player has chosen."""
        raise NotImplementedError

    def left(self, g: Barbarossa, left: int) -> int:
        """How many he still has to choose, or may choose, once he has chosen one of so many."""
        raise NotImplementedError

    def against(self, g: Barbarossa, option: int) -> int:
        """Why he cannot choose this."""
        return against_interrupting(option)

    def tell_nothing_fits(self, g: Barbarossa) -> None:
        """Say that the text finds nothing that it could be applied to (BAR-12.8)."""
        g.tell("nothing_fits", TEXTS[self.text].card, g.turn)


class CardText:
    """A text of a card: its name, the card, where the card lies when it is applied, and what it does."""

    def __init__(self, name: str, card: int, home: int) -> None:
        self.name: Final = name
        self.card: Final = card
        self.home: Final = home
        self.is_cost: Final = name.endswith(".cost")  # what stands before the arrow of an ability
        self.effects: list[Effect] = []

    def zone(self, g: Barbarossa) -> Zone:
        """The zone in which the card itself lies now."""
        if self.home == IN_PLAYING_ZONE:
            return g.playing
        if self.home == IN_DEPLOYING_ZONE:
            return g.deploying[g.turn]
        return g.revealed

    def place(self, g: Barbarossa, condition: int) -> int:
        """Where the card itself lies in its zone, or -1."""
        zone = self.zone(g)
        return find(zone, self.card, condition) if zone.marked else zone.place(self.card)


# All texts and where they belong. They are composed of verbs, and verbs of steps that apply texts: so verbs.py, which
# knows both, fills these tables.
TEXTS: Final[list[CardText]] = []
TEXT_NAMES: Final[list[str]] = []
CHOICE_TEXTS: Final[list[int]] = []  # the text of every choice of the vocabulary
PLAYING: Final[list[int]] = [NONE] * KINDS  # by card: the text that is applied when it is played,
GAINED: Final[list[int]] = [NONE] * KINDS  # and the red texts by their moment
REVEALED: Final[list[int]] = [NONE] * KINDS
ATTACKED: Final[list[int]] = [NONE] * KINDS


def effects_of(text: int) -> list[Effect]:
    """What a text does, in printed order; nothing where a card has no such text."""
    return TEXTS[text].effects if text != NONE else []


class Resolve(Step):
    """A text is applied, effect by effect in printed order (BAR-5.2.2, BAR-12.6)."""

    flow = ("each_effect",)

    text: Text
    condition: Condition
    done: int = 0

    def each_effect(self, g: Barbarossa) -> bool:
        effects = TEXTS[self.text].effects
        if self.done == len(effects):
            return False
        self.done += 1
        effects[self.done - 1].do(g, self.condition)
        return True


def resolve(g: Barbarossa, text: int, condition: int) -> None:
    """Apply a text: at once if it is one effect, else in a step of its own so that choices can come in between."""
    effects = TEXTS[text].effects
    if len(effects) == 1:
        effects[0].do(g, condition)
    else:
        g.push(Resolve(text, condition))


class Choose(Step):
    """The turn player chooses for an effect or a cost, one by one (BAR-9.6, BAR-12.8, BAR-15.6 to 15.8, BAR-15.17)."""

    flow = ("ask_one", "take")

    text: Text
    place: int
    left: int

    def effect(self) -> Effect:
        return TEXTS[self.text].effects[self.place]

    def ask_one(self, g: Barbarossa) -> Ask | None:
        effect = self.effect()
        options = effect.options(g)
        if effect.up_to:
            options.append(DONE)
        return Ask(g.turn, effect.prompt, options, about=CARD.of(TEXTS[self.text].card))

    def take(self, g: Barbarossa) -> None:
        if self.choice == DONE:
            g.tell("takes_no_more", g.turn, TEXTS[self.text].card)
            return
        effect = self.effect()
        effect.take(g, self.choice)
        self.left = effect.left(g, self.left)
        if self.left:
            self.go("ask_one")

    def why_not(self, g: Barbarossa, ask: Ask, option: int) -> int:
        if option == DONE:
            return reasons.PAID_IN_FULL if TEXTS[self.text].is_cost else reasons.NOT_OPTIONAL
        return self.effect().against(g, option)
