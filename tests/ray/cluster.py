"""A cluster of nodes.py for tests, and meeting the bots that play there."""

import os
import shutil
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

import clickbang

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60


class TestCluster:
    """So many nodes with a processor each, in processes of their own."""

    __test__ = False

    def __init__(self, nodes: int) -> None:
        # not pytest's folder: the path of a socket has no room for long names
        self.folder = tempfile.mkdtemp(prefix="ray-")
        self.meetings = socket.create_server(("127.0.0.1", 0))
        self.meetings.settimeout(PATIENCE)
        command = [sys.executable, "-m", "tests.ray.nodes", str(nodes)]
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=self.environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.address = self.read()

    @property
    def environment(self) -> dict[str, str]:
        """For nodes and for commands that look for a cluster: own folders and ports."""
        path = os.pathsep.join([str(Path(clickbang.__file__).parent.parent), str(ROOT)])
        return {
            **os.environ,
            "PYTHONPATH": path,
            "PYTHONWARNINGS": "ignore",
            "RAY_TMPDIR": self.folder,
            "MEETING_PORT": str(self.meetings.getsockname()[1]),
        }

    def read(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline().strip()
        assert line, "the cluster did not start"
        return line

    def meet(self) -> tuple[socket.socket, str]:
        """Somebody who plays on a node, and waits until this connection is closed; with its file."""
        there, _ = self.meetings.accept()
        there.settimeout(PATIENCE)
        return there, there.makefile().readline().strip()

    def kill_a_node(self) -> None:
        """As a machine that loses its power; not the one to which the caller is connected."""
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        assert self.read() == "killed"

    def close(self) -> None:
        self.meetings.close()
        self.process.communicate(timeout=PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)
