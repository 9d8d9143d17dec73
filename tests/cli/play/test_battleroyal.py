"""Playing Battle Royal in the terminal: turns, thumbs, cards, talk, spoils, and the way out."""

from pathlib import Path

import pytest

from clickbang.cli.stage.stage import begins
from clickbang.core.actions import Action, Decline, TakeBack
from clickbang.games import battleroyal as br
from clickbang.records import read_record
from clickbang.records.lines import Answer
from tests.cli import friends
from tests.cli.run import invoke

GAME = ("battleroyal", "--fast", "--seed", 1)
RANDOM = (*GAME, "--bot", "random")
FRIENDS, FOES = ((*GAME, "--seats", 6, "--bot", f"{friends.__file__}:{name}") for name in ("Friend", "Foe"))
"""Clockwise: the player, Basil, Dante, Ada (who begins), Esme, Cleo; the player holds the Whistle."""
BASIL, WHISTLE = 2, 4
ONE_TEAM = "l\n\nu\n\n"
"""The player and Basil become a team, and talk."""
IN_TEAM = f"{ONE_TEAM}d\n\n"
"""The talk is over, and it is Basil's turn."""
SPOILS = f"{IN_TEAM}n\nr\n\nd\n\n"
"""Their team has eliminated Cleo, and the player may propose a division first."""
LEAVE = "Do you leave your team?"


def shown(text: str, *args: object) -> str:
    return invoke("play", *(args or FRIENDS), text=text).stdout


def answers(folder: Path, text: str, *args: object) -> list[Action]:
    """What the player has answered after typing this."""
    file = folder / "game.jsonl"
    file.unlink(missing_ok=True)
    invoke("play", *(args or FRIENDS), "--record", file, text=text)
    return [br.decode(line.action) for line in read_record(file).lines if isinstance(line, Answer) and line.seat == 0]


# Turns and thumbs


@pytest.mark.parametrize(
    ("typed", "turn"),
    [
        ("p", br.Pass()),
        ("1", br.Pass()),
        ("l", br.Confront(BASIL)),
        ("gauche", br.Confront(BASIL)),
        ("2", br.Confront(BASIL)),
        ("bas", br.Confront(BASIL)),
        ("r", br.Confront(3)),
        ("CLEO", br.Confront(3)),
        ("c\n2", br.Confront(3)),
        ("l\nb\np", br.Pass()),
    ],
)
def test_a_turn_is_a_letter_a_number_or_a_name(tmp_path: Path, typed: str, turn: Action) -> None:
    assert answers(tmp_path, f"{typed}\n\n") == [turn]


@pytest.mark.parametrize(
    ("typed", "kills"), [("u", 0), ("1", 0), ("up", 0), ("team", 0), ("d", 1), ("2", 1), ("k", 1), ("-", 1), ("B", 1)]
)
def test_a_sign_is_up_or_down(tmp_path: Path, typed: str, kills: int) -> None:
    assert answers(tmp_path, f"l\n\n{typed}\n\n")[1] == br.Sign(kills)


@pytest.mark.parametrize(("typed", "kills"), [("uu", 0), ("ud", 1), ("d u", 1), ("lb", 1), ("dd", 2), ("3", 2)])
def test_a_pair_gives_two_signs(tmp_path: Path, typed: str, kills: int) -> None:
    assert answers(tmp_path, f"l\n\n{typed}\n\n", *RANDOM, "--seats", 4)[1] == br.Sign(kills)


def test_a_pair_that_kills_twice_reveals_two_cards_with_one_last_look(tmp_path: Path) -> None:
    foes = (*FOES, "--seats", 4)
    first, second = answers(tmp_path, "l\n\ndd\n\n1!\n1\nb\nb\n1\n1!\n\n", *foes)[-2:]
    assert isinstance(first, br.Reveal)
    assert isinstance(second, br.Reveal)
    assert first.card < second.card
    assert (first.bang, second.bang) == (False, True)


@pytest.mark.parametrize(("typed", "bang"), [("1", False), ("whi", False), ("1!", True), ("whistle !", True)])
def test_a_card_is_revealed_silently_or_with_a_bluff(tmp_path: Path, typed: str, bang: bool) -> None:
    assert answers(tmp_path, f"l\n\nd\n\n{typed}\n\n", *FOES)[2] == br.Reveal(WHISTLE, bang)


