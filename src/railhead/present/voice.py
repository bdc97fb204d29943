"""Sentences about a match, in the viewer's language and with the names of the people: questions, events, refusals."""

from collections.abc import Sequence
from functools import lru_cache

from railhead.kernel.ask import NONE, Ask
from railhead.kernel.errors import IllegalAnswer
from railhead.kernel.events import Event
from railhead.kernel.ruleset import Ruleset, Standing, Variant
from railhead.kernel.state import State
from railhead.present.words import FRAME, REFERENCE, Name, Words, message_id, words

MOST_NAMES = 16_384


class Voice:
    """Speaks of one state. A seat goes by what it plays (faction, character), else by its player's name."""

    def __init__(self, state: State, names: Sequence[str] = (), language: str = REFERENCE) -> None:
        self.state = state
        self.rules = state.rules
        self.names = names
        self.words = words(state.rules.package, language)

    # --- names ------------------------------------------------------------------------------------------------------

    def person(self, seat: int) -> str:
        """The name of the person or bot in a seat."""
        return (self.names[seat] if seat < len(self.names) else "") or self.words.say("player", number=seat + 1)

    def seat(self, seat: int) -> Name:
        face = self.rules.seat_face(self.state, seat)
        return self.thing(face) if face else Name(self.person(seat))

    def thing(self, face: str) -> Name:
        """What is called so in the data: by the catalogues (`card-…`, `face-…`), else by the title in the data."""
        return name_of(self.rules, self.words, face)

    def within(self, face: str) -> Name:
        """The same within a sentence (`word-…`): tables write "Gold", sentences "gold"."""
        message = message_id("word", face)
        if self.words.knows(message):
            return self.words.name(message, face)
        if self.words.language != REFERENCE or face in self.rules.cards:
            return self.thing(face)
        return Name(self.rules.title_of(face) or face.replace("_", " "))

    def note(self, face: str) -> str:
        """What stands on it."""
        text, message = self.rules.note(face), message_id("note", face)
        return self.words.name(message, text) if text or self.words.knows(message) else ""

    def plain_note(self, face: str) -> str:
        """The same without its name in the published game: that is told on request."""
        original = self.rules.original_of(face)
        return self.note(face).removeprefix(f"{original}. " if original else "")

    def option(self, option: int) -> Name:
        """The title of an option; one that stands for a seat goes by the seat's name.

        The catalogues know it by its whole name (`option-play-ham`), or by its kind with `$thing` for the thing; what
        the viewer's language knows goes before all English.
        """
        vocabulary = self.rules.vocabulary
        seats = vocabulary.groups.get("seat", range(0))
        return self.seat(option - seats.start) if option in seats else option_of(self.rules, self.words, option)

    def named(self, kind: str, value: int) -> object:
        """What to call a value of some kind; a hidden or missing one becomes `a card` or `nobody`."""
        if kind == "number":
            return value
        if kind in ("seat", "person"):
            if value < 0:
                return self.words.say("nobody")
            return self.seat(value) if kind == "seat" else self.person(value)
        if kind == "card":
            return self.thing(self.rules.cards[value]) if value >= 0 else self.words.say("hidden-card")
        if value < 0:
            return self.words.say("nothing")
        if kind == "option":
            return self.option(value)
        if kind in self.rules.parts:
            return self.amounts(self.rules.parts[kind][value])
        if kind in self.rules.kinds:
            said = self.rules.kinds[kind][value]
            message = message_id(kind.lower(), said)
            return self.words.name(message, said) if self.words.knows(message) else self.within(said)
        return self.words.say(f"amount-{kind.lower()}", n=value)

    def amounts(self, parts: Sequence[tuple[str, int]]) -> str:
        """So many of this and so many of that."""
        said = [self.words.say(f"amount-{kind}", n=n) for kind, n in parts]
        return self.words.list(said or [self.words.say("nothing")])

    # --- sentences --------------------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        """What happened."""
        values = {"secret": self.named("card", event.secret), "secret_n": event.secret, **self.rules.facts}
        for place, kind in enumerate(self.rules.events[event.kind].split()):
            value = event.args[place] if place < len(event.args) else NONE
            name = free_name(kind.lower(), values)
            values[name] = self.named(kind, value)
            values[f"{name}_n"] = value
        return self.words.say(f"event-{event.kind}", **values)

    def asked(self, ask: Ask) -> str:
        """The question, for the seat that is asked."""
        return self.question(f"ask-{ask.prompt}", ask)

    def waiting(self, ask: Ask) -> str:
        """What the others wait for."""
        return self.question(f"ask-{ask.prompt}.waiting", ask)

    def question(self, message: str, ask: Ask) -> str:
        seat, about = self.named("seat", ask.seat), self.named("option", ask.about)
        return question_said(self.rules, self.words, message, seat, about)

    def refusal(self, refusal: IllegalAnswer) -> str:
        """Why an answer is not allowed."""
        about = self.within(refusal.about) if refusal.about and refusal.rule else refusal.about
        values: dict[str, object] = {"about": about, **self.rules.facts}
        if refusal.option is not None:
            values["option"] = self.option(refusal.option)
        for value in refusal.numbers:
            values[free_name("number", values)] = value
        return self.words.say(f"why-{refusal.name}", **values)

    def ending(self, reason: str) -> str:
        """Why the match is over."""
        return self.words.say(f"ending-{reason}", **self.rules.facts)


