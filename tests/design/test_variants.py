"""Other forms of a game: what can be asked for, what comes of it, and what is refused."""

import json

import pytest

from clickbang.core.errors import OptionError
from clickbang.design.variants import AS_IT_IS, Bench, listed, whole


def cards(bench: Bench, **settings: str) -> dict[str, dict[str, object]]:
    """The deck with these cards changed: `peek__copies="2"`."""
    named = {f"deck.{name.replace('__', '.').replace('_', '-')}": value for name, value in settings.items()}
    return bench.cards(bench.variant(named).options)


@pytest.fixture
def championship() -> Bench:
    return Bench("championship", {})


@pytest.fixture
def royal() -> Bench:
    return Bench("battleroyal", {})


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("10,15,20", ("10", "15", "20")),
        ("0..3", ("0", "1", "2", "3")),
        ("10..20..5", ("10", "15", "20")),
        ("1, 4..5 ,1", ("1", "4", "5")),
        ("carry,discard", ("carry", "discard")),
    ],
)
def test_values_are_listed_or_given_from_here_to_there(text: str, values: tuple[str, ...]) -> None:
    assert listed(text) == values


@pytest.mark.parametrize("text", ["", "3..1", "1..", "1..9..0", "0..999999", "1,,2"])
def test_what_is_no_list_of_values_is_refused(text: str) -> None:
    with pytest.raises(OptionError, match="is no list of values"):
        listed(text)


@pytest.mark.parametrize("name", ["bribe-the-judge", "Bribe the Judge", "bribe", "POT-DE-VIN"])
def test_a_card_is_found_by_its_key_its_name_or_their_beginning(championship: Bench, name: str) -> None:
    assert championship.axis(f"deck.{name}.copies=1").name == "deck.bribe-the-judge.copies"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("points", "not as 'points'"),
        ("deck.peek=3", "deck.CARD.FIELD=VALUES"),
        ("pionts=10", "championship has no option 'pionts'; among its options: points."),
        ("deck.Spinach.copies=1", "There is no card 'Spinach' in this deck; among its cards: spin-again."),
        ("deck.s.copies=1", "'s' could be shoot-somebody, second-thoughts, spin-again or side-bet: say which."),
        ("deck.peek.copis=1", "not 'copis'. Did you mean copies?"),
        ("deck.peek.value=1", "What can be changed of a card of championship is copies, effect, skull, not 'value'."),
        ("points=99", "Option points takes a number from 10 to 20, or from 1 for a small game, not '99'."),
        ("deck.peek.copies=100", "card 'peek' needs a number of copies from 1 to 99"),
        ("deck.peek.copies=many", "card 'peek' needs a number of copies"),
        ("deck.peek.effect=fly", "card 'peek' has no effect among peek, gift"),
    ],
)
def test_what_cannot_be_varied_is_refused_with_what_can(championship: Bench, text: str, says: str) -> None:
    with pytest.raises(OptionError) as refused:
        championship.grid([championship.axis(text)])
    assert says in refused.value.sentence


@pytest.mark.parametrize(("game", "options"), [("bulletbucks", {}), ("championship", {"deck": "none"})])
def test_a_game_without_cards_says_so(game: str, options: dict[str, str]) -> None:
    bench = Bench(game, options)
    for ask in (lambda: bench.axis("deck.peek.copies=1"), lambda: bench.what_if("peek")):
        with pytest.raises(OptionError, match=f"{game} is played here without cards that could be changed"):
            ask()


def test_a_grid_has_every_combination_up_to_a_limit(championship: Bench) -> None:
    grid = championship.grid([championship.axis("points=10,20"), championship.axis("deck.peek.copies=0..2")])
    assert [variant.label for variant in grid][:2] == ["points 10, peek copies 0", "points 10, peek copies 1"]
    assert len(grid) == 6
    with pytest.raises(OptionError, match="These are 121 variants; at most 60"):
        championship.grid([championship.axis("deck.gift.copies=0..10"), championship.axis("deck.peek.copies=0..10")])


def test_one_name_is_varied_once(championship: Bench) -> None:
    axes = [championship.axis("points=10"), championship.axis("points=12")]
    with pytest.raises(OptionError, match="points is varied twice"):
        championship.grid(axes)


def test_what_changes_nothing_is_the_game_as_it_is(championship: Bench) -> None:
    grid = championship.grid([championship.axis("deck.peek.copies=3..5")])
    assert [variant.label for variant in whole(championship, grid)] == [AS_IT_IS, "peek copies 3", "peek copies 5"]


def test_no_copies_take_a_card_out_and_an_effect_brings_its_phase(championship: Bench) -> None:
    assert "peek" not in cards(championship, peek__copies="0")
    changed = cards(championship, peek__effect="air-gun", gift__skull="true")
    assert (changed["peek"]["effect"], changed["peek"]["phase"]) == ("air-gun", "trigger")
    assert changed["gift"]["skull"] is True


def test_a_weapon_has_a_value_or_an_effect_and_only_a_decoy_both(royal: Bench) -> None:
    assert cards(royal, scream_mask__value="7")["scream-mask"] | {"text": 0} == {
        "name": {"en": "Scream Mask", "fr": "Masque de Scream"}, "text": 0, "value": 7,
    }  # fmt: skip
    assert "value" not in cards(royal, katana__effect="bomb")["katana"]
    assert cards(royal, fork__value="7")["fork"]["effect"] == "decoy"


def test_a_weapon_may_be_there_several_times_or_not_at_all(royal: Bench) -> None:
    assert [key for key in cards(royal, fork__copies="3") if "fork" in key] == ["fork", "fork-2", "fork-3"]
    assert "bomb" not in cards(royal, bomb__copies="0")


@pytest.mark.parametrize(
    ("game", "card", "labels"),
    [
        ("championship", "peek", ["copies 0", "copies 3", "copies 5", "copies 8", "skull true"]),
        ("championship", "spin", ["copies 0", "copies 1", "copies 3", "copies 4", "skull false"]),
        ("battleroyal", "scream", ["copies 0", "value 8", "value 15", "value 23"]),
        ("battleroyal", "teddy", ["copies 0", "value 15", "value 23"]),
    ],
)
def test_what_if_a_card_were_weaker_or_stronger(game: str, card: str, labels: list[str]) -> None:
    found = Bench(game, {}).what_if(card)
    assert [variant.label.partition(" ")[2] for variant in found] == labels


def test_a_deck_of_ones_own_is_changed_like_ours() -> None:
    words = {"en": "S", "fr": "S"}
    deck = {
        "spy": {
            "effect": "peek",
            "phase": "bet",
            "copies": 2,
            "name": words,
            "text": words,
        }
    }
    bench = Bench("championship", {"deck": json.dumps(deck)})
    assert cards(bench, spy__copies="9")["spy"]["copies"] == 9
    with pytest.raises(OptionError, match="it holds no card"):
        bench.variant({"deck.spy.copies": "0"})
