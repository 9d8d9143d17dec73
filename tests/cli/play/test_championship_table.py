"""A World Championship table as one seat sees it, drawn line by line, and what can be typed at it."""

import json
from typing import Any

import pytest

from clickbang.cli.stage.stage import Stage
from clickbang.core.audience import SPECTATOR
from clickbang.core.events import Asked, Began, Ended, Event, OptionValue, OwnAnswer, Sealed
from clickbang.core.parts.decks import STANDARD
from clickbang.core.prompt import ASKED, Prompt
from clickbang.core.table import DECLINE
from clickbang.games.championship import CHAMPIONSHIP, FireOn, Play, Pocket, encode, events
from clickbang.games.championship.deck.deck import deck_data
from clickbang.text import LANGUAGES, SKINS
from tests.cli.play.drawn import lines, stage_with, table, told

NAMES = ["Zoé", "Ada", "Basil"]
CARDS = list(deck_data(STANDARD))
ALL = (0, 1, 2)

BEGINNING: list[Event] = [
    Began("championship", 3, (OptionValue("deck", STANDARD),)),
    *(events.CardDrawn(seat) for seat in ALL),
    events.RoundBegan(1, 0, ALL),
    events.PhaseBegan("pocket"),
]
BETTING: list[Event] = [
    *BEGINNING,
    Asked("pocket", ALL, (), (), True),
    OwnAnswer(0, encode(Pocket(True))),
    *(Sealed(seat) for seat in ALL),
    events.PhaseBegan("spin"),
    events.BarrelsSpun(ALL),
    events.PhaseBegan("bet"),
]
SHOOTING: list[Event] = [
    *BETTING,
    events.BetsRevealed((events.ShownDie(0, 2), events.ShownDie(1, 5), events.ShownDie(2, 0))),
    events.PhaseBegan("trigger"),
]


def stage_after(*heard: Event, seat: int = 0, **how: Any) -> Stage:
    """The stage of a seat that has heard all this, but for what only the first one hears."""
    own = OwnAnswer | events.OwnCard | events.Peeked | events.PocketSeen
    found = [event for event in heard if seat == 0 or not isinstance(event, own)]
    return stage_with(CHAMPIONSHIP, found, NAMES, seat, **how)


def test_at_the_start_everybody_has_a_team_and_a_card() -> None:
    shown = table(stage_after(*BEGINNING))
    assert shown[0] == "World Championship · Round 1 · Pocket"
    assert shown[1] == "Player Team Points Cards Die Barrel Pocket"
    assert shown[3:6] == [f"{name} ♛ ●●● 0 1 – – –" for name in ("Zoé (you)", "Ada", "Basil")]


def test_a_round_that_has_just_begun_has_no_phase_yet() -> None:
    assert table(stage_after(*BEGINNING[:-1]))[0] == "World Championship · Round 1"


def test_ones_own_pocket_is_known_to_oneself_alone() -> None:
    assert table(stage_after(*BETTING))[3:5] == ["Zoé (you) ♛ ●●● 0 1 – ······ (BULLET)", "Ada ♛ ●●● 0 1 – ······ ▒▒"]
    assert table(stage_after(*BETTING, seat=1))[3] == "Zoé ♛ ●●● 0 1 – ······ ▒▒"
    assert table(stage_after(*BETTING, seat=SPECTATOR))[3] == "Zoé ♛ ●●● 0 1 – ······ ▒▒"


def test_a_sealed_die_is_covered() -> None:
    shown = table(stage_after(*BETTING, Asked("bet", ALL, (), (), True), Sealed(1)))
    assert [line.split()[-3] for line in shown[3:6]] == ["–", "[?]", "–"]


def test_a_barrel_shows_what_was_turned_and_what_is_still_to_be_fired() -> None:
    shown = table(stage_after(*SHOOTING, events.ShotsFired((events.Shot(0, 0, -1), events.Shot(1, 0, -1)))))
    assert [line.split()[-2] for line in shown[3:6]] == ["○▪····", "○▪▪▪▪·", "······"]


def test_extra_bullets_are_counted() -> None:
    assert "······ +1" in table(stage_after(*BETTING, events.PenaltyBullet(1, 1)))[4]


