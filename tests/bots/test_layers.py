"""A layer's weights lie where both say: the network that plays, and its twin that learns. Adam goes downhill."""

from collections.abc import Callable

import numpy as np
import pytest
from librt.vecs import vec

from clickbang.bots.values.adam import Adam
from clickbang.bots.values.arrays import biases, matrix
from clickbang.bots.values.layer import Layer, biased_apart, biased_in_rows, unbiased

LAYOUTS = [unbiased, biased_in_rows, biased_apart]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_both_find_the_same_weights(layout: Callable[[int, int, int], Layer]) -> None:
    layer = layout(5, 4, 3)
    weights = np.random.default_rng(1).normal(size=int(layer.end) + 2)
    given = [0.5, -1.0, 2.0, 0.25]
    totals = [layer.total(vec[float](weights.tolist()), unit, vec[float]([9.0, *given]), 1) for unit in range(3)]
    bias = biases(layer, weights) if layout is not unbiased else np.zeros(3)
    assert totals == pytest.approx(matrix(layer, weights) @ given + bias)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_weight_of_a_layer_is_used_once_and_no_other(layout: Callable[[int, int, int], Layer]) -> None:
    layer = layout(5, 4, 3)
    used = np.zeros(int(layer.end) + 2)
    matrix(layer, used)[:] += 1.0
    if layout is not unbiased:
        biases(layer, used)[:] += 1.0
    assert list(used) == [0.0] * 5 + [1.0] * int(layer.end - 5) + [0.0] * 2


def test_inputs_that_are_left_out_are_taken_for_nothing() -> None:
    layer = biased_in_rows(0, 3, 1)
    weights = vec[float]([1.0, 2.0, 3.0, 0.5])
    assert layer.total(weights, 0, vec[float]([10.0]), 0, 2) == layer.total(weights, 0, vec[float]([0.0, 0.0, 10.0]), 0)


@pytest.mark.parametrize("corrected", [False, True])
def test_adam_finds_the_lowest_place(corrected: bool) -> None:
    weights = np.array([3.0, -2.0])
    adam = Adam(np.zeros(2), np.zeros(2), 1e-8, corrected=corrected)
    for number in range(2_000):
        weights = weights - adam.step(weights, 2.0 * (weights - [1.0, 0.5]), 0.05 * (1.0 - number / 2_000))
    assert weights == pytest.approx([1.0, 0.5], abs=1e-3)


def test_the_first_corrected_step_is_as_long_as_the_rate() -> None:
    adam = Adam(np.zeros(2), np.zeros(2), 1e-8, corrected=True)
    assert adam.step(np.zeros(2), np.array([4.0, -0.01]), 0.1) == pytest.approx([0.1, -0.1], rel=1e-5)


def test_weights_decay_apart_from_their_slopes() -> None:
    adam = Adam(np.zeros(1), np.zeros(1), 1e-8, decay=0.5)
    assert adam.step(np.array([2.0]), np.zeros(1), 0.1) == pytest.approx([0.1])
