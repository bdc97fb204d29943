"""One server follows another at the same address, and nobody notices: so `make play` goes over to the compiled rules.

This process keeps the listening socket and the lock of the folder, and does nothing else. The server is a child of it.
Another child, the heir, reads all it will need while the old server still serves. Then the old one is told to leave: it
takes no more connections, ends what is under way, sends the open pages away, closes the store and ends. The heir gets
socket and lock, opens the store and serves. Who connects in between waits in the socket; an open page comes back by
itself, and a match goes on from its log, as after any other restart.

A word between the two is one letter. If this process dies without a word, its child dies too.
"""

import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue

READY, OPEN = b"r", b"o"  # what the child says: it has read everything; it serves
TURN, LEAVE = b"t", b"l"  # what it is told: here are the socket and the lock; let another one serve


class Child:
    """A server process as its parent sees it."""

    def __init__(self, data: str) -> None:
        self.line, theirs = socket.socketpair()
        with theirs:
            # A session of its own: Ctrl-C is for the parent, which ends its children.
            self.process = subprocess.Popen(
                [sys.executable, "-m", "railhead.web.serve", str(theirs.fileno()), data],
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            )

    def says(self, word: bytes) -> bool:
        """Wait for its next word: is it this one? It says none if it has ended."""
        with suppress(OSError):
            return self.line.recv(1) == word
        return False

    def give_turn(self, files: list[int]) -> None:
        with suppress(OSError):  # it has ended, which its parent is about to see
            socket.send_fds(self.line, [TURN], files)

    def leave(self) -> None:
        with suppress(OSError):
            self.line.send(LEAVE)

    def stop(self) -> None:
        """End it as Ctrl-C ends a server; whoever presses that again does not want to wait."""
        try:
            self.process.terminate()
            self.process.wait()
        except KeyboardInterrupt:
            self.process.kill()
            self.process.wait()
        self.line.close()


class Relay:
    """The socket, the lock, and whose turn it is."""

    def __init__(self, data: str, *files: int) -> None:
        self.data = data
        self.files = list(files)
        self.server = Child(data)
        self.heir: Child | None = None

    def run(self) -> int:
        """Serve until a server ends that nobody follows; returns its exit status."""
        self.server.give_turn(self.files)
        while True:
            status = self.server.process.wait()
            if self.heir is None:
                return status if status >= 0 else 128 - status
            self.server.line.close()
            self.server, self.heir = self.heir, None
            self.server.give_turn(self.files)

    def renew(self) -> bool:
        """Let a new process take over, from another thread than `run`; False if it cannot, and all stays as it was."""
        heir = Child(self.data)
        if not heir.says(READY):
            heir.stop()
            return False
        self.heir = heir
        self.server.leave()
        return heir.says(OPEN)

    def stop(self) -> None:
        for child in (self.heir, self.server):
            if child is not None:
                child.stop()


class Parent:
    """The parent as its child sees it."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line
        self.turn: SimpleQueue[list[int]] = SimpleQueue()
        self.on_leave: Callable[[], object] = lambda: os.kill(os.getpid(), signal.SIGTERM)
        threading.Thread(target=self.hear, daemon=True).start()

    def hear(self) -> None:
        while True:
            word, files = self.next_word()
            if word == TURN:
                self.turn.put(files)
            elif word == LEAVE:
                self.on_leave()
            else:  # the parent is gone: as after a power cut, what was acknowledged is on the disk
                os._exit(1)

    def next_word(self) -> tuple[bytes, list[int]]:
        """A word and the files that come with it; no letter at all if the parent is gone."""
        with suppress(OSError):
            word, files, _, _ = socket.recv_fds(self.line, 1, 2)
            return word, files
        return b"", []

    def say(self, word: bytes) -> None:
        with suppress(OSError):
            self.line.send(word)
