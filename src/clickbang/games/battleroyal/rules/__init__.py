"""The rulebook of Battle Royal in code. `course.py` is its table of contents."""
