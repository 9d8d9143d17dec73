"""Many games stepped together: one decision in each, written into buffers that NumPy reads where they lie.

A game that is over begins anew at once: what it was worth stands in `rewards` until the next step, and all else is
already of the new game. Games are numbered, and each number has its own luck, so the same seed and the same answers
give the same games.
"""

from collections.abc import Mapping

from librt.random import Random
from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from clickbang.core.errors import NOT_ON_THE_LIST, IllegalAnswer
from clickbang.core.game import Game
from clickbang.core.programs.decisions import OVER
from clickbang.core.programs.stepper import Stepper
from clickbang.core.programs.tensor import Encoder, encoder_of


class Batch:
    """So many games of one kind. All buffers are flat: game by game, and within it by number, answer or seat."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str] | None,
        games: int,
        seed: int,
        utility: str,
        most: int,
        take_back: bool,
    ) -> None:
        self.game = game
        self.seats: i64 = seats
        self.games: i64 = games
        self.seed = seed
        self.utility = utility
        self.most: i64 = most
        """A game of so many decisions is broken off."""
        self.encoder: Encoder = encoder_of(game, seats, options)
        reader = self.encoder if self.encoder.reads_tables() else None
        self.silent: bool = reader is not None
        self.steppers: list[Stepper] = []
        for number in range(games):
            self.steppers.append(Stepper(game, seats, options, seed, number, take_back, reader))
        self.begun = games
        """How many games have begun: the number of the next one."""
        self.size: i64 = self.encoder.size
        self.choices: i64 = self.steppers[0].num_actions + (1 if take_back else 0)
        self.listed: list[list[int]] = [[] for _ in range(games)]
        """By game: what may be answered."""
        self.observations: vec[i32] = vec[i32]([0] * (games * self.size))
        """What whoever decides knows, as bits of 32-bit floats."""
        self.masks: vec[u8] = vec[u8]([0] * (games * self.choices))
        """1 for every answer that may be given."""
        self.actors: vec[i32] = vec[i32]([0] * games)
        """Which seat decides."""
        self.rewards: vec[float] = vec[float]([0.0] * (games * seats))
        """What a game that the last step has ended was worth, by seat."""
        self.terminated: vec[u8] = vec[u8]([0] * games)
        """1 for each of those."""
        self.truncated: vec[u8] = vec[u8]([0] * games)
        """1 for each that the last step has broken off."""
        self.picks: vec[i32] = vec[i32]([0] * games)
        """What `pick` has chosen."""
        self.show_all()

    def restart(self, seed: int) -> None:
        """Begin again with the first games of this seed."""
        self.seed = seed
        place: i64 = 0
        while place < self.games:
            self.steppers[place].begin(seed, place)
            self.clear_result(place)
            place += 1
        self.begun = int(self.games)
        self.show_all()

    def step(self, answers: bytes) -> None:
        """One answer for each game, as 32-bit ints; one that is not allowed is an error, and nothing has happened."""
        place: i64 = 0
        while place < self.games:
            answer = i64(read_i32_le(answers, 4 * place))
            if answer < 0 or answer >= self.choices or self.masks[place * self.choices + answer] == 0:
                self.refuse(place, answer)
            place += 1
        place = 0
        while place < self.games:
            self.step_one(place, i64(read_i32_le(answers, 4 * place)))
            place += 1

    def refuse(self, place: i64, answer: i64) -> None:
        """Say what is wrong with an answer."""
        stepper = self.steppers[place]
        problem = stepper.problem(stepper.seat, answer)
        raise IllegalAnswer(NOT_ON_THE_LIST, answer=answer) if problem is None else problem

    def step_one(self, place: i64, answer: i64) -> None:
        """One decision of one game."""
        if self.terminated[place] != 0 or self.truncated[place] != 0:
            self.clear_result(place)
        stepper = self.steppers[place]
        stepper.take(answer)
        if stepper.seat == OVER:
            self.terminated[place] = 1
            worth = self.game.utility(stepper.table, self.utility)
            seat: i64 = 0
            while seat < self.seats:
                self.rewards[place * self.seats + seat] = worth[seat]
                seat += 1
        elif stepper.made >= self.most:
            self.truncated[place] = 1
        if stepper.seat == OVER or stepper.made >= self.most:
            stepper.begin(self.seed, self.begun)
            self.begun += 1
        self.show(place)

    def clear_result(self, place: i64) -> None:
        """Forget how the last game ended."""
        self.terminated[place] = 0
        self.truncated[place] = 0
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[place * self.seats + seat] = 0.0
            seat += 1

    def show_all(self) -> None:
        place: i64 = 0
        while place < self.games:
            self.show(place)
            place += 1

    def show(self, place: i64) -> None:
        """Who decides in this game, what they know and what they may answer."""
        stepper = self.steppers[place]
        seat = stepper.seat
        self.actors[place] = i32(seat)
        first = place * self.choices
        code: i64
        for code in self.listed[place]:
            self.masks[first + code] = 0
        listed = stepper.choices(seat)
        for code in listed:
            self.masks[first + code] = 1
        self.listed[place] = listed
        if self.silent:
            self.encoder.fill_decision(stepper.table, seat, self.observations, place * self.size)
        else:
            self.encoder.fill(stepper.view_of(seat), self.observations, place * self.size)

    def pick(self, whim: Random) -> None:
        """Fill `picks`: for each game one of the answers, each as likely."""
        place: i64 = 0
        while place < self.games:
            listed = self.listed[place]
            code: i64 = listed[whim.randrange(len(listed))]
            self.picks[place] = i32(code)
            place += 1
