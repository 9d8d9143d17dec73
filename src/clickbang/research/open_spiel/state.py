"""A game in progress as OpenSpiel's state: one decision after another, or sealed ones together."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pyspiel

from clickbang.core.errors import ClickbangError
from clickbang.core.programs.decisions import CHANCE, OVER, Decisions
from clickbang.core.seats import has, members
from clickbang.research.open_spiel.hearing import OpenTable

if TYPE_CHECKING:
    from clickbang.research.open_spiel.game import SpielGame

SIMULTANEOUS = int(pyspiel.PlayerId.SIMULTANEOUS)


class PlayState:
    """All that a state holds in Python. OpenSpiel copies it by `deepcopy` and writes it down by `pickle`."""

    __slots__ = ("decisions", "game", "hearing")

    def __init__(self, game: "SpielGame", decisions: Decisions, hearing: OpenTable) -> None:
        self.game = game
        self.decisions = decisions
        self.hearing = hearing

    def __deepcopy__(self, memo: dict[int, Any]) -> "PlayState":
        self.hearing.shared = True
        return PlayState(self.game, self.decisions.clone(), self.hearing)

    def __reduce__(self) -> tuple[Any, ...]:
        return again, (str(self.game), self.decisions.steps[self.game.opening :])

    def heard(self) -> OpenTable:
        """What has been told up to now."""
        hearing, steps = self.hearing, self.decisions.steps
        if len(hearing.decisions.steps) != len(steps):
            if hearing.shared:
                hearing = self.hearing = hearing.clone()
            hearing.follow(steps)
        return hearing


def again(name: str, steps: list[int]) -> PlayState:
    """The inverse of pickling: the game of this name, played once more."""
    game: SpielGame = pyspiel.load_game(name)
    play = game.start()
    for step in steps:
        play.decisions.take(step)
    return play


class SpielState(pyspiel.State):
    """A state in which one player decides after another: of what is sealed, nobody sees what was decided before."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.play = game.start()

    def current_player(self) -> int:
        return self.play.decisions.seat

    def is_terminal(self) -> bool:
        return self.play.decisions.seat == OVER

    def is_chance_node(self) -> bool:
        return self.play.decisions.seat == CHANCE

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.decisions.table.legal_actions(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.play.decisions.table.chance_outcomes()
        total = sum([weight for _, weight in outcomes])
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        self.play.decisions.take(action)

    def returns(self) -> list[float]:
        return self.play.game.returns_of(self.play.decisions)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"chance {action}"
        try:
            return repr(self.play.game.rules.decode(action))
        except ClickbangError:  # a player who is not asked has no answer, and OpenSpiel writes 0
            return "-"

    # What OpenSpiel would find by asking the above several times over

    def legal_actions(self, player: int | None = None) -> list[int]:
        seat = self.play.decisions.seat
        if seat == CHANCE:
            return sorted([outcome for outcome, _ in self.play.decisions.table.chance_outcomes()])
        if seat == OVER or (player is not None and player != seat):
            return []
        return sorted(self.play.decisions.table.legal_actions(seat))

    def information_state_string(self, player: int | None = None) -> str:
        return self.play.game.rememberer.string_from(self, self.current_player() if player is None else player)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        return self.play.game.rememberer.numbers_from(self, self.current_player() if player is None else player)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        return self.play.game.observer.numbers_from(self, self.current_player() if player is None else player)

    def __str__(self) -> str:
        return " ".join(map(str, self.play.decisions.steps[self.play.game.opening :]))


class SimultaneousState(SpielState):
    """A state in which sealed answers are given together."""

    def current_player(self) -> int:
        decisions = self.play.decisions
        return SIMULTANEOUS if decisions.together else decisions.seat

    def _legal_actions(self, player: int) -> list[int]:
        together = self.play.decisions.together
        if together and not has(together, player):
            return []
        return super()._legal_actions(player)

    def legal_actions(self, player: int | None = None) -> list[int]:
        if player is not None and self.play.decisions.together:
            return self._legal_actions(player)
        return super().legal_actions(player)

    def _apply_actions(self, actions: Sequence[int]) -> None:
        decisions = self.play.decisions
        for seat in members(decisions.together):
            if decisions.seat != OVER:  # broken off
                decisions.take(actions[seat])
