"""What can be typed with a slash at any time: talk, bots and seats, the record."""

import shlex
from collections.abc import Callable
from itertools import chain, count
from pathlib import Path

from clickbang.bots.registry import usual_bot
from clickbang.cli.online.desk import Desk
from clickbang.cli.play.play_setup import bot_in_words, level_typed
from clickbang.cli.problems import describe
from clickbang.cli.records.verify import report
from clickbang.client import ClientError, Refusal
from clickbang.core.errors import ClickbangError
from clickbang.protocol.clocks import FASTER, TO_THE_END
from clickbang.protocol.messages import Bet, Bets, Faced, Mute, Remove, Said, SetBot, Speed, TableInfo
from clickbang.protocol.stages import LOBBY, OPEN, OVER, REVEALING
from clickbang.records import parse_record
from clickbang.records.receipt import Receipt, receipt_to_text
from clickbang.text.typed import meanings


class SlashCommands:
    """Does what is asked for with a slash."""

    def __init__(self, desk: Desk, show_table: Callable[[], None]) -> None:
        self.desk = desk
        self.screen = desk.screen
        self.session = desk.session
        self.show_table = show_table

    def obey(self, typed: str) -> None:
        word, _, rest = typed[1:].partition(" ")
        rest = rest.strip()
        try:
            match meanings("commands").get(word.lower()):
                case "say" if rest:
                    self.desk.do(self.session.say(rest))
                case "team" if rest:
                    self.desk.do(self.session.say(rest, "team"))
                case "to":
                    self.whisper(rest)
                case "face":
                    self.pull_face(rest)
                case "mute":
                    self.mute(rest)
                case "bet":
                    self.bet(rest)
                case "faster":
                    self.desk.do(self.session.request(Speed(speed=FASTER)))
                case "end":
                    self.desk.do(self.session.request(Speed(speed=TO_THE_END)))
                case "bot":
                    self.set_bot(rest)
                case "open":
                    self.with_seat(rest, lambda seat: SetBot(seat=seat, bot=""))
                case "remove":
                    self.with_seat(rest, lambda seat: Remove(seat=seat))
                case "who":
                    self.show_table()
                case "link":
                    self.show_link()
                case "record":
                    self.save_record(rest)
                case None if word:
                    known = [f"/{name}" for name in meanings("commands")]
                    self.screen.refuse("join-no-such-command", f"/{word}", known, typed=f"/{word}")
                    self.help()
                case _:
                    self.help()
        except Refusal as refusal:
            self.complain(refusal.sentence)
        except (ClientError, TimeoutError, ConnectionError):
            self.screen.say("join-not-connected", "red")

    @property
    def table(self) -> TableInfo:
        return self.desk.table

    @property
    def link(self) -> str:
        return f"{self.session.visit.address}/#{self.table.code}"

    @property
    def names(self) -> list[str]:
        """Who sits at the table."""
        return [seat.name for seat in self.table.seats if seat.name]

    def show_link(self) -> None:
        self.screen.say("join-link", link=self.link)

    def help(self) -> None:
        self.screen.say("join-help")
        if self.table.host == self.session.guest:
            game = self.session.game
            self.screen.say("join-help-host", bot=bot_in_words(self.screen.catalogue, game, usual_bot(game)))

    def complain(self, sentence: str) -> None:
        self.screen.show(self.screen.paint(sentence, "red"))

    # Talk

    def hear(self, said: Said) -> None:
        """What somebody said, and to whom."""
        catalogue, names = self.screen.catalogue, [seat.name for seat in self.table.seats]
        name = said.name or catalogue.say("join-spectator")
        heard = {
            "team": catalogue.say("join-said-team", name=name),
            "gallery": catalogue.say("join-said-gallery", name=name),
            "spectators": catalogue.say("join-said-spectators", name=name),
        }.get(said.to, name)
        if said.to == "seat" and said.hearer is not None:
            heard = catalogue.say("join-said-to", name=name, hearer=names[said.hearer])
        text = "".join(letter if letter.isprintable() else " " for letter in said.text)
        self.screen.show(self.screen.paint(f"  {heard}", "bold").append(f" “{text}”", "not bold"))

    def whisper(self, rest: str) -> None:
        """`/to NAME TEXT`; names may have spaces."""
        names = sorted(self.table.seats, key=lambda seat: -len(seat.name))
        for seat in names:
            if seat.name and rest.lower().startswith(f"{seat.name.lower()} "):
                text = rest[len(seat.name) :].strip()
                self.desk.do(self.session.say(text, "seat", self.table.seats.index(seat)))
                return
        self.screen.refuse("join-to-whom", rest.partition(" ")[0], self.names)

    def see_face(self, faced: Faced) -> None:
        """Somebody pulled a face."""
        self.screen.say("join-faced", "dim", name=self.table.seats[faced.seat].name, face=faced.face)

    def pull_face(self, rest: str) -> None:
        """`/face smirk`."""
        face = meanings("faces").get(rest.lower())
        if face is None:
            self.screen.refuse("join-which-face", rest, meanings("faces"))
        else:
            self.desk.do(self.session.pull_face(face))

    def mute(self, name: str) -> None:
        """Hear no more of somebody, or hear them again."""
        seat = self.seat_called(name)
        if seat is None:
            self.screen.refuse("join-to-whom", name, self.names)
            return
        on = seat not in self.table.muted
        self.desk.do(self.session.request(Mute(seat=seat, on=on)))
        called = self.table.seats[seat].name
        if on:
            self.screen.say("join-muted", "dim", name=called)
        else:
            self.screen.say("join-unmuted", "dim", name=called)

    def bet(self, name: str) -> None:
        """Bet on who wins, by name or seat."""
        seat = self.seat_called(name)
        if seat is None:
            self.screen.refuse("join-bet-on", name, self.names)
        else:
            self.desk.do(self.session.request(Bet(seat=seat)))

    def tell_bets(self, before: int, bets: Bets) -> None:
        """Those that are new, by how many were known before; when the game is over, all with who was right."""
        is_over = self.table.stage == OVER
        for one in bets.bets if is_over else bets.bets[before:]:
            key = ("join-bet-right" if one.right else "join-bet-wrong") if is_over else "join-bet"
            if one.own and not is_over:
                key = "join-bet-own"
            name = one.name or self.screen.catalogue.say("join-spectator")
            self.screen.say(key, name=name, on=self.table.seats[one.on].name, left=one.left)

    # Seats

    def seat_called(self, name: str) -> int | None:
        """A seat by its number, or by who sits there."""
        seats = self.table.seats
        if name.isdecimal() and 1 <= int(name) <= len(seats):
            return int(name) - 1
        found = [number for number, seat in enumerate(seats) if seat.name and seat.name.lower() == name.lower()]
        return found[0] if found else None

    def with_seat(self, name: str, message: Callable[[int], Remove | SetBot]) -> None:
        seat = self.seat_called(name)
        if seat is None:
            self.screen.refuse("join-which-seat", name, self.names)
        else:
            self.desk.do(self.session.request(message(seat)))

    def set_bot(self, rest: str) -> None:
        """`/bot 3 sharp`; without a number, every open seat."""
        name, _, bot = rest.partition(" ")
        if name and not name.isdecimal():
            name, bot = "", name
        seats = [name] if name else [str(n) for n, seat in enumerate(self.table.seats, 1) if seat.kind == OPEN]
        for seat in seats:
            self.with_seat(
                seat, lambda number: SetBot(seat=number, bot=level_typed(bot) or usual_bot(self.session.game))
            )

    # The record

    def save_record(self, name: str) -> None:
        """Save the game into a new file. One that is over is checked, and our receipt of it is saved beside it.

        As soon as somebody has asked for another game, that is the one before.
        """
        table = self.table
        number = table.number - 1 if table.stage in (LOBBY, REVEALING) and table.number > 1 else table.number
        is_over = number < table.number or table.stage == OVER
        receipt = self.session.receipt_of(table.table, number) if is_over else None
        body = self.desk.do(self.session.visit.record(table.table, number))
        so_far = "" if is_over else "-so-far"
        file = Path(name) if name else free_file(f"{table.game}-{table.code}-{number}{so_far}")
        beside = receipt_beside(file)
        try:
            with file.open("xb") as out:
                out.write(body)
            if receipt is not None:
                with beside.open("x", encoding="utf-8") as out_beside:
                    out_beside.write(receipt_to_text(receipt) + "\n")
        except OSError as error:
            self.complain(describe(error, self.screen.catalogue))
            return
        if not is_over:
            self.screen.say("join-saved-so-far", file=str(file))
            return
        self.screen.say("join-saved", file=str(file))
        if receipt is not None:
            command = shlex.join(["clickbang", "verify", str(file), "--receipt", str(beside)])
            self.screen.say("join-receipt", "dim", command=command)
        try:
            report(self.screen, parse_record(body.decode().split("\n")), receipt or Receipt())
        except ClickbangError as error:
            self.complain(self.screen.catalogue.error(error))


def free_file(stem: str) -> Path:
    """A name for a record that nothing has yet, and no receipt either."""
    names = chain([stem], (f"{stem}-{number}" for number in count(2)))
    files = (Path(f"{name}.jsonl") for name in names)
    return next(file for file in files if not file.exists() and not receipt_beside(file).exists())


def receipt_beside(file: Path) -> Path:
    return file.with_name(f"{file.name}.receipt")
