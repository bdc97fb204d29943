"""Who does the work: this process, several of them, or a Ray cluster. Results come in the order of the tasks."""

import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from threading import current_thread, main_thread
from typing import Any, TypeVar

from railhead.arena.workers import leave_interrupts_to_the_first
from railhead.kernel.errors import RailheadError

Task = TypeVar("Task")
Done = TypeVar("Done")

AHEAD = 4  # tasks given out for each worker: enough that none waits, few enough that nothing piles up
MOST_LOSSES = 20  # workers that may die without any result in between


class NoCluster(RailheadError):
    """The Ray cluster cannot be used."""


def work(do: Callable[[Task], Done], tasks: list[Task], workers: int, ray: str = "") -> Iterator[Done]:
    """Do all tasks; must hold: a task may be done twice (its worker died), and gives the same result again."""
    if current_thread() is main_thread():
        for signal_number in (
            signal.SIGINT,
            signal.SIGTERM,
        ):  # a script in the background ignores SIGINT at first
            signal.signal(signal_number, signal.default_int_handler)
    if ray:
        yield from on_ray(do, tasks, ray)
    elif workers == 1:
        yield from map(do, tasks)
    else:
        yield from in_processes(do, tasks, workers)


def in_processes(do: Callable[[Task], Done], tasks: list[Task], workers: int) -> Iterator[Done]:
    """Several processes here. If one dies, whatever was given out and not yet done is given out again."""
    done = losses = 0
    while done < len(tasks):
        pool = ProcessPoolExecutor(workers, get_context("spawn"), leave_interrupts_to_the_first)
        waiting: deque[Future[Done]] = deque()
        given = done
        try:
            while done < len(tasks):
                while given < len(tasks) and len(waiting) < workers * AHEAD:
                    waiting.append(pool.submit(do, tasks[given]))
                    given += 1
                result = waiting.popleft().result()
                done += 1
                losses = 0
                yield result
        except BrokenProcessPool:
            losses += 1
            if losses > MOST_LOSSES:
                raise
        finally:
            running = list((pool._processes or {}).values()) if done < len(tasks) else []
            results: Any = pool._result_queue
            pool.shutdown(wait=False, cancel_futures=True)
            if running:  # of one that ends in the middle of a result, the rest would be waited for without end
                results._writer.close()
            for process in running:  # given up: or the interpreter waits for their tasks when it ends
                process.terminate()


def on_ray(do: Callable[[Task], Done], tasks: list[Task], address: str) -> Iterator[Done]:
    """A Ray cluster: `auto` finds the one of this machine, or starts one. Ray gives lost tasks out again itself."""
    if find_spec("ray") is None:
        raise NoCluster("Ray is not installed; several machines need it: pip install 'railhead[research]'")
    ray: Any = import_module("ray")
    begun_here = not ray.is_initialized()
    if begun_here:
        connect(ray, address)
    try:
        remote = ray.remote(max_retries=MOST_LOSSES, num_cpus=1)(do)
        most = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
        waiting: deque[Any] = deque()
        given = 0
        while given < len(tasks) or waiting:
            while given < len(tasks) and len(waiting) < most:
                waiting.append(remote.remote(tasks[given]))
                given += 1
            yield ray.get(waiting.popleft())
    finally:
        if begun_here:
            ray.shutdown()


def connect(ray: Any, address: str) -> None:
    """Join a cluster; with `auto` and no cluster in sight, make one of this machine's cores."""
    quiet = {"log_to_driver": False, "logging_level": "ERROR", "ignore_reinit_error": True}
    try:
        ray.init(address=address, **quiet)
    except ConnectionError as fault:
        if address != "auto":
            raise NoCluster(f"No Ray cluster answers at {address}: {fault}") from None
        ray.init(include_dashboard=False, **quiet)
