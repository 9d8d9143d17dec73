"""What is copied by hand, since it is copied often, is all that `carry` hands over."""

from librt.vecs import vec
from mypy_extensions import i64

from clickbang.core.states.fields import Fields
from clickbang.core.states.position import WrittenFields
from clickbang.games.championship.knowledge.seen_player import SeenPlayer
from clickbang.games.championship.rules.barrel import Barrel
from clickbang.games.championship.rules.board import Board
from clickbang.games.championship.rules.player import Player

SEATS = 3
TEAM = 4
KINDS = 2


class Others(Fields):
    """Gives back another value for each field."""

    def number(self, name: str, value: i64, least: i64, most: i64) -> i64:
        return most if value != most else least

    def flag(self, name: str, value: bool) -> bool:
        return not value

    def members(self, name: str, value: i64, below: i64) -> i64:
        return value ^ 1

    def numbers(self, name: str, values: vec[i64], least: i64, most: i64) -> vec[i64]:
        return vec[i64]([most] * len(values))

    def listed(self, name: str, values: list[int], least: i64, most: i64, longest: i64) -> list[int]:
        return [*values, 0, 1]


def fields_of(player: Player) -> dict[str, object]:
    fields = WrittenFields()
    player.carry(player, fields, SEATS, TEAM)
    return fields.data


def test_a_copied_player_has_every_field() -> None:
    player = Player(TEAM - 1)
    before = fields_of(player)
    player.carry(player, Others(), SEATS, TEAM)
    for name, value in fields_of(player).items():
        assert value != before[name]
    assert fields_of(player.clone()) == fields_of(player)


def test_a_copied_player_of_a_view_has_every_field() -> None:
    seen = SeenPlayer(TEAM - 1)
    seen.carry(seen, Others(), SEATS, TEAM)
    assert fields_of(seen.twin()) == fields_of(seen)


def test_a_copied_barrel_has_every_field() -> None:
    barrel = Barrel()
    barrel.carry(barrel, Others())
    one, other = WrittenFields(), WrittenFields()
    barrel.carry(barrel, one)
    copied = barrel.clone()
    copied.carry(copied, other)
    assert one.data == other.data != {}


def test_a_copied_board_has_every_field() -> None:
    board = Board(SEATS)
    board.lay_out([Player(TEAM - 1) for _ in range(SEATS)], KINDS, 5)
    board.carry(board, Others())
    one, other = WrittenFields(), WrittenFields()
    board.carry(board, one)
    copied = board.clone()
    copied.carry(copied, other)
    assert one.data == other.data != {}
    assert (copied.deck_left, copied.owed) == (5, 0)
