"""Playing a part on a node of a Ray cluster: the same games as anywhere, records sent back instead of kept."""

import atexit
import hashlib
import os
import pickle
import shutil
import sys
import tempfile
from contextlib import redirect_stdout
from dataclasses import replace
from functools import cache
from pathlib import Path

import clickbang
from clickbang.arena.crew import PlayedPart, Work, played
from clickbang.arena.plan import Plan
from clickbang.arena.ray.sources_sent import Sent, unpacked
from clickbang.bots.registry import make_bot
from clickbang.core.errors import ClickbangError

DECIDE = ("core", "games", "bots", "arena", "design", "records")
"""The folders on which results depend."""


@cache
def version() -> str:
    """The version, and a digest of the sources: two that differ might play different games under one number."""
    folder = Path(clickbang.__file__).parent
    files = [path for part in DECIDE for path in (folder / part).rglob("*") if path.suffix in (".py", ".toml")]
    digest = hashlib.sha256()
    for path in sorted(files, key=lambda path: path.relative_to(folder).parts):
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return f"{clickbang.__version__} ({digest.hexdigest()[:8]})"


def play(parcel: bytes, numbers: range, where: str) -> tuple[str, object]:
    """`played`, what came of it and the records by their names; or `refused` or `error`, and why."""
    sent: Sent = pickle.loads(parcel)
    with redirect_stdout(sys.stderr):  # what bots print is in the node's logs
        try:
            plan = unpacked(sent, folder_of(sent.key)) if sent.files else sent.plan
            if isinstance(plan, Plan):
                for bot in dict.fromkeys(plan.bots):
                    make_bot(bot, plan.rules)
        except ClickbangError as error:
            return "refused", (where, error.sentence)
        try:
            return "played", played_with_records(plan, numbers)
        except (ClickbangError, OSError) as error:
            return "error", error


def played_with_records(plan: Plan | Work, numbers: range) -> tuple[PlayedPart, dict[str, bytes]]:
    """These games, and the text of their records if some are wanted."""
    if isinstance(plan, Work) or plan.records is None:
        return played(plan, numbers), {}
    with tempfile.TemporaryDirectory() as folder:
        done = played(replace(plan, records=Path(folder)), numbers)
        return done, {path.name: path.read_bytes() for path in Path(folder).iterdir()}


@cache
def folder_of(key: str) -> Path:
    """Where this process puts sources down: with what Ray keeps of this session, until the process ends."""
    import ray

    context = ray.get_runtime_context()
    folder = Path(context.get_temp_dir(), context.get_session_name(), "clickbang", f"{key}-{os.getpid()}")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder
