"""What a simulation of World Championship counts besides wins: cheating, survival by bet, and the use of cards."""

import msgspec
import pytest

from clickbang.arena import Plan, summarize
from clickbang.arena.games import play_matches, play_random_games
from clickbang.arena.pictures.page import page
from clickbang.arena.rates import Rates
from clickbang.arena.tally import Tally
from clickbang.games.championship.design.statistics import CARDS, CHEATING, SURVIVAL, ChampionshipCounter
from tests.championship.position import Play, game


def watched(play: Play) -> tuple[Play, ChampionshipCounter]:
    """A game, and what is counted of it from now on."""
    counter = ChampionshipCounter(play.table)
    counter.begin(play.table)
    return play, counter


def rates_of(counter: ChampionshipCounter) -> Rates:
    rates = Rates()
    counter.add_to(rates)
    return rates


def counted(counter: ChampionshipCounter, heading: str) -> dict[str, tuple[int, int]]:
    """How often, out of how many."""
    rates = rates_of(counter)
    return {what: (rates.times[head, what], of) for (head, what), of in rates.of.items() if head == heading and of}


def test_cheats_and_accusations_are_counted() -> None:
    play, counter = watched(game(4))
    play.pockets("BBCC").bets(1, 1, 1, 1).accuses({1: 0, 2: 0, 3: 2}).accuses({0: 3})
    assert counted(counter, CHEATING) == {
        "pockets with a BULLET": (2, 4),
        "cheats caught": (1, 2),
        "players who accuse": (4, 4),
        "accusations that were right": (2, 4),
    }


def test_survival_is_counted_by_bet_for_those_who_fire() -> None:
    play, counter = watched(game(4))
    play.pockets("CCCB").barrel(1, "CB").bets(1, 2, 2, 5).accuses({0: 3}).until("pocket")
    assert counted(counter, SURVIVAL) == {"1": (1, 1), "2": (1, 2)}


def test_a_die_that_is_turned_is_another_bet() -> None:
    play, counter = watched(game(2, "second-thoughts"))
    play.pockets("CC").bets(1, 2).plays("accusation", {0: ("second-thoughts", 1)}).until("pocket")
    assert counted(counter, SURVIVAL) == {"1": (1, 1), "3": (1, 1)}


@pytest.mark.parametrize(("bet", "survived"), [(1, {"1": (4, 8)}), (2, {"1": (3, 7)})])
def test_the_last_captain_has_survived_a_bet_that_was_fired(bet: int, survived: dict[str, tuple[int, int]]) -> None:
    play, counter = watched(game(2))
    for own in (1, 1, 1, bet):
        play.round(own, 1, killing=(1,))
    assert play.until("end").table.over
    assert counted(counter, SURVIVAL) == survived


def test_a_game_that_ends_by_an_accusation_tells_nothing_of_the_last_bet() -> None:
    play, counter = watched(game(2))
    for _ in range(4):
        play.pockets("CB").bets(3, 3).accuses({0: 1}).until("pocket")
    assert play.table.over
    assert counted(counter, SURVIVAL) == {"3": (3, 3)}


def test_cards_are_counted_when_drawn_and_when_played() -> None:
    play, counter = watched(game(2, "peek bribe-the-judge"))
    play.pockets("CB").plays("bet", {0: ("peek", 0)}).bets(0, 0)
    play.draws(0, "gift gift peek").draws(1, "gift").accuses({0: 1}).bribes(1)
    rates = rates_of(counter)
    assert {card: (rates.times[CARDS, card], rates.of[CARDS, card]) for _, card in rates.of if _ == CARDS} == {
        "peek": (1, 1),
        "bribe-the-judge": (1, 0),
        "gift": (0, 2),
    }


def test_endings_length_and_captains_are_counted() -> None:
    by_points = game(2).round(4, 0).round(4, 0).bets(4, 0).until("end")
    last, nobody = game(2), game(2)
    for _ in range(4):
        last.round(killing=(1,))
        nobody.round(killing=(0, 1))
    tally = Tally(Plan("championship", ("random",) * 2, 3, 1, fixed_seats=True))
    for number, play in enumerate((by_points, last, nobody), start=1):
        tally.add_game(number, play.table, 10, ())
    summary = summarize(tally)
    third = pytest.approx(1 / 3)
    assert {ending: share.value for ending, share in summary.endings.items()} == {
        "last-captain": third, "nobody-left": third, "points": third,
    }  # fmt: skip
    assert summary.rounds.counts == {3: 1, 4: 2}
    assert [seat.value for seat in summary.seats] == [pytest.approx(2 / 3), 0]
    assert [player.fates["dead"].value for player in summary.players] == [third, pytest.approx(2 / 3)]
    assert summary.remarks["won with a whole team"].value == pytest.approx(2 / 3)


@pytest.mark.parametrize("options", [{}, {"deck": "none"}])
@pytest.mark.parametrize("seats", [2, 6])
def test_the_short_cut_for_random_bots_changes_nothing(seats: int, options: dict[str, str]) -> None:
    plan = Plan("championship", ("random",) * seats, 20, 11, options)
    quick, thorough = play_random_games(plan, plan.numbers), play_matches(plan, plan.numbers)
    assert msgspec.json.encode(summarize(quick)) == msgspec.json.encode(summarize(thorough))


def test_rates_add_up_and_are_shown() -> None:
    plan = Plan("championship", ("random",) * 3, 30, 3)
    total = Tally(plan)
    for part in (plan.numbers[20:], plan.numbers[:20]):
        total.add(play_random_games(plan, part))
    summary = summarize(total)
    assert summary == summarize(play_random_games(plan, plan.numbers))
    assert list(summary.rates) == sorted([CHEATING, SURVIVAL, CARDS])
    assert list(summary.rates[SURVIVAL]) == ["0", "1", "2", "3", "4", "5"]
    assert summary.rates[CHEATING]["pockets with a BULLET"].of > 300
    text = page(summary, "<svg></svg>")
    assert "<h2>Survival by bet</h2>" in text
    assert f"<td>{summary.rates[CARDS]['peek'].of}</td>" in text


def test_without_cards_none_are_counted() -> None:
    plan = Plan("championship", ("random",) * 3, 5, 3, {"deck": "none"})
    assert list(summarize(play_random_games(plan, plan.numbers)).rates) == [CHEATING, SURVIVAL]
