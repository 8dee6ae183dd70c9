import { expect, test } from 'vitest';
import { fewFilesTrial, socketsTrial } from './sockets-trial.js';

test('somebody opens more sockets than they may: they are told, and nobody else is disturbed', async () => {
  const { counts, wrong } = await socketsTrial({ tables: 2, sockets: 120, waitsForSilent: false });
  expect(wrong).toEqual([]);
  expect(counts['one person: let in of 120']).toBe(19);
  expect(counts['one address: let in of 120']).toBe(99);
  expect(counts['many addresses: let in of 120']).toBe(120);
  expect(counts.found).toBe(counts.acknowledged);
}, 120_000);

test('a server that is full, or may open few files, says so and goes on', async () => {
  const { counts, wrong } = await fewFilesTrial({ tables: 2, sockets: 240, waitsForSilent: false });
  expect(wrong).toEqual([]);
  expect(counts['a server of 120 seats: let in of 240']).toBe(120);
  expect(counts.found).toBe(counts.acknowledged);
}, 120_000);
