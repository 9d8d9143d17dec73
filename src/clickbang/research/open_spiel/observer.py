"""What a player observes, as OpenSpiel's observers give it: in letters, and as numbers in named parts."""

from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from clickbang.core.audience import SPECTATOR
from clickbang.core.programs.tensor import encoder_of
from clickbang.research.arrays import floats
from clickbang.research.open_spiel.hearing import OpenTable
from clickbang.research.open_spiel.recalled import RECALLED, ROW, fill_recalled
from clickbang.research.open_spiel.state import SpielState

if TYPE_CHECKING:
    from clickbang.research.open_spiel.game import SpielGame


class SpielObserver:
    """An observer as `open_spiel.python.observation` describes it; `tensor` changes with the next `set_from`."""

    def __init__(self, game: "SpielGame", observed: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"an observation has no parameters, and was given {params}")
        if observed.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("what all players know at once is nobody's observation")
        self.public = observed.public_info
        self.private = observed.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall = observed.perfect_recall
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self.public:  # what is private alone has no numbers of its own
            self.make_tensor(game)

    def make_tensor(self, game: "SpielGame") -> None:
        """What the view tells; with perfect recall also the last things that were told, as they came."""
        self.encoder = encoder_of(game.rules, game.players, game.options)
        self.kinds = {kind: place + 1 for place, kind in enumerate(game.rules.events)}
        size = self.encoder.size
        self.encoder.encode(game.first.heard().view(SPECTATOR))
        self.tensor = floats(self.encoder.numbers)  # where the encoder writes, so that nothing is copied
        if self.recall:
            self.tensor = np.zeros(size + RECALLED * ROW, np.float32)
        for part in self.encoder.parts:
            self.dict[part.name] = self.tensor[part.first : part.first + part.length].reshape(part.shape)
        if self.recall:
            self.dict["recalled"] = self.tensor[size:].reshape(RECALLED, ROW)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what this player observes into `tensor`, of which `dict` names the parts."""
        if self.tensor is None:
            return
        hearing = state.play.heard()
        seat = player if self.private else SPECTATOR
        self.encoder.encode(hearing.view(seat))
        if self.recall:
            self.tensor[: self.encoder.size] = floats(self.encoder.numbers)
            fill_recalled(self.dict["recalled"], hearing, seat, self.kinds)

    def numbers_from(self, state: SpielState, player: int) -> list[float]:
        """The same as a list."""
        self.set_from(state, player)
        assert self.tensor is not None
        numbers: list[float] = self.tensor.tolist()
        return numbers

    def string_from(self, state: SpielState, player: int) -> str:
        """What this player observes, in letters."""
        hearing = state.play.heard()
        if not self.private:
            return self.text_for(hearing, SPECTATOR) if self.public else ""
        return self.text_for(hearing, player) if self.public else hearing.secrets(player)

    def text_for(self, hearing: OpenTable, seat: int) -> str:
        """What this seat was told since the beginning, or what it knows now."""
        if self.recall:
            return hearing.recall.string(seat)
        return " ".join(f"{name}={value}" for name, value in hearing.view(seat).shown().items())
