"""What Battle Royal's master has learned: records of others, what they hold and show, and how that is trained."""

from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec

from clickbang.bots.values.layers import Layers
from clickbang.bots.values.layers_learning import LearningLayers, Slope
from clickbang.bots.values.training import StepResult, TrainingRun, alone, teach
from clickbang.bots.values.weights import FILE, read_weights
from clickbang.games.battleroyal.bots.judging.judgement import (
    HOLDING,
    SIGNING,
    ExpectedFight,
    Judgement,
    holding,
    signing,
)
from clickbang.games.battleroyal.bots.judging.minds import SHAPES, learned_minds
from clickbang.games.battleroyal.bots.judging.records import (
    BANGS_SAID,
    BETRAYALS,
    COMPARISONS_WON,
    CONFRONTS_ALONE,
    KILLS_ATTACKED,
    KILLS_ATTACKING,
    KILLS_IN_TEAM,
    PASSES_ALONE,
    PASSES_IN_TEAM,
    SILENT_REVEALS,
    TRUSTS_ATTACKED,
    TURNCOAT,
    Records,
)
from clickbang.games.battleroyal.bots.judging.situations import (
    LEAVE_NUMBERS,
    OF_A_CLASH,
    OF_THE_GAME,
    SIGN_NUMBERS,
    TURN_NUMBERS,
    leave_numbers,
    sign_numbers,
    turn_numbers,
)
from clickbang.games.battleroyal.bots.judging.sorts import BANGS, BOMBS, DECOYS, DOLLAR_SORT, MASKS, SORTS, sorts_of
from clickbang.games.battleroyal.bots.learning import OfChosen, OfSorts
from clickbang.games.battleroyal.bots.training import TRAINING, mirrored
from clickbang.games.battleroyal.deck.deck import deck_of
from tests.battleroyal.position import Play, game


def records(play: Play, seat: int = 0) -> Records:
    found = Records(play.table.seats)
    found.recall(play.view(seat))
    return found


def judgement(play: Play, seat: int = 0) -> Judgement:
    minds = learned_minds()
    return Judgement(play.view(seat), records(play, seat), minds.holds, minds.signs)


# Sorts of cards


def test_every_sort_is_in_the_deck_and_the_special_ones_are_alone() -> None:
    deck = deck_of("standard")
    sorts = list(sorts_of(deck))
    assert set(sorts) == set(range(SORTS))
    assert [sorts.count(sort) for sort in (MASKS, BOMBS, DOLLAR_SORT)] == [1, 1, 1]


def test_the_higher_of_its_like_a_card_is_the_higher_is_its_sort() -> None:
    deck = deck_of("standard")
    sort = {card.key: sort for card, sort in zip(deck.cards, sorts_of(deck), strict=True)}
    assert sort["darts"] < sort["hammer"] < sort["machete"] < sort["katana"] < BANGS
    assert BANGS <= sort["derringer"] < sort["bazooka"] < DECOYS
    assert DECOYS <= sort["teddy-bear"] < sort["pepper-spray"] < MASKS


# Records


def test_what_everybody_did_is_kept() -> None:
    play = game(6, "rope katana hammer").passes(1).confronts(2, "K", "K").reveals({1: "katana", 2: "hammer!"})
    found = records(play)
    assert found.of(0, PASSES_ALONE) == 1.0
    assert [found.of(1, what) for what in (CONFRONTS_ALONE, KILLS_ATTACKING, COMPARISONS_WON)] == [1.0, 1.0, 1.0]
    assert (found.of(1, SILENT_REVEALS), found.of(2, BANGS_SAID)) == (1.0, 1.0)
    assert (found.of(2, KILLS_ATTACKED), found.of(2, COMPARISONS_WON)) == (1.0, 0.0)


def test_who_was_in_a_team_is_remembered_and_who_turned_on_it() -> None:
    play = game(6).teams_up(1).passes(1)
    found = records(play)
    assert found.of(1, PASSES_IN_TEAM) == 1.0
    assert found.of(1, TRUSTS_ATTACKED) == 1.0
    play.until_turn(0).confronts(1, "K", "T")
    found = records(play)
    assert (found.of(0, TURNCOAT), found.of(0, BETRAYALS), found.of(0, KILLS_ATTACKING)) == (1.0, 1.0, 1.0)
    assert found.of(1, KILLS_IN_TEAM) == 0.0


