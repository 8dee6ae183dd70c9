import { describe, expect, test } from 'vitest';
import { type Cover, cover, readDrawing } from './index.js';

const named = (c: Cover): string =>
  c.rule === 'APX-SHOOT-47'
    ? `${c.object.kind} (${c.at.x},${c.at.y})`
    : `${c.element.object.kind} ${c.element.at.side}(${c.element.at.x},${c.element.at.y})${'joint' in c ? ' by joint' : ''}`;

/** What a target on B hides behind from a shooter on A. */
const hides = (text: string, from = 'A', to = 'B'): string => {
  const drawing = readDrawing(text);
  return cover(drawing.lattice, drawing.space(from), drawing.space(to)).map(named).join(', ');
};

describe('cover', () => {
  test('APX-SHOOT-43 the line crosses the object and the target is adjacent to it', () => {
    expect(hides(' .A . :.B')).toBe('low-wall V(2,0)');
    expect(hides(' .A . :.B', 'B', 'A')).toBe(''); // A is not adjacent to the low wall
    expect(hides(' .A:.B')).toBe('low-wall V(1,0)');
    expect(hides(' .A:.B', 'B', 'A')).toBe('low-wall V(1,0)');
    expect(
      hides(`
       .A .  .
       .  . :.B`),
    ).toBe('low-wall V(2,1)');
  });

  test('APX-SHOOT-43 beside the line or not on the level of the target it gives none', () => {
    expect(
      hides(`
       .A .B:. `),
    ).toBe('');
    expect(hides(' .A . ;1B')).toBe('low-edge-wall V(2,0)');
    expect(hides(' 1A:.B')).toBe(''); // the low wall stands on the roof
    expect(hides(' 1A:.B', 'B', 'A')).toBe('low-wall V(1,0)');
  });

  test('APX-SHOOT-46 low walls, bins, beacons and heat shields give cover, walls and rocks do not', () => {
    expect([':', ';', '$', '|', '#'].map(mark => hides(` .A${mark}.B`) !== '')).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(['b', 'h', 'r', 'd', '~'].map(mark => hides(` .A .${mark} .B`) !== '')).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test('APX-SHOOT-44 APX-EX-55 through the joint of bin and low wall, adjacent to the low wall', () => {
    const text = `
       .  .  .B
          $$ ::
       .  .  .C
       .A .  . `;
    expect(hides(text)).toBe('low-wall H(2,1) by joint');
    expect(hides(text, 'B', 'A')).toBe('');
  });

  test('APX-SHOOT-44 the other element need not give cover itself', () => {
    expect(
      hides(`
       .  .B
       -- ::
       .A . `),
    ).toBe('low-wall H(1,1) by joint');
    expect(
      hides(`
       .  .B
       ::
       .A . `),
    ).toBe('');
    expect(
      hides(`
       1  .B
          ::
       .A . `),
    ).toBe('low-wall H(1,1) by joint'); // the building's walls bar the other side
  });

  test('APX-SHOOT-44 touching the outer corner of a right angle is not crossing it', () => {
    expect(
      hides(`
       .  .A
          ::
       .B$. `),
    ).toBe('');
    expect(
      hides(`
       .A .
          ::
       . $.B`),
    ).toBe('low-wall H(1,1) by joint, supply-bin V(1,1) by joint');
  });

  test('APX-SHOOT-44 low walls on a roof corner are not joined to the building below', () => {
    const roof = `
       1B;.
       .  .A`;
    expect(hides(roof)).toBe('');
    expect(
      hides(`
       1B;.
       ;;
       .  .A`),
    ).toBe('low-edge-wall V(1,0) by joint, low-edge-wall H(0,1) by joint');
  });

  test('APX-SHOOT-47 an object on a space: the line runs through it and the target is adjacent', () => {
    expect(hides(' .A .b .B')).toBe('beacon (1,0)');
    expect(hides(' .A .b .  .B')).toBe('');
    expect(hides(' .A 1h .B')).toBe(''); // not on one level
    expect(hides(' .A .b:.B')).toBe('low-wall V(2,0)'); // the low wall is between, but covers itself
  });

  test('APX-SHOOT-47 touching the corner of its space is not enough', () => {
    expect(
      hides(`
       .A .b
       .  .B`),
    ).toBe('');
    expect(
      hides(`
       .A .h .
       .  .  .B`),
    ).toBe('heat-shield (1,0)');
  });
});
