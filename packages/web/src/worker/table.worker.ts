/** A table in the browser: the same service as on the server, with bots, kept in the browser's own store. */
import { makeBot, sightOf } from '@potyczka/bots';
import { chanceFrom, quickDice, resume } from '@potyczka/kernel/run';
import { type Deps, Service, type Thought } from '@potyczka/table';
import { games } from './games.js';
import { IdbStore } from './idb-store.js';

const words = (bytes: number): string => {
  const raw = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(raw, b => b.toString(16).padStart(2, '0')).join('');
};

/** Time for one decision of a bot. */
const THINK_MS = { random: 5, greedy: 250, search: 900 } as const;

const think = async (t: Thought) => {
  const { game, hints } = games[t.game] as (typeof games)[string];
  const chance = chanceFrom(quickDice(t.dice));
  const world = resume(game, t.options as Record<string, unknown>, t.checkpoint, chance);
  const budget = { milliseconds: THINK_MS[t.level], now: () => performance.now() };
  return makeBot(t.level, hints).answer(sightOf(world, t.seat), quickDice(t.dice + 1), budget);
};

const deps: Deps = {
  store: new IdbStore(),
  software: 'browser',
  gameOf: id => games[id]?.game,
  now: () => Date.now(),
  seed: () => words(32),
  token: () => words(16),
  think,
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  reactionMs: 0,
  fault: (where, error) => console.error(where, error),
};

const service = new Service(deps);
const connection = service.connect({ id: 'me', name: 'Ty' }, push => postMessage(push));
addEventListener('message', async (e: MessageEvent<unknown>) => postMessage(await connection.handle(e.data)));
