"""The solution as it is kept."""
