"""What the command refuses beyond what the rules, records and bots do."""

from clickbang.core.errors import declared

(
    TOO_MANY_BOTS, NOT_AN_OPTION, NO_SUCH_COMMAND, NO_SUCH_FLAG, TWO_DECKS, DECK_BY_OPTION, BAD_NAME, SEAT_OR_ALL,
    CANNOT_LISTEN, PORT_TAKEN, PORT_FORBIDDEN, NO_SUCH_ADDRESS, NO_HOME, CANNOT_USE_DATABASE, CODE_MISSING,
    NEW_OR_CODE, NOT_A_RECEIPT, NO_SERVER, HOSTS_ALREADY, NO_SUCH_LANGUAGE, NO_SUCH_SKIN, NOT_WHOLE, NOT_A_NUMBER,
    TOO_SMALL, TOO_LARGE, NOT_UNDERSTOOD, NO_LESSON, CANNOT_MIGRATE, NOT_A_POSTGRES, CANNOT_USE_POSTGRES,
    MISTYPED_DATABASE, OLDER_RULES, NO_DATABASE, CANNOT_ADMINISTER, OLDER_SERVER, JUST_STARTING, NOT_DONE_YET,
    NO_TABLE_HERE, NO_GUEST_HERE, NOT_A_GUEST_OR_NETWORK, NOT_A_TIME, TWO_ENDS, NOT_CONFIRMED, NO_SANCTION,
) = declared("cli", """
too-many-bots: Bots beside you at a table of {seats}: {room} at most, not {bots}.
not-an-option: An option is given as NAME=VALUE, not as {text!r}.
no-such-command: There is no command {name!r}.
no-such-flag: {command} has no option {name}.
two-decks: Either --deck or --option deck=…: a table has one deck.
deck-by-option: A deck in a file is given with --deck {file}.
bad-name: A name has 1 to {most} letters.
seat-or-all: Either --seat or --all: one seat never saw everything.
cannot-listen: Nothing can be served at {host}, port {port}: {why}.
port-taken: Port {port} is taken, perhaps by a Clickbang that is running already. End that one. For one more
  beside it: --port N --database FILE, or PORT=N DATABASE=FILE with make.
port-forbidden: The system does not let you use port {port}. Take one from 1024 on: --port N, or PORT=N with make.
no-such-address: {host} is no address of this machine. 127.0.0.1 is for this machine alone, 0.0.0.0 for every network it
  is in: --host ADDRESS, or HOST=ADDRESS with make.
no-home: The system knows no home folder of yours. Say where to keep things: XDG_DATA_HOME=FOLDER in the environment.
cannot-use-database: The database {file} cannot be used: {why}. Another one: --database FILE, or
  DATABASE=FILE with make.
code-missing: Which table? Give its link, or --code, or --new GAME to open one.
new-or-code: Either a table that is there or --new GAME: not both.
not-a-receipt: {text!r} is no receipt: neither a file nor the text of one.
no-server: The server did not start. {why}
hosts-already: Another clickbang host is running. Join its table by the link that it shows, or end it first.
no-such-language: {lang!r} is not spoken here; there are {languages}.
no-such-skin: There is no skin {skin!r}; there are {skins}.
not-whole: {value!r} is not a whole number.
not-a-number: {value!r} is not a number.
too-small: {value} is less than {ge}.
too-large: {value} is more than {le}.
not-understood: {value!r} cannot stand here.
no-lesson: There is no lesson for {game}; there is one for {games}.
cannot-migrate: {why} Nothing was changed.
not-a-postgres: Tables move between a file and a PostgreSQL: postgresql://USER@HOST/NAME.
cannot-use-postgres: The database {file} cannot be used: {why}.
mistyped-database: The address of a PostgreSQL begins with postgresql://; a database is that, or a file.
older-rules: This game was played by version {theirs} of the rules of {game}, and version {ours} cannot say what its
  answers were worth. It can still be watched: clickbang replay {file}
no-database: There is no database {file}. Say where the server keeps everything: --database FILE or postgresql://…, or
  --config FILE.
cannot-administer: The database {file} cannot be used: {why}. Run this as the user that runs the server.
older-server: The server that has this database is older than this command. Start it again with this version first.
just-starting: A server is just starting or stopping. Try again in a moment.
not-done-yet: Order {number} was given, but the server has not carried it out yet. It will; see clickbang admin log.
no-table-here: There is no table {table}. Take its code or its id from clickbang admin tables.
no-guest-here: There is no guest {guest}. Take the id from clickbang admin guests, or from clickbang admin table CODE.
not-a-guest-or-network: {who!r} is neither a guest (16 digits and letters from a to f) nor an address or network, such
  as 203.0.113.7 or 2001:db8::/64.
not-a-time: {text!r} is no length of time. Write 30m, 12h or 7d.
two-ends: Either --for or --until, not both.
not-confirmed: Nothing was done. Without a terminal, --yes confirms it.
no-sanction: {who} is not on that list. See clickbang admin sanctions.
""")  # fmt: skip
