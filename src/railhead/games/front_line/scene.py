"""The table in areas and pieces: enemy fire, the line from the front to the Commissar, cards laid, and the own hand."""

from __future__ import annotations

from typing import Final

from railhead.games.front_line import act, cards, draft, evaluate, hit, model, queries, scene_shots, terms, windows
from railhead.games.front_line.model import FrontLine
from railhead.games.front_line.round import Turn
from railhead.kernel.ask import NONE
from railhead.kernel.pieces import face_down, marked, sole, without_zeros
from railhead.kernel.scene import HAND, LINE, ROW, STACK, TRAY, Area, Keys, Piece, Scene
from railhead.kernel.view import View
from railhead.kernel.zones import HIDDEN, Zone

# How many lines of a turn belong to each of its steps; an open window is a moment of its own.
LINES_OF: Final = {"attack": 2, "choose": 3, "act": 1, "damage": 2, "refill": 2, "initiative": 1}
STEP_OF_LINE: Final = [step for step, lines in LINES_OF.items() for _ in range(lines)]
MOMENTS: Final = (
    "draft",
    *("attack", "window_1", "choose", "window_2", "act", "window_3"),
    *("damage", "window_4", "refill", "window_5", "initiative"),
)
KIND_NAMES: Final = ("manoeuvre", "event", "equipment", "attack")
ATTACK_KINDS: Final = {terms.LINEAR: "linear_attack", terms.SPLASH_MAIN: "splash_attack"}


def scene(view: View) -> Scene:
    g = view.state
    assert isinstance(g, FrontLine)
    keys = Keys()
    coming = evaluate.threats(g)
    areas = [
        Area("attack", ROW, [card_piece(card, keys, numbers=strength(card)) for card in g.attack.cards]),
        Area("shots", TRAY, scene_shots.shots(g)),
        Area("line", LINE, [comrade(g, seat, coming[seat]) for seat in g.line if seat != NONE], size=len(g.line)),
        Area("slots", LINE, [slot(g, number) for number in range(1, len(g.line) + 2)], size=len(g.line)),
        Area("obstacles", TRAY, obstacles(g, keys)),
        Area("laid", ROW, laid(view, g, keys), size=turns_of_step_4(g)),
        Area("hits", ROW, hits(g)),
        Area("roulettes", ROW, roulettes(g, keys)),
    ]
    areas += [Area("gear", ROW, gear(g, seat, keys), owner=seat) for seat in range(g.seats) if g.equipment[seat].cards]
    if view.seat < g.seats:
        areas += own_areas(g, view.seat, keys)
    areas += [
        Area("action_deck", STACK, size=len(g.action_deck.cards)),
        pile("action_discard", g.action_discard, keys),
        Area("attack_deck", STACK, size=len(g.attack_deck.cards)),
        pile("attack_discard", g.attack_discard, keys),
        Area("fallen", ROW, [comrade(g, seat) for seat in fallen(g)]),
    ]
    return Scene(moment(g), areas, round=g.turn)


def moment(g: FrontLine) -> str:
    """The open window, or the step; a line that has pushed a step is already left behind, except where it asks."""
    bottom = g.stack[0] if g.stack else None
    if not g.turn or not isinstance(bottom, Turn):
        return "draft"
    for step in g.stack:
        if isinstance(step, windows.Window):
            return f"window_{step.number}"
    at = bottom.at if len(g.stack) == 1 else bottom.at - 1
    return STEP_OF_LINE[min(max(at, 0), len(STEP_OF_LINE) - 1)]


def is_drafting(g: FrontLine) -> bool:
    return len(g.stack) > 0 and isinstance(g.stack[-1], draft.Draft)


# --- comrades and slots -----------------------------------------------------------------------------------------------


def comrade(g: FrontLine, seat: int, coming: int = 0) -> Piece:
    """A comrade with all that can be seen of him; `coming`: the damage of the attack if nobody did anything more."""
    character = g.character[seat]
    numbers = {"life": g.life[seat], "cards": len(g.hand[seat].cards), "gear": len(g.equipment[seat].cards)}
    return sole(
        "comrade",
        cards.CHARACTERS[character],
        seat,
        [g.comrade_option(seat)],
        marks(g, seat),
        {**numbers, **without_zeros({"coming": coming, "fell": g.fallen[seat]})},
        {"life": cards.TOP_LIFE[character]},
        g.slot_of(seat) if seat in g.line else NONE,
    )


def marks(g: FrontLine, seat: int) -> list[str]:
    """The state of a comrade, in words of the game."""
    return marked(
        target=seat in g.targeted,
        dodging=seat in g.dodging,
        prone=seat in g.prone,
        fubar=seat in g.fubar,
        tank=seat in g.crew,
        gassed=seat in g.gassed,
        event_used=seat in g.event_spent,
        initiative=seat == g.initiative,
        ability_used=cards.ABILITY_TRIGGER[g.character[seat]] in cards.ONCE and seat in g.ability_spent,
        dead=not g.is_alive(seat),
    )


def slot(g: FrontLine, number: int) -> Piece:
    """A slot and what lies there; the one behind the line is the Commissar's."""
    mines = queries.mines_at(g, number)
    damage = sum([cards.MINE_DAMAGE[card] for card in mines])
    numbers = {"targets": g.targets.count(number), "mines": len(mines), "mine_damage": damage}
    behind = number > len(g.line)
    found = marked(wire=queries.is_wired(g, number), halt=g.halt, free=not behind and g.line[number - 1] == NONE)
    if behind:
        numbers = without_zeros({**numbers, "advances": g.postponed})
        return Piece("commissar", key="commissar", marks=found, numbers=numbers, place=number)
    chosen = [model.slot_option(number)]
    return Piece("slot", "", f"slot{number}", NONE, chosen, found, without_zeros(numbers), place=number)


