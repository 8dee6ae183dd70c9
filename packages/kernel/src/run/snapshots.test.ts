import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ambush, discs, ticTacToe } from '../fixtures/index.js';
import { oneOf, type SceneRun, scene } from '../fixtures/scene.js';
import type { Answer, Game, Seat, Who } from '../index.js';
import { Run, replay, type Snapshot, seedOf } from './index.js';
import { Snapshots } from './snapshots.js';

let applied = 0;

/** A match without end: notes, dice, shuffled and turned cards, secret answers of two at once; steps of one to three answers. */
const endless = scene(function* (t) {
  const what = yield* t.choose('p1', oneOf('note', 'roll', 'shuffle', 'all', 'talk', 'end'));
  if (what === 'end') return 'over';
  if (what === 'roll')
    t.emit({ type: 'noted', what: t.roll('SCENE-DIE', [1, 2, 3, 4, 5, 6]) }, 'SCENE-EVENT');
  if (what === 'shuffle')
    t.emit({ type: 'laid', cards: t.shuffle('SCENE-DECK', ['#a', '#b', '#c']), seen: ['p2'] }, 'SCENE-EVENT');
  if (what === 'talk')
    t.emit({ type: 'noted', what: yield* t.choose('p2', oneOf('yes', 'no')) }, 'SCENE-EVENT');
  if (what === 'all') {
    const bids = yield* t.askAll([t.choose('p1', oneOf('x', 'y')), t.choose('p3', oneOf('x', 'y'))]);
    t.emit({ type: 'noted', what: bids }, 'SCENE-EVENT');
  }
  t.emit({ type: 'gathered' }, 'SCENE-EVENT');
  return undefined;
});
const counted: typeof endless = {
  ...endless,
  apply: {
    ...endless.apply,
    gathered: (s, e) => {
      applied++;
      s.notes = s.notes.slice(-5);
      endless.apply.gathered(s, e);
    },
  },
};

type AnyRun = Run<unknown, { type: string }, unknown, unknown, unknown>;
type AnyGame = Game<unknown, { type: string }, unknown, unknown, unknown>;

const WATCHERS: readonly Who[] = ['p1', 'p2', 'spectator'];
const views = (run: AnyRun) => WATCHERS.map(who => run.view(who));
const standsAs = (run: AnyRun) => ({
  views: views(run),
  hash: run.hash,
  asked: run.now.asks.map(a => [a.seat, a.spec.rule]),
  told: WATCHERS.map(who => run.events(who)),
  lines: WATCHERS.map(who => (who === 'spectator' ? undefined : run.undoLine(who))),
});

type Act = { readonly pick: number } | { readonly back: number } | { readonly retract: 'p1' | 'p3' };

/** What somebody does: answers, takes back to some entry (the nearer the likelier), or takes back a secret answer. */
const acts = (most: number): fc.Arbitrary<Act[]> =>
  fc.array(
    fc.oneof(
      { weight: 12, arbitrary: fc.record({ pick: fc.nat(1000) }) },
      { weight: 1, arbitrary: fc.record({ back: fc.double({ min: 0, max: 1, noNaN: true }) }) },
      { weight: 1, arbitrary: fc.record({ retract: fc.constantFrom('p1' as const, 'p3' as const) }) },
    ),
    { maxLength: most, minLength: Math.floor(most / 2), size: 'max' },
  );

/** Plays, and compares what is taken back to, and looked back at, with how it was when it was played. */
const compare = (game: AnyGame, options: unknown, list: readonly Act[]): void => {
  const run: AnyRun = new Run(game, options, { seed: seedOf(list.length) });
  const start = standsAs(run);
  let was: { n: number; before: ReturnType<typeof standsAs>; after: unknown[] }[] = [];
  for (const act of list) {
    if (run.result !== undefined) break;
    if ('pick' in act) {
      const { seat } = run.now.asks[act.pick % run.now.asks.length] as { seat: Seat };
      const legal = run.now.legal(seat).filter(a => a !== 'end');
      const before = standsAs(run);
      const reply = run.answer(seat, run.q, legal[act.pick % legal.length] as Answer);
      if (!reply.ok) throw new Error(reply.refusal.rule);
      was.push({ n: reply.n, before, after: views(run) });
    } else if ('retract' in act) {
      const mine = run.entries.findLast(e => 'seat' in e && e.seat === act.retract && run.stands(e.n));
      if (run.retract(act.retract).ok) was = was.filter(w => w.n !== mine?.n);
    } else if (was.length > 0) {
      const at = was.length - 1 - Math.floor(act.back ** 4 * (was.length - 1));
      const target = was[at] as (typeof was)[number];
      const isSecretOut = run.entries.some(e => 'retract' in e && e.n > target.n);
      expect(run.undo(target.n, { agreed: true }).ok).toBe(true);
      if (!isSecretOut) expect(standsAs(run)).toEqual(target.before);
      was.length = at;
    }
  }
  expect(run.viewAfter(0, 'spectator')).toEqual(start.views[2]);
  for (const { n, after } of was) expect(WATCHERS.map(who => run.viewAfter(n, who))).toEqual(after);
  const again = replay(game, run.record(true));
  if (!again.ok) throw new Error(again.problem);
  expect(standsAs(again.run)).toEqual(standsAs(run));
};

