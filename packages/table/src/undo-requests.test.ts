import { expect, test } from 'vitest';
import { Client, two, until, world } from './fixtures/world.js';
import { MemoryStore } from './index.js';

test('nobody is asked all the time, twice for the same, or by two at once', async () => {
  let now = 1000;
  const { ann, bob, table } = await two(new MemoryStore(), { now: () => now });
  for (const [q, a] of ['4', '0', '8', '1'].entries())
    await (q % 2 ? bob : ann).ask('answer', { table, q, a });
  await ann.ask('undo', { table, to: 1 });
  const told = bob.pushes.length;
  expect(await ann.ask('undo', { table, to: 1 })).toEqual({ n: null });
  expect(await ann.ask('agree', { table, to: 1, agree: true })).toEqual({ n: null });
  await expect(bob.ask('undo', { table, to: 2 })).rejects.toThrow('refused table-undo-pending');
  expect(bob.pushes.length).toBe(told);
  expect(bob.last?.undoAsked).toMatchObject({ by: 'p1', to: 1, refused: null });
  await ann.ask('undo', { table, to: 2 });
  await ann.ask('undo', { table, to: 3 });
  await expect(ann.ask('undo', { table, to: 1 })).rejects.toThrow('too-fast table-undo-too-often');
  expect(bob.pushes.length).toBe(told + 2);
  now += 60_001;
  await ann.ask('undo', { table, to: 1 });
  expect(bob.last?.undoAsked).toMatchObject({ by: 'p1', to: 1 });
});

test('who plays alone takes back as often as they like', async () => {
  const { service } = world();
  const ann = new Client(service, 'ann');
  const seats = [{ kind: 'me' } as const, { kind: 'bot', level: 'random' } as const];
  const { table } = await ann.ask('create', { game: 'tic-tac-toe', options: {}, seats });
  await ann.ask('watch', { table });
  for (let i = 0; i < 5; i++) {
    const { q = 0, options } = ann.last?.mine ?? (await ann.ask('watch', { table })).mine ?? {};
    const first = options?.find(o => !o.refusal)?.key as string;
    const { n } = await ann.ask('answer', { table, q, a: first });
    await until(() => (ann.last?.n ?? 0) > n && ann.last?.mine !== null);
    expect((await ann.ask('undo', { table, to: n })).n).toBeGreaterThan(n);
    await until(() => ann.last?.mine !== null);
  }
});
