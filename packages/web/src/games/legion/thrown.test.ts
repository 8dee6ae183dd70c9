import type { Attack, AttackFace } from '@potyczka/legion/view';
import { expect, test } from 'vitest';
import { afterAttack } from './attack.js';
import { lyingDice } from './thrown.js';

const none: Record<AttackFace, number> = { hit: 0, crit: 0, surge: 0, blank: 0 };
const declared = afterAttack(null, {
  type: 'attack',
  by: 'p1-2-rebel-troopers',
  why: 'action',
  against: null,
  only: null,
} as never);
const pool = (to: string): Attack =>
  afterAttack(declared, {
    type: 'defender',
    by: 'p1-2-rebel-troopers',
    to,
    kind: 'ranged',
  } as never) as Attack;

test('dice keep their colours when they are counted, and what became of each is told', () => {
  const a = pool('p2-2-stormtroopers');
  const dice = { red: none, black: { ...none, hit: 2, blank: 1 }, white: { ...none, crit: 1, surge: 1 } };
  expect(lyingDice({ ...a, dice, hits: 2, crits: 1 }).filter(d => d.isGone)).toEqual([]);
  const counted = { ...a, hits: 1, crits: 1, blanks: 2, cancelled: 1 };
  expect(lyingDice(counted)).toEqual([
    { colour: 'white', face: 'crit', isGone: false },
    { colour: 'black', face: 'hit', isGone: false },
    { colour: 'black', face: 'hit', isGone: true },
    { colour: 'white', face: 'surge', isGone: true },
    { colour: 'black', face: 'blank', isGone: true },
  ]);
});

test('dice that nobody saw fall are not made up', () => {
  expect(lyingDice({ ...pool('p2-3-stormtroopers'), hits: 2, blanks: 1 })).toEqual([]);
});
