import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { scenarioOf } from '../content/index.js';
import { planOf } from '../content/maps.js';
import { marksOf } from '../content/offered.js';
import { type Given, type Scene, scene } from '../fixtures/scene.js';
import type { Figure } from '../state.js';
import type { Hex } from '../vocabulary.js';
import { shieldOf } from './effects.js';
import { goalMet } from './goals.js';
import { placeOf, roomOf } from './look.js';
import { abilitiesOf, moveToward, placeObjectives } from './objectives.js';
import { afterTurn, atRoundEnd } from './scenario.js';

/** Allies who go their way, a boss and its bones, things that are given up at an altar. */

/** A scenario with its first rooms on the table, one hero on its first start hex, and no monsters. */
const begun = (scenario: number, given: Given = {}): Scene => {
  const sc = scene({ real: true, map: '\n  B S .', options: { ties: 'never' }, ...given });
  const plan = planOf(scenario);
  sc.s.scenario = scenario;
  sc.s.width = plan.rows;
  sc.s.land = { scenario, rooms: [...plan.revealed], open: [], locked: [], things: [] };
  sc.s.figures = { brute: { ...(sc.figure('brute') as Figure), at: plan.start[0] as Hex } };
  return sc;
};
const onlyAllies = (sc: Scene, id: string): void => {
  sc.s.figures = Object.fromEntries(
    Object.entries(sc.s.figures).filter(([key]) => ['brute', id].includes(key)),
  );
};

describe('allies on their way', () => {
  const walks = (scenario: number, id: string, rounds: number): Scene => {
    const sc = begun(scenario, { auto: true });
    placeObjectives(sc.t);
    const [move] = abilitiesOf(sc.s, sc.figure(id)!) as unknown as [{ n: number; toward: string }];
    for (let n = 0; n < rounds && sc.figure(id); n++) {
      onlyAllies(sc, id);
      sc.play(t => moveToward(t, id, move.n, move.toward));
    }
    return sc;
  };

  test('GLM-SETUP-02 in the Crypt Hail goes through closed doors to the marked hex, whoever has seen it', () => {
    const sc = walks(19, 'hail.1', 40);
    expect(planOf(19).revealed).not.toContain(roomOf(sc.s, planOf(19).markers.b![0]!));
    expect(unlike(0, sc.told('opened').length)).toBeGreaterThan(0);
    expect(sc.told('opened').every(e => e.by === 'hail.1')).toBe(true);
    expect([goalMet(sc.s), goalMet(walks(19, 'hail.1', 1).s)]).toEqual([true, false]);
  });

  test('GLM-SETUP-02 in the Slave Pens Orchid goes to where the last shaman is set up, three hexes a round', () => {
    expect(marksOf(scenarioOf(38))).toEqual(['markers-deduced']);
    const shaman = planOf(38).monsters.filter(
      m => m.kind === 'inox-shaman' && planOf(38).roomAt.get(m.at) === 5,
    );
    expect(shaman.map(m => m.at)).toEqual(planOf(38).markers.shaman);
    const one = walks(38, 'orchid.1', 1);
    const steps = one.told('moved').reduce((sum, e) => sum + e.route.length - 1, 0);
    expect(unlike(0, steps)).toBe(3);
    const sc = walks(38, 'orchid.1', 40);
    expect(sc.s.land.rooms).toContain(5);
  });

  test('GLM-G16 an ally who opens a door goes on with what is left of its points', () => {
    const ends = (points: number): number => {
      const sc = begun(38, { auto: true });
      placeObjectives(sc.t);
      const door = planOf(38).doors[0]!.at;
      const field = sc.s.figures['orchid.1'] as Figure;
      sc.s.figures['orchid.1'] = { ...field, at: door };
      sc.s.land = { ...sc.s.land, rooms: [1, 2], open: ['d1'] };
      onlyAllies(sc, 'orchid.1');
      sc.play(t => moveToward(t, 'orchid.1', points, 'shaman'));
      return sc.told('opened').length;
    };
    expect(unlike(ends(3), ends(20))).toBeGreaterThan(1);
  });
});

