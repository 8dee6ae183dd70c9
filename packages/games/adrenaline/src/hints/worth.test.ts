import { expect, test } from 'vitest';
import type { EffectRecord, WeaponRecord } from '../content/effects.js';
import { weapons } from '../content/weapons/index.js';
import { WEIGHTS } from './weights.js';
import { weaponWorth } from './worth.js';

const one: EffectRecord = { does: 'hit-one', where: { visible: true }, damage: 2 };

const weapon = (effect: EffectRecord, more: Partial<WeaponRecord> = {}): WeaponRecord => ({
  id: 'new',
  cost: ['red'],
  modes: [{ id: 'basic', rule: 'ADR-GEN-07', pays: [], effect }],
  ...more,
});

const extra = (effect: EffectRecord, pays: WeaponRecord['cost'] | []): WeaponRecord =>
  weapon(one, { optional: [{ id: 'more', rule: 'ADR-GEN-08', pays, when: 'after', effect }] });

test('a card that does more is worth more, one that reaches fewer is worth less', () => {
  const plain = weaponWorth(weapon(one));
  expect(weaponWorth(weapon({ ...one, damage: 3 }))).toBeGreaterThan(plain);
  expect(weaponWorth(weapon({ ...one, marks: 1 }))).toBeGreaterThan(plain);
  expect(weaponWorth(weapon({ ...one, pushAfter: { most: 1 } }))).toBeGreaterThan(plain);
  expect(weaponWorth(weapon({ ...one, where: { most: 0 } }))).toBeLessThan(plain);
  expect(weaponWorth(weapon({ ...one, where: { visible: true, least: 2 } }))).toBeLessThan(plain);
  expect(
    weaponWorth(weapon({ does: 'hit-some', where: { visible: true }, most: 2, damage: 2 })),
  ).toBeGreaterThan(plain);
});

test('an optional effect adds what it brings beyond its cubes, and never takes away', () => {
  const plain = weaponWorth(weapon(one));
  const free = weaponWorth(extra({ does: 'hit-again', damage: 1 }, []));
  const paid = weaponWorth(extra({ does: 'hit-again', damage: 1 }, ['red']));
  expect(free).toBeGreaterThan(paid);
  expect(paid).toBeGreaterThan(plain);
  expect(weaponWorth(extra({ does: 'move-self', most: 1 }, ['red', 'red']))).toBe(plain);
});

test('what the cards promise goes with what games have shown: every weapon has a weight of both kinds', () => {
  const pairs = weapons.map(w => [weaponWorth(w), WEIGHTS[w.id] ?? Number.NaN] as const);
  const mean = (of: (p: readonly [number, number]) => number) =>
    pairs.reduce((sum, p) => sum + of(p), 0) / pairs.length;
  const [a, b] = [mean(p => p[0]), mean(p => p[1])];
  const together = mean(p => (p[0] - a) * (p[1] - b));
  const apart = Math.sqrt(mean(p => (p[0] - a) ** 2) * mean(p => (p[1] - b) ** 2));
  expect(together / apart).toBeGreaterThan(0.6);
});
