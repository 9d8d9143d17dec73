"""Who asks why something is not offered gets the rules' own reason; what one has sealed one is shown."""

import random

import msgspec
import pytest

from clickbang.core.errors import MalformedAnswer
from clickbang.core.table import UNANSWERED
from clickbang.games import GAMES
from clickbang.games.bulletbucks import Bid, encode
from clickbang.protocol.clocks import NO_CLOCK
from clickbang.protocol.messages import Answer, Update, Why
from clickbang.protocol.stages import PERSON
from clickbang.protocol.wire import choice_json, code_of
from clickbang.server.clocks.durations import SUSPENSE
from clickbang.server.storage.documents import SeatDoc
from clickbang.server.tables import play
from tests.server.party import Party
from tests.server.stage import Client, stages


async def test_the_reason_is_that_of_the_rules_and_nothing_happens(party: Party) -> None:
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


async def test_what_one_has_sealed_is_shown_to_oneself_alone(party: Party) -> None:
    first, second, _ = await party.begin(3)
    assert not bytes(first.prompt.sealed_choice)
    assert await first.answer(encode(Bid(1, 0))) == ""
    await first.until(lambda: bool(bytes(first.prompt.sealed_choice)))
    assert msgspec.json.decode(first.prompt.sealed_choice)["ones"] == 1
    await second.until(lambda: "Sealed" in second.events())
    shown = [m.prompt for m in second.received if isinstance(m, Update) and m.prompt is not None]
    assert not any(bytes(prompt.sealed_choice) for prompt in shown)


def shown_prompts(client: Client) -> list[dict[str, object]]:
    told = [message for text in client.take() for message in msgspec.json.decode(text)]
    return [message["prompt"] for message in told if message.get("prompt") is not None]


@pytest.mark.parametrize("seed", range(3))
def test_what_one_has_sealed_is_gone_when_it_is_turned_over(seed: int) -> None:
    """Also where the next question is none of one's business, or the game is over."""
    whim, seats = random.Random(seed), 6
    with stages(1) as [stage]:
        people = [SeatDoc(kind=PERSON, name=f"Guest {seat}", guest=f"{seat}", ready=True) for seat in range(seats)]
        table = stage.loop.run_until_complete(
            stage.registry.open_table("0", "battleroyal", seats, {}, "none", "none", True, "")
        )
        table.doc.seats, table.doc.secret = people, "5e" * 32
        play.begin(table)
        live = table.live
        assert live is not None
        clients = [Client(stage, f"{seat}") for seat in range(seats)]
        for client in clients:
            client.attend(table)
        last: list[dict[str, object]] = [{} for _ in clients]
        while not live.over:
            asked = [seat for seat in range(seats) if live.waits_for(seat)]
            if not asked:  # those outside have yet to hear how a last confrontation ended
                stage.wait(SUSPENSE[NO_CLOCK])
                continue
            seat = whim.choice(asked)
            action = whim.choice(live.prompt(seat).choices)
            clients[seat].says(Answer(prompt=live.view(seat).prompts, step=live.step(seat), action=action))
            for seat, client in enumerate(clients):
                last[seat] = (shown_prompts(client) or [last[seat]])[-1]
                assert ("sealed_choice" in last[seat]) == (live.view(seat).own_answer != UNANSWERED)


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
