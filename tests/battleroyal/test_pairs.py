"""BR-22 to BR-24: with four or five players each runs two persons."""

import pytest

from clickbang.core.errors import IllegalAnswer
from clickbang.core.events import Asked
from clickbang.games.battleroyal import BATTLEROYAL, Confront, GiveCount, GiveFrom, GiveTo, Leave, Pass, Reveal, Sign
from clickbang.games.battleroyal.events import (
    AllAlone,
    BangsHeard,
    CardsRevealed,
    Eliminated,
    HeardBang,
    HeldCard,
    LeftTeam,
    NothingHappened,
    OfferLapsed,
    OwnCard,
    RevealedCard,
    Seated,
    ShownSign,
    SignsRevealed,
    SpoilsSeen,
    TurnBegan,
)
from tests.battleroyal.position import Play, deck, game

DEAL = "rope darts katana fork whistle hammer pistol umbrella"
"""Values 5 12, 25 7, 4 16, 28 8."""


def team_of_two(deal: str = DEAL, seats: int = 5) -> Play:
    """Players 0 and 1 are a team; it is the turn of player 2's first person."""
    return game(seats, deal).teams_up(1).until_turn(2)


# Setup


@pytest.mark.rule("BR-22")
@pytest.mark.parametrize(("seats", "pairs", "cards"), [(4, "on", 2), (5, "on", 2), (4, "off", 1), (5, "off", 1)])
def test_four_or_five_players_run_two_persons_and_get_two_cards_each(seats: int, pairs: str, cards: int) -> None:
    play = game(seats, pairs=pairs)
    assert play.heard(Seated)[0][1].persons == cards
    assert [len(play.hand(seat)) for seat in range(seats)] == [cards] * seats


@pytest.mark.rule("BR-22")
@pytest.mark.parametrize("seats", [6, 36])
def test_with_more_players_the_option_changes_nothing(seats: int) -> None:
    assert len(game(seats, pairs="on").hand(0)) == len(game(seats, pairs="off").hand(0)) == 1


@pytest.mark.rule("BR-22")
def test_pairs_are_the_default() -> None:
    assert BATTLEROYAL.settle_options()["pairs"] == "on"


@pytest.mark.rule("BR-22", "BR-1")
def test_each_player_sees_their_own_two_cards() -> None:
    assert game(4, DEAL).heard(OwnCard)[:3] == [
        ([0], OwnCard(0, "rope")),
        ([0], OwnCard(0, "darts")),
        ([1], OwnCard(1, "katana")),
    ]


@pytest.mark.rule("BR-22", "BR-1")
def test_pairs_need_twice_as_many_cards() -> None:
    own = deck("1", "2", "3", "4", "5", "6", "7", "8")
    assert game(4, deck=own).hand(3) == ["6-7", "7-8"]
    with pytest.raises(Exception, match=r"it has fewer cards \(8\) than are dealt \(10\)"):
        game(5, deck=own)


# Turns


@pytest.mark.rule("BR-23")
def test_a_player_takes_a_turn_for_each_person() -> None:
    play = game(4)
    turns = []
    for _ in range(5):
        turns.append((int(play.table.board.turn), int(play.table.board.person)))
        play.passes()
    assert turns == [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)]
    assert play.heard(TurnBegan) == [("all", TurnBegan(2, 1, 5))]


@pytest.mark.rule("BR-23")
def test_after_a_confrontation_the_other_person_still_has_a_turn() -> None:
    play = game(4).confronts(1, "2", "0")
    assert (play.table.board.turn, play.table.board.person) == (0, 1)


@pytest.mark.rule("BR-23")
def test_a_player_who_is_eliminated_on_the_first_turn_has_no_second() -> None:
    play = game(4).confronts(1, "0", "2")
    assert (play.alive, play.table.board.turn, play.table.board.person) == ([1, 2, 3], 1, 0)


@pytest.mark.rule("BR-24", "BR-4")
def test_a_player_never_confronts_their_own_other_person() -> None:
    play = game(4)
    assert play.choices(0) == [Pass(), Confront(1), Confront(3)]
    assert play.passes().choices(0) == [Pass(), Confront(1), Confront(3)]


@pytest.mark.rule("BR-24", "BR-5")
def test_all_pass_wants_a_pass_from_every_person() -> None:
    play = game(4).passes(7)
    assert not play.table.over
    assert play.passes().result.ending == "all-passed"


@pytest.mark.rule("BR-24", "BR-21")
def test_a_lap_is_a_turn_of_every_person() -> None:
    play = game(4, lap_limit="1").teams_up(1).passes(6)
    assert not play.table.over
    assert play.passes().result.ending == "lap-limit"


# Signs


