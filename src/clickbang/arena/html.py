"""A page of HTML, complete in one file: nothing is loaded from elsewhere."""

from collections.abc import Iterable, Sequence
from html import escape


def html_page(title: str, style: str, body: str, lang: str = "en") -> str:
    """The whole page around what is shown, which is HTML already."""
    return f"""<!DOCTYPE html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{style}</style>
</head>
<body>
{body}
</body>
</html>
"""


def html_table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Text in cells; where it is too wide, it can be moved."""
    return table_around("".join(f"<th>{escape(head)}</th>" for head in heads), "".join(map(html_row, rows)))


def html_row(cells: Sequence[str]) -> str:
    return "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>\n"


def table_around(heads: str, rows: str) -> str:
    """Of cells that are HTML already."""
    return f'<div class="wide"><table><thead><tr>{heads}</tr></thead>\n<tbody>{rows}</tbody></table></div>'
