"""Talking business (BR-17), and who hears it."""
