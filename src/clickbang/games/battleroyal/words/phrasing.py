"""How Battle Royal speaks of its cards, signs and offers."""

from collections.abc import Mapping, Sequence
from typing import Any

from clickbang.core.events import Event
from clickbang.core.prompt import STANDING, Prompt
from clickbang.games.battleroyal import persons_each
from clickbang.games.battleroyal.deck.deck import deck_data
from clickbang.games.battleroyal.rules.board import NOBODY
from clickbang.games.battleroyal.rules.codes import BY_NAME_CODE, PICK_CODE
from clickbang.games.battleroyal.rules.state import MOST_WITH_PAIRS
from clickbang.text.deck_words import DeckWords
from clickbang.text.words import Row

SIGNS = (("team", "kill"), ("teams", "split", "kills"))
"""By how many persons a player runs, and how many of them show *kill*."""

A_COUPLE = 2
"""Who could as well be named; more than that, and all are simply all."""

ALIKE = {"kills", "times", "size", "accept"}
"""What several may have in common: then one line tells of all of them."""


class BattleRoyalWords(DeckWords):
    """Cards by name and value; who makes an offer, confronts or gives is `by`, as in all messages."""

    game = "battleroyal"

    def deck_data(self, value: str) -> dict[str, Any]:
        return deck_data(value)

    def question_kind(self, prompt: Prompt) -> str:
        """Some questions have words of their own: leaving, two signs at once, the middle of an offer, picking cards."""
        if prompt.role == STANDING:
            return "leave"
        if prompt.kind == "sign" and persons_each(self.seats, self.options) > 1:
            return "signs"
        if prompt.kind != "talk" or not prompt.draft:
            return prompt.kind
        return "pick" if PICK_CODE <= min(prompt.choices) < BY_NAME_CODE else "offer"

    def take_rows(self, event: Event, values: dict[str, Any]) -> list[Row]:
        """All who show their cards in an offer do so at the same moment: one row more, in which nothing is given."""
        rows = super().take_rows(event, values)
        shows = values.pop("shows", ())
        if shows:
            everybody = len(shows) > A_COUPLE and shows == values["parties"]
            rows.append({"seats": shows, "given": 0, "all": "yes" if everybody else "no"})
        return rows

    def arranged(self, values: Mapping[str, object]) -> Mapping[str, object]:
        match values:
            case {"first": first, **rest}:
                return {"seat": first, **rest}
            case {"author": author, "parties": tuple(parties)}:
                return {"by": author, "seats": tuple(seat for seat in parties if seat != author)}
            case {"author": author, "seat": seat}:
                return (
                    {"by": author, "how": "impossible"}
                    if seat == NOBODY
                    else {"by": author, **values, "how": "refused"}
                )
            case {"author": author}:
                return {"by": author}
            case {"attackers": tuple(attackers), "defenders": tuple(defenders), "target": target, "seat": by}:
                duel = "yes" if len(attackers) == len(defenders) == 1 else "no"
                return {"by": by, "seat": target, "attackers": attackers, "defenders": defenders, "duel": duel}
            case {"giver": by, "receiver": seat, "names": tuple(names)} if names:
                return {"by": by, "seat": seat, "given": "named", "cards": names}
            case {"giver": by, "receiver": seat, "cards": given}:
                return {"by": by, "seat": seat, "given": given}
            case {"target": target, "seat": by, **rest}:
                return {"by": by, "seat": target, **rest}
            case {"card": int(place)}:
                return {**values, "card": self.keys[place]}
            case {"seats": tuple(seats)}:
                return {**values, "count": len(seats)}
        return values

    def rows(self, rows: list[Row]) -> list[Row]:
        """One line for all who did the same; one line for all cards that go to somebody, or come from them."""
        found: dict[object, Row] = {}
        for row in rows:
            match row:
                case {"option": "pairs"} if self.seats > MOST_WITH_PAIRS:
                    pass  # BR-22: there are none, whatever was chosen
                case {"card": card, "seat": seat, **rest} if not rest:
                    line = found.setdefault(seat, {"seat": seat, "cards": ()})
                    line["cards"] = (*as_tuple(line["cards"]), card)
                case {"seat": seat, **rest} if rest.keys() <= ALIKE:
                    line = found.setdefault(tuple(rest.items()), {"seats": (), **rest})
                    line["seats"] = (*as_tuple(line["seats"]), seat)
                case _:
                    found[len(found)] = row
        return list(found.values())

    def spoken(self, name: str, value: object) -> object:
        match name, value:
            case "card", str(key):
                return self.card(key)
            case "cards", tuple(keys):
                return ", ".join(self.card(key) for key in keys)
            case "kills", int(kills):
                return SIGNS[persons_each(self.seats, self.options) - 1][kills]
            case "times", int(times):
                in_pairs = persons_each(self.seats, self.options) > 1
                return ("once", "twice")[times - 1] if in_pairs else "said"  # who has one card says it once
            case (("bang" | "accept"), bool(yes)):
                return "yes" if yes else "no"
            case "offer", int(place):
                return place + 1
        return value

    def card(self, key: str) -> str:
        """The name of a card and what it counts."""
        card = self.deck[key]
        bang = "yes" if card.get("bang") else "no"
        effect, value = card.get("effect", "none"), card.get("value", 0)
        return self.catalogue.say(
            "battleroyal-card", name=self.printed(key, "name"), effect=effect, value=value, bang=bang
        )

    def card_in_short(self, key: str) -> str:
        """What a card counts, or the name of a special one."""
        card = self.deck[key]
        special = card.get("effect", "decoy") != "decoy"
        return self.printed(key, "name") if special else str(card.get("value", 0))

    def card_text(self, key: str) -> str:
        """What a special card does; nothing for others."""
        return self.printed(key, "text") if "text" in self.deck[key] else ""

    def cards(self) -> dict[str, Row]:
        """Answers name a card by its place in the deck's list, which JSON does not keep for every reader."""
        return {key: {"place": self.keys.index(key), **card} for key, card in super().cards().items()}


def as_tuple(value: object) -> Sequence[object]:
    assert isinstance(value, tuple)
    return value
