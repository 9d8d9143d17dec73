"""Compiles the rules with mypyc where a C compiler is found; without one the same files run interpreted.

CLICKBANG_COMPILE=0 asks for the interpreted build, CLICKBANG_COMPILE=1 makes a failure to compile an error.
"""

import os
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.errors import CCompilerError, PlatformError

PACKAGE = Path("src/clickbang")

INTERPRETED = {"__init__.py", "actions.py", "errors.py", "events.py", "game.py"}
"""Messages and schemas are derived from the types in these, and a compiled class keeps no annotations."""

SERVER = (
    "connection.py", "frames.py", "limits.py", "pace.py", "play.py", "room.py", "seating.py", "table_info.py",
    "talk.py", "timing.py", "turns.py", "visitor.py", "wire.py",
)  # fmt: skip


def compiled_modules() -> list[str]:
    """core/ and the games, but for what has to stay interpreted, and what every message to the server goes through."""
    found = [*PACKAGE.glob("core/*.py"), *PACKAGE.glob("games/*/*.py"), *(PACKAGE / "server" / name for name in SERVER)]
    return sorted(path.as_posix() for path in found if path.name not in INTERPRETED)


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
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    found: list[Extension] = mypycify([*compiled_modules(), "--strict"], opt_level="3")
    if os.name == "posix":
        for extension in found:
            # without this the small functions of core/ are never inlined, since another library might replace them
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return found


setup(ext_modules=extensions())
