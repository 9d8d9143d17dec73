"""Positions: a table as text and back, and errors that say what is wrong with a text."""

import json
from pathlib import Path
from typing import Any

import pytest
from examples.tiny_game import ODD_ONE_OUT
from librt.random import Random

from clickbang.core.chance import Seeded
from clickbang.core.errors import ClickbangError, OptionError, PositionError
from clickbang.core.game import Game
from clickbang.core.states.position import written
from clickbang.core.table import Table
from clickbang.games import GAMES
from clickbang.games.battleroyal import BattleRoyal
from clickbang.games.championship import Championship
from clickbang.games.championship.rules.player import COVERED
from tests.core.states.test_small import SMALL
from tests.core.states.test_states import games, move

FUZZ = 12
"""So often something is changed in one position."""
REFUSED = Path(__file__).parents[1] / "refused_positions"
GAMES_OF_OURS = list(GAMES.values())


@pytest.mark.parametrize("game", GAMES_OF_OURS, ids=lambda game: game.name)
def test_a_position_is_the_same_table_again(game: Game) -> None:
    for seats, options, seed in games(game, 4):
        table, luck = game.table(seats, options), Random(seed)
        for step in range(700):
            if step % 5 == 0 or table.over:
                text = game.position(table)
                found = game.table_at(text)
                assert found == table
                assert game.position(found) == text
                assert found.listener is None
                for one in (clone := table.clone(), found):
                    one.playout([Random(7)] * seats, Seeded(3), most=15)
                assert found == clone
            if table.over:
                break
            move(table, luck)


def test_to_write_a_table_down_changes_nothing() -> None:
    """Not even what would follow from the other fields."""
    royal = GAMES["battleroyal"].table(4)
    assert isinstance(royal, BattleRoyal)
    royal.board.hold(0, 9)
    championship = GAMES["championship"].table(4)
    assert isinstance(championship, Championship)
    out = championship.board.players[0]
    out.captain, out.bet = False, COVERED
    for table in (royal, championship):
        hash(table)
        written(table)
    assert (royal.board.sizes[0], out.bet) == (9, COVERED)


@pytest.mark.parametrize(("game", "seats", "options"), SMALL, ids=lambda one: getattr(one, "name", None))
def test_a_small_game_has_positions_too(game: Game, seats: int, options: dict[str, str]) -> None:
    table, luck = game.table(seats, options), Random(1)
    while not table.over:
        assert game.table_at(game.position(table)) == table
        move(table, luck)
    assert game.table_at(game.position(table)).result() == table.result()


def changed(data: Any, luck: Random) -> Any:
    """The same data with one thing in it changed."""
    if isinstance(data, dict):
        key = list(data)[luck.randrange(len(data))]
        return {**data, key: changed(data[key], luck)}
    if isinstance(data, bool):
        return not data
    if isinstance(data, int):
        return data + [-3, -1, 1, 2, 5][luck.randrange(5)]
    if isinstance(data, list):
        if not data or luck.randrange(4) == 0:
            return [*data, luck.randrange(4)] if luck.randrange(2) else data[:-1]
        place = luck.randrange(len(data))
        return [*data[:place], changed(data[place], luck), *data[place + 1 :]]
    return ["", "bid", "play", "turn", "reveal", "name", "spin", "talk", None, 7][luck.randrange(10)]


@pytest.mark.parametrize("game", GAMES_OF_OURS, ids=lambda game: game.name)
@pytest.mark.untraced
def test_whatever_is_accepted_can_be_played(game: Game) -> None:
    """Positions in which something was changed are refused, or games that go on to their end."""
    accepted = refused = 0
    for seats, options, seed in games(game, 3):
        table, luck = game.table(seats, options), Random(seed)
        for step in range(150):
            if table.over:
                break
            if step % 3 == 0:
                for _ in range(FUZZ):
                    data = json.loads(game.position(table))
                    data["table"] = changed(data["table"], luck)
                    text = json.dumps(data)
                    found = read(game, text)
                    if found is None:
                        refused += 1
                        continue
                    accepted += 1
                    assert game.table_at(game.position(found)) == found
                    try:
                        found.playout([luck] * seats, Seeded(seed), most=150)
                    except Exception as error:
                        raise AssertionError(text) from error
            move(table, luck)
    assert accepted > 20
    assert refused > 100


