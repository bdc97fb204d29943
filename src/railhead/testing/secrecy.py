"""The secrecy net: nothing a seat gets may hang on anything it cannot know."""

import marshal
from random import Random

from railhead.kernel.ask import Ask
from railhead.kernel.events import Tape
from railhead.kernel.match import Match, resume_match
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.scene import HIDDEN_FACE, Scene
from railhead.kernel.state import State, zones_of
from railhead.kernel.view import determinize
from railhead.kernel.zones import SPECTATOR
from railhead.present.beats import beats, passage
from railhead.present.text import SceneText
from railhead.present.voice import Voice

PLAIN = 2  # the version of marshal that writes equal values as equal bytes, wherever they come from


def sight(state: State, seat: int | None) -> bytes:
    """Everything a viewer gets of a state, byte for byte."""
    view = state.view(seat)
    voice = Voice(view.state)
    told = [voice.asked(ask) for ask in view.asks] + [voice.waiting(ask) for ask in view.others]
    return marshal.dumps([view.to_json(), told, drawn(view.rules.scene(view), voice), view.pools], PLAIN)


def drawn(scene: Scene | None, voice: Voice) -> list[object]:
    """A whole scene: everything in it, what its pieces answer, and all that can be read of it."""
    if scene is None:
        return []
    answers = [(piece.key, piece.options) for piece in scene.pieces()]
    spots = [one.spots for area in scene.areas for one in [area, *area.areas]]
    faces = dict.fromkeys(piece.face for piece in scene.pieces() if piece.face)
    notes = [voice.note(face) for face in faces if face != HIDDEN_FACE]
    read = SceneText(voice.words, voice, {}).table(scene.areas) + notes
    return [scene.to_json(), answers, spots, [str(line) for line in read]]


def refusals(state: State, seat: int, options: list[int]) -> list[tuple[str, str] | None]:
    """What the engine says to this seat about these options."""
    match = resume_match(state.rules, state.clone())
    voice, found = Voice(match.state), [match.why_not(seat, option) for option in options]
    return [None if refusal is None else (refusal.rule, voice.refusal(refusal)) for refusal in found]


def play_secret(
    rules: Ruleset, seats: int, seed: int, options: dict[str, str] | None = None, every: int = 1, most: int = 0
) -> int:
    """Play one random match (or its first `most` decisions) and check at every `every`-th; the positions checked."""
    dice = Random(seed)
    match = rules.start(seats, seed, options)
    decisions = checked = 0
    while not match.over and not 0 < most <= decisions:
        if decisions % every == 0:
            check_secrecy(match, dice)
            checked += 1
        ask = dice.choice(match.asks)
        match.answer(ask.seat, dice.choice(ask.options))
        decisions += 1
    return checked


def check_secrecy(match: Match, dice: Random) -> None:
    """All viewers of one position: re-deal what each cannot know, and compare."""
    state = match.state
    pointed = dice.sample(range(len(match.rules.vocabulary)), min(10, len(match.rules.vocabulary)))
    for viewer in [*range(state.seats), None]:
        seen = sight(state, viewer)
        other = determinize(state, viewer, dice.randrange(1 << 30))
        assert sight(other, viewer) == seen, f"{match.rules.name}: seat {viewer} sees a difference"
        if viewer is not None:
            assert refusals(other, viewer, pointed) == refusals(state, viewer, pointed), "a refusal betrays something"
        check_told(state, other, viewer, dice)
    for ask in match.asks:
        if ask.secret:
            check_secret_answer(state, ask, dice)


def check_told(state: State, other: State, viewer: int | None, dice: Random) -> None:
    """Where two worlds look alike before and after the same answer, the viewer is told the same in between."""
    asked = {(ask.seat, option) for ask in state.open_asks() for option in ask.options}
    both = sorted(asked & {(ask.seat, option) for ask in other.open_asks() for option in ask.options})
    if not both:
        return
    seat, option = dice.choice(both)
    other = other.clone()
    other.chance = state.chance.copy()
    here, here_told = after(state, seat, option, viewer)
    there, there_told = after(other, seat, option, viewer)
    if here == there:
        assert here_told == there_told, "an event betrays what the view hides"
        here_followed = followed(state, seat, option, viewer)
        assert here_followed == followed(other, seat, option, viewer), "a beat betrays what the view hides"


def after(state: State, seat: int, option: int, viewer: int | None) -> tuple[bytes, str]:
    """What a viewer sees and is told after an answer."""
    trial = state.clone()
    tape = trial.tape = Tape()
    tape.keeps_shown = True
    trial.answer(seat, option)
    # A shuffle may sweep away what was openly shown before it, and an open discard may leave the same table whoever
    # made it and when, so what was shown and drawn on the way counts as seen.
    bit = 1 << (SPECTATOR if viewer is None else viewer)
    shown = [(card, before, when) for card, before, after, when in tape.shown if after & ~before & bit]
    seen = sight(trial, viewer) + str([tape.outcomes, shown]).encode()
    # The secret part of an event is for its audience alone, so only the open part is compared.
    return seen, repr([(event.kind, event.args) for event in tape.events])


def followed(state: State, seat: int, option: int, viewer: int | None) -> str:
    """What a viewer is shown of an answer, one event after the other."""
    played = passage(state, [{"seat": seat, "answer": state.rules.vocabulary.names[option]}])
    return repr(beats(played, viewer, Voice(played.after.view(viewer).state)))


def check_secret_answer(state: State, ask: Ask, dice: Random) -> None:
    """An answer that stays secret looks the same to any other viewer, whatever it is."""
    if len(ask.options) < 2 or len(state.open_asks()) < 2:
        return  # the last answer may set off the reveal; check_told watches that
    one, two = dice.sample(ask.options, 2)
    viewer = dice.choice([seat for seat in [*range(state.seats), None] if seat != ask.seat])
    assert after(state, ask.seat, one, viewer) == after(state, ask.seat, two, viewer), "a secret answer shows"


def unknowns_vary(state: State, viewer: int | None, tries: int = 20) -> bool:
    """Does re-dealing really change something, where there is something to change?"""
    pools = state.view(viewer).pools
    if not any(len(set(pool)) > 1 for pool in pools):
        return True
    deals = {str([zone.cards for zone in zones_of(determinize(state, viewer, seed))]) for seed in range(tries)}
    return len(deals) > 1
