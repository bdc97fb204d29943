"""What a question needs lies on the screen: every lit piece, the question and its buttons, at 1366 × 768.

`RAILHEAD_LAYOUT=20 python -m pytest tests/web/test_layout.py` looks at every decision of twenty matches a game.
"""

import asyncio
import os
import tempfile
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from browsers import Visitors

import railhead
from railhead.bots import from_spec
from railhead.web.screens import Lens, screen_of
from railhead.web.soak.secrecy import answer, scene

MATCHES = int(os.environ.get("RAILHEAD_LAYOUT", "0"))  # 0: a part of one match
SAMPLE, EVERY = 20, 14  # without: so many decisions, of every fourteenth
DESK: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}

# Draws a screen as the stream would and looks at what one must be able to see and to point at.
EXAMINE = """
(regions) => {
  draw({ regions });
  const faults = [];
  const name = (thing) => `${thing.getAttribute("aria-label") || thing.textContent}`.trim().slice(0, 60);
  const see = (thing, what) => {
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const [wide, high] = [innerWidth + 1, innerHeight + 1];
    if (box.width < 1 || box.height < 1) return faults.push(`${what} has no size: ${name(thing)}`);
    if (box.left < -1 || box.top < -1 || box.right > wide || box.bottom > high)
      return faults.push(`${what} is outside: ${name(thing)} ${[x, y, box.width, box.height].map(Math.round)}`);
    const top = document.elementFromPoint(x, y);
    const seen = what === "piece" || (top && (thing.contains(top) || top.contains(thing)));
    if (!seen) faults.push(`${what} is covered: ${name(thing)}`);
  };
  for (const thing of document.querySelectorAll("#question .asked")) see(thing, "question");
  for (const thing of document.querySelectorAll(".dock-button, .all-options > summary")) see(thing, "button");
  const options = {};
  const lit = document.querySelectorAll("#table .lit[data-option]");
  for (const thing of lit) (options[thing.dataset.option] ??= []).push(thing);
  for (const things of Object.values(options)) {  // one way to point at an option is enough
    const before = faults.length;
    for (const thing of things) {
      const found = faults.length;
      see(thing, "piece");
      if (faults.length === found) { faults.length = before; break; }
    }
  }
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) faults.push(`the page is ${page.scrollWidth} wide`);
  return faults;
}
"""


async def play(game: str, seats: int, seed: int) -> list[dict[str, str]]:
    """The screens of those who are asked, in a match of greedy bots."""
    rules, screens = railhead.ruleset(game), []
    bots = [from_spec("greedy", rules, seed + seat) for seat in range(seats)]
    with tempfile.TemporaryDirectory() as folder:
        async with scene(game, seats, folder) as stage:
            live, names, decisions = stage.live, rules.vocabulary.names, 0
            match = live.table.playing()
            while not match.over and (MATCHES or len(screens) < SAMPLE):
                ask = match.asks[0]
                if MATCHES or decisions % EVERY == 0:
                    screens.append(screen_of(live, Lens(live.table.id, (ask.seat,), ask.seat)).regions)
                answer(live, ask.seat, names[bots[ask.seat].choose(match.view(ask.seat), ask)])
                decisions += 1
    return screens


@pytest.mark.timeout(7200 if MATCHES else 240)
@pytest.mark.parametrize("game", railhead.rulesets())
def test_all_that_a_question_needs_lies_on_the_screen_of_a_desk(visitor: Visitors, game: str) -> None:
    seats = railhead.ruleset(game).seats[-1]
    anna = visitor(DESK, reduced_motion="reduce")
    anna.start(game, "me", *["random"] * (seats - 1))
    anna.page.wait_for_selector("[data-answer]", state="attached")
    looked, faults = 0, []
    apart = ThreadPoolExecutor(1)  # this thread has a loop already: that of the browser

    for seed in range(MATCHES or 1):
        for regions in apart.submit(lambda seed=seed: asyncio.run(play(game, seats, seed))).result():
            faults += [f"{looked}: {fault}" for fault in anna.page.evaluate(EXAMINE, regions)]
            looked += 1

    print(f"{game}, {seats} seats: {looked} decisions, {len(faults)} faults")
    assert [] == faults
