"""What a seat knows, and how it imagines the rest. The only thing a bot, a browser or a log ever holds."""

from __future__ import annotations

from typing import Final

from railhead.kernel.ask import GIVEN, UNTOLD, WAITING, Ask
from railhead.kernel.chance import Chance
from railhead.kernel.ruleset import Ruleset
from railhead.kernel.state import NO_ASKS, State, zones_of
from railhead.kernel.zones import AMONG, EVERYBODY, HIDDEN, SET, SPECTATOR, Zone, of_set


class View:
    """A state with everything removed that its seat cannot know."""

    def __init__(
        self,
        state: State,
        seat: int,
        pools: list[list[int]],
        sets: dict[int, list[int]],
        asks: tuple[Ask, ...],
        others: list[Ask],
    ) -> None:
        self.state: Final = state  # HIDDEN for what the seat cannot place; no chance, nor others' answers and knowledge
        self.seat: Final = seat
        self.pools: Final = pools  # for every pool the cards that the seat cannot place, sorted
        self.sets: Final = sets  # for every set known to the seat its cards, sorted: one of them lies in each place
        self.asks: Final = asks  # the open questions of this seat
        self.others: Final = others  # who else is known to be asked, without the options

    @property
    def rules(self) -> Ruleset:
        return self.state.rules

    def to_json(self) -> dict[str, object]:
        """The view as plain JSON: the layout of a state, with null for what is hidden."""
        from railhead.kernel.codec import encode_view

        return encode_view(self)

    def imagine(self, seed: int) -> State:
        """A complete state in which this view is what the seat sees; everything unknown is dealt at random."""
        state = self.state.clone()
        state.chance.seed(seed)
        chance = Chance()
        chance.seed(seed + 1)
        self.deal(zones_of(state), chance)
        if not state.over:
            state.reask()
            if state.question is None:
                imagine_replies(state, chance)
        state.chance.seed(seed)
        return state

    def deal(self, zones: list[Zone], chance: Chance) -> None:
        """Deal the unknown cards of every set and pool at random into the unknown places where they may lie."""
        pools = [pool[:] for pool in self.pools]
        sets = {number: cards[:] for number, cards in self.sets.items()}
        for zone in zones:
            cards = zone.cards
            for at in range(len(cards)):
                if cards[at] == HIDDEN:
                    number = zone.set_known_to(self.seat, at)
                    left = sets[number] if number else pools[zone.pool]
                    pick: int = chance.below(len(left))
                    cards[at] = left[pick]
                    left[pick] = left[-1]
                    left.pop()

    def one_of(self, zone: Zone, at: int) -> list[int]:
        """The cards one of which lies in this hidden place, as far as the seat knows the set; empty: it does not."""
        number = zone.set_known_to(self.seat, at) if zone.cards[at] == HIDDEN else 0
        return self.sets[number] if number else []


def make_view(state: State, seat: int) -> View:
    """The view of a seat (or SPECTATOR), built from what it has seen."""
    shown = state.clone()
    shown.chance = Chance()
    shown.barred = 0
    pools: list[list[int]] = [[] for _ in state.rules.layout(state.seats).pools]
    sets: dict[int, list[int]] = {}
    zones = zones_of(shown)
    for zone in zones:
        for at in range(len(zone.cards)):
            if not zone.known(at) >> seat & 1:
                number = zone.set_known_to(seat, at)
                (sets.setdefault(number, []) if number else pools[zone.pool]).append(zone.cards[at])
                zone.cards[at] = HIDDEN
    for pool in pools:
        pool.sort()
    number_of: dict[int, int] = {}
    if sets:
        settle_sets(zones, seat, sets)
        for number in sorted(sets, key=sets.__getitem__):
            number_of[number] = len(number_of) + 1
        sets = {number_of[number]: sets[number] for number in number_of}
    for zone in zones:
        if zone.seen:
            mask_knowledge(zone, seat, number_of)
    open_asks = state.open_asks()
    own = tuple([ask for ask in open_asks if ask.seat == seat])
    others = [
        Ask(ask.seat, ask.prompt, [], secret=ask.secret, about=ask.about)
        for ask in open_asks
        if ask.seat != seat and not ask.quiet
    ]
    for ask in state.asks:
        if ask.seat != seat:
            shown.replies[ask.seat] = masked_reply(ask, state.replies[ask.seat])
    shown.waiting = 0
    shown.asks = NO_ASKS
    shown.question = None
    return View(shown, seat, pools, sets, own, others)


def settle_sets(zones: list[Zone], seat: int, sets: dict[int, list[int]]) -> None:
    """A set of which only equal cards are left hides nothing."""
    for number, cards in list(sets.items()):
        cards.sort()
        if cards[0] == cards[-1]:
            del sets[number]
            for zone in zones:
                for at in range(len(zone.cards)):
                    if zone.cards[at] == HIDDEN and zone.set_known_to(seat, at) == number:
                        zone.cards[at] = cards[0]
                        zone.show(at, 1 << seat)


def mask_knowledge(zone: Zone, seat: int, number_of: dict[int, int]) -> None:
    """Leave of who knows what only what the seat itself knows and what all can know of each other.

    All see who looks at a zone and what is shown to everybody, spectators included. Which card of a hand somebody
    else has seen, and of what others know a set, is theirs: even the numbers of sets would tell.
    """
    seen: list[int] = []
    for bits in zone.seen:
        if bits >> SPECTATOR & 1:
            seen.append(EVERYBODY)
            continue
        known = zone.base | bits & 1 << seat
        number = number_of.get(bits >> SET, 0) if bits >> AMONG >> seat & 1 else 0
        seen.append(of_set(known, 1 << seat, number) if number else known)
    zone.seen = seen
    zone.tidy()


def masked_reply(ask: Ask, reply: int) -> int:
    if ask.quiet:
        return UNTOLD
    if reply == WAITING or not ask.secret:
        return reply
    return GIVEN


def imagine_replies(state: State, chance: Chance) -> None:
    """Fill in what the seat cannot know of answers given at the same time as its own."""
    replies = state.replies
    quiet: list[int] = []
    for ask in state.asks:
        reply = replies[ask.seat]
        if reply == UNTOLD:
            quiet.append(ask.seat)
            replies[ask.seat] = WAITING if len(ask.options) > 1 else ask.options[0]
        elif reply == GIVEN:
            replies[ask.seat] = ask.options[chance.below(len(ask.options))]
    if quiet and WAITING not in replies:
        # Somebody thinks, else the match would have gone on: in this dream it is one who can only pass.
        replies[quiet[chance.below(len(quiet))]] = WAITING
    state.waiting = sum([1 for reply in replies if reply == WAITING])


def determinize(state: State, seat: int | None, seed: int) -> State:
    """What a seat could think the state is: the same as `state.view(seat).imagine(seed)`."""
    return state.view(seat).imagine(seed)