describe('the harvester and its bones', () => {
  const shack = (fallen: number, hp = 5): Scene => {
    const sc = begun(58);
    const boss = {
      id: 'the-harvester.1',
      kind: 'monster' as const,
      side: 'monsters' as const,
      type: 'the-harvester',
    };
    sc.s.figures[boss.id] = {
      ...(sc.figure('brute') as Figure),
      ...boss,
      rank: 'boss',
      hp,
      max: 30,
      at: 60 as Hex,
    };
    sc.s.flags['killed bone-pile'] = fallen;
    return sc;
  };

  test('GLM-SETUP-02 each pile that stands gives it Shield 1, fallen ones none, and nobody else any', () => {
    const shield = (fallen: number): number => {
      const sc = shack(fallen);
      return shieldOf(sc.s, sc.figure('the-harvester.1')!);
    };
    const none = shield(4);
    expect([0, 1, 3].map(n => shield(n) - none)).toEqual([4, 3, 1]);
    const imp = shack(0);
    imp.s.figures['the-harvester.1'] = {
      ...imp.figure('the-harvester.1')!,
      type: 'black-imp',
      rank: 'normal',
    };
    expect(shieldOf(imp.s, imp.figure('the-harvester.1')!)).toBe(0);
  });

  test('GLM-SETUP-02 when a round ends each pile heals it by the number of characters less one', () => {
    const after = (fallen: number, characters: number): number | undefined => {
      const sc = shack(fallen);
      sc.s.characters = characters;
      sc.play(t => atRoundEnd(t));
      return sc.hp('the-harvester.1');
    };
    expect([after(4, 2), after(3, 2), after(2, 4), after(0, 4)]).toEqual([5, 6, 11, 17]);
  });
});

describe('the altar of the eclipse', () => {
  const at = planOf(81).markers.a![0]!;
  const temple = (held: number, place: Hex, answers: readonly string[], room = true): Scene => {
    const sc = begun(81, { answers });
    const boss = {
      id: 'the-colorless.1',
      kind: 'monster' as const,
      side: 'monsters' as const,
      type: 'the-colorless',
    };
    sc.s.land = { ...sc.s.land, rooms: [1, 2, 3] };
    sc.s.flags = room ? { 'section 1': 1 } : {};
    sc.s.figures[boss.id] = {
      ...(sc.figure('brute') as Figure),
      ...boss,
      rank: 'boss',
      hp: 50,
      max: 50,
      at: 0 as Hex,
    };
    sc.s.figures.brute = { ...(sc.figure('brute') as Figure), at: place };
    sc.s.heroes.brute!.tally['goal treasures'] = held;
    sc.play(t => afterTurn(t, 'brute'));
    return sc;
  };
  const beside = (at + 1) as Hex;

  test('GLM-SETUP-02 beside it what a goal treasure gave may be given up for twice the characters in damage', () => {
    expect(marksOf(scenarioOf(81))).toEqual(['markers-deduced', 'disputed-monsters']);
    const given = temple(1, beside, ['yes']);
    expect(50 - given.hp('the-colorless.1')!).toBe(2 * given.s.characters);
    const kept = temple(1, beside, ['pass']);
    expect(unlike(given.hp('the-colorless.1'), kept.hp('the-colorless.1'))).toBe(50);
    given.play(t => afterTurn(t, 'brute'));
    expect(given.asked).toHaveLength(1);
  });

  test('GLM-SETUP-02 not without one, not from farther off, not before its section is read', () => {
    expect(temple(0, beside, []).asked).toEqual([]);
    expect(temple(1, planOf(81).start[0]!, []).asked).toEqual([]);
    expect(temple(2, beside, ['yes']).asked).toHaveLength(1);
    expect(placeOf({ width: planOf(81).rows }, at)).toBe('9,3');
  });
});