def test_records_go_on_where_they_were() -> None:
    play = game(6, "rope katana hammer").passes(1)
    found = Records(6)
    found.recall(play.view(0))
    play.confronts(2, "K", "T")
    found.recall(play.view(0))
    assert list(found.kept) == list(records(play).kept)


# What others hold and show


def test_what_somebody_holds_adds_up_and_is_possible() -> None:
    play = game(6, "rope katana hammer").passes(2)
    found = judgement(play)
    cards = len(play.table.deck.cards)
    for seat in range(6):
        held = list(found.held)[seat * cards : (seat + 1) * cards]
        assert sum(held) == pytest.approx(1.0)
        assert seat == 0 or held[play.place_of("rope")] == 0.0


def test_a_card_that_was_seen_is_certain() -> None:
    play = game(6, "katana hammer").teams_up(1)
    assert judgement(play).power(1) != pytest.approx(judgement(play, 1).power(1))
    shown = game(6, "katana hammer").confronts(1, "T", "T").talks({0: "all send", 1: "show0 send"})
    shown.talks({1: "agree0"}).talks()
    assert judgement(shown).power(1) == pytest.approx(judgement(shown, 1).power(1))


def test_who_has_won_a_comparison_is_taken_to_hold_more_than_who_passes() -> None:
    play = game(8, "rope katana hammer").passes(1).confronts(2, "K", "K").reveals({1: "katana", 2: "hammer"})
    play.passes(2)
    assert judgement(play).power(1) > judgement(play).power(3)


def test_between_the_last_two_nobody_is_expected_to_trust() -> None:
    play = game(4, "hammer rope", pairs="off").passes(2).confronts(3, "K", "T").confronts(2, "K", "T").confronts(0)
    view = play.view(0)
    clash = ExpectedFight(judgement(play), view.defenders, view.attackers, False, view.confronter)
    assert clash.rivals_kill > 0.9


def test_decisions_are_as_many_numbers_as_the_networks_take() -> None:
    play = game(8).teams_up(1)
    found = judgement(play)
    assert len(holding(play.view(0), records(play), 1)) == HOLDING
    assert len(leave_numbers(found)) == LEAVE_NUMBERS
    assert len(turn_numbers(judgement(play.until_turn(1), 1))) == TURN_NUMBERS
    play.until_turn(3).confronts(4)
    assert len(sign_numbers(judgement(play, 3))) == SIGN_NUMBERS
    assert len(signing(play.view(3), records(play), 3, 8, 16, True, 3)) == SIGNING


# The networks


def network(inputs: int, width: int, outputs: int) -> tuple[LearningLayers, Layers]:
    found = LearningLayers(inputs, width, outputs, 3)
    return found, Layers(inputs, width, outputs, found.flat())


def test_the_network_says_the_same_while_it_learns() -> None:
    learning, played = network(7, 5, 3)
    given = np.random.default_rng(1).normal(size=(4, 7)).astype(np.float32)
    said = learning.forward(given)[0]
    for row, numbers in zip(said, given, strict=True):
        assert list(played.run(vec[float]([float(one) for one in numbers]))) == pytest.approx(list(row), abs=1e-3)


def test_asked_for_each_of_several_it_says_what_it_says_to_one() -> None:
    _, played = network(7, 5, 1)
    rest = [0.3, -1.0, 0.5, 2.0]
    each = list(played.run_each(vec[float](rest), 3))
    for place in range(3):
        one = [float(place == other) for other in range(3)]
        assert played.run(vec[float](one + rest))[0] == pytest.approx(each[place])


