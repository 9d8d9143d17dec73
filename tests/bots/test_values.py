"""The network that games share: it says the same while it learns, its file is checked, and training can be stopped."""

from pathlib import Path

import numpy as np
import pytest
from librt.random import Random
from librt.vecs import vec

from clickbang.bots.values.network import Layout, Network
from clickbang.bots.values.network_learning import Learned, Lessons, NetworkShape, begin, fit, loss_and_slope
from clickbang.bots.values.self_play import Lesson, SelfPlay, looking_back
from clickbang.bots.values.training import KEPT, StepResult, TrainingRun, alone, teach
from clickbang.bots.values.weights import FILE, Weights, read_weights, written
from clickbang.core.chance import Seeded
from clickbang.core.parts.train_errors import TrainError
from clickbang.core.seats import mask_of
from clickbang.games.bulletbucks.bots.training import TRAINING as BULLETBUCKS_TRAINING
from clickbang.games.championship import CHAMPIONSHIP
from clickbang.games.championship.bots.training import TRAINING as CHAMPIONSHIP_TRAINING
from clickbang.games.championship.bots.value import learned_value
from clickbang.games.championship.rules.course import Championship

SHAPE = NetworkShape(4, 3, 2, 5)
BEFORE = {
    (2, "none", 9): [0.5, 0.5],
    (3, "standard", 40): [0.3078266107407916, 0.36461381458455017, 0.3275595746746582],
    (4, "none", 30): [0.12575803588993514, 0.4941570122591061, 0.12575803588993514, 0.25432691596102364],
    (5, "standard", 60): [
        0.20535888886198508, 0.12119461866533923, 0.24781365508255093, 0.19292951950927043, 0.23270331788085424,
    ],
    (6, "standard", 90): [
        0.09404759017026779, 0.19418719529912812, 0.16091601134738404, 0.19418719529912812, 0.17833100394204596,
        0.17833100394204596,
    ],
}  # fmt: skip
"""What World Championship's own network said, before it was shared: seats, deck, answers by chance, and chances."""


def states(many: int, seats: int, seed: int = 1) -> list[list[float]]:
    """Any numbers; the last seat is out of the game."""
    luck = np.random.default_rng(seed)
    found = []
    for _ in range(many):
        described = luck.normal(0.0, 1.0, (seats, SHAPE.inputs))
        described[:, 0] = 1.0
        described[-1] = 0.0
        found.append([float(number) for number in described.ravel()])
    return found


def listed(described: list[list[float]], seats: int) -> Lessons:
    """Each seat but the last wins in turn."""
    ends = [[1.0 if seat == number % (seats - 1) else 0.0 for seat in range(seats)] for number in range(len(described))]
    return Lessons.listed([SHAPE.padded(state, end) for state, end in zip(described, ends, strict=True)])


@pytest.mark.parametrize(("setup", "chances"), BEFORE.items(), ids=[f"{seats}-{deck}" for seats, deck, _ in BEFORE])
def test_world_championship_is_judged_as_before(setup: tuple[int, str, int], chances: list[float]) -> None:
    seats, deck, answers = setup
    table = CHAMPIONSHIP.table(seats, {"deck": deck})
    assert isinstance(table, Championship)
    table.playout([Random(seat) for seat in range(seats)], Seeded(seats), None, answers)
    assert list(learned_value().chances(table)) == pytest.approx(chances, rel=1e-12)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_it_says_the_same_while_it_learns(seats: int) -> None:
    learned = begin(SHAPE, (0.0, 0.3, -0.2, 0.1), 3)
    network = Network(SHAPE.inputs, SHAPE.first, SHAPE.second, [float(weight) for weight in learned.weights])
    for state in states(6, seats):
        shares = network.shares(vec[float](state), seats, mask_of(range(seats - 1)))
        for seat in range(seats - 1):
            end = [1.0 if other == seat else 0.0 for other in range(seats)]
            lessons = Lessons.listed([SHAPE.padded(state, end)])
            loss, _ = loss_and_slope(SHAPE, learned.weights, lessons.states, lessons.targets)
            assert np.exp(-loss) == pytest.approx(shares[seat])
        assert shares[seats - 1] == 0.0
        assert sum(shares) == pytest.approx(1.0)


def test_slopes_are_those_of_the_loss() -> None:
    learned, lessons = begin(SHAPE, (0.0, 0.3, -0.2, 0.1), 3), listed(states(7, 4), 4)
    _, slope = loss_and_slope(SHAPE, learned.weights, lessons.states, lessons.targets)
    for place in range(SHAPE.weights):
        off = np.zeros(SHAPE.weights)
        off[place] = 1e-6
        more, _ = loss_and_slope(SHAPE, learned.weights + off, lessons.states, lessons.targets)
        less, _ = loss_and_slope(SHAPE, learned.weights - off, lessons.states, lessons.targets)
        assert (more - less) / 2e-6 == pytest.approx(slope[place], abs=1e-6)


