import { expect, test } from 'vitest';
import { fewFilesTrial, socketsTrial } from './trials/sockets-trial.js';

test('somebody opens more sockets than he may: he is told, and nobody else is disturbed', async () => {
  const { counts, wrong } = await socketsTrial({ tables: 2, sockets: 230, waitsForSilent: false });
  expect(wrong).toEqual([]);
  expect(counts['one person: let in of 230']).toBe(19);
  expect(counts['one address: let in of 230']).toBe(99);
  expect(counts['many addresses: let in of 230']).toBe(230);
  expect(counts.found).toBe(counts.acknowledged);
}, 120_000);

test('a server that is full, or may open few files, says so and goes on', async () => {
  const { counts, wrong } = await fewFilesTrial({ tables: 2, sockets: 400, waitsForSilent: false });
  expect(wrong).toEqual([]);
  expect(counts['a server of 200 seats: let in of 400']).toBe(200);
  expect(counts.found).toBe(counts.acknowledged);
}, 120_000);
