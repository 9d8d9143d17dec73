"""What is kept of a table on disk, beside the answers of its games."""

from msgspec import Struct, field, msgpack

from clickbang.protocol.clocks import NORMAL
from clickbang.protocol.stages import LOBBY, OPEN

MOST_SAID = 200
"""So many remarks of a table are kept, and up to twice as many until it is tidied up."""


encode = msgpack.Encoder().encode
"""How documents and rows are written down."""


class SeatDoc(Struct, omit_defaults=True):
    """One seat: open, a person's or a bot's."""

    kind: str = OPEN
    name: str = ""
    guest: str = ""
    bot: str = ""
    ready: bool = False
    commit: str = ""
    contribution: str = ""
    away: bool = False
    """A bot plays in its owner's place."""
    portrait: str = ""


class TableDoc(Struct, omit_defaults=True):
    """A table: who sits where, what is played, and the secret from which the luck of its game comes."""

    id: str
    code: str
    game: str
    options: dict[str, str]
    seats: list[SeatDoc]
    host: str
    clock: str
    pace: str
    public: bool
    secret: str
    beat: str = NORMAL
    rules: int = 0
    """The version of the rules by which the game is played."""
    stage: str = LOBBY
    number: int = 1
    members: list[str] = field(default_factory=list)
    """Guests who have been here: they find the table again by its id."""
    lifted: int = 0
    """After how many answers of the game its last curtain was lifted: it must not fall again."""
    muted: dict[str, list[str]] = field(default_factory=dict)
    """By guest, whom they do not want to hear."""
    left: dict[str, int] = field(default_factory=dict)
    """Guests who have lost their seat in the game that is played, or moved it to another device, and which it was."""
    lesson: bool = False
    """Whether this is a lesson: its luck and its bots follow a script, and it is played once."""
    bets: dict[str, "BetDoc"] = field(default_factory=dict)
    """By guest, on whom they have bet in the game that is played."""
    waits: dict[int, int] = field(default_factory=dict)
    """By seat, how often it has taken the full time of a beat in the game that is played."""
    began: "BeganDoc | None" = None
    """When its clock began, if not with an answer."""
    gone: dict[int, int] = field(default_factory=dict)
    """By seat, since when its owner is gone from the game that is played, in seconds since 1970: after a while a bot
    plays for them, whoever has the table then."""
    opened_from: str = ""
    """The network of who opened it, hashed: bots think for one network after another."""
    formerly: dict[str, list[str]] = field(default_factory=dict)
    """By guest, who they were before they moved to this device: what was said to them is theirs."""


class BeganDoc(Struct, array_like=True):
    """When a clock began that no answer set going: with the game, with a lifted curtain, or when somebody was back."""

    answers: int
    """After how many answers of the game: with the next one it counts no more."""
    at: int | None
    """Seconds since 1970; None while nobody is there: then nothing runs."""


class BetDoc(Struct, array_like=True):
    """A bet on who wins."""

    place: int | None
    """The seat of who bets; a spectator has none."""
    on: int
    left: int
    """How many still played."""


class LogRow(Struct, array_like=True):
    """One answer. Luck is not written down: it follows from the secret and the contributions."""

    seat: int
    action: int
    by: str
    at: int
    """Seconds since 1970; nothing in a game depends on it."""


class SaidRow(Struct, array_like=True):
    """Something that was said."""

    name: str
    text: str
    to: str
    seat: int | None
    guest: str
    hearers: list[str] | None
    """The guests who hear it; None for everybody at the table, or for all spectators."""
    hearer: int | None
    """The seat to which it was whispered."""
    at: int
