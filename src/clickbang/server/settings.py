"""What a host can set: by flags, by the environment (CLICKBANG_PORT), or in a TOML file."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from clickbang.core.errors import Fault, OptionError
from clickbang.core.lookup.meant import close_to
from clickbang.core.lookup.report import KINDS

NO_SUCH_SETTING = Fault("server/no-such-setting", "", "There is no setting {name!r} ({where}); there are {names}.")
BAD_SETTING = Fault("server/bad-setting", "", "The setting {name!r} ({where}) cannot be {value!r}: {why}.")
NO_HOST = Fault(
    "server/no-host",
    "",
    "The setting {name!r} ({where}) cannot be empty: that would be every network this machine is in. 0.0.0.0 says so, "
    "127.0.0.1 is for this machine alone.",
)
BAD_CONFIG = Fault("server/bad-config", "", "{file} cannot be read: {why}.")
SETTING_FAULTS = (NO_SUCH_SETTING, BAD_SETTING, NO_HOST, BAD_CONFIG)

PREFIX = "CLICKBANG_"
NO_SETTINGS = frozenset({"compile", "expect"})
"""What else begins like that: for building and testing."""

Count = Annotated[int, Meta(ge=0)]
Seconds = Annotated[float, Meta(ge=0)]
LISTENED_AT = ("host", "cluster_host")
LAST_PORT = 65535
Port = Annotated[int, Meta(ge=0, le=LAST_PORT)]
Address = Annotated[str, Meta(pattern="^(https?://.+)?$")]
Level = Annotated[str, Meta(pattern="(?i)^(debug|info|warning|error)$")]
LogFormat = Annotated[str, Meta(pattern="^(plain|json)$")]
SPOKEN: dict[object, str] = {
    Address: "https://HOST or http://HOST",
    Level: "debug, info, warning or error",
    LogFormat: "plain or json",
}
"""What a text can be, where not any."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set, with what it is otherwise."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 for every network this machine is in."""
    port: Port = 8123
    """The port to listen on; 0 for any that is free."""
    database: str = ""
    """The file in which everything is kept, or the address of a PostgreSQL: postgresql://USER@HOST/NAME. If it is not
    set: clickbang.sqlite in your data folder."""
    public_address: Address = ""
    """How people reach the server, if not directly: https://games.example.org"""
    allowed_hosts: str = ""
    """Names by which people may call the server beside its own and that of `public_address`, with commas between them;
    * for all."""
    trust_proxy: str = ""
    """Addresses of reverse proxies whose word on who is calling is believed, with commas between them."""
    metrics_from: str = "127.0.0.1, ::1"
    """Addresses that may read /metrics, with commas between them; * for all."""
    games: str = ""
    """Games beyond those that are installed: FILE.py:NAME, with commas between them."""
    workers: Annotated[int, Meta(ge=1)] = 1
    """How many processes share the work."""
    bot_processes: Annotated[int, Meta(ge=1)] = 1
    """In how many processes bots think."""
    bot_seconds: Seconds = 5.0
    """How long a bot may think before its answer is a default."""
    search_seconds: Annotated[float, Meta(gt=0)] = 1.0
    """How long a bot that searches may do so for one answer; shared by those that think in the same process."""
    away_seconds: Seconds = 60.0
    """How long a player may be gone before a bot plays in their place, and a host before another is the host."""
    reveal_seconds: Seconds = 15.0
    """How long clients have for showing their contribution to the luck."""
    heartbeat: Annotated[float, Meta(gt=0)] = 20.0
    """Seconds between signs of life; after three without one a connection is closed."""
    send_seconds: Seconds = 20.0
    """How long a client may take to accept a message before it is disconnected."""
    request_seconds: Seconds = 10.0
    """How long a client may take to send the head of a request, then its body, and over a WebSocket its hello."""
    most_connections: Count = 5000
    """More are turned away."""
    connections_each: Count = 200
    """How many connections one address may hold, or one IPv6 network (/64)."""
    messages_each: Seconds = 50.0
    """How many messages a second a connection may send for long."""
    tables_each: Count = 30
    """How many tables a guest may open in an hour; an address three times as many."""
    guests_each: Count = 60
    """How many new guests may come from one address in a minute."""
    guesses_each: Count = 20
    """How many wrong codes a guest may try in a minute; an address five times as many."""
    attends_each: Count = 60
    """How often a guest may come to a table in a minute; an address five times as often."""
    bytes_each: Count = 1_000_000
    """How many bytes a second a guest may be sent for long; an address five times as many. Who plays is sent more."""
    requests_each: Seconds = 30.0
    """How many HTTP requests a second an address may send for long."""
    idle_seconds: Seconds = 60.0
    """How long a table that nobody visits stays in memory."""
    cluster_host: str = "127.0.0.1"
    """Where other workers on the same database reach this one: the address to listen on."""
    cluster_port: Port = 0
    """The same: the port, of several `workers` that of the first, the others have the next; 0 for any that is free."""
    cluster_address: str = ""
    """What other workers are told, if it is not that: HOST:PORT, counted in the same way"""
    cluster_certificate: str = ""
    """A file with the certificate that this worker shows to others; without one, they talk in the open."""
    cluster_key: str = ""
    """The file with its key, if that is another one."""
    cluster_authority: str = ""
    """A file with the certificate by which those of all workers are signed."""
    drain_seconds: Seconds = 60.0
    """How long a worker that is stopped goes on with games whose rules no other worker knows."""
    keep_days: Count = 90
    """After how many days of service without a visit a table is deleted, or a guest; 0 for never."""
    keep_orders_days: Count = 365
    """After how many days of service what an operator did goes from the log of `clickbang admin`; 0 for never."""
    log_level: Level = "info"
    """debug, info, warning or error."""
    log_format: LogFormat = "plain"
    """plain, or json: an object a line, with the ids of tables and requests, for whoever gathers logs."""
    traces: bool = False
    """Whether moves are told to OpenTelemetry (needs the extra `otel`); OTEL_EXPORTER_OTLP_ENDPOINT says where to."""
    status_page: bool = False
    """Whether /status shows everybody a small page: open or stopping, how many are here, since when."""


