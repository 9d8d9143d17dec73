"""Try a bot online, alone against ours: clickbang serve, then python examples/online_alone.py http://127.0.0.1:8123"""

import asyncio
import logging
import sys
from pathlib import Path

from clickbang.bots.registry import make_bot
from clickbang.client import ClientError, Refusal, Session, Visit
from clickbang.client.online import play_game
from clickbang.games import find_game

MY_BOT = Path(__file__).with_name("my_bot.py")


async def main(address: str) -> None:
    bot = make_bot(f"{MY_BOT}:MyBot", find_game("bulletbucks"))
    visit = Visit(address)
    code = await visit.open_table("bulletbucks", 4, clock="none", pace="none", bot="naive")
    async with Session(visit, code) as session:
        await session.sit(0, "Robot")
        await session.ready()
        await session.start()
        print(await play_game(session, bot))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    logging.basicConfig()  # what the bot does wrong is logged, with its traceback
    try:
        asyncio.run(main(sys.argv[1]))
    except (ClientError, Refusal) as error:  # no server there, or it opens no table
        sys.exit(str(error))
