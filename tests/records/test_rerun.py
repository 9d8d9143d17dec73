"""A record that contradicts the rules is found out when it is run again, and the line is named."""

from typing import Any

import pytest

from clickbang.core.audience import SPECTATOR
from clickbang.games.bulletbucks import BULLETBUCKS
from clickbang.records import RecordError, rerun, seen_by
from clickbang.records.errors import DIFFERS, OTHER_RULES, REFUSED
from tests.records.written import bodies, parse, sealed, write

LINES = bodies(write(3, 11)[0])


def position_of(kind: str, nth: int = 0) -> int:
    """Where the n-th line of this kind (`answer`, `draw`, or the name of an event) stands, counted from 0."""
    return [at for at, line in enumerate(LINES) if kind in line or line.get("event") == kind][nth]


def refusal(lines: list[dict[str, Any]]) -> RecordError:
    record = parse(sealed(lines))
    with pytest.raises(RecordError) as refused:
        rerun(record)
    return refused.value


def with_line(at: int, line: dict[str, Any]) -> list[dict[str, Any]]:
    return [*LINES[:at], line, *LINES[at + 1 :]]


def test_the_unchanged_record_reruns() -> None:
    assert rerun(parse(sealed(LINES))).over


def test_an_illegal_answer_is_refused_with_the_rule() -> None:
    at = position_of("answer")
    error = refusal(with_line(at, {**LINES[at], "data": {"ones": 0, "twos": 0}}))
    assert (error.fault, error.params["line"]) == (REFUSED, at + 1)
    assert "(BB-5)" in error.sentence


def test_an_answer_of_somebody_else_is_refused() -> None:
    at = position_of("answer", 1)
    error = refusal(with_line(at, {**LINES[at], "seat": LINES[at - 3]["seat"]}))
    assert (error.fault, error.params["line"]) == (REFUSED, at + 1)


def test_an_answer_of_a_seat_that_is_not_there_is_refused() -> None:
    at = position_of("answer")
    error = refusal(with_line(at, {**LINES[at], "seat": 39}))
    assert (error.fault, error.params["line"]) == (REFUSED, at + 1)


def test_a_legal_answer_that_was_not_given_leads_to_other_events() -> None:
    at = position_of("answer")
    other = {"ones": 1, "twos": 0} if LINES[at]["data"] != {"ones": 1, "twos": 0} else {"ones": 2, "twos": 0}
    error = refusal(with_line(at, {**LINES[at], "data": other}))
    assert (error.fault, error.params["line"]) == (DIFFERS, at + 2)


def test_an_impossible_draw_is_refused() -> None:
    at = position_of("draw")
    error = refusal(with_line(at, {**LINES[at], "draw": 2}))
    assert (error.fault, error.params["line"]) == (REFUSED, at + 1)


def test_a_draw_of_another_outcome_leads_to_other_events() -> None:
    at = position_of("draw")
    error = refusal(with_line(at, {**LINES[at], "draw": 1 - LINES[at]["draw"]}))
    assert (error.fault, error.params["line"]) == (DIFFERS, at + 2)


def test_a_draw_with_other_odds_differs() -> None:
    at = position_of("draw")
    error = refusal(with_line(at, {**LINES[at], "of": [[0, 1], [1, 1]]}))
    assert (error.fault, error.params["line"]) == (DIFFERS, at + 1)


def test_a_draw_when_none_is_due_is_refused() -> None:
    at = position_of("answer")
    error = refusal([*LINES[:at], LINES[position_of("draw")], *LINES[at:]])
    assert (error.fault, error.params["line"]) == (REFUSED, at + 1)


def test_an_answer_where_chance_is_due_is_refused() -> None:
    at = position_of("draw")
    error = refusal([*LINES[:at], LINES[position_of("answer")], *LINES[at:]])
    assert (error.fault, error.params["line"]) == (REFUSED, at + 1)