@pytest.mark.parametrize("kind", ["chosen", "sorts"])
def test_slopes_are_those_of_the_loss(kind: str) -> None:
    random = np.random.default_rng(2)
    out = random.normal(size=(6, 4)).astype(np.float32)
    rows, which = np.arange(6), random.integers(0, 4, 6)
    slope: Slope
    if kind == "chosen":
        slope = OfChosen(which, random.random(6).astype(np.float32))
    else:
        slope = OfSorts(random.random((6, 4)).astype(np.float32) + 0.1, which)
    found = slope.at(out, rows)
    for place in ((0, 0), (3, 2), (5, which[5])):
        up, down = out.astype(np.float64), out.astype(np.float64)
        up[place] += 1e-4
        down[place] -= 1e-4
        measured = (slope.loss(up, rows) - slope.loss(down, rows)) / 2e-4 * 6  # type: ignore[arg-type]
        assert found[place] == pytest.approx(measured, abs=1e-3)


def test_a_network_learns_what_is_easy() -> None:
    random = np.random.default_rng(4)
    given = random.normal(size=(2_000, 3)).astype(np.float32)
    slope = OfChosen(np.zeros(2_000, np.int64), (given[:, 0] * given[:, 1] > 0).astype(np.float32))
    learning = LearningLayers(3, 16, 1, 5)
    before = slope.loss(learning.forward(given)[0], np.arange(2_000))
    learning.learn(given, slope, 200, 6)
    assert slope.loss(learning.forward(given)[0], np.arange(2_000)) < 0.6 * before


def test_left_and_right_are_exchanged_and_nothing_else() -> None:
    given = np.random.default_rng(1).normal(size=(2, TURN_NUMBERS)).astype(np.float32)
    found = mirrored(given)
    assert (mirrored(found) == given).all()
    assert (found[:, :OF_THE_GAME] == given[:, :OF_THE_GAME]).all()
    assert (found[:, OF_THE_GAME : OF_THE_GAME + OF_A_CLASH] == given[:, -OF_A_CLASH - 1 : -1]).all()


def test_weights_that_were_changed_are_noticed() -> None:
    here = Path(__file__).parents[3] / "src" / "clickbang" / "games" / "battleroyal" / "bots" / FILE
    text = here.read_text(encoding="utf-8")
    assert set(read_weights(text)) == set(SHAPES)
    first = text.index("holds = [") + len("holds = [\n  ")
    with pytest.raises(ValueError, match="train them again"):
        read_weights(text[:first] + "9" + text[first + text[first:].index(",") :])


def test_a_number_of_weights_that_does_not_fit_is_refused() -> None:
    with pytest.raises(ValueError, match="weights"):
        Layers(2, 2, 1, [0.0])


class Stopped(Exception):
    """Somebody had enough."""


def test_training_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    course = TrainingRun(TRAINING, 3, 20, 2)
    steps: list[StepResult] = []

    def told(step: StepResult) -> None:
        steps.append(step)
        if len(steps) in (4, 5):  # after games that were watched, and after a generation
            raise Stopped

    teach(course, tmp_path / "at once", alone(course), told)
    for _ in range(2):
        with pytest.raises(Stopped):
            teach(course, tmp_path / "resumed", alone(course), told)
    teach(course, tmp_path / "resumed", alone(course), told)
    assert [step.step for step in steps] == [1, 2, 3, 1, 2, 3]
    for one, two in zip(steps[:3], steps[3:], strict=True):
        assert [vars(fit) for fit in one.fits] == [vars(fit) for fit in two.fits]
        assert one.remark == two.remark
    assert [fit.name for fit in steps[0].fits] == ["holds", "signs"]
    assert {"sign", "turn"} <= {fit.name for fit in steps[1].fits} <= {"sign", "turn", "leave"}
    assert not steps[0].remark
    assert "times their share" in steps[2].remark
    texts = [(tmp_path / folder / FILE).read_text(encoding="utf-8") for folder in ("at once", "resumed")]
    assert texts[0] == texts[1]
    assert all(np.isfinite(weights).all() for weights in read_weights(texts[0]).values())


def test_a_game_teaches_the_same_again() -> None:
    weights = TRAINING.learner(TrainingRun(TRAINING, 3, 20, 2), None).weights()
    for step in range(3):
        texts = [repr(TRAINING.play(weights, seed, step, 4)) for seed in (6, 6, 7)]
        assert texts[0] == texts[1]
        assert texts[0] != texts[2]
