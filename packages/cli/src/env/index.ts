import { createInterface } from 'node:readline';
import type { Given } from '../args.js';
import type { Command } from '../command.js';
import { gameNamed } from '../games.js';
import type { Io } from '../io.js';
import { Environment, isTheirs } from './environment.js';
import { requestFrom } from './requests.js';

export const env: Command = {
  name: 'env',
  summary: 'A match for other programs: JSON lines in, JSON lines out (docs/research.md).',
  positional: 'GAME',
  flags: () => ({}),
  examples: [
    `echo '{"do":"reset","seed":7}' | potyczka env adrenaline`,
    'python3 examples/python/random_player.py adrenaline',
  ],
  run,
};

/** One line answers one line, in order: a reply, or an error that has changed nothing. */
async function run(given: Given, io: Io): Promise<number> {
  const environment = new Environment(await gameNamed(given.names[0]));
  const reader = createInterface({ input: io.input, crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of reader) {
    if (line.trim() === '') continue;
    io.out(`${JSON.stringify(replyTo(environment, line))}\n`);
  }
  return 0;
}

const replyTo = (environment: Environment, line: string): object => {
  try {
    return { ok: true, ...environment.handle(requestFrom(line)) };
  } catch (e) {
    if (!isTheirs(e)) throw e;
    return { ok: false, error: e.message };
  }
};
