"""The way of a sealed bid: what is entered on it is measured, and docs/architecture.md names its steps in that order.

Counted is every function of `clickbang` that is entered between the table's inbox and the last socket, in the server's
own process: four people and a spectator who all want views, on SQLite. A comprehension, a lambda or what makes a
generator counts for the function in which it stands.
"""

import asyncio
import re
import sys
from pathlib import Path
from types import CodeType, FrameType

import pytest

import clickbang
from clickbang.protocol.messages import Answer
from tests.docs.test_pages import blocks, in_code, rows
from tests.docs.test_readme import ROOT
from tests.server.party import Guest, Party, opened

SEATS = 4
PACKAGE = f"{Path(clickbang.__file__).parent}/"
STEP = re.compile(r"^ *(\d+)  (\S+) +(\w+) +\S.*$")
STEPS = [
    found.groups() for line in blocks("docs/architecture.md", "text")[0].splitlines() if (found := STEP.match(line))
]
WORDS = [row for row in rows("docs/glossary.md") if len(row) == 3 and in_code(row[2])]
MOST = {"open": (151, 36), "closing": (183, 43)}
"""Functions and files: of a bid after which others are waited for, and of the last one."""


class Direct:
    """A socket that takes everything at once."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest

    def takes_at_once(self) -> bool:
        return True

    def write(self, text: bytes) -> None:
        self.guest.hear(text)

    def recall(self) -> bool:
        return False


class Way:
    """What is entered while this is open, in the order in which it was first."""

    def __init__(self) -> None:
        self.entered: dict[CodeType, None] = {}

    def note(self, frame: FrameType, event: str, _: object) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(PACKAGE) and not code.co_name.startswith("<"):
            self.entered.setdefault(code)

    def __enter__(self) -> "Way":
        sys.setprofile(self.note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def steps(self) -> list[tuple[str, str]]:
        return [(code.co_filename.removeprefix(PACKAGE), code.co_name) for code in self.entered]

    def of_the_server(self) -> list[tuple[str, str]]:
        return [(file, name) for file, name in self.steps() if file.startswith("server/")]

    def files(self) -> set[str]:
        return {file for file, _ in self.steps()}


async def bid(party: Party, seat: int) -> Way:
    """Somebody seals, and everybody is told."""
    guest, registry = party.guests[seat], party.registry
    await party.until(lambda: not (registry.cycle.is_busy() or registry.delivery.patient))
    before = [len(other.texts) for other in party.guests]
    answer = Answer(id=1000, prompt=guest.prompt.number, step=guest.prompt.step, action=guest.prompt_codes()[0])
    with Way() as way:
        party.table.receive(guest.client, answer)
        await party.until(lambda: all(len(g.texts) > n for g, n in zip(party.guests, before, strict=True)))
    return way


async def ways(folder: Path) -> dict[str, Way]:
    async with opened(folder, "bulletbucks", SEATS) as party:
        await party.begin(SEATS)
        await party.invite("Spectator")
        for guest in party.guests:
            guest.client.socket = Direct(guest)
        await bid(party, 0)  # after which everybody has been told all there was
        opened_way = await bid(party, 1)
        await bid(party, 2)
        return {"open": opened_way, "closing": await bid(party, 3)}


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Way]:
    return asyncio.run(ways(tmp_path_factory.mktemp("way")))


@pytest.mark.plants
@pytest.mark.parametrize("which", MOST)
def test_a_sealed_bid_enters_few_functions(measured: dict[str, Way], which: str) -> None:
    functions, files = len(measured[which].steps()), len(measured[which].files())
    most_functions, most_files = MOST[which]
    assert functions <= most_functions, sorted(measured[which].steps())
    assert files <= most_files, sorted(measured[which].files())
    assert functions > 50, "nothing was measured"


@pytest.mark.plants
def test_the_page_names_its_steps_in_their_order(measured: dict[str, Way]) -> None:
    entered = list(dict.fromkeys(measured["open"].steps()))
    named = [(file, name) for _, file, name in STEPS]
    assert len(named) > 10
    assert [int(number) for number, _, _ in STEPS] == list(range(1, len(STEPS) + 1))
    assert [step for step in entered if step in named] == named


def source(file: str) -> str:
    folder = ROOT if file.startswith("web/") else ROOT / "src" / "clickbang"
    return (folder / file).read_text(encoding="utf-8")


@pytest.mark.parametrize("row", WORDS, ids=[row[0] for row in WORDS])
def test_every_word_of_the_glossary_has_a_file(row: list[str]) -> None:
    assert source(in_code(row[2])[0])


def test_no_word_stands_in_the_glossary_twice() -> None:
    words = [word.strip() for row in WORDS for word in row[0].split(",")]
    assert len(words) == len(set(words)) > 50
