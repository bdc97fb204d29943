"""Scenarios in the words of Metro 2033: factions, heroes, armies, stations, turns."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import railhead
from railhead.kernel.codec import encode_step
from railhead.kernel.step import FLOWS
from railhead.testing.scenario import Scenario

RULES: Any = railhead.ruleset("metro2033")
HEROES = ["artyom", "hunter", "melnik", "khan", "anna", "sasha"]
HOMES = {
    "conf1905": ["begovaya", "ulitsa_1905_goda", "barrikadnaya"],
    "reich": ["pushkinskaya", "tverskaya", "chekhovskaya"],
    "redline": ["okhotny_ryad", "teatralnaya", "ploshchad_revolyutsii"],
    "bauman": ["baumanskaya", "kurskaya_purple", "chkalovskaya"],
    "bandits": ["tretyakovskaya_orange", "tretyakovskaya_yellow", "novokuznetskaya"],
    "arbat": ["kievskaya_blue", "kievskaya_purple", "smolenskaya_purple"],
}
POLIS = ["borovitskaya", "arbatskaya", "biblioteka", "aleksandrovsky_sad"]
PIGS, MUSHROOMS, AMMO = "resource:pigs", "resource:mushrooms", "resource:ammo"
RESOURCES = ("pigs", "mushrooms", "ammo")

MakeTable = Callable[..., Scenario]


@contextmanager
def with_data(table: Any, place: Any, value: Any) -> Iterator[None]:
    """Play with a number that somebody has changed in the data: this entry of a table of the rules, or of the data."""
    printed = table[place]
    table[place] = value
    try:
        yield
    finally:
        table[place] = printed


def step(name: str, at: str = "", **fields: Any) -> dict[str, Any]:
    """A step of the stack with the fields a test cares about; the others as the rules make them."""
    cls = next(cls for cls in FLOWS if cls.__name__ == name and cls.__module__.startswith(RULES.package))
    data = encode_step(RULES, cls())
    unknown = set(fields) - set(data)
    assert not unknown, f"{name} has no fields {unknown}"
    return data | fields | ({"at": at} if at else {})


class Player:
    """One faction at the table: first its position, then its answers."""

    def __init__(self, metro: "Metro", seat: int, faction: str) -> None:
        self.metro = metro
        self.seat = seat
        self.faction = faction

    # --- position ---------------------------------------------------------------------------------------------------

    def put(self, field: str, value: Any) -> "Player":
        self.metro.table.data["table"][field][self.seat] = value
        return self

    def army(self, strength: int) -> "Player":
        return self.put("army", strength)

    def tokens(self, pigs: int = 0, mushrooms: int = 0, ammo: int = 0) -> "Player":
        return self.put("pigs", pigs).put("mushrooms", mushrooms).put("ammo", ammo)

    def holds(self, *stations: str) -> "Player":
        """These are all his stations."""
        return self.put("held", list(stations))

    def also_holds(self, *stations: str) -> "Player":
        return self.put("held", self.metro.table.data["table"]["held"][self.seat] + list(stations))

    def hero(self, name: str, at: str = "") -> "Player":
        """Give the faction this hero; whoever had him gets the one that becomes free."""
        heroes = self.metro.table.data["table"]["hero"]
        if name in heroes:
            heroes[heroes.index(name)] = heroes[self.seat]
        heroes[self.seat] = name
        return self.hero_at(at) if at else self

    def hero_at(self, station: str) -> "Player":
        return self.put("hero_at", station)

    def wounded(self) -> "Player":
        return self.put("wounded", True)

    def gear(self, *cards: str) -> "Player":
        self.metro.table.deal("gear", list(cards), self.seat)
        return self

    def missions(self, *cards: str) -> "Player":
        self.metro.table.deal("missions", list(cards), self.seat, [0] * len(cards))
        return self

    def completed(self, *cards: str) -> "Player":
        self.metro.table.deal("completed", list(cards), self.seat, [0] * len(cards))
        return self

    def scouted(self, card: str, in_round: int) -> "Player":
        """A threat he scouted; the round of the table is 2."""
        self.metro.table.deal("scouted", [card], self.seat, [in_round])
        return self

    # --- play -------------------------------------------------------------------------------------------------------

    def says(self, *options: str, to: str = "") -> "Player":
        """Answers one question after another; `to`: what the first of them must be."""
        for option in options:
            self.metro.table.answer(self.seat, option, to)
            to = ""
        return self

    def is_refused(self, option: str, rule: str) -> str:
        return self.metro.table.refuses(self.seat, option, rule)

    @property
    def options(self) -> list[str]:
        return self.metro.table.options(self.seat)

    @property
    def asked(self) -> str:
        """The question he is asked now, or nothing."""
        return next((prompt for seat, prompt in self.metro.table.asked() if seat == self.seat), "")

    # --- what is on the table now -----------------------------------------------------------------------------------

    def now(self, field: str) -> Any:
        value: Any = self.metro.table.state.to_json()["table"][field][self.seat]
        return value

    @property
    def stations(self) -> set[str]:
        return set(self.now("held"))

    @property
    def points(self) -> int:
        points: int = self.metro.table.state.points(self.seat)
        return points

    @property
    def purse(self) -> tuple[int, int, int]:
        """Pigs, mushrooms, ammo."""
        return (self.now("pigs"), self.now("mushrooms"), self.now("ammo"))

    def cards(self, zone: str) -> list[str]:
        return sorted(self.metro.table.zone(zone, self.seat))

    def sees(self) -> dict[str, Any]:
        return self.metro.table.sees(self.seat)


class Metro:
    """A table of these factions, in the order of the seats, at the beginning of round 2.

    The first faction is first player. Everybody holds his home stations, has an army of 2, no tokens, and a hero with
    the next name of the list on his first home station. No law, stage one.
    """

    def __init__(self, table: MakeTable, *factions: str) -> None:
        seats = len(factions)
        self.table = table("metro2033", seats)
        self.table.set(
            faction=list(factions),
            hero=HEROES[:seats],
            hero_at=[HOMES[faction][0] for faction in factions],
            held=[list(HOMES[faction]) for faction in factions],
            first=0,
            active=0,
            round=2,
            position=1,
        )
        for seat, faction in enumerate(factions):
            setattr(self, faction, Player(self, seat, faction))
            self.table.deal("gear", [], seat).deal("missions", [], seat)
        self.players = [getattr(self, faction) for faction in factions]
        # no threat with an ability of its own comes up unless a test puts it there
        self.table.top("threats", ["t1_deserters", "t1_burrower", "t1_gnawers", "t1_barrel"])

    def __getattr__(self, faction: str) -> Player:
        raise AttributeError(faction)

    # --- position ---------------------------------------------------------------------------------------------------

    def law(self, card: str) -> "Metro":
        self.table.deal("law", [card])
        return self

    def market(self, *cards: str) -> "Metro":
        self.table.deal("market", list(cards))
        return self

    def threats(self, *cards: str) -> "Metro":
        """What lies on top of the threat deck, the first on the very top."""
        self.table.top("threats", list(cards))
        return self

    def stage_two(self) -> "Metro":
        data = self.table.data["zones"]
        data["threats"], data["threats_aside"] = data["threats_aside"], data["threats"]
        self.table.set(stage=2)
        return self

    def at(self, **fields: Any) -> "Metro":
        """Set fields of the table, such as round, position or first."""
        self.table.set(**fields)
        return self

    def lasting(self, *effects: tuple[str, Player, str | None]) -> "Metro":
        """Missions whose effect lasts this round: card, for whom, on what."""
        self.table.set(
            lasting=[card for card, _, _ in effects],
            lasting_for=[player.seat for _, player, _ in effects],
            lasting_on=[on for _, _, on in effects],
        )
        return self

    # --- what is going on -------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return len(self.players)

    def everybody_from(self, phase: str, turn: str, player: Player) -> list[dict[str, Any]]:
        """The phase with only this player's turn left."""
        return [step(phase, "each_player", turn=self.seats), step(turn, seat=player.seat)]

    def events(self, position: int) -> "Metro":
        self.table.set(position=position, phase="events")
        self.table.stack(step("Round", "mobilization"), step("Events"))
        return self

    def mobilization(self, player: Player) -> "Metro":
        self.table.set(phase="mobilization", active=player.seat)
        turn = self.everybody_from("Mobilization", "MobilizationTurn", player)
        self.table.stack(step("Round", "army_actions"), *turn)
        return self

    def army_turn(self, player: Player) -> "Metro":
        self.table.set(phase="army_actions", active=player.seat, maintained=[True] * self.seats)
        self.table.stack(step("Round", "hero_actions"), *self.everybody_from("ArmyActions", "ArmyTurn", player))
        return self

    def hero_turn(self, player: Player, last: bool = False) -> "Metro":
        """He is first player and has his hero turn, the others have theirs ahead; `last`: the round ends after it."""
        first = player.seat if not last else self.table.data["table"]["first"]
        self.table.set(phase="hero_actions", active=player.seat, first=first, maintained=[True] * self.seats)
        self.table.stack(
            step("Round", "end_of_round"),
            step("HeroActions", "each_player", turn=self.seats if last else 1),
            step("HeroTurn", seat=player.seat),
        )
        return self

    def hero_action(self, player: Player, last: bool = False) -> "Metro":
        """The hero has moved; now he acts."""
        self.hero_turn(player, last)
        self.table.data["stack"][-1]["at"] = "ask_action"
        return self

    def end_of_round(self) -> "Metro":
        self.table.set(phase="end_of_round", maintained=[True] * self.seats)
        self.table.stack(step("Round", "next_round"), step("EndOfRound"))
        return self

    def begin(self) -> "Metro":
        """Load the position and run on to the first question."""
        assert self.table.match is not None
        return self

    # --- battles ----------------------------------------------------------------------------------------------------

    def combat_cards(self, attacker: list[str], defender: list[str]) -> "Metro":
        """Script the deal: three cards for each side, alternately; the seventh stays aside."""
        every = ["assault", "flank", "charge", "counterattack", "ambush", "evasion", "entrench"]
        attacker += [card for card in every if card not in attacker + defender][: 3 - len(attacker)]
        defender += [card for card in every if card not in attacker + defender][: 3 - len(defender)]
        deal = [card for pair in zip(attacker, defender, strict=True) for card in pair]
        deal += [card for card in every if card not in deal]
        self.table.chance("combat deck", *[f"c_{card}" for card in deal])
        return self

    def play_cards(self, attacker: Player, card: str, defender: Player, answer: str) -> "Metro":
        """Both choose a combat card."""
        attacker.says(f"combat:c_{card}", to="combat_card")
        defender.says(f"combat:c_{answer}", to="combat_card")
        return self

    # --- what is on the table now -----------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        return self.table.state

    def json(self) -> dict[str, Any]:
        data: dict[str, Any] = self.table.state.to_json()
        return data

    def owner(self, station: str) -> str | None:
        """The faction that controls a station."""
        return next((player.faction for player in self.players if station in player.stations), None)

    def zone(self, name: str) -> list[str]:
        return self.table.zone(name)

    def strengths(self) -> tuple[int, int]:
        """What the last battle compared: attacker (or defender against the dark) and the other side."""
        event = [event for event in self.table.match.tape.events if event.kind == "compares"][-1]
        return (event.args[1], event.args[2])

    def told(self, *kinds: str) -> list[list[int]]:
        """The arguments of all events of these kinds, in order."""
        return [event.args for event in self.table.match.tape.events if event.kind in kinds]

    def then(self, prompt: str, *players: Player) -> "Metro":
        """Now these players, and nobody else, are asked this; the test may end here."""
        self.table.waits_for(prompt, *[player.seat for player in players])
        return self