@pytest.mark.rule("BR-23", "BR-8")
def test_a_player_gives_a_sign_for_each_person() -> None:
    play = game(4).confronts(1)
    assert play.choices(0) == [Sign(0), Sign(1), Sign(2)]
    assert play.signs("1", "2").heard(SignsRevealed) == [("all", SignsRevealed((ShownSign(0, 1), ShownSign(1, 2))))]


@pytest.mark.rule("BR-23", "BR-9")
def test_all_signs_have_to_be_team_for_one_team() -> None:
    assert game(5).confronts(1, "0", "0").teams[0] == [0, 1]


@pytest.mark.rule("BR-23", "BR-11")
@pytest.mark.parametrize("kills", ["1", "2"])
def test_a_pair_for_peace_against_any_kill_is_eliminated(kills: str) -> None:
    assert game(4).confronts(1, kills, "0").heard(Eliminated) == [("all", Eliminated((1,)))]
    assert game(4).confronts(1, "0", kills).heard(Eliminated) == [("all", Eliminated((0,)))]


@pytest.mark.rule("BR-23", "BR-10", "BR-24")
def test_two_lone_pairs_that_are_both_mixed_stay_the_teams_they_are() -> None:
    play = game(4).confronts(1, "1", "1")
    assert play.heard(AllAlone) == [("all", AllAlone((0, 1)))]
    assert (play.alive, play.kind) == ([0, 1, 2, 3], "turn")


@pytest.mark.rule("BR-23", "BR-12")
@pytest.mark.parametrize("signs", [("1", "2"), ("2", "1"), ("2", "2")], ids=str)
def test_a_mixed_pair_against_all_kill_compares(signs: tuple[str, str]) -> None:
    assert game(4).confronts(1, *signs).kind == "reveal"


@pytest.mark.rule("BR-23", "BR-10")
def test_a_team_is_mixed_if_one_of_its_persons_differs() -> None:
    play = team_of_two().confronts(1, "1", "12")
    assert play.heard(AllAlone) == [("all", AllAlone((0, 1, 2)))]
    assert team_of_two().confronts(1, "1", "22").kind == "reveal"


# Cards


@pytest.mark.rule("BR-23", "BR-12")
def test_two_kill_signs_reveal_two_different_cards() -> None:
    play = game(4, DEAL).confronts(1, "2", "1")
    assert play.choices(0)[:2] == [Reveal(5, False), Reveal(5, True)]
    assert play.act(0, Reveal(5, True)).choices(0) == [Reveal(12, False), Reveal(12, True)]
    assert play.asked == [0, 1]


@pytest.mark.rule("BR-23", "BR-12")
def test_both_cards_count_and_those_in_the_confrontation_see_both() -> None:
    play = game(4, DEAL).confronts(1, "2", "1").reveals({0: "darts rope", 1: "fork"})
    shown = CardsRevealed(
        (RevealedCard(0, "darts", False), RevealedCard(0, "rope", False), RevealedCard(1, "fork", False))
    )
    assert play.heard(CardsRevealed) == [([0, 1], shown)]
    assert play.heard(Eliminated) == [("all", Eliminated((1,)))]


@pytest.mark.rule("BR-23", "BR-12")
def test_one_kill_sign_reveals_one_card() -> None:
    play = game(4, DEAL).confronts(1, "2", "1").reveals({0: "rope darts", 1: "katana"})
    assert play.heard(Eliminated) == [("all", Eliminated((1,)))]


@pytest.mark.rule("BR-23", "BR-12")
def test_equal_sums_of_pairs_are_a_tie() -> None:
    play = game(4, "teddy-bear canned-food baseball-bat fork").confronts(1, "2", "1").reveals({1: "baseball-bat"})
    assert play.heard(NothingHappened) == [("all", NothingHappened())]


@pytest.mark.rule("BR-23", "BR-14")
def test_everybody_hears_how_often_a_player_says_bang() -> None:
    play = game(4, "pistol darts").confronts(1, "2", "1").reveals({0: "pistol! darts!"})
    assert play.heard(BangsHeard) == [("all", BangsHeard((HeardBang(0, 2),)))]


# A pair is one player


@pytest.mark.rule("BR-24", "BR-15b")
@pytest.mark.parametrize("attackers", [True, False])
def test_the_mask_frightens_no_pair(attackers: bool) -> None:
    play = game(4, "scream-mask rope katana darts", first=0 if attackers else 1)
    play.confronts(1, "1", "2") if attackers else play.confronts(0, "2", "1")
    assert play.reveals({0: "scream-mask"}).heard(Eliminated) == [("all", Eliminated((0,)))]


@pytest.mark.rule("BR-24", "BR-15b")
def test_the_mask_frightens_no_two_pairs_either() -> None:
    play = team_of_two("rope darts katana fork scream-mask hammer").confronts(1, "1", "22")
    assert play.reveals({2: "scream-mask"}).heard(Eliminated) == [("all", Eliminated((2,)))]


