"""Hooks of MkDocs: pages that stand outside docs/ become pages of the site, and links between them are followed.

A page keeps its place in the repository, where its links work too. Here they are turned to the site's own addresses. A
file that is no page (a script, a configuration) comes along as it is, below `files/`.
"""

import posixpath
import re
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from tools.docs_site.api_page import api_page

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("battleroyal", "bulletbucks", "championship")
ELSEWHERE = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "bench/README.md": "bench/index.md",
    "bench/server/README.md": "bench/server.md",
    "bench/cluster/README.md": "bench/cluster.md",
    "bench/page/README.md": "bench/page.md",
    **{f"src/clickbang/games/{game}/words/en/rules.md": f"rules/{game}.md" for game in GAMES},
}
"""By path in the repository, the address of a page that stands outside docs/."""
LINK = re.compile(r"(\]\()([^)#\s]+)(#[^)\s]*)?(\))")


def address(path: str) -> str:
    """Where the site has what stands at this path of the repository."""
    if path in ELSEWHERE:
        return ELSEWHERE[path]
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    return f"files/{path}"


def place(address_: str) -> str:
    """The other way round: where the page with this address stands in the repository."""
    found = {site: path for path, site in ELSEWHERE.items()}
    return found.get(address_, f"docs/{address_}")


def linked(page: str, text: str) -> list[str]:
    """The paths in the repository to which a page links."""
    folder = posixpath.dirname(page)
    targets = [found[1] for found in LINK.findall(text) if "://" not in found[1] and not found[1].startswith("mailto:")]
    return [posixpath.normpath(posixpath.join(folder, target)) for target in targets]


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that stand elsewhere, the page of the API, and every file that a page links to."""
    for path, site in ELSEWHERE.items():
        files.append(File.generated(config, site, abs_src_path=str(ROOT / path)))
    files.append(File.generated(config, "api.md", content=api_page()))
    pages = {place(file.src_uri) for file in files.documentation_pages()} - {"docs/api.md"}
    for page in sorted(pages):
        for target in linked(page, (ROOT / page).read_text(encoding="utf-8")):
            site = address(target)
            if site not in files.src_uris and (ROOT / target).is_file():
                files.append(File.generated(config, site, abs_src_path=str(ROOT / target)))
    return files


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    """Turn links to places in the repository into links to the site's pages."""
    here = page.file.src_uri
    folder = posixpath.dirname(place(here))

    def turned(found: re.Match[str]) -> str:
        before, target, anchor, after = found.groups()
        if "://" in target or target.startswith("mailto:"):
            return found[0]
        path = posixpath.normpath(posixpath.join(folder, target))
        if (ROOT / path).is_dir():
            path, anchor = "CONTRIBUTING.md", ""  # a folder has no page: there it is said how to get the sources
        there = posixpath.relpath(address(path), posixpath.dirname(here) or ".")
        return f"{before}{there}{anchor or ''}{after}"

    return LINK.sub(turned, markdown)
