import { type Game, refuse, type Seat } from '@potyczka/kernel';
import { describe, expect, test } from 'vitest';
import { timed } from './fixtures/timed.js';
import { Client, games } from './fixtures/world.js';
import type { AnyGame } from './index.js';

interface Pairs {
  turn: Seat;
  said: string[];
}

/** In each turn one seat answers two questions; three turns, p1 having the last two. */
const pairs: Game<Pairs, { type: 'said'; who: Seat; word: string; next: Seat }, Pairs, object, 'done'> = {
  id: 'pairs',
  rulesVersion: 1,
  options: {},
  seats: () => ['p1', 'p2'],
  initial: () => ({ turn: 'p2', said: [] }),
  *setup() {},
  *step(t) {
    for (let i = 0; i < 2; i++) {
      const { turn } = t.s;
      const word = yield* t.choose(turn, {
        rule: 'PAIR-1',
        ask: { id: 'word' },
        from: ['no', 'yes'],
        key: x => x,
      });
      t.emit({ type: 'said', who: turn, word, next: i === 1 ? 'p1' : turn }, 'PAIR-1');
    }
    return t.s.said.length === 6 ? ('done' as const) : undefined;
  },
  apply: {
    said: (s, e) => {
      s.said.push(e.word);
      s.turn = e.next;
    },
  },
  hidden: () => [],
  view: s => ({ turn: s.turn, said: [...s.said] }),
};
games.pairs = pairs as unknown as AnyGame;

const start = async (game: string, more: object) => {
  const w = timed();
  const [ann, bob] = [new Client(w.service, 'ann'), new Client(w.service, 'bob')];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { table } = await ann.ask('create', { game, options: {}, seats, ...more });
  await bob.ask('join', { table });
  await ann.ask('start', { table });
  await bob.ask('watch', { table });
  await ann.ask('watch', { table });
  return { ...w, ann, bob, table };
};

const said = (c: Client) => (c.last?.view as Pairs | undefined)?.said;

describe('a clock', () => {
  test('runs for a turn: a second question of the same turn gets no new time, the next turn does', async () => {
    const { ann, bob, table, pass } = await start('pairs', { clock: { kind: 'live', seconds: 60 } });
    await pass(20_000);
    await bob.ask('answer', { table, q: 0, a: 'yes' });
    expect(bob.last?.deadline).toBe(60_000);
    await bob.ask('answer', { table, q: 1, a: 'yes' });
    expect(ann.last?.deadline).toBe(80_000);
    await pass(10_000);
    await ann.ask('answer', { table, q: 2, a: 'yes' });
    expect(ann.last?.deadline).toBe(80_000);
    await ann.ask('answer', { table, q: 3, a: 'yes' });
    expect(ann.last?.deadline).toBe(90_000);
  });

  test('that runs out answers harmlessly for the rest of the turn, and only then', async () => {
    const { ann, bob, table, pass } = await start('pairs', { clock: { kind: 'live', seconds: 60 } });
    await bob.ask('answer', { table, q: 0, a: 'yes' });
    await pass(59_999);
    expect(said(bob)).toEqual(['yes']);
    await pass(1);
    expect(said(bob)).toEqual(['yes', 'no']);
    expect(ann.last?.mine).not.toBeNull();
    expect(ann.last?.deadline).toBe(120_000);
    // Whoever reads the log, at once or later, reads that it was not their decision.
    const log = ann.pushes.flatMap(p => (p.push === 'news' ? p.log : []));
    expect(log.map(t => t.by)).toEqual([undefined, 'clock']);
    const told = (await ann.ask('watch', { table })).log;
    expect(told.map(t => t.by)).toEqual([undefined, 'clock']);
    // And whose time it was: Bob's, though it is Ann's turn now.
    expect(told.map(t => t.whose)).toEqual([undefined, 'p2']);
  });

  test('taking back gives no new time', async () => {
    const { bob, table, pass } = await start('pairs', { clock: { kind: 'slow', days: 1 } });
    await bob.ask('answer', { table, q: 0, a: 'yes' });
    await pass(1000);
    await bob.ask('undo', { table, to: 1 });
    expect(bob.last?.deadline).toBe(86_400_000);
  });

  test('who ends their turn and takes that back has the time that they had', async () => {
    const { ann, bob, table, pass } = await start('pairs', { clock: { kind: 'live', seconds: 60 } });
    await pass(20_000);
    await bob.ask('answer', { table, q: 0, a: 'yes' });
    await bob.ask('answer', { table, q: 1, a: 'yes' });
    expect(ann.last?.deadline).toBe(80_000);
    await bob.ask('undo', { table, to: 2 });
    expect(bob.last?.deadline).toBe(60_000);
    await bob.ask('answer', { table, q: 3, a: 'no' });
    expect(ann.last?.deadline).toBe(80_000);
  });
});

