"""Programs of players at a port of this machine, which take messages from the server: plainly, or with real TLS."""

import datetime
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from railhead.web import hooks


class Receiver(HTTPServer):
    """Somebody's program."""

    def __init__(self, status: int = 204) -> None:
        super().__init__(("127.0.0.1", 0), Heard)
        self.status = status
        self.heard: list[tuple[str, dict[str, str], bytes]] = []

    def handle_error(self, request: object, client_address: object) -> None:
        """Whoever hangs up in the middle is expected here."""


class Heard(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        assert isinstance(self.server, Receiver)
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.heard.append((self.path, dict(self.headers), body))
        self.send_response(self.server.status)
        if self.server.status == 302:
            self.send_header("Location", "https://elsewhere.example/")
        self.end_headers()

    def log_message(self, *words: object) -> None:
        """It is silent."""


@contextmanager
def receiver(monkeypatch: pytest.MonkeyPatch, status: int = 204, certificate: Path | None = None) -> Iterator[Receiver]:
    """A program at a port of this machine, which may be any here; with a certificate it speaks TLS."""
    with Receiver(status) as made:
        if certificate is not None:
            tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            tls.load_cert_chain(certificate)
            made.socket = tls.wrap_socket(made.socket, server_side=True)
        monkeypatch.setattr(hooks, "PORTS", (made.server_port,))
        thread = threading.Thread(target=made.serve_forever, args=[0.05])
        thread.start()
        try:
            yield made
        finally:
            made.shutdown()
            thread.join()


class Authority:
    """Signs certificates that only those trust who trust it."""

    def __init__(self, folder: Path, name: str = "An authority of this test") -> None:
        self.folder = folder
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
        constraint = x509.BasicConstraints(ca=True, path_length=0)
        own = self.begun(self.name, self.key).add_extension(constraint, critical=True).sign(self.key, SHA256())
        self.file = folder / f"{name.replace(' ', '-')}.pem"
        self.file.write_bytes(own.public_bytes(Encoding.PEM))

    def begun(self, name: x509.Name, key: ec.EllipticCurvePrivateKey, days: int = 2) -> x509.CertificateBuilder:
        today = datetime.datetime.now(datetime.UTC)
        made = x509.CertificateBuilder().subject_name(name).issuer_name(self.name).public_key(key.public_key())
        made = made.serial_number(x509.random_serial_number())
        ends = today + datetime.timedelta(days=days)
        return made.not_valid_before(min(today, ends) - datetime.timedelta(days=1)).not_valid_after(ends)

    def certificate(self, host: str, days: int = 2) -> Path:
        """A certificate and its key for a host, in one file; a negative number of days: it is over."""
        key = ec.generate_private_key(ec.SECP256R1())
        name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, host)])
        known = x509.IPAddress(ip_address(host)) if host[0].isdigit() else x509.DNSName(host)
        made = self.begun(name, key, days).add_extension(x509.SubjectAlternativeName([known]), critical=False)
        made = made.add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        signed = made.sign(self.key, SHA256()).public_bytes(Encoding.PEM)
        secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        file = self.folder / f"{host}-{days}.pem"
        file.write_bytes(signed + secret)
        return file
