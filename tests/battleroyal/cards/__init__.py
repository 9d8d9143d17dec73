"""Weapon cards, revealed and won (BR-12 to BR-16, BR-18 to BR-20)."""
