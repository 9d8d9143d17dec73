"""The commands for a table online."""
