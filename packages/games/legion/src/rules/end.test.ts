import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { type Cast, type Played, type Scene, scene } from '../fixtures/scene.js';

const LEADER: Cast = { at: [[300, 300]], card: { rank: 'commander' } };
const FOE: Cast = { at: [[1500, 300]], card: { rank: 'commander' } };

const phase = (more: Partial<Scene> = {}): Played =>
  scene({ now: 'end', ...more, units: more.units ?? { A: LEADER, X: FOE } });

describe('the end phase', () => {
  test('LEG-END-01 LEG-END-02 LEG-END-03 revealed cards go to the discard pile, Standing Orders back to the hand', () => {
    const g = phase({
      played: { p1: 'ambush', p2: 'standing-orders' },
      hands: { p1: ['push'], p2: ['push'] },
    });
    expect(unlike(['#p1-push', '#p1-ambush'], g.side('p1').hand)).toEqual(['#p1-push']);
    expect(g.side('p1')).toMatchObject({ played: null, discard: ['#p1-ambush'] });
    expect(g.side('p2').hand).toContain('#p2-standing-orders');
  });

  const cleared = () => {
    const all = { aim: 2, dodge: 2, surge: 2, standby: 1, observation: 1, suppression: 3, ion: 1 };
    return phase({
      units: { A: { ...LEADER, tokens: all }, X: FOE },
      tokens: [{ id: 'smoke-1', kind: 'smoke' }],
    });
  };

  test('LEG-END-04 aim, surge and standby tokens go, ion tokens stay', () => {
    expect(cleared().unit('A').tokens).toMatchObject({ aim: 0, surge: 0, standby: 0, ion: 1 });
  });

  test('LEG-END-05 observation and smoke tokens go', () => {
    expect(cleared().unit('A').tokens.observation).toBe(0);
    expect(cleared().s.tokens).toEqual([]);
  });

  test('LEG-END-06 dodge tokens go', () => {
    expect(cleared().unit('A').tokens.dodge).toBe(0);
  });

  test('LEG-END-07 and one suppression token of each unit', () => {
    expect(cleared().unit('A').tokens.suppression).toBe(2);
  });

  test('LEG-END-08 LEG-END-13 LEG-GEN-20 order tokens come back, and the next round begins', () => {
    const g = phase({ units: { A: { ...LEADER, order: 'down' }, X: FOE } });
    expect(g.unit('A').order).toBe('none');
    expect(g.s).toMatchObject({ round: 2, now: 'command' });
  });

  const promoting = () =>
    phase({
      units: {
        A: { ...LEADER, where: 'defeated', at: [] },
        B: { at: [[300, 300]] },
        C: { at: [[400, 300]] },
        X: FOE,
      },
    });

  test('LEG-END-09 LEG-EX-40 without a commander a trooper unit is promoted', () => {
    const g = promoting();
    expect(g.asked).toBe('ask-promote');
    expect(g.legal()).toEqual(['B', 'C']);
    expect(g.why('pass')).toBeDefined(); // one of them has to be
    expect(g.give('C').told('promoted')).toMatchObject([{ unit: 'C' }]);
  });

  test('LEG-END-10 LEG-TOKEN-02 it is a commander from then on, with the token of one', () => {
    const g = promoting();
    expect(g.unit('C').rank).toBe('corps');
    g.give('C');
    expect([g.unit('C').rank, g.unit('B').rank]).toEqual(['commander', 'corps']);
  });

  test('LEG-END-09 vehicles are not promoted; LEG-END-11 who has no trooper plays no more command cards', () => {
    const tank: Cast = { at: [[400, 300]], card: { type: 'groundVehicle', base: 50, silhouette: [0, 60] } };
    const g = phase({ units: { A: { ...LEADER, where: 'defeated', at: [] }, B: tank, X: FOE } });
    expect(g.side('p1').leaderless).toBe(true);
    expect(g.asks.map(a => a.seat)).toEqual(['p2']);
  });
});

describe('the end of the battle', () => {
  const last = (more: Partial<Scene>): Played => phase({ round: 6, ...more });

  test('LEG-GEN-22 LEG-GEN-20 after six rounds the player with more victory points wins', () => {
    expect(last({ points: { p1: 2, p2: 3 } }).result).toMatchObject({ winner: 'p2', why: 'points' });
    expect(phase({ round: 5, points: { p1: 2, p2: 3 } }).result).toBeUndefined();
  });

  test('LEG-GEN-26 then who destroyed more points of whole units', () => {
    const dead = (points: number): Cast => ({ at: [], where: 'defeated', card: { points } });
    const g = last({ units: { A: LEADER, B: dead(80), X: FOE, Y: dead(60), Z: dead(30) } });
    expect(g.result).toMatchObject({ winner: 'p1', why: 'destroyed' });
  });

  test('LEG-GEN-27 LEG-GEN-28 then the dearer army; else a draw', () => {
    const rich = last({ units: { A: LEADER, X: { ...FOE, card: { rank: 'commander', points: 51 } } } });
    expect(rich.result).toMatchObject({ winner: 'p2', why: 'army' });
    expect(last({}).result).toMatchObject({ winner: null, why: 'draw' });
  });

  test('LEG-GEN-21 who has no unit left loses at once', () => {
    const g = scene({
      units: {
        A: { at: [[300, 300]], weapons: [{ name: 'Gun', range: [1, 3], dice: { red: 1 } }] },
        X: { at: [[500, 300]] },
      },
      acting: 'A',
      points: { p2: 9 },
      chance: ['crit', 'blank'],
    });
    g.give('attack').give('X');
    expect(g.result).toMatchObject({ winner: 'p1', why: 'defeat' });
  });

  test('LEG-GEN-23 LEG-GEN-24 LEG-GEN-25 Control: leaders at range 1 of the token, panicked ones left out', () => {
    const token = { x: 45720, y: 45720 };
    const near = (x: number, y: number, special: Partial<Cast> = {}): Cast => ({ at: [[x, y]], ...special });
    const play = (units: Scene['units'], round: number) =>
      phase({ round, units, battle: { objective: 'control' }, tokens: [token], size: [914.4, 914.4] }).told(
        'scored',
      );
    const two = {
      A: near(457, 400, { card: { rank: 'commander' } }),
      B: near(457, 520),
      X: near(400, 457, { card: { rank: 'commander' } }),
    };
    expect(play(two, 1)).toEqual([]);
    expect(play(two, 2)).toMatchObject([{ who: 'p1', points: 1 }]);
    expect(play(two, 6)).toMatchObject([{ who: 'p1', points: 2 }]);
    const panicked = near(457, 520, { tokens: { suppression: 9 } });
    expect(play({ ...two, B: panicked }, 2)).toEqual([]); // one each
  });
});
