"""Tables online: one process, SQLite, nothing to configure."""