@pytest.mark.rule("BR-24", "BR-15a", "BR-15b")
def test_a_pair_may_reveal_mask_and_bomb_together() -> None:
    play = game(4, "scream-mask bomb").confronts(1, "2", "2").reveals({})
    assert play.heard(Eliminated) == [("all", Eliminated((0, 1)))]


@pytest.mark.rule("BR-24", "BR-15c")
@pytest.mark.parametrize("accepts", [(), (1,)], ids=["no", "yes"])
def test_two_pairs_left_are_two_players_for_the_dollars(accepts: tuple[int, ...]) -> None:
    play = game(4, "dollars bomb").confronts(3, "2", "0").passes(3).confronts(1, "2", "0").passes()
    assert (play.alive, play.table.board.turn) == ([0, 2], 0)
    play.confronts(2, "2", "1").reveals({0: "dollars bomb"})
    assert play.told[-1] == (0b101, Asked("dollars", (), (2,), (), True))
    assert play.accepts(*(2 for _ in accepts)).result.winners == ((0, 2) if accepts else ())


@pytest.mark.rule("BR-24", "BR-18")
def test_a_lone_pair_simply_takes_the_cards() -> None:
    play = game(4, DEAL).confronts(1, "2", "0")
    assert play.heard(SpoilsSeen) == [([0], SpoilsSeen((HeldCard("fork", 1), HeldCard("katana", 1))))]
    assert play.hand(0) == ["rope", "fork", "darts", "katana"]


@pytest.mark.rule("BR-24", "BR-18")
def test_a_team_of_two_pairs_divides() -> None:
    play = team_of_two().confronts(1, "0", "22").divides(0, 0).votes()
    assert play.hand(0) == ["whistle", "rope", "darts", "hammer"]


# Teams


@pytest.mark.rule("BR-24", "BR-6")
def test_both_persons_leave_a_team_together() -> None:
    play = team_of_two().leaves(0)
    assert (play.heard(LeftTeam), play.teams[0]) == ([("all", LeftTeam(0))], [0])


@pytest.mark.rule("BR-24", "BR-6")
def test_a_lone_pair_has_no_team_to_leave() -> None:
    play = game(4)
    assert Leave() not in play.choices(0)
    with pytest.raises(IllegalAnswer):
        play.leaves(0)


@pytest.mark.rule("BR-24", "BR-3")
def test_when_all_are_one_team_it_dissolves_into_pairs() -> None:
    play = game(4).teams_up(1).until_turn(2).teams_up(3).passes(3).passes(1)
    play.until_turn(1).confronts(2, "00", "00")
    assert play.heard(AllAlone) == [("all", AllAlone((0, 1, 2, 3)))]
    assert (play.teams, play.kind) == ([[0], [1], [2], [3]], "turn")


@pytest.mark.rule("BR-24", "BR-7")
def test_both_persons_confront_their_own_team_from_outside() -> None:
    play = game(5).teams_up(1).confronts(1)
    assert play.news[0] == LeftTeam(0)
    assert play.signs("2", "0").heard(Eliminated) == [("all", Eliminated((1,)))]


# Talk


@pytest.mark.rule("BR-24", "BR-17")
def test_everybody_keeps_at_least_two_cards() -> None:
    play = game(5, DEAL).confronts(1, "0", "0").act(0, GiveFrom(0)).act(0, GiveTo(1)).act(0, GiveCount(1))
    assert [name for name in map(str, play.choices(0)) if "Send" in name] == []
    for step in play.talk("1>0:1 send rope"):
        play.act(0, step)
    play.act(1, GiveFrom(0)).act(1, GiveTo(1)).act(1, GiveCount(1))
    assert [name for name in map(str, play.choices(1)) if "Send" in name] == []


@pytest.mark.rule("BR-24", "BR-17")
def test_with_three_cards_one_can_be_given() -> None:
    play = game(5, DEAL).confronts(1, "2", "0").passes().until_turn(0).confronts(2, "0", "0")
    play.talks({0: "0>2:2 send rope fork", 2: "show2 with0 send"}).talks({2: "agree0"})
    assert (play.hand(0), play.hand(2)) == (["darts", "katana"], ["whistle", "rope", "fork", "hammer"])


@pytest.mark.rule("BR-24", "BR-17")
def test_an_offer_lapses_when_somebody_would_be_left_with_one_card() -> None:
    play = game(5, DEAL).confronts(1, "2", "0").passes().until_turn(0).confronts(2, "0", "0")
    play.talks({0: "0>2:2 send rope fork", 2: "0>2:1 send"}).talks({0: "all send", 2: "agree0"})
    assert play.heard(OfferLapsed)[0][1] == OfferLapsed(2, 1, -1)
