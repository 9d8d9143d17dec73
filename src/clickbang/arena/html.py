"""A page of HTML, complete in one file: nothing is loaded from elsewhere."""

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
