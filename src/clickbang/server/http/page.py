"""The page: files that were built into the package, and nothing that is loaded from elsewhere."""

import gzip
import mimetypes
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' blob:",  # a picture that the page itself has made
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
FOREVER = "public, max-age=31536000, immutable"
"""The names of built files carry a hash of what is in them."""


NOT_BUILT = (
    "It has no page to show, since that was not built: in its source folder run make page, and install it again. "
    "In a terminal one can play here without it: clickbang join ADDRESS"
)


def is_built() -> bool:
    """Whether there is a page to show."""
    return (folder() / "index.html").is_file()


def folder() -> Path:
    """Where the built page lies, if it was built."""
    return Path(str(files("clickbang") / "page"))


async def index(_: Request) -> Response:
    if not is_built():
        return Response(f"Clickbang is running. {NOT_BUILT}\n", media_type="text/plain; charset=utf-8")
    return FileResponse(
        folder() / "index.html", headers={"content-security-policy": POLICY, "cache-control": "no-cache"}
    )


class Asset:
    """A built file, which never changes under its name. It is compressed once, when the server starts."""

    def __init__(self, file: Path) -> None:
        self.type = mimetypes.guess_type(file.name)[0]
        self.plain = file.read_bytes()
        self.packed = gzip.compress(self.plain)

    def reply(self, request: Request) -> Response:
        headers = {"cache-control": FOREVER, "vary": "accept-encoding"}
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.plain, media_type=self.type, headers=headers)
        return Response(self.packed, media_type=self.type, headers=headers | {"content-encoding": "gzip"})


def page_routes() -> list[BaseRoute]:
    """The addresses of the page."""
    found: list[BaseRoute] = [Route("/", index)]
    if is_built():
        found += [Route(f"/assets/{file.name}", Asset(file).reply) for file in (folder() / "assets").iterdir()]
        found.append(Route("/icon.svg", lambda _: FileResponse(folder() / "icon.svg")))
    return found
