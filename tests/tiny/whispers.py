"""Audiences of some seats: two teams hold cards and talk among themselves; the others do not even notice how long."""

from dataclasses import dataclass
from typing import Final

from clickbang.core.audience import EVERYONE
from clickbang.core.chance import Outcomes
from clickbang.core.events import Event
from clickbang.core.result import Result
from clickbang.core.seats import bit, members
from clickbang.core.table import Table
from clickbang.core.view import View
from tests.tiny.plain import tiny_game

TEAMS: Final = (0b0011, 0b1100)
KINDS: Final = ("", "talk", "bluff")
TALK: Final = 1
BLUFF: Final = 2
DEAL: Final = 1
CARDS: Final = (1, 2, 3, 4, 5)
SHOW: Final = 1
"""Let us show each other our cards: done if both say so."""
MORE: Final = 2
"""Let us talk on."""
DONE: Final = 3
SILENT: Final = 1
BANG: Final = 2
"""Say it out loud, whatever one holds."""
LONGEST_TALK: Final = 4


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The hearer's own card."""

    card: int


@dataclass(frozen=True, slots=True)
class Said(Event):
    """What the members of a team said in one round of talk, told to them alone."""

    words: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """The cards of a team, told to its members alone."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Bangs(Event):
    """Who said "Bang!": everybody hears that, though not what they hold."""

    seats: tuple[int, ...]


class Whispers(Table):
    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.cards: list[int] = []
        self.team = 0
        self.rounds = 0
        self.laid = 0

    def begin(self) -> None:
        self.await_chance(DEAL)

    def clone(self) -> "Whispers":
        other = Whispers(self.seats)
        self.copy_onto(other)
        other.cards, other.team, other.rounds, other.laid = list(self.cards), self.team, self.rounds, self.laid
        return other

    def outcomes(self) -> Outcomes:
        return tuple((card, 1) for card in CARDS if card not in self.cards)

    def on_chance(self, kind: int, outcome: int) -> None:
        self.tell(bit(len(self.cards)), Dealt(outcome))
        self.cards.append(outcome)
        if len(self.cards) < self.seats:
            self.await_chance(DEAL)
        else:
            self.talk()

    def talk(self) -> None:
        self.rounds += 1
        self.ask(TALK, TEAMS[self.team], sealed=True, audience=TEAMS[self.team])

    def kind_name(self) -> str:
        return KINDS[self.kind]

    def legal_actions(self, seat: int) -> list[int]:
        return [SHOW, MORE, DONE] if self.kind == TALK else [SILENT, BANG]

    def on_close(self) -> None:
        if self.kind == BLUFF:
            banging = tuple(seat for seat in range(self.seats) if self.answers[seat] == BANG)
            self.tell(EVERYONE, Bangs(banging))
            self.finish()
            return
        team = members(TEAMS[self.team])
        words = tuple(self.answers[seat] for seat in team)
        self.tell(TEAMS[self.team], Said(words))
        if words == (SHOW, SHOW):
            self.laid |= TEAMS[self.team]
            self.tell(TEAMS[self.team], Laid(tuple(self.cards[seat] for seat in team)))
        if DONE not in words and self.rounds < LONGEST_TALK:
            self.talk()
        elif self.team == 0:
            self.team, self.rounds = 1, 0
            self.talk()
        else:
            self.ask(BLUFF, TEAMS[0] | TEAMS[1], sealed=True)

    def result(self) -> Result:
        """Who said Bang wins; the cards are never shown."""
        winners = tuple(seat for seat in range(self.seats) if self.answers[seat] == BANG)
        return Result("over", winners, (0,) * self.seats)


class WhispersView(View):
    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.card = 0
        self.heard: list[tuple[int, ...]] = []
        self.laid: tuple[int, ...] = ()

    def fold(self, event: Event) -> None:
        if isinstance(event, Dealt):
            self.card = event.card
        elif isinstance(event, Said):
            self.close_prompt()
            self.heard.append(event.words)
        elif isinstance(event, Laid):
            self.laid = event.cards

    def shown(self) -> dict[str, object]:
        return {**super().shown(), "card": self.card, "heard": list(self.heard), "laid": self.laid}


WHISPERS = tiny_game(Whispers, WhispersView, "whispers", (4, 4), KINDS, (Dealt, Said, Laid, Bangs))