def test_what_is_taught_is_learned() -> None:
    lessons = listed(states(3, 4), 4)
    learned = begin(SHAPE, (0.0,) * SHAPE.inputs, 5)
    before, _ = loss_and_slope(SHAPE, learned.weights, lessons.states, lessons.targets)
    for _ in range(60):
        learned = fit(SHAPE, learned, lessons, 0.01, 5)
    after, _ = loss_and_slope(SHAPE, learned.weights, lessons.states, lessons.targets)
    assert after < before / 2
    assert learned.step == 60


def test_a_network_wants_all_its_weights() -> None:
    with pytest.raises(ValueError, match=f"has {Layout(4, 3, 2).end} weights, not 1"):
        Network(4, 3, 2, [0.5])


def test_weights_that_were_changed_are_noticed() -> None:
    weights = {"one": [0.5, -0.25] * 20, "two": [1.5]}
    text = written(weights, "by hand")
    assert read_weights(text) == weights
    for was, now in (("0.5", "0.75"), ("1.5", "1.25"), ("  0.5", "  1.5")):
        with pytest.raises(ValueError, match="train them again"):
            read_weights(text.replace(was, now, 1))


def test_later_states_teach_more_of_the_end() -> None:
    first, second = [1.0], [2.0]
    lessons = looking_back([first, second], [[0.0], [0.5]], [1.0])
    assert lessons == [(second, [1.0]), (first, [pytest.approx(0.9)])]


# Training


class Coin(SelfPlay):
    """A game that the first seat always wins."""

    game = "coin"
    shape = NetworkShape(2, 3, 2, 3)
    first_guess = (0.0, 0.0)
    steps = 3
    games = 40
    memory = 2

    def play(self, weights: Weights, seed: int, step: int, number: int) -> list[Lesson]:
        luck = Random(seed + number)
        return [([1.0, 1.0, 1.0, -luck.random()], [1.0, 0.0])] * 3


class Stopped(Exception):
    """Somebody had enough."""


def test_who_is_stopped_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    course = TrainingRun(Coin(), 4, 40, 2)
    steps: list[StepResult] = []

    def told(step: StepResult) -> None:
        steps.append(step)
        if len(steps) in (5, 7):
            raise Stopped

    at_once = teach(course, tmp_path / "at once", alone(course), told)
    for _ in range(2):
        with pytest.raises(Stopped):
            teach(course, tmp_path / "resumed", alone(course), told)
    resumed = teach(course, tmp_path / "resumed", alone(course), told)
    assert [step.step for step in steps] == [1, 2, 3, 4, 1, 2, 3, 4]
    assert steps[-1].fits[0].after < steps[0].fits[0].before
    assert steps[0].fits[0].states == 120
    assert list(resumed.saved()["weights"]) == list(at_once.saved()["weights"])
    texts = [(tmp_path / folder / FILE).read_text(encoding="utf-8") for folder in ("at once", "resumed")]
    assert texts[0] == texts[1]
    assert read_weights(texts[0]) == at_once.weights()


def test_another_training_is_not_gone_on_with(tmp_path: Path) -> None:
    teach(TrainingRun(Coin(), 1, 5, 2), tmp_path, alone(TrainingRun(Coin(), 1, 5, 2)), lambda _: None)
    other = TrainingRun(Coin(), 2, 5, 2)
    with pytest.raises(TrainError, match="another training: coin, steps: 1, games a step: 5, seed 2"):
        teach(other, tmp_path, alone(other), lambda _: None)


@pytest.mark.parametrize("damage", [b"", b"nonsense", b"PK\x03\x04"])
def test_a_damaged_file_is_refused(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / KEPT).write_bytes(damage)
    course = TrainingRun(Coin(), 1, 5, 2)
    with pytest.raises(TrainError, match="cannot be read"):
        teach(course, tmp_path, alone(course), lambda _: None)


@pytest.mark.parametrize("training", [BULLETBUCKS_TRAINING, CHAMPIONSHIP_TRAINING], ids=lambda each: each.game)
def test_games_teach_shares_of_a_win_and_depend_on_nothing_else(training: SelfPlay) -> None:
    weights = training.learner(TrainingRun(training, 1, 3, 1), None).weights()
    for number in range(3):
        lessons = training.play(weights, 4, 1, number)
        assert lessons == training.play(weights, 4, 1, number)
        assert lessons
        for described, shares in lessons:
            assert len(described) == len(shares) * training.shape.inputs
            assert sum(shares) <= 1.0 + 1e-9
            assert min(shares) >= 0.0
    assert training.play(weights, 5, 1, 0) != training.play(weights, 4, 1, 0)


def test_learned_is_what_was_saved() -> None:
    learned = begin(SHAPE, (0.0,) * SHAPE.inputs, 5)
    again = Learned.restored(learned.saved())
    assert again.step == 0
    assert list(again.weights) == list(learned.weights)
