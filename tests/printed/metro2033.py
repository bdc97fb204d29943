"""Facts of the printed Metro 2033, written down from the rulebook and the boards, independently of the data file."""

INVENTORY = {
    "factions": 6,
    "heroes": 6,
    "laws": 7,
    "threats_stage_one": 18,
    "threats_stage_two": 18,
    "equipment": 18,
    "missions": 18,
    "combat_cards": 7,
}
TOKENS_OF_EACH_RESOURCE = 35
TOKENS_OF_EACH_FACTION = 14
STATIONS, TUNNELS, TRANSFERS = 71, 62, 37
HANSA_STATIONS = 13
SEATS = range(2, 7)

# Price of each thing: pigs, mushrooms, ammo.
PRICES = {
    "capture_neutral": (1, 1, 0),
    "capture_conquered": (0, 1, 0),
    "hire": (1, 0, 1),
    "equipment": (0, 1, 1),
    "renew_market": (0, 0, 1),
    "mission": (0, 1, 1),
    "mission_ability": (0, 0, 1),
}
MAINTENANCE = {1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 1, 7: 2, 8: 3}

POINTS_TO_WIN = {"Confederation of 1905": 10, "Fourth Reich": 10, "Red Line": 9, "Bauman Alliance": 10}
POINTS_TO_WIN |= {"Bandits": 10, "Arbat Confederation": 10}
START_POINTS, START_ARMY = 3, 2
ARMY_LIMITS = (1, 8)
POLIS_STRENGTH, POLIS_STATIONS_TO_WIN = 7, 4
STAGE_TWO_FROM_POINTS = 6
CARRY_LIMITS = {1: 2, 2: 3}
MARKET = 4
FEWEST_STATIONS = 3
COMBAT_HAND = 3

POLIS = {"Borovitskaya", "Arbatskaya", "Biblioteka imeni Lenina", "Aleksandrovsky Sad"}
HOMES = {
    "Confederation of 1905": {"Begovaya", "Ulitsa 1905 Goda", "Barrikadnaya"},
    "Fourth Reich": {"Pushkinskaya", "Tverskaya", "Chekhovskaya"},
    "Red Line": {"Okhotny Ryad", "Teatralnaya", "Ploschad' Revolutsii"},
    "Bauman Alliance": {"Baumanskaya", "Kurskaya", "Chkalovskaya"},
    "Bandits": {"Tretyakovskaya", "Novokuznetskaya"},
    "Arbat Confederation": {"Kievskaya", "Smolenskaya"},
}
NEIGHBOURING_ZONES = {
    ("conf1905", "reich"),
    ("conf1905", "arbat"),
    ("reich", "redline"),
    ("redline", "bauman"),
    ("redline", "bandits"),
    ("bauman", "bandits"),
    ("bandits", "arbat"),
}

# What the combat examples show: card, the other side's card, modifier.
COMBAT_EXAMPLES = [
    ("Counterattack", "Ambush", 2),
    ("Ambush", "Counterattack", 1),
    ("Ambush", "an attack card", 3),
    ("Counterattack", "Evasion", 2),
    ("Evasion", "Counterattack", 0),
]

# The round track: resources, threat, law.
TRACK = {
    "start": ({"pigs", "mushrooms", "ammo"}, False, False),
    "loop-1": ({"pigs", "mushrooms"}, False, False),
    "loop-2": ({"ammo"}, True, False),
    "loop-3": ({"pigs"}, False, True),
    "loop-4": ({"mushrooms", "ammo"}, False, False),
    "loop-5": ({"pigs"}, True, False),
    "loop-6": ({"mushrooms", "ammo"}, False, True),
}
