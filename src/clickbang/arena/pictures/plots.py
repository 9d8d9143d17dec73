"""Writing pictures of a simulation to a file. Matplotlib is only imported when one is wanted."""

import errno
import os
from importlib.util import find_spec
from pathlib import Path

from clickbang.arena.errors import NO_MATPLOTLIB, PLOT_FORMAT, ArenaError
from clickbang.arena.pictures.page import page
from clickbang.arena.summary import Summary
from clickbang.core.errors import OptionError
from clickbang.core.lookup.extras import install_command


def check_plot(path: Path) -> None:
    """An error, before hours of games are played, if no plot can be written there."""
    if path.suffix.lower() not in (".png", ".html"):
        raise OptionError(PLOT_FORMAT, file=path)
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path))
    if find_spec("matplotlib") is None:
        raise ArenaError(NO_MATPLOTLIB, install=install_command("plot"))


def write_plot(summary: Summary, path: Path) -> None:
    """A picture, or a page with the picture and the figures in tables, by the ending of the file's name."""
    from clickbang.arena.pictures.figure import picture

    if path.suffix.lower() == ".png":
        path.write_bytes(picture(summary, "png"))
    else:
        path.write_text(page(summary, picture(summary, "svg").decode()), encoding="utf-8")
