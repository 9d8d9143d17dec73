"""The command at a table online: at a terminal or in a script, with somebody who answers whatever is asked."""

import re
from pathlib import Path

from tests.cli.run import ANSWERS, Conversation, at_pipes, at_terminal

OVER = "Another game?"


def at_desk(folder: Path, *args: object) -> Conversation:
    """The command at a terminal."""
    return at_terminal(*args, XDG_DATA_HOME=str(folder / "data"), NO_COLOR="1")


def in_script(folder: Path, *args: object) -> Conversation:
    """The command with pipes."""
    return at_pipes(*args, XDG_DATA_HOME=str(folder / "data"))


def play_on(talk: Conversation, last: str = OVER) -> None:
    """Answer whatever is asked until the last question."""
    for _ in range(400):
        while not any(question in talk.news for question in ANSWERS) and last not in talk.news:
            assert talk.hear(), talk.heard[-2000:]
        if last in talk.news:
            return
        question = max(ANSWERS, key=talk.news.rfind)
        typed = "0 1" if "never changed" in talk.news else ANSWERS[question]
        talk.send(f"{typed}\n")
    raise AssertionError(f"the game does not end:\n{talk.heard[-2000:]}")


def link_in(talk: Conversation) -> str:
    talk.until("q = leave")
    found = re.search(r"http://\S+/#\w+", talk.heard)
    assert found
    return found[0]


def leave(talk: Conversation) -> None:
    """Politely, and to the end."""
    talk.ask("q", "Leave the game?")
    talk.send("y\n")
    assert talk.end() == 0
