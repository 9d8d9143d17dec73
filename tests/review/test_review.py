"""A review: what answers were worth, what was luck, what they counted on; the same for the same arguments."""

from dataclasses import replace

import pytest
from librt.random import Random

from clickbang.bots.search import Thinking
from clickbang.core.chance import Scripted, Seeded
from clickbang.core.game import Game
from clickbang.core.table import DECLINE, Table
from clickbang.core.view import View
from clickbang.games import GAMES
from clickbang.games.championship import Accuse, Bet, Pocket, encode
from clickbang.games.championship.events import PocketShown
from clickbang.games.championship.research.review import ACCUSED
from clickbang.records import Record
from clickbang.records.lines import Told
from clickbang.review import Review, review_record
from clickbang.review import review as reviewing
from clickbang.review.errors import ReviewError
from clickbang.review.findings import Judged, calibration
from clickbang.review.moments import FORTUNE, MISFORTUNE, MISTAKE, moments
from tests.review.games import answered, played

PLAYOUTS = 10
WC = GAMES["championship"]
DUEL = {"deck": "none", "points": "3", "team": "1"}


def reviewed(record: Record, playouts: int = PLAYOUTS, seed: int = 1) -> Review:
    return review_record(record, range(record.header.seats), playouts, seed)


SHORT = {
    "bulletbucks": {"notes": "3", "markers": "3"},
    "championship": {"points": "10", "team": "2"},
    "battleroyal": {},
}


@pytest.fixture(scope="module", params=list(GAMES))
def record(request: pytest.FixtureRequest) -> Record:
    game: Game = GAMES[request.param]
    return played(game, ["naive"] * 4, 7, SHORT[game.name])


@pytest.fixture(scope="module")
def found(record: Record) -> Review:
    return reviewed(record)


def test_what_was_won_is_what_was_expected_less_losses_plus_luck(found: Review) -> None:
    for seat in found.seats:
        assert seat.final is not None
        if seat.decisions:
            assert seat.start - sum(one.loss for one in seat.decisions) + seat.luck == pytest.approx(seat.final)


def test_equal_arguments_give_equal_findings_alone_or_among_others(record: Record, found: Review) -> None:
    (alone,) = review_record(record, [1], PLAYOUTS, 1).seats
    assert alone == found.seats[1]


def test_another_seed_gives_other_findings(record: Record, found: Review) -> None:
    (other,) = review_record(record, [1], PLAYOUTS, 2).seats
    assert other != found.seats[1]


def test_every_answer_is_one_of_its_choices_and_no_decision_has_one_choice(found: Review) -> None:
    for seat in found.seats:
        for decision in seat.decisions:
            assert len(decision.choices) > 1
            assert decision.chosen in decision.choices
            worths = [one.worth for one in decision.choices]
            assert worths == sorted(worths, reverse=True)


def fired_on() -> Record:
    """WC-15: the last captain has won already, and fires on with all there is to lose."""
    answers = [(0, Pocket(False)), (1, Pocket(False)), (0, Bet(2)), (1, Bet(1))]
    given = [(seat, encode(answer)) for seat, answer in answers] + [(0, DECLINE), (1, DECLINE)]
    bullet_for_the_other = Scripted([0, 1, 0])
    return answered(WC, 2, DUEL, bullet_for_the_other, [*given, (0, encode(WC.decode(21)))])


def test_an_answer_that_risks_what_is_won_is_a_mistake() -> None:
    decisions = reviewed(fired_on(), 100).seats[0].decisions
    last = decisions[-1]
    assert last.kind == "fire-on"
    assert last.expected == 1.0
    assert last.is_mistake
    assert 0.05 < last.loss < 0.4


def test_the_costliest_answer_is_worth_remembering() -> None:
    found = {moment.kind: moment for moment in moments(reviewed(fired_on(), 100))}
    assert found[MISTAKE].decision.kind == "fire-on"
    assert {FORTUNE, MISFORTUNE} & set(found)


def test_what_a_clock_answered_is_held_against_nobody() -> None:
    answers = [(seat, encode(Pocket(True))) for seat in range(2)]
    for by, own in (("player", 1), ("clock", 0), ("leaver", 0)):
        (seat, _) = reviewed(answered(WC, 2, DUEL, Seeded(1), answers, by)).seats
        assert (len(seat.decisions), len(seat.own), seat.mean_loss != 0.0 or not own) == (1, own, True)


def test_an_unfinished_game_has_no_result() -> None:
    found = reviewed(answered(WC, 2, DUEL, Seeded(1), [(0, encode(Pocket(True)))]))
    assert not found.finished
    assert [seat.final for seat in found.seats] == [None, None]
    assert found.seats[0].decisions[-1].luck is None


# What answers counted on


def accusation(guilty: bool) -> Review:
    """WC-7: seat 0 accuses seat 1."""
    answers = [(0, Pocket(False)), (1, Pocket(guilty)), (0, Bet(1)), (1, Bet(1)), (0, Accuse(1))]
    given = [(seat, encode(answer)) for seat, answer in answers]
    options = {**DUEL, "team": "2"}
    return reviewed(answered(WC, 2, options, Seeded(1), [*given, (1, DECLINE)]))


