"""Whether a question was asked that is none of their business, nobody else can tell: not from what they are sent, not
from when, and not from anything they can ask for."""

import json
from collections.abc import Sequence

import pytest
from librt.random import Random

from clickbang.checks.games.surface import Parts
from clickbang.core.audience import EVERYONE, SPECTATOR
from clickbang.core.chance import Scripted, Seeded
from clickbang.core.game import Game
from clickbang.core.seats import lowest
from clickbang.core.sitting import Sitting
from clickbang.core.table import DECLINE
from clickbang.games import GAMES
from clickbang.games.battleroyal import BATTLEROYAL
from clickbang.games.battleroyal.research.secrets import PROBES
from clickbang.games.battleroyal.rules.codes import ACCEPT_CODE, CONFRONT_CODE, PASS_CODE, REVEAL_CODE, SIGN_CODE
from clickbang.protocol.messages import Answer, Rematch
from clickbang.protocol.stages import BOT, OVER
from clickbang.server.clocks.durations import SUSPENSE, suspense
from clickbang.server.game.live_game import restored
from clickbang.server.storage.documents import LogRow
from tests.battleroyal.position import deck
from tests.server.playing import guest_of
from tests.server.secrecy.wire_surface import WireSurface
from tests.server.stage import Stage, stages

DOLLARS, NOTHING, LEVEL, TWENTY = range(4)
"""Cards by their place: who confronts in the end holds the first two, the opponent the others."""
CARDS = deck("dollars", "15", "15", "20")
ASKING, ASKED = 0, 2
OUTSIDERS = (1, 3, SPECTATOR)
TICK = 0.5

Script = dict[float, tuple[int, int]]
"""At which time who answers what."""
Seen = list[tuple[float, int, list[bytes], Parts]]


def last_two(stage: Stage, clock: str = "none") -> WireSurface:
    """Seats 0 and 2 have eliminated the others, and are about to reveal a card each."""
    surface = WireSurface(stage, clock)
    luck = Scripted([1, 2, ASKING, DOLLARS, NOTHING, TWENTY, LEVEL])
    sitting = Sitting(BATTLEROYAL, 4, {"pairs": "off", "deck": CARDS}, luck, [surface])
    surface.attach(sitting, PROBES)
    sitting.settle()
    for seat, target, signs in ((0, 1, (1, 0)), (2, 3, (1, 0)), (0, 2, (1, 1))):
        if sitting.table.must != 1 << seat:
            sitting.answer(lowest(sitting.table.must), 1)
        sitting.answer(seat, CONFRONT_CODE + target)
        for who, sign in zip((seat, target), signs, strict=True):
            sitting.answer(who, SIGN_CODE + sign)
    assert sitting.table.kind_name() == "reveal"
    assert not surface.quiet()
    for client in surface.clients.values():
        client.take()
    return surface


def reveals(seat: int, card: int) -> tuple[int, int]:
    return seat, REVEAL_CODE + 2 * card


def answers(surface: WireSurface, seat: int, action: int) -> None:
    assert surface.table is not None
    live = surface.table.live
    assert live is not None
    before = live.answers
    surface.clients[seat].says(Answer(prompt=live.view(seat).prompts, step=live.step(seat), action=action))
    assert live.answers == before + 1


def watch(
    surface: WireSurface, script: Script, seconds: float, looks: bool = True, seats: Sequence[int] = OUTSIDERS
) -> Seen:
    """What those outside are sent, and when, and what they find when they look, at every moment."""
    begun, seen = surface.stage.loop.now, Seen()
    for moment in range(round(seconds / TICK)):
        now = moment * TICK
        surface.stage.wait(begun + now - surface.stage.loop.now)
        if now in script:
            answers(surface, *script[now])
        for seat in seats:
            news = surface.clients[seat].take()
            seen.append((now, seat, news, surface.state(seat) if looks else {}))
    return seen


NOTHING_ASKED: Script = {0.0: reveals(ASKING, NOTHING), 2.0: reveals(ASKED, TWENTY)}
"""The opponent reveals the higher card, at two seconds."""


