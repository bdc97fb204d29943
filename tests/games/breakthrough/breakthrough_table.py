"""The words of a Breakthrough player for scenario tests: cards by their printed names, tokens, turns.

A board begins in the first turn of seat 0, everybody with five tokens above and five harmless cards in hand.
"""

import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

from railhead.kernel.ask import Ask
from railhead.kernel.chance import Chance
from railhead.kernel.state import State
from railhead.testing.random_play import pick
from railhead.testing.scenario import Scenario

DATA = tomllib.loads(files("railhead.games.breakthrough").joinpath("components.toml").read_text(encoding="utf-8"))
KINDS = ("faction", "station", "resource", "hero", "threat", "caravan")
DESIGNS = {design["id"]: design for kind in KINDS for design in DATA[kind]}
ID = {design["name"]: id_ for id_, design in DESIGNS.items()}
NAME = {id_: name for name, id_ in ID.items()}
FACTIONS = ["Confederation of 1905", "VDNKh Commonwealth", "Sevastopol Garrison", "Bauman Alliance", "Fourth Reich"]
DECK = "the deck"
TOKENS = 10
FIRST_TOKENS = 5
NEEDED = -1  # as many tokens below as are needed to make five

# Upright resources without a defence half: they pad a hand and can do no harm there.
PADDING = [card["id"] for card in DATA["resource"] if "defence" not in card for _ in range(card["count"])]

Step = dict[str, Any]
MakeTable = Callable[..., Scenario]


def turned(name: str) -> tuple[str, int]:
    """A card in play that lies turned, as a defence."""
    return name, 1


def occupied(name: str, tokens: int) -> tuple[str, int]:
    """A station in play with tokens on it."""
    return name, tokens


def build_up(state: State, chance: Chance) -> tuple[Ask, int]:
    """Any option of the open question, but seldom the clean-up: plain random play tears down what a task would need."""
    ask, option = pick(state, chance)
    while state.rules.vocabulary.names[option] == "clean_up" and chance.below(20):
        ask, option = pick(state, chance)
    return ask, option


def turn_step(seat: int, at: str = "ask_action", draw: int = 0) -> Step:
    return {"step": "Turn", "at": at, "seat": seat, "draw": draw, "declined": 0}


