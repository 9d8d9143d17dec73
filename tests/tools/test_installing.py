"""What is installed without a network fails with one sentence, and whatever else fails is shown as it is."""

import sys
from pathlib import Path

import pytest
from tools.installing import install

PIP = [sys.executable, "-m", "pip", "--isolated", "install", "-q", "--disable-pip-version-check"]
NOWHERE = "http://127.0.0.1:9/simple"


def test_an_index_that_cannot_be_reached_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert install([*PIP, "--index-url", NOWHERE, "--retries", "1", "--dry-run", "clickbang-needs-this==1"]) != 0
    said = capsys.readouterr().err
    assert said.startswith("The package index that pip installs from cannot be reached: ")
    assert said.count("\n") == 1


@pytest.mark.parametrize("code", ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "ETIMEDOUT"])
def test_a_registry_that_cannot_be_reached_is_one_sentence(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    """As npm 11 says it, stack and all."""
    said = f"npm error code {code}\\nnpm error FetchError: request failed\\nnpm error     at ClientRequest.emit"
    assert install([sys.executable, "-c", f"import sys; sys.exit('{said}')", "npm"]) != 0
    assert capsys.readouterr().err.startswith("The package index that npm installs from cannot be reached: ")


def test_what_is_not_the_networks_fault_is_shown_as_it_is(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert install([*PIP, "--no-index", "--dry-run", str(tmp_path / "nothing.whl")]) != 0
    assert "nothing.whl" in capsys.readouterr().err


def test_one_that_succeeds_has_nothing_to_say_of_how_often_it_tried(capsys: pytest.CaptureFixture[str]) -> None:
    said = "WARNING: Retrying (Retry(total=4)) after connection broken by NewConnectionError\nWARNING: mind the gap"
    assert (
        install([sys.executable, "-c", f"import sys; print('added 112 packages'); print({said!r}, file=sys.stderr)"])
        == 0
    )
    assert capsys.readouterr().err == "WARNING: mind the gap\n"
