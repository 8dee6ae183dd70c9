import { describe, expect, test } from 'vitest';
import { play, type SceneTable, scene } from './fixtures/scene.js';
import {
  type Acts,
  actsAt,
  clashes,
  type EffectStep,
  fold,
  type Seat,
  type Source,
  sum,
  through,
} from './index.js';
import { scripted } from './run/index.js';

interface Ctx {
  readonly from: Seat;
  readonly to: Seat;
}
interface Me {
  readonly seat: Seat;
  readonly x: number;
}
const SUMS = {
  cover: sum<number, Ctx>()('SCENE-COVER', ['improve', 'cap', 'reduce']),
  mayPierce: sum<boolean, Ctx>()('SCENE-PIERCE', ['forbid']),
};
const STEPS = {
  attack: { rule: 'SCENE-ATTACK', order: c => [c.from, c.to] } as EffectStep<Ctx>,
};
type Keyword = Acts<typeof SUMS, typeof STEPS, SceneTable, Me>;

const cover: Keyword = {
  id: 'cover',
  sums: { cover: { in: 'improve', change: (v, c, me) => (me.seat === c.to ? v + me.x : v) } },
};
const sharpshooter: Keyword = {
  id: 'sharpshooter',
  sums: { cover: { in: 'reduce', change: (v, c, me) => (me.seat === c.from ? Math.max(0, v - me.x) : v) } },
};
const heavyAtMost: Keyword = {
  id: 'heavy-at-most',
  sums: { cover: { in: 'cap', change: v => Math.min(v, 2) } },
};
const immune: Keyword = {
  id: 'immune',
  sums: { mayPierce: { in: 'forbid', change: (v, c, me) => v && me.seat !== c.to } },
};
const noting = (id: string, is: 'may' | 'must', when: (t: SceneTable) => boolean = () => true): Keyword => ({
  id,
  steps: {
    attack: {
      rule: 'SCENE-ACT',
      is,
      when,
      *play(t, _, me) {
        t.emit({ type: 'noted', what: `${me.seat} ${id}` }, 'SCENE-EVENT');
      },
    },
  },
});
const has = (acts: Keyword, seat: Seat, x = 1): Source<Keyword, Me> => ({ acts, me: { seat, x } });
const ctx: Ctx = { from: 'p1', to: 'p2' };

describe('fold', () => {
  test('goes phase by phase, whatever the order of the sources', () => {
    const sources = [has(sharpshooter, 'p1'), has(heavyAtMost, 'p1'), has(cover, 'p2', 3)];
    expect(fold(SUMS, 'cover', sources, 0, ctx)).toBe(1); // 0 + 3, at most 2, less 1
    expect(fold(SUMS, 'cover', sources.toReversed(), 0, ctx)).toBe(1);
  });

  test('a source acts for whom its context says, and only on the values that it names', () => {
    expect(fold(SUMS, 'cover', [has(cover, 'p1', 2), has(immune, 'p2')], 1, ctx)).toBe(1);
    expect(fold(SUMS, 'mayPierce', [has(immune, 'p2')], true, ctx)).toBe(false);
    expect(fold(SUMS, 'mayPierce', [has(immune, 'p1')], true, ctx)).toBe(true);
  });

  test('two of one phase that hang on their order are found', () => {
    const sharpToo: Keyword = {
      id: 'sharp-too',
      sums: { cover: { in: 'improve', change: v => Math.max(0, v - 1) } },
    };
    const sources = [has(cover, 'p2'), has(sharpshooter, 'p1'), has(sharpToo, 'p1')];
    expect(clashes(SUMS, 'cover', sources, 0, ctx)).toEqual([['cover', 'sharp-too']]);
    expect(clashes(SUMS, 'cover', sources, 1, ctx)).toEqual([]);
  });
});

describe('through', () => {
  const by = {
    seat: (me: Me) => me.seat,
    key: (me: Me) => me.seat,
    show: (id: string) => ({ label: { id } }),
  };
  const attack = (...sources: Source<Keyword, Me>[]) =>
    play(
      scene(function* (t) {
        yield* through(t, STEPS, 'attack', () => sources, ctx, by);
        return 'done';
      }),
      scripted(),
    );

  test('seat by seat in the order of the rule; each owner chooses which comes next, each once', () => {
    const run = attack(
      has(noting('c', 'may'), 'p2'),
      has(noting('a', 'may'), 'p1'),
      has(noting('b', 'may'), 'p1'),
    );
    expect(run.now.legal('p1')).toEqual(['pass', 'p1:a', 'p1:b']);
    run.answer('p1', run.q, 'p1:b');
    expect(run.now.legal('p1')).toEqual(['pass', 'p1:a']);
    run.answer('p1', run.q, 'p1:a');
    expect(run.now.legal('p2')).toEqual(['pass', 'p2:c']);
    run.answer('p2', run.q, 'pass');
    expect(run.now.state.notes).toEqual(['p1 b', 'p1 a']);
    expect(run.result).toBe('done');
  });

  test('what is compulsory cannot be passed, and is not asked for where it is alone', () => {
    const run = attack(
      has(noting('a', 'must'), 'p1'),
      has(noting('b', 'may'), 'p1'),
      has(noting('c', 'must'), 'p2'),
    );
    expect(run.now.legal('p1')).toEqual(['p1:a', 'p1:b']);
    run.answer('p1', run.q, 'p1:b');
    expect(run.now.state.notes).toEqual(['p1 b', 'p1 a', 'p2 c']);
    expect(run.result).toBe('done');
  });

  test('whether something can act is read anew after each', () => {
    const run = attack(
      has(noting('a', 'may'), 'p1'),
      has(
        noting('b', 'may', t => t.s.notes.length === 0),
        'p1',
      ),
      has(
        noting('c', 'may', t => t.s.notes.length === 1),
        'p2',
      ),
    );
    run.answer('p1', run.q, 'p1:a');
    expect(run.now.legal('p2')).toEqual(['pass', 'p2:c']);
  });
});

test('which keyword acts at which moment is one table', () => {
  expect(actsAt([cover, sharpshooter, heavyAtMost, immune, noting('guardian', 'may')])).toEqual({
    'cover: improve': ['cover'],
    'cover: cap': ['heavy-at-most'],
    'cover: reduce': ['sharpshooter'],
    'mayPierce: forbid': ['immune'],
    attack: ['guardian'],
  });
});
