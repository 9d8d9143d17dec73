"""Nobody can tell two games online apart by what is hidden from them: every byte they are sent is the same."""

import pytest

from tests.championship.position import deck
from tests.noninterference.secrets import BATTLEROYAL_SECRETS, BULLETBUCKS_SECRETS, CHAMPIONSHIP_SECRETS, Rulebook
from tests.noninterference.test_battleroyal import DOLLARS, FEW, OFF, ON
from tests.server.secrecy.wire_pairs import play_wire_pairs

PEEKS, SHOTS, BRIBES = (
    {"deck": cards} for cards in (deck(peek=6, spin_again=2), deck(shoot_somebody=5), deck(bribe_the_judge=5))
)

PAIRS: list[tuple[Rulebook, str, int, dict[str, str], str, int]] = [
    (BULLETBUCKS_SECRETS, "bid", 3, {"open_purses": "on"}, "quick", 40),
    (BULLETBUCKS_SECRETS, "bid", 4, {}, "none", 40),
    (BULLETBUCKS_SECRETS, "raise", 4, {}, "quick", 40),
    (BULLETBUCKS_SECRETS, "conversion", 5, {}, "none", 40),
    (CHAMPIONSHIP_SECRETS, "pocket", 4, {"deck": "none"}, "none", 15),
    (CHAMPIONSHIP_SECRETS, "pocket", 3, {}, "quick", 15),
    (CHAMPIONSHIP_SECRETS, "pocket", 2, {"deck": "none", "show_pockets": "on"}, "quick", 10),
    (CHAMPIONSHIP_SECRETS, "bet", 4, {}, "none", 25),
    (CHAMPIONSHIP_SECRETS, "accusation", 4, {}, "quick", 20),
    (CHAMPIONSHIP_SECRETS, "play", 3, {}, "quick", 30),
    (CHAMPIONSHIP_SECRETS, "card drawn", 4, {}, "quick", 25),
    (CHAMPIONSHIP_SECRETS, "peek", 3, PEEKS, "quick", 8),
    (CHAMPIONSHIP_SECRETS, "aim", 3, SHOTS, "none", 10),
    (CHAMPIONSHIP_SECRETS, "bribe", 3, BRIBES, "quick", 10),
    (BATTLEROYAL_SECRETS, "card", 4, ON, "quick", 25),
    (BATTLEROYAL_SECRETS, "card", 6, OFF, "none", 10),
    (BATTLEROYAL_SECRETS, "sign", 4, ON, "quick", 40),
    (BATTLEROYAL_SECRETS, "card revealed", 4, ON, "none", 10),
    (BATTLEROYAL_SECRETS, "reveal", 4, ON, "quick", 10),
    (BATTLEROYAL_SECRETS, "$1000", 4, DOLLARS, "quick", 6),
    (BATTLEROYAL_SECRETS, "answer to $1000", 4, DOLLARS, "quick", 6),
    (BATTLEROYAL_SECRETS, "picked card", 4, ON, "none", 4),
    (BATTLEROYAL_SECRETS, "card", 5, FEW, "quick", 15),
    (BATTLEROYAL_SECRETS, "named card", 4, ON, "quick", 10),
    (BATTLEROYAL_SECRETS, "offer", 4, ON, "quick", 15),
    (BATTLEROYAL_SECRETS, "talk", 4, ON, "none", 15),
    (BATTLEROYAL_SECRETS, "proposal", 4, ON, "quick", 6),
    (BATTLEROYAL_SECRETS, "draft of a division", 4, ON, "quick", 5),
    (BATTLEROYAL_SECRETS, "vote unseen", 4, ON, "quick", 2),
    (BATTLEROYAL_SECRETS, "vote", 6, OFF, "none", 3),
]
"""By kind of secret, size, options and clock: how many pairs that really differ, of which the long tests play several
times as many."""
PORTION, FEWEST = 3, 2
"""One pair in so many is played every time, as many as show every leak that test_planted_leaks.py plants."""

NEVER_SENT = {"shot"}
"""The cards of one shot are drawn and turned in one go, and nothing is sent in between."""


@pytest.mark.parametrize(
    ("rulebook", "kind", "seats", "options", "clock", "pairs"),
    [pytest.param(*line, id=f"{line[0].game.name} {line[1]} {line[2]}") for line in PAIRS],
)
def test_what_is_hidden_stays_hidden_on_the_wire(
    rulebook: Rulebook, kind: str, seats: int, options: dict[str, str], clock: str, pairs: int
) -> None:
    some = max(FEWEST, pairs // PORTION)
    assert play_wire_pairs(rulebook, kind, some, seats, options, clock)[kind] == some


@pytest.mark.parametrize("rulebook", [BULLETBUCKS_SECRETS, CHAMPIONSHIP_SECRETS, BATTLEROYAL_SECRETS])
def test_every_kind_of_secret_is_put_to_the_test(rulebook: Rulebook) -> None:
    lines = [line for line in PAIRS if line[0] is rulebook]
    assert {line[1] for line in lines} | NEVER_SENT >= {secret.kind for secret in rulebook.secrets}
    assert sum(line[-1] for line in lines) >= 150


@pytest.mark.soak
@pytest.mark.parametrize("clock", ["none", "quick"])
@pytest.mark.parametrize(
    ("rulebook", "kind", "seats", "options", "pairs"),
    [pytest.param(*line[:4], line[5], id=f"{line[0].game.name} {line[1]} {line[2]}") for line in PAIRS],
)
def test_many_more_pairs(
    rulebook: Rulebook, kind: str, seats: int, options: dict[str, str], pairs: int, clock: str
) -> None:
    """Eight times as many; of what is rare maybe not all are found."""
    assert play_wire_pairs(rulebook, kind, 8 * pairs, seats, options, clock)[kind] >= 4 * pairs
