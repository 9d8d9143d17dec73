"""What lacks a library says how to get it, and at a terminal offers to do so and goes on."""

import os
import sys
from pathlib import Path

import pytest

from clickbang.core.lookup.extras import install_command
from tests.cli.run import Conversation, at_terminal, environment, run

WITHOUT = """
import sys
from pathlib import Path
if not Path({installed!r}).exists():
    sys.modules["matplotlib"] = None
"""
PIP = """
import sys
from pathlib import Path
Path({installed!r}).write_text(" ".join(sys.argv[1:]))
"""
SIMULATE = ("simulate", "bulletbucks", "--games", 3)


@pytest.fixture
def path(tmp_path: Path) -> str:
    """For Python: no Matplotlib, until a pip that only takes notes has been run."""
    installed = str(tmp_path / "installed")
    (tmp_path / "sitecustomize.py").write_text(WITHOUT.format(installed=installed))
    (tmp_path / "pip").mkdir()
    (tmp_path / "pip" / "__init__.py").touch()
    (tmp_path / "pip" / "__main__.py").write_text(PIP.format(installed=installed))
    return os.pathsep.join([str(tmp_path), environment()["PYTHONPATH"]])


def asked(tmp_path: Path, path: str) -> Conversation:
    return at_terminal(*SIMULATE, "--plot", tmp_path / "out.html", PYTHONPATH=path, NO_COLOR="1")


@pytest.mark.parametrize("answer", ["\n", "y\n"])
def test_whoever_agrees_gets_what_they_asked_for(answer: str, tmp_path: Path, path: str) -> None:
    with asked(tmp_path, path) as talk:
        talk.until("Install it now, and go on? [Y/n]")
        talk.send(answer)
        assert talk.end() == 0
    assert (tmp_path / "installed").read_text() == "install matplotlib>=3.11"
    assert (tmp_path / "out.html").exists()


def test_whoever_does_not_is_left_alone(tmp_path: Path, path: str) -> None:
    with asked(tmp_path, path) as talk:
        talk.until("Install it now, and go on? [Y/n]")
        talk.send("n\n")
        assert talk.end() == 1
    assert not (tmp_path / "installed").exists()
    assert not (tmp_path / "out.html").exists()


def test_a_script_is_told_and_not_asked(tmp_path: Path, path: str) -> None:
    done = run(*SIMULATE, "--plot", tmp_path / "out.html", PYTHONPATH=path)
    assert done.returncode == 1
    assert done.stderr == f"clickbang: Plots need Matplotlib. This installs it: {install_command('plot')}\n"


def test_an_environment_without_pip_is_uvs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pip", None)
    assert install_command("arena").startswith("uv pip install --python ")
    assert install_command("arena").endswith(" 'openskill>=6.2'")
