"""The verbs of card texts, each once, and the texts of all cards composed of them (see the head of components.toml)."""

from __future__ import annotations

from typing import Final

from railhead.components import Entry
from railhead.games.barbarossa import cards, effects, reasons
from railhead.games.barbarossa.effects import CardText, Choose, Effect
from railhead.games.barbarossa.events import ArrangeEvents, GiveEvent, TurnUp
from railhead.games.barbarossa.model import BY_CONDITION, CARD, CHOICE, CHOICES, UNTIRED, Barbarossa
from railhead.games.barbarossa.queries import against_interrupting, card_options, find, known_copy, occupying_cost
from railhead.kernel.ask import NONE
from railhead.kernel.zones import Zone, different

# --- points ---------------------------------------------------------------------------------------------------------


class Gain(Effect):
    """`gain`: add points; Draw Points are turned into cards at once (BAR-2.6)."""

    def read(self, rule: Entry) -> None:
        self.points = cards.points(rule)

    def do(self, g: Barbarossa, condition: int) -> None:
        g.gain(self.points)


class Pay(Effect):
    """`pay`: the points of a Using Cost (BAR-2.9)."""

    def read(self, rule: Entry) -> None:
        self.points = cards.purse(rule)

    def do(self, g: Barbarossa, condition: int) -> None:
        g.pay(self.points)


class Counted(Effect):
    """What several verbs share: they do something so many times."""

    def read(self, rule: Entry) -> None:
        self.n = rule.number("n", least=1)


class ReduceOccupying(Counted):
    """`reduce_occupying`: the target is easier to occupy in this attack (BAR-9.9)."""

    def do(self, g: Barbarossa, condition: int) -> None:
        g.reduction += self.n
        g.tell("reduces", g.turn, self.n, occupying_cost(g))


# --- this card ------------------------------------------------------------------------------------------------------


class Entering(Effect):
    """What several verbs share: the condition in which a card enters the Deploying Zone."""

    def read(self, rule: Entry) -> None:
        self.condition = rule.place_of("state", cards.CONDITIONS)


class PermitDeploy(Entering):
    """`permit_deploy`: from now on the card may be deployed (BAR-10.4). The right is read off the Playing Zone."""

    def do(self, g: Barbarossa, condition: int) -> None:
        return


class DeploySelf(Entering):
    """`deploy_self`: the card must be deployed at once (BAR-3.4.1, BAR-10.3)."""

    def do(self, g: Barbarossa, condition: int) -> None:
        text = effects.TEXTS[self.text]
        g.move(g.playing, text.place(g, condition), g.deploying[g.turn], self.condition)
        g.tell("deploys", g.turn, text.card, self.condition)


class PermitPlaceFromHand(Entering):
    """`permit_place_from_hand`: Infantry and Tanks may be put down from the hand in this phase (BAR-10.8)."""

    def read(self, rule: Entry) -> None:
        super().read(rule)
        known = cards.SUBTYPES["UNIT"]
        for subtype in rule["subtypes"]:
            if subtype not in known:
                raise rule.fault("subtypes", f"names {subtype!r}", f"the rules know {', '.join(known)}")
        self.fits = [
            cards.IS_UNIT[card] and cards.SUBTYPE[card] in rule["subtypes"] and cards.HAS_DEPLOYING_RULE[card]
            for card in cards.EVERY_CARD
        ]

    def do(self, g: Barbarossa, condition: int) -> None:
        if self.text not in g.permits:
            g.permits.append(self.text)


class FatigueSelf(Effect):
    """`fatigue_self`: the cost of turning the card (BAR-5.6.2)."""

    def do(self, g: Barbarossa, condition: int) -> None:
        text = effects.TEXTS[self.text]
        text.zone(g).marks[text.place(g, cards.ACTIVE)] = cards.FATIGUED


class DiscardSelf(Effect):
    """`discard_self`: the card goes to its owner's discard pile (BAR-9.6)."""

    def do(self, g: Barbarossa, condition: int) -> None:
        text = effects.TEXTS[self.text]
        g.discard_from(text.zone(g), text.place(g, condition))


class ReturnSelf(Effect):
    """`return_self`: the card returns to the Field (BAR-5.4.1)."""

    def do(self, g: Barbarossa, condition: int) -> None:
        text = effects.TEXTS[self.text]
        g.return_from(text.zone(g), text.place(g, condition))


