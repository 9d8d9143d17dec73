"""Where a player reads: colours for people, room to breathe, and spaces that never break a line."""

import re
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import IO, cast

from rich.console import Console, RenderableType
from rich.text import Text

from clickbang.core.lookup.meant import close_to
from clickbang.text import Catalogue

_SEAT_STYLES = ("bright_cyan", "bright_magenta", "yellow", "bright_green", "bright_blue", "orange3")

# Rich breaks lines at any space; a stand-in keeps "12 000" and "mise :" whole until they are written
_NO_BREAK = {0xA0: 0xE000, 0x202F: 0xE001}
_NO_BREAK_BACK = {stand_in: space for space, stand_in in _NO_BREAK.items()}


def kept_whole(text: str) -> str:
    """The text with stand-ins for its no-break spaces, for a console that writes what they stand for."""
    return text.translate(_NO_BREAK)


def seat_style(seat: int) -> str:
    """The colour of a seat."""
    return _SEAT_STYLES[seat % len(_SEAT_STYLES)]


def whole_word(word: str) -> str:
    """A pattern for just this word."""
    return rf"(?<!\w){re.escape(word)}(?!\w)"


class _NoBreakOut:
    """A text stream that writes the no-break spaces their stand-ins stand for."""

    def __init__(self, out: IO[str]) -> None:
        self.out = out

    def write(self, text: str) -> int:
        return self.out.write(text.translate(_NO_BREAK_BACK))

    def __getattr__(self, name: str) -> object:
        return getattr(self.out, name)


def console_on(stream: IO[str]) -> Console:
    """A console on which a text that is `kept_whole` breaks where it may."""
    return Console(file=cast("IO[str]", _NoBreakOut(stream)), highlight=False)


class Screen:
    """A console that speaks one language and knows the players' names."""

    def __init__(self, catalogue: Catalogue, fast: bool = False, page: IO[str] | None = None, width: int = 0) -> None:
        self.catalogue = catalogue
        if page is None:
            self.console = console_on(sys.stdout)
        else:  # plain text of this width, whatever the environment says of terminals
            out = cast("IO[str]", _NoBreakOut(page))
            self.console = Console(
                file=out, width=width, highlight=False, force_terminal=False, color_system=None, _environ={}
            )
        self.lively = self.console.is_terminal and not self.console.is_dumb_terminal and not fast
        self.names: Sequence[str] = ()
        self.words: Mapping[str, str] = {}
        """Words of the game that have a style of their own."""

    def show(self, thing: RenderableType = "") -> None:
        """Anything that Rich can draw."""
        self.console.print(thing)

    def say(self, key: str, style: str = "", **params: object) -> None:
        """A message of the catalogue."""
        self.show(self.paint(self.catalogue.say(key, **params), style))

    def refuse(self, key: str, typed: str, names: Iterable[str], /, **params: object) -> None:
        """A message about something typed that is no name here, and which of the names may have been meant."""
        sentence = self.catalogue.say(key, **params)
        self.show(self.paint(sentence + self.catalogue.meant(close_to(typed, names)), "red"))

    def markdown(self, text: str) -> None:
        """A page or a rule."""
        from rich.markdown import Markdown  # with its parser a tenth of the time that a command takes to start

        self.show(Markdown(kept_whole(text)))

    def paint(self, text: str, style: str = "") -> Text:
        """Plain text with everybody's name in their colour, and the words of the game in theirs."""
        painted = Text(kept_whole(text), style)
        for seat, name in enumerate(self.names):
            painted.highlight_regex(whole_word(name), seat_style(seat))
        for word, word_style in self.words.items():
            painted.highlight_regex(whole_word(word), word_style)
        return painted

    def player(self, seat: int, reader: int) -> Text:
        """The name of a player in their colour; the reader's own says so."""
        name = self.names[seat]
        return Text(self.catalogue.say("table-you", name=name) if seat == reader else name, seat_style(seat))

    def pause(self, seconds: float) -> None:
        """A moment for whoever sits at a terminal."""
        if self.lively:
            time.sleep(seconds)
