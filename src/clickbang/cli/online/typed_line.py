"""The line that is being typed: it stays at the bottom while news are told above it."""

import codecs

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

ENTER, BACKSPACE, CLEAR, WORD, END = "\r\n", "\x7f\b", "\x15", "\x17", "\x04"
ESCAPE = "\x1b"
CURSOR = 3
"""Columns of the mark before what is typed and of the cursor behind it."""
ROOM_TO_TYPE = 10
"""Columns that are kept for what is typed, whatever else there is to say."""


class TypedLine:
    """What is typed, key by key at a terminal, else line by line as it comes."""

    def __init__(self, console: Console, by_key: bool, echo: bool) -> None:
        self.console = console
        self.by_key = by_key
        self.echo = echo
        """Whether to print what was typed: nobody has seen it in a file."""
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.text = ""
        self.status = ""
        self.shown = False
        self.in_escape = ""

    def feed(self, data: bytes) -> list[str | None]:
        """Take in what was typed: the lines it completes; None for the end of all input."""
        lines: list[str | None] = []
        for letter in self.decoder.decode(data, final=not data):
            if self.by_key and self.is_escape(letter):
                continue
            if letter in ENTER:
                lines.append(self.complete())
            elif self.by_key and letter in BACKSPACE:
                self.text = self.text[:-1]
            elif self.by_key and letter == CLEAR:
                self.text = ""
            elif self.by_key and letter == WORD:
                self.text = " ".join(self.text.split(" ")[:-1])
            elif self.by_key and letter == END:
                lines += [] if self.text else [None]
            elif letter.isprintable():
                self.text += letter
        if not data:
            lines += [self.complete(), None] if self.text else [None]
        if self.by_key and self.shown:
            self.draw()
        return lines

    def is_escape(self, letter: str) -> bool:
        """Arrows and the like come as several characters; they do nothing here."""
        if letter == ESCAPE:
            self.in_escape = ESCAPE
            return True
        if not self.in_escape:
            return False
        self.in_escape += letter
        if self.in_escape[1] not in "[O" or (len(self.in_escape) > 2 and letter.isalpha()) or letter == "~":
            self.in_escape = ""
        return True

    def complete(self) -> str:
        """Enter was pressed."""
        line, self.text = self.text.strip(), ""
        if self.by_key and self.shown:
            self.erase()
            self.console.print(Text(f"› {line}"))
        elif self.echo:
            self.console.print(Text(line))
        self.shown = False
        return line

    def forget(self) -> None:
        """A new question is asked: what was half typed answers no other; something half said stays."""
        if not self.text.startswith("/"):
            self.text = ""

    def show(self, status: str) -> None:
        """Show the line, with what is to be known right now before it."""
        if self.by_key:
            if not self.shown or status != self.status:
                self.status = status
                self.draw()
        elif not self.shown:
            self.console.print("› ", end="")
        self.shown = True

    def draw(self) -> None:
        self.erase()
        before = Text(self.status, "dim")
        before.truncate(self.room_before, overflow="ellipsis")
        room = self.console.width - CURSOR - before.cell_len
        text = self.text
        while text and cell_len(text) > room:
            text = text[1:]  # the end is where one types
        self.console.print(Text.assemble(before, "› ", text), end="", soft_wrap=True)

    @property
    def room_before(self) -> int:
        """So wide may be what stands before it: a line that is wider than the terminal cannot be erased."""
        return max(0, self.console.width - CURSOR - ROOM_TO_TYPE)

    def erase(self) -> None:
        self.console.file.write("\r\x1b[K")

    def hide(self) -> None:
        """Make room for something else."""
        if self.shown:
            if self.by_key:
                self.erase()
            else:
                self.console.file.write("\n")
            self.shown = False
