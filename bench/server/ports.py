"""A port of one's own, given by the kernel."""

import os
import socket
import weakref


def hold_port() -> socket.socket:
    """Bound to a port of 127.0.0.1 that nobody else is given as long as this socket is open; a server that names the
    port can listen there, also when it is started again."""
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    return held


def port_of(owner: object) -> int:
    """A port that is held as long as the owner lives."""
    held = hold_port()
    port = int(held.getsockname()[1])
    weakref.finalize(owner, os.close, held.detach())
    return port
