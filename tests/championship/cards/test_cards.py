"""WC-24: what each card does alone.

Here: Peek, Second Thoughts, Live Round, Side Bet, Crowd Favourite, Informer. In test_trigger_cards: A Gift!, Shoot
Somebody, Air Gun, One More, Spin Again. In test_accusation_rounds: Bribe the Judge.
"""

import pytest

from clickbang.core.audience import SPECTATOR
from clickbang.games.championship.events import (
    CardsPlayed,
    CharacterDied,
    DieTurned,
    LiveRoundLoaded,
    NoEffect,
    Peeked,
    PenaltyBullet,
    PlayedCard,
    PocketSeen,
    RoundScored,
    ShotsFired,
)
from tests.championship.position import DOWN, Play, deck, game, wrong_accusations

# Peek


@pytest.mark.rule("WC-24")
def test_peek_shows_the_top_three_cards_in_order_to_the_looker_alone() -> None:
    play = game(3, "peek peek peek").barrel(1, "CBC").plays("bet", {0: ("peek", 1)})
    assert play.whispered(0) == [Peeked(0, 1, (0, 1, 0))]
    assert play.news[:-1] == [CardsPlayed((PlayedCard(0, "peek", 1, 0),))]
    assert play.whispered(1) == play.whispered(2) == play.whispered(SPECTATOR) == []


@pytest.mark.rule("WC-24")
def test_what_was_looked_at_is_put_back_and_fired_in_that_order() -> None:
    play = game(2, "peek gift").barrel(1, "CCB").plays("bet", {0: ("peek", 1)}).bets(0, 5).until("pocket")
    assert [event.shots for event in play.heard(ShotsFired)] == [((1, 0, -1),), ((1, 0, -1),), ((1, 1, -1),)]


@pytest.mark.rule("WC-24", "WC-23")
def test_peek_comes_before_the_dice_are_sealed() -> None:
    play = game(2, "peek gift").plays("bet", {0: ("peek", 1)}).until("bet")
    assert play.view(0).players[1].known == [0, 0, 0]


@pytest.mark.rule("WC-24")
def test_peek_into_a_barrel_with_more_bullets_than_that() -> None:
    play = wrong_accusations(game(2, "peek gift"), 4).barrel(1, "BBB").plays("bet", {0: ("peek", 1)})
    assert play.whispered(0) == [Peeked(0, 1, (1, 1, 1))]


# Second Thoughts


@pytest.mark.rule("WC-24", "WC-16")
@pytest.mark.parametrize(("down", "face"), [(False, 3), (DOWN, 1)])
def test_second_thoughts_turn_a_die_one_face(down: bool, face: int) -> None:
    play = game(2, "second-thoughts peek").bets(0, 2).plays("accusation", {0: ("second-thoughts", 1, down)})
    turn = -1 if down else 1
    assert play.news[:2] == [CardsPlayed((PlayedCard(0, "second-thoughts", 1, turn),)), DieTurned(1, face)]
    play.until("pocket")
    assert len(play.heard(ShotsFired)) == face
    assert play.points == (1, face + 1)


@pytest.mark.rule("WC-24")
def test_a_die_at_0_goes_only_up_and_one_at_5_only_down() -> None:
    play = game(3, "second-thoughts peek peek").bets(0, 5, 2).until("play", "accusation")
    choices = [(play.seat, play.down) for play in play.choices(0, "second-thoughts")]
    assert choices == [(0, False), (1, True), (2, False), (2, True)]


# Live Round


@pytest.mark.rule("WC-24", "WC-2")
def test_a_live_round_makes_a_click_a_bullet_from_the_box_until_the_end_of_the_round() -> None:
    play = game(2, "live-round peek").plays("spin", {0: ("live-round", 1)})
    assert play.heard(LiveRoundLoaded) == [LiveRoundLoaded(1)]
    assert (play.table.board.players[1].left, play.table.barrels[1].bullets, play.table.board.box()) == (6, 2, 16)
    play.until("pocket").until("bet")
    assert (play.table.barrels[1].bullets, play.table.board.box()) == (1, 17)


@pytest.mark.rule("WC-24", "WC-9")
def test_a_live_round_is_not_an_extra_bullet() -> None:
    play = game(2, "live-round peek").plays("spin", {0: ("live-round", 1)})
    assert (play.view(0).players[1].live, play.view(0).players[1].extra) == (1, 0)
    assert play.accuses({1: 0}).heard(PenaltyBullet) == [PenaltyBullet(1, 1)]
    assert play.until("pocket").until("bet").table.barrels[1].bullets == 2


@pytest.mark.rule("WC-24")
def test_a_live_round_for_a_cheat() -> None:
    play = game(2, "live-round peek").pockets("CB").plays("spin", {0: ("live-round", 1)})
    assert play.table.barrels[1].bullets == 1


@pytest.mark.rule("WC-24", "WC-22")
def test_a_live_round_does_nothing_to_a_barrel_without_a_click() -> None:
    play = wrong_accusations(game(2, deck=deck(live_round=30)), 5).pockets("CB")
    assert play.targets(0, "live-round") == [0, 1]
    play.plays("spin", {0: ("live-round", 0), 1: ("live-round", 1)})
    # 0 has six BULLETs in the barrel, 1 a CLICK and five; nobody could know that before
    assert play.heard(NoEffect, LiveRoundLoaded) == [LiveRoundLoaded(1), NoEffect(0, "live-round")]


