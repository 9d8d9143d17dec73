"""Every message of the protocol, as it goes over a WebSocket: JSON objects that name their type.

What a client sends may carry an `id`; the reply to it names that id. `docs/protocol.md` and the JSON Schema are made
from these types.
"""

from typing import Annotated, Final

from msgspec import Meta, Raw, Struct

from clickbang.core.parts.faces import FACES

PROTOCOL: Final = 1
"""Goes up when an old client could no longer understand."""
TAG_LENGTH: Final = 8
"""So many characters of a table's id may stand at the end of the address, `/ws/TAG`: they say nothing to the server,
but a balancer in front of several can keep the people of a table together by them."""

Code = Annotated[str, Meta(min_length=1, max_length=16)]
"""The code of a table, or its id, which is longer."""
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Hex = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
Place = Annotated[int, Meta(ge=0, le=63)]
Count = Annotated[int, Meta(ge=0, le=2**31)]
FaceKey = Annotated[str, Meta(pattern=rf"^({'|'.join(FACES)})(?!\n)$")]
NO_JSON: Final = Raw()
"""In place of what is absent."""
Word = Annotated[str, Meta(max_length=80)]
PortraitKey = Annotated[str, Meta(pattern=r"^[a-z0-9]{0,12}(?!\n)$")]
"""From which a portrait is drawn; empty for the one that goes with the name."""


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Anything a client says."""

    id: Count | None = None
    """Named again in the reply."""


class Numbered(Struct):
    """Anything that names its id, whatever else is wrong with it: it can be refused by that."""

    id: Count | None = None


class Hello(FromClient, tag="hello", kw_only=True):
    """The first message: which protocol the client speaks, and in which words it wants to be spoken to."""

    protocol: Count
    client: Word = ""
    """What the client is, for the host's log."""
    lang: Word = "en"
    skin: Word = "classic"


class Attend(FromClient, tag="attend", kw_only=True):
    """Come to a table, by its code or, where one has been before, by its id; whatever one attended before is left.

    `after` says how many events the client has: those that follow are sent, and the whole view.
    """

    table: Code
    game: Count = 0
    """The number of the game at this table that `after` speaks of."""
    after: Count = 0
    words: bool = False
    """Whether events, questions and choices are also wanted as sentences."""
    view: bool = True
    """Whether the view is wanted. Who puts it together from the events, like `clickbang.client`, can do without."""


class ToTable(FromClient, kw_only=True):
    """Anything that is said to the table one has come to."""


class Sit(ToTable, tag="sit", kw_only=True):
    """Take an open seat under a name, or one's own once more under another."""

    seat: Place
    name: Word
    portrait: PortraitKey = ""
    """How one looks: any key is a person of its own. Without one, the name says it."""


class Stand(ToTable, tag="stand", kw_only=True):
    """Leave one's seat. Once a game begins (`revealing`, `playing`) a bot plays on, until its owner is back."""


class Ready(ToTable, tag="ready", kw_only=True):
    """Ready to play. `commit` is the SHA-256 of 32 random bytes that follow with `reveal`; empty to contribute none."""

    commit: Hex = ""


class Unready(ToTable, tag="unready", kw_only=True):
    """Not ready after all."""


class Start(ToTable, tag="start", kw_only=True):
    """The host begins. With `bot`, it takes every open seat."""

    bot: Word = ""


class Reveal(ToTable, tag="reveal", kw_only=True):
    """The random bytes to which one committed when one was ready. Who shows none in time plays without having any."""

    contribution: Hex


class ToPrompt(ToTable, kw_only=True, omit_defaults=True):
    """Anything that is said to what one is asked, as its `prompt` names itself."""

    game: Count = 0
    """The number of the game at this table, as the prompt has it. Without it, the one that is played is meant."""
    prompt: Count


class Answer(ToPrompt, tag="answer", kw_only=True):
    """An answer to the prompt with this number, at this step of it: one of its choices, or -1 to take a step back."""

    step: Count = 0
    action: Annotated[int, Meta(ge=-1, le=2**31)]


class Why(ToPrompt, tag="why", kw_only=True):
    """Ask why something cannot be answered to this prompt; it is refused with the reason, and nothing happens.

    What is asked about has the form of a choice, without its code: `{"type": "Confront", "seat": 3}`.
    """

    step: Count = 0
    choice: dict[str, str | int | bool | None]


class Wait(ToPrompt, tag="wait", kw_only=True):
    """Take the full time of the beat that is open, for everybody: all see who does. Once a beat, a few times a game."""


class SetBot(ToTable, tag="set_bot", kw_only=True):
    """The host gives an open seat, or one with a bot, to this bot; an empty name opens it again."""

    seat: Place
    bot: Word


class Remove(ToTable, tag="remove", kw_only=True):
    """The host takes a seat from its owner. Once a game begins (`revealing`, `playing`) a bot plays on for good."""

    seat: Place


class Configure(ToTable, tag="configure", kw_only=True):
    """The host changes the table before a game begins; what is left out stays."""

    options: dict[str, str] | None = None
    seats: Place | None = None
    clock: Word | None = None
    pace: Word | None = None
    beat: Word | None = None
    public: bool | None = None


