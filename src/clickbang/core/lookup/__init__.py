"""Finding a game or other code by its name, and saying what is wrong with it."""
