"""How somebody hears that it is his turn: notification, feed, calendar, webhook; and what none of them tells."""

import asyncio
import hmac
import json
import re
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from browsers import PATIENCE, POLLING, Visitor, sit_two
from guests import Guest, TestClient
from receivers import Authority, receiver
from test_clocks import Ahead, ahead
from test_tabs import choose, hide

from railhead.web import hooks, store
from railhead.web.app import make_app
from railhead.web.feeds import stamp
from railhead.web.hooks import Undeliverable, checked, deliver, is_public, place_of
from railhead.web.live import Watcher
from railhead.web.logs import without_secrets
from railhead.web.settings import Settings
from railhead.web.table import Refused

__all__ = ["ahead"]

Guests = Callable[[], Guest]
ATOM = "{http://www.w3.org/2005/Atom}"


def seated(guest: Guests, **terms: str) -> tuple[Guest, Guest, str]:
    anna, boris = guest(), guest()
    table = anna.open("me", "open", **terms)
    boris.post(f"/t/{table}/sit", {"name": "Boris", "seat": "1"})
    return anna, boris, table


# --- feeds ------------------------------------------------------------------------------------------------------------


def feed_of(one: Guest) -> str:
    """The secret address of somebody, new."""
    text = one.post("/me/feed").text
    return re.search(r"/feed/[\w-]+", text)[0]  # type: ignore[index]  # or the test fails


def entries(one: Guest, feed: str) -> list[ElementTree.Element]:
    response = one.get(f"{feed}.atom")
    assert 200 == response.status_code
    assert response.headers["content-type"].startswith("application/atom+xml")
    return ElementTree.fromstring(response.text).findall(f"{ATOM}entry")


def test_a_feed_lists_the_tables_that_wait_and_no_names(guest: Guests) -> None:
    anna, _, table = seated(guest)
    feed = feed_of(anna)
    nobody = guest()

    waiting = entries(nobody, feed)
    text = nobody.get(f"{feed}.atom").text
    anna.answer(table)

    assert ["Your turn: Last Lantern"] == [one.findtext(f"{ATOM}title") for one in waiting]
    assert [f"http://testserver/t/{table}"] == [one.find(f"{ATOM}link").get("href") for one in waiting]  # type: ignore[union-attr]  # it is there
    assert "Boris" not in text
    assert "Anna" not in text
    assert [] == entries(nobody, feed), "now Boris is waited for"


def test_each_turn_is_an_entry_of_its_own(guest: Guests) -> None:
    anna, boris, table = seated(guest)
    feed = feed_of(anna)
    first = entries(anna, feed)[0].findtext(f"{ATOM}id")
    again = entries(anna, feed)[0].findtext(f"{ATOM}id")
    anna.answer(table)
    boris.answer(table, 1)
    for one, seat in ((anna, 0), (boris, 1)):  # whoever may react passes
        if one.question(table, seat)[1] and not entries(anna, feed):
            one.answer(table, seat)

    assert first == again
    assert [first] != [one.findtext(f"{ATOM}id") for one in entries(anna, feed)]


def test_what_others_answer_does_not_shift_the_moments_of_a_feed(guest: Guests, ahead: Ahead) -> None:
    """When Boris decides, in secret or not, is not for Anna's feed to say."""
    anna, boris, table = seated(guest)
    feed = feed_of(anna)
    before = anna.get(f"{feed}.atom").text
    ahead.by += 3600
    boris.answer(table, 1)

    assert before == anna.get(f"{feed}.atom").text


def test_a_calendar_has_the_turn_before_the_time_is_over(guest: Guests, client: TestClient) -> None:
    anna, _, table = seated(guest, clock="days-3")
    response = guest().get(f"{feed_of(anna)}.ics")

    assert response.headers["content-type"].startswith("text/calendar")
    lines = response.text.split("\r\n")
    assert "SUMMARY:Your turn: Last Lantern" in lines
    assert f"URL:http://testserver/t/{table}" in lines
    live = client.portal.call(client.app.state.house.tables.find, table)  # type: ignore[union-attr,attr-defined]  # of this test
    assert f"DTEND:{stamp(live.table.times.ends(0))}" in lines
    assert all(len(line.encode()) <= 75 for line in lines)


