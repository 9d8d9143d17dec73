"""The pictures of a solution as a page, complete in one file: nothing is loaded from elsewhere, and no script runs."""

from html import escape
from typing import Final

from clickbang.arena.solver import Report
from clickbang.design.style import STYLE

PAGE: Final = "index.html"


def solution_page(report: Report) -> str:
    """The whole page."""
    return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(report.title)}</title>
<style>{STYLE}{report.style}</style>
</head>
<body>
<main>
<h1>{escape(report.title)}</h1>
{report.text}
</main>
</body>
</html>
"""
