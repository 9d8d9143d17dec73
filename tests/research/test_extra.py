"""Where the libraries for research are missing, it is said how to get them."""

import subprocess
import sys

import pytest

WITHOUT = """
import sys
sys.modules[{library!r}] = None
import clickbang.research.{module}
"""


@pytest.mark.parametrize(
    ("module", "library"),
    [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("open_spiel", "pyspiel"), ("vector", "numpy")],
)
def test_it_is_said_what_to_install(module: str, library: str) -> None:
    """In a Python of its own, in which the library cannot be found."""
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT.format(library=library, module=module)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    told = done.stderr.splitlines()[-1]
    assert told.startswith("ImportError: ")
    assert told.endswith("is not installed; pip install 'clickbang[research]' brings it")
    assert "ModuleNotFoundError" in done.stderr