FIELDS = {field.name: field for field in msgspec.structs.fields(Settings)}


def load_settings(
    flags: Mapping[str, object], environ: Mapping[str, str] = os.environ, file: Path | None = None
) -> Settings:
    """The settings: a flag counts more than the environment, that more than the file."""
    found: dict[str, Any] = {}
    if file is not None:
        found.update(from_file(file))
    for variable, value in environ.items():
        name = variable.removeprefix(PREFIX).lower()
        if variable.startswith(PREFIX) and name not in NO_SETTINGS:
            found[name] = checked(name, value, variable, strict=False)
    for name, given in flags.items():
        if given is not None:
            found[name] = checked(name, given, "--" + name.replace("_", "-"), strict=True)
    made = msgspec.convert(found, Settings)
    if made.cluster_port and made.cluster_port + made.workers - 1 > LAST_PORT:
        why = f"every worker has one of its own, and there is none above {LAST_PORT}"
        where = f"with {made.workers} workers"
        raise OptionError(BAD_SETTING, name="cluster_port", where=where, value=made.cluster_port, why=why)
    return made


def of_worker(settings: Settings, number: int) -> Settings:
    """Those of one of several processes, counted from 1: a port that is set is the first one's, the next is the
    second's, and so on; at what others are told as well."""
    host, _, told = settings.cluster_address.rpartition(":")
    return msgspec.structs.replace(
        settings,
        cluster_port=settings.cluster_port and settings.cluster_port + number - 1,
        cluster_address=f"{host}:{int(told) + number - 1}" if told.isdecimal() else settings.cluster_address,
    )


def from_file(file: Path) -> dict[str, Any]:
    """What a TOML file sets; an OSError if it is not there or cannot be read."""
    try:
        read = tomllib.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise OptionError(BAD_CONFIG, file=file, why=str(error)) from None
    return {name: checked(name, value, file.name, strict=True) for name, value in read.items()}


def wanted(name: str) -> str:
    """What a setting can be, in words."""
    kind = FIELDS[name].type
    if kind in SPOKEN:
        return SPOKEN[kind]
    limits = [limit for limit in getattr(kind, "__metadata__", ()) if isinstance(limit, Meta)]
    words = [KINDS[getattr(kind, "__origin__", kind).__name__]]
    for limit in limits:
        words += [f"from {limit.ge}"] if limit.ge is not None else []
        words += [f"above {limit.gt}"] if limit.gt is not None else []
        words += [f"to {limit.le}"] if limit.le is not None else []
    return " ".join(words)


def checked(name: str, value: object, where: str, strict: bool) -> object:
    if name not in FIELDS:
        meant = close_to(name, FIELDS)
        raise OptionError(NO_SUCH_SETTING, name=name, where=where, names=", ".join(FIELDS), meant=meant)
    if name in LISTENED_AT and value == "":
        raise OptionError(NO_HOST, name=name, where=where)
    try:
        return msgspec.convert(value, FIELDS[name].type, strict=strict)
    except msgspec.ValidationError:
        raise OptionError(
            BAD_SETTING, name=name, where=where, value=value, why=f"it has to be {wanted(name)}"
        ) from None
