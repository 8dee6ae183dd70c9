import { describe, expect, test } from 'vitest';
import { legalAnswers, legalList } from './legal.js';
import type { Pose } from './pose.js';
import { type Many, ManyAsk, type OneAsk, PlaceAsk, PlacesAsk } from './question.js';
import { refuse } from './vocabulary.js';

const NO = refuse('TEST-NO', 'no');
const spec = { rule: 'TEST-ASK', ask: { id: 'ask' } } as const;

/** Poses without end; those from `from` on are legal. */
const endless = (from: number) => {
  const count = { made: 0, judged: 0 };
  const ask: OneAsk = new PlaceAsk('p1', {
    ...spec,
    judge: ({ x }) => {
      count.judged++;
      return x >= from ? undefined : NO;
    },
    *propose() {
      for (let x = 0; ; x++) {
        count.made++;
        yield { x, y: 0 };
      }
    },
  });
  return { ask, count };
};

describe('proposed poses', () => {
  test('are made one by one, no more than are wanted', () => {
    const { ask, count } = endless(3);
    expect(legalAnswers(ask, 2)).toEqual([
      { x: 3, y: 0 },
      { x: 4, y: 0 },
    ]);
    expect(count).toEqual({ made: 5, judged: 5 });
    expect(legalAnswers(ask, 0)).toEqual([]);
    expect(count.made).toBe(5);
  });

  test('stop at 64 legal ones', () => {
    const { ask, count } = endless(0);
    expect(legalList(ask)).toMatchObject({ answers: { length: 64 }, ranOut: false });
    expect(count.judged).toBe(64);
  });

  test('stop after sixteen times as many tries, and say so', () => {
    const last = endless(1023);
    expect(legalList(last.ask, 1)).toEqual({ answers: [{ x: 1023, y: 0 }], ranOut: false });
    const beyond = endless(1024);
    expect(legalList(beyond.ask, 1)).toEqual({ answers: [], ranOut: true });
    expect(beyond.count.judged).toBe(1024);
  });

  test('are listed once, however often they are proposed', () => {
    const ask = new PlaceAsk('p1', {
      ...spec,
      judge: () => undefined,
      propose: () => [
        { x: 1, y: 1 },
        { y: 1, x: 1 },
        { x: 2, y: 1 },
      ],
    });
    expect(legalAnswers(ask)).toEqual([
      { x: 1, y: 1 },
      { x: 2, y: 1 },
    ]);
  });

  test('of several pieces are arrangements', () => {
    const row = (x: number): Pose[] => [
      { x, y: 0 },
      { x: x + 1, y: 0 },
    ];
    const ask = new PlacesAsk('p1', {
      ...spec,
      of: ['a', 'b'],
      judgeAll: ([first]) => ((first as Pose).x > 0 ? undefined : NO),
      propose: () => [row(0), row(1), row(2)],
    });
    expect(legalAnswers(ask)).toEqual([row(1), row(2)]);
  });
});

/** Sets of numbers, of which `judgeAll` decides. */
const sets = (of: number, more: Partial<Many<number>>) => {
  const count = { tries: 0 };
  const { judgeAll, ...rest } = more;
  const ask = new ManyAsk<number>('p1', {
    ...spec,
    from: Array.from({ length: of }, (_, i) => i),
    key: String,
    min: 0,
    max: of,
    judgeAll: set => {
      count.tries++;
      return judgeAll?.(set);
    },
    ...rest,
  }) as unknown as OneAsk;
  return { ask, count };
};
const onlyAll = (of: number) => (set: readonly number[]) => (set.length === of ? undefined : NO);

describe('legal sets', () => {
  test('are tried up to 10,000 times; then the list says that it gave up', () => {
    const { ask, count } = sets(22, { judgeAll: onlyAll(22) });
    expect(legalList(ask)).toEqual({ answers: [], ranOut: true });
    expect(count.tries).toBe(10_000);
  });

  test('are all found where there are few enough to try', () => {
    const { ask } = sets(13, { judgeAll: onlyAll(13) });
    const { answers, ranOut } = legalList(ask);
    expect([answers.length, ranOut]).toEqual([1, false]);
  });

  test('begin with those proposed, none twice, and go on from there', () => {
    const { ask } = sets(3, { min: 1, max: 2, propose: () => [[2, 1], [0], [2, 0, 1], [1, 2]] });
    expect(legalAnswers(ask)).toEqual([['1', '2'], ['0'], ['1'], ['2'], ['0', '1'], ['0', '2']]);
    expect(legalAnswers(ask, 1)).toEqual([['1', '2']]);
  });

  test('that nobody would find are proposed', () => {
    const all = Array.from({ length: 22 }, (_, i) => i);
    const { ask } = sets(22, { judgeAll: onlyAll(22), propose: () => [all] });
    expect(legalList(ask, 2)).toEqual({ answers: [all.map(String)], ranOut: true });
  });
});
