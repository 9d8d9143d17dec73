"""The researchers' page is true: its code runs, and its tables are those of the encoders."""

import sys
from pathlib import Path

import pytest
from tools.tensor_docs import PAGE, page_text

from tests.docs.test_pages import blocks
from tests.docs.test_readme import run


def test_the_tables_of_numbers_are_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page_text(), "python -m tools.tensor_docs"


@pytest.mark.parametrize("code", blocks("docs/research.md", "python"))
def test_the_code_runs(code: str, tmp_path: Path) -> None:
    done = run([sys.executable, "-c", code], tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout
