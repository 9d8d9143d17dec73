"""Code of one's own: a module that is installed, or a file anywhere, by the name under which somebody gives it."""

import hashlib
import importlib
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

from clickbang.core.errors import ClickbangError, Fault
from clickbang.core.lookup.report import what_was_raised


class CannotImport(Exception):
    """What is there but cannot be imported; its text says in a line why."""


def is_source(name: str) -> bool:
    """Whether a name says where something is, FILE.py:NAME or MODULE:NAME, and not what it is called."""
    return ":" in name or name.endswith(".py")


def divided(place: str) -> tuple[str, str]:
    """FILE.py:NAME or MODULE:NAME in its two halves; the second is empty where nothing is named."""
    source, colon, name = place.rpartition(":")
    return (source, name) if colon else (place, "")


def module_at(source: str) -> ModuleType:
    """The module in a .py file, or the one of this name. FileNotFoundError if there is no file, else CannotImport."""
    if source.endswith(".py"):
        return import_file(Path(source))
    try:
        return importlib.import_module(source)
    except (Exception, SystemExit) as error:
        raise CannotImport(what_was_raised(error)) from None


def module_or_refusal(
    source: str, called: str, error: type[ClickbangError], no_such_file: Fault, cannot_import: Fault
) -> ModuleType:
    """`module_at`, with an error for people if there is none, in which the source is called so."""
    try:
        return module_at(source)
    except FileNotFoundError:
        raise error(no_such_file, file=source) from None
    except CannotImport as why:
        raise error(cannot_import, source=called, why=why) from None


def import_file(path: Path) -> ModuleType:
    """A file, once; it may import its neighbours, as a script may."""
    if not path.is_file():
        raise FileNotFoundError(path)
    path = path.resolve()
    name = f"{path.stem}_{hashlib.sha256(bytes(path)).hexdigest()[:8]}"
    if name in sys.modules:
        return sys.modules[name]
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise CannotImport(what_was_raised(error)) from None
    return module
