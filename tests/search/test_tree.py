"""A tree: everybody learns at later prompts too, each by what is known to them and by nothing else."""

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from clickbang.bots.search import Budget, Findings, Growing, Thinking, search
from clickbang.bots.search.hearing import Hearing
from clickbang.bots.search.origin import Origin
from clickbang.core.audience import EVERYONE
from clickbang.core.chance import Seeded
from clickbang.core.game import Game
from clickbang.core.sitting import Sitting
from clickbang.core.table import Table
from clickbang.core.view import View
from clickbang.games import GAMES
from clickbang.games.championship import Bet, Pocket
from clickbang.games.championship.bots.thinking import ChampionshipThinking
from clickbang.games.championship.knowledge.view import ChampionshipView
from clickbang.games.championship.research.solved.weighing import weigh
from tests.search.test_search import TINY, asked, seated
from tests.tiny.kuhn import BET, PASS
from tests.tiny.lottery import FIRST_WINS, LOTTERY_KUHN, Lottery, LotteryView
from tests.tiny.pennies import PENNIES

WC = GAMES["championship"]
JACK, QUEEN, KING = 1, 2, 3


class FromHere(Thinking):
    """Nothing is hidden at the prompt."""

    def origin(self, view: View) -> Origin | None:
        return Origin(view, is_open=True)


class BeforeTheDeal(Thinking):
    """Nothing is hidden there."""

    def origin(self, view: View) -> Origin | None:
        return Origin(heard(view, 1), is_open=True)


class AfterTheDeal(Thinking):
    """Each knows a card; what was answered since says something of the other's."""

    def origin(self, view: View) -> Origin | None:
        assert isinstance(view, LotteryView)
        began_dealt_asked = 3
        origin = Origin(heard(view, began_dealt_asked), len(view.acts))
        for number, act in enumerate(view.acts):
            origin.all_know(number, number % 2, act)
        return origin

    def doubt(self, view: View, random: Random) -> Table:
        table = Lottery(2)
        table.begin()
        table.draw(Seeded(random.randrange(1 << 30)))
        table.draw(Seeded(random.randrange(1 << 30)))
        return table

    def knows(self, table: Table, seat: int) -> int:
        assert isinstance(table, Lottery)
        return table.cards[seat]


def heard(view: View, events: int) -> View:
    found = type(view)(view.seat)
    for event in view.history[:events]:
        found.receive(event)
    return found


def answers_with(card: int, act: int, thinking: Thinking, playouts: int) -> Findings:
    """What the second finds, with this card, after the first has done this."""
    other = KING if card != KING else JACK
    sitting = seated(LOTTERY_KUHN, 2, [other, card])
    sitting.answer(0, act)
    return asked(sitting, 1, playouts, 1, thinking)


@pytest.mark.parametrize(("thinking", "near"), [(FromHere(), 0.01), (Growing(), 0.06)])
@pytest.mark.parametrize("seat", [0, 1])
def test_who_seals_at_the_same_moment_learns_the_mixture_that_nobody_exploits(
    seat: int, thinking: Thinking, near: float
) -> None:
    heads, tails = asked(seated(PENNIES, 2, []), seat, 10_000, 1, thinking).estimates
    assert heads.share == pytest.approx(1 / 3, abs=near)
    value = 1 / 3 if seat == 0 else 2 / 3
    assert [heads.worth, tails.worth] == pytest.approx([value, value], abs=near)


def gained_by_the_first(thinking: Thinking, playouts: int) -> float:
    """What the first gains if it knows how often the second bluffs with a jack and calls with a queen.

    Chips by card, for the best that the first can do; in shares of the win, beyond what the game is worth.
    """
    bluffs = answers_with(JACK, PASS, thinking, playouts).estimates[1].share
    calls = answers_with(QUEEN, BET, thinking, playouts).estimates[1].share
    jack = max(-2, -2 + (1 - 3 * calls)) / 2
    queen = max(-2 * bluffs, bluffs - 1, -1) / 2
    king = max(2 + bluffs, 2 + calls) / 2
    return ((max(jack, -1) + queen + king) / 3 + 1 / 18) / 4


@pytest.mark.untraced
def test_what_others_hide_is_learned_from_what_they_do() -> None:
    """Who learns at later prompts, too, bluffs and calls now and then; who does not is exploited."""
    assert gained_by_the_first(BeforeTheDeal(), 1000) < 0.002
    assert gained_by_the_first(AfterTheDeal(), 12_000) < 0.015
    assert gained_by_the_first(Thinking(), 12_000) > 0.03


