import { linesOf, MATCH, type MatchRecord, recordUpTo, replay, seedOf } from '@potyczka/kernel/run';
import { expect, test } from 'vitest';
import { Client, games, until, world } from './fixtures/world.js';
import { type AnyGame, playedOn } from './index.js';

const game = games.ambush as AnyGame;

/** A match of ambush that is over, as its table gives it. */
const finished = async (): Promise<MatchRecord> => {
  const w = world();
  const ann = new Client(w.service, 'ann');
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' as const }];
  const { table } = await ann.ask('create', { game: 'ambush', options: { players: 2 }, seats });
  await ann.ask('watch', { table });
  await until(() => ann.last?.mine != null || ann.last?.result != null);
  while (ann.last?.result === null) {
    const { mine } = ann.last;
    const a = mine?.options.find(o => !o.refusal)?.key;
    if (mine && a !== undefined) await ann.ask('answer', { table, q: mine.q, a });
    await new Promise(r => setTimeout(r, 2));
  }
  return (await ann.ask('record', { table })).record;
};

const tableOf = (record: MatchRecord) =>
  playedOn(game, {
    record,
    id: 'played-on',
    host: 'ann',
    seed: seedOf(99),
    sitterOf: seat =>
      seat === 'p1'
        ? { kind: 'human', id: 'ann', name: 'Ann', away: false }
        : { kind: 'bot', level: 'random' },
    token: () => 'word',
    now: () => 1000,
  });

test('a match is played on from a moment of it: it says so, has no seal, and its record replays as no other does', async () => {
  const match = await finished();
  const from = recordUpTo(linesOf(match), MATCH, 2);
  const w = world();
  await w.store.create(tableOf(from), from.entries);
  const ann = new Client(w.service, 'ann');
  await ann.ask('watch', { table: 'played-on' });
  await until(() => ann.last?.mine != null || ann.last?.result != null);
  expect(ann.last).toMatchObject({ seal: null, info: { playedOn: 3, phase: 'playing' } });
  while (ann.last?.result === null) {
    const { mine } = ann.last;
    const a = mine?.options.find(o => !o.refusal)?.key;
    if (mine && a !== undefined) await ann.ask('answer', { table: 'played-on', q: mine.q, a });
    await new Promise(r => setTimeout(r, 2));
  }
  const { record } = await ann.ask('record', { table: 'played-on' });
  expect(record.seal).toBeUndefined();
  expect(record.forks).toEqual([{ at: 3, seed: seedOf(99) }]);
  expect(record.entries.slice(0, 2)).toEqual(match.entries.slice(0, 2));
  expect(replay(game, record).ok).toBe(true);
  // Brought to another table it is still what it is.
  const bob = new Client(w.service, 'bob');
  const { table } = await bob.ask('import', { record });
  await bob.ask('watch', { table });
  expect((await bob.ask('list', {})).mine.every(x => x.playedOn === 3)).toBe(true);
  expect(w.faults).toEqual([]);
});

test('without the seed nobody plays on: a match that runs has not told it', async () => {
  const { seed: _, ...match } = await finished();
  expect(() => tableOf(match)).toThrow();
});
