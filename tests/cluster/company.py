"""Dozens of tables of all games, with people and bots at them."""

import asyncio
import random
from collections import Counter

from clickbang.protocol.stages import OVER
from tests.cluster.balancer import Balancer
from tests.cluster.checks.history import History
from tests.cluster.people import Person

GAMES = {"bulletbucks": (3, 5), "championship": (2, 4), "battleroyal": (4, 6)}
"""With how few and how many seats."""
MOST_PEOPLE = 3
AT_ONCE = 6


class Company:
    """All people of a run."""

    def __init__(self, balancer: Balancer, tables: int, seed: int = 1) -> None:
        self.balancer = balancer
        self.wanted = tables
        self.random = random.Random(seed)
        self.people: list[Person] = []
        self.tables: dict[str, list[Person]] = {}
        """Who is at which table, by its code."""

    async def sit_down(self) -> None:
        for first in range(0, self.wanted, AT_ONCE):
            numbers = range(first, min(self.wanted, first + AT_ONCE))
            await asyncio.gather(*[self.open_table(number) for number in numbers])

    async def open_table(self, number: int) -> None:
        """People at some of the seats, bots at the others, now and then somebody who watches."""
        game = tuple(GAMES)[number % len(GAMES)]
        seats = self.random.randint(*GAMES[game])
        count = self.random.randint(1, min(seats, MOST_PEOPLE))
        source = f"127.7.{number // 200}.{number % 200 + 1}"
        here = [Person(self.balancer, source, f"P{number}-{seat}", seat) for seat in range(count)]
        here[0].others = count
        if number % 4 == 0:
            here.append(Person(self.balancer, source, f"P{number}-watching", None))
        clock = self.random.choice(("none", "none", "quick"))
        self.people += here
        for person in here:
            await person.become_guest()
        wanted = {"game": game, "seats": seats, "clock": clock, "pace": "none"}
        reply = await self.balancer.fetch("POST", "/api/tables", wanted, here[0].secret, source)
        assert reply.status == 201, reply
        code = str(reply.json["code"])
        self.tables[code] = here
        for person in here:
            person.attend(code)

    def break_off(self, share: float) -> str:
        """This part of all connections, half of them in the middle of a message."""
        there = [person.line for person in self.people if person.there and person.line is not None]
        broken = there[: int(share * len(there)) + 1]
        for number, line in enumerate(broken):
            line.reset(half_a_frame=number % 2 == 0)
        return f"{len(broken)} of {len(there)} people"

    async def end(self, within: float) -> list[str]:
        """Play every game to its end, and no other; returns the tables at which there is none."""
        for person in self.people:
            person.plays_on = False
        deadline = asyncio.get_running_loop().time() + within
        while (playing := self.playing()) and asyncio.get_running_loop().time() < deadline:
            await asyncio.sleep(0.1)
        return playing

    def playing(self) -> list[str]:
        """Tables at which nobody has seen the end."""
        return [
            f"{code} ({sorted({person.table.stage if person.table else '?' for person in here})})"
            for code, here in self.tables.items()
            if not any(person.there and person.table is not None and person.table.stage == OVER for person in here)
        ]

    def open_waits(self, longer: float) -> list[str]:
        """Who waits at this moment, and for more seconds than this: to be at their table, or for an acknowledgement."""
        now, found = asyncio.get_running_loop().time(), []
        for person in self.people:
            if not person.there and now - person.away_since > longer:
                found.append(f"{person.name} is not back at their table after {now - person.away_since:.1f} s")
            elif person.there and person.pending is not None and now - person.pending.sent > longer:
                found.append(f"{person.name} waits for an acknowledgement since {now - person.pending.sent:.1f} s")
        return found

    async def leave(self) -> None:
        await asyncio.gather(*[person.leave() for person in self.people])

    @property
    def histories(self) -> list[History]:
        return [person.history for person in self.people]

    def ids(self) -> list[str]:
        """The tables by their ids; one that nobody has ever seen by its code."""
        found = []
        for code, here in self.tables.items():
            found += next(([person.table.table] for person in here if person.table is not None), [code])
        return found

    def unmoved(self, since: float) -> list[str]:
        """Tables at which nobody has heard anything new since."""
        return [
            f"{code} {[(person.table.stage if person.table else '?', person.there) for person in here]}"
            for code, here in self.tables.items()
            if not any(told[-1].at > since for person in here for told in person.history.news.values() if told)
        ]

    async def all_move(self, within: float) -> list[str]:
        """Wait until every table goes on; returns those that do not."""
        since = asyncio.get_running_loop().time()
        deadline = since + within
        while (stuck := self.unmoved(since)) and asyncio.get_running_loop().time() < deadline:
            await asyncio.sleep(0.1)
        return stuck

    def counts(self) -> Counter[str]:
        found: Counter[str] = Counter()
        for person in self.people:
            found += person.troubles
            found["answers"] += len(person.history.answers)
            found["acknowledged"] += sum(answer.done >= 0 for answer in person.history.answers)
            found["events"] += sum(len(news.events) for told in person.history.news.values() for news in told)
            found["games"] += len(person.history.news)
        return found
