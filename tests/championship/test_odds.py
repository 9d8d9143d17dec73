"""Exact odds, by enumeration: surviving a bet, and barrels and a deck drawn late against really shuffled ones."""

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from math import comb

import pytest

from clickbang.core.events import Event
from clickbang.core.seats import members
from clickbang.games.championship import CHAMPIONSHIP, Accuse, Bet, Championship, Play, encode
from clickbang.games.championship.events import AccusationsRevealed, CardsPlayed, Peeked, ShotsFired
from clickbang.games.championship.rules.state import ACCUSE_PROMPT, BET_PROMPT, DRAW, PLAY_PROMPT
from tests.championship.futures import futures
from tests.championship.position import deck, game, holding, wrong_accusations

# Surviving a bet


def loaded(bullets: int) -> Championship:
    """Two players about to bet; so many of the six cards in the barrel of seat 0 are BULLETs."""
    if bullets == 0:
        return game(2, deck="none").pockets("BC").table
    return wrong_accusations(game(2, deck="none"), bullets - 1).pockets("CC").table


@pytest.mark.rule("WC-5", "WC-6", "WC-13")
@pytest.mark.parametrize("bullets", range(7))
@pytest.mark.parametrize("bet", range(6))
def test_surviving_a_bet_has_the_odds_of_drawing_no_bullet(bet: int, bullets: int) -> None:
    table = loaded(bullets)
    round_number = table.board.round

    def answers(now: Championship, _: list[Event]) -> dict[int, int] | None:
        if now.board.round != round_number:
            return None
        return {0: encode(Bet(bet))} if now.kind == BET_PROMPT else {}

    ends = list(futures(table, answers))
    assert sum(odds for odds, _, _ in ends) == 1
    survived = sum(odds for odds, end, _ in ends if end.board.players[0].mates == 3)
    # all of the shots fall on the cards that are no BULLETs
    assert survived == Fraction(comb(6 - bullets, bet), comb(6, bet))


# A barrel drawn late, and a real one

Seen = tuple[tuple[int, ...], ...]
"""All that was seen of the barrel, by looking or firing."""
Odds = dict[Seen, Fraction]
Barrel = tuple[int, ...]
"""Six cards or fewer, the top one first."""
Worlds = dict[tuple[Barrel, Seen], Fraction]

SHOT, ACCUSE = "shot", "accuse"

COURSES = {
    "nothing but shots": [],
    "one peek": ["peek"],
    "two peeks": ["peek", "peek"],
    "two peeks and a shuffle": ["peek", "peek", SHOT, "spin-again"],
    "a live round": ["live-round", "peek"],
    "an extra bullet": ["peek", ACCUSE],
    "all but one": ["live-round", "peek", ACCUSE, SHOT, SHOT, "spin-again"],
    "one more": ["peek", ACCUSE, "one-more", SHOT, "spin-again", "one-more"],
    "everything": ["live-round", "peek", "peek", ACCUSE, SHOT, "spin-again", SHOT, "one-more"],
}
"""What happens to the barrel of seat 0: cards that others play, shots, and a wrong accusation by seat 0."""
BET = 4
"""The bet of seat 0; the others bet 0."""


def late(course: list[str]) -> Odds:
    """What the table lets people see, if it decides nothing before it must."""
    cards = [step for step in course if step not in (SHOT, ACCUSE)]
    table = holding("gift", " ".join(cards[:3]) or "gift", " ".join(cards[3:]) or "gift").table
    round_number = table.board.round

    def answers(now: Championship, told: list[Event]) -> dict[int, int] | None:
        done = sum(isinstance(event, (CardsPlayed, AccusationsRevealed, ShotsFired)) for event in told)
        step = course[done] if done < len(course) else SHOT
        if now.board.round != round_number:
            return None
        if now.kind == BET_PROMPT:
            return {0: encode(Bet(BET))}
        if now.kind == ACCUSE_PROMPT and step == ACCUSE:
            return {0: encode(Accuse(1))}
        if now.kind == PLAY_PROMPT:
            for place, card in enumerate(now.kinds.cards):
                for seat in (1, 2):
                    play = encode(Play(place, 0))
                    if card.key == step and now.legal(seat, play):
                        return {seat: play}
        return {}

    seen: Odds = defaultdict(Fraction)
    for odds, _, told in futures(table, answers):
        looks = [event.cards for event in told if isinstance(event, Peeked)]
        shots = [(event.shots[0][1],) for event in told if isinstance(event, ShotsFired)]
        seen[*looks, *shots] += odds
    return seen


