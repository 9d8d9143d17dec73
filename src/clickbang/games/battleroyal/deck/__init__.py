"""The cards of Battle Royal."""