def with_question(**when: float) -> Script:
    """The same with $1000, which count nothing: refused then, or not answered at all."""
    script = {0.0: reveals(ASKING, DOLLARS), 2.0: reveals(ASKED, TWENTY)}
    return script | dict.fromkeys(when.values(), (ASKED, DECLINE))


@pytest.mark.rule("BR-15c")
@pytest.mark.parametrize("clock", ["none", "quick"])
@pytest.mark.parametrize("when", [{"at": 3.0}, {"at": 9.5}, {}], ids=["soon", "late", "never"])
def test_nobody_outside_can_tell_that_1000_dollars_were_offered(clock: str, when: dict[str, float]) -> None:
    with stages(2) as (one, other):
        asked = watch(last_two(one, clock), with_question(**when), SUSPENSE[clock] + 4)
        plain = watch(last_two(other, clock), NOTHING_ASKED, SUSPENSE[clock] + 4)
    for asked_seen, plain_seen in zip(asked, plain, strict=True):
        assert asked_seen == plain_seen
    told = [now for now, _, news, _ in asked if any(b'"Ended"' in text for text in news)]
    assert told == [2.0 + SUSPENSE[clock]] * len(OUTSIDERS)


@pytest.mark.rule("BR-15c")
def test_nor_if_the_game_goes_on() -> None:
    turn: Script = {24.0: (ASKED, PASS_CODE)}
    with stages(2) as (one, other):
        script = {0.0: reveals(ASKING, DOLLARS), 2.0: reveals(ASKED, LEVEL), 6.0: (ASKED, DECLINE)}
        asked = watch(last_two(one), script | turn, 25)
        plain = watch(last_two(other), {0.0: reveals(ASKING, NOTHING), 2.0: reveals(ASKED, LEVEL)} | turn, 25)
    for asked_seen, plain_seen in zip(asked, plain, strict=True):
        assert asked_seen == plain_seen
    told = [now for now, _, news, _ in plain if any(b'"NothingHappened"' in text for text in news)]
    assert told == [2.0 + SUSPENSE["none"]] * len(OUTSIDERS)


@pytest.mark.rule("BR-15c")
def test_the_next_turn_is_taken_when_everybody_knows_that_nothing_has_happened(stage: Stage) -> None:
    surface = last_two(stage)
    watch(surface, {0.0: reveals(ASKING, NOTHING), 1.0: reveals(ASKED, LEVEL)}, 2, looks=False)
    heard = b"".join(surface.clients[ASKED].take())
    assert b'"NothingHappened"' in heard
    assert b'"role":"must"' not in heard
    surface.clients[ASKED].says(Answer(prompt=surface.sitting.views[ASKED].prompts + 1, action=PASS_CODE))
    assert b"core/not-asked" in surface.clients[ASKED].take()[-1]
    stage.wait(SUSPENSE["none"])
    assert b'"role":"must"' in surface.clients[ASKED].take()[-1]


@pytest.mark.rule("BR-15c")
def test_the_last_two_do_not_wait() -> None:
    with stages(2) as (one, other):
        plain, asked = last_two(one), last_two(other)
        watch(plain, NOTHING_ASKED, 2.5, looks=False)
        assert any(b'"Ended"' in text for text in plain.clients[ASKING].take())
        watch(asked, with_question(at=4.0), 4.0, looks=False)
        assert b'"dollars"' in asked.clients[ASKED].take()[-1]
        watch(asked, {0.0: (ASKED, ACCEPT_CODE)}, 0.5, looks=False)
        assert any(b'"two-winners"' in text for text in asked.clients[ASKED].take())


def test_who_has_seen_the_end_can_begin_another_game_and_who_has_not_cannot(stage: Stage) -> None:
    surface = last_two(stage)
    watch(surface, NOTHING_ASKED, 3, looks=False)
    surface.clients[1].says(Rematch())
    assert b"server/not-over" in surface.clients[1].take()[-1]
    surface.clients[ASKED].says(Rematch())
    assert surface.table is not None
    assert surface.table.doc.number == 2


