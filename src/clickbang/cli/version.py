"""clickbang version"""

import platform

import clickbang


def version() -> None:
    """Show the version, whether the rules run compiled or interpreted, and on which Python."""
    print(f"clickbang {clickbang.__version__} ({clickbang.BUILD}), Python {platform.python_version()}")
