"""Until when something holds, as operators write it."""

import re
import time
from datetime import UTC, datetime
from typing import Final

from clickbang.cli import errors
from clickbang.core.errors import OptionError
from clickbang.server.admin.sanctions import moment

UNITS: Final = {"s": 1, "m": 60, "h": 3600, "d": 86400, "w": 7 * 86400}
LENGTH: Final = re.compile(r"(\d{1,6})([smhdw])")


def ends(lasting: str | None, until: str | None) -> int | None:
    """Seconds since 1970; None for good."""
    if lasting is not None and until is not None:
        raise OptionError(errors.TWO_ENDS)
    if lasting is not None:
        found = LENGTH.fullmatch(lasting.strip().lower())
        if found is None:
            raise OptionError(errors.NOT_A_TIME, text=lasting)
        return int(time.time()) + int(found[1]) * UNITS[found[2]]
    if until is not None:
        try:
            at = datetime.fromisoformat(until)
        except ValueError:
            raise OptionError(errors.NOT_A_TIME, text=until) from None
        return int((at if at.tzinfo else at.replace(tzinfo=UTC)).timestamp())
    return None


def until_when(at: int | None) -> str:
    return "for good" if at is None else f"until {moment(at)}"
