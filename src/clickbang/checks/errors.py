"""What can be wrong with how a check is asked for."""

from clickbang.core.errors import Fault

NO_SUCH_CHECK = Fault("checks/no-such-check", "", "There is no check called {name!r}; there are {checks}.")
NO_SUCH_SIZES = Fault(
    "checks/no-such-sizes", "", "{text!r} says no sizes of tables: give one, 4, some, 3,5, or a range, 3-6."
)
