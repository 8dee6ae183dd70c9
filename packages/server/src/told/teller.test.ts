import type { Belonging, Notice, StoredTable, Target } from '@potyczka/table';
import { expect, test } from 'vitest';
import type { Claimed, Queued } from '../store/sql-notices.js';
import type { Letter } from './letter.js';
import { NotOurs, type Sent } from './senders.js';
import { Teller } from './teller.js';

/** The queue of the store, as several processes see it. */
class Queue {
  readonly rows = new Map<string, Queued & { due: number; tries: number; state: string }>();
  async add(rows: readonly (Queued & { readonly due: number })[]): Promise<void> {
    for (const row of rows)
      if (!this.rows.has(row.id)) this.rows.set(row.id, { ...row, tries: 0, state: 'waiting' });
  }
  async claim(now: number, lease: number, most: number): Promise<Claimed[]> {
    const due = [...this.rows.values()].filter(r => r.state === 'waiting' && r.due <= now).slice(0, most);
    return due.map(row => {
      row.due = lease;
      row.tries++;
      return { ...row, lease };
    });
  }
  async begin({ id, lease }: Claimed): Promise<boolean> {
    const row = this.rows.get(id);
    if (row?.state !== 'waiting' || row.due !== lease) return false;
    row.state = 'sending';
    return true;
  }
  async end(id: string): Promise<void> {
    const row = this.rows.get(id);
    if (row) row.state = 'done';
  }
  async again({ id }: Pick<Claimed, 'id'>, due: number): Promise<void> {
    const row = this.rows.get(id);
    if (row) Object.assign(row, { state: 'waiting', due });
  }
  async prune(): Promise<void> {}
  get left(): string[] {
    return [...this.rows.values()].filter(r => r.state !== 'done').map(r => r.id);
  }
}

const TARGET: Target = {
  to: { way: 'hook', url: 'https://hook.example.org/', group: false },
  about: ['turn', 'clock'],
  lang: 'en',
  quiet: null,
  isConfirmed: true,
};
const START = 1_000_000;
const NOTICE: Notice = {
  ...{ about: 'turn', person: 'bob', seat: 'p2', table: 'the-table', host: 'ann', moment: '500' },
  ...{ due: START, until: START + 1e9 },
};
const TABLE = {
  ...{ id: 'the-table', game: 'chess', phase: 'playing', host: 'ann', clock: { kind: 'none' } },
  seats: [
    { seat: 'p1', sitter: { kind: 'human', id: 'ann', name: 'Ann', away: false }, token: 'a' },
    { seat: 'p2', sitter: { kind: 'human', id: 'bob', name: 'Bob', away: false }, token: 'b' },
  ],
} as unknown as StoredTable;

const world = (queue = new Queue()) => {
  const state = { now: START, waits: ['p2'], asked: 500, outcome: 'sent' as Sent | Error, target: TARGET };
  const sent: Letter[] = [];
  const faults: unknown[] = [];
  const kept = (): Belonging[] => [
    { key: 'target:one', person: 'bob', value: state.target as never, until: null },
  ];
  const taken: string[] = [];
  const teller = (): Teller =>
    new Teller({
      notices: queue,
      find: async () => (taken.length > 0 ? undefined : kept()[0]),
      of: async (_, kind) => (kind === 'target' && taken.length === 0 ? kept() : []),
      take: async key => void taken.push(key),
      look: async () => ({ n: 1, table: { ...TABLE, waits: state.waits, asked: state.asked } as never }),
      isHere: () => false,
      titleOf: game => game,
      senders: {
        hook: {
          send: async (letter, begin) => {
            if (!(await begin())) throw new NotOurs('');
            sent.push(letter);
            if (state.outcome instanceof Error) throw state.outcome;
            return state.outcome;
          },
          close: () => {},
        },
      },
      note: () => {},
      onFault: (_, e) => void faults.push(e),
      now: () => state.now,
      tellMs: 4000,
    });
  return { state, sent, faults, taken, teller, queue };
};

