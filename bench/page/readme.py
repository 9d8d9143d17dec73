"""Figures in bench/page/README.md: they stand between two marks."""

from pathlib import Path

README = Path(__file__).with_name("README.md")


def put(text: str, begin: str, end: str) -> None:
    """Put this between the marks, in place of what stood there."""
    before, _, rest = README.read_text(encoding="utf-8").partition(begin)
    after = rest.partition(end)[2]
    README.write_text(f"{before}{begin}\n{text}\n{end}{after}", encoding="utf-8")