class ToOwnDiscard(Effect):
    """`to_own_discard`: a gained EVENT becomes a card of the gainer's deck (BAR-3.5.3)."""

    def do(self, g: Barbarossa, condition: int) -> None:
        text = effects.TEXTS[self.text]
        g.move_card(text.zone(g), text.card, g.discard[g.turn])
        g.tell("takes_event", g.turn, text.card)


class ToChosenDeploying(Effect):
    """`to_chosen_deploying`: a gained EVENT goes to a player of the gainer's choice (BAR-3.5.4)."""

    def do(self, g: Barbarossa, condition: int) -> None:
        g.push(GiveEvent(self.text))


# --- deployed cards -------------------------------------------------------------------------------------------------


class OnDeployed(Effect):
    """What three verbs share: as many matching deployed cards as the text asks for, or as there are (BAR-12.8)."""

    def read(self, rule: Entry) -> None:
        self.fits = cards.fitting(rule["filter"])
        self.condition = condition_of(rule["filter"])
        self.n = how_many(rule)

    def change(self, g: Barbarossa, at: int) -> None:
        """What happens to the deployed card at this place."""
        raise NotImplementedError

    def places(self, g: Barbarossa) -> list[int]:
        """Where the deployed cards lie that it could be applied to."""
        zone = g.deploying[g.turn]
        return [
            at for at, card in enumerate(zone.cards) if self.fits[card] and self.condition in (NONE, zone.marks[at])
        ]

    def do(self, g: Barbarossa, condition: int) -> None:
        if not self.places(g):
            self.tell_nothing_fits(g)
            return
        left = self.take_forced(g, self.n)
        if left:
            g.push(Choose(self.text, self.place, left))

    def options(self, g: Barbarossa) -> list[int]:
        """The different cards, an active and a fatigued copy counting as two."""
        zone = g.deploying[g.turn]
        return different([BY_CONDITION[zone.marks[at]].of(zone.cards[at]) for at in self.places(g)])

    def take(self, g: Barbarossa, option: int) -> None:
        condition = cards.ACTIVE if UNTIRED.has(option) else cards.FATIGUED
        self.change(g, find(g.deploying[g.turn], BY_CONDITION[condition].thing(option), condition))

    def left(self, g: Barbarossa, left: int) -> int:
        return self.take_forced(g, left - 1)

    def take_forced(self, g: Barbarossa, left: int) -> int:
        """Apply it where that leaves no choice; how many cards the player still has to choose."""
        places = self.places(g)
        if places and (self.up_to or (len(places) > left and len(self.options(g)) > 1)):
            return left
        for at in places[::-1][:left]:  # from the end, so that the other places stay what they are
            self.change(g, at)
        return 0

    def against(self, g: Barbarossa, option: int) -> int:
        condition = cards.ACTIVE if UNTIRED.has(option) else cards.FATIGUED
        named = BY_CONDITION[condition]
        if not named.has(option):
            return against_interrupting(option)
        if not self.fits[named.thing(option)]:
            return reasons.NOT_MEANT
        return reasons.NOT_DEPLOYED if self.condition in (NONE, condition) else reasons.WRONG_CONDITION


class DiscardDeployed(OnDeployed):
    """`discard_deployed`: deployed cards go to the discard pile."""

    def change(self, g: Barbarossa, at: int) -> None:
        zone = g.deploying[g.turn]
        g.tell("discards", g.turn, zone.cards[at])
        g.discard_from(zone, at)


class FatigueDeployed(OnDeployed):
    """`fatigue_deployed`: active deployed cards become fatigued (BAR-5.6.2)."""

    def read(self, rule: Entry) -> None:
        super().read(rule)
        rule["filter"].only("state", "active")
        self.condition = cards.ACTIVE

    def change(self, g: Barbarossa, at: int) -> None:
        zone = g.deploying[g.turn]
        zone.marks[at] = cards.FATIGUED
        g.tell("fatigues", g.turn, zone.cards[at])


