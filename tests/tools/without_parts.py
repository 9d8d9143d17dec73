"""A plugin for pytest in a process of its own: as on a machine that has neither PostgreSQL nor Chromium."""

import os
from pathlib import Path

from tools.parts import postgresql

from tools import parts

parts.KEPT = Path(os.environ["KEPT"])
postgresql.DEBIAN = parts.KEPT / "debian"
os.environ["PATH"] = ""
