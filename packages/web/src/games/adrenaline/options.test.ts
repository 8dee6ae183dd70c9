import { positionView } from '@potyczka/adrenaline/rule-texts';
import { figureName } from '@potyczka/adrenaline/text';
import type { OptionShown } from '@potyczka/table';
import { expect, test } from 'vitest';
import { aboutOf } from './about.js';
import { foresee } from './options.js';

const view = positionView(
  `
  S A . .
  . . . .
  - . . .`,
  { damage: { A: 'SSSSSSSSS' }, tiles: { '11': 'pyr-1' }, offers: { red: ['zx-2', 'hellion', 'railgun'] } },
);

const option = (shown: Partial<OptionShown>): OptionShown => ({
  key: 'x',
  answer: 'x',
  label: null,
  at: [],
  preview: null,
  declines: false,
  refusal: null,
  ...shown,
});

test('a weapon says what it does and what else it can', () => {
  const o = option({ at: ['#weapon-lock-rifle'] });
  expect(foresee('en', view, o)).toBe('One target in sight: 2 damage, 1 mark. + Second Lock');
  expect(aboutOf(o)).toEqual({ card: '#weapon-lock-rifle' });
});

test('a way to pay is short: a card that is handed over does nothing', () => {
  const label = { id: 'pay-label', args: { price: ['#newton-red-1'] } };
  expect(foresee('en', view, option({ label, at: ['#newton-red-1'] }))).toBe('');
});

test('an effect says what it does, and which card it is of', () => {
  const o = option({ label: { id: 'effect-label', args: { effect: 'thor/high-voltage', cost: ['blue'] } } });
  expect(foresee('pl', view, o)).toMatch(/^Tylko po reakcji łańcuchowej/);
  expect(aboutOf(o)).toEqual({ card: '#weapon-thor', effect: 'high-voltage' });
});

test('a grab says what would be taken; what cannot be paid is left out', () => {
  const path = ['00', '10'] as const;
  const ammo = option({ preview: { path, sees: [], ammo: { cubes: ['yellow', 'yellow'], draws: true } } });
  expect(foresee('pl', view, ammo)).toBe('2 żółte kostki + karta zdolności');
  const weapons = [
    { card: '#weapon-zx-2', cost: ['red'], payable: true },
    { card: '#weapon-railgun', cost: ['yellow', 'blue'], payable: false },
  ];
  expect(foresee('pl', view, option({ preview: { path, sees: [], weapons } }))).toBe('broń: ZX-2');
});

test('a move says what lies there and who is in sight, a move before a shot also what with', () => {
  const run = option({ preview: { path: ['00', '10', '11'], sees: ['p2'] } });
  expect(foresee('en', view, run)).toMatch(/^in sight: Sprog · .*power-up$/);
  const alone = option({ preview: { path: ['00', '10', '11'], sees: [] } });
  expect(foresee('en', view, alone)).toMatch(/^\d.*power-up$/);
  const shot = option({ preview: { path: ['00'], sees: ['p2'], fires: ['#weapon-railgun'] } });
  expect(foresee('en', view, shot)).toBe('in sight: Sprog · shot: Railgun');
});

test('a target says what it would take, with marks and death', () => {
  const blow = { who: 'p2', damage: 2, fromMarks: 1, marks: 1, marksAfter: 1, taken: 12, kills: true };
  const o = option({ at: ['p2', '01'], preview: { blows: [{ ...blow, overkill: true }] } });
  expect(foresee('en', view, o)).toBe('−2, −1 from marks, marks +1 (damage: 9 → 12, killed)');
});

test('an effect that would hit one figure says whom', () => {
  const blow = { who: 'p2', damage: 1, fromMarks: 0, marks: 0, marksAfter: 0, taken: 10, kills: false };
  const effect = { id: 'effect-label', args: { effect: 'shockwave/tsunami', cost: ['yellow'] } };
  const o = option({ label: effect, preview: { blows: [{ ...blow, overkill: false }] } });
  expect(foresee('en', view, o)).toMatch(/^Sprog −1 \(damage: 9 → 10\) · Everybody/);
});

test('a shot says whom it can hit and what is missing for the others; also where it is refused', () => {
  const lack = (card: string, id: string, args = {}) => ({ card, rule: 'ADR-X-01', why: { id, args } });
  const unseen = ['#weapon-railgun', '#weapon-thor'].map(card => lack(card, 'not-visible'));
  const shot = option({
    preview: {
      aims: [{ who: 'p2', cards: ['#weapon-thor'] }],
      spared: [
        { who: 'p3', lacks: unseen },
        { who: 'p4', lacks: unseen },
        { who: 'p5', lacks: [lack('#weapon-railgun', 'not-in-line'), ...unseen.slice(1)] },
      ],
    },
  });
  expect(foresee('en', view, shot)).toBe(
    `can hit: Sprog (T.H.O.R.) · ${figureName('en', 'p3')}, Banshee: You do not see this target. · ` +
      'Violet: Railgun – Only in one straight line from you, in one direction. T.H.O.R. – You do not see this target.',
  );
  const one = { aims: [{ who: 'p2', cards: ['#weapon-thor'] }], spared: [] };
  expect(foresee('pl', view, option({ preview: one }))).toBe('możesz trafić: Jaszczur');
  const refusal = { rule: 'ADR-SHOOT-03', why: { id: 'no-target' } } as const;
  const none = { aims: [], spared: [{ who: 'p2', lacks: unseen }] };
  expect(foresee('pl', view, option({ preview: none, refusal }))).toBe('Jaszczur: Nie widzisz tego celu.');
});