class Rematch(ToTable, tag="rematch", kw_only=True):
    """Another game with the same people, once this one is over."""


class Say(ToTable, tag="say", kw_only=True):
    """Say something: to the `table`, one's `team`, one `seat`; the eliminated and spectators only among themselves."""

    text: Text
    to: Word = "table"
    seat: Place | None = None


class PullFace(ToTable, tag="face", kw_only=True):
    """Pull a face, from one's seat: whoever would hear what one says to the table sees it. It is kept nowhere."""

    face: FaceKey


class Mute(ToTable, tag="mute", kw_only=True):
    """Hear no more of what this seat says, nor see the faces it pulls; or do so again."""

    seat: Place
    on: bool = True


class Speed(ToTable, tag="speed", kw_only=True):
    """Let the game go on `faster`, or to its `end` at once, when no person plays any more; empty takes it back."""

    speed: Word


class Bet(ToTable, tag="bet", kw_only=True):
    """Bet that this seat wins: once in a game, by who is out or only watches. No player hears of it before the end."""

    seat: Place


class Ping(FromClient, tag="ping", kw_only=True):
    """Is anybody there?"""


ClientMessage = (
    Hello | Attend | Sit | Stand | Ready | Unready | Start | Reveal | Answer | Why | Wait | SetBot | Remove | Configure
    | Rematch | Say | PullFace | Mute | Speed | Bet | Ping
)  # fmt: skip
TableMessage = (
    Attend | Sit | Stand | Ready | Unready | Start | Reveal | Answer | Why | Wait | SetBot | Remove | Configure
    | Rematch | Say | PullFace | Mute | Speed | Bet
)  # fmt: skip
"""What a table handles: what is said to it, and that somebody comes."""


class FromServer(Struct, tag_field="type", omit_defaults=True):
    """Anything the server says. What is ready together comes as one WebSocket message: a list."""


class Welcome(FromServer, tag="welcome", kw_only=True):
    """The reply to `hello`."""

    id: int | None = None
    protocol: int
    server: str
    guest: str
    """Who one is, for everybody to see: seats name their owner like this."""
    heartbeat: float
    """Whoever says nothing for three times as many seconds is taken for gone; `ping` says something."""
    silence: float = 20.0
    """Whoever has heard nothing for half as many seconds asks by `ping`; after all of them without a word the server is
    taken for gone: come back over another connection."""


class Done(FromServer, tag="done", kw_only=True):
    """What was asked for has been done, and is on disk."""

    id: int


class Refused(FromServer, tag="refused", kw_only=True):
    """What was asked for has not been done, and why."""

    id: int | None = None
    code: str
    sentence: str
    rule: str = ""


class SeatInfo(Struct, omit_defaults=True):
    """A seat, as everybody sees it."""

    kind: str
    """`open`, `person` or `bot`."""
    name: str = ""
    portrait: str = ""
    """How they look, if they have chosen that: clients draw it from this key, and from the name where there is none."""
    guest: str = ""
    bot: str = ""
    ready: bool = False
    commit: str = ""
    """What its client committed to when it was ready. None changes once the stage is `revealing`: note them all, with
    `commitment` and the options, before you reveal."""
    revealed: bool = False
    """Whether it has shown what it committed to. In a game that is played: whether that was used."""
    connected: bool = False
    away: bool = False
    """A bot plays in its owner's place."""


class TableInfo(FromServer, tag="table", kw_only=True):
    """The table itself: who sits where, what is going to be played, how far it has come. Sent whenever it changes."""

    table: str
    """Its id."""
    code: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    stage: str
    """`lobby`, `revealing` (the clients owe their random bytes), `playing`, `over`, or `stuck`, if a newer server can
    no longer play on by the old rules."""
    number: int
    """Which game at this table."""
    clock: str
    pace: str
    beat: str
    """How long card windows are open: `short`, `normal` or `long`."""
    public: bool
    lesson: bool = False
    """Whether this is a lesson: its luck and its bots follow a script, and nothing about it is left to chance."""
    host: str
    you: int | None = None
    """Your seat."""
    spectators: int = 0
    commitment: str
    """SHA-256 of the server's secret for this game's luck."""
    secret: str = ""
    """The secret itself, once the game is over."""
    muted: list[int] = []
    playing: list[int] = []
    """The seats that may still be asked something in the game that is played, as everybody sees."""
    speed: str = ""
    """At which speed somebody lets a game go on in which no person plays any more; see `speed`."""


class Choice(Struct):
    """Something that can be answered. The fields of its typed form stand beside these two."""

    code: int
    type: str


