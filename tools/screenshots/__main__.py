"""`make screenshots`: the README's pictures; with FOLDER=... every screen, question and scene is put there."""

import argparse
import multiprocessing
import tempfile
import time
from pathlib import Path

from tests.browser.visiting import browser
from tests.server.hosting import hosted

from tools.screenshots.jobs import jobs, work
from tools.screenshots.readme import for_the_readme
from tools.screenshots.sheet import write_sheet


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", help="for pictures of everything, and their index.html")
    parser.add_argument("--only", default="", help="words of which one must be in the name of what is taken")
    parser.add_argument("--before", type=Path, help="a folder with pictures of the same names to stand beside them")
    parser.add_argument("--jobs", type=int, default=2, help="how many browsers at once")
    given = parser.parse_args()
    if given.folder is None:
        with (
            tempfile.TemporaryDirectory() as place,
            hosted(Path(place), tables_each=5000) as server,
            browser() as chrome,
        ):
            for_the_readme(chrome, server.address)
        return
    given.folder.mkdir(parents=True, exist_ok=True)
    words = given.only.split(",")
    spawning = multiprocessing.get_context("spawn")
    waiting = spawning.Queue()
    for name, _ in jobs():
        if any(word in name for word in words):
            waiting.put(name)
    time.sleep(0.2)  # a queue is filled by a thread of its own
    workers = [spawning.Process(target=work, args=(waiting, given.folder)) for _ in range(given.jobs)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    write_sheet(given.folder, given.before)


if __name__ == "__main__":
    main()
