"""Offers in plain words, in any language: "give 1 to Ada, see Basil" as the steps that make the offer (BR-17).

A card that is named stands for itself: "trade katana for bazooka with Ada".
"""

import re
from collections.abc import Mapping

from clickbang.cli.stage.stage import begins
from clickbang.games.battleroyal import (
    AllShow,
    ByName,
    GiveCard,
    GiveCount,
    GiveFrom,
    GiveTo,
    Send,
    Show,
    With,
    encode,
)
from clickbang.text.typed import words_for

GIVE, GET, TRADE, SHOW, SEE, BOTH, ALL_SHOW, ME, AND, SMALL_WORDS = (
    words_for(meaning, "battleroyal")
    for meaning in ("give", "get", "trade", "show", "see", "both", "all-show", "me", "and", "small")
)
VERBS = GIVE | GET | TRADE | SHOW | SEE | BOTH
BETWEEN = re.compile(r"[,;+]|" + "|".join(rf"\b{word}\b" for word in sorted(AND)))
"""What stands between two clauses."""

CARD = re.compile(r"#(\d+)#")
"""A card by its place in the deck, put where its name stood."""
BETWEEN_CARDS = re.compile(rf"(?<=#)\s*(?:{BETWEEN.pattern})\s*(?:\b(?:{'|'.join(sorted(SMALL_WORDS))})\s+)*(?=#)")

Step = Show | With | GiveFrom | GiveTo | GiveCount | ByName | GiveCard
Amount = int | list[int]
"""A number of cards, or which ones."""


def read_offer(
    said: str, me: int, names: Mapping[int, str], mate: int | None = None, cards: Mapping[str, int] | None = None
) -> list[int] | None:
    """All steps of an offer to some of the people with these names, about cards with these; None if that is none.

    Where there is only one to talk to, that mate is meant as long as nobody is named.
    """
    if " ".join(said.lower().split()) in ALL_SHOW:
        return [encode(AllShow()), encode(Send())]
    steps: list[Step] = []
    for clause in BETWEEN.split(BETWEEN_CARDS.sub(" ", with_places(said.lower(), cards or {}))):
        found = read_clause(clause, me, names, mate)
        if not found:
            return None
        # nobody is named twice as a party, or shows twice
        parties = {me} | {step.seat for step in steps if isinstance(step, Show | With | GiveFrom | GiveTo)}
        steps += [step for step in found if step not in steps or not isinstance(step, Show)]
        steps = [step for step in steps if not (isinstance(step, With) and step in found and step.seat in parties)]
    return [*map(encode, steps), encode(Send())]


def with_places(said: str, cards: Mapping[str, int]) -> str:
    """The same with the place of a card where its name stood; of two names that begin alike the longer one counts."""
    for name in sorted(cards, key=len, reverse=True):
        said = re.sub(rf"(?<![\w#]){re.escape(name)}(?![\w#])", f"#{cards[name]}#", said)
    return said


def read_clause(clause: str, me: int, names: Mapping[int, str], mate: int | None) -> list[Step]:
    """One thing that is offered; nothing if that is not understood."""
    words = re.findall(r"#\d+#|[\w-]+", clause)
    verbs = [word for word in words if word in VERBS]
    amounts = amounts_in(words)
    people = [
        seat_called(word, me, names)
        for word in words
        if word not in VERBS and word not in SMALL_WORDS and not word.isdecimal() and not CARD.match(word)
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
        return gift(seats[0], seats[1], amounts[0])
    if len(seats) != 1:
        return []
    if verb in TRADE:
        return [*gift(me, seats[0], amounts[0]), *gift(seats[0], me, in_return(amounts))]
    return gift(me, seats[0], amounts[0]) if verb in GIVE else gift(seats[0], me, amounts[0])


def amounts_in(words: list[str]) -> list[Amount]:
    """Numbers of cards, and cards that are named side by side, in the order in which they are said; else one card."""
    found: list[Amount] = []
    naming = False
    for word in words:
        card = CARD.match(word)
        if card and naming and isinstance(found[-1], list):
            found[-1].append(int(card[1]))
        elif card:
            found.append([int(card[1])])
        elif word.isdecimal() and len(word) < 3:
            found.append(int(word))
        naming = card is not None
    return found or [1]


def in_return(amounts: list[Amount]) -> Amount:
    """What is wanted in a trade: what is said last, as many as one gives, or one for cards that are named."""
    return amounts[-1] if len(amounts) > 1 or isinstance(amounts[0], int) else 1


def gift(giver: int, receiver: int, amount: Amount) -> list[Step]:
    """So many cards from one to the other, or these, in the order of the deck."""
    begun: list[Step] = [GiveFrom(giver), GiveTo(receiver)]
    if isinstance(amount, int):
        return [*begun, GiveCount(amount)]
    return [*begun, ByName(), *(GiveCard(card) for card in sorted(set(amount)))]


def seat_called(word: str, me: int, names: Mapping[int, str]) -> int | None:
    """Whose name this is, or begins like this; None if that is nobody, or not only one."""
    if word in ME:
        return me
    exact = [seat for seat, name in names.items() if name.lower() == word]
    found = exact or [seat for seat, name in names.items() if begins(name, word)]
    return found[0] if len(found) == 1 else None
