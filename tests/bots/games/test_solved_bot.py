"""The bot that plays duels as they were solved: from its view alone, always legally, and shrewd where nothing is."""

import subprocess
import sys
from collections import Counter

import pytest
from librt.random import Random

from clickbang.bots.match import play_match
from clickbang.bots.registry import make_bot, usual_bot
from clickbang.core.parts.solve_errors import SolveError
from clickbang.core.prompt import Prompt
from clickbang.core.table import DECLINE
from clickbang.games.championship import CHAMPIONSHIP
from clickbang.games.championship.bots.shrewd import ShrewdBot
from clickbang.games.championship.bots.solved import SolvedBot
from clickbang.games.championship.knowledge.view import ChampionshipView
from clickbang.games.championship.research.solved.against.tabulated import ME, OTHER, Seat, first_prompt
from clickbang.games.championship.research.solved.duel.moments import Moment
from clickbang.games.championship.research.solved.solution import is_solved, solution
from clickbang.games.championship.research.solved.states import Side, State
from clickbang.games.championship.research.solved.weighing import weigh
from clickbang.games.championship.rules.barrel import BULLET, CLICK
from clickbang.games.championship.rules.codes import ACCUSE_CODE, BET_CODE, POCKET_CODE
from tests.cli.run import environment

DUEL = {"deck": "none"}


def seated(seed: int) -> SolvedBot:
    bot = SolvedBot()
    bot.sit(ME, Random(seed), Random(seed))
    return bot


@pytest.mark.parametrize("other", ["solved", "random", "naive", "shrewd"])
def test_it_plays_whole_duels_legally(other: str) -> None:
    for number in range(20):
        bots = [make_bot("solved", CHAMPIONSHIP), make_bot(other, CHAMPIONSHIP)]
        if number % 2:
            bots.reverse()
        match = play_match(CHAMPIONSHIP, bots, seed=7, number=number, options=DUEL)
        assert match.sitting.table.over
        assert match.fouls == []


def test_it_answers_as_often_as_the_solution_says() -> None:
    found = solution(15, 4)
    chances = found.plan(found.duel.start)[Moment("pocket")]
    seat = first_prompt(15, 4)
    answers = Counter(seated(seed).answer(seat.view, seat.table.prompt_for(ME)) for seed in range(2000))
    assert answers[POCKET_CODE + BULLET] / 2000 == pytest.approx(chances[BULLET], abs=0.04)
    assert 0.01 < chances[BULLET] < 0.99


def test_what_the_other_hides_makes_no_difference() -> None:
    for own in (CLICK, BULLET):
        for bet in range(6):
            asked = []
            for theirs in (CLICK, BULLET):
                seat = after_bets(own, theirs, 1, bet)
                asked.append([seated(seed).answer(seat.view, seat.table.prompt_for(ME)) for seed in range(30)])
            assert asked[0] == asked[1]


def after_bets(own: int, theirs: int, bet: int, their_bet: int) -> Seat:
    seat = first_prompt(15, 4).after((ME, POCKET_CODE + own), (OTHER, POCKET_CODE + theirs))
    return seat.after((ME, BET_CODE + bet), (OTHER, BET_CODE + their_bet))


def test_accused_first_it_still_knows_the_state_in_which_the_round_began() -> None:
    """Caught it has lost a character by then; the round began with all four."""
    seat = after_bets(BULLET, CLICK, 5, 3).after((ME, DECLINE), (OTHER, ACCUSE_CODE + ME))
    assert seat.view.players[ME].mates == 2
    assert solution(15, 4).state(seat.view) == State(Side(0, 4, 0), Side(0, 4, 0))
    answer = seated(1).answer(seat.view, seat.table.prompt_for(ME))
    assert seat.table.legal(ME, answer)


def test_who_bet_as_the_solution_never_does_makes_the_best_of_it() -> None:
    plan = solution(15, 4).plan(solution(15, 4).duel.start)
    never = next(face for face in range(6) if plan[Moment("bet", CLICK)][face] == 0.0)
    for theirs in range(6):
        seat = after_bets(CLICK, CLICK, never, theirs)
        prompt = seat.table.prompt_for(ME)
        weighed = weigh(seat.view, prompt)
        assert seated(3).answer(seat.view, prompt) == max(weighed, key=lambda each: each.worth).answer


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, DUEL), (2, {**DUEL, "points": "10"})])
def test_where_nothing_is_solved_it_is_shrewd(seats: int, options: dict[str, str]) -> None:
    scores = []
    for kind in (SolvedBot, ShrewdBot):
        match = play_match(CHAMPIONSHIP, [kind() for _ in range(seats)], seed=5, options=options)
        scores.append(match.sitting.table.result())
        view = match.sitting.view_of(0)
        assert isinstance(view, ChampionshipView)
        assert not is_solved(view)
    assert scores[0] == scores[1]
    with pytest.raises(SolveError, match="No solution") as refused:
        solution(10, 4)
    assert refused.value.code == "solve/no-solution"


