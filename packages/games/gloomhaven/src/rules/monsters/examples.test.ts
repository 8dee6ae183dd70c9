import { areaFrom } from '@potyczka/geometry/hex';
import { describe, expect, test } from 'vitest';
import { map, melee, ranged, rows, tell } from '../../fixtures/monsters.js';
import { compareInitiative, monsterInitiative } from './initiative.js';

/** The worked examples about monsters. Letter x of line y is the ledger's hex (x, y). */
describe('worked examples of the rulebook', () => {
  test('GLM-EX-13 elites act before normals, each by ascending number', () => {
    const standees = [
      { who: 'lower normal', place: monsterInitiative(32, 'normal', 4) },
      { who: 'other elite', place: monsterInitiative(32, 'elite', 5) },
      { who: 'upper normal', place: monsterInitiative(32, 'normal', 1) },
      { who: 'right elite', place: monsterInitiative(32, 'elite', 2) },
    ];
    const order = standees.sort((a, b) => compareInitiative(a.place, b.place)).map(each => each.who);
    expect(order).toEqual(['right elite', 'other elite', 'upper normal', 'lower normal']);
  });

  test('GLM-EX-14 the focus is whom it reaches with less movement, not who is nearer', () => {
    const drawn = rows(`
      . . M o B
       . . . o 1
      . 2 3 . .
       . T . . .`);
    const { turn, focus } = tell(drawn, { attack: melee() });
    expect(focus).toBe('T');
    const told = turn.candidates.map(c => [drawn.name(c.enemy), c.cost?.points, c.proximity]);
    expect(told).toEqual([
      ['B', 4, 2],
      ['T', 2, 3],
    ]);
    expect(drawn.name(turn.candidates[0]!.attackHex!)).toBe('1');
  });

  describe('GLM-EX-15 where to move', () => {
    const drawn = rows(`
      . . . . . .
       . . . . . .
      . . . T . .
       . . 2 3 . .
      . M 1 B S .`);
    test.each([
      ['in range it stays', ranged(3), 'M -> B'],
      ['one target: next to the Brute', melee(1), '1 -> B'],
      ['two targets: next to Brute and Tinkerer', melee(2), '2 -> B T'],
      ['three: next to all of them', melee(3), '3 -> B S T'],
      ['as many as there are', melee(Number.POSITIVE_INFINITY), '3 -> B S T'],
    ])('%s', (_, attack, outcome) => {
      expect(tell(drawn, { move: 3, attack })).toMatchObject({ focus: 'B', outcomes: [outcome] });
    });
  });

  test('GLM-EX-16 traps count as obstacles while anybody can be reached without them', () => {
    const both = rows(`
      . . B . . .
       . . . . . .
      . . . . M ^
       . . . . ^ T`);
    const { turn, focus } = tell(both, { move: 3, attack: melee() });
    expect(focus).toBe('B');
    expect(turn.candidates.map(c => c.cost)).toEqual([
      { negatives: 0, points: 2 },
      { negatives: 1, points: 1 },
    ]);
    const alone = rows(
      `
      . . . . . .
       . . . . . .
      . . . . M 1
       . . . . 2 T`,
      { 1: 'trap', 2: 'trap' },
    );
    expect(tell(alone, { move: 3, attack: melee() })).toMatchObject({
      focus: 'T',
      outcomes: ['1 -> T', '2 -> T'],
    });
  });

  const archer = rows(`
    B . . ^ M . .
     . . 1 m 2 . .
    . . . . . . .
     . . . . . . .`);

  test('GLM-EX-17 with movement 2 the archer passes its ally and attacks', () => {
    expect(tell(archer, { move: 2, attack: ranged(3) }).outcomes).toEqual(['1 -> B']);
  });

  test('GLM-EX-18 with movement 1 it stays: no trap, and no step that brings nothing', () => {
    const { turn, outcomes } = tell(archer, { move: 1, attack: ranged(3) });
    expect(outcomes).toEqual(['M ->']);
    expect(turn.reasons.map(r => `${r.stage} ${r.by}`)).toEqual([
      'hex negative-hexes',
      'approach negative-hexes',
      'approach closeness',
      'approach movement',
    ]);
    const aside = turn.reasons[3]!;
    expect(aside.fell).toContainEqual(expect.objectContaining({ hex: archer.at('2'), points: 1 }));
    expect(aside.rules).toContain('GLM-MON-35');
  });
});

