"""Friends who sit down at a table online: python -m tests.cli.online.friendly_crowd ADDRESS CODE COUNT"""

import asyncio
import sys

from clickbang.client import Visit
from clickbang.client.online import let_play
from tests.cli.friends import Friend

NAMES = ("Ada", "Basil", "Cleo", "Dora", "Emil")


async def play(address: str, code: str, count: int) -> None:
    await asyncio.gather(*[let_play(Visit(address), code, Friend(), name, 1) for name in NAMES[:count]])


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2], int(sys.argv[3])))
