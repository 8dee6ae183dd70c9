import { expect, test } from 'vitest';
import { measureBotTables } from './bot-tables.js';
import type { Figure } from './figure.js';
import { measureProcesses } from './processes.js';

test('one process and two on one database are measured in turn', async () => {
  const figures: Figure[] = [];
  await measureProcesses({ matches: 2, rounds: 1 }, figure => figures.push(figure));
  expect(figures.map(f => `${f.name}: ${f.unit}`)).toEqual([
    'processes: one on PostgreSQL, answers: answers/s',
    'processes: two on one PostgreSQL, answers: answers/s',
    'processes: processor time of two: us/answer',
    'processes: on cores of their own, by that: x one process',
    'processes: processor time of whoever measures: us/answer',
  ]);
  for (const { value } of figures) expect(value).toBeGreaterThan(0);
});

test('tables with bots are added until answers take too long', async () => {
  const figures: Figure[] = [];
  const amount = { counts: [1, 2], thinkMs: 20, forMs: 1500, mostMs: 600_000, level: 'random' } as const;
  await measureBotTables(amount, figure => figures.push(figure), ['gloomhaven']);
  const values = new Map(figures.map(f => [f.name, f.value]));
  expect(values.get('bot-tables: gloomhaven, carried below 600000 ms')).toBe(2);
  for (const tables of [1, 2])
    expect(values.get(`bot-tables: gloomhaven, ${tables} tables, answers`)).toBeGreaterThan(0);
});