def test_any_event_changed_left_out_or_added_differs_at_its_line() -> None:
    for at, line in enumerate(LINES):
        if "event" in line:
            for changed in ([{**line, "to": ["spectators"]}], [], [line, line]):
                error = refusal([*LINES[:at], *changed, *LINES[at + 1 :]])
                assert error.params["line"] in (at + 1, at + 2)


def test_the_message_shows_what_the_rules_say() -> None:
    at = position_of("RoundBegan")
    error = refusal(with_line(at, {**LINES[at], "data": {"round": 1, "markers": 5}}))
    assert str(error) == (
        'Line 3 says something else than the rules: {"event":"RoundBegan","to":"all","data":{"round":1,"markers":6}}.'
    )


def test_an_event_that_the_rules_do_not_tell_is_refused() -> None:
    at = position_of("answer")
    error = refusal([*LINES[:at], LINES[position_of("RoundBegan")], *LINES[at:]])
    assert (error.fault, error.params["line"]) == (REFUSED, at + 1)


def test_a_game_that_claims_to_be_over_too_early_differs() -> None:
    at = position_of("answer")
    error = refusal([*LINES[:at], {"end": "over"}])
    assert (error.fault, error.params["line"]) == (DIFFERS, at + 1)


def test_a_game_that_is_over_and_claims_to_go_on_differs() -> None:
    error = refusal([*LINES[:-1], {"end": "unfinished"}])
    assert (error.fault, error.params["line"]) == (DIFFERS, len(LINES))


@pytest.mark.parametrize("options", [{"colour": "red"}, {"pot_after_bang": "burn"}])
def test_options_that_do_not_exist_are_refused_at_the_header(options: dict[str, str]) -> None:
    error = refusal([{**LINES[0], "options": options}, *LINES[1:]])
    assert (error.fault, error.params["line"]) == (REFUSED, 1)


@pytest.mark.parametrize(
    "header", [{"seats": 4, "names": ["A", "B", "C", "D"]}, {"options": {"pot_after_bang": "carry"}}]
)
def test_a_header_that_contradicts_the_events_differs(header: dict[str, Any]) -> None:
    error = refusal([{**LINES[0], **header}, *LINES[1:]])
    assert (error.fault, error.params["line"]) == (DIFFERS, 2)


def test_another_version_of_the_rules_is_not_rerun() -> None:
    ours = BULLETBUCKS.rules_version
    error = refusal([{**LINES[0], "rules": ours + 1}, *LINES[1:]])
    assert error.fault is OTHER_RULES
    assert error.params == {"theirs": ours + 1, "game": "bulletbucks", "ours": ours}


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_another_version_of_the_rules_is_still_shown(seat: int) -> None:
    record = parse(sealed([{**LINES[0], "rules": 2}, *LINES[1:]]))
    assert list(seen_by(record, seat))[-1][1].over


@pytest.mark.parametrize(
    "event",
    [
        {"event": "Clicked", "data": {"seat": 99, "ones": 1, "twos": 0}},
        {"event": "BidsRevealed", "data": {"bids": [[7, 1, 0]]}},
        {"event": "ConversionsRevealed", "data": {"conversions": [[0, 3, 1, 1]]}},
    ],
)
def test_an_event_that_cannot_be_shown_is_refused_at_its_line(event: dict[str, Any]) -> None:
    at = position_of("answer")
    record = parse(sealed([*LINES[:at], {**event, "to": "all"}, *LINES[at:]]))
    with pytest.raises(RecordError) as refused:
        list(seen_by(record, SPECTATOR))
    assert (refused.value.fault, refused.value.params["line"]) == (REFUSED, at + 1)


def test_an_event_before_the_beginning_cannot_be_shown() -> None:
    record = parse(sealed([LINES[0], *LINES[position_of("BidsRevealed") :]]))
    with pytest.raises(RecordError, match="Line 2 is not possible"):
        list(seen_by(record, SPECTATOR))
