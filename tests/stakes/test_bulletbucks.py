"""What Bulletbucks says to be at stake is what the table then does: every outcome of chance is tried on a real one."""

import re

import pytest

from clickbang.core.seats import members
from clickbang.games import GAMES
from clickbang.games.bulletbucks import Name, encode
from clickbang.games.bulletbucks.notes import bundle, thousands
from clickbang.games.bulletbucks.revolver import BANG, CLICK
from clickbang.games.bulletbucks.scoring import score
from clickbang.text import Narrator
from tests.bulletbucks.position import ALL, ONE, TWO, Play, game
from tests.text.messages import catalogue
from tests.text.test_whole_games import NAMES

POSITIONS = {
    "first": lambda: game(4).bids(ONE, TWO, ONE, ALL),
    "with stacks": lambda: game(4).clicks(0, 0, 1).bids(ONE, TWO, ONE, (2, 2)),
    "last marker": lambda: game(3).clicks(0, 1, 2, 0, 1).bids(ONE, TWO, (3, 1)),
    "two left": lambda: game(3).bids(TWO, ONE, ONE).names(1).bang().bids(ONE, TWO),
}
"""Tables at which somebody is to be named."""


def lines(play: Play, seat: int) -> tuple[str, list[str]]:
    narrator = Narrator(catalogue("en"), GAMES["bulletbucks"], NAMES[: play.table.seats], seat)
    return narrator.stakes(play.view(seat), play.sitting.prompt_for(seat))


def numbers(line: str) -> list[int]:
    return [int(found.replace(",", "")) for found in re.findall(r"\d[\d,]*", line)]


@pytest.mark.parametrize("position", POSITIONS)
def test_the_odds_and_scores_told_are_those_of_the_table(position: str) -> None:
    """BB-12, BB-16, BB-17: by enumeration of what chance can do."""
    play = POSITIONS[position]()
    by = play.table.high_bidder
    for seat, line in zip(members(play.table.seated), lines(play, by)[1], strict=True):
        table = play.table.clone()
        table.apply(by, encode(Name(seat)))
        weights = dict(table.chance_outcomes())
        faces = sum(weights.values())
        clicked, banged = table.clone(), table.clone()
        clicked.strike(CLICK)
        banged.strike(BANG)
        after, kept = score(clicked.stacks_of(seat)), score(banged.stacks_of(seat))
        expected = [weights[CLICK], faces, play.view(by).score(seat), after, weights[BANG], faces, kept]
        assert numbers(line) == (expected if kept else expected[:-1])
        click, bang = line.split(". ", 1)
        assert [("the game ends" in click), ("the game ends" in bang)] == [clicked.over, banged.over]


def test_a_bid_says_what_it_can_bring_at_least_and_what_is_left() -> None:
    """BB-5, BB-13: everybody else bids at least one note."""
    play = game(3).clicks(0)
    choices = play.sitting.prompt_for(0).choices
    for notes, line in zip(choices, lines(play, 0)[1], strict=True):
        table = play.table.clone()
        for seat, bid in ((0, notes), (1, bundle(*ONE)), (2, bundle(*ONE))):
            table.apply(seat, bid)
        if table.kind_name() == "name":
            table.apply(0, encode(Name(0)))
            table.strike(CLICK)
            left = 1000 * thousands(table.purses[0])
            assert numbers(line) == [score(table.stacks_of(0)), left][: 2 if left else 1]


def test_the_question_says_five_in_six_and_money_times_markers() -> None:
    play = game(3).clicks(0, 0)
    assert lines(play, 0)[0] == (
        "The highest bid names who spins: 5 in 6 they win the whole pot, 1 in 6 they are out. "
        "Score: money won × markers. You: 8,000 × 2 = 16,000; the best of the others: 0."
    )


def test_the_last_notes_say_what_they_cost() -> None:
    """BB-9, BB-10: who has no note gives a stack back, or leaves."""
    assert "takes a stack and its marker" in lines(game(3).clicks(0), 0)[1][-1]
    without = lines(game(3).clicks(0), 1)
    assert without[1][-1].endswith("or you leave.")
    assert "You have no stack now; the best score is" in without[0]
