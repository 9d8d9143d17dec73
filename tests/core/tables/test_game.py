"""What a game is, as data: options settled, seats checked, a table made with its listener."""

from dataclasses import replace

import pytest

from clickbang.core.audience import EVERYONE
from clickbang.core.errors import NO_SUCH_VALUE, OptionError
from clickbang.core.events import CORE_EVENTS, Asked, Began, Event, OptionValue
from clickbang.core.game import Option
from clickbang.games import GAMES, find_game
from tests.tiny.ghosts import GHOSTS, Hit, Stances

COLOUR = Option("colour", ("red", "blue"), "TT-1")
SIZE = Option("size", ("small", "large"))
PAINTED = replace(GHOSTS, options=(COLOUR, SIZE))


def test_games_are_found_by_name() -> None:
    assert all(find_game(name) is game for name, game in GAMES.items())


def test_what_is_not_chosen_is_the_default() -> None:
    assert PAINTED.settle_options() == {"colour": "red", "size": "small"}
    assert PAINTED.settle_options({"size": "large"}) == {"colour": "red", "size": "large"}


def test_an_option_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(OptionError, match="ghosts has no option 'shape'; it has colour, size"):
        PAINTED.settle_options({"shape": "round"})
    with pytest.raises(OptionError, match="it has none"):
        GHOSTS.settle_options({"shape": "round"})


def test_a_value_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(OptionError, match="colour takes red or blue, not 'green'"):
        PAINTED.settle_options({"colour": "green"})


def test_an_option_of_many_values_settles_them_itself() -> None:
    def settle(value: str) -> str:
        if not value.isdigit():
            raise OptionError(NO_SUCH_VALUE, option="laps", values="a number", value=value)
        return str(int(value))

    laps = replace(GHOSTS, options=(Option("laps", ("10",), settle=settle),))
    assert laps.settle_options({"laps": "007"}) == {"laps": "7"}
    with pytest.raises(OptionError, match="laps takes a number"):
        laps.settle_options({"laps": "many"})


@pytest.mark.parametrize("seats", [0, 2, 7])
def test_too_few_or_too_many_players_are_refused(seats: int) -> None:
    with pytest.raises(OptionError, match="ghosts is for 3 to 6 players"):
        GHOSTS.table(seats)


def test_a_table_tells_from_the_start() -> None:
    told: list[tuple[int, Event]] = []
    PAINTED.table(3, {"colour": "blue"}, lambda audience, event: told.append((audience, event)))
    assert told == [
        (EVERYONE, Began("ghosts", 3, (OptionValue("colour", "blue"), OptionValue("size", "small")))),
        (EVERYONE, Asked("dodge", (0, 1, 2), (), (), True)),
    ]


def test_a_game_s_events_are_the_core_s_and_its_own() -> None:
    assert GHOSTS.events == (*CORE_EVENTS, Stances, Hit)


def test_a_number_may_be_chosen_as_one() -> None:
    championship = GAMES["championship"]
    assert championship.settle_options({"points": 10, "rounds": 3}) == championship.settle_options(
        {"points": "10", "rounds": "3"}
    )
    with pytest.raises(OptionError, match="open_purses takes off or on, not 'True'"):
        GAMES["bulletbucks"].settle_options({"open_purses": True})


@pytest.mark.parametrize(
    ("option", "says"),
    [
        (Option("points", ("15", "10", "11", "12", "13", "14")), "takes a number from 10 to 15, not 'x'."),
        (Option("points", ("4", "2", "3"), also=("1",)), "from 2 to 4, or from 1 for a small game, not 'x'."),
        (Option("points", ("4", "2", "8")), "takes 4, 2 or 8, not 'x'."),
        (Option("points", ("4", "5", "6"), also=("1",)), "takes 4, 5, 6 or 1, not 'x'."),
        (Option("points", ("off", "on")), "takes off or on, not 'x'."),
    ],
)
def test_numbers_without_a_gap_are_told_as_a_range_and_all_else_one_by_one(option: Option, says: str) -> None:
    with pytest.raises(OptionError) as refused:
        option.settled("x")
    assert refused.value.sentence.endswith(says)
