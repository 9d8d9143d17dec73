"""Processes that start in no time: forked from one that has imported the server, and otherwise like `clickbang serve`.

One nursery lives as long as the tests of this process. For each server it forks a keeper, which forks the server,
tells its process id, waits for its end and tells its exit code. If the tests are gone before, it ends the server.
"""

import atexit
import json
import os
import resource
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from bench.server.process import family

LONGEST = 2**18
"""Bytes of an order: the environment is most of it."""


# In the process of the tests


class Forked:
    """A server's process, with what `subprocess.Popen` has for it."""

    def __init__(self, pid: int, stdout: TextIOWrapper, told: TextIOWrapper) -> None:
        self.pid = pid
        self.stdout = stdout
        self.told = told
        self.code: int | None = None

    def poll(self) -> int | None:
        """Its exit code, if it has ended."""
        try:
            return self.wait(0)
        except subprocess.TimeoutExpired:
            return None

    def wait(self, timeout: float | None = None) -> int:
        """Its exit code; a `TimeoutExpired` if it has not ended in time."""
        if self.code is None:
            if not select.select([self.told], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("serve", timeout or 0.0)
            self.code = int(self.told.readline())
            self.told.close()
        return self.code

    def send_signal(self, how: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, how)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


@cache
def nursery() -> socket.socket:
    """The line to the one of this process, started when the first server is."""
    ours, its = socket.socketpair(type=socket.SOCK_SEQPACKET)
    program = f"from tests.server.nursery import tend; tend({its.fileno()})"
    home = Path(__file__).parents[2]
    with its:
        process = subprocess.Popen([sys.executable, "-c", program], pass_fds=[its.fileno()], cwd=home)
    atexit.register(close, ours, process)
    return ours


def close(line: socket.socket, process: "subprocess.Popen[bytes]") -> None:
    line.close()
    process.wait()


def fork(
    arguments: Sequence[str], log: Path, environ: Mapping[str, str], before: str = "", descriptors: int | None = None
) -> Forked:
    """A process that runs the command with these arguments after some lines of Python, and logs to the end of a file;
    it may have so many files open, if not as many as we."""
    mask = os.umask(0)
    os.umask(mask)
    order = {
        "arguments": arguments,
        "environ": dict(environ),
        "before": before,
        "descriptors": descriptors,
        "folder": os.getcwd(),
        "umask": mask,
    }
    (stdout, its_stdout), (told, tells) = os.pipe(), os.pipe()
    with log.open("a") as stderr:
        socket.send_fds(nursery(), [json.dumps(order).encode()], [its_stdout, stderr.fileno(), tells])
    os.close(its_stdout)
    os.close(tells)
    says = os.fdopen(told)
    return Forked(int(says.readline()), os.fdopen(stdout), says)


# In the nursery


def tend(line: int) -> None:
    """Fork a keeper for every order that comes, until the tests are over."""
    from clickbang.cli import main
    from clickbang.core.registry import GAMES

    import_module("clickbang.cli.online.serve")
    list(GAMES)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the tests
    orders = socket.socket(fileno=line)
    while True:
        data, given, _, _ = socket.recv_fds(orders, LONGEST, 3)
        if not data:
            return
        if os.fork() == 0:
            orders.close()
            keep_or_become(json.loads(data), *given)
            main()
        for descriptor in given:
            os.close(descriptor)
        bury()


def bury() -> None:
    """Let go of the keepers that have ended."""
    with suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass


def keep(server: int, tells: int) -> None:
    """Tell of a server, and wait for its end. Tests that were killed cannot end it: then it is killed as well."""
    with suppress(BrokenPipeError):
        os.write(tells, b"%d\n" % server)
    ends = os.pidfd_open(server)
    heard = select.poll()
    heard.register(ends, select.POLLIN)
    heard.register(tells, 0)  # which nobody reads any more: that is told in any case
    if ends not in dict(heard.poll()):
        for process in [int(place.name) for place in family(server)]:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
    code = os.waitstatus_to_exitcode(os.waitpid(server, 0)[1])
    with suppress(BrokenPipeError):
        os.write(tells, b"%d\n" % code)


def keep_or_become(order: dict[str, Any], stdout: int, stderr: int, tells: int) -> None:
    """Fork once more. The keeper never returns from here; the server does, and is as if just started."""
    server = os.fork()
    if server:
        os.close(stdout)
        os.close(stderr)
        keep(server, tells)
        os._exit(0)
    os.close(tells)
    for descriptor, place in ((stdout, 1), (stderr, 2)):
        os.dup2(descriptor, place)
        os.close(descriptor)
    sys.stdout = os.fdopen(1, "w", closefd=False)
    sys.stderr = os.fdopen(2, "w", closefd=False, buffering=1, errors="backslashreplace")
    os.chdir(order["folder"])
    os.umask(order["umask"])
    os.environ.clear()
    os.environ.update(order["environ"])
    if (most := order["descriptors"]) is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    signal.signal(signal.SIGINT, signal.default_int_handler)
    sys.argv[1:] = order["arguments"]
    exec(order["before"], {})
