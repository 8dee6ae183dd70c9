import { expect, test } from 'vitest';
import { Client, world } from './fixtures/world.js';

const seats = [{ kind: 'me' } as const, { kind: 'open' } as const];

const begun = async (options: Record<string, number | boolean>) => {
  const { service } = world();
  const [ann, bob] = [new Client(service, 'ann'), new Client(service, 'bob')];
  const { table, links } = await ann.ask('create', { game: 'discs', options, seats });
  await bob.ask('join', { table, token: links.p2 as string });
  await ann.ask('start', { table });
  const { mine } = await ann.ask('watch', { table });
  if (!mine) throw new Error('nothing is asked');
  return { ann, bob, table, mine, service };
};

test('a proposed pose is answered with what its option carries', async () => {
  const { ann, table, mine } = await begun({ side: 10000 });
  expect(mine).toMatchObject({ kind: 'place', pieces: [], region: { x: 1250, y: 1250, width: 7500 } });
  expect(mine.options).toHaveLength(49);
  expect(mine.options[0]).toMatchObject({ key: 'pose-1', answer: { x: 1250, y: 1250 }, refusal: null });
  const { answer } = mine.options[8] ?? {};
  await ann.ask('answer', { table, q: mine.q, a: answer as { x: number; y: number } });
  const { view } = await ann.ask('watch', { table });
  expect(view).toMatchObject({ discs: [{ ...(answer as object), by: 'p1' }] });
});

test('any other pose is judged; a refused one comes with a legal one close by', async () => {
  const { ann, bob, table } = await begun({ side: 10000 });
  await ann.ask('answer', { table, q: 0, a: { x: 5001, y: 5003 } });
  const probe = (a: { x: number; y: number }) => bob.ask('probe', { table, q: 1, a });
  expect(await probe({ x: 1250, y: 8000 })).toEqual({
    refusal: null,
    near: null,
    piece: null,
    preview: { beside: 1 },
  });
  expect(await probe({ x: 5001, y: 6003 })).toEqual({
    refusal: { rule: 'DISC-OVERLAP', why: { id: 'overlap' } },
    near: { x: 5001, y: 7504 },
    piece: null,
    preview: { beside: 1 },
  });
  expect(await probe({ x: 5001, y: 7504 })).toEqual({
    refusal: null,
    near: null,
    piece: null,
    preview: { beside: 1 },
  });
  const stale = await bob.ask('probe', { table, q: 0, a: { x: 5001, y: 6003 } });
  expect(stale).toMatchObject({ refusal: { rule: 'TABLE-STALE' }, near: null, preview: null });
  const wrong = await bob.ask('probe', { table, q: 1, a: 'pose-1' });
  expect(wrong).toMatchObject({ refusal: { rule: 'TABLE-ANSWER' }, near: null });
});

test('several poses are one decision, judged as a whole', async () => {
  const { ann, table, mine } = await begun({ side: 12000, squad: 3 });
  expect(mine).toMatchObject({ kind: 'places', pieces: ['disc-1', 'disc-2', 'disc-3'] });
  expect(mine.region).toHaveLength(3);
  expect(mine.options[0]?.answer).toHaveLength(3);
  const at = (...xs: number[]) => xs.map(x => ({ x, y: 6000 }));
  const judged = (a: readonly { x: number; y: number }[]) => ann.ask('probe', { table, q: 0, a });
  const probe = async (a: readonly { x: number; y: number }[]) => (await judged(a)).refusal?.rule;
  expect(await probe(at(2000, 4500, 7000))).toBeUndefined();
  expect(await probe(at(2000, 4499, 7000))).toBe('DISC-OVERLAP');
  expect(await probe(at(2000, 4500, 9000))).toBe('DISC-SQUAD');
  expect(await probe(at(2000, 4500))).toBe('TABLE-ANSWER');
  expect((await judged(at(2000, 4500, 90000))).piece).toBe(2);
  expect((await judged(at(2000, 4500, 9000))).piece).toBeNull();
  await ann.ask('answer', { table, q: 0, a: at(2000, 4500, 7000) });
  expect((await ann.ask('watch', { table })).view).toMatchObject({ discs: { length: 3 }, turn: 'p2' });
});

test('what was shown of a question is not worked out again for the next who looks', async () => {
  const { ann, table } = await begun({ side: 10000 });
  const mine = async () => (await ann.ask('watch', { table })).mine;
  expect(await mine()).toBe(await mine());
});
