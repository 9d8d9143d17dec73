"""Running the real command: with its input and output as files, or at a terminal of its own."""

import codecs
import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
from pathlib import Path
from typing import Self

from typer.testing import CliRunner, Result

import clickbang
from clickbang.cli.app import app

MAIN = "import sys; sys.argv[0] = 'clickbang'; from clickbang.cli import main; main()"
AT_TERMINAL = f"import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); {MAIN}"
PROMPT = "› "
PATIENCE = 60
"""After so many seconds without a word the command is taken to hang."""


def environment(**changes: str) -> dict[str, str]:
    """A plain one: the clickbang under test, English, 80 columns, nothing said about colours."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "TMPDIR", "XDG_DATA_HOME")}
    package = str(Path(clickbang.__file__).parent.parent)
    return {**kept, "PYTHONPATH": package, "LANG": "C.UTF-8", "COLUMNS": "80", "TERM": "xterm-256color", **changes}


def run(*args: object, text: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    """The command from start to end, as in a script."""
    command = [sys.executable, "-c", MAIN, *map(str, args)]
    return subprocess.run(
        command, input=text, env=environment(**env), capture_output=True, encoding="utf-8", timeout=PATIENCE
    )


def invoke(*args: object, text: str = "", **env: str) -> Result:
    """The command in this very process: quicker, where no terminal and no signal is needed."""
    runner = CliRunner(env={"LANG": "C.UTF-8", "LC_ALL": "", "COLUMNS": "100", **env})
    return runner.invoke(app, [str(arg) for arg in args], text)


class Conversation:
    """The command in a process that is talked to, answer by answer."""

    def __init__(self, process: subprocess.Popen[bytes], reads: int, writes: int) -> None:
        self.process = process
        self.reads = reads
        self.writes = writes
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.heard = ""
        """Everything it has printed."""
        self.news = ""
        """What it has printed since it was last answered."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        for fd in {self.reads, self.writes}:
            os.close(fd)

    def hear(self) -> bool:
        """Listen once; whether there is still somebody there."""
        ready, _, _ = select.select([self.reads], [], [], PATIENCE)
        assert ready, f"it hangs after:\n{self.heard}"
        try:
            data = os.read(self.reads, 65536)
        except OSError:  # what a terminal says when its last user is gone
            data = b""
        text = self.decoder.decode(data)
        self.heard += text
        self.news += text
        return bool(data)

    def until(self, wanted: str) -> str:
        """Listen until it has said this since the last answer."""
        while wanted not in self.news:
            assert self.hear(), f"it ended without {wanted!r}:\n{self.heard}"
        return self.news

    def send(self, text: str) -> None:
        self.news = ""
        os.write(self.writes, text.encode())

    def interrupt(self) -> None:
        """Press Ctrl-C, once it waits for a key: one pressed a moment before would only count with the next key."""
        self.until(PROMPT)
        state = ["ps", "-o", "state=", "-p", str(self.process.pid)]
        while subprocess.run(state, capture_output=True, check=True).stdout.strip()[:1] != b"S":
            pass
        self.send("\x03")

    def answer(self, line: str) -> None:
        """Answer the question that comes next."""
        self.until(PROMPT)
        self.send(f"{line}\n")

    def ask(self, line: str, wanted: str) -> str:
        """Type a line, and listen until this is said to it."""
        self.send(f"{line}\n")
        return self.until(wanted)

    def end(self) -> int:
        """Listen to the end; the exit code."""
        while self.hear():
            pass
        return self.process.wait()


def at_pipes(*args: object, **env: str) -> Conversation:
    """The command with pipes for input and output."""
    command = [sys.executable, "-c", MAIN, *map(str, args)]
    in_read, in_write = os.pipe()
    out_read, out_write = os.pipe()
    process = subprocess.Popen(command, stdin=in_read, stdout=out_write, stderr=out_write, env=environment(**env))
    os.close(in_read)
    os.close(out_write)
    return Conversation(process, out_read, in_write)


def at_terminal(*args: object, columns: int = 80, lines: int = 24, **env: str) -> Conversation:
    """The command at a terminal of its own, where Ctrl-C is a key."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(ours, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
    settings = environment(**env)
    del settings["COLUMNS"]
    command = [sys.executable, "-c", AT_TERMINAL, *map(str, args)]
    process = subprocess.Popen(
        command, stdin=theirs, stdout=theirs, stderr=theirs, env=settings, start_new_session=True
    )
    os.close(theirs)
    return Conversation(process, ours, ours)


ANSWERS = {
    "b = back": "",
    "r = retour": "",
    "Your bid?": "1 0",
    "Show hands?": "1",
    "Your raise?": "1 0",
    "Votre mise\xa0?": "1 0",
    "Votre surenchère\xa0?": "1 0",
    "Which of your stacks": "1",
    "Quelle pile": "1",
    "Who faces the": "1",
    "Qui affronte le": "1",
    "Which card goes into": "c",
    "Quelle carte mettez-vous": "c",
    "do you bet on": "1",
    "Sur combien de": "1",
    "Do you accuse": "",
    "Accusez-vous": "",
    "Do you play a card": "",
    "Jouez-vous une carte": "",
    "bribe the judge": "",
    "Soudoyez-vous": "",
    "At whom do you aim": "1",
    "Qui visez-vous": "1",
    "You have won. Do you": "",
    "Vous avez gagné. Voulez-vous": "",
    "What do you do?": "l",
    "Que faites-vous": "g",
    "Do you leave your team?": "n",
    "Quittez-vous votre": "n",
    "Thumb up or": "d",
    "Pouce levé ou": "b",
    "Two thumbs": "ud",
    "Deux pouces": "lb",
    "do you reveal?": "1!",
    "révélez-vous": "1!",
    "say to your team?": "d",
    "Que dites-vous": "f",
    "Who gets what?": "each",
    "Qui reçoit quoi": "chacun",
    "accept this division?": "y",
    "Acceptez-vous ce": "o",
    "take the money?": "y",
    "Prenez-vous l'argent": "o",
    "watch the rest": "",
    "voir la suite": "",
    "Another game?": "n",
    "Une autre partie": "n",
}
"""What a cautious player says to each question."""


def play_to_the_end(talk: Conversation, last: str = "n") -> None:
    """Answer whatever is asked until another game is offered, and say the last word to that."""
    for _ in range(1000):
        talk.until(PROMPT)
        question = max(ANSWERS, key=talk.news.rfind)
        answer = ANSWERS[question]
        if "never changed" in talk.news or "jamais changés" in talk.news:
            answer = "0 1"
        ends = question in ("Another game?", "Une autre partie")
        talk.send(f"{last if ends else answer}\n")
        if ends:
            return
    raise AssertionError(f"the game does not end:\n{talk.heard[-2000:]}")