test('the same is told once, however often and by however many it is put into the queue', async () => {
  const { teller, sent, queue } = world();
  const [one, two] = [teller(), teller()];
  await Promise.all([one.tell([NOTICE]), two.tell([NOTICE, NOTICE])]);
  await Promise.all([one.run(), two.run()]);
  await one.tell([NOTICE]);
  await one.run();
  expect(sent).toHaveLength(1);
  expect(queue.left).toEqual([]);
});

test('who is busy is asked again, each time four times as long after, and not for ever', async () => {
  const { teller, sent, state } = world();
  const it = teller();
  state.outcome = { later: undefined };
  await it.tell([NOTICE]);
  const times: number[] = [];
  for (let i = 0; i < 4000; i++) {
    const before = sent.length;
    await it.run();
    if (sent.length > before) times.push((state.now - START) / 1000);
    state.now += 10_000;
  }
  expect(times.slice(0, 4)).toEqual([0, 10, 50, 210]);
  expect(times).toHaveLength(9);
  // No pause is longer than three hours.
  expect((times[8] ?? 0) - (times[7] ?? 0)).toBe(3 * 3600);
});

test('a service says how long to wait', async () => {
  const { teller, sent, state } = world();
  const it = teller();
  state.outcome = { later: 100_000 };
  await it.tell([NOTICE]);
  await it.run();
  state.outcome = 'sent';
  state.now += 99_000;
  await it.run();
  expect(sent).toHaveLength(1);
  state.now += 1000;
  await it.run();
  expect(sent).toHaveLength(2);
});

test('what is out of date is dropped: another turn, another time, nobody asked, unwanted', async () => {
  for (const change of [
    { waits: ['p1'] },
    { asked: 501 },
    { now: START + 1e9 },
    { target: { ...TARGET, about: ['chat' as const] } },
    { target: { ...TARGET, isConfirmed: false } },
  ]) {
    const { teller, sent, state, queue } = world();
    const it = teller();
    await it.tell([NOTICE]);
    Object.assign(state, change);
    await it.run();
    expect(sent, JSON.stringify(change)).toEqual([]);
    expect(queue.left).toEqual([]);
  }
});

test('nothing waits in the queue for who wants nothing told', async () => {
  const { teller, queue, state } = world();
  state.target = { ...TARGET, about: [] };
  await teller().tell([NOTICE]);
  expect(queue.rows.size).toBe(0);
});

test('whoever is gone is told nothing any more, and what is refused is not tried again', async () => {
  for (const outcome of ['gone', 'refused'] as const) {
    const { teller, sent, state, taken, queue } = world();
    const it = teller();
    state.outcome = outcome;
    await it.tell([NOTICE, { ...NOTICE, moment: 'x', due: START + 1 }]);
    state.now += 10;
    await it.run();
    expect(taken).toEqual(outcome === 'gone' ? ['target:one'] : []);
    expect(queue.left).toEqual([]);
    expect(sent).toHaveLength(1);
  }
});

test('where nobody knows whether it arrived it is not sent twice', async () => {
  const { teller, sent, state, faults } = world();
  const it = teller();
  state.outcome = new Error('the way broke');
  await it.tell([NOTICE]);
  await it.run();
  state.now += 1e8;
  await it.run();
  expect([sent.length, faults.length]).toEqual([1, 1]);
});

test('who was too slow does not send what another has taken meanwhile', async () => {
  const { teller, sent, state, queue, faults } = world();
  const [slow, quick] = [teller(), teller()];
  await slow.tell([NOTICE]);
  const [mine] = await queue.claim(state.now, state.now + 60_000, 1);
  state.now += 60_000;
  await quick.run();
  expect(sent).toHaveLength(1);
  expect(await queue.begin(mine as Claimed)).toBe(false);
  expect(faults).toEqual([]);
});
