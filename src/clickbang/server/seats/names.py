"""Names that people give themselves: what can be read, and what would be taken for somebody else's."""

import re
import unicodedata
from collections.abc import Iterable

from clickbang.protocol.errors import BAD_NAME, ServerError

LONGEST_NAME = 24
MOST_MARKS = 3
"""On one letter; a tower of them would cover other people's words. A Hebrew or Tibetan letter may have three."""
EMOJI_STYLE = re.compile("[\ufe0e\ufe0f]")
"""Phones write these after a heart or a star; names do without."""
BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0"
    "\U00016fe4\U0001d159\U000e0100-\U000e01ef]"
)
"""What counts as a letter or a mark and cannot be seen."""
ALPHABETS = {"ARABIC-INDIC": "ARABIC", "EXTENDED": "ARABIC"}
"""Digits whose names do not begin with their alphabet."""
IN_ANY_WORD = {
    "DIGIT", "MODIFIER", "COMBINING", "DINGBAT", "NEGATIVE",
    "CJK", "IDEOGRAPHIC", "HANGUL", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA",
}  # fmt: skip
"""What belongs to no alphabet, and what is written together, and with Latin letters, in East Asia."""
EASILY_DRAWN = {"LATIN", "GREEK", "CYRILLIC"}
STROKES = re.compile("[\u1100-\u11ff\u3007\u4e28]")
"""But for those that are a mere stroke or circle: single parts of Korean syllables, the Chinese zero and downstroke."""
LETTER_LIKE = re.compile(
    "[\u00a1\u00a6\u00d7\u0250-\u1fff\u2100-\u214f\u2200-\u2319\u231c-\u2327\u2329-\u23ce\u23d0-\u23e8\u2400-\u245f"
    "\u2500-\u259f\u25a1\u25af\u25cb\u25cc\u25e6\u25ef\u26ac\u2758-\u275a\u27c0-\u27ef\u2980-\u2aff\u2b58"
    "\u2c80-\u2fff\u31c0-\u31ef\ua000-\uf8ff\U00010000-\U0001efff\U0001fb00-\U0001fbff]"
)
"""Where signs are that could be strokes of a letter: other alphabets' stops, mathematics, frames, plain circles."""

SHAPES = {
    "A": "\u0410\u0391\u13aa\ua4ee\u2c80",
    "a": "\u0430\u03b1\u2c81\u0251\u1d00",
    "B": "\u0412\u0392\u13f4\ua4d0\u2c82",
    "b": "\u0432\u2c83\u0299",
    "C": "\u0421\u13df\ua4da\u2ca4",
    "c": "\u0441\u03f2\u2ca5\u1d04",
    "D": "\u13a0\ua4d3",
    "d": "\u0501\u1d05",
    "E": "\u0415\u0395\u13ac\ua4f0\u2c88",
    "e": "\u0435\u2c89\u1d07",
    "F": "\ua4dd",
    "f": "\ua730",
    "G": "\u13c0\ua4d6",
    "g": "\u0581\u0261\u0262",
    "H": "\u041d\u04ba\u0397\u13bb\ua4e7\u2c8e",
    "h": "\u043d\u04bb\u0570\u2c8f\u029c",
    "I": "\u0406\u04c0\u0399\ua4f2\u2c92",
    "i": "\u0456\u03b9\u2c93\u0131\u0269\u026a\u00a1",
    "J": "\u0408\u13ab\ua4d9",
    "j": "\u0458\u03f3\u0237\u1d0a",
    "K": "\u041a\u039a\u13e6\ua4d7\u2c94",
    "k": "\u043a\u03ba\u2c95\u1d0b",
    "L": "\u053c\u13de\ua4e1",
    "l": "\u04cf\u01c0\u029f",
    "M": "\u041c\u039c\u13b7\ua4df\u2c98",
    "m": "\u043c\u2c99\u1d0d",
    "N": "\u039d\ua4e0\u2c9a",
    "n": "\u0578\u2c9b\u0274",
    "O": "\u041e\u039f\u0555\ua4f3\u2c9e",
    "o": "\u043e\u03bf\u0585\u2c9f\u1d0f",
    "P": "\u0420\u03a1\u13e2\ua4d1\u2ca2",
    "p": "\u0440\u03c1\u2ca3\u1d18",
    "Q": "\u051a",
    "q": "\u051b\u0566",
    "R": "\u13a1\ua4e3",
    "r": "\u0280",
    "S": "\u0405\u054f\u13da\ua4e2",
    "s": "\u0455\ua731",
    "T": "\u0422\u03a4\u13a2\ua4d4\u2ca6",
    "t": "\u0442\u03c4\u2ca7\u1d1b",
    "U": "\u054d\ua4f4",
    "u": "\u03c5\u057d\u1d1c",
    "V": "\u13d9\ua4e6",
    "v": "\u0475\u03bd\u1d20",
    "W": "\u051c\u13b3\ua4ea",
    "w": "\u051d\u03c9\u1d21",
    "X": "\u0425\u03a7\ua4eb\u2cac",
    "x": "\u0445\u03c7\u2cad",
    "Y": "\u0423\u04ae\u03a5\u13bd\ua4ec\u2ca8",
    "y": "\u0443\u04af\u03b3\u2ca9\u028f",
    "Z": "\u0396\u13c3\ua4dc",
    "z": "\u1d22",
    "'": "\u2018\u2019\u02bc\u02b9\u2032",
    "-": "\u2010\u2011\u2012\u2013\u2014\u2212",
}
"""Letters of other alphabets by the Latin ones that they look like, and signs by the ones that are typed."""
_shapes = str.maketrans({other: latin for latin, others in SHAPES.items() for other in others})
_strokes = str.maketrans({"I": "l", "1": "l", "|": "l", "0": "o", "O": "o"})
"""What is hardly told apart, in the letters as they are written."""


