"""The words that the gentle skin does without."""

import re

VIOLENT = {
    "en": r"bang|dead|dies|died|deaths?|kill\w*|revolver|bullets?|shots?|shoot\w*|guns?|cylinder|blood|corpse|"
    r"barrels?|triggers?|fir(?:e|es|ed|er|ing)|skulls?|hurts?|alive",
    "fr": r"bang|morte?s?|mourir|meure?n?t?s?|tue\w*|revolver|balles?|barillets?|tirs?|tire[rsz]?|tirent|tiré|"
    r"coup de feu|cimetière|détente|crânes?|bless\w*|abattre|pistolet|feu|en vie",
}


def violent(lang: str, text: str) -> list[str]:
    """The violent words in a text."""
    return re.findall(rf"\b(?:{VIOLENT[lang]})\b", text, re.IGNORECASE)
