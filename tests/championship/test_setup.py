"""WC-1 to WC-3: what everybody starts with, the box, and the six phases."""

import pytest

from clickbang.core.audience import SPECTATOR
from clickbang.core.chance import counted
from clickbang.core.errors import SEAT_COUNT, OptionError
from clickbang.core.events import Asked, Began
from clickbang.core.seats import bit
from clickbang.games.championship import CHAMPIONSHIP, Accuse, Bet, Decline, Pocket, decode, encode
from clickbang.games.championship.events import (
    CardDrawn,
    DeckRefilled,
    NoCardLeft,
    NoPenalty,
    OwnCard,
    PenaltyBullet,
    PhaseBegan,
    RoundBegan,
    ShotsFired,
)
from clickbang.games.championship.rules.state import DRAW
from tests.championship.position import deck, game, wrong_accusations

# WC-1: what everybody has


@pytest.mark.rule("WC-1")
def test_two_to_six_play() -> None:
    assert (CHAMPIONSHIP.least_seats, CHAMPIONSHIP.most_seats) == (2, 6)
    for seats in (1, 7):
        with pytest.raises(OptionError) as refused:
            game(seats)
        assert refused.value.fault is SEAT_COUNT


@pytest.mark.rule("WC-1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_each_has_three_team_mates_and_a_captain(seats: int) -> None:
    players = game(seats).view(SPECTATOR).players
    assert [(player.mates, player.captain) for player in players] == [(3, True)] * seats


@pytest.mark.rule("WC-1", "WC-6")
def test_the_die_has_faces_0_to_5() -> None:
    assert [decode(code) for code in game(2).until("bet").prompt(0).choices] == [Bet(face) for face in range(6)]


@pytest.mark.rule("WC-1")
def test_of_the_seven_barrel_cards_one_is_a_bullet() -> None:
    play = game(2).pockets("CB").until("bet")
    assert play.loaded == [(6, 1), (6, 0)]


@pytest.mark.rule("WC-1")
def test_everybody_is_dealt_one_card_face_down() -> None:
    play = game(3, "gift peek informer")
    dealt = [(audience, event) for audience, event in play.told if isinstance(event, OwnCard)]
    assert dealt == [(bit(0), OwnCard(0, "gift")), (bit(1), OwnCard(1, "peek")), (bit(2), OwnCard(2, "informer"))]
    assert play.heard(CardDrawn) == [CardDrawn(0), CardDrawn(1), CardDrawn(2)]


@pytest.mark.rule("WC-1")
def test_a_table_without_action_cards_deals_none_and_never_asks_for_one() -> None:
    play = game(2, deck="none")
    assert [type(event) for event in play.news] == [Began, RoundBegan, PhaseBegan, Asked]
    kinds = {event.kind for event in play.pockets("BB").bets(1, 1).accuses({0: 1, 1: 0}).heard(Asked)}
    assert kinds == {"pocket"}


# WC-2: the box and the deck


@pytest.mark.rule("WC-2", "WC-24")
def test_the_deck_has_thirty_cards() -> None:
    play = game(6)
    assert play.view(SPECTATOR).deck_left == 24
    assert sum(card.copies for card in play.table.kinds.cards) == 30


@pytest.mark.rule("WC-2")
@pytest.mark.parametrize(("seats", "spare"), [(2, 17), (4, 15), (6, 13)])
def test_the_box_holds_nineteen_bullets_one_of_them_in_each_barrel(seats: int, spare: int) -> None:
    assert game(seats).table.board.box() == spare


@pytest.mark.rule("WC-2", "WC-9")
def test_with_an_empty_box_no_bullet_is_added() -> None:
    play = wrong_accusations(game(6, deck="none"), 3)
    # thirteen BULLETs for eighteen mistakes; in the third round seat 2 comes first
    penalties = [PenaltyBullet(2, 3), *[NoPenalty(seat) for seat in (3, 4, 5, 0, 1)]]
    assert play.heard(PenaltyBullet, NoPenalty) == penalties
    assert play.table.board.box() == 0


@pytest.mark.rule("WC-2", "WC-19")
def test_extra_bullets_return_to_the_box_at_a_death() -> None:
    play = wrong_accusations(game(6, deck="none"), 3)
    play.round(killing=(2, 3))
    assert play.table.board.box() == 5


@pytest.mark.rule("WC-2", "WC-12")
def test_what_a_death_returns_to_an_empty_box_is_there_for_the_penalties_of_that_moment() -> None:
    play = wrong_accusations(game(6, deck="none"), 3).pockets("CCBCCC").accuses({0: 2, 1: 3})
    assert play.heard(PenaltyBullet, NoPenalty) == [PenaltyBullet(1, 3)]
    assert play.table.board.box() == 2


@pytest.mark.rule("WC-2")
def test_an_empty_deck_is_refilled_with_the_played_cards() -> None:
    play = game(2, deck=deck(air_gun=2)).bets(1, 1).plays("trigger", {0: "air-gun", 1: "air-gun"})
    assert play.view(0).played == {"air-gun": 2}
    play.until("accuse").barrel(0, "B").accuses({0: 1})
    assert play.heard(DeckRefilled, CardDrawn, NoCardLeft) == [DeckRefilled(2), CardDrawn(1)]
    assert (play.view(0).deck_left, play.view(0).played) == (1, {})


@pytest.mark.rule("WC-2")
def test_a_refilled_deck_is_shuffled() -> None:
    play = game(2, "air-gun peek", deck=deck(air_gun=1, peek=1)).plays("bet", {1: ("peek", 0)}).bets(1, 1)
    play.plays("trigger", {0: "air-gun"}).until("accuse")
    play.sitting.answer(0, encode(Accuse(1)))
    play.sitting.answer(1, encode(Decline()))
    assert (play.table.chance, play.table.chance_outcomes()) == (DRAW, ((0, 1), (1, 1)))


@pytest.mark.rule("WC-2")
def test_without_a_deck_and_played_cards_nothing_is_drawn() -> None:
    play = game(3, deck=deck(air_gun=3)).accuses({0: 2, 1: 2})
    assert play.heard(DeckRefilled, CardDrawn, NoCardLeft) == [NoCardLeft(2), NoCardLeft(2)]
    assert play.hand(2) == ["air-gun"]


@pytest.mark.rule("WC-2", "WC-1")
def test_a_deck_too_small_for_the_deal_is_dealt_as_far_as_it_goes() -> None:
    play = game(3, deck=deck(air_gun=2))
    assert play.heard(CardDrawn, NoCardLeft) == [CardDrawn(0), CardDrawn(1), NoCardLeft(2)]


@pytest.mark.rule("WC-2")
def test_a_card_drawn_is_one_of_those_left_each_as_likely() -> None:
    table = game(2, "gift gift").accuses({0: 1}).table
    table.await_chance(DRAW)
    outcomes = table.chance_outcomes()
    assert dict(outcomes)[1] == 2
    assert sum(copies for _, copies in outcomes) == 27
    assert counted(table.counted_outcomes()) == outcomes


@pytest.mark.rule("WC-2", "WC-16")
def test_point_tokens_never_run_out() -> None:
    play = game(2, deck="none")
    for _ in range(12):
        play.round(4, 4)
    assert play.points == (60, 60)


# WC-3: the round


@pytest.mark.rule("WC-3")
def test_a_round_has_six_phases_in_this_order() -> None:
    history = game(2).round().view(SPECTATOR).history
    phases = [event.phase for event in history if isinstance(event, PhaseBegan)]
    assert phases == ["pocket", "spin", "bet", "accusation", "trigger", "scoring", "pocket"]


@pytest.mark.rule("WC-3")
def test_everybody_still_in_the_game_plays_the_next_round() -> None:
    play = game(3)
    for _ in range(3):
        play.round(killing=(0,))
    assert play.round(killing=(0, 1)).news[-3:] == [
        RoundBegan(5, 1, (1, 2)),
        PhaseBegan("pocket"),
        Asked("pocket", (1, 2), (), (), True),
    ]


@pytest.mark.rule("WC-3")
def test_at_the_start_of_a_round_all_seven_cards_are_back_in_hand() -> None:
    play = game(2, deck="none").pockets("BC").bets(5, 3).accuses({})
    assert len(play.heard(ShotsFired)) == 5
    play.pockets("CB")
    assert play.loaded == [(6, 1), (6, 0)]


@pytest.mark.rule("WC-3")
def test_who_was_out_of_the_round_is_back_in_the_next() -> None:
    play = game(2, deck="none").pockets("BC").accuses({1: 0}).until("pocket")
    assert play.asked == [0, 1]
    assert [decode(code) for code in play.prompt(0).choices] == [Pocket(False), Pocket(True)]
