"""The choices that card texts leave to the turn player: which cards and how many (rows D10 to D13 and D20)."""

from __future__ import annotations

from typing import Final

from railhead.games.barbarossa.cards import ACTIVE, FATIGUED
from railhead.games.barbarossa.effects import TEXTS, Effect, resolve
from railhead.games.barbarossa.model import CARD, CHOICE, DONE, KIND, TIRED, UNTIRED, Barbarossa, Text
from railhead.games.barbarossa.queries import against_interrupting, find, known_copy
from railhead.games.barbarossa.reasons import (
    NOT_DEPLOYED,
    NOT_HELD_TO_RETURN,
    NOT_IN_DISCARD,
    NOT_MEANT,
    NOT_OPTIONAL,
    PAID_IN_FULL,
    WRONG_CONDITION,
)
from railhead.kernel.ask import NONE, Ask
from railhead.kernel.step import Step
from railhead.kernel.zones import Zone

# --- deployed cards -------------------------------------------------------------------------------------------------


def count_matching(zone: Zone, effect: Effect) -> int:
    """How many deployed cards an effect could be applied to."""
    count = 0
    for at in range(len(zone.cards)):
        if effect.matches(zone, at):
            count += 1
    return count


def matching(zone: Zone, effect: Effect) -> list[int]:
    """The different deployed cards an effect could be applied to, an active and a fatigued copy counting as two."""
    options: list[int] = []
    for at in range(len(zone.cards)):
        if effect.matches(zone, at):
            option = (UNTIRED if zone.marks[at] == ACTIVE else TIRED) + zone.cards[at]
            if option not in options:
                options.append(option)
    return options


def take_matching(g: Barbarossa, effect: Effect, most: int) -> None:
    """Apply an effect to deployed cards without asking, as far as they go (BAR-12.8)."""
    zone = g.deploying[g.turn]
    for at in range(len(zone.cards) - 1, -1, -1):
        if most and effect.matches(zone, at):
            effect.take(g, at)
            most -= 1


def take_forced(g: Barbarossa, effect: Effect, left: int) -> int:
    """Apply what leaves no choice; how many cards the player still has to choose."""
    zone = g.deploying[g.turn]
    count = count_matching(zone, effect)
    if count == 0 or left == 0:
        return 0
    if effect.up_to:
        return left
    if count <= left or len(matching(zone, effect)) == 1:
        take_matching(g, effect, left)
        return 0
    return left


class PickDeployed(Step):
    """The turn player picks deployed cards one by one for an effect or a cost (BAR-9.6, BAR-12.8, BAR-15.8)."""

    flow = ("ask_card", "take")

    text: Text
    place: int
    left: int

    def effect(self) -> Effect:
        return TEXTS[self.text].effects[self.place]

    def ask_card(self, g: Barbarossa) -> Ask | None:
        effect = self.effect()
        options = matching(g.deploying[g.turn], effect)
        if effect.up_to:
            options.append(DONE)
        return Ask(g.turn, effect.prompt, options, about=CARD + TEXTS[self.text].card)

    def take(self, g: Barbarossa) -> None:
        if self.choice == DONE:
            g.tell("takes_no_more", g.turn, TEXTS[self.text].card)
            return
        effect = self.effect()
        active = self.choice < TIRED
        card = self.choice - (UNTIRED if active else TIRED)
        effect.take(g, find(g.deploying[g.turn], card, ACTIVE if active else FATIGUED))
        self.left = take_forced(g, effect, self.left - 1)
        if self.left:
            self.go("ask_card")

    def why_not(self, g: Barbarossa, ask: Ask, option: int) -> int:
        kind = KIND[option]
        if kind == DONE:
            return PAID_IN_FULL if TEXTS[self.text].is_cost else NOT_OPTIONAL
        if kind not in (UNTIRED, TIRED):
            return against_interrupting(option)
        condition = ACTIVE if kind == UNTIRED else FATIGUED
        effect = self.effect()
        if not effect.fits[option - kind]:
            return NOT_MEANT
        return WRONG_CONDITION if effect.condition not in (NONE, condition) else NOT_DEPLOYED


