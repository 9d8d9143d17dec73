"""Tiny games with mistakes that a game's author might make; each tells somebody what they must not know."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from clickbang.core.audience import EVERYONE
from clickbang.core.errors import ClickbangError, Fault, IllegalAnswer
from clickbang.core.events import Event, OwnStep, Sealed
from clickbang.core.prompt import Prompt
from clickbang.core.seats import mask_of, members
from clickbang.core.table import DECLINE, Table
from tests.noninterference.secrets import Rulebook
from tests.noninterference.tiny import ACCUSATIONS_SECRETS, DIVISION_SECRETS, GHOSTS_SECRETS, WHISPERS_SECRETS
from tests.tiny.accusations import ACCUSE, BRIBE, BULLET, MONEY, Accusations
from tests.tiny.division import NO, Division, Voted
from tests.tiny.ghosts import Ghosts, Stances
from tests.tiny.whispers import Whispers


class AsksOnlyTheRich(Accusations):
    """Of those who were caught, only who holds money is asked for a bribe."""

    def ask(
        self,
        kind: int,
        must: int,
        asked: int = 0,
        standing: int = 0,
        sealed: bool = False,
        audience: int = EVERYONE,
        drafted: bool = False,
    ) -> None:
        if kind == BRIBE:
            asked = mask_of(seat for seat in members(asked) if self.hands[seat] == MONEY)
        if must | asked:
            super().ask(kind, must, asked, standing, sealed, audience, drafted)
        else:
            self.next_round()


class ListsOnlyCheats(Accusations):
    """Only who has pocketed a bullet can be accused."""

    def legal_actions(self, seat: int) -> list[int]:
        actions = super().legal_actions(seat)
        if self.kind != ACCUSE:
            return actions
        return [action for action in actions if action == DECLINE or self.pockets[action - 1] == BULLET]


class KeepsDeclinesQuiet(Accusations):
    """That somebody has answered is told only of those who accuse."""

    def tell(self, audience: int, event: Event) -> None:
        if not (isinstance(event, Sealed) and self.answers[event.seat] == DECLINE):
            super().tell(audience, event)


class ExplainsTooMuch(Accusations):
    """A mistaken answer is refused with more than its sender should know."""

    def objection(self, seat: int, action: int) -> ClickbangError | None:
        objection = super().objection(seat, action)
        if objection is None:
            return None
        return IllegalAnswer(Fault("tiny/no", "", "No, since all pockets hold {pockets}."), pockets=self.pockets)


class DraftsAloud(Division):
    """Every step of a draft is heard by all."""

    def tell(self, audience: int, event: Event) -> None:
        super().tell(EVERYONE if isinstance(event, OwnStep) else audience, event)


class ShowsDrafts(Division):
    """A prompt shows how many steps have been drafted by anybody."""

    def prompt_for(self, seat: int) -> Prompt:
        prompt = super().prompt_for(seat)
        prompt.draft = [len(steps) for steps in self.drafts or []]
        return prompt


class CountsVotes(Division):
    """That a proposal has failed is told once for each who was against it."""

    def tell(self, audience: int, event: Event) -> None:
        for _ in range(list(self.answers).count(NO) if isinstance(event, Voted) else 1):
            super().tell(audience, event)


class HauntsTheLiving(Ghosts):
    """What is for the dead is heard by all."""

    def tell(self, audience: int, event: Event) -> None:
        super().tell(EVERYONE if isinstance(event, Stances) else audience, event)


class TalksAloud(Whispers):
    """The prompt of a talking team is heard by all."""

    def ask(
        self,
        kind: int,
        must: int,
        asked: int = 0,
        standing: int = 0,
        sealed: bool = False,
        audience: int = EVERYONE,
        drafted: bool = False,
    ) -> None:
        super().ask(kind, must, asked, standing, sealed, EVERYONE, drafted)


@dataclass(frozen=True, slots=True)
class Mistake:
    """A leaky game, the secret that gets out, and where it shows."""

    table: Callable[[int], Table]
    rulebook: Rulebook
    secret: str
    part: str

    def leaky_rulebook(self) -> Rulebook:
        """The same rules, badly kept."""
        game = replace(self.rulebook.game, make_table=lambda seats, _: self.table(seats))
        return replace(self.rulebook, game=game)


MISTAKES = (
    Mistake(AsksOnlyTheRich, ACCUSATIONS_SECRETS, "hand", "events"),
    Mistake(ListsOnlyCheats, ACCUSATIONS_SECRETS, "pocket", "prompt"),
    Mistake(KeepsDeclinesQuiet, ACCUSATIONS_SECRETS, "accusation", "events"),
    Mistake(ExplainsTooMuch, ACCUSATIONS_SECRETS, "pocket", "errors"),
    Mistake(DraftsAloud, DIVISION_SECRETS, "draft of gifts", "events"),
    Mistake(ShowsDrafts, DIVISION_SECRETS, "draft of a proposal", "prompt"),
    Mistake(CountsVotes, DIVISION_SECRETS, "vote", "events"),
    Mistake(HauntsTheLiving, GHOSTS_SECRETS, "stance", "events"),
    Mistake(TalksAloud, WHISPERS_SECRETS, "talk", "events"),
)
