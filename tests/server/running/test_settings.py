"""What a host sets wrongly is refused at the start, in one line."""

import socket
import sqlite3
from pathlib import Path

import pytest

from clickbang.core.errors import OptionError
from clickbang.server.settings import Settings, load_settings, of_worker
from clickbang.server.storage import sqlite_file
from clickbang.server.storage.sqlite_file import claim
from clickbang.text.printable import printable
from tests.cli.run import invoke


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("CLICKBANG_KEEP_DAYS", "-3"),  # would be every table there is
        ("CLICKBANG_KEEP_DAYS", "many"),
        ("CLICKBANG_KEEPDAYS", "3"),
        ("CLICKBANG_PORT", "70000"),
        ("CLICKBANG_BOT_PROCESSES", "0"),
        ("CLICKBANG_HEARTBEAT", "0"),
        ("CLICKBANG_AWAY_SECONDS", "-1"),
        ("CLICKBANG_LOG_LEVEL", "loud"),
        ("CLICKBANG_PUBLIC_ADDRESS", "games.example.org"),
    ],
)
def test_what_makes_no_sense_is_refused(variable: str, value: str) -> None:
    with pytest.raises(OptionError) as refused:
        load_settings({}, {variable: value})
    assert variable in str(refused.value)


@pytest.mark.parametrize(
    ("setting", "value", "wanted"),
    [
        ("port", "many", "a whole number from 0 to 65535"),
        ("keep_days", "-3", "a whole number from 0"),
        ("heartbeat", "0", "a number above 0"),
        ("bot_seconds", "long", "a number from 0"),
        ("log_level", "loud", "debug, info, warning or error"),
        ("public_address", "games.example.org", "https://HOST or http://HOST"),
    ],
)
def test_what_a_setting_can_be_is_said_in_words_of_our_own(setting: str, value: str, wanted: str) -> None:
    with pytest.raises(OptionError) as refused:
        load_settings({}, {f"CLICKBANG_{setting.upper()}": value})
    assert str(refused.value).endswith(f"cannot be {value!r}: it has to be {wanted}.")


EMPTY = {
    "en": "cannot be empty: that would be every network this machine is in. 0.0.0.0 says so, 127.0.0.1 is for this",
    "fr": "ne peut pas être vide\xa0: ce serait tous les réseaux où se trouve cette machine. 0.0.0.0 le dit, 127.0.0.1",
}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_an_empty_host_is_not_taken_for_every_network(lang: str, tmp_path: Path) -> None:
    result = invoke("serve", "--host", "", "--port", "0", "--database", tmp_path / "games.sqlite", LANG=lang)
    assert EMPTY[lang] in result.stderr
    assert "(--host)" in result.stderr
    assert result.exit_code == 2


@pytest.mark.parametrize("variable", ["CLICKBANG_HOST", "CLICKBANG_CLUSTER_HOST"])
def test_nor_is_an_empty_variable(variable: str) -> None:
    with pytest.raises(OptionError, match=rf"\({variable}\) cannot be empty"):
        load_settings({}, {variable: ""})


def test_a_flag_is_looked_at_too() -> None:
    with pytest.raises(OptionError, match="--public-address"):
        load_settings({"public_address": "games.example.org"}, {})


def test_what_makes_sense_is_taken() -> None:
    environ = {
        "CLICKBANG_KEEP_DAYS": "0",
        "CLICKBANG_LOG_LEVEL": "WARNING",
        "CLICKBANG_EXPECT": "compiled",
        "HOME": "/",
    }
    assert load_settings({"port": 0}, environ) == Settings(port=0, keep_days=0, log_level="WARNING")


@pytest.mark.parametrize("place", ["missing/games.sqlite", "", "text.sqlite"])
def test_a_database_that_cannot_be_used_is_one_line(tmp_path: Path, place: str) -> None:
    (tmp_path / "text.sqlite").write_text("This is no database, and long enough for anybody to see that it is none.")
    result = invoke("serve", "--port", "0", "--database", str(tmp_path / place))
    assert result.exit_code == 1
    assert "cannot be used" in result.stderr
    assert "Traceback" not in result.stderr


def test_a_port_that_is_taken_is_one_line_with_a_way_out(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        result = invoke("serve", "--port", port, "--database", str(tmp_path / "games.sqlite"))
    assert result.exit_code == 1
    assert result.stderr.startswith(f"clickbang: Port {port} is taken, ")
    assert "For one more beside it: --port N --database FILE, or PORT=N DATABASE=FILE with make." in result.stderr


@pytest.mark.parametrize("host", ["192.0.2.1", "nobody.invalid", "x" * 70, "\ud800"])
def test_an_address_that_this_machine_does_not_have_is_not_the_ports_fault(host: str, tmp_path: Path) -> None:
    result = invoke("serve", "--host", host, "--port", "0", "--database", str(tmp_path / "games.sqlite"))
    assert result.exit_code == 1
    assert result.stderr.startswith(f"clickbang: {printable(host)} is no address of this machine.")


def test_a_settings_file_that_is_not_there_is_said_in_a_line(tmp_path: Path) -> None:
    result = invoke("serve", "--config", tmp_path / "none.toml")
    assert result.stderr == f"clickbang: There is no file or folder {tmp_path / 'none.toml'}.\n"


def test_a_database_in_a_folder_that_is_not_there_is_said_in_a_line(tmp_path: Path) -> None:
    result = invoke("serve", "--port", "0", "--database", tmp_path / "none" / "games.sqlite")
    assert "games.sqlite cannot be used: its folder does not exist. Another one: --database FILE, or" in result.stderr


def test_a_database_that_another_server_uses_is_left_to_it(tmp_path: Path) -> None:
    database = tmp_path / "games.sqlite"
    with claim(database):
        result = invoke("serve", "--port", "0", "--database", str(database))
    assert result.exit_code == 1
    assert "another server is using it. Another one: --database FILE, or" in result.stderr
    claim(database).close()  # it is free again


def test_a_database_with_two_names_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_file, "CLAIMED_WITHIN", 0.0)
    database, other = tmp_path / "games.sqlite", tmp_path / "other.sqlite"
    other.symlink_to(database)
    with claim(database), pytest.raises(sqlite3.OperationalError, match="another server"):
        claim(other)


def test_each_of_several_workers_has_a_port_of_its_own() -> None:
    settings = Settings(workers=3, cluster_port=9400, cluster_address="[fd00::7]:80")
    assert of_worker(settings, 1) == settings
    third = of_worker(settings, 3)
    assert (third.cluster_port, third.cluster_address) == (9402, "[fd00::7]:82")
    assert of_worker(Settings(workers=3), 3) == Settings(workers=3)  # any that is free
    assert load_settings({"workers": 2}, {"CLICKBANG_CLUSTER_PORT": "65534"}).cluster_port == 65534
    with pytest.raises(OptionError, match="every worker has one of its own"):
        load_settings({"workers": 3}, {"CLICKBANG_CLUSTER_PORT": "65534"})