def test_a_feed_can_be_ended_and_a_new_one_ends_the_old_one(guest: Guests) -> None:
    anna, _, _ = seated(guest)
    old = feed_of(anna)
    new = feed_of(anna)
    ended = [anna.get(f"{old}.atom").status_code, anna.get(f"{new}.atom").status_code]
    anna.post("/me/feed/end")

    assert [404, 200] == ended
    assert 404 == anna.get(f"{new}.ics").status_code
    assert 404 == anna.get("/feed/x.atom").status_code


def test_feeds_are_not_indexed_and_leave_no_secret_in_the_log(guest: Guests) -> None:
    anna, _, _ = seated(guest)
    feed = feed_of(anna)
    response = anna.get(f"{feed}.atom")

    assert "noindex" in response.headers["x-robots-tag"]
    assert "private" in response.headers["cache-control"]
    assert "/feed/…" == without_secrets(f"{feed}.atom")
    assert "/carry/…" == without_secrets("/carry/abcdefgh")


def test_the_store_does_not_have_the_address(guest: Guests, client: TestClient) -> None:
    anna, _, _ = seated(guest)
    token = feed_of(anna).removeprefix("/feed/")
    rows = client.app.state.house.store.rows(store.sql.select(store.feeds))  # type: ignore[attr-defined]  # of this test

    assert 1 == len(rows)
    assert token not in str(rows)


def test_who_leaves_for_good_leaves_no_feed(guest: Guests) -> None:
    anna, _, _ = seated(guest)
    feed = feed_of(anna)
    anna.post("/me/delete", {"name": "Anna"})

    assert 404 == guest().get(f"{feed}.atom").status_code


# --- where a webhook may lead -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "url",
    [
        "http://club.example/",
        "https://",
        "https://user:word@club.example/",
        "https://club.example:22/",
        "https://club.example:99999/",
        "https://club.example/a b",
        "https://club.example/" + "a" * 300,
        "ftp://club.example/",
        "https://клуб.example/",
        "javascript:alert(1)",
    ],
)
def test_other_addresses_than_of_https_are_refused(url: str) -> None:
    with pytest.raises(Refused):
        checked(url)


def test_an_address_is_taken_apart() -> None:
    assert ("club.example", 443, "/turn?a=1") == checked("https://club.example/turn?a=1")
    assert ("club.example", 8443, "/") == checked("https://club.example:8443")


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.0.0.1",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",  # nothing is bound to it
        "224.0.0.1",
        "240.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1%eth0",
        "fc00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b::a00:1",
        "2002:7f00:1::",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2",
        "2001:db8::1",
    ],
)
def test_addresses_that_are_not_of_the_internet(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "8.8.8.8", "2606:4700:4700::1111"])
def test_addresses_of_the_internet(address: str) -> None:
    assert is_public(address)


def names(*addresses: str) -> Any:
    return lambda host, port, **more: [(0, 0, 0, "", (one, port)) for one in addresses]


def test_a_name_that_leads_inside_is_refused_also_beside_one_that_does_not() -> None:
    assert "1.1.1.1" == place_of("club.example", 443, private=False, resolve=names("1.1.1.1"))
    assert "127.0.0.1" == place_of("club.example", 443, private=True, resolve=names("127.0.0.1"))
    for found in (["127.0.0.1"], ["1.1.1.1", "127.0.0.1"], []):
        with pytest.raises(Undeliverable):
            place_of("club.example", 443, private=False, resolve=names(*found))


def plain(line: socket.socket, host: str) -> socket.socket:
    return line


