"""What goes on in a scene: a fight, a choice, the dice, the syndicates, and the scoring at the end."""

from __future__ import annotations

from typing import Final

from railhead.games.black_metro import cards, dice, model, scene_board, scene_own, syndicates, victory
from railhead.games.black_metro.assignment_fortunes import PlayFortune
from railhead.games.black_metro.fortunes import DominanceAttack, Exchange
from railhead.games.black_metro.model import BlackMetro
from railhead.games.black_metro.personnel import STRENGTH_OF, UNIT_OF, count_of
from railhead.games.black_metro.queries import HALF_RECOVERY, blockade_strain, breaches, charged_among, strength
from railhead.games.black_metro.scene_now import Looking
from railhead.games.black_metro.scripts import BACKING, DICE, DICE_FACES, GENERAL_ABILITY, SCRIPT_NAMES
from railhead.games.black_metro.units import Select
from railhead.kernel.ask import NONE
from railhead.kernel.pieces import marked, sole, without_zeros
from railhead.kernel.scene import ROW, STACK, Area, Piece
from railhead.kernel.zones import HIDDEN

EARLY_LOSSES: Final = ("strain_beyond", "power_of_the", "personnel_of_the")  # in the reason: nothing was scored


def fight(g: BlackMetro, eyes: Looking) -> list[Area]:
    """Attacker and defender, and the fortunes that were played, each by its player."""
    attack: Exchange | None = None
    openly: PlayFortune | DominanceAttack | None = None
    for step in g.stack:
        if isinstance(step, Exchange):
            attack = step
        if isinstance(step, (PlayFortune, DominanceAttack)):
            openly = step
    if openly is None:
        return [Area("fight", ROW), Area("played", ROW)]
    fighting = {} if openly.target == NONE else {"attacker": openly.player, "defender": g.player_of(openly.target)}
    sides: list[Piece] = []
    name = cards.DISTRICT_IDS[eyes.district - 1] if eyes.district else ""
    for kind, player in fighting.items():
        piece = Piece(kind, name, kind, player)
        if isinstance(openly, DominanceAttack):
            piece.numbers["strength"] = strength(g, player, openly.district)
        if attack is not None and attack.answering() == player:
            piece.marks.append("answers")
            if attack.keyword == cards.ASSIGNMENT:
                piece.numbers["at_least"] = attack.value
            else:
                piece.marks.append(f"needs_{cards.ELITE_RANKS[attack.value]}")
        sides.append(piece)
    players = list(fighting.values()) or [openly.player]
    played: list[Piece] = []
    for at, card in enumerate(g.played.cards):
        piece = scene_own.fortune_piece(g, card, NONE, eyes)
        piece.owner = players[at % len(players)]
        played.append(piece)
    return [Area("fight", ROW, sides), Area("played", ROW, played)]


def amounts(g: BlackMetro, eyes: Looking) -> list[Piece]:
    """How many of a rank: what each answer makes in strength, and the least strain that it costs."""
    step = g.stack[-1] if g.stack else None
    if not isinstance(step, Select) or step.player != eyes.seat or not eyes.offered:
        return []
    found: list[Piece] = []
    for option in eyes.offered:
        if model.NUMBER.has(option):
            count = model.NUMBER.thing(option)
            picked = step.result + count * UNIT_OF[step.rank]
            strain = strain_of(g, step, picked, eyes)
            numbers = {"count": count, "strength": STRENGTH_OF[picked], **without_zeros({"strain": strain})}
            marks = scene_board.danger(g, step.player, strain)
            name = cards.RANK_IDS[step.rank]
            found.append(Piece("amount", name, f"amount{count}", step.player, [option], marks, numbers, place=count))
    return found


def strain_of(g: BlackMetro, step: Select, picked: int, eyes: Looking) -> int:
    """The least strain of a selection: of who recovers, or of who assigns against blockades all that is not asked."""
    if step.prompt == "recover":
        strain = STRENGTH_OF[picked]
        return strain // 2 if charged_among(g, step.player, HALF_RECOVERY) != NONE else strain
    if step.prompt in ("assign", "assign_forced") and eyes.district:
        for rank in range(step.rank + 1, cards.RANKS):
            picked += g.count(step.player, rank, step.place) * UNIT_OF[rank]
        if count_of(picked, cards.MECHASUIT) and breaches(cards.MECHASUIT):
            return 0
        there = g.personnel_strength(step.player, eyes.district)
        return blockade_strain(g.other_blockades(step.player, eyes.district), STRENGTH_OF[picked] + there)
    return 0