def obstacles(g: FrontLine, keys: Keys) -> list[Piece]:
    """The mines and the barbed wire that lie on slots, from the front to the rear."""
    zone = g.in_play
    lying = sorted(zip(zone.marks, zone.cards, strict=True), key=lambda one: one[0])
    return [
        card_piece(card, keys, numbers=without_zeros({"slot": place, "damage": cards.MINE_DAMAGE[card]}))
        for place, card in lying
        if place != model.ROULETTE_PLACE
    ]


def fallen(g: FrontLine) -> list[int]:
    """The dead, the first one first."""
    return sorted([seat for seat in range(g.seats) if g.fallen[seat]], key=lambda seat: g.fallen[seat])


# --- cards ------------------------------------------------------------------------------------------------------------


def card_piece(
    card: int, keys: Keys, owner: int = NONE, options: list[int] | None = None, numbers: dict[str, int] | None = None
) -> Piece:
    name, kind = cards.IDS[card], KIND_NAMES[cards.KIND[card]]
    if cards.IS_LINEAR[card] or cards.IS_SPLASH[card]:
        kind = ATTACK_KINDS[cards.ATTACK_TYPE[card]]
    return Piece(kind, name, keys.of(name), owner, options, numbers=numbers)


def strength(card: int) -> dict[str, int]:
    """How hard an attack strikes: its first target and the next ones, or its target slot and those beside it."""
    if cards.IS_SPLASH[card]:
        return without_zeros({"damage": cards.MAIN[card], "indirect": cards.INDIRECT[card]})
    amounts = cards.DAMAGE[card] + [cards.DAMAGE_REST[card]]
    return without_zeros(dict(zip(("damage", "second", "third"), amounts, strict=False)))


def gear(g: FrontLine, seat: int, keys: Keys) -> list[Piece]:
    """Equipment in play, with the durability it has left."""
    zone = g.equipment[seat]
    return [
        card_piece(card, keys, seat, [model.item_option(card, left)], {"durability": left})
        for card, left in zip(zone.cards, zone.marks, strict=True)
    ]


def laid(view: View, g: FrontLine, keys: Keys) -> list[Piece]:
    """What others have laid, in initiative order: a back until it is turned up; one's own lies in the own area."""
    if is_drafting(g):
        return []
    found: list[Piece] = []
    acting = whose_card(g)
    for order, seat in enumerate(model.in_initiative_order(g)):
        if g.down[seat].cards and seat != view.seat:
            card = g.down[seat].cards[-1] if seat == acting else HIDDEN
            piece = face_down("card", f"laid{seat}", 0, seat) if card == HIDDEN else card_piece(card, keys, seat)
            piece.numbers["order"] = order + 1
            found.append(piece)
    return found


def whose_card(g: FrontLine) -> int:
    """Whose card is taking effect in step 4; NONE if nobody's."""
    for step in g.stack:
        if isinstance(step, act.Act) and step.place < len(step.order):
            return step.order[step.place]
    return NONE


def turns_of_step_4(g: FrontLine) -> int:
    """How many comrades have a turn in step 4; 0 outside of it."""
    return sum([len(step.order) for step in g.stack if isinstance(step, act.Act)])


def hits(g: FrontLine) -> list[Piece]:
    """The hits that are being settled: first the one that is settled now, then the others in their order."""
    found: list[Piece] = []
    for at, step in reversed(list(enumerate(g.stack))):
        if isinstance(step, hit.Hit):
            type_, marks = terms.HIT_TYPES[step.type], [] if found else ["current"]
            found.append(Piece("hit", type_, f"hit{at}", step.victim, [], marks, {"damage": step.damage}))
    return found


def roulettes(g: FrontLine, keys: Keys) -> list[Piece]:
    """The roulettes, with the holder of the initiative card."""
    attached = queries.roulettes(g)
    return [card_piece(card, keys, g.initiative, numbers={"damage": cards.ROULETTE_DAMAGE[card]}) for card in attached]


def pile(name: str, zone: Zone, keys: Keys) -> Area:
    """An open discard pile: its top card shows."""
    return Area(name, STACK, [card_piece(card, keys) for card in zone.cards[-1:]], size=len(zone.cards))


def own_areas(g: FrontLine, seat: int, keys: Keys) -> list[Area]:
    """The ability, the hand (or the packet of a draft), and what one has laid face down."""
    character = g.character[seat]
    face = f"ability_{cards.CHARACTERS[character]}"
    spent = marked(used=seat in g.ability_spent)
    ability = Piece("ability", face, "ability", seat, [model.ABILITY.of(character)], spent)
    hand = [card_piece(card, keys, seat, [model.CARD.of(card)]) for card in known(g.hand[seat])]
    order = {} if is_drafting(g) or not g.is_alive(seat) else {"order": model.in_initiative_order(g).index(seat) + 1}
    down = [card_piece(card, keys, seat, numbers=dict(order)) for card in known(g.down[seat])]
    return [
        Area("ability", ROW, [ability], owner=seat),
        Area("packet" if is_drafting(g) else "hand", HAND, hand, owner=seat),
        Area("down", ROW, down, owner=seat),
    ]


def known(zone: Zone) -> list[int]:
    """The cards of a zone that the viewer sees, in the order of the box."""
    return [card for card in sorted(zone.cards) if card != HIDDEN]