class ChooseOne(Step):
    """The turn player chooses one of the open choices of a text (BAR-15.17)."""

    flow = ("ask_choice", "apply")

    text: Text
    place: int

    def ask_choice(self, g: Barbarossa) -> Ask | None:
        options = [CHOICE + number for number in open_choices(g, TEXTS[self.text].effects[self.place])]
        return Ask(g.turn, "choose_one", options, about=CARD + TEXTS[self.text].card)

    def apply(self, g: Barbarossa) -> None:
        g.tell("chooses", g.turn, self.choice)
        resolve(g, CHOICE_TEXTS[self.choice - CHOICE], ACTIVE)

    def why_not(self, g: Barbarossa, ask: Ask, option: int) -> int:
        return against_interrupting(option)


CHOICE_TEXTS: Final[list[int]] = []  # the text of every choice of the vocabulary; filled by verbs.py


def open_choices(g: Barbarossa, effect: Effect) -> list[int]:
    """The choices of which at least one card is deployed."""
    zone = g.deploying[g.turn]
    found: list[int] = []
    for place, fits in enumerate(effect.choice_fits):
        if any([fits[card] for card in zone.cards]):
            found.append(effect.choices[place])
    return found


# --- discard pile and hand ------------------------------------------------------------------------------------------


def matching_cards(zone: Zone, effect: Effect) -> list[int]:
    """The different cards of a zone that an effect could be applied to."""
    options: list[int] = []
    for card in zone.cards:
        if effect.fits[card] and CARD + card not in options:
            options.append(CARD + card)
    return options


class SearchDiscard(Step):
    """The turn player may take matching cards from his discard pile into his hand (BAR-15.6)."""

    flow = ("ask_card", "take")

    text: Text
    place: int
    left: int

    def ask_card(self, g: Barbarossa) -> Ask | None:
        options = matching_cards(g.discard[g.turn], TEXTS[self.text].effects[self.place])
        options.append(DONE)
        return Ask(g.turn, "search_discard", options, about=CARD + TEXTS[self.text].card)

    def take(self, g: Barbarossa) -> None:
        if self.choice == DONE:
            g.tell("takes_no_more", g.turn, TEXTS[self.text].card)
            return
        g.move_card(g.discard[g.turn], self.choice - CARD, g.hand[g.turn])
        g.tell("takes_back", g.turn, self.choice - CARD)
        self.left -= 1
        if self.left and matching_cards(g.discard[g.turn], TEXTS[self.text].effects[self.place]):
            self.go("ask_card")

    def why_not(self, g: Barbarossa, ask: Ask, option: int) -> int:
        if KIND[option] != CARD:
            return against_interrupting(option)
        return NOT_IN_DISCARD if TEXTS[self.text].effects[self.place].fits[option - CARD] else NOT_MEANT


class ReturnFromHand(Step):
    """The turn player may return matching cards from his hand to the Field (BAR-15.7)."""

    flow = ("ask_card", "give")

    text: Text
    place: int
    left: int

    def ask_card(self, g: Barbarossa) -> Ask | None:
        # Asked even if nothing fits: the others must not learn that from the silence.
        options = matching_cards(g.hand[g.turn], TEXTS[self.text].effects[self.place])
        options.append(DONE)
        return Ask(g.turn, "return_from_hand", options, about=CARD + TEXTS[self.text].card)

    def give(self, g: Barbarossa) -> None:
        if self.choice == DONE:
            g.tell("returns_nothing", g.turn)
            return
        hand = g.hand[g.turn]
        g.return_from(hand, known_copy(hand, self.choice - CARD))
        self.left -= 1
        if self.left and hand.cards:
            self.go("ask_card")

    def why_not(self, g: Barbarossa, ask: Ask, option: int) -> int:
        if KIND[option] != CARD:
            return against_interrupting(option)
        return NOT_HELD_TO_RETURN if TEXTS[self.text].effects[self.place].fits[option - CARD] else NOT_MEANT
