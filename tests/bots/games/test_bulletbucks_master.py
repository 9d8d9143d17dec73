"""The master of Bulletbucks: its value and how it imagines others."""

import pytest
from librt.random import Random

from clickbang.bots.match import new_match, play_match
from clickbang.bots.search import Budget
from clickbang.core.chance import Seeded
from clickbang.core.prompt import Prompt
from clickbang.core.sitting import Sitting
from clickbang.core.view import View
from clickbang.games.bulletbucks import BULLETBUCKS, Bulletbucks
from clickbang.games.bulletbucks.bots.master import MasterBot
from clickbang.games.bulletbucks.bots.naive import NaiveBot
from clickbang.games.bulletbucks.bots.shrewd import ShrewdBot
from clickbang.games.bulletbucks.bots.thinking import BulletbucksThinking, fewest_notes
from clickbang.games.bulletbucks.bots.value import learned_value
from clickbang.games.bulletbucks.events import BidsRevealed
from clickbang.games.bulletbucks.rules.notes import bundle, thousands
from clickbang.games.bulletbucks.rules.state import BID, CONVERT


def states(seats: int, games: int) -> list[Bulletbucks]:
    """Tables between two rounds, as games come by them."""
    found = []
    for seed in range(games):
        table = BULLETBUCKS.table(seats)
        assert isinstance(table, Bulletbucks)
        whims, source = [Random(seed + seat) for seat in range(seats)], Seeded(seed)
        while not table.over:
            if not table.board.raising and table.kind in (BID, CONVERT):
                found.append(table.clone())
            table.playout(whims, source, most=seats)
    return found


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_value_shares_the_win_among_all(seats: int) -> None:
    for table in states(seats, 3):
        shares = learned_value().shares(table)
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0


def test_a_value_does_not_mind_who_sits_where() -> None:
    for table in states(4, 5):
        turned = table.clone()
        for seat in range(4):
            turned.board.purses[(seat + 1) % 4] = table.board.purses[seat]
            turned.board.bids[(seat + 1) % 4] = table.board.bids[seat]
        turned.board.seated = (table.board.seated << 1 | table.board.seated >> 3) & 15
        for place, owner in enumerate(table.board.stack_owners):
            turned.board.stack_owners[place] = (owner + 1) % 4
        shares = learned_value().shares(table)
        assert learned_value().shares(turned) == pytest.approx([shares[3], *shares[:3]])


def test_a_value_has_learned_that_more_is_better() -> None:
    table = BULLETBUCKS.table(4)
    assert isinstance(table, Bulletbucks)
    even = learned_value().shares(table)
    table.board.purses[2] = bundle(1, 1)
    assert learned_value().shares(table)[2] < even[2] / 2


@pytest.mark.parametrize("seats", [3, 6])
def test_whoever_is_imagined_answers_legally(seats: int) -> None:
    thinking = BulletbucksThinking(None, 0.0)

    def checked(table: object, seat: int, random: Random) -> int:
        assert isinstance(table, Bulletbucks)
        action = thinking.policy(table, seat, random)
        assert table.legal(seat, action)
        candidates = thinking.candidates(table, seat)
        assert candidates
        assert set(candidates) <= set(table.legal_actions(seat))
        return action

    for seed in range(30):
        table = BULLETBUCKS.table(seats)
        table.playout([Random(seed + seat) for seat in range(seats)], Seeded(seed), checked)
        assert table.over


@pytest.mark.parametrize(("total", "notes"), [(1, (1, 0)), (2, (0, 1)), (7, (1, 3)), (9, (3, 3)), (12, (3, 3))])
def test_a_total_is_paid_in_as_few_notes_as_possible(total: int, notes: tuple[int, int]) -> None:
    assert fewest_notes(bundle(3, 3), total) == bundle(*notes)


def test_without_ones_an_odd_total_is_paid_by_the_next_above() -> None:
    assert thousands(fewest_notes(bundle(0, 3), 3)) == 4


def test_a_master_among_yardsticks_wins_most_games() -> None:
    won = 0
    for number in range(16):
        bots = [MasterBot(Budget(playouts=400)) if seat == number % 4 else NaiveBot() for seat in range(4)]
        match = play_match(BULLETBUCKS, bots, 3, number)
        assert not match.fouls
        won += number % 4 in match.sitting.table.result().winners
    assert won >= 8


class Mirror(MasterBot):
    """Answers twice, and looks that it would do the same again."""

    def answer(self, view: View, prompt: Prompt) -> int:
        again = MasterBot(Budget(playouts=200))
        again.sit(self.seat, Random(1), Random(2))
        self.budget = again.budget
        self.random, self.sampling = Random(1), Random(2)
        given = super().answer(view, prompt)
        assert again.answer(view, prompt) == given
        return given


def test_the_same_luck_gives_the_same_answers() -> None:
    assert not play_match(BULLETBUCKS, [Mirror() for _ in range(3)], 3).fouls


# What it believes of others


def bids_imagined(bold: float) -> list[int]:
    """What a rival is imagined to bid at the start of a game for four, a thousand times."""
    sitting = Sitting(BULLETBUCKS, 4, None, Seeded(1), lazy=True)
    sitting.settle()
    thinking = BulletbucksThinking(None, 0.8, bold)
    random = Random(5)
    table = thinking.world(sitting.view_of(0), random)
    return [thinking.policy(table, 1, random) for _ in range(1000)]


def test_rivals_are_imagined_to_bid_as_often_as_a_shrewd_one_does() -> None:
    real = []
    for number in range(1000):
        match = new_match(BULLETBUCKS, [ShrewdBot() for _ in range(4)], 2, number, None, (), None)
        match.sitting.settle()
        action, _ = match.chairs[1].ask()
        real.append(action)
    imagined = bids_imagined(0.0)
    for notes in set(real) | set(imagined):
        assert imagined.count(notes) == pytest.approx(real.count(notes), abs=80)


def test_some_rivals_are_imagined_to_stake_everything() -> None:
    everything = bundle(6, 6)
    assert bids_imagined(0.0).count(everything) < 20
    assert bids_imagined(0.3).count(everything) == pytest.approx(300, abs=60)


def test_masters_among_themselves_do_not_all_stake_everything_at_once() -> None:
    first_bids = []
    for number in range(12):
        match = play_match(BULLETBUCKS, [MasterBot(Budget(playouts=400)) for _ in range(4)], 6, number)
        shown = next(event for event in match.sitting.view_of(0).history if type(event) is BidsRevealed)
        first_bids += [bid.ones + 2 * bid.twos for bid in shown.bids]
    assert first_bids.count(18) < len(first_bids) / 2
