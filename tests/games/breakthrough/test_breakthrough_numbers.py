"""What the numbers printed on the cards decide in play. They are typed here and not read from the data."""

import pytest
from breakthrough_table import ID, Board, MakeTable

# Resource: what it costs and what it gives back when it is discarded, what it is worth, what it costs as a defence.
RESOURCES = {
    "Water Canister": (1, 1, 1),
    "Candles": (1, 1, 1),
    "Air Filters": (2, 2, 2),
    "Diesel Fuel": (2, 2, None),
    "Medicine": (3, 3, None),
    "Generator": (4, 4, None),
    "Rat": (1, 1, 1),
    "Mushroom Tea": (1, 1, 1),
    "Moonshine": (2, 2, 2),
    "Mushrooms": (2, 2, None),
    "Pork": (3, 3, None),
    "Tinned Stew": (4, 4, None),
    "Cooking Pot": (1, 1, 1),
    "Lucky Charm": (1, 1, 1),
    "Tarpaulin": (2, 2, 2),
    "Old Clothes": (2, 2, None),
    "Books": (3, 3, None),
    "Radio Set": (4, 4, None),
    "Knife": (1, 1, 1),
    "Crossbow": (1, 1, 1),
    "Flamethrower": (2, 2, 2),
    "Pistol": (2, 2, None),
    "Assault Rifle": (3, 3, None),
    "Machine Gun": (4, 4, None),
    "Loose Rounds": (1, 1, 1),
    "Signal Flares": (1, 1, 1),
    "Grenades": (2, 2, 2),
    "Buckshot": (2, 2, None),
    "Loaded Magazines": (3, 3, None),
    "Ammunition Crate": (4, 4, None),
    "Uniform": (1, 1, 1),
    "Flashlight": (1, 1, 1),
    "Backpack": (2, 2, 1),
    "Night-Vision Goggles": (2, 2, None),
    "Hazard Suit": (3, 3, None),
    "Body Armour": (4, 4, None),
}
# Station: its cost, its task, the tokens it brings.
STATIONS = {
    "Sokolniki": (2, 6, "military", 1),
    "Krasnoselskaya": (2, 5, "peaceful", 1),
    "Komsomolskaya": (3, 6, "peaceful", 1),
    "Krasnye Vorota": (3, 7, "trade", 1),
    "Chistye Prudy": (3, 6, "military", 1),
    "Lubyanka": (4, 7, "military", 1),
    "Okhotny Ryad": (4, 8, "trade", 1),
    "Kropotkinskaya": (3, 6, "peaceful", 1),
    "Frunzenskaya": (2, 7, "trade", 1),
    "Novoslobodskaya": (3, 7, "trade", 1),
    "Prospekt Mira": (4, 8, "trade", 1),
    "Kurskaya": (3, 6, "military", 1),
    "Taganskaya": (4, 7, "peaceful", 1),
    "Dobryninskaya": (2, 5, "peaceful", 1),
    "Oktyabrskaya": (2, 5, "military", 1),
    "Kievskaya": (3, 6, "peaceful", 1),
    "Krasnopresnenskaya": (3, 7, "trade", 1),
    "Belorusskaya": (4, 7, "military", 1),
    "Arbatskaya": (5, 10, "trade", 2),
    "Lenin Library": (5, 9, "peaceful", 2),
    "Alexander Garden": (4, 9, "peaceful", 2),
    "Borovitskaya": (5, 9, "military", 2),
    "Kitay-Gorod (West Hall)": (4, 9, "military", 2),
    "Kitay-Gorod (East Hall)": (4, 10, "trade", 2),
    "Paveletskaya": (2, 6, "military", 1),
    "Mayakovskaya": (2, 6, "peaceful", 1),
    "Tretyakovskaya": (2, 7, "trade", 1),
    "Savyolovskaya": (3, 6, "military", 1),
    "Kuznetsky Most": (3, 6, "peaceful", 1),
    "Aviamotornaya": (2, 7, "trade", 1),
}
# Threat: what it gives back when it is discarded, what it costs as a defence.
THREATS = {
    "Ghost Giant": (5, 3),
    "Ghoul": (4, 2),
    "Plague Pack": (4, 2),
    "Pale Whisperer": (4, None),
    "Reactor Slug": (4, 2),
    "Winged Reaper": (4, 3),
    "Tunnel Shade": (4, None),
    "Blind Diggers": (4, 2),
    "Spore Bloom": (4, 2),
    "Deep Singer": (5, 3),
    "Archive Keeper": (5, 3),
    "Worm Brood": (5, None),
    "Rabid Hounds": (3, 1),
    "Glowing Mist": (3, None),
}
HEROES = ["Field Surgeon", "Gunsmith", "Hunter", "Smuggler", "Surface Stalker", "Tunnel Guide"]
HERO_COST = 3
BEST = 4
COSTS = {
    **{card: numbers[0] for card, numbers in (RESOURCES | STATIONS).items()},
    **dict.fromkeys(HEROES, HERO_COST),
}
GUARDS = {card: numbers[-1] for card, numbers in (RESOURCES | THREATS).items() if numbers[-1] is not None}
# Cards worth 4, 4, 3, 2 and 1 that count for a task of each colour.
PURSES = {
    "peaceful": ["Generator", "Tinned Stew", "Medicine", "Diesel Fuel", "Candles"],
    "military": ["Machine Gun", "Ammunition Crate", "Hazard Suit", "Pistol", "Knife"],
    "trade": ["Generator", "Machine Gun", "Hazard Suit", "Diesel Fuel", "Knife"],
}


