"""Tables online: one command, SQLite, nothing to configure."""
