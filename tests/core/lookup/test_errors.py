"""Errors that teach: every code of the core can be met, and an error survives a journey to another process."""

import json
import pickle
from collections.abc import Callable
from pathlib import Path
from tempfile import NamedTemporaryFile

import pytest

from clickbang.core import errors
from clickbang.core.chance import Scripted
from clickbang.core.errors import (
    CORE_FAULTS,
    ClickbangError,
    Fault,
    IllegalAnswer,
    MalformedAnswer,
    NotAsked,
)
from clickbang.core.game import Game, Option
from clickbang.core.lookup import registry_errors
from clickbang.core.lookup.registry_errors import NAMING_FAULTS
from clickbang.core.parts.decks import read_file
from clickbang.core.registry import Games, game_named
from clickbang.core.sitting import Sitting
from clickbang.core.table import DECLINE, TAKE_BACK, Table
from clickbang.games import find_game
from clickbang.games.battleroyal import BATTLEROYAL
from clickbang.games.battleroyal.deck.deck import deck_from_toml
from clickbang.games.bulletbucks import BULLETBUCKS
from clickbang.games.championship import CHAMPIONSHIP
from tests.tiny.division import DIVISION
from tests.tiny.kuhn import BET, KUHN, PASS
from tests.tiny.plain import Number


def kuhn(*moves: int) -> Table:
    """Kuhn poker after these cards and acts."""
    sitting = Sitting(KUHN, 2, None, Scripted(moves[:2]))
    sitting.settle()
    for number, act in enumerate(moves[2:]):
        sitting.answer(number % 2, act)
    return sitting.table


def votes(*moves: int) -> Table:
    """A proposal that gives everything to the first seat, after these votes."""
    table = DIVISION.table(4)
    for _ in range(3):
        table.apply(0, 1)
    for seat, vote in enumerate(moves, start=1):
        table.apply(seat, vote)
    return table


def read_latin_file() -> str:
    """A deck file that was saved in another encoding."""
    with NamedTemporaryFile() as file:
        file.write("[épée]".encode("latin-1"))
        file.flush()
        return read_file(Path(file.name))


def announced_as_another() -> Game:
    """A package that announces its game under a name that is not the game's."""
    games = Games()
    games.places["poker"] = "tests.tiny.kuhn:KUHN"
    return games["poker"]


def position(**changes: object) -> str:
    """That of a new table of Bulletbucks, with something changed."""
    data = json.loads(BULLETBUCKS.position(BULLETBUCKS.table(3)))
    return json.dumps({**data, "table": {**data["table"], **changes}})


