"""The checker finds nothing where all is well, and every kind of thing that may go wrong."""

from dataclasses import replace

import pytest

from clickbang.core.audience import SPECTATOR
from clickbang.server.storage.documents import LogRow, SaidRow
from tests.cluster.checks.checker import WHISPERED, Checker
from tests.cluster.checks.history import NEVER
from tests.cluster.checks.made_up import TABLE, MadeUp

GAMES = (("bulletbucks", 4), ("championship", 4), ("battleroyal", 6))


@pytest.fixture
def played() -> MadeUp:
    return MadeUp("bulletbucks", 4)


def problems(played: MadeUp) -> list[str]:
    return Checker(played.kept, played.histories.values()).problems()


def only(played: MadeUp, words: str) -> None:
    """This was found, and nothing else."""
    found = problems(played)
    assert found
    assert all(words in problem for problem in found), found


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("answers", [30, 10_000])
def test_nothing_is_wrong_with_an_honest_game(game: str, seats: int, answers: int) -> None:
    played = MadeUp(game, seats, answers)
    assert len(played.rows) > 10
    assert sum(map(len, (told for history in played.histories.values() for told in history.news.values()))) > 50
    assert problems(played) == []


def test_what_was_told_again_after_a_break_is_no_problem(played: MadeUp) -> None:
    for history in played.histories.values():
        for told in history.news.values():
            told.append(told[0])
    assert problems(played) == []


def test_what_was_told_twice(played: MadeUp) -> None:
    """To somebody who had said that they have it."""
    last = played.histories[1].news[TABLE, 1, 1][-1]
    played.histories[1].news[TABLE, 1, 1].append(replace(last, had=last.first + len(last.events) - 1))
    only(played, "was told twice")


def test_what_was_told_twice_in_part(played: MadeUp) -> None:
    news = played.histories[1].news[TABLE, 1, 1]
    news[-1] = replace(news[-1], first=news[-1].first - 1, events=[news[-2].events[-1], *news[-1].events])
    only(played, "was told twice")


def test_a_remark_that_was_told_twice(played: MadeUp) -> None:
    played.histories[2].repeated.append("remark 3 at table tabletable")
    only(played, "told twice: remark 3")


def test_a_game_that_does_not_end() -> None:
    assert Checker(MadeUp("bulletbucks", 4, 10_000).kept, []).unended() == []
    (found,) = Checker(MadeUp("bulletbucks", 4, 30).kept, []).unended()
    assert found == f"table {TABLE} game 1 has not ended: playing"


def test_an_answer_that_was_never_acknowledged_may_be_there_or_not(played: MadeUp) -> None:
    for history in played.histories.values():
        for answer in history.answers[::2]:
            answer.done = NEVER
        if history.answers:
            history.answers[0].action += 1000
    assert problems(played) == []


def test_a_lost_answer(played: MadeUp) -> None:
    """The last one: whatever follows another would not fit any more."""
    last = played.kept.log[TABLE, 1].pop()[1].seat
    kept = [news for seat, history in played.histories.items() for news in history.news[TABLE, 1, seat]]
    gone = max(news.at for news in kept)
    for seat, history in played.histories.items():
        history.news[TABLE, 1, seat] = [news for news in history.news[TABLE, 1, seat] if news.at != gone]
        history.asked[TABLE, 1, seat] = history.asked[TABLE, 1, seat][:-1]
    assert played.histories[last].answers
    only(played, "an acknowledged answer is lost")


def test_another_answer_in_its_place(played: MadeUp) -> None:
    played.histories[0].answers[-1].action += 1
    only(played, "an acknowledged answer is lost")


def test_an_answer_that_counted_twice(played: MadeUp) -> None:
    checker = Checker(played.kept, played.histories.values())
    replay = checker.replays[TABLE, 1]
    assert not isinstance(replay, str)
    answer = played.histories[0].answers[3]
    (there,) = replay.answers[0, answer.prompt, answer.step]
    replay.answers[0, answer.prompt, answer.step].append(there)
    assert [problem for problem in checker.problems() if "there more than once" in problem]


def test_a_number_in_the_log_twice(played: MadeUp) -> None:
    number, row = played.kept.log[TABLE, 1][5]
    played.kept.log[TABLE, 1].insert(6, (number, row))
    assert any("the log has the numbers" in problem for problem in problems(played))


def test_a_hole_in_the_log(played: MadeUp) -> None:
    del played.kept.log[TABLE, 1][7]
    assert any("the log has the numbers" in problem for problem in problems(played))


def test_a_log_that_breaks_the_rules(played: MadeUp) -> None:
    number, row = played.kept.log[TABLE, 1][9]
    played.kept.log[TABLE, 1][9] = (number, LogRow(row.seat, 10_000, row.by, row.at))
    assert any("it cannot be played again" in problem for problem in problems(played))


