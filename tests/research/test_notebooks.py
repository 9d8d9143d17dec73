"""The notebooks run, and print what was kept of their last run."""

from pathlib import Path

import nbformat
import pytest
from tools.notebooks import executed, paths, printed


@pytest.mark.parametrize("path", paths(), ids=lambda path: path.stem)
def test_a_notebook_prints_what_it_shows(path: Path) -> None:
    kept = printed(nbformat.read(path, as_version=4))
    assert kept
    assert printed(executed(path)) == kept, "python -m tools.notebooks"
