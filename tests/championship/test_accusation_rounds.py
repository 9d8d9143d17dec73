"""WC-12: sealed rounds of accusations, and the order inside one. Bribe the Judge (WC-24)."""

import pytest

from clickbang.core.actions import Decline
from clickbang.core.events import Asked, Ended, Event
from clickbang.games.championship import Accuse
from clickbang.games.championship.events import (
    Accusation,
    AccusationsRevealed,
    Bribed,
    CardDrawn,
    CharacterDied,
    NoEffect,
    NoPenalty,
    PenaltyBullet,
    PhaseBegan,
    PocketShown,
)
from tests.championship.position import Play, deck, game, wrong_accusations

# Sealed rounds


@pytest.mark.rule("WC-12")
def test_everyone_accuses_or_declines_sealed() -> None:
    play = game(3).until("accuse").answer(2, Accuse(0)).answer(0, Decline())
    assert play.news == []
    assert play.answer(1, Accuse(2)).news[0] == AccusationsRevealed((Accusation(1, 2), Accusation(2, 0)))


@pytest.mark.rule("WC-12")
def test_another_round_follows_until_one_in_which_nobody_accuses() -> None:
    play = game(4, deck="none").accuses({0: 1})
    assert play.news[-1] == Asked("accuse", (), (1, 2, 3), (), True)
    assert play.accuses({1: 2}).news[-1] == Asked("accuse", (), (2, 3), (), True)
    assert PhaseBegan("trigger") in play.accuses({}).news


@pytest.mark.rule("WC-12")
def test_who_declined_may_accuse_in_the_next_round() -> None:
    play = game(3, deck="none").accuses({0: 1}).accuses({1: 2})
    assert play.heard(AccusationsRevealed) == [AccusationsRevealed((Accusation(1, 2),))]


@pytest.mark.rule("WC-12")
def test_the_phase_ends_where_nobody_can_accuse_any_more() -> None:
    assert PhaseBegan("trigger") in game(2, deck="none").accuses({0: 1, 1: 0}).news


@pytest.mark.rule("WC-12")
def test_silence_declines() -> None:
    play = game(3).pockets("CBC").until("accuse")
    assert [play.table.default_action(seat) for seat in range(3)] == [0, 0, 0]
    play.accuses({0: 1})
    assert (play.asked, play.table.default_action(1)) == ([1], 0)


# The order inside a round, from the seat that comes first (WC-23)


ORDER = (AccusationsRevealed, PocketShown, Bribed, CharacterDied, PenaltyBullet, NoPenalty, CardDrawn)


def busy_round(rounds: int) -> Play:
    """After so many rounds, seats 0, 1 and 3 pocket a BULLET, and everybody accuses the next seat."""
    play = game(5, deck="none")
    for _ in range(rounds):
        play.round()
    return play.pockets("BBCBC").accuses({seat: (seat + 1) % 5 for seat in range(5)})


@pytest.mark.rule("WC-12", "WC-23")
@pytest.mark.parametrize(("rounds", "order"), [(0, [0, 1, 2, 3, 4]), (1, [1, 2, 3, 4, 0]), (3, [3, 4, 0, 1, 2])])
def test_accusations_pockets_deaths_and_penalties_each_in_seat_order(rounds: int, order: list[int]) -> None:
    told: list[Event] = [AccusationsRevealed(tuple(Accusation(seat, (seat + 1) % 5) for seat in order))]
    told += [PocketShown(seat, int(seat in (0, 1, 3))) for seat in order]
    told += [CharacterDied(seat, 2, False) for seat in order if seat in (0, 1, 3)]
    told += [PenaltyBullet(seat, 1) for seat in order if seat in (1, 3)]
    assert busy_round(rounds).news[: len(told)] == told


