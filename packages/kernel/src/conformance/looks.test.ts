import { expect, test } from 'vitest';
import { quickDice } from '../chance.js';
import type { Many, PlaceQuestion, PlacesQuestion } from '../index.js';
import { ManyAsk, type OneAsk, PlaceAsk, PlacesAsk } from '../question.js';
import { refuse } from '../vocabulary.js';
import { checkLooks } from './looks.js';

const NO = refuse('TEST-NO', 'no');
const spec = { rule: 'TEST-ASK', ask: { id: 'ask' } } as const;

const looks = (ask: unknown) => () => {
  for (let seed = 1; seed <= 5; seed++) checkLooks(ask as OneAsk, quickDice(seed));
};
const place = (more: Partial<PlaceQuestion>) =>
  looks(new PlaceAsk('p1', { ...spec, judge: ({ x }) => (x >= 15 ? undefined : NO), propose, ...more }));
function* propose() {
  for (let x = 0; x < 20; x++) yield { x, y: 0 };
}
const many = (more: Partial<Many<number>>) => {
  const from = Array.from({ length: 20 }, (_, i) => i);
  const judgeAll = (set: readonly number[]) => (set.length === 20 ? undefined : NO);
  return looks(new ManyAsk('p1', { ...spec, from, key: String, min: 0, max: 20, judgeAll, ...more }));
};

test('a question is fine whose sixteenth proposal is legal, and not one whose seventeenth is', () => {
  expect(place({})).not.toThrow();
  expect(place({ judge: ({ x }) => (x >= 16 ? undefined : NO) })).toThrow(
    'TEST-ASK: none of the first 16 proposals is legal',
  );
});

test('what is near must be legal, and near a legal pose is nothing else', () => {
  expect(place({ near: p => ({ ...p, x: Math.max(p.x, 15) }) })).not.toThrow();
  expect(place({ near: p => ({ ...p, x: 3 }) })).toThrow('which is illegal');
  expect(place({ near: p => ({ ...p, x: Math.max(p.x, 15) + 1 }) })).toThrow('near a legal pose is another');
  expect(place({ near: () => undefined })).toThrow('near a legal pose is another');
});

test('arrangements are looked at like poses', () => {
  const squad: PlacesQuestion = {
    ...spec,
    of: ['a', 'b'],
    judgeAll: ([a, b]) => (a && b && a.x < b.x ? undefined : NO),
    propose: () => [
      [
        { x: 1, y: 0 },
        { x: 2, y: 0 },
      ],
    ],
  };
  expect(looks(new PlacesAsk('p1', squad))).not.toThrow();
  const swapped: PlacesQuestion = { ...squad, near: ([a, b]) => (a && b ? [b, a] : undefined) };
  expect(looks(new PlacesAsk('p1', swapped))).toThrow('illegal');
});

test('sets that cannot be tried must be proposed, out of the candidates', () => {
  const all = Array.from({ length: 20 }, (_, i) => i);
  expect(many({})).toThrow('TEST-ASK: too many sets to try; propose some');
  expect(many({ propose: () => [all] })).not.toThrow();
  expect(many({ propose: () => [[1]] })).toThrow('none of the first 16 proposals is legal');
  expect(many({ propose: () => [[...all.slice(1), 99]] })).toThrow('of what is no candidate');
});

test('a judge that changes its mind is found', () => {
  let n = 0;
  expect(place({ judge: () => (n++ % 3 === 0 ? undefined : NO) })).toThrow();
});
