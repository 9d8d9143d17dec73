"""The bots that sit down at tables: their names, and how each of them looks."""

from typing import Final

PORTRAITS: Final = {
    "Ada": "ada3", "Blaise": "blaise4", "Cleo": "cleo4", "Dario": "dario2", "Edith": "edith1", "Felix": "felix1",
    "Greta": "greta2", "Hugo": "hugo1", "Iris": "", "Jonas": "jonas4", "Kira": "kira2", "Leon": "leon1",
    "Mila": "mila1", "Nero": "nero2", "Olga": "olga2", "Pablo": "pablo1", "Quinn": "quinn4", "Rosa": "rosa5",
    "Silas": "silas8", "Thea": "thea8", "Ugo": "ugo1", "Vera": "vera4", "Wim": "", "Xenia": "xenia6",
    "Yann": "yann7", "Zoe": "zoe3", "Arlo": "", "Bea": "bea7", "Carl": "carl1", "Dora": "dora2", "Emil": "emil7",
    "Flora": "flora1", "Gus": "gus4", "Hana": "hana5", "Ivo": "ivo2", "Juno": "juno1",
}  # fmt: skip
"""By name, the key of the portrait; an empty one is the portrait that goes with the name."""

BOT_NAMES: Final = tuple(PORTRAITS)
