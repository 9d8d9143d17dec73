"""What each game counts for its designer."""

from dataclasses import replace

import pytest

from clickbang.arena import Plan
from clickbang.arena.games import play_games
from clickbang.arena.rates import Rates
from clickbang.design.comebacks import COMEBACKS
from clickbang.design.hooks import design_of
from clickbang.design.watching import WATCH
from clickbang.games import GAMES
from clickbang.games.battleroyal.design.design import DEALT, REVEALED, TURNS
from clickbang.games.bulletbucks.design.design import SPINS
from clickbang.games.championship.design.design import DRAWN, PLAYED, USE, USERS, ChampionshipDesigner
from tests.championship.position import game

PLANS = {name: Plan(name, ("random",) * 4, 12, 5, watcher=WATCH) for name in GAMES}


@pytest.fixture(scope="module")
def rates() -> dict[str, Rates]:
    return {name: play_games(plan, plan.numbers).rates for name, plan in PLANS.items()}


@pytest.mark.parametrize("name", GAMES)
def test_games_played_in_one_go_and_games_among_bots_are_counted_alike(name: str, rates: dict[str, Rates]) -> None:
    plan = replace(PLANS[name], asked=True)
    asked = play_games(plan, plan.numbers).rates
    assert (asked.times, asked.of, asked.rounds) == (rates[name].times, rates[name].of, rates[name].rounds)


@pytest.mark.parametrize("name", GAMES)
def test_every_heading_that_a_game_declares_is_counted(name: str, rates: dict[str, Rates]) -> None:
    counted = {heading for heading, _ in rates[name].of}
    assert counted == {heading.heading for heading in design_of(name).headings} | {COMEBACKS}


def total(rates: Rates, heading: str) -> tuple[int, int]:
    """How often, out of how many, all rows together."""
    times, of = (sum(count[key] for key in count if key[0] == heading) for count in (rates.times, rates.of))
    return times, of


def test_every_card_that_is_dealt_is_counted_once_a_game(rates: dict[str, Rates]) -> None:
    assert total(rates["battleroyal"], DEALT)[1] == total(rates["battleroyal"], REVEALED)[1] == 12 * 4 * 2


def test_every_place_in_the_first_lap_is_counted_once_a_game(rates: dict[str, Rates]) -> None:
    found = rates["battleroyal"]
    assert [found.of[TURNS, f"{place:2}"] for place in (1, 2, 3, 4)] == [12] * 4
    plan = PLANS["battleroyal"]
    tally = play_games(plan, plan.numbers)
    assert total(found, TURNS)[0] == sum(tally.seat_wins) // tally.shares + tally.endings["two-winners"]


def test_every_seat_of_the_auction_has_heard_some_number_of_clicks(rates: dict[str, Rates]) -> None:
    assert total(rates["bulletbucks"], SPINS)[1] == 12 * 4


def test_who_drew_a_card_is_counted_when_the_game_is_over() -> None:
    play = game(2)
    found = Rates()
    play.sitting.watchers.append(ChampionshipDesigner(found))
    for _ in range(3):
        play.round(1, 1, killing=(1,))  # whoever loses a team-mate draws the first card of the deck
    assert (found.of[USE, "peek"], found.of[DRAWN, "peek"]) == (2, 0)
    play.round(1, 1, killing=(1,)).until("end")
    assert (found.times[DRAWN, "peek"], found.of[DRAWN, "peek"]) == (0, 1)
    assert (found.times[USERS, "peek"], found.of[USERS, "peek"]) == (0, 1)
    assert not [key for key in found.of if key[0] == PLAYED]


def test_a_card_counts_once_for_each_who_drew_it_and_each_draw_for_its_use(rates: dict[str, Rates]) -> None:
    found = rates["championship"]
    for card in {what for heading, what in found.of if heading == USE}:
        assert found.of[PLAYED, card] <= found.of[DRAWN, card] <= 12 * 4
        assert (found.times[USERS, card], found.of[USERS, card]) == (found.of[PLAYED, card], found.of[DRAWN, card])
        assert found.of[DRAWN, card] <= found.of[USE, card]
        assert found.of[PLAYED, card] <= found.times[USE, card] <= found.of[USE, card]