describe('whatever is played, taken back and looked back at', () => {
  test.each([
    ['a match without end', counted, {}, 300, 8],
    ['secret answers', ambush, { players: 3 }, 60, 20],
    ['places', discs, { side: 9000, squad: 1, arrows: false }, 40, 8],
    ['turns', ticTacToe, {}, 15, 100],
  ] as const)(
    '%s: every moment is as it was, and as a replay from the start has it',
    (_, game, options, most, numRuns) => {
      fc.assert(
        fc.property(acts(most), list => compare(game as unknown as AnyGame, options, list)),
        { numRuns, seed: 1 },
      );
    },
  );
});

test('what a fault broke off in the step after is nothing to start again from', () => {
  const game = scene(function* (t) {
    if (t.s.notes.at(-1) === 'break') throw new Error('broken rule');
    const what = yield* t.choose('p1', oneOf('note', 'break', 'talk'));
    t.emit({ type: 'noted', what }, 'SCENE-EVENT');
    if (what === 'talk')
      t.emit({ type: 'noted', what: yield* t.choose('p2', oneOf('yes', 'no')) }, 'SCENE-EVENT');
    return undefined;
  });
  const run: SceneRun = new Run(game, {}, { seed: seedOf(1) });
  run.answer('p1', run.q, 'note');
  expect(run.answer('p1', run.q, 'break')).toMatchObject({ refusal: { rule: 'TABLE-FAULT' } });
  run.answer('p1', run.q, 'talk');
  run.answer('p2', run.q, 'yes');
  expect(run.viewAfter(2, 'p1')?.notes).toEqual(['note', 'talk']);
  expect(run.undo(3, { seat: 'p2' }).ok).toBe(true);
  expect(run.view('p1').notes).toEqual(['note', 'talk']);
});

describe('in a long match', () => {
  const N = 6000;
  const long = (): SceneRun => {
    const run: SceneRun = new Run(counted, {}, { seed: seedOf(1) });
    while (run.n < N) run.answer('p1', run.q, run.n % 3 === 0 ? 'roll' : 'note');
    return run;
  };
  const played = (work: () => void): number => {
    applied = 0;
    work();
    return applied;
  };

  test('looking back anywhere plays a small part of it again, and changes nothing', () => {
    const run = long();
    const { hash } = run;
    for (const n of [1, 100, 2000, 3001, 5000, N - 40, N - 1])
      expect(played(() => run.viewAfter(n, 'spectator'))).toBeLessThan(N / 12);
    expect(run.hash).toBe(hash);
  });

  test('taking back a little plays a little again, also time after time', () => {
    const run = long();
    const again = played(() => {
      for (let i = 0; i < 200; i++) {
        expect(run.undo(run.n, { agreed: true }).ok).toBe(true);
        run.answer('p1', run.q, 'note');
      }
    });
    expect(again).toBeLessThan(1000);
  });

  test('taking back one answer after the other plays each again a few times at most', () => {
    const run = long();
    const again = played(() => {
      for (let n = N; n > N / 2; n--) run.undo(n, { agreed: true });
    });
    expect(again).toBeLessThan(4 * N);
  });
});

describe('snapshots', () => {
  const snapshot = (n: number): Snapshot<number> => ({
    at: 'step',
    state: n,
    lastShuffle: new Map(),
    shuffles: 0,
  });

  /** Adds one snapshot after each thing up to `to`. */
  const fill = (snapshots: Snapshots<number>, from: number, to: number): void => {
    for (let n = from + 1; n <= to; n++) snapshots.add(n, snapshot(n));
  };
  /** How many things have to be played again to come to a place. */
  const away = (snapshots: Snapshots<number>, place: number): number => {
    const { after, snapshot: found } = snapshots.upTo(place);
    expect(found.state).toBe(after);
    return place - after;
  };

  test('are few however long the match, and the nearer to its end, the closer together', () => {
    const snapshots = new Snapshots(snapshot(0));
    for (let last = 1; last <= 20_000; last++) {
      snapshots.add(last, snapshot(last));
      if (last % 997 !== 0) continue;
      expect(snapshots.count).toBeLessThanOrEqual(96);
      for (let depth = 0; depth <= last; depth += 1 + Math.floor(depth / 20)) {
        expect(away(snapshots, last - depth)).toBeLessThanOrEqual(1 + depth);
        expect(away(snapshots, last - depth)).toBeLessThanOrEqual(Math.max(128, last / 24));
      }
    }
  });

  test('are few and never far, however much is taken back in between', () => {
    const moves = fc.array(fc.record({ on: fc.nat(900), back: fc.nat(600) }), {
      minLength: 5,
      maxLength: 30,
    });
    fc.assert(
      fc.property(moves, fc.nat(30_000), (list, anywhere) => {
        const snapshots = new Snapshots(snapshot(0));
        let [last, longest] = [0, 0];
        for (const { on, back } of list) {
          fill(snapshots, last, last + on);
          longest = Math.max(longest, last + on);
          last = Math.max(0, last + on - back);
          snapshots.backTo(last);
          expect(away(snapshots, last)).toBeLessThanOrEqual(Math.max(128, longest / 24));
          fill(snapshots, snapshots.upTo(last).after, last);
          expect(away(snapshots, last)).toBe(0);
          expect(away(snapshots, anywhere % (last + 1))).toBeLessThanOrEqual(Math.max(128, longest / 24));
          expect(snapshots.count).toBeLessThanOrEqual(96);
        }
      }),
      { numRuns: 100, seed: 1 },
    );
  });
});
