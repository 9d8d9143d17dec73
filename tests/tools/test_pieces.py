"""Definitions are found by name in whatever file they stand, and pieces of them in whatever layout."""

from pathlib import Path

import pytest
from tools.pieces import Definition, find_below

RULES = '''
from typing import Final

LIMIT: Final = 6


class State:
    def bid(self, seat: int) -> int:
        """What a seat
        bids."""
        if self.open and (
            self.seats  # not before all have sat down
            > 2
        ):
            self.total += 1
        self.total += 2
        self.shown = self.total
        return self.total


def begin(): pass
'''
DECK = """
# Cards

[bomb]
value = 15
effect = "bomb"

[gun]
value = 20
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    folder = tmp_path / "game"
    (folder / "rules").mkdir(parents=True)
    (folder / "rules" / "state.py").write_text(RULES)
    (folder / "turns.py").write_text("def begin(): return 1\n")
    (folder / "deck.toml").write_text(DECK)
    return folder


@pytest.fixture
def bid(game: Path) -> Definition:
    return find_below(game, "State.bid")


def failure(place: Definition, old: str, new: str) -> str:
    with pytest.raises(ValueError) as caught:  # noqa: PT011
        place.edited(old, new)
    return str(caught.value)


def test_a_definition_is_found_in_any_folder(game: Path) -> None:
    assert str(find_below(game, "State.bid")) == "State.bid in rules/state.py:8"
    assert str(find_below(game, "LIMIT")) == "LIMIT in rules/state.py:4"
    assert str(find_below(game, "state")) == "the module in rules/state.py:1"


def test_a_name_that_two_modules_have_is_said_with_its_module(game: Path) -> None:
    assert find_below(game, "turns.begin").text == "def begin():\n    return 1"
    with pytest.raises(
        ValueError, match=r"game defines begin 2 times: begin in rules/state.py:21 and begin in game/turns"
    ):
        find_below(game, "begin")


def test_what_is_not_found_is_told_with_what_is_there(game: Path) -> None:
    with pytest.raises(ValueError, match=r"game defines State.bids 0 times: there is `State.bid`"):
        find_below(game, "State.bids")


def test_line_breaks_and_comments_do_not_matter(bid: Definition) -> None:
    assert "if self.open:\n" in bid.edited("self.open and self.seats > 2", "self.open")


def test_an_expression_is_replaced_with_the_brackets_it_needs(bid: Definition) -> None:
    assert "if self.open and (a or b):" in bid.edited("self.seats > 2", "a or b")


def test_statements_that_follow_each_other_are_one_piece(bid: Definition) -> None:
    changed = bid.edited("self.total += 2; self.shown = self.total", "self.shown = 2")
    assert changed.endswith("    self.shown = 2\n    return self.total")


def test_a_block_from_which_all_is_taken_stays_a_block(bid: Definition) -> None:
    assert "> 2:\n        pass\n    self.total += 2" in bid.edited("self.total += 1", "")


def test_a_whole_body_leaves_signature_and_docstring(bid: Definition) -> None:
    assert bid.edited("", "return 0") == (
        'def bid(self, seat: int) -> int:\n    """What a seat\n        bids."""\n    return 0'
    )


def test_a_whole_value_is_that_of_a_constant(game: Path) -> None:
    assert find_below(game, "LIMIT").edited("", "7") == "LIMIT: Final = 7"


def test_a_class_has_no_whole_to_be_replaced(game: Path) -> None:
    assert failure(find_below(game, "State"), "", "pass").startswith("State in rules/state.py:7 has no body or value")


def test_a_piece_that_is_gone_is_told_with_what_is_there(bid: Definition) -> None:
    assert failure(bid, "self.total += 3", "pass") == (
        "State.bid in rules/state.py:8 has `self.total += 3` 0 times: "
        "there is `self.total += 2` and `self.total += 1` and `self.total`"
    )


def test_a_piece_that_stands_twice_is_told_with_its_lines(bid: Definition) -> None:
    assert failure(bid, "self.total", "0") == "State.bid in rules/state.py:8 has `self.total` 2 times: in lines 17, 18"


def test_a_card_is_changed_line_by_line(game: Path) -> None:
    assert find_below(game, "deck.bomb").edited("value=15", "value = 0") == '[bomb]\nvalue = 0\neffect = "bomb"\n'
    assert failure(find_below(game, "deck.gun"), "value = 15", "") == (
        "gun in game/deck.toml:8 has `value = 15` 0 times: there is `value = 20`"
    )
