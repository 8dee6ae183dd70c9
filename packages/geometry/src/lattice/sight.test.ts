import { describe, expect, test } from 'vitest';
import {
  type Barrier,
  type Drawing,
  type Intersection,
  type LatticeSight,
  readDrawing,
  type Space,
  sight,
} from './index.js';

const named = ({ kind, at }: Barrier): string =>
  kind === 'edge' && 'side' in at ? `${at.side}(${at.x},${at.y})` : `${kind}(${at.x},${at.y})`;

/** `seen`, or the rule that blocks and what blocks by it. */
const told = (s: LatticeSight): string =>
  s.seen ? 'seen' : `${s.rule.slice(-2)} ${s.by.map(named).join(' ')}`;

const look = ({ lattice }: Drawing, from: Space, to: Space | Intersection): string =>
  told(sight(lattice, from, to));

/** From the space marked A to the one marked B. */
const lookAB = (text: string): string => {
  const drawing = readDrawing(text);
  return look(drawing, drawing.space('A'), drawing.space('B'));
};

/** What A sees of the first row: `+` or the last digit of the rule. */
const rowFromA = (text: string, y = 0): string => {
  const drawing = readDrawing(text);
  return (drawing.plan.levels[y] ?? [])
    .map((_, x) => {
      const { seen, rule } = sight(drawing.lattice, drawing.space('A'), { x, y });
      return seen ? '+' : rule.slice(-1);
    })
    .join('');
};

describe('basics', () => {
  test('APX-LOS-10 APX-LOS-30 APX-EX-30 a wall on the line between ground spaces blocks', () => {
    expect(lookAB(' .A . |.  .B')).toBe('30 V(2,0)');
    expect(lookAB(' .A .  .  .B')).toBe('seen');
  });

  test('APX-LOS-02 the line runs from centre to centre', () => {
    // The line from A to B crosses the upper half of the edge, not the wall below it.
    const text = (upper: string, lower: string) => `
       .  .A${upper}.  .
       .  . ${lower}.B . `;
    expect(lookAB(text('|', ' '))).toBe('seen'); // touches only the wall's end
    const wider = (upper: string, lower: string) => `
       .A . ${upper}.
       .  . ${lower}.B`;
    expect(lookAB(wider('|', ' '))).toBe('seen');
    expect(lookAB(wider(' ', '|'))).toBe('30 V(2,1)');
  });

  test('APX-LOS-03 the line to an intersection ends at that point', () => {
    const drawing = readDrawing(
      `
     .A .  .
       X
     . |.  . `,
    );
    expect(look(drawing, drawing.space('A'), drawing.point('X', 0))).toBe('seen');
    const behind = readDrawing(`
     .A|.  .
          X
     .  .  . `);
    expect(look(behind, behind.space('A'), behind.point('X', 0))).toBe('30 V(1,0)');
  });

  test('APX-LOS-09 APX-LOS-27 APX-EX-31 a line that touches only the corner of a wall is free', () => {
    expect(
      lookAB(`
       .A .
       . |.B`),
    ).toBe('seen');
    expect(
      lookAB(`
       .A .  .
       . |.  .
       . |.  .B`),
    ).toBe('seen');
  });

  test('APX-LOS-06 APX-EX-32 low walls, bins, beacons, shields, drones and canyons never block', () => {
    for (const mark of ':;$') expect(lookAB(` .A${mark}.  .B`)).toBe('seen');
    for (const mark of 'bhd~') expect(lookAB(` .A .${mark} .B`)).toBe('seen');
    for (const mark of '|#') expect(lookAB(` .A${mark}.  .B`)).toBe('30 V(1,0)');
    for (const mark of 'rtc') expect(lookAB(` .A .${mark} .B`)).toBe('30 space(1,0)');
  });

  test('APX-LOS-08 APX-LOS-10 APX-EX-33 nothing on the ground is seen behind a building joined to a wall', () => {
    const drawing = readDrawing(`
     .  .  1  .  .
     .A .  1  .  .
     .  . |.  .  .
     .  . |.  .  . `);
    const behind = [0, 1, 2, 3].flatMap(y => [3, 4].map(x => ({ x, y })));
    for (const to of behind) expect(sight(drawing.lattice, drawing.space('A'), to).rule).toBe('APX-LOS-30');
  });

  test('APX-LOS-08 a joint blocks only if both elements are blockers', () => {
    const joint = (mark: string) => `
       .A .
       -- ${mark}
       .  .B`;
    expect(lookAB(joint('--'))).toBe('30 joint(1,1)');
    expect(lookAB(joint('::'))).toBe('seen');
    expect(lookAB(joint('$$'))).toBe('seen');
  });

  test('APX-LOS-07 APX-LOS-30 every blocker that is higher than both is named', () => {
    expect(lookAB(' .A|.  1  .  .B')).toBe('30 V(1,0) V(2,0) V(3,0)');
    expect(lookAB(' 1A .  1r .B')).toBe('30 space(2,0)'); // the roof edge before the rock is no higher than A
    expect(
      lookAB(`
       .A .  .  .
       .  1  1  .
       .  1  1  .
       .  .  .  .B`),
    ).toBe('30 joint(1,1) joint(3,3)');
  });

  test('APX-LOS-10 APX-LOS-11 APX-EX-34 a level 2 building between level 1 and the ground blocks', () => {
    expect(lookAB(' 1A .  2  .  .B')).toBe('30 V(2,0) V(3,0)');
  });

  test('APX-LOS-11 a wall on a roof is as high as both together', () => {
    expect(lookAB(' 1A 1 |1  1B')).toBe('30 V(2,0)');
    expect(lookAB(' 2A 1 |1  2B')).toBe('seen');
  });

  test('APX-LOS-12 blockers no higher than both ends leave equal levels in sight', () => {
    expect(lookAB(' 1A .  1B')).toBe('seen');
    expect(lookAB(' 1A . |.  1B')).toBe('seen');
    expect(lookAB(' 2A 1  .  2B')).toBe('seen');
  });

  test('APX-LOS-05 sight is mutual, and both are told the same', () => {
    const drawing = readDrawing(' 1A 1  .B . ');
    const [a, b] = [drawing.space('A'), drawing.space('B')];
    expect(sight(drawing.lattice, a, b)).toEqual(sight(drawing.lattice, b, a));
    expect(look(drawing, a, b)).toBe('31 V(2,0)');
  });
});

