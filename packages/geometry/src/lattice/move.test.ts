import { describe, expect, test } from 'vitest';
import {
  DIRECTIONS,
  type Drawing,
  isSame,
  neighbourIn,
  readDrawing,
  type Space,
  space,
  step,
} from './index.js';

/** What the step from A to B costs, or why it may not be taken. */
const stepAB = (text: string, from = 'A', to = 'B'): number | string =>
  costBetween(readDrawing(text), from, to);

const costBetween = (drawing: Drawing, from: string, to: string): number | string =>
  cost(drawing, drawing.space(from), drawing.space(to));

function cost({ lattice }: Drawing, from: Space, to: Space): number | string {
  const direction = DIRECTIONS.find(d => isSame(neighbourIn(from, d), to));
  if (!direction) throw new RangeError('no step');
  const taken = step(lattice, from, direction);
  return taken.legal ? taken.cost : taken.refused.map(r => r.why).join(' ');
}

describe('one step on one level', () => {
  test('APX-MOVE-05 APX-MOVE-08 APX-MOVE-14 any of the eight spaces around costs 1', () => {
    const { lattice } = readDrawing(`
     .  .  .
     .  .  .
     .  .  .`);
    expect(DIRECTIONS.map(d => step(lattice, space(1, 1), d))).toEqual(
      DIRECTIONS.map(d => expect.objectContaining({ legal: true, cost: 1, to: neighbourIn(space(1, 1), d) })),
    );
  });

  test('APX-MOVE-07 APX-MOVE-31 nobody leaves the map', () => {
    const { lattice } = readDrawing(' . ');
    for (const d of DIRECTIONS)
      expect(step(lattice, space(0, 0), d)).toMatchObject({
        legal: false,
        refused: [{ why: 'off-map', rule: 'APX-MOVE-07' }],
      });
  });

  test('APX-MOVE-10 APX-MOVE-31 a space with an impassable object cannot be entered', () => {
    for (const mark of 'brtc') {
      const { lattice } = readDrawing(` .  .${mark}`);
      expect(step(lattice, space(0, 0), 'E')).toMatchObject({
        legal: false,
        refused: [{ why: 'impassable' }],
      });
    }
    for (const mark of 'hd~')
      expect(step(readDrawing(` .  .${mark}`).lattice, space(0, 0), 'E')).toMatchObject({
        legal: true,
        cost: 1,
      });
  });

  test('APX-MOVE-10 APX-MOVE-15 APX-MOVE-33 obstacles cost 1 more, an edge wall cannot be crossed', () => {
    expect(['|', ':', ';', '$', '#'].map(mark => stepAB(` .A${mark}.B`))).toEqual([2, 2, 2, 2, 'edge']);
  });

  test('APX-MOVE-15 what a step costs is explained', () => {
    const { lattice } = readDrawing(' .A:1B');
    expect(step(lattice, space(0, 0), 'E')).toMatchObject({
      cost: 3,
      charges: [
        { rule: 'APX-MOVE-14', mp: 1 },
        { rule: 'APX-MOVE-17', mp: 1 },
        {
          rule: 'APX-MOVE-15',
          mp: 1,
          elements: [{ at: { side: 'V', x: 1, y: 0 }, object: { kind: 'low-wall' } }],
        },
      ],
    });
  });
});

describe('up and down', () => {
  test('APX-MOVE-17 APX-EX-16 one level up costs 1 more', () => {
    expect(
      stepAB(`
       1  1B .A
       1  1  . `),
    ).toBe(2);
  });

  test('APX-MOVE-13 APX-MOVE-18 APX-EX-15 down is free from any height', () => {
    const text = `
       2  2A .B
       2  2  .
       .  .  . `;
    expect(stepAB(text)).toBe(1);
    const drawing = readDrawing(text);
    expect(cost(drawing, space(1, 1), space(2, 2))).toBe(1);
    expect(stepAB(' 1A .B')).toBe(1);
  });

  test('APX-MOVE-11 APX-MOVE-31 nobody climbs two levels at once', () => {
    expect(stepAB(' .A 2B')).toBe('climb');
    expect(
      stepAB(`
       .A .
       .  2B`),
    ).toBe('climb');
    expect(stepAB(' 1A 2B')).toBe(2);
  });

  test('APX-MOVE-19 APX-EX-17 costs add up: a climb over a low wall on the roof edge', () => {
    expect(
      stepAB(`
       1  1  .
       1  1B:.A`),
    ).toBe(3);
  });

  test('APX-MOVE-12 APX-MOVE-33 a wall on the roof edge is too high to climb over, but not to jump from', () => {
    const text = `
       1  1  .
       1  1B|.A`;
    expect(stepAB(text)).toBe('edge');
    expect(stepAB(text, 'B', 'A')).toBe(2);
  });

  test('APX-MOVE-26 stepping down over an obstacle on the own roof edge still costs 1 more', () => {
    expect(stepAB(' 1A:.B')).toBe(2);
    expect(stepAB(' 2A$1B')).toBe(2);
  });

  test('APX-MOVE-32 what stands lower than the step is walked over', () => {
    // The wall of the building below the roof edge is an element of the edge, but not one in the way.
    expect(stepAB(' 2A 1B')).toBe(1);
    expect(stepAB(' 1A 2B')).toBe(2);
  });
});

