"""The solution in pictures."""
