"""The tests that were not run for want of a part: kept from one run of pytest to the end of `make test`."""

from collections import Counter

import msgspec

from tools import parts

Counted = Counter[tuple[str, str]]
"""How many tests were not run, by the part that is missing and their folder."""


def note(counted: Counted) -> None:
    """Add these to what is kept."""
    parts.KEPT.mkdir(parents=True, exist_ok=True)
    with (parts.KEPT / "not-run.jsonl").open("ab") as file:
        for (part, folder), count in counted.items():
            file.write(msgspec.json.encode([part, folder, count]) + b"\n")


def noted() -> Counted:
    kept = parts.KEPT / "not-run.jsonl"
    lines = kept.read_text().splitlines() if kept.exists() else []
    found: Counted = Counter()
    for part, folder, count in (msgspec.json.decode(line, type=tuple[str, str, int]) for line in lines):
        found[part, folder] += count
    return found


def forget() -> None:
    (parts.KEPT / "not-run.jsonl").unlink(missing_ok=True)


def told(counted: Counted) -> str:
    """One line for each missing part."""
    lines = []
    for missing in sorted({part for part, _ in counted}):
        folders = {folder: count for (part, folder), count in sorted(counted.items()) if part == missing}
        each = ", ".join(f"{folder} {count}" for folder, count in folders.items())
        lines.append(f"NOT RUN: {sum(folders.values())} tests, because there is no {missing} here: {each}")
    return "\n".join(lines)
