"""What a question needs lies on the screen: every lit piece, the question and its buttons, at 1366 × 768.

At a phone, where one scrolls, whatever can be pointed at is drawn and large enough to be found.

`RAILHEAD_LAYOUT=20 python -m pytest tests/web/test_layout.py` looks at every decision of twenty matches a game;
`RAILHEAD_LAYOUT=5 RAILHEAD_LAYOUT_FIRST=10` at those of five of them, from the eleventh on. With `-s` it tells of each
match when it has been looked at.
"""

import asyncio
import os
import queue
import tempfile
import threading
from collections import Counter
from collections.abc import Iterator

import pytest
from browsers import Visitors
from project_tools import tool

import railhead
from railhead.bots import from_spec
from railhead.web.screens import Lens, screen_of
from railhead.web.soak.secrecy import answer, scene

gallery = tool("gallery")
MATCHES = int(os.environ.get("RAILHEAD_LAYOUT", "0"))  # 0: a part of one match
FIRST = int(os.environ.get("RAILHEAD_LAYOUT_FIRST", "0"))  # the seed of the first match
SAMPLE, EVERY = 20, 14  # without: so many decisions, of every fourteenth
BATCH = 25  # screens that are drawn and measured at one go
REGIONS = ("strip", "board", "caption", "question", "own", "seats", "tools")

# Draws screens one after the other as the stream would and looks at what one must be able to see and to point at.
EXAMINE = "screens => screens.map(regions => { draw({ regions }); return boxes.MEASURE(); })"
MEASURES = {"desk": "needed", "phone": "tapped"}

Screens = list[dict[str, str]]
Batches = queue.Queue[tuple[int, Screens] | None]  # which match, and screens of it


async def play(game: str, seats: int, seed: int, screens: Batches) -> None:
    """The screens of those who are asked, in a match of greedy bots; as in a stream, of each what is new."""
    rules = railhead.ruleset(game)
    batch: Screens = []
    last: dict[str, str] = {}
    bots = [from_spec("greedy", rules, seed + seat) for seat in range(seats)]
    with tempfile.TemporaryDirectory() as folder:
        async with scene(game, seats, folder) as stage:
            live, names = stage.live, rules.vocabulary.names
            match = live.table.match = rules.start(seats, seed)
            decisions = looked = 0
            while not match.over and (MATCHES or looked < SAMPLE):
                ask = match.asks[0]
                if MATCHES or decisions % EVERY == 0:
                    regions = screen_of(live, Lens(live.table.id, (ask.seat,), ask.seat)).regions
                    new = [name for name in REGIONS if not batch or regions[name] != last[name]]
                    batch.append({name: regions[name] for name in new})
                    last = regions
                    looked += 1
                if len(batch) == BATCH:
                    screens.put((seed, batch))
                    batch = []
                answer(live, ask.seat, names[bots[ask.seat].choose(match.view(ask.seat), ask)])
                decisions += 1
    screens.put((seed, batch))


def drawn(game: str, seats: int) -> Iterator[tuple[int, Screens]]:
    """The screens of all matches; the next ones are drawn while the browser measures."""
    screens: Batches = queue.Queue(maxsize=4)

    def work() -> None:
        try:
            for seed in range(FIRST, FIRST + (MATCHES or 1)):
                asyncio.run(play(game, seats, seed, screens))
        finally:
            screens.put(None)

    threading.Thread(target=work, daemon=True).start()
    return iter(screens.get, None)


@pytest.mark.timeout(14_400 if MATCHES else 240)
@pytest.mark.parametrize("form", MEASURES)
@pytest.mark.parametrize("game", railhead.rulesets())
def test_all_that_a_question_needs_lies_on_the_screen(visitor: Visitors, game: str, form: str) -> None:
    seats = railhead.ruleset(game).seats[-1]
    anna = visitor(gallery.FORMATS[form], reduced_motion="reduce")
    anna.start(game, "me", *["random"] * (seats - 1))
    anna.page.wait_for_selector("[data-answer]", state="attached")
    anna.page.evaluate(f"() => {{ window.boxes = {gallery.BOXES}; }}")
    examine = EXAMINE.replace("MEASURE", MEASURES[form])
    looked: Counter[int] = Counter()
    faults = []

    for match, batch in drawn(game, seats):
        for found in anna.page.evaluate(examine, batch):
            faults += [f"match {match}, decision {looked[match]}: {fault}" for fault in found]
            looked[match] += 1
        if len(batch) < BATCH:
            print(f"{game}, {seats} seats, {form}, match {match}: {looked[match]} decisions; faults so far: {faults}")

    assert len(looked) == (MATCHES or 1)
    assert looked.total() >= (MATCHES or SAMPLE)
    assert [] == faults