class PromptInfo(Struct, omit_defaults=True):
    """What one is asked. An answer names the number and the step, and the game where that is told."""

    number: int
    step: int
    kind: str
    role: str
    """`must`, `asked` (one may decline), `standing` (nobody waits) or `watching`."""
    game: int = 0
    """Which game at this table."""
    sealed: bool = False
    beat: bool = False
    """Cards may be played, and nobody has to say no: whoever does nothing lets it pass. What is answered takes effect
    when the beat is over."""
    sole: bool = False
    """There is one choice only: the server gives it in a moment, and nobody need be asked."""
    choices: Raw = Raw(b"[]")
    draft: list[int] = []
    steps: list[str] = []
    """The draft in words, if that was asked for."""
    question: str = ""
    stake: str = ""
    """What is at stake, in a line, from what one's seat knows. Like all that follows, if words were asked for."""
    hint: str = ""
    help: str = ""
    """What the question is about, with the numbers of the rules behind it."""
    labels: list[str] = []
    """The choices in words."""
    stakes: list[str] = []
    """By choice, what it can bring and cost."""
    sealed_choice: Raw = NO_JSON
    """What one has sealed oneself, in the form of a choice, until it is revealed."""
    sealed_label: str = ""


class LessonInfo(Struct, omit_defaults=True):
    """What the guide of a lesson says now, if words were asked for, and how far one has come."""

    words: str
    step: int
    of: int
    told: bool = False
    """Whether all has been taught. The game may be played on."""
    learnt: list[str] = []
    """Then: what it was, point by point."""


class ClockInfo(Struct, omit_defaults=True):
    """How many seconds are left for the prompt, of how many."""

    left: float
    of: float
    beat: bool = False
    """A beat is running: cards may be played, and when it is over the game goes on by itself."""
    scenes: float = 0.0
    """So many of these seconds are for acting out what has just happened."""
    waits: list[int] = []
    """In a beat: who has taken its full time, for everybody."""
    may_wait: int = 0
    """In a beat: how often you may still do that in this game; nothing if you have done it in this beat."""
    gone_on: list[int] = []
    """In a beat: which of the people asked have said *Go on*. A card that was sealed looks the same as no card."""


class StoryInfo(Struct, omit_defaults=True):
    """Why the game ended as it did, in sentences, as far as one knows oneself."""

    ending: str
    """How it ended."""
    moments: list[str] = []
    """What decided it, the most important first."""
    sums: list[str] = []
    """By seat, how its score came about; none where the game does not say."""
    out: list[str] = []
    """Who went out, in order."""


class Update(FromServer, tag="update", kw_only=True):
    """What happened, what it looks like now, and what one is asked.

    `first` is the number of the first of these events, counted from 1 for each recipient. There is a whole `view`
    after `attend`; later `patch` has the parts of it that changed. What is absent has not changed, or was not wanted.
    """

    game: int
    first: int
    events: list[Raw] = []
    lines: list[str] = []
    """The events in words, if that was asked for."""
    cards: Raw = NO_JSON
    """With a whole view, and if words were asked for: what stands on the cards of the deck, by key."""
    view: Raw = NO_JSON
    patch: Raw = NO_JSON
    prompt: PromptInfo | None = None
    clock: ClockInfo | None = None
    story: StoryInfo | None = None
    """When the game is over, and if words were asked for: once, and again after `attend`."""
    lesson: LessonInfo | None = None
    """In a lesson, for whoever learns; what the guide has said holds until the guide says something else."""


class Said(FromServer, tag="said", kw_only=True):
    """Somebody said something."""

    number: int
    """Counted for each recipient."""
    name: str
    text: str
    to: str
    """`table`, `team`, `seat`, `gallery` (the eliminated) or `spectators`."""
    seat: int | None = None
    """Who said it; a spectator has none."""
    hearer: int | None = None
    """To whom it was whispered."""


class Faced(FromServer, tag="faced", kw_only=True):
    """Somebody pulls a face, a bot perhaps. Told to who is there at that moment, and never again."""

    seat: int
    face: str


class BetInfo(Struct, omit_defaults=True):
    """Somebody's bet on who wins."""

    name: str
    """Whose it is; a spectator has no name."""
    on: int
    """The seat on which they bet."""
    left: int
    """How many still played when they did."""
    own: bool = False
    right: bool = False
    """Whether it was right; told when the game is over."""


class Bets(FromServer, tag="bets", kw_only=True):
    """The bets that one hears of. Those who are out hear those of all who are out, spectators those of spectators,
    players none; when the game is over everybody hears all. Sent whenever that changes."""

    bets: list[BetInfo] = []
    choices: list[int] = []
    """On whom one can bet; nobody, if one has bet."""


class Closing(FromServer, tag="closing", kw_only=True):
    """The server stops, or is about to close this connection; come back after so many seconds."""

    code: str
    sentence: str
    back_after: float | None = None


class Announcement(FromServer, tag="announcement", kw_only=True):
    """Whoever runs the server has something to say to everybody. It comes again with every connection until it ends."""

    number: int
    """The same announcement has the same number."""
    text: str


class Resume(FromServer, tag="resume", kw_only=True):
    """The table has moved to another part of the server: come to it again, by `hello` and `attend` over this very
    connection, with what you have. What was not acknowledged before may not have been done: send it again."""


class Pong(FromServer, tag="pong", kw_only=True):
    """The reply to `ping`, or a sign of life while one waits for a table."""

    id: int | None = None


ServerMessage = (
    Welcome | Done | Refused | TableInfo | Update | Said | Faced | Bets | Announcement | Closing | Resume | Pong
)
