"""All attacks by name."""

from collections.abc import Awaitable, Callable

from tests.attack import codes, floods, frames, headers, polling
from tests.attack.field import Field

Attack = Callable[[Field], Awaitable[None]]

ATTACKS: dict[str, Attack] = {
    attack.__name__.replace("_", "-"): attack
    for attack in (
        frames.empty_continuations,
        frames.tiny_fragments,
        frames.tiny_messages,
        frames.pings,
        frames.unread_pings,
        frames.binary,
        frames.oversized,
        frames.fragmented,
        headers.large_cookie,
        headers.cookie_of_pieces,
        headers.many_headers,
        headers.long_address,
        headers.slow_headers,
        headers.unfinished_bodies,
        headers.silent_connections,
        floods.messages,
        floods.attend_again,
        floods.hopping_guests,
        floods.chat,
        floods.requests,
        floods.newcomers,
        codes.guesses,
        codes.codes_by_http,
        polling.record,
    )
}
PLACES = {name: 10 + number for number, name in enumerate(ATTACKS)}
"""From which of this machine's own networks (127.PLACE.0.0/16) each comes."""
