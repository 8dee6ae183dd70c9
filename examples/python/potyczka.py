"""A match of Potyczka as an environment. Python's standard library is enough.

    env = Environment("adrenaline")
    moment = env.reset(seed=7)
    while not moment["over"]:
        asked = moment["asks"][0]
        moment = env.answer(0, seat=asked["seat"])
    print(moment["rewards"])
"""

import json
import os
import subprocess

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


class Refused(Exception):
    """The environment has not done what was asked, and says why; nothing has changed."""


class Environment:
    """Speaks with `potyczka env GAME`, one line for one line."""

    def __init__(self, game, command=None):
        command = command or ["node", os.path.join(ROOT, "scripts", "potyczka.mjs")]
        self.process = subprocess.Popen(
            [*command, "env", game],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if line == "":
            raise EOFError("the environment has ended")
        reply = json.loads(line)
        if not reply.pop("ok"):
            raise Refused(reply["error"])
        return reply

    def about(self):
        return self.ask(do="about")

    def reset(self, seed=1, **more):
        return self.ask(do="reset", seed=seed, **more)

    def answer(self, n, seat=None):
        """Gives the answer with this number in the list of whoever is asked."""
        return self.ask(do="answer", n=n, **({} if seat is None else {"seat": seat}))

    def view(self, seat):
        """All that this seat may see: what an honest player decides by."""
        return self.ask(do="view", seat=seat)["view"]

    def words(self, lang="en"):
        return self.ask(do="words", lang=lang)

    def fork(self, seed=None):
        """A copy of the true world, which is used from now on."""
        return self.ask(do="fork", **({} if seed is None else {"seed": seed}))

    def guess(self, seat, seed=None):
        """A world that this seat cannot tell from the true one, which is used from now on."""
        return self.ask(do="guess", seat=seat, **({} if seed is None else {"seed": seed}))

    def use(self, world):
        return self.ask(do="use", world=world)

    def drop(self, world):
        return self.ask(do="drop", world=world)

    def close(self):
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
