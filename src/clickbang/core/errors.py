"""Errors that teach: a stable code, the rule behind it, and a sentence a player understands.

A `Fault` is the kind of mistake, declared once with its English sentence; an error is one such mistake with its
particulars. The sentences in other languages stand in `clickbang.text`, under the same code.
"""

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """A kind of mistake: `mygame/no-such-card`, the rule it breaks (or none), and what to tell a player."""

    code: str
    rule: str
    sentence: str


_ENTRY = re.compile(r"(?P<code>[a-z0-9-]+)(?: (?P<rule>[A-Z]+-\d+[a-z]?))?: (?P<sentence>.+)")


def declared(area: str, table: str) -> tuple[Fault, ...]:
    """The faults of an area from a table, a line for each: `no-such-card XY-7: You do not hold that card.`

    The rule may be left out, and an indented line goes on with the one above it. Each fault is named as its code is.
    """
    entries = [_ENTRY.fullmatch(line) for line in table.replace("\n  ", " ").split("\n") if line]
    return tuple(Fault(f"{area}/{found['code']}", found["rule"] or "", found["sentence"]) for found in entries if found)


class OneOf(tuple[str, ...]):
    """Names of which any one may be meant: `a, b or c`. Other languages have another word for the last comma."""

    __slots__ = ()

    def __str__(self) -> str:
        return " or ".join(filter(None, [", ".join(self[:-1]), *self[-1:]]))


class ClickbangError(Exception):
    """Anything this library refuses, with a stable code.

    An error about a name that is unknown may be given `meant`, a `OneOf` of names that are much like it
    (`core.meant.close_to`): the sentence then asks whether one of these was meant.
    """

    def __init__(self, fault: Fault, **params: object) -> None:
        self.fault = fault
        self.params = params
        super().__init__(self.sentence)

    @property
    def code(self) -> str:
        return self.fault.code

    @property
    def rule(self) -> str:
        return self.fault.rule

    @property
    def sentence(self) -> str:
        sentence = self.fault.sentence.format(**self.params)
        rule = f" ({self.fault.rule})" if self.fault.rule else ""
        return f"{sentence}{rule} Did you mean {self.meant}?" if self.meant else f"{sentence}{rule}"

    @property
    def meant(self) -> OneOf:
        found = self.params.get("meant")
        return found if isinstance(found, OneOf) else OneOf()

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.fault, self.params)


def _rebuild(kind: type[ClickbangError], fault: Fault, params: dict[str, object]) -> ClickbangError:
    return kind(fault, **params)


class MalformedAnswer(ClickbangError):
    """Not an answer of this game at all."""


class IllegalAnswer(ClickbangError):
    """An answer of this game that is not allowed here and now."""


class NotAsked(IllegalAnswer):
    """Nobody asked this seat."""


class ChanceError(ClickbangError):
    """Luck was asked for when none was due, or gave what is not possible."""


class OptionError(ClickbangError):
    """A table that cannot be set up like this."""


class PositionError(ClickbangError):
    """A text that is no position, or one that does not fit together."""


CORE_FAULTS = (
    NO_SUCH_SEAT, GAME_OVER, CHANCE_IS_DUE, NOT_ASKED, ALREADY_ANSWERED, NOT_ON_THE_LIST, NOTHING_TO_TAKE_BACK,
    NO_SUCH_ANSWER, NO_CHANCE_DUE, IMPOSSIBLE_OUTCOME, SCRIPT_IS_OVER, NO_SUCH_GAME, SEAT_COUNT, NO_SUCH_OPTION,
    NO_SUCH_VALUE, NO_SUCH_NUMBER, NO_SMALL_NUMBER, DECK_NOT_TEXT, DECK_NOT_TOML, NOT_A_DECK, DECK_IS_EMPTY,
    DECK_TOO_LARGE, DECK_TOO_LONG, NOT_A_CARD, NO_SUCH_FIELD, NO_SUCH_EFFECT, WORDS_MISSING, NO_WORDS, NOT_A_POSITION,
    POSITION_TOO_LONG, OTHER_GAMES_POSITION, FIELD_MISSING, NO_FIELD_OF_POSITION, BAD_FIELD, UNSOUND_POSITION,
    NO_POSITIONS,
) = declared("core", """
no-such-seat: There is no seat {seat} at a table of {seats}.
game-over: The game is over.
chance-is-due: Nobody can answer before chance has struck.
not-asked: Seat {seat} is not asked anything now.
already-answered: Seat {seat} has already answered.
not-on-the-list: Answer {answer} is not one of the choices.
nothing-to-take-back: There is no step to take back.
no-such-answer: {answer} is not an answer of this game.

no-chance-due: The table is not waiting for chance.
impossible-outcome: Outcome {outcome} is not possible here.
script-is-over: The script of chance has no outcome left.

no-such-game: There is no game called {name!r}; there are {games}.
seat-count: {game} is for {least} to {most} players, not {seats}.
no-such-option: {game} has no option {option!r}; it has {options}.
no-such-value: Option {option} takes {values}, not {value!r}.
no-such-number: Option {option} takes a number from {least} to {most}, not {value!r}.
no-small-number: Option {option} takes a number from {least} to {most}, or from {small} for a small game, not {value!r}.

deck-not-text: The deck cannot be used: it is not text in UTF-8.
deck-not-toml: The deck cannot be used: it is not TOML ({why}).
not-a-deck: The deck cannot be used: it is neither a deck nor one of {names}.
deck-is-empty: The deck cannot be used: it holds no card.
deck-too-large: The deck cannot be used: it has more than {most} different cards.
deck-too-long: The deck cannot be used: it has more than {most} characters.
not-a-card: The deck cannot be used: card {card!r} is not a table of its own.
no-such-field: The deck cannot be used: card {card!r} has a field {field!r} that means nothing; there are {fields}.
no-such-effect: The deck cannot be used: card {card!r} has no effect among {effects}.
words-missing: The deck cannot be used: card {card!r} needs a {field} in English (en) and French (fr).
no-words: The deck cannot be used: card {card!r} has a {field} that is no text.

not-a-position: The position cannot be read: it is no JSON object ({why}).
position-too-long: The position cannot be read: it has more than {most} characters.
other-games-position: This is a position of {other}, not of {game}.
field-missing: The position lacks the field {field!r}.
no-field-of-position: The position has a field {field!r} that means nothing there; there are {fields}.
bad-field: The field {field!r} of the position is {value}; it has to be {wanted}.
unsound-position: The position does not fit together: {why}.
no-positions: The tables of {game} do not say what they are made of, so no position can be written or read.
""")  # fmt: skip
