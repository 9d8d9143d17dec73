"""The interpreted and the compiled build play the same games."""

import json
import os

from tools.fingerprints import FILE, fingerprints

import clickbang


def test_this_build_plays_the_games_of_every_other_build() -> None:
    assert fingerprints() == json.loads(FILE.read_text(encoding="utf-8"))


def test_this_is_the_build_that_was_to_be_tested() -> None:
    assert os.environ.get("CLICKBANG_EXPECT", clickbang.BUILD) == clickbang.BUILD
