"""WC-16 to WC-18: points, the winner by points, and how a game ends."""

import pytest

from clickbang.core.audience import SPECTATOR
from clickbang.core.events import Ended
from clickbang.games.championship.events import CharacterDied, PhaseBegan, RoundBegan, RoundScored
from tests.championship.position import Play, game

# WC-16: points


@pytest.mark.rule("WC-16")
@pytest.mark.parametrize("face", range(6))
def test_a_survivor_scores_the_face_and_one_more(face: int) -> None:
    play = game(2, deck="none").bets(face, 0).accuses({})
    assert play.heard(RoundScored) == [RoundScored((face + 1, 1), (face + 1, 1))]


@pytest.mark.rule("WC-16")
def test_points_add_up() -> None:
    play = game(2, deck="none").round(2, 0).bets(4, 1).accuses({})
    assert play.heard(RoundScored) == [RoundScored((5, 2), (8, 3))]


@pytest.mark.rule("WC-16", "WC-13")
def test_who_died_of_a_shot_scores_nothing() -> None:
    play = game(2, deck="none").bets(3, 0).barrel(0, "CCB").accuses({})
    assert play.heard(RoundScored) == [RoundScored((0, 1), (0, 1))]


@pytest.mark.rule("WC-16", "WC-8")
def test_who_was_caught_scores_nothing() -> None:
    assert game(2, deck="none").pockets("BC").bets(3, 0).accuses({1: 0}).until("pocket").points == (0, 1)


@pytest.mark.rule("WC-16", "WC-21")
def test_who_was_shot_after_the_last_own_shot_scores_nothing() -> None:
    play = game(2, "gift peek").bets(2, 0).plays("trigger", {0: ("gift", 1)}).barrel(0, "B").shoots()
    assert play.until("pocket").points == (3, 0)


@pytest.mark.rule("WC-16", "WC-24")
def test_who_is_out_of_the_round_without_a_death_scores_nothing() -> None:
    play = game(2, "bribe-the-judge").pockets("BC").bets(3, 0).accuses({1: 0}).bribes(0)
    assert play.until("pocket").points == (0, 1)


@pytest.mark.rule("WC-16")
def test_a_cheat_who_is_not_caught_scores() -> None:
    assert game(2, deck="none").pockets("BC").bets(5, 0).accuses({}).points == (6, 1)


@pytest.mark.rule("WC-16")
def test_who_died_keeps_the_points_of_earlier_rounds() -> None:
    assert game(2, deck="none").round(2, 0).round(killing=(0,)).points == (3, 2)


@pytest.mark.rule("WC-16")
@pytest.mark.parametrize(("bets", "tokens"), [((3,), [0, 4]), ((4,), [1, 0]), ((5, 2), [1, 4]), ((5, 5), [2, 2])])
def test_points_show_as_gold_and_silver_always_changed_up(bets: tuple[int, ...], tokens: list[int]) -> None:
    play = game(2, deck="none")
    for bet in bets:
        play.round(bet, 0)
    players = play.view(SPECTATOR).shown()["players"]
    assert isinstance(players, list)
    assert players[0]["tokens"] == tokens


# WC-17: fifteen points


def after(*rounds: tuple[int, ...]) -> Play:
    """Rounds of these bets, which everybody survives; the last one may end the game."""
    play = game(len(rounds[0]), deck="none")
    for bets in rounds[:-1]:
        play.round(*bets)
    return play.bets(*rounds[-1]).accuses({})


@pytest.mark.rule("WC-17")
def test_fifteen_points_and_more_than_everyone_else_win() -> None:
    play = after((4, 4, 0), (4, 4, 0), (4, 3, 0))
    assert play.news[-1] == Ended("points", (0,), (15, 14, 3))
    assert play.result.winners == (0,)


@pytest.mark.rule("WC-17")
def test_fourteen_do_not() -> None:
    assert after((4, 0), (4, 0), (3, 0)).news[-3] == RoundBegan(4, 1, (0, 1))


@pytest.mark.rule("WC-17")
def test_a_shared_lead_at_fifteen_means_another_round() -> None:
    play = after((4, 4, 0), (4, 4, 0), (4, 4, 0))
    assert play.news[-3:-1] == [RoundBegan(4, 0, (0, 1, 2)), PhaseBegan("pocket")]
    assert play.bets(0, 1, 0).accuses({}).news[-1] == Ended("points", (1,), (16, 17, 4))


@pytest.mark.rule("WC-17")
def test_the_shared_lead_may_be_above_fifteen() -> None:
    play = after((5, 5), (5, 5), (5, 5))
    assert not play.table.over
    assert not play.round(2, 2).table.over


@pytest.mark.rule("WC-17")
def test_who_was_behind_may_win_the_round_more() -> None:
    play = after((4, 4, 3), (4, 4, 4), (4, 4, 4), (0, 0, 5))
    assert play.news[-1] == Ended("points", (2,), (16, 16, 20))


@pytest.mark.rule("WC-17")
def test_a_tie_behind_the_leader_does_not_matter() -> None:
    assert after((5, 4, 4), (5, 4, 4), (2, 3, 3)).result.winners == (0,)


@pytest.mark.rule("WC-17")
def test_the_winner_is_found_after_scoring_only() -> None:
    play = game(3, deck="none").round(5, 0, 0).round(5, 0, 0).bets(5, 0, 0).until("play", "trigger")
    assert play.heard(RoundScored, Ended) == [RoundScored((6, 1, 1), (18, 3, 3)), Ended("points", (0,), (18, 3, 3))]


@pytest.mark.rule("WC-17")
def test_players_out_of_the_game_no_longer_count() -> None:
    play = game(3, deck="none")
    for _ in range(3):
        play.round(killing=(0,))
    play.round(5, 2, 0).round(5, 5, 0).round(5, 5, 0)
    assert play.points == (18, 18, 6)
    play.bets(1, 1, 0).barrel(0, "B").barrel(1, "B").accuses({})
    assert play.heard(CharacterDied) == [CharacterDied(0, 0, True), CharacterDied(1, 2, False)]
    assert play.news[-1] == Ended("points", (1,), (18, 18, 7))


# WC-18: who is left


@pytest.mark.rule("WC-18", "WC-8")
def test_the_last_captain_after_an_accusation_wins_at_once() -> None:
    play = game(2)
    for _ in range(3):
        play.round(killing=(0,))
    play.pockets("BC").bets(5, 5).accuses({1: 0}).bribes()
    assert play.news == [CharacterDied(0, 0, True), Ended("last-captain", (1,), (0, 3))]


@pytest.mark.rule("WC-18")
@pytest.mark.parametrize("last", range(3))
def test_any_seat_may_be_that_of_the_last_captain(last: int) -> None:
    play, others = game(3, deck="none"), tuple({0, 1, 2} - {last})
    for _ in range(4):
        play.round(killing=others)
    assert play.result.winners == (last,)


@pytest.mark.rule("WC-18")
def test_the_last_captain_wins_whatever_the_points() -> None:
    play = game(2, deck="none").round(5, 0).round(5, 0)
    for _ in range(3):
        play.round(killing=(0,))
    play.bets(1, 0).barrel(0, "B").accuses({})
    assert play.news[-1] == Ended("last-captain", (1,), (12, 5))


@pytest.mark.rule("WC-18")
def test_with_two_captains_left_the_game_goes_on() -> None:
    play = game(3, deck="none")
    for _ in range(4):
        play.round(killing=(2,))
    assert play.news[-3] == RoundBegan(5, 1, (0, 1))
