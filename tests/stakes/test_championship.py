"""The odds that World Championship tells are those of the table: every course of the shots, by its own chance."""

import re
from fractions import Fraction

import pytest

from clickbang.core.events import Event
from clickbang.games import GAMES
from clickbang.games.championship import Bet, Championship, encode
from clickbang.games.championship.knowledge.seen_player import SeenPlayer
from clickbang.games.championship.knowledge.seen_table import SeenTable
from clickbang.games.championship.rules.scoring import points_of_bet
from clickbang.games.championship.rules.state import BET_PROMPT
from clickbang.games.championship.words import stakes
from clickbang.games.championship.words.stakes import barrel_seen, safe
from clickbang.text import Narrator
from tests.championship.futures import futures
from tests.championship.position import Play, game, wrong_accusations
from tests.text.messages import VARIANTS, catalogue
from tests.text.test_whole_games import NAMES


def lines(play: Play, seat: int = 0) -> tuple[str, list[str]]:
    view = play.sitting.views[seat]
    narrator = Narrator(catalogue("en"), GAMES["championship"], NAMES[: view.seats], seat, view.options)
    return narrator.stakes(view, play.sitting.prompt_for(seat))


def told(line: str) -> Fraction:
    """The chance that a line tells."""
    if "urely safe" in line:
        return Fraction(1)
    if "ever safe" in line:
        return Fraction(0)
    found = re.search(r"afe (\d+) in (\d+)", line)
    assert found is not None, line
    return Fraction(int(found[1]), int(found[2]))


def survived(table: Championship, bet: int, seat: int = 0) -> Fraction:
    """The chance that a seat loses nobody with this bet: by every outcome there is, on the table itself."""
    now, mates = table.board.round, table.board.players[seat].mates

    def answers(at: Championship, _: list[Event]) -> dict[int, int] | None:
        if at.board.round != now:
            return None
        return {seat: encode(Bet(bet))} if at.kind == BET_PROMPT else {}

    return sum(
        (odds for odds, end, _ in futures(table, answers) if end.board.players[seat].mates == mates), Fraction(0)
    )


def loaded(bullets: int) -> Play:
    """Two players about to bet; so many of the six cards in the barrel of seat 0 are BULLETs."""
    if bullets == 0:
        return game(2, deck="none").pockets("BC")
    return wrong_accusations(game(2, deck="none"), bullets - 1).pockets("CC")


@pytest.mark.parametrize("bullets", range(7))
def test_every_face_of_the_die_tells_the_odds_of_the_table_and_what_it_brings(bullets: int) -> None:
    play = loaded(bullets)
    for bet, line in enumerate(lines(play)[1]):
        assert told(line) == survived(play.table, bet)
        assert f"+{points_of_bet(bet)}," in line


@pytest.mark.parametrize("left", range(1, 7))
def test_the_odds_are_exact_for_every_barrel_and_every_bet(left: int) -> None:
    """So many cards, so many of them BULLETs, so many shots."""
    for bullets in range(left + 1):
        for bet in range(min(left, 5) + 1):
            table = game(2, deck="none").pockets("CC").table.clone()
            table.board.players[0].left, table.barrels[0].bullets = left, bullets
            seen = SeenPlayer(3)
            seen.left, seen.barrel.bullets = left, bullets
            assert safe(barrel_seen(seen, 0), left, bet) == survived(table, bet)


@pytest.mark.parametrize("left", range(1, 7))
def test_the_lines_tell_them_for_every_barrel_and_every_bet(left: int) -> None:
    for bullets in range(left + 1):
        play = game(2, deck="none").pockets("CC")
        table, view = play.table.clone(), play.sitting.views[0]
        assert isinstance(view, SeenTable)
        table.board.players[0].left, table.barrels[0].bullets = left, bullets
        view.players[0].left, view.players[0].barrel.bullets = left, bullets
        for bet, line in enumerate(lines(play)[1][: left + 1]):
            assert told(line) == survived(table, bet), (bullets, bet)


def test_odds_that_are_told_wrong_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stakes, "safe", lambda barrel, left, bet: safe(barrel, left, max(bet - 1, 0)))
    with pytest.raises(AssertionError):
        test_the_lines_tell_them_for_every_barrel_and_every_bet(6)
    with pytest.raises(AssertionError):
        test_a_suspicion_tells_the_odds_of_the_other_with_either_pocket(3, 0)


@pytest.mark.parametrize("bet", range(6))
@pytest.mark.parametrize("more", range(5))
def test_a_suspicion_tells_the_odds_of_the_other_with_either_pocket(bet: int, more: int) -> None:
    """So many BULLETs more than usual in the other's barrel: each pocket is tried on a table of its own."""
    before = {pocket: wrong_accusations(game(2, deck="none"), more).pockets(f"C{pocket}") for pocket in "CB"}
    expected = [survived(before[pocket].table, bet, seat=1) for pocket in "CB"]
    line = lines(before["C"].bets(0, bet).until("accuse"))[1][1]
    honest, cheat = line.split(" if honest, ") if " if honest, " in line else (line, line)
    assert [told(honest), told(cheat)] == expected
    assert ("honest or not" in line) == (expected[0] == expected[1])


