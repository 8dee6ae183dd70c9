import { describe, expect, test } from 'vitest';
import { oneOf, play, type SceneTable, scene } from './fixtures/scene.js';
import { orPass, refuse, type Seat, type Window } from './index.js';
import { scripted } from './run/index.js';

const times = (t: SceneTable, seat: Seat): number => t.s.notes.filter(n => String(n).startsWith(seat)).length;

/** A window in which a seat may note a word, at most `most` times. */
const noting = (
  seats: readonly Seat[],
  more: Partial<Window<string>> & { most?: number; words?: string[] } = {},
) => {
  const { most = 9, words = ['x', 'y'], ...rest } = more;
  return play(
    scene(function* (t) {
      yield* t.window({
        able: () => seats.filter(p => times(t, p) < most),
        choice: () => oneOf(...words),
        *play(seat, x) {
          t.emit({ type: 'noted', what: `${seat} ${x}` }, 'SCENE-EVENT');
        },
        ...rest,
      });
      return t.s.notes.length;
    }),
    scripted(),
  );
};
type Run = ReturnType<typeof noting>;
const asked = (run: Run): Seat[] => run.questions('spectator').map(q => q.seat);
const answer = (run: Run, ...answers: [Seat, string][]): void => {
  for (const [seat, a] of answers) expect(run.answer(seat, run.q, a)).toMatchObject({ ok: true });
};

describe('a window in turn', () => {
  test('asks the first who is able, and each may pass', () => {
    const run = noting(['p3', 'p1']);
    expect(asked(run)).toEqual(['p3']);
    expect(run.now.legal('p3')).toEqual(['pass', 'x', 'y']);
    answer(run, ['p3', 'pass'], ['p1', 'pass']);
    expect(run.result).toBe(0);
  });

  test('after a reaction all are asked again, also those who passed', () => {
    const run = noting(['p1', 'p2']);
    answer(run, ['p1', 'pass'], ['p2', 'x']);
    expect(asked(run)).toEqual(['p1']);
    answer(run, ['p1', 'y'], ['p1', 'pass'], ['p2', 'pass']);
    expect(run.now.state.notes).toEqual(['p2 x', 'p1 y']);
    expect(run.result).toBe(2);
  });

  test('those who passed are not asked again where the rule says so', () => {
    const run = noting(['p1', 'p2'], { again: 'rest' });
    answer(run, ['p1', 'pass'], ['p2', 'x']);
    expect(asked(run)).toEqual(['p2']);
    answer(run, ['p2', 'pass']);
    expect(run.result).toBe(1);
  });

  test('who is able is read anew after each reaction', () => {
    const run = noting(['p1', 'p2'], { most: 1 });
    answer(run, ['p1', 'x']);
    expect(asked(run)).toEqual(['p2']);
    answer(run, ['p2', 'x']);
    expect(run.result).toBe(2);
  });

  test('while something compulsory is left, nobody can pass it', () => {
    const run = noting(['p1'], { most: 2, must: () => true });
    expect(run.now.legal('p1')).toEqual(['x', 'y']);
    expect(run.answer('p1', run.q, 'pass')).toMatchObject({ ok: false });
    answer(run, ['p1', 'x'], ['p1', 'y']);
    expect(run.result).toBe(2);
  });

  test('that nobody could use does not open', () => {
    expect(noting([]).result).toBe(0);
  });
});

describe('a window at once', () => {
  test('asks all in secret and plays in the order of those able', () => {
    const run = noting(['p3', 'p1'], { order: 'at-once', most: 1 });
    expect(asked(run)).toEqual(['p3', 'p1']);
    answer(run, ['p1', 'x']);
    expect(run.events('p3')).toEqual([]);
    answer(run, ['p3', 'y']);
    expect(run.now.state.notes).toEqual(['p3 y', 'p1 x']);
    expect(run.result).toBe(2);
  });

  test('one alone is asked plainly', () => {
    const run = noting(['p2'], { order: 'at-once' });
    expect(run.now.pending?.kind).toBe('choose');
  });

  test('what has become impossible is left out, and its seat is asked again', () => {
    const run = play(
      scene(function* (t) {
        yield* t.window({
          order: 'at-once',
          again: 'rest',
          able: () => (['p1', 'p2', 'p3'] as const).filter(p => times(t, p) === 0),
          choice: () => ({
            ...oneOf('x', 'y', 'z'),
            judge: w =>
              t.s.notes.some(n => String(n).endsWith(w)) ? refuse('SCENE-ONCE', 'gone') : undefined,
          }),
          *play(seat, x) {
            t.emit({ type: 'noted', what: `${seat} ${x}` }, 'SCENE-EVENT');
          },
        });
        return 'end';
      }),
      scripted(),
    );
    answer(run, ['p1', 'x'], ['p2', 'x'], ['p3', 'pass']);
    expect(run.now.state.notes).toEqual(['p1 x']);
    expect(asked(run)).toEqual(['p2']);
    expect(run.now.legal('p2')).toEqual(['pass', 'y', 'z']);
    answer(run, ['p2', 'z']);
    expect(run.now.state.notes).toEqual(['p1 x', 'p2 z']);
    expect(run.result).toBe('end');
  });
});

test('a choice that may be declined has its own words for it, and keeps its judge', () => {
  const c = orPass({ ...oneOf('a'), judge: () => refuse('SCENE-NO', 'no') }, { id: 'nobody' });
  expect(c.from).toEqual(['pass', 'a']);
  expect(c.show?.('pass')).toEqual({ label: { id: 'nobody' }, declines: true });
  expect(c.judge?.('pass')).toBeUndefined();
  expect(c.judge?.('a')).toMatchObject({ rule: 'SCENE-NO' });
});

test('equal dice come sorted by their faces, one outcome each', () => {
  const DIE = ['blank', 'hit', 'blank', 'crit'];
  const chance = scripted('crit', 'blank', 'hit', 'blank');
  const run = play(
    scene(function* (t) {
      t.emit({ type: 'noted', what: t.rollMany('SCENE-DICE', DIE, 4) }, 'SCENE-EVENT');
      return t.rollMany('SCENE-DICE', DIE, 0);
    }),
    chance,
  );
  expect(run.now.state.notes).toEqual([['blank', 'blank', 'hit', 'crit']]);
  expect(run.result).toEqual([]);
  chance.end();
});

test('a number of dice that is none is a fault of the rules', () => {
  for (const n of [-1, 0.5, Number.NaN]) {
    const bad = scene(function* (t) {
      return t.rollMany('SCENE-DICE', ['a'], n);
    });
    expect(() => play(bad, scripted())).toThrow(`SCENE-DICE rolls ${n} dice`);
  }
});
