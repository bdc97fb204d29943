"""Positions of Black Metro in the words of the game, on top of a scenario.

Players are 0 Red, 1 Green, 2 Blue, 3 Yellow; in the solo challenge 0 Red and 1 the overlord, who is Green.
Personnel are written `2s1p1D`: two subordinates, a paragon, the doom mechasuit.
An empty city has no personnel on the board, no cards in hand, no candidates, only turned syndicates; Red holds the
relic.
A match begins and ends with Red turning a syndicate: at the beginning the helper turns one and turns it back, so that
all that the test scripts happens before its eyes; `done` says that the same question is open again.
"""

import re
from typing import Any

import railhead
from railhead.kernel.codec import encode_step
from railhead.kernel.step import FLOWS
from railhead.testing.scenario import Scenario

RULES = railhead.ruleset("black_metro")
TECHNOLOGIES = [f"{kind}_{level}" for kind in ("neuro", "logistic", "battle", "resource") for level in (1, 2, 3)]
PARKED = "turn_syndicate"


def step(name: str, at: str = "", **fields: Any) -> dict[str, Any]:
    """A step as JSON: its fields as when it is made, but for those named."""
    cls = next(one for one in FLOWS if one.__name__ == name and one.__module__.startswith(RULES.package))
    data = encode_step(RULES, cls())
    unknown = [field for field in fields if field not in data]
    assert not unknown, f"{name} has no field {unknown}: {list(data)}"
    data.update(fields)
    if at:
        data["at"] = at
    return data


