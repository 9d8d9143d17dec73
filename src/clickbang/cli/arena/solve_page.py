"""The pictures of a solution as a page, complete in one file: nothing is loaded from elsewhere, and no script runs."""

from html import escape
from typing import Final

from clickbang.arena.html import html_page
from clickbang.arena.solver import SolverPage
from clickbang.design.style import STYLE

PAGE: Final = "index.html"


def solution_page(report: SolverPage) -> str:
    """The whole page."""
    body = f"""<main>
<h1>{escape(report.title)}</h1>
{report.text}
</main>"""
    return html_page(report.title, STYLE + report.style, body)
