import { describe, expect, test } from 'vitest';
import { oneOf, play, type SceneRun, type SceneTable, scene } from '../fixtures/scene.js';
import type { Proc, Seat } from '../index.js';
import { chanceFrom, quickDice, Run, replay, sealedChance, seedOf } from './index.js';

/** A step in which p1 chooses what comes to light, then goes on. */
const effects: Readonly<Record<string, (t: SceneTable) => Proc>> = {
  *nothing() {},
  *note(t) {
    t.emit({ type: 'noted', what: 'seen by all' }, 'SCENE-EVENT');
  },
  *roll(t) {
    t.emit({ type: 'noted', what: t.roll('SCENE-DIE', [1, 2, 3, 4, 5, 6]) }, 'SCENE-EVENT');
  },
  *shuffle(t) {
    t.emit(
      {
        type: 'laid',
        cards: t.shuffle(
          'SCENE-DECK',
          t.s.down.map(d => d.card),
        ),
      },
      'SCENE-EVENT',
    );
  },
  *turn(t) {
    t.emit({ type: 'turned', card: t.s.down[0]?.card ?? '#none' }, 'SCENE-EVENT');
  },
  *peek(t) {
    t.emit({ type: 'peeked', card: t.s.down[0]?.card ?? '#none', by: 'p1' }, 'SCENE-EVENT');
  },
  *otherPeeks(t) {
    t.emit({ type: 'peeked', card: t.s.down[0]?.card ?? '#none', by: 'p3' }, 'SCENE-EVENT');
  },
  *other(t) {
    yield* t.choose('p2', oneOf('yes', 'no'));
  },
  *break(t) {
    t.emit({ type: 'noted', what: t.roll('SCENE-DIE', [1, 2, 3]) }, 'SCENE-EVENT');
    throw new Error('broken rule');
  },
  *all(t) {
    const bids = yield* t.askAll([t.choose('p1', oneOf('x', 'y')), t.choose('p2', oneOf('x', 'y'))]);
    t.emit({ type: 'noted', what: bids }, 'SCENE-EVENT');
  },
};
const game = scene(
  function* (t) {
    const what = yield* t.choose('p1', oneOf(...Object.keys(effects), 'end'));
    t.emit({ type: 'noted', what }, 'SCENE-EVENT');
    if (what === 'end') return 'over';
    yield* (effects[what] as (t: SceneTable) => Proc)(t);
    return undefined;
  },
  {
    *setup(t) {
      t.emit(
        { type: 'laid', cards: t.shuffle('SCENE-DECK', ['#a', '#b', '#c', '#d']), seen: ['p2'] },
        'SCENE-EVENT',
      );
    },
  },
);
const begin = (): SceneRun => new Run(game, {}, { seed: seedOf(5) });
const answer = (run: SceneRun, seat: Seat, ...answers: string[]): void => {
  for (const a of answers) expect(run.answer(seat, run.q, a)).toMatchObject({ ok: true });
};

