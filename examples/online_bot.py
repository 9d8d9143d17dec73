"""A bot that plays online: python examples/online_bot.py http://127.0.0.1:8123 CODE"""

import sys

from clickbang.bots.registry import make_bot
from clickbang.client import ClientError, Refusal, play_online
from clickbang.games import find_game

if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    address, code = sys.argv[1:]
    bot = make_bot("shrewd", find_game("bulletbucks"))  # or one of your own: MyBot()
    try:
        print(play_online(address, code, bot, name="Robot"))
    except (ClientError, Refusal) as error:  # no server there, no such table, no open seat
        sys.exit(str(error))
