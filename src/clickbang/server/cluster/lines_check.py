"""Whether lines to other workers can be what the host has set: looked at before anything starts."""

import re
import socket
import ssl
from typing import Any, Final

from clickbang.core.errors import Fault, OptionError
from clickbang.server.settings import Settings

BAD_CLUSTER: Final = Fault("server/bad-cluster", "", "The setting {name!r} cannot be {value!r}: {why}.")

HOST_AND_PORT: Final = re.compile(r"(\[[0-9a-fA-F:.]+\]|[^\s:/\[\]]+):(\d{1,5})")
"""As it is for a browser: an IPv6 address has brackets."""
PAPERS: Final = ("cluster_certificate", "cluster_key", "cluster_authority")


def check_lines(settings: Settings, used: bool) -> None:
    """An OptionError for what would fail later, or not be what the host wants; nobody listens if they are not used."""
    check_address(settings)
    check_papers(settings)
    if used:
        check_place(settings)


def wrong(settings: Settings, name: str, why: str) -> OptionError:
    return OptionError(BAD_CLUSTER, name=name, value=getattr(settings, name), why=why)


def check_address(settings: Settings) -> None:
    found = HOST_AND_PORT.fullmatch(settings.cluster_address)
    if settings.cluster_address and not (found and 0 < int(found[2]) < 65536):
        raise wrong(settings, "cluster_address", "it has to be HOST:PORT")


def check_place(settings: Settings) -> None:
    """Listen there for a moment."""
    host, port = settings.cluster_host, settings.cluster_port
    try:
        places = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise wrong(settings, "cluster_host", "there is no such address") from None
    for family, _, _, _, place in places:
        if not can_listen(family, (place[0], 0, *place[2:])):
            raise wrong(settings, "cluster_host", "that is no address of this machine")
        if not can_listen(family, place):
            raise wrong(settings, "cluster_port", "nobody can listen there; it is taken, or for administrators only")


def can_listen(family: int, place: Any) -> bool:
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        try:
            probe.bind(place)
            probe.listen(1)  # only this finds out about one that listens, and not every system says so before
        except OSError:
            return False
    return True


def check_papers(settings: Settings) -> None:
    """The files of TLS, each by itself; and that none is set for nothing, since that would be no TLS at all."""
    for name in PAPERS:
        if getattr(settings, name):
            if not settings.cluster_certificate:
                raise wrong(settings, name, "without a cluster_certificate there is no TLS")
            check_readable(settings, name)
    if not settings.cluster_certificate:
        return
    for name in ("cluster_certificate", "cluster_authority"):
        if getattr(settings, name):
            try:
                ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT).load_verify_locations(getattr(settings, name))
            except ssl.SSLError:
                raise wrong(settings, name, "there is no certificate in it (PEM)") from None
    key = "cluster_key" if settings.cluster_key else "cluster_certificate"
    try:
        # with a password nobody is asked for one, who may not be there
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(
            settings.cluster_certificate, settings.cluster_key or None, password=""
        )
    except ssl.SSLError as error:
        if error.reason == "KEY_VALUES_MISMATCH":
            raise wrong(settings, key, "that is the key of another certificate") from None
        raise wrong(settings, key, "there is no key in it (PEM) that can be read without a password") from None


def check_readable(settings: Settings, name: str) -> None:
    try:
        with open(getattr(settings, name), "rb") as file:
            file.read(1)
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) and error.strerror else "no file can be called that"
        raise wrong(settings, name, why) from None
