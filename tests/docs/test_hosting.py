"""The page for hosts and the files in deploy/ are true."""

import asyncio
import configparser
import re
import shlex
import shutil
import signal
import sqlite3
import subprocess
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest
from tools.attribute_docs import attribute_docs
from tools.parts.postgresql import programs

from clickbang.client import Visit
from clickbang.server.settings import PREFIX, Settings, load_settings
from tests.cli.run import environment, invoke
from tests.docs.test_pages import blocks, rows
from tests.docs.test_readme import ROOT
from tests.server.admin.houses import ANN, T, fill
from tests.server.hosting import OnPostgres, hosted

PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
DEPLOY = ROOT / "deploy"
CLUSTER = ("cluster/clickbang@.service", "cluster/compose.yaml")
UNITS = ("clickbang.service", CLUSTER[0])


def test_the_settings_are_those_of_the_server_with_their_defaults() -> None:
    docs = attribute_docs(Settings)
    expected = [
        [f"`{field.name}`", f"`{field.default}`" if field.default != "" else "", docs[field.name]]
        for field in msgspec.structs.fields(Settings)
    ]
    assert rows("docs/hosting.md", "Settings")[2:] == expected


def test_the_example_can_be_loaded(tmp_path: Path) -> None:
    (example,) = blocks("docs/hosting.md", "toml")
    (tmp_path / "config.toml").write_text(example)
    settings = load_settings({}, {}, tmp_path / "config.toml")
    assert (settings.keep_days, settings.trust_proxy) == (30, "127.0.0.1")


def service(unit: str) -> configparser.SectionProxy:
    read = configparser.ConfigParser(interpolation=None, strict=False)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read_string((DEPLOY / unit).read_text())
    return read["Service"]


@pytest.mark.parametrize("unit", UNITS)
def test_the_unit_starts_a_command_with_options_that_exist(unit: str) -> None:
    program, command, *options = shlex.split(service(unit)["ExecStart"])
    assert (Path(program).name, command) == ("clickbang", "serve")
    offered = invoke("serve", "--help").stdout
    assert all(option in offered for option in options if option.startswith("--"))


@pytest.mark.parametrize("file", ["clickbang.service", "Containerfile", *CLUSTER])
def test_every_setting_in_a_file_exists(file: str) -> None:
    fields = {field.name for field in msgspec.structs.fields(Settings)}
    named = set(re.findall(rf"{PREFIX}([A-Z_]+)[=:]", (DEPLOY / file).read_text()))
    assert named
    assert {name.lower() for name in named} <= fields


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
@pytest.mark.parametrize("unit", UNITS)
def test_systemd_understands_the_unit(unit: str, tmp_path: Path) -> None:
    text = (DEPLOY / unit).read_text().replace("/opt/clickbang/bin/clickbang", "/bin/true")
    name = Path(unit).name.replace("@", "@8201")
    (tmp_path / name).write_text(text)
    command = ["systemd-analyze", "verify", "--man=no", str(tmp_path / name)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment(), timeout=60)
    assert f"{name}:" not in done.stderr


@pytest.mark.parametrize("balancer", ["nginx.conf", "nginx-compose.conf", "Caddyfile"])
def test_balancers_send_those_of_a_table_to_one_worker_and_give_a_hung_one_up(balancer: str) -> None:
    text = (DEPLOY / "cluster" / balancer).read_text()
    assert re.search(r"hash \$clickbang_worker consistent|lb_policy uri_hash", text)
    assert re.search(r"proxy_connect_timeout 2s|dial_timeout 2s", text)
    assert "/metrics" in text  # which stays inside


def test_the_workers_of_the_unit_are_those_that_balancers_know() -> None:
    ports = set(re.findall(r"clickbang@(82\d\d)", (DEPLOY / UNITS[1]).read_text()))
    assert len(ports) == 2
    for balancer in ("nginx.conf", "Caddyfile"):
        assert set(re.findall(r"127\.0\.0\.1:(82\d\d)", (DEPLOY / "cluster" / balancer).read_text())) == ports


def test_proxies_pass_to_the_usual_port() -> None:
    usual = f"127.0.0.1:{Settings().port}"
    assert f"proxy_pass http://{usual};" in (DEPLOY / "nginx.conf").read_text()
    assert f"reverse_proxy {usual}" in (DEPLOY / "Caddyfile").read_text()
    assert str(Settings().port) in (DEPLOY / "Containerfile").read_text()


@pytest.mark.skipif(shutil.which("sqlite3") is None, reason="there is no sqlite3 command here")
@pytest.mark.parametrize("place", [0, 1])
def test_the_commands_for_a_backup_work_while_the_server_runs(place: int, tmp_path: Path) -> None:
    command = re.findall(r"^sqlite3 /var/.*$", PAGE, re.MULTILINE)[place]
    copy = tmp_path / "copy.sqlite"
    with hosted(tmp_path) as server:
        command = command.replace("/var/lib/clickbang/clickbang.sqlite", str(server.database))
        subprocess.run(shlex.split(command.replace("/backup/clickbang.sqlite", str(copy))), check=True, timeout=60)
    with sqlite3.connect(copy) as found:
        assert found.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert found.execute("SELECT count(*) FROM rooms").fetchone() == (0,)
    found.close()


def test_the_commands_of_operators_run_as_they_stand_there(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    asyncio.run(fill(database))
    commands = [
        command
        for row in rows("docs/hosting.md", "Keeping order")[2:]
        for command in re.findall(r"`(admin [^`]*)`", row[0])
    ]
    assert len(commands) == 14
    named = {"GUEST": ANN, "TABLE": T, "CODE": T[-6:].upper(), "FILE": str(tmp_path / "guest.json")}
    for command in sorted(commands, key=lambda command: command.startswith("admin close")):
        words = [named.get(word, word) for word in shlex.split(command)]
        yes = ["--yes"] if words[1] in ("close", "delete") else []
        done = invoke(*words, *yes, "--database", database)
        assert done.exit_code == 0, (command, done.output)


def test_the_commands_for_a_backup_of_postgresql_work_while_a_worker_runs(database: str, tmp_path: Path) -> None:
    dump, restore = (re.search(rf"{name} [^\n`]*", PAGE) for name in ("pg_dump", "pg_restore"))
    assert dump
    assert restore

    def run(command: str) -> None:
        name, *options = shlex.split(command.replace("$CLICKBANG_DATABASE", database))
        options = [option.replace("/backup", str(tmp_path)) for option in options]
        subprocess.run([programs() / name, *options], check=True, timeout=60)

    worker = OnPostgres(tmp_path, database)
    worker.start()
    try:
        asyncio.run(Visit(worker.address).become_guest())
        run(dump[0])
        asyncio.run(Visit(worker.address).become_guest())
    finally:
        worker.end(signal.SIGTERM)
    run(restore[0])
    worker.start()  # it is taken for what it is
    worker.end(signal.SIGTERM)
    assert asyncio.run(count_of(database, "guests")) == 1


async def count_of(database: str, table: str) -> int:
    connection = await asyncpg.connect(database)
    try:
        return int(await connection.fetchval(f"SELECT count(*) FROM clickbang.{table}"))
    finally:
        await connection.close()
