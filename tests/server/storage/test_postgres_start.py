"""The start of a worker on PostgreSQL: it opens, or says in a sentence why it cannot, and never the password."""

import asyncio
import signal
import ssl
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest
from bench.server.ports import hold_port
from bench.server.postgres import Postgres

from clickbang.client import Visit
from clickbang.server.storage import postgres_schema
from clickbang.server.storage.postgres_schema import UPGRADES, Upgrade
from clickbang.server.storage.postgres_sessions import PostgresProblem, in_words, is_mistyped, without_password
from clickbang.server.storage.postgres_store import try_out
from tests.cli.run import invoke, run
from tests.server.hosting import OnPostgres
from tests.server.patience import LONG
from tests.server.running.test_serve import play_a_game

SECRET = "s3cret"


async def query(address: str, statement: str) -> None:
    connection = await asyncpg.connect(address)
    await connection.execute(statement)
    await connection.close()


def refusal(address: str) -> str:
    with pytest.raises(PostgresProblem) as refused:
        asyncio.run(try_out(address))
    return str(refused.value)


def do(address: str, statement: str) -> None:
    asyncio.run(query(address, statement))


def test_a_game_is_played_on_postgresql_and_is_there_after_a_kill(database: str, tmp_path: Path) -> None:
    server = OnPostgres(tmp_path, database)
    server.start()
    try:
        results = asyncio.run(asyncio.wait_for(play_a_game(server.address, "bulletbucks", 4), LONG))
        assert results == [results[0]] * 3
        visit = Visit(server.address)
        code = asyncio.run(visit.open_table("championship", 3, public=True))
        server.end(signal.SIGKILL)
        server.start()
        assert asyncio.run(visit.ask("GET", "/health"))["status"] == "ok"
        assert code
        games = {table["game"] for table in asyncio.run(visit.ask("GET", "/api/tables"))["tables"]}
        assert games == {"championship"}
    finally:
        server.stop()


def test_a_password_is_never_shown() -> None:
    address = f"postgresql://ann:{SECRET}@example.org:5433,other/games?sslmode=require&password={SECRET}"
    assert without_password(address) == "postgresql://ann@example.org:5433,other/games"
    assert without_password(f"postgres://ann:a@{SECRET}@h/x") == "postgresql://ann@h/x"
    assert without_password("tables.sqlite") == "tables.sqlite"
    for error in (ValueError(SECRET), OSError(SECRET), asyncpg.InvalidPasswordError(SECRET), TimeoutError(SECRET)):
        assert SECRET not in in_words(error, address)


def test_nobody_there() -> None:
    with hold_port() as held:  # where nobody listens
        address = f"postgresql://ann:{SECRET}@127.0.0.1:{held.getsockname()[1]}/games"
        assert "cannot be reached" in refusal(address)
        done = run("serve", "--port", "0", "--database", address)
    assert done.returncode == 1
    assert "postgresql://ann@127.0.0.1" in done.stderr
    assert "cannot be reached" in done.stderr
    assert SECRET not in done.stderr


def test_an_address_that_is_none() -> None:
    assert "not understood" in refusal(f"postgresql://ann:{SECRET}@127.0.0.1:{SECRET}/games")


@pytest.mark.parametrize(
    "address", [f"postgresql:/ann:{SECRET}@db/games", f"postgres:ann:{SECRET}@db/x", "PostgreSQL:/db", "mysql://db/x"]
)
def test_an_address_that_would_be_a_file(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    done = invoke("serve", "--port", "0", "--database", address)
    assert done.exit_code == 1
    assert "The address of a PostgreSQL begins with postgresql://" in done.stderr
    assert SECRET not in done.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("file", ["postgres.sqlite", "postgresql", "/srv/postgres:/x", "postgresql://ann@db/games"])
def test_what_is_no_mistyped_address(file: str) -> None:
    assert not is_mistyped(file)


def test_who_is_not_let_in_is_not_offered_a_file_instead(database: str) -> None:
    done = invoke("serve", "--port", "0", "--database", database.replace("clickbang@", f"eve:{SECRET}@"))
    assert done.exit_code == 1
    assert "the name or the password is wrong" in done.stderr
    assert "--database" not in done.stderr


def test_why_there_is_no_tls(running_postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("PGSSLROOTCERT", raising=False)
    address = running_postgres.address
    assert "it has no TLS" in refusal(f"{address}?sslmode=require")
    assert "~/.postgresql/root.crt, or behind the address: sslrootcert=FILE" in refusal(
        f"{address}?sslmode=verify-full"
    )
    assert "no such sslmode" in refusal(f"{address}?sslmode=full")
    assert "sslrootcert" in refusal(f"{address}?sslmode=verify-full&sslrootcert={tmp_path / 'gone.crt'}")
    (tmp_path / "text.crt").write_text("none")
    assert "TLS with it is not possible" in refusal(
        f"{address}?sslmode=verify-full&sslrootcert={tmp_path / 'text.crt'}"
    )


def test_why_a_certificate_is_not_trusted() -> None:
    error = ssl.SSLCertVerificationError(1, SECRET)
    error.verify_code, error.verify_message = 20, "unable to get local issuer certificate"
    assert "not trusted (unable to get local issuer certificate)" in in_words(error, "postgresql://ann@db/games")
    error.verify_code, error.verify_message = 62, SECRET
    assert in_words(error, "postgresql://ann@db/games").startswith("its certificate is for another name")


def test_no_such_database(running_postgres: Postgres) -> None:
    assert "CREATE DATABASE" in refusal(running_postgres.address + "_of_nobody")


def test_no_such_user(database: str) -> None:
    assert "'eve'" in refusal(database.replace("clickbang@", "eve@"))


def test_the_tables_of_something_else(database: str) -> None:
    do(database, "CREATE TABLE customers (id integer)")
    assert "something else" in refusal(database)


def test_a_schema_of_our_name_that_is_not_ours(database: str) -> None:
    do(database, "CREATE SCHEMA clickbang; CREATE TABLE clickbang.state (id integer)")
    assert "something else" in refusal(database)


def test_a_newer_one(database: str) -> None:
    asyncio.run(try_out(database))
    asyncio.run(try_out(database))  # which changes nothing
    do(database, "UPDATE clickbang.state SET version = 99")  # it has only added something
    asyncio.run(try_out(database))
    do(database, "UPDATE clickbang.state SET needs = 99")
    assert "newer server (schema 99" in refusal(database)


def test_too_old_a_postgresql(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_schema, "OLDEST", 99)
    assert "too old; 99 or later" in refusal(database)


async def test_several_that_start_at_once_make_the_tables_once(database: str) -> None:
    await asyncio.gather(*(try_out(database) for _ in range(5)))


def test_a_later_version_adds_to_what_is_there(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(try_out(database))
    later = (*UPGRADES, Upgrade(("ALTER TABLE rooms ADD COLUMN added integer NOT NULL DEFAULT 1",), 1))
    with monkeypatch.context() as upgraded:
        upgraded.setattr(postgres_schema, "UPGRADES", later)
        upgraded.setattr(postgres_schema, "VERSION", len(later))
        asyncio.run(try_out(database))
    do(database, "SELECT added FROM clickbang.rooms")
    asyncio.run(try_out(database))  # a worker of the version before, beside the new ones
