"""The table in areas and pieces: the metro with its stations, the forces, the market and the decks, the own cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from railhead.games.metro2033 import board, cards, clash, effects, model, victory
from railhead.games.metro2033.cards import CARDS, SHOWN
from railhead.games.metro2033.clash import Clash
from railhead.games.metro2033.combat import Battle
from railhead.games.metro2033.data import RESOURCES
from railhead.games.metro2033.laws import LawVote
from railhead.games.metro2033.mobilization import maintenance
from railhead.games.metro2033.model import Metro
from railhead.games.metro2033.prices import prices
from railhead.games.metro2033.queries import carry_limit, factions_in_play, hero_walk, speed
from railhead.games.metro2033.setup import SetUp
from railhead.games.metro2033.strength import Fight, plain_hero_strength, strength
from railhead.kernel.ask import NONE
from railhead.kernel.pieces import face_down, marked, sole, without_zeros
from railhead.kernel.scene import GRID, HAND, LEDGER, MAP, ROW, STACK, TRACK, TRAY, Area, Eyes, Piece, Scene
from railhead.kernel.view import View
from railhead.kernel.zones import Zone

MOMENTS: Final = ("set_up", *model.PHASES)
PRODUCTS: Final[list[list[str]]] = [*[[resource] for resource in RESOURCES], ["any"], []]
GIVING: Final = ("return", "exchange_in", "mixed_in")  # the tokens asked for are the player's own
TAKING_FROM_SOMEBODY: Final = ("steal",)
ADDED_WHEN: Final = {  # what equipment adds under one condition, by its enemy and its role; the card says the rest
    (effects.AGAINST_PLAYER, effects.ANYBODY): "adds_rivals",
    (effects.ANYBODY, effects.DEFENDING): "adds_defending",
}


def scene(view: View) -> Scene:
    g = view.state
    assert isinstance(g, Metro)
    eyes = Eyes(view)
    areas = [
        metro_map(g, eyes),
        Area("heroes", TRAY, [hero_piece(g, seat, eyes) for seat in range(g.seats) if g.hero[seat] != NONE]),
        Area("armies", TRAY, [army_piece(g, seat, eyes) for seat in range(g.seats) if g.faction[seat] != NONE]),
        Area("players", GRID, [player_piece(g, seat) for seat in range(g.seats)]),
        Area("track", TRACK, [track_piece(g, position) for position in range(len(SHOWN))], size=len(SHOWN) - 1),
        Area("stage", LEDGER, [Piece("stage", key="stage", numbers={"stage": g.stage, "carry": carry_limit(g)})]),
        *choices(g, eyes),
        *battle(g, eyes),
        Area("law", ROW, [any_card(card, eyes) for card in g.law.cards]),
        Area("vote", ROW, vote(g, eyes)),
        Area("market", ROW, market(g, eyes), size=cards.MARKET_SIZE),
        Area("reserve", LEDGER, reserve(g, eyes)),
        *decks(g, eyes),
        Area("lasting", ROW, lasting(g, eyes)),
    ]
    if eyes.seat != NONE:
        areas += own_areas(g, eyes.seat, eyes)
    for seat in range(g.seats):
        areas += player_areas(g, seat, eyes)
    return Scene(moment(g), areas, g.active, g.round)


def moment(g: Metro) -> str:
    return "set_up" if any([isinstance(step, SetUp) for step in g.stack]) else model.PHASES[g.phase]


# --- the metro --------------------------------------------------------------------------------------------------------


def metro_map(g: Metro, eyes: Eyes) -> Area:
    """All stations; those of the closed zones say so. While factions are chosen, every zone may open."""
    factions = factions_in_play(g) if NONE not in g.faction else (1 << len(board.FACTIONS)) - 1
    defence = [defence_of(g, seat) for seat in range(g.seats)]
    owners = [NONE] * len(board.STATIONS)
    for seat in range(g.seats):
        for station in g.held[seat]:
            owners[station] = seat
    stations = [station_piece(g, station, owner, factions, defence) for station, owner in enumerate(owners)]
    if eyes.prompt == "army_station":
        for station, piece in enumerate(stations):
            if piece.options[0] in eyes.offered:
                piece.numbers["attack"] = attack_on(g, eyes.seat, station, piece.owner)
    trails = ways_of_hero(g, eyes, stations) if eyes.prompt == "move" else []
    links = [(station, way.to) for station, ways in enumerate(board.WAYS) for way in ways if station < way.to]
    return Area("map", MAP, stations, links=links, spots=board.PLACES, trails=trails)


def ways_of_hero(g: Metro, eyes: Eyes, stations: list[Piece]) -> list[tuple[int, int]]:
    """The ways to all stations where the hero may go now; these say how many of his steps it takes (M33-9.2.1)."""
    walk, far = hero_walk(g, eyes.seat), speed(g, eyes.seat)
    trails: list[tuple[int, int]] = []
    for station, piece in enumerate(stations):
        if piece.options[0] in eyes.offered and station != g.hero_at[eyes.seat]:
            piece.numbers["steps"] = walk.steps[station]
            piece.limits["steps"] = far
            trails.append((walk.before[station], station))
    return trails


def defence_of(g: Metro, seat: int) -> int:
    """How strong the army of a player is when it defends, combat cards apart."""
    if g.hero[seat] == NONE or g.faction[seat] == NONE:
        return g.army[seat]
    return strength(g, Fight(seat, model.ARMY, effects.DEFENDING, effects.AGAINST_PLAYER, NONE))


def attack_on(g: Metro, seat: int, station: int, owner: int) -> int:
    """How strong the army of a player is when it attacks this station, combat cards apart."""
    neutral = effects.AGAINST_POLIS if board.KIND[station] == board.POLIS else effects.AGAINST_THREAT
    versus = neutral if owner == NONE else effects.AGAINST_PLAYER
    return strength(g, Fight(seat, model.ARMY, effects.ATTACKING, versus, NONE))


def station_piece(g: Metro, station: int, owner: int, factions: int, defence: list[int]) -> Piece:
    option = model.STATION.of(station)
    marks = [board.KINDS[board.KIND[station]], *PRODUCTS[board.PRODUCES[station]]]
    if not board.is_active(station, factions):
        marks.append("closed")
    if option in g.lasting_on:
        marks.append("protected")
    marks += [f"at_{cards.HEROES[g.hero[seat]]}" for seat in range(g.seats) if g.hero_at[seat] == station]
    numbers: dict[str, int] = {}
    if owner != NONE:
        numbers["defence"] = defence[owner]
    elif board.KIND[station] == board.POLIS:
        numbers["defence"] = cards.POLIS_DEFENCE
    name = board.STATIONS[station]
    return Piece("station", name, f"station-{name}", owner, [option], marks, numbers)


def hero_piece(g: Metro, seat: int, eyes: Eyes) -> Piece:
    """A hero; `place` is the number of the station where he stands."""
    hero = g.hero[seat]
    options = [model.HERO_CARD.of(hero)]
    if seat == eyes.seat:
        options += [model.HERO, model.ABILITY]
    numbers = {"strength": plain_hero_strength(g, seat), "speed": speed(g, seat)}
    marks = marked(wounded=g.wounded[seat])
    return sole("hero", cards.HEROES[hero], seat, options, marks, numbers, place=g.hero_at[seat])


def army_piece(g: Metro, seat: int, eyes: Eyes) -> Piece:
    options = [model.ARMY] if seat == eyes.seat else []
    numbers, limits = {"strength": g.army[seat]}, {"strength": cards.ARMY_MAX}
    return Piece("army", "", f"army{seat}", seat, options, numbers=numbers, limits=limits)


# --- players ----------------------------------------------------------------------------------------------------------


def player_piece(g: Metro, seat: int) -> Piece:
    """A player with everything that is open about him."""
    faction = g.faction[seat]
    numbers = {
        "points": g.points(seat),
        "stations": len(g.held[seat]),
        "polis": victory.polis_stations(g, seat),
        "army": g.army[seat],
        "pigs": g.pigs[seat],
        "mushrooms": g.mushrooms[seat],
        "ammo": g.ammo[seat],
        "gear": len(g.gear[seat].cards),
        "missions": len(g.missions[seat].cards),
        "completed": len(g.completed[seat].cards),
        "scouted": len(g.scouted[seat].cards),
        "order": (seat - g.first) % g.seats + 1,
    }
    at_goal = faction != NONE and victory.fulfils(g, seat)
    marks = marked(first=seat == g.first, active=seat == g.active, goal=at_goal)
    if faction == NONE:
        return Piece("player", key=f"player{seat}", owner=seat, marks=marks, numbers=numbers)
    limits = {
        "points": cards.POINTS_TO_WIN[faction],
        "polis": cards.POLIS_TO_WIN,
        "army": cards.ARMY_MAX,
        "gear": carry_limit(g),
    }
    name = board.FACTIONS[faction]
    return Piece("player", name, f"faction-{name}", seat, [model.FACTION.of(faction)], marks, numbers, limits)


def player_areas(g: Metro, seat: int, eyes: Eyes) -> list[Area]:
    """Equipment and completed missions lie open; missions and scouted threats face down."""
    done = g.completed[seat]
    completed = [
        mission_piece(card, seat, eyes, marked(completed=True, used=mark == model.USED))
        for card, mark in zip(done.cards, done.marks, strict=True)
    ]
    gear = [gear_piece(card, eyes, seat) for card in g.gear[seat].cards]
    hidden = [
        mission_piece(card, seat, eyes, []) if card >= 0 else face_down("mission", f"missions{seat}", place, seat)
        for place, card in enumerate(sorted(g.missions[seat].cards))
    ]
    return [
        Area("gear", ROW, gear, owner=seat, size=carry_limit(g)),
        Area("completed", ROW, completed, owner=seat),
        Area("missions", HAND, hidden, owner=seat),
        Area("scouted", ROW, scouted(g, seat, eyes), owner=seat),
    ]


def scouted(g: Metro, seat: int, eyes: Eyes) -> list[Piece]:
    """Threats that a player scouted; one of the previous round may be played now."""
    found = cards_of(g.scouted[seat], f"scouted{seat}", "threat", eyes, seat)
    for piece, scouted_in in zip(found, g.scouted[seat].marks, strict=True):
        piece.marks.append("usable" if scouted_in < g.round else "next_round")
        if scouted_in < g.round and seat == eyes.seat:
            piece.options.append(model.PLAY_SCOUTED)
    return found


def own_areas(g: Metro, seat: int, eyes: Eyes) -> list[Area]:
    """The own tokens, and the army track with what each strength costs."""
    giving = eyes.prompt in GIVING
    tokens = [token_piece("own", kind, g.stock(kind)[seat], giving, seat) for kind in range(len(RESOURCES))]
    every = prices(g, seat, effects.COST_OF_HIRING) if g.faction[seat] != NONE else []
    levels = [level_piece(g, seat, level, every) for level in range(cards.ARMY_MIN, cards.ARMY_MAX + 1)]
    track = Area("army_track", TRACK, levels, owner=seat, size=cards.ARMY_MAX)
    return [Area("tokens", LEDGER, tokens, owner=seat), track]


def level_piece(g: Metro, seat: int, level: int, every: list[int]) -> Piece:
    """A strength of the army: to be kept, or to be reached by hiring at the first of these prices."""
    army = g.army[seat]
    options = [model.LEVEL.of(level)]
    marks = ["current"] if level == army else ["reached"] if level < army else []
    numbers: dict[str, int] = {}
    if level > army:
        options.append(model.HIRE.of(level - army))
        numbers = amounts("price", effects.PRICES[every[0]], level - army) if every else {}
        if len(every) > 1:
            marks.append("first_cheaper")
    numbers["upkeep"] = maintenance(g, seat)[level]
    return Piece("level", key=f"level{level}", options=options, marks=marks, numbers=numbers, place=level)


# --- cards ------------------------------------------------------------------------------------------------------------


def card_piece(
    kind: str,
    card: int,
    eyes: Eyes,
    owner: int = NONE,
    options: list[int] | None = None,
    marks: list[str] | None = None,
    numbers: dict[str, int] | None = None,
) -> Piece:
    """A card whose face shows."""
    return Piece(kind, CARDS[card], eyes.keys.of(CARDS[card]), owner, options, marks, numbers)


def gear_piece(card: int, eyes: Eyes, owner: int = NONE) -> Piece:
    options = [model.GEAR.of(card - cards.EQUIPMENT)]
    return card_piece("equipment", card, eyes, owner, options, numbers=gear_numbers(card))


def gear_numbers(card: int) -> dict[str, int]:
    """What equipment adds to its hero by itself: always, against one kind of enemy, or when he defends."""
    numbers: dict[str, int] = {}
    for effect in cards.STRENGTHS[card]:
        name = "adds"
        if effect.threat_type:
            name = f"adds_{effects.THREAT_TYPES[effect.threat_type]}"
        elif effect.versus or effect.role:
            name = ADDED_WHEN.get((effect.versus, effect.role), "")
        if name:
            numbers[name] = numbers.get(name, 0) + effect.amount
    return {**numbers, **without_zeros({"adds_speed": cards.SPEED_BONUS[card]})}


def threat_piece(card: int, eyes: Eyes, owner: int = NONE) -> Piece:
    rewards = {
        **amounts("reward", cards.REWARD_TOKENS[card]),
        "reward_any": cards.REWARD_ANY[card],
        "reward_equipment": cards.REWARD_EQUIPMENT[card],
        "reward_mission": cards.REWARD_MISSIONS[card],
    }
    numbers = {"strength": cards.THREAT_STRENGTH[card], **without_zeros(rewards)}
    marks = [effects.THREAT_TYPES[cards.THREAT_TYPE[card]]]
    return card_piece("threat", card, eyes, owner, [model.THREAT.of(card)], marks, numbers)


def combat_piece(card: int, eyes: Eyes, owner: int) -> Piece:
    place = card - cards.COMBAT
    numbers = {f"versus_{cards.COMBAT_TYPES[kind]}": amount for kind, amount in enumerate(cards.MODIFIER[place])}
    marks = [f"combat_{cards.COMBAT_TYPES[cards.COMBAT_TYPE[place]]}"]
    return card_piece("combat", card, eyes, owner, [model.COMBAT_CARD.of(place)], marks, numbers)


def mission_piece(card: int, owner: int, eyes: Eyes, marks: list[str]) -> Piece:
    """Pointing at a mission turns it up if that is possible now, else uses it; a drawn one is kept."""
    place = card - cards.MISSIONS
    if owner != eyes.seat:
        return card_piece("mission", card, eyes, owner, [], marks)
    use, turn_up = model.USE.of(place), model.COMPLETE.of(place)
    used_as = "use_for_ammo" if "completed" in marks else "use_discards"
    now = marked(**{used_as: use in eyes.offered}, reached_goal=turn_up in eyes.offered)
    return card_piece("mission", card, eyes, owner, [turn_up if turn_up in eyes.offered else use], marks + now)


def any_card(card: int, eyes: Eyes, owner: int = NONE) -> Piece:
    """A card whose face shows, of whatever deck."""
    if card >= cards.COMBAT:
        return combat_piece(card, eyes, owner)
    if card >= cards.LAWS:
        return card_piece("law", card, eyes)
    if card >= cards.MISSIONS:
        return card_piece("mission", card, eyes, owner, [model.MISSION.of(card - cards.MISSIONS)])
    return gear_piece(card, eyes, owner) if card >= cards.EQUIPMENT else threat_piece(card, eyes, owner)


def cards_of(zone: Zone, name: str, kind: str, eyes: Eyes, owner: int = NONE) -> list[Piece]:
    """The cards of a zone, those that do not show by their places."""
    return [
        any_card(card, eyes, owner) if card >= 0 else face_down(kind, name, place, owner)
        for place, card in enumerate(zone.cards)
    ]


# --- what is going on -------------------------------------------------------------------------------------------------


def choices(g: Metro, eyes: Eyes) -> list[Area]:
    """What somebody chooses from: factions and heroes at set-up, cards drawn later."""
    found = [
        Area("offer", ROW, cards_of(g.offer, "offer", "equipment", eyes)),
        Area("drawn", ROW, cards_of(g.drawn, "drawn", "mission", eyes)),
        Area("looked", ROW, cards_of(g.looked, "looked", "threat", eyes)),
    ]
    if moment(g) == "set_up":
        factions = [faction for faction in range(len(board.FACTIONS)) if faction not in g.faction and NONE in g.faction]
        heroes = [hero for hero in range(len(cards.HEROES)) if hero not in g.hero]
        found.append(Area("free_factions", ROW, [free_faction(faction) for faction in factions]))
        found.append(Area("free_heroes", ROW, [free_hero(hero) for hero in heroes]))
    return found


def free_faction(faction: int) -> Piece:
    numbers = {"points_to_win": cards.POINTS_TO_WIN[faction]}
    return sole("faction", board.FACTIONS[faction], NONE, [model.FACTION.of(faction)], [], numbers)


def free_hero(hero: int) -> Piece:
    numbers = {"strength": cards.HERO_STRENGTH[hero], "speed": cards.HERO_SPEED[hero]}
    return sole("hero", cards.HEROES[hero], NONE, [model.HERO_CARD.of(hero)], [], numbers)


def battle(g: Metro, eyes: Eyes) -> list[Area]:
    """The two sides of the battle that goes on, and the cards in it."""
    found: list[Area] = []
    for step in g.stack:
        if isinstance(step, Clash):
            attack = cards_of(g.attack_hand, "attack_hand", "combat", eyes, step.seat)
            defence = cards_of(g.defence_hand, "defence_hand", "combat", eyes, step.rival)
            owners = [step.seat, step.rival]
            revealed = [combat_piece(card, eyes, owners[place]) for place, card in enumerate(g.revealed.cards)]
            found = [
                Area("battle", ROW, sides(g, step)),
                Area("combat_cards", ROW, [*attack, *defence]),
                Area("revealed", ROW, revealed),
            ]
    found.append(Area("open_threat", ROW, [threat_piece(card, eyes) for card in g.open_threat.cards]))
    return found


def sides(g: Metro, step: Clash) -> list[Piece]:
    """Attacker and defender with what counts for them so far; a threat stands for itself."""
    name = board.STATIONS[step.station]
    attacker = Piece("attacker", name, "attacker", step.seat, marks=[force_mark(step.force)])
    found = [attacker]
    if step.opponent == clash.PLAYER:
        found.append(Piece("defender", name, "defender", step.rival, marks=[force_mark(step.rival_force)]))
    elif step.opponent != clash.THREAT_CARD:
        found.append(Piece("defender", name, "defender", marks=["polis"], numbers={"strength": cards.POLIS_DEFENCE}))
    if isinstance(step, Battle):
        attacker.numbers["strength"] = strength(g, step.attacker(g)) + step.bonus_that_counts(g)
        if step.opponent == clash.PLAYER:
            found[1].numbers["strength"] = strength(g, step.defender()) + step.rival_bonus
            if len(g.revealed.cards) == len(found):
                attacker.numbers["with_card"] = step.attack_strength(g)
                found[1].numbers["with_card"] = step.defence_strength(g)
    return found


def force_mark(force: int) -> str:
    return "army" if force == model.ARMY else "hero"


def vote(g: Metro, eyes: Eyes) -> list[Piece]:
    """The law that is being voted on, and how it stands."""
    for step in g.stack:
        if isinstance(step, LawVote) and g.laws.cards and g.laws.cards[-1] >= 0:
            numbers = {"votes_for": step.votes_for, "votes_against": step.votes_against}
            return [card_piece("law", g.laws.cards[-1], eyes, numbers=numbers)]
    return []


def lasting(g: Metro, eyes: Eyes) -> list[Piece]:
    """Missions that work until the end of the round."""
    return [
        Piece("lasting", CARDS[card], eyes.keys.of(f"lasting-{CARDS[card]}"), g.lasting_for[place])
        for place, card in enumerate(g.lasting)
    ]


# --- the round track, the market, the decks ---------------------------------------------------------------------------


def track_piece(g: Metro, position: int) -> Piece:
    current = ["current"] if position == g.position else []
    return Piece("stop", key=f"stop{position}", marks=[*cards.SYMBOLS[position], *current], place=position)


def market(g: Metro, eyes: Eyes) -> list[Piece]:
    """The cards of the Hansa Market with the price for the viewer, else for him whose turn it is."""
    buyer = eyes.seat if eyes.seat != NONE else g.active
    found = [gear_piece(card, eyes) for card in g.market.cards]
    if g.faction[buyer] != NONE:
        price = effects.PRICES[prices(g, buyer, effects.COST_OF_EQUIPMENT)[0]]
        for piece in found:
            piece.numbers.update(amounts("cost", price))
    return found


def reserve(g: Metro, eyes: Eyes) -> list[Piece]:
    taken = eyes.prompt not in GIVING and eyes.prompt not in TAKING_FROM_SOMEBODY
    return [token_piece("reserve", kind, g.left(kind), taken) for kind in range(len(RESOURCES))]


def token_piece(where: str, kind: int, count: int, asked_for: bool, owner: int = NONE) -> Piece:
    """The tokens of one kind, wherever they lie."""
    options = [model.RESOURCE.of(kind)] if asked_for else []
    return Piece("token", RESOURCES[kind], f"{where}-{RESOURCES[kind]}", owner, options, numbers={"count": count})


def amounts(what: str, tokens: Sequence[int], times: int = 1) -> dict[str, int]:
    """So many tokens of each kind, by name."""
    return {f"{what}_{RESOURCES[kind]}": count * times for kind, count in enumerate(tokens) if count}


def decks(g: Metro, eyes: Eyes) -> list[Area]:
    """The decks by their sizes, and whatever shows on top of them."""
    voting = any([isinstance(step, LawVote) for step in g.stack])
    return [
        deck("threats", g.threats, eyes),
        deck("threat_discard", g.threat_discard, eyes),
        deck("equipment", g.equipment, eyes),
        deck("equipment_discard", g.equipment_discard, eyes),
        deck("mission_deck", g.mission_deck, eyes),
        deck("mission_discard", g.mission_discard, eyes),
        Area("laws", STACK, size=len(g.laws.cards)) if voting else deck("laws", g.laws, eyes),
    ]


def deck(name: str, zone: Zone, eyes: Eyes) -> Area:
    """A pile: its top card where it shows. Piles hold no option."""
    top = [any_card(card, eyes) for card in zone.cards[-1:] if card >= 0]
    for piece in top:
        piece.options = []
    return Area(name, STACK, top, size=len(zone.cards))