/** Positions given as `[column, row]` with odd columns half a hex lower. */
describe('derived examples', () => {
  test('GLM-EX-38 an archer next to its focus steps back one hex, or stays if it cannot', () => {
    const open = rows(`
      . . . . .
       . 1 A M 2
      . . . 3 4`);
    expect(tell(open, { move: 2, attack: ranged(3) }).outcomes).toEqual(['2 -> A', '4 -> A', '[0,4] -> A']);
    const shut = rows(`
      . . . o o
       . . A M o
      . . . o o`);
    expect(tell(shut, { move: 2, attack: ranged(3) }).outcomes).toEqual(['M -> A']);
  });

  test('GLM-EX-40 equally near enemies: initiative, a summon before its summoner, a long rest last', () => {
    const places = (scoundrel: number) => ({ S: [scoundrel, 0, 1], B: [61, 0, 1], R: [61, 0, 0, 1] });
    const far = rows(`
      . . S . . . .
       . . . . . . .
      . B . . M . .
       . . . . . . .
      . . R . . . .`);
    const order = (initiative: Record<string, number[]>): string[] => {
      const { candidates } = tell(far, { attack: ranged(3) }, { initiative }).turn;
      expect(candidates.map(c => c.proximity)).toEqual([3, 3, 3]);
      return [...candidates].sort((a, b) => a.initiative - b.initiative).map(c => far.name(c.enemy));
    };
    expect(order(places(20))).toEqual(['S', 'R', 'B']);
    expect(tell(far, { attack: ranged(3) }, { initiative: places(20) }).focus).toBe('S');
    expect(order(places(99))).toEqual(['R', 'B', 'S']);
    expect(tell(far, { attack: ranged(3) }, { initiative: places(99) }).focus).toBe('R');
  });

  test('GLM-EX-41 no trap for a third target; of two hexes the one without Disadvantage', () => {
    const drawn = map(
      `
      .   .   .   .
        .   .   C   .
      .   .   .   .
        .   3   .   .
      .   A   .   .
        .   .   .   .
      .   1   B   .
        .   M   .   .
      .   2   .   .
        .   .   .   .
      .   .   .   .
        .   .   .   .`,
      { 3: 'trap' },
    );
    const attack = ranged(2, 3);
    expect(tell(drawn, { move: 2, attack })).toMatchObject({ focus: 'B', outcomes: ['2 -> A B'] });
    expect(tell(drawn, { move: 2, attack, gait: 'fly' }).outcomes).toEqual(['3 -> A B C']);
  });

  describe('GLM-EX-42 no trap to lose Disadvantage', () => {
    const text = `
      .   .   .   .   .
        .   .   .   .   .
      .   .   .   .   .
        .   .   o   .   .
      .   .   A   o   .
        .   o   M   o   .
      .   .   o   1   o
        .   .   o   .   .
      .   .   .   o   .
        .   .   .   .   .`;
    test('a free hex is taken', () => {
      expect(tell(map(text), { move: 3, attack: ranged(4) }).outcomes).toEqual(['1 -> A']);
    });
    test('a trap is not', () => {
      expect(tell(map(text, { 1: 'trap' }), { move: 3, attack: ranged(4) }).outcomes).toEqual(['M -> A']);
    });
  });

  test('GLM-EX-43 the better placed second target decides where a melee area is laid', () => {
    const drawn = map(`
      .   .   .   .
        .   .   .   .
      .   .   .   .
        .   .   M   .
      .   .   .   .
        .   .   .   .
      .   .   .   o
        .   .   .   .
      .   .   1   2
        .   .   A   .
      .   .   C   B
        .   .   .   .`);
    const attack = {
      kind: 'melee',
      targets: 1,
      area: areaFrom(
        [3, 3],
        [
          [3, 4],
          [3, 5],
        ],
      ),
    } as const;
    const { turn, outcomes } = tell(drawn, { move: 3, attack });
    expect(outcomes).toEqual(['1 -> A B']);
    expect(turn.reasons.map(r => r.by)).toContain('ranking');
    expect(tell(drawn, { move: 3, attack }, { initiative: { C: 1 } }).outcomes).toEqual(['2 -> A C']);
  });

  test('GLM-EX-44 targets are not exchanged for fewer Disadvantages', () => {
    const drawn = map(`
      .   .   .   .
        .   .   .   .
      .   .   .   .
        .   .   .   .
      .   .   A   D
        .   1   .   .
      .   .   .   .
        .   M   .   .
      .   .   B   C
        .   .   .   .`);
    const { turn, focus, outcomes } = tell(drawn, { move: 3, attack: ranged(3, 3) });
    expect(focus).toBe('B');
    expect(outcomes).toEqual(['1 -> A B C']);
    expect(turn.outcomes[0]!.targets.map(hex => drawn.name(hex))).toEqual(['B', 'A', 'C']);
  });

  test('GLM-EX-45 out of reach it takes the only hex that brings it closer', () => {
    const drawn = map(`
      .   .   .   .
        .   .   .   .
      .   .   .   .
        .   .   .   .
      .   .   .   .
        .   .   M   .
      .   .   m   1
        .   .   o   .
      .   .   2   3
        .   .   A   .`);
    expect(tell(drawn, { move: 1, attack: melee() }).outcomes).toEqual(['1 ->']);
    const other = { progress: 'to-one', heading: 'best-attack' } as const;
    expect(tell(drawn, { move: 1, attack: melee() }, { readings: other }).outcomes).toEqual(['1 ->', 'M ->']);
  });
});
