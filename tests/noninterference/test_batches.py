"""The numbers that a seat gets in a batch are read from the table: they too tell nothing of what is hidden from it."""

import pytest

from clickbang.checks.games.surface import Parts
from clickbang.core.chance import Outcomes
from clickbang.core.programs.tensor import encoder_of
from clickbang.core.seats import has
from clickbang.core.sitting import Sitting
from clickbang.research.arrays import floats
from tests.championship.position import deck
from tests.noninterference.leaks import LeakySurface
from tests.noninterference.pairs import play_pairs
from tests.noninterference.secrets import BATTLEROYAL_SECRETS, BULLETBUCKS_SECRETS, CHAMPIONSHIP_SECRETS, Rulebook
from tests.noninterference.test_leaks import expect_catch

BARRELS = deck(peek=6, spin_again=2, informer=2)

HIDDEN: list[tuple[Rulebook, str, dict[str, str], int]] = [
    (BULLETBUCKS_SECRETS, "bid", {}, 60),
    (CHAMPIONSHIP_SECRETS, "pocket", {}, 30),
    (CHAMPIONSHIP_SECRETS, "pocket", {"deck": deck(informer=5, live_round=2)}, 30),
    (CHAMPIONSHIP_SECRETS, "bet", {"deck": "none"}, 40),
    (CHAMPIONSHIP_SECRETS, "accusation", {"deck": "none"}, 40),
    (CHAMPIONSHIP_SECRETS, "shot", {"deck": "none"}, 40),
    (CHAMPIONSHIP_SECRETS, "play", {}, 30),
    (CHAMPIONSHIP_SECRETS, "bribe", {"deck": deck(bribe_the_judge=5, air_gun=2)}, 20),
    (CHAMPIONSHIP_SECRETS, "aim", {"deck": deck(shoot_somebody=5, gift=2)}, 20),
    (CHAMPIONSHIP_SECRETS, "card drawn", {}, 30),
    (CHAMPIONSHIP_SECRETS, "peek", {"deck": BARRELS}, 30),
    (BATTLEROYAL_SECRETS, "card", {}, 15),
    (BATTLEROYAL_SECRETS, "card", {"pairs": "off"}, 20),
    (BATTLEROYAL_SECRETS, "sign", {}, 30),
    (BATTLEROYAL_SECRETS, "reveal", {"pairs": "off"}, 5),
    (BATTLEROYAL_SECRETS, "card revealed", {}, 5),
    (BATTLEROYAL_SECRETS, "picked card", {}, 3),
    (BATTLEROYAL_SECRETS, "named card", {}, 5),
    (BATTLEROYAL_SECRETS, "offer", {}, 8),
    (BATTLEROYAL_SECRETS, "talk", {"pairs": "off"}, 6),
    (BATTLEROYAL_SECRETS, "draft of a division", {}, 1),
]
"""By kind of secret: the pairs that really differ."""


class BatchSurface(LeakySurface):
    """The same game once more at a table at which nobody listens, and what whoever decides there is given."""

    def attach(self, sitting: Sitting, probes: tuple[int, ...]) -> None:
        super().attach(sitting, probes)
        options = sitting.views[0].options
        self.encoder = encoder_of(sitting.game, sitting.table.seats, options)
        self.encoder.encode(sitting.views[0])  # makes room for the numbers
        self.silent = sitting.game.make_table(sitting.table.seats, options)
        self.encoder.prepare(self.silent)
        self.silent.begin()

    def on_answer(self, seat: int, action: int, by: str) -> None:
        self.silent.accept(seat, action)

    def on_draw(self, outcome: int, outcomes: Outcomes) -> None:
        self.silent.strike(outcome)

    def state(self, seat: int) -> Parts:
        return {**super().state(seat), "numbers": self.numbers(seat).encode()}

    def numbers(self, seat: int) -> str:
        """Nothing for somebody who has nothing to decide."""
        table = self.silent
        if not has(table.must | table.asked | table.standing, seat):
            return ""
        self.encoder.fill_decision(table, self.reader(seat), self.encoder.numbers, 0)
        return floats(self.encoder.numbers).tobytes().hex()

    def reader(self, seat: int) -> int:
        """Whose knowledge is read."""
        return seat


class ReadsAnother(BatchSurface):
    """Reads what the next seat knows."""

    def reader(self, seat: int) -> int:
        return (seat + 1) % int(self.silent.seats)


class ReadsSealed(BatchSurface):
    """Reads what is sealed."""

    def numbers(self, seat: int) -> str:
        found = super().numbers(seat)
        return found and f"{found} {self.secret()}"


@pytest.mark.parametrize(("rulebook", "kind", "options", "pairs"), HIDDEN)
def test_numbers_from_the_table_tell_nothing_of_what_is_hidden(
    rulebook: Rulebook, kind: str, options: dict[str, str], pairs: int
) -> None:
    tested = play_pairs(rulebook, kind, pairs, options=options, surface=BatchSurface)
    assert tested[kind] == pairs


@pytest.mark.parametrize(
    ("rulebook", "kind", "options"),
    [
        (CHAMPIONSHIP_SECRETS, "pocket", {"deck": "none"}),
        (CHAMPIONSHIP_SECRETS, "card drawn", {}),
        (CHAMPIONSHIP_SECRETS, "peek", {"deck": BARRELS}),
        (BATTLEROYAL_SECRETS, "card", {}),
        (BATTLEROYAL_SECRETS, "card", {"pairs": "off"}),
    ],
)
def test_numbers_of_another_seat_are_caught(rulebook: Rulebook, kind: str, options: dict[str, str]) -> None:
    expect_catch("numbers", ReadsAnother, rulebook, kind, options)


@pytest.mark.parametrize(
    ("rulebook", "kind"), [(BULLETBUCKS_SECRETS, "bid"), (CHAMPIONSHIP_SECRETS, "bet"), (BATTLEROYAL_SECRETS, "sign")]
)
def test_numbers_from_sealed_answers_are_caught(rulebook: Rulebook, kind: str) -> None:
    expect_catch("numbers", ReadsSealed, rulebook, kind)
