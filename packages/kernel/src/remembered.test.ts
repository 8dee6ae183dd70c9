import { describe, expect, test } from 'vitest';
import { judgeAnswer, nearAnswer } from './answers.js';
import { discs } from './fixtures/discs.js';
import { play, scene } from './fixtures/scene.js';
import { legalAnswers } from './legal.js';
import type { Pose } from './pose.js';
import { ChooseAsk, ManyAsk, NumberAsk, type OneAsk, PlaceAsk, PlacesAsk } from './question.js';
import { remembered } from './remembered.js';
import { Run, scripted, seedOf } from './run/index.js';
import { refuse } from './vocabulary.js';

const NO = refuse('TEST-NO', 'no');
const spec = { rule: 'TEST-ASK', ask: { id: 'ask' } } as const;

/** Every kind of question, and how often its judges were called. */
const asks = () => {
  const count = { judge: 0, all: 0, near: 0, made: 0 };
  const judge = <T>(isLegal: (x: T) => boolean) => {
    return (x: T) => {
      count.judge++;
      return isLegal(x) ? undefined : NO;
    };
  };
  const all = () => {
    count.all++;
    return undefined;
  };
  function* propose<T>(make: (x: number) => T) {
    for (let x = 0; x < 10; x++) {
      count.made++;
      yield make(x);
    }
  }
  const near = <T>(x: T): T => {
    count.near++;
    return x;
  };
  const from = [1, 2, 3, 4];
  const isEven = (n: number): boolean => n % 2 === 0;
  const isPoseEven = ({ x }: Pose): boolean => isEven(x);
  const choice = { ...spec, from, key: String, judge: judge(isEven) };
  const kinds: Record<OneAsk['kind'], OneAsk> = {
    choose: new ChooseAsk('p1', choice) as unknown as OneAsk,
    many: new ManyAsk('p1', { ...choice, min: 1, max: 2, judgeAll: all }) as unknown as OneAsk,
    number: new NumberAsk('p1', { ...spec, min: 1, max: 4, judge: judge(isEven) }),
    place: new PlaceAsk('p1', {
      ...spec,
      judge: judge(isPoseEven),
      propose: () => propose(x => ({ x, y: 0 })),
      near,
    }),
    places: new PlacesAsk('p1', {
      ...spec,
      of: ['a'],
      judge: (_, pose) => judge(isPoseEven)(pose),
      judgeAll: all,
      propose: () => propose(x => [{ x, y: 0 }]),
      near,
    }),
  };
  return { kinds, count };
};

describe('a question with a memory', () => {
  test.each(['choose', 'many', 'number', 'place', 'places'] as const)(
    '%s: judges each thing once, and as the question itself does',
    kind => {
      const { kinds, count } = asks();
      const fresh = legalAnswers(kinds[kind]);
      const ask = remembered(kinds[kind]);
      Object.assign(count, { judge: 0, all: 0, near: 0, made: 0 });
      expect(legalAnswers(ask)).toEqual(fresh);
      const once = { ...count };
      expect(once.judge).toBeGreaterThan(0);
      expect(legalAnswers(ask)).toEqual(fresh);
      for (const a of fresh) expect(judgeAnswer(ask, a)).toBeUndefined();
      expect(count).toEqual(once);
    },
  );

  test('looks for what is near once', () => {
    const { kinds, count } = asks();
    for (const [kind, a] of [
      ['place', { x: 3, y: 1 }],
      ['places', [{ x: 3, y: 1 }]],
    ] as const) {
      const ask = remembered(kinds[kind]);
      expect([nearAnswer(ask, a), nearAnswer(ask, a)]).toEqual([a, a]);
    }
    expect(count.near).toBe(2);
  });

  test('is one for all who look, and has none of its own', () => {
    const { kinds } = asks();
    expect(remembered(kinds.place)).toBe(remembered(kinds.place));
    expect(remembered(remembered(kinds.place))).toBe(remembered(kinds.place));
  });

  test('tells poses apart by everything they have, and one whole number from none', () => {
    const { kinds, count } = asks();
    const ask = remembered(kinds.place);
    const poses = [
      { x: 1, y: 2 },
      { x: 1, y: 2, z: 0 },
      { x: 1, y: 2, facing: 0 },
      { x: 12, y: 0 },
    ];
    for (const pose of [...poses, ...poses]) judgeAnswer(ask, pose);
    expect(count.judge).toBe(poses.length);
  });

  test('keeps 512 verdicts, then begins anew', () => {
    const { kinds, count } = asks();
    const ask = remembered(kinds.place);
    for (let x = 0; x < 512; x++) judgeAnswer(ask, { x, y: 0 });
    judgeAnswer(ask, { x: 0, y: 0 });
    expect(count.judge).toBe(512);
    judgeAnswer(ask, { x: 512, y: 0 });
    judgeAnswer(ask, { x: 0, y: 0 });
    expect(count.judge).toBe(514);
  });
});

