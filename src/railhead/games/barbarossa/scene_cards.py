"""What a card shows in a scene: what its texts do, in marks and numbers, and the card itself as a piece."""

from __future__ import annotations

from typing import Final

from railhead.games.barbarossa import cards
from railhead.games.barbarossa.abilities import ABILITIES, DEPLOYING_ABILITIES, Ability
from railhead.games.barbarossa.cards import Points
from railhead.games.barbarossa.effects import ALL, ATTACKED, PLAYING, TEXTS, Effect, effects_of
from railhead.games.barbarossa.model import CARD, Barbarossa
from railhead.games.barbarossa.queries import transport_malus
from railhead.kernel.ask import NONE
from railhead.kernel.scene import Piece

POINT_NAMES: Final = ("op", "sp", "dp", "rp", "bp")

# --- what a text does -----------------------------------------------------------------------------------------------


def meant(fits: list[bool]) -> str:
    """The subtype that a filter means, or all Units."""
    found = {cards.SUBTYPE[card] for card in cards.EVERY_CARD if fits[card]}
    return found.pop().lower().replace(" ", "_") if len(found) == 1 else "unit"


def amounts(points: Points, verb: str) -> dict[str, int]:
    values = (points.op, points.sp, points.dp, points.rp, points.bp)
    return {f"{verb}_{name}": value for name, value in zip(POINT_NAMES, values, strict=True) if value}


def ability_numbers(ability: Ability) -> dict[str, int]:
    """What an ability costs and gives."""
    numbers = amounts(ability.points, "pay")
    for effect in TEXTS[ability.effect].effects:
        numbers.update(amounts(effect.points, "gives"))
        if effect.prompt == "reduce_occupying":
            numbers["lowers"] = effect.n
    return numbers


def ability_marks(ability: Ability) -> list[str]:
    """The parts of its cost and of its effect that are no points."""
    found: list[str] = []
    for cost in TEXTS[ability.cost].effects:
        if cost.prompt.endswith("_self"):
            found.append(cost.prompt)
        elif cost.prompt != "pay":
            found.append(f"{cost.prompt}_{meant(cost.fits)}")
    for effect in TEXTS[ability.effect].effects:
        if effect.prompt == "activate_deployed":
            found.append(f"activates_{meant(effect.fits)}")
        elif effect.prompt in EFFECT_MARKS:
            found.append(EFFECT_MARKS[effect.prompt])
    return found


EFFECT_MARKS: Final = {"search_discard": "recovers", "return_self": "sheds"}
ABILITY_NUMBERS: Final[list[dict[str, int]]] = [ability_numbers(ability) for ability in ABILITIES]
ABILITY_MARKS: Final[list[list[str]]] = [ability_marks(ability) for ability in ABILITIES]


def playing_marks(card: int) -> list[str]:
    """What its Playing Rule does: the verbs of the data."""
    found = [effect.prompt for effect in effects_of(PLAYING[card])]
    return [*found, "returns"] if cards.IS_PLAN[card] else found


def losses(card: int) -> dict[str, int]:
    """What attacking an OBJECTIVE costs, won or lost: how many cards of which kind."""
    numbers: dict[str, int] = {}
    for effect in effects_of(ATTACKED[card]):
        if effect.prompt == "choose_one":
            numbers["discard_one_kind"] = len(effect.choices)
        elif effect.n == ALL:
            numbers[f"{verb(effect)}_all_{meant(effect.fits)}"] = 1
        else:
            numbers[f"{verb(effect)}_{meant(effect.fits)}"] = effect.n
    return numbers


def verb(effect: Effect) -> str:
    return "fatigue" if effect.prompt == "fatigue_deployed" else "discard"


def fatigue_bp(card: int) -> tuple[int, int]:
    """The most BP for fatiguing a card: without paying, and for 1 SP."""
    free = [0]
    paid = [0]
    for ability in DEPLOYING_ABILITIES[card]:
        if ability.fatigues and not ability.picks:
            gives = ABILITY_NUMBERS[ability.number].get("gives_bp", 0)
            (paid if ability.points.sp == 1 else free).append(gives)
    return max(free), max(paid)


PLAYING_MARKS: Final[list[list[str]]] = [playing_marks(card) for card in cards.EVERY_CARD]
LOSSES: Final[list[dict[str, int]]] = [losses(card) for card in cards.EVERY_CARD]
FATIGUE_BP: Final[list[tuple[int, int]]] = [fatigue_bp(card) for card in cards.EVERY_CARD]

# --- cards as pieces ------------------------------------------------------------------------------------------------


def vp_of(card: int) -> dict[str, int]:
    return {"vp": cards.VP[card]} if cards.VP[card] else {}


def card_piece(
    card: int, key: str, owner: int = NONE, options: list[int] | None = None, numbers: dict[str, int] | None = None
) -> Piece:
    """A card that shows its face, with its Victory Points and whatever else is to be said of it."""
    return Piece(cards.TYPE[card].lower(), cards.IDS[card], key, owner, options, [], {**vp_of(card), **(numbers or {})})


def played_piece(g: Barbarossa, card: int, key: str, owner: int, options: list[int]) -> Piece:
    """A card with all that playing it costs and gives."""
    piece = card_piece(card, key, owner, options)
    if cards.PLAY_COST[card] != NONE:
        piece.numbers["cost"] = cards.PLAY_COST[card]
    piece.numbers.update(amounts(cards.PLAYING_BONUS[card], "gives"))
    if cards.IS_TRANSPORT[card] and owner == g.turn:
        piece.numbers["gives_sp"] = supply_of(g, card)
    piece.marks += PLAYING_MARKS[card]
    return piece


def supply_of(g: Barbarossa, card: int) -> int:
    """The SP that the turn player gains from a TRANSPORT now."""
    return max(0, cards.PLAYING_BONUS[card].sp - transport_malus(g, card))


def counted(pile: list[int], prefix: str, owner: int, options: bool = False) -> list[Piece]:
    """Cards of which only the number counts: one piece for each kind."""
    found: list[Piece] = []
    for card in sorted(set(pile)):
        chosen = [CARD.of(card)] if options else []
        found.append(card_piece(card, f"{prefix}-{cards.IDS[card]}", owner, chosen, {"copies": pile.count(card)}))
    return found
