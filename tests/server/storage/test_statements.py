"""What is asked of SQLite, in words that every Python takes."""

import re
from pathlib import Path

import pytest

from clickbang.server import storage

NUMBERED = re.compile(r"\?\d")
FILES = sorted(Path(storage.__path__[0]).glob("*.py"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_no_statement_numbers_what_it_takes(file: Path) -> None:
    """Python 3.12.0 and 3.12.1 take `?1` for a name, and warn when there is only a row to fill it from."""
    assert NUMBERED.findall(file.read_text()) == []