def test_those_in_a_confrontation_see_cards_and_sums() -> None:
    told = shown("l\n\nd\n\n1!\n\n", *FOES)
    assert "  you: Whistle (10, decoy) – “Bang!”" in told
    assert "\n  you: 10 · Basil: " in told


# Leaving


def test_leaving_is_asked_once_a_turn_as_long_as_one_is_in_a_team() -> None:
    assert LEAVE not in shown("p\n\n")
    assert shown(f"{IN_TEAM}\n\n").count(LEAVE) == 3


def test_a_no_to_leaving_holds_until_ones_next_turn() -> None:
    told = shown(f"{IN_TEAM}n\n")
    assert told.count(LEAVE) == 1
    assert told.count("What do you do?") == 2
    assert shown(f"{IN_TEAM}n\nr\n\nu\n\nd\n\n").count(LEAVE) == 2


def test_a_player_leaves_on_somebody_elses_turn(tmp_path: Path) -> None:
    assert answers(tmp_path, f"{IN_TEAM}y\nb\n\n")[-1] == br.Done()
    assert answers(tmp_path, f"{IN_TEAM}\ny\n\n")[-1] == br.Leave()
    assert "You leave your team, and are alone now." in shown(f"{IN_TEAM}y\n\n")


def test_who_has_left_on_their_own_turn_still_takes_it(tmp_path: Path) -> None:
    assert answers(tmp_path, f"{IN_TEAM}n\n4\n\nleft\n\n")[-2:] == [br.Leave(), br.Confront(BASIL)]


# Talk


@pytest.mark.parametrize(
    ("typed", "steps"),
    [
        ("all show", [br.AllShow(), br.Send()]),
        ("tous montrent", [br.AllShow(), br.Send()]),
        ("see basil", [br.Show(2), br.Send()]),
        ("show me yours", [br.Show(2), br.Send()]),
        ("see", [br.Show(2), br.Send()]),
        ("show me Basil", [br.Show(2), br.Send()]),
        ("montre à Basil", [br.Show(0), br.With(2), br.Send()]),
        ("both bas", [br.Show(0), br.Show(2), br.Send()]),
        ("show basil, see basil", [br.Show(0), br.With(2), br.Show(2), br.Send()]),
        ("2\n1", [br.Show(0)]),
        ("3\n2\n1\n1", [br.GiveFrom(2), br.GiveTo(0), br.GiveCount(1)]),
    ],
)
def test_an_offer_is_made_in_words_or_step_by_step(tmp_path: Path, typed: str, steps: list[Action]) -> None:
    assert answers(tmp_path, f"{ONE_TEAM}{typed}\n\n")[2:] == steps


@pytest.mark.parametrize(
    ("lang", "so_far"), [("en", "So far: Basil gives you …"), ("fr", "Jusqu'ici : Basil vous donne …")]
)
def test_an_offer_in_the_middle_of_being_made_reads_naturally(lang: str, so_far: str) -> None:
    told = shown(f"{ONE_TEAM}3\n2\n1\n", *FRIENDS, "--lang", lang)
    assert so_far in told.replace("\N{NO-BREAK SPACE}", " ")


TRADE = [br.GiveFrom(0), br.GiveTo(2), br.GiveCount(1), br.GiveFrom(2), br.GiveTo(0), br.GiveCount(1), br.Send()]


@pytest.mark.parametrize(
    "typed", ["trade 1 for 1 with basil", "swap Basil", "give 1 to basil + get 1 from basil", "swap"]
)
def test_who_gives_picks_the_cards_and_then_looks_at_it_all(tmp_path: Path, typed: str) -> None:
    assert answers(tmp_path, f"{ONE_TEAM}{typed}\n1\n")[2:] == TRADE
    assert answers(tmp_path, f"{ONE_TEAM}{typed}\n1\n\n")[2:] == [*TRADE, br.Pick(WHISTLE)]
    look = "Your offer: you give Basil one card · Basil gives you one card (you give Whistle (10, decoy))"
    assert look in shown(f"{ONE_TEAM}{typed}\nwhistle\n").replace("\n", " ")


BY_NAME = [
    br.GiveFrom(0),
    br.GiveTo(2),
    br.ByName(),
    br.GiveCard(WHISTLE),
    br.GiveFrom(2),
    br.GiveTo(0),
    br.ByName(),
    br.GiveCard(32),
]


