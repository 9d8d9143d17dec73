"""How World Championship speaks of its cards: those of the barrels, and the action cards of its deck."""

import re
from collections.abc import Mapping, Sequence

from clickbang.games.championship.deck import deck_data
from clickbang.games.championship.player import AT_SELF, AT_SKY, BULLET
from clickbang.text.catalogue import Catalogue
from clickbang.text.gentle import in_gentle_words
from clickbang.text.words import Words

NO_SEAT = -1
"""In an event: a card that is played at nobody."""


class ChampionshipWords(Words):
    """Cards by their names; who aims and looks is `by`, at whom is `seat`, as in all messages."""

    def __init__(self, catalogue: Catalogue, options: Mapping[str, str]) -> None:
        super().__init__(catalogue, options)
        self.deck = deck_data(options["deck"])
        self.keys = list(self.deck)

    def arranged(self, values: Mapping[str, object]) -> Mapping[str, object]:
        match values:
            case {"aim": int(aim), "seat": by, **rest}:
                if aim in (AT_SELF, AT_SKY):
                    return {"by": by, "aim": "self" if aim == AT_SELF else "sky", **rest}
                return {"by": by, "seat": aim, "aim": "seat", **rest}
            case {"target": target, "seat": by, **rest}:
                return {"by": by, "seat": target, **rest}
            case {"turn": int(turn), "seat": seat, **rest}:
                way = "none" if seat == NO_SEAT else ("down", "at", "up")[turn + 1]
                return {"way": way, **rest} if seat == NO_SEAT else {"seat": seat, "way": way, **rest}
            case {"down": bool(down), "card": int(place), "seat": seat, **rest}:
                key = self.keys[place]
                turns = self.deck[key]["effect"] == "turn-die"
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

    def printed(self, key: str, field: str) -> str:
        """What stands on a card: on one line, without anything that a terminal would obey."""
        written = self.deck[key][field][self.catalogue.lang]
        text = " ".join("".join(letter if letter.isprintable() else " " for letter in written).split())
        if self.catalogue.lang == "fr":
            text = re.sub(r" (?=[:;!?»])|(?<=«) ", "\N{NO-BREAK SPACE}", text)
        return in_gentle_words(text, "championship", self.catalogue.lang) if self.catalogue.skin == "gentle" else text
