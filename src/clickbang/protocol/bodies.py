"""What goes in and out over HTTP, as types: the handlers speak in them, and the API is described by them."""

from msgspec import Struct

from clickbang.protocol.clocks import NATURAL, NORMAL, RELAXED
from clickbang.protocol.messages import PortraitKey, Word


class Problem(Struct):
    """What was refused, and why."""

    code: str
    sentence: str


class Health(Struct):
    """The server runs."""

    status: str
    version: str


class OptionInfo(Struct):
    """An option of a game; the first value is the default. Where `own` is true, other values are possible."""

    name: str
    title: str
    about: str
    """What it decides, in a sentence; empty where the game has no words for it."""
    values: list[str]
    labels: list[str]
    """What each of the values means."""
    own: bool
    rule: str
    file: bool
    """Whether a value can be given as the text of a file."""
    most_seats: int | None = None
    """With more seats than this the option changes nothing; None where it always does."""


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    title: str
    about: str
    """What it is, in a sentence."""
    least_seats: int
    most_seats: int
    options: list[OptionInfo]
    bots: list[str]
    """Which bots people can choose from, the weakest first."""
    styled: list[str]
    """Those of them that can be asked for in a style: `shrewd:bold`. Without one, a bot draws its own in secret."""
    usual: str
    """Which of them plays where nobody says who, and for whoever leaves."""
    beats: bool
    """Whether there are moments in which cards may be played."""
    welcome: str
    """Which of them plays against somebody who is new here."""
    rules: dict[str, str]
    """By type of event, the number of the rule behind it."""
    asks: dict[str, str]
    """By kind of prompt, the number of the rule behind it."""
    lesson: bool = False
    """Whether there is a lesson."""


class Games(Struct):
    """What can be chosen when a table is opened; the first clock, pace and beat are the default."""

    games: list[GameInfo]
    clocks: list[str]
    paces: list[str]
    beats: list[str]
    styles: list[str]
    """In which a bot can be asked for."""


class RuleText(Struct):
    """A rule, as Markdown; `rule` is its number."""

    rule: str
    text: str


class RuleSection(Struct):
    """What stands under a heading of a rule page: rules, and between them passages without a number."""

    heading: str
    passages: list[RuleText]


class GuideTopic(Struct):
    """Something that a player wants to know, as Markdown: with a picture of this name, and the rules behind it."""

    heading: str
    text: str
    picture: str
    rules: list[str]


class Rulebook(Struct):
    """How a game is played: a guide, a sample round first, if the game brings one; then all rules in their order.

    The first heading of the rules is the title of the page.
    """

    game: str
    guide: list[GuideTopic]
    sections: list[RuleSection]


class Guest(Struct):
    """Who one is, for everybody to see."""

    guest: str


class Program(Struct):
    """A guest that is a program: it sends `secret` in a header, `Authorization: Bearer SECRET`."""

    guest: str
    secret: str


class OpenTable(Struct, forbid_unknown_fields=True):
    """A table to be opened. `bot` takes every seat but the first."""

    game: Word
    seats: int
    options: dict[str, str] = {}
    files: dict[str, str] = {}
    """Options that are given as the text of a file: a deck as TOML."""
    clock: Word = RELAXED
    pace: Word = NATURAL
    beat: Word = NORMAL
    public: bool = False
    bot: Word = ""


class OpenLesson(Struct, forbid_unknown_fields=True):
    """A lesson to be begun: of which game, what one is called there, and how one looks (see `sit`)."""

    game: Word
    name: Word
    portrait: PortraitKey = ""


class Opened(Struct):
    """A table that was opened: its id, the code by which others find it, and a link with that code."""

    table: str
    code: str
    link: str


class TableLine(Struct):
    """A table in a list."""

    table: str
    game: str
    stage: str
    number: int
    seats: int
    names: list[str]
    open: int
    clock: str
    touched: int
    code: str = ""
    """Only in the list of one's own tables."""
    lesson: bool = False


class Tables(Struct):
    """Tables, the latest first."""

    tables: list[TableLine]


class Me(Struct):
    """Who one is, and where one sits."""

    guest: str
    tables: list[TableLine]


class TransferCode(Struct):
    """A code that moves one's seats to another device, once, within ten minutes; and a link that carries it."""

    code: str
    link: str


class UseTransfer(Struct, forbid_unknown_fields=True):
    """The code from the other device."""

    code: Word


class Moved(Struct):
    """How many tables moved."""

    tables: int
