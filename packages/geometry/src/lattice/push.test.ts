import { describe, expect, test } from 'vitest';
import { awayFrom, type Direction, type Push, push, readDrawing, type Space, space } from './index.js';

/** A is pushed; the others drawn in capitals stand in the way. */
function pushA(text: string, direction: Direction, spaces = 1, figures: readonly Space[] = []): Push {
  const drawing = readDrawing(text);
  return push(drawing.lattice, drawing.space('A'), direction, spaces, [drawing.space('A'), ...figures]);
}

describe('push', () => {
  test('APX-PUSH-01 APX-PUSH-02 straight on, space by space, up to the number', () => {
    expect(pushA(' .A .  .  .  . ', 'E', 3)).toMatchObject({
      path: [space(1, 0), space(2, 0), space(3, 0)],
      end: space(3, 0),
      collision: undefined,
      cause: undefined,
    });
    expect(pushA(' .A .  . ', 'E', 0)).toMatchObject({ path: [], end: space(0, 0) });
  });

  test('APX-PUSH-02 away from the pusher, in the nearest of the eight directions', () => {
    expect(awayFrom(space(1, 1), space(2, 1))).toBe('E');
    expect(awayFrom(space(1, 1), space(0, 0))).toBe('NW');
    expect(awayFrom(space(0, 0), space(2, 5))).toBe('S');
    expect(awayFrom(space(0, 0), space(3, 5))).toBe('SE');
    expect(awayFrom(space(0, 0), space(-5, 2))).toBe('W');
    expect(awayFrom(space(0, 0), space(5, -3))).toBe('NE');
    expect(() => awayFrom(space(0, 0), space(0, 0))).toThrow(RangeError);
  });

  test('APX-PUSH-03 off the map, up, against a Legend or across an edge: collision, and the Legend stays', () => {
    expect(pushA(' .A . ', 'W')).toMatchObject({
      collision: 'A',
      cause: 'off-map',
      end: space(0, 0),
      path: [],
    });
    expect(pushA(' .A 1 ', 'E')).toMatchObject({ collision: 'A', cause: 'higher', end: space(0, 0) });
    expect(pushA(' .A . ', 'E', 1, [space(1, 0)])).toMatchObject({ collision: 'A', cause: 'occupied' });
    for (const mark of 'brthd') expect(pushA(` .A .${mark}`, 'E')).toMatchObject({ cause: 'occupied' });
    for (const mark of '|#:;$')
      expect(pushA(` .A${mark}. `, 'E')).toMatchObject({
        collision: 'A',
        cause: 'edge',
        rule: 'APX-PUSH-03',
      });
  });

  test('APX-PUSH-03 APX-PUSH-11 APX-EX-61 through the joint of low wall and bin: collision', () => {
    const pushed = pushA(
      `
       .  .  .
       $$ ::
       .A .  . `,
      'NE',
    );
    expect(pushed).toMatchObject({ collision: 'A', cause: 'corner', end: space(0, 1), path: [] });
    expect(pushed.elements.map(e => e.object.kind).sort()).toEqual(['low-wall', 'supply-bin']);
  });

  test('APX-PUSH-06 a collision ends the push, after the spaces already entered', () => {
    expect(pushA(' .A .  .  . ', 'E', 3, [space(2, 0)])).toMatchObject({
      path: [space(1, 0)],
      end: space(1, 0),
      collision: 'A',
      next: space(2, 0),
    });
  });

  test('APX-PUSH-03 where several causes apply the first is named', () => {
    expect(pushA(' .A|1 ', 'E')).toMatchObject({ cause: 'higher' });
    expect(pushA(' .A:.b', 'E')).toMatchObject({ cause: 'edge' });
  });

  const LEDGE = `
     1  1A .  .
     1  1  .b .
           ::
     1  1  .  . `;

  test('APX-PUSH-04 APX-EX-60 down onto a beacon: collision, the controller places it beside the beacon', () => {
    const drawing = readDrawing(LEDGE);
    const pushed = push(drawing.lattice, space(1, 1), 'E', 1);
    expect(pushed).toMatchObject({ collision: 'B', cause: 'occupied-lower', end: undefined, path: [] });
    expect(pushed.options).toEqual([space(2, 0), space(3, 0), space(3, 1), space(3, 2)]);
  });

  test('APX-PUSH-04 with no free space beside it the Legend stays', () => {
    const pushed = pushA(' 1A .d', 'E');
    expect(pushed).toMatchObject({ collision: 'B', end: space(0, 0), options: [] });
  });

  test('APX-PUSH-04 a canyon is free for the falling Legend; a case of APX-PUSH-03 comes first', () => {
    expect(pushA(' 1A .b .~', 'E').options).toEqual([space(2, 0)]);
    expect(pushA(' 1A:.b . ', 'E')).toMatchObject({ collision: 'A', cause: 'edge' });
  });

  test('APX-PUSH-07 down to a free space, however deep, is no collision', () => {
    expect(pushA(' 2A .  . ', 'E', 2)).toMatchObject({
      collision: undefined,
      path: [space(1, 0), space(2, 0)],
      end: space(2, 0),
    });
  });

  test('APX-PUSH-08 neither climbing costs nor points matter: a long push goes on as far as it says', () => {
    expect(pushA(` .A${' . '.repeat(9)}`, 'E', 9).path).toHaveLength(9);
  });

  test('APX-PUSH-10 only what stands on the own level bars: walls below the roof do not, a low wall on its edge does', () => {
    expect(pushA(' 1A . ', 'E')).toMatchObject({ collision: undefined });
    expect(pushA(' 1A:. ', 'E')).toMatchObject({ collision: 'A', cause: 'edge' });
    expect(pushA(' 1A|. ', 'E')).toMatchObject({ collision: 'A', cause: 'edge' });
  });

  test('APX-PUSH-10 diagonally from roof to roof where the buildings touch: none; between them on the ground: collision', () => {
    const roofs = `
       1  .B
       .A 1 `;
    const drawing = readDrawing(roofs);
    expect(push(drawing.lattice, space(0, 0), 'SE', 1)).toMatchObject({
      collision: undefined,
      end: space(1, 1),
    });
    expect(push(drawing.lattice, space(0, 1), 'NE', 1)).toMatchObject({ collision: 'A', cause: 'corner' });
  });

  test('APX-PUSH-10 a sheer level 2 side reaches level 1', () => {
    const drawing = readDrawing(`
     1A 2
     2  1 `);
    expect(push(drawing.lattice, space(0, 0), 'SE', 1)).toMatchObject({ collision: 'A', cause: 'corner' });
  });

  test('APX-PUSH-11 past the outer corner of connected elements: no collision', () => {
    expect(
      pushA(
        `
       .A|.
          --
       .  . `,
        'SE',
      ),
    ).toMatchObject({ collision: undefined });
    expect(
      pushA(
        `
       .A .
          --
       . |. `,
        'SE',
      ),
    ).toMatchObject({ collision: 'A', cause: 'corner' });
  });

  test('APX-OBJ-22 a canyon stops the push without a collision', () => {
    expect(pushA(' .A .  .~ . ', 'E', 3)).toMatchObject({
      path: [space(1, 0), space(2, 0)],
      end: space(2, 0),
      collision: undefined,
      cause: 'canyon',
    });
  });

  test('APX-OBJ-24 a Legend on a canyon cannot be pushed', () => {
    const { lattice } = readDrawing(' .~ . ');
    expect(push(lattice, space(0, 0), 'E', 2)).toMatchObject({
      path: [],
      end: space(0, 0),
      collision: undefined,
      cause: 'canyon',
    });
  });

  test('APX-OBJ-07 nobody is pushed onto a roof ringed with edge walls', () => {
    const open = readDrawing(`
     2  .
     . #1 #.
        ##
     .  .  . `);
    expect(push(open.lattice, space(0, 0), 'SE', 1)).toMatchObject({ path: [space(1, 1)] });
    const ringed = readDrawing(`
     2  .
        ##
     . #1 #.
        ##
     .  .  . `);
    expect(push(ringed.lattice, space(0, 0), 'SE', 1)).toMatchObject({ path: [], collision: 'B' });
  });
});
