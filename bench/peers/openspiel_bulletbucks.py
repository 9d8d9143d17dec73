"""Bulletbucks (BB-1 to BB-18) as an OpenSpiel Python game, for the benchmark.

The dynamics are SEQUENTIAL: the sealed answers of one prompt are taken one after another, in seat order, as ordinary
decision nodes. That is how OpenSpiel's card games model what is secret, every algorithm of the library accepts it, and
it is the faster choice: a simultaneous node wants a joint action, with a filler for each seat that is not asked.
An answer moves only its author's own notes, and nothing reads them before the last answer is in, so it is applied at
once. Random play asks for no observations, so the game provides none.
"""

from collections.abc import Mapping
from typing import Any

import pyspiel

NOTE = 1000
NOTES_OF_A_KIND = 6
MARKERS = 6
CLICK, BANG = 0, 1
SPIN_OUTCOMES = [(CLICK, 5 / 6), (BANG, 1 / 6)]  # BB-12

BID, RAISE, CONVERT, NAME, SPIN, OVER = "bid", "raise", "convert", "name", "spin", "over"

_GAME_TYPE = pyspiel.GameType(
    short_name="python_bulletbucks",
    long_name="Python Bulletbucks",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=3,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={"players": 4, "pot_after_bang": "return"},
)


