"""Who asks why something is not offered gets the rules' own reason; what one has sealed one is shown."""

from pathlib import Path

import msgspec
import pytest

from clickbang.core.errors import MalformedAnswer
from clickbang.games import GAMES
from clickbang.games.bulletbucks import Bid, encode
from clickbang.server.messages import Update, Why
from clickbang.server.wire import choice_json, code_of
from tests.server.party import opened, run


def test_the_reason_is_that_of_the_rules_and_nothing_happens(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, "bulletbucks", 3) as party:
            first, *_ = await party.begin(3)
            number = first.prompt.number

            async def why(**choice: str | int | bool | None) -> str:
                return await first.ask(Why(prompt=number, choice=choice))

            assert await why(type="Bid", ones=0, twos=0) == "bulletbucks/empty-bid"
            assert await why(type="Bid", ones=30, twos=0) == "bulletbucks/no-such-note"
            assert await why(type="Name", seat=1) == "bulletbucks/must-bid"
            assert await why(type="Bid", ones=1, twos=0) == ""
            assert await why(type="Bid", ones="many", twos=0) == "core/no-such-answer"
            assert await why(type="Fold") == "core/no-such-answer"
            later = Why(prompt=number + 1, choice={"type": "Bid", "ones": 1, "twos": 0})
            assert await first.ask(later) == "server/no-such-prompt"
            assert "Sealed" not in first.events()
            assert await first.answer(encode(Bid(1, 0))) == ""

    run(scene())


def test_what_one_has_sealed_is_shown_to_oneself_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path, "bulletbucks", 3) as party:
            first, second, _ = await party.begin(3)
            assert not bytes(first.prompt.sealed_choice)
            assert await first.answer(encode(Bid(1, 0))) == ""
            await first.until(lambda: bool(bytes(first.prompt.sealed_choice)))
            assert msgspec.json.decode(first.prompt.sealed_choice)["ones"] == 1
            await second.until(lambda: "Sealed" in second.events())
            shown = [m.prompt for m in second.received if isinstance(m, Update) and m.prompt is not None]
            assert not any(bytes(prompt.sealed_choice) for prompt in shown)

    run(scene())


@pytest.mark.parametrize("name", GAMES)
def test_a_choice_read_back_has_its_code(name: str) -> None:
    game = GAMES[name]
    known = 0
    for code in range(2000):
        try:
            written = choice_json(name, code)
        except MalformedAnswer:
            continue
        known += 1
        assert code_of(game, msgspec.json.decode(written)) == code
    assert known > 20
