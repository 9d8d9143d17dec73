"""A thousand of our own records, in the plain form that the peers replay."""

import io
import json
from pathlib import Path

from clickbang.bots.match import play_match
from clickbang.bots.random_bot import RandomBot
from clickbang.games.bulletbucks import BULLETBUCKS, Bid, Convert, Name
from clickbang.games.bulletbucks.rules.options import POT_AFTER_BANG
from clickbang.games.bulletbucks.rules.revolver import CLICK
from clickbang.records import Record, Recorder, parse_record, rerun
from clickbang.records.lines import Answer, Draw


def write_records(path: Path, games: int) -> None:
    """Play games at all seat counts and with every option for the pot, and write them for the peers."""
    with path.open("w") as out:
        for number in range(games):
            seats = 3 + number % 4
            pot = POT_AFTER_BANG[number // 4 % 3]
            text = io.StringIO()
            recorder = Recorder(BULLETBUCKS, text)
            bots = [RandomBot() for _ in range(seats)]
            match = play_match(BULLETBUCKS, bots, 2026, number, {"pot_after_bang": pot}, [recorder])
            recorder.close()
            record = parse_record(text.getvalue().split("\n"))
            result = rerun(record).table.result()
            plain = {
                "seats": seats,
                "pot_after_bang": pot,
                "steps": steps(record),
                "scores": result.scores,
                "winners": result.winners,
                "rounds": match.sitting.spectator.shown()["round"],
            }
            out.write(json.dumps(plain) + "\n")


def steps(record: Record) -> list[list[object]]:
    """The answers and the luck of a record, one short list each."""
    found: list[list[object]] = []
    raising = False
    for line in record.lines:
        if isinstance(line, Draw):
            found.append(["spin", "click" if line.outcome == CLICK else "bang"])
        elif isinstance(line, Answer):
            match record.game.decode(line.action):
                case Bid(ones, twos):
                    found.append(["raise" if raising else "bid", line.seat, ones, twos])
                case Name(seat):
                    found.append(["name", line.seat, seat])
                case Convert(stack):
                    found.append(["convert", line.seat, stack])
        else:
            asked = getattr(getattr(line, "event", None), "kind", None)
            if asked is not None:
                raising = asked == "raise"
    return found
