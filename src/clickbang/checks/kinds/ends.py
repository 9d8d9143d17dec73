"""Does every game end, without breaking off on the way?"""

from clickbang.checks.games.played import MOST_MOVES, PlayedGame, Stop
from clickbang.checks.kinds.check import Check
from clickbang.core.parts.secrets import CHANCE


class Ends(Check):
    """Random games come to an end that the game declares, with a score for every seat."""

    name = "ends"

    def __init__(self, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        self.looked.update(games=0, answers=0, draws=0, longest=0, seed=0)

    def look(self, played: PlayedGame) -> None:
        draws = sum(who == CHANCE for who, _ in played.moves)
        self.looked.update(games=1, answers=len(played.moves) - draws, draws=draws)
        if len(played.moves) > self.looked["longest"]:
            self.looked["longest"], self.looked["seed"] = len(played.moves), played.seed
        if played.stop is Stop.TOO_LONG:
            self.found("ends-never", played, MOST_MOVES, most=MOST_MOVES)
        elif played.stop is Stop.RAISED:
            self.found("ends-breaks", played, len(played.moves), why=played.why)
        elif played.result is not None:
            self.look_at_result(played)

    def look_at_result(self, played: PlayedGame) -> None:
        result = played.result
        assert result is not None
        if result.ending not in self.game.endings:
            endings = ", ".join(self.game.endings)
            self.found("ends-undeclared", played, len(played.moves), ending=result.ending, endings=endings)
        if len(result.scores) != played.seats or not set(result.winners) <= set(range(played.seats)):
            self.found("ends-result", played, len(played.moves), result=result)
