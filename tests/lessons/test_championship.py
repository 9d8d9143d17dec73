"""The first game of World Championship: betting 5 fails before one's eyes, and another's 5 is seen through."""

from clickbang.core.parts.lesson import LEARNER
from clickbang.core.prompt import Prompt
from clickbang.core.view import View
from clickbang.games.championship import CHAMPIONSHIP, Accuse, Bet, ChampionshipView, Decline, Pocket, encode
from tests.lessons.learner import Answering, Played

CHEAT = 2


def playing(bets: tuple[int, int], accused: int | None = None, bullet: bool = False) -> Answering:
    """Honest or not, with these bets, and this one accused in the second round."""

    def answer(view: View, prompt: Prompt) -> int:
        assert isinstance(view, ChampionshipView)
        if prompt.kind == "pocket":
            return encode(Pocket(bullet))
        if prompt.kind == "bet":
            return encode(Bet(bets[min(view.round, 2) - 1]))
        accuses = accused is not None and view.round == 2 and prompt.kind == "accuse"
        wanted = encode(Accuse(accused)) if accuses and accused is not None else encode(Decline())
        return wanted if wanted in prompt.choices else prompt.choices[0]

    return answer


def keys(played: Played) -> list[str]:
    return [cue.key for cue in played.said]


def test_who_follows_the_guide_loses_by_5_and_catches_the_cheat() -> None:
    played = Played(CHAMPIONSHIP, playing((5, 2), CHEAT)).run()
    assert keys(played)[:6] == ["pocket", "bet", "accuse", "hit", "bet-less", "accuse-cheat"]
    assert keys(played)[-1] == "caught"
    view = played.view
    assert isinstance(view, ChampionshipView)
    assert view.players[LEARNER].mates == 2
    assert view.players[LEARNER].points == 3
    assert view.players[CHEAT].mates == 2


def test_who_bets_little_survives_and_may_let_the_cheat_get_away() -> None:
    played = Played(CHAMPIONSHIP, playing((2, 2))).run()
    assert "survived" in keys(played)
    assert keys(played)[-1] == "got-away"


def test_who_accuses_the_wrong_one_is_told_at_once() -> None:
    """Not the advice again that was not followed: it would stand there until the next round."""
    played = Played(CHAMPIONSHIP, playing((2, 2), 1)).run()
    assert keys(played)[-2:] == ["accuse-cheat", "wrong"]


def test_who_accuses_in_the_first_round_is_told_what_it_costs() -> None:
    def answer(view: View, prompt: Prompt) -> int:
        wanted = encode(Accuse(1)) if prompt.kind == "accuse" else encode(Bet(2))
        return wanted if wanted in prompt.choices else playing((2, 2))(view, prompt)

    assert keys(Played(CHAMPIONSHIP, answer).run())[2:4] == ["accuse", "wrong-early"]


def test_who_cheats_is_told_what_that_means() -> None:
    said = keys(Played(CHAMPIONSHIP, playing((5, 5), bullet=True)).run())
    assert "bet-cheating" in said
    assert "survived-cheating" in said
    assert "survived" not in said
