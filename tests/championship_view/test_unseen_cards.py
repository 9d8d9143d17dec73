"""What can be worked out about hands, however many explanations there are for what was played."""

from collections import Counter

import pytest
from librt.random import Random

from clickbang.games.championship.unseen_cards import MOST_GUESSES, UnseenCards

COPIES = [3, 3, 3, 2, 1]
SEATS = 4


def hoard_and_play(seed: int, notes: list[UnseenCards]) -> Counter[tuple[int, int]]:
    """Cards drawn and played at random, as the observer in seat 0 notes it down; what the others hold at the end."""
    luck = Random(seed)
    hands = [Counter[int]() for _ in range(SEATS)]
    deck, played = Counter(dict(enumerate(COPIES))), Counter[int]()
    for _ in range(60):
        seat = luck.randrange(SEATS)
        if luck.randrange(2) and hands[seat]:
            kind = pick(hands[seat], luck)
            hands[seat] -= Counter([kind])
            played[kind] += 1
            for unseen in notes if seat else []:
                unseen.play(seat, kind)
        elif deck or played:
            if not deck:
                deck, played = played, Counter()
                for unseen in notes:
                    unseen.refill([deck[kind] for kind in range(len(COPIES))])
            kind = pick(deck, luck)
            deck -= Counter([kind])
            hands[seat][kind] += 1
            for unseen in notes:
                if seat:
                    unseen.draw(seat)
                else:
                    unseen.draw_own(kind)
    return Counter({(seat, kind): hands[seat][kind] for seat in range(1, SEATS) for kind in hands[seat]})


def pick(cards: Counter[int], luck: Random) -> int:
    found = sorted(cards.elements())
    return found[luck.randrange(len(found))]


@pytest.mark.parametrize("most", [1, 5, MOST_GUESSES])
def test_the_hands_have_as_many_cards_as_were_drawn_and_not_played(most: int) -> None:
    for seed in range(40):
        unseen = UnseenCards(COPIES, SEATS)
        unseen.most = most
        truth = hoard_and_play(seed, [unseen])
        dealt = unseen.deal(Random(seed))
        assert Counter(seat for seat, _ in dealt) == Counter(seat for seat, _ in truth.elements())
        assert len(unseen.guesses) <= unseen.most


def test_guesses_that_were_thinned_out_too_much_are_made_again() -> None:
    started_over = 0
    for seed in range(40):
        unseen = UnseenCards(COPIES, SEATS)
        unseen.most = 1
        hoard_and_play(seed, [unseen])
        unseen.work_out()
        started_over += unseen.most > 1
    assert started_over > 0


def test_thinned_out_guesses_stand_for_all_of_them() -> None:
    worst = 0.0
    for seed in range(40):
        every, some = UnseenCards(COPIES, SEATS), UnseenCards(COPIES, SEATS)
        some.most = 20
        hoard_and_play(seed, [every, some])
        likely, found = expected(every), expected(some)
        worst = max(worst, *(abs(found[hand] - copies) for hand, copies in likely.items()))
    assert 0 < worst < 0.2


def expected(unseen: UnseenCards) -> dict[tuple[int, int], float]:
    """How many of each kind each seat holds, on average."""
    unseen.work_out()
    width = unseen.kinds + unseen.seats
    mean = {(seat, kind): 0.0 for seat in range(unseen.seats) for kind in range(unseen.kinds)}
    for guess in unseen.guesses:
        for at in range(0, len(guess.counts), width):
            copies, held = guess.counts[at : at + unseen.kinds], guess.counts[at + unseen.kinds : at + width]
            for seat, kind in mean:
                if held[seat]:
                    mean[seat, kind] += guess.weight * held[seat] * copies[kind] / sum(copies)
    return mean
