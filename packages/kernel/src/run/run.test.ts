import { describe, expect, test } from 'vitest';
import { oneOf, play, type SceneRun, scene } from '../fixtures/scene.js';
import { ticTacToe } from '../fixtures/tic-tac-toe.js';
import { refuse, type Seat } from '../index.js';
import { chanceFrom, position, quickDice, Run, scripted, seedOf } from './index.js';

const NO = refuse('SCENE-NO', 'no');

/** Everything about a match that an answer could change. */
const everything = (run: SceneRun) => ({
  hash: run.hash,
  n: run.n,
  q: run.q,
  entries: run.entries.slice(),
  since: run.now.since.slice(),
  told: run.everything(),
  asks: run.now.asks.map(a => [a.seat, a.spec.rule]),
  lines: (['p1', 'p2', 'p3'] as Seat[]).map(seat => run.undoLine(seat)),
});

const twoTurns = scene(function* (t) {
  const a = yield* t.choose('p1', { ...oneOf('a', 'b', 'c'), judge: k => (k === 'c' ? NO : undefined) });
  t.emit({ type: 'noted', what: a }, 'SCENE-EVENT');
  const b = yield* t.choose('p2', oneOf('d', 'e'));
  t.emit({ type: 'noted', what: b }, 'SCENE-EVENT');
  return t.s.notes.length >= 4 ? 'end' : undefined;
});

describe('an answer', () => {
  test('is written down with its number, seat, question and giver', () => {
    const run = play(twoTurns, scripted());
    expect(run.answer('p1', 0, 'a')).toEqual({ ok: true, n: 1 });
    expect(run.answer('p2', 1, 'e', 'bot')).toEqual({ ok: true, n: 2 });
    expect(run.entries).toEqual([
      { n: 1, seat: 'p1', q: 0, a: 'a' },
      { n: 2, seat: 'p2', q: 1, a: 'e', by: 'bot' },
    ]);
    expect(run.events('p3')).toEqual([
      { n: 1, rule: 'SCENE-EVENT', event: { type: 'noted', what: 'a' } },
      { n: 2, rule: 'SCENE-EVENT', event: { type: 'noted', what: 'e' } },
    ]);
    expect(run.events('p3', 1)).toEqual([{ n: 2, rule: 'SCENE-EVENT', event: { type: 'noted', what: 'e' } }]);
  });

  test('is refused, with its reason, when it is illegal, malformed, out of turn, stale or too late', () => {
    const run = play(twoTurns, scripted());
    const before = everything(run);
    const why = (seat: Seat, q: number, a: unknown): string => {
      const reply = run.answer(seat, q, a);
      return reply.ok ? 'accepted' : `${reply.refusal.rule} ${reply.refusal.why.id}`;
    };
    expect(why('p1', 0, 'c')).toBe('SCENE-NO no');
    expect(why('p1', 0, 'z')).toBe('TABLE-ANSWER table-unknown');
    expect(why('p1', 0, 7)).toBe('TABLE-ANSWER table-malformed');
    expect(why('p2', 0, 'd')).toBe('TABLE-SEAT table-not-asked');
    expect(why('p9', 0, 'a')).toBe('TABLE-SEAT table-not-asked');
    expect(why('p1', 1, 'a')).toBe('TABLE-STALE table-stale');
    expect(why('p1', Number.NaN, 'a')).toBe('TABLE-STALE table-stale');
    expect(everything(run)).toEqual(before);
    for (const a of ['a', 'd', 'a', 'd']) run.answer(run.now.ask?.seat ?? 'p1', run.q, a);
    expect(run.result).toBe('end');
    expect(why('p1', run.q, 'a')).toBe('TABLE-OVER table-over');
  });

  test('can be judged without being given', () => {
    const run = play(twoTurns, scripted());
    const before = everything(run);
    expect(run.judge('p1', 0, 'a')).toBeUndefined();
    expect(run.judge('p1', 0, 'c')).toBe(NO);
    expect(everything(run)).toEqual(before);
  });

  test('is forced when it is the only legal one', () => {
    const run = play(
      scene(function* (t) {
        yield* t.choose('p1', { ...oneOf('a', 'b'), judge: k => (k === 'a' ? NO : undefined) });
        yield* t.choose('p1', oneOf('a', 'b'));
        return 0;
      }),
      scripted(),
    );
    expect(run.forced('p1')).toBe('b');
    expect(run.forced('p2')).toBeUndefined();
    run.answer('p1', 0, 'b', 'forced');
    expect(run.forced('p1')).toBeUndefined();
  });

  test('a pose is never forced, because more may be answered than is proposed', () => {
    const run = play(
      scene(function* (t) {
        const at = { rule: 'SCENE-PUT', ask: { id: 'put' }, judge: () => undefined } as const;
        yield* t.place('p1', { ...at, propose: () => [{ x: 0, y: 0 }] });
        return 0;
      }),
      scripted(),
    );
    expect(run.forced('p1')).toBeUndefined();
  });
});

