"""Scenarios: set up any position by name, play it strictly, and look at it as a seat would."""

import json
from typing import Any

from railhead.kernel.errors import IllegalAnswer
from railhead.kernel.events import Tape
from railhead.kernel.match import Match, resume_match
from railhead.kernel.ruleset import Ruleset
from railhead.present.voice import Voice


class Scenario:
    """A position under construction, then a match played answer by answer.

    Nothing is answered for anybody. `close` fails while a question is open that the test did not expect, or while a
    scripted chance outcome is unused; the `table` fixture calls it.
    """

    def __init__(self, rules: Ruleset, seats: int, seed: int = 1, **options: str) -> None:
        self.rules = rules
        self.data: dict[str, Any] = json.loads(json.dumps(rules.start(seats, seed, options).state.to_json()))
        self.data.pop("replies", None)
        self.begun: Match | None = None
        self.script: list[tuple[str, list[int]]] = []
        self.expected: set[tuple[int, str]] = set()
        self.dealt: set[tuple[str, int | None]] = set()  # zones whose whole content the test has named

    # --- position ---------------------------------------------------------------------------------------------------

    def set(self, **fields: Any) -> "Scenario":
        """Set fields of the state, by the names of the model and the values of its JSON."""
        for name, value in fields.items():
            if name not in self.data["table"]:
                raise AssertionError(f"{self.rules.name} has no field {name!r}: {', '.join(self.data['table'])}")
            self.data["table"][name] = value
        return self

    def stack(self, *steps: dict[str, Any]) -> "Scenario":
        """Say what is going on: the steps from the bottom of the stack to its top."""
        self.data["stack"] = list(steps)
        return self

    def cards(self, zone: str, seat: int | None = None) -> list[str]:
        """The cards of a zone before the match begins, the top first."""
        content = self.data["zones"][zone]
        content = content if seat is None else content[seat]
        return list(content["cards"] if isinstance(content, dict) else content)

    def deal(self, zone: str, cards: list[str], seat: int | None = None, marks: list[int] | None = None) -> "Scenario":
        """Make these cards (the top first) the whole content of a zone; the rest of the box makes room."""
        spare = self.take_out(zone, seat, cards)
        for card in cards:
            if card in spare:
                spare.remove(card)
            else:
                self.fetch(card, (zone, seat))
        self.lay(zone, seat, cards, marks)
        self.dealt.add((zone, seat))
        if spare:
            self.give_back(spare, (zone, seat))
        return self

    def top(self, zone: str, cards: list[str]) -> "Scenario":
        """Put these cards on top of a pile, the first on the very top; the pile keeps its other cards."""
        rest = self.cards(zone)
        for card in cards:
            if card in rest:
                rest.remove(card)
            else:
                self.fetch(card, (zone, None))
        self.lay(zone, None, cards + rest, None)
        return self

    def take_out(self, zone: str, seat: int | None, cards: list[str]) -> list[str]:
        present = self.cards(zone, seat)
        self.lay(zone, seat, [], None)
        return present

    def lay(self, zone: str, seat: int | None, cards: list[str], marks: list[int] | None) -> None:
        spec = next(spec for spec in self.rules.zones if spec.name == zone)
        content: Any = {"cards": cards, "marks": marks or [0] * len(cards)} if spec.marked else cards
        if seat is None:
            self.data["zones"][zone] = content
        else:
            self.data["zones"][zone][seat] = content

    def places(self) -> list[tuple[str, int | None]]:
        """All zones, shared piles first: cards are fetched from there, and given back there."""
        found: list[tuple[str, int | None]] = []
        for spec in sorted(self.rules.zones, key=lambda spec: (spec.each, not spec.ordered)):
            found += [(spec.name, seat) for seat in range(self.data["seats"])] if spec.each else [(spec.name, None)]
        return found

    def fetch(self, card: str, besides: tuple[str, int | None]) -> None:
        """Take one copy of a card from a shared place, or one of the same seat, of which the test has said nothing."""
        for place in self.places():
            if place == besides or place in self.dealt or place[1] not in (None, besides[1]):
                continue
            cards = self.cards(*place)
            if card in cards:
                at = len(cards) - 1 - cards[::-1].index(card)
                self.lay(*place, cards[:at] + cards[at + 1 :], None)
                return
        held = [f"{zone} of seat {seat}" for zone, seat in self.places() if card in self.cards(zone, seat)]
        raise AssertionError(f"the box of {self.rules.name} has no {card!r} to spare; it lies in {held or 'no zone'}")

    def give_back(self, cards: list[str], besides: tuple[str, int | None]) -> None:
        """Put cards that are not needed under the first shared pile of their pool."""
        specs = {spec.name: spec for spec in self.rules.zones}
        pool = specs[besides[0]].pool.format(seat=besides[1])
        for zone, seat in self.places():
            if (zone, seat) != besides and specs[zone].pool.format(seat=seat) == pool and specs[zone].ordered:
                self.lay(zone, seat, self.cards(zone, seat) + cards, None)
                return
        raise AssertionError(f"there is no pile in {self.rules.name} that could take {cards}")

    def chance(self, name: str, *outcome: int | str) -> "Scenario":
        """Dictate a coming chance outcome: a number, or the cards of a shuffled pile, the top first."""
        numbers = [self.rules.cards.index(one) if isinstance(one, str) else one for one in outcome]
        if any(isinstance(one, str) for one in outcome):
            numbers.reverse()
        self.script.append((name, numbers))
        if self.begun is not None:
            self.begun.tape.script.append((name, numbers))
        return self

    # --- play -------------------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The match; the position is loaded, and refused if impossible, at the first use."""
        if self.begun is None:
            tape = Tape()
            tape.script.extend(self.script)
            self.begun = resume_match(self.rules, self.rules.load_state(self.data, tape))
        return self.begun

    @property
    def state(self) -> Any:
        return self.match.state

    def answer(self, seat: int, option: str, prompt: str = "") -> "Scenario":
        """A seat answers; with `prompt` the question must be this one."""
        asked = [ask.prompt for ask in self.match.asks if ask.seat == seat]
        if prompt:
            assert [prompt] == asked, f"seat {seat} is asked {asked}, not {prompt!r}; open: {self.asked()}"
        self.expected = set()
        self.match.answer(seat, option)
        return self

    def refuses(self, seat: int, option: str, rule: str) -> str:
        """The engine refuses this answer by this rule and changes nothing; the sentence it gives."""
        before = self.match.state.to_json()
        refusal: IllegalAnswer | None = None
        try:
            self.match.answer(seat, option)
        except IllegalAnswer as caught:
            refusal = caught
        assert refusal is not None, f"seat {seat} was allowed to answer {option!r}"
        assert rule == refusal.rule, f"refused by {refusal.rule}: {refusal.name}"
        assert before == self.match.state.to_json()
        return Voice(self.match.state).refusal(refusal)

    def asked(self) -> list[tuple[int, str]]:
        """Who is asked what, now."""
        return [(ask.seat, ask.prompt) for ask in self.match.asks]

    def options(self, seat: int) -> list[str]:
        """The names of the options a seat has now; empty if it is not asked."""
        names = self.rules.vocabulary.names
        return [names[option] for ask in self.match.asks if ask.seat == seat for option in ask.options]

    def waits_for(self, prompt: str, *seats: int) -> "Scenario":
        """These seats, and nobody else, are asked this now; the test may end here."""
        assert sorted(self.asked()) == sorted((seat, prompt) for seat in seats), f"open: {self.asked()}"
        self.expected = set(self.asked())
        return self

    def zone(self, name: str, seat: int | None = None) -> list[str]:
        """The cards of a zone now, the top first."""
        zone = getattr(self.match.state, name)
        zone = zone if seat is None else zone[seat]
        return [self.rules.cards[card] for card in reversed(zone.cards)]

    def sees(self, seat: int | None) -> dict[str, Any]:
        """The view of a seat (None: a spectator) as JSON."""
        return self.match.view(seat).to_json()

    def told(self, seat: int | None = None) -> list[str]:
        """All sentences a seat (None: a spectator) was told so far."""
        return [Voice(self.match.state).event(event) for event in self.match.events(seat)]

    def close(self) -> None:
        """Fail if a question is open that the test did not name, or a scripted draw was never made."""
        if self.begun is None:
            return
        assert not self.begun.tape.script, f"scripted and never drawn: {self.begun.tape.script}"
        if not self.begun.over:
            assert set(self.asked()) == self.expected, f"the test leaves open: {self.asked()}"
