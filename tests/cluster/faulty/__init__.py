"""What goes wrong with workers, lines and the database, and what is built to let it."""
