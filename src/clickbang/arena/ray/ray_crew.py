"""A crew on the nodes of a Ray cluster: a part is a Ray task, and a task that its worker or node does not survive is
a lost part.

Ray itself is not told to try again: then nobody could say what was played twice, and a bot that ends its process would
be tried for ever.
"""

import logging
import os
import pickle
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from clickbang.arena.crew import Crew, Lost, PlayedPart, Work
from clickbang.arena.errors import (
    CLUSTER_LOST,
    NO_CLUSTER,
    NO_RAY,
    NO_TOKEN,
    NODE_FAILED,
    NODE_LACKS,
    NODE_REFUSED,
    OTHER_ON_NODE,
    ArenaError,
)
from clickbang.arena.plan import Plan
from clickbang.arena.ray import ray_start
from clickbang.arena.ray.ray_node import version
from clickbang.arena.ray.sources_sent import packed
from clickbang.core.lookup.extras import install_command
from clickbang.core.lookup.report import one_line

AUTO = "auto"
"""In place of an address: the cluster of which this machine is a node, or what RAY_ADDRESS says."""
SECONDS_TO_CONNECT = 5.0
SECONDS_A_COUNT = 1.0
"""How old the number of processors may be: nodes come and go."""
REFUSED = "AuthenticationError"
"""Ray's own name for a token that is missing or wrong."""


class RayCrew(Crew):
    """Every processor of a cluster: as many hands. Nodes that join get parts, those of lost nodes go to others."""

    seconds_a_part = 0.5

    def __init__(self, address: str) -> None:
        self.address = address
        self.ray, self.ours = connected(address)
        self.ray.cloudpickle.register_pickle_by_value(ray_start)
        self.task = self.ray.remote(num_cpus=1, max_retries=0)(ray_start.play_on_node)
        self.wanted = version()
        """What the nodes have to have."""
        self.out: dict[Any, tuple[Plan | Work, range]] = {}
        self.parcel: tuple[Plan | Work, Any] | None = None
        self.counted, self.count = -SECONDS_A_COUNT, 1

    @property
    def hands(self) -> int:
        if time.monotonic() - self.counted >= SECONDS_A_COUNT:
            self.counted, self.count = time.monotonic(), max(1, int(self.ray.cluster_resources().get("CPU", 0)))
        return self.count

    def give(self, plan: Plan | Work, numbers: range) -> None:
        if self.parcel is None or self.parcel[0] is not plan:
            self.parcel = plan, self.ray.put(pickle.dumps(packed(plan)))
        self.out[self.task.remote(self.wanted, self.parcel[1], numbers[0], numbers[-1])] = plan, numbers

    def answers(self) -> Iterator[PlayedPart | Lost]:
        ready, _ = self.ray.wait(list(self.out), timeout=1)
        if ready and len(self.out) > 1:
            ready, _ = self.ray.wait(list(self.out), num_returns=len(self.out), timeout=0)
        for reference in ready:
            plan, numbers = self.out.pop(reference)
            yield self.answer(reference, plan, numbers)

    def answer(self, reference: Any, plan: Plan | Work, numbers: range) -> PlayedPart | Lost:
        """What came of this part."""
        errors = self.ray.exceptions
        try:
            kind, what = self.ray.get(reference)
        except (
            errors.WorkerCrashedError,
            errors.NodeDiedError,
            errors.ObjectLostError,
            errors.OutOfMemoryError,
        ) as error:
            return Lost(numbers, type(error).__name__)
        except errors.RayTaskError as error:
            raise ArenaError(NODE_FAILED, why=one_line(error.cause, str)) from error
        except errors.RayError as error:
            raise ArenaError(CLUSTER_LOST, address=self.address, why=one_line(error, str)) from None
        match kind:
            case "played":
                done, records = what
                for name, text in records.items():
                    assert isinstance(plan, Plan)
                    assert plan.records is not None
                    (plan.records / name).write_bytes(text)
                assert isinstance(done, PlayedPart)
                return done
            case "error":
                raise what
            case "refused":
                raise ArenaError(NODE_REFUSED, node=what[0], why=what[1])
            case "lacks":
                raise ArenaError(NODE_LACKS, node=what[0], module=what[1])
        raise ArenaError(OTHER_ON_NODE, node=what[0], theirs=what[1] or "–", ours=self.wanted)

    def dismiss(self) -> None:
        for reference in self.out:
            with suppress(self.ray.exceptions.RayError):
                self.ray.cancel(reference, force=True)
        self.out, self.parcel = {}, None
        if self.ours and self.ray.is_initialized():
            self.ray.shutdown()


def connected(address: str) -> tuple[Any, bool]:
    """Ray, connected to this cluster, and whether that was done here."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise ArenaError(NO_RAY, install=install_command("ray")) from None
    if ray.is_initialized():
        return ray, False
    if address != AUTO:
        look_for(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.CRITICAL)
    except (ConnectionError, OSError, RuntimeError, ValueError, ray.exceptions.AuthenticationError) as error:
        raise no_cluster(address, error) from None
    return ray, True


def no_cluster(address: str, error: BaseException) -> ArenaError:
    """Why there is no cluster; whether a token was refused stands only in the error that Ray's own came from."""
    seen: BaseException | None = error
    while seen is not None:
        if type(seen).__name__ == REFUSED or REFUSED in str(seen):
            return ArenaError(NO_TOKEN, address=address)
        seen = seen.__cause__ or seen.__context__
    return ArenaError(NO_CLUSTER, address=address, why=one_line(error, str).rstrip("."))


def look_for(address: str) -> None:
    """Whether anybody answers there: Ray itself would ask for a minute."""
    host, _, port = address.rpartition(":")
    try:
        if not host or not port.isdecimal():
            raise ValueError("an address is HOST:PORT")
        socket.create_connection((host, int(port)), SECONDS_TO_CONNECT).close()
    except (OSError, OverflowError, ValueError) as error:
        raise no_cluster(address, error) from None
