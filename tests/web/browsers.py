"""Real browsers for tests: Debian's chromium driven by Playwright, with every fault of a page collected."""

import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

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

# Plays in the page itself, as fast as it goes: presses one button after the other until the match is over.
DRIVE = """
async ({ most, hints }) => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms));
  const table = document.getElementById("table");
  let made = 0;
  while (made < most && !document.querySelector(".result")) {
    const field = document.querySelector("[data-answer] [name=version]");
    if (!field) { await wait(5); continue; }
    const version = field.value;
    let hint = "";
    if (hints) {
      const body = new URLSearchParams({ seat: table.dataset.seat });
      const reply = await fetch(`${table.dataset.table}/hint`, { method: "POST", body });
      if (reply.ok) hint = (await reply.json()).option;
    }
    const buttons = [...document.querySelectorAll("[data-answer] button")];
    const any = buttons[Math.floor(Math.random() * buttons.length)];
    const button = buttons.find((one) => one.value === hint) || any;
    if (!button) continue;
    button.click();
    made += 1;
    for (let tries = 0; tries < 2000; tries += 1) {
      const now = document.querySelector("[data-answer] [name=version]");
      if (!now || now.value !== version) break;
      await wait(5);
    }
  }
  return made;
}
"""


class Visitor:
    """One person's browser window, and whatever went wrong in it."""

    def __init__(self, context: BrowserContext, base: str) -> None:
        self.context = context
        self.base = base
        self.faults: list[str] = []
        self.page = context.new_page()
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        self.page.on("console", lambda message: self.note(message.type, message.text))

    def note(self, kind: str, text: str) -> None:
        if kind == "error" and "net::ERR" not in text:  # the network may fail: that is tested too
            self.faults.append(text)

    def open(self, path: str) -> Page:
        self.page.goto(self.base + path)
        return self.page

    def start(self, game: str, *seats: str, name: str = "Anna") -> str:
        """Open a table through the form; its address."""
        page = self.open(f"/new/{game}")
        page.fill("#name", name)
        for at, who in enumerate(seats):
            page.select_option(f"#who-{at}", who)
        for at in range(len(seats), page.locator(".place").count()):
            page.locator(f"#who-{at}").evaluate("field => { field.value = ''; }")
        page.click("button.primary")
        page.wait_for_url(re.compile(r"/t/\w+"))
        return page.url.removeprefix(self.base)

    def drive(self, most: int = 100_000, *, hints: bool = True) -> None:
        """Let the page play on by itself, as well as the hints are or at random."""
        self.page.evaluate(f"wanted => {{ window.driven = ({DRIVE})(wanted); }}", {"most": most, "hints": hints})

    def wait_decision(self, number: int) -> None:
        """Until the page shows so many decisions."""
        reached = "number => Number(document.getElementById('link').dataset.decision) >= number"
        self.page.wait_for_function(reached, arg=number, timeout=60_000)

    def wait_over(self, seconds: float) -> None:
        self.page.wait_for_selector(".result", timeout=seconds * 1000)

    def check_access(self) -> None:
        """No serious or critical fault of accessibility on this page."""
        source = files("axe_core_python").joinpath("axe.min.js").read_text(encoding="utf-8")
        self.page.evaluate(source)
        found = self.page.evaluate("() => axe.run()")
        serious = [
            (fault["id"], [node["html"][:160] for node in fault["nodes"]][:3])
            for fault in found["violations"]
            if fault["impact"] in ("serious", "critical")
        ]
        assert not serious, f"{self.page.url}: {serious}"


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield launched
        launched.close()