describe('somebody who stays away', () => {
  test('is played for after the time that the host set, and can come back', async () => {
    const { ann, bob, table, pass } = await start('pairs', { awayMinutes: 5 });
    bob.close();
    await pass(299_999);
    expect(said(ann)).toEqual([]);
    await pass(1);
    expect(said(ann)).toHaveLength(2);
    expect(ann.last?.info.seats[1]).toMatchObject({ kind: 'human', away: true, here: false });
    const again = new Client(bob.service, 'bob');
    await again.ask('watch', { table });
    await again.ask('back', { table });
    expect(ann.last?.info.seats[1]).toMatchObject({ away: false, here: true });
  });

  test('is waited for without end if the host set no time', async () => {
    const { ann, bob, pass } = await start('pairs', {});
    bob.close();
    await pass(10_000_000_000);
    expect(said(ann)).toEqual([]);
  });
});

/** Both say a word in turn, six times each. */
const long: Game<Pairs, { type: 'said'; who: Seat; word: string; next: Seat }, Pairs, object, 'done'> = {
  ...pairs,
  id: 'long',
  *step(t) {
    const { turn } = t.s;
    const word = yield* t.choose(turn, {
      rule: 'PAIR-1',
      ask: { id: 'word' },
      from: ['no', 'yes'],
      key: x => x,
    });
    t.emit({ type: 'said', who: turn, word, next: turn === 'p1' ? 'p2' : 'p1' }, 'PAIR-1');
    return t.s.said.length === 12 ? ('done' as const) : undefined;
  },
};
games.long = long as unknown as AnyGame;

describe('somebody whose clock runs out turn after turn', () => {
  /** p2 lets the time run out, p1 says yes. */
  const sleep = async (w: Awaited<ReturnType<typeof start>>, turns: number) => {
    const { ann, table, pass } = w;
    for (let i = 0; i < turns; i++) {
      await pass(60_000);
      await ann.ask('answer', { table, q: ann.last?.mine?.q ?? -1, a: 'yes' });
    }
  };
  const isAway = ({ ann }: Awaited<ReturnType<typeof start>>) => ann.last?.info.seats[1]?.away;

  test('is played for from the third such turn on, although connected, and can come back', async () => {
    const w = await start('long', { clock: { kind: 'live', seconds: 60 } });
    await sleep(w, 2);
    expect(isAway(w)).toBe(false);
    await sleep(w, 1);
    expect(isAway(w)).toBe(true);
    await w.pass(1);
    expect(said(w.ann)).toHaveLength(7);
    expect(w.ann.last?.mine).not.toBeNull();
    await w.bob.ask('back', { table: w.table });
    expect(isAway(w)).toBe(false);
  });

  test('is waited for again once they have answered themselves', async () => {
    const w = await start('long', { clock: { kind: 'live', seconds: 60 } });
    await sleep(w, 2);
    await w.bob.ask('answer', { table: w.table, q: w.bob.last?.mine?.q ?? -1, a: 'yes' });
    await w.ann.ask('answer', { table: w.table, q: w.ann.last?.mine?.q ?? -1, a: 'yes' });
    await sleep(w, 2);
    expect(isAway(w)).toBe(false);
  });
});

describe('the past', () => {
  test('a seat sees again what it saw after an entry, and nothing more', async () => {
    const { ann, bob, table } = await start('ambush', { options: { players: 2 } });
    const first = (await ann.ask('watch', { table })).view as { hand: string[] };
    const his = ((await bob.ask('watch', { table })).view as { hand: string[] }).hand;
    await ann.ask('answer', { table, q: 0, a: first.hand[0] as string });
    await bob.ask('answer', { table, q: 0, a: his[0] as string });
    expect(ann.last?.view).not.toEqual(first);
    const past = await ann.ask('past', { table, n: 0 });
    expect(past).toEqual({ n: 0, view: first });
    for (const card of his) expect(JSON.stringify(past)).not.toContain(`"${card}"`);
    const stranger = new Client(ann.service, 'eve');
    expect(JSON.stringify(await stranger.ask('past', { table, n: 0 }))).not.toContain(first.hand[0]);
  });

  test('what was taken back or has not come is refused', async () => {
    const { bob, table } = await start('pairs', {});
    await bob.ask('answer', { table, q: 0, a: 'yes' });
    expect(await bob.ask('past', { table, n: 1 })).toMatchObject({ view: { said: ['yes'] } });
    await bob.ask('undo', { table, to: 1 });
    for (const n of [1, 2, 3])
      await expect(bob.ask('past', { table, n })).rejects.toThrow('refused table-no-such-moment');
    await bob.ask('answer', { table, q: 2, a: 'no' });
    expect(await bob.ask('past', { table, n: 3 })).toMatchObject({ view: { said: ['no'] } });
  });
});

test('a table has a language for its log if the host chose one, also at the rematch', async () => {
  const { ann, bob, table, pass } = await start('pairs', { lang: 'pl' });
  expect(ann.last?.info.lang).toBe('pl');
  for (const [q, who] of [bob, bob, ann, ann, ann, ann].entries())
    await who.ask('answer', { table, q, a: 'no' });
  await pass(1);
  const again = await ann.ask('rematch', { table });
  expect((await ann.ask('watch', again)).info.lang).toBe('pl');
  expect((await start('pairs', {})).ann.last?.info.lang).toBeNull();
});