def test_it_needs_neither_numpy_nor_highs() -> None:
    script = """
import sys
sys.modules["numpy"] = sys.modules["highspy"] = None
from clickbang.bots.match import play_match
from clickbang.bots.registry import make_bot
from clickbang.games.championship import CHAMPIONSHIP
bots = [make_bot("solved", CHAMPIONSHIP), make_bot("solved", CHAMPIONSHIP)]
match = play_match(CHAMPIONSHIP, bots, seed=1, options={"deck": "none"})
print(match.sitting.table.over, match.fouls)
"""
    done = subprocess.run([sys.executable, "-c", script], env=environment(), capture_output=True, text=True)
    assert done.stdout == "True []\n", done.stderr


def test_it_is_not_who_plays_where_nobody_says_who() -> None:
    assert usual_bot(CHAMPIONSHIP) != "solved"


# What answers are worth


def test_answers_that_the_solution_mixes_are_worth_as_much_as_the_state() -> None:
    seat = first_prompt(15, 4)
    for weighed in weigh(seat.view, seat.table.prompt_for(ME)):
        assert weighed.worth == pytest.approx(0, abs=1e-6)


def test_every_answer_is_weighed_and_none_beats_those_that_the_solution_gives() -> None:
    for own in (CLICK, BULLET):
        betting = first_prompt(15, 4).after((ME, POCKET_CODE + own), (OTHER, POCKET_CODE + CLICK))
        weighed = weigh(betting.view, betting.table.prompt_for(ME))
        best = max(each.worth for each in weighed)
        assert best == pytest.approx(0, abs=1e-6)
        assert sum(each.chance for each in weighed) == pytest.approx(1)
        assert all(each.worth == pytest.approx(best, abs=1e-6) for each in weighed if each.chance > 0)
    assert min(each.worth for each in weighed) < -0.1, "some bets of a cheat are accused too often"


def test_accusing_is_weighed_by_how_likely_the_other_cheats() -> None:
    """Whatever was bet, what is known comes to: at these beliefs nothing is better than what the solution does."""
    found = solution(15, 4)
    plan = found.plan(found.duel.start)
    bets = [face for face in range(6) if plan[Moment("bet", CLICK)][face] > 0]
    for theirs in range(6):
        seat = after_bets(CLICK, CLICK, bets[0], theirs)
        prompt = seat.table.prompt_for(ME)
        weighed = weigh(seat.view, prompt)
        assert [each.answer for each in weighed] == prompt.choices
        reached = sum(plan[Moment("pocket")][own] * plan.get(Moment("bet", own), (0.0,) * 6)[theirs] for own in (0, 1))
        if reached > 0.001:
            best = max(each.worth for each in weighed)
            assert all(each.worth == pytest.approx(best, abs=1e-5) for each in weighed if each.chance > 0)


def test_the_winner_who_fires_on_can_only_lose() -> None:
    table_seat = first_prompt(15, 4)
    for players in (table_seat.table.board.players, table_seat.view.players):
        for player in players:
            player.mates = 0
    seat = table_seat.after((ME, POCKET_CODE + CLICK), (OTHER, POCKET_CODE + CLICK))
    seat = seat.after((ME, BET_CODE + 5), (OTHER, BET_CODE + 5), (ME, DECLINE), (OTHER, DECLINE))
    seat.table.listener = seat.hear
    for card in (CLICK, BULLET):
        seat.table.strike(card)
    prompt: Prompt = seat.table.prompt_for(ME)
    assert prompt.kind == "fire-on"
    decline, fire = weigh(seat.view, prompt)
    assert (decline.worth, decline.chance, fire.chance) == (1.0, 1.0, 0.0)
    assert fire.worth == pytest.approx(1 / 5)
    assert seated(1).answer(seat.view, prompt) == DECLINE