def test_who_is_out_of_the_round_or_the_game_has_no_barrel() -> None:
    course = [events.PocketShown(1, 1), events.CharacterDied(1, 2, False), events.CharacterDied(2, 0, True)]
    shown = table(stage_after(*SHOOTING, *course))
    assert shown[4:6] == ["Ada ♛ ●●○ 0 1 out – BULLET", "Basil † ○○○ 0 1 – – –"]
    gentle = table(stage_after(*SHOOTING, *course, skin="gentle"))
    assert gentle[4:6] == ["Ada ♛ ●●○ 0 1 out – POP", "Basil ⌂ ○○○ 0 1 – – –"]


def test_points_are_gold_and_silver() -> None:
    assert "12 ◆◆◇◇ " in table(stage_after(*BEGINNING, events.RoundScored((0, 6, 0), (0, 12, 5))))[4]


def test_a_narrow_table_keeps_everything_but_the_tokens() -> None:
    stage = stage_after(
        *SHOOTING, events.CharacterDied(1, 2, False), events.RoundScored((0, 6, 0), (0, 12, 5)), columns=60
    )
    assert table(stage)[3:5] == ["▸Zoé ♛ ●●● 0 1 [2] ▪▪···· (BULLET)", "Ada ♛ ●●○ 12 1 ✗ – ▒▒"]


def test_what_lies_on_the_table_and_what_one_knows_is_written_below() -> None:
    stage = stage_after(
        *BETTING,
        events.OwnCard(0, "one-more"),
        events.OwnCard(0, "air-gun"),
        events.OwnCard(0, "air-gun"),
        events.CardsPlayed((events.PlayedCard(1, "side-bet", 0, 0),)),
        events.Peeked(0, 1, (0, 1, 0)),
        events.PocketSeen(0, 2, 1),
        events.PhaseBegan("trigger"),
        events.AimSet(2, -2),
        Asked("play", (), ALL, (), True),
    )
    assert table(stage)[7:-1] == [
        "Card order Zoé, Ada, Basil",
        "Aims Basil aims at the sky",
        "Side bets Ada on you",
        "You know on top of Ada's barrel: CLICK, BULLET, CLICK",
        "in Basil's pocket: BULLET",
        "Your hand One More ☠, Air Gun × 2",
        "Barrel ○ CLICK, ● BULLET, ▪ to fire, · the rest, + extra BULLETs",
    ]


def test_the_result_has_the_winner_first_and_the_lost_last() -> None:
    stage = stage_after(*SHOOTING, events.CharacterDied(1, 0, True), Ended("points", (2,), (3, 14, 15)))
    assert lines(stage, stage.result())[3:6] == [
        "★ Basil ♛ ●●● 15 ◆◆◆",
        "Zoé (you) ♛ ●●● 3 ◇◇◇",
        "Ada † ○○○ 14 ◆◆◇◇◇◇",
    ]


def test_a_table_without_cards_has_no_column_for_them() -> None:
    began = Began("championship", 3, (OptionValue("deck", "none"),))
    assert table(stage_after(began, events.RoundBegan(1, 0, ALL)))[1] == "Player Team Points Die Barrel Pocket"


def play(card: str, seat: int | None = None) -> int:
    return encode(Play(CARDS.index(card), seat))


PLAYS = [play("shoot-somebody"), play("spin-again", 1), play("spin-again", 2)]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", PLAYS[:1]),
        ("2", PLAYS[1:]),
        ("2 1", PLAYS[1:2]),
        ("spin again basil", PLAYS[2:]),
        ("s", PLAYS),
        ("s basil", None),
        ("shoot ada", None),
        ("3", None),
        ("spin again cleo", None),
    ],
)
def test_a_card_and_its_target_are_understood(typed: str, meant: list[int] | None) -> None:
    stage = stage_after(*SHOOTING, events.OwnCard(0, "shoot-somebody"), events.OwnCard(0, "spin-again"))
    prompt = Prompt("play", 0, ASKED, True, 1, [DECLINE, *PLAYS], [])
    assert stage.read(typed, prompt) == meant


def test_cards_that_begin_alike_are_listed_in_full_and_targets_of_one_card_alone() -> None:
    stage = stage_after(*SHOOTING)
    assert [label for label, _ in stage.details(PLAYS)] == [
        "“Shoot Somebody”",
        "“Spin Again” on Ada",
        "“Spin Again” on Basil",
    ]
    assert [label for label, _ in stage.details(PLAYS[1:])] == ["Ada", "Basil"]