def read(game: Game, text: str) -> Table | None:
    try:
        return game.table_at(text)
    except PositionError:
        return None


def sentence(game: Game, text: str) -> str:
    with pytest.raises(ClickbangError) as refused:
        game.table_at(text)
    return refused.value.sentence


def test_errors_say_what_is_wrong() -> None:
    game = GAMES["bulletbucks"]
    data = json.loads(game.position(game.table(3)))

    def said(**changes: object) -> str:
        return sentence(game, json.dumps({**data, "table": {**data["table"], **changes}}))

    assert "no JSON object" in sentence(game, "{")
    assert "no JSON object" in sentence(game, "[]")
    assert "more than 200000 characters" in sentence(game, " " * 200_001)
    assert (
        sentence(GAMES["championship"], json.dumps(data)) == 'This is a position of "bulletbucks", not of championship.'
    )
    assert sentence(game, json.dumps({"game": "bulletbucks"})) == "The position lacks the field 'seats'."
    assert sentence(game, json.dumps({**data, "table": {}})) == "The position lacks the field 'prompt'."
    assert said(colour=1).startswith("The position has a field 'colour' that means nothing there; there are answers, ")
    assert said(markers=9) == "The field 'markers' of the position is 9; it has to be a number from 0 to 6."
    assert "it has to be one of '', 'bid', 'raise', 'convert', 'name'" in said(prompt="sing")
    assert said(must=[0, 0]) == "The field 'must' of the position is [0, 0]; it has to be without repetitions."
    assert "a list of 3" in said(answers=[1])
    assert "two numbers" in said(carried=[1])
    assert "true or false" in said(raising=1)
    assert "spectators" in said(audience="me")
    assert "18 notes of either kind in all, not 19 and 18" in said(carried=[1, 0])
    assert "6 markers" in said(markers=5)
    assert said(over=True).startswith("The position does not fit together: a table waits for a prompt")
    assert "seat 0 cannot have answered 500" in said(must=[1, 2], answers=[500, -2, -2])
    with pytest.raises(OptionError):
        game.table_at(json.dumps({**data, "seats": 9}))
    with pytest.raises(OptionError):
        game.table_at(json.dumps({**data, "options": {"colour": "red"}}))
    assert "texts by the names of options" in sentence(game, json.dumps({**data, "options": {"notes": 1}}))


@pytest.mark.parametrize("game", GAMES_OF_OURS, ids=lambda game: game.name)
def test_whatever_does_not_fit_together_is_told(game: Game) -> None:
    """One position for each thing that can be wrong: real ones in which a number or two were changed."""
    for line in (REFUSED / f"{game.name}.jsonl").read_text().splitlines():
        row = json.loads(line)
        assert sentence(game, json.dumps(row["position"])) == f"The position does not fit together: {row['said']}"


def test_a_part_is_named_by_its_place() -> None:
    game = GAMES["championship"]
    data = json.loads(game.position(game.table(2)))
    data["table"]["players"][1]["bullets"] = "many"
    assert "The field 'players.1.bullets' of the position" in sentence(game, json.dumps(data))
    data["table"]["players"].pop()
    assert "The field 'players' of the position" in sentence(game, json.dumps(data))


def test_a_list_of_parts_is_no_longer_than_it_should_be() -> None:
    game = GAMES["championship"]
    data = json.loads(game.position(game.table(2)))
    assert "accusers and accused" in sentence(
        game, json.dumps({**data, "table": {**data["table"], "accusations": [1]}})
    )
    data["table"]["players"] += [{"x": 1}, 5]
    assert "The field 'players' of the position" in sentence(game, json.dumps(data))


def test_a_game_that_does_not_describe_its_table_says_so() -> None:
    with pytest.raises(PositionError, match="do not say what they are made of"):
        ODD_ONE_OUT.position(ODD_ONE_OUT.table(3))
    with pytest.raises(PositionError, match="do not say what they are made of"):
        ODD_ONE_OUT.table_at('{"game":"oddoneout","seats":3,"options":{},"table":{}}')
