"""Nobody can tell two games of Bulletbucks apart by what another has sealed, until it is revealed."""

import pytest

from tests.noninterference.pairs import play_pairs
from tests.noninterference.secrets import BULLETBUCKS_SECRETS

PAIRS = 85
"""For each kind of secret and each size of table, with purses open and closed: 2,040 in all."""


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("purses", ["off", "on"])
@pytest.mark.parametrize(
    "kind", [pytest.param(secret.kind, marks=pytest.mark.rule(secret.rule)) for secret in BULLETBUCKS_SECRETS.secrets]
)
@pytest.mark.rule("BB-4")
def test_what_is_sealed_stays_hidden(kind: str, purses: str, seats: int) -> None:
    tested = play_pairs(BULLETBUCKS_SECRETS, kind, PAIRS, seats, {"open_purses": purses})
    assert tested[kind] == PAIRS