const retractable = scene(function* (t) {
  const all = yield* t.askAll((['p1', 'p2', 'p3'] as const).map(p => t.choose(p, oneOf('x', 'y'))));
  t.emit({ type: 'noted', what: all }, 'SCENE-EVENT');
  return undefined;
});

describe('taking an answer back while others are choosing', () => {
  test('is possible until the last one arrives', () => {
    const run = play(retractable, scripted());
    run.answer('p1', 0, 'x');
    run.answer('p2', 0, 'x');
    expect(run.retract('p1')).toEqual({ ok: true, n: 3 });
    expect(run.entries.at(-1)).toEqual({ n: 3, seat: 'p1', retract: 1 });
    expect(run.questions('p3').map(q => q.seat)).toEqual(['p1', 'p3']);
    expect(run.answer('p1', 0, 'y').ok).toBe(true);
    expect(run.answer('p3', 0, 'y').ok).toBe(true);
    expect(run.now.state.notes).toEqual([['y', 'x', 'y']]);
    const before = everything(run);
    expect(run.retract('p1')).toMatchObject({ ok: false, refusal: { rule: 'TABLE-RETRACT' } });
    expect(everything(run)).toEqual(before);
  });

  test('is for those who have answered', () => {
    const run = play(retractable, scripted());
    expect(run.retract('p1').ok).toBe(false);
    run.answer('p1', 0, 'x');
    expect(run.retract('p2').ok).toBe(false);
    expect(run.retract('p9').ok).toBe(false);
  });

  test('may be repeated, and leaves as much as if nothing had been answered', () => {
    const run = play(retractable, scripted());
    const { hash } = run;
    for (let i = 0; i < 5; i++) {
      expect(run.answer('p2', 0, 'x').ok).toBe(true);
      expect(run.retract('p2').ok).toBe(true);
    }
    expect([run.hash, run.q, run.n, run.now.since]).toEqual([hash, 0, 10, []]);
  });
});

