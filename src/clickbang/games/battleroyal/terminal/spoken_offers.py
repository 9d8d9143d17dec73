"""Offers in plain words, in any language: "give 1 to Ada, see Basil" as the steps that make the offer (BR-17)."""

import re
from collections.abc import Mapping

from clickbang.games.battleroyal import AllShow, GiveCount, GiveFrom, GiveTo, Send, Show, With, encode
from clickbang.text.typed import words_for

GIVE, GET, TRADE, SHOW, SEE, BOTH, ALL_SHOW, ME, AND, SMALL_WORDS = (
    words_for(meaning, "battleroyal")
    for meaning in ("give", "get", "trade", "show", "see", "both", "all-show", "me", "and", "small")
)
VERBS = GIVE | GET | TRADE | SHOW | SEE | BOTH
BETWEEN = re.compile(r"[,;+]|" + "|".join(rf"\b{word}\b" for word in sorted(AND)))
"""What stands between two clauses."""

Step = Show | With | GiveFrom | GiveTo | GiveCount


def read_offer(said: str, me: int, names: Mapping[int, str], mate: int | None = None) -> list[int] | None:
    """All steps of an offer to some of the people with these names; None if that is none.

    Where there is only one to talk to, that mate is meant as long as nobody is named.
    """
    if " ".join(said.lower().split()) in ALL_SHOW:
        return [encode(AllShow()), encode(Send())]
    steps: list[Step] = []
    for clause in BETWEEN.split(said):
        found = read_clause(clause, me, names, mate)
        if not found:
            return None
        # nobody is named twice as a party, or shows twice
        parties = {me} | {step.seat for step in steps if not isinstance(step, GiveCount)}
        steps += [step for step in found if step not in steps or not isinstance(step, Show)]
        steps = [step for step in steps if not (isinstance(step, With) and step in found and step.seat in parties)]
    return [*map(encode, steps), encode(Send())]


def read_clause(clause: str, me: int, names: Mapping[int, str], mate: int | None) -> list[Step]:
    """One thing that is offered; nothing if that is not understood."""
    words = re.findall(r"[\w-]+", clause.lower())
    verbs = [word for word in words if word in VERBS]
    counts = [int(word) for word in words if word.isdecimal() and len(word) < 3]
    people = [
        seat_called(word, me, names)
        for word in words
        if word not in VERBS and word not in SMALL_WORDS and not word.isdecimal()
    ]
    seats = [seat for seat in people if seat is not None]
    if mate is not None and not set(seats) - {me}:
        seats.insert(0, mate)
    others = [seat for seat in seats if seat != me]
    if len(verbs) != 1 or None in people or not others:
        return []
    verb = verbs[0]
    if verb in SEE or (verb in SHOW and me in seats):
        return [Show(seat) for seat in others]
    if verb in BOTH:
        return [Show(me), *(Show(seat) for seat in others)]
    if verb in SHOW:
        return [Show(me), *(With(seat) for seat in others)]
    if verb in GIVE and len(seats) == 2:
        return gift(seats[0], seats[1], counts[:1])
    if len(seats) != 1:
        return []
    giving = gift(me, seats[0], counts[:1])
    getting = gift(seats[0], me, counts[-1:])
    return giving if verb in GIVE else getting if verb in GET else giving + getting


def gift(giver: int, receiver: int, counts: list[int]) -> list[Step]:
    """So many cards from one to the other; one, if nothing is said."""
    return [GiveFrom(giver), GiveTo(receiver), GiveCount(counts[0] if counts else 1)]


def seat_called(word: str, me: int, names: Mapping[int, str]) -> int | None:
    """Whose name this is, or begins like this; None if that is nobody, or not only one."""
    if word in ME:
        return me
    exact = [seat for seat, name in names.items() if name.lower() == word]
    found = exact or [seat for seat, name in names.items() if name.lower().startswith(word)]
    return found[0] if len(found) == 1 else None
