"""What is agreed on before a game: points to win (WC-17), the size of the teams (WC-1), pockets turned over (WC-13)."""

import pytest

from clickbang.core.audience import SPECTATOR
from clickbang.core.errors import NO_SMALL_NUMBER, NO_SUCH_VALUE, OptionError
from clickbang.core.events import Asked, Began, Ended, OptionValue
from clickbang.games.championship import CHAMPIONSHIP, ChampionshipView
from clickbang.games.championship.events import (
    CharacterDied,
    PhaseBegan,
    PocketShown,
    PocketsTurned,
    RoundBegan,
    RoundScored,
    TurnedPocket,
)
from clickbang.games.championship.knowledge.known_barrel import UNKNOWN
from clickbang.games.championship.rules.barrel import BULLET, CLICK
from tests.championship.position import game


def test_the_options_of_the_game() -> None:
    assert [(option.name, option.default, option.rule) for option in CHAMPIONSHIP.options] == [
        ("deck", "standard", "WC-24"),
        ("points", "15", "WC-17"),
        ("team", "4", "WC-1"),
        ("show_pockets", "off", "WC-13"),
    ]


@pytest.mark.parametrize(
    ("option", "value"), [("points", "0"), ("points", "21"), ("team", "0"), ("team", "5"), ("show_pockets", "yes")]
)
@pytest.mark.rule("WC-1", "WC-13", "WC-17")
def test_other_values_are_refused(option: str, value: str) -> None:
    with pytest.raises(OptionError) as refused:
        CHAMPIONSHIP.settle_options({option: value})
    assert refused.value.fault == (NO_SUCH_VALUE if option == "show_pockets" else NO_SMALL_NUMBER)


@pytest.mark.rule("WC-1", "WC-17")
def test_these_values_are_offered() -> None:
    """Fewer points and a captain alone are for those who solve a small game, and on no list."""
    offered = {option.name: sorted(map(int, option.values)) for option in CHAMPIONSHIP.options[1:3]}
    assert offered == {"points": list(range(10, 21)), "team": [2, 3, 4]}


def test_a_game_from_before_the_options_has_their_usual_values() -> None:
    view = ChampionshipView(0)
    view.receive(Began("championship", 2, (OptionValue("deck", "none"),)))
    assert (view.goal, view.team, view.show_pockets) == (15, 4, False)
    assert [player.mates for player in view.players] == [3, 3]


# Points


@pytest.mark.rule("WC-17")
@pytest.mark.parametrize("points", range(10, 21))
def test_so_many_points_win_as_were_agreed_on(points: int) -> None:
    play = game(2, deck="none", points=str(points))
    while play.points[0] < points - 1:
        play.round(min(5, points - 2 - play.points[0]), 0)
    assert not play.table.over
    play.bets(0, 0).accuses({})
    assert play.news[-1] == Ended("points", (0,), play.points)
    assert play.points[0] == points


@pytest.mark.rule("WC-17")
def test_everybody_knows_the_points_agreed_on() -> None:
    play = game(2, points="12")
    assert [play.view(seat).shown()["goal"] for seat in (0, SPECTATOR)] == [12, 12]


# Teams


@pytest.mark.rule("WC-1", "WC-19")
@pytest.mark.parametrize("team", [2, 3, 4])
def test_a_team_has_so_many_characters_the_captain_included(team: int) -> None:
    play = game(3, deck="none", team=str(team))
    assert play.view(SPECTATOR).players[0].mates == team - 1
    for mates in range(team - 2, -1, -1):
        play.until("bet").bets(1, 0, 0).barrel(0, "B").accuses({})
        assert play.heard(CharacterDied) == [CharacterDied(0, mates, False)]
    play.until("bet").bets(1, 0, 0).barrel(0, "B").accuses({})
    assert play.heard(CharacterDied) == [CharacterDied(0, 0, True)]


