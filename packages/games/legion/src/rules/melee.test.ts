import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { n, stab } from '../fixtures/fights.js';
import { scene } from '../fixtures/scene.js';

/** X fights A already, with its leader alone; B stands ready. Bases are 27 mm wide. */
const charging = () =>
  scene({
    acting: 'B',
    units: {
      A: { at: [[573, 400]] },
      B: { at: [[600, 330]] },
      X: {
        at: [
          [600, 400],
          [660, 400],
        ],
      },
    },
  });

test('LEG-MELEE-07 a leader that two enemies have moved up to stays, and its unit comes to the newcomer', () => {
  const g = charging().give('move').give({ x: 60000, y: 37295, z: 0, facing: 0 });
  expect([g.asked, g.seat]).toEqual(['ask-join-melee', 'p2']);
  const stay = { x: 60000, y: 40000, z: 0, facing: 0 };
  expect(g.why([stay, { x: 62695, y: 37295, z: 0, facing: 0 }])).toBeUndefined();
  // whoever is moved touches one enemy unit only, and who fights already is not moved
  expect(unlike(undefined, g.why([stay, { x: 57300, y: 37295, z: 0, facing: 0 }]))).toBe('LEG-MELEE-07');
  expect(
    g.why([
      { ...stay, x: 60010 },
      { x: 62695, y: 37295, z: 0, facing: 0 },
    ]),
  ).toBe('LEG-MELEE-06');
});

/** A and its follower, who touches nobody; B, a friend, touches the same mini of X, which falls. */
const bereaved = () => {
  const g = stab([...n('hit', 1), ...n('blank', 8)], {
    by: {
      at: [
        [300, 300],
        [290, 340],
      ],
      card: { wounds: 3 },
    },
    to: {
      at: [
        [387, 300],
        [327, 300],
        [360, 335],
      ],
      card: { wounds: 1 },
    },
    units: { B: { at: [[327, 273]], card: { wounds: 3 } } },
  });
  for (let i = 0; i < 6 && g.asked !== 'ask-replace-melee'; i++)
    g.give(g.legal().includes('X.1') ? 'X.1' : (g.legal()[0] as string));
  return g;
};

describe('after minis fell in melee', () => {
  test('LEG-MELEE-18 who touched one of them closes up, and who never touched anybody stays', () => {
    const g = bereaved();
    expect([g.asked, g.seat]).toEqual(['ask-replace-melee', 'p1']);
    const here = g.unit('A').minis.map(m => ({ x: m.x, y: m.y, z: 0, facing: 0 }));
    const [leader, follower] = g.legal()[0] as typeof here;
    expect(follower).toEqual(here[1]);
    expect(leader).not.toEqual(here[0]);
    expect(g.why(here)).toBe('LEG-MELEE-18');
    expect(g.why([leader, { ...here[1], x: 28800 }] as never)).toBe('LEG-MELEE-18');
  });

  test('LEG-MELEE-18 friends of the attacker close up, too, and nobody of the other side moves', () => {
    const g = bereaved().first();
    expect([g.asked, g.seat]).toEqual(['ask-replace-melee', 'p1']);
    expect(g.why([{ x: 32700, y: 27300, z: 0, facing: 0 }])).toBe('LEG-MELEE-18');
    g.first();
    expect(g.asked).not.toBe('ask-replace-melee');
    expect(g.told('replaced').map(e => e.unit)).toEqual(['A', 'B']);
  });
});