describe('the line behind which nothing is taken back freely', () => {
  test('runs back to the start if nothing came to light', () => {
    const run = begin();
    expect(run.undoLine('p1')).toEqual({ to: undefined, blockedBy: 'start' });
    answer(run, 'p1', 'nothing', 'note', 'nothing');
    expect(run.undoLine('p1')).toEqual({ to: 1, blockedBy: 'start' });
  });

  test.each([
    ['roll', 'chance'],
    ['shuffle', 'chance'],
    ['turn', 'face'],
    ['peek', 'face'],
    ['otherPeeks', 'face'],
  ])('stops at a %s', (what, blockedBy) => {
    const run = begin();
    answer(run, 'p1', 'note', what, 'note', 'note');
    expect(run.undoLine('p1')).toEqual({ to: 3, blockedBy });
    expect(run.undo(2, { seat: 'p1' })).toMatchObject({ ok: false, refusal: { rule: 'TABLE-UNDO' } });
    expect(run.undo(1, { seat: 'p1' }).ok).toBe(false);
    expect(run.undo(3, { seat: 'p1' }).ok).toBe(true);
    expect(run.undoLine('p1')).toEqual({ to: undefined, blockedBy });
  });

  test("stops at another seat's answer", () => {
    const run = begin();
    answer(run, 'p1', 'other');
    answer(run, 'p2', 'yes');
    expect(run.undoLine('p1')).toEqual({ to: undefined, blockedBy: 'answer' });
    expect(run.undoLine('p2')).toEqual({ to: 2, blockedBy: 'answer' });
    answer(run, 'p1', 'note');
    expect(run.undoLine('p1')).toEqual({ to: 3, blockedBy: 'answer' });
    expect(run.undoLine('p2')).toEqual({ to: undefined, blockedBy: 'answer' });
  });

  test('stops where hidden answers were shown, even for the seat that answered last', () => {
    const run = begin();
    answer(run, 'p1', 'all', 'x');
    expect(run.undoLine('p1')).toEqual({ to: 1, blockedBy: 'start' });
    answer(run, 'p2', 'y');
    expect(run.undoLine('p2')).toEqual({ to: undefined, blockedBy: 'reveal' });
    expect(run.undoLine('p1')).toEqual({ to: undefined, blockedBy: 'reveal' });
  });

  test('stops at the end of the match, when all is told', () => {
    const run = begin();
    answer(run, 'p1', 'note', 'end');
    expect(run.result).toBe('over');
    expect(run.record().seed).toBe(seedOf(5));
    expect(run.undoLine('p1')).toEqual({ to: undefined, blockedBy: 'reveal' });
    expect(run.undo(2, { seat: 'p1' })).toMatchObject({ ok: false, refusal: { rule: 'TABLE-OVER' } });
    expect(run.undo(2, { agreed: true })).toMatchObject({ ok: false, refusal: { rule: 'TABLE-OVER' } });
  });
});

describe('an undo', () => {
  test('restores the state, the question and what was told, in the same step and in earlier ones', () => {
    const run = begin();
    answer(run, 'p1', 'roll', 'note', 'all', 'x');
    const seen = (r: SceneRun) => [
      r.hash,
      r.events('p1'),
      r.events('p2'),
      r.questions('p1').map(q => q.seat),
    ];
    const other = begin();
    answer(other, 'p1', 'roll', 'note', 'all');
    expect(run.undo(4, { seat: 'p1' }).ok).toBe(true);
    expect(seen(run)).toEqual(seen(other));
    const earlier = begin();
    answer(earlier, 'p1', 'roll');
    expect(run.undo(2, { seat: 'p1' }).ok).toBe(true);
    expect(seen(run)).toEqual(seen(earlier));
  });

  test('is an entry; nothing is ever struck from the record', () => {
    const run = begin();
    answer(run, 'p1', 'note', 'note');
    run.undo(2, { seat: 'p1' });
    answer(run, 'p1', 'nothing');
    expect(run.entries).toEqual([
      { n: 1, seat: 'p1', q: 0, a: 'note' },
      { n: 2, seat: 'p1', q: 1, a: 'note' },
      { n: 3, undo: 2 },
      { n: 4, seat: 'p1', q: 3, a: 'nothing' },
    ]);
  });

  test('takes entries down: what stands and what was told last can be asked', () => {
    const run = begin();
    expect([run.last(), run.stands(1), run.eventCount]).toEqual([undefined, false, 1]);
    answer(run, 'p1', 'note', 'note');
    expect([run.last()?.n, run.stands(1), run.stands(2), run.eventCount]).toEqual([2, true, true, 5]);
    run.undo(2, { seat: 'p1' });
    expect([run.last(), run.stands(1), run.stands(2), run.stands(3), run.eventCount]).toEqual([
      { n: 3, undo: 2 },
      true,
      false,
      false,
      3,
    ]);
  });

  test('makes answers to the question that stood before it stale', () => {
    const run = begin();
    answer(run, 'p1', 'other');
    const asked = run.q;
    run.undo(1, { seat: 'p1' });
    answer(run, 'p1', 'other');
    expect(run.answer('p2', asked, 'yes')).toMatchObject({ ok: false, refusal: { rule: 'TABLE-STALE' } });
  });

  test('of an entry that was taken back before, or never was, is refused', () => {
    const run = begin();
    answer(run, 'p1', 'note', 'note');
    run.undo(2, { seat: 'p1' });
    for (const to of [0, 2, 3, 4, -1, 0.5, Number.NaN])
      expect(run.undo(to, { agreed: true })).toMatchObject({ ok: false, refusal: { rule: 'TABLE-UNDO' } });
    expect(run.n).toBe(3);
  });

  test('that all agreed to goes further back and gets fresh chance, but keeps the chance before it', () => {
    const run = begin();
    answer(run, 'p1', 'shuffle', 'roll', 'roll', 'roll', 'roll', 'roll', 'roll');
    const before = { order: run.now.state.down.map(d => d.card), rolls: run.now.state.notes.slice(3) };
    expect(run.undo(2, { seat: 'p1' }).ok).toBe(false);
    expect(run.undo(2, { agreed: true }).ok).toBe(true);
    answer(run, 'p1', 'roll', 'roll', 'roll', 'roll', 'roll', 'roll');
    expect(run.now.state.down.map(d => d.card)).toEqual(before.order);
    expect(run.now.state.notes.slice(3)).not.toEqual(before.rolls);
  });

  test('lets a seat look at nothing twice: what it turned up before the line stays up', () => {
    const run = begin();
    answer(run, 'p1', 'peek', 'note', 'note');
    run.undo(2, { seat: 'p1' });
    expect(run.view('p1').down.filter(c => c !== '?')).toHaveLength(1);
    expect(run.undo(1, { seat: 'p1' }).ok).toBe(false);
  });

  test('of half an askAll opens only the own answer again', () => {
    const run = begin();
    answer(run, 'p1', 'all');
    answer(run, 'p2', 'y');
    expect(run.undo(2, { seat: 'p1' }).ok).toBe(false);
    expect(run.undo(2, { seat: 'p2' }).ok).toBe(true);
    expect(run.questions('p3').map(q => q.seat)).toEqual(['p1', 'p2']);
  });

  test('and retracting go together', () => {
    const run = begin();
    answer(run, 'p1', 'all', 'x');
    expect(run.retract('p1').ok).toBe(true);
    expect(run.undo(2, { agreed: true }).ok).toBe(false);
    expect(run.undo(1, { seat: 'p1' }).ok).toBe(true);
    answer(run, 'p1', 'all', 'y');
    answer(run, 'p2', 'y');
    expect(run.now.state.notes).toEqual(['all', ['y', 'y']]);
  });
});

