"""A census of Battle Royal: who trusts, who betrays, and what wins, at the table that a person gets and at others.

    python -m tools.census --games 400 --sizes 6 8 12 --tables table shrewd --guests killer keeper master

`table` draws each seat evenly from beginner, casual, shrewd and master, in a drawn style. Any other name is a table of
that bot alone. A guest takes one seat at `table`, another one in each game. The same arguments count the same games.
"""

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from librt.random import Random

from clickbang.arena.intervals import Z, share
from clickbang.bots import Bot
from clickbang.bots.match import play_match
from clickbang.bots.registry import make_bot
from clickbang.core.events import Ended, Event
from clickbang.core.seats import has, mask_of
from clickbang.core.sitting import Watcher
from clickbang.games.battleroyal import BATTLEROYAL
from clickbang.games.battleroyal.deck.cards import DECOY, PLAIN
from clickbang.games.battleroyal.deck.deck import deck_from_toml, deck_of
from clickbang.games.battleroyal.events import (
    AllAlone,
    Confronted,
    Eliminated,
    LeftTeam,
    OwnCard,
    SignsRevealed,
    TeamFormed,
    TurnBegan,
)
from clickbang.games.battleroyal.rules.state import ALL_PASSED, ENDINGS
from tools.simple_bots import SIMPLE

TABLE = "table"
DRAWN_FROM = ("beginner:any", "casual:any", "shrewd:any", "master")
NOBODY = -1


class Counted(NamedTuple):
    """What was counted in one game."""

    signs: int
    team: int
    early_signs: int
    early_team: int
    three: bool
    betrayed: bool
    departures: int
    nobody: bool
    ending: str
    winners: tuple[int, ...]
    dealt: dict[int, list[str]]


class Census(Watcher):
    """Sees one game."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.shown: list[tuple[int, int]] = []
        """By confrontation: how many signs, and how many of them *team*."""
        self.teams = [1 << seat for seat in range(seats)]
        self.alive = (1 << seats) - 1
        self.turns = 0
        self.left: dict[int, tuple[int, int]] = {}
        """Who has left whom, and at which turn."""
        self.leaver = NOBODY
        self.attackers = self.defenders = 0
        self.largest = 1
        self.departures = 0
        self.betrayed = False
        self.ending = ""
        self.winners: tuple[int, ...] = ()
        self.dealt: dict[int, list[str]] = {}

    def on_event(self, audience: int, event: Event) -> None:
        leaver, self.leaver = self.leaver, NOBODY
        match event:
            case OwnCard(seat, card):
                self.dealt.setdefault(seat, []).append(card)
            case TurnBegan():
                self.turns += 1
            case LeftTeam(seat):
                self.departures += 1
                self.left[seat] = self.teams[seat] & ~(1 << seat), self.turns
                self.part(seat)
                self.leaver = seat
            case Confronted(seat, target, attackers, defenders):
                self.attackers, self.defenders = mask_of(attackers), mask_of(defenders)
                if leaver == seat and has(self.left[seat][0], target):
                    self.betrayed = True
            case SignsRevealed(signs):
                self.shown.append((len(signs), sum(1 for sign in signs if not sign.kills)))
                for seat, kills in signs:
                    before, when = self.left.get(seat, (0, 0))
                    against = self.defenders if has(self.attackers, seat) else self.attackers
                    if kills and before & against and self.turns - when <= self.alive.bit_count():
                        self.betrayed = True
            case TeamFormed(seats):
                for seat in seats:
                    self.teams[seat] = mask_of(seats)
                self.largest = max(self.largest, len(seats))
            case AllAlone(seats):
                for seat in seats:
                    self.part(seat)
            case Eliminated(seats):
                for seat in seats:
                    self.part(seat)
                    self.alive &= ~(1 << seat)
            case Ended(ending, winners, _):
                self.ending, self.winners = ending, winners

    def part(self, seat: int) -> None:
        """This player is alone now."""
        for other in range(self.seats):
            self.teams[other] &= ~(1 << seat)
        self.teams[seat] = 1 << seat

    def counted(self) -> Counted:
        early = self.shown[: (len(self.shown) + 2) // 3]
        return Counted(
            sum(signs for signs, _ in self.shown),
            sum(team for _, team in self.shown),
            sum(signs for signs, _ in early),
            sum(team for _, team in early),
            self.largest >= 3,
            self.betrayed,
            self.departures,
            not self.winners,
            self.ending,
            self.winners,
            self.dealt,
        )


def bot_of(name: str) -> Bot:
    return SIMPLE[name]() if name in SIMPLE else make_bot(name, BATTLEROYAL)


def play(table: str, guest: str, seats: int, number: int, seed: int, deck: str) -> Counted:
    """One game; a guest sits in the seat of the game's number."""
    luck = Random(seed * 1_000_003 + number)
    names = [DRAWN_FROM[luck.randrange(len(DRAWN_FROM))] if table == TABLE else table for _ in range(seats)]
    if guest:
        names[number % seats] = guest
    census = Census(seats)
    options = {"deck": deck, **({"pairs": "off"} if seats < 6 else {})}
    play_match(BATTLEROYAL, [bot_of(name) for name in names], seed, number, options, [census])
    return census.counted()


