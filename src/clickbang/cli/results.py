"""What came of a command: for programs on stdout, or in a file for people."""

import errno
import os
from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text

from clickbang.core.errors import Fault, OptionError


def print_json(found: object) -> None:
    """The result for programs."""
    print(msgspec.json.format(msgspec.json.encode(found)).decode())


def check_page(path: Path, fault: Fault) -> None:
    """An error, before hours of games are played, if no page can be written there; the fault is of another ending."""
    if path.suffix.lower() != ".html":
        raise OptionError(fault, file=path)
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))


def say_where(sentence: str) -> None:
    """On stderr: where something was written."""
    Console(stderr=True).print(Text(sentence, "green"), soft_wrap=True)


def write_page(path: Path, text: str, sentence: str) -> None:
    """Write a page, and say where it is."""
    path.write_text(text, encoding="utf-8")
    say_where(sentence)
