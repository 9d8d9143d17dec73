"""Answers are listed in two forms, for compiled code and for everybody: they are the same ones in the same order."""

import pytest
from librt.random import Random

from clickbang.core.chance import Seeded
from clickbang.core.registry import GAMES
from clickbang.core.table import Table, is_listed, pick_listed

SEATS = {"bulletbucks": 4, "championship": 4, "battleroyal": 8}


@pytest.mark.parametrize("game", SEATS)
def test_both_forms_of_the_list_are_the_same_and_are_picked_from_as_by_chance(game: str) -> None:
    prompts: set[str] = set()

    def looking(table: Table, seat: int, whim: Random) -> int:
        prompts.add(table.kind_name())
        actions = table.legal_actions(seat)
        assert [int(action) for action in table.listed(seat)] == actions
        assert all(is_listed(table, seat, action) for action in actions)
        assert not is_listed(table, seat, max(actions) + 1)
        return actions[whim.randrange(len(actions))]

    ends = []
    for policy in (looking, pick_listed, None):
        table = GAMES[game].table(SEATS[game])
        decisions = table.playout([Random(3 + seat) for seat in range(SEATS[game])], Seeded(2), policy)
        ends.append((decisions, table.result().scores))
    assert len(set(ends)) == 1
    assert len(prompts) >= 3
