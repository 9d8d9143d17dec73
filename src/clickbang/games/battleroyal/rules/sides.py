"""The two sides of a confrontation (BR-7), as one of its members sees them."""

from mypy_extensions import i64

from clickbang.core.seats import has


def sides(attackers: i64, defenders: i64, seat: i64) -> tuple[i64, i64]:
    """One's own side, and the other."""
    return (attackers, defenders) if has(attackers, seat) else (defenders, attackers)
