"""Bots and games in files of one's own, sent along to other machines as their text, and put down there.

A file may import its neighbours, so every `.py` file beside it goes along, and whatever it has already imported from
folders below. What a bot reads that is no Python does not: that has to be on every machine.
"""

import hashlib
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from clickbang.arena.crew import Work
from clickbang.arena.errors import SOURCES_TOO_LARGE, ArenaError
from clickbang.arena.plan import Plan
from clickbang.core.lookup.sources import divided

MOST_BYTES = 20_000_000


@dataclass(frozen=True, slots=True)
class Sent:
    """A plan for another machine, and the files that it names."""

    plan: Plan | Work
    """In which files of one's own are named by where they stand among those sent: `0/my_bot.py:MyBot`."""
    files: Mapping[str, bytes] = field(default_factory=dict)

    @property
    def key(self) -> str:
        """The same for the same files."""
        digest = hashlib.sha256()
        for name, text in sorted(self.files.items()):
            digest.update(f"{name}\n{len(text)}\n".encode() + text)
        return digest.hexdigest()[:16]


def packed(plan: Plan | Work) -> Sent:
    """The plan with the files that it names; those have been imported here already. Other work names none."""
    if isinstance(plan, Work):
        return Sent(plan)
    folders: dict[Path, int] = {}
    named: dict[str, str] = {}
    for name in dict.fromkeys((plan.game, *plan.bots)):
        source = source_of(name)
        if source.endswith(".py"):
            path = Path(source).resolve()
            folder = folders.setdefault(path.parent, len(folders))
            named[name] = f"{folder}/{path.name}{name[len(source) :]}"
    files = {
        f"{number}/{path.relative_to(folder).as_posix()}": path.read_bytes()
        for folder, number in folders.items()
        for path in sources_in(folder)
    }
    size = sum(map(len, files.values()))
    if size > MOST_BYTES:
        raise ArenaError(SOURCES_TOO_LARGE, size=size // 10**6, most=MOST_BYTES // 10**6)
    return Sent(renamed(plan, named), files)


def source_of(name: str) -> str:
    """Where it stands, whatever class, style and budget is named behind that."""
    before, found, _ = name.partition(".py:")
    return f"{before}.py" if found else divided(name)[0]


def sources_in(folder: Path) -> list[Path]:
    """The Python files in this folder, and those below it that are in use."""
    found = {path for path in folder.glob("*.py") if path.is_file()}
    for module in list(sys.modules.values()):
        file = getattr(module, "__file__", None)
        if isinstance(file, str) and file.endswith(".py"):
            path = Path(file)
            if folder in path.parents and "site-packages" not in path.parts and path.is_file():
                found.add(path)
    return sorted(found)


def unpacked(sent: Sent, folder: Path) -> Plan:
    """The plan, with its files in this folder."""
    assert isinstance(sent.plan, Plan)
    for name, text in sent.files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)
    here = {name: f"{folder / name}" for name in (sent.plan.game, *sent.plan.bots) if source_of(name) in sent.files}
    return renamed(sent.plan, here)


def renamed(plan: Plan, names: Mapping[str, str]) -> Plan:
    """The same plan, with its game and bots under other names."""
    bots = tuple(names.get(bot, bot) for bot in plan.bots)
    return replace(plan, game=names.get(plan.game, plan.game), bots=bots)