class BulletbucksGame(pyspiel.Game):
    """The options of a game, and how its actions are numbered.

    With `side` = the notes of one kind in the game + 1, the actions are
        ones * side + twos           bid or raise these notes (0, no note at all, is never legal)
        first_stack + index          convert this one of one's own stacks
        first_seat + seat            name this player
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        params = dict(params or {})
        players = params.get("players", 4)
        self.pot_after_bang = params.get("pot_after_bang", "return")
        if self.pot_after_bang not in ("return", "carry", "discard"):
            raise ValueError(f"pot_after_bang is return, carry or discard, not {self.pot_after_bang}")
        self.side = NOTES_OF_A_KIND * players + 1
        self.first_stack = self.side * self.side
        self.first_seat = self.first_stack + MARKERS
        info = pyspiel.GameInfo(
            num_distinct_actions=self.first_seat + players,
            max_chance_outcomes=len(SPIN_OUTCOMES),
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=100_000,  # converting can go on for as long as the revolver clicks
        )
        super().__init__(_GAME_TYPE, info, params)

    def new_initial_state(self) -> "BulletbucksState":
        return BulletbucksState(self)


class BulletbucksState(pyspiel.State):
    """One game in progress: it waits for the first of `_waiting`, for the revolver, or it is over."""

    def __init__(self, game: BulletbucksGame) -> None:
        super().__init__(game)
        players = game.num_players()
        # Copied, since a cloned or unpickled state holds its game without these.
        self._pot_after_bang = game.pot_after_bang
        self._side = game.side
        self._first_stack = game.first_stack
        self._first_seat = game.first_seat
        self.phase = BID
        self.rounds = 0
        self._seated = list(range(players))
        self._bidders: list[int] = []  # who must bid or raise
        self._waiting: list[int] = []  # who still owes an answer to the open prompt
        self._raising = False
        self._named = 0
        self._markers = MARKERS  # in the centre
        self._ones = [NOTES_OF_A_KIND] * players  # BB-1
        self._twos = [NOTES_OF_A_KIND] * players
        self._bid_ones = [0] * players
        self._bid_twos = [0] * players
        self._carried_ones = self._carried_twos = 0  # BB-15, carry: the start of the pot, in nobody's bid
        self._stacks: list[list[tuple[int, int]]] = [[] for _ in range(players)]
        self._begin_round()

    # OpenSpiel's interface.

    def current_player(self) -> int:
        if self._waiting:
            return self._waiting[0]
        return pyspiel.PlayerId.TERMINAL if self.phase == OVER else pyspiel.PlayerId.CHANCE

    def is_terminal(self) -> bool:
        return self.phase == OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return SPIN_OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        phase = self.phase
        if phase in (BID, RAISE):  # BB-5: at least one note, so not the first pair (0, 0)
            side = self._side
            twos = self._twos[player] + 1
            last = self._ones[player] * side
            return [action for row in range(0, last + 1, side) for action in range(row, row + twos)][1:]
        if phase == CONVERT:
            first = self._first_stack
            return list(range(first, first + len(self._stacks[player])))
        first = self._first_seat
        return [first + seat for seat in self._seated]

    def _apply_action(self, action: int) -> None:
        phase = self.phase
        if phase == SPIN:
            self._spin(action)
            return
        seat = self._waiting.pop(0)
        if phase == NAME:  # BB-6
            self._named = action - self._first_seat
            self.phase = SPIN
        elif phase == CONVERT:  # BB-9: the marker goes back to the centre
            self._ones[seat], self._twos[seat] = self._stacks[seat].pop(action - self._first_stack)
            self._markers += 1
            if not self._waiting:
                self._ask(RAISE if self._raising else BID, self._bidders)
        else:
            ones, twos = divmod(action, self._side)
            self._ones[seat] -= ones
            self._twos[seat] -= twos
            self._bid_ones[seat] += ones
            self._bid_twos[seat] += twos
            if not self._waiting:
                self._compare_totals()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "bang" if action == BANG else "click"
        if action >= self._first_seat:
            return f"name {action - self._first_seat}"
        if action >= self._first_stack:
            return f"convert {action - self._first_stack}"
        ones, twos = divmod(action, self._side)
        return f"{ones}x1000 {twos}x2000"

    def returns(self) -> list[float]:
        """BB-18: a share of the win."""
        winners = self.winners() if self.phase == OVER else []
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self._stacks))]

    def __str__(self) -> str:
        seats = [
            f"{seat}{'' if seat in self._seated else ' gone'}: {self._ones[seat]}/{self._twos[seat]}"
            f" bid {self._bid_ones[seat]}/{self._bid_twos[seat]} stacks {self._stacks[seat]}"
            for seat in range(len(self._stacks))
        ]
        return "\n".join([f"round {self.rounds} {self.phase} {self._waiting}", *seats])

    # The bidding.

    def _ask(self, phase: str, seats: list[int]) -> None:
        self.phase = phase
        self._waiting = seats[:]

    def _begin_round(self) -> None:
        players = len(self._stacks)
        self._bid_ones = [0] * players
        self._bid_twos = [0] * players
        if self._markers == 0 or len(self._seated) <= 1:  # BB-16
            self._ask(OVER, [])
            return
        self.rounds += 1
        self._bidders = self._seated[:]
        self._raising = False
        self._prepare_bidders()

    def _highest(self, seats: list[int]) -> list[int]:
        totals = [self._bid_ones[seat] + 2 * self._bid_twos[seat] for seat in seats]
        best = max(totals)
        return [seat for seat, total in zip(seats, totals, strict=True) if total == best]

    def _compare_totals(self) -> None:
        """BB-6, BB-7: one total stands alone, or the tied raise."""
        self._bidders = self._highest(self._bidders)
        if len(self._bidders) == 1:
            self._ask(NAME, self._bidders)
        else:
            self._raising = True
            self._prepare_bidders()

    def _prepare_bidders(self) -> None:
        """BB-9 to BB-11: before anybody bids or raises."""
        while True:
            penniless = [seat for seat in self._bidders if not (self._ones[seat] or self._twos[seat])]
            for seat in [seat for seat in penniless if not self._stacks[seat]]:  # (1), BB-10
                penniless.remove(seat)
                self._bidders.remove(seat)
                self._seated.remove(seat)
            if len(self._seated) <= 1:  # (2)
                self._ask(OVER, [])
                return
            if self._raising and len(self._bidders) <= 1:  # (3)
                if not self._bidders:
                    self._bidders = self._highest(self._seated)
                if len(self._bidders) > 1:
                    continue
                self._ask(NAME, self._bidders)
                return
            if penniless:  # (4)
                self._ask(CONVERT, penniless)
            else:  # (5)
                self._ask(RAISE if self._raising else BID, self._bidders)
            return

    # The revolver, and the end.

    def _spin(self, outcome: int) -> None:
        """BB-12 to BB-15."""
        who = self._named
        if outcome == CLICK:  # BB-13
            pot = (self._carried_ones + sum(self._bid_ones), self._carried_twos + sum(self._bid_twos))
            self._stacks[who].append(pot)
            self._carried_ones = self._carried_twos = 0
            self._markers -= 1
        else:  # BB-14
            self._seated.remove(who)
            self._ones[who] = self._twos[who] = self._bid_ones[who] = self._bid_twos[who] = 0
            if self._pot_after_bang == "return":  # BB-15
                for seat in self._seated:
                    self._ones[seat] += self._bid_ones[seat]
                    self._twos[seat] += self._bid_twos[seat]
            elif self._pot_after_bang == "carry":
                self._carried_ones += sum(self._bid_ones)
                self._carried_twos += sum(self._bid_twos)
        self._begin_round()

    def scores(self) -> list[int]:
        """BB-17."""
        return [NOTE * len(stacks) * sum(ones + 2 * twos for ones, twos in stacks) for stacks in self._stacks]

    def winners(self) -> list[int]:
        """BB-18."""
        scores = self.scores()
        best = max(scores)
        return [seat for seat, score in enumerate(scores) if score == best > 0]


pyspiel.register_game(_GAME_TYPE, BulletbucksGame)