def test_a_message_goes_to_the_very_address_that_was_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name is resolved once; what it would lead to a moment later does not matter."""
    asked = []

    def resolve(host: str, port: int, **more: Any) -> list[Any]:
        asked.append(host)
        return [(0, 0, 0, "", ("127.0.0.1", port))]

    with receiver(monkeypatch) as heard:
        port = heard.server_port
        deliver(f"https://club.example:{port}/x", b"{}", {"A": "b"}, private=True, resolve=resolve, wrap=plain)

    assert ["club.example"] == asked
    path, headers, body = heard.heard[0]
    assert ("/x", f"club.example:{port}", b"{}") == (path, headers["Host"], body)


@pytest.mark.parametrize("status", [302, 404, 500])
def test_what_is_not_taken_counts_as_undelivered_and_no_redirect_is_followed(
    monkeypatch: pytest.MonkeyPatch, status: int
) -> None:
    here = names("127.0.0.1")
    with receiver(monkeypatch, status) as heard, pytest.raises(Undeliverable):
        deliver(f"https://a.example:{heard.server_port}/", b"", {}, private=True, resolve=here, wrap=plain)

    assert 1 == len(heard.heard)


def test_the_line_is_encrypted_and_its_certificate_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Our receiver speaks no TLS, so nothing of the message reaches it."""
    here = names("127.0.0.1")
    with receiver(monkeypatch) as heard, pytest.raises(Undeliverable):
        deliver(f"https://a.example:{heard.server_port}/", b"secret", {}, private=True, resolve=here)

    assert [] == heard.heard


def test_who_answers_too_slowly_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hooks, "WHOLE_SECONDS", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        monkeypatch.setattr(hooks, "PORTS", (port,))
        with pytest.raises(Undeliverable):
            deliver(f"https://a.example:{port}/", b"", {}, private=True, resolve=names("127.0.0.1"), wrap=plain)


