import { describe, expect, test } from 'vitest';
import { canonicalAnswer, isRefusal, judgeAnswer, MALFORMED, resolve, UNKNOWN } from './answers.js';
import { legalAnswers } from './legal.js';
import type { Pose } from './pose.js';
import { ChooseAsk, ManyAsk, NumberAsk, type NumberQuestion, type OneAsk, PlaceAsk } from './question.js';
import { refuse, type Verdict } from './vocabulary.js';

const ODD = refuse('TEST-ODD', 'odd');
const HEAVY = refuse('TEST-HEAVY', 'heavy');
const evenOnly = (n: number): Verdict => (n % 2 === 0 ? undefined : ODD);
const spec = { rule: 'TEST-ASK', ask: { id: 'ask' } } as const;
const reason = (v: Verdict): string | undefined => v?.why.id;

const choose = new ChooseAsk<number>('p1', {
  ...spec,
  from: [4, 3, 2],
  key: n => `n${n}`,
  judge: evenOnly,
}) as unknown as OneAsk;

describe('choose', () => {
  test('a legal candidate is answered by its key and given back as itself', () => {
    expect(judgeAnswer(choose, 'n2')).toBeUndefined();
    expect(resolve(choose, 'n2')).toBe(2);
  });

  test('the judge says which rule forbids a candidate', () => {
    expect(judgeAnswer(choose, 'n3')).toBe(ODD);
  });

  test('a key that stands for no candidate is unknown', () => {
    for (const key of ['n5', '', 'constructor', '__proto__', 'toString'])
      expect(judgeAnswer(choose, key)).toBe(UNKNOWN);
    expect(() => resolve(choose, 'n5')).toThrow('no candidate n5');
  });

  test('anything but a string is malformed', () => {
    for (const a of [2, null, undefined, ['n2'], { key: 'n2' }, true])
      expect(judgeAnswer(choose, a)).toBe(MALFORMED);
  });

  test('the legal answers are the legal keys in the order of the candidates', () => {
    expect(legalAnswers(choose)).toEqual(['n4', 'n2']);
    expect(legalAnswers(choose, 1)).toEqual(['n4']);
  });

  test('a question without a judge allows every candidate', () => {
    const free = new ChooseAsk<string>('p1', { ...spec, from: ['a', 'b'], key: k => k });
    expect(legalAnswers(free as unknown as OneAsk)).toEqual(['a', 'b']);
  });
});

const many = new ManyAsk<number>('p1', {
  ...spec,
  from: [1, 2, 4, 6, 8],
  key: String,
  judge: evenOnly,
  min: 1,
  max: 3,
  judgeAll: set => (set.reduce((a, b) => a + b, 0) > 12 ? HEAVY : undefined),
}) as unknown as OneAsk;

describe('chooseMany', () => {
  test('a set is judged member by member, then by size, then as a whole', () => {
    expect(judgeAnswer(many, ['2', '4'])).toBeUndefined();
    expect(judgeAnswer(many, ['2', '1'])).toBe(ODD);
    expect(reason(judgeAnswer(many, []))).toBe('table-too-few');
    expect(reason(judgeAnswer(many, ['2', '4', '6', '8']))).toBe('table-too-many');
    expect(judgeAnswer(many, ['4', '6', '8'])).toBe(HEAVY);
  });

  test('a set that names a stranger is unknown', () => {
    expect(judgeAnswer(many, ['2', '3'])).toBe(UNKNOWN);
    expect(() => resolve(many, ['2', '3'])).toThrow('no candidates');
  });

  test('repeated keys, holes and other things are malformed', () => {
    const hole: unknown[] = [];
    hole.length = 1;
    for (const a of [['2', '2'], [2], [['2']], [null], hole, '2', { 0: '2', length: 1 }])
      expect(judgeAnswer(many, a)).toBe(MALFORMED);
  });

  test('more keys than candidates are too many, whatever they are', () => {
    expect(reason(judgeAnswer(many, new Array(100_000).fill({})))).toBe('table-too-many');
  });

  test('the order of an answer changes nothing', () => {
    expect(resolve(many, ['4', '2'])).toEqual([2, 4]);
    expect(canonicalAnswer(many, ['4', '2'])).toEqual(['2', '4']);
  });

  test('of two candidates with one key the first is meant', () => {
    const twins = new ManyAsk<{ k: string; i: number }>('p1', {
      ...spec,
      from: [
        { k: 'a', i: 1 },
        { k: 'a', i: 2 },
      ],
      key: x => x.k,
      min: 0,
      max: 2,
    }) as unknown as OneAsk;
    expect(judgeAnswer(twins, ['a'])).toBeUndefined();
    expect(resolve(twins, ['a'])).toEqual([{ k: 'a', i: 1 }]);
  });

  test('the legal sets come in order of size, and stop at the limit', () => {
    expect(legalAnswers(many)).toEqual([
      ['2'],
      ['4'],
      ['6'],
      ['8'],
      ['2', '4'],
      ['2', '6'],
      ['2', '8'],
      ['4', '6'],
      ['4', '8'],
      ['2', '4', '6'],
    ]);
    expect(legalAnswers(many, 2)).toEqual([['2'], ['4']]);
  });
});

