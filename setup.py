"""Compiles the rules with mypyc where a C compiler is found; without one the same files run interpreted.

CLICKBANG_COMPILE=0 asks for the interpreted build, CLICKBANG_COMPILE=1 makes a failure to compile an error.

`build/` is kept from one build to the next (`make` builds without isolation for that). Where no Python file has
changed, mypyc is not run again, and where the C that it writes is the same, the C compiler is not.
"""

import hashlib
import os
import pickle
import sys
import sysconfig
import tempfile
from importlib.util import find_spec
from pathlib import Path

from setuptools import Extension, setup
from setuptools.errors import CCompilerError, PlatformError

PACKAGE = Path("src/clickbang")
BUILD = Path("build")
KEPT = BUILD / "extensions.pickle"
"""What mypyc made of the sources the last time, and of which sources."""

TYPES = {"__init__.py", "actions.py", "errors.py", "events.py", "game.py", "shown.py"}
"""Messages and schemas are derived from the types in these, and a compiled class keeps no annotations."""
NO_RULES = {
    "attributes.py", "card_stakes.py", "design.py", "faces.py", "learning.py", "lesson.py", "pickling.py",
    "registry.py", "report.py", "review.py", "secrets.py", "several_cores.py", "sources.py", "stakes.py",
    "statistics.py", "story.py", "talk_stakes.py", "training.py",
}  # fmt: skip
"""What stands beside the rules, and would not be any faster."""

ONLINE = (
    "clocks/*",
    "delivery/*",
    "game/*",
    "limits/buckets",
    "seats/*",
    "sockets/connection",
    "sockets/frames",
    "tables/*",
)
"""What every message to the server goes through."""
NOT_OFTEN = {"archive.py", "calls.py", "game_record.py", "names.py", "narration_cache.py", "socket.py"}
"""What stands beside that."""


MATCHES = ("bot", "chair", "match", "mixing", "random_bot", "style")
"""What every answer of a bot goes through."""
NETWORKS = ("layers", "network")
"""What masters ask that have learned."""


def compiled_modules() -> list[str]:
    """core/ and the games with their bots, but for what has to stay interpreted, and what is asked again and again."""
    rules = [*PACKAGE.glob("core/*.py"), *PACKAGE.glob("games/*/*.py"), PACKAGE / "protocol" / "wire.py"]
    online = [path for name in ONLINE for path in PACKAGE.glob(f"server/{name}.py") if path.name not in NOT_OFTEN]
    counting = [PACKAGE / "arena" / "rates.py", PACKAGE / "games" / "battleroyal" / "statistics.py"]
    bots = [*PACKAGE.glob("games/*/bots/*.py"), *(PACKAGE / "bots" / f"{name}.py" for name in MATCHES)]
    bots += [*PACKAGE.glob("bots/search/*.py"), *(PACKAGE / "bots" / "values" / f"{name}.py" for name in NETWORKS)]
    wanted = [path for path in rules + online + bots if path.name not in TYPES | NO_RULES]
    return sorted(path.as_posix() for path in wanted + counting)


def why_not_compile() -> str:
    """What stands in the way of compiling, or nothing."""
    if os.environ.get("CLICKBANG_COMPILE") == "0":
        return "CLICKBANG_COMPILE=0"
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            compiler.compile([str(source)], folder, include_dirs=[sysconfig.get_path("include")])
        except (CCompilerError, PlatformError, OSError):
            return "no working C compiler with Python's headers was found"
    return ""


def extensions() -> list[Extension]:
    reason = why_not_compile()
    if reason:
        if os.environ.get("CLICKBANG_COMPILE") == "1":
            sys.exit(f"clickbang: cannot compile: {reason}")
        print(f"clickbang: interpreted build ({reason}); everything works, simulations are slower", file=sys.stderr)
        return []
    key = key_of_sources()
    kept = pickle.loads(KEPT.read_bytes()) if KEPT.is_file() else {}
    if key not in kept:
        kept = {key: translated()}
        BUILD.mkdir(exist_ok=True)
        KEPT.write_bytes(pickle.dumps(kept))
    found: list[Extension] = kept[key]
    return found


def translated() -> list[Extension]:
    """The modules as C."""
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    found: list[Extension] = mypycify([*compiled_modules(), "--strict"], opt_level="3", debug_level="0")
    if os.name == "posix":
        for extension in found:
            # without this the small functions of core/ are never inlined, since another library might replace them
            extension.extra_compile_args.append("-fno-semantic-interposition")
            # where a processor multiplies and adds in one go, sums would differ from those of the interpreted build
            extension.extra_compile_args.append("-ffp-contract=off")
    return found


def key_of_sources() -> str:
    """What the C depends on: every Python file, since types count too, and who translates."""
    compiler = find_spec("mypyc")
    known = f"{sys.version} {sys.platform} {compiler and compiler.origin}"
    files = [Path("setup.py"), Path("pyproject.toml"), Path("constraints.txt"), *sorted(PACKAGE.rglob("*.py"))]
    contents = [f"{file.as_posix()} {file.read_text(encoding='utf-8')}" for file in files if file.is_file()]
    return hashlib.sha256("\0".join([known, *contents]).encode()).hexdigest()


def sweep(extensions: list[Extension]) -> None:
    """Leave nothing of an earlier build but libraries that are still wanted: what lies in build/lib is installed."""
    wanted = {Path(*extension.name.split(".")).as_posix() for extension in extensions}
    for folder in BUILD.glob("lib*"):
        for file in [file for file in folder.rglob("*") if file.is_file()]:
            module = file.relative_to(folder).with_name(file.name.partition(".")[0]).as_posix()
            if file.suffix not in (".so", ".pyd") or module not in wanted:
                file.unlink()


found = extensions()
sweep(found)
setup(ext_modules=found)
