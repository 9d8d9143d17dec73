"""One seat against bots, as Gymnasium has it: importing this registers `clickbang/Bulletbucks-v0` and all others."""

from collections.abc import Mapping, Sequence
from typing import Any

from librt.random import Random

from clickbang.research.extra import missing_extra

try:
    import gymnasium
    import numpy as np
except ModuleNotFoundError as missing:
    raise missing_extra(missing) from missing

from clickbang.bots.chair import Chair
from clickbang.bots.registry import find_bot, make_bot
from clickbang.core.programs.decisions import OVER
from clickbang.core.registry import GAMES, game_named
from clickbang.core.seeds import BOTS, SAMPLING, stream_seed
from clickbang.research.episode import RENDER_MODES, Episode, Observation, check_settings

VERSION = 0
"""Goes up when the same answers give other observations, rewards or turns."""
USUAL_SEATS = 4
MOST_DECISIONS = 20_000
"""A game of so many decisions of all seats is broken off."""


class SeatAgainstBots(gymnasium.Env[Observation, np.int64]):
    """A game in which one seat learns and bots play all others; a game that is lost for it is played to its end."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = ("random",),
        options: Mapping[str, str | int] | None = None,
        utility: str = "win",
        take_back: bool = False,
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        played = game_named(game)
        self.game = played
        self.seats = seats or max(played.least_seats, min(played.most_seats, USUAL_SEATS))
        if not 0 <= seat < self.seats:
            raise ValueError(f"seat is one of 0 to {self.seats - 1}, not {seat}")
        self.seat = seat
        self.bots = (bots,) if isinstance(bots, str) else tuple(bots)
        """Who plays the other seats, one after another, and again from the first."""
        if not 1 <= len(self.bots) < self.seats:
            raise ValueError(f"bots are 1 to {self.seats - 1} names for {self.seats} seats, not {len(self.bots)}")
        for name in self.bots:
            find_bot(name, played)
        check_settings(render_mode)
        self.illegal_reward = illegal_reward
        """What it costs to give an answer that is not allowed; the default answer counts in its place."""
        self.render_mode = render_mode
        self.settings = (played, self.seats, options, utility, take_back)
        self.episode = Episode(*self.settings)
        self.action_space = self.episode.action_space()
        self.observation_space: Any = self.episode.observation_space()
        self.chairs: dict[int, Chair] = {}
        self.luck: int | None = None
        """That of this game, if one has begun."""
        self.answers: list[int] = []
        """What has been answered in it."""

    def __getstate__(self) -> dict[str, Any]:
        """For pickling and copying: without table and bots, which come to the same place by the same answers."""
        return {name: value for name, value in self.__dict__.items() if name not in ("episode", "chairs")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.episode = Episode(*self.settings)
        self.chairs = {}
        if self.luck is not None:
            self.begin(self.luck)
            stepper = self.episode.stepper
            for answer in self.answers:
                if stepper.seat != self.seat or stepper.problem(self.seat, answer) is not None:
                    raise ValueError("this game cannot be copied: a bot does not answer again as it has answered")
                stepper.take(answer)
                self.let_bots_play()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.luck = int(self.np_random.integers(2**62))
        self.answers = []
        self.begin(self.luck)
        return self.observation(), self.info(False)

    def begin(self, luck: int) -> None:
        """A new game up to our first decision."""
        self.episode.begin(luck)
        others = [other for other in range(self.seats) if other != self.seat]
        self.chairs = {other: self.chair(other, place, luck) for place, other in enumerate(others)}
        self.let_bots_play()

    def chair(self, seat: int, place: int, luck: int) -> Chair:
        """A new bot in its seat, with its own streams of luck."""
        bot = make_bot(self.bots[place % len(self.bots)], self.game)
        bot.sit(seat, Random(stream_seed(luck, 0, BOTS, seat)), Random(stream_seed(luck, 0, SAMPLING, seat)))
        return Chair(bot, seat, self.episode.stepper.watched())

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        stepper = self.episode.stepper
        answer = int(action)
        illegal = stepper.problem(self.seat, answer) is not None
        self.answers.append(self.episode.default(self.seat) if illegal else answer)
        stepper.take(self.answers[-1])
        self.let_bots_play()
        over = stepper.seat == OVER
        reward = (self.episode.worth()[self.seat] if over else 0.0) + (self.illegal_reward if illegal else 0.0)
        if self.render_mode == "human":
            self.render()
        return self.observation(), reward, over, not over and stepper.seat != self.seat, self.info(illegal)

    def let_bots_play(self) -> None:
        """Until it is our decision, or the game is over or broken off."""
        stepper = self.episode.stepper
        while stepper.seat not in (OVER, self.seat) and stepper.made < MOST_DECISIONS:
            answer, _ = self.chairs[int(stepper.seat)].ask()
            stepper.take(answer)

    def observation(self) -> Observation:
        return self.episode.observation(self.seat, self.episode.stepper.seat == self.seat)

    def info(self, illegal: bool) -> dict[str, Any]:
        """The mask again, what is asked, and whether the last answer was not allowed."""
        asked = self.episode.stepper.seat == self.seat
        return {
            "action_mask": self.episode.mask(self.seat, asked),
            "kind": self.episode.stepper.table.kind_name() if asked else "",
            "role": self.episode.role(self.seat) if asked else "",
            "illegal": illegal,
        }

    def render(self) -> str | None:
        """What somebody sees who only watches."""
        if self.render_mode == "ansi":
            return self.episode.text()
        if self.render_mode == "human":
            print(self.episode.text(), end="\n\n")
        return None


def name_of(key: str) -> str:
    """What a game's environment is called."""
    return f"clickbang/{key.capitalize()}-v{VERSION}"


for _key in GAMES:
    gymnasium.register(name_of(_key), entry_point=f"{__name__}:SeatAgainstBots", kwargs={"game": _key})
