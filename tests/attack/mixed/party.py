"""The people of one table after another: they come, play, quarrel, leave, and note what they were told."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from itertools import count

from clickbang.protocol.messages import TableInfo
from tests.attack.mixed.ledger import Ledger
from tests.attack.mixed.person import Pace, Person

GAMES = {"bulletbucks": (3, 5), "championship": (2, 5), "battleroyal": (4, 7)}
"""With how few and how many seats."""
BOTS = ("random", "random", "naive", "shrewd")
TICK = 0.5
STUCK_AFTER = 240.0
"""Seconds without any news at a table in play."""
GAMES_EACH = 4
"""How many games a table sees on average before its people look for another."""


class Party:
    """Some people, who are at one table at a time."""

    def __init__(self, number: int, port: int, ledger: Ledger, pace: Pace) -> None:
        self.number = number
        self.port = port
        self.ledger = ledger
        self.pace = pace
        self.random = random.Random(number)
        self.game = tuple(GAMES)[number % len(GAMES)]
        self.names = count(1)
        self.addresses = count(2)
        self.people: list[Person] = []
        self.watching: list[Person] = []
        self.leaving = False
        self.over = 0

    async def run(self) -> None:
        """One table after another, until `leaving`."""
        while not self.leaving:
            try:
                await self.be_at_a_table()
            except Exception as error:
                self.ledger.trouble(f"party {self.number}: {error!r}")
                await asyncio.sleep(1)
            finally:
                for person in self.people + self.watching:
                    await person.leave()
                self.people, self.watching = [], []

    async def newcomer(self) -> Person:
        source = f"127.{1 + self.number // 250}.{self.number % 250}.{next(self.addresses) % 250 + 1}"
        person = Person(self.port, source, f"P{self.number} {next(self.names)}", self.ledger, self.pace)
        await self.again_and_again(person.become_guest)
        return person

    async def again_and_again(self, call: Callable[[], Awaitable[None]]) -> None:
        """As long as there is no server."""
        async with asyncio.timeout(90):
            while True:
                try:
                    return await call()
                except OSError:
                    await asyncio.sleep(0.5)

    async def be_at_a_table(self) -> None:
        few, many = GAMES[self.game]
        seats = self.random.randint(few, many)
        host = await self.newcomer()
        wanted = {
            "game": self.game,
            "seats": seats,
            "clock": self.random.choice(("quick", "relaxed", "none")),
            "pace": self.random.choice(("none", "natural")),
            "public": self.random.random() < 0.3,
        }
        opened = await host.fetch("POST", "/api/tables", wanted)
        if opened.status != 201:
            raise ConnectionRefusedError(f"no table: {opened.status} {opened.code}")
        code = opened.json["code"]
        self.ledger.counts["tables"] += 1
        for _ in range(self.random.randint(1, seats)):
            person = await self.newcomer() if self.people else host
            person.attend(code)
            self.people.append(person)
        games, self.over = self.random.randint(1, 2 * GAMES_EACH - 1), 0
        progress, since = (0, 0), asyncio.get_running_loop().time()
        while not self.leaving and self.over < games:
            await asyncio.sleep(TICK * self.random.uniform(0.5, 1.5))
            await self.look(code, games)
            now = asyncio.get_running_loop().time()
            found = (self.over, sum(person.events for person in self.people))
            if found != progress:
                progress, since = found, now
            elif now - since > STUCK_AFTER:
                raise TimeoutError(f"nothing happens at table {code} ({self.stages()})")

    def stages(self) -> list[str]:
        return [person.table.stage if person.table else "?" for person in self.people]

    async def look(self, code: str, games: int) -> None:
        """See how far the table has come, and do something about it."""
        for person in self.people + self.watching:
            if person.there.is_set() and self.random.random() < TICK / 15:
                person.sign_of_life()
        here = [person.table for person in self.people if person.there.is_set()]
        seen = next(filter(None, here), None)
        if seen is None:
            return
        host = next((person for person in self.people if person.guest == seen.host and person.table), None)
        match seen.stage:
            case "lobby":
                await self.prepare(host, seen, code)
            case "playing":
                await self.disturb(host, seen, code)
            case "over":
                await self.after(host, seen, games)

    async def prepare(self, host: Person | None, seen: TableInfo, code: str) -> None:
        """Everybody sits down and is ready; the host begins."""
        if len(self.people) < len(seen.seats) and self.random.random() < 0.2:
            person = await self.newcomer()
            person.attend(code)
            self.people.append(person)
        for person in self.people:
            table = person.table
            if table is None or table.stage != "lobby":
                continue
            if table.you is None:
                open_seats = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
                if not open_seats or await person.ask("sit", seat=open_seats[0], name=person.name):
                    continue
            await person.ready()
        if host is not None and all(seat.ready for seat in seen.seats if seat.kind == "person"):
            await host.ask("start", bot=self.random.choice(BOTS))

    async def disturb(self, host: Person | None, seen: TableInfo, code: str) -> None:
        """What people do while a game is played, and now and then."""
        person = self.random.choice(self.people)
        chance = self.random.random()
        if chance < 0.02 and person.line is not None:
            self.ledger.counts["aborted"] += 1
            person.line.reset()
        elif chance < 0.03:
            self.ledger.counts["stood up in play"] += 1
            await person.ask("stand")
            await person.leave()  # and is back at once: who comes back has the seat again
            person.attend(code)
        elif chance < 0.035 and host is not None and person is not host and person.table and len(self.people) > 1:
            if person.table.you is not None and not await host.ask("remove", seat=person.table.you):
                self.ledger.counts["removed in play"] += 1
        elif chance < 0.045:
            await self.transfer(person, code)
        elif chance < 0.09:
            self.ledger.counts["remarks"] += 1
            await person.ask("say", text=f"Well, well, {chance}")
        elif chance < 0.12:
            await self.change_spectators(code)
        elif chance < 0.14:
            reply = await person.fetch("GET", f"/api/tables/{seen.table}/games/{seen.number}/record")
            self.ledger.counts[f"record in play {reply.status}"] += 1
        elif chance < 0.18 and person.prompt is not None:
            self.ledger.counts[f"wait {await person.ask('wait', prompt=person.prompt[1])}"] += 1
        elif chance < 0.21:
            someone = self.random.choice(self.people + self.watching)
            self.ledger.counts[f"bet {await someone.ask('bet', seat=self.random.randrange(len(seen.seats)))}"] += 1
        elif chance < 0.22:
            self.ledger.counts[f"speed {await person.ask('speed', speed=self.random.choice(('faster', 'end')))}"] += 1

    async def change_spectators(self, code: str) -> None:
        if len(self.watching) >= 2:
            await self.watching.pop(0).leave()
        else:
            person = await self.newcomer()
            person.attend(code)
            self.watching.append(person)

    async def transfer(self, person: Person, code: str) -> None:
        """Somebody goes on with another device."""
        device = await self.newcomer()
        made = await person.fetch("POST", "/api/transfers")
        used = await device.fetch("POST", "/api/transfers/use", {"code": made.json.get("code", "")})
        if used.status != 200:
            self.ledger.counts[f"transfer {used.status} {used.code}"] += 1
            return
        self.ledger.counts["transfers"] += 1
        await person.leave()
        device.contribution = person.contribution
        self.people[self.people.index(person)] = device
        device.attend(code)

    async def after(self, host: Person | None, seen: TableInfo, games: int) -> None:
        """A game is over: some stand up, are removed or change devices, the others play on."""
        notes = self.ledger.games[seen.table, seen.number]
        if not notes.over:
            notes.over = True
            self.over += 1
            self.ledger.counts[f"games {self.game}"] += 1
        sitting = [person for person in self.people if person.table is not None and person.table.you is not None]
        if sitting and self.random.random() < 0.3:
            self.ledger.counts["stood up after the end"] += 1
            await self.random.choice(sitting).ask("stand")
        others = [person for person in sitting if person is not host]
        if host is not None and others and self.random.random() < 0.2:
            gone = self.random.choice(others)
            if gone.table is not None and gone.table.you is not None:
                self.ledger.counts["removed after the end"] += 1
                await host.ask("remove", seat=gone.table.you)
        if self.random.random() < 0.1:
            await self.transfer(self.random.choice(self.people), seen.code)
        if self.over >= games:
            return
        for person in self.people:
            if not await person.ask("rematch"):
                self.ledger.counts["rematches"] += 1
                return
        self.over = games  # nobody sits here any more
