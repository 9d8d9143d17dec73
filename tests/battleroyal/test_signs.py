"""BR-7 to BR-11 and BR-3: who stands against whom, and the table of signs for sides of every size."""

from itertools import product

import pytest

from clickbang.core.events import Asked
from clickbang.core.seats import mask_of
from clickbang.games.battleroyal import Sign
from clickbang.games.battleroyal.events import (
    AllAlone,
    BangsHeard,
    CardsRevealed,
    Confronted,
    Eliminated,
    LeftTeam,
    ShownSign,
    SignsRevealed,
    TeamFormed,
)
from tests.battleroyal.position import Play, game, sides

SIZES = list(product(range(1, 5), range(1, 5)))


def signs(kind: str, size: int) -> list[str]:
    """The ways in which a side of this size is all-team, mixed or all-kill; of the mixed ones the first and last."""
    mixed = [f"{'K' * kills}{'T' * (size - kills)}" for kills in range(1, size)]
    return {"T": ["T" * size], "K": ["K" * size], "M": mixed[:1] + mixed[1:][-1:]}[kind]


def meet(sizes: tuple[int, int], attackers: str, defenders: str) -> list[tuple[Play, str, str]]:
    """All these sides against each other, once the signs are shown."""
    ways = product(signs(attackers, sizes[0]), signs(defenders, sizes[1]))
    return [(sides(*sizes).confronts(sizes[0], one, other), one, other) for one, other in ways]


def both(sizes: tuple[int, int]) -> tuple[list[int], list[int]]:
    return list(range(sizes[0])), list(range(sizes[0], sum(sizes)))


# Who stands against whom


@pytest.mark.rule("BR-7")
def test_the_whole_team_confronts_the_whole_team() -> None:
    play = sides(2, 3).confronts(2)
    assert play.news == [Confronted(1, 2, (0, 1), (2, 3, 4)), Asked("sign", (0, 1, 2, 3, 4), (), (), True)]


@pytest.mark.rule("BR-7")
def test_who_names_a_team_mate_leaves_first_and_the_rest_is_the_other_side() -> None:
    play = sides(3, 1).confronts(1)
    assert play.news[:2] == [LeftTeam(2), Confronted(2, 1, (2,), (0, 1))]
    assert play.signs("K", "TT").alive == [2, 3, 4, 5]


@pytest.mark.rule("BR-7")
def test_in_a_team_of_two_they_confront_each_other() -> None:
    play = sides(2, 1).confronts(0)
    assert play.news[:2] == [LeftTeam(1), Confronted(1, 0, (1,), (0,))]


@pytest.mark.rule("BR-7", "BR-9")
def test_who_confronted_the_own_team_can_come_back_to_it() -> None:
    play = sides(3, 1).confronts(1, "T", "TT")
    assert (play.teams[0], play.kind, play.asked) == ([0, 1, 2], "talk", [0, 1, 2])


@pytest.mark.rule("BR-7", "BR-12")
def test_who_confronted_the_own_team_in_vain_stays_alone() -> None:
    play = sides(3, 1, "rope pot-lid teddy-bear whistle canned-food darts").confronts(1)
    play.signs("K", "KT").reveals({})
    assert (play.alive, play.hand(0), play.kind) == ([0, 1, 3, 4, 5], ["rope"], "divide")


@pytest.mark.rule("BR-7")
def test_a_confrontation_with_a_stranger_leaves_no_team() -> None:
    assert sides(3, 1).confronts(3).heard(LeftTeam) == []


# Signs


@pytest.mark.rule("BR-8")
def test_signs_are_sealed_and_revealed_together_to_the_whole_table() -> None:
    play = sides(2, 2).confronts(2)
    for seat, kills in ((3, 1), (0, 0), (2, 0)):
        play.act(seat, Sign(kills))
    assert play.heard(SignsRevealed) == []
    play.act(1, Sign(1))
    assert play.heard(SignsRevealed) == [
        ("all", SignsRevealed((ShownSign(0, 0), ShownSign(1, 1), ShownSign(2, 0), ShownSign(3, 1))))
    ]


@pytest.mark.rule("BR-8")
def test_a_sign_is_team_or_kill() -> None:
    assert game(6).confronts(1).choices(1) == [Sign(0), Sign(1)]


@pytest.mark.rule("BR-8")
def test_others_show_no_sign() -> None:
    assert sides(2, 2).confronts(2).asked == [0, 1, 2, 3]


@pytest.mark.rule("BR-8", "BR-9")
@pytest.mark.parametrize("sizes", SIZES, ids=str)
def test_all_team_against_all_team_is_one_team(sizes: tuple[int, int]) -> None:
    for play, *_ in meet(sizes, "T", "T"):
        team = list(range(sum(sizes)))
        assert play.heard(TeamFormed) == [("all", TeamFormed(tuple(team)))]
        assert (play.teams[0], play.kind, play.asked) == (team, "talk", team)


