"""A server that starts, runs and stops."""
