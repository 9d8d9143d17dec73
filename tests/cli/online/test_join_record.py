"""`/record` at `clickbang join`: the whole game once it is over, whatever the others do; before that what was seen."""

import asyncio
import json
from pathlib import Path

import pytest

from clickbang.client import Session, Visit
from clickbang.protocol.messages import Rematch
from clickbang.records import read_record, rerun
from tests.cli.online.desk import OVER, in_script, link_in, play_on
from tests.server.hosting import Hosted

NEW = ("--new", "bulletbucks", "--seats", "3", "--bots", "random", "--pace", "none", "--clock", "none", "--fast")


def ask_for_another_game(folder: Path, address: str, link: str) -> None:
    """Elsewhere than at the terminal, which has no say in it."""
    (secret,) = json.loads((folder / "data" / "clickbang" / "guests.json").read_text()).values()

    async def ask() -> None:
        async with Session(Visit(address, secret), link.partition("#")[2]) as session:
            await session.request(Rematch())

    asyncio.run(asyncio.wait_for(ask(), 30))


def test_who_asks_for_another_game_keeps_nobody_from_checking_the_last(server: Hosted, tmp_path: Path) -> None:
    saved = tmp_path / "game.jsonl"
    with in_script(tmp_path, "join", server.address, *NEW, "--name", "Me") as talk:
        link = link_in(talk)
        talk.send("\n")
        play_on(talk)
        ask_for_another_game(tmp_path, server.address, link)
        talk.until("Enter = begin")
        talk.ask(f"/record {saved}", "Everything holds.")
        assert "Your contribution was used, at seat 1 (Me)." in talk.news
        talk.ask("", "Your bid?")
    assert rerun(read_record(saved)).over


def test_what_is_saved_during_a_game_takes_no_name_from_the_whole(
    server: Hosted, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    monkeypatch.chdir(folder)
    with in_script(tmp_path, "join", server.address, *NEW, "--name", "Me") as talk:
        code = link_in(talk).partition("#")[2]
        talk.ask("", "Your bid?")
        talk.ask("/record", "/record saves and checks the whole game.")
        assert "verify" not in talk.news
        play_on(talk)
        for _ in range(2):
            talk.ask("/record", "Everything holds.")
        talk.ask(f"/record bulletbucks-{code}-1.jsonl", "exists already, and nothing is written over it.")
        talk.until(OVER)
    whole, again, so_far = (f"bulletbucks-{code}-1{kind}.jsonl" for kind in ("", "-2", "-so-far"))
    names = {whole, f"{whole}.receipt", again, f"{again}.receipt", so_far}
    assert {file.name for file in folder.iterdir()} == names
    assert [rerun(read_record(folder / name)).over for name in (whole, again)] == [True, True]
