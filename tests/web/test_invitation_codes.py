"""The QR code of an invitation, in the waiting room of its host."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from browsers import DESKTOP, PHONE, Visitor
from guests import Guest

from railhead.web.codes import qr

Guests = Callable[[], Guest]


def test_the_host_has_a_code_of_each_invitation_and_nobody_else_has(guest: Guests) -> None:
    anna, boris = guest(), guest()
    room = anna.open("me", "link", "link", "open")
    text = anna.get(f"/t/{room}").text
    boris.post(f"/t/{room}/sit", {"seat": "3", "name": "Boris"})

    links = re.findall(r'value="(http://testserver/join/[\w-]+)"', text)
    assert 2 == len(links)
    assert all(qr(link) in text for link in links)
    assert 'class="qr"' not in boris.get(f"/t/{room}").text


def test_a_used_invitation_has_no_code_any_more(guest: Guests) -> None:
    anna, boris = guest(), guest()
    room = anna.open("me", "link", "open")
    link = re.findall(r'value="http://testserver(/join/[\w-]+)"', anna.get(f"/t/{room}").text)[0]
    boris.post(link, {"name": "Boris"})

    assert 'class="qr"' not in anna.get(f"/t/{room}").text


@pytest.mark.parametrize(("shape", "scheme"), [(DESKTOP, "light"), (PHONE, "dark")])
def test_a_camera_has_enough_to_see_and_an_open_code_stays_open(
    visitor: Callable[..., Visitor], shape: dict[str, Any], scheme: str
) -> None:
    anna, boris = visitor(shape, color_scheme=scheme), visitor()
    room = anna.start("toy", "me", "link", "open")
    page = anna.page
    page.click(".scan summary")
    box = page.locator(".scan .qr").bounding_box()
    assert box is not None
    assert box["width"] > 150
    assert abs(box["width"] - box["height"]) < 2
    anna.check_access()
    assert anna.fits()

    boris.open(room)
    boris.page.fill("[name=name]", "Boris")
    boris.page.click("main button.primary")

    page.wait_for_selector(".lobby li:has-text('Boris')")
    assert page.locator(".scan .qr").is_visible(), "the room was drawn anew"
