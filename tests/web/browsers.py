"""Real browsers for tests: Debian's chromium driven by Playwright, with every fault of a page collected."""

import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright

WHOLE = bool(os.environ.get("RAILHEAD_WHOLE"))  # look at all that is otherwise sampled
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or ""
INSTALL = "chromium is not installed: apt-get install chromium"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]
DESKTOP: dict[str, Any] = {"viewport": {"width": 1360, "height": 860}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
PATIENCE = 90_000  # milliseconds; a busy machine takes its time
POLLING = 50  # milliseconds between two looks; otherwise the browser would draw 60 frames a second only for them

# Plays in the page itself, as fast as it goes: presses one button after the other until the match is over, or until
# another driver takes over. While the server is down it waits, as a person would.
DRIVE = """
async ({ most, hints }) => {
  const mine = window.driver = (window.driver || 0) + 1;
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const table = document.getElementById("table");
  const asked = () => (document.querySelector("[data-answer] [name=version]") || {}).value;
  const advice = async () => {
    const body = new URLSearchParams({ seat: table.dataset.seat });
    try {
      const reply = await fetch(`${table.dataset.table}/hint`, { method: "POST", body });
      return reply.ok ? (await reply.json()).option : "";
    } catch { return ""; }
  };
  let made = 0;
  while (made < most && window.driver === mine && !document.querySelector(".result")) {
    const version = asked();
    if (!version) { await wait(5); continue; }
    const hint = hints ? await advice() : "";
    const buttons = [...document.querySelectorAll("[data-answer] button")];
    const any = buttons[Math.floor(Math.random() * buttons.length)];
    if (!any || window.driver !== mine) continue;
    (buttons.find((one) => one.value === hint) || any).click();
    made += 1;
    while (asked() === version && window.driver === mine) await wait(5);
  }
  return made;
}
"""


class Visitor:
    """One person's browser window, and whatever went wrong in it."""

    def __init__(self, context: BrowserContext, base: str, pace: str = "instant") -> None:
        self.context = context
        self.base = base
        self.faults: list[str] = []
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"localStorage.pace ??= '{pace}';")
        self.page = context.new_page()
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        self.page.on("console", lambda message: self.note(message.type, message.text))

    def note(self, kind: str, text: str) -> None:
        if kind == "error" and "net::ERR" not in text:  # the network may fail: that is tested too
            self.faults.append(text)

    def open(self, path: str) -> Page:
        self.page.goto(self.base + path)
        return self.page

    def open_refused(self, path: str) -> Page:
        """Open a page that the server refuses; the browser's own word about it is no fault."""
        page = self.open(path)
        self.faults = [fault for fault in self.faults if "Failed to load resource" not in fault]
        return page

    def start(self, game: str, *seats: str, name: str = "Anna") -> str:
        """Open a table through the form; its address."""
        page = self.open(f"/new/{game}")
        page.fill("#name", name)
        if page.locator("[name=seats]:not([type=hidden])").count():
            page.locator(f"label:has(#seats-{len(seats)})").click()
        for at, who in enumerate(seats):
            page.select_option(f"#who-{at}", who)
        if page.locator("[name=windows]").count():
            page.locator("label:has([name=windows][value=off])").click()
        page.click("button.primary")
        page.wait_for_url(re.compile(r"/t/\w+"))
        return page.url.removeprefix(self.base)

    def drive(self, most: int = 100_000, *, hints: bool = True) -> None:
        """Let the page play on by itself, as well as the hints are or at random."""
        self.page.evaluate(f"wanted => {{ window.driven = ({DRIVE})(wanted); }}", {"most": most, "hints": hints})

    def stop_driving(self) -> None:
        """Leave the next question to whoever looks at the page."""
        self.page.evaluate("() => { window.driver = (window.driver || 0) + 1; }")

    def finish_driving(self) -> None:
        """Until the driver has made all its decisions."""
        self.page.evaluate("() => window.driven")

    def wait_decision(self, number: int) -> None:
        """Until the page shows so many decisions."""
        reached = "number => Number(document.getElementById('link').dataset.decision) >= number"
        self.page.wait_for_function(reached, arg=number, polling=POLLING)

    def wait_link(self, state: str) -> None:
        """Until the page says that its connection is `live`, or `lost`."""
        self.page.wait_for_selector(f"[data-link={state}]")

    def wait_over(self, seconds: float) -> None:
        """Until the result is there; some tables draw it themselves and hide the list."""
        self.page.wait_for_selector(".result", state="attached", timeout=seconds * 1000)

    def wait_course(self) -> None:
        """Until the course of the match lies under its end, where a table draws one."""
        come = "document.getElementById('course')?.dataset.asked === 'yes'"
        self.page.wait_for_function(f"() => !document.querySelector('.drawn-end') || {come}", polling=POLLING)

    def tab_to(self, selector: str, most: int = 200) -> None:
        """Press Tab until the focus is on such a thing, as somebody without a mouse does."""
        for _ in range(most):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("wanted => document.activeElement.matches(wanted)", selector):
                return
        raise AssertionError(f"{self.page.url}: Tab never reaches {selector}")

    def list_options(self) -> None:
        """Open the list of all options, where a drawn table keeps it folded."""
        self.page.wait_for_selector("[data-answer] button", state="attached")
        self.page.evaluate("() => { const all = document.querySelector('.all-options'); if (all) all.open = true; }")

    def answers(self) -> Locator:
        """Whatever answers by a click: a hand that allows nothing has no lit card, but there is a button."""
        return self.page.locator(".lit:visible, [data-answer] button:visible")

    def fits(self) -> bool:
        """Is the page no wider than the window, and what is asked no wider than its box?"""
        boxes = "[document.documentElement, ...document.querySelectorAll('.ask')]"
        fits: bool = self.page.evaluate(f"() => {boxes}.every(box => box.scrollWidth <= box.clientWidth)")
        return fits

    def check_access(self) -> None:
        """No serious or critical fault of accessibility on this page."""
        source = files("axe_core_python").joinpath("axe.min.js").read_text(encoding="utf-8")
        self.page.evaluate(f"{source}; null")
        found = self.page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
        serious = [
            (fault["id"], [(node["html"][:160], node["failureSummary"]) for node in fault["nodes"]][:3])
            for fault in found["violations"]
            if fault["impact"] in ("serious", "critical")
        ]
        assert not serious, f"{self.page.url}: {serious}"


Visitors = Callable[..., Visitor]


def sit_two(visitor: Visitors, game: str, *others: str) -> tuple[Visitor, Visitor, str]:
    """Anna opens a table for herself, Boris and some bots; he comes by her link, on a phone."""
    anna, boris = visitor(DESKTOP, reduced_motion="reduce"), visitor(PHONE, reduced_motion="reduce")
    table = anna.start(game, "me", "link", *others)
    boris.page.goto(anna.page.input_value("#link-1"))
    boris.page.fill("#name", "Boris")
    boris.page.click("button.primary")
    for one in (anna, boris):
        one.page.wait_for_selector("#table")
        one.wait_link("live")
    return anna, boris, table


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield launched
        launched.close()
