import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { acting, n, shot } from '../fixtures/fights.js';
import { type Cast, type Scene, scene } from '../fixtures/scene.js';

const HUNTER: Partial<Cast> = { keywords: { bounty: true } };
const LEADER = { rank: 'commander' } as const;

describe('bounty', () => {
  test('LEG-KWU-BOUNTY-01 after set-up an enemy commander or operative is marked', () => {
    const g = scene({
      now: 'deploy',
      units: {
        A: { at: [[300, 300]], ...HUNTER },
        B: { at: [[400, 300]], ...HUNTER },
        X: { at: [[1500, 300]], card: LEADER },
        W: { at: [[1500, 400]], card: { rank: 'operative' } },
        V: { at: [[1500, 500]] },
      },
    });
    g.give(g.legal()[0]!);
    expect(g.asked).toBe('ask-bounty');
    expect(g.shown()).toEqual(['X', 'W']);
    g.give('W').give('X');
    const marks = [...Object.keys(g.unit('X').marks), ...Object.keys(g.unit('W').marks)].sort();
    expect(marks).toEqual(['bounty:A', 'bounty:B']);
  });

  const marks = { 'bounty:B': { until: 'game', n: 1, unit: null } } as const;
  const kill = (by: Partial<Cast>) =>
    shot([...n('hit', 4), ...n('blank', 4)], {
      by,
      to: { card: { ...LEADER, wounds: 1 }, marks },
      units: { B: { at: [[200, 600]], ...HUNTER } },
    });

  test('LEG-KWU-BOUNTY-02 LEG-KWU-BOUNTY-03 any of them collects the mark when it defeats the unit', () => {
    const marks = (by: Parameters<typeof kill>[0]) => kill(by).unit('A').marks.bounties !== undefined;
    expect(unlike(marks({}), marks(HUNTER))).toBe(true);
    expect(kill({}).unit('B').marks.bounties).toBeUndefined();
  });

  test('LEG-KWU-BOUNTY-04 LEG-EX-175 one victory point at the end, however many marks, if it is alive', () => {
    const end = (where: Cast['where']) =>
      scene({
        now: 'end',
        round: 6,
        battle: { objective: 'breakthrough', deployment: 'battle-lines' },
        units: {
          A: {
            at: [[300, 300]],
            ...HUNTER,
            ...(where && { where }),
            marks: { bounties: { until: 'game', n: 2, unit: null } },
          },
          B: { at: [[400, 300]], card: LEADER },
          X: { at: [[1500, 400]], card: LEADER },
        },
      }).result?.points.p1;
    expect(end('field')).toBe(1);
    expect(end('defeated')).toBe(0);
  });
});

describe('secret mission', () => {
  const SPY: Partial<Cast> = { keywords: { 'secret-mission': { free: true } } };
  const there = (y: number, more: Partial<Cast> = {}, scenery: Partial<Scene> = {}) =>
    acting({ ...SPY, at: [[300, y]], ...more }, { battle: { deployment: 'battle-lines' }, ...scenery });

  test('LEG-KWU-SECRETMISSION-01 LEG-GAP-135 once in a game, wholly in the enemy deployment zone, free of charge', () => {
    expect(there(760).why('card:secret-mission')).toBe('LEG-KWU-SECRETMISSION-01');
    expect(there(770).why('card:secret-mission')).toBe('LEG-KWU-SECRETMISSION-01'); // not wholly
    expect(there(800).legal()).toEqual(expect.arrayContaining(['card:secret-mission', 'end']));
    const g = there(800).give('card:secret-mission');
    expect(g.s.act?.left).toBe(2);
    expect(g.unit('A').marks['secret-mission']).toMatchObject({ until: 'game' });
    const again = there(800, { marks: { 'secret-mission': { until: 'game', n: 1, unit: null } } });
    expect(again.why('card:secret-mission')).toBe('LEG-KWU-SECRETMISSION-01');
  });

  test('LEG-KWU-SECRETMISSION-02 one victory point at the end, if it is alive', () => {
    const end = (where: Cast['where']) =>
      scene({
        now: 'end',
        round: 6,
        battle: { objective: 'elimination', deployment: 'battle-lines' },
        units: {
          A: {
            at: [[300, 300]],
            ...SPY,
            ...(where && { where }),
            marks: { 'secret-mission': { until: 'game', n: 1, unit: null } },
          },
          B: { at: [[400, 300]], card: LEADER },
          X: { at: [[1500, 400]], card: LEADER },
        },
      }).result?.points;
    expect(end('field')).toEqual({ p1: 1, p2: 0 });
    expect(end('defeated')).toEqual({ p1: 0, p2: 1 });
  });
});

describe('latent power', () => {
  const ending = (face: string, units: Scene['units'], more: Partial<Cast> = {}) => {
    const g = acting({ keywords: { 'latent-power': true }, ...more }, { units, chance: [face] }).give('end');
    if (g.asked === 'ask-moment') g.give(g.legal().find(a => a !== 'pass')!);
    return g;
  };

  test('LEG-KWU-LATENTPOWER-01 LEG-KWU-LATENTPOWER-02 a surge strikes an enemy at range 1', () => {
    const g = ending('surge', { X: { at: [[400, 300]] }, W: { at: [[500, 300]] } });
    expect(g.unit('X').tokens).toMatchObject({ suppression: 2, immobilize: 2 });
    expect(g.unit('W').tokens).toMatchObject({ suppression: 0, immobilize: 0 });
    expect(g.unit('A').tokens.suppression).toBe(1);
  });

  test('LEG-KWU-LATENTPOWER-03 a blank heals a friendly trooper that is no droid', () => {
    const g = ending('blank', {
      B: { at: [[400, 300]], card: { wounds: 3 }, wounds: [2] },
      C: { at: [[350, 300]], card: { wounds: 3, type: 'droid' }, wounds: [2] },
    });
    expect([g.unit('B').minis[0]?.wounds, g.unit('C').minis[0]?.wounds]).toEqual([1, 2]);
    const sick = ending('blank', { B: { at: [[400, 300]], tokens: { poison: 2 } } });
    expect(sick.unit('B').tokens.poison).toBe(1);
  });

  test('LEG-KWU-LATENTPOWER-04 a block does nothing; it may be left alone, and needs courage', () => {
    const g = ending('block', { B: { at: [[400, 300]], card: { wounds: 3 }, wounds: [2] } });
    expect(g.unit('B').minis[0]?.wounds).toBe(2);
    expect(g.unit('A').tokens.suppression).toBe(1);
    const none = acting({
      keywords: { 'latent-power': true },
      card: { type: 'groundVehicle', base: 50 },
    }).give('end');
    expect(none.told('activation-over')).toHaveLength(1);
  });
});
