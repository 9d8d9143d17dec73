"""A small page that says how the server is: for people, without a secret, in English and French."""

import base64
import hashlib
import html
import time
from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response

from clickbang import __version__
from clickbang.server.http.replies import language_of

if TYPE_CHECKING:
    from clickbang.server.tables.registry import Registry

STYLE: Final = """
:root { color-scheme: light dark; --ground: #f4ecdf; --card: #fffaf1; --ink: #2b2118; --dim: #6d5c4a; --line: #d8c7ac }
@media (prefers-color-scheme: dark) {
  :root { --ground: #17110c; --card: #241a12; --ink: #f3e6d3; --dim: #b9a58b; --line: #4a3828 }
}
body { margin: 0; padding: 2rem 1rem; background: var(--ground); color: var(--ink);
  font: 1.05rem/1.5 system-ui, sans-serif }
main { max-width: 26rem; margin: auto; padding: 1.5rem; background: var(--card); border: 1px solid var(--line);
  border-radius: .8rem }
h1 { margin: 0 0 1rem; font: 1.7rem/1.2 Georgia, serif }
dl { display: grid; grid-template-columns: auto 1fr; gap: .4rem 1rem; margin: 0 }
dt { color: var(--dim) }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums }
"""
POLICY: Final = (
    "default-src 'none'; frame-ancestors 'none'; style-src 'sha256-"
    + base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
    + "'"
)
WORDS: Final = {
    "en": {
        "state": "State", "ok": "open", "stopping": "stopping; games are kept", "storage": "cannot save just now",
        "version": "Version", "tables": "Tables in memory", "people": "People here", "worker": "Worker",
        "of": "{number} of {alive}", "since": "Open since",
    },
    "fr": {
        "state": "État", "ok": "ouvert", "stopping": "s'arrête ; les parties sont gardées",
        "storage": "ne peut rien enregistrer", "version": "Version", "tables": "Tables en mémoire",
        "people": "Personnes présentes", "worker": "Processus", "of": "{number} sur {alive}", "since": "Ouvert depuis",
    },
}  # fmt: skip


class StatusPage:
    """How this worker is doing."""

    def __init__(self, registry: "Registry") -> None:
        self.registry = registry
        self.since = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime())

    async def show(self, request: Request) -> Response:
        lang = request.query_params.get("lang", "")
        if lang not in WORDS:
            lang = language_of(request.headers.get("accept-language", ""))
        headers = {"content-security-policy": POLICY, "vary": "accept-language"}
        return Response(self.page(lang), media_type="text/html; charset=utf-8", headers=headers)

    def page(self, lang: str) -> str:
        words, registry = WORDS[lang], self.registry
        lines = [
            (words["state"], words[registry.status()]),
            (words["version"], __version__),
            (words["tables"], str(len(registry.tables))),
            (words["people"], str(len({client.guest for client in registry.clients}))),
            (words["since"], self.since),
        ]
        if registry.places.shared and registry.places.me is not None:
            figures = {name: value for name, _, value in registry.places.figures()}
            alive = int(figures["clickbang_workers_alive"])
            lines.append((words["worker"], words["of"].format(number=registry.places.me.number, alive=alive)))
        rows = "".join(f"<dt>{html.escape(name)}</dt><dd>{html.escape(value)}</dd>" for name, value in lines)
        return (
            f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>Clickbang</title>'
            f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style>'
            f"<main><h1>Clickbang</h1><dl>{rows}</dl></main></html>"
        )