describe('what is decided without asking', () => {
  interface Errand {
    at: string;
    done: boolean;
  }
  /** p1 goes to a shop of their choice, where there is one thing to buy, which they see first or not; then p2 says yes. */
  const errand = (isSeen: boolean): AnyGame => {
    const game: Game<Errand, { type: 'went'; at: string } | { type: 'done' }, Errand, object, 'done'> = {
      id: 'errand',
      rulesVersion: 1,
      options: {},
      seats: () => ['p1', 'p2'],
      initial: () => ({ at: '', done: false }),
      *setup() {},
      *step(t) {
        const pick = (from: readonly string[], preview?: string) => ({
          ...{ rule: 'ERRAND-1' as const, ask: { id: 'where' }, from, key: (x: string) => x },
          show: (x: string) => ({ label: { id: x }, ...(preview && { preview }) }),
        });
        t.emit({ type: 'went', at: yield* t.choose('p1', pick(['near', 'far'])) }, 'PAIR-1');
        yield* t.choose('p1', pick(['only'], isSeen ? 'this will happen' : undefined));
        yield* t.choose('p1', pick(['more', 'less']));
        yield* t.choose('p1', pick(['last']));
        yield* t.choose('p2', pick(['yes', 'no']));
        t.emit({ type: 'done' }, 'PAIR-1');
        return 'done' as const;
      },
      apply: {
        went: (s, e) => {
          s.at = e.at;
        },
        done: s => {
          s.done = true;
        },
      },
      hidden: () => [],
      view: s => ({ ...s }),
    };
    return game as unknown as AnyGame;
  };
  const play = async (isSeen: boolean) => {
    games.errand = errand(isSeen);
    const started = await start('errand', {});
    await started.ann.ask('answer', { table: started.table, q: 0, a: 'far' });
    await started.pass(1);
    return started;
  };

  test('the only answer is given at once if there is nothing to see first and it can be taken back', async () => {
    const { ann } = await play(false);
    expect(ann.last).toMatchObject({ n: 2, mine: { options: [{ key: 'more' }, { key: 'less' }] } });
  });

  test('what the table answers by itself is never asked, not for a moment', async () => {
    const { ann } = await play(false);
    const news = ann.pushes.flatMap(p => (p.push === 'news' ? [p.now] : []));
    expect(news.find(now => now.n === 1)).toMatchObject({ mine: null, open: [{ seat: 'p1' }] });
  });

  test('who would see something first is asked, though there is one answer only', async () => {
    const { ann } = await play(true);
    expect(ann.last).toMatchObject({
      n: 1,
      mine: { options: [{ key: 'only', preview: 'this will happen' }] },
    });
  });

  test('the last word before others go on is left to the player', async () => {
    const { ann, bob, table, pass } = await play(false);
    await ann.ask('answer', { table, q: 2, a: 'less' });
    await pass(1);
    expect(ann.last?.mine?.options).toMatchObject([{ key: 'last' }]);
    expect(bob.last?.mine).toBeNull();
  });

  test('taking back goes to the last decision of mine, past what was forced, and is not undone by it', async () => {
    const { ann, table, pass } = await play(false);
    expect(ann.last?.undo).toMatchObject({ free: [1], before: null });
    await ann.ask('undo', { table, to: 1 });
    await pass(1);
    expect(ann.last?.mine?.options).toMatchObject([{ key: 'near' }, { key: 'far' }]);
    expect(ann.last?.undo).toMatchObject({ free: [], before: null });
    await ann.ask('answer', { table, q: 3, a: 'near' });
    await pass(1);
    await ann.ask('answer', { table, q: 5, a: 'more' });
    expect(ann.last?.undo).toMatchObject({ free: [4, 6], before: null });
  });
});

test('how quickly it comes does not tell what a player holds: one card that cannot be used, like more', async () => {
  const game: Game<{ rounds: number }, { type: 'done' }, object, object, 'done'> = {
    id: 'holder',
    rulesVersion: 1,
    options: {},
    seats: () => ['p1', 'p2'],
    initial: () => ({ rounds: 0 }),
    *setup() {},
    *step(t) {
      const word = { rule: 'HOLD-1' as const, ask: { id: 'word' }, key: (x: string) => x };
      yield* t.choose('p1', { ...word, from: ['yes', 'no'] });
      yield* t.chooseMany('p2', {
        ...word,
        from: ['#stone'],
        min: 0,
        max: 1,
        judge: () => refuse('HOLD-2', 'useless'),
      });
      t.emit({ type: 'done' }, 'PAIR-1');
      return t.s.rounds === 2 ? ('done' as const) : undefined;
    },
    apply: {
      done: s => {
        s.rounds++;
      },
    },
    hidden: () => [],
    view: () => ({}),
  };
  games.holder = game as unknown as AnyGame;
  const { ann, table, pass } = await start('holder', {});
  await ann.ask('answer', { table, q: 0, a: 'yes' });
  await pass(0);
  expect(ann.last?.n).toBe(1);
  await pass(2);
  expect(ann.last?.n).toBe(2);
});
