"""The contact sheet: an index of all pictures, what is the same thing side by side."""

from html import escape
from pathlib import Path

HEAD = """<!doctype html><meta charset="utf-8"><title>Clickbang in pictures</title>
<style>
body { background: #181410; color: #f4e4c1; font: 15px/1.4 system-ui, sans-serif; margin: 1rem }
a { color: inherit } h2 { margin: 1.6rem 0 .4rem } nav a { margin-right: .7rem; white-space: nowrap }
.row { display: flex; flex-wrap: wrap; gap: 10px; align-items: start }
figure { margin: 0; font-size: 12px } img { height: 300px; display: block; max-width: 100% }
.strip img { height: auto }
</style>
"""


def figure(path: Path, folder: Path) -> str:
    kind = "strip" if ".strip." in path.name else "still"
    look = path.name.split("--")[1].split(".")[0]
    link = escape(path.name if path.parent == folder else str(path))
    when = "" if path.parent == folder else "before: "
    return f'<figure class="{kind}"><a href="{link}"><img loading="lazy" src="{link}"></a>{when}{escape(look)}</figure>'


def write_sheet(folder: Path, before: Path | None = None) -> None:
    """Everything that lies in the folder, also from another time; left of it what another folder has of it."""
    subjects: dict[str, list[Path]] = {}
    for path in sorted(folder.glob("*--*.*")):
        subjects.setdefault(path.name.split("--")[0], []).append(path)
    links = "".join(f'<a href="#{escape(subject)}">{escape(subject)}</a> ' for subject in subjects)
    parts = [HEAD, f"<h1>Clickbang in pictures</h1><nav>{links}</nav>"]
    for subject, paths in subjects.items():
        paths.sort(key=lambda path: ".strip." in path.name)
        others = [] if before is None else [before.resolve() / path.name for path in paths]
        pairs = zip(others, paths, strict=True) if others else [(path,) for path in paths]
        pictures = "".join(figure(one, folder) for pair in pairs for one in pair if one.exists())
        parts.append(f'<h2 id="{escape(subject)}">{escape(subject)}</h2><div class="row">{pictures}</div>')
    (folder / "index.html").write_text("\n".join(parts), encoding="utf-8")
