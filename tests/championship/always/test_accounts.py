"""In every game: no card is ever lost or made, no BULLET either, and the game ends as its rules say."""

import pytest
from hypothesis import given, settings

from clickbang.games.championship.rules.player import BULLET
from clickbang.games.championship.rules.scoring import LAST_CAPTAIN, NOBODY_LEFT, POINTS
from tests.championship.random_games import RandomGame, random_games, table_of, views_of


@pytest.mark.rule("WC-2", "WC-24")
@given(random_games())
def test_every_action_card_is_in_exactly_one_place(random_game: RandomGame) -> None:
    for table in random_game.tables():
        for place, card in enumerate(table.kinds.cards):
            in_hands = sum(player.hand[place] for player in table.players)
            assert in_hands + table.deck[place] + table.played[place] == card.copies
        assert [player.cards for player in table.players] == [sum(player.hand) for player in table.players]


@pytest.mark.rule("WC-1", "WC-2", "WC-9")
@settings(max_examples=20)
@given(random_games())
def test_all_nineteen_bullets_are_in_the_box_in_a_barrel_in_a_pocket_fired_or_in_hand(random_game: RandomGame) -> None:
    for sitting in random_game.steps():
        table, spectator = table_of(sitting), views_of(sitting)[-1]
        bullets = table.box()
        assert bullets >= 0
        for player, seen in zip(table.players, spectator.players, strict=True):
            if player.left > 0:
                fired = sum(seen.turned)
                bullets += player.bullets + fired + (player.pocket == BULLET)
                assert player.bullets <= player.left
            else:
                bullets += 1 + player.extra + player.live
        assert bullets == 19


@pytest.mark.rule("WC-5", "WC-13")
@given(random_games())
def test_what_is_settled_of_a_barrel_fits_what_is_in_it(random_game: RandomGame) -> None:
    for table in random_game.tables():
        for player in table.players:
            assert 0 <= player.known <= player.left
            assert player.known_bits < 1 << player.known
            assert 0 <= player.unknown_bullets() <= player.left - player.known
            assert not player.in_round or player.shots <= player.left or player.left == 0


@pytest.mark.rule("WC-19", "WC-21")
@given(random_games())
def test_nobody_loses_more_than_one_character_a_round_and_the_captain_last(random_game: RandomGame) -> None:
    characters: dict[int, list[int]] = {}
    for table in random_game.tables():
        now = [player.mates + player.captain for player in table.players]
        before = characters.setdefault(table.round, now)
        assert all(0 <= old - new <= 1 for old, new in zip(before, now, strict=True))
        assert all(player.captain or player.mates == 0 for player in table.players)


@pytest.mark.rule("WC-17", "WC-18")
@given(random_games())
def test_a_game_ends_as_its_rules_say(random_game: RandomGame) -> None:
    *_, table = random_game.tables()
    result = table.result()
    alive = [seat for seat, player in enumerate(table.players) if player.captain]
    assert result.scores == tuple(player.points for player in table.players)
    if result.ending == POINTS:
        (winner,) = result.winners
        assert len(alive) >= 2
        assert table.players[winner].points >= table.goal
        assert all(table.players[seat].points < table.players[winner].points for seat in alive if seat != winner)
    else:
        assert (result.ending, result.winners) == ((LAST_CAPTAIN if alive else NOBODY_LEFT), tuple(alive))


@settings(max_examples=20)
@given(random_games())
def test_a_game_with_listeners_is_the_same_game(random_game: RandomGame) -> None:
    *_, sitting = random_game.steps()
    *_, table = random_game.tables()
    assert sitting.table.result().scores == table.result().scores
    assert repr(table_of(sitting).players) == repr(table.players)
