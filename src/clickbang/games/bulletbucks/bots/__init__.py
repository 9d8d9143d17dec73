"""The bots that know Bulletbucks."""
