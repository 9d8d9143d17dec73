"""Records to look back at: of games among bots, and of games answer by answer."""

from collections.abc import Mapping, Sequence
from io import StringIO

from clickbang.bots.match import play_match
from clickbang.bots.registry import make_bot
from clickbang.core.chance import Chance
from clickbang.core.game import Game
from clickbang.core.sitting import Sitting
from clickbang.records import Record, Recorder
from clickbang.records.read import parse_record


def played(game: Game, bots: Sequence[str], seed: int, options: Mapping[str, str] | None = None) -> Record:
    """A whole game among these bots."""
    out = StringIO()
    recorder = Recorder(game, out, [f"Bot {seat}" for seat in range(len(bots))])
    play_match(game, [make_bot(bot, game) for bot in bots], seed, 0, options, [recorder])
    recorder.close()
    return parse_record(out.getvalue().split("\n"))


def answered(
    game: Game,
    seats: int,
    options: Mapping[str, str],
    source: Chance,
    answers: Sequence[tuple[int, int]],
    by: str = "player",
) -> Record:
    """A game in which these seats give these answers, one after another; chance strikes in between."""
    out = StringIO()
    recorder = Recorder(game, out)
    sitting = Sitting(game, seats, options, source, [recorder])
    for seat, action in answers:
        sitting.settle()
        sitting.answer(seat, action, by)
    sitting.settle()
    recorder.close()
    return parse_record(out.getvalue().split("\n"))
