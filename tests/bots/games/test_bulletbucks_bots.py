"""The bots that know Bulletbucks play as they say they do."""

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from clickbang.arena import Plan, simulate, summarize
from clickbang.bots import Bot
from clickbang.games.bulletbucks import Bid, Convert, Name, decode, encode
from clickbang.games.bulletbucks.bots.guess import Guess
from clickbang.games.bulletbucks.bots.naive import NaiveBot
from clickbang.games.bulletbucks.bots.position import Position
from clickbang.games.bulletbucks.bots.shrewd import ShrewdBot
from clickbang.games.bulletbucks.rules.options import Agreed
from tests.bulletbucks.position import ALL, ONE, TWO, Play, game


def answer(bot: Bot, play: Play, seat: int, luck: int = 1) -> Bid | Name | Convert:
    """What this bot does in this seat of the position."""
    bot.sit(seat, Random(luck), Random(luck))
    given = bot.answer(play.sitting.views[seat], play.sitting.prompt_for(seat))
    typed = decode(given) if isinstance(given, int) else given
    assert isinstance(typed, Bid | Name | Convert)
    assert play.table.legal(seat, encode(typed))
    return typed


def bids(bot: Bot, play: Play, seat: int) -> set[int]:
    """All totals, in thousands, that this bot bids there."""
    found = set()
    for luck in range(40):
        bid = answer(bot, play, seat, luck)
        assert isinstance(bid, Bid)
        found.add(bid.ones + 2 * bid.twos)
    return found


def test_naive_bids_two_notes_whatever_they_are() -> None:
    assert bids(NaiveBot(), game(3), 0) == {2, 3, 4}


def test_naive_raises_by_one_note() -> None:
    assert bids(NaiveBot(), game(3).bids(TWO, TWO, ONE), 0) == {1, 2}


def test_naive_bids_its_last_note_when_it_has_no_other() -> None:
    assert bids(NaiveBot(), game(3).bids((5, 6), ALL, ONE).names(1).bang(), 0) == {2, 3, 4}
    assert bids(NaiveBot(), game(3).bids(ONE, (5, 6), TWO).names(0).click(), 1) == {1}


@pytest.mark.parametrize("bot", [NaiveBot(), ShrewdBot()])
def test_both_name_themselves_for_a_good_pot(bot: Bot) -> None:
    assert answer(bot, game(3).bids(ONE, (0, 3), TWO), 1) == Name(1)


def test_naive_converts_its_smallest_stack() -> None:
    play = game(3).bids((2, 6), ONE, ONE).names(0).click().bids((4, 0), ONE, ONE).names(0).click()
    assert play.table.kind_name() == "convert"
    assert answer(NaiveBot(), play, 0) == Convert(1)


def test_shrewd_lets_a_rival_who_cannot_catch_up_have_the_last_marker() -> None:
    play = game(3).clicks(2, 2, 2, 2, 2).bids(ONE, ONE, TWO)
    named = answer(ShrewdBot(), play, 2)
    assert isinstance(named, Name)
    assert named.seat != 2


def test_shrewd_does_not_stake_its_last_note_on_a_tie_it_would_not_survive() -> None:
    assert max(bids(ShrewdBot(), game(4), 0)) < 18


def test_shrewd_counts_what_is_enough() -> None:
    play = game(3).bids(TWO, (5, 5), (5, 6)).names(2).click()  # the others have 3,000 and 1,000 left
    assert max(bids(ShrewdBot(), play, 0)) <= 4


def test_shrewd_outbids_what_its_rivals_have_shown() -> None:
    assert min(bids(ShrewdBot(), game(3).clicks(0, 1), 0)) > 2


def test_shrewd_needs_no_memory_of_its_own() -> None:
    play = game(4).clicks(1, 2)
    seasoned = ShrewdBot()
    answer(seasoned, game(4), 0)
    assert answer(seasoned, play, 3, luck=9) == answer(ShrewdBot(), play, 3, luck=9)


@pytest.mark.parametrize("shown", [[], [3, 3, 2], [30]])
@pytest.mark.parametrize("purse", [1, 2, 18, 60])
def test_a_guess_is_a_distribution(purse: int, shown: list[int]) -> None:
    guess = Guess(purse, shown)
    chances = [guess.at_most(total) for total in range(purse + 1)]
    assert chances == sorted(chances)
    assert chances[0] == 0
    assert chances[-1] == 1
    assert 1 <= guess.mean <= purse
    for total in range(1, purse):
        below, above = guess.mean_up_to(total), guess.mean_above(total)
        assert below <= total < above
        share = guess.at_most(total)
        assert share * below + (1 - share) * above == pytest.approx(guess.mean)


def share_of_shrewd(against: str, games: int, seats: int = 4, options: dict[str, str] | None = None) -> float:
    """The lower 95% bound of the share of wins of one shrewd bot among others, in fair shares."""
    plan = Plan("bulletbucks", ("shrewd", *[against] * (seats - 1)), games, 2024, options or {})
    summary = summarize(simulate(plan, jobs=1))
    assert not any(player.fouls for player in summary.players)
    return summary.players[0].wins.low * seats


@pytest.mark.parametrize("against", ["random", "naive"])
def test_shrewd_wins_half_as_much_again_as_its_fair_share(against: str) -> None:
    assert share_of_shrewd(against, 300) > 1.5


@pytest.mark.soak
@pytest.mark.parametrize("against", ["random", "naive"])
def test_shrewd_does_so_over_thousands_of_games(against: str) -> None:
    assert share_of_shrewd(against, 2000) > 1.5


@pytest.mark.soak
@pytest.mark.parametrize("against", ["random", "naive"])
@pytest.mark.parametrize("seats", [3, 5, 6])
def test_shrewd_does_so_at_tables_of_any_size(against: str, seats: int) -> None:
    assert share_of_shrewd(against, 1000, seats) > 1.5


@pytest.mark.soak
@pytest.mark.parametrize("against", ["random", "naive"])
@pytest.mark.parametrize("options", [{"pot_after_bang": "carry"}, {"pot_after_bang": "discard"}, {"open_purses": "on"}])
def test_shrewd_does_so_with_every_option(against: str, options: dict[str, str]) -> None:
    assert share_of_shrewd(against, 1000, options=options) > 1.5


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_shrewd_bots_among_themselves_play_games_worth_the_name(seats: int) -> None:
    summary = summarize(simulate(Plan("bulletbucks", ("shrewd",) * seats, 40, 5), jobs=1))
    assert 5 < summary.rounds.mean.value < 12
    assert summary.without_winner.value < 0.15


@pytest.mark.rule("BB-15")
@pytest.mark.parametrize(
    ("after", "purses", "carried"), [("return", [5, 7, 0], 4), ("carry", [5, 5, 0], 7), ("discard", [5, 5, 0], 4)]
)
def test_after_a_bang_bots_expect_what_the_option_says(after: str, purses: list[int], carried: int) -> None:
    """Seat 0 dies; seat 2 has left, and its bid lies on the table."""
    nothing = vec[float]([0.0] * 3)
    bids = vec[float]([3.0, 2.0, 1.0])
    agreed = Agreed({"pot_after_bang": after})
    before = Position(nothing, vec[i64]([0] * 3), vec[float]([5.0, 5.0, 0.0]), bids, 0b011, 4.0, agreed)
    then = before.after_bang(0)
    assert (list(then.purses), then.carried, list(then.bids)) == (purses, carried, [0, 0, 0])