describe('a match', () => {
  const counted = () => {
    const count = { judged: 0 };
    const game = scene(function* (t) {
      for (let i = 0; i < 2; i++)
        yield* t.choose('p1', {
          ...spec,
          from: ['a', 'b', 'c'],
          key: k => k,
          judge: k => {
            count.judged++;
            return k === 'b' ? NO : undefined;
          },
        });
      return 'end';
    });
    return { run: play(game, scripted()), count };
  };

  test('judges a candidate once for whoever lists, forces, shows and answers', () => {
    const { run, count } = counted();
    run.legal('p1');
    run.forced('p1');
    run.judge('p1', run.q, 'b');
    run.answer('p1', run.q, 'c');
    expect(count.judged).toBe(3);
  });

  test('keeps nothing for an answer that nobody looked at first', () => {
    const { run, count } = counted();
    run.judge('p1', run.q, 'b');
    run.judge('p1', run.q, 'b');
    expect(count.judged).toBe(2);
  });

  test('after an answer and after an undo it asks with a fresh memory', () => {
    const { run, count } = counted();
    run.legal('p1');
    run.answer('p1', run.q, 'a');
    run.legal('p1');
    expect(count.judged).toBe(6);
    run.undo(1, { seat: 'p1' });
    run.legal('p1');
    expect(count.judged).toBe(9);
  });
});

describe('near a pose', () => {
  const run = () => new Run(discs, { side: 10000, squad: 1, arrows: false }, { seed: seedOf(1) });

  test('is a legal one close by; nothing is near a legal pose but itself', () => {
    const r = run();
    expect(r.near('p1', { x: 0, y: 5000 })).toEqual({ x: 1250, y: 5000 });
    expect(r.near('p1', { x: 3000, y: 5000 })).toEqual({ x: 3000, y: 5000 });
    r.answer('p1', r.q, { x: 5000, y: 5000 });
    expect(r.near('p2', { x: 6000, y: 5000 })).toEqual({ x: 7501, y: 5000 });
    expect(r.near('p1', { x: 0, y: 0 })).toBeUndefined();
  });

  test('what a game calls near is judged like anything else', () => {
    const lying = scene(function* (t) {
      yield* t.place('p1', {
        ...spec,
        judge: ({ x }) => (x === 0 ? undefined : NO),
        propose: () => [{ x: 0, y: 0 }],
        near: () => ({ x: 1, y: 1 }),
      });
      return 'end';
    });
    expect(play(lying, scripted()).near('p1', { x: 5, y: 5 })).toBeUndefined();
  });
});

test('a set is not forced where the tries run out before it is known to be the only one', () => {
  const forcedAmong = (n: number) => {
    const all = Array.from({ length: n }, (_, i) => i);
    const game = scene(function* (t) {
      yield* t.chooseMany('p1', {
        ...spec,
        from: all,
        key: String,
        min: 0,
        max: n,
        judgeAll: set => (set.length === n ? undefined : NO),
        propose: () => [all],
      });
      return 'end';
    });
    return play(game, scripted()).forced('p1');
  };
  expect(forcedAmong(5)).toHaveLength(5);
  expect(forcedAmong(20)).toBeUndefined();
});
