import type { Event, UnitView, View } from '@potyczka/legion/view';
import { expect, test } from 'vitest';
import { beatsOf, followed, pauseFor } from './beats.js';

const unit = (id: string): UnitView =>
  ({
    id,
    where: 'field',
    order: 'up',
    tokens: { aim: 1, suppression: 0 },
    minis: [0, 1].map(n => ({ id: `${id}.${n}`, x: 0, y: 0, z: 0, facing: 0, wounds: 0, role: 0 })),
  }) as unknown as UnitView;

const view = { units: [unit('p1-1-a'), unit('p2-1-b')], attack: null } as unknown as View;

const ATTACK = [
  { type: 'attack', by: 'p1-1-a', why: '', against: null, only: null },
  { type: 'defender', by: 'p1-1-a', to: 'p2-1-b', kind: 'ranged' },
  { type: 'armed', by: 'p1-1-a', weapons: [] },
  { type: 'pool-chosen', at: 0, most: 2, met: [] },
  { type: 'lost', unit: 'p1-1-a', token: 'aim', n: 1, why: 'spent', for: '' },
  { type: 'rolled', by: 'p1-1-a', colour: 'red', faces: { crit: 1, hit: 1, surge: 0, blank: 0 } },
  { type: 'rolled', by: 'p1-1-a', colour: 'white', faces: { crit: 0, hit: 0, surge: 1, blank: 1 } },
  { type: 'surges', to: 'hit', n: 1, by: '' },
  { type: 'pool-rolled', hits: 2, crits: 1, blanks: 1 },
  { type: 'covered', unit: 'p2-1-b', cover: 1 },
  { type: 'cancelled', hits: 1, crits: 0, by: 'cover' },
  { type: 'defence-rolled', unit: 'p2-1-b', faces: { block: 1, surge: 1, blank: 0 }, by: '' },
  { type: 'suffers', unit: 'p2-1-b', wounds: 1 },
  { type: 'wounded', unit: 'p2-1-b', mini: 'p2-1-b.1', n: 1 },
  { type: 'mini-defeated', unit: 'p2-1-b', mini: 'p2-1-b.1' },
  { type: 'gained', unit: 'p2-1-b', token: 'suppression', n: 1, why: '' },
  { type: 'pool-resolved', at: 0 },
  { type: 'attack-over', by: 'p1-1-a' },
] as unknown as Event[];

test('an attack is told step by step: whom, what is spent, its dice, cover, the dice against it, what comes of it', () => {
  const beats = beatsOf(ATTACK);
  expect(beats.flat()).toEqual(ATTACK);
  expect(beats.map(beat => beat.reduce((most, e) => (pauseFor(e) > pauseFor(most) ? e : most)).type)).toEqual(
    ['defender', 'lost', 'rolled', 'covered', 'defence-rolled', 'suffers', 'attack-over'],
  );
});

test('dice lie on the table with what they came to until the attack is over', () => {
  const beats = beatsOf(ATTACK);
  const seen = beats.map((_, i) => followed(view, beats.slice(0, i + 1).flat()));
  expect(seen[2]?.attack?.dice).toMatchObject({
    red: { crit: 1, hit: 1 },
    white: { hit: 1, surge: 0, blank: 1 },
  });
  expect(seen[4]?.attack).toMatchObject({
    hits: 1,
    cancelled: 1,
    cover: 1,
    defence: { blocks: 1, surges: 1, blanks: 0 },
  });
  expect(seen[5]?.attack?.wounds).toBe(1);
  expect(seen[6]?.attack).toBeNull();
});

test('tokens come and go, minis fall and units move as it is told', () => {
  const [a, b] = followed(view, ATTACK).units as [UnitView, UnitView];
  expect(a.tokens.aim).toBe(0);
  expect(b.tokens.suppression).toBe(1);
  expect(b.minis.map(m => m.id)).toEqual(['p2-1-b.0']);
  const at = [7, 9].map(x => ({ x, y: 1, z: 0, facing: 0 }));
  const moved = { type: 'moved', unit: 'p1-1-a', how: 'move', at, tool: null } as unknown as Event;
  expect(followed(view, [moved]).units[0]?.minis.map(m => m.x)).toEqual([7, 9]);
  const over = { type: 'activation-over', unit: 'p1-1-a' } as unknown as Event;
  expect(followed(view, [over]).units[0]?.order).toBe('down');
});

test('no cover is nothing to look at', () => {
  const nothing = { type: 'covered', unit: 'p2-1-b', cover: 0 } as unknown as Event;
  expect(pauseFor(nothing)).toBeLessThan(0.3);
  expect(beatsOf([ATTACK[5] as Event, nothing])).toHaveLength(1);
});
