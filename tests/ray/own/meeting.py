"""A bot in a file of somebody's own that lets a test know where it plays, and waits there until it may go on.

How it answers does not depend on that: where nobody is to be met it plays at once.
"""

import os
import socket

import taste  # type: ignore[import-not-found]

from clickbang.bots import Bot
from clickbang.core.prompt import Prompt
from clickbang.core.view import View

met = False


class Meeting(Bot):
    """Plays by the taste of a neighbouring file."""

    def answer(self, view: View, prompt: Prompt) -> int:
        meet()
        from later import chosen  # type: ignore[import-not-found]  # found late, as some do

        return int(chosen(self.random, prompt.choices, taste.BY))


def meet() -> None:
    """Say from which file this is, once a process, and wait for the other side to hang up."""
    global met
    port = os.environ.get("MEETING_PORT")
    if met or port is None:
        return
    met = True
    try:
        with socket.create_connection(("127.0.0.1", int(port))) as there:
            there.sendall(__file__.encode() + b"\n")
            there.recv(1)
    except OSError:
        return  # nobody wants to know any more
