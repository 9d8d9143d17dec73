"""The first game of Bulletbucks: the classic mistake can be made, and its price is shown."""

from clickbang.core.parts.lesson import LEARNER
from clickbang.core.prompt import Prompt
from clickbang.core.view import View
from clickbang.games.bulletbucks import BULLETBUCKS, Bid, BulletbucksView, Name, encode
from clickbang.games.bulletbucks.rules.notes import ones_in, twos_in
from tests.lessons.learner import Answering, Played

RIVAL = 1


def bidding(*bids: Bid, name: int = LEARNER) -> Answering:
    """These bids round by round, then one note; and always this name."""

    def answer(view: View, prompt: Prompt) -> int:
        assert isinstance(view, BulletbucksView)
        if prompt.kind == "name":
            return encode(Name(name))
        bid = bids[view.board.round - 1] if prompt.kind == "bid" and view.board.round <= len(bids) else Bid(1, 0)
        return encode(bid) if encode(bid) in prompt.choices else prompt.choices[0]

    return answer


def keys(played: Played) -> list[str]:
    return [cue.key for cue in played.said]


def test_who_follows_the_guide_pays_for_revenge_and_then_wins() -> None:
    """Little, then too much to punish, then just enough for oneself."""

    def answer(view: View, prompt: Prompt) -> int:
        assert isinstance(view, BulletbucksView)
        target = RIVAL if view.round == 2 else LEARNER
        return bidding(Bid(0, 1), Bid(2, 2), Bid(1, 1), name=target)(view, prompt)

    played = Played(BULLETBUCKS, answer).run()
    assert keys(played) == ["bid", "tempt", "name", "punished", "name-again", "score", "bang"]
    punished = played.said[3]
    assert punished.values["seat"] == RIVAL
    assert punished.values["total"] == 6
    view = played.view
    assert isinstance(view, BulletbucksView)
    assert len(view.stacks[RIVAL]) == 2  # the first pot, and the one that was to punish
    assert len(view.stacks[LEARNER]) == 1


def test_who_bids_high_at_once_is_ahead_and_may_still_try() -> None:
    played = Played(BULLETBUCKS, bidding(Bid(1, 2), Bid(2, 2))).run()
    assert keys(played)[:4] == ["bid", "name", "tempt-ahead", "name"]


def test_who_ties_raises() -> None:
    assert "raise" in keys(Played(BULLETBUCKS, bidding(Bid(0, 2))).run())


def test_the_bullet_comes_in_the_last_round_and_spares_whoever_saves() -> None:
    played = Played(BULLETBUCKS, bidding(Bid(0, 1), Bid(0, 1), Bid(0, 1))).run()
    assert played.said[-1].key == "bang"
    assert played.said[-1].values["seat"] != LEARNER


def test_who_bids_everything_is_not_told_to_be_ahead() -> None:
    """BB-9: without a note the stack that was won goes back, and its marker too."""

    def answer(view: View, prompt: Prompt) -> int:
        assert isinstance(view, BulletbucksView)
        return bidding(Bid(ones_in(view.purse), twos_in(view.purse)))(view, prompt)

    played = Played(BULLETBUCKS, answer).run()
    assert keys(played)[:4] == ["bid", "name", "convert", "spent"]
    assert "tempt-ahead" not in keys(played)


def test_how_many_notes_are_left_is_told_when_it_is_time_to_save() -> None:
    played = Played(BULLETBUCKS, bidding(Bid(0, 1), Bid(0, 1), Bid(0, 1))).run()
    (score,) = [cue for cue in played.said if cue.key == "score"]
    assert score.values["left"] == 9