class Board:
    """A position under construction, then played with the verbs of the rulebook."""

    def __init__(self, table: MakeTable, seats: int = 2, **options: str) -> None:
        self.draft: Scenario = table("breakthrough", seats, **{"first_player": "1", **options})
        self.seats = seats
        self.ready = False
        self.above_ = [5] * seats
        self.below_ = [0] * seats
        self.faction_ = FACTIONS[:seats]
        self.flipped_ = [False] * seats
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.padded = [True] * seats
        self.areas: list[list[tuple[str, int]]] = [[] for _ in range(seats)]
        self.market_: list[str | None] = []
        self.deck_: list[str] = []
        self.whole_deck = False
        self.thrown: list[str] = []
        self.rest_laid = False
        self.on_turn = 0
        self.steps: list[Step] = []

    # --- the position -----------------------------------------------------------------------------------------------

    def leads(self, seat: int, faction: str, *, flipped: bool = False) -> "Board":
        """Give a player a faction; who led it before gets the other one."""
        if faction in self.faction_:
            self.faction_[self.faction_.index(faction)] = self.faction_[seat]
        self.faction_[seat] = faction
        self.flipped_[seat] = flipped
        return self

    def tokens(self, seat: int, above: int, below: int | None = None) -> "Board":
        """Tokens above and below; without `below` as many as make five with those on stations."""
        self.above_[seat] = above
        self.below_[seat] = NEEDED if below is None else below
        return self

    def holds(self, seat: int, *cards: str) -> "Board":
        """These cards in hand; padding makes them five."""
        self.hands[seat] = list(cards)
        return self

    def holds_only(self, seat: int, *cards: str) -> "Board":
        """These cards in hand and no others."""
        self.padded[seat] = False
        return self.holds(seat, *cards)

    def has(self, seat: int, *cards: str | tuple[str, int]) -> "Board":
        """These cards in play: upright or plain by their names, else `turned(...)` or `occupied(...)`."""
        self.areas[seat] = [(card, 0) if isinstance(card, str) else card for card in cards]
        return self

    def market(self, *cards: str | None) -> "Board":
        """The row from left to right; None is a gap."""
        self.market_ = list(cards)
        return self

    def deck(self, *cards: str) -> "Board":
        """The top of the deck, the first on the very top."""
        self.deck_ = list(cards)
        return self

    def deck_is(self, *cards: str) -> "Board":
        """The whole deck; what is left of the box goes to the discard pile."""
        self.whole_deck = True
        return self.deck(*cards)

    def discarded(self, *cards: str) -> "Board":
        """The discard pile, the first on top."""
        self.thrown = list(cards)
        return self

    def nothing_left(self) -> "Board":
        """Deck and discard pile are empty: the rest of the box is in play before seat 2 and in the hands of 1 and 2."""
        assert self.seats == 3
        self.rest_laid = True
        self.padded = [False] * 3
        if not self.market_:
            self.market_ = [None, None, None]
        return self

    def chance(self, name: str, *cards: str) -> "Board":
        """The next shuffle of this name, the top card first."""
        self.draft.chance(name, *[ID[card] for card in cards])
        return self

    def turn_of(self, seat: int) -> "Board":
        self.on_turn = seat
        return self

    def at(self, *steps: Step) -> "Board":
        """What is going on inside the turn; without it the turn begins."""
        self.steps = list(steps)
        return self

    # --- the table --------------------------------------------------------------------------------------------------

    @property
    def table(self) -> Scenario:
        if not self.ready:
            self.ready = True
            self.set_up()
        return self.draft

    def set_up(self) -> None:
        t = self.draft
        self.check_the_box()
        for seat in range(self.seats):
            marks = [mark for _, mark in self.areas[seat]]
            t.deal("in_play", [ID[name] for name, _ in self.areas[seat]], seat, marks)
            t.deal("hand", [ID[name] for name in self.hands[seat]], seat)
        places = [place for place, name in enumerate(self.market_) if name]
        t.deal("market", [ID[name] for name in self.market_ if name], marks=places)
        t.deal("discard", [ID[name] for name in self.thrown])
        t.top("deck", [ID[name] for name in self.deck_])
        self.pad()
        if self.whole_deck:
            t.deal("deck", [ID[name] for name in self.deck_])
        if self.rest_laid:
            self.lay_the_rest()
        on_stations = [sum(mark for name, mark in area if ID[name].startswith("sta_")) for area in self.areas]
        for seat, on in enumerate(on_stations):
            if self.below_[seat] == NEEDED:
                self.below_[seat] = max(0, FIRST_TOKENS - self.above_[seat] - on)
        t.set(
            faction=[ID[name] for name in self.faction_],
            flipped=self.flipped_,
            above=self.above_,
            below=self.below_,
            supply=[
                TOKENS - above - below - on
                for above, below, on in zip(self.above_, self.below_, on_stations, strict=True)
            ],
            active=self.on_turn,
        )
        t.stack({"step": "Rounds", "at": "pass_turn"}, *(self.steps or [turn_step(self.on_turn)]))

    def check_the_box(self) -> None:
        """The box has no more copies of a card than it has."""
        named = [name for hand in self.hands for name in hand] + [name for area in self.areas for name, _ in area]
        named += [name for name in self.market_ if name] + self.deck_ + self.thrown
        for name in named:
            assert named.count(name) <= DESIGNS[ID[name]]["count"], f"{named.count(name)} x {name}"

    def lay_the_rest(self) -> None:
        t = self.draft
        rest = t.cards("deck")[len(self.deck_) :]
        hidden = [card for card in rest if card[:3] == "car" or (card[:3] == "thr" and "defence" not in DESIGNS[card])]
        laid = [card for card in rest if card not in hidden]
        while len(hidden) < 10:
            hidden.append(laid.pop())
        t.deal("hand", hidden[:5], 1)
        t.deal("hand", hidden[5:], 2)
        t.deal("in_play", laid, 2, [int(card.startswith("thr_")) for card in laid])

    def pad(self) -> None:
        """Fill hands and market with harmless cards that nobody named."""
        t = self.draft
        deck = t.cards("deck")[len(self.deck_) :]
        spare = [card for card in PADDING if card in deck and deck.remove(card) is None]
        for seat in range(self.seats):
            if self.padded[seat]:
                cards = [ID[name] for name in self.hands[seat]]
                t.deal("hand", cards + [spare.pop() for _ in range(5 - len(cards))], seat)
        if not self.market_ and not self.rest_laid:
            t.deal("market", [spare.pop() for _ in range(3)], marks=[0, 1, 2])

    # --- verbs ------------------------------------------------------------------------------------------------------

    def answer(self, seat: int, option: str, prompt: str = "") -> "Board":
        self.table.answer(seat, option, prompt)
        return self

    def plays(self, seat: int, name: str) -> "Board":
        return self.answer(seat, f"play:{ID[name]}")

    def guards(self, seat: int, name: str) -> "Board":
        """Plays a card turned, as a defence."""
        return self.answer(seat, f"guard:{ID[name]}")

    def discards(self, seat: int, name: str) -> "Board":
        return self.answer(seat, "discard", "action").answer(seat, f"card:{ID[name]}", "discard_one")

    def discards_three(self, seat: int, *names: str) -> "Board":
        self.answer(seat, "discard_three", "action")
        for name in names:
            self.answer(seat, f"card:{ID[name]}", "discard_three")
        return self

    def takes(self, seat: int, name: str = DECK) -> "Board":
        assert self.asked() in ([(seat, "take")], [(seat, "take_or_act")]), self.asked()
        return self.answer(seat, "deck" if name == DECK else f"card:{ID[name]}")

    def completes(self, seat: int, task: str, *cards: str) -> "Board":
        """Completes a task with exactly these resources and heroes."""
        self.answer(seat, f"task:{ID[task]}")
        for name in cards:
            self.answer(seat, f"card:{ID[name]}", "pay_task")
        if (seat, "pay_task") in self.asked():
            self.answer(seat, "done", "pay_task")
        return self

    def keeps(self, seat: int) -> "Board":
        return self.answer(seat, "keep", "keep_station")

    def lets_go(self, seat: int) -> "Board":
        return self.answer(seat, "let_go", "keep_station")

    def cleans_up(self, seat: int, name: str) -> "Board":
        return self.answer(seat, "clean_up").answer(seat, f"card:{ID[name]}", "clean_up")

    def cleans_up_defence(self, seat: int, name: str) -> "Board":
        return self.answer(seat, "clean_up").answer(seat, f"turned:{ID[name]}", "clean_up")

    def uses(self, seat: int, name: str) -> "Board":
        """Uses up a defence card or a hero against the monster."""
        kind = "card" if ID[name].startswith("her_") else "turned"
        return self.answer(seat, f"{kind}:{ID[name]}", "defend")

    def lays_free(self, seat: int, name: str = "") -> "Board":
        return self.answer(seat, f"play:{ID[name]}" if name else "nothing", "free_card")

    def guards_free(self, seat: int, name: str) -> "Board":
        return self.answer(seat, f"guard:{ID[name]}", "free_card")

    def gives_up(self, seat: int, station: str) -> "Board":
        """Chooses the station that is lost to a monster."""
        return self.answer(seat, f"card:{ID[station]}", "lose_station")

    def ends(self, seat: int) -> "Board":
        assert self.asked() in ([(seat, "end_turn")], [(seat, "last_clean_up")]), self.asked()
        return self.answer(seat, "end_turn")

    # --- questions --------------------------------------------------------------------------------------------------

    def waits(self, prompt: str, *seats: int) -> "Board":
        self.table.waits_for(prompt, *seats)
        return self

    def refuses(self, seat: int, option: str, rule: str) -> str:
        return self.table.refuses(seat, option, rule)

    def asked(self) -> list[tuple[int, str]]:
        return self.table.asked()

    def options(self, seat: int) -> list[str]:
        return self.table.options(seat)

    def offered(self, seat: int, group: str) -> list[str]:
        """The printed names of the cards offered in a group of options: `play`, `guard`, `card`, `turned`, `task`."""
        chosen = [option.partition(":") for option in self.options(seat)]
        return sorted(NAME[card] for kind, _, card in chosen if kind == group)

    def above(self, seat: int) -> int:
        return int(self.table.state.above[seat])

    def below(self, seat: int) -> int:
        return int(self.table.state.below[seat])

    def supply(self, seat: int) -> int:
        return int(self.table.state.supply[seat])

    def owned(self, seat: int) -> int:
        return int(self.table.state.owned(seat))

    def flipped(self, seat: int) -> bool:
        return bool(self.table.state.flipped[seat])

    def hand(self, seat: int) -> list[str]:
        return sorted(NAME[card] for card in self.table.zone("hand", seat))

    def area(self, seat: int) -> list[str | tuple[str, int]]:
        """The cards in play as `has` takes them, in alphabetical order."""
        names = [NAME[card] for card in self.table.zone("in_play", seat)]
        marks = list(reversed(self.table.state.in_play[seat].marks))
        both = sorted(zip(names, marks, strict=True))
        return [(name, mark) if mark else name for name, mark in both]

    def row(self) -> list[str | None]:
        """The market from left to right; None is a gap."""
        zone = self.table.state.market
        at = {place: NAME[self.table.rules.cards[card]] for card, place in zip(zone.cards, zone.marks, strict=True)}
        return [at.get(place) for place in range(3)]

    def discard_pile(self) -> list[str]:
        """The discard pile, the top first."""
        return [NAME[card] for card in self.table.zone("discard")]

    def deck_size(self) -> int:
        return len(self.table.zone("deck"))

    @property
    def active(self) -> int:
        return int(self.table.state.active)

    @property
    def over(self) -> bool:
        return bool(self.table.match.over)

    @property
    def winners(self) -> tuple[int, ...]:
        outcome = self.table.match.outcome
        assert outcome is not None
        return tuple(outcome.winners)

    def told(self, seat: int | None = None) -> list[str]:
        return self.table.told(seat)