def syndicate_piece(g: BlackMetro, at: int) -> Piece:
    """A syndicate: whom it would back, with how much; turned ones back nobody."""
    card = g.syndicates.cards[at]
    numbers = {"backing": BACKING[card - cards.FIRST_SYNDICATE]}
    leader = NONE
    for player in range(g.players):
        if syndicates.is_sole_best(g, player, card):
            leader = player
            numbers["best"] = abs(syndicates.standing(g, player, card))
    marks = marked(turned=g.syndicates.marks[at] == model.TURNED)
    return Piece("syndicate", cards.CARDS[card], cards.CARDS[card], leader, [model.CARD.of(card)], marks, numbers)


def die_piece(g: BlackMetro, die: int, eyes: Looking) -> Piece:
    """A die, with its face while its roll is being carried out; who may sabotage the roll points at it."""
    for step in g.stack:
        if isinstance(step, dice.Roll) and step.die == die:
            name = SCRIPT_NAMES[DICE_FACES[die][step.face]].replace(".", "_")
            options: list[int] = []
            if eyes.seat != NONE and g.candidate[eyes.seat] != NONE:
                options.append(model.USE.of(GENERAL_ABILITY[g.candidate[eyes.seat]]))
            numbers = {"result": step.face + 1}
            return Piece("die", name, f"die-{DICE[die]}", step.player, options, ["now"], numbers)
    return Piece("die", f"die_{DICE[die]}", f"die-{DICE[die]}")


def discard(g: BlackMetro, eyes: Looking) -> Area:
    """The discard with its top card, at which nobody points."""
    top = [scene_own.fortune_piece(g, card, NONE, eyes) for card in g.discard.cards[-1:]]
    return Area("discard", STACK, top, size=len(g.discard.cards))


def offers(eyes: Looking) -> list[Piece]:
    """What may be chosen that lies nowhere else: what an event does, a trade, the benefit of a joker."""
    found: list[Piece] = []
    for option in eyes.offered:
        name = ""
        if eyes.prompt == "event" and model.USE.has(option):
            name = SCRIPT_NAMES[model.USE.thing(option)].replace(".", "_")
        elif model.TRADE.has(option):
            give, take = model.TRADES[model.TRADE.thing(option)]
            name = f"trade_{cards.RESOURCES[give]}_{cards.RESOURCES[take]}"
        elif model.BENEFIT.has(option):
            name = f"benefit_{cards.SUITS[model.BENEFIT.thing(option)]}"
        if name:
            found.append(sole("offer", name, options=[option]))
    return found


def colours(eyes: Looking) -> list[Piece]:
    """The colours of the solo challenge, while they are chosen."""
    if eyes.prompt not in scene_own.CHOOSING_COLOURS:
        return []
    return [sole("colour", name, options=[model.COLOUR.of(at)]) for at, name in enumerate(cards.COLOURS)]


def free_candidates(g: BlackMetro, eyes: Looking) -> list[Piece]:
    """The candidates that nobody leads yet, in the set-up."""
    if eyes.moment != "set_up" or g.options["use_candidates"] != "yes":
        return []
    found: list[Piece] = []
    for at, name in enumerate(cards.CANDIDATE_IDS):
        if at not in g.candidate:
            marks = marked(handicapped=g.is_solo() and at in cards.HANDICAPPED)
            found.append(sole("candidate", name, NONE, [model.CANDIDATE.of(at)], marks))
    return found


def scoring(g: BlackMetro) -> list[Piece]:
    """At the end: where the power came from, line by line of the final scoring; the rest was earned before."""
    if g.outcome is None or any([word in g.outcome.reason for word in EARLY_LOSSES]):
        return []
    found: list[Piece] = []
    for player in range(g.seats):
        lines: list[Piece] = []
        earned = g.power[player]
        for per, every, _, power in victory.SCORING:
            points = victory.scored(g, player, per) // every * power
            earned -= points
            if points:
                lines.append(Piece("score", per, f"score{player}-{per}", player, numbers={"power": points}))
        marks = marked(unseen_hand=HIDDEN in g.hand[player].cards)
        found.append(Piece("score", "earned", f"score{player}-earned", player, [], marks, {"power": earned}))
        found += lines
    return found