def percent(times: int, of: int) -> str:
    found = share(times, of)
    return f"{100 * found.value:.1f} ({100 * found.low:.1f}-{100 * found.high:.1f})"


def ratio(parts: Sequence[int], wholes: Sequence[int]) -> str:
    """A share over all games in percent; what belongs to one game goes together."""
    whole = sum(wholes)
    value = sum(parts) / whole
    spread = sum((part - value * of) ** 2 for part, of in zip(parts, wholes, strict=True))
    reach = Z * sqrt(spread) / whole
    return f"{100 * value:.1f} ± {100 * reach:.1f}"


def fair_shares(wins: float, chances: int, seats: int) -> str:
    """So many wins, in units of what a fair share of these chances would be."""
    found = share(round(wins), chances)
    return f"{seats * found.value:.2f} ({seats * found.low:.2f}-{seats * found.high:.2f})"


def holders(games: Sequence[Counted], seats: int, deck: str) -> str:
    """By what was dealt, the fair shares that its holders won."""
    cards = deck_of(deck).cards
    weapons = [
        card.key for card in sorted(cards, key=lambda card: card.value) if card.value and card.effect in (PLAIN, DECOY)
    ]
    third = len(weapons) // 3
    groups = {
        "light": weapons[:third],
        "middle": weapons[third : 2 * third],
        "heavy": weapons[2 * third :],
        **{card.key: [card.key] for card in cards if card.key not in weapons},
    }
    found = []
    for name, keys in groups.items():
        held = [(game, seat) for game in games for seat, dealt in game.dealt.items() if dealt[0] in keys]
        won = sum(1.0 / len(game.winners) for game, seat in held if seat in game.winners)
        if held:
            found.append(f"{name} {fair_shares(won, len(held), seats)}")
    return ", ".join(found)


def report(table: str, seats: int, games: Sequence[Counted], deck: str) -> None:
    of = len(games)
    signs, early = [game.signs for game in games], [game.early_signs for game in games]
    print(f"{table}, {seats} seats, {of} games")
    print(f"  team signs %           {ratio([game.team for game in games], signs)}")
    print(f"  in the first third %   {ratio([game.early_team for game in games], early)}")
    print(f"  a team of three %      {percent(sum(game.three for game in games), of)}")
    print(f"  a betrayal %           {percent(sum(game.betrayed for game in games), of)}")
    print(f"  departures a game      {sum(game.departures for game in games) / of:.2f}")
    print(f"  no winner %            {percent(sum(game.nobody for game in games), of)}")
    print(f"  all passed %           {percent(sum(game.ending == ALL_PASSED for game in games), of)}")
    endings = Counter(game.ending for game in games)
    print(f"  endings                {', '.join(f'{ending} {endings[ending]}' for ending in ENDINGS)}")
    print(f"  fair shares by card    {holders(games, seats, deck)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--sizes", type=int, nargs="+", default=[6, 8, 12])
    parser.add_argument("--tables", nargs="*", default=[TABLE], help="table, or the name of a bot")
    parser.add_argument("--guests", nargs="*", default=[], help=f"{', '.join(SIMPLE)}, or the name of a bot")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--deck", type=Path, help="a file; without one the standard deck")
    given = parser.parse_args()
    deck = "standard" if given.deck is None else deck_from_toml(given.deck.read_text())
    for seats in given.sizes:
        for table in given.tables:
            began = time.process_time()
            report(
                table, seats, [play(table, "", seats, number, given.seed, deck) for number in range(given.games)], deck
            )
            print(f"  seconds of processor   {time.process_time() - began:.0f}")
        for guest in given.guests:
            games = [play(TABLE, guest, seats, number, given.seed, deck) for number in range(given.games)]
            won = sum(number % seats in game.winners for number, game in enumerate(games))
            print(
                f"{guest} among the table, {seats} seats: {fair_shares(won, given.games, seats)} fair shares",
                flush=True,
            )


if __name__ == "__main__":
    main()
