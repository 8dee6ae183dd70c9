import { unlike } from '@potyczka/kit/testing';
import { describe, expect, test } from 'vitest';
import { type Position, scene } from '../fixtures/scene.js';

/** Where the rulebook leaves something open: what the ledger decided, told apart from the other reading. */

const on = (map: string, more: Position = {}) => {
  const away = map.includes('B') ? { PF: null, WR: null } : { PF: null, BL: null, WR: null };
  return scene({ map, ...more, at: { ...away, ...more.at } });
};
const HIDDEN = 'APX-SHOOT-03 not-in-sight';
const shoots = (map: string, more: Position = {}) => on(map, more).why('shoot:BL:0');
const cost = (map: string, to: string, more: Position = {}) =>
  on(map, { hand: { GB: ['GB-F-8'] }, ...more }).shows(`move:${to}`).preview?.cost;
/** Two spaces that touch at a corner, and what stands on the other two. */
const corner = (a: string, b: string, from = '.', to = '.') => `
 ${from}G ${a} 
 ${b}  ${to}B `;

describe('sight', () => {
  test('APX-GAP-1 the shadow is counted in rows from the whole line of the wall, not as a distance from the wall', () => {
    const rows: string[] = Array.from({ length: 10 }, (_, y) =>
      y === 0 ? ' 1G .  .  . ' : y === 6 ? ' .  . |.  . ' : ' .  .  .  . ',
    );
    rows[8] = ' .  .  .B . ';
    // the line crosses the wall in the seventh row and ends two rows further down, in the first row behind it
    expect(unlike(undefined, shoots(rows.join('\n')))).toBe(HIDDEN);
    rows[6] = ' .  .  .  . ';
    expect(shoots(rows.join('\n'))).toBeUndefined();
  });

  test('APX-GAP-2 a corner on the far border of the shadow lies in it; where there is no shadow none does', () => {
    const domes = (row: string) =>
      on(`${row}\n${row.replace('G', ' ')}`)
        .picks('ability:GB-A-1')
        .options();
    const ground = (row: string) => domes(row).filter(key => key.endsWith(',1,0'));
    expect(ground(' 1G .  .  . ')).toEqual(['2,1,0', '3,1,0']);
    expect(unlike(['3,1,0'], ground(' 1G 1  .  . '))).toEqual([]);
  });

  test('APX-GAP-3 the joint of two blockers is as high as the lower one', () => {
    expect(unlike(HIDDEN, shoots(corner('2', '1', '1', '1')))).toBeUndefined();
    expect(shoots(corner('2', '2', '1', '1'))).toBe(HIDDEN);
  });

  test('APX-GAP-4 what touches the line from one side only does not cross it', () => {
    expect(shoots(corner('1', '1'))).toBe(HIDDEN);
    for (const [a, b] of [
      ['1', '.'],
      ['.', '2'],
    ] as const)
      expect(unlike(HIDDEN, shoots(corner(a, b)))).toBeUndefined();
  });

  const hides = (map: string) => on(map).shows('shoot:BL:0').preview?.shot?.hidden;

  test('APX-GAP-5 a line that touches the outer corner of two low walls does not cross them', () => {
    const bent = `
      .  . :.
        ::
      .  .G .
      .  .  .B`;
    const through = `
      .G .  .
        ::
      . :.B .
      .  .  . `;
    expect(hides(through)).toBe(true);
    expect(unlike(true, hides(bent))).toBe(false);
  });

  test('APX-GAP-6 from higher than two levels the shadow grows with each level', () => {
    const behind = (level: string, n: number) => shoots(` ${level}G ${level} ${' . '.repeat(n)} .B `);
    const firstSeen = (level: string) => [0, 1, 2, 3, 4].find(n => behind(level, n) === undefined);
    expect([firstSeen('1'), firstSeen('2')]).toEqual([1, 2]);
    expect(unlike(firstSeen('2'), firstSeen('3'))).toBe(3);
  });

  test('APX-GAP-7 of a rock the edge counts by which the line leaves it towards the lower end', () => {
    const behind = (n: number) => shoots(` 1G .  .r${' . '.repeat(n)} .B `);
    expect([0, 1].map(behind)).toEqual([HIDDEN, HIDDEN]);
    // counted from the near edge the second row would be in sight
    expect(unlike([HIDDEN, undefined, undefined], [0, 1, 2].map(behind))).toEqual([
      HIDDEN,
      HIDDEN,
      undefined,
    ]);
  });

  test('APX-GAP-52 a wall of two edges is one blocker: the row behind it is hidden where the line crosses its other edge', () => {
    const own = (edges: string) =>
      [' 2G .  .  . ', ' .  .  .  . ', `      ${edges}`, ' .  .  .  .B'].join('\n');
    expect(unlike(undefined, shoots(own(' -- --')))).toBe(HIDDEN);
    expect(shoots(own(' --'))).toBeUndefined();
  });
});

describe('moves', () => {
  test('APX-GAP-8 from roof to roof through the corner at which they touch costs 1 more', () => {
    expect(unlike(1, cost('\n 1G . \n .  1 ', '1,1'))).toBe(2);
    expect(cost('\n 1G 1 \n .  1 ', '1,1')).toBe(1);
  });

  test('APX-GAP-9 down over a low wall on the own roof costs 1 more, down alone does not', () => {
    expect(unlike(cost(' 1G . ', '1,0'), cost(' 1G:. ', '1,0'))).toBe(2);
  });

  test('APX-GAP-10 two ground spaces at the joint of two buildings are adjacent, though nobody sees through it', () => {
    const s = on(corner('1', '1'));
    expect(s.why('shoot:BL:0')).toBe(HIDDEN);
    expect(unlike('APX-MELEE-01 not-adjacent', s.why('melee:BL'))).toBeUndefined();
    expect(on(' .G|.B ').why('melee:BL')).toBe('APX-MELEE-01 not-adjacent');
  });

  test('APX-GAP-11 where three elements meet the lesser side counts', () => {
    const three = `
      .G|.
      --
      2  . `;
    expect(unlike(undefined, cost(three, '1,1'))).toBe(2);
    expect(on('\n .G 2 \n --\n 2  . ').why('move:1,1')).toBe('APX-MOVE-06 too-far-to-walk');
  });

  test('APX-GAP-54 one obstacle beside the corner of a building to be climbed costs nothing, two that bar both sides do', () => {
    const climb = (top: string, left: string) => cost(`\n .G${top}. \n${left}\n .  1 `, '1,1');
    expect(climb('|', '   ')).toBe(2);
    expect(unlike(climb('|', '   '), climb('|', ' --'))).toBe(3);
  });

  test('APX-GAP-48 a zipline ends beside the other anchor on its level or lower, obstacles or not', () => {
    const anchor = (x: number, y: number) =>
      ({
        kind: 'anchor',
        owner: 'PF',
        token: 'PF-A-2',
        spot: { on: 'point', at: { x, y, level: 0 } },
      }) as const;
    const s = on('\n .G .  .  . |. \n .  .  .  .  1 ', { figures: [anchor(1, 1), anchor(4, 1)] });
    s.picks(s.options().find(o => o.startsWith('zip')) ?? '');
    expect(unlike(['3,0', '3,1'], s.options().toSorted())).toEqual(['3,0', '3,1', '4,0']);
  });
});