def clean_name(name: str) -> str:
    """The name with single spaces; an error if it cannot be read or could do harm."""
    name = unicodedata.normalize("NFC", " ".join(EMOJI_STYLE.sub("", name).split()))
    if len(name) > LONGEST_NAME or not name.isprintable() or not any(letter.isalnum() for letter in name):
        raise ServerError(BAD_NAME)
    if BLANK.search(name) or not has_few_marks(name) or mixes_alphabets(name) or has_signs_for_letters(name):
        raise ServerError(BAD_NAME)
    return name


def has_few_marks(name: str) -> bool:
    """Whether every mark has a letter to stand on, and no letter carries a tower of them."""
    marks: int | None = None
    for letter in name:
        kind = unicodedata.category(letter)
        if not kind.startswith("M"):
            marks = None if letter == " " else 0
        elif kind == "Me" or marks is None:
            return False
        elif kind == "Mn":
            marks += 1
            if marks > MOST_MARKS:
                return False
    return True


def alphabet(letter: str) -> str:
    """As Unicode calls it: a letter's name begins with it, and a mark's and a digit's."""
    if STROKES.match(letter):
        return "STROKE"
    first = unicodedata.name(letter, "").partition(" ")[0]
    return ALPHABETS.get(first, first)


def mixes_alphabets(name: str) -> bool:
    """Whether a word has letters, marks or digits of two alphabets: many share shapes."""
    letters = [
        letter if unicodedata.category(letter)[0] in "LMN" else " " for letter in unicodedata.normalize("NFKC", name)
    ]
    return any(len(set(map(alphabet, word)) - IN_ANY_WORD) > 1 for word in "".join(letters).split())


def has_signs_for_letters(name: str) -> bool:
    """Whether a sign could be taken for one of the letters beside it; an exclamation may begin as in Spanish."""
    for word in unicodedata.normalize("NFKC", name).split():
        signs = [sign for sign in word.removeprefix("\u00a1") if unicodedata.category(sign)[0] in "PS"]
        if LETTER_LIKE.search("".join(signs)) and not EASILY_DRAWN.isdisjoint(map(alphabet, word)):
            return True
    return False


def likenesses(name: str) -> tuple[str, str, str]:
    """How a name sounds, how it looks in small letters, and how it looks as it is written."""
    apart = unicodedata.normalize("NFKD", name)
    looks = unicodedata.normalize("NFC", apart.translate(_shapes))
    return unicodedata.normalize("NFKC", name).casefold(), looks.casefold(), looks.translate(_strokes)


def is_taken(name: str, names: Iterable[str]) -> bool:
    """Whether this is, or would be taken for, one of these names."""
    mine = likenesses(name)
    return any(ours == theirs for other in names if other for ours, theirs in zip(mine, likenesses(other), strict=True))