describe('arrangement 1: a blocker on the level of the higher end', () => {
  test('APX-LOS-13 APX-LOS-19 APX-EX-35 own roof edge one space away: the first row is hidden', () => {
    expect(rowFromA(' 1A 1  .  .  .  . ')).toBe('++1+++');
  });

  test('APX-LOS-14 APX-EX-36 only the furthest blocker of that height is judged', () => {
    expect(rowFromA(' 1A 1  .  . |.  .  .  .  . ')).toBe('++1+111++');
    const drawing = readDrawing(' 1A 1  .  . |.  .B .  . ');
    const { weighed } = sight(drawing.lattice, drawing.space('A'), drawing.space('B'));
    expect(weighed.map(w => [named(w.barrier), w.judgement])).toEqual([
      ['V(2,0)', 'nearer'],
      ['V(4,0)', 'in-shadow'],
    ]);
    expect(weighed[1]?.shadows).toEqual([{ axis: 'x', at: 4, away: 3, depth: 3, row: 2, blocks: true }]);
  });

  test('APX-LOS-20 APX-EX-37 a shadow matters only for lines through the blocker', () => {
    const drawing = readDrawing(`
     1A 1  .  . |.  .
     1  1  .  .  .  .
     1  1  .  .  .  .
     1  1  .  .  .  . `);
    expect(look(drawing, drawing.space('A'), { x: 5, y: 0 })).toBe('31 V(4,0)');
    expect(look(drawing, drawing.space('A'), { x: 5, y: 1 })).toBe('seen');
    expect(look(drawing, drawing.space('A'), { x: 5, y: 2 })).toBe('seen');
    expect(look(drawing, drawing.space('A'), { x: 2, y: 2 })).toBe('31 joint(2,2)');
  });

  test('APX-LOS-15 APX-LOS-31 APX-EX-38 the own edge at distance 0 does not count', () => {
    expect(rowFromA(' 1  1A .  .  . ')).toBe('+++++');
    const drawing = readDrawing(' 1  1A .B');
    const { weighed } = sight(drawing.lattice, drawing.space('A'), drawing.space('B'));
    expect(weighed.map(w => w.judgement)).toEqual(['at-distance-0']);
  });

  test('APX-LOS-16 APX-LOS-17 APX-EX-39 from the edge over a ground wall two spaces away', () => {
    expect(rowFromA(' 1  1A .  . |.  .  .  . ')).toBe('++++11++');
  });

  test('APX-LOS-17 APX-EX-40 from level 2 to level 1', () => {
    expect(rowFromA(' 2A 2  1  1  1 ')).toBe('++1++');
  });

  test('APX-LOS-18 APX-EX-41 from level 2 to the ground twice as far', () => {
    expect(rowFromA(' 2A 2  .  .  .  . ')).toBe('++11++');
  });

  test('APX-LOS-15 APX-LOS-33 APX-EX-42 at a roof corner the joint is at distance 0', () => {
    const drawing = readDrawing(`
     1  1  .  .
     1  1A .  .
           --
     1  1  .B .
     1  1  .  .C`);
    expect(look(drawing, drawing.space('A'), drawing.space('B'))).toBe('seen');
    expect(look(drawing, drawing.space('A'), drawing.space('C'))).toBe('seen');
  });

  test('APX-LOS-22 APX-EX-43 APX-EX-114 an intersection as the higher end', () => {
    const drawing = readDrawing(`
     1  1  .B .C
       X
     1  1  .  . `);
    expect(look(drawing, drawing.space('B'), drawing.point('X', 1))).toBe('31 V(2,0)');
    expect(look(drawing, drawing.space('C'), drawing.point('X', 1))).toBe('seen');
    expect(look(drawing, { x: 2, y: 1 }, drawing.point('X', 1))).toBe('31 V(2,1)'); // nothing is at distance 0
  });

  test('APX-LOS-21 APX-EX-44 intersections in and beyond the shadow', () => {
    const drawing = readDrawing(
      `
     1A 1  .  .  .
             B  C
     1  1  .  .  . `,
    );
    expect(look(drawing, drawing.space('A'), drawing.point('B', 0))).toBe('31 V(2,0)');
    expect(look(drawing, drawing.space('A'), drawing.point('C', 0))).toBe('seen');
  });

  test('APX-LOS-21 with X = 0 there is no shadow, and no intersection is blocked', () => {
    const drawing = readDrawing(`
     1  1A .
          B
     1  1  . `);
    expect(look(drawing, drawing.space('A'), drawing.point('B', 0))).toBe('seen');
  });

  test('APX-LOS-31 on the extension of the own side X is 0: the furthest blocker there hides nothing', () => {
    const drawing = readDrawing(`
     1  1  1  1  1  .  .  .  .
     1A 1  1  1  1  .  .  .  .
     .  .  .  .  .  .  .  .  . `);
    expect(look(drawing, drawing.space('A'), { x: 8, y: 2 })).toBe('seen');
    expect(look(drawing, drawing.space('A'), { x: 8, y: 1 })).toBe('31 V(5,1)');
    expect(look(drawing, { x: 0, y: 0 }, { x: 3, y: 2 })).toBe('31 H(2,2)');
  });

  test('APX-LOS-31 of two blockers of height 2 the further one on an own side takes the place of a nearer one', () => {
    const without = readDrawing(`
     2  2  2  1  .  .  .
     .  .  .  1  .  .  . `);
    expect(look(without, { x: 0, y: 0 }, { x: 6, y: 1 })).toBe('31 V(3,0)');
    const withWall = readDrawing(`
     2  2  2  1  .  .  .
              --
     .  .  .  1  .  .  . `);
    expect(look(withWall, { x: 0, y: 0 }, { x: 6, y: 1 })).toBe('seen');
  });
});

