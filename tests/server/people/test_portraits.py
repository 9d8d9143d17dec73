"""A portrait is its seat's: chosen when one sits down, told to everybody, kept."""

import re
from pathlib import Path

import msgspec
import pytest

from clickbang.protocol.messages import Ready, Remove, SetBot, Sit, Start
from tests.server.party import Party, opened

pytestmark = pytest.mark.table("bulletbucks", 4)


async def test_everybody_sees_the_portrait_somebody_has_chosen(party: Party) -> None:
    other = await party.invite("Other")
    await party.host.ask(Sit(seat=1, name="Ann", portrait="k3y"))
    assert [seat.portrait for seat in other.table.seats] == ["", "k3y", "", ""]


async def test_who_sits_down_again_may_look_otherwise(party: Party) -> None:
    await party.host.ask(Sit(seat=1, name="Ann", portrait="k3y"))
    await party.host.ask(Sit(seat=1, name="Ann", portrait="other"))
    assert party.host.table.seats[1].portrait == "other"


async def test_a_bot_that_takes_over_keeps_the_portrait(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3) as party:
        other = await party.invite("Other")
        await other.ask(Sit(seat=1, name="Ann", portrait="k3y"))
        await other.ask(Ready())
        await party.host.ask(Start(bot="random"))
        await party.host.ask(Remove(seat=1))
        assert (party.host.table.seats[1].kind, party.host.table.seats[1].portrait) == ("bot", "k3y")


@pytest.mark.parametrize("portrait", ["<svg>", "A", "a b", "a" * 13, "é", "k3y\n"])
def test_a_portrait_is_a_short_key_and_nothing_else(portrait: str) -> None:
    message = {"type": "sit", "seat": 0, "name": "Ann", "portrait": portrait}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(message, Sit)


async def test_every_bot_is_somebody_of_its_own(tmp_path: Path) -> None:
    async with opened(tmp_path, "battleroyal", 36) as party:
        for seat in range(36):
            await party.host.ask(SetBot(seat=seat, bot="random"))
        seeds = [seat.portrait or seat.name for seat in party.host.table.seats]
        assert len(set(seeds)) == 36
        assert all(re.fullmatch("[a-z0-9]{0,12}", seat.portrait) for seat in party.host.table.seats)
