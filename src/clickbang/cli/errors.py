"""What the command refuses beyond what the rules, records and bots do."""

from clickbang.core.errors import Fault

TOO_MANY_BOTS = Fault("cli/too-many-bots", "", "A table of {seats} has room for {room} bots beside you, not {bots}.")
NOT_AN_OPTION = Fault("cli/not-an-option", "", "An option is given as NAME=VALUE, not as {text!r}.")
TWO_DECKS = Fault("cli/two-decks", "", "Either --deck or --option deck=…: a table has one deck.")
BAD_NAME = Fault("cli/bad-name", "", "A name has 1 to {most} letters.")
SEAT_OR_ALL = Fault("cli/seat-or-all", "", "Either --seat or --all: one seat never saw everything.")
CANNOT_LISTEN = Fault(
    "cli/cannot-listen", "", "Nothing can be served at {host}, port {port}: {why}. Another port: --port."
)
CANNOT_USE_DATABASE = Fault("cli/cannot-use-database", "", "The database {file} cannot be used: {why}.")
CODE_MISSING = Fault("cli/code-missing", "", "Which table? Give its link, or --code, or --new GAME to open one.")
NEW_OR_CODE = Fault("cli/new-or-code", "", "Either a table that is there or --new GAME: not both.")
NO_SERVER = Fault("cli/no-server", "", "The server did not start; clickbang serve says why.")
