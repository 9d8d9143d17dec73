"""The questions and answers at the end of the original rulebook, one by one."""

import pytest

from clickbang.core.seats import members
from clickbang.games.battleroyal import Reveal
from clickbang.games.battleroyal.events import BangsHeard, Eliminated, HeardBang
from tests.battleroyal.position import game


@pytest.mark.rule("BR-5")
def test_question_what_happens_if_all_players_pass_answer_everyone_loses() -> None:
    result = game(6).passes(6).result
    assert (result.ending, result.winners) == ("all-passed", ())


@pytest.mark.rule("BR-1")
def test_question_are_there_new_cards_from_the_deck_answer_no() -> None:
    play = game(6).confronts(1, "K", "T").until_turn(3).teams_up(4).until_turn(0)
    held = [card for seat in range(6) for card in members(play.table.hands[seat])]
    assert (sorted(held), members(play.table.undealt)) == ([0, 1, 2, 3, 4, 5], list(range(6, 36)))


@pytest.mark.rule("BR-17", "BR-18")
def test_question_how_does_one_get_cards_answer_from_the_eliminated_and_from_team_mates() -> None:
    play = game(6, "rope katana darts").confronts(1, "K", "T")
    assert play.hand(0) == ["rope", "katana"]
    play.until_turn(0).confronts(2, "T", "T").talks({0: "0>2:1 send katana", 2: "show2 with0 send"})
    assert play.talks({2: "agree0"}).hand(2) == ["darts", "katana"]


@pytest.mark.rule("BR-14", "BR-11")
def test_question_does_one_say_bang_when_team_killing_answer_no() -> None:
    play = game(6, "bazooka").confronts(1, "K", "T")
    assert (play.heard(Eliminated), play.heard(BangsHeard)) == ([("all", Eliminated((1,)))], [])


@pytest.mark.rule("BR-12")
def test_question_is_the_card_chosen_before_or_after_the_signs_answer_after() -> None:
    play = game(6, "rope katana").confronts(1, "K", "T").until_turn(0).confronts(2)
    assert play.kind == "sign"
    play.signs("K", "K")
    assert (play.kind, len(play.choices(0))) == ("reveal", 4)


@pytest.mark.rule("BR-14")
def test_question_may_one_say_bang_without_such_a_card_answer_yes() -> None:
    play = game(6, "rope katana").confronts(1, "K", "K").reveals({0: "rope!", 1: "katana"})
    assert play.heard(BangsHeard) == [("all", BangsHeard((HeardBang(0, 1),)))]


@pytest.mark.rule("BR-14")
def test_question_must_one_follow_the_text_of_the_card_answer_yes() -> None:
    play = game(6, "bazooka").confronts(1, "K", "K")
    assert play.choices(0) == [Reveal(32, True)]


@pytest.mark.rule("BR-15a", "BR-15b")
@pytest.mark.parametrize("deal", ["scream-mask bomb", "bomb scream-mask"])
def test_question_mask_against_the_bomb_of_a_single_player_answer_all_are_eliminated(deal: str) -> None:
    play = game(6, deal).confronts(1, "K", "K").reveals({})
    assert play.heard(Eliminated) == [("all", Eliminated((0, 1)))]


@pytest.mark.rule("BR-15c", "BR-15a")
@pytest.mark.parametrize(("chosen", "winners"), [((0,), (0, 1)), ((), ())], ids=["win", "lose"])
def test_question_dollars_against_the_bomb_of_the_last_two_answer_the_bomb_chooses(
    chosen: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    play = game(4, "bomb dollars", pairs="off").passes(2).confronts(3, "K", "T").confronts(2, "K", "T")
    play.confronts(0, "K", "K").reveals({0: "bomb", 1: "dollars"})
    assert play.asked == [0]
    assert play.accepts(*chosen).result.winners == winners