describe('connected elements at a corner', () => {
  test('APX-MOVE-20 APX-MOVE-37 APX-EX-10 past a building and a low wall: 2 in all', () => {
    expect(
      stepAB(`
       .  .  1
       .  .A 1
       .  . :.B`),
    ).toBe(2);
  });

  test('APX-MOVE-22 APX-MOVE-35 APX-EX-11 a level 2 building forbids, the wall costs 1: the lesser counts', () => {
    expect(
      stepAB(`
       .  2
       .A 2
       . |.B`),
    ).toBe(2);
  });

  test('APX-MOVE-16 APX-MOVE-23 APX-EX-12 between two level 1 buildings 2, between level 2 ones never', () => {
    const between = (level: number) => `
       ${level}  ${level}  .  .
       ${level}  ${level}  .A .
       .  .B ${level}  ${level}
       .  .  ${level}  ${level}`;
    expect(stepAB(between(1))).toBe(2);
    expect(stepAB(between(2))).toBe('corner');
  });

  test('APX-MOVE-37 APX-EX-13 low wall and bin: one surcharge, not two', () => {
    expect(
      stepAB(`
       . :.A
          $$
       .B . `),
    ).toBe(2);
  });

  test('APX-MOVE-25 APX-MOVE-34 APX-EX-14 round the outside of the joint nothing is crossed', () => {
    const drawing = readDrawing(`
     .A:.
        $$
     .  .B
     .  .C`);
    expect(costBetween(drawing, 'A', 'B')).toBe(1);
    expect(costBetween(drawing, 'B', 'C')).toBe(1);
  });

  test('APX-MOVE-24 APX-MOVE-26 APX-EX-18 down through the joint of a building and two ground walls: 1', () => {
    const text = `
     1  1  .
     1  1A .
           --
     .  . |.B`;
    expect(stepAB(text)).toBe(1);
    expect(stepAB(text, 'B', 'A')).toBe(3);
  });

  test('APX-MOVE-24 what lies below the mover does not matter', () => {
    // On level 2 across the corner at which two level 1 roofs touch the ground.
    expect(
      stepAB(`
       2A 1
       .  2B`),
    ).toBe(2); // the level 2 roofs touch at that corner: on the mover's level
    expect(
      stepAB(`
       2A 2
       2  2B`),
    ).toBe(1);
    expect(
      stepAB(`
       2A 2
       1  2B`),
    ).toBe(1);
  });

  test('APX-MOVE-27 the end of a single element does not matter', () => {
    expect(
      stepAB(`
       .A|.
       .  .B`),
    ).toBe(1);
    expect(
      stepAB(`
       .A .
       ##
       .  .B`),
    ).toBe(1);
  });

  test('APX-MOVE-28 APX-EX-21 diagonally up past the building corner costs 2, and down again 1', () => {
    const drawing = readDrawing(`
     1  1  .
     1  1B .C
     .  .  .A`);
    expect(costBetween(drawing, 'A', 'B')).toBe(2);
    expect(costBetween(drawing, 'B', 'C')).toBe(1);
  });

  test('APX-MOVE-16 from roof to roof through the corner at which the buildings touch: 1 more', () => {
    expect(
      stepAB(`
       1  1  .  .
       1  1A .  .
       .  .  1B 1
       .  .  1  1`),
    ).toBe(2);
  });

  test('APX-MOVE-34 the seam of two buildings is no element', () => {
    expect(
      stepAB(`
       1  1  1  1
       1  1A 1  1
       1  1  1B 1`),
    ).toBe(1);
  });

  test('APX-MOVE-34 on a climb one obstacle beside the corner is not crossed, two that bar both sides are', () => {
    const one = `
       1  1  .
       1  1B .
             ::
       .  .  .A`;
    expect(stepAB(one)).toBe(2);
    const two = one.replace(' .A', '$.A');
    expect(stepAB(two)).toBe(3);
    expect(stepAB(two, 'B', 'A')).toBe(1);
  });

  test('APX-MOVE-34 low walls on both roof edges at the corner: 3 up, 2 down', () => {
    const text = `
       1  1  .
       1  1B:.
          ::
       .  .  .A`;
    expect(stepAB(text)).toBe(3);
    expect(stepAB(text, 'B', 'A')).toBe(2);
  });

  test('APX-MOVE-34 a low wall on the roof and the corner of the courtyard bar both sides', () => {
    expect(
      stepAB(`
       1  1  1  .  .
       1  1  1A .  .
             ::
       1  1  1  1B 1
       1  1  1  1  1`),
    ).toBe(2);
  });

  test('APX-MOVE-34 rocks that touch at a corner leave the gap between them open', () => {
    expect(
      stepAB(`
       .A .r
       .r .B`),
    ).toBe(1);
  });

  test('APX-MOVE-34 a longer wall that runs on through the corner bars with each of its edges', () => {
    const text = `
       .A|.
       . |.B`;
    expect(stepAB(text)).toBe(2);
    expect(stepAB(text, 'B', 'A')).toBe(2);
  });

  test('APX-MOVE-35 edge walls on both sides forbid the step, with another element on one side they do not', () => {
    expect(
      stepAB(`
       .A .
       ## ##
       .  .B`),
    ).toBe('corner');
    expect(
      stepAB(`
       .A .
       ## ::
       .  .B`),
    ).toBe(2);
  });

  test('APX-MOVE-31 all reasons are named', () => {
    expect(stepAB(' .A:2B')).toBe('climb edge');
    const { lattice } = readDrawing(' .A#.b');
    expect(step(lattice, space(0, 0), 'E')).toMatchObject({
      refused: [{ why: 'impassable' }, { why: 'edge' }],
    });
  });

  test('an illegal or dear step names what stands in the way', () => {
    const drawing = readDrawing(`
     2  .A
     .B 2`);
    const taken = step(drawing.lattice, drawing.space('A'), 'SW');
    expect(taken.legal).toBe(false);
    if (taken.legal) return;
    expect(taken.refused[0]?.elements).toHaveLength(4);
  });
});
