"""One game among bots: from the same seed always the same, and the very game that the compiled playout plays."""

import pytest
from librt.random import Random

from clickbang.bots.chair import Chair
from clickbang.bots.match import play_match
from clickbang.bots.random_bot import RandomBot
from clickbang.core.chance import Seeded
from clickbang.core.game import Game
from clickbang.core.seeds import BOTS, PLAY, stream_seed
from clickbang.core.sitting import Sitting
from clickbang.games.bulletbucks import BULLETBUCKS, Bulletbucks
from clickbang.games.bulletbucks.bots.naive import NaiveBot
from clickbang.games.bulletbucks.bots.shrewd import ShrewdBot
from tests.tiny import TINY_GAMES

OPTIONS: list[dict[str, str]] = [{option.name: value} for option in BULLETBUCKS.options for value in option.values]


def playout_equals_match(game: Game, seats: int, options: dict[str, str], seed: int, number: int) -> None:
    table = game.table(seats, options)
    whims = [Random(stream_seed(seed, number, BOTS, seat)) for seat in range(seats)]
    decisions = table.playout(whims, Seeded(stream_seed(seed, number, PLAY)))
    match = play_match(game, [RandomBot() for _ in range(seats)], seed, number, options)
    played = match.sitting.table
    assert match.fouls == []
    assert match.decisions == decisions
    assert played.opened == table.opened
    assert played.result() == table.result()
    if isinstance(table, Bulletbucks):
        assert isinstance(played, Bulletbucks)
        assert played.board.round == table.board.round


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", range(BULLETBUCKS.least_seats, BULLETBUCKS.most_seats + 1))
def test_random_bots_and_the_playout_play_the_same_games(seats: int, options: dict[str, str]) -> None:
    for number in range(15):
        playout_equals_match(BULLETBUCKS, seats, options, 2024, number)


@pytest.mark.parametrize("game", TINY_GAMES, ids=lambda game: game.name)
def test_so_they_do_with_standing_answers_drafts_and_declines(game: Game) -> None:
    for number in range(40):
        playout_equals_match(game, game.most_seats, {}, 7, number)


def test_the_same_seed_gives_the_same_game_and_another_another() -> None:
    def told(seed: int, number: int) -> list[object]:
        bots = [ShrewdBot(), NaiveBot(), RandomBot(), ShrewdBot()]
        return list(play_match(BULLETBUCKS, bots, seed, number).sitting.spectator.history)

    assert told(1, 5) == told(1, 5)
    assert len({str(told(seed, number)) for seed in (1, 2) for number in (5, 6)}) == 4


def test_our_bots_see_the_table_s_own_view_and_anybody_else_s_a_view_of_their_own() -> None:
    class Somebodys(RandomBot):
        """Not ours, though it plays like one of ours."""

    sitting = Sitting(BULLETBUCKS, 3, None, Seeded(1), lazy=True)
    ours, theirs = Chair(RandomBot(), 0, sitting), Chair(Somebodys(), 1, sitting)
    assert ours.seen() is sitting.view_of(0)
    assert theirs.seen() is not sitting.view_of(1)
    assert theirs.seen().shown() == sitting.view_of(1).shown()
