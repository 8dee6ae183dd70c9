import { positionView } from '@potyczka/adrenaline/rule-texts';
import type { Event, View } from '@potyczka/adrenaline/view';
import type { OptionShown } from '@potyczka/table';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { still } from '../../shell/still.js';
import { Ground, Preview } from './Preview.js';

const view = positionView(`
  S A B .
  . . . .
  - . . .`);

const pointedAt = (preview: object, refusal: OptionShown['refusal'] = null): string => {
  const pointed = { key: 'x', answer: 'x', label: null, at: [], declines: false, refusal, preview };
  const scene = { ...still<View, Event>(view, 'en'), me: 'p1', pointed: pointed as OptionShown } as const;
  return renderToStaticMarkup(
    createElement(Fragment, null, createElement(Ground, scene), createElement(Preview, scene)),
  );
};
const count = (text: string, of: RegExp): number => text.match(of)?.length ?? 0;

test('a mode that is pointed at rings everybody whom it reaches, and crosses out the others', () => {
  const aims = ['p2', 'p3'].map(who => ({ who, cards: ['#weapon-zx-2'] }));
  const both = pointedAt({ aims, spared: [] });
  expect(count(both, /class="in-aim"/g)).toBe(2);
  const one = pointedAt({ aims: aims.slice(1), spared: [{ who: 'p2', lacks: [] }] });
  expect([count(one, /class="in-aim"/g), count(one, /class="spared"/g)]).toEqual([1, 1]);
});

test('over each whom it would hit stands how much: damage with what comes of marks, marks, and death', () => {
  const blow = { damage: 2, fromMarks: 1, marks: 0, marksAfter: 0, taken: 3, overkill: false };
  const picture = pointedAt({
    blows: [
      { ...blow, who: 'p2', kills: true },
      { ...blow, who: 'p3', damage: 0, fromMarks: 0, marks: 2, kills: false },
    ],
  });
  const told = [...picture.matchAll(/<g class="blow".*?(?=<g class="blow"|$)/g)].map(([g]) => g);
  expect(told).toHaveLength(2);
  expect(told[0]).toContain('−3');
  expect(told[1]).toContain('+2');
  expect(told[1]).not.toContain('−');
});

test('what is refused reaches nobody', () => {
  const refusal = { rule: 'ADR-X-01', why: { id: 'not-visible' } } as const;
  expect(pointedAt({ aims: [{ who: 'p2', cards: [] }] }, refusal)).not.toMatch(/in-aim|blow/);
});
