"""The `clickbang` command."""

from clickbang.cli.app import main

__all__ = ["main"]
