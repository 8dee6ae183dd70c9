"""Plays a match at random to its end, every seat of it: python3 random_player.py GAME [SEED [OPTIONS]]"""

import json
import random
import sys

from potyczka import Environment


def main(game="adrenaline", seed="1", options="{}"):
    chance = random.Random(int(seed))
    with Environment(game) as env:
        moment = env.reset(seed=int(seed), options=json.loads(options))
        while not moment["over"]:
            asked = moment["asks"][0]
            moment = env.answer(chance.randrange(len(asked["answers"])), seat=asked["seat"])
        print(f"{game}: over after {moment['step']} answers, rewards {moment['rewards']}")


if __name__ == "__main__":
    main(*sys.argv[1:])
