"""Before and after a game: sitting down, being ready, who may do what."""

from pathlib import Path

import pytest

from clickbang.protocol.messages import (
    Answer,
    Configure,
    Ready,
    Refused,
    Rematch,
    Remove,
    Reveal,
    SetBot,
    Sit,
    Stand,
    Start,
    TableMessage,
    Unready,
)
from clickbang.protocol.stages import LOBBY, PLAYING, REVEALING
from tests.server.party import Party, opened

pytestmark = pytest.mark.table("bulletbucks", 4)


async def test_a_seat_is_its_owners_alone(party: Party) -> None:
    other = await party.invite("Other")
    assert await party.host.ask(Sit(seat=1, name="Ann")) == ""
    assert await other.ask(Sit(seat=1, name="Bob")) == "server/seat-taken"
    assert await party.host.ask(Sit(seat=2, name="Ann again")) == "server/already-seated"
    assert await other.ask(Sit(seat=4, name="Bob")) == "server/no-such-seat"
    assert [seat.name for seat in other.table.seats] == ["", "Ann", "", ""]
    assert (party.host.table.you, other.table.you) == (1, None)


@pytest.mark.parametrize("name", ["", "a\u202eb", "\u0410nn"], ids=ascii)
async def test_a_name_can_be_read(name: str, party: Party) -> None:
    """Which names cannot is told in test_names.py."""
    assert await party.host.ask(Sit(seat=0, name=name)) == "server/bad-name"


async def test_no_two_people_at_a_table_have_the_same_name(party: Party) -> None:
    other = await party.invite("Other")
    await party.host.ask(Sit(seat=0, name="Ann  Lee"))
    assert await other.ask(Sit(seat=1, name=" ann lee ")) == "server/name-taken"
    assert await other.ask(Sit(seat=1, name="\uff21nn Lee")) == "server/name-taken"
    assert await party.host.ask(Sit(seat=0, name="HOPE")) == ""
    assert await other.ask(Sit(seat=1, name="\u041d\u041e\u0420\u0415")) == "server/name-taken"
    assert await other.ask(Sit(seat=1, name="HOPE\ufe0f")) == "server/name-taken"


async def test_a_bot_takes_nobodys_name_in_small_letters(party: Party) -> None:
    await party.host.ask(Sit(seat=0, name="ada"))
    assert await party.host.ask(SetBot(seat=1, bot="random")) == ""
    assert party.host.table.seats[1].name == "Blaise"


async def test_who_sits_can_take_another_name_and_stays_ready(party: Party) -> None:
    other = await party.invite("Other")
    await other.ask(Sit(seat=0, name="Bob"))
    await party.host.ask(Sit(seat=1, name="Ann"))
    await party.host.ask(Ready())
    assert await party.host.ask(Sit(seat=1, name="bob")) == "server/name-taken"
    assert await party.host.ask(Sit(seat=1, name="ANN")) == ""
    assert await party.host.ask(Sit(seat=1, name="Anna")) == ""
    assert [(seat.name, seat.ready) for seat in other.table.seats[:2]] == [("Bob", False), ("Anna", True)]


async def test_what_only_the_host_may_do(party: Party) -> None:
    _, other = await party.seat_everybody(2)
    for message in (Start(bot="naive"), SetBot(seat=2, bot="naive"), Remove(seat=0), Configure(seats=5)):
        assert await other.ask(message) == "server/not-the-host"
    assert party.table.doc.stage == LOBBY


async def test_a_game_begins_when_everybody_is_ready_and_has_shown_their_contribution(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3) as party:
        host, other = await party.seat_everybody(2)
        assert await host.ask(Start()) == "server/seats-open"
        assert await host.ask(Start(bot="naive")) == "server/not-ready"
        assert [seat.kind for seat in party.table.doc.seats] == ["person", "person", "open"]
        await host.ready()
        await other.ready()
        assert await host.ask(Start(bot="nobody")) == "server/no-such-bot"
        assert await host.ask(Start(bot="naive")) == ""
        assert party.table.doc.stage == REVEALING
        assert await host.reveal() == ""
        assert party.table.doc.stage == REVEALING
        assert await other.ask(Reveal(contribution="00" * 32)) == "server/bad-reveal"
        assert await other.reveal() == ""
        assert party.table.doc.stage == PLAYING
        assert await other.ask(Reveal(contribution="00" * 32)) == "server/nothing-to-reveal"


async def test_what_changes_the_game_asks_everybody_again(party: Party) -> None:
    host, other = await party.seat_everybody(2)
    await other.ready()
    assert await host.ask(Configure(options={"open_purses": "on"}, clock="quick")) == ""
    assert not other.table.seats[1].ready
    assert (host.table.options["open_purses"], host.table.clock) == ("on", "quick")
    assert await host.ask(Configure(seats=2)) == "core/seat-count"
    assert await host.ask(Configure(options={"colour": "red"})) == "core/no-such-option"
    assert await host.ask(Configure(clock="sundial")) == "server/no-such-clock"
    assert await host.ask(Configure(pace="hasty")) == "server/no-such-pace"


