"""The log: plain lines, or a JSON object for each, with the ids of the table and the request that it is about."""

import json
import logging
import os
import re
import time
from contextvars import ContextVar
from typing import Any, Final

LOGGED: Final = "%(asctime)s %(levelname)s %(message)s"
JSON: Final = "json"
TABLE: Final = re.compile(r"\btable ([0-9a-f]{16})\b")
NAMED_BY: Final = "CLICKBANG_LOG_FORMAT"
"""Processes that a server starts read here how they are to log."""

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""Of the request, or the WebSocket, that is being dealt with."""


class JsonLines(logging.Formatter):
    """A line is an object: time, level, message; who says so, and the ids."""

    def __init__(self, said_by: str = "") -> None:
        super().__init__()
        self.said_by = said_by

    def format(self, record: logging.LogRecord) -> str:
        message = record.getMessage()
        fields: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "message": message,
        }
        found = TABLE.search(message)
        about = {"process": self.said_by, "request": request_id.get(), "table": found[1] if found else ""}
        fields |= {name: value for name, value in about.items() if value}
        if record.exc_info:
            fields["error"] = self.formatException(record.exc_info)
        return json.dumps(fields, ensure_ascii=False)


def formatter(log_format: str, said_by: str = "") -> logging.Formatter:
    """For lines of this process."""
    if log_format == JSON:
        return JsonLines(said_by)
    return logging.Formatter(LOGGED.replace("%(message)s", f"{said_by}: %(message)s") if said_by else LOGGED)


def log_to_stderr(level: str, log_format: str) -> None:
    """From now on; who calls this again changes nothing."""
    os.environ[NAMED_BY] = log_format
    if logging.getLogger().handlers:
        return
    handler = logging.StreamHandler()
    handler.setFormatter(formatter(log_format))
    logging.basicConfig(level=level.upper(), handlers=[handler])


def speak_as(log_format: str, said_by: str) -> None:
    """From now on every line says which of several processes it comes from."""
    for handler in logging.getLogger().handlers:
        handler.setFormatter(formatter(log_format, said_by))


def log_as_child(said_by: str) -> None:
    """In a process that a server has started."""
    handler = logging.StreamHandler()
    handler.setFormatter(formatter(os.environ.get(NAMED_BY, ""), said_by))
    logging.basicConfig(handlers=[handler])
