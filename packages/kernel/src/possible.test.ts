import { describe, expect, test } from 'vitest';
import { oneOf, type SceneTable, scene, world } from './fixtures/scene.js';
import { type Proc, refuse } from './index.js';
import { chanceFrom, quickDice } from './run/index.js';

const NO = refuse('SCENE-NO', 'no');
const never = { ...oneOf('x'), judge: () => NO };

/** Whether `proc` is found possible at the start of a scene with three face-down cards. */
const isPossible = (proc: (t: SceneTable) => Proc<unknown>): boolean => {
  const w = world(
    scene(
      function* (t) {
        yield* t.choose('p1', oneOf(String(t.possible(proc))));
        return 0;
      },
      {
        *setup(t) {
          t.emit(
            { type: 'laid', cards: t.shuffle('SCENE-DECK', ['#a', '#b', '#c']), seen: ['p2'] },
            'SCENE-EVENT',
          );
        },
      },
    ),
    chanceFrom(quickDice(1)),
  );
  return w.legal('p1')[0] === 'true';
};

describe('possible', () => {
  test('a procedure without a dead end is possible', () => {
    expect(
      isPossible(function* (t) {
        yield* t.choose('p1', oneOf('a'));
      }),
    ).toBe(true);
  });

  test('a question without a legal answer is a dead end', () => {
    expect(
      isPossible(function* (t) {
        yield* t.choose('p1', oneOf('a', 'b'));
        yield* t.choose('p1', never);
      }),
    ).toBe(false);
  });

  test('the one path that gets through is found behind dead ends', () => {
    const lock = function* (t: SceneTable): Proc {
      const first = yield* t.choose('p1', oneOf('a', 'b', 'c'));
      const second = yield* t.chooseMany('p1', { ...oneOf('x', 'y'), min: 0, max: 2 });
      const third = yield* t.number('p1', { rule: 'SCENE-N', ask: { id: 'n' }, min: 1, max: 3 });
      if (first !== 'b' || second.length !== 1 || third !== 2) yield* t.choose('p1', never);
    };
    expect(isPossible(lock)).toBe(true);
    expect(
      isPossible(function* (t) {
        yield* lock(t);
        yield* t.choose('p1', never);
      }),
    ).toBe(false);
  });

  test('trying stops at chance, because nobody can know it', () => {
    expect(
      isPossible(function* (t) {
        t.roll('SCENE-DIE', [1, 2]);
        yield* t.choose('p1', never);
      }),
    ).toBe(true);
    expect(
      isPossible(function* (t) {
        t.shuffle('SCENE-DECK', ['#a', '#b']);
        yield* t.choose('p1', never);
      }),
    ).toBe(true);
  });

  test("trying stops at another seat's answer", () => {
    expect(
      isPossible(function* (t) {
        yield* t.choose('p1', oneOf('a'));
        yield* t.choose('p2', never);
      }),
    ).toBe(true);
    expect(
      isPossible(function* (t) {
        yield* t.askAll([t.choose('p1', never)]);
      }),
    ).toBe(true);
  });

  test('trying stops at a face that anybody newly sees', () => {
    const card = (t: SceneTable) => t.s.down[0]?.card ?? '#none';
    expect(
      isPossible(function* (t) {
        t.emit({ type: 'turned', card: card(t) }, 'SCENE-EVENT');
        yield* t.choose('p1', never);
      }),
    ).toBe(true);
    expect(
      isPossible(function* (t) {
        t.emit({ type: 'peeked', card: card(t), by: 'p1' }, 'SCENE-EVENT');
        yield* t.choose('p1', never);
      }),
    ).toBe(true);
  });

  test('a card handed on is a face newly seen, though still only one seat knows it', () => {
    expect(
      isPossible(function* (t) {
        t.emit({ type: 'passed', card: t.s.down[0]?.card ?? '#none', to: 'p3' }, 'SCENE-EVENT');
        yield* t.choose('p1', never);
      }),
    ).toBe(true);
  });

  test('other events do not stop it', () => {
    expect(
      isPossible(function* (t) {
        t.emit({ type: 'noted', what: 'hello' }, 'SCENE-EVENT');
        t.emit({ type: 'passed', card: t.s.down[0]?.card ?? '#none', to: 'p2' }, 'SCENE-EVENT');
        yield* t.choose('p1', never);
      }),
    ).toBe(false);
  });

  test('it may be asked inside what is tried', () => {
    expect(
      isPossible(function* (t) {
        const dead = t.possible(function* (u) {
          yield* u.choose('p1', never);
        });
        yield* t.choose('p1', dead ? never : oneOf('a'));
      }),
    ).toBe(true);
  });

  test('trying leaves the true state alone', () => {
    const w = world(
      scene(function* (t) {
        t.possible(function* (u) {
          u.emit({ type: 'noted', what: 'tried' }, 'SCENE-EVENT');
          yield* u.choose('p1', oneOf('a'));
        });
        yield* t.choose('p1', oneOf(...t.s.notes.map(String), 'end'));
        return 0;
      }),
      chanceFrom(quickDice(1)),
    );
    expect(w.legal('p1')).toEqual(['end']);
  });

  test('a fault inside what is tried is not hidden', () => {
    expect(() =>
      isPossible(function* () {
        throw new Error('broken rule');
      }),
    ).toThrow('broken rule');
  });
});
