"""Luck that can be checked: committed vectors, which any other program that checks draws can use too."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from clickbang.records.luck import Verifiable, hash_of

VECTORS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "luck_vectors.json").read_text())


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["secret"][:8])
def test_the_draws_of_the_vectors(vector: dict[str, Any]) -> None:
    source = Verifiable(vector["secret"], vector["contributions"])
    draws = [source.choose(tuple(map(tuple, draw["weights"]))) for draw in vector["draws"]]
    assert draws == [draw["outcome"] for draw in vector["draws"]]


def test_a_value_that_would_favour_the_first_few_is_drawn_again() -> None:
    total = 5 * 2**253 + 1  # three in eight values lie beyond the last whole multiple of it
    below = [Verifiable(f"{secret:064x}", []).number_below(total) for secret in range(200)]
    assert max(below) > 2**255  # an even share of these would not lie so high if they were taken modulo the total
    assert all(value < total for value in below)
    lowest = sum(value < total // 2 for value in below)
    assert 70 < lowest < 130


def test_every_outcome_comes_as_often_as_its_weight_says() -> None:
    source = Verifiable("07" * 32, ["08" * 32])
    drawn = Counter(source.choose(((0, 5), (1, 1))) for _ in range(6000))
    assert 900 < drawn[1] < 1100


def test_a_commitment_is_the_hash_of_the_bytes_and_not_of_their_digits() -> None:
    assert hash_of("00" * 32) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