@pytest.mark.rule("WC-1")
def test_everybody_knows_the_size_of_the_teams() -> None:
    play = game(2, team="2").round(killing=(0,))
    assert [play.view(seat).shown()["team"] for seat in (0, SPECTATOR)] == [2, 2]


# Pockets


@pytest.mark.rule("WC-13")
def test_at_the_end_of_a_round_the_pockets_are_turned_over_for_all() -> None:
    play = game(3, deck="none", show_pockets="on").pockets("CBC").bets(0, 1, 2).accuses({})
    assert play.news[-5:] == [
        RoundScored((1, 2, 3), (1, 2, 3)),
        PocketsTurned((TurnedPocket(0, CLICK), TurnedPocket(1, BULLET), TurnedPocket(2, CLICK))),
        RoundBegan(2, 1, (0, 1, 2)),
        PhaseBegan("pocket"),
        Asked("pocket", (0, 1, 2), (), (), True),
    ]


@pytest.mark.rule("WC-13")
def test_unless_that_is_agreed_on_nobody_sees_an_unaccused_pocket() -> None:
    play = game(2, deck="none").pockets("BC").bets(1, 1).accuses({})
    assert play.heard(PocketsTurned) == []
    assert play.until("bet").view(1).players[0].pocket == UNKNOWN


@pytest.mark.rule("WC-13")
def test_a_pocket_that_was_shown_is_not_turned_over_again() -> None:
    play = game(3, deck="none", show_pockets="on").pockets("BCB").bets(0, 0, 0).accuses({1: 0}).accuses({})
    assert play.heard(PocketShown, PocketsTurned) == [PocketsTurned((TurnedPocket(1, CLICK), TurnedPocket(2, BULLET)))]


@pytest.mark.rule("WC-13", "WC-23")
def test_the_pockets_come_in_the_seat_order_of_the_round() -> None:
    play = game(3, deck="none", show_pockets="on").round().pockets("CCB").bets(0, 0, 0).accuses({})
    assert [pocket.seat for event in play.heard(PocketsTurned) for pocket in event.pockets] == [1, 2, 0]


@pytest.mark.rule("WC-13", "WC-19")
def test_the_pocket_of_a_captain_who_died_is_turned_over_once() -> None:
    play = game(3, deck="none", show_pockets="on", team="2").round(killing=(0,))
    play.pockets("BCC").accuses({1: 0}).accuses({})
    assert [pocket.seat for event in play.heard(PocketsTurned) for pocket in event.pockets] == [1, 2]
    play.pockets("CC").bets(0, 0).accuses({})
    assert [pocket.seat for event in play.heard(PocketsTurned) for pocket in event.pockets] == [2, 1]


@pytest.mark.rule("WC-13", "WC-18")
def test_a_game_that_ends_within_a_round_ends_with_the_pockets_turned_over() -> None:
    play = game(2, deck="none", show_pockets="on", team="2").round(killing=(0,))
    play.pockets("CB").bets(1, 0).barrel(0, "B").accuses({})
    assert play.news[-2:] == [
        PocketsTurned((TurnedPocket(1, BULLET), TurnedPocket(0, CLICK))),
        Ended("last-captain", (1,), play.points),
    ]


@pytest.mark.rule("WC-13", "WC-17")
def test_a_game_won_by_points_ends_with_the_pockets_turned_over_once() -> None:
    play = game(2, deck="none", show_pockets="on", points="10").round(5, 0).pockets("BC").bets(5, 0).accuses({})
    assert [type(event) for event in play.news[-3:]] == [RoundScored, PocketsTurned, Ended]
    assert len(play.heard(PocketsTurned)) == 1


@pytest.mark.rule("WC-13")
def test_who_turned_pockets_over_knows_afterwards_who_cheated() -> None:
    play = game(2, deck="none", show_pockets="on", points="10").round(5, 0).pockets("CB").bets(5, 0).accuses({})
    assert [(player.pocket, player.shown) for player in play.view(SPECTATOR).players] == [(CLICK, True), (BULLET, True)]