def literal(course: list[str]) -> Odds:
    """The same with cards that are shuffled at once and lie in some order from then on."""
    worlds: Worlds = shuffled({((0, 0, 0, 0, 0, 1), ()): Fraction(1)})
    shots_left = BET
    for step in course:
        if step == SHOT:
            worlds = fire(worlds)
            shots_left -= 1
        elif step == "one-more":
            shots_left += 1
        elif step == "peek":
            worlds = {(barrel, (*seen, barrel[:3])): odds for (barrel, seen), odds in worlds.items()}
        elif step == "spin-again":
            worlds = shuffled(worlds)
        else:
            worlds = shuffled(add_bullet(worlds))
    for _ in range(shots_left):
        worlds = fire(worlds)
    found: Odds = defaultdict(Fraction)
    for (_, seen), odds in worlds.items():
        found[seen] += odds
    return found


def dead(seen: Seen) -> bool:
    """The last thing seen was a BULLET that was fired."""
    return seen[-1:] == ((1,),)


def shuffled(worlds: Worlds) -> Worlds:
    after: Worlds = defaultdict(Fraction)
    for (barrel, seen), odds in worlds.items():
        orders = arrangements(sum(barrel), len(barrel))
        for order in orders:
            after[order, seen] += odds / len(orders)
    return after


def arrangements(bullets: int, cards: int) -> list[Barrel]:
    """Every order in which so many BULLETs and CLICKs can lie; each is as likely."""
    if cards == 0:
        return [()]
    tops = [card for card in (0, 1) if (bullets if card else cards - bullets)]
    return [(top, *rest) for top in tops for rest in arrangements(bullets - top, cards - 1)]


def add_bullet(worlds: Worlds) -> Worlds:
    """A CLICK chosen by chance becomes a BULLET."""
    after: Worlds = defaultdict(Fraction)
    for (barrel, seen), odds in worlds.items():
        clicks = [place for place, card in enumerate(barrel) if card == 0]
        for place in clicks:
            after[(*barrel[:place], 1, *barrel[place + 1 :]), seen] += odds / len(clicks)
    return after


def fire(worlds: Worlds) -> Worlds:
    """Whoever is not dead turns the top card."""
    after: Worlds = defaultdict(Fraction)
    for (barrel, seen), odds in worlds.items():
        if dead(seen):
            after[barrel, seen] += odds
        else:
            after[barrel[1:], (*seen, barrel[:1])] += odds
    return after


@pytest.mark.rule("WC-5", "WC-9", "WC-24")
@pytest.mark.parametrize("course", COURSES.values(), ids=COURSES)
def test_a_barrel_drawn_late_has_the_odds_of_one_really_shuffled(course: list[str]) -> None:
    assert late(course) == literal(course)


# A deck drawn late, and a real one

Hands = tuple[tuple[str, ...], tuple[str, ...]]
"""The cards that the two seats drew, in order."""


def table_of_few_cards() -> Championship:
    """Two seats, a deck of five cards of three kinds, none dealt yet."""
    table = CHAMPIONSHIP.table(2, {"deck": deck(side_bet=2, spin_again=2, peek=1)})
    assert isinstance(table, Championship)
    table.begin()
    return table


def deal_late(table: Championship, drawn: Hands, odds: Fraction) -> Iterator[tuple[Hands, Fraction]]:
    """Every way to draw as the table does: the deal, what 1 draws for a wrong accusation, and what 0 does."""
    if table.chance == DRAW:
        outcomes = table.chance_outcomes()
        total = sum(weight for _, weight in outcomes)
        for card, weight in outcomes:
            branch, seat = table.clone(), table.board.drawer()
            branch.strike(card)
            key = table.kinds.cards[card].key
            hands = (drawn[0] + (key,) * (seat == 0), drawn[1] + (key,) * (seat == 1))
            yield from deal_late(branch, hands, odds * weight / total)
    elif table.board.round > 1:
        yield drawn, odds
    else:
        accusing = table.kind == ACCUSE_PROMPT
        for seat in members(table.must | table.asked):
            table.apply(seat, encode(Accuse(1 - seat)) if accusing else table.default_action(seat))
        yield from deal_late(table, drawn, odds)


def deal_literally() -> dict[Hands, Fraction]:
    """The same from a deck whose order is settled at the start: cards 1 and 3 go to seat 0, cards 2 and 4 to seat 1."""
    cards = ("side-bet", "side-bet", "spin-again", "spin-again", "peek")
    found: dict[Hands, Fraction] = defaultdict(Fraction)
    for order in permutations(cards):
        found[(order[0], order[2]), (order[1], order[3])] += Fraction(1, 120)
    return found


@pytest.mark.rule("WC-2")
def test_a_deck_drawn_late_has_the_odds_of_one_really_shuffled() -> None:
    late_deck: dict[Hands, Fraction] = defaultdict(Fraction)
    for hands, odds in deal_late(table_of_few_cards(), ((), ()), Fraction(1)):
        late_deck[hands] += odds
    assert late_deck == deal_literally()
