"""Nobody can tell two tiny games apart by what is hidden from them: cards, drafts, whispers, peeks."""

import pytest

from tests.noninterference.pairs import play_pairs
from tests.noninterference.secrets import Rulebook
from tests.noninterference.tiny import RULEBOOKS

PAIRS = 60
KINDS = [(rulebook, secret.kind) for rulebook in RULEBOOKS for secret in rulebook.secrets]


@pytest.mark.parametrize(("rulebook", "kind"), KINDS, ids=[f"{book.game.name}-{kind}" for book, kind in KINDS])
def test_what_is_hidden_stays_hidden(rulebook: Rulebook, kind: str) -> None:
    tested = play_pairs(rulebook, kind, PAIRS)
    assert tested[kind] == PAIRS