class ActivateDeployed(OnDeployed):
    """`activate_deployed`: fatigued deployed cards become active (BAR-10.10, BAR-15.8)."""

    def read(self, rule: Entry) -> None:
        super().read(rule)
        rule["filter"].only("state", "fatigued")
        self.condition = cards.FATIGUED
        self.up_to = rule.flag("up_to")

    def change(self, g: Barbarossa, at: int) -> None:
        g.activate(at)


class ChooseOneOf(Effect):
    """`choose_one`: one of the open choices, the player's if there are several (BAR-15.17)."""

    def do(self, g: Barbarossa, condition: int) -> None:
        choices = self.open_choices(g)
        if len(choices) > 1:
            g.push(Choose(self.text, self.place, 1))
        elif choices:
            effects.resolve(g, effects.CHOICE_TEXTS[choices[0]], cards.ACTIVE)
        else:
            self.tell_nothing_fits(g)

    def open_choices(self, g: Barbarossa) -> list[int]:
        """The choices of which at least one card is deployed."""
        deployed = g.deploying[g.turn].cards
        return [
            self.choices[place] for place, fits in enumerate(self.choice_fits) if any([fits[card] for card in deployed])
        ]

    def options(self, g: Barbarossa) -> list[int]:
        return [CHOICE.of(choice) for choice in self.open_choices(g)]

    def take(self, g: Barbarossa, option: int) -> None:
        g.tell("chooses", g.turn, option)
        effects.resolve(g, effects.CHOICE_TEXTS[CHOICE.thing(option)], cards.ACTIVE)

    def left(self, g: Barbarossa, left: int) -> int:
        return 0


# --- other piles ----------------------------------------------------------------------------------------------------


class RevealEvent(Counted):
    """`reveal_event`: more EVENTs are turned up (BAR-15.11)."""

    def do(self, g: Barbarossa, condition: int) -> None:
        g.push(TurnUp(self.n))


class FromPile(Effect):
    """What two verbs share: matching cards of a pile of his own that the player may choose, up to a number."""

    def read(self, rule: Entry) -> None:
        self.fits = cards.fitting(rule["filter"])
        self.n = rule.number("n", least=1)
        self.up_to = True

    def pile(self, g: Barbarossa) -> Zone:
        raise NotImplementedError

    def is_asked(self, g: Barbarossa) -> bool:
        """Is the player asked to choose?"""
        raise NotImplementedError

    def do(self, g: Barbarossa, condition: int) -> None:
        if self.is_asked(g):
            g.push(Choose(self.text, self.place, self.n))
        else:
            self.tell_nothing_fits(g)

    def options(self, g: Barbarossa) -> list[int]:
        return [option for option in card_options(self.pile(g)) if self.fits[CARD.thing(option)]]

    def left(self, g: Barbarossa, left: int) -> int:
        return left - 1 if self.is_asked(g) else 0

    def against(self, g: Barbarossa, option: int) -> int:
        if not CARD.has(option):
            return against_interrupting(option)
        return self.not_there() if self.fits[CARD.thing(option)] else reasons.NOT_MEANT

    def not_there(self) -> int:
        """The reason against a card that it means, but that does not lie in the pile."""
        raise NotImplementedError


class SearchDiscard(FromPile):
    """`search_discard`: matching cards may be taken back into the hand (BAR-15.6)."""

    def read(self, rule: Entry) -> None:
        super().read(rule)
        rule.only("to", "hand")

    def pile(self, g: Barbarossa) -> Zone:
        return g.discard[g.turn]

    def is_asked(self, g: Barbarossa) -> bool:
        return len(self.options(g)) > 0

    def take(self, g: Barbarossa, option: int) -> None:
        g.move_card(g.discard[g.turn], CARD.thing(option), g.hand[g.turn])
        g.tell("takes_back", g.turn, CARD.thing(option))

    def not_there(self) -> int:
        return reasons.NOT_IN_DISCARD


class ReturnFromHand(FromPile):
    """`return_from_hand`: matching cards may be returned to the Field (BAR-15.7)."""

    def pile(self, g: Barbarossa) -> Zone:
        return g.hand[g.turn]

    def is_asked(self, g: Barbarossa) -> bool:
        # Asked even if nothing fits: the others must not learn that from the silence.
        return len(g.hand[g.turn].cards) > 0

    def take(self, g: Barbarossa, option: int) -> None:
        hand = g.hand[g.turn]
        g.return_from(hand, known_copy(hand, CARD.thing(option)))

    def not_there(self) -> int:
        return reasons.NOT_HELD_TO_RETURN


