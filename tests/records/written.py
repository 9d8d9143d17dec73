"""Records of random games, and the same with lines changed and the sums made right again."""

import json
from collections.abc import Mapping
from typing import Any

from tools.golden import play

from clickbang.bots.match import Match
from clickbang.games.bulletbucks import BULLETBUCKS
from clickbang.records import Record, parse_record
from clickbang.records.lines import seal, to_text, unseal


def write(seats: int, seed: int, options: Mapping[str, str] | None = None) -> tuple[str, Match]:
    """The text of a record, and the game it was written from."""
    return play(BULLETBUCKS, seats, seed, options or {})


def parse(text: str) -> Record:
    return parse_record(text.split("\n"))


def bodies(text: str) -> list[dict[str, Any]]:
    """Every line without its sum, as plain data."""
    return [{name: value for name, value in json.loads(row).items() if name != "sum"} for row in text.splitlines()]


def sealed(lines: list[dict[str, Any]]) -> str:
    """The text of these lines with sums that are right."""
    before = ""
    text = ""
    for line in lines:
        row = seal(to_text(line), before)
        text += row + "\n"
        unsealed = unseal(row)
        assert unsealed is not None
        before = unsealed[1]
    return text