@pytest.mark.rule("WC-9")
@pytest.mark.parametrize("wrong", range(3))
def test_bullets_that_stay_for_wrong_accusations_are_explained(wrong: int) -> None:
    told = ("", "One BULLET more stays there because you accused wrongly", "2 BULLETs more stay there")[wrong]
    play = wrong_accusations(game(2, deck="none"), wrong)
    for question in (lines(play)[0], lines(play.pockets("CC"))[0]):
        assert told in question
        assert ("accused wrongly" in question) == (wrong > 0)


@pytest.mark.parametrize("top", ["CCC", "CCB", "CBC", "BCC"])
def test_who_has_looked_is_told_what_that_leaves(top: str) -> None:
    play = game(2, "peek").pockets("CC").barrel(0, top).plays("bet", {0: ("peek", 0)}).until("bet")
    for bet, line in enumerate(lines(play)[1]):
        assert told(line) == survived(play.table, bet)


@pytest.mark.parametrize("pocket", "CB")
def test_a_pocket_tells_the_odds_of_a_bet_with_it(pocket: str) -> None:
    line = lines(game(2, deck="none"))[1]["CB".index(pocket)]
    assert told(line) == survived(game(2, deck="none").pockets(f"{pocket}C").table, 3)


def test_an_accusation_tells_what_being_wrong_does_to_ones_own_bet() -> None:
    play = game(3).pockets("CCB").bets(3, 4, 5).until("accuse")
    question, choices = lines(play)
    assert "3 action cards" in question
    assert "your bet of 3 is safe 1 in 2 now, and safe 1 in 5 with it" in question
    assert choices[1] == "Bet 4: safe 1 in 3 if honest, surely safe if not."
    assert choices[2] == "Bet 5: safe 1 in 6 if honest, surely safe if not."


def test_the_question_tells_how_many_points_win_and_how_many_one_has() -> None:
    play = game(2, deck="none").round(2, 0)
    assert lines(play)[0] == (
        "15 points win, or being the last captain. You have 3 of 15 points and a team of 4, captain included."
    )


@pytest.mark.parametrize(("lang", "skin"), VARIANTS)
def test_who_has_no_click_left_gets_no_bullet_for_being_wrong(lang: str, skin: str) -> None:
    play = wrong_accusations(game(2), 5).pockets("CC").bets(0, 0).until("accuse")
    view = play.sitting.views[0]
    narrator = Narrator(catalogue(lang, skin), GAMES["championship"], NAMES[:2], 0, view.options)
    question, _ = narrator.stakes(view, play.sitting.prompt_for(0))
    assert question.endswith(("they draw a card.", "une carte en face."))


@pytest.mark.parametrize(("lang", "skin"), VARIANTS)
def test_without_a_deck_no_question_speaks_of_cards_to_draw(lang: str, skin: str) -> None:
    for rounds in (0, 5):
        play = wrong_accusations(game(2, deck="none"), rounds)
        for kind in ("pocket", "accuse"):
            view = play.until(kind).sitting.views[0]
            narrator = Narrator(catalogue(lang, skin), GAMES["championship"], NAMES[:2], 0, view.options)
            question, choices = narrator.stakes(view, play.sitting.prompt_for(0))
            assert not re.search(
                r"action card|draw|cartes Action|pioche|une carte en face", " ".join([question, *choices])
            )


def test_a_bet_tells_what_a_bullet_costs_and_a_cheat_what_being_caught_does() -> None:
    honest, cheat = (lines(game(2, deck="none").pockets(pockets))[0] for pockets in ("CC", "BC"))
    for question in (honest, cheat):
        assert "A BULLET costs you a team-mate and this round's points" in question
        assert "you score your bet plus one" in question
    assert "high bets invite accusation" in cheat
    assert "accusation" not in honest


def test_who_is_asked_again_is_told_that_somebody_has_accused() -> None:
    play = game(4, deck="none").until("accuse")
    assert "another chance" not in lines(play)[0]
    assert "Somebody has accused, so you have another chance." in lines(play.accuses({2: 3}).until("accuse"))[0]
    assert "another chance" not in lines(play.until("pocket").until("accuse"))[0]


def test_who_aims_at_themselves_keeps_the_shot() -> None:
    play = game(3, "shoot-somebody").pockets("CCC").bets(1, 1, 1).plays("trigger", {0: "shoot-somebody"}).until("aim")
    own, other = lines(play)[1][:2]
    assert own == "You keep your own shot: a BULLET costs you a team-mate."
    assert other == "Left in the team: 4, captain included; points: 0."


@pytest.mark.rule("WC-19")
def test_whose_captain_is_gone_is_told_which_cards_still_count() -> None:
    play = game(3, "peek live-round gift")
    for _ in range(4):
        play.round(killing=(0,))
    play.until("play", "trigger")
    question, _ = lines(play)
    assert question == "Your captain is gone, and you can no longer win. Cards marked ☠ can still be played."