class ArrangeTopEvents(Counted):
    """`arrange_events`: the top of the EVENT deck is looked at and put in order (BAR-15.9)."""

    def do(self, g: Barbarossa, condition: int) -> None:
        g.push(ArrangeEvents(self.n))


def how_many(rule: Entry) -> int:
    """A number of cards, or all of them."""
    return effects.ALL if rule["n"] == "all" else rule.number("n", least=1)


def condition_of(wanted: Entry) -> int:
    """The condition that a filter asks for; NONE: any."""
    return wanted.place_of("state", cards.CONDITIONS) if "state" in wanted else NONE


COSTS: Final[dict[str, type[Effect]]] = {  # verbs before an arrow
    "fatigue_self": FatigueSelf,
    "discard_self": DiscardSelf,
    "return_self": ReturnSelf,
    "pay": Pay,
    "discard_deployed": DiscardDeployed,
    "fatigue_deployed": FatigueDeployed,
}
VERBS: Final[dict[str, type[Effect]]] = {  # all others
    "gain": Gain,
    "reduce_occupying": ReduceOccupying,
    "permit_deploy": PermitDeploy,
    "deploy_self": DeploySelf,
    "permit_place_from_hand": PermitPlaceFromHand,
    "return_self": ReturnSelf,
    "to_own_discard": ToOwnDiscard,
    "to_chosen_deploying": ToChosenDeploying,
    "discard_deployed": DiscardDeployed,
    "fatigue_deployed": FatigueDeployed,
    "activate_deployed": ActivateDeployed,
    "choose_one": ChooseOneOf,
    "reveal_event": RevealEvent,
    "search_discard": SearchDiscard,
    "return_from_hand": ReturnFromHand,
    "arrange_events": ArrangeTopEvents,
}

# --- the texts of all cards -----------------------------------------------------------------------------------------


def read_text(name: str, card: int, home: int, rules: list[Entry]) -> int:
    """Enter a text of a card and return its number."""
    text = CardText(name, card, home)
    number = len(effects.TEXTS)
    effects.TEXTS.append(text)
    effects.TEXT_NAMES.append(name)
    known = COSTS if text.is_cost else VERBS
    for place, rule in enumerate(rules):
        effect = known[rule.one_of("do", known)]()
        effect.text = number
        effect.place = place
        effect.prompt = rule["do"]
        effect.read(rule)
        text.effects.append(effect)
        if isinstance(effect, ChooseOneOf):
            read_choices(effect, rule, text)
    return number


def read_choices(effect: ChooseOneOf, rule: Entry, text: CardText) -> None:
    """Enter the texts among which a choose_one lets the player choose."""
    for number, choice in enumerate(rule["options"], 1):
        effect.choices.append(len(effects.CHOICE_TEXTS))
        effect.choice_fits.append(cards.fitting(choice["filter"]))
        effects.CHOICE_TEXTS.append(read_text(f"{text.name}.{number}", text.card, text.home, choice["do"]))


def read_texts() -> None:
    """Enter the Playing Rules and red texts of all cards; the abilities follow in abilities.py."""
    moments = {"gained": effects.GAINED, "revealed": effects.REVEALED, "attacked": effects.ATTACKED}
    for card, block in enumerate(cards.BLOCKS):
        if "playing_rules" in block:
            effects.PLAYING[card] = read_text(
                f"{block['id']}.playing", card, effects.IN_PLAYING_ZONE, block["playing_rules"]
            )
        for red in block.get("red_rules", []):
            when = red.one_of("when", ("revealed", "gained") if cards.IS_EVENT[card] else ("attacked", "gained"))
            if moments[when][card] != NONE:
                raise red.fault("when", f"is {when!r}", "another red text of this card is for the same moment")
            home = effects.TURNED_UP if cards.IS_EVENT[card] else effects.IN_DEPLOYING_ZONE
            moments[when][card] = read_text(f"{block['id']}.{when}", card, home, red["do"])


read_texts()
assert len(effects.CHOICE_TEXTS) == len(CHOICES), "every choice of the data must be a choice of the vocabulary"
