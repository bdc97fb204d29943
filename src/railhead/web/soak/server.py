"""A server process for tests and soaks: started, killed without warning, started again on the same data."""

import http.client
import json
import os
import signal
import subprocess
import sys
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from railhead.web.soak.postgres import free_port

END_SECONDS = 60.0
START_SECONDS = 600.0  # a busy machine takes its time; whoever has ended is noticed at once


class Server:
    """One `railhead serve` on a free port of this machine."""

    def __init__(self, data: str, port: int = 0, **environment: str) -> None:
        self.data = data
        self.port = port or free_port()
        quick = {"RAILHEAD_BOT_PAUSE": "0", "RAILHEAD_BOT_NICE": "0"}
        quick |= dict.fromkeys(("RAILHEAD_RATE", "RAILHEAD_TABLES", "RAILHEAD_STREAMS"), "0")  # no limits
        self.environment = {**quick, **environment}
        self.log = Path(data) / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        code = f"from railhead.web.serve import serve; serve('127.0.0.1', {self.port}, {self.data!r})"
        environment = {**os.environ, **self.environment}
        command = [sys.executable, "-c", code]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=log)
        try:
            self.wait()
        except BaseException:  # nothing of it may be left behind
            self.end(self.processes())
            raise
        return self

    def told(self) -> str:
        """What the server has written to its own log: nothing, unless something is wrong."""
        return self.log.read_text(errors="replace")

    def wait(self) -> None:
        """Until it answers."""
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until:
            assert self.process is not None
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended with {self.process.returncode}: {self.told()}")
            if self.healthy():
                return
            time.sleep(0.05)
        raise RuntimeError(f"the server does not answer: {self.told()}")

    def longest_hold(self) -> float:
        """Milliseconds for which the event loop was held at most, since the start (of one of several processes)."""
        with closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)) as connection:
            connection.request("GET", "/health")
            return float(json.loads(connection.getresponse().read())["longest_hold_ms"]["since_start"])

    def healthy(self) -> bool:
        with closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=2)) as connection:
            try:
                connection.request("GET", "/health")
                return connection.getresponse().status == 200
            except OSError:
                return False

    # --- what it spends ---------------------------------------------------------------------------------------------

    def processes(self) -> list[int]:
        """The server with its processes and workers, as Linux lists them."""
        assert self.process is not None
        found = [self.process.pid]
        for pid in found:
            with suppress(OSError):
                for task in Path(f"/proc/{pid}/task").iterdir():
                    found += [int(child) for child in (task / "children").read_text().split()]
        return found

    def memory(self) -> int:
        """Bytes of all of them; pages that several have in common count for each."""
        pages = 0
        for pid in self.processes():
            with suppress(OSError):
                pages += int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def processor_seconds(self) -> float:
        """What all of them that still live have spent of a core."""
        ticks = 0
        for pid in self.processes():
            with suppress(OSError):
                fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
                ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def numbers(self) -> dict[str, float]:
        """The metrics without labels, of all processes together; needs RAILHEAD_METRICS."""
        found: dict[str, float] = {}
        for index in range(int(self.environment.get("RAILHEAD_PROCESSES", 1))):
            port = int(self.environment["RAILHEAD_METRICS"]) + index
            with closing(http.client.HTTPConnection("127.0.0.1", port, timeout=5)) as connection:
                connection.request("GET", "/metrics")
                for line in connection.getresponse().read().decode().splitlines():
                    name, _, value = line.rpartition(" ")
                    if name and not line.startswith("#"):
                        found[name] = found.get(name, 0.0) + float(value)
        return found

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        if self.process is not None and self.process.poll() is None:
            os.kill(self.process.pid, signal.SIGKILL)
        self.reap()

    def stop(self) -> None:
        """As an operator does; if that takes too long, nothing of it is left behind."""
        if self.process is not None and self.process.poll() is None:
            everything = self.processes()
            self.process.terminate()
            try:
                self.reap()
            except subprocess.TimeoutExpired:
                self.end(everything)
                raise

    def end(self, processes: list[int]) -> None:
        for pid in processes:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.reap()

    def reap(self) -> None:
        if self.process is not None:
            self.process.wait(END_SECONDS)

    def __enter__(self) -> "Server":
        return self.start()

    def __exit__(self, *fault: Any) -> None:
        self.stop()
