"""What is copied by hand, since it is copied often, is all that `carry` hands over."""

from collections.abc import Callable

from clickbang.core.states.fields import Fields
from clickbang.core.states.position import ReadFields, WrittenFields
from clickbang.games.championship.knowledge.seen_player import SeenPlayer
from clickbang.games.championship.rules.barrel import Barrel
from clickbang.games.championship.rules.board import Board
from clickbang.games.championship.rules.player import LASTING, Player

SEATS = 3
TEAM = 4
KINDS = 2

Carry = Callable[[Fields], None]


def fields_of(carry: Carry) -> dict[str, object]:
    fields = WrittenFields()
    carry(fields)
    return fields.data


def change_all(carry: Carry) -> None:
    """Give every field another value."""
    before = fields_of(carry)
    carry(ReadFields({name: another(value) for name, value in before.items()}))
    after = fields_of(carry)
    assert all(after[name] != before[name] for name in before)


def another(value: object) -> object:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return 0 if value > 0 else 1
    assert isinstance(value, list)
    return [another(one) for one in value] if value else [0, 1]


def carried_by(player: Player) -> Carry:
    return lambda fields: player.carry(player, fields, SEATS, TEAM)


def test_a_copied_player_has_every_field() -> None:
    player = Player(TEAM - 1)
    change_all(carried_by(player))
    assert fields_of(carried_by(player.clone())) == fields_of(carried_by(player))


def test_a_copied_player_of_a_view_has_every_field() -> None:
    seen = SeenPlayer(TEAM - 1)
    change_all(carried_by(seen))
    assert fields_of(carried_by(seen.twin())) == fields_of(carried_by(seen))


def test_marks_on_a_copied_board_are_its_own() -> None:
    board = Board(SEATS)
    board.lay_out([Player(TEAM - 1) for _ in range(SEATS)], KINDS, 5)
    board.mark(1, LASTING[0])
    copied = board.clone()
    copied.mark(1, LASTING[0])
    assert [player.marks_of(LASTING[0]) for player in (*board.players, *copied.players)] == [0, 1, 0, 0, 2, 0]


def test_a_copied_barrel_has_every_field() -> None:
    barrel = Barrel()
    change_all(lambda fields: barrel.carry(barrel, fields))
    copied = barrel.clone()
    assert fields_of(lambda fields: copied.carry(copied, fields)) == fields_of(
        lambda fields: barrel.carry(barrel, fields)
    )


def test_a_copied_board_has_every_field() -> None:
    board = Board(SEATS)
    board.lay_out([Player(TEAM - 1) for _ in range(SEATS)], KINDS, 5)
    change_all(lambda fields: board.carry(board, fields))
    copied = board.clone()
    assert fields_of(lambda fields: copied.carry(copied, fields)) == fields_of(
        lambda fields: board.carry(board, fields)
    )
    assert (copied.deck_left, copied.owed) == (5, 0)
