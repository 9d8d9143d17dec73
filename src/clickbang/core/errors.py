"""Errors that teach: a stable code, the rule behind it, and a sentence a player understands.

A `Fault` is the kind of mistake, declared once with its English sentence; an error is one such mistake with its
particulars. The sentences in other languages stand in `clickbang.text`, under the same code.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """A kind of mistake: `bulletbucks/no-such-note`, the rule it breaks (or none), and what to tell a player."""

    code: str
    rule: str
    sentence: str


class ClickbangError(Exception):
    """Anything this library refuses, with a stable code."""

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
        return f"{sentence} ({self.fault.rule})" if self.fault.rule else sentence

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


NO_SUCH_SEAT = Fault("core/no-such-seat", "", "There is no seat {seat} at a table of {seats}.")
GAME_OVER = Fault("core/game-over", "", "The game is over.")
CHANCE_IS_DUE = Fault("core/chance-is-due", "", "Nobody can answer before chance has struck.")
NOT_ASKED = Fault("core/not-asked", "", "Seat {seat} is not asked anything now.")
ALREADY_ANSWERED = Fault("core/already-answered", "", "Seat {seat} has already answered.")
NOT_ON_THE_LIST = Fault("core/not-on-the-list", "", "Answer {answer} is not one of the choices.")
NOTHING_TO_TAKE_BACK = Fault("core/nothing-to-take-back", "", "There is no step to take back.")
NO_SUCH_ANSWER = Fault("core/no-such-answer", "", "{answer} is not an answer of this game.")

NO_CHANCE_DUE = Fault("core/no-chance-due", "", "The table is not waiting for chance.")
IMPOSSIBLE_OUTCOME = Fault("core/impossible-outcome", "", "Outcome {outcome} is not possible here.")
SCRIPT_IS_OVER = Fault("core/script-is-over", "", "The script of chance has no outcome left.")

NO_SUCH_GAME = Fault("core/no-such-game", "", "There is no game called {name!r}; there are {games}.")
SEAT_COUNT = Fault("core/seat-count", "", "{game} is for {least} to {most} players, not {seats}.")
NO_SUCH_OPTION = Fault("core/no-such-option", "", "{game} has no option {option!r}; it has {options}.")
NO_SUCH_VALUE = Fault("core/no-such-value", "", "Option {option} takes {values}, not {value!r}.")


def _deck(code: str, why: str) -> Fault:
    return Fault(code, "", f"The deck cannot be used: {why}.")


DECK_NOT_TEXT = _deck("core/deck-not-text", "it is not text in UTF-8")
DECK_NOT_TOML = _deck("core/deck-not-toml", "it is not TOML ({why})")
NOT_A_DECK = _deck("core/not-a-deck", "it is neither a deck nor one of {names}")
DECK_IS_EMPTY = _deck("core/deck-is-empty", "it holds no card")
DECK_TOO_LARGE = _deck("core/deck-too-large", "it has more than {most} different cards")
DECK_TOO_LONG = _deck("core/deck-too-long", "it has more than {most} characters")
NOT_A_CARD = _deck("core/not-a-card", "card {card!r} is not a table of its own")
NO_SUCH_FIELD = _deck(
    "core/no-such-field", "card {card!r} has a field {field!r} that means nothing; there are {fields}"
)
NO_SUCH_EFFECT = _deck("core/no-such-effect", "card {card!r} has no effect among {effects}")
WORDS_MISSING = _deck("core/words-missing", "card {card!r} needs a {field} in English (en) and French (fr)")
NO_WORDS = _deck("core/no-words", "card {card!r} has a {field} that is no text")

CORE_FAULTS = (
    NO_SUCH_SEAT, GAME_OVER, CHANCE_IS_DUE, NOT_ASKED, ALREADY_ANSWERED, NOT_ON_THE_LIST, NOTHING_TO_TAKE_BACK,
    NO_SUCH_ANSWER, NO_CHANCE_DUE, IMPOSSIBLE_OUTCOME, SCRIPT_IS_OVER, NO_SUCH_GAME, SEAT_COUNT, NO_SUCH_OPTION,
    NO_SUCH_VALUE, DECK_NOT_TEXT, DECK_NOT_TOML, NOT_A_DECK, DECK_IS_EMPTY, DECK_TOO_LARGE, DECK_TOO_LONG, NOT_A_CARD,
    NO_SUCH_FIELD, NO_SUCH_EFFECT, WORDS_MISSING, NO_WORDS,
)  # fmt: skip
