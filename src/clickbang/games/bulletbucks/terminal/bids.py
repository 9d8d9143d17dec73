"""Reading a bid as people type it: `2 1`, `4000`, `1+2`, `2x1000 1x2000`."""

import re

from clickbang.core.errors import ClickbangError
from clickbang.games.bulletbucks import Bid, encode
from clickbang.games.bulletbucks.rules.notes import thousands

_PAIR = re.compile(r"(\d{1,2})[ ,;/]+(\d{1,2})")
_AMOUNT = re.compile(r"(\d{1,9}?)(000)?")
_ITEM = re.compile(r"(?:(\d{1,2})x)?([12])(?:000)?")


def read_bid(text: str, choices: list[int]) -> list[int] | None:
    """The bids that may be meant; more than one for an amount that can be paid in several ways; None if unclear."""
    text = re.sub(r"[\s\xa0\u202f]+", " ", text.strip().lower())
    text = re.sub(r"(?<=\d)(?:k\b|[ ,.']000\b)", "000", text)
    text = re.sub(r" ?[x×*] ?", "x", text)
    if pair := _PAIR.fullmatch(text):
        return spelt_out(int(pair[1]), int(pair[2]))
    if amount := _AMOUNT.fullmatch(text):
        return [choice for choice in choices if thousands(choice) == int(amount[1])]
    items = [_ITEM.fullmatch(item) for item in re.split(r"[ +,;&]+", text)]
    counts = {"1": 0, "2": 0}
    for item in items:
        if item is None:
            return None
        counts[item[2]] += int(item[1] or 1)
    return spelt_out(counts["1"], counts["2"])


def spelt_out(ones: int, twos: int) -> list[int] | None:
    """Just this bid, legal or not: the rules say what is wrong with it better than we could."""
    try:
        return [encode(Bid(ones, twos))]
    except ClickbangError:
        return None
