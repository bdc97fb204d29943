"""Web push: it can be read by one browser alone, comes from this server, and says only that it is one's turn."""

import asyncio
import base64
import json
import struct
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from browsers import Visitor
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from guests import Guest, TestClient
from playwright.sync_api import Browser
from receivers import Authority, Receiver, receiver
from typer.testing import CliRunner

from railhead.cli.main import app as command_line
from railhead.web import hooks, pushes, store
from railhead.web.app import make_app
from railhead.web.live import Watcher
from railhead.web.pushes import ROOM, fault_of, message
from railhead.web.sealing import Signer, encoded, make_key, sealed
from railhead.web.settings import Settings
from railhead.web.soak.server import Server

Guests = Callable[[], Guest]
CURVE = ec.SECP256R1()
CONTACT = "mailto:host@club.example"

# The example of RFC 8291, section 5 and appendix A.
TEXT = b"When I grow up, I want to be a watermelon"
READER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
READER_PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
SENDER_PRIVATE = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
MESSAGE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
    "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def data(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "==")


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(data(text), "big"), CURVE)


def opened(body: bytes, key: ec.EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser reads: RFC 8291 and 8188, from the other side and with another's key derivation."""
    salt, record, length = body[:16], *struct.unpack(">IB", body[16:21])
    theirs, secret_text = body[21 : 21 + length], body[21 + length :]
    assert len(secret_text) <= record
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    numbers = key.public_key().public_numbers()
    mine = b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
    secret = HKDF(SHA256(), 32, salt=auth, info=b"WebPush: info\x00" + mine + theirs).derive(shared)
    content = HKDF(SHA256(), 16, salt=salt, info=b"Content-Encoding: aes128gcm\x00").derive(secret)
    nonce = HKDF(SHA256(), 12, salt=salt, info=b"Content-Encoding: nonce\x00").derive(secret)
    text, mark = AESGCM(content).decrypt(nonce, secret_text, None).rstrip(b"\x00"), b"\x02"
    assert text.endswith(mark), "the last record ends with a two"
    return text.removesuffix(mark)


# --- the two RFCs -----------------------------------------------------------------------------------------------------


def test_the_example_of_the_rfc_is_sealed_byte_for_byte() -> None:
    body = sealed(TEXT, READER, AUTH, sender=private(SENDER_PRIVATE), salt=data(SALT))

    assert data(MESSAGE) == body


def test_the_browser_of_the_rfc_can_read_what_we_seal_and_no_other_can() -> None:
    reader, auth = private(READER_PRIVATE), data(AUTH)
    body = sealed(b"Your turn", READER, AUTH)

    assert TEXT == opened(data(MESSAGE), reader, auth), "or this test reads it wrongly"
    assert b"Your turn" == opened(body, reader, auth)
    for other, secret in ((ec.generate_private_key(CURVE), auth), (reader, bytes(16))):
        with pytest.raises(InvalidTag):
            opened(body, other, secret)


def test_no_two_messages_are_alike_and_all_are_equally_long() -> None:
    told = [message(language, "0123456789abcdef") for language in ("en", "ru", "pl", "ja")]
    bodies = [sealed(text, READER, AUTH, room=ROOM) for text in [*told, told[0]]]

    assert 5 == len({body[86:] for body in bodies})
    assert 1 == len({len(body) for body in bodies})
    assert max(len(text) for text in told) < ROOM
    assert told[2] == opened(bodies[2], private(READER_PRIVATE), data(AUTH))


def test_a_push_service_can_tell_who_sends_and_for_whom() -> None:
    """RFC 8292: an ES256 token for that service alone, for less than a day, with an address of those who run it."""
    signer = Signer(make_key(), CONTACT)
    scheme, token, key = signer.headers("https://push.example/a/b?c")["Authorization"].replace(",", "").split(" ")
    head, claims, signature = token.removeprefix("t=").split(".")
    numbers = [int.from_bytes(data(signature)[at : at + 32], "big") for at in (0, 32)]
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data(key.removeprefix("k=")))
    public.verify(encode_dss_signature(*numbers), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    said = json.loads(data(claims))

    assert ("vapid", 64) == (scheme, len(data(signature)))
    assert {"typ": "JWT", "alg": "ES256"} == json.loads(data(head))
    assert ("https://push.example", CONTACT) == (said["aud"], said["sub"])
    assert time.time() < said["exp"] <= time.time() + 24 * 3600


def test_a_token_is_used_again_for_the_same_service_until_half_of_its_time_is_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    signer = Signer(make_key(), CONTACT)
    first = signer.headers("https://push.example/a")
    same, other = signer.headers("https://push.example/b"), signer.headers("https://push.example:8443/a")
    late = time.time() + 7 * 3600
    monkeypatch.setattr("railhead.web.sealing.time.time", lambda: late)

    assert first == same
    assert first != other
    assert first != signer.headers("https://push.example/a")
    assert 1 == len(signer.tokens), "what is over is not kept"


# --- a browser that subscribes ----------------------------------------------------------------------------------------


class Device:
    """A browser with a key of its own, at a push service of this machine."""

    def __init__(self, service: Receiver) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = b"0123456789abcdef"
        numbers = self.key.public_key().public_numbers()
        self.point = b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
        self.url = f"https://127.0.0.1:{service.server_port}/send/{encoded(self.point[:9])}"

    def wish(self, **other: str) -> dict[str, str]:
        return {"endpoint": self.url, "p256dh": encoded(self.point), "auth": encoded(self.auth), **other}

    def read(self, body: bytes) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(opened(body, self.key, self.auth))
        return told


@pytest.fixture
def settings(database: str) -> Settings:
    keys = {"push_key": make_key(), "push_contact": CONTACT}
    return Settings(database=database, games=("toy",), bot_pause=0, rate=0, hooks="any", **keys)


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """A push service with a certificate that this process trusts."""
    authority = Authority(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(authority.file))
    monkeypatch.setattr(hooks, "TRIES", (0.0, 0.0))
    with receiver(monkeypatch, 201, authority.certificate("127.0.0.1")) as made:
        yield made


def named(guest: Guests, name: str = "Boris") -> Guest:
    one = guest()
    one.post("/me", {"name": name})
    return one


def ask(one: Guest, wish: dict[str, Any], **headers: str) -> int:
    """Subscribe, or whatever else, as the script of the page does."""
    sent = one.headers(origin="http://testserver", **headers)
    status = one.client.post("/api/me/push", json=wish, headers=sent).status_code
    one.client.cookies.clear()
    return status


def pusher_of(client: TestClient) -> pushes.Pusher:
    pusher: pushes.Pusher = client.app.state.house.tables.pusher  # type: ignore[attr-defined]  # of this test
    return pusher


def settled(client: TestClient) -> None:
    """Until all messages are delivered or given up."""
    sending = pusher_of(client).messenger.sending

    async def wait() -> None:
        while sending:
            await asyncio.sleep(0.01)

    client.portal.call(wait)  # type: ignore[union-attr]  # of this test


def sit(guest: Guests, boris: Guest) -> tuple[Guest, str]:
    """Anna opens a table and Boris sits down; each is asked at once."""
    anna = guest()
    table = anna.open("me", "open")
    boris.post(f"/t/{table}/sit", {"name": "Boris", "seat": "1"})
    return anna, table


def test_whose_page_is_closed_is_told_by_his_browser_in_his_language(
    guest: Guests, client: TestClient, service: Receiver
) -> None:
    boris, desk, phone = named(guest), Device(service), Device(service)
    link = boris.post("/me/carry").text.partition("/carry/")[2].partition('"')[0]
    other = guest()
    other.post(f"/carry/{link}")
    assert [200, 200] == [ask(boris, desk.wish()), ask(other, phone.wish(), accept_language="ru")]

    _, table = sit(guest, boris)
    settled(client)

    found = {path: (headers, body) for path, headers, body in service.heard}
    assert 2 == len(service.heard) == len(found)
    for one, text in ((desk, "It is your turn."), (phone, "Ваш ход.")):
        headers, body = found[one.url.removeprefix(f"https://127.0.0.1:{service.server_port}")]
        assert {"text": text, "url": f"/t/{table}"} == one.read(body)
        assert ("aes128gcm", "86400") == (headers["Content-Encoding"], headers["TTL"])
        assert headers["Authorization"].endswith(f"k={pusher_of(client).key}")
        assert table not in str(headers), "which table it is, is for the browser alone"
    assert 1 == len({headers["Topic"] for headers, _ in found.values()})


def test_who_has_a_page_open_is_not_told(guest: Guests, client: TestClient, service: Receiver) -> None:
    boris = named(guest)
    anna, table = sit(guest, boris)
    ask(boris, Device(service).wish())
    live = client.portal.call(client.app.state.house.tables.find, table)  # type: ignore[union-attr,attr-defined]  # of this test
    watcher = Watcher((1,))
    live.watchers.add(watcher)
    anna.answer(table)
    boris.answer(table, 1)
    live.watchers.discard(watcher)
    settled(client)

    assert [] == service.heard


def test_a_browser_that_is_gone_is_forgotten(guest: Guests, client: TestClient, service: Receiver) -> None:
    boris = named(guest)
    ask(boris, Device(service).wish())
    service.status = 410
    sit(guest, boris)
    settled(client)

    assert 1 == len(service.heard), "and not tried again"
    assert {} == pusher_of(client).wanted
    assert [] == rows(client)


def test_what_cannot_be_delivered_is_tried_again_and_rests_after_many_failures(
    guest: Guests, client: TestClient, service: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pushes, "MOST_FAILURES", 1)
    boris = named(guest)
    ask(boris, Device(service).wish())
    service.status = 503
    sit(guest, boris)
    settled(client)
    client.portal.call(pusher_of(client).learn)  # type: ignore[union-attr]  # of this test

    assert 2 == len(service.heard)
    assert [1] == [row["failed"] for row in rows(client)]
    assert {} == pusher_of(client).wanted


def rows(client: TestClient) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pusher_of(client).store.rows(store.sql.select(store.pushes))
    return found


def test_nobody_gets_more_messages_than_the_limit(guest: Guests, client: TestClient, service: Receiver) -> None:
    boris = named(guest)
    ask(boris, Device(service).wish())
    pusher = pusher_of(client)
    person = next(iter(pusher.wanted))

    async def tell() -> None:
        for _ in range(50):
            pusher.tell(person, "t")

    client.portal.call(tell)  # type: ignore[union-attr]  # of this test
    settled(client)

    assert hooks.PERSON_BURST == len(service.heard)


@pytest.mark.parametrize(
    "way",
    [("/me/push/end", {}), ("/me/leave", {"sure": "1"}), ("/me/delete", {"name": "Boris"})],
    ids=lambda way: way[0],
)
def test_who_stops_it_logs_out_or_leaves_is_told_no_more(
    guest: Guests, client: TestClient, service: Receiver, way: tuple[str, dict[str, str]]
) -> None:
    boris = named(guest)
    ask(boris, Device(service).wish())
    assert "push-end" in boris.get("/me").text
    boris.post(*way)

    assert [] == rows(client)
    client.portal.call(pusher_of(client).learn)  # type: ignore[union-attr]  # of this test
    assert {} == pusher_of(client).wanted


def test_a_browser_that_somebody_else_uses_now_tells_him_alone(
    guest: Guests, client: TestClient, service: Receiver
) -> None:
    anna, boris, device = named(guest, "Anna"), named(guest), Device(service)
    ask(anna, device.wish())
    ask(boris, device.wish())

    assert 1 == len(rows(client))
    assert "push-end" not in anna.get("/me").text
    assert "push-end" in boris.get("/me").text


def test_one_person_has_so_many_devices_and_the_oldest_gives_way(
    guest: Guests, client: TestClient, service: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pushes, "DEVICES", 2)
    boris, devices = named(guest), [Device(service) for _ in range(3)]
    person = client.portal.call(client.app.state.house.people.named, rows_of_people(client))  # type: ignore[union-attr,attr-defined]  # of this test
    pusher = pusher_of(client)
    for at, device in enumerate(devices):
        wish = device.wish()
        client.portal.call(pusher.subscribe, person, f"key {at}", *wish.values())  # type: ignore[union-attr]  # of this test

    assert {device.url for device in devices[1:]} == {row["url"] for row in rows(client)}
    assert boris.key


def rows_of_people(client: TestClient) -> str:
    found = pusher_of(client).store.rows(store.sql.select(store.people.c.id))
    return str(found[0]["id"])


@pytest.mark.parametrize(
    "wrong",
    [
        {"endpoint": "http://127.0.0.1/x"},
        {"endpoint": "https://127.0.0.1:22/x"},
        {"endpoint": "https://127.0.0.1/" + "x" * 1000},
        {"p256dh": encoded(b"\x04" + bytes(64))},
        {"p256dh": "AAAA"},
        {"p256dh": "not base64 at all!"},
        {"auth": encoded(bytes(15))},
    ],
    ids=str,
)
def test_what_is_no_subscription_is_refused(
    guest: Guests, client: TestClient, service: Receiver, wrong: dict[str, str]
) -> None:
    assert 422 == ask(named(guest), Device(service).wish(**wrong))
    assert [] == rows(client)


def test_a_private_address_is_refused_where_webhooks_may_not_lead_there_either(
    guest: Guests, client: TestClient, service: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pusher_of(client), "private", False)

    assert 422 == ask(named(guest), Device(service).wish())


def test_without_keys_there_is_no_button_and_nothing_to_subscribe_to(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'a.sqlite3'}", games=("toy",), rate=0)
    with TestClient(make_app(settings), follow_redirects=False) as client:
        anna = Guest(client)
        anna.post("/me", {"name": "Anna"})
        told = anna.get("/api/me/push").json()

        assert "push" not in anna.get("/me").text
        assert {"key": "", "devices": 0, "here": False} == told
        wish = {"endpoint": "https://club.example/", "p256dh": READER, "auth": AUTH}
        assert 403 == ask(anna, wish)


def test_a_program_sees_and_ends_what_it_asked_for(guest: Guests, client: TestClient, service: Receiver) -> None:
    boris = named(guest)
    ask(boris, Device(service).wish())
    told = boris.get("/api/me/push").json()
    sent = boris.headers(origin="http://testserver")
    client.post("/api/me/push/end", json={"all": True}, headers=sent)

    assert {"key": pusher_of(client).key, "devices": 1, "here": True} == told
    assert [] == rows(client)


# --- those who run the server -----------------------------------------------------------------------------------------


def test_a_server_that_cannot_send_says_why_at_its_start(monkeypatch: pytest.MonkeyPatch) -> None:
    right = {"push_key": make_key(), "push_contact": CONTACT}

    assert "" == fault_of(Settings()) == fault_of(Settings(**right))
    assert "RAILHEAD_PUSH_CONTACT" in fault_of(Settings(**{**right, "push_contact": "me"}))
    assert "push-keys" in fault_of(Settings(**{**right, "push_key": "short"}))
    monkeypatch.setitem(__import__("sys").modules, "railhead.web.sealing", None)
    assert "railhead[push]" in fault_of(Settings(**right))


def test_the_key_is_in_no_description_of_the_settings() -> None:
    key = make_key()

    assert key not in repr(Settings(push_key=key))


def test_a_command_makes_keys_that_a_server_takes() -> None:
    text = CliRunner().invoke(command_line, ["admin", "push-keys"]).stdout
    made = dict(line.split("=", 1) for line in text.splitlines())
    settings = Settings(push_key=made["RAILHEAD_PUSH_KEY"], push_contact=made["RAILHEAD_PUSH_CONTACT"])

    assert "" == fault_of(settings)
    assert 43 == len(settings.push_key)


# --- in a real browser ------------------------------------------------------------------------------------------------

# A browser without the network has no push service; everything else is its own.
SUBSCRIBED = f"""
  PushManager.prototype.subscribe = async function (wish) {{
    window.name = wish.applicationServerKey;
    const keys = {{ p256dh: "{READER}", auth: "{AUTH}" }};
    return {{ toJSON: () => ({{ endpoint: "https://127.0.0.1:8443/x", keys }}) }};
  }};
"""
WORKER = "navigator.serviceWorker.getRegistration('/static/')"


PUSHES = 60


def until(expression: str) -> str:
    """A script that ends when an expression is true at last."""
    return f"async () => {{ while (!await ({expression})) await new Promise((done) => setTimeout(done, 50)); }}"


def test_a_button_on_my_page_subscribes_and_the_worker_says_whose_turn_it_is(chromium: Browser, tmp_path: Path) -> None:
    key = make_key()
    keys = {"RAILHEAD_PUSH_KEY": key, "RAILHEAD_PUSH_CONTACT": CONTACT, "RAILHEAD_HOOKS": "any"}
    with Server(str(tmp_path), RAILHEAD_GAMES="toy", **keys) as server:
        context = chromium.new_context()
        context.grant_permissions(["notifications"], origin=server.address)
        context.add_init_script(SUBSCRIBED)
        anna = Visitor(context, server.address)
        page = anna.open("/me")
        page.fill("[name=name]", "Anna")
        page.click("main button")
        page.click("#push")
        page.wait_for_selector("#push-end")
        anna.check_access()
        assert Signer(key, CONTACT).public == page.evaluate("window.name")

        session = context.new_cdp_session(page)
        found: list[str] = []
        session.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(
            one["registrationId"] for one in told["registrations"]))  # fmt: skip
        session.send("ServiceWorker.enable")
        page.evaluate(until(f"{WORKER}.then(one => one.active)"))
        pushed = {"text": "It is your turn.", "url": "/t/abc"}
        sent = {"origin": server.address, "registrationId": found[0], "data": json.dumps(pushed)}
        for _ in range(PUSHES):  # a browser under load may let one go by; a later one replaces the one before it
            session.send("ServiceWorker.deliverPushMessage", sent)
            page.wait_for_timeout(250)
            if page.evaluate(f"{WORKER}.then(one => one.getNotifications()).then(all => all.length)"):
                break
        told = "one => one.getNotifications().then(all => all.map(one => [one.title, one.body, one.tag, one.data]))"
        shown = page.evaluate(f"{WORKER}.then({told})")
        page.click("#push-end button")
        page.wait_for_selector("#push", state="visible")
        context.close()

    assert [["Railhead", "It is your turn.", "/t/abc", "/t/abc"]] == shown
    assert [] == anna.faults
