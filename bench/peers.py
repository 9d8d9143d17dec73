"""The peers the benchmark compares itself with: other versions of Bulletbucks, and OpenSpiel's own C++ games.

Nothing is installed with the project. What a peer needs is built or downloaded into `.bench/` at the repository's
root when it is first asked for; a peer whose tools are missing is left out with one line that says why.

Each version of Bulletbucks replays records before it is timed. A file of records is JSON Lines, one game a line:

    {"seats": 4, "pot_after_bang": "return", "steps": [...], "scores": [...], "winners": [...], "rounds": n}

Its steps are ["bid", seat, ones, twos], ["raise", seat, ones, twos], ["convert", seat, stack], ["name", seat, target]
and ["spin", "click" or "bang"]. The sealed answers of one prompt follow each other in seat order; a stack is counted
from 0 among the seat's own, oldest first; scores are in bulletbucks; rounds are the bidding phases begun.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Literal

Mode = Literal["listed", "sampled", "driven", "clone", "search"]
"""Whole games with every legal answer listed, or drawn without a list, or played from a Python loop; or only copying
a game in progress; or what a bot that searches does: imagine or copy a game, play it out, look at the scores."""

OPEN_SPIEL = "open_spiel==2.0.2"
OPEN_SPIEL_CPP_GAMES = ("goofspiel", "liars_dice", "leduc_poker")
SOURCES = Path(__file__).resolve().parent / "peers"
INSTALLED = SOURCES.parent.parent / ".bench"


COPIES: tuple[Mode, ...] = ("listed", "clone", "search")


class MissingPeerError(Exception):
    """A peer cannot be had on this machine; the message says what it lacks."""


class PeerError(Exception):
    """A peer disagreed with a record, or refused a command; the message is its own."""


@dataclass(frozen=True, slots=True)
class Timing:
    """What a peer measured of its own random play, start-up left out."""

    games: int
    decisions: int
    seconds: float

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds


@dataclass(frozen=True)
class Peer:
    """A program that times its random play when asked."""

    name: str
    command: tuple[str, ...]
    modes: tuple[Mode, ...] = ("listed",)

    def time(self, seats: int, games: int, mode: Mode, seed: int) -> Timing:
        options = {"--seats": seats, "--games": games, "--mode": mode, "--seed": seed}
        said = json.loads(self._run("time", *(str(word) for option in options.items() for word in option)))
        return Timing(said["games"], said["decisions"], said["seconds"])

    def _run(self, *arguments: str) -> str:
        done = subprocess.run((*self.command, *arguments), capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise PeerError(f"{self.name}: {done.stderr.strip()}")
        return done.stdout


class BulletbucksPeer(Peer):
    """A version of Bulletbucks: it also shows that it plays by the same rules."""

    def replay(self, path: Path) -> None:
        """Plays every record of the file; raises PeerError at the first that ends differently."""
        self._run("replay", str(path))


def c_peer() -> BulletbucksPeer:
    """The physical limit: plain C."""
    name = "C"
    compiler = _tool(name, "cc")
    sources = [SOURCES / "bulletbucks.c", SOURCES / "bulletbucks.h"]
    program = _installed() / "bulletbucks"
    if not program.exists() or program.stat().st_mtime < max(source.stat().st_mtime for source in sources):
        _install(name, [compiler, "-O3", "-march=native", "-o", str(program), str(sources[0])])
    return BulletbucksPeer(name, (str(program),), ("listed", "sampled"))


def openspiel_peer() -> BulletbucksPeer:
    """Bulletbucks as an OpenSpiel Python game."""
    name = "OpenSpiel Python"
    return BulletbucksPeer(name, (_openspiel_python(name), str(SOURCES / "openspiel_run.py")), COPIES)


def openspiel_cpp_peer(game: str) -> Peer:
    """Another game than ours, so only its decisions per second compare."""
    name = f"OpenSpiel C++ {game}"
    return Peer(name, (_openspiel_python(name), str(SOURCES / "openspiel_cpp.py"), "--game", game), COPIES)


def boardgameio_peer() -> BulletbucksPeer:
    """Bulletbucks as a boardgame.io game."""
    node, home = boardgameio()
    return BulletbucksPeer("boardgame.io", (node, str(home / "run.js")))


def boardgameio() -> tuple[str, Path]:
    """Node, and the folder with our programs and boardgame.io itself."""
    name = "boardgame.io"
    node, npm = _tool(name, "node"), _tool(name, "npm")
    # Copied, since Node looks for packages beside the file that wants them.
    home = _installed() / "boardgameio"
    shutil.copytree(SOURCES / "boardgameio", home, dirs_exist_ok=True)
    wanted = (home / "package.json").read_text()
    if not _is_installed(home, wanted):
        options = ["--ignore-scripts", "--no-audit", "--no-fund"]
        _install(name, [npm, "install", "--prefix", str(home), *options])
        _mark_installed(home, wanted)
    return node, home


CPP_PEERS = tuple(partial(openspiel_cpp_peer, game) for game in OPEN_SPIEL_CPP_GAMES)
PEERS: dict[str, tuple[Callable[[], Peer], ...]] = {
    "bulletbucks": (c_peer, openspiel_peer, *CPP_PEERS, boardgameio_peer),
    "championship": CPP_PEERS,
    "battleroyal": CPP_PEERS,
}
"""What each of our games is measured beside."""


def available(game: str) -> list[Peer]:
    """Every peer this machine can run, installed where need be; one line about each that it cannot."""
    peers = []
    for peer in PEERS[game]:
        try:
            peers.append(peer())
        except MissingPeerError as missing:
            _say(str(missing))
    return peers


def _openspiel_python(name: str) -> str:
    """The Python of a virtual environment that has OpenSpiel."""
    home = _installed() / "openspiel"
    python = home / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    wanted = f"{OPEN_SPIEL} on Python {sys.version}"
    if not _is_installed(home, wanted):
        _install(name, [sys.executable, "-m", "venv", "--clear", str(home)])
        _install(name, [str(python), "-m", "pip", "install", "--quiet", "--only-binary=:all:", OPEN_SPIEL])
        _mark_installed(home, wanted)
    return str(python)


def _installed() -> Path:
    """The folder of everything installed; it keeps itself out of git."""
    INSTALLED.mkdir(exist_ok=True)
    (INSTALLED / ".gitignore").write_text("*\n")
    return INSTALLED


def _is_installed(home: Path, wanted: str) -> bool:
    stamp = home / "installed.txt"
    return stamp.exists() and stamp.read_text() == wanted


def _mark_installed(home: Path, wanted: str) -> None:
    """Only after the last step went well, so that an install cut short is begun again."""
    (home / "installed.txt").write_text(wanted)


def _tool(name: str, tool: str) -> str:
    found = shutil.which(tool)
    if found is None:
        raise MissingPeerError(f"{name}: left out, since there is no `{tool}` on this machine")
    return found


def _install(name: str, command: Sequence[str]) -> None:
    shown = " ".join([Path(command[0]).name, *command[1:]]).replace(f"{INSTALLED.parent}{os.sep}", "")
    _say(f"{name}: {shown}")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        reason = (done.stderr.strip() or done.stdout.strip() or f"exit code {done.returncode}").splitlines()[-1]
        raise MissingPeerError(f"{name}: left out, since `{Path(command[0]).name}` failed: {reason}")


def _say(line: str) -> None:
    print(line, file=sys.stderr)
