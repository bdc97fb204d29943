"""The two secrets of web push: messages that one browser alone can read (RFC 8291), signed by the server (RFC 8292).

The curve and the cipher are those of `cryptography`; only a server with keys for web push imports this module.
"""

import base64
import hmac
import json
import os
import struct
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
KEY_BYTES = 32  # of a private key, and of each coordinate of a point
POINT_BYTES = 1 + 2 * KEY_BYTES
AUTH_BYTES = 16
SALT_BYTES = 16
RECORD = 4096  # bytes; a message is one record
LAST = b"\x02"  # after the text of the last record, before what fills it up
TOKEN_SECONDS = 12 * 3600  # for which a signature holds; a push service takes no longer one than a day


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str, length: int) -> bytes:
    """So many bytes, as a browser or a setting writes them; ValueError if it is anything else."""
    data = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    if len(data) != length:
        raise ValueError(f"These are {len(data)} bytes, not {length}.")
    return data


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def make_key() -> str:
    """A new private key, as the setting has it."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encoded(number.to_bytes(KEY_BYTES, "big"))


def checked_reader(point: str, auth: str) -> None:
    """Are these the public key and the secret of a browser? ValueError if not."""
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(point, POINT_BYTES))
    decoded(auth, AUTH_BYTES)


# --- who sends --------------------------------------------------------------------------------------------------------


class Signer:
    """The server as push services know it: by its public key, and an address of those who run it."""

    def __init__(self, private: str, contact: str) -> None:
        self.key = ec.derive_private_key(int.from_bytes(decoded(private, KEY_BYTES), "big"), CURVE)
        self.public = encoded(point_of(self.key.public_key()))
        self.contact = contact
        self.tokens: dict[str, tuple[float, str]] = {}  # by the push service they are for, and until when to use them

    def headers(self, url: str) -> dict[str, str]:
        """What proves to the push service of an address who sends."""
        parts = urlsplit(url)
        service = f"{parts.scheme}://{parts.netloc}"
        until, token = self.tokens.get(service, (0.0, ""))
        if until < time.time():
            until, token = time.time() + TOKEN_SECONDS / 2, self.token(service, int(time.time()) + TOKEN_SECONDS)
            held = {one: kept for one, kept in list(self.tokens.items()) if kept[0] > time.time()}
            self.tokens = {**held, service: (until, token)}  # at once: messages are sealed in several threads
        return {"Authorization": f"vapid t={token}, k={self.public}"}

    def token(self, service: str, expires: int) -> str:
        """A signed statement for one push service."""
        claims = {"aud": service, "exp": expires, "sub": self.contact}
        parts = [encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(parts)
        numbers = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"{signed}.{encoded(b''.join(one.to_bytes(KEY_BYTES, 'big') for one in numbers))}"


# --- what is sent -----------------------------------------------------------------------------------------------------


def sealed(
    text: bytes,
    point: str,
    auth: str,
    *,
    room: int = 0,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
) -> bytes:
    """A message that only the browser with this public key and secret can read, filled up to `room` bytes of text.

    `sender` and `salt` are drawn for every message anew; only the example of the RFC gives them.
    """
    sender, salt = sender or ec.generate_private_key(CURVE), salt or os.urandom(SALT_BYTES)
    reader = decoded(point, POINT_BYTES)
    own = point_of(sender.public_key())
    shared = sender.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, reader))
    secret = derived(decoded(auth, AUTH_BYTES), shared, b"WebPush: info\0" + reader + own, 32)
    cipher = AESGCM(derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16))
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    filled = text + LAST + bytes(max(0, room - len(text)))
    return salt + struct.pack(">IB", RECORD, len(own)) + own + cipher.encrypt(nonce, filled, None)


def derived(salt: bytes, secret: bytes, about: bytes, length: int) -> bytes:
    """HKDF with SHA-256 (RFC 5869), for at most 32 bytes."""
    drawn = hmac.digest(salt, secret, "sha256")
    return hmac.digest(drawn, about + b"\x01", "sha256")[:length]
