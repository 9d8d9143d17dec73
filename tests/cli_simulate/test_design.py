"""The workbench at a terminal: which variant is played and how far it is, and Ctrl-C ends it with a word."""

import re

from tests.cli.run import at_terminal


def test_progress_shows_the_variant_and_its_games() -> None:
    args = ("--vary", "pot_after_bang=return,carry", "--games", 60, "--seed", 1)
    with at_terminal("design", "bulletbucks", *args, columns=120) as talk:
        talk.until("2 of 2: pot_after_bang carry")
        assert talk.end() == 0
    assert re.search(r"1 of 2: as it is .* \d+/60", talk.heard)
    assert "wins by seat" in talk.heard


def test_ctrl_c_ends_everything_with_one_word() -> None:
    with at_terminal(
        "design", "championship", "--games", 100_000, "--jobs", 2, "--vary", "points=10", columns=120
    ) as talk:
        talk.until("1 of 2: as it is")
        talk.send("\x03")
        assert talk.end() == 130
    assert re.search(r"clickbang: interrupted after [\d,]+ games?", talk.heard)
    assert "Traceback" not in talk.heard
