"""How many answers a second an environment takes, played at random: python3 steps.py [SECONDS]

Where the package `chess` is installed, it is played beside them in the same run: PettingZoo's chess
stands on it.
"""

import random
import sys
import time

from potyczka import Environment

GAMES = ["adrenaline", "apex", "gloomhaven", "legion"]


def rate(step, seconds):
    """Calls `step` over and over."""
    count = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        step()
        count += 1
    return count / (time.perf_counter() - start)


def of_game(env, chance):
    moment = env.reset(seed=1)

    def step():
        nonlocal moment
        if moment["over"]:
            moment = env.reset(seed=chance.randrange(1_000_000))
        asked = moment["asks"][0]
        moment = env.answer(chance.randrange(len(asked["answers"])), seat=asked["seat"])

    return step


def of_chess(chess, chance):
    board = chess.Board()

    def step():
        nonlocal board
        if board.is_game_over(claim_draw=True):
            board = chess.Board()
        board.push(chance.choice(list(board.legal_moves)))

    return step


def main(seconds):
    chance = random.Random(1)
    for game in GAMES:
        with Environment(game) as env:
            found = rate(of_game(env, chance), seconds)
            print(f"{game}: {found:,.0f} answers a second")
    try:
        import chess
    except ImportError:
        print("the package chess is not installed")
    else:
        print(f"python-chess: {rate(of_chess(chess, chance), seconds):,.0f} moves a second")


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 10)