def test_a_message_reaches_a_program_over_real_tls(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With the whole way that a message takes: resolved, checked, encrypted, its certificate verified by its name."""
    authority = Authority(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(authority.file))
    with receiver(monkeypatch, certificate=authority.certificate("club.example")) as heard:
        url = f"https://club.example:{heard.server_port}/turn?to=anna"
        deliver(url, b'{"event": "your_turn"}', {"X-Signed": "yes"}, private=True, resolve=names("127.0.0.1"))

    path, headers, body = heard.heard[0]
    assert ("/turn?to=anna", "yes", b'{"event": "your_turn"}') == (path, headers["X-Signed"], body)


@pytest.mark.parametrize("fault", ["another authority", "another name", "out of date"])
def test_a_certificate_that_is_not_right_gets_no_message(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, fault: str
) -> None:
    authority, other = Authority(tmp_path), Authority(tmp_path, "Another authority")
    certificate = {
        "another authority": other.certificate("club.example"),
        "another name": authority.certificate("elsewhere.example"),
        "out of date": authority.certificate("club.example", days=-1),
    }[fault]
    monkeypatch.setenv("SSL_CERT_FILE", str(authority.file))
    with receiver(monkeypatch, certificate=certificate) as heard, pytest.raises(Undeliverable, match="certificate"):
        deliver(f"https://club.example:{heard.server_port}/", b"secret", {}, private=True, resolve=names("127.0.0.1"))

    assert [] == heard.heard


# --- messages ---------------------------------------------------------------------------------------------------------


class Post:
    """Takes the messages instead of the network."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, dict[str, Any], dict[str, str], bytes]] = []
        self.fails = False

    def __call__(self, url: str, body: bytes, headers: dict[str, str], *, private: bool) -> None:
        self.sent.append((url, json.loads(body), headers, body))
        if self.fails:
            raise Undeliverable("it is down")


@pytest.fixture
def post(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> Post:
    made = Post()
    monkeypatch.setattr(client.app.state.house.tables.messenger, "deliver", made)  # type: ignore[attr-defined]  # of this test
    monkeypatch.setattr(hooks, "TRIES", (0.0, 0.0, 0.0))
    monkeypatch.setattr(hooks.socket, "getaddrinfo", names("1.1.1.1"))
    monkeypatch.setattr(hooks.place_of, "__kwdefaults__", {"resolve": names("1.1.1.1")})
    return made


def settled(client: TestClient) -> None:
    """Until all messages are on their way or given up."""
    messenger = client.app.state.house.tables.messenger  # type: ignore[attr-defined]  # of this test

    async def wait() -> None:
        while messenger.sending:
            await asyncio.sleep(0.01)

    client.portal.call(wait)  # type: ignore[union-attr]  # of this test


def hooked(one: Guest) -> str:
    """Have messages sent; the secret they are signed with."""
    assert 303 == one.post("/me/hook", {"url": "https://club.example/turn"}).status_code
    return re.search(r"<code>([0-9a-f]{64})</code>", one.get("/me").text)[1]  # type: ignore[index]  # or the test fails


def test_who_is_not_here_is_told_that_it_is_his_turn(guest: Guests, client: TestClient, post: Post) -> None:
    anna, boris = guest(), guest()
    boris.post("/me", {"name": "Boris"})
    secret = hooked(boris)
    table = anna.open("me", "open")
    boris.post(f"/t/{table}/sit", {"name": "Boris", "seat": "1"})
    settled(client)

    url, message, headers, body = post.sent[0]
    assert ("https://club.example/turn", 1) == (url, len(post.sent))
    assert {"event": "your_turn", "game": "toy", "table": table}.items() <= message.items()
    assert f"http://testserver/t/{table}" == message["url"]
    assert "Anna" not in str(message)
    signed = hmac.new(secret.encode(), body, "sha256").hexdigest()
    assert f"sha256={signed}" == headers["X-Railhead-Signature"]


def test_who_has_a_page_open_is_not_told_and_nobody_is_told_of_others(
    guest: Guests, client: TestClient, post: Post
) -> None:
    anna, boris, table = seated(guest)
    hooked(anna)
    live = client.portal.call(client.app.state.house.tables.find, table)  # type: ignore[union-attr,attr-defined]  # of this test
    watcher = Watcher((0,))
    live.watchers.add(watcher)
    anna.answer(table)
    boris.answer(table, 1)
    live.watchers.discard(watcher)
    settled(client)

    assert [] == post.sent


def test_what_cannot_be_delivered_is_tried_a_few_times_and_then_rests(
    guest: Guests, client: TestClient, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hooks, "MOST_FAILURES", 1)
    anna = guest()
    anna.post("/me", {"name": "Anna"})
    hooked(anna)
    post.fails = True
    messenger = client.app.state.house.tables.messenger  # type: ignore[attr-defined]  # of this test
    person = next(iter(messenger.hooks))

    async def tell() -> None:
        messenger.tell(person, "t", "toy")

    client.portal.call(tell)  # type: ignore[union-attr]  # of this test
    settled(client)
    client.portal.call(messenger.learn)  # type: ignore[union-attr]  # of this test

    assert 3 == len(post.sent)
    assert {} == messenger.hooks


def test_nobody_gets_more_messages_than_the_limit(guest: Guests, client: TestClient, post: Post) -> None:
    anna = guest()
    anna.post("/me", {"name": "Anna"})
    hooked(anna)
    messenger = client.app.state.house.tables.messenger  # type: ignore[attr-defined]  # of this test
    person = next(iter(messenger.hooks))

    async def tell() -> None:
        for _ in range(50):
            messenger.tell(person, "t", "toy")

    client.portal.call(tell)  # type: ignore[union-attr]  # of this test
    settled(client)

    assert hooks.PERSON_BURST == len(post.sent)


def test_a_private_address_is_not_taken_and_a_hook_can_be_ended(
    guest: Guests, client: TestClient, post: Post, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = guest()
    anna.post("/me", {"name": "Anna"})
    hooked(anna)
    anna.post("/me/hook/end")
    gone = client.app.state.house.tables.messenger.hooks  # type: ignore[attr-defined]  # of this test
    monkeypatch.setattr(hooks.place_of, "__kwdefaults__", {"resolve": names("127.0.0.1")})

    assert {} == gone
    assert 422 == anna.post("/me/hook", {"url": "https://localhost/"}).status_code
    assert 422 == anna.post("/me/hook", {"url": "http://club.example/"}).status_code


def test_names_that_nobody_answers_for_keep_no_message_waiting(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever answers for a name may take his time, and any number of people may give one."""
    messenger = client.app.state.house.tables.messenger  # type: ignore[attr-defined]  # of this test
    answered = threading.Event()

    def late(*_: Any, **__: Any) -> list[Any]:
        answered.wait(20)
        return []

    monkeypatch.setattr(hooks.place_of, "__kwdefaults__", {"resolve": late})

    async def ask() -> tuple[int, bool]:
        asking = [
            asyncio.create_task(messenger.look_up("slow.example", 443, private=True)) for _ in range(hooks.LOOK_UPS + 5)
        ]
        await asyncio.sleep(0.05)
        refused = sum(one.done() and isinstance(one.exception(), Refused) for one in asking)
        sent = await messenger.attempt("a message", lambda: None)
        answered.set()
        await asyncio.gather(*asking, return_exceptions=True)
        return refused, sent

    assert (5, True) == client.portal.call(ask)  # type: ignore[union-attr]  # of this test
    assert 0 == messenger.asking


def test_an_operator_may_send_none_at_all(tmp_path: Any) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'a.sqlite3'}", games=("toy",), rate=0, hooks="off")
    with TestClient(make_app(settings), follow_redirects=False) as client:
        anna = Guest(client)
        anna.post("/me", {"name": "Anna"})

        assert 403 == anna.post("/me/hook", {"url": "https://club.example/"}).status_code
        assert "/me/hook" not in anna.get("/me").text


# --- in a real browser ------------------------------------------------------------------------------------------------

STUB = """
  window.told = [];
  window.Notification = class { constructor(title, more) { window.told.push([title, more.tag]); } close() {} };
  Notification.permission = "default";
  Notification.requestPermission = async () => Notification.permission = "granted";
"""


def test_notifications_are_asked_for_by_a_button_and_never_by_themselves(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    anna.context.add_init_script(STUB)
    anna.start("toy", "me", "random")
    page = anna.page
    unasked = page.evaluate("Notification.permission")

    page.click("#tab-more")
    page.click("#notify")
    page.wait_for_selector("#notify[aria-pressed=true]")

    anna.check_access()
    assert "default" == unasked
    assert "granted" == page.evaluate("Notification.permission")
    assert [] == page.evaluate("told"), "the tab is in sight"


MINE = "() => document.title.startsWith('Your turn')"  # said after the notification, and as long as one is asked
DECIDED = "version => (document.querySelector('[data-answer] [name=version]') || {}).value !== version"


def decide_while(one: Visitor, wanted: Callable[[], bool]) -> None:
    """Take the first option whenever one is asked."""
    until = time.monotonic() + PATIENCE / 1000
    while wanted():
        assert time.monotonic() < until, "nobody is asked any more"
        if one.page.evaluate(MINE):
            version = one.page.input_value("[data-answer] [name=version] >> nth=0")
            choose(one.page)
            one.page.wait_for_function(DECIDED, arg=version, polling=POLLING)
        else:
            one.page.wait_for_timeout(POLLING)


def test_a_hidden_tab_tells_once_that_it_is_ones_turn(visitor: Callable[..., Visitor]) -> None:
    anna, boris, table = sit_two(visitor, "toy")
    page = anna.page
    anna.context.add_init_script(STUB)
    page.reload()
    anna.wait_link("live")
    page.click("#tab-more")
    page.click("#notify")
    page.wait_for_selector("#notify[aria-pressed=true]")
    decide_while(anna, lambda: page.evaluate(MINE))  # from here on it is Boris who is waited for
    before = page.evaluate("told")

    hide(page)
    decide_while(boris, lambda: not page.evaluate(MINE))
    told = page.evaluate("told")
    hide(page, hidden=False)

    assert [] == before, "the tab was in sight"
    assert [table] == [tag for _, tag in told]
    assert "Last Lantern" in told[0][0]
    assert told == page.evaluate("told")


def test_my_page_offers_feed_and_webhook_and_is_there_for_everybody(visitor: Callable[..., Visitor]) -> None:
    anna = visitor()
    page = anna.open("/me")
    page.fill("[name=name]", "Anna")
    page.click("main button")
    page.wait_for_selector("#notices")
    anna.check_access()

    page.click("#notices form[action^='/me/feed'] button")

    page.wait_for_selector("#feed-atom")
    assert re.fullmatch(r"http://.*/feed/[\w-]+\.atom", page.input_value("#feed-atom"))
    anna.check_access()
    assert anna.fits()
