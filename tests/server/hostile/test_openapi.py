"""Schemathesis asks for everything that /openapi.json describes, well and badly: replies are as described."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import ignored_auth, positive_data_acceptance

from clickbang.server.http.routes import ADDRESSES, Address
from tests.server.caller import fetch, new_secret
from tests.server.hostile.test_fuzz import FAST
from tests.server.hosting import Hosted, hosted

EXAMPLES = pytest.mark.parametrize("examples", [12, pytest.param(100, marks=pytest.mark.soak)])
"""Requests for each address, as a guest and as nobody."""

NOT_FOR_US = [ignored_auth, positive_data_acceptance]
"""It takes our own, good secret for one it has made up; and not every word is a game, nor every code one that was
given out. Who gets in is tested in test_foreign.py."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("openapi"), **FAST) as running:
        yield running


def ask_for(server: Hosted, address: Address, known: bool, mode: GenerationMode, examples: int) -> None:
    """Many such requests; nothing may come back that is not described."""
    schema = schemathesis.openapi.from_url(f"{server.address}/openapi.json")
    operation = schema[address.path][address.method]
    headers = {"Authorization": f"Bearer {new_secret(server)}"} if known else {}

    @settings(max_examples=examples, phases=[Phase.generate], suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Case[Any]) -> None:
        case.call_and_validate(base_url=server.address, headers=headers, excluded_checks=NOT_FOR_US)

    ask()
    assert fetch(server, "GET", "/health").json["status"] == "ok"
    assert "Traceback" not in server.log.read_text()


def named(address: Address) -> str:
    return f"{address.method} {address.path}"


@EXAMPLES
@pytest.mark.parametrize("known", [True, False], ids=["guest", "nobody"])
@pytest.mark.parametrize("address", ADDRESSES, ids=named)
def test_replies_are_as_described(server: Hosted, address: Address, known: bool, examples: int) -> None:
    ask_for(server, address, known, GenerationMode.POSITIVE, examples)


@EXAMPLES
@pytest.mark.parametrize("address", [one for one in ADDRESSES if one.body or "{" in one.path], ids=named)
def test_what_is_not_as_described_is_refused(server: Hosted, address: Address, examples: int) -> None:
    ask_for(server, address, True, GenerationMode.NEGATIVE, examples)