@pytest.mark.parametrize("typed", ["y", "yes", "oui", "1", "fire"])
def test_firing_on_takes_a_yes(typed: str) -> None:
    prompt = Prompt("fire-on", 0, ASKED, True, 1, [DECLINE, encode(FireOn())], [])
    assert stage_after(*SHOOTING).read(typed, prompt) == [encode(FireOn())]


def test_cards_that_others_draw_are_told_together() -> None:
    drawn = [
        events.CardDrawn(1),
        events.CardDrawn(1),
        events.CardDrawn(0),
        events.OwnCard(0, "peek"),
        events.CardDrawn(2),
        events.PhaseBegan("spin"),
    ]
    said = told(stage_after(*BEGINNING), *drawn)
    assert said[0] == "You draw: Peek"
    assert "Action cards drawn: Ada 2 and Basil 1." in said


def told_by(stage: Stage, *heard: Event) -> list[str]:
    """What the stage says about these, line by line."""
    return [line.rstrip() for line in told(stage, *heard, events.DeckRefilled(9))[:-1]]


def test_the_text_of_a_card_is_told_once() -> None:
    stage = stage_after(*BEGINNING)
    informer = (events.CardDrawn(0), events.OwnCard(0, "informer"))
    first = told_by(stage, *informer, *informer)
    assert first[:2] == [
        "You draw: Informer × 2",
        "  Informer (Accusation): During accusations: choose a player and look at the",
    ]
    assert told_by(stage, *informer) == ["You draw: Informer"]


def test_false_accusations_are_told_together() -> None:
    stage = stage_after(*BEGINNING)
    penalties = [events.PenaltyBullet(1, 2), events.PenaltyBullet(0, 1)]
    assert told_by(stage, *penalties) == ["For false accusations: a BULLET more each. Extra now: Ada 2 and you 1."]
    assert told_by(stage, penalties[0]) == ["For a false accusation: a BULLET more in Ada's barrel, 2 extra now."]


def test_one_card_is_told_in_one_line() -> None:
    assert told_by(stage_after(*BETTING), events.CardsPlayed((events.PlayedCard(1, "peek", 0, 0),))) == [
        "Ada plays “Peek” on you."
    ]


@pytest.mark.parametrize("typed", ["me", "moi", "zoé", "Z", "yourself", "1"])
def test_oneself_has_many_names(typed: str) -> None:
    stage = stage_after(*BETTING)
    plays = [encode(Play(CARDS.index("peek"), seat)) for seat in ALL]
    assert stage.pick(typed, stage.details(plays)) == plays[:1]


def test_nothing_of_an_earlier_round_is_drawn_for_those_who_are_out() -> None:
    stage = stage_after(
        *BETTING,
        events.CardsPlayed((events.PlayedCard(2, "side-bet", 0, 0),)),
        events.BetsRevealed((events.ShownDie(0, 2), events.ShownDie(1, 5), events.ShownDie(2, 1))),
        events.PhaseBegan("trigger"),
        events.ShotsFired((events.Shot(2, 1, -1),)),
        events.CharacterDied(2, 0, True),
        events.RoundBegan(2, 1, (0, 1)),
    )
    assert "Basil † ○○○ 0 – – – –" in table(stage)
    assert not any(line.startswith("Side bets") for line in table(stage))


def test_a_deck_file_can_be_what_it_likes_in_the_hand() -> None:
    words = {"en": "Wild [red]card[/]", "fr": "Joker"}
    deck = json.dumps({"wild": {"effect": "peek", "phase": "bet", "copies": 9, "name": words, "text": words}})
    began = Began("championship", 3, (OptionValue("deck", deck),))
    stage = stage_after(began, events.CardDrawn(0), events.OwnCard(0, "wild"), events.RoundBegan(1, 0, ALL))
    assert "Your hand Wild [red]card[/]" in table(stage)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("skin", SKINS)
def test_at_forty_columns_everybody_has_a_name_and_nothing_is_cut_off(lang: str, skin: str) -> None:
    shown = table(stage_after(*SHOOTING, columns=40, lang=lang, skin=skin))
    rows = [line for line in shown if "●●●" in line]
    assert [row.split()[0] for row in rows] == ["▸Zoé", "Ada", "Basil"]
    assert not any("…" in line for line in shown)
