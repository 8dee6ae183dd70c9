import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import type { Keywords } from '../content/cards.js';
import { type Cast, type Played, type Scene, scene } from '../fixtures/scene.js';
import { piece } from '../fixtures/terrain.js';

const REST = { Y: { at: [[1700, 800]], order: 'up' }, Z: { at: [[1700, 850]], order: 'up' } } as const;
const GROUND: Keywords = { hover: { of: ['ground'] } };
const AIR: Keywords = { hover: { x: 1, of: ['air'] } };
const TANK: Cast['card'] = { type: 'repulsorVehicle', base: 100, silhouette: [0, 90], speed: 2, wounds: 9 };
const pose = (x: number, y: number, facing = 0) => ({ x: x * 100, y: y * 100, z: 0, facing: facing * 100 });

const tank = (cast: Partial<Cast> = {}, more: Partial<Scene> = {}): Played =>
  scene({
    ...more,
    acting: 'A',
    units: {
      A: { at: [[300, 300]], keywords: GROUND, ...cast, card: { ...TANK, ...cast.card } },
      X: { at: [[1500, 300]] },
      ...REST,
      ...more.units,
    },
  });
const aside = (cast: Partial<Cast> = {}, more: Partial<Scene> = {}) => tank(cast, more).give('card:strafe');

describe('strafe', () => {
  test('LEG-KWU-STRAFE-01 those who hover on a base with side notches may strafe as a move action', () => {
    expect(tank().legal()).toEqual(expect.arrayContaining(['move', 'card:strafe']));
    expect(tank({ keywords: {} }).shown()).not.toContain('card:strafe');
    expect(tank({ keywords: AIR }).why('card:strafe')).toBeUndefined();
    expect(tank({ card: { base: 50 } }).why('card:strafe')).toBe('LEG-KWU-STRAFE-01');
    expect(tank({ card: { type: 'droid', base: 27 } }).why('card:strafe')).toBe('LEG-KWU-STRAFE-01');
    const g = aside().give(pose(300, 469));
    expect([g.s.act?.left, g.told('moved')[0]?.how, g.why('move')]).toEqual([1, 'strafe', undefined]);
  });

  test('LEG-KWU-STRAFE-02 LEG-KWU-STRAFE-04 sideways to the end of a tool that is one shorter, but never below 1', () => {
    const reach = (speed: number, card: Cast['card'] = {}) => {
      const g = aside({ card: { speed, ...card } });
      const ends = [131, 169, 170, 219, 220].map(n => g.why(pose(300, 300 + n)) === undefined);
      return ends.join();
    };
    expect(reach(1)).toBe('true,true,false,false,false');
    expect(reach(2)).toBe('true,true,false,false,false');
    expect(reach(3)).toBe('true,true,true,true,false');
    expect(reach(2, { base: [175, 100] })).toBe('true,true,false,false,false'); // its width counts
    expect(aside().why(pose(300, 131))).toBeUndefined(); // to the right as well
    expect(aside().why(pose(400, 300))).toBe('LEG-MOVE-13'); // not ahead
    const bent = aside().give(pose(384.5, 384.5, -90)); // the hinge bent to the right, half a turn less
    expect(bent.unit('A').minis[0]).toMatchObject({ x: 38450, y: 38450, facing: 27000 });
  });

  test('LEG-KWU-STRAFE-03 LEG-KWU-STRAFE-05 it may stop on the way, and stops at what it cannot pass', () => {
    const beast = (x: number): Scene['units'] => ({
      X: { at: [[x, 455]], card: { type: 'creature', base: 50, silhouette: [0, 60] } },
    });
    const g = aside({}, { units: beast(300) });
    expect(unlike(undefined, g.why(pose(300, 469)))).toBe('LEG-MOVE-14');
    expect([340, 379, 381, 469].map(y => g.why(pose(300, y)))).toEqual([
      undefined,
      undefined,
      'LEG-MOVE-14',
      'LEG-MOVE-14',
    ]);
    const beside = (base: readonly [number, number], more: Partial<Scene>) =>
      aside({ card: { base } }, more).why(pose(300, 469));
    const wall = piece('wall', [365, 400, 380, 420], 120);
    for (const more of [{ units: beast(390) }, { terrain: [wall] }]) {
      expect(beside([175, 100], more)).toBe('LEG-MOVE-14');
      expect(beside([101, 100], more)).toBeUndefined();
    }
  });

  test('LEG-KWU-STRAFE-06 no disabled vehicle does', () => {
    const broken = (damage: 'disabled' | 'damaged') =>
      tank({}, { change: s => Object.assign(s.units.A!, { damage }) }).why('card:strafe');
    expect(broken('disabled')).toBe('LEG-KWU-STRAFE-06');
    expect(broken('damaged')).toBeUndefined();
  });
});

describe('near the ground', () => {
  const between = (keywords: Keywords) => ({ B: { at: [[600, 300]], keywords, card: TANK } as Cast });

  test('LEG-KWU-HOVER-03 to others it is a ground vehicle: it hides who stands behind it', () => {
    const shot = (keywords: Keywords) =>
      scene({
        acting: 'A',
        units: {
          A: { at: [[300, 300]], weapons: [{ name: 'Gun', range: [1, 5], dice: { red: 1 } }] },
          ...between(keywords),
          X: { at: [[800, 300]] },
          ...REST,
        },
      }).why('attack');
    expect(shot(GROUND)).toBe('LEG-ATK-05');
    expect(shot(AIR)).toBeUndefined();
  });

  test('LEG-KWU-HOVER-03 it gives heavy cover to who is seen past it', () => {
    const cover = (keywords: Keywords, ...chance: string[]) =>
      scene({
        acting: 'A',
        units: {
          A: { at: [[300, 300]], weapons: [{ name: 'Gun', range: [1, 5], dice: { red: 1 } }] },
          ...between(keywords),
          X: { at: [[800, 385]] },
          ...REST,
        },
        chance,
      })
        .give('attack')
        .until('ask-action')
        .told('covered')[0]?.cover;
    expect([cover(GROUND, 'hit'), cover(AIR, 'hit', 'blank')]).toEqual([2, 0]);
  });

  test('LEG-KWU-HOVER-03 it displaces troopers, and ground vehicles do not move through it', () => {
    const onto = (keywords: Keywords) =>
      tank({ keywords }, { units: { X: { at: [[450, 300]] } } })
        .give('move')
        .why(pose(469, 300));
    expect([onto(GROUND), onto(AIR)]).toEqual([undefined, 'LEG-UTYPE-50']);
    const over = tank({}, { units: { X: { at: [[380, 300]] } } })
      .give('move')
      .give(pose(510, 300));
    expect(over.asked).toBe('ask-put-back');
    const through = (keywords: Keywords) =>
      tank(
        { keywords: {}, card: { type: 'groundVehicle', speed: 3 } },
        { units: { B: { at: [[420, 300]], keywords, card: { ...TANK, base: 50 } } } },
      )
        .give('move')
        .why(pose(569, 300));
    expect([through(GROUND), through(AIR)]).toEqual(['LEG-MOVE-14', undefined]);
  });
});