@pytest.mark.rule("BR-8", "BR-10")
@pytest.mark.parametrize("sizes", [(one, other) for one, other in SIZES if one > 1 < other], ids=str)
def test_mixed_against_mixed_is_everyone_alone(sizes: tuple[int, int]) -> None:
    for play, *_ in meet(sizes, "M", "M"):
        everyone = tuple(range(sum(sizes)))
        assert play.heard(AllAlone) == [("all", AllAlone(everyone))]
        assert play.heard(Eliminated, CardsRevealed, BangsHeard) == []
        assert (play.teams[: len(everyone)], play.kind) == ([[seat] for seat in everyone], "turn")


@pytest.mark.rule("BR-8", "BR-11")
@pytest.mark.parametrize("killers", ["M", "K"])
@pytest.mark.parametrize("sizes", SIZES, ids=str)
def test_a_side_that_showed_team_against_a_kill_is_eliminated(sizes: tuple[int, int], killers: str) -> None:
    for play, *_ in meet(sizes, "T", killers):
        victims = both(sizes)[0]
        assert play.heard(Eliminated) == [("all", Eliminated(tuple(victims)))]
        assert play.heard(CardsRevealed, BangsHeard) == []
        assert play.table.board.heirs == (0 if sizes[1] == 1 else mask_of(both(sizes)[1]))
    for play, *_ in meet(sizes, killers, "T"):
        victims = both(sizes)[1]
        assert play.heard(Eliminated) == [("all", Eliminated(tuple(victims)))]
        assert play.heard(CardsRevealed, BangsHeard) == []


@pytest.mark.rule("BR-8", "BR-12")
@pytest.mark.parametrize("kinds", ["KK", "KM", "MK"])
@pytest.mark.parametrize("sizes", SIZES, ids=str)
def test_otherwise_everybody_who_showed_kill_reveals_a_card(sizes: tuple[int, int], kinds: str) -> None:
    for play, attackers, defenders in meet(sizes, kinds[0], kinds[1]):
        killers = tuple(seat for seat, sign in enumerate(attackers + defenders) if sign == "K")
        assert play.news[-1] == Asked("reveal", killers, (), (), True)


@pytest.mark.rule("BR-8")
@pytest.mark.parametrize("sizes", SIZES, ids=str)
def test_a_team_of_one_is_never_mixed(sizes: tuple[int, int]) -> None:
    mixed = [kinds for kinds in product("TMK", repeat=2) if meet(sizes, *kinds)]
    assert len(mixed) == (2 if sizes[0] == 1 else 3) * (2 if sizes[1] == 1 else 3)


# One team is left


@pytest.mark.rule("BR-3", "BR-9")
@pytest.mark.parametrize("sizes", [(2, 2), (1, 3), (3, 1)], ids=str)
def test_when_all_are_one_team_it_dissolves_without_any_talk(sizes: tuple[int, int]) -> None:
    play = sides(*sizes, others=0).confronts(sizes[0], "T" * sizes[0], "T" * sizes[1])
    assert play.news[3:5] == [TeamFormed((0, 1, 2, 3)), AllAlone((0, 1, 2, 3))]
    assert (play.teams, play.kind) == ([[0], [1], [2], [3]], "turn")


@pytest.mark.rule("BR-3", "BR-17")
def test_when_others_are_left_the_new_team_stays_and_talks() -> None:
    play = sides(2, 2, others=1).confronts(2, "TT", "TT")
    assert (play.teams, play.kind) == ([[0, 1, 2, 3], [4]], "talk")


@pytest.mark.rule("BR-3", "BR-18")
def test_after_an_elimination_that_leaves_one_team_it_first_divides_and_then_dissolves() -> None:
    play = sides(2, 2, others=0).confronts(2, "KK", "TT")
    assert (play.kind, play.teams) == ("divide", [[0, 1]])
    play.divides(0, 1).votes()
    assert play.heard(AllAlone) == [("all", AllAlone((0, 1)))]
    assert (play.teams, play.kind, play.hand(0)) == ([[0], [1]], "turn", ["teddy-bear", "ornate-fan"])


@pytest.mark.rule("BR-3", "BR-18")
def test_a_team_that_dissolved_over_the_cards_does_not_dissolve_twice() -> None:
    play = sides(2, 2, others=0).confronts(2, "KK", "TT").divides().divides()
    assert play.heard(AllAlone) == [("all", AllAlone((0, 1)))]


@pytest.mark.rule("BR-3", "BR-15a")
def test_when_a_bomb_leaves_one_team_it_dissolves() -> None:
    play = sides(2, 1, "rope pot-lid bomb", others=2).until_turn(3).teams_up(4).until_turn(1)
    play.passes().confronts(1, "K", "KK").reveals({})
    assert (play.alive, play.teams) == ([3, 4], [[3], [4]])
    assert play.heard(AllAlone) == [("all", AllAlone((3, 4)))]


@pytest.mark.rule("BR-10")
def test_others_keep_their_team_when_everyone_in_a_confrontation_is_alone() -> None:
    play = game(6, first=4).teams_up(5).until_turn(0).teams_up(1).until_turn(2).teams_up(3).until_turn(1)
    assert play.confronts(2, "KT", "KT").teams == [[0], [1], [2], [3], [4, 5]]
