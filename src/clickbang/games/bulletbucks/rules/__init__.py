"""The rulebook of Bulletbucks in code. `course.py` is its table of contents."""