test('what was retracted, and what a fault broke off, is gone when a match is taken back to far behind it', () => {
  const run = begin();
  answer(run, 'p1', 'all', 'x');
  run.retract('p1');
  answer(run, 'p1', 'y');
  answer(run, 'p2', 'y');
  expect(run.answer('p1', run.q, 'break')).toMatchObject({ refusal: { rule: 'TABLE-FAULT' } });
  answer(run, 'p1', 'note', 'roll');
  const { hash } = run;
  answer(run, 'p1', 'roll', 'note', 'roll');
  expect(run.undo(8, { agreed: true }).ok).toBe(true);
  expect(run.hash).toBe(hash);
});

test('undo and retract entries replay to the same match', () => {
  const run = begin();
  answer(run, 'p1', 'shuffle', 'roll', 'note', 'all', 'x');
  run.retract('p1');
  answer(run, 'p1', 'y');
  run.undo(5 + 2, { seat: 'p1' });
  run.undo(2, { agreed: true });
  answer(run, 'p1', 'roll', 'turn', 'end');
  const again = replay(game, run.record());
  if (!again.ok) throw new Error(again.problem);
  for (const who of ['p1', 'p2', 'spectator'] as const)
    expect(again.run.events(who)).toEqual(run.events(who));
  expect(again.run.hash).toBe(run.hash);
});

test('chance that knows no entries still takes back what it gave', () => {
  const run = play(game, chanceFrom(quickDice(3)));
  answer(run, 'p1', 'roll', 'note');
  const before = run.hash;
  answer(run, 'p1', 'note');
  run.undo(3, { seat: 'p1' });
  expect(run.hash).toBe(before);
});

test('a long match is taken back from its start as from its last step', () => {
  const run = play(game, sealedChance(seedOf(9)));
  const hashes: string[] = [];
  for (let i = 0; i < 40; i++) {
    hashes.push(run.hash);
    answer(run, 'p1', i % 3 === 0 ? 'roll' : 'note');
  }
  for (const to of [38, 20, 3, 1]) {
    expect(run.undo(to, { agreed: true }).ok).toBe(true);
    expect(run.hash).toBe(hashes[to - 1]);
  }
});
