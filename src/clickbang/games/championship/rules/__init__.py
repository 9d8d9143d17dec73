"""The rulebook of World Championship in code. `course.py` is its table of contents."""