@pytest.mark.rule("WC-12")
def test_bribes_come_before_deaths_and_draws_come_last() -> None:
    play = game(4, "bribe-the-judge peek").pockets("BBCC").accuses({0: 2, 2: 1, 3: 0}).bribes(0)
    assert play.heard(*ORDER) == [
        Bribed(0, "bribe-the-judge"),
        CharacterDied(1, 2, False),
        PenaltyBullet(0, 1),
        *[CardDrawn(seat) for seat in (1, 2, 2, 2, 2, 3, 3, 3)],
    ]


@pytest.mark.rule("WC-12", "WC-23")
def test_draws_are_made_in_seat_order_from_the_seat_that_comes_first() -> None:
    play = game(3).round().accuses({0: 1, 1: 2, 2: 0})
    assert play.heard(CardDrawn) == [CardDrawn(1), CardDrawn(2), CardDrawn(0)]


@pytest.mark.rule("WC-12", "WC-9", "WC-19")
def test_the_reset_comes_before_the_penalty() -> None:
    play = wrong_accusations(game(3, deck="none"), 2).pockets("BCC").accuses({0: 1, 1: 0})
    assert play.heard(CharacterDied, PenaltyBullet) == [CharacterDied(0, 2, False), PenaltyBullet(0, 1)]
    assert [player.extra for player in play.view(2).players] == [1, 2, 2]


def dying_captain(cards: str, accusations: dict[int, int]) -> Play:
    """Seat 0 of three has only the captain left, and is caught."""
    play = game(3)
    for _ in range(3):
        play.round(killing=(0,))
    return play.pockets(cards).accuses(accusations).bribes()


@pytest.mark.rule("WC-12")
def test_an_accuser_whose_captain_dies_at_that_moment_still_draws() -> None:
    play = dying_captain("BBC", {0: 1, 2: 0})
    assert play.heard(CharacterDied) == [CharacterDied(0, 0, True), CharacterDied(1, 2, False)]
    assert play.heard(CardDrawn).count(CardDrawn(0)) == 3


@pytest.mark.rule("WC-12", "WC-9")
def test_a_wrong_accuser_whose_captain_dies_at_that_moment_gets_no_bullet() -> None:
    play = dying_captain("BCC", {0: 1, 2: 0})
    assert play.heard(CharacterDied) == [CharacterDied(0, 0, True)]
    assert play.heard(PenaltyBullet, NoPenalty) == []
    assert play.heard(CardDrawn).count(CardDrawn(1)) == 1


@pytest.mark.rule("WC-12", "WC-18")
def test_the_deaths_of_one_round_are_one_moment() -> None:
    play = game(2, deck="none")
    for _ in range(3):
        play.round(killing=(0, 1))
    play.pockets("BB").accuses({0: 1, 1: 0})
    assert play.news[-1] == Ended("nobody-left", (), (0, 0))


# Bribe the Judge


@pytest.mark.rule("WC-24", "WC-12", "WC-19")
def test_a_briber_loses_no_character_but_is_out_of_the_round() -> None:
    play = game(2, "bribe-the-judge peek").pockets("BC").bets(1, 1).accuses({1: 0}).bribes(0)
    assert play.heard(Bribed, CharacterDied) == [Bribed(0, "bribe-the-judge")]
    assert (play.view(1).players[0].mates, play.view(1).players[0].in_round) == (3, False)
    assert play.until("pocket").points == (0, 2)


@pytest.mark.rule("WC-24")
def test_who_caught_a_briber_still_draws() -> None:
    play = game(3, "bribe-the-judge").pockets("BCC").accuses({1: 0, 2: 0}).bribes(0)
    assert play.heard(CardDrawn) == [CardDrawn(1)] * 3 + [CardDrawn(2)] * 3


@pytest.mark.rule("WC-12", "WC-24")
def test_one_bribe_is_enough_for_all_accusers() -> None:
    play = game(3, "bribe-the-judge").pockets("BCC").accuses({1: 0, 2: 0})
    assert play.news[-1] == Asked("bribe", (), (0,), (), True)
    assert Asked("bribe", (), (0,), (), True) not in play.bribes(0).news


