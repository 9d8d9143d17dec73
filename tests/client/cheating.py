"""A server that cheats: the real one in this process, but for what it does when all luck is in its hands."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import count, permutations
from pathlib import Path
from threading import Thread

from clickbang.core.parts.decks import STANDARD
from clickbang.games.championship.deck.deck import deck_data, settle_deck
from clickbang.protocol.errors import NOTHING_TO_REVEAL, ServerError
from clickbang.records.luck import Verifiable, hash_of
from clickbang.server.app import REGISTRY
from clickbang.server.seats.game_setup import rematch
from clickbang.server.storage.documents import TableDoc
from tests.server.in_this_process import port_of, serving
from tests.server.patience import SOON

Cheat = Callable[[TableDoc], None]
"""What such a server does to a table whose contributions it has seen, before the game begins."""
LIKED = [0, 0, 0]
"""How the first draws among six have to come out."""


@asynccontextmanager
async def cheating_server(folder: Path, cheat: Cheat) -> AsyncIterator[str]:
    """Its address."""
    async with serving(folder) as server:

        def luck(doc: TableDoc) -> Verifiable:
            cheat(doc)
            return luck_of(doc)

        server.lifespan.state[REGISTRY].luck = luck
        yield f"http://127.0.0.1:{port_of(server)}"


@contextmanager
def hosted_cheat(folder: Path, cheat: Cheat) -> Iterator[str]:
    """The same for somebody who is not in an event loop."""
    loop = asyncio.new_event_loop()
    running = Thread(target=loop.run_forever)
    running.start()
    server = cheating_server(folder, cheat)
    address = asyncio.run_coroutine_threadsafe(server.__aenter__(), loop).result(SOON)
    try:
        yield address
    finally:
        asyncio.run_coroutine_threadsafe(server.__aexit__(None, None, None), loop).result(SOON)
        loop.call_soon_threadsafe(loop.stop)
        running.join()
        loop.close()


def luck_of(doc: TableDoc) -> Verifiable:
    return Verifiable(doc.secret, [seat.contribution for seat in doc.seats])


def first_draws(doc: TableDoc) -> list[int]:
    luck = luck_of(doc)
    return [luck.number_below(6) for _ in LIKED]


def try_until_liked(seat: int) -> Cheat:
    """Contributions of its own at this seat, a confederate's, until the luck is as wished."""

    def cheat(doc: TableDoc) -> None:
        for number in count():
            mine = doc.seats[seat]
            mine.contribution = f"{number:064x}"
            mine.commit = hash_of(mine.contribution)
            if first_draws(doc) == LIKED:
                return

    return cheat


def reorder(doc: TableDoc) -> None:
    """The players' own contributions, each at another seat than its owner's."""
    given = [(seat.commit, seat.contribution) for seat in doc.seats]

    def orders() -> Iterator[tuple[list[int], tuple[int, ...]]]:
        for order in permutations(range(len(given))):
            if all(place != number for place, number in enumerate(order)):
                for seat, number in zip(doc.seats, order, strict=True):
                    seat.commit, seat.contribution = given[number]
                yield first_draws(doc), order

    _, best = min(orders())
    for seat, number in zip(doc.seats, best, strict=True):
        seat.commit, seat.contribution = given[number]


def swap_people(doc: TableDoc) -> None:
    """The luck stays at its seats, and the first two who sit there change places."""
    one, other = doc.seats[:2]
    one.guest, other.guest = other.guest, one.guest


def call_off_once() -> Cheat:
    """The first throw is thrown away, as if its game had never been; the next is played under the next number."""
    throws = count(1)

    def cheat(doc: TableDoc) -> None:
        if next(throws) == 1:
            rematch(doc)
            raise ServerError(NOTHING_TO_REVEAL)

    return cheat


def reprint_deck(doc: TableDoc) -> None:
    """The same cards in another order, which draws tell apart, until the luck is as wished."""
    cards = list(deck_data(STANDARD).items())
    rows = iter(range(1, len(cards)))

    def wished() -> bool:
        """Whether the first card that is dealt is the host's favourite: the first of the standard deck."""
        key, _ = list(json.loads(doc.options["deck"]).items())[luck_of(doc).number_below(len(cards))]
        return bool(key == cards[0][0])

    back = cards[::-1]  # however it is turned, that is another order than before
    doc.options["deck"] = settle_deck(json.dumps(dict(back)))
    while not wished():
        turned = next(rows)
        doc.options["deck"] = settle_deck(json.dumps(dict(back[turned:] + back[:turned])))