@pytest.mark.rule("WC-24", "WC-2")
def test_without_a_bullet_in_the_box_a_live_round_cannot_be_played() -> None:
    play = wrong_accusations(game(6, deck=deck(live_round=40)), 3).until("play", "spin")
    assert (play.table.board.box(), play.choices(0, "live-round")) == (0, [])


# Side Bet


def side_bet() -> Play:
    """Seat 0 has bet on seat 1."""
    return game(3, "side-bet bribe-the-judge peek").pockets("CBC").plays("bet", {0: ("side-bet", 1)})


@pytest.mark.rule("WC-24", "WC-16")
def test_a_side_bet_earns_two_points_if_the_named_player_loses_nobody() -> None:
    play = side_bet().bets(1, 0, 0).until("pocket")
    assert play.heard(RoundScored) == [RoundScored((4, 1, 1), (4, 1, 1))]


@pytest.mark.rule("WC-24", "WC-16")
def test_a_side_bet_is_lost_if_the_named_player_loses_a_character() -> None:
    assert side_bet().bets(1, 0, 0).accuses({2: 1}).bribes().until("pocket").points == (2, 0, 1)


@pytest.mark.rule("WC-24", "WC-16")
def test_a_side_bet_is_lost_with_the_own_score() -> None:
    assert side_bet().bets(1, 0, 0).barrel(0, "B").until("pocket").points == (0, 1, 1)


@pytest.mark.rule("WC-24", "WC-16")
def test_a_side_bet_on_a_briber_is_won() -> None:
    assert side_bet().bets(1, 0, 0).accuses({2: 1}).bribes(1).until("pocket").points == (4, 0, 1)


@pytest.mark.rule("WC-24", "WC-16")
@pytest.mark.parametrize("seat", range(5))
def test_a_side_bet_is_on_any_other_seat(seat: int) -> None:
    play = game(6, "peek peek gift gift gift side-bet").plays("bet", {5: ("side-bet", seat)})
    assert play.until("pocket").points == (1, 1, 1, 1, 1, 3)


@pytest.mark.rule("WC-24")
def test_a_side_bet_counts_for_one_round() -> None:
    assert side_bet().until("pocket").round().points == (4, 2, 2)


@pytest.mark.rule("WC-24")
def test_a_side_bet_needs_another_player_still_in_the_game() -> None:
    play = game(3, "side-bet peek peek")
    for _ in range(4):
        play.round(killing=(2,))
    assert play.until("play", "bet").targets(0, "side-bet") == [1]


@pytest.mark.rule("WC-24")
def test_any_number_of_side_bets() -> None:
    play = game(6, deck=deck(side_bet=40))
    for _ in range(4):
        play.accuses(dict.fromkeys(range(1, 6), 0)).until("pocket")
    assert play.view(1).players[0].cards == 21
    for _ in range(21):
        play.plays("bet", {0: ("side-bet", 1)})
    assert play.until("pocket").heard(RoundScored) == [RoundScored((43, 1, 1, 1, 1, 1), (47, 5, 5, 5, 5, 5))]


# Crowd Favourite


@pytest.mark.rule("WC-24", "WC-16")
def test_a_crowd_favourite_scores_one_more() -> None:
    play = game(2, "crowd-favourite peek").bets(1, 0).plays("scoring", {0: "crowd-favourite"}).until("pocket")
    assert play.heard(RoundScored) == [RoundScored((3, 1), (3, 1))]
    assert play.round().points == (4, 2)


@pytest.mark.rule("WC-24", "WC-20")
def test_who_is_out_of_the_round_is_nobodys_favourite() -> None:
    play = game(2, "crowd-favourite peek").bets(1, 0).barrel(0, "B").until("play", "scoring")
    assert play.asked == [1]


# Informer


@pytest.mark.rule("WC-24")
@pytest.mark.parametrize(("cards", "seen"), [("CC", 0), ("CB", 1)])
def test_an_informer_shows_a_pocket_to_one_player_alone(cards: str, seen: int) -> None:
    play = game(2, "informer peek").pockets(cards).plays("accusation", {0: ("informer", 1)})
    assert play.whispered(0) == [PocketSeen(0, 1, seen)]
    assert play.news[:-1] == [CardsPlayed((PlayedCard(0, "informer", 1, 0),))]
    assert play.whispered(1) == play.whispered(SPECTATOR) == []


@pytest.mark.rule("WC-24", "WC-23")
def test_an_informer_comes_before_the_accusations() -> None:
    play = game(2, "informer peek").pockets("CB").plays("accusation", {0: ("informer", 1)}).accuses({0: 1}).bribes()
    assert play.heard(CharacterDied) == [CharacterDied(1, 2, False)]


@pytest.mark.rule("WC-24")
@pytest.mark.parametrize("card", ["informer", "second-thoughts"])
def test_cards_on_a_pocket_or_a_die_need_a_target_still_in_the_round(card: str) -> None:
    play = (
        game(3, f"{card} peek peek").pockets("CBC").bets(1, 1, 1).accuses({2: 1}).bribes().until("play", "accusation")
    )
    assert set(play.targets(0, card)) == {0, 2}
