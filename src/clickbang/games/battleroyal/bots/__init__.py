"""Bots for Battle Royal."""
