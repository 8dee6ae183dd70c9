import { expect, test } from 'vitest';
import type { Figure } from './figure.js';
import { measureServer } from './server.js';

test('servers and a store full of sleeping matches can be measured; the figures keep their names', async () => {
  const figures: Figure[] = [];
  const amount = {
    contest: { matches: 2, rounds: 1, pacedRounds: 1, pauseMs: 10 },
    withPeer: false,
    idle: { matches: 4, different: 2, decisions: 20, people: 1, woken: 2 },
  };
  await measureServer(amount, figure => figures.push(figure));
  expect(figures.map(f => `${f.name}: ${f.unit}`)).toEqual([
    'server: embedded store, answers: answers/s',
    'server: embedded store, processor time of the server: us/answer',
    'server: embedded store, p99 as fast as it can: ms',
    'server: embedded store, p99 with pauses: ms',
    'server: PostgreSQL, answers: answers/s',
    'server: PostgreSQL, processor time of the server: us/answer',
    'server: PostgreSQL, p99 as fast as it can: ms',
    'server: PostgreSQL, p99 with pauses: ms',
    'server: processor time of whoever measures: us/answer',
    'server: matches at the same time: matches',
    'server: answers with pauses: answers/s',
    'server: 4 matches, 1 awake, memory: MB',
    'server: 4 matches, 3 awake, memory: MB',
    'server: 4 matches, waking one, median: ms',
    'server: 4 matches, waking one, p99: ms',
  ]);
  for (const { value } of figures) expect(value).toBeGreaterThan(0);
}, 120_000);
