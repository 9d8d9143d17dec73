"""Beside a bot's file, and imported with it."""

BY = 3
