"""The cards of World Championship."""
