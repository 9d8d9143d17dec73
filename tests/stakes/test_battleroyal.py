"""What Battle Royal says to be at stake is what the table then does."""

import pytest

from clickbang.core.chance import Seeded
from clickbang.core.seats import bit, has, members
from clickbang.core.sitting import Sitting
from clickbang.games.battleroyal import BATTLEROYAL, BattleRoyal, Pass, encode
from clickbang.games.battleroyal.codes import SIGN_CODE
from clickbang.games.battleroyal.state import REVEAL_PROMPT
from clickbang.text import Narrator
from tests.text.messages import catalogue
from tests.text.test_whole_games import NAMES


def sitting(seats: int, seed: int = 1, **options: str) -> Sitting:
    """A new game at its first prompt."""
    found = Sitting(BATTLEROYAL, seats, options, Seeded(seed))
    found.settle()
    return found


def lines(at: Sitting, seat: int) -> tuple[str, list[str]]:
    view = at.views[seat]
    narrator = Narrator(catalogue("en"), BATTLEROYAL, NAMES[: view.seats], seat, view.options)
    return narrator.stakes(view, at.prompt_for(seat))


def told_outcome(table: BattleRoyal, seat: int, other: int) -> str:
    """What became of two who stood against each other, as the lines put it."""
    if table.over and has(table.winners, seat):
        return "they are out, and you win"
    if not has(table.alive, seat):
        return "your side is out, without a card being seen"
    if not has(table.alive, other):
        return "they are out, and their card is yours"
    if table.kind == REVEAL_PROMPT:
        return "cards decide, the lower sum is out"
    return "you become one team" if table.teams[seat] == bit(seat) | bit(other) else "everyone is alone"


@pytest.mark.parametrize("seed", range(4))
def test_each_pair_of_thumbs_leads_to_what_was_told(seed: int) -> None:
    """BR-8 to BR-12: all four of them, on the table itself."""
    at = sitting(6, seed)
    turn = members(at.table.must)[0]
    at.answer(turn, at.prompt_for(turn).choices[1])
    seat, other = members(at.table.must)
    up, down = 0, 1
    for sign, line in enumerate(lines(at, seat)[1]):
        for against, part in ((up, "Thumb up against you: "), (down, "Thumb down: ")):
            table = at.table.clone()
            assert isinstance(table, BattleRoyal)
            table.apply(seat, SIGN_CODE + sign)
            table.apply(other, SIGN_CODE + against)
            assert f"{part}{told_outcome(table, seat, other)}." in line


def test_passes_are_counted_down_to_the_one_that_loses_for_all() -> None:
    """BR-5: every line tells how many are left, and the last that it is over."""
    at = sitting(4, pairs="off")
    for left in (3, 2, 1, 0):
        turn = members(at.table.must)[0]
        line = lines(at, turn)[1][0]
        assert ("at once" in line) == (left == 0)
        assert left <= 1 or f"Then {left} more in a row" in line
        at.answer(turn, encode(Pass()))
    assert at.over


def test_a_lap_limit_that_comes_first_is_told() -> None:
    """BR-21: with a limit of one lap, a turn of talk or a draw brings the end nearer than passes do."""
    at = sitting(6, lap_limit="1")
    turns = 0
    while not at.over:
        seat = members(at.table.must)[0]
        prompt = at.prompt_for(seat)
        if prompt.kind == "turn":
            turns += 1
            question = lines(at, seat)[0]
            assert turns == 1 or "without an elimination" in question
            at.answer(seat, prompt.choices[1] if turns == 1 else encode(Pass()))
        else:
            at.answer(seat, at.table.default_action(seat) if prompt.kind != "sign" else SIGN_CODE)
    assert turns == 6
