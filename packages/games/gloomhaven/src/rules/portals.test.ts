import { describe, expect, test } from 'vitest';
import { scenarioOf } from '../content/index.js';
import { planOf } from '../content/maps.js';
import { marksOf } from '../content/offered.js';
import { type Scene, scene } from '../fixtures/scene.js';
import type { Figure } from '../state.js';
import { goalMet, lossMet } from './goals.js';
import { hexOf, placeOf, roomOf } from './look.js';
import { moveFigure } from './move.js';
import { runFor } from './running.js';
import { afterTurn } from './scenario.js';
import { spawnAt } from './spawns.js';

/** Scenario 90 with two heroes in its first room, one of them beside the altar, and no monster left there. */
const rift = (answers: readonly string[] = []): Scene => {
  const sc = scene({ real: true, map: '\n  B S .', answers, options: { ties: 'never' } });
  const plan = planOf(90);
  sc.s.scenario = 90;
  sc.s.width = plan.rows;
  sc.s.land = { scenario: 90, rooms: [1], open: [], locked: [], things: [] };
  const at = (place: string) => hexOf(sc.s, place);
  sc.s.figures = {
    brute: { ...(sc.figure('brute') as Figure), at: at('3,3') },
    spellweaver: { ...(sc.figure('spellweaver') as Figure), at: at('1,0') },
  };
  return sc;
};

const roomOfBrute = (sc: Scene): number | undefined => roomOf(sc.s, sc.figure('brute')!.at);
const go = (sc: Scene, who: string, points: number): void => {
  sc.play(t => moveFigure(t, runFor(t.s, who), points, false));
};

describe('scenario 90', () => {
  test('carries no mark', () => {
    expect(marksOf(scenarioOf(90))).toEqual([]);
  });

  test('GLM-SETUP-02 beside an altar a character steps beside the other for 1 point, which reveals the room', () => {
    const sc = rift(['portal', '2,9']);
    go(sc, 'brute', 1);
    expect([sc.s.land.rooms, roomOfBrute(sc), sc.told('moved').at(-1)?.how]).toEqual([[1, 2], 2, 'teleport']);
    expect(sc.told('appeared').length).toBeGreaterThan(0);
    expect(placeOf(sc.s, sc.figure('brute')!.at)).toBe('2,9');
  });

  test('GLM-SETUP-02 not from farther off, not without a point; with points left the move goes on', () => {
    const far = rift(['pass']);
    go(far, 'spellweaver', 2);
    expect(far.asked[0]?.keys).not.toContain('portal');
    const none = rift(['pass']);
    go(none, 'brute', 0);
    expect(none.asked[0]?.keys).not.toContain('portal');
    const on = rift(['portal', '2,9', 'pass']);
    go(on, 'brute', 3);
    expect(on.asked.map(q => q.rule)).toEqual(['GLM-MOVE-01', 'GLM-SETUP-02', 'GLM-MOVE-01']);
    const walked = rift(['3,2', 'portal', '2,9']);
    go(walked, 'brute', 2);
    expect(roomOfBrute(walked)).toBe(2);
  });

  test('GLM-SETUP-02 the spirits come when all demons are dead and somebody is in each room; killing them wins', () => {
    const sc = rift();
    sc.s.land = { ...sc.s.land, rooms: [1, 2] };
    for (const kind of ['earth-demon', 'wind-demon', 'night-demon']) sc.s.flags[`killed ${kind}`] = 1;
    sc.play(t => afterTurn(t, 'brute'));
    expect([sc.told('appeared').length, goalMet(sc.s)]).toEqual([0, false]);
    sc.s.figures.brute = { ...(sc.figure('brute') as Figure), at: hexOf(sc.s, '2,9') };
    sc.play(t => afterTurn(t, 'brute'));
    expect(sc.told('appeared').map(e => e.figure.type)).toEqual(new Array(4).fill('living-spirit'));
    expect([goalMet(sc.s), lossMet(sc.s)]).toEqual([false, false]);
    const { brute, spellweaver } = sc.s.figures;
    sc.s.figures = { brute: brute!, spellweaver: spellweaver! };
    expect(goalMet(sc.s)).toBe(true);
  });

  test('GLM-SETUP-02 night demons come beside the first altar in even rounds; with three every second is an elite', () => {
    const sc = rift();
    sc.s.characters = 3;
    for (const round of [1, 2, 4, 6]) {
      sc.s.round = round;
      sc.play(t => spawnAt(t, 'roundEnd'));
    }
    expect(sc.told('appeared').map(e => e.figure.rank)).toEqual(['normal', 'elite', 'normal']);
    expect(sc.told('appeared').every(e => roomOf(sc.s, e.figure.at) === 1)).toBe(true);
  });
});