describe('arrangement 2: from level 2 to the ground over a blocker of level 1', () => {
  test('APX-LOS-23 APX-LOS-32 APX-EX-45 only the space directly behind the wall is hidden', () => {
    expect(rowFromA(' 2  2A .  .  . |.  .  . ')).toBe('+++++2++');
  });

  test('APX-LOS-23 APX-LOS-24 APX-EX-46 a wall beside the building, the roof edge at distance 0', () => {
    expect(rowFromA(' 2  2A . |.  . ')).toBe('+++2+');
  });

  test('APX-LOS-24 APX-LOS-25 APX-EX-47 the level 1 building below reaches further', () => {
    expect(rowFromA(' 2  2A 1  1  .  . ')).toBe('++++2+');
  });

  test('APX-LOS-25 APX-EX-75 both arrangements from one place', () => {
    expect(rowFromA(' 2A 2  .  .  . |.  . ')).toBe('++11+2+');
    const drawing = readDrawing(' 2A 2  . |.B . ');
    expect(look(drawing, drawing.space('A'), drawing.space('B'))).toBe('31 V(2,0)');
  });

  test('APX-LOS-32 directly behind a long wall, though the line crosses it further along', () => {
    const wall = (gap: string) => `
       2  2A .  .  .  .
       2  2  .  . |.  .
       .  .  .  . |.  .
       .  .  .  . ${gap}.  .C
       .  .  .  . |.B . `;
    const drawing = readDrawing(wall('|'));
    expect(look(drawing, drawing.space('A'), drawing.space('B'))).toBe('32 V(4,3)');
    expect(look(drawing, drawing.space('A'), drawing.space('C'))).toBe('seen');
    const broken = readDrawing(wall(' '));
    expect(look(broken, broken.space('A'), broken.space('B'))).toBe('seen');
    const short = readDrawing(wall('|').replace('|.B', ' .B'));
    expect(look(short, short.space('A'), short.space('B'))).toBe('seen'); // no longer reaches B's own edge
  });

  test('APX-LOS-32 met at an inner point of the wall', () => {
    const drawing = readDrawing(`
     2  2  2A . |.
     .  .  .  . |.
     .  .  .  . |.
     .  .  .  . |.
     .  .  .  . |.
     .  .  .  . |.
     .  .  .  . |.B`);
    expect(look(drawing, drawing.space('A'), drawing.space('B'))).toBe('32 joint(4,5)');
  });

  test('APX-LOS-32 leaving a level 1 roof by its corner', () => {
    const drawing = readDrawing(`
     2A 1  1  1  .  .
     1  1  1  1  .  .
     1  1  1  1  .  .
     1  1  1  1  .  .
     .  .  .  .  .B .
     .  .  .  .  .  .C`);
    expect(look(drawing, drawing.space('A'), drawing.space('B'))).toBe('32 joint(4,4)');
    expect(look(drawing, drawing.space('A'), drawing.space('C'))).toBe('seen');
  });
});

