import { refuse } from '@potyczka/kernel';
import { describe, expect, test } from 'vitest';
import { Client, games, until, world } from './fixtures/world.js';
import { type AnyGame, MemoryStore, type Turn } from './index.js';

const BOT = { kind: 'bot', level: 'random' } as const;
const ME = { kind: 'me' } as const;

/** A world whose bots answer when they are let: what they are asked waits here. */
const thinking = () => {
  const waits: { readonly turn: Turn; let(): void }[] = [];
  const w = world(new MemoryStore(), {
    think: (t, turn) =>
      new Promise(resolve => {
        waits.push({ turn, let: () => resolve(String(t.dice)) });
      }),
  });
  const next = async (): Promise<void> => {
    await until(() => waits.length > 0);
    waits.shift()?.let();
  };
  return { ...w, waits, next };
};

const settle = () => new Promise(resolve => setTimeout(resolve, 30));

describe('a match that nobody plays', () => {
  test('stands still until somebody looks, and again when nobody does', async () => {
    const { service, waits, next } = thinking();
    const [ann, bob] = [new Client(service, 'ann'), new Client(service, 'bob')];
    const { table } = await ann.ask('create', { game: 'tic-tac-toe', options: {}, seats: [BOT, BOT] });
    await settle();
    expect(waits).toEqual([]);
    await bob.ask('watch', { table });
    await next();
    await until(() => waits.length > 0);
    bob.close();
    await next();
    await settle();
    expect(waits).toEqual([]);
    const { n } = await ann.ask('watch', { table });
    expect(n).toBe(2);
    await until(() => waits.length > 0);
  });

  test('is not due for anybody to look after', async () => {
    const { service, store } = thinking();
    const ann = new Client(service, 'ann');
    const { table } = await ann.ask('create', { game: 'tic-tac-toe', options: {}, seats: [BOT, BOT] });
    expect((await store.load(table))?.head?.due).toBeNull();
    const played = await ann.ask('create', { game: 'tic-tac-toe', options: {}, seats: [BOT, ME] });
    expect((await store.load(played.table))?.head?.due).not.toBeNull();
  });

  test('also stands still when all who play are away, until one of them looks', async () => {
    const { service, waits } = thinking();
    const ann = new Client(service, 'ann');
    const { table } = await ann.ask('create', { game: 'tic-tac-toe', options: {}, seats: [ME, BOT] });
    await service.setAway(table, 'ann', true);
    await settle();
    expect(waits).toEqual([]);
    await ann.ask('watch', { table });
    await until(() => waits.length > 0);
  });

  test('of one host three go on at a time; when one is left, another does', async () => {
    const { service, waits } = thinking();
    const [ann, bob] = [new Client(service, 'ann'), new Client(service, 'bob')];
    const made: string[] = [];
    for (let i = 0; i < 5; i++) {
      const { table } = await ann.ask('create', { game: 'tic-tac-toe', options: {}, seats: [BOT, BOT] });
      await bob.ask('watch', { table });
      made.push(table);
    }
    await settle();
    expect(waits.length).toBe(3);
    await bob.ask('unwatch', { table: made[0] as string });
    await until(() => waits.length === 4);
    const eve = new Client(service, 'eve');
    const other = await eve.ask('create', { game: 'tic-tac-toe', options: {}, seats: [BOT, BOT] });
    await eve.ask('watch', { table: other.table });
    await until(() => waits.length === 5);
  });
});

describe('a thought', () => {
  test("takes the turn of whoever plays at the table, not of its host's nor of somebody who looks on", async () => {
    const { service, waits } = thinking();
    const at = (id: string, address: string) => service.connect({ id, name: id, address }, () => {});
    const [ann, eve] = [at('ann', 'here'), at('eve', 'there')];
    const create = { id: 1, do: 'create', game: 'tic-tac-toe', options: {}, seats: [BOT, ME] };
    await eve.handle({ id: 1, do: 'hello', protocol: 1 });
    const made = await ann.handle(create);
    const table = made.ok && 'table' in made.value ? made.value.table : '';
    await until(() => waits.length === 1);
    expect(waits[0]?.turn).toMatchObject({ address: 'ann', host: 'ann' });
    const second = await ann.handle({ ...create, seats: [BOT, BOT] });
    const show = second.ok && 'table' in second.value ? second.value.table : '';
    await eve.handle({ id: 2, do: 'watch', table: show });
    await until(() => waits.length === 2);
    expect(waits[1]?.turn).toMatchObject({ address: 'there', host: 'ann' });
    await eve.handle({ id: 3, do: 'watch', table });
    await ann.handle({ id: 3, do: 'watch', table });
    waits[0]?.let();
    await until(() => service.live.get(table)?.match?.n === 1);
    await ann.handle({ id: 4, do: 'answer', table, q: 1, a: '8' });
    await until(() => waits.length === 3);
    expect(waits[2]?.turn).toMatchObject({ address: 'here', host: 'ann' });
  });

  test('waits for its turn where its speed could tell that there was only one answer', async () => {
    const forced: AnyGame = {
      ...(games.ambush as AnyGame),
      id: 'one-legal',
      // All cards but the first of each hand are refused: nobody has a choice, and only they know.
      *step(t) {
        const s = t.s as { hands: Record<string, string[]> };
        const no = refuse('ONE-1', 'no');
        yield* t.askAll(
          (['p1', 'p2'] as const).map(p =>
            t.choose(p, {
              rule: 'ONE-1',
              ask: { id: 'lay' },
              from: s.hands[p] ?? [],
              key: c => c,
              judge: c => (p === 'p2' && c !== s.hands.p2?.[0] ? no : undefined),
            }),
          ),
        );
        return {};
      },
    };
    games['one-legal'] = forced;
    const { service, waits } = thinking();
    const ann = new Client(service, 'ann');
    const { table } = await ann.ask('create', {
      game: 'one-legal',
      options: { players: 2 },
      seats: [ME, BOT],
    });
    await ann.ask('watch', { table });
    await until(() => waits.length === 1);
    await settle();
    expect(service.live.get(table)?.match?.n).toBe(0);
    waits[0]?.turn.begun();
    waits[0]?.let();
    await until(() => service.live.get(table)?.match?.n === 1);
    expect(service.live.get(table)?.match?.last()).toMatchObject({ seat: 'p2', by: 'forced' });
  });
});
