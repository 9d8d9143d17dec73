"""How Bulletbucks speaks of notes and stacks."""

from collections.abc import Mapping

from clickbang.games.bulletbucks.rules.notes import bundle, thousands
from clickbang.text.words import Words


class BulletbucksWords(Words):
    """Money in full, stacks counted from one."""

    def arranged(self, values: Mapping[str, object]) -> Mapping[str, object]:
        match values:
            case {"ones": int(ones), "twos": int(twos)}:
                return {**values, "worth": 1000 * thousands(bundle(ones, twos))}
        return values

    def spoken(self, name: str, value: object) -> object:
        match name, value:
            case "stack", int(index):
                return index + 1
            case "amounts", list(amounts):
                return " + ".join(self.catalogue.number(amount) for amount in amounts)
            case "total", int(total):
                return 1000 * total
        return value