describe('barriers', () => {
  test('APX-LOS-26 one barrier per edge, as high as the highest on it', () => {
    const drawing = readDrawing(' .A|1  1B');
    const [met] = sight(drawing.lattice, drawing.space('A'), drawing.space('B')).by;
    expect(met?.height).toBe(2);
    expect(sight(drawing.lattice, drawing.space('A'), drawing.space('B')).by).toHaveLength(1);
  });

  test('APX-LOS-27 two walls at a right angle block into the angle and not past it', () => {
    const drawing = readDrawing(`
     .A .C
        --
     .D|.B`);
    expect(look(drawing, drawing.space('A'), drawing.space('B'))).toBe('30 joint(1,1)');
    expect(look(drawing, drawing.space('D'), drawing.space('C'))).toBe('seen');
  });

  test('APX-LOS-27 rocks that touch at a corner leave the gap between them open', () => {
    expect(
      lookAB(`
       .A .r
       .r .B`),
    ).toBe('seen');
  });

  test('APX-LOS-27 a joint is as high as its lower side', () => {
    const joint = readDrawing(`
     1A .  2
     1  .  2
     1  . |.B .
     1  . |.  . `);
    const { by, rule } = sight(joint.lattice, joint.space('A'), joint.space('B'));
    expect([rule, by.map(named)]).toEqual(['APX-LOS-31', ['joint(2,2)']]);
    expect(by[0]?.height).toBe(1);
  });

  test('APX-LOS-28 a rock casts its shadow from where the line leaves it', () => {
    expect(rowFromA(' 1  1A .  .r .  .  .  . ')).toBe('++++11++');
    const corner = readDrawing(`
     1  1  .  .  .  .  .
     1  1A .  .  .  .  .
     .  .  .  .  .  .  .
     .  .  .  .r .  .  .
     .  .  .  .  .  .  .
     .  .  .  .  .  .B .
     .  .  .  .  .  .  .C`);
    expect(look(corner, corner.space('A'), corner.space('B'))).toBe('31 space(3,3)');
    expect(look(corner, corner.space('A'), corner.space('C'))).toBe('seen');
  });

  test('APX-LOS-28 where the line leaves a rock by a corner both lines must block', () => {
    // At the corner (2,1) the line x = 2 would hide B, but y = 1 is the extension of A's own side.
    expect(
      lookAB(`
       2A 1r .  .
       .  .  .  .B`),
    ).toBe('seen');
  });

  test('APX-LOS-28 a rock on the space of either end is ignored', () => {
    const drawing = readDrawing(' .r .  .r');
    expect(look(drawing, { x: 0, y: 0 }, { x: 2, y: 0 })).toBe('seen');
    expect(look(drawing, { x: 0, y: 0 }, { x: 1, y: 0, level: 0 })).toBe('seen');
  });

  test('APX-LOS-28 a rock hides the far corner of its own space', () => {
    const drawing = readDrawing(`
     .A .  .r .
          B  C
     .  .  .  . `);
    expect(look(drawing, drawing.space('A'), drawing.point('C', 0))).toBe('30 space(2,0)');
    expect(look(drawing, drawing.space('A'), drawing.point('B', 0))).toBe('seen');
    const above = readDrawing(`
     1A .r .
          X
     1  .  . `);
    expect(look(above, above.space('A'), above.point('X', 0))).toBe('31 space(1,0)');
    const twice = readDrawing(`
     2A .r .
          X
     2  .  . `);
    expect(look(twice, twice.space('A'), twice.point('X', 0))).toBe('32 space(1,0)');
  });

  test('APX-LOS-29 the foot of a roof is hidden unless the viewer stands on its line', () => {
    const drawing = readDrawing(
      `
     1  1  1  1  1  .
     1  1  1  1  1  .
             X
     .  .  .  .  .  . `,
    );
    expect(look(drawing, { x: 0, y: 1 }, drawing.point('X', 0))).toBe('seen');
    expect(look(drawing, { x: 0, y: 0 }, drawing.point('X', 0))).toBe('31 foot(3,2)');
    expect(look(drawing, { x: 0, y: 1 }, { x: 5, y: 1, level: 0 })).toBe('31 foot(5,1)');
  });

  test('APX-LOS-29 an ignored foot leaves the barriers before it to be judged', () => {
    const drawing = readDrawing(`
     1  1  1  .  .  .  1  1  1
     1  1  1  .  .  .  1  1  1
     .  .  .  .  .  .  .  .  . `);
    expect(look(drawing, { x: 1, y: 1 }, { x: 8, y: 2, level: 0 })).toBe('31 V(6,1)');
    expect(look(drawing, { x: 1, y: 1 }, { x: 6, y: 2, level: 0 })).toBe('seen');
  });

  test('APX-LOS-29 from level 2 the foot of a level 1 roof is always hidden', () => {
    const drawing = readDrawing(`
     2  2  1  1  .  .
     2  2  1  1  .  .
     2  2  1  1  .  .
     2  2  1  1  .  . `);
    expect(look(drawing, { x: 1, y: 1 }, { x: 4, y: 2, level: 0 })).toBe('32 foot(4,2)');
    expect(look(drawing, { x: 1, y: 1 }, { x: 6, y: 2, level: 0 })).toBe('seen');
  });

  test('APX-LOS-33 at a joint both sides must block, each by its own lines', () => {
    const building = readDrawing(`
     2  2  2  .  .  .
     2  2  2  .  .  .
     2  2  2  .  .  .
     .  .  .  .  .  .
     .  .  .  .  .  . `);
    expect(look(building, { x: 1, y: 2 }, { x: 4, y: 3 })).toBe('seen');
    expect(look(building, { x: 0, y: 1 }, { x: 5, y: 4 })).toBe('31 joint(3,3)');
    const corner = readDrawing(`
     2  2  .
     2  2A .
           --
     .  . |.B`);
    expect(look(corner, corner.space('A'), corner.space('B'))).toBe('seen');
  });

  test('APX-LOS-34 X is counted from the side that faces the line, or from the point', () => {
    const away = (text: string, from: Space | Intersection, to: Space): number | undefined => {
      const { lattice } = readDrawing(text);
      const back = 'level' in from ? sight(lattice, to, from) : sight(lattice, from, to);
      return back.weighed.at(-1)?.shadows[0]?.away;
    };
    const roof = `
     .  .  1  1  1  .  .
     .  .  1  1  1  .  . `;
    expect(away(roof, { x: 2, y: 0 }, { x: 6, y: 0 })).toBe(2);
    expect(away(roof, { x: 4, y: 0 }, { x: 0, y: 0 })).toBe(2);
    expect(away(roof, { x: 3, y: 1, level: 1 }, { x: 6, y: 0 })).toBe(2);
    expect(away(roof, { x: 3, y: 1, level: 1 }, { x: 0, y: 0 })).toBe(1);
  });
});
