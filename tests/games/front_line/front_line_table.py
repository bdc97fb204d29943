"""Verbs that a player of Front Line knows, so that scenarios read like sentences.

A position starts with everybody at full strength, empty hands, once-per-game abilities used up (`fresh` names those
who still have theirs), no attack in play, and decks in a known order: manoeuvres on top of the action deck, a harmless
Cannonball on top of the attack deck.
"""

from typing import Any

import railhead
from railhead.testing.scenario import Scenario

TOP = {"misha": 12}
ONCE = ("dominika", "nikolai", "boris", "svetlana")


class Front:
    """A scenario on the front line."""

    def __init__(
        self, make: Any, line: str, seated: str = "", fresh: str = "", fallen: str = "", **options: str
    ) -> None:
        places = line.split()
        standing = [name for name in places if name != "_"]
        self.comrades = seated.split() or standing + fallen.split()
        self.table: Scenario = make("front_line", len(self.comrades), **options)
        self.lying: list[tuple[str, int]] = []
        self.equipped: dict[str, list[tuple[str, int]]] = {}
        for seat in range(len(self.comrades)):
            self.table.deal("hand", [], seat)
        self.sort_decks()
        dead = fallen.split()
        self.table.set(
            character=self.comrades,
            life=[0 if name in dead else TOP.get(name, 10) for name in self.comrades],
            fallen=[dead.index(name) + 1 if name in dead else 0 for name in self.comrades],
            line=[-1 if name == "_" else self.seat(name) for name in places],
            initiative=self.seat(standing[0]),
            ability_spent=[self.seat(name) for name in self.comrades if name in ONCE and name not in fresh.split()],
            turn=1,
        )
        self.turn("act")

    def sort_decks(self) -> None:
        """Manoeuvres first and events last, so that nothing is drawn that would open a window."""
        rules = self.table.rules
        order = {card: place for place, card in enumerate(rules.cards)}
        cards = self.table.cards("action_deck")
        events = [card for card in cards if order[card] >= order["nyet"] and order[card] < order["car_door"]]
        rest = [card for card in cards if card not in events and card != "smoke_screen"]
        smoke = [card for card in cards if card == "smoke_screen"]
        self.table.lay("action_deck", None, sorted(rest, key=order.__getitem__) + smoke + events, None)
        attacks = sorted(self.table.cards("attack_deck"), key=order.__getitem__)
        attacks.remove("cannonball_1")
        self.table.lay("attack_deck", None, ["cannonball_1", *attacks], None)

    def seat(self, name: str) -> int:
        return self.comrades.index(name)

    # --- position -----------------------------------------------------------------------------------------------------

    def turn(self, line: str, *steps: dict[str, Any]) -> "Front":
        """The turn has come to this line; further steps are going on above it."""
        self.table.stack({"step": "Turn", "at": line}, *steps)
        return self

    def set(self, **fields: Any) -> "Front":
        self.table.set(**fields)
        return self

    def life(self, **life: int) -> "Front":
        for name, points in life.items():
            self.table.data["table"]["life"][self.seat(name)] = points
        return self

    def hand(self, name: str, *cards: str) -> "Front":
        self.table.deal("hand", list(cards), self.seat(name))
        return self

    def down(self, **cards: str) -> "Front":
        """What lies face down before the comrades."""
        for name, card in cards.items():
            self.table.deal("down", [card], self.seat(name))
        return self

    def equip(self, name: str, **durability: int) -> "Front":
        """Equipment in play; `helmet_2` is a second helmet."""
        items = self.equipped.setdefault(name, [])
        items += [(card.removesuffix("_2"), left) for card, left in durability.items()]
        cards, marks = [card for card, _ in items], [left for _, left in items]
        self.table.deal("equipment", cards, self.seat(name), marks)
        return self

    def tank(self, owner: str, passenger: str = "", durability: int = 2) -> "Front":
        self.equip(owner, rudy_102=durability)
        return self.set(crew=[self.seat(owner)] + ([self.seat(passenger)] if passenger else []))

    def lie(self, card: str, *slots: int) -> "Front":
        """Mines and wire on slots, roulettes at 0."""
        self.lying += [(card, slot) for slot in slots]
        self.table.deal("in_play", [one for one, _ in self.lying], None, [slot for _, slot in self.lying])
        return self

    def attack(self, card: str, *slots: int, on: str = "") -> "Front":
        """The attack of this turn, aimed at slots or at a comrade."""
        self.table.deal("attack", [card])
        return self.set(targets=list(slots), targeted=[self.seat(on)] if on else [])

    def comes(self, *attacks: str) -> "Front":
        """The attack cards on top of the deck."""
        self.table.top("attack_deck", list(attacks))
        return self

    def draws(self, *cards: str) -> "Front":
        """The action cards on top of the deck."""
        self.table.top("action_deck", list(cards))
        return self

    def who(self, **lists: str) -> "Front":
        """Statuses: `who(dodging="misha olga")`."""
        return self.set(**{field: [self.seat(name) for name in names.split()] for field, names in lists.items()})

    def initiative(self, name: str) -> "Front":
        return self.set(initiative=self.seat(name))

    def chance(self, name: str, *outcomes: int) -> "Front":
        """Dictate coming draws of this name, one after the other."""
        for outcome in outcomes:
            self.table.chance(name, outcome)
        return self

    # --- play ---------------------------------------------------------------------------------------------------------

    def answer(self, name: str, option: str, prompt: str = "") -> "Front":
        self.table.answer(self.seat(name), option, prompt)
        return self

    def lays(self, **cards: str) -> "Front":
        """Everybody lays a card face down."""
        for name, card in cards.items():
            self.answer(name, f"card:{card}", "lay")
        return self

    def refuses(self, name: str, option: str, rule: str) -> str:
        return self.table.refuses(self.seat(name), option, rule)

    def options(self, name: str) -> list[str]:
        return self.table.options(self.seat(name))

    def asked(self, prompt: str, *names: str) -> "Front":
        """These comrades, and nobody else, are asked this; the test may end here."""
        self.table.waits_for(prompt, *[self.seat(name) for name in names])
        return self

    def until(self, prompt: str) -> "Front":
        """Everybody with a choice of cards, and nobody else, is asked to lay or draft one; the test may end here."""
        assert prompt in ("lay", "draft")
        living = [name for name in self.comrades if self.life_of(name) > 0]
        return self.asked(prompt, *[name for name in living if len(self.cards("hand", name)) > 1])

    # --- what is seen -------------------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        return self.table.state

    @property
    def line(self) -> str:
        return " ".join("_" if seat < 0 else self.comrades[seat] for seat in self.state.line)

    def life_of(self, name: str) -> int:
        return int(self.state.life[self.seat(name)])

    def lives(self) -> dict[str, int]:
        return dict(zip(self.comrades, self.state.life, strict=True))

    def names(self, field: str) -> list[str]:
        """The comrades in a list of the state, such as dodging, gassed or crew."""
        return [self.comrades[seat] for seat in getattr(self.state, field)]

    def cards(self, zone: str, name: str = "") -> list[str]:
        return self.table.zone(zone, self.seat(name) if name else None)

    def lies(self) -> list[tuple[str, int]]:
        """Mines, wire and roulettes with their slots, in order."""
        zone = self.state.in_play
        return sorted(zip([self.table.rules.cards[card] for card in zone.cards], zone.marks, strict=True))

    def durability(self, name: str) -> list[tuple[str, int]]:
        zone = self.state.equipment[self.seat(name)]
        return sorted(zip([self.table.rules.cards[card] for card in zone.cards], zone.marks, strict=True))

    def told(self, name: str | None = None) -> list[str]:
        return self.table.told(None if name is None else self.seat(name))

    @property
    def initiative_at(self) -> str:
        return self.comrades[self.state.initiative]

    @property
    def outcome(self) -> railhead.kernel.ask.Outcome:
        outcome = self.table.match.outcome
        assert outcome is not None
        return outcome