def worth(total: int, colour: str, besides: str = "") -> list[str]:
    """Resources that are worth exactly so much together; of those worth 4 the box has one copy."""
    found = []
    for card in PURSES[colour]:
        if RESOURCES[card][1] <= total and (card != besides or RESOURCES[card][1] < BEST):
            found.append(card)
            total -= RESOURCES[card][1]
    assert not total
    return found


@pytest.mark.parametrize(("card", "cost"), COSTS.items())
def test_a_card_is_played_for_its_cost(table: MakeTable, card: str, cost: int) -> None:
    """So many tokens go below (BRK-2.1.3)."""
    b = Board(table).holds(0, card).tokens(0, 5, 0).plays(0, card)

    assert (5 - cost, cost) == (b.above(0), b.below(0))
    b.waits("take_or_act", 0)


@pytest.mark.parametrize(("card", "cost"), GUARDS.items())
def test_a_card_is_laid_as_a_defence_for_another_cost(table: MakeTable, card: str, cost: int) -> None:
    """BRK-2.1.3, BRK-7.2.1."""
    b = Board(table).holds(0, card).tokens(0, 5, 0).guards(0, card)

    assert (5 - cost, cost) == (b.above(0), b.below(0))
    b.waits("take_or_act", 0)


@pytest.mark.parametrize(("card", "cost"), [*COSTS.items(), *[(card, cost) for card, (cost, _) in THREATS.items()]])
def test_a_card_that_is_discarded_gives_its_cost_back(table: MakeTable, card: str, cost: int) -> None:
    """So many tokens come up again (BRK-2.1.4); nobody has anything that a monster could take."""
    b = Board(table).holds(0, card).tokens(0, 0, 7).discards(0, card)

    assert (cost, 7 - cost) == (b.above(0), b.below(0))
    b.waits("take", 0)


@pytest.mark.parametrize(("card", "amount"), [(card, amount) for card, (_, amount, _) in RESOURCES.items()])
def test_a_resource_is_worth_its_amount(table: MakeTable, card: str, amount: int) -> None:
    """For the 8 of both colours that the Confederation of 1905 needs (BRK-5.2.2, BRK-5.2.4)."""
    enough = [card, *worth(8 - amount, "trade", besides=card)]
    b = Board(table).leads(0, "Confederation of 1905").has(0, *enough)
    b.completes(0, "Confederation of 1905", *enough)
    assert b.flipped(0)
    b.waits("action", 0)

    b = Board(table).leads(0, "Confederation of 1905").has(0, card, *worth(7 - amount, "trade", besides=card))
    b.refuses(0, f"task:{ID['Confederation of 1905']}", "BRK-5.2.4")
    b.waits("action", 0)


@pytest.mark.parametrize("station", STATIONS)
def test_a_station_has_its_price_and_its_tokens(table: MakeTable, station: str) -> None:
    """Exactly the printed number is enough, one less is not (BRK-5.2.2, BRK-5.2.4, BRK-5.2.6)."""
    _, price, colour, tokens = STATIONS[station]
    enough = worth(price, colour)
    b = Board(table).has(0, station, *enough).tokens(0, 5, 0)
    b.completes(0, station, *enough)
    assert 5 + tokens == b.above(0)
    b.waits("keep_station", 0)

    b = Board(table).has(0, station, *worth(price - 1, colour))
    b.refuses(0, f"task:{ID[station]}", "BRK-5.2.4")
    b.waits("action", 0)