@pytest.mark.parametrize(
    "typed", ["trade my whistle for your bazooka", "give Whistle to Basil, get Bazooka from Basil"]
)
def test_cards_are_traded_by_name(tmp_path: Path, typed: str) -> None:
    assert answers(tmp_path, f"{ONE_TEAM}{typed}\n\n")[2:] == [*BY_NAME, br.Send()]
    look = "Your offer: you give Basil: Whistle (10, decoy) · Basil gives you: Bazooka (23, Bang)"
    assert look in shown(f"{ONE_TEAM}{typed}\n").replace("\n", " ")


def test_cards_are_named_step_by_step(tmp_path: Path) -> None:
    assert answers(tmp_path, f"{ONE_TEAM}3\n1\n1\n2\n1\n")[2:] == BY_NAME[:4]


def test_a_card_of_ones_own_that_one_does_not_hold_is_not_offered() -> None:
    assert "you name a card that you do not hold" in shown(f"{ONE_TEAM}trade bazooka for rope\n").replace("\n", " ")


def test_an_offer_said_in_one_go_is_taken_back_whole(tmp_path: Path) -> None:
    assert answers(tmp_path, f"{ONE_TEAM}both basil\nb\nd\n\n")[2:] == [
        br.Show(0),
        br.Show(2),
        TakeBack(),
        TakeBack(),
        br.Done(),
    ]


def test_one_step_is_taken_back(tmp_path: Path) -> None:
    assert answers(tmp_path, f"{ONE_TEAM}3\n2\nb\nd\n\n")[2:] == [br.GiveFrom(2), TakeBack(), br.Done()]


def test_an_offer_that_the_rules_do_not_allow_is_taken_back() -> None:
    told = shown(f"{ONE_TEAM}give 1 to basil\n")
    assert "The rules do not allow this offer" in told
    assert told.count("all show all their cards") == 2


@pytest.mark.parametrize(
    ("typed", "reply"),
    [
        ("see ada", "That player is not in this talk"),
        ("give 1 to cleo", "That player is not in this talk"),
        ("see nobody", "“see nobody” is no answer to this"),
        ("steal basil", "“steal basil” is no answer to this"),
        ("give get basil", "is no answer to this"),
        ("agree", "“agree” is no answer to this"),
        ("refuse 7", "“refuse 7” is no answer to this"),
        ("b", "“b” is no answer to this"),
        ("9", "“9” is no answer to this"),
        ("? scream", "Scream Mask (special) – Revealed against a side of exactly one player"),
        ("?", "Offers in plain words"),
    ],
)
def test_bad_talk_is_explained_and_asked_again(typed: str, reply: str) -> None:
    told = shown(f"{ONE_TEAM}{typed}\n").replace("\n", " ")
    assert reply in told
    assert told.count("What do you say to your team?") == 2


@pytest.mark.parametrize(("typed", "answer"), [("agree", br.Agree(0)), ("1", br.Agree(0)), ("refuse 1", br.Refuse(0))])
def test_an_open_offer_is_answered(tmp_path: Path, typed: str, answer: Action) -> None:
    assert answers(tmp_path, f"{ONE_TEAM}see basil\n\n{typed}\n\n")[4] == answer


def test_what_was_shown_stays_on_the_table() -> None:
    told = shown(f"{ONE_TEAM}see basil\n\nd\n\n")
    card = told.partition("Basil shows: ")[2].partition("\n")[0]
    assert f"You know    Basil: {card} " in told


# Spoils


@pytest.mark.parametrize(
    ("typed", "receiver"),
    [("me", 0), ("all me", 0), ("tout basil", BASIL), ("each", 0), ("2", BASIL), ("basil", BASIL)],
)
def test_spoils_are_divided(tmp_path: Path, typed: str, receiver: int) -> None:
    assert answers(tmp_path, f"{SPOILS}{typed}\n\n")[-1] == br.Assign(receiver)
    told = shown(f"{SPOILS}{typed}\n\n")
    assert "The votes: for it: Basil" in told
    assert "The cards are divided: " in told


def test_whoever_makes_no_proposal_says_so_with_enter(tmp_path: Path) -> None:
    assert answers(tmp_path, f"{SPOILS}\n")[-1] == Decline()


# The end