MEETINGS: dict[Fault, tuple[type[ClickbangError], Callable[[], object]]] = {
    errors.NO_SUCH_SEAT: (IllegalAnswer, lambda: kuhn(1, 2).apply(2, PASS)),
    errors.GAME_OVER: (IllegalAnswer, lambda: kuhn(1, 2, BET, PASS).apply(0, PASS)),
    errors.CHANCE_IS_DUE: (NotAsked, lambda: KUHN.table(2).apply(0, PASS)),
    errors.NOT_ASKED: (NotAsked, lambda: kuhn(1, 2).apply(1, PASS)),
    errors.ALREADY_ANSWERED: (NotAsked, lambda: votes(1).apply(1, 1)),
    errors.NOT_ON_THE_LIST: (IllegalAnswer, lambda: kuhn(1, 2).apply(0, DECLINE)),
    errors.NOTHING_TO_TAKE_BACK: (IllegalAnswer, lambda: DIVISION.table(3).apply(0, TAKE_BACK)),
    errors.NO_SUCH_ANSWER: (MalformedAnswer, lambda: KUHN.encode(Number(100))),
    errors.NO_CHANCE_DUE: (errors.ChanceError, lambda: kuhn(1, 2).strike(3)),
    errors.IMPOSSIBLE_OUTCOME: (errors.ChanceError, lambda: KUHN.table(2).strike(4)),
    errors.SCRIPT_IS_OVER: (errors.ChanceError, lambda: KUHN.table(2).draw(Scripted([]))),
    errors.NO_SUCH_GAME: (errors.OptionError, lambda: find_game("chess")),
    registry_errors.NO_SUCH_GAME_FILE: (errors.OptionError, lambda: game_named("no_such_file.py:GAME")),
    registry_errors.GAME_CANNOT_IMPORT: (errors.OptionError, lambda: game_named("no_such_module:GAME")),
    registry_errors.NO_SUCH_NAME: (errors.OptionError, lambda: game_named("tests.tiny.kuhn:POKER")),
    registry_errors.WHICH_NAME: (errors.OptionError, lambda: game_named("tests.tiny.kuhn:")),
    registry_errors.NOT_A_GAME: (errors.OptionError, lambda: game_named("tests.tiny.kuhn:BET")),
    registry_errors.OTHER_GAME: (errors.OptionError, lambda: game_named("clickbang.games.bulletbucks:BULLETBUCKS")),
    registry_errors.OTHER_KEY: (errors.OptionError, announced_as_another),
    errors.SEAT_COUNT: (errors.OptionError, lambda: KUHN.table(3)),
    errors.NO_SUCH_OPTION: (errors.OptionError, lambda: KUHN.table(2, {"jokers": "on"})),
    errors.NO_SUCH_VALUE: (errors.OptionError, lambda: BULLETBUCKS.table(3, {"open_purses": "maybe"})),
    errors.NO_SUCH_NUMBER: (errors.OptionError, lambda: Option("rounds", ("3", "4", "5")).settled("6")),
    errors.NO_SMALL_NUMBER: (errors.OptionError, lambda: CHAMPIONSHIP.table(3, {"points": "21"})),
    errors.DECK_NOT_TEXT: (errors.OptionError, read_latin_file),
    errors.DECK_NOT_TOML: (errors.OptionError, lambda: deck_from_toml("[card")),
    errors.NOT_A_DECK: (errors.OptionError, lambda: BATTLEROYAL.table(6, {"deck": "large"})),
    errors.DECK_IS_EMPTY: (errors.OptionError, lambda: deck_from_toml("")),
    errors.DECK_TOO_LARGE: (errors.OptionError, lambda: deck_from_toml("\n".join(f"[c{n}]" for n in range(61)))),
    errors.DECK_TOO_LONG: (errors.OptionError, lambda: deck_from_toml("#" * 50_001)),
    errors.NOT_A_CARD: (errors.OptionError, lambda: deck_from_toml("card = 3")),
    errors.NO_SUCH_FIELD: (errors.OptionError, lambda: deck_from_toml("[card]\ncolour = 3")),
    errors.NO_SUCH_EFFECT: (errors.OptionError, lambda: deck_from_toml("[card]\neffect = 'none'")),
    errors.WORDS_MISSING: (errors.OptionError, lambda: deck_from_toml("[card]\nvalue = 3")),
    errors.NO_WORDS: (errors.OptionError, lambda: deck_from_toml("[card]\nvalue = 3\nname = {en = '', fr = ''}")),
    errors.NOT_A_POSITION: (errors.PositionError, lambda: BULLETBUCKS.table_at("six notes")),
    errors.POSITION_TOO_LONG: (errors.PositionError, lambda: BULLETBUCKS.table_at(" " * 200_001)),
    errors.OTHER_GAMES_POSITION: (errors.PositionError, lambda: BATTLEROYAL.table_at(position())),
    errors.FIELD_MISSING: (errors.PositionError, lambda: BULLETBUCKS.table_at('{"game":"bulletbucks"}')),
    errors.NO_FIELD_OF_POSITION: (errors.PositionError, lambda: BULLETBUCKS.table_at(position(colour="red"))),
    errors.BAD_FIELD: (errors.PositionError, lambda: BULLETBUCKS.table_at(position(markers=7))),
    errors.UNSOUND_POSITION: (errors.PositionError, lambda: BULLETBUCKS.table_at(position(markers=5))),
    errors.NO_POSITIONS: (errors.PositionError, lambda: KUHN.position(KUHN.table(2))),
}


def meet(fault: Fault) -> ClickbangError:
    kind, provoke = MEETINGS[fault]
    with pytest.raises(kind) as met:
        provoke()
    return met.value


@pytest.mark.parametrize("fault", [*CORE_FAULTS, *NAMING_FAULTS], ids=lambda fault: fault.code)
def test_every_fault_of_the_core_can_be_met(fault: Fault) -> None:
    error = meet(fault)
    assert (error.fault, error.code, error.rule) == (fault, fault.code, fault.rule)
    assert str(error) == error.sentence == fault.sentence.format(**error.params)


@pytest.mark.parametrize("fault", [*CORE_FAULTS, *NAMING_FAULTS], ids=lambda fault: fault.code)
def test_an_error_can_be_pickled(fault: Fault) -> None:
    error = meet(fault)
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.fault, str(again)) == (type(error), error.fault, str(error))


def test_codes_are_unique_and_name_their_place() -> None:
    codes = [fault.code for fault in (*CORE_FAULTS, *NAMING_FAULTS)]
    assert len(set(codes)) == len(codes)
    assert all(code.startswith("core/") for code in codes)


def test_a_sentence_ends_with_its_rule() -> None:
    error = IllegalAnswer(Fault("tiny/no", "TT-4", "Not {what}."), what="now")
    assert str(error) == "Not now. (TT-4)"