@pytest.mark.parametrize("guilty", [True, False])
def test_an_accusation_counts_on_a_bullet_and_is_settled_when_the_pocket_is_shown(guilty: bool) -> None:
    (claim,) = accusation(guilty).seats[0].decisions[-1].claims
    assert (claim.key, claim.seats, claim.held) == (ACCUSED, (1,), guilty)
    assert 0 < claim.odds < 1


def test_whoever_accuses_nobody_counts_on_a_click_and_is_never_told() -> None:
    (claim,) = accusation(True).seats[1].decisions[-1].claims
    assert (claim.key, claim.held) == ("trusted", None)


def test_claims_agree_with_the_pockets_that_were_shown() -> None:
    record = played(WC, ["shrewd"] * 3, 3, SHORT["championship"])
    shown = sum(isinstance(line, Told) and isinstance(line.event, PocketShown) for line in record.lines)
    claims = [claim for seat in reviewed(record).seats for one in seat.decisions for claim in one.claims]
    settled = [claim for claim in claims if claim.key == ACCUSED]
    assert shown > 0
    assert all(claim.held is not None for claim in settled)
    assert len(settled) >= shown


def test_in_battle_royal_a_sign_counts_on_the_signs_of_the_other_side() -> None:
    found = reviewed(played(GAMES["battleroyal"], ["naive"] * 6, 2))
    signs = [one for seat in found.seats for one in seat.decisions if one.kind == "sign"]
    assert signs
    for decision in signs:
        (claim,) = decision.claims
        assert claim.key == ("trusted" if decision.chosen.choice == 4 else "mistrusted")
        assert claim.held is not None


def test_calibration_compares_odds_with_what_was_so() -> None:
    (decision, *_) = accusation(True).seats[0].decisions
    claims = [Judged("accused", (1,), 0.8, True), Judged("accused", (1,), 0.6, False), Judged("accused", (1,), 0.5)]
    (found,) = calibration([replace(decision, claims=claims)])
    assert (found.told, found.right) == (2, 1)
    assert found.expected == pytest.approx(0.7)
    assert found.brier == pytest.approx((0.04 + 0.36) / 2)


# What others could have held


def test_what_others_could_have_held_is_told_with_odds() -> None:
    before_accusing = accusation(True).seats[0].decisions[-1]
    (pocket,) = before_accusing.possible
    assert (pocket.key, pocket.seat) == ("pocket", 1)
    assert sum(odds for _, odds in pocket.values) == pytest.approx(1.0)
    assert {values for values, _ in pocket.values} == {(("card", 0),), (("card", 1),)}


def test_a_purse_is_known_to_who_remembers_all_bids() -> None:
    first = reviewed(played(GAMES["bulletbucks"], ["naive"] * 3, 7, SHORT["bulletbucks"])).seats[0].decisions[0]
    assert [(one.key, one.seat, one.values) for one in first.possible] == [
        ("purse", seat, [((("ones", 3), ("twos", 3)), 1.0)]) for seat in (1, 2)
    ]


def test_a_game_without_worlds_is_refused_with_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unimaginative(Thinking):
        def world(self, view: View, random: Random) -> Table:
            return View.sample(view, random)

    monkeypatch.setattr(reviewing, "thinking_of", lambda _game: Unimaginative())
    with pytest.raises(ReviewError, match="does not say how a table can be imagined"):
        reviewed(fired_on())


# Where the game is solved

SOLVED = {"deck": "none"}


def test_a_solved_duel_is_weighed_exactly() -> None:
    record = answered(WC, 2, SOLVED, Seeded(1), [(seat, encode(Pocket(False))) for seat in range(2)])
    (first, _) = reviewed(record).seats
    (decision,) = first.decisions
    assert decision.exact
    assert decision.chosen.error == 0.0
    assert decision.expected == pytest.approx(0.5, abs=1e-4)
    assert sum(one.share for one in decision.choices) == pytest.approx(1.0)


def test_a_search_comes_close_to_the_solution() -> None:
    record = answered(WC, 2, SOLVED, Seeded(1), [(seat, encode(Pocket(False))) for seat in range(2)])
    (found,) = review_record(record, [0], 200, 1, with_hidden=False, with_solutions=False).seats
    assert not found.decisions[0].exact
    assert found.decisions[0].expected == pytest.approx(0.5, abs=0.12)


def test_whoever_cheats_and_dares_nothing_makes_a_mistake() -> None:
    answers = [(0, Pocket(True)), (1, Pocket(False)), (0, Bet(0)), (1, Bet(2))]
    record = answered(WC, 2, SOLVED, Seeded(1), [(seat, encode(answer)) for seat, answer in answers])
    (found,) = review_record(record, [0], PLAYOUTS, 1).seats
    assert [one.is_mistake for one in found.decisions] == [False, True]
