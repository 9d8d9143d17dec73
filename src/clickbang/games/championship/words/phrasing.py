"""How World Championship speaks of its cards: those of the barrels, and the action cards of its deck."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from clickbang.games.championship.deck.deck import deck_data
from clickbang.games.championship.deck.effects import EFFECTS
from clickbang.games.championship.rules.barrel import BULLET
from clickbang.games.championship.rules.player import AT_SELF, AT_SKY
from clickbang.text.deck_words import DeckWords
from clickbang.text.words import Row

NO_SEAT = -1
"""In an event: a card that is played at nobody."""


class ChampionshipWords(DeckWords):
    """Cards by their names; who aims and looks is `by`, at whom is `seat`, as in all messages."""

    game = "championship"
    by_seat: ClassVar = {**DeckWords.by_seat, "scored": "scored", "points": "points"}

    def deck_data(self, value: str) -> dict[str, Any]:
        return deck_data(value)

    def help_key(self, kind: str) -> str:
        """Where there are no action cards, nobody draws any for an accusation."""
        return "prompt-accuse.without-cards" if kind == "accuse" and not self.deck else super().help_key(kind)

    def arranged(self, values: Mapping[str, object]) -> Mapping[str, object]:
        match values:
            case {"aim": int(aim), "seat": by, **rest}:
                if aim in (AT_SELF, AT_SKY):
                    return {"by": by, "aim": "self" if aim == AT_SELF else "sky", **rest}
                return {"by": by, "seat": aim, "aim": "seat", **rest}
            case {"accuser": by, "accused": seat, **rest}:
                return {"by": by, "seat": seat, **rest}
            case {"target": target, "seat": by, **rest}:
                return self.arranged({"by": by, "seat": target, **rest})
            case {"turn": int(turn), "seat": seat, **rest}:
                way = "none" if seat == NO_SEAT else ("down", "at", "up")[turn + 1]
                return {"way": way, **rest} if seat == NO_SEAT else {"seat": seat, "way": way, **rest}
            case {"down": bool(down), "card": int(place), "seat": seat, **rest}:
                key = self.keys[place]
                turns = EFFECTS[self.deck[key]["effect"]].turns
                turn = (-1 if down else 1) if turns else 0
                return self.arranged({"card": key, "seat": NO_SEAT if seat is None else seat, "turn": turn, **rest})
            case {"card": str(key)}:
                return {**values, "text": key}
        return values

    def spoken(self, name: str, value: object) -> object:
        match name, value:
            case "card", str(key):
                return self.card_name(key)
            case "text", str(key):
                return self.card_text(key)
            case "card", int(card):
                return "bullet" if card == BULLET else "click"
            case "bullet", bool(bullet):
                return "bullet" if bullet else "click"
            case "rounds", list(points):
                return " + ".join(self.catalogue.number(scored) for scored in points)
            case "captain", bool(captain):
                return "yes" if captain else "no"
            case "cards", tuple(cards):
                return self.barrel_cards(cards)
        return value

    def barrel_cards(self, cards: Sequence[int]) -> str:
        """CLICK, CLICK, BULLET: in this order."""
        return ", ".join(self.barrel_card(card) for card in cards)

    def barrel_card(self, card: int) -> str:
        return self.catalogue.say("championship-barrel-card", card=self.spoken("card", card))

    def card_name(self, key: str) -> str:
        """The name of an action card."""
        return self.printed(key, "name")

    def card_text(self, key: str) -> str:
        """What an action card does."""
        return self.printed(key, "text")

    def cards(self) -> dict[str, Row]:
        """Answers name a card by its place in the deck's list, which JSON does not keep for every reader."""
        return {key: {"place": self.keys.index(key), **card} for key, card in super().cards().items()}
