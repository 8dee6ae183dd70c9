import { describe, expect, test } from 'vitest';
import { isSame, pathTo, reach, readDrawing, type Space, space } from './index.js';

/** The least cost at which a move from A can end on each space, as rows of letters. */
function reachA(text: string, points: number, figures: readonly Space[] = []): readonly string[] {
  const drawing = readDrawing(text);
  const { lattice } = drawing;
  const from = drawing.space('A');
  const stops = reach(lattice, from, points, figures);
  const rows: string[] = [];
  for (let y = 0; y < lattice.height; y++) {
    let row = '';
    for (let x = 0; x < lattice.width; x++) {
      const stop = stops.find(s => s.mayEnd && isSame(s.space, { x, y }));
      row += isSame(from, { x, y }) ? '@' : stop ? stop.cost : '.';
    }
    rows.push(row);
  }
  return rows;
}

describe('reach of one move action', () => {
  test('APX-MOVE-01 APX-MOVE-02 APX-EX-08 with 2 MP none, one or two spaces on open ground', () => {
    const open = `
       .  .  .  .  .
       .A .  .  .  .
       .  .  .  .  . `;
    expect(reachA(open, 2)).toEqual(['112..', '@12..', '112..']);
    expect(reachA(open, 0)).toEqual(['.....', '@....', '.....']);
    expect(reachA(open, 1)).toEqual(['11...', '@1...', '11...']);
  });

  test('APX-MOVE-10 APX-EX-06 up to the beacon, but not onto it', () => {
    expect(
      reachA(
        `
       .  .  .  .
       .  .A .  .b
       .  .  .  . `,
        2,
      ),
    ).toEqual(['1112', '1@1.', '1112']);
  });

  test('APX-MOVE-06 APX-MOVE-15 APX-EX-07 a bin beyond the next space is too dear for what is left', () => {
    expect(reachA(' .A . $. ', 2)).toEqual(['@1.']);
    expect(reachA(' .A . $. ', 3)).toEqual(['@13']);
  });

  test('APX-MOVE-09 APX-MOVE-36 APX-EX-09 through a Legend without surcharge, but nobody stops there', () => {
    expect(reachA(' .A .  . ', 2, [space(1, 0)])).toEqual(['@.2']);
    expect(reachA(' .A .  . ', 1, [space(1, 0)])).toEqual(['@..']);
    expect(reachA(' .A .d . ', 2)).toEqual(['@.2']);
  });

  test('APX-MOVE-08 the mover itself does not bar its own space', () => {
    const { lattice } = readDrawing(' .A .');
    expect(reach(lattice, space(0, 0), 1, [space(0, 0)])[0]).toMatchObject({ cost: 0, mayEnd: true });
  });

  test('APX-OBJ-21 APX-MOVE-36 a canyon ends the move', () => {
    expect(reachA(' .A .~ . ', 5)).toEqual(['@1.']);
    expect(
      reachA(
        `
       .A .~ .
       .  .  . `,
        5,
      ),
    ).toEqual(['@12', '112']);
  });

  test('APX-OBJ-21 APX-MOVE-36 a canyon with somebody on it cannot be entered', () => {
    expect(reachA(' .A .~ . ', 5, [space(1, 0)])).toEqual(['@..']);
  });

  test('APX-MOVE-06 the cheapest way is found and told, step by step', () => {
    const drawing = readDrawing(`
     .A 1  2C
     . |. |. `);
    const stops = reach(drawing.lattice, drawing.space('A'), 4);
    const top = stops.find(s => isSame(s.space, drawing.space('C')));
    expect(top?.cost).toBe(4);
    expect(top && pathTo(top)).toEqual([space(0, 0), space(1, 0), space(2, 0)]);
    expect(top?.charges.map(c => c.rule)).toEqual(['APX-MOVE-14', 'APX-MOVE-17']);
    expect(stops.map(s => s.cost)).toEqual([...stops.map(s => s.cost)].sort((a, b) => a - b));
  });
});
