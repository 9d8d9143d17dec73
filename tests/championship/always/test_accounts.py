"""In every game: no card is ever lost or made, no BULLET either, and the game ends as its rules say."""

import pytest
from hypothesis import given, settings

from clickbang.games.championship.rules.barrel import BULLET
from clickbang.games.championship.rules.scoring import LAST_CAPTAIN, NOBODY_LEFT, POINTS
from tests.championship.random_games import RandomGame, random_games, table_of, views_of


@pytest.mark.rule("WC-2", "WC-24")
@given(random_games())
def test_every_action_card_is_in_exactly_one_place(random_game: RandomGame) -> None:
    for table in random_game.tables():
        for place, card in enumerate(table.kinds.cards):
            in_hands = sum(table.held(seat, place) for seat in range(table.seats))
            assert in_hands + table.deck[place] + table.board.played[place] == card.copies
        assert [player.cards for player in table.board.players] == [
            sum(table.hand(seat)) for seat in range(table.seats)
        ]


@pytest.mark.rule("WC-1", "WC-2", "WC-9")
@settings(max_examples=20)
@given(random_games())
def test_all_nineteen_bullets_are_in_the_box_in_a_barrel_in_a_pocket_fired_or_in_hand(random_game: RandomGame) -> None:
    for sitting in random_game.steps():
        table, spectator = table_of(sitting), views_of(sitting)[-1]
        bullets = table.board.box()
        assert bullets >= 0
        for player, barrel, seen in zip(table.board.players, table.barrels, spectator.players, strict=True):
            if player.left > 0:
                fired = sum(seen.turned)
                bullets += barrel.bullets + fired + (barrel.pocket == BULLET)
                assert barrel.bullets <= player.left
            else:
                bullets += 1 + player.extra + player.live
        assert bullets == 19


@pytest.mark.rule("WC-5", "WC-13")
@given(random_games())
def test_what_is_settled_of_a_barrel_fits_what_is_in_it(random_game: RandomGame) -> None:
    for table in random_game.tables():
        for player, barrel in zip(table.board.players, table.barrels, strict=True):
            assert 0 <= barrel.known <= player.left
            assert barrel.known_bits < 1 << barrel.known
            assert 0 <= barrel.unknown_bullets() <= player.left - barrel.known
            assert not player.in_round or player.shots <= player.left or player.left == 0


@pytest.mark.rule("WC-19", "WC-21")
@given(random_games())
def test_nobody_loses_more_than_one_character_a_round_and_the_captain_last(random_game: RandomGame) -> None:
    characters: dict[int, list[int]] = {}
    for table in random_game.tables():
        now = [player.mates + player.captain for player in table.board.players]
        before = characters.setdefault(table.board.round, now)
        assert all(0 <= old - new <= 1 for old, new in zip(before, now, strict=True))
        assert all(player.captain or player.mates == 0 for player in table.board.players)


@pytest.mark.rule("WC-17", "WC-18")
@given(random_games())
def test_a_game_ends_as_its_rules_say(random_game: RandomGame) -> None:
    *_, table = random_game.tables()
    result = table.result()
    alive = [seat for seat, player in enumerate(table.board.players) if player.captain]
    assert result.scores == tuple(player.points for player in table.board.players)
    if result.ending == POINTS:
        (winner,) = result.winners
        assert len(alive) >= 2
        assert table.board.players[winner].points >= table.goal
        assert all(
            table.board.players[seat].points < table.board.players[winner].points for seat in alive if seat != winner
        )
    else:
        assert (result.ending, result.winners) == ((LAST_CAPTAIN if alive else NOBODY_LEFT), tuple(alive))


@settings(max_examples=20)
@given(random_games())
def test_a_game_with_listeners_is_the_same_game(random_game: RandomGame) -> None:
    *_, sitting = random_game.steps()
    *_, table = random_game.tables()
    assert sitting.table.result().scores == table.result().scores
    assert table_of(sitting).key() == table.key()
