"""Finding games and other code, and errors that teach."""
