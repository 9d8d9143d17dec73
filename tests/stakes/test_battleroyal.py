"""What Battle Royal says to be at stake is what the table then does."""

from itertools import product

import pytest

from clickbang.core.chance import Seeded
from clickbang.core.seats import bit, count, has, lowest, members, without
from clickbang.core.sitting import Sitting
from clickbang.games.battleroyal import BATTLEROYAL, BattleRoyal, Pass, encode
from clickbang.games.battleroyal.knowledge.seen import Seen
from clickbang.games.battleroyal.rules.codes import REVEAL_CODE, SIGN_CODE
from clickbang.games.battleroyal.rules.state import REVEAL_PROMPT
from clickbang.games.battleroyal.words.card_stakes import best_known
from clickbang.text import Narrator
from tests.battleroyal.position import Play, sides
from tests.text.messages import VARIANTS, catalogue
from tests.text.test_whole_games import NAMES
from tests.text.violence import violent


def sitting(seats: int, seed: int = 1, **options: str) -> Sitting:
    """A new game at its first prompt."""
    found = Sitting(BATTLEROYAL, seats, options, Seeded(seed))
    found.settle()
    return found


def lines(at: Sitting, seat: int) -> tuple[str, list[str]]:
    view = at.views[seat]
    narrator = Narrator(catalogue("en"), BATTLEROYAL, NAMES[: view.seats], seat, view.options)
    return narrator.stakes(view, at.prompt_for(seat))


def told_outcome(table: BattleRoyal, seat: int, other: int) -> str:
    """What became of two who stood against each other, as the lines put it."""
    if table.over and has(table.winners, seat):
        return "they are out, and you win"
    if not has(table.board.alive, seat):
        return "your side is out, without a card"
    if not has(table.board.alive, other):
        return "they are out, and their card is yours"
    if table.kind == REVEAL_PROMPT:
        return "cards decide, the lower sum is out"
    return "you become one team" if table.board.teams[seat] == bit(seat) | bit(other) else "everyone is alone"


@pytest.mark.parametrize("seed", range(4))
def test_each_pair_of_thumbs_leads_to_what_was_told(seed: int) -> None:
    """BR-8 to BR-12: all four of them, on the table itself."""
    at = sitting(6, seed)
    turn = members(at.table.must)[0]
    at.answer(turn, at.prompt_for(turn).choices[1])
    seat, other = members(at.table.must)
    up, down = 0, 1
    for sign, line in enumerate(lines(at, seat)[1]):
        for against, part in ((up, "If their thumb is up: "), (down, "If it is down: ")):
            table = at.table.clone()
            assert isinstance(table, BattleRoyal)
            table.apply(seat, SIGN_CODE + sign)
            table.apply(other, SIGN_CODE + against)
            assert f"{part}{told_outcome(table, seat, other)}." in line


def after_signs(before: BattleRoyal, seat: int, other: int, signs: dict[int, int]) -> str:
    """What comes of these signs on the table itself, in the words of the lines."""
    table = before.clone()
    assert isinstance(table, BattleRoyal)
    cards = sum(int(count(table.hands[one])) for one in members(table.board.teams[other]))
    for one, kills in signs.items():
        table.apply(one, SIGN_CODE + kills)
    if not has(table.board.alive, other):
        return f"they are out, and their {cards} cards are yours"
    merged = has(table.board.teams[seat], other)
    return "you become one team" if merged else told_outcome(table, seat, other)


def team_lines(play: Play, seat: int, lang: str, skin: str) -> list[str]:
    """What one who is asked for a thumb reads beside both of them."""
    view = play.view(seat)
    narrator = Narrator(catalogue(lang, skin), BATTLEROYAL, NAMES[: view.seats], seat, view.options)
    return narrator.stakes(view, play.table.prompt_for(seat))[1]


@pytest.mark.parametrize(("lang", "skin"), VARIANTS)
@pytest.mark.parametrize("others", [1, 2])
def test_a_team_is_told_in_few_words_in_every_language_and_skin(lang: str, skin: str, others: int) -> None:
    """A button has room for so many."""
    for line in team_lines(sides(2, others).confronts(2), 0, lang, skin):
        assert len(line) < 200
        assert skin == "classic" or violent(lang, line) == []


@pytest.mark.rule("BR-8", "BR-10", "BR-11", "BR-12")
def test_a_team_is_told_what_each_thumb_leads_to_whatever_the_mates_do() -> None:
    """Two against two, all sixteen: a mate's thumb down is as good as one's own, but for two split sides."""
    play = sides(2, 2).confronts(2)
    seat, mate, other, rival = play.asked
    up, down = team_lines(play, seat, "en", "classic")
    for mine, theirs, one, two in product((0, 1), repeat=4):
        result = after_signs(play.table, seat, other, {seat: mine, mate: theirs, other: one, rival: two})
        if mine + theirs == 0:
            assert f"{'with any down' if one + two else 'with all of theirs up'} {result}" in up
        elif mine + theirs == one + two == 1:
            assert f"if both sides are split, {result}." in down
        else:
            assert f"{'If any is down' if one + two else 'If all their thumbs are up'}: {result}" in down
    assert "A team-mate's thumb down counts like your own." in up


