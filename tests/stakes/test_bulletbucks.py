"""What Bulletbucks says to be at stake is what the table then does: every outcome of chance is tried on a real one."""

import re
from collections.abc import Callable, Sequence

import pytest
from librt.random import Random

from clickbang.core.chance import Seeded
from clickbang.core.seats import members
from clickbang.core.sitting import Sitting
from clickbang.games.bulletbucks import BULLETBUCKS, Bulletbucks, BulletbucksView, Name, encode
from clickbang.games.bulletbucks.rules.notes import thousands
from clickbang.games.bulletbucks.rules.revolver import BANG, CLICK
from clickbang.games.bulletbucks.rules.scoring import score
from clickbang.games.bulletbucks.words import stakes
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
    return lines_of(play.sitting, seat)


def lines_of(sitting: Sitting, seat: int) -> tuple[str, list[str]]:
    narrator = Narrator(catalogue("en"), BULLETBUCKS, NAMES[: sitting.table.seats], seat)
    return narrator.stakes(sitting.views[seat], sitting.prompt_for(seat))


def numbers(line: str) -> list[int]:
    return [int(found.replace(",", "")) for found in re.findall(r"\d[\d,]*", line)]


@pytest.mark.parametrize("position", POSITIONS)
def test_the_odds_and_scores_told_are_those_of_the_table(position: str) -> None:
    """BB-12, BB-16, BB-17: by enumeration of what chance can do."""
    check_names(POSITIONS[position]().sitting)


def check_names(sitting: Sitting) -> None:
    """Every outcome of every name is tried on a clone of the table."""
    truth = sitting.table
    assert isinstance(truth, Bulletbucks)
    by = truth.board.high_bidder
    view = sitting.views[by]
    assert isinstance(view, BulletbucksView)
    for seat, line in zip(members(truth.board.seated), lines_of(sitting, by)[1], strict=True):
        table = truth.clone()
        table.apply(by, encode(Name(seat)))
        weights = dict(table.chance_outcomes())
        faces = sum(weights.values())
        clicked, banged = table.clone(), table.clone()
        clicked.strike(CLICK)
        banged.strike(BANG)
        after, kept = score(clicked.board.stacks_of(seat)), score(banged.board.stacks_of(seat))
        expected = [weights[CLICK], faces, view.score(seat), after, weights[BANG], faces, kept]
        assert numbers(line) == (expected if kept else expected[:-1])
        click, bang = line.split(". ", 1)
        assert [("the game ends" in click), ("the game ends" in bang)] == [clicked.over, banged.over]


def test_a_bid_says_what_it_can_bring_at_least_and_what_is_left() -> None:
    """BB-5, BB-13: everybody else bids at least one note."""
    assert check_bids(game(3).clicks(0).sitting) > 0


def check_bids(sitting: Sitting) -> int:
    """Every bid is tried against the least that all others can bid; how many of them win.

    Nobody knows who has only notes of 2,000: where somebody does, it brings more than is told."""
    truth = sitting.table
    assert isinstance(truth, Bulletbucks)
    won = 0
    least = {seat: min(truth.legal_actions(seat), key=thousands) for seat in members(truth.must)}
    for seat in members(truth.must):
        for notes, line in zip(sitting.prompt_for(seat).choices, lines_of(sitting, seat)[1], strict=True):
            table = truth.clone()
            for other in members(truth.must):
                table.apply(other, notes if other == seat else least[other])
            if table.kind_name() != "name" or table.board.high_bidder != seat:
                continue
            won += 1
            table.apply(seat, encode(Name(seat)))
            table.strike(CLICK)
            left = 1000 * thousands(table.board.purses[seat])
            brings, *rest = numbers(line)
            assert rest == ([left] if left else [])
            usual = all(thousands(notes) == 1 for other, notes in least.items() if other != seat)
            assert (
                brings == score(table.board.stacks_of(seat)) if usual else brings < score(table.board.stacks_of(seat))
            )
    return won


@pytest.mark.parametrize("pot", ["return", "carry", "discard"])
@pytest.mark.untraced
def test_so_they_are_in_whole_games_with_any_stacks_and_markers(pot: str) -> None:
    """Money × markers after either outcome, whoever is named, whatever is bid: at every table that comes up."""
    named = won = 0
    for seed in range(5):
        sitting = Sitting(BULLETBUCKS, 3 + seed % 4, {"pot_after_bang": pot}, Seeded(seed))
        whim = Random(seed)
        while not sitting.over:
            sitting.settle()
            table = sitting.table
            if table.over:
                break
            if table.kind_name() == "name":
                check_names(sitting)
                named += 1
            elif table.kind_name() == "bid" and table.must == table.board.seated:  # type: ignore[attr-defined]
                won += check_bids(sitting)
            seat = members(table.must)[0]
            sitting.answer(seat, table.random_action(seat, whim))
    assert named > 12
    assert won > 40


@pytest.mark.parametrize(
    "wrong", [lambda stacks: sum(map(thousands, stacks)) * 1000, lambda stacks: score(stacks[:-1])]
)
def test_a_score_that_is_told_wrong_is_caught(
    wrong: Callable[[Sequence[int]], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stakes, "score", wrong)
    monkeypatch.setattr(stakes, "score_of", lambda board, seat: wrong(board.stacks_of(seat)))
    for check, sitting in ((check_names, POSITIONS["with stacks"]().sitting), (check_bids, game(3).clicks(0).sitting)):
        with pytest.raises(AssertionError):
            check(sitting)


def test_the_question_says_five_in_six_and_money_times_markers() -> None:
    play = game(3).clicks(0, 0)
    assert lines(play, 0)[0] == (
        "The highest bid names who faces the revolver: 5 in 6 the whole pot, 1 in 6 out. "
        "You: 8,000 × 2 = 16,000; best of the others: 0."
    )


def test_the_last_notes_say_what_they_cost() -> None:
    """BB-9, BB-10: who has no note gives a stack back, or leaves."""
    assert "a stack becomes bid money and loses its marker" in lines(game(3).clicks(0), 0)[1][-1]
    assert any("1,000 left, one last note: with an empty hand" in line for line in lines(game(3).clicks(0), 0)[1])
    without = lines(game(3).clicks(0), 1)
    assert without[1][-1].endswith("the stack you win becomes bid money, or you leave.")
    assert "You have no stack; the best score is" in without[0]
