"""A review of a seat uses nothing that the seat was not told: equal news give equal findings, and a peek is caught."""

from collections.abc import Callable

import pytest
from librt.random import Random

from clickbang.bots.search import Thinking
from clickbang.core.chance import Chance, Outcomes, Scripted, Seeded
from clickbang.core.sitting import Sitting
from clickbang.core.table import DECLINE, Table
from clickbang.core.view import View
from clickbang.games import GAMES
from clickbang.games.battleroyal.actions import Pass
from clickbang.games.bulletbucks.actions import Bid
from clickbang.games.championship import Bet, Pocket
from clickbang.records import Record
from clickbang.records.lines import Answer, Draw
from clickbang.review import Decision, review_record
from clickbang.review import review as reviewing
from tests.review.games import answered

PLAYOUTS = 30


class Dealt(Chance):
    """The first draws bring the lowest, those after them the lowest or the highest."""

    def __init__(self, same: int, high: bool) -> None:
        self.left = same
        self.high = high

    def choose(self, outcomes: Outcomes) -> int:
        self.left -= 1
        found = sorted(outcome for outcome, _ in outcomes)
        return found[-1 if self.high and self.left < 0 else 0]


def pockets(secret: bool) -> Record:
    """World Championship: what seat 1 has in the pocket, when seat 0 bets and thinks of accusing."""
    game = GAMES["championship"]
    given = [(0, Pocket(False)), (1, Pocket(secret)), (2, Pocket(False)), (0, Bet(2)), (1, Bet(1)), (2, Bet(0))]
    answers = [(seat, game.encode(answer)) for seat, answer in given]
    return answered(game, 3, {"deck": "none"}, Seeded(1), [*answers, (0, DECLINE)])


def bids(secret: bool) -> Record:
    """Bulletbucks: what others have sealed before seat 0 bids."""
    game = GAMES["bulletbucks"]
    given = [(1, Bid(1, 2 if secret else 0)), (2, Bid(3 if secret else 1, 0)), (0, Bid(1, 1))]
    return answered(game, 3, {}, Seeded(1), [(seat, game.encode(answer)) for seat, answer in given])


def cards(secret: bool) -> Record:
    """Battle Royal: the cards of all but seat 0, who is dealt the first."""
    game = GAMES["battleroyal"]
    who_begins_and_own_card = 2
    source = Dealt(who_begins_and_own_card, secret)
    return answered(game, 6, {"seating": "seats"}, source, [(0, game.encode(Pass()))])


def findings(record: Record) -> list[Decision]:
    (seat,) = review_record(record, [0], PLAYOUTS, 1).seats
    for decision in seat.decisions:
        decision.luck = None  # what follows, others may have a part in
    return seat.decisions


PAIRS = [pockets, bids, cards]


@pytest.mark.parametrize("pair", PAIRS)
def test_equal_news_give_equal_findings(pair: Callable[[bool], Record]) -> None:
    one, other = pair(False), pair(True)
    assert one.lines != other.lines
    found = findings(one)
    assert found
    assert found == findings(other)


class Peeking(Thinking):
    """Imagines nothing but the truth."""

    def __init__(self, record: Record) -> None:
        self.truths: dict[int, Table] = {}
        """By how many events seat 0 had heard."""
        draws = [line.outcome for line in record.lines if isinstance(line, Draw)]
        sitting = Sitting(record.game, record.header.seats, record.header.options, Scripted(draws))
        for line in record.lines:
            if isinstance(line, Draw):
                sitting.draw()
            elif isinstance(line, Answer):
                self.truths[len(sitting.views[0].history)] = sitting.table.clone()
                sitting.answer(line.seat, line.action)

    def world(self, view: View, random: Random) -> Table:
        return self.truths[len(view.history)].clone()


@pytest.mark.parametrize("pair", [pockets, cards])
def test_a_review_that_peeks_is_caught(pair: Callable[[bool], Record], monkeypatch: pytest.MonkeyPatch) -> None:
    def peeked(record: Record) -> list[Decision]:
        monkeypatch.setattr(reviewing, "thinking_of", lambda _game: Peeking(record))
        return findings(record)

    assert peeked(pair(False)) != peeked(pair(True))
