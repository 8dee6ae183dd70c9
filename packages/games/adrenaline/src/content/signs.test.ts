import { expect, test } from 'vitest';
import type { EffectRecord } from './effects.js';
import { effectsOf } from './effects.js';
import { ODD } from './odd/index.js';
import { figuresOf, signsOf } from './signs.js';
import { cardOf } from './weapons/cards.js';
import { weapons } from './weapons/index.js';

test.each([
  ['lock-rifle', 'basic', 'eye d2 m1'],
  ['lock-rifle', 'second-lock', 'other eye m1'],
  ['machine-gun', 'basic', 'eye 1–2× d1'],
  ['machine-gun', 'turret-tripod', 'same d1 + other d1'],
  ['thor', 'high-voltage', 'other chain eye d2'],
  ['plasma-gun', 'phase-glide', 'go2'],
  ['plasma-gun', 'charged-shot', 'same d1'],
  ['whisper', 'basic', 'eye 2+ d3 m1'],
  ['electroscythe', 'reaper', 'all here d2'],
  ['railgun', 'basic', 'ray 1× d3'],
  ['power-glove', 'rocket-fist', 'line go2 d2'],
  ['vortex-cannon', 'black-hole', 'other 1–2× d1'],
  ['shockwave', 'basic', 'apart beside 1–3× d1'],
  ['tractor-beam', 'basic', 'push2 eye d1'],
  ['tractor-beam', 'punisher', '0–2 pull d3'],
  ['furnace', 'basic', 'eye room d1'],
  ['furnace', 'cozy-fire', 'all beside d1 m1'],
  ['heatseeker', 'basic', 'no-eye d3'],
  ['hellion', 'nano-tracer', 'eye 1+ d1 all m2'],
  ['flamethrower', 'basic', 'line 1+ 1–2× d1'],
  ['flamethrower', 'barbecue', 'line all d2 d1'],
  ['grenade-launcher', 'move-target', 'push1'],
  ['grenade-launcher', 'extra-grenade', 'eye all d1'],
  ['rocket-launcher', 'fragmenting-warhead', 'same all d1'],
  ['railgun', 'piercing', 'ray 1–2× d2'],
  ['cyberblade', 'slice-and-dice', 'other here d2'],
  ['power-glove', 'basic', 'go1 beside d1 m2'],
  ['shockwave', 'tsunami', 'all beside d1'],
  ['sledgehammer', 'pulverize', 'here d3 push2 straight'],
])('%s, %s: %s', (weapon, effect, signs) => {
  expect(signsOf(cardOf(weapon), effect)).toBe(signs);
});

test('power-ups have signs, ammo tiles and effects that no card has none', () => {
  expect(signsOf('#newton-red-1', 'basic')).toBe('push2 straight');
  expect(signsOf('#teleporter-blue-2', 'basic')).toBe('go∞');
  expect(signsOf('#ammo-ybb-1', 'basic')).toBeUndefined();
  expect(signsOf(cardOf('whisper'), 'second-lock')).toBeUndefined();
});

test('every odd effect has its procedure, and every procedure its effect', () => {
  const isOdd = (e: EffectRecord): boolean => e.does === 'odd';
  const odd = weapons.flatMap(w =>
    effectsOf(w)
      .filter(m => isOdd(m.effect))
      .map(m => `${w.id}/${m.id}`),
  );
  expect(odd.sort()).toEqual(Object.keys(ODD).sort());
});

test('the figures of an effect are those of its record', () => {
  expect(figuresOf({ does: 'hit-one', where: {}, damage: 1, marksOnSquare: 2 })).toMatchObject({ marks: 2 });
  expect(figuresOf({ does: 'hit-one', where: {}, damage: 3, pushAfter: { most: 2 } })).toMatchObject({
    damage: 3,
    moves: 2,
  });
  expect(figuresOf({ does: 'hit-one', where: {}, damage: 2 })).toEqual({ damage: 2, marks: 0, moves: 0 });
  expect(figuresOf({ does: 'hit-all', area: 'ring', damage: 1 })).toEqual({ damage: 1, marks: 0 });
  expect(figuresOf({ does: 'hit-some', where: {}, damage: 1, most: 2 })).toMatchObject({ marks: 0 });
  expect(figuresOf({ does: 'hit-some', where: {}, damage: 0, marks: 1, most: 3 })).toEqual({
    damage: 0,
    marks: 1,
    targets: 3,
  });
});
