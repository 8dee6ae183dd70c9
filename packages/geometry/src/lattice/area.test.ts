import { describe, expect, test } from 'vitest';
import {
  type AreaSpace,
  area,
  landing,
  PATTERNS,
  type PatternName,
  readDrawing,
  type Space,
  sight,
  sourceLevel,
  space,
} from './index.js';

/** `x` where a Legend is affected, `-` on another level, `#` behind a blocker. */
function blast(text: string, source: Space | string, shape: PatternName, aerial = false): readonly string[] {
  const drawing = readDrawing(text);
  const at = typeof source === 'string' ? drawing.space(source) : source;
  const found = area(drawing.lattice, at, PATTERNS[shape], { aerial });
  const letter = (a: AreaSpace | undefined): string =>
    !a ? '.' : a.affected ? 'x' : a.why === 'level' ? '-' : '#';
  return drawing.plan.levels.map((row, y) =>
    row.map((_, x) => letter(found.find(a => a.space.x === x && a.space.y === y))).join(''),
  );
}

const OPEN = Array.from({ length: 5 }, () => ' .  .  .  .  . ').join('\n');

describe('areas', () => {
  test('APX-AOE-01 the pattern holds the source', () => {
    expect(blast(OPEN, space(2, 2), '3x3')).toEqual(['.....', '.xxx.', '.xxx.', '.xxx.', '.....']);
    expect(blast(OPEN, space(2, 2), '5x5')).toEqual(Array.from({ length: 5 }, () => 'xxxxx'));
    for (const shape of Object.values(PATTERNS)) expect(shape).toContainEqual(space(0, 0));
  });

  test('APX-AOE-01 a line of five along either axis, and five by four in each direction', () => {
    expect(blast(OPEN, space(2, 2), '1x5-h')).toEqual(['.....', '.....', 'xxxxx', '.....', '.....']);
    expect(blast(OPEN, space(2, 2), '1x5-v')).toEqual(Array.from({ length: 5 }, () => '..x..'));
    expect(blast(OPEN, space(2, 4), '5x4-N')).toEqual(['.....', 'xxxxx', 'xxxxx', 'xxxxx', 'xxxxx']);
    expect(blast(OPEN, space(2, 0), '5x4-S')).toEqual(['xxxxx', 'xxxxx', 'xxxxx', 'xxxxx', '.....']);
    expect(blast(OPEN, space(0, 2), '5x4-E')).toEqual(Array.from({ length: 5 }, () => 'xxxx.'));
    expect(blast(OPEN, space(4, 2), '5x4-W')).toEqual(Array.from({ length: 5 }, () => '.xxxx'));
  });

  test('APX-AOE-02 APX-EX-57 APX-EX-113 each space has its place in the pattern: 20 on the centre, 10 around it', () => {
    const { lattice } = readDrawing(OPEN);
    const bangalore = space(3, 2); // the grenade lies directly left of her
    const hit = area(lattice, space(2, 2), PATTERNS['3x3'], { aerial: false });
    const damage = (at: Space): number | undefined => {
      const on = hit.find(a => a.affected && a.space.x === at.x && a.space.y === at.y);
      return on && (on.offset.x === 0 && on.offset.y === 0 ? 20 : 10);
    };
    expect([damage(bangalore), damage(space(2, 2)), damage(space(4, 2))]).toEqual([10, 20, undefined]);
  });

  const THUNDER = `
     .  .  .  .  .
     1  1  .  .  .
     1  1  .  . |.
     .  .  .S . |. `;

  test('APX-AOE-03 APX-EX-59 APX-EX-112 aerial reaches behind walls and onto roofs, others do not', () => {
    expect(blast(THUNDER, 'S', '5x4-N', true)).toEqual(Array.from({ length: 4 }, () => 'xxxxx'));
    expect(blast(THUNDER, 'S', '5x4-N')).toEqual(['##xxx', '--xxx', '--xx#', 'xxxx#']);
  });

  test('APX-AOE-04 neither up nor down', () => {
    expect(blast(' .  1S 2  1 ', 'S', '3x3')).toEqual(['-x-.']);
    expect(blast(' .S .  1 ', 'S', '1x5-h')).toEqual(['xx-']);
  });

  test('APX-AOE-05 connected elements hold it off at their joint', () => {
    expect(
      blast(
        `
       .  .  .
             --
       .  .S|.
          --
       .  .  . `,
        'S',
        '3x3',
      ),
    ).toEqual(['xxx', 'xx#', 'x##']);
    expect(
      blast(
        `
       .  . |.
       .  .S|.
       .  .  . `,
        'S',
        '3x3',
      ),
    ).toEqual(['xx#', 'xx#', 'xxx']);
  });

  test('APX-AOE-06 on a roof only what is higher than the roof holds it off', () => {
    expect(blast(' 1S .  1  1 ', 'S', '1x5-h')).toEqual(['x-x.']);
    expect(blast(' 1S .  2  1 ', 'S', '5x4-E')).toEqual(['x--#']);
    expect(blast(' 1S 1 |1 ', 'S', '1x5-h')).toEqual(['xx#']);
  });

  test('APX-AOE-06 APX-USE-14 from off the map it still reaches in, and what stands on the border counts', () => {
    expect(blast(OPEN, space(-1, 2), '3x3')).toEqual(['.....', 'x....', 'x....', 'x....', '.....']);
    expect(blast(OPEN, space(-1, 2), '5x5')).toEqual(['xx...', 'xx...', 'xx...', 'xx...', 'xx...']);
    const border = `
     |.  .
      .  .
     |.  . `;
    expect(blast(border, space(-1, 1), '3x3')).toEqual(['x.', 'x.', 'x.']); // only the walls' ends are touched
    expect(blast(border, space(-1, 0), '3x3')).toEqual(['#.', 'x.', '..']);
    expect(blast(OPEN, space(-40, 2), '5x5')).toEqual(Array.from({ length: 5 }, () => '.....'));
  });
});

