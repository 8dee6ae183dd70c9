import type { Answer } from '@potyczka/kernel';
import { chanceFrom, quickDice, resume } from '@potyczka/kernel/run';
import { describe, expect, test } from 'vitest';
import { Client, games, until, world } from './fixtures/world.js';
import {
  type AnyGame,
  type Company,
  type Deps,
  MemoryStore,
  type PeerMessage,
  type Thought,
} from './index.js';

const foe = (n: number) => ({ element: `foe-${n}`, label: { id: 'foe', args: { n } } });

/** The first two play together, the others each alone. */
const company: Company = {
  side: (_, seat) => (seat === 'p1' || seat === 'p2' ? 'pair' : seat),
  intention: () => undefined,
  sayings: { early: { id: 'say-early' } },
  wishes: {
    rest: { label: { id: 'wish-rest' }, weights: w => w },
    first: { label: { id: 'wish-first' }, weights: w => w, abouts: () => [foe(1), foe(2)] },
  },
};

/** Plans are made by all at the same time. A bot says what it was asked for, and lays its first card. */
const begun = async (seats: readonly ('bot' | 'open')[], more: Partial<Deps> = {}) => {
  const thoughts: Thought[] = [];
  const w = world(new MemoryStore(), {
    companyOf: id => (id === 'ambush' ? company : undefined),
    think: async (t, turn) => {
      thoughts.push(t);
      turn.means?.({ id: t.wishes.map(wish => wish.id).join() || 'as-i-like' });
      const options = t.options as Record<string, unknown>;
      const at = resume(games[t.game] as AnyGame, options, t.checkpoint, chanceFrom(quickDice(1)));
      return at.legal(t.seat, 1)[0] as Answer;
    },
    ...more,
  });
  const ann = new Client(w.service, 'ann');
  const { table, links } = await ann.ask('create', {
    game: 'ambush',
    options: { players: seats.length + 1 },
    seats: [
      { kind: 'me' },
      ...seats.map(kind => (kind === 'bot' ? { kind, level: 'greedy' as const } : { kind })),
    ],
  });
  const others = await Promise.all(
    Object.entries(links).map(async ([seat, token]) => {
      const other = new Client(w.service, seat);
      await other.ask('join', { table, token: token as string });
      return other;
    }),
  );
  if (others.length > 0) await ann.ask('start', { table });
  for (const each of [ann, ...others]) await each.ask('watch', { table });
  return { ...w, ann, others, table, thoughts };
};

const now = async (c: Client, table: string) => (await c.ask('watch', { table })).company;