describe('a fault in the rules', () => {
  const faulty = (fail: () => void) =>
    scene(
      function* (t) {
        const a = yield* t.choose('p1', oneOf('fine', 'bad'));
        t.emit({ type: 'noted', what: a }, 'SCENE-EVENT');
        if (a === 'bad') {
          t.emit({ type: 'turned', card: t.s.down[0]?.card ?? '#none' }, 'SCENE-EVENT');
          t.roll('SCENE-DIE', [1, 2, 3]);
          fail();
        }
        return undefined;
      },
      {
        *setup(t) {
          t.emit({ type: 'laid', cards: t.shuffle('SCENE-DECK', ['#a', '#b']) }, 'SCENE-EVENT');
        },
      },
    );

  test('leaves the question standing and everything as it was', () => {
    const run = play(
      faulty(() => {
        throw new Error('broken rule');
      }),
      chanceFrom(quickDice(1)),
    );
    run.answer('p1', run.q, 'fine');
    const before = everything(run);
    expect(run.answer('p1', run.q, 'bad')).toMatchObject({ ok: false, refusal: { rule: 'TABLE-FAULT' } });
    expect(run.fault).toEqual(new Error('broken rule'));
    expect(everything(run)).toEqual(before);
    expect(run.answer('p1', run.q, 'fine').ok).toBe(true);
    expect(run.now.state.notes).toEqual(['fine', 'fine']);
  });

  test('in a judge refuses the answer', () => {
    const run = play(
      scene(function* (t) {
        yield* t.choose('p1', {
          ...oneOf('a'),
          judge: () => {
            throw new Error('broken judge');
          },
        });
        return 0;
      }),
      scripted(),
    );
    expect(run.judge('p1', 0, 'a')).toMatchObject({ rule: 'TABLE-FAULT' });
    expect(run.fault).toEqual(new Error('broken judge'));
  });

  test.each([
    ['events', (t: Parameters<typeof twoTurns.step>[0]) => t.emit({ type: 'noted', what: 1 }, 'SCENE-EVENT')],
    ['rolls', (t: Parameters<typeof twoTurns.step>[0]) => t.roll('SCENE-DIE', [1, 2])],
  ])('is also %s without an end', (_, again) => {
    const game = scene(function* (t) {
      yield* t.choose('p1', oneOf('go'));
      for (;;) again(t);
    });
    const run = play(game, chanceFrom(quickDice(1)));
    const before = everything(run);
    expect(run.answer('p1', 0, 'go')).toMatchObject({ ok: false, refusal: { rule: 'TABLE-FAULT' } });
    expect(String(run.fault)).toMatch('10000 events without a question');
    expect(everything(run)).toEqual(before);
  });

  test('is also steps without an end', () => {
    const game = scene(function* (t) {
      if (t.s.notes.length === 0) yield* t.choose('p1', oneOf('go'));
      if (t.s.notes.length === 0) t.emit({ type: 'noted', what: 'gone' }, 'SCENE-EVENT');
      return undefined;
    });
    const run = play(game, scripted());
    expect(run.answer('p1', 0, 'go')).toMatchObject({ ok: false, refusal: { rule: 'TABLE-FAULT' } });
    expect(run.now.state.notes).toEqual([]);
  });

  test('ten thousand events with questions between them are none', () => {
    const game = scene(function* (t) {
      for (let i = 0; i < 4000; i++) t.emit({ type: 'noted', what: i }, 'SCENE-EVENT');
      yield* t.choose('p1', oneOf('on'));
      return undefined;
    });
    const run = play(game, scripted());
    for (let i = 0; i < 3; i++) expect(run.answer('p1', run.q, 'on').ok).toBe(true);
    expect(run.now.state.notes.length).toBe(16_000);
  });
});

test('chance belongs to its entry: a rule that draws more or less shifts no later draw', () => {
  const drawn = (more: number) => {
    const game = scene(function* (t) {
      yield* t.choose('p1', oneOf('go'));
      for (let i = 0; i < more; i++) t.roll('SCENE-DIE', [1, 2]);
      yield* t.choose('p1', oneOf('go'));
      const rolls = Array.from({ length: 8 }, () => t.roll('SCENE-DIE', [1, 2, 3, 4, 5, 6]));
      return rolls;
    });
    const run = new Run(game, {}, { seed: seedOf(2) });
    run.answer('p1', run.q, 'go');
    run.answer('p1', run.q, 'go');
    return run.result;
  };
  expect(drawn(3)).toEqual(drawn(0));
});

test('a match can start from a position made by hand', () => {
  const cells: (Seat | null)[] = ['p1', 'p1', null, 'p2', 'p2', null, null, null, null];
  const run = new Run(ticTacToe, {}, { seed: seedOf(1) }, position({ cells, turn: 'p1' }));
  run.answer('p1', 0, '2');
  expect(run.result).toEqual({ winner: 'p1' });
});
