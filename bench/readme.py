"""The figures of a benchmark in its README: between two marks, written anew by the benchmark itself."""

from pathlib import Path

BEGIN, END = "<!-- the figures -->", "<!-- the end of the figures -->"


def put(readme: Path, text: str, begin: str = BEGIN, end: str = END) -> None:
    """Put this between the marks, in place of what stood there."""
    before, _, rest = readme.read_text(encoding="utf-8").partition(begin)
    after = rest.partition(end)[2]
    readme.write_text(f"{before}{begin}\n{text}\n{end}{after}", encoding="utf-8")