describe('companions', () => {
  test('a bot tells its own side what it means to do, and nobody else', async () => {
    const { ann, others, table } = await begun(['bot', 'open']);
    const [eve] = others as [Client];
    await until(() => ann.last?.company?.means.length === 1);
    expect(ann.last?.company?.means).toEqual([{ seat: 'p2', means: { id: 'as-i-like' } }]);
    expect(await now(eve, table)).toBeUndefined();
    expect(JSON.stringify(eve.pushes)).not.toContain('as-i-like');
    const zoe = new Client(ann.service, 'zoe');
    expect(await now(zoe, table)).toBeUndefined();
  });

  test('what is asked of a bot reaches its thoughts: one that has chosen chooses again', async () => {
    const { ann, table, thoughts, faults } = await begun(['bot', 'open']);
    await until(() => ann.last?.company?.means.length === 1);
    await ann.ask('wish', { table, wish: 'rest', on: true });
    await until(() => ann.last?.company?.means[0]?.means.id === 'rest');
    expect(thoughts.at(-1)).toMatchObject({ seat: 'p2', wishes: [{ by: 'p1', id: 'rest' }] });
    expect(ann.last?.company?.wished).toEqual([{ by: 'p1', id: 'rest' }]);
    await ann.ask('wish', { table, wish: 'rest', on: false });
    await until(() => ann.last?.company?.means[0]?.means.id === 'as-i-like');
    expect(ann.last?.company?.wished).toEqual([]);
    // The round comes to its end all the same.
    expect(ann.last?.open.map(q => q.seat)).toEqual(['p1', 'p3']);
    expect(faults).toEqual([]);
  });

  test('a bot that is thinking while it is asked for something thinks again', async () => {
    let go: () => void = () => {};
    const waits = new Promise<void>(resolve => {
      go = resolve;
    });
    const seen: number[] = [];
    const { ann, table } = await begun(['bot', 'open'], {
      think: async (t, turn) => {
        seen.push(t.wishes.length);
        if (t.seat === 'p2') await waits;
        turn.means?.({ id: `asked-${t.wishes.length}` });
        const options = t.options as Record<string, unknown>;
        const at = resume(games[t.game] as AnyGame, options, t.checkpoint, chanceFrom(quickDice(1)));
        return at.legal(t.seat, 1)[0] as Answer;
      },
    });
    await until(() => seen.length === 1);
    await ann.ask('wish', { table, wish: 'first', about: 'foe-2', on: true });
    go();
    await until(() => ann.last?.company?.means.length === 1);
    expect(ann.last?.company?.means).toEqual([{ seat: 'p2', means: { id: 'asked-1' } }]);
    expect(seen).toEqual([0, 1]);
  });

  test('what was meant for one round is no longer shown in the next', async () => {
    const { ann, others, table } = await begun(['open']);
    const [bob] = others as [Client];
    await ann.ask('mean', { table, saying: 'early' });
    const lay = async (c: Client): Promise<void> => {
      const { mine } = await c.ask('watch', { table });
      await c.ask('answer', { table, q: mine?.q ?? 0, a: mine?.options[0]?.key as string });
    };
    await lay(ann);
    expect((await now(bob, table))?.means).toHaveLength(1);
    await lay(bob);
    await until(() => ann.last?.open.length === 2 && ann.last.n > 2);
    expect((await now(bob, table))?.means).toEqual([]);
  });

  test('people tell each other what the game has words for; with bots alone there is nobody to tell', async () => {
    const { ann, others, table } = await begun(['open', 'bot']);
    const [bob] = others as [Client];
    expect((await now(ann, table))?.sayings).toEqual([{ id: 'early', label: { id: 'say-early' } }]);
    expect((await now(ann, table))?.wishes).toEqual([]);
    await ann.ask('mean', { table, saying: 'early' });
    expect(bob.last?.company?.means).toEqual([{ seat: 'p1', means: { id: 'say-early' } }]);
    await ann.ask('mean', { table });
    expect(bob.last?.company?.means).toEqual([]);
    expect(await ann.refusal('mean', { table, saying: 'seventeen' })).toMatchObject({
      why: { id: 'table-no-such-wish' },
    });
    const alone = await begun(['bot', 'bot']);
    expect((await now(alone.ann, alone.table))?.sayings).toEqual([]);
    expect(await alone.ann.refusal('mean', { table: alone.table, saying: 'early' })).toMatchObject({
      code: 'refused',
    });
  });

  test('a wish that the game does not know, or about nothing, is refused and changes nothing', async () => {
    const { ann, others, table } = await begun(['bot', 'open']);
    const [eve] = others as [Client];
    await until(() => ann.last?.company?.means.length === 1);
    const wrong = [
      { wish: 'obey', on: true },
      { wish: 'first', on: true },
      { wish: 'first', about: 'foe-3', on: true },
      { wish: 'rest', about: 'foe-1', on: true },
      { wish: 'rest', on: false },
    ];
    for (const each of wrong)
      expect(await ann.refusal('wish', { table, ...each })).toMatchObject({
        why: { id: 'table-no-such-wish' },
      });
    expect(await eve.refusal('wish', { table, wish: 'rest', on: true })).toMatchObject({ code: 'refused' });
    const zoe = new Client(ann.service, 'zoe');
    expect(await zoe.refusal('wish', { table, wish: 'rest', on: true })).toMatchObject({ code: 'not-yours' });
    expect((await now(ann, table))?.wished).toEqual([]);
  });

  test('wishes are kept with the table, and other processes hear what is meant', async () => {
    const told: PeerMessage[] = [];
    const { ann, table, store, service } = await begun(['bot', 'open'], { notifyPeers: m => told.push(m) });
    await until(() => ann.last?.company?.means.length === 1);
    expect(told).toContainEqual({
      kind: 'means',
      table,
      seat: 'p2',
      meant: { q: expect.any(Number), said: [{ id: 'as-i-like' }] },
    });
    await ann.ask('wish', { table, wish: 'rest', on: true });
    expect((await store.load(table))?.table.wishes).toEqual([{ by: 'p1', id: 'rest' }]);
    await until(() => ann.last?.company?.means[0]?.means.id === 'rest');
    const q = ann.last?.open[0]?.q ?? 0;
    service.presence.hear('elsewhere', {
      kind: 'means',
      table,
      seat: 'p2',
      meant: { q, said: [{ id: 'hum' }] },
    });
    await until(() => ann.last?.company?.means[0]?.means.id === 'hum');
  });
});