const number = (more: Partial<NumberQuestion>): OneAsk =>
  new NumberAsk('p1', { ...spec, min: -2, max: 4, ...more });

describe('number', () => {
  test('both bounds are included', () => {
    const ask = number({});
    expect([-3, -2, 4, 5].map(n => reason(judgeAnswer(ask, n)))).toEqual([
      'table-too-few',
      undefined,
      undefined,
      'table-too-many',
    ]);
  });

  test('only whole numbers are numbers', () => {
    const ask = number({});
    for (const a of ['1', 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60, null, [1]])
      expect(judgeAnswer(ask, a)).toBe(MALFORMED);
  });

  test('the judge is asked within the bounds', () => {
    const ask = number({ judge: evenOnly });
    expect(judgeAnswer(ask, 1)).toBe(ODD);
    expect(legalAnswers(ask)).toEqual([-2, 0, 2, 4]);
    expect(legalAnswers(ask, 2)).toEqual([-2, 0]);
    expect(resolve(ask, 2)).toBe(2);
  });

  test('minus zero, which a save would lose, is kept as zero', () => {
    expect(Object.is(canonicalAnswer(number({}), -0), 0)).toBe(true);
  });
});

const place = new PlaceAsk('p1', {
  ...spec,
  propose: () => [
    { x: 1, y: 1 },
    { x: 2, y: 2 },
  ],
  judge: ({ x }) => evenOnly(x),
}) as OneAsk;

describe('place', () => {
  test('any pose of whole numbers is judged, proposed or not', () => {
    expect(judgeAnswer(place, { x: 2, y: 2 })).toBeUndefined();
    expect(judgeAnswer(place, { x: 40, y: -3, z: 0, facing: 90 })).toBeUndefined();
    expect(judgeAnswer(place, { x: 41, y: 0 })).toBe(ODD);
  });

  test('what is not a pose is malformed', () => {
    const inherited: unknown = Object.create({ x: 2, y: 2 });
    const evil: unknown = JSON.parse('{"x":2,"y":2,"__proto__":{"z":1}}');
    for (const a of [
      { x: 2 },
      { x: 2, y: 0.5 },
      { x: 2, y: '2' },
      { x: 2, y: 2, z: null },
      { x: 2, y: 2, hat: 1 },
      { x: 2, y: 2 ** 60 },
      [2, 2],
      'x',
      null,
      inherited,
      evil,
    ])
      expect(judgeAnswer(place, a)).toBe(MALFORMED);
  });

  test('the legal answers are the legal ones among the proposed', () => {
    expect(legalAnswers(place)).toEqual([{ x: 2, y: 2 }]);
    expect(legalAnswers(place, 0)).toEqual([]);
  });

  test('the rules get a pose of their own', () => {
    const pose: Pose = { x: 2, y: 2 };
    expect(resolve(place, pose)).toEqual(pose);
    expect(resolve(place, pose)).not.toBe(pose);
  });

  test('the record writes a pose in one way only', () => {
    expect(JSON.stringify(canonicalAnswer(place, { facing: -0, y: 2, x: -0 }))).toBe(
      '{"x":0,"y":2,"facing":0}',
    );
  });
});

test('a refusal can be told from an answer', () => {
  expect(isRefusal(ODD)).toBe(true);
  for (const x of [undefined, null, 'TEST-ODD', { rule: 'TEST-ODD' }, { why: { id: 'odd' } }])
    expect(isRefusal(x)).toBe(false);
});
