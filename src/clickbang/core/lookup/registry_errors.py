"""What can be wrong with a game of one's own: for whoever names it at the keyboard, never for a client."""

from clickbang.core.errors import declared

NAMING_FAULTS = (
    NO_SUCH_GAME_FILE, GAME_CANNOT_IMPORT, NO_SUCH_NAME, WHICH_NAME, NOT_A_GAME, OTHER_GAME, OTHER_KEY,
) = declared("core", """
no-such-game-file: There is no file {file} with a game in it.
game-cannot-import: The game in {source} cannot be imported: {why}.
no-such-name: Nothing is called {name!r} in {source}; its games are: {games}.
which-name: Which game of {source}? Write {source}:NAME; its games are: {games}.
not-a-game: {name} in {source} is not a clickbang.core.game.Game.
other-game: {source} has a game called {name!r}, and so has somebody else: rename it.
other-key: {source} is announced as {announced!r}, but its game is called {name!r}.
""")  # fmt: skip
