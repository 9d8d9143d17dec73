"""A table as a series of single decisions."""

import pytest
from examples.tiny_game import ODD_ONE_OUT
from librt.random import Random

from clickbang.bots.bot import Bot
from clickbang.bots.match import play_match
from clickbang.core.chance import Seeded
from clickbang.core.errors import ClickbangError
from clickbang.core.game import Game
from clickbang.core.programs.decisions import CHANCE, OVER, Decisions
from clickbang.core.programs.stepper import Stepper
from clickbang.core.prompt import Prompt
from clickbang.core.seats import bit, has
from clickbang.core.seeds import PLAY, stream_seed
from clickbang.core.table import DECLINE, Table
from clickbang.core.view import View
from clickbang.games import GAMES
from tests.tiny import TINY_GAMES

ALL_GAMES = [*TINY_GAMES, ODD_ONE_OUT, *GAMES.values()]
SEED = 12


def played(decisions: Decisions, seed: int) -> Decisions:
    """On to the end, every seat at random from its own stream."""
    whims = [Random(seed * 100 + seat) for seat in range(decisions.table.seats)]
    source = Seeded(seed)
    while decisions.seat != OVER:
        if decisions.seat == CHANCE:
            decisions.take(source.choose(decisions.table.chance_outcomes()))
        else:
            decisions.take(decisions.table.random_action(decisions.seat, whims[decisions.seat]))
    return decisions


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_it_asks_in_the_order_of_a_playout(game: Game) -> None:
    for seed in range(6):
        seats = game.least_seats + seed % (game.most_seats - game.least_seats + 1)
        table = game.table(seats)
        made = table.playout([Random(seed * 100 + seat) for seat in range(seats)], Seeded(seed))
        decisions = played(Decisions(game.table(seats)), seed)
        assert (decisions.table.result(), decisions.made) == (table.result(), made)


def any_listed(table: Table, seat: int, random: Random) -> int:
    choices = table.legal_actions(seat)
    return choices[random.randrange(len(choices))]


def asked_in_a_playout(game: Game, seats: int, number: int) -> list[tuple[int, int]]:
    asked: list[tuple[int, int]] = []
    whim = Random(number)

    def answer(table: Table, seat: int, _: Random) -> int:
        asked.append((seat, any_listed(table, seat, whim)))
        return asked[-1][1]

    game.table(seats).playout([Random(0)] * seats, Seeded(stream_seed(SEED, number, PLAY)), answer)
    return asked


def asked_by_a_stepper(game: Game, seats: int, number: int) -> list[tuple[int, int]]:
    asked: list[tuple[int, int]] = []
    whim = Random(number)
    stepper = Stepper(game, seats, None, SEED, number, False)
    while stepper.seat != OVER:
        asked.append((int(stepper.seat), any_listed(stepper.table, int(stepper.seat), whim)))
        stepper.take(asked[-1][1])
    return asked


class Noting(Bot):
    """Notes down that it was asked, where all others at its table do, and answers from the stream of them all."""

    def __init__(self, asked: list[tuple[int, int]], whim: Random) -> None:
        super().__init__()
        self.asked = asked
        self.whim = whim

    def answer(self, view: View, prompt: Prompt) -> int:
        self.asked.append((prompt.seat, prompt.choices[self.whim.randrange(len(prompt.choices))]))
        return self.asked[-1][1]


def asked_in_a_match(game: Game, seats: int, number: int) -> list[tuple[int, int]]:
    asked: list[tuple[int, int]] = []
    whim = Random(number)
    play_match(game, [Noting(asked, whim) for _ in range(seats)], SEED, number)
    return asked


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_playouts_steppers_and_matches_ask_in_one_order(game: Game) -> None:
    """Everybody answers from one stream, so another order would give other answers."""
    for number in range(6):
        seats = game.least_seats + number % (game.most_seats - game.least_seats + 1)
        asked = asked_in_a_playout(game, seats, number)
        assert asked_by_a_stepper(game, seats, number) == asked
        assert asked_in_a_match(game, seats, number) == asked


@pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)
def test_the_same_steps_lead_to_the_same_end(game: Game) -> None:
    first = played(Decisions(game.table(game.least_seats)), 5)
    again = Decisions(game.table(game.least_seats))
    for step in first.steps:
        again.take(step)
    assert (again.seat, again.steps, again.table.result()) == (OVER, first.steps, first.table.result())


def test_a_clone_goes_its_own_way() -> None:
    decisions = Decisions(GAMES["battleroyal"].table(6))
    clone = decisions.clone()
    played(clone, 3)
    assert decisions.steps == []
    assert decisions.seat == CHANCE
    assert played(decisions, 3).steps == clone.steps


def test_who_declines_a_standing_right_is_asked_no_more_for_this_prompt() -> None:
    decisions = Decisions(GAMES["battleroyal"].table(8))
    whims, source, seen = [Random(seat) for seat in range(8)], Seeded(4), 0
    while decisions.seat != OVER:
        table, seat = decisions.table, decisions.seat
        if seat == CHANCE:
            decisions.take(source.choose(table.chance_outcomes()))
        elif has(table.standing, seat):
            later = table.standing & -bit(seat + 1)
            decisions.take(DECLINE)
            assert bit(decisions.seat) & (later or table.must)
            seen += 1
        else:
            decisions.take(table.random_action(seat, whims[seat]))
    assert seen


def test_sealed_answers_are_decided_together_and_drafts_are_not() -> None:
    bidding = Decisions(GAMES["bulletbucks"].table(3))
    assert bidding.together == 0b111
    bidding.take(1)
    assert (bidding.seat, bidding.together) == (1, 0b110)
    bidding.take(1)
    assert (bidding.seat, bidding.together) == (2, 0)


def test_it_is_broken_off_after_so_many_decisions() -> None:
    decisions = played(Decisions(GAMES["bulletbucks"].table(4), 7), 1)
    assert (decisions.made, decisions.broken_off) == (7, True)


def test_an_illegal_decision_changes_nothing() -> None:
    decisions = Decisions(GAMES["bulletbucks"].table(3))
    with pytest.raises(ClickbangError):
        decisions.take(0)
    assert (decisions.seat, decisions.made, decisions.steps) == (0, 0, [])