class City:
    """A position, then a match, with the verbs of the game."""

    def __init__(self, table: Scenario) -> None:
        self.table = table
        self.begun = False
        self.data = table.data["table"]
        self.seats = table.data["seats"]
        self.players = self.data["players"]
        players = self.players
        for seat in range(self.seats):
            table.deal("missions", [], seat)
        revealed = table.cards("syndicates")
        table.deal("syndicates", revealed, marks=[1] * len(revealed))
        table.set(
            relic=0,
            round=1,
            colour=["red", "green", "blue", "yellow"][:players],
            candidate=[None] * players,
            candidate_charged=[False] * players,
        )

    @property
    def t(self) -> Scenario:
        """The table, played on to the first question of the test."""
        if not self.begun:
            self.begun = True
            syndicate = self.table.cards("syndicates")[0]
            for _ in range(2):
                self.table.answer(0, f"card:{syndicate}", PARKED)
        return self.table

    # --- position -----------------------------------------------------------------------------------------------------

    def has(self, player: int, **trackers: int) -> "City":
        """Set trackers: gold, intel, drakownium, strain, power, level."""
        for name, n in trackers.items():
            self.data[name][player] = n
        return self

    def put(self, player: int, place: int, text: str) -> "City":
        """Personnel at a place, besides those of other ranks that are there."""
        here = self.data["forces"][player][place]
        counts = {rank: n for n, rank in re.findall(r"(\d+)([spD])", here) + re.findall(r"(\d+)([spD])", text)}
        spelled = "".join(f"{counts[rank]}{rank}" for rank in "spD" if rank in counts)
        self.data["forces"][player][place] = spelled or "none"
        return self

    def hideout(self, player: int, text: str) -> "City":
        return self.put(player, 0, text)

    def at(self, player: int, district: int, text: str) -> "City":
        return self.put(player, district, text)

    def overwhelmed(self, player: int, text: str) -> "City":
        return self.put(player, 13, text)

    def blockades(self, player: int, district: int, n: int = 1) -> "City":
        self.data["blockades"][player][0] -= n
        self.data["blockades"][player][district] += n
        return self

    def base(self, player: int, district: int) -> "City":
        self.data["base"][player] = f"d{district:02d}"
        return self

    def relic(self, player: int) -> "City":
        self.data["relic"] = player
        return self

    def round(self, number: int) -> "City":
        self.data["round"] = number
        return self

    def candidate(self, player: int, name: str, *, charged: bool = True) -> "City":
        self.data["candidate"][player] = name
        self.data["candidate_charged"][player] = charged
        return self

    def hand(self, player: int, *cards: str) -> "City":
        """The fortunes a player holds, in the order drawn."""
        self.table.deal("hand", list(reversed(cards)), player)
        return self

    def missions(self, player: int, *cards: str) -> "City":
        self.table.deal("missions", list(cards), player)
        return self

    def revealed(self, player: int, *cards: str) -> "City":
        self.table.deal("revealed", list(cards), player)
        return self

    def discard(self, *cards: str) -> "City":
        """The discard, the top first."""
        self.table.deal("discard", list(cards))
        return self

    def deck(self, *cards: str) -> "City":
        """The top of the fortune deck, the first on the very top."""
        self.table.top("deck", list(cards))
        return self

    def only_in_deck(self, *cards: str) -> "City":
        """The whole fortune deck; all other fortunes are discarded."""
        self.table.deal("discard", [])
        rest = [card for card in self.table.cards("deck")]
        for card in cards:
            rest.remove(card)
        self.table.data["zones"]["deck"] = list(cards)
        self.table.data["zones"]["discard"] = rest
        return self

    def mission_deck(self, *cards: str) -> "City":
        self.table.top("mission_deck", list(cards))
        return self

    def syndicates(self, *cards: str) -> "City":
        """The revealed syndicates; `~name` is turned."""
        names = [card.lstrip("~") for card in cards]
        self.table.deal("syndicates", names, marks=[int(card.startswith("~")) for card in cards])
        return self

    def technologies(self, player: int, *cards: str) -> "City":
        """Researched technologies: `name` is charged, `~name` downed and hidden, `~!name` downed and known to all."""
        zones = self.table.data["zones"]
        names = [card.lstrip("~!") for card in cards]
        marks = [int(not card.startswith("~")) for card in cards]
        if player >= self.seats:
            left = [card for card in [*TECHNOLOGIES, "battle_x"] if card not in names]
            zones["overlord_library"] = left
            zones["overlord_technologies"] = {"cards": names, "marks": marks}
            return self
        left = [card for card in TECHNOLOGIES if card not in names]
        level = max([self.data["level"][player], *[int(name[-1]) for name in names]])
        hidden = any(card.startswith("~") and "!" not in card for card in cards)
        shown = [["all", [str(player)]][hidden and int(card[-1]) <= level] for card in left]
        zones["library"][player] = {"cards": left, "seen": shown}
        seen = ["all" if not card.startswith("~") or "!" in card else [str(player)] for card in cards]
        zones["technologies"][player] = {"cards": names, "marks": marks, "seen": seen}
        return self

    def tile(self, face: str, district: int) -> "City":
        """A tile on a district; explosions use the first tile that is free."""
        faces = {"trading_market": [1], "gladiator_arena": [2], "massive_explosion": [0, 1, 2]}[face]
        at = next(one for one in faces if self.data["tile_at"][one] == "backup")
        self.data["tile_at"][at] = f"d{district:02d}"
        self.data["tile_face"][at] = face
        return self

    # --- play ---------------------------------------------------------------------------------------------------------

    def plays(self, *steps: dict[str, Any]) -> "City":
        """What is going on: these steps on top of a parking question to Red."""
        return self.goes(step("Game", at="begin_round"), step("TurnSyndicate"), *steps)

    def goes(self, *steps: dict[str, Any]) -> "City":
        """What is going on, without the question at the end."""
        self.table.stack(*steps, step("TurnSyndicate"), step("TurnSyndicate"))
        return self

    def turn(self, player: int) -> "City":
        """An assignment turn."""
        return self.plays(step("AssignmentTurn", player=player))

    def phase(self, name: str, at: str = "") -> "City":
        """A phase from its beginning, or from one of its lines."""
        return self.plays(step(f"{name.capitalize()}Phase", at=at))

    def resolves(self, player: int, district: int) -> "City":
        return self.plays(step("ResolveDistrict", player=player, district=f"d{district:02d}"))

    def carries(self, script: str, player: int = 0, place: int = 0, other: int = -1) -> "City":
        """An ability is carried out: `fortune.4` is the 4 of the fortune dice, `d03.first` an effect."""
        places = ["hideout", *[f"d{n:02d}" for n in range(1, 13)]]
        return self.plays(step("Carry", script=script, player=player, place=places[place], other=other))

    def rolls(self, die: str, player: int, *results: int) -> "City":
        """A player rolls a die with these results, the second after a reroll."""
        for result in results:
            self.table.chance(die, result - 1)
        return self.plays(step("Roll", die=["fortune", "supply", "penalty", "event"].index(die), player=player))

    def chance(self, name: str, *outcome: int | str) -> "City":
        self.table.chance(name, *outcome)
        return self

    def says(self, player: int, *answers: str) -> "City":
        """A player gives these answers, one after the other."""
        for answer in answers:
            self.t.answer(player, answer)
        return self

    def refuses(self, player: int, option: str, rule: str) -> str:
        return self.t.refuses(player, option, rule)

    def offers(self, player: int, kind: str = "") -> list[str]:
        """The options of a player, or the ids of those of a kind: `district`, `card`, `use`."""
        options = self.t.options(player)
        return [option.partition(":")[2] for option in options if option.startswith(f"{kind}:")] if kind else options

    def asks(self, player: int, prompt: str) -> "City":
        """This player, and nobody else, is asked this; the match goes on."""
        assert [(player, prompt)] == self.t.asked(), f"open: {self.t.asked()}"
        return self

    def waits(self, player: int, prompt: str) -> None:
        """The test ends with this question open."""
        self.t.waits_for(prompt, player)

    def done(self) -> None:
        """What the test played is over."""
        self.t.waits_for(PARKED, 0)

    # --- look ---------------------------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        return self.t.state

    def there(self, player: int, place: int) -> str:
        """The personnel of a player at a place, as `2s1p`."""
        return RULES.kinds["Pieces"][self.state.forces[player][place]].replace("none", "")

    def in_hideout(self, player: int) -> str:
        return self.there(player, 0)

    def in_overwhelmed(self, player: int) -> str:
        return self.there(player, 13)

    def tracker(self, name: str) -> list[int]:
        return list(getattr(self.state, name))

    def tiles(self) -> dict[int, str]:
        """Which tile lies on which district."""
        faces = RULES.kinds["TileFace"]
        return {at: faces[self.state.tile_face[n]] for n, at in enumerate(self.state.tile_at) if at}

    def charged(self, player: int) -> list[str]:
        """The charged technologies of a player."""
        zone = self.state.owned(player)
        return sorted(RULES.cards[card] for card, mark in zip(zone.cards, zone.marks, strict=True) if mark)

    def turned(self) -> dict[str, int]:
        zone = self.state.syndicates
        return {RULES.cards[card]: mark for card, mark in zip(zone.cards, zone.marks, strict=True)}

    def held(self, player: int) -> list[str]:
        """The fortunes a player holds, in the order drawn."""
        return list(reversed(self.t.zone("hand", player)))

    def zone(self, name: str, seat: int | None = None) -> list[str]:
        return self.t.zone(name, seat)

    def told(self, seat: int | None = None) -> list[str]:
        return self.t.told(seat)
