"""Interpreted states keep their fields in slots, whatever kernel is built, and nobody notices."""

import copy
import pickle

from railhead.kernel.state import State
from railhead.kernel.zones import Zone


class Lamp(State):
    """A state as a third party writes it."""

    oil: int
    wicks: Zone
    lit: bool = False

    def burn(self) -> None:
        self.oil -= 1


class Lantern(Lamp):
    """One built on another."""

    glass: list[int]


def lantern() -> Lantern:
    state = Lantern()
    state.oil, state.glass, state.seats = 3, [1, 2], 4
    return state


def test_the_fields_of_a_state_lie_in_slots() -> None:
    state = lantern()

    assert isinstance(state, Lantern)
    assert ("Lantern", __name__) == (type(state).__name__, type(state).__module__)
    assert {} == vars(state)


def test_each_class_makes_its_own_states() -> None:
    assert type(Lamp()) is not type(Lantern())
    assert not isinstance(Lamp(), Lantern)


def test_a_field_with_a_default_keeps_it() -> None:
    state = lantern()
    assert not state.lit

    state.lit = True

    assert state.lit
    assert not lantern().lit


def test_methods_find_the_fields() -> None:
    state = lantern()

    state.burn()

    assert 2 == state.oil


def test_a_state_can_be_copied_and_pickled() -> None:
    state = lantern()

    for other in (copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert type(other) is type(state)
        assert (3, [1, 2], 4) == (other.oil, other.glass, other.seats)
        assert other.glass is not state.glass