@pytest.mark.rule("BR-23")
def test_a_pair_is_told_what_each_two_thumbs_lead_to() -> None:
    """One pair against one, all nine."""
    at = sitting(4, 1)
    turn = members(at.table.must)[0]
    at.answer(turn, at.prompt_for(turn).choices[1])
    seat, other = members(at.table.must)
    table = at.table
    assert isinstance(table, BattleRoyal)
    for mine, line in enumerate(lines(at, seat)[1]):
        parts = ["If all their thumbs are up", "If any is down", "If any is down"]
        if mine == 1:
            parts[1:] = ["If some are up and some down", "If all are down"]
        for theirs, part in enumerate(parts):
            assert f"{part}: {after_signs(table, seat, other, {seat: mine, other: theirs})}." in line


def test_passes_are_counted_down_to_the_one_that_loses_for_all() -> None:
    """BR-5: every line tells how many are left, and the last that it is over."""
    at = sitting(4, pairs="off")
    for left in (3, 2, 1, 0):
        turn = members(at.table.must)[0]
        line = lines(at, turn)[1][0]
        assert ("at once" in line) == (left == 0)
        assert left <= 1 or f"Then {left} more in a row" in line
        at.answer(turn, encode(Pass()))
    assert at.over


def test_a_lap_limit_that_comes_first_is_told() -> None:
    """BR-21: with a limit of one lap, a turn of talk or a draw brings the end nearer than passes do."""
    at = sitting(6, lap_limit="1")
    turns = 0
    while not at.over:
        seat = members(at.table.must)[0]
        prompt = at.prompt_for(seat)
        if prompt.kind == "turn":
            turns += 1
            question = lines(at, seat)[0]
            assert turns == 1 or "without an elimination" in question
            at.answer(seat, prompt.choices[1] if turns == 1 else encode(Pass()))
        else:
            at.answer(seat, at.table.default_action(seat) if prompt.kind != "sign" else SIGN_CODE)
    assert turns == 6


# How strong one's card is


def confronted(seed: int, **options: str) -> Sitting:
    """Two who have to give a sign."""
    at = sitting(6, seed, **options)
    turn = members(at.table.must)[0]
    at.answer(turn, at.prompt_for(turn).choices[1])
    return at


def duel(at: Sitting, seat: int, other: int, card: int) -> str:
    """What the table makes of one's card against this one."""
    table = at.table.clone()
    assert isinstance(table, BattleRoyal)
    table.hands[other] = bit(card)
    for one in (seat, other):
        table.apply(one, SIGN_CODE + 1)
    for one in (seat, other):
        table.apply(one, REVEAL_CODE + 2 * lowest(table.hands[one]) + has(table.deck.bangs, lowest(table.hands[one])))
    alive = has(table.board.alive, seat), has(table.board.alive, other)
    return {(True, False): "won", (True, True): "tied"}.get(alive, "lost")


@pytest.mark.rule("BR-12", "BR-15b")
@pytest.mark.parametrize("seed", range(12))
def test_a_card_beats_as_many_as_told_on_the_table_itself(seed: int) -> None:
    """Against each card of the deck that is not one's own, dealt to the other side one after another."""
    at = confronted(seed)
    for seat in members(at.table.must):
        table = at.table
        assert isinstance(table, BattleRoyal)
        (other,) = members(without(table.must, seat))
        cards = [card for card in range(len(table.deck.cards)) if not has(table.hands[seat], card)]
        found = [duel(at, seat, other, card) for card in cards]
        question = lines(at, seat)[0]
        if table.hands[seat] & (table.deck.bombs | table.deck.dollars):
            assert "special" in question
            continue
        ties = f", ties with {found.count('tied')}" if "tied" in found else ""
        assert f"beats {found.count('won')} of the {len(cards)} cards it may meet{ties}." in question


@pytest.mark.rule("BR-13")
def test_a_card_that_one_has_seen_is_the_only_one_it_can_meet() -> None:
    """Whatever the other is known to hold: the line is what the table does."""
    at = confronted(1)
    seat, other = members(at.table.must)
    view = at.views[seat]
    assert isinstance(view, Seen)
    known = view.known
    told = {"won": "beats the", "tied": "ties with the", "lost": "does not beat the"}
    for card in range(len(view.deck.cards)):
        if card != view.places[view.hand[0]]:
            view.knowledge.known = known.clone()
            view.known.see(card, other)
            view.known.settle()
            assert f" {told[duel(at, seat, other, card)]} one card it can meet." in lines(at, seat)[0]


@pytest.mark.rule("BR-23")
@pytest.mark.parametrize("seed", range(4))
def test_the_two_cards_of_a_pair_are_added_up(seed: int) -> None:
    at = sitting(4, seed)
    turn = members(at.table.must)[0]
    table = at.table
    assert isinstance(table, BattleRoyal)
    total = table.deck.total(table.hands[turn])
    assert f"With both thumbs down, your two best cards add up to {total}." in lines(at, turn)[0]


@pytest.mark.rule("BR-17")
def test_what_one_has_seen_of_a_team_is_added_to_ones_own() -> None:
    """Only what one has seen for certain, one card of each."""
    at = confronted(2)
    seat, other = members(at.table.must)
    for one in (seat, other):
        at.answer(one, SIGN_CODE)
    view, table = at.views[seat], at.table
    assert isinstance(view, Seen)
    assert isinstance(table, BattleRoyal)
    assert best_known(view, view.teams[seat]) == members(table.hands[seat])
    view.known.see(lowest(table.hands[other]), other)
    assert set(best_known(view, view.teams[seat])) == set(members(table.hands[seat] | table.hands[other]))
