"""Compiles the rules with mypyc where a C compiler is found; without one the same files run interpreted.

CLICKBANG_COMPILE=0 asks for the interpreted build, CLICKBANG_COMPILE=1 makes a failure to compile an error.
CLICKBANG_OPTIMIZE sets the level: 1 compiles soonest (tests), 2 is the default, 3 runs fastest (released wheels).
bench/README.md compares them.
CLICKBANG_LEAVE_OUT names modules to stay interpreted in place of those that gain too little, as patterns below
src/clickbang with spaces between: bench/gains.py measures with it what compiling gains.

`build/` is kept from one build to the next (`make` builds without isolation for that). Where no Python file has
changed, mypyc does not run again. Where a unit's C is the same, the C compiler does not.
"""

import hashlib
import os
import pickle
import re
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, PlatformError

PACKAGE = Path("src/clickbang")
BUILD = Path("build")
KEPT = BUILD / "extensions.pickle"
"""What mypyc made of the sources the last time, and of which sources."""
LEVEL = os.environ.get("CLICKBANG_OPTIMIZE", "2")
LEVELS = ("1", "2", "3")
LEAVE_OUT = os.environ.get("CLICKBANG_LEAVE_OUT")
LINKED_TOGETHER = "-flto=auto"
"""Has the linker optimize across units, where it can."""
JOBS = os.cpu_count() or 1
CC = [os.environ.get(name) for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")]
"""Who compiles, if somebody has chosen."""

TYPES = "Messages and schemas are derived from its types, and a compiled class keeps no annotations."
WORDS = "Says something to people: a sentence takes longer to read than to make."
DECLARED = "Is asked about whole games, for reports, reviews and checks, and not while one is played."
ONCE = "Runs once, when something starts, ends or has failed."
FOREIGN = "Spends its time in NumPy, in other processes or in code of somebody else's."
NO_GAIN = "Was measured: less than a tenth faster (bench/README.md)."

INTERPRETED = {
    "__init__.py": TYPES, "actions.py": TYPES, "errors.py": TYPES, "events.py": TYPES, "game.py": TYPES,
    "shown.py": TYPES,
    "counted.py": WORDS, "lesson.py": WORDS, "meant.py": WORDS, "stakes.py": WORDS,
    "faces.py": WORDS, "story.py": WORDS,
    "review.py": DECLARED, "secrets.py": DECLARED,
    "attributes.py": ONCE, "extras.py": ONCE, "pickling.py": ONCE, "registry.py": ONCE, "report.py": ONCE,
    "learning.py": FOREIGN, "several_cores.py": FOREIGN, "sources.py": FOREIGN, "training.py": FOREIGN,
    "core/parts/decks.py": NO_GAIN, "core/*/*_errors.py": NO_GAIN, "games/*/deck/deck*.py": NO_GAIN,
}  # fmt: skip
"""What stays interpreted of the folders that are compiled, and why: names of files, or patterns below src/clickbang."""
COMPILED_ANYWAY = ("arena/rates.py", "games/battleroyal/design/statistics.py")
"""What counts events in every game that is simulated."""

OF_A_GAME = ("rules", "knowledge", "deck", "deck/effects", "online", "research", "bots", "bots/judging")
"""What is compiled of a game."""

ONLINE = (
    "clocks/*",
    "delivery/*",
    "game/*",
    "limits/buckets",
    "room",
    "seats/*",
    "shared",
    "sockets/frames",
    "tables/*",
)
"""What every message to the server goes through."""
NOT_OFTEN = {"archive.py", "calls.py", "game_record.py", "names.py", "narration_cache.py", "socket.py"}
"""What stands beside that."""


MATCHES = ("bot", "chair", "match", "mixing", "random_bot", "style")
"""What every answer of a bot goes through."""
NETWORKS = ("layer", "layers", "network")
"""What masters ask that have learned."""


def compiled_modules() -> list[str]:
    """core/ and the games with their bots, but for what has to stay interpreted, and what is asked again and again."""
    rules = [*PACKAGE.glob("core/**/*.py"), PACKAGE / "protocol" / "wire.py"]
    games = [path for name in OF_A_GAME for path in PACKAGE.glob(f"games/*/{name}/*.py")]
    online = [path for name in ONLINE for path in PACKAGE.glob(f"server/{name}.py") if path.name not in NOT_OFTEN]
    bots = [PACKAGE / "bots" / f"{name}.py" for name in MATCHES]
    bots += [*PACKAGE.glob("bots/search/*.py"), *(PACKAGE / "bots" / "values" / f"{name}.py" for name in NETWORKS)]
    wanted = {path for path in rules + games + online + bots if path.name not in INTERPRETED}
    wanted |= {PACKAGE / name for name in COMPILED_ANYWAY}
    return sorted(path.as_posix() for path in wanted - left_out())


def left_out() -> set[Path]:
    """What a pattern names: those of the list, or in place of those that gain too little others to be measured."""
    usual = [pattern for pattern, why in INTERPRETED.items() if why == NO_GAIN]
    patterns = usual if LEAVE_OUT is None else LEAVE_OUT.split()
    return {path for pattern in patterns for path in PACKAGE.glob(pattern)}


def why_not_compile() -> str:
    """What stands in the way of compiling, or nothing."""
    if os.environ.get("CLICKBANG_COMPILE") == "0":
        return "CLICKBANG_COMPILE=0"
    return "" if compiles() else "no working C compiler with Python's headers was found"


def compiles(*flags: str) -> bool:
    """Whether the C compiler makes a library, with these flags."""
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            made = compiler.compile(
                [str(source)], folder, include_dirs=[sysconfig.get_path("include")], extra_postargs=list(flags)
            )
            compiler.link_shared_object(made, str(Path(folder, "probe.so")), extra_postargs=list(flags))
        except (CCompilerError, PlatformError, OSError):
            return False
    return True


def extensions() -> list[Extension]:
    if LEVEL not in LEVELS:
        sys.exit(
            f"clickbang: CLICKBANG_OPTIMIZE is {LEVEL!r}: it can be 1 (compiled soonest), 2 (the usual) or 3 (fastest)"
        )
    reason = why_not_compile()
    if reason:
        if os.environ.get("CLICKBANG_COMPILE") == "1":
            sys.exit(f"clickbang: cannot compile: {reason}")
        print(f"clickbang: interpreted build ({reason}); everything works, simulations are slower", file=sys.stderr)
        return []
    key = key_of_sources()
    kept = what_was_kept()
    if key not in kept:
        KEPT.unlink(missing_ok=True)
        kept = {key: translated()}
        BUILD.mkdir(exist_ok=True)
        KEPT.write_bytes(pickle.dumps(kept))
    found: list[Extension] = kept[key]
    return found


def what_was_kept() -> dict[str, list[Extension]]:
    """What the last build has kept; nothing where that is damaged, as by a disk that was full."""
    try:
        kept = pickle.loads(KEPT.read_bytes())
    except Exception:  # of a file that was cut off, pickle may raise anything
        return {}
    return kept if isinstance(kept, dict) else {}


def translated() -> list[Extension]:
    """The modules as C."""
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    say("Translating the rules to C ...")
    found: list[Extension] = mypycify(
        [*compiled_modules(), "--strict"], opt_level=LEVEL, debug_level="0", multi_file=True
    )
    # games call small functions of core/, which is another unit: only the linker can inline those
    across_units = [LINKED_TOGETHER] if LEVEL != "1" and compiles(LINKED_TOGETHER) else []
    for extension in found:
        extension.sources = in_units(extension.sources)
        if os.name == "posix":
            # without this the small functions of core/ are never inlined, since another library might replace them
            extension.extra_compile_args.append("-fno-semantic-interposition")
            # where a processor multiplies and adds in one go, sums would differ from those of the interpreted build
            extension.extra_compile_args.append("-ffp-contract=off")
        if across_units and len(extension.sources) > 1:
            extension.extra_compile_args += across_units
            extension.extra_link_args += [*across_units, f"-O{LEVEL}"]
    return found


UNIT = re.compile(r"__native_(clickbang___(?:core|games___[a-z]+(?:___bots)?|\w+))___")
"""The core, a game without its bots, its bots, or any other folder: small functions are inlined inside it."""


def in_units(sources: list[str]) -> list[str]:
    """One C file for each unit of modules: a file for each module would read the same long headers 200 times."""
    folders: dict[str, list[str]] = {}
    rest: list[str] = []
    for source in sources:
        name = Path(source).name
        if found := UNIT.match(name):
            folders.setdefault(found[1], []).append(name)
        else:
            rest.append(source)
    units = []
    for folder, names in folders.items():
        unit = BUILD / f"unit_{folder}.c"
        unit.write_text("".join(f'#include "{name}"\n' for name in names), encoding="utf-8")
        units.append(unit.as_posix())
    return units + rest


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def about_linking(flags: object) -> str:
    """What the linker does with units that were compiled with these flags."""
    if isinstance(flags, list) and LINKED_TOGETHER in flags:
        return "Linking them, which optimizes across files: the longer half ..."
    return "Linking them ..."


class BuildUnits(build_ext):
    """Compiles units side by side, only those that have changed, and says how far it is."""

    def build_extensions(self) -> None:
        compile_one = self.compiler.compile

        def compile_all(sources: list[str], output_dir: str | None = None, **how: object) -> list[str]:
            def made_of(source: str) -> str:
                (target,) = self.compiler.object_filenames([source], output_dir=output_dir or "")
                key, kept = key_of_unit(source, [self.compiler.compiler_so, *how.items()]), Path(f"{target}.key")
                if not (Path(target).is_file() and kept.is_file() and kept.read_text() == key):
                    kept.unlink(missing_ok=True)  # an interrupted build leaves no key beside another object
                    compile_one([source], output_dir=output_dir, **how)
                    kept.write_text(key)
                return str(target)

            if len(sources) == 1:
                return [made_of(sources[0])]
            made = []
            with ThreadPoolExecutor(JOBS) as pool:
                # the longest first, so that none is left alone at the end
                for target in pool.map(made_of, sorted(sources, key=lambda unit: -len(contents_of(unit)))):
                    made.append(target)
                    if len(made) % 10 == 0 or len(made) == len(sources):
                        say(f"Compiling the rules (-O{LEVEL}): {len(made)} of {len(sources)} files")
            say(about_linking(how.get("extra_postargs")))
            return made

        self.compiler.compile = compile_all
        self.parallel = JOBS
        # the large library before the small ones that only name their module
        self.extensions.sort(key=lambda extension: -len(extension.sources))
        super().build_extensions()


def contents_of(unit: str) -> bytes:
    """Its C, with that of the modules in it."""
    own = Path(unit).read_bytes()
    modules = re.findall(rb'#include "(__native_clickbang\w+\.c)"', own)
    return own + b"".join((BUILD / name.decode()).read_bytes() for name in modules)


def key_of_unit(unit: str, how: list[object]) -> str:
    """What its object depends on: its C, the headers that mypyc wrote, the compiler's flags, and who translates."""
    headers = (
        [header.read_bytes() for header in sorted(BUILD.glob("__native_*.h"))]
        if b"__native_" in contents_of(unit)
        else []
    )
    told = repr((sorted(how, key=str), sys.version, version("mypy"), CC)).encode()
    return hashlib.sha256(b"".join([told, contents_of(unit), *headers])).hexdigest()


def key_of_sources() -> str:
    """What the C depends on: every Python file, since types count too, and who translates."""
    compiler = find_spec("mypyc")
    known = f"{sys.version} {sys.platform} {compiler and compiler.origin} {LEVEL} {LEAVE_OUT} {CC}"
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


if __name__ == "__main__":
    found = extensions()
    sweep(found)
    setup(ext_modules=found, cmdclass={"build_ext": BuildUnits})
