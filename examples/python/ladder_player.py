"""A player for `potyczka ladder GAME --player "exec:python3 examples/python/ladder_player.py"`: chooses at random."""

import json
import random
import sys

chance = random.Random(1)

for line in sys.stdin:
    told = json.loads(line)
    if told["tell"] == "ask":
        print(json.dumps({"n": chance.randrange(len(told["answers"]))}), flush=True)
