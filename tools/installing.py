"""Runs pip or npm for the Makefile; without a network it says so, in one sentence in place of their pages.

    python tools/installing.py COMMAND...

Anything else that goes wrong is shown as they say it.
"""

import re
import subprocess
import sys
from shutil import get_terminal_size
from textwrap import fill

NOT_REACHED = re.compile(
    r"NewConnectionError|NameResolutionError|ConnectTimeoutError|ReadTimeoutError"
    r"|npm error network|npm error code (ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|ETIMEDOUT|EAI_)"
)
"""What pip and npm say of a connection that could not be made."""
RETRIES = "WARNING: Retrying ("
SENTENCE = (
    "The package index that {name} installs from cannot be reached: look at the network of this machine, and at its "
    "proxy if it needs one, then try again."
)


def install(command: list[str]) -> int:
    """Run the command; its exit code."""
    done = subprocess.run(command, capture_output=True, encoding="utf-8", errors="replace")
    said = done.stdout + done.stderr if done.returncode else done.stderr
    if done.returncode and NOT_REACHED.search(said):
        sentence = SENTENCE.format(name="npm" if "npm" in command else "pip")
        width = get_terminal_size().columns if sys.stderr.isatty() else len(sentence)
        print(fill(sentence, width), file=sys.stderr)
        return done.returncode
    lines = [line for line in said.splitlines() if not line.startswith(RETRIES)]
    if lines:
        print("\n".join(lines), file=sys.stderr)
    return done.returncode


if __name__ == "__main__":
    sys.exit(install(sys.argv[1:]))