def test_a_table_that_is_gone(played: MadeUp) -> None:
    del played.kept.docs[TABLE]
    only(played, "it is not there")


def test_answers_in_another_order_than_they_were_acknowledged_in(played: MadeUp) -> None:
    answers = sorted(
        (answer for history in played.histories.values() for answer in history.answers), key=lambda a: a.sent
    )
    early, late = answers[10], answers[20]
    early.sent, early.done, late.sent, late.done = late.sent, late.done, early.sent, early.done
    only(played, "was sent after a later one was acknowledged")


def test_an_answer_that_was_written_although_it_was_refused_counts_from_then(played: MadeUp) -> None:
    """It was sent again after another had been acknowledged, and that is no other order."""
    answers = sorted(
        (answer for history in played.histories.values() for answer in history.answers), key=lambda a: a.sent
    )
    early, late = answers[10], answers[20]
    sent, early.sent, early.done = early.sent, late.done + 0.1, late.done + 0.2
    assert any("was sent after" in problem for problem in problems(played))
    played.histories[early.seat].answers.append(replace(early, sent=sent, done=NEVER))
    assert problems(played) == []


def test_an_event_that_another_seat_heard(played: MadeUp) -> None:
    """Whoever has sealed a bid is told which it was, and nobody else."""
    own = next(
        (news, place)
        for news in played.histories[1].news[TABLE, 1, 1]
        for place, event in enumerate(news.events)
        if b"OwnAnswer" in event
    )
    event = own[0].events[own[1]]
    theirs = played.histories[2].news[TABLE, 1, 2]
    theirs[-1].events[-1] = event
    only(played, "is not theirs, or not in the record")


def test_an_event_that_never_happened(played: MadeUp) -> None:
    played.histories[SPECTATOR].news[TABLE, 1, SPECTATOR][-1].events.append(b'{"type":"Sealed","seat":0}')
    only(played, "is not theirs, or not in the record")


def test_an_event_that_was_left_out(played: MadeUp) -> None:
    del played.histories[1].news[TABLE, 1, 1][2]
    only(played, " came after ")


def test_a_seat_that_is_somebody_elses(played: MadeUp) -> None:
    first, second = played.histories[0], played.histories[1]
    first.news[TABLE, 1, 1] = second.news[TABLE, 1, 1]
    only(played, "that is somebody else's seat")


def test_a_question_that_another_seat_was_asked(played: MadeUp) -> None:
    played.histories[0].asked[TABLE, 1, 0][-1].choices = (1, 2, 3, 4, 5, 6, 7, 8)
    only(played, "was asked what their seat was not")


def whisper(played: MadeUp, hearers: list[str]) -> None:
    """From the first to the second player, as both heard it."""
    played.histories[0].whispers.append((TABLE, "psst 1", "guest1"))
    played.kept.said[TABLE, "psst 1"] = SaidRow("P0", "psst 1", WHISPERED, 0, "guest0", hearers, 1, 0)
    for seat in (0, 1):
        played.histories[seat].heard.append((TABLE, "psst 1", WHISPERED))


def test_a_whisper_that_was_overheard(played: MadeUp) -> None:
    whisper(played, ["guest0", "guest1"])
    assert problems(played) == []
    played.histories[2].heard.append((TABLE, "psst 1", "table"))
    only(played, "overheard")


def test_a_whisper_that_went_to_another(played: MadeUp) -> None:
    whisper(played, ["guest0", "guest1", "guest2"])
    played.histories[2].heard.append((TABLE, "psst 1", WHISPERED))
    only(played, "which was meant for another")


def test_a_remark_that_was_lost(played: MadeUp) -> None:
    whisper(played, ["guest0", "guest1"])
    played.kept.said.clear()
    only(played, "heard what is not there")


def test_two_workers_in_one_epoch(played: MadeUp) -> None:
    writing = played.kept.writings[5]
    played.kept.writings[5] = writing._replace(writer=2, owner=2)
    only(played, "in epoch 0 it was written by workers")


def test_a_worker_that_had_lost_the_table(played: MadeUp) -> None:
    writing = played.kept.writings[-1]
    played.kept.writings[-1] = writing._replace(writer=1)
    found = problems(played)
    assert any("whose table it was not" in problem for problem in found)


def test_a_table_that_does_not_go_on(played: MadeUp) -> None:
    checker = Checker(played.kept, played.histories.values())
    assert checker.stuck([TABLE], played.now - 5) == []
    assert checker.stuck([TABLE, "other"], played.now - 5) == ["other"]
    assert checker.stuck([TABLE], played.now) == [TABLE]
