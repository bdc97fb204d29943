"""A PostgreSQL server of one's own for tests and soaks: on a free port of this machine, gone when it is done."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

INSTALL = "PostgreSQL is not installed: apt-get install postgresql"
USER = "postgres"  # whom Debian's package makes; the server refuses to run as root


def programs() -> Path | None:
    """The folder of the newest server programs, or None."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parent.parent.name))
    if found:
        return found[-1].parent
    named = shutil.which("initdb")
    return Path(named).parent if named else None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Cluster(str):
    """The address of a database, and the server behind it."""

    restart: Callable[[], None]  # as an operator would: connections are broken off, what was committed stays


@contextmanager
def cluster() -> Iterator[Cluster]:
    """The address of an empty database on a server that lives as long as this block."""
    folder = programs()
    if folder is None:
        raise RuntimeError(INSTALL)
    user = USER if os.getuid() == 0 else None
    home = Path(tempfile.mkdtemp(prefix="railhead-pg-"))
    if user:
        shutil.chown(home, user, user)
    data, port = home / "data", free_port()

    def call(program: str, *arguments: str) -> None:
        command = [str(folder / program), *arguments]
        subprocess.run(command, user=user, cwd=home, check=True, stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL)

    call("initdb", "-D", str(data), "-U", "railhead", "--auth=trust", "--no-sync")
    options = f"-p {port} -k {home} -c listen_addresses=127.0.0.1"
    call("pg_ctl", "-D", str(data), "-o", options, "-l", str(home / "log"), "-w", "start")
    try:
        address = Cluster(f"postgresql://railhead@127.0.0.1:{port}/postgres")
        start = ("-D", str(data), "-o", options, "-l", str(home / "log"), "-w")
        address.restart = lambda: call("pg_ctl", *start, "-m", "fast", "restart")
        yield address
    finally:
        call("pg_ctl", "-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(home, ignore_errors=True)
