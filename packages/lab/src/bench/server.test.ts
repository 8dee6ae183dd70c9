import { expect, test } from 'vitest';
import type { Figure } from './figure.js';
import { measureServer } from './server.js';

test('servers and a store full of sleeping matches can be measured; the figures keep their names', async () => {
  const figures: Figure[] = [];
  const amount = {
    contest: { matches: 2, few: 1, rounds: 1, pacedRounds: 1, pauseMs: 10 },
    withPeer: false,
    real: { tables: 1, decisions: 8, warm: 1, spectators: 2, watched: 4 },
    idle: { matches: 4, different: 2, decisions: 20, people: 1, woken: 2 },
  };
  await measureServer(amount, figure => figures.push(figure));
  expect(figures.map(f => `${f.name}: ${f.unit}`)).toEqual([
    'server: embedded store, answers: answers/s',
    'server: embedded store, processor time of the server: us/answer',
    'server: embedded store, p99 with fewer in flight: ms',
    'server: embedded store, p99 as fast as it can: ms',
    'server: embedded store, p99 with pauses: ms',
    'server: PostgreSQL, answers: answers/s',
    'server: PostgreSQL, processor time of the server: us/answer',
    'server: PostgreSQL, p99 with fewer in flight: ms',
    'server: PostgreSQL, p99 as fast as it can: ms',
    'server: PostgreSQL, p99 with pauses: ms',
    'server: processor time of whoever measures: us/answer',
    'server: matches at the same time: matches',
    'server: fewer in flight: matches',
    'server: answers with pauses: answers/s',
    ...(process.platform === 'linux' ? ['server: adrenaline, main thread: us/decision'] : []),
    'server: adrenaline, sent to each player: bytes/decision',
    ...(process.platform === 'linux' ? ['server: adrenaline, 2 spectators, main thread: ms/decision'] : []),
    'server: 4 matches, 1 awake, memory: MB',
    'server: 4 matches, 3 awake, memory: MB',
    'server: 4 matches, waking one, median: ms',
    'server: 4 matches, waking one, p99: ms',
  ]);
  for (const { value } of figures) expect(value).toBeGreaterThan(0);
});