describe('grenades', () => {
  test('APX-USE-10 APX-EX-58 on an object the grenade has its level', () => {
    const { lattice } = readDrawing(' .c .b 1r 1  . ');
    expect([0, 1, 2, 3, 4].map(x => sourceLevel(lattice, space(x, 0)))).toEqual([1, 0, 2, 1, 0]);
    expect(
      blast(
        `
       .  .c 1
       .  .  1 `,
        space(1, 0),
        '3x3',
      ),
    ).toEqual(['--x', '--x']);
  });

  test('APX-USE-11 off the map it lies on level 0', () => {
    const { lattice } = readDrawing(' 1 ');
    expect(sourceLevel(lattice, space(-1, 0))).toBe(0);
    expect(blast(' 1  . ', space(-1, 0), '5x5')).toEqual(['-#']);
  });

  test('APX-USE-04 it may land where the thrower does not see, on another level, on an occupied space', () => {
    const { lattice } = readDrawing(' .A|1d 1 ');
    expect(sight(lattice, space(0, 0), space(1, 0)).seen).toBe(false);
    const hit = area(lattice, space(1, 0), PATTERNS['3x3'], { aerial: false }).filter(a => a.affected);
    expect(hit.map(a => a.space)).toEqual([space(1, 0), space(2, 0)]);
  });

  test('APX-USE-06 APX-USE-09 APX-EX-56 each arrow shifts it one space in turn, a card without an arrow does not', () => {
    expect(landing(space(5, 5), ['SW', 'E'])).toEqual(space(5, 6));
    expect(landing(space(5, 5), [undefined, 'N', undefined])).toEqual(space(5, 4));
    expect(landing(space(5, 5), [])).toEqual(space(5, 5));
  });

  test('APX-USE-07 APX-USE-08 nothing limits the shift, and off the map it goes on', () => {
    expect(landing(space(0, 0), ['W', 'NW'])).toEqual(space(-2, -1));
    expect(landing(space(0, 0), ['W', 'E'])).toEqual(space(0, 0));
  });
});
