"""The checks, a file for each, and what they ask."""