def test_what_is_written_out_is_worth_what_the_solution_says() -> None:
    """The first is dealt each card as often: what it can expect adds up."""
    best = []
    for card in (JACK, QUEEN, KING):
        found = asked(seated(LOTTERY_KUHN, 2, [card, QUEEN if card == KING else KING]), 0, 1000, 1, BeforeTheDeal())
        assert not found.sampled
        best.append(found.best().worth)
    assert sum(best) / 3 == pytest.approx(FIRST_WINS, abs=0.002)


def test_what_is_too_large_to_be_written_out_is_sampled() -> None:
    assert asked(seated(PENNIES, 2, []), 0, 4, 1, FromHere()).sampled


@pytest.mark.parametrize("game", TINY, ids=[game.name for game in TINY])
def test_a_tree_grows_in_any_game(game: Game) -> None:
    sitting = Sitting(game, game.least_seats, None, Seeded(3))
    sitting.settle()
    random = Random(2)
    for _ in range(10):
        if sitting.table.over:
            break
        waiting = [seat for seat in range(game.least_seats) if sitting.table.prompt_for(seat).choices]
        for seat in waiting:
            findings = asked(sitting, seat, 60, 1, Growing())
            assert [one.choice for one in findings.estimates] == sitting.table.prompt_for(seat).choices
            assert sum(one.share for one in findings.estimates) == pytest.approx(1)
            assert findings.playouts == 60
        must = [seat for seat in waiting if (sitting.table.must | sitting.table.asked) >> seat & 1]
        sitting.answer(
            must[0], findings.pick(random) if must[0] == waiting[-1] else sitting.table.legal_actions(must[0])[0]
        )
        sitting.settle()


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.untraced
def test_the_same_budget_and_luck_grow_the_same_tree(name: str) -> None:
    sitting = Sitting(GAMES[name], 4, None, Seeded(1))
    sitting.settle()
    seat = next(seat for seat in range(4) if sitting.table.prompt_for(seat).choices)
    first = asked(sitting, seat, 60, 9, Growing())
    assert asked(sitting, seat, 60, 9, Growing()).estimates == first.estimates
    assert asked(sitting, seat, 60, 8, Growing()).estimates != first.estimates


def what_seats_hear(peeking: bool) -> list[list[int]]:
    """By world: two rounds of bets that differ in nothing but the pocket of the second."""
    found = []
    hearing = Hearing(2)
    for secret in (False, True):
        table = Sitting(WC, 2, {"deck": "none"}, Seeded(1)).table.clone()
        hearing.listen(table, vec[i64]([0, 0]))
        if peeking:
            table.listener = lambda _audience, event: hearing.hear(EVERYONE, event)
        for seat, answer in ((0, Pocket(False)), (1, Pocket(secret)), (0, Bet(1)), (1, Bet(2))):
            while table.chance:
                table.draw(Seeded(1))
            table.take(seat, WC.encode(answer))
        found.append([int(one) for one in hearing.heard])
    return found


def test_a_node_is_found_by_what_its_seat_has_heard_and_a_peek_is_caught() -> None:
    one, other = what_seats_hear(peeking=False)
    assert one[0] == other[0]
    assert one[1] != other[1]
    one, other = what_seats_hear(peeking=True)
    assert one[0] != other[0]


@pytest.mark.untraced
def test_a_round_between_two_is_worth_about_what_the_solution_says() -> None:
    """By the learned value at its end; both pockets of the other are as likely as the solution has it."""
    sitting = Sitting(WC, 2, {"deck": "none"}, Seeded(4))
    sitting.settle()
    for answer in (Pocket(False), Bet(2)):
        for seat in (0, 1):
            sitting.answer(seat, WC.encode(answer))
            sitting.settle()
    view, prompt = sitting.view_of(0), sitting.table.prompt_for(0)
    assert prompt.kind == "accuse"
    assert isinstance(view, ChampionshipView)
    found = search(WC, view, prompt, Budget(playouts=20_000), Random(1), ChampionshipThinking())
    assert not found.sampled
    exact = [(one.worth + 1) / 2 for one in weigh(view, prompt)]
    assert [one.worth for one in found.estimates] == pytest.approx(exact, abs=0.03)
