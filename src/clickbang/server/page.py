"""The page: files that were built into the package, and nothing that is loaded from elsewhere."""

from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self'",
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
FOREVER = "public, max-age=31536000, immutable"
"""The names of built files carry a hash of what is in them."""


def folder() -> Path:
    """Where the built page lies, if it was built."""
    return Path(str(files("clickbang") / "page"))


async def index(_: Request) -> Response:
    page = folder() / "index.html"
    if not page.is_file():
        text = "Clickbang is running. Its page was not built; join from a terminal: clickbang join ADDRESS\n"
        return Response(text, media_type="text/plain; charset=utf-8")
    return FileResponse(page, headers={"content-security-policy": POLICY, "cache-control": "no-cache"})


class Assets(StaticFiles):
    """Built files, which never change under the same name."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = FOREVER
        return response


def page_routes() -> list[BaseRoute]:
    """The addresses of the page."""
    found: list[BaseRoute] = [Route("/", index)]
    if (folder() / "index.html").is_file():
        found.append(Mount("/assets", Assets(directory=folder() / "assets")))
        found.append(Route("/icon.svg", lambda _: FileResponse(folder() / "icon.svg")))
    return found