def test_with_nobody_outside_nothing_is_held_back(stage: Stage) -> None:
    surface = last_two(stage)
    assert surface.table is not None
    doc = surface.table.doc
    for seat in OUTSIDERS:
        surface.clients.pop(seat).leave()
    for seat in (1, 3):
        doc.seats[seat].kind, doc.seats[seat].guest, doc.seats[seat].bot = BOT, "", "random"
    doc.public, doc.members = False, [guest_of(ASKING), guest_of(ASKED)]
    answers(surface, *reveals(ASKING, NOTHING))
    answers(surface, *reveals(ASKED, TWENTY))
    assert doc.stage == OVER


def test_players_who_go_do_not_keep_the_others_waiting(stage: Stage) -> None:
    surface = last_two(stage)
    watch(surface, NOTHING_ASKED, 2.5, looks=False)
    for seat in (0, 1, 2, 3):
        surface.clients[seat].leave()
    stage.wait(SUSPENSE["none"])
    assert any(b'"Ended"' in text for text in surface.clients[SPECTATOR].take())


@pytest.mark.parametrize(("card", "open_still"), [(DOLLARS, True), (NOTHING, False)])
def test_a_table_read_from_disk_hides_whether_a_question_is_open(card: int, open_still: bool) -> None:
    with stages(1) as (stage,):
        surface = last_two(stage)
        moves = [*[(seat, action) for seat, action, _ in surface.moves], reveals(ASKING, card), reveals(ASKED, TWENTY)]
        rows = [LogRow(seat, action, "player", 0) for seat, action in moves]
        luck = Scripted([1, 2, ASKING, DOLLARS, NOTHING, TWENTY, LEVEL])
        live = restored(BATTLEROYAL, 4, {"pairs": "off", "deck": CARDS}, luck, "ABCD", rows)
    assert live.asks_privately == open_still
    assert live.is_outside(SPECTATOR)
    assert not live.over
    assert "BangsHeard" not in [type(event).__name__ for event in live.view(SPECTATOR).history]


def test_where_bots_decide_the_others_wait_less(stage: Stage) -> None:
    surface = last_two(stage)
    assert surface.table is not None
    for seat in (ASKING, ASKED):
        surface.table.doc.seats[seat].away = True
    watch(surface, NOTHING_ASKED, 2.5, looks=False)
    stage.wait(suspense("none", "none", among_bots=True))
    assert any(b'"Ended"' in text for text in surface.clients[SPECTATOR].take())


# Which prompts are private


def whole_game(game: Game, seats: int, options: dict[str, str], seed: int) -> dict[str, set[bool]]:
    """By kind of prompt, whether somebody did not hear of it; an error if that came as a surprise."""
    found: dict[str, set[bool]] = {}
    sitting, luck = Sitting(game, seats, options, Seeded(seed)), Random(seed)
    table = sitting.table
    sitting.settle()
    while not table.over:
        found.setdefault(table.kind_name(), set()).add(table.audience != EVERYONE)
        opened, audience, confidants = table.opened, table.audience, table.confidants()
        seat = lowest(table.must | table.asked)
        sitting.answer(seat, table.random_action(seat, luck))
        sitting.settle()
        if table.opened != opened and not table.over and table.audience not in (EVERYONE, audience):
            assert table.audience == confidants
    return found


PRIVATE_KINDS = {"battleroyal": {"dollars"}, "bulletbucks": set[str](), "championship": set[str]()}
"""All others are heard by everybody, and so is when they open and close."""


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_private_question_is_announced(game: Game) -> None:
    dollars = {"deck": json.dumps({f"{n}": json.loads(deck("dollars"))["0-dollars"] for n in range(8)})}
    kinds: dict[str, set[bool]] = {}
    for seed in range(40):
        options = dollars if game is BATTLEROYAL and seed % 2 else {}
        for kind, private in whole_game(game, game.least_seats, options, seed).items():
            kinds.setdefault(kind, set()).update(private)
    assert {kind for kind, private in kinds.items() if True in private} == PRIVATE_KINDS[game.name]
    assert all(len(private) == 1 for private in kinds.values())
