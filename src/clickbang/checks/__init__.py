"""What holds for every game, and looking whether it does for one: `clickbang check`, and the same from pytest."""

from clickbang.checks.report import Report
from clickbang.checks.suite import CHECKS, check_game

__all__ = ["CHECKS", "Report", "check_game"]