@lru_cache(MOST_NAMES)
def name_of(rules: Ruleset, said: Words, face: str) -> Name:
    """Worked out once: a table says each name many times."""
    card = face in rules.cards
    message = message_id("card" if card else "face", face)
    title = rules.original_of(face) if said.language == rules.original_language else ""
    if title:
        return said.name(message, title, known=True)
    title = rules.card_titles[rules.cards.index(face)] if card else rules.title_of(face)
    return said.name(message, title or face.replace("_", " "))


@lru_cache(MOST_NAMES, typed=True)
def question_said(rules: Ruleset, said: Words, message: str, seat: object, about: object) -> str:
    """The same: what the rules can say of themselves is much to look at for each table that waits."""
    return said.say(message, seat=seat, about=about, **rules.facts)


@lru_cache(MOST_NAMES)
def option_of(rules: Ruleset, said: Words, option: int) -> Name:
    """Worked out once, like the names of things."""
    name, title = rules.vocabulary.names[option], rules.vocabulary.titles[option]
    kind, _, thing = name.partition(":")
    whole, pattern = message_id("option", name), message_id("option", kind)
    if thing and said.first(whole, pattern) == pattern:
        return said.name(pattern, title, thing=thing if thing.isdecimal() else name_of(rules, said, thing))
    return said.name(whole, title)


def free_name(kind: str, taken: dict[str, object]) -> str:
    """`seat`, and `seat2`, `seat3` where that is taken."""
    number = 1
    while (name := kind if number == 1 else f"{kind}{number}") in taken:
        number += 1
    return name


def about(rules: Ruleset, language: str = REFERENCE) -> str:
    """What a game is about, for somebody who looks for one."""
    said = words(rules.package, language)
    return said.say("about", **rules.facts) if said.knows("about") else ""


def credit(rules: Ruleset, language: str = REFERENCE) -> list[str]:
    """Who made the published game, its publisher and its year, as far as they are known."""
    facts, said = rules.credits, words(FRAME, language)
    if facts is None:
        return []
    names = facts.designers
    by = said.say("credit-others", name=names[0]) if len(names) > 2 else said.list(names) if names else ""
    publisher = facts.publisher.partition(";")[0]  # of the first edition
    known = [said.say("credit-by", names=by) if by else "", publisher, str(facts.year) if facts.year else ""]
    return [one for one in known if one]


def variant_text(rules: Ruleset, variant: Variant, language: str = REFERENCE) -> str:
    """What a choice of the host does: by the catalogues, else as the data of the game say it."""
    said, message = words(rules.package, language), f"variant-{variant.name}"
    return said.say(message, **rules.facts) if said.knows(message) else variant.text


def standing_text(said: Words, standing: Standing) -> str:
    """What an answer in advance does."""
    return said.say(f"standing-{standing.name}")
