"""What the command refuses beyond what the rules, records and bots do."""

from clickbang.core.errors import declared

(
    TOO_MANY_BOTS, NOT_AN_OPTION, TWO_DECKS, DECK_BY_OPTION, BAD_NAME, SEAT_OR_ALL, CANNOT_LISTEN, CANNOT_USE_DATABASE,
    CODE_MISSING, NEW_OR_CODE, NOT_A_RECEIPT, NO_SERVER, NO_SUCH_LANGUAGE, NO_SUCH_SKIN, NOT_WHOLE, NOT_A_NUMBER,
    TOO_SMALL, TOO_LARGE, NOT_UNDERSTOOD, NO_LESSON, CANNOT_MIGRATE, NOT_A_POSTGRES,
    CANNOT_USE_POSTGRES, MISTYPED_DATABASE, OLDER_RULES,
) = declared("cli", """
too-many-bots: A table of {seats} has room for {room} bots beside you, not {bots}.
not-an-option: An option is given as NAME=VALUE, not as {text!r}.
two-decks: Either --deck or --option deck=…: a table has one deck.
deck-by-option: A deck in a file is given with --deck {file}.
bad-name: A name has 1 to {most} letters.
seat-or-all: Either --seat or --all: one seat never saw everything.
cannot-listen: Nothing can be served at {host}, port {port}: {why}. Another port: --port, or PORT= with make.
cannot-use-database: The database {file} cannot be used: {why}. Another one: --database FILE.
code-missing: Which table? Give its link, or --code, or --new GAME to open one.
new-or-code: Either a table that is there or --new GAME: not both.
not-a-receipt: {text!r} is no receipt: neither a file nor the text of one.
no-server: The server did not start; clickbang serve says why.
no-such-language: {lang!r} is not spoken here; there are {languages}.
no-such-skin: There is no skin {skin!r}; there are {skins}.
not-whole: {value!r} is not a whole number.
not-a-number: {value!r} is not a number.
too-small: {value} is less than {ge}.
too-large: {value} is more than {le}.
not-understood: {value!r} cannot stand here.
no-lesson: There is no lesson for {game}; there is one for {games}.
cannot-migrate: {why} Nothing was changed.
not-a-postgres: What tables move to is a PostgreSQL: postgresql://USER@HOST/NAME.
cannot-use-postgres: The database {file} cannot be used: {why}.
mistyped-database: The address of a PostgreSQL begins with postgresql://; a database is that, or a file.
older-rules: This game was played by version {theirs} of the rules of {game}, and version {ours} cannot say what its
  answers were worth. It can still be watched: clickbang replay {file}
""")  # fmt: skip
