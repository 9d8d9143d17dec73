"""Names that people give themselves: in all scripts, and none that is taken for another."""

import pytest

from clickbang.protocol.errors import ServerError
from clickbang.server.seats.characters import BOT_NAMES
from clickbang.server.seats.names import clean_name, is_taken

SENSIBLE = [
    "Ada", "O'Brien", "Jean-Luc", "Zo\u00eb 2", "\u00c5ke", "Ho\u00e0ng Y\u1ebfn", "Nguy\u1ec5n Th\u1ecb Minh Khai",
    "\u0641\u0627\u0637\u0650\u0645\u064e\u0651\u0629",  # Arabic with vowels
    "\u0932\u0915\u094d\u0937\u094d\u092e\u0940", "\u0915\u0943\u0937\u094d\u0923\u093e",  # Devanagari
    "\u05e9\u05c1\u05bc\u05b8\u05e8\u05b8\u05d4",  # Hebrew with points: three marks on one letter
    "\ud64d\uae38\ub3d9", "\u1112\u1161\u11ab",  # Korean, also taken apart
    "\u0e2a\u0e21\u0e0a\u0e31\u0e22", "\u0f56\u0f66\u0f92\u0fb2\u0f74\u0f56",  # Thai, Tibetan
    "\u1019\u103c\u103d\u103e\u1031\u1038",  # Burmese: five marks, of which two are above or below
    "\u0410\u043d\u043d\u0430 \u041c\u0430\u0440\u0438\u044f", "\u0393\u03b9\u03ce\u03c1\u03b3\u03bf\u03c2",
    "T\u30b7\u30e3\u30c4", "\u963f\u5e83B", "Ann \u0410\u043d\u043d\u0430", "Ann \u2665", "R2\u00b7D2",
    "Ann\u2665", "\u2605Ann\u2605", "Ann\U0001f600", "\U0001f44d\U0001f3fdAnn", "\u23f0Ann", "Ann\u2776", "\u00a1Ann!",
    "Ann \u00d7 Bob", "K\u02bb\u0101ne", "Ann\uff12", "\u0410\u043d\u043d\u04302", "\u039d\u03af\u03ba\u03bf\u03c27",
    "\u0930\u093e\u092e\u0967", "\u0930\u093e\u092e2", "\u0639\u0644\u064a\u0665", "\u0639\u0644\u06cc\u06f5",
    "\u7530\u4e2d\u3055\u304f\u3089", "\u30ed\u30fc\u30e9", "\u4f50\u3005\u6728", "\uae40Kim", "\u4e8c\u3007",
    "\u314b\u314b", "\u10d2\u10d8\u10dd\u10e0\u10d2\u10d8", "\u0531\u0576\u056b", "\u1230\u120b\u121d",
    "\u2d30\u2d4e\u2d30\u2d63\u2d49\u2d56",  # Tifinagh
    "\u1403\u14c4\u1483\u144e\u1450", "\u0930\u093e\u092e\u0964",  # Inuktitut, and a Hindi full stop
]  # fmt: skip
FOUL = [
    "", "   ", "...", "a\u202eb", "x" * 25, "tab\tbed\x00", "\u3164",
    "Ann\u200b", "Ann\u200d", "Ann\u2066", "Ann\U000e0041", "Ann\ufe01", "Ann\U000e0101", "\u2800A", "A\u180f",
    "\u0301Ann", "Ann \u0301", "A\u20dd", "Ann\u034f", "Z" + 4 * "\u0335",
    "\u0e01" + 4 * "\u0e34", "a" + 4 * "\u0363", "\u0f56" + 4 * "\u0f92",  # many marks have no combining class
    "\u0410nn", "Ann\u03b1", "\u03bf\u0441", "\u13aada", "P\u0430blo Ruiz", "\uff21\u043d\u043d",
    "\u0410\u0301nn", "Ann3\u0430", "\u0903\u0915",
    "Pau\u2d4f", "Pau\u05df", "\u15f7ob", "\u12d0scar", "\u2d54scar", "Le\u101d", "Le\u0b20", "\u142fic", "\u15eaan",
    "\U00010415am", "J\u0966", "Le\u0665", "\u144cli", "A\u0627i",  # letters and digits of others among Latin ones
    "\u041b\u0435\u0b20", "\u039b\u03ad\u0665", "\u0930\u093e\u0665", "Pau\u0940",
    "Wi\u2502l", "Ma\u00d7", "T\u00a1m", "Pau\u0964", "Pau\u05c0", "L\u212eo", "Le\u25cb", "\u222ali", "Wi\u2758l",
    "Wi\uffe8l", "Pau\u3163", "\u3147scar", "Pau\u4e28", "Le\u3007", "Wi\u00a6l", "Pau\U0001d369",  # mere strokes
]  # fmt: skip
TWINS = [
    ("Ann", "ANN"), ("Ann", "\uff21nn"), ("Ada", "\u0410\u0501\u0430"), ("ADA", "\u13aa\u13a0\u13aa"),
    ("HOPE", "\u041d\u041e\u0420\u0415"), ("HOPE", "\u0397\u039f\u03a1\u0395"), ("hope", "\u041d\u041e\u0420\u0415"),
    ("Ian", "lan"), ("Bob", "B0b"), ("Al", "A1"), ("Mila", "MILA"),
    ("Ann \u2665", "Ann \u2665\ufe0f"), ("O'Hara", "O\u2019Hara"),
    ("Ana-Lea", "Ana\u2013Lea"), ("\u00eb", "\u0451"), ("Ann", "\u1d00nn"), ("ian", "\u00a1an"),
    ("\u039d\u0399\u039a\u039f\u03a3", "\u03bd\u03b9\u03ba\u03bf\u03c2"),
    ("Stra\u00dfe", "STRASSE"), ("\U0001d400nn", "Ann"),
]  # fmt: skip
STRANGERS = [
    ("Ann", "Anne"), ("Lia", "Ila"), ("Ali", "All"), ("\u00c4nn", "Ann"), ("Bea", "Bee"),
    ("\u0410\u043d\u043d\u0430", "Anna"), ("\u05d0\u05d1", "\u05d0\u05d2"),
]  # fmt: skip


@pytest.mark.parametrize("name", SENSIBLE, ids=ascii)
def test_a_sensible_name_can_be_used(name: str) -> None:
    assert clean_name(clean_name(name)) == clean_name(name)


@pytest.mark.parametrize("name", FOUL, ids=ascii)
def test_a_name_that_deceives_is_refused(name: str) -> None:
    with pytest.raises(ServerError):
        clean_name(name)


@pytest.mark.parametrize(("one", "other"), TWINS, ids=ascii)
def test_names_that_look_the_same_are_the_same(one: str, other: str) -> None:
    one, other = clean_name(one), clean_name(other)
    assert is_taken(one, ["", other])
    assert is_taken(other, [one])


@pytest.mark.parametrize(("one", "other"), STRANGERS, ids=ascii)
def test_names_that_can_be_told_apart_are_not(one: str, other: str) -> None:
    assert not is_taken(one, [other])


def test_what_phones_write_after_an_emoji_is_left_out() -> None:
    assert clean_name("Ann \u2764\ufe0f") == "Ann \u2764"


def test_no_two_bots_are_taken_for_each_other() -> None:
    for name in BOT_NAMES:
        assert clean_name(name) == name
        assert not is_taken(name, [other for other in BOT_NAMES if other != name])
