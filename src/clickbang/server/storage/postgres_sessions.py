"""Connections to PostgreSQL: how they are made, what tells that one is gone, and what to say to a host.

No password is ever part of what is said: not the address either, since it may hold one.
"""

import re
import ssl
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import unquote, urlsplit

import asyncpg  # type: ignore[import-untyped]

Connection = Any
"""asyncpg has no types of its own."""

SCHEMES: Final = ("postgresql://", "postgres://")
LIKE_AN_ADDRESS: Final = re.compile(r"\s*(postgres(ql)?(\+\w+)?:|[a-z+]+://)", re.IGNORECASE)
SCHEMA: Final = "clickbang"
"""Everything is in a schema of this name; so whoever looks finds it at once."""
CONNECTS_WITHIN: Final = 3.0
ANSWERS_WITHIN: Final = 3.0
"""Seconds for one that reads; then whoever waits is told that it is not possible just now."""
SILENT_MS: Final = 3000
"""After so long PostgreSQL hangs up on a machine that does not confirm what it is sent. Its lock is free then."""
ALWAYS: Final = {
    "search_path": SCHEMA,
    "jit": "off",  # it takes longer than any statement of ours
    "tcp_user_timeout": str(SILENT_MS),
    "tcp_keepalives_idle": "2",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
    "idle_in_transaction_session_timeout": "5000",
    "default_transaction_isolation": "read committed",
    "timezone": "UTC",
}
WRITING: Final = {
    "synchronous_commit": "on",  # whatever the server says: what is acknowledged is on its disk
    "plan_cache_mode": "force_generic_plan",
}
READING: Final = {"lock_timeout": "2000", "statement_timeout": "3000"}
CHANGING: Final = {"synchronous_commit": "on"}
"""For whoever makes the tables, or brings them up to date, which may take as long as it takes."""
BEATING: Final = {
    "synchronous_commit": "off",  # a beat that a crash forgets is none that counts: see `is_alive`
    "lock_timeout": "5000",
}

OTHER_NAME: Final = (62, 64)
"""What OpenSSL calls a certificate for another host, or for another IP address."""
WHERE_AUTHORITY: Final = (
    "the certificate of who signed it belongs into ~/.postgresql/root.crt, or behind the address: sslrootcert=FILE"
)

GONE: Final = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.InternalClientError,
    asyncpg.exceptions.OperatorInterventionError,  # it stops, or somebody has ended our session
    asyncpg.exceptions.TooManyConnectionsError,
)
"""What a connection fails with that is no good any more; and TimeoutError, which is an OSError."""


REFUSED: Final = (asyncpg.PostgresError,)
"""What PostgreSQL answers with when it will not do something, or when it goes: the latter is in `GONE`, too."""


class PostgresProblem(Exception):
    """Why a database cannot be used, in a sentence for its host."""


def is_postgres(database: str) -> bool:
    """Whether this is the address of a PostgreSQL and no file."""
    return database.lower().startswith(SCHEMES)


def is_mistyped(database: str) -> bool:
    """Whether this was meant as an address: as a file it would be made, with the password in its name."""
    return not is_postgres(database) and LIKE_AN_ADDRESS.match(database) is not None


def without_password(database: str) -> str:
    """The address as it may be shown: user, hosts and name, and nothing that stands behind."""
    if not is_postgres(database):
        return database
    rest = database.partition("://")[2].partition("?")[0].partition("#")[0]
    who, at, where = rest.rpartition("@")
    return f"postgresql://{who.partition(':')[0]}{at}{where}"


async def connect(address: str, settings: Mapping[str, str], answers_within: float | None = None) -> Connection:
    """A session with these settings."""
    return await asyncpg.connect(
        address, timeout=CONNECTS_WITHIN, command_timeout=answers_within, server_settings={**ALWAYS, **settings}
    )


async def keep_as_it_is(_: Connection) -> None:
    """What a session of the pool is tidied up with: nothing of ours changes one."""


async def reading_pool(address: str, most: int) -> Any:
    """Sessions for reading, as many as are needed up to so many."""
    return await asyncpg.create_pool(
        address,
        min_size=0,  # it would complain of each that it cannot have while PostgreSQL is away
        max_size=most,
        timeout=CONNECTS_WITHIN,
        command_timeout=ANSWERS_WITHIN,
        server_settings={**ALWAYS, **READING},
        reset=keep_as_it_is,
    )


def in_words(error: BaseException, address: str) -> str:
    """What is the matter, for a host. What the driver says is repeated only where no password can be in it."""
    if isinstance(error, PostgresProblem):
        return str(error)
    if isinstance(error, asyncpg.InvalidPasswordError | asyncpg.InvalidAuthorizationSpecificationError):
        return (
            f"PostgreSQL does not let {user_of(address)} in: the name or the password is wrong, or pg_hba.conf says no"
        )
    if isinstance(error, asyncpg.InvalidCatalogNameError):
        return "there is no database of that name; CREATE DATABASE makes one"
    if isinstance(error, asyncpg.InsufficientPrivilegeError):
        return f"{user_of(address)} may not make tables there; the database has to belong to them"
    if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
        return "it is a standby that can only be read; the address has to be that of the primary"
    if isinstance(error, asyncpg.TooManyConnectionsError):
        return "PostgreSQL takes no more connections; its max_connections is too low"
    if isinstance(error, asyncpg.CannotConnectNowError):
        return "PostgreSQL is just starting or stopping"
    if isinstance(error, asyncpg.PostgresError) and "startup parameter" in str(error):
        return "there is a pooler before it (PgBouncer?); workers need sessions of their own with PostgreSQL itself"
    if isinstance(error, asyncpg.PostgresError):
        return f"PostgreSQL says: {error}"
    if isinstance(error, TimeoutError):
        return "it does not answer"
    if why := about_tls(error, address):
        return why
    if isinstance(error, OSError):
        return "it cannot be reached; nothing listens there, or the name of the machine is wrong"
    return (
        "its address is not understood; it is postgresql://USER:PASSWORD@HOST:PORT/NAME, with %XX for special letters"
    )


def about_tls(error: BaseException, address: str) -> str:
    """Why there is no TLS with it as `sslmode` asks for; nothing if that is not the matter."""
    said = str(error)
    if isinstance(error, ssl.SSLCertVerificationError):
        if error.verify_code in OTHER_NAME:
            return "its certificate is for another name than the one in the address"
        return f"its certificate is not trusted ({error.verify_message}); {WHERE_AUTHORITY}"
    if isinstance(error, ssl.SSLError):
        return f"TLS with it is not possible ({error.reason})"
    if isinstance(error, ConnectionError) and "rejected SSL upgrade" in said:
        return "it has no TLS, and sslmode asks for it; ssl = on in its postgresql.conf turns it on"
    if isinstance(error, asyncpg.InterfaceError) and said.startswith("root certificate file"):
        return f"there is no authority to check its certificate by; {WHERE_AUTHORITY}"
    if isinstance(error, asyncpg.InterfaceError) and said.startswith("`sslmode`"):
        return "there is no such sslmode; there are disable, allow, prefer, require, verify-ca and verify-full"
    if isinstance(error, FileNotFoundError | PermissionError) and "ssl" in address.partition("?")[2]:
        return "a file that its address names (sslrootcert, sslcert, sslkey) is not there or cannot be read"
    return ""


def user_of(address: str) -> str:
    try:
        name = urlsplit(address).username
    except ValueError:
        name = None
    return f"the user {unquote(name)!r}" if name else "this user"
