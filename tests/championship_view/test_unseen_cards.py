"""What can be worked out about hands, however many explanations there are for what was played."""

from collections import Counter

import pytest
from librt.random import Random

from clickbang.games.championship.knowledge.unseen_cards import MOST_GUESSES, UnseenCards

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


def impossible(most: int) -> UnseenCards:
    """Of a kind with one copy somebody plays two, between which the deck was not refilled."""
    unseen = UnseenCards(COPIES, SEATS)
    unseen.most = most
    for seat in (1, 2, 1, 3):
        unseen.draw(seat)
    unseen.play(1, 4)
    unseen.play(2, 4)
    return unseen


@pytest.mark.parametrize("most", [1, MOST_GUESSES])
def test_plays_that_no_hands_explain_are_told_at_once_and_again(most: int) -> None:
    unseen = impossible(most)
    for notes in (unseen, unseen, unseen.clone()):
        with pytest.raises(ValueError, match="no hands explain all draws and plays up to number 6"):
            notes.work_out()
    assert unseen.most == most


def test_a_card_of_one_s_own_that_cannot_be_drawn_is_told_too() -> None:
    unseen = UnseenCards(COPIES, SEATS)
    unseen.draw_own(4)
    unseen.draw_own(4)
    with pytest.raises(ValueError, match="up to number 2"):
        unseen.deal(Random(1))


def test_guesses_that_were_thinned_out_are_made_again_before_anything_is_called_impossible() -> None:
    for seed in range(40):
        unseen = UnseenCards(COPIES, SEATS)
        unseen.most = 1
        hoard_and_play(seed, [unseen])
        unseen.work_out()
        if unseen.most > 1:
            unseen.play(1, 4)
            unseen.play(2, 4)
            unseen.play(3, 4)
            with pytest.raises(ValueError, match="no hands explain"):
                unseen.work_out()
            return
    pytest.fail("nothing was ever thinned out")


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