def test_a_player_who_is_out_watches_the_rest_or_leaves() -> None:
    told = shown("l\n\nu\n\n\n", *FOES)
    assert "You are eliminated." in told
    assert "The result" in told.partition("You are out of the game.")[2]
    left = invoke("play", *FOES, text="l\n\nu\n\nq\ny\n")
    assert "The result" not in left.stdout
    assert left.exit_code == 130


def test_what_is_no_answer_to_another_game_is_told_so() -> None:
    told = shown("l\n\nu\n\n\nMaybe\nQ\n", *FOES)
    assert "“Maybe” is no answer to this: Enter or y begins another game, n or q ends it here." in told
    assert told.count("Another game?") == 2


# The table


@pytest.mark.parametrize(
    ("typed", "reply"),
    [
        ("x", "“x” is no answer to this"),
        ("4", "“4” is no answer to this"),
        ("leave", "“leave” is no answer to this"),
        ("ada", "You can only confront the nearest player on your left or right. (BR-4)"),
        ("guest", "You can only confront the nearest player on your left or right. (BR-4)"),
        ("l\n\nx", "“x” is no answer to this"),
        ("l\n\nuu", "“uu” is no answer to this"),
        ("? BR-99", "There is no rule BR-99"),
        ("? 99", "There is no rule BR-99"),
        ("? 4", "BR-4 On your turn you pass"),
        ("? br15", "BR-15b Scream Mask."),
    ],
)
def test_a_bad_answer_is_explained_and_asked_again(typed: str, reply: str) -> None:
    done = invoke("play", *FRIENDS, text=f"{typed}\n")
    assert reply in done.stdout
    assert done.exit_code == 0


@pytest.mark.parametrize("typed", ["1000", "1 000", "1 000 $ ("])
def test_a_name_may_be_typed_with_any_spaces(typed: str) -> None:
    assert begins("1\N{NARROW NO-BREAK SPACE}000\N{NO-BREAK SPACE}$ (spéciale)", typed)
    assert not begins("10 (special)", typed)


def test_people_who_only_pass_take_one_line() -> None:
    told = shown("p\n\n")
    assert "Passed, one after another: Ada, Esme and Cleo." in told
    assert "Ada's turn" not in told


def test_thirty_six_people_all_have_names_and_their_kinds_are_counted() -> None:
    told = invoke("play", *RANDOM, "--seats", 36).stdout
    assert "You play with 35 × random." in told
    assert "Hugo" in told
    assert "Iris" in told


def test_options_reach_the_table() -> None:
    assert "You are dealt" in shown("", *RANDOM, "--option", "pairs=off")
    assert shown("", *RANDOM).count("You are dealt") == 2
    assert shown("", *RANDOM, "--option", "pairs=off").count("You are dealt") == 1
    assert "quiet laps: 1 of 3" in shown(f"{IN_TEAM}n\nl\n\nu\n\n", *FRIENDS, "--option", "lap_limit=3")


def write_deck(folder: Path, cards: int) -> Path:
    lines = [f'[pie-{number}]\nvalue = {number}\nname = {{ en = "Pie", fr = "Tarte" }}\n' for number in range(cards)]
    file = folder / "deck.toml"
    file.write_text("\n".join(lines), encoding="utf-8")
    return file


def test_a_deck_of_ones_own(tmp_path: Path) -> None:
    deck = write_deck(tmp_path, 8)
    record = tmp_path / "game.jsonl"
    assert "You are dealt Pie (" in shown("", *RANDOM, "--deck", deck, "--record", record)
    assert "Cards: a deck of one's own" in invoke("replay", record).stdout
    few = invoke("play", *RANDOM, "--deck", write_deck(tmp_path, 7))
    assert few.stderr == "clickbang: The deck cannot be used: it has fewer cards (7) than are dealt (8). (BR-1)\n"


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "it holds no card"),
        (b"\xff\xfe\x00", "it is not text in UTF-8"),
        (b"[pie", "it is not TOML"),
        (b"[pie]\neffect = 'wink'", "card 'pie' has no effect among bomb, scream-mask, dollars"),
    ],
)
def test_a_bad_deck_is_refused_in_one_line(tmp_path: Path, content: bytes, why: str) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_bytes(content)
    result = invoke("play", *RANDOM, "--deck", deck)
    assert result.stderr.startswith(f"clickbang: The deck cannot be used: {why}")
    assert result.exit_code == 2