@pytest.mark.rule("WC-24", "WC-12", "WC-23")
def test_every_caught_player_with_a_card_in_hand_is_asked_whatever_it_is() -> None:
    play = game(3, "bribe-the-judge gift").pockets("BBC").accuses({2: 0, 0: 1})
    assert play.news[-1] == Asked("bribe", (), (0, 1), (), True)
    assert [len(play.prompt(seat).choices) for seat in (0, 1)] == [2, 1]


@pytest.mark.rule("WC-24", "WC-12", "WC-23")
def test_a_caught_player_without_a_card_is_not_asked() -> None:
    play = game(2, "live-round bribe-the-judge").pockets("BC").plays("spin", {0: ("live-round", 0)}).accuses({1: 0})
    assert play.heard(Asked)[0].kind != "bribe"
    assert play.heard(CharacterDied) == [CharacterDied(0, 2, False)]


@pytest.mark.rule("WC-24", "WC-12", "WC-23")
def test_who_is_accused_in_vain_is_not_asked() -> None:
    play = game(3, "bribe-the-judge bribe-the-judge").pockets("BCC").accuses({1: 0, 0: 1})
    assert play.news[-1] == Asked("bribe", (), (0,), (), True)


@pytest.mark.rule("WC-24", "WC-23")
@pytest.mark.parametrize("card", ["peek", "gift"])
def test_nobody_is_asked_with_a_deck_that_has_no_bribe(card: str) -> None:
    play = game(2, deck=deck(**{card: 9})).pockets("BC").accuses({1: 0})
    assert play.heard(Asked)[0].kind == "accuse"


@pytest.mark.rule("WC-24", "WC-23")
def test_a_caught_player_is_asked_with_a_deck_that_has_nothing_else() -> None:
    play = game(2, deck=deck(bribe_the_judge=9)).pockets("BC").accuses({1: 0})
    assert play.heard(Asked) == [Asked("bribe", (), (0,), (), True)]


@pytest.mark.rule("WC-24", "WC-20")
def test_a_bribe_is_for_no_other_moment() -> None:
    play = game(2, "bribe-the-judge bribe-the-judge")
    for phase in ("spin", "bet", "accusation", "trigger", "scoring"):
        assert play.until("play", phase).choices(0, "bribe-the-judge") == []


@pytest.mark.rule("WC-24", "WC-9")
def test_a_briber_keeps_extra_bullets() -> None:
    play = game(2, "bribe-the-judge").accuses({0: 1}).pockets("BC").accuses({1: 0}).bribes(0)
    assert play.view(1).players[0].extra == 1


@pytest.mark.rule("WC-24", "WC-23")
def test_bribes_are_sealed_and_revealed_in_seat_order() -> None:
    play = game(3, "bribe-the-judge bribe-the-judge").round().pockets("BBC").accuses({2: 0, 0: 1}).bribes(0, 1)
    assert play.heard(Bribed) == [Bribed(1, "bribe-the-judge"), Bribed(0, "bribe-the-judge")]


@pytest.mark.rule("WC-24", "WC-2")
def test_a_bribe_is_spent() -> None:
    play = game(2, "bribe-the-judge peek").pockets("BC").accuses({1: 0}).bribes(0)
    assert (play.hand(0), play.view(1).played, play.heard(NoEffect)) == ([], {"bribe-the-judge": 1}, [])
    assert play.table.board.players[0].cards == 0


@pytest.mark.rule("WC-24", "WC-9")
def test_a_briber_with_a_barrel_of_bullets_gets_no_other_one() -> None:
    play = wrong_accusations(game(3, "bribe-the-judge live-round"), 5).pockets("BCC")
    # five extra BULLETs and a live one: with one in the pocket, all six in the barrel
    play.plays("spin", {1: ("live-round", 0)}).accuses({1: 0}).bribes(0).accuses({0: 2})
    assert play.heard(PenaltyBullet, NoPenalty) == [NoPenalty(0)]