async def test_a_seat_in_use_does_not_go(party: Party) -> None:
    await party.host.ask(Sit(seat=3, name="Ann"))
    assert await party.host.ask(Configure(seats=3)) == "server/seats-in-use"
    assert await party.host.ask(Configure(seats=6)) == ""
    assert len(party.host.table.seats) == 6


async def test_a_bot_takes_an_open_seat_and_gives_it_back(party: Party) -> None:
    host, _ = await party.seat_everybody(2)
    assert await host.ask(SetBot(seat=1, bot="naive")) == "server/not-a-bots-seat"
    assert await host.ask(SetBot(seat=2, bot="naive")) == ""
    assert (host.table.seats[2].kind, host.table.seats[2].bot) == ("bot", "naive")
    assert await host.ask(SetBot(seat=2, bot="")) == ""
    assert host.table.seats[2].kind == "open"


@pytest.mark.parametrize(
    ("message", "meant"),
    [
        (SetBot(seat=2, bot="shrap"), "sharp"),
        (SetBot(seat=2, bot="shrap:bold"), "sharp"),
        (SetBot(seat=2, bot="sharp:bolt"), "bold"),
        (Configure(options={"open_purse": "on"}), "open_purses"),
        (Configure(options={"pot_after_bang": "cary"}), "carry"),
        (Configure(clock="ralaxed"), "relaxed"),
        (Configure(pace="naturel"), "natural"),
        (Configure(beat="sohrt"), "short"),
    ],
    ids=["bot", "bot with style", "style", "option", "value", "clock", "pace", "beat"],
)
async def test_a_misspelt_name_is_answered_with_the_right_one(message: TableMessage, meant: str, party: Party) -> None:
    assert await party.host.ask(message)
    refused = [reply for reply in party.host.received if isinstance(reply, Refused)]
    assert refused[-1].sentence.endswith(f" Did you mean {meant}?")


async def test_who_is_asked_for_by_level_is_kept_by_name(party: Party) -> None:
    host, other = await party.seat_everybody(2)
    for level, bot in (
        ("easy", "beginner"), ("sensible", "casual"), ("friendly", "steady"), ("sharp:bold", "shrewd:bold"),
        ("sharp", "shrewd")
    ):  # fmt: skip
        assert await host.ask(SetBot(seat=2, bot=level)) == ""
        assert host.table.seats[2].bot == bot
    for bot in ("fierce", "sharp:fierce", "random:bold"):
        assert await host.ask(SetBot(seat=2, bot=bot)) == "server/no-such-bot"
    assert [await host.ready(), await other.ready()] == ["", ""]
    assert await host.ask(Start(bot="sensible")) == ""
    assert [seat.bot for seat in host.table.seats[2:]] == ["shrewd", "casual"]
    table = await party.registry.open_table("Host", "bulletbucks", 3, {}, "none", "none", False, "sharp")
    assert [seat.bot for seat in table.doc.seats] == ["", "shrewd", "shrewd"]


async def test_when_the_host_leaves_another_is_the_host(party: Party) -> None:
    host, other = await party.seat_everybody(2)
    assert await host.ask(Stand()) == ""
    await other.until(lambda: other.table.host == other.name)
    assert other.table.seats[0].kind == "open"
    assert await host.ask(Stand()) == "server/not-seated"


async def test_the_host_takes_a_seat_from_somebody(party: Party) -> None:
    host, other = await party.seat_everybody(2)
    assert await host.ask(Remove(seat=2)) == "server/nobody-there"
    assert await host.ask(SetBot(seat=2, bot="random")) == ""
    assert await host.ask(Remove(seat=2)) == ""
    assert host.table.seats[2].kind == "open"
    assert await host.ask(Remove(seat=1)) == ""
    await other.until(lambda: other.table.you is None)


async def test_who_is_taken_from_a_running_game_is_replaced_for_good(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3) as party:
        host, other = await party.begin(2, bot="naive")
        assert await host.ask(Remove(seat=1)) == ""
        await other.until(lambda: other.table.you is None)
        assert host.table.seats[1].kind == "bot"
        assert await host.ask(Remove(seat=1)) == "server/nobody-there"
        assert await other.ask(Answer(prompt=1, action=0)) == "server/not-seated"


async def test_nothing_of_the_lobby_can_be_done_during_a_game(tmp_path: Path) -> None:
    async with opened(tmp_path, "bulletbucks", 3) as party:
        host, _ = await party.begin(2, bot="naive")
        stranger = await party.invite("Stranger")
        for message in (Start(), SetBot(seat=2, bot="naive"), Configure(seats=5), Ready(), Unready()):
            assert await host.ask(message) == "server/not-in-the-lobby"
        assert await stranger.ask(Sit(seat=2, name="Late")) == "server/not-in-the-lobby"
        assert await host.ask(Rematch()) == "server/not-over"
